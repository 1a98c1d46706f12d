"""One game between two players, refereed: who won, how, and how long each thought."""

from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple, TypeAlias, TypeVar

from whitechapel.arena.dealer import PairedDealer
from whitechapel.arena.fixtures import Fixture
from whitechapel.bots import Program, ProgramError
from whitechapel.bots.failures import CRASHED, ILLEGAL
from whitechapel.core import PLAYERS, GameRecord, Outcome, Referee, Seat, WhitechapelError, game
from whitechapel.players import Limit, Player

T = TypeVar("T")


class Thinking(NamedTuple):
    """How much CPU time one side's decisions took, in seconds."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0


NO_THINKING = Thinking()


class MatchResult(NamedTuple):
    """How one game went.

    Attributes:
        fixture: the game that was to be played.
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


class PlayerError(WhitechapelError):
    """A player that crashed or chose what is not allowed."""

    def __init__(self, seat: Seat, reason: str, failure: str) -> None:
        super().__init__(str(seat), failure)
        self.seat = seat
        self.reason = reason


Thinks: TypeAlias = Callable[[Seat | None], None]


def untold(seat: Seat | None) -> None:
    """Nobody wants to know who thinks."""


def play(fixture: Fixture, thinks: Thinks = untold) -> MatchResult:
    """Play one game to its end.

    A player that raises or chooses an illegal action loses at once. CPU time is that of the whole process while it
    chooses, so a player's own threads count; a program's is that of its own process.

    Args:
        fixture: the game to play.
        thinks: is told who is about to think, and None when nobody does.
    """
    terms = fixture.terms
    rules = game(terms.game)
    referee = Referee(rules, PairedDealer(rules, fixture.deal_seed), **dict(terms.options))
    sides = {seat: _Side(seat, thinks) for seat in PLAYERS}
    outcome, failure = None, ""
    try:
        for side in sides.values():
            side.sit_down(fixture)
        while (seat := referee.actor) is not None:
            sides[seat].act(referee, terms.limit)
        outcome = referee.outcome
        if outcome is None:
            raise AssertionError(f"{terms.game} stopped without an outcome")
    except PlayerError as failed:
        outcome, failure = Outcome(failed.seat.opponent, failed.reason), failed.why
    finally:
        for side in sides.values():
            side.leave(outcome)
    jack, detective = (sides[seat].thinking for seat in PLAYERS)
    return MatchResult(fixture, outcome, failure, (jack, detective), referee.record())


def begins_decision(observation: Any) -> bool:
    """Whether the action due begins a new decision, rather than going on with a play already begun.

    In Pocket every action is a decision. In Mr. Jack a decision is a whole play of a character, made of steps: it
    begins when no character is in play.
    """
    return getattr(observation, "in_play", None) is None


class _Side:
    """A player in its seat, and its CPU time decision by decision."""

    def __init__(self, seat: Seat, thinks: Thinks) -> None:
        self._seat = seat
        self._thinks = thinks
        self._player: Player
        self._program: Program | None = None
        self._decisions: list[float] = []

    def sit_down(self, fixture: Fixture) -> None:
        entrant, seed = fixture.entrant(self._seat), fixture.player_seed(self._seat)
        self._player = self._asked(lambda: entrant.make(fixture.terms, self._seat, seed))
        self._program = self._player if isinstance(self._player, Program) else None

    def act(self, referee: Referee, limit: Limit) -> None:
        observation, legal = referee.observation(self._seat), referee.legal_actions(self._seat)
        if begins_decision(observation):
            self._decisions.append(0.0)
        began = self._cpu_time()
        action = self._asked(lambda: self._player.choose(observation, legal, limit))
        self._decisions[-1] += self._cpu_time() - began
        try:
            referee.play(self._seat, action)
        except WhitechapelError as error:
            raise PlayerError(self._seat, ILLEGAL, str(error)) from error

    def leave(self, outcome: Outcome | None) -> None:
        """Get up; None when the game was broken off."""
        if self._program is not None:
            self._program.dismiss(outcome)

    @property
    def thinking(self) -> Thinking:
        return Thinking(len(self._decisions), sum(self._decisions), max(self._decisions, default=0.0))

    def _cpu_time(self) -> float:
        return process_time() if self._program is None else self._program.cpu_seconds

    def _asked(self, question: Callable[[], T]) -> T:
        """The player's answer; whatever goes wrong in its own code is its failure, not ours."""
        self._thinks(self._seat)
        try:
            return question()
        except ProgramError as error:
            raise PlayerError(self._seat, error.reason, error.why) from error
        except (Exception, SystemExit) as error:
            raise PlayerError(self._seat, CRASHED, f"{type(error).__name__}: {error}") from error
        finally:
            self._thinks(None)
