cimport cython
from whitechapel.pocket.district cimport placed, u8, u64
from whitechapel.pocket.kernel cimport (
    apply_action, apply_chance, detective_won, pile_of, random_action, turn_of,
)

cdef u64 TILES_DUE, THROW_DUE, ACTION_DUE, CARD_DUE, GAME_OVER
cdef u64 CARD, THROW
cdef u64 OPEN_DISTRICT, TABLE_AT_START, CHASE_AT, PHASE_AT, ONE, ALL_NINE, MASK64
cdef u8[9] WALL_AT_START

cpdef u64 next_random(u64 rng) noexcept nogil
cpdef u64 below(u64 rng, u64 n) noexcept nogil
@cython.locals(position=u64)
cpdef u64 nth_bit(u64 mask, u64 n) noexcept nogil
@cython.locals(district=u64, deck=u64, place=u64, cell=u64, character=u64, wall=u64)
cpdef (u64, u64, u64, u64) dealt(u64 rng) noexcept nogil
@cython.locals(actions=u64, phase=u64, action=u64, pile=u64, card=u64)
cpdef (u64, u64, u64, u64, u64) played_out(u64 district, u64 table, u64 secret, u64 rng) noexcept nogil
@cython.locals(count=u64)
cpdef u64 cards_in(u64 pile) noexcept nogil
@cython.locals(rng=u64, actions=u64, wins=u64, chases=u64, turns=u64, district=u64, table=u64, secret=u64, played=u64, _=u64)
cpdef (u64, u64, u64, u64) random_games(u64 games, u64 seed) noexcept nogil
