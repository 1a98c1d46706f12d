cimport cython
from whitechapel.classic.bits cimport lowest, u64
from whitechapel.classic.district cimport closer, cordons_of, distance, moved, occupied, open_manholes, walk
from whitechapel.classic.moves cimport changed, changes_from, changes_to, ends, reached

cdef int ACCUSING, BERT, FAR, FIRST_EXIT, GOODLEY, LEAVING, LESTRADE, STEALTHY
cdef u64 ONE
cdef int[4] GATES

@cython.locals(starts=u64, goals=u64, after=u64)
cpdef u64 streets_to_leave(u64 people, u64 streets, int character) noexcept nogil

@cython.locals(found=u64, character=cython.int)
cpdef u64 leavers(u64 people, u64 streets, u64 characters) noexcept nogil

@cython.locals(street=cython.int, starts=u64, goals=u64, after=u64, hexes=u64)
cpdef (u64, u64) accusing_play(u64 people, u64 streets, int character, int accused) noexcept nogil

@cython.locals(found=u64, accused=cython.int)
cpdef u64 accusable(u64 people, u64 streets, u64 cards, u64 suspects) noexcept nogil

@cython.locals(character=cython.int, there=u64, _=u64)
cpdef int accuser(u64 people, u64 streets, u64 cards, int accused) noexcept nogil

@cython.locals(street=cython.int, found=u64, other=cython.int)
cpdef u64 hunters(u64 people, u64 streets, int character) noexcept nogil

@cython.locals(
    street=cython.int, manholes=u64, cordons=u64, best=cython.int, entry=cython.int, rest=u64, gate=cython.int
)
cpdef int way_out(u64 people, u64 streets, int character) noexcept nogil
