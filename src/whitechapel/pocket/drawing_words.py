"""What a picture of the table says in words: its title, its headline, and all it shows for those who can't see it."""

from whitechapel.core.types import Seat
from whitechapel.pocket.layout import ACTION_DUE, CARD_DUE, GAME_OVER, IDENTITY_DUE, TILES_DUE
from whitechapel.pocket.observation import FinalObservation, Observation, PublicObservation
from whitechapel.pocket.pieces import CHARACTERS, DETECTIVES, NO_WALL
from whitechapel.pocket.rules import outcome
from whitechapel.pocket.state import State, Tile

SEATS = {Seat.JACK: "Mr. Jack", Seat.DETECTIVE: "The Investigator"}
_WALLS = ("north", "east", "south", "west")


def jack_of(observation: Observation) -> str | None:
    """Who Jack is, if the seat knows."""
    return None if isinstance(observation, PublicObservation) else observation.jack


def winner_of(observation: Observation) -> Seat | None:
    """Who won, once the game is over and everything is known."""
    if not isinstance(observation, FinalObservation):
        return None
    result = outcome(State(observation.district, observation.table, observation.secret))
    return None if result is None else result.winner


def title(observation: Observation) -> str:
    """The turn."""
    if observation.phase == GAME_OVER:
        return f"Over after turn {observation.turn}"
    return f"Turn {observation.turn} of 8" + (": the chase" if observation.chase else "")


def moment(observation: Observation) -> str:
    """What is due now, and from whom."""
    if observation.actor in SEATS:
        return f"{SEATS[observation.actor]}, action {observation.played + 1} of 4"
    winner = winner_of(observation)
    if winner is not None:
        return f"{SEATS[winner]} wins"
    due = {
        TILES_DUE: "The tiles are being laid",
        IDENTITY_DUE: "Mr. Jack draws his card",
        CARD_DUE: "An alibi card is drawn",
    }
    return due.get(observation.phase, "The tokens are thrown")


def description(observation: Observation) -> str:
    """All that the picture shows, in sentences."""
    said = [f"{moment(observation)}."]
    if any(observation.tiles):
        rows = (
            ", ".join(_tile(observation, 3 * row + column) for column in range(3))
            for row in range(3)
            if observation.tiles[3 * row]
        )
        said += [f"Row {number}: {row}." for number, row in enumerate(rows, 1)]
    stands = ", ".join(
        f"{name.capitalize()} on space {space}" for name, space in zip(DETECTIVES, observation.detectives, strict=True)
    )
    said.append(f"{stands}.")
    if observation.phase >= ACTION_DUE:
        faces = zip(observation.tokens, observation.used, strict=True)
        said.append("Actions: " + ", ".join(face + (" (used)" if used else "") for face, used in faces) + ".")
    takers = [SEATS[taker] for taker in observation.time_tokens if taker is not None]
    said.append(f"Time tokens taken: {', '.join(takers) or 'none'}.")
    said.append(f"Alibi cards revealed: {_listed(observation.revealed)}; Mr. Jack holds {len(observation.drawn_in)}.")
    return " ".join([*said, _secret(observation)]).rstrip()


def _tile(observation: Observation, cell: int) -> str:
    tile: Tile | None = observation.tiles[cell]
    if tile is None:
        return "no tile yet"
    name = CHARACTERS[tile.character]
    parts = [name.capitalize(), "suspect" if tile.suspect else "cleared"]
    parts += ["seen"] if cell in observation.seen_cells else []
    parts += ["rotated"] if name in observation.rotated else []
    parts.append("no wall" if tile.wall == NO_WALL else f"wall {_WALLS[tile.wall]}")
    return " ".join(parts)


def _secret(observation: Observation) -> str:
    if isinstance(observation, PublicObservation) or observation.jack is None:
        return ""
    held = f"his cards: {_listed(observation.cards)}; hourglasses: {observation.hourglasses}"
    return f"Mr. Jack is {observation.jack.capitalize()}; {held}."


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(name.capitalize() for name in names) or "none"
