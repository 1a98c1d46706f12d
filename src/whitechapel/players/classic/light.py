"""Light play: the best of a few random plays by what the witnesses would say now. Compiled where possible.

It plays whole games in microseconds: the playouts of search, and the games that the values are fitted on.
"""

from whitechapel.classic.bits import below, lowest, member, size, stirred
from whitechapel.classic.district import visible
from whitechapel.classic.kernel import apply_chance
from whitechapel.classic.layout import ESCAPE, HANDS_AT, RIGHT_ACCUSATION, WRONG_ACCUSATION
from whitechapel.classic.pieces import HOLMES
from whitechapel.classic.playout import dealt
from whitechapel.classic.plays import sample_play
from whitechapel.classic.table import (
    actor_of,
    cards_left,
    cards_next,
    chosen,
    ended,
    play_done,
    round_of,
    side_of,
    suspects_of,
    with_moved,
    witness_of,
)
from whitechapel.players.classic.endings import accusable, accuser, hunters, streets_to_leave

# What being able to leave is worth, in suspects: with the own card surely coming, and perhaps coming.
BOUND_TO_LEAVE = 6.0
MAY_LEAVE = 2.0
SHADOW = 0.4
HUNTER = 0.1
FEW = 2
ONE = 1


def believed(table: int, secret: int) -> int:
    """Whom the Detective can believe to be Jack: the suspects whose alibi he does not hold."""
    return suspects_of(table) & ~(secret >> HANDS_AT + 8)


def shadows(people: int, streets: int, table: int, suspects: int) -> tuple[int, int]:
    """The visible characters, and the suspects in the shadow who could leave in the next round.

    In odd rounds the cards of the next one are known: only they count, but Jack will play first.
    """
    seen = visible(people, streets)
    near = 0
    hidden = suspects & ~seen
    if cards_next(table):
        hidden &= cards_next(table)
    while hidden:
        if streets_to_leave(people, streets, lowest(hidden)):
            near |= hidden & ~(hidden - 1)
        hidden &= hidden - 1
    return seen, near


def detective_score(table: int, suspects: int, seen: int, near: int) -> float:
    """How well people stand for the Detective: few suspects left on average, few near an open exit in the shadow."""
    lighted = size(suspects & seen)
    hidden = size(suspects) - lighted
    risk = BOUND_TO_LEAVE if cards_next(table) else MAY_LEAVE
    return -(lighted * lighted + hidden * hidden + risk * size(near)) / size(suspects)


def jack_score(table: int, suspects: int, seen: int, near: int, identity: int) -> float:
    """How well people stand for Jack: many suspects like him, he himself in the shadow and near an open exit."""
    if seen >> identity & 1:
        return size(suspects & seen)
    score = size(suspects & ~seen) + SHADOW
    if near >> identity & 1:
        score += BOUND_TO_LEAVE if cards_next(table) else MAY_LEAVE
    return score


def pursuit(people: int, streets: int, suspects: int) -> float:
    """How many could walk onto a suspect's hex, on average: what matters when few suspects are left."""
    count = 0
    rest = suspects
    while rest:
        count += size(hunters(people, streets, lowest(rest)))
        rest &= rest - 1
    return HUNTER * count / size(suspects)


def score(people: int, streets: int, table: int, secret: int, side: int) -> float:
    """How well people stand for the side that plays, as if the witnesses were called now."""
    identity = secret & 15
    suspects = believed(table, secret) if side else suspects_of(table)
    seen, near = shadows(people, streets, table, suspects)
    if side:
        chased = pursuit(people, streets, suspects) if size(suspects) <= FEW else 0.0
        return detective_score(table, suspects, seen, near) + chased
    chased = pursuit(people, streets, ONE << identity) if size(suspects) <= FEW else 0.0
    return jack_score(table, suspects, seen, near, identity) - chased


def final_ending(people: int, streets: int, table: int, secret: int, rng: int) -> int:
    """How the side to play ends the game now, if it should; else 0.

    Jack leaves when he can. The Detective accuses the only suspect; with his last character of round 8
    anyone he can reach.
    """
    cards = cards_left(table)
    if not side_of(table):
        own = cards >> (secret & 15) & 1
        return ESCAPE if own and not witness_of(table) and streets_to_leave(people, streets, secret & 15) else 0
    suspects = believed(table, secret)
    if size(suspects) == 1:
        return RIGHT_ACCUSATION if accuser(people, streets, cards, secret & 15) < 8 else 0
    if round_of(table) == 8 and size(cards) == 2:
        suspects = accusable(people, streets, cards, suspects)
        if suspects:
            accused = member(suspects, below(rng, size(suspects)))
            return RIGHT_ACCUSATION if accused == secret & 15 else WRONG_ACCUSATION
    return 0


def played(
    people: int, streets: int, table: int, secret: int, character: int, rng: int
) -> tuple[int, int, int, int, int]:
    """The position after a play of `character` that left people and streets so, and the next random number.

    Holmes draws his card; after the fourth play the witnesses are called.
    """
    table = chosen(table, character)
    if character == HOLMES:
        rng = stirred(rng)
        table = with_moved(table)
        people, streets, table, secret = apply_chance(people, streets, table, secret, dealt(table, secret, rng))
    else:
        streets, table = play_done(people, streets, table, secret & 15)
    return people, streets, table, secret, rng


def light_play(
    people: int, streets: int, table: int, secret: int, tries: int, rng: int
) -> tuple[int, int, int, int, int]:
    """One light play, or what chance decides where it is to act; no play may be in progress."""
    rng = stirred(rng)
    if actor_of(table) == 2:
        people, streets, table, secret = apply_chance(people, streets, table, secret, dealt(table, secret, rng))
        return people, streets, table, secret, rng
    ending = final_ending(people, streets, table, secret, rng)
    if ending:
        return people, streets, ended(table, ending), secret, rng
    side = side_of(table)
    cards = cards_left(table)
    best_score = -1000.0
    best_people = people
    best_streets = streets
    best = 0
    for _ in range(tries):
        rng = stirred(rng)
        character = member(cards, below(rng, size(cards)))
        then, there, _fate, rng = sample_play(people, streets, character, 0, rng)
        here = score(then, there, table, secret, side)
        if here > best_score:
            best_score = here
            best_people = then
            best_streets = there
            best = character
    return played(best_people, best_streets, table, secret, best, rng)
