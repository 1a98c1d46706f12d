"""The parts of Mr. Jack's arrays."""

from whitechapel.classic.layout import (
    CORDONS_AT,
    COVERS_AT,
    ENDING_AT,
    FACE_AT,
    FACING_AT,
    HANDS_AT,
    IDENTITY,
    IN_PLAY_AT,
    LEFT_AT,
    MOVED_AT,
    NEXT_AT,
    NO_SECRET,
    POINTS_AT,
    SUSPECTS_AT,
    TAKEN_AT,
    USED_AT,
    WHISTLED_AT,
    WITNESS_AT,
)
from whitechapel.classic.observation import (
    DetectiveObservation,
    FinalObservation,
    JackObservation,
    Observation,
    PublicObservation,
)
from whitechapel.classic.options import PACKED
from whitechapel.classic.pieces import NO_CHARACTER
from whitechapel.classic.table import ending_of
from whitechapel.core.types import VIEWERS, Seat
from whitechapel.tensors.classic_words import ACTOR_AT, VIEWER_AT, words_of
from whitechapel.tensors.encoding import Packing, Words
from whitechapel.tensors.options import option_drafts
from whitechapel.tensors.parts import Draft, flags, one_of

_PEOPLE, _STREETS, _TABLE, _SECRET, _COVERS, _MANHOLES, _REST = range(7)
_VIEWERS = (0, 1, -1, 2)  # by seat
_NOBODY = 3

_DRAFTS = (
    *option_drafts(PACKED, {"streets": _STREETS}),
    Draft("actor", (3,), "actor", "this one is to act", (one_of(_REST, ACTOR_AT, 2, 3, none=_NOBODY),)),
    Draft("round", (8,), "round", "it is this round", (one_of(_TABLE, 0, 4, 8, first=1, none=0),)),
    Draft(
        "places",
        (8, 60),
        "character, street hex",
        "the character stands on this hex",
        tuple(one_of(_PEOPLE, 6 * number, 6, 60, offset=60 * number) for number in range(8)),
    ),
    Draft("facing", (6,), "direction", "Watson's lantern faces there", (one_of(_PEOPLE, FACING_AT, 3, 6),)),
    Draft(
        "lamps",
        (8, 5),
        "gaslight hex, tile",
        "this lit tile lies on the hex",
        tuple(one_of(_STREETS, 3 * number, 3, 5, first=1, none=0, offset=5 * number) for number in range(8)),
    ),
    Draft("covers", (60,), "street hex", "a covered manhole is here", flags(_COVERS, 0, 60)),
    Draft("manholes", (60,), "street hex", "an open manhole is here", flags(_MANHOLES, 0, 60)),
    Draft("cordons", (4,), "exit", "a cordon is here", flags(_STREETS, CORDONS_AT, 4)),
    Draft("visible", (8,), "character", "the character is visible now", flags(_REST, 0, 8)),
    Draft("suspects", (8,), "character", "the character is a suspect", flags(_TABLE, SUSPECTS_AT, 8)),
    Draft("witness", (1,), "-", "the witness card shows Visible", flags(_TABLE, WITNESS_AT, 1)),
    Draft("left", (8,), "character", "his card is still to be played this round", flags(_TABLE, LEFT_AT, 8)),
    Draft("next", (8,), "character", "his card is in the next round", flags(_TABLE, NEXT_AT, 8)),
    Draft(
        "taken",
        (2, 4),
        "side, number less one",
        "Jack (the Detective) took so many alibi cards",
        tuple(one_of(_TABLE, TAKEN_AT + 3 * side, 3, 4, first=1, none=0, offset=4 * side) for side in range(2)),
    ),
    Draft(
        "in play", (8,), "character", "the character is in play", (one_of(_TABLE, IN_PLAY_AT, 4, 8, none=NO_CHARACTER),)
    ),
    Draft("moved", (1,), "-", "he has moved, stayed or swapped", flags(_TABLE, MOVED_AT, 1)),
    Draft("used", (1,), "-", "he has used his ability, or begun to", flags(_TABLE, USED_AT, 1)),
    Draft("face", (1,), "-", "Watson is to be faced now", flags(_TABLE, FACE_AT, 1)),
    Draft(
        "points",
        (2,),
        "points less one",
        "the whistle has so many points left",
        (one_of(_TABLE, POINTS_AT, 2, 2, first=1, none=0),),
    ),
    Draft("whistled", (8,), "character", "he was whistled in this play", flags(_TABLE, WHISTLED_AT, 8)),
    Draft("ending", (4,), "ending", "the game ended so", (one_of(_TABLE, ENDING_AT, 3, 4, first=1, none=0),)),
    Draft("seat", (3,), "viewer", "the array is this viewer's", (one_of(_REST, VIEWER_AT, 2, 3),), private=True),
    Draft("jack", (8,), "character", "he is Jack", (one_of(_SECRET, 0, 4, 8, none=NO_SECRET),), private=True),
    Draft("jack's cards", (8,), "character", "Jack took his alibi card", flags(_SECRET, HANDS_AT, 8), private=True),
    Draft(
        "detective's cards",
        (8,),
        "character",
        "the Detective took his alibi card",
        flags(_SECRET, HANDS_AT + 8, 8),
        private=True,
    ),
)


def _words(observation: Observation) -> Words:
    if isinstance(observation, JackObservation):
        people, streets, table, secret = observation
        seat = Seat.JACK
    elif isinstance(observation, DetectiveObservation):
        people, streets, table, own = observation
        seat, secret = Seat.DETECTIVE, NO_SECRET | own << HANDS_AT + 8
    elif isinstance(observation, PublicObservation):
        people, streets, table = observation
        seat, secret = Seat.SPECTATOR, NO_SECRET
    else:
        seat, people, streets, table, secret = observation
    return words_of(people, streets, table, secret, _VIEWERS[seat])


def _observation(words: Words) -> Observation:
    people, streets, table, secret, covers, _, rest = words
    lower = (covers & -covers).bit_length() - 1
    streets |= (max(lower, 0) | max(covers.bit_length() - 1, 0) << 6) << COVERS_AT
    seat = VIEWERS[rest >> VIEWER_AT]
    if ending_of(table):
        return FinalObservation(seat, people, streets, table, secret)
    if seat is Seat.JACK:
        return JackObservation(people, streets, table, secret)
    if seat is Seat.DETECTIVE:
        return DetectiveObservation(people, streets, table, secret >> HANDS_AT + 8)
    return PublicObservation(people, streets, table)


PACKING = Packing(_DRAFTS, _words, _observation, IDENTITY)
