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

from typing import Any

from whitechapel.classic.observation import (
    DetectiveObservation,
    FinalObservation,
    JackObservation,
    Observation,
    PublicObservation,
)
from whitechapel.classic.packing import ENDINGS, packed
from whitechapel.classic.pieces import CHARACTERS, UNNUMBERED, members
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

_LISTS = ("covered_manholes", "cordons", "suspects", "cards_left", "cards_next_round")
_HANDS = ("jack_cards", "detective_cards")
_PLAIN = ("game", "seat", "edition", "witness", "watson_facing")
_FIELDS = (
    *("edition", "lit_gaslight_blocks_lantern", "round", "witness", "characters", "watson_facing", "lamps"),
    *_LISTS,
    *("taken", "play", "whistle", "ending", "jack"),
    *_HANDS,
)
_YES_NO = {True: "yes", False: "no"}
_DONE = ("moved", "used", "face")


def position_to_json(position: State | Observation) -> dict[str, Any]:
    """All of a position or an observation as an object for JSON."""
    data: dict[str, Any] = {"game": "classic"}
    if not isinstance(position, State):
        data["seat"] = str(position.seat)
    return data | board_to_json(position) | _table_to_json(position) | _secrets_to_json(position)


def board_to_json(position: Table) -> dict[str, Any]:
    """What lies on the board, and the rule options."""
    lamps = position.lamps
    return {
        "edition": position.edition,
        "lit_gaslight_blocks_lantern": position.lit_gaslight_blocks_lantern,
        "characters": position.places,
        "watson_facing": position.facing,
        "lit_numbered": {str(label): name for label in range(1, 5) for name, shown in lamps.items() if shown == label},
        "lit_unnumbered": [name for name, shown in lamps.items() if shown == UNNUMBERED],
        "covered_manholes": list(position.covers),
        "cordons": list(position.cordons),
    }


def _table_to_json(position: Table) -> dict[str, Any]:
    return {
        "round": position.round,
        "witness": position.witness,
        "suspects": list(position.suspects),
        "cards_left": list(position.cards_left),
        "cards_next_round": list(position.next_cards),
        "alibi_cards_taken": {str(seat): position.taken[seat] for seat in PLAYERS},
        "play": _play_to_json(position),
        "ending": ENDINGS[ending_of(position.table)],
    }


def _play_to_json(position: Table) -> dict[str, Any] | None:
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


def _secrets_to_json(position: State | Observation) -> dict[str, Any]:
    if isinstance(position, JackObservation):
        return {"jack": position.jack, "jack_cards": list(position.cards)}
    if isinstance(position, DetectiveObservation):
        return {"detective_cards": list(position.cards)}
    if isinstance(position, PublicObservation):
        return {}
    hands = {"jack_cards": list(position.jack_cards), "detective_cards": list(position.detective_cards)}
    return {"jack": position.jack} | hands


def position_to_text(position: State | Observation) -> str:
    """One line that holds a whole state, or an observation with ``?`` for what its seat can't know."""
    data = position_to_json(position)
    play = data["play"] or {"character": "-", "points": 0, "whistled": []}
    text = {name: str(data[name]) for name in (*_PLAIN, "round") if name in data}
    text |= {name: ",".join(data[name]) if name in data else "?" for name in (*_LISTS, *_HANDS)}
    text |= {
        "lit_gaslight_blocks_lantern": _YES_NO[data["lit_gaslight_blocks_lantern"]],
        "characters": ",".join(f"{name}:{place}" for name, place in data["characters"].items()),
        "lamps": ",".join(_lamps_to_text(data)),
        "taken": ",".join(str(count) for count in data["alibi_cards_taken"].values()),
        "play": play["character"] + "".join(f"+{name}" for name in _DONE if play.get(name)),
        "whistle": f"{play['points']}:{','.join(play['whistled'])}",
        "ending": data["ending"] or "-",
        "jack": (data["jack"] or "-") if "jack" in data else "?",
    }
    order = ["game", *(["seat"] if "seat" in data else []), *_FIELDS]
    return ";".join(f"{name}={text[name]}" for name in order)


def board_to_text(position: Table) -> str:
    """The canonical line of the case files: who stands where, lamps, covers and cordons."""
    data = board_to_json(position)
    people = ",".join(f"{name}={data['characters'][name]}" for name in CHARACTERS)
    lamps, covers = ",".join(_lamps_to_text(data)), ",".join(sorted(data["covered_manholes"]))
    return f"{people}/{data['watson_facing']};lamps={lamps};covers={covers};cordons={','.join(data['cordons'])}"


def _lamps_to_text(data: dict[str, Any]) -> list[str]:
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
    return position_from_json(_text_to_json(text))


def observation_from_text(text: str) -> Observation:
    """The observation that was written by `position_to_text`."""
    return observation_from_json(_text_to_json(text))


def _text_to_json(text: object) -> dict[str, Any]:
    """The object for JSON that a text stands for; its values are checked where they are packed."""
    if not isinstance(text, str):
        raise NotationError(text, "is not text", "a position in one line")
    values: dict[str, str] = {}
    for part in text.strip().split(";"):
        name, equals, value = part.partition("=")
        if not equals or name in values or name not in ("game", "seat", *_FIELDS):
            raise NotationError(part, "is not a new name=value", "each field once, with ';' between them")
        values[name] = value
    missing = [name for name in _FIELDS if name not in values]
    if missing:
        raise NotationError(text, f"lacks {', '.join(missing)}", "every field of a position")
    lamps = [_pair(lamp, ":") for lamp in _listed(values["lamps"])]
    jack, detective = _pair(values["taken"], ",")
    data: dict[str, Any] = {name: values[name] for name in _PLAIN if name in values}
    data |= {name: _listed(values[name]) for name in (*_LISTS, *_HANDS) if values[name] != "?"}
    data |= {"jack": None if values["jack"] == "-" else values["jack"]} if values["jack"] != "?" else {}
    switch = values["lit_gaslight_blocks_lantern"]
    return data | {
        "lit_gaslight_blocks_lantern": next((flag for flag, word in _YES_NO.items() if word == switch), switch),
        "round": _number(values["round"]),
        "characters": dict(_pair(entry, ":") for entry in _listed(values["characters"])),
        "lit_numbered": {label: name for label, name in lamps if label != "-"},
        "lit_unnumbered": [name for label, name in lamps if label == "-"],
        "alibi_cards_taken": {"jack": _number(jack), "detective": _number(detective)},
        "play": _play_from_text(values["play"], *_pair(values["whistle"], ":")),
        "ending": None if values["ending"] == "-" else values["ending"],
    }


def _play_from_text(play: str, points: str, whistled: str) -> dict[str, Any] | None:
    character, *done = play.split("+")
    if done != [name for name in _DONE if name in done]:
        raise NotationError(play, "is not how far a play is", "a character, then +moved, +used, +face")
    calls = {"points": _number(points), "whistled": _listed(whistled)}
    if character == "-" and not done and calls == {"points": 0, "whistled": []}:
        return None
    return {"character": character} | {name: name in done for name in _DONE} | calls


def _listed(text: str) -> list[str]:
    return text.split(",") if text else []


def _pair(text: str, mark: str) -> tuple[str, str]:
    first, found, second = text.partition(mark)
    if not found:
        raise NotationError(text, f"lacks '{mark}'", f"something on both sides of '{mark}'")
    return first, second


def _number(text: str) -> int:
    if len(text) != 1 or text not in "0123456789":
        raise NotationError(text, "is not a number here", "a digit")
    return int(text)
