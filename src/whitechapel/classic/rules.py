"""The course of the game: apply a step, why one is not legal, who won, what is said aloud."""

from whitechapel.classic.actions import action_to_text, chance_outcomes, legal_actions
from whitechapel.classic.kernel import apply_action, apply_chance, legal_steps
from whitechapel.classic.layout import ACTION_COUNT, CARD, IDENTITY, ROUND_8_OVER, SHUFFLE
from whitechapel.classic.notation import position_to_text
from whitechapel.classic.observation import observe
from whitechapel.classic.options import OPTIONS, PACKED
from whitechapel.classic.reasons import why_not
from whitechapel.classic.state import ACTORS, State, set_up
from whitechapel.classic.table import actor_of, ending_of, side_of
from whitechapel.core.errors import IllegalActionError
from whitechapel.core.game import OptionValue, checked_options
from whitechapel.core.numbers import read_number
from whitechapel.core.positions import new_tuple, not_a_state
from whitechapel.core.types import PLAYERS, Action, Outcome, Seat

NAME = "classic"
RULES_VERSION = 1
_OUTCOMES = (
    None,
    Outcome(Seat.DETECTIVE, "right-accusation"),
    Outcome(Seat.JACK, "wrong-accusation"),
    Outcome(Seat.JACK, "escape"),
    Outcome(Seat.JACK, "round-8-over"),
)


def initial(**options: OptionValue) -> State:
    """The board as it is set up, before Jack draws his identity."""
    return set_up(PACKED.bits("streets", checked_options(NAME, OPTIONS, options)))


def options_of(state: State) -> dict[str, OptionValue]:
    """The rule options a state is played under."""
    return PACKED.chosen(state)


def actor(state: State) -> Seat | None:
    """Who acts now: a player, chance, or None when the game is over."""
    return ACTORS[actor_of(state.table)]


def apply(state: State, action: Action) -> State:
    """The state after `action`; raises `IllegalActionError` when it is not allowed now."""
    if type(state) is not State:
        raise not_a_state(state)
    if type(action) is not int:
        action = read_number(action, NAME, ACTION_COUNT)
    if state.actor is Seat.CHANCE:
        if any(action == outcome.action for outcome in chance_outcomes(state)):
            return new_tuple(State, apply_chance(*state, action))
    elif action in legal_steps(*state):
        return new_tuple(State, apply_action(*state, action))
    raise _illegal(state, action)


def apply_trusted(state: State, action: Action) -> State:
    """The state after `action`, without the check."""
    people, streets, table, secret = state
    if action >= IDENTITY:
        return new_tuple(State, apply_chance(people, streets, table, secret, action))
    return new_tuple(State, apply_action(people, streets, table, secret, action))


def outcome(state: State) -> Outcome | None:
    """Who won and why, or None while the game is on.

    Jack escapes: Jack. Right accusation: Detective. Wrong accusation: Jack. Round 8 over without one: Jack.
    """
    return _OUTCOMES[ending_of(state.table)]


def sees(state: State, action: Action, seat: Seat) -> bool:
    """Whether `seat` sees which action this is: all but Jack's identity and the alibi card the other side took."""
    if action >= CARD:
        return seat == side_of(state.table)
    if IDENTITY <= action < SHUFFLE:
        return seat is Seat.JACK
    return True


def announcement(before: State, after: State) -> str:
    """What is said aloud: Jack's answer to the call for witnesses, the end with all revealed."""
    said = []
    called = before.round > 0 and before.round != after.round
    if called or ending_of(after.table) == ROUND_8_OVER:
        said.append(after.witness)
    result = outcome(after)
    if result is not None:
        said.append(f"{result.winner} wins by {result.reason}")
        said.append(f"jack was {after.jack} with " + (" ".join(after.jack_cards) or "no cards"))
        said.append("the detective had " + (" ".join(after.detective_cards) or "no cards"))
    return ", ".join(said)


def _illegal(state: State, action: Action) -> IllegalActionError:
    """The error for an action that is not allowed now. It tells nothing the player to act does not know."""
    text = action_to_text(action)
    seat = state.actor if state.actor in PLAYERS else Seat.SPECTATOR
    position = position_to_text(observe(state, seat))
    legal = legal_actions(state)
    if not legal:
        return IllegalActionError(text, position, why_not(state, action))
    shown = ", ".join(map(action_to_text, legal[:6])) + (", ..." if len(legal) > 6 else "")
    return IllegalActionError(text, position, why_not(state, action), f"one of {len(legal)}: {shown}")
