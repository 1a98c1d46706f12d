"""The beginning that one match borrows from another: what stood there at a position, once nothing in it is secret."""

from whitechapel.core.history import History
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal


def beginning_of(old: HostedMatch, number: int) -> History:
    """The history that a match goes on from, of `old` as it was after entry `number`.

    What was taken back by then is not in it.

    Raises:
        Refusal: while `old` is not over, because its secrets would get out; or when it can't go on from there.
    """
    if not old.over:
        raise Refusal("not-over", "a match can be played on from once it is over")
    if number > old.number:
        raise Refusal("stale", f"the match is at {old.number}, not at {number}", number=old.number)
    beginning = old.histories[number]
    if beginning.outcome is not None:
        raise Refusal("over", "the game is over there: play on from an earlier position")
    return beginning
