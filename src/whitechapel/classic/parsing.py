"""A position's text taken apart into the fields that its JSON has. Their values are checked where they are read."""

from collections.abc import Mapping

from whitechapel.classic.options import PACKED
from whitechapel.classic.shapes import PlayShape
from whitechapel.core.errors import NotationError

_LISTS = ("covered_manholes", "cordons", "suspects", "cards_left", "cards_next_round")
_FIELDS = (
    *("round", "witness", "characters", "watson_facing", "lamps"),
    *_LISTS,
    *("taken", "play", "whistle", "ending", "jack", "jack_cards", "detective_cards"),
)
_DONE = ("moved", "used", "face")


def parsed(text: object) -> dict[str, object]:
    """The object for JSON that a text stands for."""
    values = _values(text)
    lamps = [_pair(lamp, ":") for lamp in _listed(values["lamps"])]
    jack, detective = _pair(values["taken"], ",")
    data: dict[str, object] = {name: values[name] for name in ("game", "seat") if name in values}
    data |= PACKED.from_text(values)
    data |= {name: values[name] for name in ("witness", "watson_facing")}
    data |= {name: _listed(values[name]) for name in _LISTS}
    data |= {name: _listed(values[name]) for name in ("jack_cards", "detective_cards") if values[name] != "?"}
    if values["jack"] != "?":
        data["jack"] = None if values["jack"] == "-" else values["jack"]
    return data | {
        "round": _number(values["round"]),
        "characters": dict(_pair(entry, ":") for entry in _listed(values["characters"])),
        "lit_numbered": {label: name for label, name in lamps if label != "-"},
        "lit_unnumbered": [name for label, name in lamps if label == "-"],
        "alibi_cards_taken": {"jack": _number(jack), "detective": _number(detective)},
        "play": _play_from_text(values["play"], *_pair(values["whistle"], ":")),
        "ending": None if values["ending"] == "-" else values["ending"],
    }


def _values(text: object) -> Mapping[str, str]:
    """The fields of a position's text, each once."""
    if not isinstance(text, str):
        raise NotationError(text, "is not text", "a position in one line")
    values: dict[str, str] = {}
    for part in text.strip().split(";"):
        name, equals, value = part.partition("=")
        if name == "game" and value != "classic":
            raise NotationError(value, "is not the game of this position", "game=classic")
        if not equals or name in values or name not in ("game", "seat", *PACKED.names, *_FIELDS):
            raise NotationError(part, "is not a new name=value", "each field once, with ';' between them")
        values[name] = value
    missing = [name for name in (*PACKED.fields(values), *_FIELDS) if name not in values]
    if missing:
        raise NotationError(text, f"lacks {', '.join(missing)}", "every field of a position")
    return values


def _play_from_text(play: str, points: str, whistled: str) -> PlayShape | None:
    character, *done = play.split("+")
    if done != [name for name in _DONE if name in done]:
        raise NotationError(play, "is not how far a play is", "a character, then +moved, +used, +face")
    if (character, done, points, whistled) == ("-", [], "0", ""):
        return None
    return {
        "character": character,
        "moved": "moved" in done,
        "used": "used" in done,
        "face": "face" in done,
        "points": _number(points),
        "whistled": _listed(whistled),
    }


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
