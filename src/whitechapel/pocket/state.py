"""A position as a value: three packed ints, and what can be read off them."""

from functools import cache, lru_cache
from typing import NamedTuple

from whitechapel.core.positions import Position
from whitechapel.core.types import PLAYERS, Seat
from whitechapel.pocket import district, kernel
from whitechapel.pocket.kernel import actor_of, phase_of
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD_DUE,
    CHASE_AT,
    DRAWN_AT,
    FACES_AT,
    GAME_OVER,
    MARKS_AT,
    NO_SECRET,
    REVEALED_AT,
    THROW_DUE,
    TIME_AT,
    USED_AT,
)
from whitechapel.pocket.options import Played
from whitechapel.pocket.pieces import CELLS, CHARACTERS, TOKENS, TURNS, members

_CHANCE = Seat.CHANCE  # looked up once: reaching a member of an enum is slow
_FACES = tuple(tuple(token[faces >> number & 1] for number, token in enumerate(TOKENS)) for faces in range(16))
_USED = tuple(tuple(bool(used >> token & 1) for token in range(4)) for used in range(16))
_TURNS = tuple(tuple(turn for turn in TURNS if turns >> turn - 1 & 1) for turns in range(256))
_CELLS = tuple(tuple(cell for cell in CELLS if cells >> cell & 1) for cells in range(512))


class Tile(NamedTuple):
    """One area's tile: whose it is, the side of its wall (4 on the empty crossroads), whether its face is up."""

    character: int
    wall: int
    suspect: bool


class Table(Played, Position):
    """What everybody can see, read off the two public ints. States and observations share it."""

    __slots__ = ()

    GAME = "pocket"

    district: int
    table: int

    @property
    def turn(self) -> int:
        """The turn, 1 to 8."""
        return kernel.turn_of(self.table)

    @property
    def phase(self) -> int:
        """What is due next, as a number of `layout`."""
        return kernel.phase_of(self.table)

    @property
    def played(self) -> int:
        """How many actions were played this turn."""
        return kernel.played_of(self.table)

    @property
    def actor(self) -> Seat | None:
        """Who acts now."""
        table = self.table
        phase = phase_of(table)
        if phase == ACTION_DUE:
            return PLAYERS[actor_of(table)]
        return None if phase == GAME_OVER else _CHANCE

    @property
    def drawer(self) -> Seat | None:
        """Who takes the alibi card that is due, if one is."""
        return Seat(kernel.taker_of(self.table)) if self.phase == CARD_DUE else None

    @property
    def tiles(self) -> tuple[Tile | None, ...]:
        """The nine tiles row by row; None where none lies yet."""
        return _tiles(self.district)

    @property
    def suspect_mask(self) -> int:
        """The suspects as a set of bits."""
        return district.suspects_of(self.district)

    @property
    def suspects(self) -> tuple[str, ...]:
        """The names of the characters who may still be Jack."""
        return members(self.suspect_mask)

    @property
    def detectives(self) -> tuple[int, int, int]:
        """The spaces of Holmes, Watson and Toby."""
        return self.table & 15, self.table >> 4 & 15, self.table >> 8 & 15

    @property
    def tokens(self) -> tuple[str, ...]:
        """The faces of the four action tokens this turn; empty while they have not been thrown."""
        if self.phase < ACTION_DUE:
            return ()
        return _FACES[self.table >> FACES_AT & 15]

    @property
    def next_tokens(self) -> tuple[str, ...]:
        """The faces the next turn will show, known in odd turns only: the tokens are turned over."""
        if not self.tokens or self.turn % 2 == 0:
            return ()
        return _FACES[~self.table >> FACES_AT & 15]

    @property
    def used(self) -> tuple[bool, ...]:
        """Which of the four tokens were played this turn."""
        return _USED[self.table >> USED_AT & 15]

    @property
    def rotated(self) -> tuple[str, ...]:
        """The characters whose tiles were rotated this turn."""
        return members(self.table >> MARKS_AT & 511)

    @property
    def time_tokens(self) -> tuple[Seat | None, ...]:
        """Who took each turn's time token; None while it lies there."""
        done = self.turn - (self.phase != GAME_OVER)
        return tuple(self.time_token(turn) if turn <= done else None for turn in TURNS)

    def time_token(self, turn: int) -> Seat:
        """Who took the time token of a turn that is over."""
        return Seat.JACK if self.table >> TIME_AT + turn - 1 & 1 else Seat.DETECTIVE

    @property
    def drawn_in(self) -> tuple[int, ...]:
        """The turns in which Jack drew an alibi card."""
        return _TURNS[self.table >> DRAWN_AT & 255]

    @property
    def revealed(self) -> tuple[str, ...]:
        """The alibi cards the Investigator revealed."""
        return members(self.table >> REVEALED_AT & 511)

    @property
    def chase(self) -> int:
        """The turn whose appeal began the chase, or 0."""
        return self.table >> CHASE_AT & 7

    @property
    def seen_cells(self) -> tuple[int, ...]:
        """The areas some detective sees now."""
        return _CELLS[self._seen()]

    @property
    def seen_suspects(self) -> tuple[str, ...]:
        """The suspects some detective sees now."""
        return members(district.characters_on(self.district, self._seen()) & self.suspect_mask)

    def _seen(self) -> int:
        return kernel.seen_cells(self.district, self.table) if self.phase >= THROW_DUE else 0


class Secret:
    """What Jack knows beyond the table, read off the secret int."""

    __slots__ = ()

    table: int
    secret: int

    @property
    def jack(self) -> str | None:
        """Who Jack is, once he has drawn his identity."""
        return None if self.secret & 15 == NO_SECRET else CHARACTERS[self.secret & 15]

    @property
    def cards(self) -> tuple[str, ...]:
        """The alibi cards Jack drew."""
        return members(self.secret >> 4)

    @property
    def hourglasses(self) -> int:
        """Jack's hourglasses: time tokens and drawn cards. His identity card does not count."""
        return kernel.hourglasses_of(self.table, self.secret)


@cache
def _tile(character: int, wall: int, suspect: bool) -> Tile:
    """There are 72 of them, and the tables of all matches share them."""
    return Tile(character, wall, suspect)


@lru_cache(maxsize=4096)  # everybody at a table is shown the same tiles, most of them after every action
def _tiles(packed: int) -> tuple[Tile | None, ...]:
    suspects = district.suspects_of(packed)
    found: list[Tile | None] = []
    for cell in CELLS:
        character = district.character_at(packed, cell)
        known = character != NO_SECRET
        found.append(
            _tile(character, district.wall_at(packed, cell), bool(suspects >> character & 1)) if known else None
        )
    return tuple(found)


class _State(NamedTuple):
    district: int
    table: int
    secret: int


class State(Table, Secret, _State):
    """A whole position, secrets included. It stays with the match: players get observations."""

    __slots__ = ()
