"""What a table draws beyond the position: who is visible and why. And how the board would look after a step.

Made from what a seat knows, so that a page or a terminal needs no rules of its own.
"""

from typing import TypedDict

from whitechapel.classic import board
from whitechapel.classic.district import open_manholes, ray, visible
from whitechapel.classic.kernel import acted
from whitechapel.classic.layout import ACCUSE, IDENTITY, LEAVE, MOVE, STAY
from whitechapel.classic.notation import board_to_json
from whitechapel.classic.observation import JackObservation, Observation, PublicObservation
from whitechapel.classic.pieces import CHARACTERS, members
from whitechapel.classic.shapes import ClassicBoard, ClassicDisplay
from whitechapel.classic.state import street_names
from whitechapel.core.types import Action, Seat

_ORDERS = (
    (Seat.JACK, Seat.DETECTIVE, Seat.DETECTIVE, Seat.JACK),
    (Seat.DETECTIVE, Seat.JACK, Seat.JACK, Seat.DETECTIVE),
)
_NUMBERED = range(1, 5)
"""The numbers of the lit tiles that have one; each goes out at the end of the round that has it, too."""


class _Own(TypedDict, total=False):
    """What only Jack is told."""

    believed: list[int]


def display(observation: Observation) -> ClassicDisplay:
    """Who would be visible if witnesses were called now, Watson's ray, who plays when, which lamp goes out next.

    To Jack it also says how many suspects the Detective may have.
    """
    seen = members(visible(observation.people, observation.streets))
    own: _Own = {"believed": _believed(observation)} if isinstance(observation, JackObservation) else {}
    return {
        **own,
        "visible": list(seen),
        "seen": [name for name in observation.suspects if name in seen],
        "hidden": [name for name in observation.suspects if name not in seen],
        "ray": list(street_names(ray(observation.people, observation.streets))),
        "order": [str(seat) for seat in _ORDERS[observation.round % 2]],
        "played": 4 - len(observation.cards_left) - (observation.in_play is not None),
        "lamp_out": observation.round if observation.round in _NUMBERED else None,
    }


def _believed(observation: JackObservation) -> list[int]:
    """How few and how many suspects the Detective may have: his alibi cards, whose number Jack knows, clear some.

    None of them is Jack's own character, nor one whose card Jack holds.
    """
    suspects, unknown = set(observation.suspects), set(CHARACTERS) - {observation.jack, *observation.cards}
    taken = observation.taken[1]
    fewest_cleared = max(0, taken - len(unknown - suspects))
    return [len(suspects) - min(taken, len(unknown & suspects)), len(suspects) - fewest_cleared]


def preview(observation: Observation, action: Action) -> ClassicBoard | None:
    """How the board would look after this step of the player to act, before witnesses are called; None for chance."""
    if not 0 <= action < IDENTITY:
        return None
    after = PublicObservation(observation.people, observation.streets, observation.table)
    if not ACCUSE <= action < STAY:
        after = PublicObservation(*acted(observation.people, observation.streets, observation.table, action))
    return {**board_to_json(after), "path": _path(observation, action), "display": display(after)}


def _path(observation: Observation, action: Action) -> list[str]:
    """A shortest way of the character in play to where a move, an accusation or leaving takes him."""
    character = observation.in_play
    if character is None or not MOVE <= action < STAY:
        return []
    if action >= LEAVE:
        goal = board.STREETS[board.GATES[action - LEAVE]]
    elif action >= ACCUSE:
        goal = board.STREETS[observation.people >> 6 * (action - ACCUSE) & 63]
    else:
        goal = board.STREETS[action - MOVE]
    came_from = _ways_from(observation, character)
    path = [goal]
    while came_from.get(path[0]):
        path.insert(0, came_from[path[0]])
    return path


def _ways_from(observation: Observation, character: str) -> dict[str, str]:
    """From where each hex is reached first, breadth first: by street or open manhole, over anything for Stealthy."""
    manholes = street_names(open_manholes(observation.streets))
    came_from = {observation.places[character]: ""}
    rim = list(came_from)
    while rim:
        here = rim.pop(0)
        near = [name for name in board.neighbours(here) if character == "stealthy" or board.KIND[name] == "street"]
        for name in (*near, *(manholes if here in manholes else ())):
            if name not in came_from:
                came_from[name] = here
                rim.append(name)
    return came_from
