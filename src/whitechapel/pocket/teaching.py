"""What the tasks of Mr. Jack Pocket's lessons are made of: positions, what is to be pointed out or reached."""

from collections.abc import Callable

from whitechapel.core.game import AnyObservation
from whitechapel.core.lessons import Point, Tried
from whitechapel.core.messages import Message, name_of
from whitechapel.core.types import Seat
from whitechapel.pocket.actions import action_to_text
from whitechapel.pocket.display import preview
from whitechapel.pocket.pieces import CELLS, CHARACTERS
from whitechapel.pocket.sight import seen_by, why_seen, why_seen_by


def position(tiles: str, detectives: str, tokens: str, **others: str) -> str:
    """A position in which everything is as at the beginning that is not named."""
    usual = {
        "turn": "1",
        "rotated": "",
        "time": "",
        "drawn": "",
        "revealed": "",
        "chase": "0",
        "jack": "smith",
        "cards": "",
    }
    said = usual | others
    fields = {
        "game": "pocket",
        "phase": "action",
        "turn": said["turn"],
        "tiles": tiles,
        "detectives": detectives,
        "tokens": tokens,
        **{name: said[name] for name in ("rotated", "time", "drawn", "revealed", "chase", "jack", "cards")},
    }
    return ";".join(f"{name}={value}" for name, value in fields.items())


def _suspects(known: AnyObservation) -> dict[str, Message]:
    """The tiles that show a suspect, by their areas."""
    tiles = {cell: known.tiles[cell] for cell in CELLS}
    return {
        f"tile-{cell}": name_of(CHARACTERS[tile.character]) for cell, tile in tiles.items() if tile and tile.suspect
    }


def _cell(place: str) -> int:
    return int(place.removeprefix("tile-"))


def pointed(detective: str) -> Point:
    """Point out everybody whom a detective sees."""
    return Point(
        at=_suspects,
        right=lambda known, place: detective in seen_by(known, _cell(place)),
        why=lambda known, place: why_seen_by(known, detective, _cell(place)),
    )


CANT_BE_JACK = Point(
    at=_suspects,
    right=lambda known, place: bool(seen_by(known, _cell(place))),
    why=lambda known, place: Message("lesson-fits", {"why": why_seen(known, _cell(place))}),
    one=True,
)


def _split(tried: Tried) -> tuple[int, int]:
    """How many suspects were seen and how many were not when the last action was played."""
    board = preview(tried.before, tried.actions[-1])
    assert board is not None  # noqa: S101 - no card is drawn in such a task
    return len(board["display"]["seen"]), len(board["display"]["hidden"])


def split_well(tried: Tried) -> bool:
    """Whether at most five suspects are left, whatever the answer is."""
    return max(_split(tried)) <= 5


def said_split(tried: Tried) -> Message:
    """How the suspects are split, for whoever did not split them well."""
    seen, hidden = _split(tried)
    return Message("lesson-split", {"seen": seen, "hidden": hidden})


def played(tried: Tried) -> str:
    """The last action, as text."""
    return action_to_text(tried.actions[-1])


def areas_seen_by(detective: str, tried: Tried) -> int:
    """How many areas a detective sees after it."""
    return sum(detective in seen_by(tried.after, cell) for cell in CELLS)


def why_not_open(tried: Tried) -> Message:
    """Why Toby's street is not open yet: the wall right in front of him is still there, or behind the first tile."""
    turned = played(tried).startswith("rotation 7")
    return Message("lesson-pocket-tiles-1-half" if turned else "lesson-pocket-tiles-1-wrong")


def said_of(name: str) -> Callable[[Tried], Message]:
    """Why somebody is seen after it, or not."""
    return lambda tried: why_seen(tried.after, _where(tried.after, name))


def _where(known: AnyObservation, name: str) -> int:
    return next(cell for cell in CELLS if CHARACTERS[known.tiles[cell].character] == name)


def hid(tried: Tried) -> bool:
    """Whether Jack was not seen at the appeal of turn 1."""
    return tried.after.time_tokens[0] is Seat.JACK


def why_not_hidden(tried: Tried) -> Message:
    """Why Jack did not hide well enough: he was seen, or too few suspects are left."""
    if not hid(tried):
        return Message("lesson-jack-seen")
    return Message("lesson-jack-few", {"count": len(tried.after.suspects)})
