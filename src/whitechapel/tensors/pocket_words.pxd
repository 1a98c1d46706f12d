cimport cython
from whitechapel.pocket.district cimport character_at, u64, wall_at
from whitechapel.pocket.kernel cimport actor_of, phase_of, seen_cells

cdef u64 NO_CHARACTER, NO_WALL, ACTION_DUE, GAME_OVER, THROW_DUE
cdef u64 _ACTOR_AT, _VIEWER_AT, _CHANCE, _NOBODY

@cython.locals(phase=u64, rest=u64)
cpdef tuple words_of(u64 district, u64 table, u64 secret, u64 viewer)
@cython.locals(walls=u64, cell=u64, wall=u64)
cpdef u64 walls_of(u64 district) noexcept nogil
@cython.locals(cell=u64)
cpdef u64 with_walls(u64 district, u64 walls) noexcept nogil
