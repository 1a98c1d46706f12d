cimport cython

ctypedef unsigned long long u64
ctypedef unsigned char u8

cdef u64 SUSPECTS_AT
cdef u64 LANE
cdef u64 ONE
cdef u64 WALL
cdef u64 TILE
cdef u64 NO_WALL
cdef u8[36] LINE_OF_SPACE

cpdef u64 tile_at(u64 district, u64 cell) noexcept nogil
cpdef u64 character_at(u64 district, u64 cell) noexcept nogil
cpdef u64 suspects_of(u64 district) noexcept nogil
@cython.locals(tile=u64)
cpdef u64 wall_at(u64 district, u64 cell) noexcept nogil
cpdef u64 placed(u64 district, u64 cell, u64 character, u64 wall) noexcept nogil
@cython.locals(tile=u64)
cpdef u64 rotated(u64 district, u64 cell, u64 quarters) noexcept nogil
@cython.locals(change=u64)
cpdef u64 exchanged(u64 district, u64 one, u64 other) noexcept nogil
@cython.locals(cell=u64)
cpdef u64 cleared(u64 district, u64 characters) noexcept nogil
@cython.locals(
    near=u64, far=u64, first=u64, second=u64, third=u64, first_wall=u64, second_wall=u64,
    sees_first=u64, sees_second=u64, sees_third=u64,
)
cpdef u64 sight(u64 district, u64 space) noexcept nogil
@cython.locals(characters=u64, cell=u64)
cpdef u64 characters_on(u64 district, u64 cells) noexcept nogil
