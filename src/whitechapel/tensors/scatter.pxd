cimport cython
from whitechapel.pocket.district cimport u64

cdef Py_ssize_t ROW

@cython.locals(start=Py_ssize_t, value=cython.longlong)
cpdef void scatter(u64[::1] words, const int[::1] plan, float[::1] out) noexcept
