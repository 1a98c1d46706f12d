"""Hints: what a strong player would do in somebody's place, from what that seat knows, and why in one line."""

from typing import Any, NamedTuple

from whitechapel.core import Action, Game, Seat, WhitechapelError
from whitechapel.players.base import OWN_BUDGET, Explainer, Explanation, Limit
from whitechapel.players.catalogue import player

STRONGEST = "level:8"


class HintError(WhitechapelError):
    """A position in which there is nothing to hint at."""


class Hint(NamedTuple):
    """What a player advises the seat to move.

    Attributes:
        seat: whose move it is.
        action: the best action.
        explanation: what the player saw, its best candidates first; None from a player that can't explain itself.
        reason: why this action, in one line.
    """

    seat: Seat
    action: Action
    explanation: Explanation | None
    reason: str


def hint(
    game: Game[Any, Any],
    observation: Any,
    *,
    spec: str = STRONGEST,
    limit: Limit = OWN_BUDGET,
    seed: int = 0,
) -> Hint:
    """The best actions for the seat to move, from what it knows; raises `HintError` when it is not its move.

    Args:
        game: the game.
        observation: what the seat knows.
        spec: which player is asked.
        limit: how long it may think.
        seed: of the player.
    """
    # What a seat may do follows from what it knows, so any world it can't tell from the true one has the answer.
    world, _ = next(iter(game.worlds(observation)))
    seat: Seat = observation.seat
    if game.actor(world) is not seat:
        why = "is over" if game.actor(world) is None else f"leaves the {seat} nothing to do now"
        raise HintError(game.position_to_text(observation), why, "a position in which the seat that asks is to move")
    legal = game.legal_actions(world)
    asked = player(spec, game=game.NAME, seed=seed)
    if not isinstance(asked, Explainer):
        return Hint(seat, asked.choose(observation, legal, limit), None, f"{spec} would do so")
    explanation = asked.explain(observation, legal, limit)
    return Hint(seat, explanation.candidates[0].action, explanation, _reason(game, spec, explanation))


def _reason(game: Game[Any, Any], spec: str, explanation: Explanation) -> str:
    best, *others = explanation.candidates
    text = f"{spec} rates {game.action_to_text(best.action)} at {best.value:.2f} of a win"
    if others:
        text += f", {game.action_to_text(others[0].action)} at {others[0].value:.2f}"
    return f"{text}; when Jack answers, expect {explanation.seen:.1f} suspects seen and {explanation.hidden:.1f} not"
