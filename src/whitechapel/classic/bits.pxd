cimport cython

ctypedef unsigned long long u64

cdef u64 M64, DE_BRUIJN, PAIRS, FOURS, EIGHTS, BYTES, GOLDEN, STIR_ONE, STIR_TWO
cdef int[64] BIT_OF_PATTERN

cpdef int lowest(u64 members) noexcept nogil
cpdef int size(u64 members) noexcept nogil

@cython.locals(_=cython.int)
cpdef int member(u64 members, int number) noexcept nogil

cpdef u64 stirred(u64 rng) noexcept nogil

@cython.locals(value=u64)
cpdef u64 below(u64 rng, u64 limit) noexcept nogil
