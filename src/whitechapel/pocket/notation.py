"""Positions as one line of text and as an object for JSON, for whole states and for what a seat knows.

    game=pocket;phase=action;turn=2;tiles=madame:W,-stealthy:N,-lane,...;detectives=11,5,7;
    tokens=holmes*,toby,exchange,joker;rotated=;time=J;drawn=;revealed=pizer;chase=0;jack=gull;cards=

(in one line). A tile is a character and the side of its wall, with ``-`` before it when its empty side is up and
``.`` where none lies yet; the empty crossroads has no wall. A token with ``*`` has been played. `time` has a letter a
finished turn (J or D took the token); `drawn` lists the turns in which Jack drew a card. What a seat can't know is
``?`` in its text and has no key in its JSON. A game of few characters says how many: ``characters=3`` before the phase.
The text says the same as the JSON and is read by way of it.
"""

from typing import Any

from whitechapel.core.errors import NotationError
from whitechapel.core.types import VIEWERS, Seat
from whitechapel.pocket.layout import GAME_OVER, IDENTITY_DUE
from whitechapel.pocket.observation import FinalObservation, JackObservation, Observation, PublicObservation
from whitechapel.pocket.packing import FIELDS, PHASES, packed
from whitechapel.pocket.pieces import CHARACTERS, DETECTIVES, NO_WALL, SIDES
from whitechapel.pocket.state import State, Tile

_TIMES = {"J": "jack", "D": "detective"}


def position_to_json(position: State | Observation) -> dict[str, Any]:
    """All of a position or an observation as an object for JSON."""
    data: dict[str, Any] = {"game": "pocket"}
    if not isinstance(position, State):
        data["seat"] = str(position.seat)
    if position.characters < len(CHARACTERS):
        data["characters"] = position.characters
    data |= {
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "tiles": [None if tile is None else _tile_to_json(tile) for tile in position.tiles],
        "detectives": dict(zip(DETECTIVES, position.detectives, strict=True)),
        "tokens": [{"face": face, "used": used} for face, used in zip(position.tokens, position.used, strict=False)],
        "rotated": list(position.rotated),
        "time": [str(seat) for seat in position.time_tokens if seat is not None],
        "drawn": list(position.drawn_in),
        "revealed": list(position.revealed),
        "chase": position.chase,
    }
    if not isinstance(position, PublicObservation):
        data |= {"jack": position.jack, "cards": list(position.cards)}
    return data


def position_to_text(position: State | Observation) -> str:
    """One line that holds a whole state, or an observation with ``?`` for what its seat can't know."""
    data = {"jack": "?", "cards": "?"} | position_to_json(position)
    data["tiles"] = ",".join(map(_tile_to_text, data["tiles"]))
    data["detectives"] = ",".join(str(space) for space in data["detectives"].values())
    data["tokens"] = ",".join(token["face"] + "*" * token["used"] for token in data["tokens"])
    data["time"] = "".join(seat[0].upper() for seat in data["time"])
    for name in ("rotated", "drawn", "revealed", "cards"):
        data[name] = ",".join(map(str, data[name]))
    order = ["game", *(name for name in ("seat", "characters") if name in data), *FIELDS, "jack", "cards"]
    return ";".join(f"{name}={'-' if data[name] is None else data[name]}" for name in order)


def position_from_json(data: object) -> State:
    """The state that a complete position describes."""
    district, table, secret = packed(data)
    if secret is None:
        raise NotationError(data, "withholds Jack's secret", "a complete position, with jack and cards")
    return State(district, table, secret)


def observation_from_json(data: object) -> Observation:
    """The observation that was written by `position_to_json`."""
    district, table, secret = packed(data)
    seat = Seat.parse(data["seat"]) if isinstance(data, dict) and "seat" in data else None
    if seat not in VIEWERS:
        raise NotationError(data, "does not say whose view it is", "a seat: jack, detective or spectator")
    phase = State(district, table, 0).phase
    if secret is None:
        if seat is not Seat.JACK and phase != GAME_OVER:
            return PublicObservation(seat, district, table)
    elif phase == GAME_OVER:
        return FinalObservation(seat, district, table, secret)
    elif seat is Seat.JACK:
        return JackObservation(district, table, secret)
    raise NotationError(data, f"is not what the {seat} knows then", "jack and cards for Jack, or when the game is over")


def position_from_text(text: str) -> State:
    """The state that a complete position's text describes."""
    return position_from_json(_text_to_json(text))


def observation_from_text(text: str) -> Observation:
    """The observation that was written by `position_to_text`."""
    return observation_from_json(_text_to_json(text))


def _tile_to_json(tile: Tile) -> dict[str, Any]:
    wall = None if tile.wall == NO_WALL else SIDES[tile.wall]
    return {"character": CHARACTERS[tile.character], "wall": wall, "suspect": tile.suspect}


def _tile_to_text(tile: dict[str, Any] | None) -> str:
    if tile is None:
        return "."
    wall = f":{tile['wall']}" if tile["wall"] else ""
    return f"{'' if tile['suspect'] else '-'}{tile['character']}{wall}"


def _tile_from_text(text: str) -> dict[str, Any] | None:
    if text == ".":
        return None
    character, _, wall = text.removeprefix("-").partition(":")
    return {"character": character, "wall": wall or None, "suspect": not text.startswith("-")}


def _text_to_json(text: object) -> dict[str, Any]:
    """The object for JSON that a text stands for; its values are checked where they are packed."""
    if not isinstance(text, str):
        raise NotationError(text, "is not text", "a position in one line")
    data: dict[str, Any] = {}
    for part in text.strip().split(";"):
        name, equals, value = part.partition("=")
        if not equals or name in data:
            raise NotationError(part, "is not a new name=value", "each field once, with ';' between them")
        data[name] = value
    for name in ("tiles", "detectives", "tokens", "rotated", "drawn", "revealed", "cards"):
        if name in data and data[name] != "?":
            data[name] = data[name].split(",") if data[name] else []
    for name in ("jack", "cards"):
        if data.get(name) == "?":
            del data[name]
    for name in ("turn", "chase", *(["characters"] if "characters" in data else [])):
        data[name] = _number(data.get(name, ""))
    data["tiles"] = [_tile_from_text(tile) for tile in data.get("tiles", [])]
    data["detectives"] = dict(zip(DETECTIVES, map(_number, data.get("detectives", [])), strict=False))
    data["tokens"] = [{"face": face.removesuffix("*"), "used": face.endswith("*")} for face in data.get("tokens", [])]
    data["time"] = [_TIMES.get(letter, letter) for letter in data.get("time", "")]
    data["drawn"] = [_number(turn) for turn in data.get("drawn", [])]
    if data.get("jack") == "-" and data.get("phase") in PHASES[: IDENTITY_DUE + 1]:
        data["jack"] = None
    return data


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise NotationError(text, "is not a small whole number", "digits")
    return int(text)
