"""What a table draws beyond the position: who sees what. And how the district would look after an action.

Made from what a seat knows, so that a page or a terminal needs no rules of its own.
"""

from typing import TypedDict

from whitechapel.core.types import Action, Seat
from whitechapel.pocket import district, kernel
from whitechapel.pocket.layout import ALIBI, THROW, TILES_DUE
from whitechapel.pocket.notation import position_to_json
from whitechapel.pocket.observation import FinalObservation, JackObservation, Observation, PublicObservation
from whitechapel.pocket.pieces import CELLS, DETECTIVES
from whitechapel.pocket.shapes import PocketBoard, PocketDisplay
from whitechapel.pocket.state import Table
from whitechapel.pocket.worlds import hourglass_range

_ORDERS = (
    ("jack", "detective", "detective", "jack"),
    ("detective", "jack", "jack", "detective"),
)
_CELLS = tuple(tuple(cell for cell in CELLS if cells >> cell & 1) for cells in range(512))


class _Own(TypedDict, total=False):
    """What only those see who know Jack's cards."""

    hourglasses: int
    believed: list[int]


def display(observation: Observation) -> PocketDisplay:
    """Lines of sight, the split the appeal would make now, the next turn's tokens if known, and who plays when.

    It also says how many hourglasses Jack may have, to those who know his cards how many he has, and to Jack how many
    suspects are left to the Investigator, who shows all that he learns.
    """
    seen = observation.seen_suspects
    own: _Own = {}
    if not isinstance(observation, PublicObservation):
        own = {"hourglasses": observation.hourglasses}
    if isinstance(observation, JackObservation):
        own["believed"] = [observation.suspect_mask.bit_count()] * 2
    return {
        **own,
        "hourglass_range": _hourglass_range(observation),
        "sights": [
            {"detective": name, "space": space, "cells": _seen_from(observation, space)}
            for name, space in zip(DETECTIVES, observation.detectives, strict=True)
        ],
        "seen": list(seen),
        "hidden": [name for name in observation.suspects if name not in seen],
        "next_tokens": list(observation.next_tokens),
        "order": list(_ORDERS[observation.turn % 2]),
        "played": observation.played,
    }


def preview(observation: Observation, action: Action) -> PocketBoard | None:
    """How the board would look after this action of the player to act, before any appeal; None for a card drawn."""
    if not ALIBI < action < THROW:
        return None
    after = PublicObservation(Seat.SPECTATOR, *kernel.acted(observation.district, observation.table, action))
    position = position_to_json(after)
    return {
        "tiles": position["tiles"],
        "detectives": position["detectives"],
        "rotated": position["rotated"],
        "display": display(after),
    }


def _hourglass_range(observation: Observation) -> list[int]:
    """How few and how many hourglasses Jack may have; when it is over his cards are on the table."""
    if isinstance(observation, FinalObservation):
        return [observation.hourglasses] * 2
    return list(hourglass_range(observation))


def _seen_from(table: Table, space: int) -> list[int]:
    """The areas a detective on a space sees, nearest first."""
    cells = district.sight(table.district, space) if table.phase > TILES_DUE else 0
    return list(_CELLS[cells][::-1] if space // 3 in (1, 2) else _CELLS[cells])
