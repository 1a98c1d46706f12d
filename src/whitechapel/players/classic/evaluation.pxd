cimport cython
from whitechapel.classic.bits cimport lowest, size, u64
from whitechapel.classic.district cimport visible
from whitechapel.classic.table cimport cards_left, round_of, witness_of
from whitechapel.players.classic.endings cimport hunters, streets_to_leave, way_out
from whitechapel.players.classic.light cimport believed

cdef int ONE_TURN, TWO_TURNS
cdef double[64] WEIGHTS
cdef double[1025] LOGISTIC

@cython.locals(own_card=cython.bint)
cpdef bint bound_to_leave(u64 people, u64 streets, u64 table, u64 secret) noexcept nogil

@cython.locals(suspects=u64, seen=u64, even=cython.double, near=cython.int, rest=u64)
cpdef (double, double, double) split_features(u64 people, u64 streets, u64 table, u64 secret) noexcept nogil

@cython.locals(jack=cython.int, points=cython.int, here=u64, now=cython.bint)
cpdef (double, double, double, double, double) jack_features(
    u64 people, u64 streets, u64 table, u64 secret
) noexcept nogil

@cython.locals(
    even=cython.double, seen=cython.double, near=cython.double, now=cython.double, soon=cython.double,
    reached=cython.double, reached_now=cython.double, own_card=cython.double, count=cython.int, row=cython.int,
    number=cython.int, total=cython.double,
)
cpdef double win_probability(u64 people, u64 streets, u64 table, u64 secret) noexcept nogil
