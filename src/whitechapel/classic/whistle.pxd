cimport cython
from whitechapel.classic.bits cimport lowest, size, u64
from whitechapel.classic.district cimport closer, distance, faced, moved, occupied, walk

cdef int GOODLEY, WATSON
cdef u64 FIELD, NOBODY, ONE
cdef u64[256] RING
cdef u64[4096] CLOSER
cdef u64[4096] CHOICES

@cython.locals(street=cython.int, goal=cython.int)
cpdef u64 whistled_to(u64 people, int character, int points) noexcept nogil

@cython.locals(best=cython.int, character=cython.int, cost=cython.int, hexes=u64, rest=u64, after=u64)
cpdef int greatest_total(u64 people, u64 callable_people, int points) noexcept nogil

@cython.locals(order=u64, goal=cython.int, far=cython.int, character=cython.int)
cpdef u64 nearest_first(u64 people) noexcept nogil

@cython.locals(room=cython.int, character=cython.int, cost=cython.int, hexes=u64, after=u64, facing=cython.int)
cpdef int list_whistles(u64 people, u64 order, int points, bint turned, u64[::1] out, int count) noexcept nogil

@cython.locals(character=cython.int, cost=cython.int, hexes=u64, after=u64)
cpdef (u64, long) nth_whistle(u64 people, u64 order, int points, bint turned, long number) noexcept nogil

@cython.locals(total=u64, character=cython.int)
cpdef u64 choices(u64 people, int goal) noexcept nogil

@cython.locals(ones=u64)
cpdef u64 guesses(u64 ways) noexcept nogil

@cython.locals(goal=cython.int, character=cython.int, street=cython.int, ways=u64, times=u64, hexes=u64, _=u64)
cpdef u64 called(u64 people, u64 after, int points, u64 number) noexcept nogil

@cython.locals(ones=u64, twos=u64, after=u64)
cpdef u64 guessed(u64 people, u64 ways, u64 number) noexcept nogil

@cython.locals(character=cython.int)
cpdef bint spends_three(u64 people) noexcept nogil
