"""A position as a value: four packed ints, and what can be read off them."""

from typing import NamedTuple

from whitechapel.classic import board, district, table
from whitechapel.classic.layout import HANDS_AT, NO_SECRET
from whitechapel.classic.options import Played, edition_of
from whitechapel.classic.pieces import CHARACTERS, EVERYBODY, EXITS, FACINGS, HOLMES, NO_CHARACTER, members
from whitechapel.core.positions import Position
from whitechapel.core.types import Seat

ACTORS = (Seat.JACK, Seat.DETECTIVE, Seat.CHANCE, None)


class Table(Played, Position):
    """What everybody can see, read off the three public ints. States and observations share it."""

    __slots__ = ()

    GAME = "classic"

    people: int
    streets: int
    table: int

    @property
    def round(self) -> int:
        """The round, 1 to 8; 0 before Jack drew his identity."""
        return table.round_of(self.table)

    @property
    def actor(self) -> Seat | None:
        """Who acts now."""
        return ACTORS[table.actor_of(self.table)]

    @property
    def drawer(self) -> Seat | None:
        """Who takes the alibi card that is due, if one is."""
        due = self.actor is Seat.CHANCE and table.in_play(self.table) == HOLMES
        return Seat(table.side_of(self.table)) if due else None

    @property
    def in_play(self) -> str | None:
        """The character in play."""
        character = table.in_play(self.table)
        return None if character == NO_CHARACTER else CHARACTERS[character]

    @property
    def cards_left(self) -> tuple[str, ...]:
        """The character cards of this round not yet played."""
        return members(table.cards_left(self.table))

    @property
    def next_cards(self) -> tuple[str, ...]:
        """The cards of the next round, known in odd rounds."""
        return members(table.cards_next(self.table))

    @property
    def suspects(self) -> tuple[str, ...]:
        """The names of the characters who may still be Jack."""
        return members(table.suspects_of(self.table))

    @property
    def witness(self) -> str:
        """What the witness card shows."""
        return "visible" if table.witness_of(self.table) else "invisible"

    @property
    def taken(self) -> tuple[int, int]:
        """How many alibi cards Jack and the Detective took."""
        return table.taken_by(self.table, 0), table.taken_by(self.table, 1)

    @property
    def places(self) -> dict[str, str]:
        """The street hex each character stands on."""
        return {name: board.STREETS[district.place(self.people, number)] for number, name in enumerate(CHARACTERS)}

    @property
    def facing(self) -> str:
        """Where Watson's lantern faces."""
        return FACINGS[district.facing_of(self.people)]

    @property
    def lamps(self) -> dict[str, int]:
        """The label of the lit tile on each gaslight hex: 1 to 4, 5 for one without a number, 0 if unlit."""
        return {name: district.label_at(self.streets, number) for number, name in enumerate(board.GASLIGHTS)}

    @property
    def covers(self) -> tuple[str, ...]:
        """The hexes with a covered manhole."""
        return street_names(district.covers_of(self.streets))

    @property
    def manholes(self) -> tuple[str, ...]:
        """The hexes with an open manhole."""
        return street_names(district.open_manholes(self.streets))

    @property
    def cordons(self) -> tuple[str, ...]:
        """The exits with a cordon."""
        return tuple(name for number, name in enumerate(EXITS) if district.cordons_of(self.streets) >> number & 1)

    @property
    def visible(self) -> tuple[str, ...]:
        """The characters who are visible now, suspects or not."""
        return members(district.visible(self.people, self.streets))


class Secret:
    """What is hidden, read off the secret int. States share it with what is revealed at the end."""

    __slots__ = ()

    secret: int

    @property
    def jack(self) -> str | None:
        """Who Jack is, once he has drawn his identity."""
        identity = identity_of(self.secret)
        return None if identity == NO_CHARACTER else CHARACTERS[identity]

    @property
    def jack_cards(self) -> tuple[str, ...]:
        """The alibi cards Jack took."""
        return members(hand_of(self.secret, Seat.JACK))

    @property
    def detective_cards(self) -> tuple[str, ...]:
        """The alibi cards the Detective took."""
        return members(hand_of(self.secret, Seat.DETECTIVE))


class _State(NamedTuple):
    people: int
    streets: int
    table: int
    secret: int


class State(Table, Secret, _State):
    """A whole position, secrets included. It stays with the match: players get observations."""

    __slots__ = ()


def set_up(options: int) -> State:
    """The board before Jack draws his identity, under options in their bits of the streets.

    Everybody is suspect, and the witness card shows Visible.
    """
    setup = board.SETUPS[edition_of(options)]
    lamps = lamps_of(board.LAMPS_AT_START)
    return State(
        people_at(setup.start, setup.facing),
        district.streets_of(lamps, setup.covers[0], setup.covers[1], board.CORDONS_AT_START) | options,
        table.table_of(0, 0, 0, EVERYBODY, 1),
        NO_SECRET,
    )


def street_names(streets: int) -> tuple[str, ...]:
    """The names of the street hexes in a set."""
    return tuple(name for number, name in enumerate(board.STREETS) if streets >> number & 1)


def people_at(streets: tuple[int, ...], facing: int) -> int:
    """Everybody put on a street hex, in the order of their names, and Watson faced."""
    people = 0
    for character, street in enumerate(streets):
        people = district.moved(people, character, street)
    return district.faced(people, facing)


def lamps_of(labels: tuple[int, ...]) -> int:
    """The labels of the tiles on the eight gaslight hexes, packed as `district.streets_of` takes them."""
    return sum(label << 3 * gaslight for gaslight, label in enumerate(labels))


def secret_of(identity: int, jack_cards: int, detective_cards: int) -> int:
    """Jack's identity (`NO_CHARACTER` before he drew it) and the alibi cards each side took, packed."""
    return identity | jack_cards << HANDS_AT | detective_cards << HANDS_AT + 8


def identity_of(secret: int) -> int:
    """Who Jack is, as a number."""
    return secret & 15


def hand_of(secret: int, seat: int) -> int:
    """The alibi cards Jack (0) or the Detective (1) took, as a set."""
    return secret >> HANDS_AT + 8 * seat & EVERYBODY
