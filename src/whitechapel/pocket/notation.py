"""Positions as one line of text and as an object for JSON, for whole states and for what a seat knows.

    game=pocket;phase=action;turn=2;tiles=madame:W,-stealthy:N,-lane,...;detectives=11,5,7;
    tokens=holmes*,toby,exchange,joker;rotated=;time=J;drawn=;revealed=pizer;chase=0;jack=gull;cards=

(in one line). A tile is a character and the side of its wall, with ``-`` before it when its empty side is up and
``.`` where none lies yet; the empty crossroads has no wall. A token with ``*`` has been played. `time` has a letter a
finished turn (J or D took the token); `drawn` lists the turns in which Jack drew a card. What a seat can't know is
``?`` in its text and has no key in its JSON. A game of few characters says how many: ``characters=3`` before the phase.
The text says the same as the JSON and is read by way of it.
"""

from typing import TypedDict, cast

from whitechapel.core.errors import NotationError
from whitechapel.core.types import VIEWERS, Seat
from whitechapel.pocket.layout import GAME_OVER
from whitechapel.pocket.observation import FinalObservation, JackObservation, Observation, PublicObservation
from whitechapel.pocket.options import PACKED
from whitechapel.pocket.parsing import parsed
from whitechapel.pocket.pieces import CHARACTERS, DETECTIVES, SIDES
from whitechapel.pocket.reading import PHASES, packed
from whitechapel.pocket.shapes import OptionsShape, PocketNotation, TileShape
from whitechapel.pocket.state import State, Tile

_WALLS = (*SIDES, None)
"""Where the wall of a tile stands, by its number."""


class _Owner(TypedDict, total=False):
    """Whose view it is."""

    seat: str


class _Secrets(TypedDict, total=False):
    """What Jack knows."""

    jack: str | None
    cards: list[str]


def position_to_json(position: State | Observation) -> PocketNotation:
    """All of a position or an observation as an object for JSON."""
    owner: _Owner = {} if isinstance(position, State) else {"seat": str(position.seat)}
    secrets: _Secrets = {}
    if not isinstance(position, PublicObservation):
        secrets = {"jack": position.jack, "cards": list(position.cards)}
    return {
        "game": "pocket",
        **owner,
        **cast("OptionsShape", PACKED.said(position)),
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
        **secrets,
    }


def position_to_text(position: State | Observation) -> str:
    """One line that holds a whole state, or an observation with ``?`` for what its seat can't know."""
    data = position_to_json(position)
    text: dict[str, str] = {"game": data["game"]}
    if "seat" in data:
        text["seat"] = data["seat"]
    text |= PACKED.to_text(data)
    text |= {
        "phase": data["phase"],
        "turn": str(data["turn"]),
        "tiles": ",".join(map(_tile_to_text, data["tiles"])),
        "detectives": ",".join(map(str, data["detectives"].values())),
        "tokens": ",".join(token["face"] + "*" * token["used"] for token in data["tokens"]),
        "rotated": ",".join(data["rotated"]),
        "time": "".join(seat[0].upper() for seat in data["time"]),
        "drawn": ",".join(map(str, data["drawn"])),
        "revealed": ",".join(data["revealed"]),
        "chase": str(data["chase"]),
        "jack": (data["jack"] or "-") if "jack" in data else "?",
        "cards": ",".join(data["cards"]) if "cards" in data else "?",
    }
    return ";".join(f"{name}={value}" for name, value in text.items())


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
    return position_from_json(parsed(text))


def observation_from_text(text: str) -> Observation:
    """The observation that was written by `position_to_text`."""
    return observation_from_json(parsed(text))


def _tile_to_json(tile: Tile) -> TileShape:
    character, wall, suspect = tile
    return {"character": CHARACTERS[character], "wall": _WALLS[wall], "suspect": suspect}


def _tile_to_text(tile: TileShape | None) -> str:
    if tile is None:
        return "."
    wall = f":{tile['wall']}" if tile["wall"] else ""
    return f"{'' if tile['suspect'] else '-'}{tile['character']}{wall}"
