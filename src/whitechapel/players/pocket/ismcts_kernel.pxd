cimport cython
from libc.math cimport log, sqrt
from whitechapel.pocket.district cimport suspects_of, u64
from whitechapel.pocket.kernel cimport (
    actor_of, apply_action, apply_chance, count_actions, detective_won, hourglasses_of, nth_action, pile_of, random_action,
)
from whitechapel.pocket.playout cimport below, cards_in, next_random, nth_bit

cdef u64 ACTION_DUE, CARD_DUE, GAME_OVER, CARD, THROW, CHASE_AT, PHASE_AT, TURN_AT
cdef u64 MASK64, MIX_DISTRICT, MIX_TABLE, NOBODY, LONGEST_PATH

@cython.locals(phase=u64, pile=u64, card=u64)
cpdef (u64, u64, u64, u64) dealt_on(u64 district, u64 table, u64 secret, u64 rng) noexcept nogil
@cython.locals(phase=u64)
cpdef (double, u64) finished(u64 district, u64 table, u64 secret, u64 rng, u64 last_turn, double[::1] values) noexcept nogil
@cython.locals(slot=u64, node=u64, edge=u64, count=u64, fresh=u64)
cdef u64 find(
    u64 district, u64 table, u64 who, u64[::1] nodes, unsigned int[::1] slots, unsigned int[::1] edge_visits,
    float[::1] edge_totals, u64[::1] counters, u64 node_limit, u64 edge_limit, u64 slot_mask,
) noexcept nogil
@cython.locals(tried=u64, offset=u64, number=u64, best=u64, bonus=float, most=float, visits=float, share=float)
cdef u64 pick(
    u64 detective, u64 first, u64 count, unsigned int[::1] edge_visits, float[::1] edge_totals, u64 start,
    double exploration,
) noexcept nogil
@cython.locals(
    rng=u64, _=u64, district=u64, table=u64, secret=u64, ticket=u64, low=u64, high=u64, middle=u64,
    length=u64, detective=u64, node=u64, first=u64, count=u64, number=u64, fresh=bint, value=double, step=u64,
)
cdef void iterate(
    u64 root_district, u64 root_table, u64[::1] secrets, u64[::1] bounds, u64 worlds, u64 iterations,
    double exploration, u64 last_turn, double[::1] values, u64[::1] nodes, unsigned int[::1] slots,
    unsigned int[::1] edge_visits, float[::1] edge_totals, u64[::1] counters, unsigned int[::1] path, u64 node_limit, u64 edge_limit, u64 slot_mask,
) noexcept nogil
cpdef void search(
    u64 root_district, u64 root_table, u64[::1] secrets, u64[::1] bounds, u64 worlds, u64 iterations,
    double exploration, u64 last_turn, double[::1] values, u64[::1] nodes, unsigned int[::1] slots,
    unsigned int[::1] edge_visits, float[::1] edge_totals, u64[::1] counters, unsigned int[::1] path, u64 node_limit, u64 edge_limit, u64 slot_mask,
)
