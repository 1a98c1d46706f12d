"""Matches in which the house plays one seat: what one learner sits down to."""

from collections.abc import Mapping

from whitechapel.adapters.pettingzoo.match_stream import MatchStream
from whitechapel.core import PLAYERS, NotationError, OptionValue, Seat
from whitechapel.players import Player, player


class HouseStream(MatchStream):
    """Plays one match after another against a player; the learner is to act whenever somebody asks.

    A match that ends before the learner's first action is nobody's: the next one is dealt. A player named by a spec is
    made anew for every match, with a seed from the stream.
    """

    def __init__(self, game_name: str, options: Mapping[str, OptionValue], seat: Seat, opponent: str | Player) -> None:
        super().__init__(game_name, options)
        self._seat, self._house = seat, seat.opponent
        self._opponent = opponent
        self._player = self._seated(0)
        self._log_is_read = bool(getattr(self._player, "reads_log", True))

    def begin(self) -> None:
        """Begin the next match in which the learner gets to act."""
        while True:
            super().begin()
            self._player = self._seated(self.draw())
            self.answer()
            if self.match.history.actor is self._seat:
                return

    def answer(self) -> None:
        """Let the house play until the learner is to act or the match is over."""
        match, seat = self.match, self._house
        while match.history.actor is seat:
            match.advance(self._player.choose(match.view(seat, log=self._log_is_read)))

    def _seated(self, seed: int) -> Player:
        if not isinstance(self._opponent, str):
            return self._opponent
        return player(self._opponent, game=self._name, seed=seed)


def checked_role(role: str) -> Seat:
    """The seat that a role is; raises `NotationError` unless it is a player's."""
    seat = Seat.parse(role)
    if seat not in PLAYERS:
        raise NotationError(role, "is not a role", "jack or detective")
    return seat
