"""A position's text taken apart into the fields that its JSON has. Their values are checked where they are read."""

from collections.abc import Mapping

from whitechapel.core.errors import NotationError
from whitechapel.pocket.layout import IDENTITY_DUE
from whitechapel.pocket.options import PACKED
from whitechapel.pocket.pieces import DETECTIVES
from whitechapel.pocket.reading import FIELDS, PHASES
from whitechapel.pocket.shapes import TileShape, TokenShape

_TIMES = {"J": "jack", "D": "detective"}


def parsed(text: object) -> dict[str, object]:
    """The object for JSON that a text stands for."""
    given = _values(text)
    data: dict[str, object] = {
        **given,
        **PACKED.from_text(given),
        "turn": _number(given["turn"]),
        "chase": _number(given["chase"]),
        "tiles": [_tile_from_text(tile) for tile in _listed(given["tiles"])],
        "detectives": dict(zip(DETECTIVES, map(_number, _listed(given["detectives"])), strict=False)),
        "tokens": [_token_from_text(token) for token in _listed(given["tokens"])],
        "rotated": _listed(given["rotated"]),
        "time": [_TIMES.get(letter, letter) for letter in given["time"]],
        "drawn": [_number(turn) for turn in _listed(given["drawn"])],
        "revealed": _listed(given["revealed"]),
    }
    if "cards" in given:
        data["cards"] = _listed(given["cards"])
    if given.get("jack") == "-" and given["phase"] in PHASES[: IDENTITY_DUE + 1]:
        data["jack"] = None
    return data


def _values(text: object) -> Mapping[str, str]:
    """The fields of a position's text, each once; what is withheld is left out."""
    if not isinstance(text, str):
        raise NotationError(text, "is not text", "a position in one line")
    values: dict[str, str] = {}
    for part in text.strip().split(";"):
        name, equals, value = part.partition("=")
        if not equals or name in values:
            raise NotationError(part, "is not a new name=value", "each field once, with ';' between them")
        values[name] = value
    if values.get("game") != "pocket":
        raise NotationError(values.get("game", text), "is not the game of this position", "game=pocket")
    missing = [name for name in FIELDS if name not in values]
    if missing:
        raise NotationError(text, f"lacks {', '.join(missing)}", "every field of a position")
    return {name: value for name, value in values.items() if name not in ("jack", "cards") or value != "?"}


def _tile_from_text(text: str) -> TileShape | None:
    if text == ".":
        return None
    character, _, wall = text.removeprefix("-").partition(":")
    return {"character": character, "wall": wall or None, "suspect": not text.startswith("-")}


def _token_from_text(text: str) -> TokenShape:
    return {"face": text.removesuffix("*"), "used": text.endswith("*")}


def _listed(text: str) -> list[str]:
    return text.split(",") if text else []


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise NotationError(text, "is not a small whole number", "digits")
    return int(text)
