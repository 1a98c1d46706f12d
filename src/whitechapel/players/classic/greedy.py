"""The greedy player of Mr. Jack: one play ahead, on the split of the suspects."""

from array import array
from collections.abc import Iterator, Sequence
from random import Random

from whitechapel.classic.bits import size
from whitechapel.classic.listing import MOST_PLAYS
from whitechapel.classic.state import State
from whitechapel.classic.table import cards_left, round_of, side_of
from whitechapel.players.base import Limit
from whitechapel.players.classic.candidates import scored_plays
from whitechapel.players.classic.light import score
from whitechapel.players.classic.plans import NOBODY, Plan, before_play
from whitechapel.players.classic.whole_plays import Seen, WholePlays, accusations, believed_by, certain_win


class Greedy(WholePlays):
    """Plays as if the witnesses were called after this play.

    The Detective wants an even split, nobody unseen near an open exit, and accuses when he is certain or has
    nothing to lose; Jack wants many suspects like himself and leaves when he can.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__(greedy_plan, seed)


def greedy_plan(state: State, seen: Seen, plans: Sequence[Plan], limit: Limit, rng: Random) -> Plan:  # noqa: ARG001 - needs no time
    """The play with the best score; the first of equals in a random order."""
    certain = certain_win(state, seen, plans)
    if certain:
        return certain
    accusing = last_accusation(state, seen, plans)
    if accusing:
        return rng.choice(accusing)
    return max(scored_plans(state, plans, rng), key=lambda scored: (scored[0], rng.random()))[1]


def last_accusation(state: State, seen: Seen, plans: Sequence[Plan]) -> list[Plan]:
    """The accusations of suspects with the Detective's last character of round 8, when nothing is left to lose."""
    table = before_play(state.table)
    if not (side_of(table) and round_of(table) == 8 and size(cards_left(table)) == 2):
        return []
    return [plan for plan in accusations(state, plans) if believed_by(seen) >> plan.accused & 1]


def scored_plans(state: State, plans: Sequence[Plan], rng: Random) -> Iterator[tuple[float, Plan]]:
    """Every play that goes on with its score: of `plans` where a play is in progress, else of all cards left."""
    people, streets, table, secret = state
    table = before_play(table)
    side = side_of(table)
    for plan in plans:
        if plan.accused == NOBODY:
            yield score(plan.people, plan.streets, table, secret, side), plan
    if plans:
        return
    after, after_streets = array("Q", bytes(8 * MOST_PLAYS)), array("Q", bytes(8 * MOST_PLAYS))
    scores = array("d", bytes(8 * MOST_PLAYS))
    for character in range(8):
        if cards_left(table) >> character & 1:
            chance = rng.getrandbits(64)
            count = scored_plays(people, streets, table, secret, side, character, chance, after, after_streets, scores)
            for number in range(count):
                yield scores[number], Plan(character, after[number], after_streets[number])
