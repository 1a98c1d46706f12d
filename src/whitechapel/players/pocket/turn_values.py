"""What the end of a turn is worth: the Detective's win probability from the turn, the suspects and the hourglasses.

Win probabilities are fitted by self-play: ``tools/fit_pocket_values.py`` makes the data file. The endings of the
rulebook are exact.
"""

import json
from array import array
from functools import cache, lru_cache
from importlib import resources
from typing import NamedTuple, TypeAlias

from whitechapel.players.pocket.tree_buffers import SIZE, Floats
from whitechapel.pocket.layout import REVEALED_AT, TIME_AT
from whitechapel.pocket.pieces import EVERYBODY, HOURGLASSES
from whitechapel.pocket.state import Table
from whitechapel.pocket.worlds import Draws, draws_of, holdings

Distribution: TypeAlias = tuple[tuple[int, float], ...]
"""How likely each number of hourglasses is."""

ON_A_CARD: Distribution = tuple((worth, HOURGLASSES.count(worth) / 9) for worth in sorted(set(HOURGLASSES)))


class Values(NamedTuple):
    """The Detective's fitted win probabilities at the start of a turn.

    Attributes:
        game: by turn (from 1), suspects (from 2) and Jack's hourglasses (from 0 to 5).
        chase: in the chase, by turn.
    """

    game: tuple[tuple[tuple[float, ...], ...], ...]
    chase: tuple[float, ...]

    def after(self, turn: int, suspects: int, hourglasses: int, *, seen: bool) -> float:
        """The Detective's win probability after the appeal of `turn`, which left `suspects` and `hourglasses`."""
        if suspects == 1 and (seen or hourglasses < 6):
            return 1.0
        if turn == 8 or (suspects > 1 and hourglasses >= 6):
            return 0.0
        return self.chase[turn] if suspects == 1 else self.game[turn][suspects - 2][hourglasses]

    def after_in_chase(self, turn: int, *, seen: bool) -> float:
        """The same in the chase: seen is caught, hidden to the end of turn 8 is escaped."""
        return 1.0 if seen else 0.0 if turn == 8 else self.chase[turn]


def load(name: str = "pocket_values.json") -> Values:
    """The values that ship with the package."""
    data = json.loads((resources.files("whitechapel.players") / "data" / name).read_text())
    return Values(tuple(tuple(map(tuple, turn)) for turn in data["game"]), tuple(data["chase"]))


@cache
def hourglasses_from(unknown: int, suspects: int, draws: tuple[Draws, ...], tokens: int) -> Distribution:
    """How likely each total of Jack's hourglasses is, all worlds of the table counted with their weights."""
    weights: dict[int, int] = {}
    for jack in range(9):
        if suspects >> jack & 1:
            for cards, weight in holdings(unknown & ~(1 << jack), draws):
                total = tokens + sum(HOURGLASSES[card] for card in range(9) if cards >> card & 1)
                weights[total] = weights.get(total, 0) + weight
    whole = sum(weights.values())
    return tuple((total, weight / whole) for total, weight in sorted(weights.items()))


def hourglasses_seen_by_all(table: Table) -> Distribution:
    """How likely each total of Jack's hourglasses is to somebody who sees only the table."""
    unknown = EVERYBODY & ~(table.table >> REVEALED_AT & EVERYBODY)
    tokens = (table.table >> TIME_AT & 255).bit_count()
    return hourglasses_from(unknown, table.suspect_mask, draws_of(table), tokens)


class Situation(NamedTuple):
    """What the value of a split depends on, apart from the split."""

    turn: int
    suspects: int
    chase: bool
    unrevealed: int
    hourglasses: Distribution


def situation(table: Table, hourglasses: int | None) -> Situation:
    """The situation on the table; Jack knows his hourglasses, others (None) count the worlds."""
    return Situation(
        table.turn,
        table.suspect_mask.bit_count(),
        bool(table.chase),
        9 - (table.table >> REVEALED_AT & EVERYBODY).bit_count(),
        hourglasses_seen_by_all(table) if hourglasses is None else ((hourglasses, 1.0),),
    )


def with_a_card(hourglasses: Distribution) -> Distribution:
    """The hourglasses after Jack drew one more card that nobody has seen yet."""
    total: dict[int, float] = {}
    for before, likely in hourglasses:
        for worth, share in ON_A_CARD:
            total[before + worth] = total.get(before + worth, 0.0) + likely * share
    return tuple(total.items())


@lru_cache(4096)
def splits(values: Values, where: Situation) -> Floats:
    """The values of all splits in a situation, in the layout that `turn_search.value_ends` reads."""
    return Splits(values, where).table()


class Splits:
    """The values of all splits in a situation, in the layout that `turn_search.value_ends` reads."""

    def __init__(self, values: Values, where: Situation) -> None:
        self._values = values
        self._where = where

    def table(self) -> Floats:
        """Six rows of ten: for each fate of the alibi card the value if Jack is seen, and if he is hidden."""
        rows = array("d", bytes(8 * 6 * SIZE))
        where = self._where
        for fate in range(3):
            hourglasses = with_a_card(where.hourglasses) if fate == 1 else where.hourglasses
            averaged = self._after_reveal if fate == 2 and not where.chase else self._answer
            for seen in range(where.suspects + 1):
                rows[2 * SIZE * fate + seen] = averaged(where.suspects, seen, hourglasses, True)
                rows[2 * SIZE * fate + SIZE + seen] = averaged(where.suspects, seen, hourglasses, False)
        return rows

    def _answer(self, suspects: int, seen: int, hourglasses: Distribution, answer: bool) -> float:
        where = self._where
        if where.chase:
            return self._values.after_in_chase(where.turn, seen=answer)
        left = seen if answer else suspects - seen
        if left == 0:
            return 0.0
        return sum(
            likely * self._values.after(where.turn, left, count + (not answer), seen=answer)
            for count, likely in hourglasses
        )

    def _after_reveal(self, suspects: int, seen: int, hourglasses: Distribution, answer: bool) -> float:
        """The Detective's card may clear one of the suspects: seen ones, hidden ones, never Jack himself."""
        others = max(self._where.unrevealed - 1, 1)
        seen_cleared = max(seen - answer, 0) / others
        hidden_cleared = max(suspects - seen - (not answer), 0) / others
        value = (1 - seen_cleared - hidden_cleared) * self._answer(suspects, seen, hourglasses, answer)
        if seen_cleared:
            value += seen_cleared * self._answer(suspects - 1, seen - 1, hourglasses, answer)
        if hidden_cleared:
            value += hidden_cleared * self._answer(suspects - 1, seen, hourglasses, answer)
        return value
