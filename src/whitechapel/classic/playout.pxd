cimport cython
from whitechapel.classic.bits cimport below, member, size, stirred, u64
from whitechapel.classic.kernel cimport apply_chance, pile_of, rights_of
from whitechapel.classic.plays cimport sample_play
from whitechapel.classic.table cimport (
    actor_of, cards_left, chosen, ended, ending_of, has_moved, play_done, with_moved,
)

cdef int CARD, ESCAPE, HOLMES, IDENTITY, LEFT_BY_EXIT, RIGHT_ACCUSATION, SHUFFLE, WRONG_ACCUSATION
cdef u64 NO_SECRET

@cython.locals(pile=u64)
cpdef int dealt(u64 table, u64 secret, u64 rng) noexcept nogil

cpdef int fate_ending(u64 fate, u64 secret) noexcept nogil

@cython.locals(left=u64, character=cython.int, rights=cython.int, fate=cython.int)
cpdef (u64, u64, u64, u64, u64) random_play(
    u64 people, u64 streets, u64 table, u64 secret, u64 rng
) noexcept nogil

@cython.locals(plays=u64)
cpdef (u64, u64, u64) played_out(u64 people, u64 streets, u64 table, u64 secret, u64 rng) noexcept nogil

@cython.locals(plays=u64, jack=u64, ending=u64, count=u64, _=u64)
cpdef (u64, u64) random_games(u64 people, u64 streets, u64 table, u64 games, u64 rng) noexcept nogil
