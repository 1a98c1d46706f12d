"""Hints: what a strong player would do in somebody's place, from what that seat knows, and why in one line."""

from typing import NamedTuple

from whitechapel.core import Action, AnyGame, AnyObservation, Seat, View, WhitechapelError, load_game
from whitechapel.core.coach import coach_of
from whitechapel.core.messages import Message, Reason, Term
from whitechapel.core.view import AnyView
from whitechapel.players.base import OWN_BUDGET, Explainer, Explanation, Limit
from whitechapel.players.catalogue import player, strongest

SECONDS = 0.7
"""How long a player thinks about a hint for somebody who waits for it, at most: it is there within a second."""
SOON = Limit(cap=SECONDS)


class HintError(WhitechapelError):
    """A position in which there is nothing to hint at."""


class Hint(NamedTuple):
    """What a player advises the seat to act.

    Attributes:
        seat: who is to act.
        action: the best action.
        explanation: what the player saw, its best candidates first; None from a player that can't explain itself.
        reason: why this action, in one line: for people in their language, and in English with the notation.
    """

    seat: Seat
    action: Action
    explanation: Explanation | None
    reason: Reason


def hint(view: AnyView, *, spec: str = "", limit: Limit = OWN_BUDGET, seed: int = 0) -> Hint:
    """The best actions for the seat to act, from what it knows; raises `HintError` when it is not to act.

    Args:
        view: the seat's view.
        spec: which player is asked; by default the game's highest level.
        limit: how long it may think.
        seed: of the player.
    """
    game = load_game(view.game)
    if not view.legal_actions:
        raise _nothing_to_do(game, view.observation)
    spec = spec or strongest(view.game)
    asked = player(spec, game=view.game, seed=seed)
    if not isinstance(asked, Explainer):
        reason = Reason(Message("hint-unexplained"), f"{spec} would do so")
        return Hint(view.seat, asked.choose(view, limit), None, reason)
    explanation = asked.explain(view, limit)
    return Hint(view.seat, explanation.candidates[0].action, explanation, _reason(game, spec, view, explanation))


def view_of(game: AnyGame, observation: AnyObservation) -> AnyView:
    """The view of a seat of which nothing is known but what it knows now: its log is empty."""
    # What a seat may do follows from what it knows, so any world it can't tell from the true one has the answer.
    world = next(iter(game.worlds(observation)))[0]
    seat: Seat = observation.seat
    legal = game.legal_actions(world) if game.actor(world) is seat else ()
    return View(game.NAME, tuple(game.options_of(world).items()), seat, observation, legal, ())


def _nothing_to_do(game: AnyGame, observation: AnyObservation) -> HintError:
    world = next(iter(game.worlds(observation)))[0]
    why = "is over" if game.actor(world) is None else f"leaves the {observation.seat} nothing to do now"
    return HintError(game.position_to_text(observation), why, "a position in which the seat that asks is to act")


def _reason(game: AnyGame, spec: str, view: AnyView, explanation: Explanation) -> Reason:
    """First what the action is good for, then the odds."""
    best, *others = explanation.candidates
    coach = coach_of(game.NAME)
    said: dict[str, Term] = {"percent": round(100 * best.win_probability)}
    said["why"] = coach.purpose(view.observation, best.action) if coach is not None else Message("hint-unexplained")
    text = f"{spec} rates {game.action_to_text(best.action)} at {best.win_probability:.2f} of a win"
    message = Message("hint-only", said)
    if others:
        second = others[0]
        text += f", {game.action_to_text(second.action)} at {second.win_probability:.2f}"
    # A search may be surer of what it looked at most than of what looks better: then only the one figure is told.
    if others and second.win_probability <= best.win_probability:
        message = Message("hint-reason", {**said, "second": round(100 * second.win_probability)})
    expected = f"expect {explanation.seen:.1f} suspects seen and {explanation.hidden:.1f} not"
    return Reason(message, f"{text}; when Jack answers, {expected}")
