"""How somebody who never held the box learns Mr. Jack Pocket: eight lessons, three minutes."""

from whitechapel.core.lessons import Lesson, Play, Task
from whitechapel.core.types import Seat
from whitechapel.pocket.layout import GAME_OVER
from whitechapel.pocket.teaching import (
    CANT_BE_JACK,
    areas_seen_by,
    hid,
    played,
    pointed,
    position,
    said_of,
    said_split,
    split_well,
    why_not_hidden,
    why_not_open,
)

_SIGHT = "bert:N,gull:W,lane:E,smith:N,lestrade:{wall},madame:N,pizer:N,stealthy:S,goodley:S"
_WALK = "goodley:S,pizer:E,stealthy:E,madame:W,lane:W,smith:W,gull:W,lestrade:S,bert:S"
_LATER = _WALK.replace("pizer:E", "-pizer:E").replace("bert:S", "bert:W")
"""The same after an alibi for Pizer, and after Mr. Jack turned Bert's tile."""
_TURN = "lestrade:W,gull:N,bert:E,smith:N,lane:W,madame:S,pizer:E,stealthy:{wall},goodley:W"
_CHASE = "-gull:N,-madame:N,-pizer:W,-goodley:N,smith:S,-lane,-stealthy:E,-lestrade:S,-bert:N"
_SECOND_TURN = {"turn": "2", "time": "J", "drawn": "1", "cards": "lestrade"}
_THIRD_TURN = {"turn": "3", "time": "JJ", "drawn": "1", "cards": "madame"}


LESSONS = (
    Lesson(
        "sight",
        "pocket",
        tuple(
            Task(position(_SIGHT.format(wall=wall), "0,4,7", "alibi,toby,rotation,joker"), pointed("watson"))
            for wall in "WE"
        ),
    ),
    Lesson(
        "appeal",
        "pocket",
        (
            Task(
                position(_WALK, "0,5,7", "holmes*,watson*,exchange*,joker", **_SECOND_TURN),
                CANT_BE_JACK,
                then=("joker nobody",),
            ),
        ),
    ),
    Lesson(
        "walk",
        "pocket",
        (
            Task(
                position(_WALK, "0,3,7", "holmes*,watson,rotation*,joker*", rotated="madame"),
                Play(("watson",), ("watson 2",), split_well, said_split),
            ),
            Task(
                position(_WALK, "2,3,7", "holmes*,watson*,rotation*,joker", rotated="madame"),
                Play(("joker",), ("joker toby",), split_well, said_split),
            ),
        ),
    ),
    Lesson(
        "tiles",
        "pocket",
        (
            Task(
                position(_TURN.format(wall="S"), "11,3,7", "holmes*,toby,rotation,rotation", **_SECOND_TURN),
                Play(
                    ("rotation",),
                    ("rotation 7 1",),
                    lambda tried: areas_seen_by("toby", tried) == 3,
                    why_not_open,
                ),
            ),
            Task(
                position(
                    *(_TURN.format(wall="W"), "11,3,7", "holmes*,toby,rotation*,rotation"),
                    rotated="stealthy",
                    **_SECOND_TURN,
                ),
                Play(("rotation",), ("rotation 0 1",), lambda tried: areas_seen_by("holmes", tried) > 0),
            ),
            Task(
                position(_TURN.format(wall="W"), "11,4,7", "holmes*,toby,exchange,joker", **_SECOND_TURN),
                Play(
                    ("exchange",),
                    ("exchange 3 5",),
                    lambda tried: "smith" in tried.after.seen_suspects,
                    said_of("smith"),
                ),
            ),
        ),
    ),
    Lesson(
        "alibi",
        "pocket",
        (
            Task(
                position(_TURN.format(wall="S"), "11,3,7", "alibi,toby,rotation,joker"),
                Play(("alibi",), ("alibi",)),
                then=("card bert",),
            ),
            Task(
                position(_TURN.format(wall="S"), "11,3,7", "alibi,toby,rotation,joker", turn="2", time="J"),
                Play(("alibi",), ("alibi",)),
                Seat.JACK,
                ("card madame",),
            ),
        ),
    ),
    Lesson(
        "turn",
        "pocket",
        (
            Task(
                position(_WALK, "0,5,7", "alibi,toby,rotation,joker", **_THIRD_TURN),
                Play(
                    ("alibi", "toby", "rotation", "joker"),
                    ("alibi",),
                    lambda tried: played(tried) == "alibi",
                ),
                then=("card pizer", "joker nobody", "rotation 8 1"),
            ),
            Task(
                position(
                    *(_LATER, "0,5,7", "alibi*,toby,rotation*,joker*"),
                    rotated="bert",
                    revealed="pizer",
                    **_THIRD_TURN,
                ),
                Play(("toby",), ("toby 1",), split_well, said_split),
            ),
        ),
    ),
    Lesson(
        "jack",
        "pocket",
        (
            Task(
                position(_WALK, "0,5,7", "holmes*,watson,exchange,joker", jack="lestrade"),
                Play(
                    ("watson", "exchange", "joker"),
                    ("watson 1", "joker nobody"),
                    lambda tried: hid(tried) and len(tried.after.suspects) >= 7,
                    why_not_hidden,
                    lambda tried: {"count": len(tried.after.suspects)},
                    ((), ("watson 1|joker toby|exchange 0 8",)),
                ),
                Seat.JACK,
            ),
        ),
    ),
    Lesson(
        "chase",
        "pocket",
        (
            Task(
                position(
                    *(_CHASE, "9,2,5", "holmes*,watson*,exchange,joker*"),
                    turn="7",
                    time="JJJJJJ",
                    revealed="bert,gull,lane",
                    chase="6",
                ),
                Play(
                    ("exchange",),
                    ("exchange 4 8",),
                    lambda tried: tried.after.phase == GAME_OVER,
                    said_of("smith"),
                ),
            ),
        ),
    ),
)
