"""One match between two players: who won, how, and how long each thought."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeAlias

from whitechapel.arena.dealer import PairedDealer
from whitechapel.arena.fixtures import Fixture
from whitechapel.bots import BotError, Seated
from whitechapel.core import PLAYERS, AnyObservation, GameRecord, Match, Outcome, Seat, load_game
from whitechapel.players import AnyView, Limit


class Thinking(NamedTuple):
    """How much CPU time one side's decisions took, in seconds."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0


NO_THINKING = Thinking()


class MatchResult(NamedTuple):
    """How one match went.

    Attributes:
        fixture: the match that was to be played.
        outcome: who won and why; where a player failed the reason is one of `FAILURES` of the bots' room.
        failure: what the failing player did, or an empty string.
        thinking: Jack's and the Detective's.
        record: the complete record; None where the player took its whole process down.
    """

    fixture: Fixture
    outcome: Outcome
    failure: str
    thinking: tuple[Thinking, Thinking]
    record: GameRecord | None


Thinks: TypeAlias = Callable[[Seat | None], None]


def untold(seat: Seat | None) -> None:
    """Nobody wants to know who thinks."""


def play(fixture: Fixture, thinks: Thinks = untold) -> MatchResult:
    """Play one match to its end.

    A player that raises or chooses an illegal action loses at once. CPU time is that of the whole process while it
    chooses, so a player's own threads count; a bot's is that of its own process.

    Args:
        fixture: the match to play.
        thinks: is told who is about to think, and None when nobody does.
    """
    terms = fixture.terms
    rules = load_game(terms.game)
    match = Match(rules, PairedDealer(rules, fixture.deal_seed), **dict(terms.options))
    sides = {seat: _Side(seat, thinks) for seat in PLAYERS}
    outcome, failure = None, ""
    try:
        for side in sides.values():
            side.sit_down(fixture)
        while (seat := match.actor) is not None:
            match.play(seat, sides[seat].choose(match.view(seat), terms.limit))
        outcome = match.outcome
    except BotError as failed:
        loser = next(seat for seat, side in sides.items() if side.failed)
        outcome, failure = Outcome(loser.opponent, failed.reason), failed.why
    finally:
        for side in sides.values():
            side.leave(outcome)
    if outcome is None:
        raise AssertionError(f"{terms.game} stopped without an outcome")
    jack, detective = (sides[seat].thinking for seat in PLAYERS)
    return MatchResult(fixture, outcome, failure, (jack, detective), match.record())


def begins_decision(observation: AnyObservation) -> bool:
    """Whether the action due begins a new decision, rather than going on with a play already begun.

    In Pocket every action is a decision. In Mr. Jack a decision is a whole play of a character, made of steps: it
    begins when no character is in play.
    """
    return getattr(observation, "in_play", None) is None


class _Side:
    """Who sits at a seat, and the CPU time decision by decision."""

    def __init__(self, seat: Seat, thinks: Thinks) -> None:
        self._seat = seat
        self._thinks = thinks
        self._seated: Seated | None = None
        self._decisions: list[float] = []
        self.failed = False

    def sit_down(self, fixture: Fixture) -> None:
        entrant, seed = fixture.entrant(self._seat), fixture.player_seed(self._seat)
        with self._thinking():
            self._seated = Seated(lambda: entrant.make(fixture.terms, self._seat, seed))

    def choose(self, view: AnyView, limit: Limit) -> int:
        assert self._seated is not None  # noqa: S101 - it sat down before the match began
        if begins_decision(view.observation):
            self._decisions.append(0.0)
        with self._thinking():
            began = self._seated.cpu_seconds
            action = self._seated.choose(view, limit)
            self._decisions[-1] += self._seated.cpu_seconds - began
        return action

    def leave(self, outcome: Outcome | None) -> None:
        """Get up; None when the match was broken off."""
        if self._seated is not None:
            self._seated.leave(outcome)

    @property
    def thinking(self) -> Thinking:
        return Thinking(len(self._decisions), sum(self._decisions), max(self._decisions, default=0.0))

    @contextmanager
    def _thinking(self) -> Iterator[None]:
        """Say who thinks, and remember who failed."""
        self._thinks(self._seat)
        try:
            yield
        except BotError:
            self.failed = True
            raise
        finally:
            self._thinks(None)
