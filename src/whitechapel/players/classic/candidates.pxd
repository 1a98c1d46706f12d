cimport cython
from whitechapel.classic.bits cimport u64
from whitechapel.classic.plays cimport list_plays, sample_play
from whitechapel.players.classic.light cimport score

cdef int GOODLEY, MOST_PLAYS

@cython.locals(count=cython.int, number=cython.int, _=cython.int)
cpdef int scored_plays(
    u64 people, u64 streets, u64 table, u64 secret, int side, int character, u64 rng,
    u64[::1] out, u64[::1] out_streets, double[::1] scores,
) noexcept nogil
