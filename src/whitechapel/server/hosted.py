"""A match at this server: the core's match, who holds its seats, and the log of everything that happened at its table.

Beside each entry of the log is the history of the game after it, so that any past number is looked at without playing
it again, and an action that was decided on is adopted as it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from sys import intern
from typing import Literal, NamedTuple, TypeAlias

from whitechapel.core import PLAYERS, Borrowed, Deal, Match, Outcome, Seat, load_game
from whitechapel.core.game import OptionValue
from whitechapel.core.history import History
from whitechapel.server.entries import EVENTS, Entry, EntryKind, Step
from whitechapel.server.seats import SeatHolder

Phase: TypeAlias = Literal["waiting", "playing", "over"]
MOST_TAKEBACKS = 50
"""How often a seat may take back in a match, unless the settings say otherwise."""
LOG_LENGTH = 1_000
"""How long a log may become, unless the settings say otherwise."""


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


class Standing(NamedTuple):
    """How a match stands, in a line: stored beside it, so that a list of matches needs none of their logs."""

    phase: Phase
    to_act: Seat | None
    number: int
    outcome: Outcome | None


class HostedMatch:
    """A match in progress. It grows by `adopt`, or by `follow` where another process or the database was first.

    Attributes:
        setup: what was fixed at its creation.
        seats: who holds which seat.
        ready: whether every seat is taken and its words are known.
        match: the game itself.
        log: the entries.
        histories: the history after each entry; number 0 is the start.
        events: the number of the entry that each event of the game is, of those that were not taken back.
        offer: who asks to take an action back.
        takebacks: how often each seat has taken an action back or asked for it.
        most_takebacks: how often a seat may.
        log_length: no action makes the log longer than this; a match that has come so far can only be given up.
        rematch: the match that is its rematch, or an empty string.
        rematch_offer: who asks for one.
        rematch_offers: how often each seat has asked.
    """

    __slots__ = (
        *("events", "histories", "log", "log_length", "match", "most_takebacks"),
        *("offer", "ready", "rematch", "rematch_offer", "rematch_offers", "seats", "setup", "takebacks"),
    )

    def __init__(self, setup: Setup, seats: dict[Seat, SeatHolder], beginning: History | None = None) -> None:
        """Make a match of which nothing was dealt yet, or that goes on from the end of another's history."""
        self.setup = setup
        self.seats = seats
        self.ready = all_ready(seats)
        options = dict(setup.options)
        rules = load_game(setup.game)
        start = History(rules, rules.initial(**options)) if beginning is None else beginning.back_to(0)
        self.match = Match.on(start, self.deal, options, setup.borrowed)
        self.log: list[Entry] = []
        self.histories: list[History] = [start]
        self.events: list[int] = []
        self.offer: Seat | None = None
        self.takebacks = dict.fromkeys(PLAYERS, 0)
        self.most_takebacks = MOST_TAKEBACKS
        self.log_length = LOG_LENGTH
        self.rematch = ""
        self.rematch_offer: Seat | None = None
        self.rematch_offers = dict.fromkeys(PLAYERS, 0)
        for history in () if beginning is None else beginning:
            self.adopt([_event_step(self.number + 1, history)])

    @property
    def number(self) -> int:
        """The latest entry's number."""
        return len(self.log)

    @property
    def deal(self) -> Deal:
        """What all its chance follows from. The words are complete once it is ready."""
        return deal_of(self.setup, self.seats)

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.match.outcome is not None

    @property
    def to_act(self) -> Seat | None:
        """The player to act, or None before the deal and after the end."""
        actor = self.match.actor
        return actor if actor in PLAYERS and self.ready else None

    @property
    def borrowed(self) -> int:
        """How many of its first entries were borrowed from another match."""
        return 0 if self.setup.borrowed is None else self.setup.borrowed.events

    def take(self, seat: Seat, holder: SeatHolder) -> None:
        """Seat somebody."""
        self.hold(self.seats | {seat: holder})

    def hold(self, seats: dict[Seat, SeatHolder]) -> None:
        """Know who holds which seat now; their words enter the deal."""
        self.seats = seats
        self.ready = all_ready(seats)
        self.match.dealer = self.deal

    def adopt(self, steps: Sequence[Step]) -> None:
        """Go on by steps that are right."""
        for entry, history in steps:
            self.log.append(entry)
            self.histories.append(history)
            self.match.history = history
            if entry.kind in EVENTS:
                self.events.append(entry.number)
            elif entry.kind is EntryKind.TAKEN_BACK:
                self._count_takeback(entry)
                del self.events[history.number :]
            elif entry.kind is EntryKind.OFFERED:
                self._count_takeback(entry)
            elif entry.kind is EntryKind.RESIGNED and entry.actor is not None:
                self.match.resign(entry.actor)
            elif entry.kind is EntryKind.REMATCH:
                self.rematch = entry.target
            elif entry.kind is EntryKind.REMATCH_OFFERED and entry.actor is not None:
                self.rematch_offers[entry.actor] += 1
            self.offer = entry.actor if entry.kind is EntryKind.OFFERED else None
            self.rematch_offer = entry.actor if entry.kind is EntryKind.REMATCH_OFFERED else None

    def _count_takeback(self, entry: Entry) -> None:
        """Count one that a seat takes or asks for; agreeing to the opponent's costs nothing."""
        if entry.actor is not None and self.offer is not entry.actor.opponent:
            self.takebacks[entry.actor] += 1

    def follow(self, entries: Sequence[Entry]) -> list[Step]:
        """Go on by entries that were stored; gives the steps they make."""
        steps = []
        for entry in entries:
            steps.append(self.step(entry))
            self.adopt(steps[-1:])
        return steps

    def step(self, entry: Entry) -> Step:
        """The step that an entry makes from here."""
        if entry.kind in EVENTS and entry.action is not None:
            return Step(entry, self.match.history.then(entry.action))
        if entry.kind is EntryKind.TAKEN_BACK:
            return Step(entry, self.histories[int(entry.target)])
        return Step(entry, self.match.history)

    def standing_after(self, steps: Sequence[Step], seats: Mapping[Seat, SeatHolder] | None = None) -> Standing:
        """How it will stand once these steps are adopted (with `seats`: and these people hold the seats)."""
        ready = self.ready if seats is None else all_ready(seats)
        history = steps[-1].history if steps else self.match.history
        gave_up = next((entry.actor for entry, _ in steps if entry.kind is EntryKind.RESIGNED), None)
        outcome = self.match.given_up or history.outcome
        if gave_up is not None:
            outcome = Outcome(gave_up.opponent, "resignation")
        to_act = history.actor if ready and outcome is None and history.actor in PLAYERS else None
        phase: Phase = "over" if outcome is not None else "waiting" if to_act is None else "playing"
        return Standing(phase, to_act, self.number + len(steps), outcome)


def all_ready(seats: Mapping[Seat, SeatHolder]) -> bool:
    """Whether every seat is taken and its words are known."""
    return seats[Seat.JACK].ready and seats[Seat.DETECTIVE].ready


def deal_of(setup: Setup, seats: Mapping[Seat, SeatHolder]) -> Deal:
    """What all chance of a match follows from, with these people's words."""
    return Deal(setup.secret, setup.salt, tuple(seats[seat].words or "" for seat in PLAYERS))


def event_steps(before: History, after: History, number: int, client: str = "") -> list[Step]:
    """The steps from one history of a game to a later one, from entry `number` on; the first is a client's own."""
    new: list[History] = []
    here: History | None = after
    while here is not None and here is not before:
        new.append(here)
        here = here.before
    asked_by = [intern(client)] + [""] * len(new)  # one text a client
    return [_event_step(number + place, history, asked_by[place]) for place, history in enumerate(reversed(new))]


def _event_step(number: int, history: History, client: str = "") -> Step:
    event = history.event()
    kind = EntryKind.CHANCE if event.actor is Seat.CHANCE else EntryKind.ACTION
    return Step(Entry(number, kind, event.actor, event.action, event.announced, client=client), history)
