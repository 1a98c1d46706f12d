cimport cython
from whitechapel.classic.bits cimport below, lowest, member, size, stirred, u64
from whitechapel.classic.plays cimport sample_play
from whitechapel.classic.table cimport cards_left, side_of, suspects_of, witness_of
from whitechapel.players.classic.endings cimport accusable, leavers
from whitechapel.players.classic.light cimport believed, detective_score, jack_score, pursuit, shadows
from whitechapel.players.classic.tree cimport added_edge, added_node

cdef int DRAWS, FEW, HEAD, KEPT, MANY, USED
cdef u64 ONE

@cython.locals(cards=u64, number=cython.int, character=cython.int, then=u64, there=u64, _=cython.int, seen=u64, near=u64)
cpdef u64 drawn(u64[::1] draws, u64 people, u64 streets, u64 table, u64 suspects, u64 rng) noexcept nogil

@cython.locals(best=cython.int, number=cython.int, _=cython.int)
cpdef void keep_best(u64[::1] words, u64[::1] draws, double[::1] scores, long node, int count) noexcept nogil

@cython.locals(table=u64, people=u64, streets=u64, rest=u64, number=cython.int)
cpdef void grown_for_detective(
    u64[::1] words, u64[::1] draws, double[::1] scores, long node, u64 suspects
) noexcept nogil

@cython.locals(table=u64, free=u64, rest=u64, identity=cython.int, number=cython.int)
cpdef void grown_for_jack(u64[::1] words, u64[::1] draws, double[::1] scores, long node, u64 suspects) noexcept nogil

@cython.locals(node=cython.long, suspects=u64)
cpdef (long, u64) grown(
    u64[::1] words, u64[::1] draws, double[::1] scores, u64 people, u64 streets, u64 table, u64 secret, u64 rng
) noexcept nogil
