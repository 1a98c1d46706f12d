cimport cython
from whitechapel.pocket.district cimport u64
from whitechapel.pocket.kernel cimport actor_of

cdef u64 DRAWN_AT, FACES_AT, TURN_AT, USED_AT, SIZE, WIDTH

@cython.locals(node=u64, fate=u64, sighted=u64, count=u64, row=u64, suspect=u64, value=double, total=double)
cpdef void value_ends(
    u64 root_table, u64 suspects, u64[::1] tables, unsigned int[::1] seen, double[::1] splits,
    float[::1] worth, float[::1] sums, u64 first, u64 last,
) noexcept nogil
@cython.locals(layer=u64, node=u64, edge=u64, best=u64, suspect=u64, detective=u64, total=double)
cpdef void carry_up(
    u64 depth, unsigned int[::1] layers, u64[::1] tables, unsigned int[::1] first_edges, unsigned int[::1] edges,
    float[::1] worth, float[::1] sums,
) noexcept nogil
