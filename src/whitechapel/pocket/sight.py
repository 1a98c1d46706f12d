"""Why somebody is seen or not, as messages: what lessons, the coach and whoever plays by ear are told."""

from whitechapel.core.messages import Message, name_of
from whitechapel.pocket import district
from whitechapel.pocket.pieces import CHARACTERS, DETECTIVES, LINES
from whitechapel.pocket.state import Table


def seen_by(table: Table, cell: int) -> tuple[str, ...]:
    """The detectives who see an area."""
    spaces = zip(DETECTIVES, table.detectives, strict=True)
    return tuple(name for name, space in spaces if district.sight(table.district, space) >> cell & 1)


def why_seen(table: Table, cell: int) -> Message:
    """Why the character of an area is seen by somebody, or by nobody."""
    name = name_of(CHARACTERS[district.character_at(table.district, cell)])
    if detectives := seen_by(table, cell):
        return Message("sight-seen", {"name": name, "detectives": _named(detectives)})
    looking = tuple(one for one in DETECTIVES if cell in _line_of(table, one))
    if not looking:
        return Message("sight-nobody-looks", {"name": name})
    if len(looking) == 1:
        return why_seen_by(table, looking[0], cell)
    return Message("sight-walls", {"name": name, "detectives": _named(looking)})


def why_seen_by(table: Table, detective: str, cell: int) -> Message:
    """Why one detective sees the character of an area, or does not."""
    line = _line_of(table, detective)
    name = name_of(CHARACTERS[district.character_at(table.district, cell)])
    said = {"name": name, "detective": Message(f"token-{detective}")}
    if cell not in line:
        return Message("sight-elsewhere", said)
    space = table.detectives[DETECTIVES.index(detective)]
    if district.sight(table.district, space) >> cell & 1:
        return Message("sight-one", said)
    if district.wall_at(table.district, cell) == space // 3 and _reaches(table, space, cell):
        return Message("sight-wall-near", said)
    return Message("sight-wall-before", said)


def _reaches(table: Table, space: int, cell: int) -> bool:
    """Whether a detective's view comes as far as the near side of an area."""
    line = LINES[space]
    before = line[: line.index(cell)]
    if not before:
        return True
    last = before[-1]
    sees_last = district.sight(table.district, space) >> last & 1
    return bool(sees_last) and district.wall_at(table.district, last) != space // 3 ^ 2


def _line_of(table: Table, detective: str) -> tuple[int, ...]:
    return LINES[table.detectives[DETECTIVES.index(detective)]]


def _named(detectives: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(Message(f"token-{one}") for one in detectives)
