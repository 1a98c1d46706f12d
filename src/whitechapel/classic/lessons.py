"""How somebody who never held the box learns Mr. Jack: ten lessons, six minutes."""

from dataclasses import replace

from whitechapel.classic.layout import ESCAPE, RIGHT_ACCUSATION
from whitechapel.classic.teaching import (
    CANT_BE_JACK,
    DARK_SOON,
    SEEN,
    ended,
    play_of,
    position,
    said_of,
    said_split,
    sees,
    shuts_north_west,
    split,
    told_apart,
    why_not_told_apart,
    why_she_leaves,
)
from whitechapel.core.lessons import Lesson, Play, Task
from whitechapel.core.types import Seat

_SCATTERED = {"holmes": "g4", "lestrade": "e6", "gull": "f10", "stealthy": "a4", "watson": "i5"}
"""Everybody stands in the dark but Bert and Smith."""
_PAIR = _SCATTERED | {"lestrade": "d3", "gull": "e3"}
_AT_THE_EXIT = _SCATTERED | {"stealthy": "a5"}
_LAST_TWO = _SCATTERED | {"holmes": "e7", "stealthy": "g5", "bert": "g7"}
_CARDS = "holmes,smith,stealthy,watson"
_TWO_LAMPS_OUT = {"round": "3", "witness": "invisible", "lamps": "-:f5,-:h8,3:c7,4:k6"}
_ALL_NUMBERED_OUT = "-:f5,-:h8"

LESSONS = (
    Lesson(
        "light",
        "classic",
        (
            Task(position(_SCATTERED, cards_left=_CARDS), SEEN),
            Task(position(_PAIR, cards_left=_CARDS), SEEN),
        ),
    ),
    Lesson(
        "witness",
        "classic",
        (Task(position(_PAIR, play="watson+moved+face"), CANT_BE_JACK, then=("face NE",)),),
    ),
    Lesson(
        "walk",
        "classic",
        (
            play_of(
                "smith",
                _SCATTERED | {"bert": "g9"},
                Play(("move",), ("move g10",), sees("gull"), said_of("gull")),
            ),
        ),
    ),
    Lesson(
        "manholes",
        "classic",
        (
            play_of(
                "goodley",
                {"goodley": "m8", "lestrade": "d5", "bert": "h10"},
                Play(("move",), ("move c4",), sees("lestrade"), said_of("lestrade")),
            ),
        ),
    ),
    Lesson(
        "powers",
        "classic",
        (
            play_of("smith", _SCATTERED, Play(("lamp",), ("lamp c7>f9",), sees("gull"))),
            play_of("gull", _SCATTERED | {"gull": "g6"}, Play(("swap",), ("swap stealthy",), sees("stealthy"))),
            play_of("bert", _SCATTERED, Play(("cover",), ("cover b1>f10",), lambda it: "f10" in it.after.covers)),
            play_of("lestrade", _SCATTERED, Play(("cordon",), ("cordon NE>NW",), shuts_north_west)),
            replace(play_of("holmes", _SCATTERED, Play(("move",), ("move g5",))), then=("card gull",)),
            play_of("goodley", _SCATTERED, Play(("whistle watson",), ("whistle watson>j6",), sees("watson"))),
            play_of(
                "watson",
                _SCATTERED | {"watson": "i7", "stealthy": "i10"},
                Play(("face",), ("face N",), sees("stealthy")),
                "+moved+face",
            ),
            play_of(
                "stealthy",
                _SCATTERED | {"lestrade": "f7", "smith": "i9"},
                Play(("move",), ("move e7",), sees("lestrade"), said_of("lestrade")),
                covered_manholes="b6,c4",
            ),
        ),
    ),
    Lesson(
        "cards",
        "classic",
        (
            Task(
                position(
                    _SCATTERED | {"lestrade": "k7"},
                    cordons="NE,SE",
                    suspects="goodley,holmes,lestrade",
                    jack="lestrade",
                    cards_left="gull,lestrade,stealthy,watson",
                    cards_next_round="bert,goodley,holmes,smith",
                    **_TWO_LAMPS_OUT,
                ),
                Play(("play",), ("play lestrade",), lambda tried: tried.after.in_play == "lestrade"),
            ),
        ),
    ),
    Lesson(
        "split",
        "classic",
        (
            play_of(
                "stealthy",
                _SCATTERED,
                Play(("move",), ("move e5",), lambda tried: split(tried) == (4, 4), said_split),
                cards_left="",
            ),
        ),
    ),
    Lesson(
        "lamps",
        "classic",
        (Task(position(_SCATTERED | {"stealthy": "b3", "lestrade": "a1"}, cards_left=_CARDS), DARK_SOON),),
    ),
    Lesson(
        "escape",
        "classic",
        (
            Task(
                position(
                    _AT_THE_EXIT,
                    round="2",
                    witness="invisible",
                    lamps="-:f5,-:h8,2:l11,3:c7,4:k6",
                    covered_manholes="l7,l12",
                    suspects="goodley,gull,lestrade,stealthy,watson",
                    play="stealthy",
                    cards_left="bert,smith,watson",
                    cards_next_round="",
                    jack="stealthy",
                ),
                Play(("move", "leave"), ("leave NW",), ended(ESCAPE)),
                Seat.JACK,
            ),
            play_of(
                "lestrade",
                _AT_THE_EXIT,
                Play(
                    ("cordon",),
                    ("cordon NE>NW",),
                    lambda tried: set(tried.after.cordons) == {"NW", "SW"},
                    why_she_leaves,
                ),
                covered_manholes="l7,l12",
                suspects="gull,stealthy,watson",
                jack="stealthy",
                **_TWO_LAMPS_OUT,
            ),
        ),
    ),
    Lesson(
        "accuse",
        "classic",
        (
            replace(
                play_of(
                    "holmes",
                    _LAST_TWO,
                    Play(("accuse", "move"), ("move c6",), told_apart, why_not_told_apart),
                    round="5",
                    witness="invisible",
                    lamps=_ALL_NUMBERED_OUT,
                    cards_left="",
                    suspects="gull,stealthy",
                    jack="stealthy",
                ),
                then=("card lestrade",),
            ),
            play_of(
                "bert",
                _LAST_TWO | {"holmes": "c6"},
                Play(("accuse", "move"), ("accuse stealthy",), ended(RIGHT_ACCUSATION)),
                round="6",
                witness="visible",
                lamps=_ALL_NUMBERED_OUT,
                cards_left="gull,lestrade",
                cards_next_round="",
                taken="0,1",
                detective_cards="lestrade",
                suspects="stealthy",
                jack="stealthy",
            ),
        ),
    ),
)
