cimport cython
from whitechapel.classic.bits cimport u64
from whitechapel.classic.district cimport (
    cordon_moved, cordons_of, cover_moved, covers_of, lamp_moved, lit, moved, occupied, open_manholes,
    reach, reach_crossing, who_is_on,
)

cdef int ACCUSING, BERT, FIRST_EXIT, GULL, LEAVING, LEFT_BY_EXIT, LESTRADE, SMITH, STEALTHY
cdef u64 ONE
cdef int[8] POINTS
cdef int[4] GATES

@cython.locals(street=cython.int)
cpdef u64 reached(u64 people, u64 streets, int character, int points) noexcept nogil

@cython.locals(own=u64, hexes=u64, taken=u64, found=u64, inner=u64, gate=cython.int)
cpdef u64 ends(u64 people, u64 streets, int character, int rights) noexcept nogil

@cython.locals(other=cython.int)
cpdef (u64, int) arrived(u64 people, int character, int end) noexcept nogil

cpdef u64 changes_from(u64 streets, int character) noexcept nogil
cpdef u64 changes_to(u64 streets, int character) noexcept nogil
cpdef u64 changed(u64 streets, int character, int start, int end) noexcept nogil
cpdef bint changes_streets(int character) noexcept nogil
