"""The one interface of a table: everything that a page, a terminal or a script needs of a match, and no more.

A match in this process answers it (`local`), so does one at a server (`remote`); a table never knows which it is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias

from whitechapel.core.description import Description
from whitechapel.core.record import GameRecord
from whitechapel.core.story import Choices, Message
from whitechapel.core.types import Outcome, Seat
from whitechapel.table.log import Entry
from whitechapel.table.positions import Position

Takeback: TypeAlias = Literal["free", "ask", "no"]


class RefusedError(Exception):
    """Something that can't be done now.

    Attributes:
        reason: why, for the player; None where that is not known, or might tell a secret.
    """

    def __init__(self, reason: Message | None = None) -> None:
        super().__init__(reason)
        self.reason = reason


class Connection(NamedTuple):
    """How the match is reached.

    Attributes:
        is_open: whether it can be reached now.
        waiting: whether something was asked for that is not answered yet; nothing else can be asked for meanwhile.
        refusal: why what was asked for last was refused, once it was.
        invitation: the link to pass on to a friend, if there is one.
        address: where the match is found again, if it is not here.
        hurried: whether the AI that is to act has less time than usual, because so many play where the match is.
    """

    is_open: bool = True
    waiting: bool = False
    refusal: Message | None = None
    invitation: str = ""
    address: str = ""
    hurried: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """How a match stands now.

    Attributes:
        number: the number of the last entry of the log.
        to_act: the player to act; None before the match begins and after its end.
        legal: what those at this table may play now, as texts. Where both players share it, this is whatever the player
            to act may be able to do for all a spectator knows: his own legal actions can tell his secret.
        choices: how that is picked; None where there is nothing to pick.
        takeback: whether the last action of somebody here can be taken back, or asked for.
        offer: who asks to take an action back.
        outcome: who won and why, once the match is over.
        ending: what is said of the end, line by line.
        can_resign: whether the match can be given up from here.
        rematch_offered: whether the match is over and a rematch was asked for elsewhere.
    """

    number: int
    to_act: Seat | None
    legal: tuple[str, ...] = ()
    choices: Choices | None = None
    takeback: Takeback = "no"
    offer: Seat | None = None
    outcome: Outcome | None = None
    ending: tuple[Message, ...] = ()
    can_resign: bool = False
    rematch_offered: bool = False


class Advice(NamedTuple):
    """What the strongest player would do in one's place, from what one knows, and why."""

    action: str
    reason: Message


class Coached(NamedTuple):
    """What a coach says: before a choice a tip with the actions that do what it says, after the game a review."""

    tip: Message | None = None
    good: tuple[str, ...] = ()
    review: tuple[Message, ...] = ()


class Table(Protocol):
    """One match, as those at one table may know it."""

    @property
    def game(self) -> str:
        """The game's name."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are played here: one, both of them, or none for those who look on."""
        ...

    @property
    def connection(self) -> Connection:
        """How the match is reached."""
        ...

    @property
    def log(self) -> Sequence[Entry]:
        """What happened so far."""
        ...

    @property
    def turn(self) -> Turn:
        """How the match stands now."""
        ...

    @property
    def position(self) -> Position:
        """What is on the table now."""
        ...

    async def look(self, number: int) -> Position:
        """What was on the table after an entry of the log, 0 being the start; raises `RefusedError`."""
        ...

    def secret(self, seat: Seat) -> Position:
        """What a seat played here knows now. For that seat's eyes only."""
        ...

    async def preview(self, action: str) -> Position | None:
        """How the board would look after an action, before anything is revealed; None where that can't be told."""
        ...

    async def why_not(self, action: str) -> Message | None:
        """Why an action can't be played now; None where it can, or where the reason might tell a secret."""
        ...

    async def hint(self) -> Advice:
        """What the strongest player would do; raises `RefusedError`."""
        ...

    async def coach(self) -> Coached:
        """What matters now to somebody who learns, from what the seat here knows; nothing where that tells a secret."""
        ...

    async def describe(self, number: int) -> Description:
        """What was on the table after an entry of the log, in words; raises `RefusedError`.

        A seat that is alone here hears what it knows; where both players listen, it is what everybody knows.
        """
        ...

    async def play(self, action: str) -> None:
        """Play an action for the seat to act; raises `RefusedError`."""
        ...

    async def take_back(self) -> None:
        """Take the last action back, or ask for that; raises `RefusedError`."""
        ...

    async def answer_takeback(self, *, agree: bool) -> None:
        """Answer the opponent who asks to take an action back; raises `RefusedError`."""
        ...

    async def resign(self) -> None:
        """Give the match up; raises `RefusedError`."""
        ...

    async def rematch(self) -> "Table":
        """A new match with the seats swapped, once this one is over; raises `RefusedError`."""
        ...

    async def record(self) -> GameRecord:
        """The complete record, once the match is over; raises `RefusedError`."""
        ...

    async def run(self, changed: Callable[[], None]) -> None:
        """Keep the match going while its table is shown: `changed` is called whenever something happened."""
        ...


def is_mine(table: Table) -> bool:
    """Whether somebody at this table is to act."""
    return table.turn.to_act is not None and table.turn.to_act in table.seats
