"""The beginning that one match borrows from another: what stood there at a position, once nothing in it is secret."""

from whitechapel.server.match import Entry, Match
from whitechapel.server.refusals import Refusal


def beginning_of(old: Match, number: int) -> list[Entry]:
    """The first entries of a match that goes on from `old` as it was after entry `number`.

    What was taken back by then is left out, and so is which client asked for what.

    Raises:
        Refusal: while `old` is not over, because its secrets would get out; or when it can't go on from there.
    """
    if not old.over:
        raise Refusal("not-over", "a match can be played on from once it is over")
    if number > old.number:
        raise Refusal("stale", f"the match is at {old.number}, not at {number}", number=old.number)
    there = old.at(number)
    if there.game.outcome(there.state) is not None:
        raise Refusal("over", "the game is over there: play on from an earlier position")
    return [
        Entry(place, entry.kind, entry.actor, entry.action, entry.announced)
        for place, entry in enumerate(there.standing, 1)
    ]
