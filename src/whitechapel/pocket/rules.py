"""The rules as the rest of the house calls them: who acts, what an action leads to, how it ends."""

from whitechapel.core.errors import IllegalActionError
from whitechapel.core.game import OptionValue, checked_options
from whitechapel.core.messages import Message, Reason
from whitechapel.core.numbers import read_number
from whitechapel.core.positions import new_tuple, not_a_state
from whitechapel.core.types import Action, Outcome, Seat
from whitechapel.pocket import actions, kernel
from whitechapel.pocket.layout import (
    ACTION_COUNT,
    ACTION_DUE,
    CARD,
    CARD_DUE,
    GAME_OVER,
    IDENTITY,
    IDENTITY_DUE,
    LAY_TILE,
    NO_SECRET,
    THROW,
)
from whitechapel.pocket.notation import position_to_text
from whitechapel.pocket.observation import observe
from whitechapel.pocket.options import OPTIONS
from whitechapel.pocket.state import State
from whitechapel.pocket.variants import beginning, options_at

NAME = "pocket"
RULES_VERSION = 1


def initial(**options: OptionValue) -> State:
    """The position before the set-up: chance lays the first tile."""
    chosen = checked_options(NAME, OPTIONS, options)
    return State(*beginning(chosen), NO_SECRET)


def options_of(state: State) -> dict[str, OptionValue]:
    """The rule options a state is played under; none are mentioned in the full game."""
    return options_at(state)


def actor(state: State) -> Seat | None:
    """Who acts now: odd turns go Detective, Jack, Jack, Detective; even turns the other way round."""
    return state.actor


def apply(state: State, action: Action) -> State:
    """The state after `action`; raises `IllegalActionError` when it is not allowed now."""
    if type(state) is not State:
        raise not_a_state(state)
    if type(action) is not int:
        action = read_number(action, NAME, ACTION_COUNT)
    table = state.table
    if kernel.phase_of(table) == ACTION_DUE:
        if 0 <= action < THROW and kernel.is_legal(state.district, table, action):
            return new_tuple(State, kernel.apply_action(state.district, table, state.secret, action))
    elif any(action == outcome.action for outcome in actions.chance_outcomes(state)):
        return new_tuple(State, kernel.apply_chance(state.district, table, state.secret, action))
    raise _illegal(state, action)


def apply_trusted(state: State, action: Action) -> State:
    """The state after an action that is known to be legal."""
    district, table, secret = state
    if action < THROW:
        return new_tuple(State, kernel.apply_action(district, table, secret, action))
    return new_tuple(State, kernel.apply_chance(district, table, secret, action))


def outcome(state: State) -> Outcome | None:
    """Who won and why, by the rulebook's table of endings; None while the game is on."""
    if state.phase != GAME_OVER:
        return None
    winner = Seat.DETECTIVE if kernel.detective_won(state.district, state.table, state.secret) else Seat.JACK
    unseen = state.time_token(state.turn) is Seat.JACK
    if state.chase:
        return Outcome(winner, "chase-survived" if unseen else "chase-lost")
    if len(state.suspects) == 1:
        both = state.hourglasses >= 6
        return Outcome(winner, ("both-goals-unseen" if unseen else "both-goals-seen") if both else "one-suspect")
    return Outcome(winner, "six-hourglasses" if state.hourglasses >= 6 else "eight-turns")


def sees(state: State, action: Action, seat: Seat) -> bool:
    """Jack alone sees his identity and the cards he draws; all else happens in the open."""
    hidden = IDENTITY <= action < LAY_TILE or (CARD <= action < IDENTITY and state.drawer is Seat.JACK)
    return seat is Seat.JACK or not hidden


def announcement(before: State, after: State) -> str:
    """What is said aloud: Jack's answer to the appeal, the start of the chase, the end with all revealed."""
    if before.turn == after.turn and after.phase != GAME_OVER:
        return ""
    said = ["unseen" if after.time_token(before.turn) is Seat.JACK else "seen"]
    if after.chase and not before.chase:
        said.append("the chase begins")
    result = outcome(after)
    if result is not None:
        said.append(f"{result.winner} wins by {result.reason}")
        said.append(f"jack was {after.jack} with " + (" ".join(after.cards) or "no cards"))
    return ", ".join(said)


def _illegal(state: State, action: Action) -> IllegalActionError:
    """The error for an action that is not allowed now. It tells nothing the player to act does not know."""
    text = actions.action_to_text(action)
    seat = state.actor if state.actor in (Seat.JACK, Seat.DETECTIVE) else Seat.SPECTATOR
    position = position_to_text(observe(state, seat))
    if state.phase == GAME_OVER:
        return IllegalActionError(text, position, Reason(Message("game-over"), "comes too late: the game is over"))
    if state.phase != ACTION_DUE:
        due = {CARD_DUE: "a card that is in the pile", IDENTITY_DUE: "an identity"}.get(
            state.phase, "a throw or a tile"
        )
        why = Reason(Message("why-chance"), "can't be decided by chance now")
        return IllegalActionError(text, position, why, due)
    legal = actions.legal_actions(state)
    shown = ", ".join(map(actions.action_to_text, legal[:6])) + (", ..." if len(legal) > 6 else "")
    return IllegalActionError(text, position, actions.why_not(state, action), f"one of {len(legal)}: {shown}")
