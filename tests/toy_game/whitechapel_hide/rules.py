"""The rules: who acts, what an action leads to, what is seen and said, and which worlds a seat can't tell apart."""

from fractions import Fraction

from whitechapel.core.errors import IllegalActionError
from whitechapel.core.game import ChanceOutcome, OptionValue, checked_options
from whitechapel.core.messages import Message, Reason
from whitechapel.core.numbers import read_number
from whitechapel.core.positions import not_a_state
from whitechapel.core.types import Action, Outcome, Seat
from whitechapel.core.worlds import Worlds

from .notation import action_to_text, position_to_text
from .state import (
    ACTION_COUNT,
    ALIBI,
    ALIBI_DUE,
    ASK,
    DOORS,
    HIDE,
    HIDE_DUE,
    LOCK,
    LOCK_DUE,
    NAME,
    NO_DOOR,
    OPEN,
    OPTIONS,
    OVER,
    SEARCH_DUE,
    Observation,
    State,
    is_possible,
    observe,
)

RULES_VERSION = 1
_ACTORS = (Seat.CHANCE, Seat.JACK, Seat.DETECTIVE, Seat.CHANCE, None)
_ALL = range(len(DOORS))


def initial(**options: OptionValue) -> State:
    """Before Jack hides."""
    rounds = checked_options(NAME, OPTIONS, options)["rounds"]
    return State(int(rounds), 1, HIDE_DUE, NO_DOOR, 0, 0, NO_DOOR, 0)


def options_of(state: State) -> dict[str, OptionValue]:
    """How many rounds are played."""
    return {"rounds": state.rounds}


def actor(state: State) -> Seat | None:
    """Jack locks a door, the Detective searches, chance does the rest."""
    return _ACTORS[state.due]


def legal_actions(state: State) -> tuple[Action, ...]:
    """Doors that are not open can be locked; those that are not locked either can be opened, or a card asked for."""
    shut = [door for door in _ALL if not state.opened >> door & 1]
    if state.due == LOCK_DUE:
        return tuple(LOCK + door for door in shut)
    if state.due == SEARCH_DUE:
        return (*(OPEN + door for door in shut if door != state.locked), ASK)
    return ()


def chance_outcomes(state: State) -> tuple[ChanceOutcome, ...]:
    """Jack hides behind any door; a card is drawn of those whose doors are shut and hide nobody."""
    if state.due == HIDE_DUE:
        return tuple(ChanceOutcome(HIDE + door, Fraction(1, len(DOORS))) for door in _ALL)
    if state.due == ALIBI_DUE:
        known = state.opened | state.alibis | 1 << state.door
        cards = [door for door in _ALL if not known >> door & 1]
        return tuple(ChanceOutcome(ALIBI + door, Fraction(1, len(cards))) for door in cards)
    return ()


def apply(state: State, action: Action) -> State:
    """The state after an action, checked."""
    if type(state) is not State:
        raise not_a_state(state)
    action = read_number(action, NAME, ACTION_COUNT)
    possible = legal_actions(state) or tuple(outcome.action for outcome in chance_outcomes(state))
    if action in possible:
        return apply_trusted(state, action)
    who = actor(state)
    seen = observe(state, who if who in (Seat.JACK, Seat.DETECTIVE) else Seat.SPECTATOR)
    right = "one of " + ", ".join(map(action_to_text, legal_actions(state))) if legal_actions(state) else ""
    raise IllegalActionError(action_to_text(action), position_to_text(seen), why_not(state, action), right)


def apply_trusted(state: State, action: Action) -> State:
    """The state after an action that is known to be legal."""
    if action >= ALIBI:
        return _next_round(state._replace(asked=state.asked + 1, alibis=state.alibis | 1 << action - ALIBI))
    if action >= HIDE:
        return state._replace(due=LOCK_DUE, door=action - HIDE)
    if action >= LOCK:
        return state._replace(due=SEARCH_DUE, locked=action - LOCK)
    if action == ASK:
        return state._replace(due=ALIBI_DUE)
    return _next_round(state._replace(opened=state.opened | 1 << action))


def _next_round(state: State) -> State:
    if state.opened >> state.door & 1 or state.round == state.rounds:
        return state._replace(due=OVER)
    return state._replace(round=state.round + 1, due=LOCK_DUE, locked=NO_DOOR)


def why_not(state: State, action: Action) -> Reason:
    """Why an action is not legal now, in words that are not in the catalogue."""
    text = _why_not(state, action)
    return Reason(Message("log-announced", {"text": text}), text)


def _why_not(state: State, action: Action) -> str:
    if state.due == OVER:
        return "comes too late: the game is over"
    if action >= HIDE or actor(state) is Seat.CHANCE:
        return "is not what is due"
    if (action >= LOCK) != (state.due == LOCK_DUE):
        return "is the other player's"
    door = action - (LOCK if action >= LOCK else OPEN)
    return "is of a door that is open" if state.opened >> door & 1 else "is of a locked door"


def copies(_state: State, _action: Action) -> int:
    """Everything can be done in one way."""
    return 1


def outcome(state: State) -> Outcome | None:
    """The Detective wins by opening Jack's door, Jack by staying hidden."""
    if state.due != OVER:
        return None
    found = state.opened >> state.door & 1
    return Outcome(Seat.DETECTIVE, "found") if found else Outcome(Seat.JACK, "hidden")


def sees(_state: State, action: Action, seat: Seat) -> bool:
    """Jack alone sees where he hides, the Detective alone her cards."""
    if action >= ALIBI:
        return seat is Seat.DETECTIVE
    return action < HIDE or seat is Seat.JACK


def announcement(before: State, after: State) -> str:
    """What is behind an opened door, and everything at the end."""
    said = []
    if before.opened != after.opened:
        said.append("found" if after.opened >> after.door & 1 else "empty")
    if after.due == OVER:
        cards = "".join(DOORS[door] for door in _ALL if after.alibis >> door & 1)
        said.append(f"jack was behind {DOORS[after.door]} with {cards or 'no'} cards drawn")
    return ", ".join(said)


def worlds(observation: Observation) -> Worlds[State]:
    """All doors and cards that fit; they are equally likely."""
    doors = range(NO_DOOR + 1) if observation.door is None else [observation.door]
    cards = range(1 << len(DOORS)) if observation.alibis is None else [observation.alibis]
    states = [State(*observation[1:7], door, drawn) for door in doors for drawn in cards]
    return Worlds((state, 1) for state in states if is_possible(state))
