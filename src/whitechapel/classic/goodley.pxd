cimport cython
from whitechapel.classic.bits cimport below, lowest, member, size, stirred, u64
from whitechapel.classic.district cimport closer, moved, occupied
from whitechapel.classic.moves cimport arrived, ends, reached
from whitechapel.classic.whistle cimport (
    choices, greatest_total, guessed, guesses, list_whistles, nearest_first, nth_whistle, spends_three,
)

cdef long MANY

cdef int GOODLEY
cdef u64 ALL_STREETS, ONE

cpdef int total_of(u64 people) noexcept nogil

@cython.locals(total=cython.int, rest=cython.long, _=u64)
cpdef long count_whistles(u64 people) noexcept nogil

@cython.locals(total=cython.int, after=u64, _=cython.long)
cpdef u64 whistle_number(u64 people, long number) noexcept nogil

@cython.locals(
    bare=u64, own=u64, hexes=u64, stops=u64, finals=u64, ways=u64, ways_there=u64, first=u64, before=u64, total=u64,
    rest=u64, number=u64, after=u64, street=cython.int, end=cython.int, fate=cython.int, plain=cython.bint,
)
cpdef (u64, int, u64) sample_goodley(
    u64 people, u64 streets, int rights, u64 rng
) noexcept nogil

@cython.locals(
    bare=u64, first=u64, whistles=u64, before=u64, total=u64, rest=u64, number=u64, here=u64, after=u64,
    end=cython.int, fate=cython.int,
)
cpdef (u64, int, u64) sample_goodley_slowly(
    u64 people, u64 streets, int rights, u64 rng
) noexcept nogil

@cython.locals(character=cython.int, start=cython.int, end=cython.int)
cpdef bint same_whistle(u64 people, u64 after, int street) noexcept nogil

@cython.locals(
    own=u64, hexes=u64, stops=u64, room=cython.int, count=cython.int, total=cython.int, total_there=cython.int,
    listed=u64, rest=u64, after=u64, street=cython.int, number=cython.int,
)
cpdef int list_goodley(u64 people, u64 streets, u64[::1] whistles, u64[::1] out) noexcept nogil
