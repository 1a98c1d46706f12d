"""The greedy player of Mr. Jack: one play ahead, on the split of the suspects."""

from array import array
from collections.abc import Iterator

from whitechapel.classic.bits import size
from whitechapel.classic.listing import MOST_PLAYS
from whitechapel.classic.table import cards_left, round_of, side_of
from whitechapel.players.classic.candidates import scored_plays
from whitechapel.players.classic.light import score
from whitechapel.players.classic.plans import NOBODY, Plan, before_play
from whitechapel.players.classic.whole_plays import Deliberation, WholePlays, accusations, believed_by, certain_win
from whitechapel.players.clock import monotonic


class Greedy(WholePlays):
    """Plays as if the witnesses were called after this play.

    The Detective wants an even split, nobody unseen near an open exit, and accuses when he is certain or has
    nothing to lose; Jack wants many suspects like himself and leaves when he can.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__(greedy_plan, seed)


def greedy_plan(decision: Deliberation) -> Plan:
    """The play with the best score; the first of equals in a random order."""
    certain = certain_win(decision)
    if certain:
        return certain
    rng = decision.rng
    accusing = last_accusation(decision)
    if accusing:
        return rng.choice(accusing)
    return max(scored_plans(decision), key=lambda scored: (scored[0], rng.random()))[1]


def last_accusation(decision: Deliberation) -> list[Plan]:
    """The accusations of suspects with the Detective's last character of round 8, when nothing is left to lose."""
    state, seen, plans, *_ = decision
    table = before_play(state.table)
    if not (side_of(table) and round_of(table) == 8 and size(cards_left(table)) == 2):
        return []
    return [plan for plan in accusations(state, plans) if believed_by(seen) >> plan.accused & 1]


def scored_plans(decision: Deliberation) -> Iterator[tuple[float, Plan]]:
    """Every play that goes on with its score: of the plans where a play is in progress, else of all cards left.

    When the deadline has passed, those of one card have to do.
    """
    people, streets, table, secret = decision.state
    plans, rng = decision.plans, decision.rng
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
            start = rng.getrandbits(64)
            count = scored_plays(people, streets, table, secret, side, character, start, after, after_streets, scores)
            for number in range(count):
                yield scores[number], Plan(character, after[number], after_streets[number])
            if monotonic() >= decision.deadline:
                return
