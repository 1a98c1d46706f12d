"""Plain tables for tests: a game, somebody who types, and what was printed."""

import io
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from whitechapel.core import PLAYERS, Action, ChanceOutcome, Referee, Seat, SeededDealer, game
from whitechapel.players import player
from whitechapel.terminal.plain import PlainTable
from whitechapel.terminal.saving import Keeper


class IdentityDealer(SeededDealer):
    """Deals as its seed says, but makes Jack the character with this number."""

    def __init__(self, name: str, seed: int, identity: int) -> None:
        super().__init__(seed)
        self._identity = identity
        self._event = {"pocket": 9, "classic": 0}[name]

    def deal(self, number: int, outcomes: Sequence[ChanceOutcome]) -> Action:
        """Pick one outcome; of the identities, the one asked for."""
        dealt = super().deal(number, outcomes)
        return outcomes[self._identity].action if number == self._event else dealt


class Typist:
    """Types what a function answers, line by line."""

    def __init__(self, answer: Callable[[], str]) -> None:
        self._answer = answer

    def readline(self) -> str:
        """The next answer."""
        return self._answer() + "\n"


def referee(name: str, seed: int = 1) -> Referee:
    """A game that is dealt."""
    return Referee(game(name), SeededDealer(seed))


def table(
    referee: Referee, seats: Sequence[Seat], typed: str | Typist, save: Path | None = None
) -> tuple[PlainTable, io.StringIO]:
    """A table at which these seats are played by typing, the others at random."""
    others = [seat for seat in PLAYERS if seat not in seats]
    opponents = {seat: player("uniform", game=referee.game.NAME, seed=3) for seat in others}
    out = io.StringIO()
    answers = typed if isinstance(typed, Typist) else io.StringIO(typed)
    return PlainTable(referee, opponents, Keeper(save), answers, out), out


def printed(referee: Referee, seats: Sequence[Seat], typed: str | Typist) -> str:
    """What is printed at such a table until the game or the typing ends."""
    at, out = table(referee, seats, typed)
    at.play()
    return out.getvalue()


def typist(referee: Referee, seed: int = 1) -> Typist:
    """Somebody who types a legal action at random."""
    rng = random.Random(seed)

    def answer() -> str:
        assert referee.actor is not None
        return referee.game.action_to_text(rng.choice(referee.legal_actions(referee.actor)))

    return Typist(answer)
