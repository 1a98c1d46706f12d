"""Games at a terminal for tests: how chance falls, who types, and what is printed."""

import asyncio
import io
import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tools.terminal_driver import dealt
from whitechapel.core import PLAYERS, Action, ChanceOutcome, Dealer, Seat, SeededDealer
from whitechapel.table.local import LocalTable
from whitechapel.terminal.plain import PlainTable, Talk
from whitechapel.terminal.saving import FileKeeper
from whitechapel.words import Words

LANGUAGES = ("en", "fr", "it", "pl")


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


class DealtAgain(SeededDealer):
    """Deals what was dealt in another game, then as its seed says."""

    def __init__(self, dealt: Iterable[Action]) -> None:
        super().__init__(0)
        self._dealt = tuple(dealt)

    def deal(self, number: int, outcomes: Sequence[ChanceOutcome]) -> Action:
        """The same event of that game."""
        return self._dealt[number] if number < len(self._dealt) else super().deal(number, outcomes)


class Typist:
    """Types what a function answers, line by line."""

    def __init__(self, answer: Callable[[], str]) -> None:
        self._answer = answer

    def readline(self) -> str:
        """The next answer."""
        return self._answer() + "\n"


def kept(
    name: str,
    seats: Iterable[Seat] = PLAYERS,
    *,
    seed: int = 1,
    dealer: Dealer | None = None,
    place: Path | None = None,
) -> LocalTable:
    """The same at a table, kept in a file."""
    return LocalTable(dealt(name, seats, seed=seed, dealer=dealer), FileKeeper(place), 0.0)


def printed(at: LocalTable, typed: str | Typist, language: str = "en") -> str:
    """What is printed at a plain table until the game or the typing ends."""
    out = io.StringIO()
    answers = typed if isinstance(typed, Typist) else io.StringIO(typed)
    asyncio.run(PlainTable(at, Words(language), Talk(answers, out)).play())
    return out.getvalue()


def typist(at: LocalTable, seed: int = 1) -> Typist:
    """Somebody who types a legal action at random."""
    rng = random.Random(seed)
    return Typist(lambda: rng.choice(truly_legal(at)))


def truly_legal(at: LocalTable) -> tuple[str, ...]:
    """What the seat to act may really do, at a shared screen too."""
    return tuple(map(at.match.game.action_to_text, at.match.legal_actions))


def played_out(at: LocalTable, seed: int = 1) -> LocalTable:
    """The same table after a game of random actions."""
    rng = random.Random(seed)
    while at.match.actor is not None:
        at.match.push(rng.choice(truly_legal(at)))
    return at
