"""A match as a server tells it to one seat: what happened, what the seat knows, and what it may do."""

from collections.abc import Sequence
from typing import Any

from whitechapel.core.game import Game
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import PLAYERS, Outcome, Seat
from whitechapel.terminal.match.line import Message
from whitechapel.terminal.match.seen import Following
from whitechapel.terminal.moments import CHANCE, MOVE, Moment, Position


class ToldMatch:
    """One seat's view, which grows by the server's messages. The first of them is a table."""

    def __init__(self) -> None:
        self._table: Message = {}
        self._turn: Message = {}
        self._moments: list[Moment] = []

    def take(self, message: Message) -> None:
        """Follow a table or an update. What was told before is not told again, so that a message may come twice."""
        if message["type"] == "table":
            self._table = message
        for event in message["events"]:
            if event["number"] > len(self._moments):
                self._moments.append(self._moment(event))
        self._turn = message["turn"]

    @property
    def number(self) -> int:
        """The number of the last thing that happened."""
        number: int = self._turn["number"]
        return number

    @property
    def game(self) -> Game[Any, Any]:
        """The game's rules."""
        return game_called(self._table["game"])

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seat that is ours; none for somebody who looks on."""
        you = Seat.parse(self._table["you"])
        return (you,) if you in PLAYERS else ()

    @property
    def moments(self) -> Sequence[Moment]:
        """What happened so far; our own secrets are shown while they are peeked at."""
        return tuple(self._moments)

    @property
    def start(self) -> Position:
        """The table before anything was dealt."""
        return Following(self.game, dict(self._table["options"]), Seat.SPECTATOR).start

    @property
    def to_act(self) -> Seat | None:
        """The player to act."""
        seat = self._turn["to_act"]
        return None if seat is None or self._turn["phase"] != "playing" else Seat.parse(seat)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why."""
        result = self._turn["result"]
        return None if result is None else Outcome(Seat.parse(result["winner"]), result["reason"])

    @property
    def revealed(self) -> Position | None:
        """The whole position, once the match is over."""
        revealed: Position | None = self._turn["revealed"]
        return revealed

    @property
    def rematch_offered(self) -> bool:
        """Whether a rematch was asked for."""
        return self._turn["rematch"] is not None

    def legal(self) -> tuple[str, ...]:
        """Our own legal actions, while we are to act."""
        return tuple(self._turn["legal"])

    def secret(self, seat: Seat) -> Position:  # noqa: ARG002 - there is one seat here
        """What our seat knows."""
        known = (moment.position for moment in reversed(self._moments) if moment.position is not None)
        return next(known, self._table["position"])

    def preview(self, action: str) -> Position | None:
        """How the board would look after an action: the rules are here, too."""
        return self.game.preview(self._observation(), self.game.action_from_text(action))

    def why_not(self, action: str) -> str:
        """Why an action is not legal now."""
        if self.to_act not in self.here:
            return ""
        world, _ = next(iter(self.game.worlds(self._observation())))
        return self.game.why_not(world, self.game.action_from_text(action))

    def can_take_back(self) -> bool:
        """Whether our last action can be taken back, or asked for."""
        return bool(self._turn["takeback"] != "no")

    def asked(self) -> bool:
        """Whether the opponent asks to take an action back."""
        return bool(self.here) and self._turn["offer"] == str(self.here[0].opponent)

    def asking(self) -> bool:
        """Whether the opponent is asked by us, and has not answered yet."""
        return bool(self.here) and self._turn["offer"] == str(self.here[0])

    def can_give_up(self) -> bool:
        """Whether there is a game of ours to give up."""
        return bool(self.here) and self._turn["phase"] == "playing"

    def _moment(self, event: Message) -> Moment:
        actor = None if event["actor"] is None else Seat.parse(event["actor"])
        action = event["action"]
        if event["kind"] == CHANCE and action is not None and self._is_secret(action):
            action = None
        return Moment(event["kind"], actor, action, event["announced"], event["position"])

    def _is_secret(self, action: str) -> bool:
        """Whether everybody else saw this card face down: the identity, and every alibi card but an Investigator's."""
        if action.startswith("card ") and self._table["game"] == "pocket":
            moves = (moment.actor for moment in reversed(self._moments) if moment.kind == MOVE)
            return next(moves, None) is Seat.JACK
        return action.startswith(("identity ", "card "))

    def _observation(self) -> Any:
        known = self.secret(self.here[0])
        return self.game.observation_from_json({name: value for name, value in known.items() if name != "display"})
