cimport cython
from whitechapel.pocket.district cimport character_at, u64, wall_at

cdef u64 NO_CHARACTER, NO_WALL

@cython.locals(walls=u64, cell=u64, wall=u64)
cpdef u64 walls_of(u64 district) noexcept nogil
@cython.locals(cell=u64)
cpdef u64 with_walls(u64 district, u64 walls) noexcept nogil
