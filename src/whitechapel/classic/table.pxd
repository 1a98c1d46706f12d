cimport cython
from whitechapel.classic.bits cimport size, u64
from whitechapel.classic.district cimport lamp_out, visible

cdef int ACTOR_CHANCE, ACTOR_DETECTIVE, ACTOR_JACK, ACTOR_NONE, ENDING_AT, FACE_AT, HOLMES, IN_PLAY_AT
cdef int LEFT_AT, MOVED_AT, NEXT_AT, POINTS_AT, SUSPECTS_AT, TAKEN_AT, USED_AT, WHISTLED_AT, WITNESS_AT
cdef u64 NOBODY_IN_PLAY, ONE, PLAY, ROUND_8_OVER

@cython.locals(cards=u64)
cpdef u64 table_of(u64 round_number, u64 left, u64 following, u64 suspects, u64 witness) noexcept nogil
cpdef u64 with_taken(u64 table, u64 jack, u64 detective) noexcept nogil
cpdef u64 with_play(u64 table, u64 character) noexcept nogil
cpdef int round_of(u64 table) noexcept nogil
cpdef u64 cards_left(u64 table) noexcept nogil
cpdef u64 cards_next(u64 table) noexcept nogil
cpdef u64 suspects_of(u64 table) noexcept nogil
cpdef int witness_of(u64 table) noexcept nogil
cpdef int taken_by(u64 table, int seat) noexcept nogil
cpdef int in_play(u64 table) noexcept nogil
cpdef int has_moved(u64 table) noexcept nogil
cpdef int has_used(u64 table) noexcept nogil
cpdef int must_face(u64 table) noexcept nogil
cpdef int points_left(u64 table) noexcept nogil
cpdef u64 whistled_of(u64 table) noexcept nogil
cpdef u64 ending_of(u64 table) noexcept nogil

@cython.locals(turn=cython.int)
cpdef int side_of(u64 table) noexcept nogil

@cython.locals(character=cython.int)
cpdef int actor_of(u64 table) noexcept nogil

cpdef u64 dealt_identity(u64 table) noexcept nogil
cpdef u64 shuffled(u64 table, u64 cards) noexcept nogil
cpdef u64 chosen(u64 table, u64 character) noexcept nogil
cpdef u64 with_moved(u64 table) noexcept nogil
cpdef u64 with_used(u64 table) noexcept nogil
cpdef u64 with_face(u64 table, u64 due) noexcept nogil
cpdef u64 with_whistle(u64 table, u64 points, u64 whistled) noexcept nogil
cpdef u64 took_alibi(u64 table) noexcept nogil
cpdef u64 ended(u64 table, u64 ending) noexcept nogil

@cython.locals(seen=u64)
cpdef (u64, u64) play_done(u64 people, u64 streets, u64 table, int identity) noexcept nogil

cpdef (u64, u64) called(u64 streets, u64 table, u64 seen, bint answer) noexcept nogil

@cython.locals(following=u64)
cpdef u64 next_round(u64 table) noexcept nogil
