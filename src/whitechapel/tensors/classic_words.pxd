cimport cython
from whitechapel.classic.bits cimport u64
from whitechapel.classic.district cimport covers_of, open_manholes, visible
from whitechapel.classic.table cimport actor_of

cdef u64 _ACTOR_AT, _VIEWER_AT

@cython.locals(rest=u64, acting=u64)
cpdef tuple words_of(u64 people, u64 streets, u64 table, u64 secret, u64 viewer)
