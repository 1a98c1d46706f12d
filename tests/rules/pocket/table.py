"""A table to test the rules at: positions as the rules page draws them, and actions as it names them."""

from itertools import product

from whitechapel import pocket
from whitechapel.pocket import State
from whitechapel.pocket.pieces import TOKENS

CLEARED = """
    -bert:N   -goodley:N  -gull:N
    -lestrade:N  -lane     -madame:N
    -pizer:N  -smith:N    -stealthy:N
"""

AT_THE_START = """
    bert:W   goodley:N  gull:E
    lane:N   lestrade:E madame:W
    pizer:N  smith:S    stealthy:N
"""

THROWS = [tuple(faces) for faces in product(*TOKENS)]
"""The sixteen ways the four tokens can fall."""


def table(
    tiles: str = AT_THE_START,
    *,
    turn: int = 1,
    tokens: str = "alibi toby rotation rotation",
    detectives: tuple[int, int, int] = (11, 3, 7),
    phase: str = "action",
    jack: str = "pizer",
    cards: str = "",
    drawn: str = "",
    revealed: str = "",
    rotated: str = "",
    time: str | None = None,
    chase: int = 0,
) -> State:
    """A position: tiles row by row, a star behind a played token, lists with spaces between.

    Unless it is said otherwise the Investigator took every past time token.
    """
    taken = time if time is not None else "D" * (turn - (phase != "over"))
    listed = {name: ",".join(value.split()) for name, value in (("tiles", tiles), ("tokens", tokens))}
    return pocket.position_from_text(
        f"game=pocket;phase={phase};turn={turn};tiles={listed['tiles']};detectives={','.join(map(str, detectives))};"
        f"tokens={listed['tokens']};rotated={','.join(rotated.split())};time={taken};drawn={','.join(drawn.split())};"
        f"revealed={','.join(revealed.split())};chase={chase};jack={jack};cards={','.join(cards.split())}"
    )


def played(state: State, *actions: str) -> State:
    """The position after these actions, chance's included, one after the other."""
    for action in actions:
        state = pocket.apply(state, pocket.action_from_text(action))
    return state


def choices(state: State) -> list[str]:
    """What the player to act may do, as text."""
    return [pocket.action_to_text(action) for action in pocket.legal_actions(state)]


def choices_of(state: State, token: str) -> list[str]:
    """What the player to act may do with one kind of token."""
    return [choice for choice in choices(state) if choice.split()[0] == token]


def chances(state: State) -> list[str]:
    """What chance may decide, as text."""
    return [pocket.action_to_text(outcome.action) for outcome in pocket.chance_outcomes(state)]


def names_and_walls(state: State) -> list[str]:
    """The tiles row by row as `table` takes them."""
    text = pocket.position_to_text(state)
    return text.partition("tiles=")[2].partition(";")[0].split(",")
