"""What the table's screen needs of a match, wherever it is played."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from whitechapel.core.game import Game
from whitechapel.core.record import GameRecord
from whitechapel.core.types import Outcome, Seat
from whitechapel.terminal.moments import Moment, Position


class RefusedError(Exception):
    """Something that can't be done now; its text is for the player."""


class Match(Protocol):
    """One match, as those at this screen may know it."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game's rules."""
        ...

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats played at this screen: one, both of them, or none for those who look on."""
        ...

    @property
    def connected(self) -> bool:
        """Whether the line to the match is open."""
        ...

    @property
    def waiting(self) -> bool:
        """Whether something was asked for that is not answered yet; nothing else can be asked for meanwhile."""
        ...

    @property
    def refusal(self) -> str:
        """What was asked for just now and refused later, as a code that has a message; mostly empty."""
        ...

    @property
    def link(self) -> str:
        """The invitation to pass on to a friend, if there is one."""
        ...

    @property
    def moments(self) -> Sequence[Moment]:
        """What happened so far."""
        ...

    @property
    def start(self) -> Position:
        """How the table looked before anything happened."""
        ...

    @property
    def to_act(self) -> Seat | None:
        """The player to act."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, once the match is over."""
        ...

    @property
    def revealed(self) -> Position | None:
        """The whole position, once the match is over."""
        ...

    @property
    def rematch_offered(self) -> bool:
        """Whether the match is over and a rematch was asked for elsewhere."""
        ...

    def legal(self) -> tuple[str, ...]:
        """What the screen may offer now, as texts.

        At a screen that both players share this is whatever the player to act may be able to do for all an onlooker
        knows: his own legal actions can tell his secret.
        """
        ...

    def secret(self, seat: Seat) -> Position:
        """What a seat played here knows. For that seat's eyes only."""
        ...

    def why_not(self, action: str) -> str:
        """Why an action can't be played now, in the rules' own words; empty where that might tell a secret."""
        ...

    def preview(self, action: str) -> Position | None:
        """How the board would look after an action, before anything is revealed."""
        ...

    async def play(self, action: str) -> None:
        """Play an action for the seat to act; raises `RefusedError`."""
        ...

    def can_take_back(self) -> bool:
        """Whether the last action of somebody here can be taken back: nothing was revealed since."""
        ...

    async def take_back(self) -> None:
        """Take it back; raises `RefusedError`."""
        ...

    def asked(self) -> bool:
        """Whether the opponent asks to take an action back."""
        ...

    def asking(self) -> bool:
        """Whether the opponent is asked that from here, and has not answered yet."""
        ...

    async def reply(self, *, agree: bool) -> None:
        """Answer that wish; raises `RefusedError`."""
        ...

    def can_give_up(self) -> bool:
        """Whether the game can be given up from here."""
        ...

    async def give_up(self) -> None:
        """Give it up; raises `RefusedError`."""
        ...

    async def again(self) -> "Match":
        """A new match with the seats swapped, once this one is over; raises `RefusedError`."""
        ...

    async def whole_record(self) -> GameRecord:
        """The complete record, once the match is over; raises `RefusedError`."""
        ...

    async def run(self, changed: Callable[[], None]) -> None:
        """Keep the match going while its table is shown: `changed` is called whenever something happened elsewhere."""
        ...


def might_do(game: Game[Any, Any], onlooker: Any) -> tuple[str, ...]:
    """What the player to act may be able to do for all that an onlooker knows, as texts."""
    actions = {action for state, _ in game.worlds(onlooker) for action in game.legal_actions(state)}
    return tuple(map(game.action_to_text, sorted(actions)))
