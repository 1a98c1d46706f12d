"""Games at a terminal for tests: how chance falls, who types, and what is printed."""

import io
import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from whitechapel.core import PLAYERS, Action, ChanceOutcome, Dealer, Referee, Seat, SeededDealer, game
from whitechapel.terminal.match.kept import KeptGame
from whitechapel.terminal.plain import PlainTable
from whitechapel.terminal.saving import HERE, Chance, Keeper, SavedGame
from whitechapel.terminal.words import Words

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


class ChanceBy(Chance):
    """Chance from any dealer."""

    make: Callable[[], Dealer]

    @classmethod
    def made(cls, make: Callable[[], Dealer]) -> "ChanceBy":
        """Chance from the dealer that `make` makes, anew whenever the game is dealt again."""
        chance = cls(None, 0)
        chance.make = make
        return chance

    def dealer(self) -> Dealer:
        """A dealer at the beginning of the game."""
        return self.make()


class Typist:
    """Types what a function answers, line by line."""

    def __init__(self, answer: Callable[[], str]) -> None:
        self._answer = answer

    def readline(self) -> str:
        """The next answer."""
        return self._answer() + "\n"


def saved(
    name: str, seats: Iterable[Seat] = PLAYERS, *, seed: int = 1, chance: Chance | None = None, other: str = "uniform"
) -> SavedGame:
    """A game that is dealt; these seats are played here, the others by `other`."""
    chance = chance or Chance(None, seed)
    sitters = {seat: HERE if seat in seats else other for seat in PLAYERS}
    return SavedGame(Referee(game(name), chance.dealer()).record(), chance, sitters, 3)


def kept(
    name: str,
    seats: Iterable[Seat] = PLAYERS,
    *,
    seed: int = 1,
    chance: Chance | None = None,
    place: Path | None = None,
) -> KeptGame:
    """The same, kept in a file."""
    return KeptGame(saved(name, seats, seed=seed, chance=chance), Keeper(place))


def printed(at: KeptGame, typed: str | Typist, language: str = "en") -> str:
    """What is printed at a plain table until the game or the typing ends."""
    out = io.StringIO()
    answers = typed if isinstance(typed, Typist) else io.StringIO(typed)
    PlainTable(at, Words(language), answers, out).play()
    return out.getvalue()


def typist(at: KeptGame, seed: int = 1) -> Typist:
    """Somebody who types a legal action at random."""
    rng = random.Random(seed)
    return Typist(lambda: rng.choice(truly_legal(at)))


def truly_legal(at: KeptGame) -> tuple[str, ...]:
    """What the seat to act may really do, at a shared screen too."""
    seat = at.to_act
    assert seat is not None
    rules = at.game
    state = rules.initial(**dict(at.record.options))
    for event in at.record.events:
        assert event.action is not None
        state = rules.apply_trusted(state, event.action)
    return tuple(map(rules.action_to_text, rules.legal_actions(state)))
