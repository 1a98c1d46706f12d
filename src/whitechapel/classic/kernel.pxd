cimport cython
from whitechapel.classic.bits cimport lowest, u64
from whitechapel.classic.district cimport distance, faced, moved, occupied, swapped
from whitechapel.classic.goodley cimport total_of
from whitechapel.classic.moves cimport changed, changes_from, changes_streets, changes_to, ends
from whitechapel.classic.table cimport (
    actor_of, cards_left, chosen, dealt_identity, ended, has_moved, has_used, in_play, must_face, play_done, points_left,
    shuffled, side_of, took_alibi, whistled_of, with_face, with_moved, with_used, with_whistle, witness_of,
)
from whitechapel.classic.whistle cimport greatest_total, whistled_to

cdef int ACCUSE, BERT, CARD, CHOOSE, CORDON, COVER, ESCAPE, FACE, FIRST_EXIT, GOODLEY, GULL, HANDS_AT
cdef int IDENTITY, LAMP, LEAVE, LESTRADE, MOVE, RIGHT_ACCUSATION, SHUFFLE, SMITH, STAY, STEALTHY, SWAP
cdef int WATSON, WHISTLE, WHISTLE_NOBODY, WRONG_ACCUSATION
cdef u64 ONE
cdef int[14] MANHOLES
cdef int[64] MANHOLE_NUMBER
cdef u64[70] SHUFFLES

cpdef u64 pile_of(u64 secret) noexcept nogil
cpdef int rights_of(u64 table, u64 secret, int character) noexcept nogil

@cython.locals(own=cython.int, stops=u64, street=cython.int, other=cython.int, gate=cython.int)
cdef void move_actions(u64 people, u64 found, int character, list actions)

cdef int change_action(int character, int start, int goal) noexcept nogil

@cython.locals(starts=u64, goals=u64)
cdef void change_actions(u64 streets, int character, list actions)

@cython.locals(character=cython.int, hexes=u64, cost=cython.int, rest=u64, after=u64, others=u64)
cdef void whistle_actions(u64 people, u64 callable_people, int points, list actions)

@cython.locals(character=cython.int)
cdef void ability_actions(u64 people, u64 streets, u64 table, list actions)

@cython.locals(character=cython.int, found=u64, other=cython.int)
cdef void first_steps(u64 people, u64 streets, u64 table, u64 secret, list actions)

@cython.locals(actions=list, card=cython.int, facing=cython.int)
cpdef list legal_steps(u64 people, u64 streets, u64 table, u64 secret)

cpdef (u64, u64, u64, u64) apply_action(u64 people, u64 streets, u64 table, u64 secret, int action) noexcept nogil

cpdef (u64, u64, u64) acted(u64 people, u64 streets, u64 table, int action) noexcept nogil

cpdef int last_ending(u64 secret, int action) noexcept nogil

@cython.locals(character=cython.int)
cpdef (u64, u64) apply_move(u64 people, u64 table, int action) noexcept nogil

@cython.locals(points=cython.int)
cpdef (u64, u64) apply_whistle(u64 people, u64 table, int called, int street) noexcept nogil

cpdef u64 apply_change(u64 streets, int action) noexcept nogil
cpdef (u64, u64, u64, u64) apply_chance(u64 people, u64 streets, u64 table, u64 secret, int action) noexcept nogil
