"""A match as a value: who sits where, and a log of everything that happened, from which its position follows.

The log only grows. An entry's number is its place in it; a takeback is an entry too and says which number it goes
back to. So whoever holds the first N entries holds the match as it was then.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from whitechapel.core import PLAYERS, Borrowed, Deal, Event, Game, GameRecord, Outcome, Seat, sealed
from whitechapel.core import game as game_called
from whitechapel.core.game import OptionValue


class Kind(StrEnum):
    """What an entry of the log is."""

    JOINED = "joined"
    MOVE = "move"
    CHANCE = "chance"
    RESIGNED = "resigned"
    OFFERED = "takeback-offered"
    DECLINED = "takeback-declined"
    TAKEN_BACK = "taken-back"
    REMATCH = "rematch"


class Entry(NamedTuple):
    """One entry of the log.

    Attributes:
        number: its place, from 1.
        kind: what it is.
        actor: whose doing it was, or None.
        action: what was played or dealt, or None.
        announced: what was said aloud.
        target: the number gone back to, or the match a rematch is.
        client: the id of the client that asked for it; an AI's are empty.
    """

    number: int
    kind: Kind
    actor: Seat | None = None
    action: int | None = None
    announced: str = ""
    target: str = ""
    client: str = ""


class Step(NamedTuple):
    """An entry with the states before and after it."""

    entry: Entry
    before: Any
    after: Any


class SeatKind(StrEnum):
    """Who a seat is for."""

    PERSON = "person"
    BOT = "bot"
    AI = "ai"


@dataclass(slots=True)
class Sitter:
    """Who sits at a seat. Tokens and invitations are kept as hashes only.

    Attributes:
        kind: who the seat is for.
        level: the AI's level, or 0.
        token_hash: what holds the seat once it is taken; empty before, and for an AI.
        invitation_hash: what claims the seat while it is open.
        words: its own random words for the deal.
        program: the name of the server's program that plays it, or an empty string.
    """

    kind: SeatKind
    level: int = 0
    token_hash: str = ""
    invitation_hash: str = ""
    words: str = ""
    program: str = ""

    @property
    def automatic(self) -> bool:
        """Whether the server itself plays here, by its AI or by one of its programs."""
        return self.kind is SeatKind.AI or bool(self.program)

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.automatic or bool(self.token_hash)


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed when a match is created.

    Attributes:
        secret: the deal's secret half, never told before the end.
        salt: hides the secret in the commitment.
        rules: the version of the rules it is played under.
        hot_seat: whether one person created both seats for themselves.
        rematch_of: the match this one is the rematch of, or an empty string.
        borrowed: the finished match that its first entries were taken from, and how many those are, or None.
    """

    id: str
    game: str
    options: tuple[tuple[str, OptionValue], ...]
    rules: int
    secret: bytes
    salt: bytes
    hot_seat: bool = False
    rematch_of: str = ""
    borrowed: Borrowed | None = None


@dataclass(slots=True)
class Match:
    """A match in progress. `follow` is its only way forward."""

    setup: Setup
    seats: dict[Seat, Sitter]
    log: list[Entry] = field(default_factory=list)
    state: Any = None
    standing: list[Entry] = field(default_factory=list)
    offer: Seat | None = None
    resigned: Seat | None = None
    rematch: str = ""
    ended: bool = False

    game: Game[Any, Any] = field(init=False)

    def __post_init__(self) -> None:
        self.game = game_called(self.setup.game)
        self.state = self.first_state()

    @property
    def readable(self) -> bool:
        """Whether it was played under the rules we have."""
        return self.setup.rules == self.game.RULES_VERSION

    @property
    def number(self) -> int:
        """The latest entry's number."""
        return len(self.log)

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(self.seats[seat].taken for seat in PLAYERS)

    @property
    def deal(self) -> Deal:
        """What all its chance follows from. The words are complete once every seat is taken."""
        return Deal(self.setup.secret, self.setup.salt, tuple(self.seats[seat].words for seat in PLAYERS))

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the match is on."""
        if self.resigned is not None:
            return Outcome(self.resigned.opponent, "resignation")
        return self.game.outcome(self.state)

    @property
    def over(self) -> bool:
        """Whether it has ended. One that was played under older rules can't be replayed; the database knows."""
        return self.ended or self.outcome is not None

    @property
    def to_act(self) -> Seat | None:
        """The player to act, or None before the deal and after the end."""
        actor = None if self.resigned is not None else self.game.actor(self.state)
        return actor if actor in PLAYERS else None

    @property
    def dealt(self) -> int:
        """How many chance events have been dealt; none of them is ever taken back."""
        return sum(entry.kind is Kind.CHANCE for entry in self.standing)

    @property
    def given(self) -> int:
        """How many of its first entries were borrowed from another match."""
        return 0 if self.setup.borrowed is None else self.setup.borrowed.events

    def first_state(self) -> Any:
        """The state before anything was dealt."""
        return self.game.initial(**dict(self.setup.options))

    def follow(self, entry: Entry) -> Step:
        """Add the next entry, which is known to be right, and give the step it makes."""
        before = self.state
        self.log.append(entry)
        if entry.kind in (Kind.MOVE, Kind.CHANCE):
            if self.readable:
                self.state = self.game.apply_trusted(before, entry.action or 0)
            self.standing.append(entry)
            self.offer = None
        elif entry.kind is Kind.TAKEN_BACK:
            self._go_back(int(entry.target))
        elif entry.kind is Kind.RESIGNED:
            self.resigned = entry.actor
            self.offer = None
        elif entry.kind in (Kind.OFFERED, Kind.DECLINED):
            self.offer = entry.actor if entry.kind is Kind.OFFERED else None
        elif entry.kind is Kind.REMATCH:
            self.rematch = entry.target
        return Step(entry, before, self.state)

    def at(self, number: int) -> "Match":
        """The match as it was after entry `number`."""
        again = Match(self.setup, self.seats)
        for entry in self.log[:number]:
            again.follow(entry)
        return again

    def steps(self) -> list[Step]:
        """Every entry again from the beginning, with the states around it."""
        again = Match(self.setup, self.seats)
        return [again.follow(entry) for entry in self.log]

    def record(self) -> GameRecord:
        """The complete record of what stands, with the deal once the match is over. Only views may pass it on."""
        deal = self.deal
        record = GameRecord(
            game=self.setup.game,
            options=self.setup.options,
            events=tuple(
                Event(Seat.CHANCE if entry.actor is None else entry.actor, entry.action, entry.announced)
                for entry in self.standing
            ),
            rules=self.setup.rules,
            commitment=deal.commitment,
            deal=deal if self.over else None,
            borrowed=self.setup.borrowed,
        )
        return sealed(record) if self.over else record

    def _go_back(self, number: int) -> None:
        self.standing = [entry for entry in self.standing if entry.number <= number]
        self.offer = None
        self.state = self.first_state()
        for entry in self.standing if self.readable else ():
            self.state = self.game.apply_trusted(self.state, entry.action or 0)
