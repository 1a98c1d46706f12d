cimport cython

ctypedef unsigned long long u64

cdef Py_ssize_t ROW

@cython.locals(row=Py_ssize_t, at=Py_ssize_t, entry=Py_ssize_t, word=u64, value=u64)
cpdef void scatter(tuple words, const u64[::1] plan, float[::1] out, Py_ssize_t offset) noexcept

@cython.locals(action=Py_ssize_t)
cpdef void allow(tuple actions, signed char[::1] mask, Py_ssize_t offset) noexcept
