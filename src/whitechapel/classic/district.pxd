cimport cython
from whitechapel.classic.bits cimport lowest, u64

cdef int CORDONS_AT, COVERS_AT, EDITION_AT, FACING_AT, LANTERN_AT, WATSON
cdef u64 ALL_PEOPLE, LABELS, ONE
cdef u64[64] NEAR
cdef u64[256] WALK
cdef u64[320] CROSSING
cdef int[4096] DISTANCE
cdef u64[4096] CLOSER
cdef u64[384] RAY
cdef u64[384] RAY_LAMPS
cdef u64[48] BEYOND
cdef u64[8] LAMPLIGHT
cdef u64[2] MANHOLES
cdef int[4] GATES

cpdef u64 streets_of(u64 lamps, u64 lower_cover, u64 upper_cover, u64 cordons) noexcept nogil
cpdef int place(u64 people, int character) noexcept nogil
cpdef u64 moved(u64 people, int character, u64 street) noexcept nogil
cpdef int facing_of(u64 people) noexcept nogil
cpdef u64 faced(u64 people, u64 facing) noexcept nogil

@cython.locals(change=u64)
cpdef u64 swapped(u64 people, int one, int other) noexcept nogil

@cython.locals(taken=u64, character=cython.int)
cpdef u64 occupied(u64 people) noexcept nogil

@cython.locals(character=cython.int)
cpdef int who_is_on(u64 people, u64 street) noexcept nogil

cpdef int label_at(u64 streets, int gaslight) noexcept nogil

@cython.locals(labels=u64, lamps=u64, gaslight=cython.int)
cpdef u64 lit(u64 streets) noexcept nogil

@cython.locals(label=u64)
cpdef u64 lamp_moved(u64 streets, int gaslight, int to) noexcept nogil

@cython.locals(gaslight=cython.int)
cpdef u64 lamp_out(u64 streets, u64 number) noexcept nogil

cpdef u64 cordons_of(u64 streets) noexcept nogil
cpdef u64 cordon_moved(u64 streets, int exit_from, int exit_to) noexcept nogil
cpdef u64 covers_of(u64 streets) noexcept nogil
cpdef u64 open_manholes(u64 streets) noexcept nogil

@cython.locals(one=u64, other=u64, kept=u64)
cpdef u64 cover_moved(u64 streets, u64 street, u64 to) noexcept nogil

cpdef int distance(int street, int other) noexcept nogil
cpdef u64 near(int street) noexcept nogil
cpdef u64 walk(int street, int points) noexcept nogil
cpdef u64 closer(int goal, int street) noexcept nogil

@cython.locals(reached=u64, before=cython.int)
cpdef u64 reach(int street, int points, u64 manholes) noexcept nogil

@cython.locals(reached=u64, before=cython.int)
cpdef u64 reach_crossing(int street, int points, u64 manholes) noexcept nogil

@cython.locals(facing=cython.int, street=cython.int, lighted=u64, stops=u64)
cpdef u64 ray(u64 people, u64 streets) noexcept nogil

@cython.locals(lighted=u64, taken=u64, seen=u64, gaslight=cython.int, character=cython.int, street=cython.int)
cpdef u64 visible(u64 people, u64 streets) noexcept nogil
