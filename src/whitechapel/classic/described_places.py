"""Every hex and exit of Mr. Jack's board in words: what is there, who is there, and whether light falls on it."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from whitechapel.classic import board
from whitechapel.classic.district import ray
from whitechapel.classic.pieces import EXITS, FACINGS, UNNUMBERED
from whitechapel.classic.state import Table, street_names
from whitechapel.core.messages import Message, Term, listed, name_of, names_of


@cache
def in_reading_order() -> tuple[str, ...]:
    """The hexes from north to south, and from west to east where they stand side by side."""
    return tuple(sorted(board.KIND, key=lambda name: (_row(name), name[0])))


class Sights(NamedTuple):
    """What is looked up for every hex: who stands where, lamps, manholes and covers, the streets in Watson's ray."""

    table: Table
    people: Mapping[str, str]
    lamps: Mapping[str, int]
    manholes: tuple[str, ...]
    covers: tuple[str, ...]
    ray: tuple[str, ...]


def sights_of(table: Table) -> Sights:
    """The same for a position."""
    people = {place: name for name, place in table.places.items()}
    lighted = street_names(ray(table.people, table.streets))
    return Sights(table, people, table.lamps, table.manholes, table.covers, lighted)


def hex_in_words(sights: Sights, name: str) -> Message:
    """What is on a hex, after its name and the part of the board it lies in."""
    place: dict[str, Term] = {"hex": name, "part": Message(f"part-{_part(name)}")}
    kind = board.KIND[name]
    if kind == "street":
        what = _street(sights, name)
    elif kind == "gaslight":
        what = (_gaslight(sights, name),)
    else:
        what = (Message(f"ear-{kind}"),)
    return Message("ear-hex", {**place, "what": what})


def exit_in_words(table: Table, name: str) -> Message:
    """Whether an exit is open, and the hex it is left from."""
    gate = board.STREETS[board.GATES[EXITS.index(name)]]
    what = (Message("ear-shut" if name in table.cordons else "ear-open"), Message("ear-gate-hex", {"hex": gate}))
    return Message("ear-place", {"place": Message("target-exit", {"exit": Message(f"exit-{name}")}), "what": what})


def _street(sights: Sights, name: str) -> tuple[Message, ...]:
    here = sights.people.get(name)
    what = _nobody(sights, name) if here is None else _person(sights, here, name)
    if name in sights.manholes:
        what += (Message("ear-manhole-open"),)
    elif name in sights.covers:
        what += (Message("ear-manhole-covered"),)
    what += tuple(
        Message("ear-gate", {"exit": Message(f"exit-{end}")})
        for end, gate in zip(EXITS, board.GATES, strict=True)
        if board.STREETS[gate] == name
    )
    return (*what, _ways(name))


def _person(sights: Sights, character: str, place: str) -> tuple[Message, ...]:
    """Who stands there, whether a suspect, and whether seen, with the reason."""
    what = [name_of(character), Message("ear-suspect" if character in sights.table.suspects else "ear-innocent")]
    if character == "watson":
        what.append(Message("ear-lantern", {"facing": Message(f"facing-{sights.table.facing}")}))
    return (*what, _seen(sights, character, place))


def _seen(sights: Sights, character: str, place: str) -> Message:
    if lamp := _lamp_near(sights, place):
        return Message("ear-seen-lamp", {"hex": lamp})
    if near := _people_near(sights, place):
        return Message("ear-seen-neighbour", {"names": near})
    if character != "watson" and place in sights.ray:
        return Message("ear-seen-lantern")
    return Message("ear-not-seen")


def _nobody(sights: Sights, place: str) -> tuple[Message, ...]:
    """An empty hex: whether somebody would be seen there, and why."""
    if lamp := _lamp_near(sights, place):
        return Message("ear-empty"), Message("ear-lit-lamp", {"hex": lamp})
    if place in sights.ray:
        return Message("ear-empty"), Message("ear-lit-lantern")
    if near := _people_near(sights, place):
        return Message("ear-empty"), Message("ear-beside", {"names": near})
    return Message("ear-empty"), Message("ear-dark")


def _lamp_near(sights: Sights, place: str) -> str:
    """The hex of a lit gaslight next to this one; empty where there is none."""
    return next((near for near in _around(place) if sights.lamps.get(near)), "")


def _people_near(sights: Sights, place: str) -> Message | None:
    people = sorted(sights.people[near] for near in _around(place) if near in sights.people)
    return listed(names_of(tuple(people))) if people else None


def _gaslight(sights: Sights, name: str) -> Message:
    label = sights.lamps[name]
    if not label:
        return Message("ear-lamp-unlit")
    return Message("ear-lamp-plain") if label == UNNUMBERED else Message("ear-lamp", {"number": label})


@cache
def _around(name: str) -> tuple[str, ...]:
    """The hexes next to this one."""
    return board.neighbours(name)


@cache
def _ways(name: str) -> Message:
    """Where streets lead from a hex."""
    around = {facing: board.neighbour(name, number) for number, facing in enumerate(FACINGS)}
    ways = tuple(Message(f"facing-{facing}") for facing, near in around.items() if near in board.STREETS)
    return Message("ear-ways", {"directions": listed(ways)})


def _row(name: str) -> int:
    """How far south a hex lies, in halves of its height."""
    q, r = board.coordinates(name)
    return 2 * r + q


@cache
def _part(name: str) -> str:
    """The part of the board a hex lies in: a side, a corner or the centre."""
    column, row = board.coordinates(name)[0], _row(name)
    rows, columns = [_row(one) for one in board.KIND], [board.coordinates(one)[0] for one in board.KIND]
    north_south = _third("NCS", row, min(rows), max(rows))
    west_east = _third("WCE", column, min(columns), max(columns))
    return (north_south + west_east).replace("C", "") or "C"


def _third(names: str, value: int, least: int, most: int) -> str:
    return names[min(2, 3 * (value - least) // (most - least + 1))]
