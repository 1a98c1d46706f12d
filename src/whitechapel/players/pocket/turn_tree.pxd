cimport cython
from whitechapel.pocket.district cimport characters_on, suspects_of, u64
from whitechapel.pocket.kernel cimport acted, count_actions, kinds_up, nth_action, seen_cells, taker_of

cdef u64 ACTION_DUE, CARD_DUE, DRAWN_AT, EXCHANGE, PHASE_AT, TURN_AT, USED_AT
cdef u64 ONE, MASK64, MIX_DISTRICT, MIX_TABLE, WITHOUT_MARKS, SLOTS
cdef u64[512] CELLS_IN

cpdef (u64, u64) step(u64 district, u64 table, u64 action) noexcept nogil
@cython.locals(slot=u64, nodes=u64, edge=u64, depth=u64, node=u64, number=u64)
cpdef u64 grow(
    u64 district, u64 table, u64[::1] districts, u64[::1] tables, unsigned int[::1] first_edges,
    unsigned int[::1] edges, unsigned int[::1] slots, unsigned int[::1] layers,
) noexcept nogil
@cython.locals(node=u64)
cpdef void look(u64[::1] districts, u64[::1] tables, unsigned int[::1] seen, u64 first, u64 last) noexcept nogil
@cython.locals(
    leaves=u64, seen=u64, number=u64, next_district=u64, next_table=u64, action=u64, places=u64, below_leaves=u64,
    below_seen=u64,
)
cpdef (u64, u64) count_orders(u64 district, u64 table, u64 used) noexcept nogil
@cython.locals(suspects=u64, cells=u64, cell=u64)
cpdef u64 suspect_cells(u64 district) noexcept nogil
