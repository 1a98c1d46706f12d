"""What a table draws beyond the position: who sees what. And how the district would look after an action.

Made from what a seat knows, so that a page or a terminal needs no rules of its own.
"""

from typing import TypedDict

from whitechapel.core.types import Action, Seat
from whitechapel.pocket import district, kernel
from whitechapel.pocket.layout import ALIBI, THROW, TILES_DUE
from whitechapel.pocket.notation import position_to_json
from whitechapel.pocket.observation import Observation, PublicObservation
from whitechapel.pocket.pieces import CELLS, DETECTIVES
from whitechapel.pocket.shapes import PocketBoard, PocketDisplay
from whitechapel.pocket.state import Table

_ORDERS = (
    ("jack", "detective", "detective", "jack"),
    ("detective", "jack", "jack", "detective"),
)
_CELLS = tuple(tuple(cell for cell in CELLS if cells >> cell & 1) for cells in range(512))


class _Own(TypedDict, total=False):
    """What only those see who know Jack's cards."""

    hourglasses: int


def display(observation: Observation) -> PocketDisplay:
    """Lines of sight, the split the appeal would make now, the next turn's tokens if known, and who plays when.

    To those who know his cards it also says how many hourglasses Jack has.
    """
    seen = observation.seen_suspects
    own: _Own = {}
    if not isinstance(observation, PublicObservation):
        own = {"hourglasses": observation.hourglasses}
    return {
        **own,
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


def _seen_from(table: Table, space: int) -> list[int]:
    """The areas a detective on a space sees, nearest first."""
    cells = district.sight(table.district, space) if table.phase > TILES_DUE else 0
    return list(_CELLS[cells][::-1] if space // 3 in (1, 2) else _CELLS[cells])
