"""Positions as one line of text and as an object for JSON, for whole states and for what a seat knows.

    game=classic;edition=revised_2016;lit_gaslight_blocks_lantern=no;round=1;witness=visible;
    characters=bert:i8,goodley:m10,...;watson_facing=NE;lamps=-:f5,-:h8,1:b2,2:l11,3:c7,4:k6;
    covered_manholes=b1,l12;cordons=NE,SW;suspects=bert,...;cards_left=bert,...;cards_next_round=lestrade,...;
    taken=0,0;play=goodley+used;whistle=1:watson;ending=-;jack=gull;jack_cards=;detective_cards=

(in one line). A lamp is its number, or ``-`` without one, and its hex. `taken` counts the alibi cards of Jack and
the Detective. `play` is the character in play and what he has done (moved, used his ability; face: Watson is to be
faced), `whistle` the points it has left and whom it called. What a seat can't know is ``?`` in its text and has no
key in its JSON. The text says the same as the JSON and is read by way of it.
"""

from typing import Literal, TypedDict, cast

from whitechapel.classic.observation import (
    DetectiveObservation,
    FinalObservation,
    JackObservation,
    Observation,
    PublicObservation,
)
from whitechapel.classic.options import PACKED
from whitechapel.classic.parsing import parsed
from whitechapel.classic.pieces import CHARACTERS, UNNUMBERED, members
from whitechapel.classic.reading import ENDINGS, packed
from whitechapel.classic.shapes import ClassicNotation, OptionsShape, PlayShape, StreetsShape
from whitechapel.classic.state import State, Table, secret_of
from whitechapel.classic.table import (
    ending_of,
    has_moved,
    has_used,
    must_face,
    points_left,
    whistled_of,
)
from whitechapel.core.errors import NotationError
from whitechapel.core.types import PLAYERS, VIEWERS, Seat

_DONE: tuple[Literal["moved", "used", "face"], ...] = ("moved", "used", "face")


class _Owner(TypedDict, total=False):
    """Whose view it is."""

    seat: str


class _Secrets(TypedDict, total=False):
    """What not everybody knows."""

    jack: str | None
    jack_cards: list[str]
    detective_cards: list[str]


def position_to_json(position: State | Observation) -> ClassicNotation:
    """All of a position or an observation as an object for JSON."""
    owner: _Owner = {} if isinstance(position, State) else {"seat": str(position.seat)}
    return {
        "game": "classic",
        **owner,
        **board_to_json(position),
        "round": position.round,
        "witness": position.witness,
        "suspects": list(position.suspects),
        "cards_left": list(position.cards_left),
        "cards_next_round": list(position.next_cards),
        "alibi_cards_taken": {str(seat): position.taken[seat] for seat in PLAYERS},
        "play": _play_to_json(position),
        "ending": ENDINGS[ending_of(position.table)],
        **_secrets_to_json(position),
    }


def board_to_json(position: Table) -> StreetsShape:
    """What lies on the board, and the rule options."""
    lamps = position.lamps
    return {
        **cast("OptionsShape", PACKED.said(position)),
        "characters": position.places,
        "watson_facing": position.facing,
        "lit_numbered": {str(label): name for label in range(1, 5) for name, shown in lamps.items() if shown == label},
        "lit_unnumbered": [name for name, shown in lamps.items() if shown == UNNUMBERED],
        "covered_manholes": list(position.covers),
        "cordons": list(position.cordons),
    }


def _play_to_json(position: Table) -> PlayShape | None:
    table = position.table
    if position.in_play is None:
        return None
    return {
        "character": position.in_play,
        "moved": bool(has_moved(table)),
        "used": bool(has_used(table)),
        "face": bool(must_face(table)),
        "points": points_left(table),
        "whistled": list(members(whistled_of(table))),
    }


def _secrets_to_json(position: State | Observation) -> _Secrets:
    if isinstance(position, JackObservation):
        return {"jack": position.jack, "jack_cards": list(position.cards)}
    if isinstance(position, DetectiveObservation):
        return {"detective_cards": list(position.cards)}
    if isinstance(position, PublicObservation):
        return {}
    return {
        "jack": position.jack,
        "jack_cards": list(position.jack_cards),
        "detective_cards": list(position.detective_cards),
    }


def position_to_text(position: State | Observation) -> str:
    """One line that holds a whole state, or an observation with ``?`` for what its seat can't know."""
    data = position_to_json(position)
    play = data["play"]
    text: dict[str, str] = {"game": data["game"], **({"seat": data["seat"]} if "seat" in data else {})}
    text |= PACKED.to_text(data)
    text |= {
        "round": str(data["round"]),
        "witness": data["witness"],
        "characters": ",".join(f"{name}:{place}" for name, place in data["characters"].items()),
        "watson_facing": data["watson_facing"],
        "lamps": ",".join(_lamps_to_text(data)),
        "covered_manholes": ",".join(data["covered_manholes"]),
        "cordons": ",".join(data["cordons"]),
        "suspects": ",".join(data["suspects"]),
        "cards_left": ",".join(data["cards_left"]),
        "cards_next_round": ",".join(data["cards_next_round"]),
        "taken": ",".join(str(count) for count in data["alibi_cards_taken"].values()),
        "play": "+".join([play["character"], *(name for name in _DONE if play[name])]) if play else "-",
        "whistle": f"{play['points']}:{','.join(play['whistled'])}" if play else "0:",
        "ending": data["ending"] or "-",
        "jack": (data["jack"] or "-") if "jack" in data else "?",
        "jack_cards": ",".join(data["jack_cards"]) if "jack_cards" in data else "?",
        "detective_cards": ",".join(data["detective_cards"]) if "detective_cards" in data else "?",
    }
    return ";".join(f"{name}={value}" for name, value in text.items())


def board_to_text(position: Table) -> str:
    """The canonical line of the case files: who stands where, lamps, covers and cordons."""
    data = board_to_json(position)
    people = ",".join(f"{name}={data['characters'][name]}" for name in CHARACTERS)
    lamps, covers = ",".join(_lamps_to_text(data)), ",".join(sorted(data["covered_manholes"]))
    return f"{people}/{data['watson_facing']};lamps={lamps};covers={covers};cordons={','.join(data['cordons'])}"


def _lamps_to_text(data: StreetsShape | ClassicNotation) -> list[str]:
    numbered = [f"{label}:{name}" for label, name in data["lit_numbered"].items()]
    return sorted([*numbered, *(f"-:{name}" for name in data["lit_unnumbered"])])


def position_from_json(data: object) -> State:
    """The state that a complete position describes."""
    people, streets, table, jack, *hands = packed(data)
    if jack is None or hands[0] is None or hands[1] is None:
        raise NotationError(data, "withholds a secret", "a complete position, with jack and both hands of cards")
    return State(people, streets, table, secret_of(jack, hands[0], hands[1]))


def observation_from_json(data: object) -> Observation:
    """The observation that was written by `position_to_json`."""
    people, streets, table, jack, his, own = packed(data)
    seat = Seat.parse(data["seat"]) if isinstance(data, dict) and "seat" in data else None
    if seat not in VIEWERS:
        raise NotationError(data, "does not say whose view it is", "a seat: jack, detective or spectator")
    match seat, bool(ending_of(table)), jack, his, own:
        case _, True, int(), int(), int():
            return FinalObservation(seat, people, streets, table, secret_of(jack, his, own))
        case Seat.JACK, False, int(), int(), None:
            return JackObservation(people, streets, table, secret_of(jack, his, 0))
        case Seat.DETECTIVE, False, None, None, int():
            return DetectiveObservation(people, streets, table, own)
        case Seat.SPECTATOR, False, None, None, None:
            return PublicObservation(people, streets, table)
    raise NotationError(data, f"is not what the {seat} knows then", "a seat's own secrets, or all after the end")


def position_from_text(text: str) -> State:
    """The state that a complete position's text describes."""
    return position_from_json(parsed(text))


def observation_from_text(text: str) -> Observation:
    """The observation that was written by `position_to_text`."""
    return observation_from_json(parsed(text))
