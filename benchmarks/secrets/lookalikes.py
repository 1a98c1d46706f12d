"""Positions in which a person is to act against an AI, and the matches that look just alike to that person."""

from random import Random
from typing import NamedTuple

from whitechapel.core import Match, Seat
from whitechapel.core.game import AnyState
from whitechapel.core.history import History
from whitechapel.core.types import Action, Outcome

_LATEST = {"pocket": 32, "classic": 75}
"""So many events or fewer have happened in a position that is drawn."""
_SETUP = 10


class Position(NamedTuple):
    """Somewhere in a game.

    Attributes:
        game: its name.
        worlds: the actions that lead there, chance's included, in each of a few worlds that look alike to the person.
        action: a legal action of the person's that reveals nothing and after which the AI is to act.
    """

    game: str
    worlds: tuple[tuple[Action, ...], ...]
    action: str


def lookalikes(history: History, viewer: Seat) -> dict[AnyState, tuple[Action, ...]]:
    """Every state that a history may be in for a viewer, each with actions that look the same to them."""
    rules = history.game
    found: dict[AnyState, tuple[Action, ...]] = {history.back_to(0).state: ()}
    for step in history:
        assert step.before is not None
        hidden = not rules.sees(step.before.state, step.action, viewer)
        following: dict[AnyState, tuple[Action, ...]] = {}
        for state, actions in found.items():
            possible = [outcome.action for outcome in rules.chance_outcomes(state)] or rules.legal_actions(state)
            for action in possible:
                if rules.sees(state, action, viewer) if hidden else action != step.action:
                    continue
                after = rules.apply_trusted(state, action)
                if rules.announcement(state, after) == step.announced:
                    following[after] = (*actions, action)
        found = following
    return found


def positions(game: str, count: int, worlds: int, seed: int, person: Seat = Seat.DETECTIVE) -> list[Position]:
    """So many positions of random games, each with as many worlds."""
    rng = Random(seed)
    found: list[Position] = []
    while len(found) < count:
        history = _somewhere(game, rng, person)
        quiet = [] if history is None else quiet_actions(history)
        if history is not None and quiet:
            alike = lookalikes(history, person)
            if len(alike) >= worlds:
                chosen = rng.sample(sorted(alike), worlds)
                found.append(Position(game, tuple(alike[state] for state in chosen), rng.choice(quiet)))
    return found


def quiet_actions(history: History) -> list[str]:
    """What the player to act may do that reveals nothing and hands over to the opponent."""
    rules, state, seat = history.game, history.state, history.actor
    found = []
    for action in history.legal_actions:
        after = rules.apply_trusted(state, action)
        if seat is not None and rules.actor(after) is seat.opponent and not rules.announcement(state, after):
            found.append(rules.action_to_text(action))
    return found


def _somewhere(game: str, rng: Random, person: Seat) -> History | None:
    """A moment of a random game at which the person is to act, or None where the game came to nothing."""
    match = Match(game, seed=rng.randrange(2**32))
    events = rng.randrange(_SETUP, _LATEST[game])
    while match.outcome is None and (match.number < events or match.actor is not person):
        match.advance(rng.choice(match.legal_actions))
    ended: Outcome | None = match.outcome
    return match.history if ended is None else None
