cimport cython
from whitechapel.pocket.district cimport u64

@cython.locals(best=u64, option=u64, kind=u64, most=double, worth=double)
cdef (u64, double) best_option(u64 first, u64 last, u64 types, double[::1] weights, double[::1] values) noexcept nogil
@cython.locals(iteration=u64, kind=u64, reply=u64, total=double, expected=double, regret=double)
cpdef void solve(
    u64 types, u64 replies, double[::1] priors, unsigned int[::1] slot_of_reply, unsigned int[::1] option_of_slot,
    double[::1] values, double[::1] regrets, double[::1] play, double[::1] played, double[::1] answered,
    double[::1] answer, double[::1] weights, u64 iterations,
) noexcept nogil
@cython.locals(kind=u64, first=u64, option=u64, slot=u64, most=double, by_card=double, worth=double, _=double)
cpdef double answer_best(
    u64 reply, u64 types, u64 replies, double[::1] priors, unsigned int[::1] slot_of_reply,
    unsigned int[::1] option_of_slot, double[::1] values, double[::1] play, double[::1] answered, double[::1] answer,
    double[::1] weights, u64 count,
) noexcept nogil
