"""What is said between a table and a server, as far as a table says and reads it (protocol version 2).

The whole protocol is `whitechapel.server.protocol`. A table does without the server's code, and reads on where a newer
server says more: a field it does not know is passed over.
"""

from typing import TypeAlias

import msgspec

from whitechapel.core.messages import Message
from whitechapel.core.story import ActorName, Beat, Choices
from whitechapel.core.types import Outcome, Seat
from whitechapel.table.interface import Takeback, Turn
from whitechapel.table.log import Entry, EntryKind

VERSION = 2
"""The version of the protocol that is spoken here."""
_CODES = (
    *("unknown-match", "stale", "illegal", "not-your-turn", "over", "no-takeback", "too-many", "wrong-token"),
    *("old-rules", "unavailable"),
)
"""What a server may refuse at a table, as far as there is more to say than that it did not work."""


class Committed(msgspec.Struct):
    """What a match's deal is committed to."""

    commitment: str


class Created(Committed):
    """A new match: the creator's tokens and the invitations, by seat."""

    match: str
    tokens: dict[str, str | None]
    invitations: dict[str, str | None]


class Joined(Committed):
    """A seat that was taken."""

    match: str
    token: str


class SeatState(msgspec.Struct):
    """How a seat is held: whether the deal still waits for its words."""

    words_missing: bool = False


class Event(msgspec.Struct):
    """An entry of the log."""

    number: int
    kind: EntryKind
    actor: ActorName | None
    action: str | None = None
    beats: tuple[Beat, ...] = ()
    target: str = ""
    position: dict[str, object] | None = None

    def entry(self) -> Entry:
        """The entry, as tables know it."""
        target = int(self.target) if self.kind == "taken-back" else 0
        return Entry(self.number, self.kind, _seat(self.actor), self.action, self.beats, target)


class Result(msgspec.Struct):
    """How a match ended."""

    winner: str
    reason: str


class Stand(msgspec.Struct):
    """How the match stands."""

    number: int
    phase: str
    to_act: str | None
    legal: tuple[str, ...]
    takeback: Takeback
    offer: str | None
    result: Result | None
    choices: Choices | None = None
    ending: tuple[Message, ...] = ()
    rematch: str | None = None
    rematch_offer: str | None = None

    def turn(self, seat: Seat | None) -> Turn:
        """The same, as tables know it, for who holds a seat or looks on."""
        playing = self.phase == "playing"
        return Turn(
            number=self.number,
            to_act=_seat(self.to_act) if playing else None,
            legal=self.legal,
            choices=self.choices if self.legal else None,
            takeback=self.takeback,
            offer=_seat(self.offer),
            outcome=Outcome(Seat.parse(self.result.winner), self.result.reason) if self.result else None,
            ending=self.ending,
            can_resign=playing and seat is not None,
            rematch_offered=self.rematch is not None or self.rematch_offer is not None,
        )


class Whole(msgspec.Struct, tag="table"):
    """The whole match, with the events that were missed."""

    game: str
    you: str
    position: dict[str, object]
    events: list[Event]
    turn: Stand
    seats: dict[str, SeatState] = {}
    commitment: str = ""
    hurried: bool = False

    @property
    def words_missing(self) -> bool:
        """Whether the deal waits for the words of the seat that this is told to."""
        return self.you in self.seats and self.seats[self.you].words_missing

    @property
    def seat(self) -> Seat | None:
        """The seat of whom it is told to; None for who looks on."""
        seat = Seat.parse(self.you)
        return None if seat is Seat.SPECTATOR else seat


class Update(msgspec.Struct, tag="update"):
    """What just happened."""

    events: list[Event]
    turn: Stand


class Looked(msgspec.Struct, tag="looked"):
    """What was known after an entry of the log."""

    number: int
    position: dict[str, object]


class Previewed(msgspec.Struct, tag="previewed"):
    """How the board would look after an action."""

    action: str
    board: dict[str, object] | None


class WhyNot(msgspec.Struct, tag="why-not"):
    """Why an action is not legal."""

    action: str
    reason: Message | None


class Advised(msgspec.Struct, tag="advice"):
    """What the server's AI would do."""

    action: str
    reason: Message


class Coached(msgspec.Struct, tag="coached"):
    """What the server's coach says."""

    tip: Message | None
    good: tuple[str, ...] = ()
    review: tuple[Message, ...] = ()


class Described(msgspec.Struct, tag="described"):
    """What was known after an entry of the log, in words."""

    number: int
    overview: tuple[Message, ...]
    sight: tuple[Message, ...]
    places: dict[str, Message]


class Thinking(msgspec.Struct, tag="thinking"):
    """Whether the server's AI is hurrying: from now on, for as long as it is to act."""

    hurried: bool


class Accepted(msgspec.Struct, tag="accepted"):
    """A request was applied."""

    client: str


class Problem(msgspec.Struct, tag="problem"):
    """Something that changed nothing, and why."""

    code: str
    message: str
    client: str | None = None
    reason: Message | None = None

    @property
    def said(self) -> Message:
        """What is said of it to the player."""
        return self.reason or Message(f"problem-{self.code}" if self.code in _CODES else "problem-other")


class Pong(msgspec.Struct, tag="pong"):
    """The answer to a ping."""


Heard: TypeAlias = (
    Whole | Update | Looked | Previewed | WhyNot | Advised | Coached | Described | Thinking | Accepted | Problem | Pong
)
heard = msgspec.json.Decoder(Heard).decode
"""Read what a server says; raises `msgspec.MsgspecError`."""


def _seat(name: str | None) -> Seat | None:
    return None if name is None else Seat.parse(name)
