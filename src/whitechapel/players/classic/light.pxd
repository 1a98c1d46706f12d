cimport cython
from whitechapel.classic.bits cimport below, lowest, member, size, stirred, u64
from whitechapel.classic.district cimport visible
from whitechapel.classic.kernel cimport apply_chance
from whitechapel.classic.playout cimport dealt
from whitechapel.classic.plays cimport sample_play
from whitechapel.classic.table cimport (
    actor_of, cards_left, cards_next, chosen, ended, play_done, round_of, side_of, suspects_of, with_moved, witness_of,
)
from whitechapel.players.classic.endings cimport accusable, accuser, hunters, streets_to_leave

cdef u64 ONE
cdef int FEW, ESCAPE, HANDS_AT, HOLMES, RIGHT_ACCUSATION, WRONG_ACCUSATION
cdef double BOUND_TO_LEAVE, HUNTER, MAY_LEAVE, SHADOW

cpdef u64 believed(u64 table, u64 secret) noexcept nogil

@cython.locals(seen=u64, near=u64, hidden=u64)
cpdef (u64, u64) shadows(u64 people, u64 streets, u64 table, u64 suspects) noexcept nogil

@cython.locals(lighted=cython.int, hidden=cython.int, risk=cython.double)
cpdef double detective_score(u64 table, u64 suspects, u64 seen, u64 near) noexcept nogil

@cython.locals(score=cython.double)
cpdef double jack_score(u64 table, u64 suspects, u64 seen, u64 near, int identity) noexcept nogil

@cython.locals(count=cython.int, rest=u64)
cpdef double pursuit(u64 people, u64 streets, u64 suspects) noexcept nogil

@cython.locals(identity=cython.int, suspects=u64, seen=u64, near=u64, chased=cython.double)
cpdef double score(u64 people, u64 streets, u64 table, u64 secret, int side) noexcept nogil

@cython.locals(cards=u64, own=u64, suspects=u64, accused=u64)
cpdef int final_ending(u64 people, u64 streets, u64 table, u64 secret, u64 rng) noexcept nogil

cpdef (u64, u64, u64, u64, u64) played(
    u64 people, u64 streets, u64 table, u64 secret, int character, u64 rng
) noexcept nogil

@cython.locals(
    ending=cython.int, side=cython.int, cards=u64, best_score=cython.double, best_people=u64, best_streets=u64,
    best=cython.int, character=cython.int, then=u64, there=u64, _fate=cython.int, here=cython.double, _=cython.int,
)
cpdef (u64, u64, u64, u64, u64) light_play(
    u64 people, u64 streets, u64 table, u64 secret, int tries, u64 rng
) noexcept nogil
