"""The parts of Mr. Jack Pocket's arrays."""

from whitechapel.core.types import VIEWERS, Seat
from whitechapel.pocket import kernel
from whitechapel.pocket.layout import (
    CHASE_AT,
    DRAWN_AT,
    FACES_AT,
    GAME_OVER,
    MARKS_AT,
    NO_SECRET,
    PHASE_AT,
    REVEALED_AT,
    THROW,
    TIME_AT,
    TURN_AT,
    USED_AT,
)
from whitechapel.pocket.observation import FinalObservation, JackObservation, Observation, PublicObservation
from whitechapel.pocket.options import PACKED
from whitechapel.pocket.pieces import CELLS, NO_CHARACTER, NO_WALL
from whitechapel.tensors.encoding import Packing, Words
from whitechapel.tensors.options import option_drafts
from whitechapel.tensors.parts import Draft, flags, one_of
from whitechapel.tensors.pocket_words import ACTOR_AT, NOBODY, VIEWER_AT, with_walls, words_of

_DISTRICT, _TABLE, _SECRET, _WALLS, _REST = range(5)
_SUSPECTS_AT = 54  # in the district, behind nine areas of six bits
_VIEWERS = (0, 1, -1, 2)  # by seat

_DRAFTS = (
    *option_drafts(PACKED, {"district": _DISTRICT, "table": _TABLE}),
    Draft("due", (6,), "what is due", "this is due next", (one_of(_TABLE, PHASE_AT, 3, 6),)),
    Draft("actor", (3,), "actor", "this one is to act", (one_of(_REST, ACTOR_AT, 2, 3, none=NOBODY),)),
    Draft("turn", (8,), "turn", "it is this turn", (one_of(_TABLE, TURN_AT, 3, 8),)),
    Draft(
        "tiles",
        (9, 3, 3),
        "character, row, column",
        "the character's tile lies in this area",
        tuple(
            one_of(_DISTRICT, 6 * cell + 2, 4, 9, none=NO_CHARACTER, offset=cell, stride=len(CELLS)) for cell in CELLS
        ),
    ),
    Draft(
        "walls",
        (4, 3, 3),
        "side, row, column",
        "the tile in this area has its wall on this side",
        tuple(one_of(_WALLS, 3 * cell, 3, 4, none=NO_WALL, offset=cell, stride=len(CELLS)) for cell in CELLS),
    ),
    Draft("seen", (3, 3), "row, column", "some detective sees this area now", flags(_REST, 0, 9)),
    Draft("suspects", (9,), "character", "the character is a suspect", flags(_DISTRICT, _SUSPECTS_AT, 9)),
    Draft(
        "detectives",
        (3, 12),
        "detective, space",
        "the detective stands on this space",
        tuple(one_of(_TABLE, 4 * number, 4, 12, offset=12 * number) for number in range(3)),
    ),
    Draft("backs", (4,), "token", "the token shows its back", flags(_TABLE, FACES_AT, 4)),
    Draft("used", (4,), "token", "the token was played this turn", flags(_TABLE, USED_AT, 4)),
    Draft("rotated", (9,), "character", "his tile was rotated this turn", flags(_TABLE, MARKS_AT, 9)),
    Draft("time", (8,), "turn", "Jack took this turn's time token", flags(_TABLE, TIME_AT, 8)),
    Draft("drawn", (8,), "turn", "Jack drew an alibi card in this turn", flags(_TABLE, DRAWN_AT, 8)),
    Draft("revealed", (9,), "character", "the Investigator revealed his card", flags(_TABLE, REVEALED_AT, 9)),
    Draft(
        "chase", (7,), "turn", "this turn's appeal began the chase", (one_of(_TABLE, CHASE_AT, 3, 7, first=1, none=0),)
    ),
    Draft("seat", (3,), "viewer", "the array is this viewer's", (one_of(_REST, VIEWER_AT, 2, 3),), private=True),
    Draft("jack", (9,), "character", "he is Jack", (one_of(_SECRET, 0, 4, 9, none=NO_SECRET),), private=True),
    Draft("cards", (9,), "character", "Jack drew his card", flags(_SECRET, 4, 9), private=True),
)


def _words(observation: Observation) -> Words:
    if isinstance(observation, PublicObservation):
        seat, district, table = observation
        secret = NO_SECRET
    elif isinstance(observation, JackObservation):
        district, table, secret = observation
        seat = Seat.JACK
    else:
        seat, district, table, secret = observation
    return words_of(district, table, secret, _VIEWERS[seat])


def _observation(words: Words) -> Observation:
    district, table, secret, walls, rest = words
    district = with_walls(district, walls)
    seat = VIEWERS[rest >> VIEWER_AT]
    if kernel.phase_of(table) == GAME_OVER:
        return FinalObservation(seat, district, table, secret)
    if seat is Seat.JACK:
        return JackObservation(district, table, secret)
    return PublicObservation(seat, district, table)


PACKING = Packing(_DRAFTS, _words, _observation, THROW)
