"""What makes a position impossible although every field of it can be read: nothing that can't come about gets in."""

from whitechapel.core.errors import NotationError
from whitechapel.core.types import Seat
from whitechapel.pocket import kernel
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD_DUE,
    GAME_OVER,
    IDENTITY_DUE,
    NO_SECRET,
    REVEALED_AT,
    THROW_DUE,
    TIME_AT,
)
from whitechapel.pocket.pieces import EVERYBODY
from whitechapel.pocket.state import State
from whitechapel.pocket.variants import FIRST_TURNS, TAKEN_BY_JACK, cards_due, first_turn
from whitechapel.pocket.worlds import draws_of, holdings


def require(holds: object, given: object, why: str, right: str) -> None:
    """Raise `NotationError` unless it holds."""
    if not holds:
        raise NotationError(given, why, right)


def check_alibis(state: State) -> None:
    """In each pair of turns the alibi token shows its front once, and so one card is taken."""
    cycle = (state.turn - 1) // 2
    here = "alibi" in state.tokens
    taken_here = here and state.used[0] and state.phase != CARD_DUE
    taken_before = state.turn % 2 == 0 and not here
    for past in range(cycle):
        pair = {2 * past + 1, 2 * past + 2}
        require(len(pair & set(state.drawn_in)) < 2, state.drawn_in, "has Jack draw too often", "once in two turns")
    first = 2 * cycle + 1
    allowed = {first} if taken_before else {state.turn} if taken_here else set()
    late = {turn for turn in state.drawn_in if turn >= first}
    require(late <= allowed, state.drawn_in, "does not fit the tokens", "a draw only in a turn with a played alibi")


def check_beginning(state: State) -> None:
    """The alibi cards taken fit the turn the game began with, and so do draws, throws and time tokens before it."""
    cards = len(state.revealed) + len(state.drawn_in)
    first = first_turn(state)
    due = " or ".join(str(cards_due(state, turn)) for turn in FIRST_TURNS if turn <= state.turn)
    require(first is not None, state.revealed, f"makes {cards} alibi cards taken with Jack's", f"{due} by then")
    assert first is not None  # noqa: S101 - said above, for the type checker
    require(all(turn >= first for turn in state.drawn_in), state.drawn_in, "is before the game began", f"from {first}")
    throw = state.phase == THROW_DUE
    fits = not throw or state.turn % 2 or state.turn == first
    require(fits, state.turn, "has no throw", "an odd turn: in even ones tokens are turned")
    skipped = (1 << first - 1) - 1
    fits = state.table >> TIME_AT & skipped == TAKEN_BY_JACK & skipped
    require(fits, state.time_tokens, "are not the time tokens of such a game", f"odd ones Jack's before turn {first}")


def check_chase(state: State) -> None:
    """The chase begins with one suspect, unseen; it lasts while he stays unseen."""
    if state.chase:
        answers = [taker for taker in state.time_tokens if taker is not None][state.chase - 1 :]
        if state.phase == GAME_OVER:
            answers.pop()  # the appeal that ended it
        fits = len(state.suspects) == 1 and set(answers) == {Seat.JACK}
        require(fits, f"chase={state.chase}", "did not happen", "one suspect, never seen since")


def check_goals(state: State) -> None:
    """The game is over when a goal was met at an appeal, and only then.

    In the middle of a turn the Investigator's alibi may leave one suspect: that ends nothing yet.
    """
    district, table, secret = state
    alone = len(state.suspects) == 1
    if state.phase == GAME_OVER:
        jack_won = not alone and not state.chase and state.hourglasses >= 6
        over = state.turn == 8 or jack_won or kernel.detective_won(district, table, secret)
        require(over, "phase=over", "comes too early", "a goal met at the last appeal, or turn 8")
    elif alone and not state.chase and state.phase > IDENTITY_DUE:
        cleared_now = state.phase == ACTION_DUE and "alibi" in state.tokens and state.used[0]
        right = "the game over, unless an alibi was just revealed"
        require(cleared_now and state.turn not in state.drawn_in, state.suspects, "is one suspect too few", right)


def check_secret(state: State, secret: int | None) -> None:
    """The secret is one that the table allows, or at least one is when it is withheld."""
    if state.phase <= IDENTITY_DUE:
        return
    unknown = EVERYBODY & ~(state.table >> REVEALED_AT & EVERYBODY)
    draws = draws_of(state)
    possible = {
        jack | cards << 4
        for jack in range(9)
        if state.suspect_mask >> jack & 1
        for cards, _ in holdings(unknown & ~(1 << jack), draws)
    }
    require(possible, "the table", "leaves no secret possible", "a position that can come about")
    named = State(state.district, state.table, secret if secret is not None else NO_SECRET)
    require(
        secret is None or secret in possible,
        f"jack={named.jack};cards={','.join(named.cards)}",
        "can't be Jack's secret here",
        "a suspect, and the right number of other cards that fit how the game went on",
    )
