cimport cython
from whitechapel.classic.bits cimport u64

cdef int EDGES_END, HEAD, MOST_EDGES, NEXT_EDGE, NEXT_NODE, NODES_END
cdef u64 LOW_32, ONE
cdef double CURIOSITY, WORST
cdef double[64] LOG_ROOT
cdef double[1024] INVERSE_ROOT

@cython.locals(length=cython.int, count=u64, scale=cython.double)
cpdef double explored(double visits, double child_visits) noexcept nogil

@cython.locals(
    first=cython.long, count=cython.long, room=cython.long, visits=cython.double, best=cython.long,
    best_value=cython.double, edge=cython.long, tried=cython.double, value=cython.double,
)
cpdef long selected(u64[::1] words, double[::1] sums, long node, int slot, int side) noexcept nogil

@cython.locals(edge=u64, at=cython.long)
cpdef long added_edge(u64[::1] words, u64[::1] draws, long node, u64 people, u64 streets, u64 goes) noexcept nogil

@cython.locals(node=u64)
cpdef long added_node(u64[::1] words, u64[::1] draws, u64 people, u64 streets, u64 table) noexcept nogil

cpdef bint has_room(u64[::1] draws) noexcept nogil
