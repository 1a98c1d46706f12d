"""Games of fewer turns or fewer characters: where they begin, and how a table tells them from the full game.

Both are small enough to study, one turn with three characters to solve. docs/reduced-variants.md has the rules. A
game of fewer turns is the end of a full game, so nothing but its beginning differs: the turns before it were played
without an alibi card, which never happens in a full game, and their time tokens lie with both sides by turns.
"""

from whitechapel.core.game import OptionValue
from whitechapel.pocket.layout import CARD_DUE, OPEN_DISTRICT, TABLE_AT_START, TIME_AT, TURN_AT
from whitechapel.pocket.options import PACKED, TURNS_PLAYED
from whitechapel.pocket.state import Table

FIRST_TURNS = tuple(9 - int(turns) for turns in TURNS_PLAYED.values)
"""The turns a game may begin with: 1, 3, 5 and 8."""

TAKEN_BY_JACK = 0b01010101
"""Of the time tokens that lie taken when a game begins, Jack has those of odd turns."""


def beginning(options: dict[str, OptionValue]) -> tuple[int, int]:
    """The district and the table before the set-up of a game under these options."""
    skipped = 8 - int(options.get(TURNS_PLAYED.name, 8))
    table = PACKED.bits("table", options)
    table |= TABLE_AT_START | skipped << TURN_AT | (TAKEN_BY_JACK & (1 << skipped) - 1) << TIME_AT
    return OPEN_DISTRICT | PACKED.bits("district", options), table


def options_at(table: Table) -> dict[str, OptionValue]:
    """The options that a table is played under, as far as it is not the full game."""
    first = first_turn(table)
    short: dict[str, OptionValue] = {TURNS_PLAYED.name: 9 - first} if first is not None and first > 1 else {}
    return short | PACKED.chosen(table)


def first_turn(table: Table) -> int | None:
    """The turn the game began with, told by the alibi cards taken since; None if no game has that many."""
    taken = len(table.revealed) + len(table.drawn_in)
    fitting = (first for first in FIRST_TURNS if first <= table.turn and cards_due(table, first) == taken)
    return next(fitting, None)


def cards_due(table: Table, first: int) -> int:
    """How many alibi cards were taken since turn `first`: one in each pair of turns, as the token lies."""
    pairs = (table.turn - 1) // 2 - (first - 1) // 2
    here = "alibi" in table.tokens
    taken_here = here and table.used[0] and table.phase != CARD_DUE
    taken_before = bool(table.tokens) and not here and table.turn % 2 == 0 and first < table.turn
    return pairs + (taken_here or taken_before)
