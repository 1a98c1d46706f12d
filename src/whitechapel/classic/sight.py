"""Why somebody is visible or not, as messages: what lessons, the coach and whoever plays by ear are told."""

from whitechapel.classic import board
from whitechapel.classic.district import ray
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.classic.state import Table, street_names
from whitechapel.core.messages import Message, name_of


def why_visible(table: Table, character: str) -> Message:
    """Why a character is visible, or why he is not."""
    name, places = name_of(character), table.places
    near = board.neighbours(places[character])
    lamps, lit = [one for one in near if one in board.GASLIGHTS], table.lamps
    for lamp in lamps:
        if lit[lamp]:
            return Message("sight-lamp", {"name": name, "hex": lamp})
    for other in CHARACTERS:
        if places[other] in near:
            return Message("sight-neighbour", {"name": name, "other": name_of(other)})
    if character != "watson" and places[character] in street_names(ray(table.people, table.streets)):
        return Message("sight-lantern", {"name": name})
    if lamps:
        return Message("sight-unlit", {"name": name, "hex": lamps[0]})
    return Message("sight-dark", {"name": name})
