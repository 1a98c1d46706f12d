cimport cython
from whitechapel.classic.bits cimport below, lowest, member, size, stirred, u64
from whitechapel.classic.district cimport faced, moved, occupied, swapped
from whitechapel.classic.goodley cimport sample_goodley
from whitechapel.classic.moves cimport arrived, changed, changes_from, changes_streets, changes_to, ends

cdef int BERT, GOODLEY, GULL, WATSON
cdef u64 ALL_STREETS, ONE

@cython.locals(found=u64, own=u64, stops=u64, number=u64, fate=cython.int)
cpdef (u64, u64, int, u64) sample_play(
    u64 people, u64 streets, int character, int rights, u64 rng
) noexcept nogil

cpdef u64 gull_swapped(u64 people, int number) noexcept nogil

@cython.locals(
    starts=u64, goals=u64, count=u64, bare=u64, number=u64, end=cython.int, before=cython.bint, after=u64,
    moved_people=u64, fate=cython.int,
)
cpdef (u64, u64, int, u64) sample_change(
    u64 people, u64 streets, int character, int rights, u64 rng
) noexcept nogil

@cython.locals(
    stops=u64, count=cython.int, starts=u64, goals=u64, after=u64, rest=u64, facing=cython.int, number=cython.int,
    facings=cython.int,
)
cpdef int list_plays(u64 people, u64 streets, int character, u64[::1] out, u64[::1] out_streets) noexcept nogil
