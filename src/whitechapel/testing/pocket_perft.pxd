cimport cython
from whitechapel.pocket.district cimport u64
from whitechapel.pocket.kernel cimport apply_action, apply_chance, count_actions, nth_action, pile_of

cdef u64 ACTION_DUE, CARD_DUE, THROW_DUE, CARD, THROW, ROTATION, EXCHANGE
cdef u64 PHASE_AT, FACES_AT, USED_AT

@cython.locals(card=u64, total=u64, number=u64, action=u64, copies=u64,
               after_district=u64, after_table=u64, after_secret=u64)
cpdef u64 count_sequences(u64 district, u64 table, u64 secret, u64 depth) noexcept nogil
cpdef bint both_rotations(u64 table) noexcept nogil
