"""Random games on packed ints, a whole play at a time, as fast as they go. Compiled where possible."""

from whitechapel.classic.bits import below, member, size, stirred
from whitechapel.classic.kernel import apply_chance, pile_of, rights_of
from whitechapel.classic.layout import (
    CARD,
    ESCAPE,
    IDENTITY,
    LEFT_BY_EXIT,
    NO_SECRET,
    RIGHT_ACCUSATION,
    SHUFFLE,
    WRONG_ACCUSATION,
)
from whitechapel.classic.pieces import HOLMES
from whitechapel.classic.plays import sample_play
from whitechapel.classic.table import actor_of, cards_left, chosen, ended, ending_of, has_moved, play_done, with_moved


def dealt(table: int, secret: int, rng: int) -> int:
    """What chance decides where it is to act: an action, each equally likely."""
    if secret & 15 == NO_SECRET:
        return IDENTITY + below(rng, 8)
    if has_moved(table):
        pile = pile_of(secret)
        return CARD + member(pile, below(rng, size(pile)))
    return SHUFFLE + below(rng, 70)


def fate_ending(fate: int, secret: int) -> int:
    """The ending a play's fate means: Jack is out, or an accusation is right or wrong."""
    if fate == LEFT_BY_EXIT:
        return ESCAPE
    return RIGHT_ACCUSATION if fate - 1 == secret & 15 else WRONG_ACCUSATION


def random_play(people: int, streets: int, table: int, secret: int, rng: int) -> tuple[int, int, int, int, int]:
    """One random play, or what chance decides where it is to act; no play may be in progress otherwise.

    The card is drawn from those left, then a full play of that character (see `sample_play`), all equally
    likely. Returns the four words of the position and the next random number.
    """
    rng = stirred(rng)
    if actor_of(table) == 2:
        people, streets, table, secret = apply_chance(people, streets, table, secret, dealt(table, secret, rng))
        return people, streets, table, secret, rng
    left = cards_left(table)
    character = member(left, below(rng, size(left)))
    rights = rights_of(table, secret, character)
    people, streets, fate, rng = sample_play(people, streets, character, rights, rng)
    table = chosen(table, character)
    if fate:
        return people, streets, ended(table, fate_ending(fate, secret)), secret, rng
    if character == HOLMES:
        return people, streets, with_moved(table), secret, rng
    streets, table = play_done(people, streets, table, secret & 15)
    return people, streets, table, secret, rng


def played_out(people: int, streets: int, table: int, secret: int, rng: int) -> tuple[int, int, int]:
    """A random game from a position with no play in progress: its ending, how many plays, the next random number."""
    plays = 0
    while not ending_of(table):
        plays += actor_of(table) < 2
        people, streets, table, secret, rng = random_play(people, streets, table, secret, rng)
    return ending_of(table), plays, rng


def random_games(people: int, streets: int, table: int, games: int, rng: int) -> tuple[int, int]:
    """Play many whole random games from the set-up: how many plays they had, and how many Jack won."""
    plays = 0
    jack = 0
    for _ in range(games):
        ending, count, rng = played_out(people, streets, table, NO_SECRET, rng)
        plays += count
        jack += ending != RIGHT_ACCUSATION
    return plays, jack
