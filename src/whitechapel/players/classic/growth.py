"""How a new node of the tree gets its edges: plays are drawn, the most promising are kept. Compiled where possible."""

from whitechapel.classic.bits import below, lowest, member, size, stirred
from whitechapel.classic.plays import sample_play
from whitechapel.classic.table import cards_left, side_of, suspects_of, witness_of
from whitechapel.players.classic.endings import accusable, leavers
from whitechapel.players.classic.light import believed, detective_score, jack_score, pursuit, shadows
from whitechapel.players.classic.tree import added_edge, added_node
from whitechapel.players.classic.tree_buffers import DRAWS, Floats, Ints

HEAD = 2
KEPT = 10
FEW = 2
MANY = 3
ONE = 1
USED = 8


def drawn(draws: Ints, people: int, streets: int, table: int, suspects: int, rng: int) -> int:
    """Draw plays of the cards left, each with who is visible and who could leave; returns the next random number."""
    cards = cards_left(table)
    for number in range(DRAWS):
        rng = stirred(rng)
        character = member(cards, below(rng, size(cards)))
        then, there, _, rng = sample_play(people, streets, character, 0, rng)
        draws[5 * number] = then
        draws[5 * number + 1] = there
        draws[5 * number + 2] = character
        draws[5 * number + 3], draws[5 * number + 4] = shadows(then, there, table, suspects)
    return rng


def keep_best(words: Ints, draws: Ints, scores: Floats, node: int, count: int) -> None:
    """Make edges of the drawn plays with the best scores that are none yet."""
    for _ in range(count):
        best = -1
        for number in range(DRAWS):
            if draws[5 * number + 2] < 8 and (best < 0 or scores[number] > scores[best]):
                best = number
        if best >= 0:
            added_edge(words, draws, node, draws[5 * best], draws[5 * best + 1], draws[5 * best + 2])
            draws[5 * best + 2] = USED


def grown_for_detective(words: Ints, draws: Ints, scores: Floats, node: int, suspects: int) -> None:
    """Give a node of the Detective's its edges: accusations where few are left, and the best plays drawn."""
    table = words[HEAD + 4 * node + 2]
    if size(suspects) <= MANY:
        people = words[HEAD + 4 * node]
        streets = words[HEAD + 4 * node + 1]
        rest = accusable(people, streets, cards_left(table), suspects)
        while rest:
            added_edge(words, draws, node, people, streets, 8 + lowest(rest))
            rest &= rest - 1
    for number in range(DRAWS):
        scores[number] = detective_score(table, suspects, draws[5 * number + 3], draws[5 * number + 4])
        if size(suspects) <= FEW:
            scores[number] += pursuit(draws[5 * number], draws[5 * number + 1], suspects)
    keep_best(words, draws, scores, node, KEPT)


def grown_for_jack(words: Ints, draws: Ints, scores: Floats, node: int, suspects: int) -> None:
    """Give a node of Jack's its edges: the best plays drawn for each identity in turn; and mark who can leave."""
    table = words[HEAD + 4 * node + 2]
    if not witness_of(table):
        free = leavers(words[HEAD + 4 * node], words[HEAD + 4 * node + 1], cards_left(table) & suspects)
        words[HEAD + 4 * node + 3] |= free << 48
    rest = suspects
    while rest:
        identity = lowest(rest)
        rest &= rest - 1
        for number in range(DRAWS):
            scores[number] = jack_score(table, suspects, draws[5 * number + 3], draws[5 * number + 4], identity)
            if size(suspects) <= FEW:
                scores[number] -= pursuit(draws[5 * number], draws[5 * number + 1], ONE << identity)
        keep_best(words, draws, scores, node, max(2, KEPT // size(suspects)))


def grown(
    words: Ints,
    draws: Ints,
    scores: Floats,
    people: int,
    streets: int,
    table: int,
    secret: int,
    rng: int,
) -> tuple[int, int]:
    """A new node with its edges, and the next random number."""
    node = added_node(words, draws, people, streets, table)
    if side_of(table):
        suspects = believed(table, secret)
        rng = drawn(draws, people, streets, table, suspects, rng)
        grown_for_detective(words, draws, scores, node, suspects)
    else:
        suspects = suspects_of(table)
        rng = drawn(draws, people, streets, table, suspects, rng)
        grown_for_jack(words, draws, scores, node, suspects)
    return node, rng
