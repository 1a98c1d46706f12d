"""Laws about actions: their range and texts, who may act, what chance may decide, what is refused."""

from collections.abc import Iterable

from whitechapel.core import (
    PLAYERS,
    Action,
    AnyGame,
    AnyState,
    IllegalActionError,
    NotationError,
    Seat,
    WhitechapelError,
)
from whitechapel.core.messages import Reason
from whitechapel.testing.contract.law import ContractError, error_of, require
from whitechapel.testing.random_play import next_actions


def check_texts(game: AnyGame) -> None:
    """Actions are the ints from 0 up to `ACTION_COUNT`, each with a text of its own that names it again."""
    texts = [game.action_to_text(action) for action in range(game.ACTION_COUNT)]
    require(len(set(texts)) == len(texts), game.NAME, "has two actions with one text")
    for action, text in enumerate(texts):
        require(game.action_from_text(text) == action, text, "names another action", str(action))
        require(text and text.isprintable() and text.strip() == text, text, "is no text for an action")
    for action in (-1, game.ACTION_COUNT):
        require(error_of(NotationError, game.action_to_text, action), action, "has a text")
    for text in ("", "banana", texts[0] + " ", texts[0].upper()):
        require(error_of(NotationError, game.action_from_text, text), text, "names an action")


def check_actor(game: AnyGame, state: AnyState) -> None:
    """A player acts and has legal actions, or chance does and has outcomes, or the game is over with an outcome."""
    actor, legal, outcomes = game.actor(state), game.legal_actions(state), game.chance_outcomes(state)
    here = game.position_to_text(state)
    require(bool(legal) == (actor in PLAYERS), here, "has legal actions without a player to act, or none with one")
    require(bool(outcomes) == (actor is Seat.CHANCE), here, "has chance outcomes when chance is not to act")
    result = game.outcome(state)
    require((result is not None) == (actor is None), here, "has an outcome while somebody acts, or none at the end")
    if result is not None:
        require(result.winner in PLAYERS and result.reason, here, "has an outcome without a winner and a reason")
    for listed in (legal, tuple(outcome.action for outcome in outcomes)):
        dense = all(type(action) is int and 0 <= action < game.ACTION_COUNT for action in listed)
        require(dense, here, "lists something that is no action", "ints of the dense range")
    require(list(legal) == sorted(set(legal)), here, "lists legal actions unsorted or twice")
    require(all(game.copies(state, action) >= 1 for action in legal), here, "has a legal action without a copy")


def check_chance(game: AnyGame, state: AnyState) -> None:
    """Chance's outcomes are all different, each is possible, and their probabilities sum to 1 exactly."""
    outcomes = game.chance_outcomes(state)
    here = game.position_to_text(state)
    require(not outcomes or sum(outcome.probability for outcome in outcomes) == 1, here, "has chances not summing to 1")
    require(all(outcome.probability > 0 for outcome in outcomes), here, "has a chance outcome that is impossible")
    require(len({outcome.action for outcome in outcomes}) == len(outcomes), here, "lists a chance outcome twice")


def check_apply(game: AnyGame, state: AnyState) -> None:
    """Whatever is possible can be applied, checked and trusted with the same result, and changes no value."""
    here, before, hashed = game.position_to_text(state), repr(state), hash(state)
    for action in next_actions(game, state):
        after = game.apply(state, action)
        require(after == game.apply_trusted(state, action), here, "leads elsewhere when trusted", f"action {action}")
        require(isinstance(game.announcement(state, after), str), here, "announces something that is no text")
    require((repr(state), hash(state)) == (before, hashed), here, "was changed by apply", "states are values")


def check_refusals(game: AnyGame, state: AnyState, actions: Iterable[Action]) -> None:
    """Every action that is not listed is refused with a reason, quoting only what the player to act knows."""
    listed, actor = set(next_actions(game, state)), game.actor(state)
    seat = actor if actor in PLAYERS else Seat.SPECTATOR
    known = game.position_to_text(game.observe(state, seat))
    for action in set(actions) - listed:
        error = error_of(IllegalActionError, game.apply, state, action)
        if error is None:
            raise ContractError(known, f"allows action {action}, which is not listed")
        require(error.position == known, error.position, "is quoted in an error", f"what the {seat} knows: {known}")
        require(error.action == game.action_to_text(action) and error.why, known, f"refuses {action} without a reason")
        said = actor not in PLAYERS or _says_why(game.why_not(state, action))
        require(said, known, f"does not say why {action} is not legal")
    for action in (-1, game.ACTION_COUNT):
        require(error_of(WhitechapelError, game.apply, state, action), known, f"allows {action}, which is no action")


def _says_why(reason: object) -> bool:
    return isinstance(reason, Reason) and bool(reason.message.id and reason.text)
