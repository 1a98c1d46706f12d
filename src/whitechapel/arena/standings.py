"""What a tournament has shown so far: who met whom, in which roles, with which results."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from whitechapel.arena.elo import Meeting, Ratings, ratings
from whitechapel.arena.match import NO_THINKING, MatchResult, Thinking
from whitechapel.arena.stats import Rate
from whitechapel.bots import FAILURES
from whitechapel.core import Outcome, Seat


class Score(NamedTuple):
    """How a player did, against one opponent or all."""

    as_jack: Rate
    as_detective: Rate
    thinking: Thinking

    @property
    def mean(self) -> Rate:
        """Over both roles, of which paired deals give as many games each."""
        return _rate_of([self.as_jack, self.as_detective])

    @property
    def cpu_per_decision(self) -> float:
        """Seconds of CPU time."""
        return self.thinking.total / self.thinking.decisions if self.thinking.decisions else 0.0


class Failures(NamedTuple):
    """How often a player failed in some way, and what it did the first time (by the number of the game)."""

    games: int
    number: int
    example: str

    def joined(self, other: "Failures") -> "Failures":
        """Both together."""
        first = min(self, other, key=lambda failures: failures.number)
        return first._replace(games=self.games + other.games)


@dataclass
class Tally:
    """The games of one player as Jack against another (or the same) as the Detective."""

    endings: Counter[Outcome] = field(default_factory=Counter)
    jack: Thinking = NO_THINKING
    detective: Thinking = NO_THINKING

    def add(self, outcome: Outcome, thinking: tuple[Thinking, Thinking]) -> None:
        """Count one game."""
        self.endings[outcome] += 1
        self.jack = _together([self.jack, thinking[Seat.JACK]])
        self.detective = _together([self.detective, thinking[Seat.DETECTIVE]])

    def joined(self, other: "Tally") -> "Tally":
        """The games of both."""
        return Tally(
            self.endings + other.endings,
            _together([self.jack, other.jack]),
            _together([self.detective, other.detective]),
        )

    def rate(self, seat: Seat) -> Rate:
        """How often that side won."""
        wins = sum(games for outcome, games in self.endings.items() if outcome.winner is seat)
        return Rate(wins, self.endings.total())


class Standings:
    """Everything known about a tournament; `meetings` is by Jack's player and the Detective's."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.meetings: dict[tuple[str, str], Tally] = {}
        self.failures: dict[tuple[str, str], Failures] = {}

    def add(self, result: MatchResult) -> None:
        """Count one game."""
        fixture = result.fixture
        self.tally(fixture.jack.name, fixture.detective.name).add(result.outcome, result.thinking)
        if result.outcome.reason in FAILURES:
            what = fixture.entrant(result.outcome.winner.opponent).name, result.outcome.reason
            this = Failures(1, fixture.number, result.failure)
            self.failures[what] = this if what not in self.failures else self.failures[what].joined(this)

    def tally(self, jack: str, detective: str) -> Tally:
        """The games of these two in these roles."""
        return self.meetings.setdefault((jack, detective), Tally())

    @property
    def met_others(self) -> tuple[str, ...]:
        """Those who met somebody else than themselves."""
        return tuple(name for name in self.names if self.score(name).mean.games)

    @property
    def pairings(self) -> tuple[tuple[str, str], ...]:
        """Who met whom, whatever the roles: each pairing once, in the order of the names."""
        place = {name: number for number, name in enumerate(self.names)}
        met = {(one, other) if place[one] <= place[other] else (other, one) for one, other in self.meetings}
        return tuple(sorted(met, key=lambda pairing: (place[pairing[0]], place[pairing[1]])))

    def score(self, name: str, opponent: str | None = None) -> Score:
        """How a player did against another, or against all others."""
        opponents = set(self.names) - {name} if opponent is None else {opponent}
        as_jack = [tally for (jack, other), tally in self.meetings.items() if jack == name and other in opponents]
        as_detective = [tally for (other, own), tally in self.meetings.items() if own == name and other in opponents]
        return Score(
            _rate_of(tally.rate(Seat.JACK) for tally in as_jack),
            _rate_of(tally.rate(Seat.DETECTIVE) for tally in as_detective),
            _together([*(tally.jack for tally in as_jack), *(tally.detective for tally in as_detective)]),
        )

    @property
    def commonest_endings(self) -> tuple[tuple[Outcome, int], ...]:
        """How the games ended, and how many did so, the most frequent first."""
        ended = sum((tally.endings for tally in self.meetings.values()), Counter[Outcome]())
        return tuple(sorted(ended.items(), key=lambda ending: (-ending[1], ending[0])))

    @property
    def jacks_share(self) -> Rate:
        """How often Jack won, whoever played him."""
        return _rate_of(tally.rate(Seat.JACK) for tally in self.meetings.values())

    @property
    def mean_length(self) -> float:
        """Decisions in a game, of both sides together: four to a turn, unless it ended within one."""
        decisions = sum(tally.jack.decisions + tally.detective.decisions for tally in self.meetings.values())
        return decisions / max(1, self.jacks_share.games)

    def ratings(self) -> Ratings:
        """Everybody's Elo, with error bars: to the last digit the same, in whatever order the games ended."""
        meetings = sorted(self.meetings)
        return ratings(self.names, [Meeting(*who, self.meetings[who].rate(Seat.JACK)) for who in meetings])


def _rate_of(rates: Iterable[Rate]) -> Rate:
    listed = list(rates)
    return Rate(sum(rate.wins for rate in listed), sum(rate.games for rate in listed))


def _together(parts: Sequence[Thinking]) -> Thinking:
    return Thinking(
        sum(part.decisions for part in parts),
        sum(part.total for part in parts),
        max((part.longest for part in parts), default=0.0),
    )
