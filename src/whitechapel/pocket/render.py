"""The table in plain text, for people, from what a seat knows.

Suspects stand in capitals, cleared characters in brackets, a star marks an area in some detective's sight; a side
drawn with ``#`` is walled.
"""

from whitechapel.core.types import Seat
from whitechapel.pocket.layout import CARD_DUE, GAME_OVER
from whitechapel.pocket.observation import Observation, PublicObservation
from whitechapel.pocket.pieces import CHARACTERS, DETECTIVES, EAST, NORTH, SOUTH, WEST
from whitechapel.pocket.state import Tile

_WIDTH = 12
_MARGIN = 14
_SEATS = {Seat.JACK: "Mr. Jack", Seat.DETECTIVE: "the Investigator", Seat.CHANCE: "chance", None: "nobody"}


def render(observation: Observation) -> str:
    """The district with the detectives around it, and below it all else that the seat knows."""
    return "\n".join([_headline(observation), "", *_board(observation), "", *_notes(observation)])


def _headline(observation: Observation) -> str:
    if observation.phase == GAME_OVER:
        return f"The game is over after turn {observation.turn}."
    chase = "  THE CHASE IS ON" if observation.chase else ""
    action = observation.played + (observation.phase != CARD_DUE)
    return f"Turn {observation.turn} of 8, action {action} of 4: {_SEATS[observation.actor]}{chase}"


def _board(observation: Observation) -> list[str]:
    lines = [_above(observation, (0, 1, 2))]
    for row in range(3):
        cells = [3 * row, 3 * row + 1, 3 * row + 2]
        tiles = [_tile(observation.tiles[cell], cell in observation.seen_cells) for cell in cells]
        left, right = _space(observation, 11 - row), _space(observation, 3 + row)
        for number, parts in enumerate(zip(*tiles, strict=True)):
            margin = left if number == 1 else ""
            lines.append((f"{margin:>{_MARGIN}} " + "".join(parts) + (f" {right}" if number == 1 else "")).rstrip())
    return [*lines, _above(observation, (8, 7, 6))]


def _above(observation: Observation, spaces: tuple[int, ...]) -> str:
    return (" " * (_MARGIN + 1) + "".join(f"{_space(observation, space):^{_WIDTH}}" for space in spaces)).rstrip()


def _space(observation: Observation, space: int) -> str:
    """A detective space: its number and the detectives standing there."""
    here = [name.capitalize() for name, at in zip(DETECTIVES, observation.detectives, strict=True) if at == space]
    return f"{'/'.join(here)} {space}".strip() if here else str(space)


def _tile(tile: Tile | None, seen: bool) -> list[str]:
    inner = _WIDTH - 2
    if tile is None:
        return [" " * _WIDTH] * 3
    name = CHARACTERS[tile.character]
    label = (name.upper() if tile.suspect else f"({name})") + "*" * seen
    top, bottom = (("#" if tile.wall == wall else " ") * inner for wall in (NORTH, SOUTH))
    west, east = ("#" if tile.wall == wall else " " for wall in (WEST, EAST))
    return [f"+{top}+", f"{west}{label:^{inner}}{east}", f"+{bottom}+"]


def _notes(observation: Observation) -> list[str]:
    tokens = [f"[{face}]" if used else face for face, used in zip(observation.tokens, observation.used, strict=False)]
    seen = len(observation.seen_suspects)
    notes = [
        f"Tokens: {'  '.join(tokens) or 'to be thrown'}",
        f"Next turn: {'  '.join(observation.next_tokens) or 'to be thrown'}",
        f"Seen {seen}, hidden {len(observation.suspects) - seen}: {' '.join(observation.seen_suspects) or 'nobody'}",
        "Time tokens: "
        + (
            " ".join("J" if taker is Seat.JACK else "D" for taker in observation.time_tokens if taker is not None)
            or "-"
        ),
        f"Alibi cards: revealed {' '.join(observation.revealed) or 'none'}; Jack holds {len(observation.drawn_in)}",
    ]
    if observation.rotated:
        notes.append(f"Rotated this turn: {' '.join(observation.rotated)}")
    if not isinstance(observation, PublicObservation) and observation.jack is not None:
        cards = " ".join(observation.cards) or "none"
        notes.append(f"Jack is {observation.jack.upper()}; his cards: {cards}; hourglasses: {observation.hourglasses}")
    return notes
