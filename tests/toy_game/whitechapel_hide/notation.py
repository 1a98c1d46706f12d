"""Actions and positions as text and JSON, and the table for people."""

from collections.abc import Mapping
from typing import TypeVar, cast

from whitechapel.core.errors import NotationError
from whitechapel.core.numbers import read_number
from whitechapel.core.positions import Position
from whitechapel.core.types import VIEWERS, Action, Seat

from .state import (
    ACTION_COUNT,
    DOORS,
    DUE,
    NAME,
    NO_DOOR,
    OVER,
    Observation,
    State,
    is_possible,
)

PositionT = TypeVar("PositionT", State, Observation)

_TEXTS = [
    *(f"open {door}" for door in DOORS),
    "ask",
    *(f"{word} {door}" for word in ("lock", "hide", "alibi") for door in DOORS),
]
_NUMBERS = ("rounds", "round", "asked")
_FIELDS = ("rounds", "round", "due", "locked", "opened", "asked", "door", "alibis")


def action_to_text(action: Action) -> str:
    """The one text form of an action."""
    return _TEXTS[read_number(action, NAME, ACTION_COUNT)]


def action_from_text(text: str) -> Action:
    """The action a text names."""
    if text not in _TEXTS:
        raise NotationError(text, f"is not an action of {NAME}", "like open a, ask or lock b")
    return _TEXTS.index(text)


def position_to_json(position: State | Observation) -> dict[str, object]:
    """All of a position or an observation; what a seat can't know has no key."""
    data: dict[str, object] = {"game": NAME}
    if isinstance(position, Observation):
        data["seat"] = str(position.seat)
    data |= {name: getattr(position, name) for name in _NUMBERS}
    data |= {"due": DUE[position.due], "locked": _door(position.locked), "opened": _doors(position.opened)}
    if position.door is not None:
        data["door"] = _door(position.door)
    if position.alibis is not None:
        data["alibis"] = _doors(position.alibis)
    return data


def position_to_text(position: State | Observation) -> str:
    """The same in one line, with ``?`` for what a seat can't know."""
    if not isinstance(position, Position):
        raise NotationError(position, "is not a position", "a state or an observation")
    data = {"door": "?", "alibis": "?"} | position_to_json(position)
    order = ["game", *(["seat"] if "seat" in data else []), *_FIELDS]
    return ";".join(f"{name}={data[name]}" for name in order)


def position_from_json(data: object) -> State:
    """The state that a complete position describes."""
    fields = _read(data)
    if "seat" in fields or len(fields) != len(_FIELDS):
        raise NotationError(data, "is not a whole position", "every field, and no seat")
    return _checked(State(**cast(dict[str, int], fields)), data)


def observation_from_json(data: object) -> Observation:
    """The observation that `position_to_json` wrote."""
    fields: dict[str, object] = {"door": None, "alibis": None} | _read(data)
    seat, over = fields.get("seat"), fields.get("due") == OVER
    knows = (over or seat is Seat.JACK, over or seat is Seat.DETECTIVE)
    if seat not in VIEWERS or (fields["door"] is not None, fields["alibis"] is not None) != knows:
        raise NotationError(data, "is not what a seat knows then", "the seat's own secret")
    if len(fields) != len(_FIELDS) + 1:
        raise NotationError(data, "is not a whole observation", "every field")
    return _checked(Observation(**fields), data)  # type: ignore[arg-type]  # the fields were read as its types


def position_from_text(text: str) -> State:
    """The state that a complete position's text describes."""
    return position_from_json(_text_to_json(text))


def observation_from_text(text: str) -> Observation:
    """The observation that `position_to_text` wrote."""
    return observation_from_json(_text_to_json(text))


def render(observation: Observation) -> str:
    """The doors in a row, and what the seat knows."""
    signs = []
    for number, door in enumerate(DOORS):
        sign = "open" if observation.opened >> number & 1 else "locked" if number == observation.locked else "shut"
        signs.append(f"[{door}: {sign}]")
    lines = [f"Round {observation.round} of {observation.rounds}: {DUE[observation.due]}", " ".join(signs)]
    lines.append(f"Cards drawn: {observation.asked}")
    if observation.door is not None:
        lines.append(f"Jack's door: {_door(observation.door)}")
    if observation.alibis is not None:
        lines.append(f"Jack is not behind: {_doors(observation.alibis) or '-'}")
    return "\n".join(lines)


def draw(observation: Observation) -> str:
    """The rendered text as a picture."""
    lines = "".join(
        f'<text x="8" y="{20 * row}">{text}</text>' for row, text in enumerate(render(observation).split("\n"), 1)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120">{lines}</svg>'


def display(observation: Observation) -> Mapping[str, object]:
    """The doors that may be Jack's."""
    ruled_out = observation.opened | (observation.alibis or 0)
    return {"possible": [door for number, door in enumerate(DOORS) if not ruled_out >> number & 1]}


def preview(_observation: Observation, _action: Action) -> Mapping[str, object] | None:
    """Nothing is to be seen beforehand."""
    return None


def _door(door: int) -> str:
    return "-" if door == NO_DOOR else DOORS[door]


def _doors(doors: int) -> str:
    return "".join(door for number, door in enumerate(DOORS) if doors >> number & 1)


def _text_to_json(text: str) -> dict[str, object]:
    pairs = [part.partition("=") for part in text.strip().split(";")] if isinstance(text, str) else []
    data: dict[str, object] = {name: value for name, _, value in pairs if value != "?"}
    if not pairs or len({name for name, _, _ in pairs}) != len(pairs):
        raise NotationError(text, "is not a position", "each field once, with ';' between them")
    for name in _NUMBERS:
        if isinstance(value := data.get(name), str) and len(value) == 1 and value in "0123456789":
            data[name] = int(value)
    return data


def _read(data: object) -> dict[str, object]:
    """The fields as the numbers of a state."""
    if not isinstance(data, dict) or data.get("game") != NAME or data.keys() - {"game", "seat", *_FIELDS}:
        raise NotationError(data, f"is not a position of {NAME}", f"an object with game={NAME}")
    found: dict[str, object] = {}
    for name, value in data.items():
        if name in _NUMBERS:
            found[name] = value if type(value) is int else -1
        elif name == "seat":
            found[name] = Seat.parse(value)
        elif name == "due":
            found[name] = DUE.index(value) if value in DUE else -1
        elif name in ("locked", "door"):
            found[name] = (DOORS + "-").find(value) if isinstance(value, str) and len(value) == 1 else -1
        elif name in ("opened", "alibis"):
            doors = set(value) if isinstance(value, str) else {"?"}
            found[name] = sum(1 << DOORS.index(door) for door in doors) if doors <= set(DOORS) else -1
    return found


def _checked(position: PositionT, data: object) -> PositionT:
    if not is_possible(position):
        raise NotationError(data, "can't come up in a game", "a position that was written by the rules")
    return position
