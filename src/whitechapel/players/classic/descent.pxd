cimport cython
from whitechapel.classic.bits cimport below, stirred, u64
from whitechapel.classic.table cimport ending_of, round_of, side_of
from whitechapel.players.classic.growth cimport grown
from whitechapel.players.classic.light cimport light_play, played
from whitechapel.players.classic.evaluation cimport win_probability
from whitechapel.players.classic.tree cimport has_room, selected

cdef int HEAD, RIGHT_ACCUSATION
cdef u64 LOW_24, ONE

cpdef (double, u64) playout(
    u64 people, u64 streets, u64 table, u64 secret, int horizon, int tries, u64 rng
) noexcept nogil

@cython.locals(side=cython.int, slot=cython.int, edge=cython.long, value=cython.double, at=cython.long)
cpdef (double, u64) descended(
    u64[::1] words, double[::1] sums, u64[::1] draws, double[::1] scores, long node, u64 secret, bint learns,
    int horizon, int tries, u64 rng,
) noexcept nogil

@cython.locals(
    at=cython.long, goes=cython.int, before=u64, people=u64, streets=u64, table=u64, child=cython.long
)
cpdef (double, u64) followed(
    u64[::1] words, double[::1] sums, u64[::1] draws, double[::1] scores, long node, long edge, u64 secret, bint learns,
    int horizon, int tries, u64 rng,
) noexcept nogil

@cython.locals(at=cython.long, secret=u64, value=cython.double, _=cython.long)
cpdef u64 iterated(
    u64[::1] words, double[::1] sums, u64[::1] draws, double[::1] scores, u64[::1] secrets, long edge, int own,
    long iterations, int horizon, int tries, u64 rng,
) noexcept nogil

cpdef u64 search(
    u64[::1] words, double[::1] sums, u64[::1] draws, double[::1] scores, u64[::1] secrets, long edge, int own,
    long iterations, int horizon, int tries, u64 rng,
)
