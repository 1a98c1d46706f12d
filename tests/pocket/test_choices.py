"""What can't be picked in Mr. Jack Pocket says why, as the rules do."""

from tests.rules.pocket.table import played, table
from whitechapel import pocket
from whitechapel.core import PLAYERS, Seat
from whitechapel.core.messages import Message
from whitechapel.core.story import Choices, walked
from whitechapel.pocket import State
from whitechapel.pocket.layout import THROW
from whitechapel.pocket.story import choices
from whitechapel.testing.random_play import random_positions

ROTATED = Message("why-rotated")
USED = Message("why-used")


def offered(state: State) -> Choices:
    """What the player to act may pick, as everybody may know it."""
    return choices(pocket.observe(state, Seat.SPECTATOR), pocket.legal_actions(state))


def positions(count: int) -> list[State]:
    """Positions of random games in which a player is to act."""
    return [state for state in random_positions(pocket, count, seed=6) if pocket.actor(state) in PLAYERS]


def test_a_token_or_a_tile_that_cant_be_picked_says_why_as_the_rules_do() -> None:
    told = set()
    for state in positions(150):
        tree = offered(state)
        for action in set(range(THROW)) - set(pocket.legal_actions(state)):
            face, _, more = pocket.action_to_text(action).partition(" ")
            reason = pocket.why_not(state, action).message
            if reason != Message("why-joker"):
                assert tree.why_not(("rotation",), f"tile-{more[0]}" if reason == ROTATED else face) == reason
                told.add(reason.id)
    assert told == {"why-used", "why-no-token", "why-rotated"}


def test_what_can_be_picked_has_no_reason_against_it() -> None:
    for state in positions(60):
        tree = offered(state)
        assert {" ".join(path) for _, path in walked(tree)}.isdisjoint(tree.why)


def test_a_rotated_tile_says_why_only_where_it_would_be_rotated() -> None:
    tree = offered(played(table(tokens="holmes watson rotation rotation"), "rotation 4 1"))
    assert tree.why_not(("rotation", "tile-3"), "tile-4") == tree.why_not(("rotation",), "tile-4") == ROTATED
    assert tree.why_not(("watson",), "tile-4") is None


def test_where_one_kind_of_token_is_left_its_tiles_say_why_at_once() -> None:
    tree = offered(played(table(tokens="holmes watson rotation rotation"), "rotation 4 1", "holmes 1", "watson 1"))
    assert tree.why_not((), "tile-4") == ROTATED
    assert (tree.why_not((), "watson"), tree.why_not((), "rotation")) == (USED, None)
