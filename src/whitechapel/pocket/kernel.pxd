cimport cython
from whitechapel.pocket.district cimport (
    character_at, characters_on, cleared, exchanged, placed, rotated, sight, suspects_of, u8, u64,
)

cdef u64 EVERYBODY, ONE, FEW, FEW_AT
cdef u64 MARKS_AT, FACES_AT, USED_AT, TURN_AT, TIME_AT, DRAWN_AT, REVEALED_AT, CHASE_AT, PHASE_AT
cdef u64 TILES_DUE, IDENTITY_DUE, THROW_DUE, ACTION_DUE, CARD_DUE, GAME_OVER
cdef u64 ALIBI, MOVES, JOKER, JOKER_NOBODY, ROTATION, EXCHANGE, THROW, CARD, IDENTITY, LAY_TILE
cdef u64 KEPT_BETWEEN_TURNS, FACES_TURNED
cdef u8[36] PAIR_ONE
cdef u8[36] PAIR_OTHER
cdef u8[74] KIND_OF_ACTION
cdef u8[8] FACE_KINDS
cdef u8[7] TOKEN_OF_KIND
cdef u8[512] POPCOUNT
cdef u8[512] HOURGLASSES_ON
cdef u8[8] ACTOR
cdef u8[256] KINDS_UP
cdef u64 LONGEST
cdef u8[20480] ACTIONS_OF_KINDS
cdef u8[256] COUNT_OF_KINDS

cpdef u64 turn_of(u64 table) noexcept nogil
cpdef u64 phase_of(u64 table) noexcept nogil
cpdef u64 played_of(u64 table) noexcept nogil
cpdef u64 actor_of(u64 table) noexcept nogil
cpdef u64 taker_of(u64 table) noexcept nogil
cpdef u64 kinds_up(u64 table) noexcept nogil
cpdef u64 kind_of(u64 action) noexcept nogil
cpdef u64 hourglasses_of(u64 table, u64 secret) noexcept nogil
cpdef u64 pile_of(u64 table, u64 secret) noexcept nogil
cpdef u64 seen_cells(u64 district, u64 table) noexcept nogil
cpdef u64 may_move_nobody(u64 table) noexcept nogil
cpdef bint is_legal(u64 district, u64 table, u64 action) noexcept nogil
@cython.locals(kinds=u64, marked=u64)
cpdef u64 count_actions(u64 table) noexcept nogil
@cython.locals(marks=u64, action=u64, cell=u64)
cpdef u64 nth_action(u64 district, u64 table, u64 n) noexcept nogil
cpdef u64 random_action(u64 district, u64 table, u64 number) noexcept nogil
cpdef (u64, u64, u64) apply_action(u64 district, u64 table, u64 secret, u64 action) noexcept nogil
@cython.locals(kind=u64, token=u64, cell=u64)
cpdef (u64, u64) acted(u64 district, u64 table, u64 action) noexcept nogil
@cython.locals(space=u64, after=u64)
cpdef u64 moved(u64 table, u64 detective, u64 steps) noexcept nogil
@cython.locals(cell=u64, faces=u64)
cpdef (u64, u64, u64) apply_chance(u64 district, u64 table, u64 secret, u64 action) noexcept nogil
cpdef (u64, u64, u64) drawn(u64 district, u64 table, u64 secret, u64 card) noexcept nogil
@cython.locals(suspects=u64, seen=u64, turn=u64, jack_seen=u64, over=bint, one_suspect=bint)
cpdef (u64, u64, u64) appeal(u64 district, u64 table, u64 secret) noexcept nogil
cpdef u64 next_turn(u64 table) noexcept nogil
@cython.locals(turn=u64, jack_seen=bint)
cpdef bint detective_won(u64 district, u64 table, u64 secret) noexcept nogil
