"""What a viewer asks that changes nothing: what it knew then, how a board would look, why not."""

from whitechapel.core import Seat, WhitechapelError
from whitechapel.core.coach import coaching
from whitechapel.core.description import description_of
from whitechapel.server import protocol
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal
from whitechapel.server.views.viewers import check, position_of


def looked(hosted: HostedMatch, viewer: Seat, number: int) -> protocol.Looked:
    """What a viewer knew after an entry of the log."""
    if number > hosted.number:
        raise Refusal("stale", f"the match is at {hosted.number}, not at {number}", number=hosted.number)
    return protocol.Looked(number=number, position=position_of(hosted.histories[number], viewer))


def previewed(hosted: HostedMatch, viewer: Seat, text: str) -> protocol.Previewed:
    """How the board would look after an action: for the seat to act and its legal actions only."""
    check(viewer)
    history = hosted.match.history
    legal = history.legal_actions if hosted.to_act is viewer else ()
    action = next((known for known in legal if history.game.action_to_text(known) == text), None)
    if action is None:
        raise Refusal("illegal", f"{text} is not one of your legal actions now")
    board = history.game.preview(history.observation(viewer), action)
    return protocol.Previewed(number=hosted.number, action=text, board=None if board is None else dict(board))


def why_not(hosted: HostedMatch, viewer: Seat, text: str) -> protocol.WhyNot:
    """Why an action is not legal now, for the seat to act: any world it can't tell from the true one has the answer."""
    check(viewer)
    history = hosted.match.history
    reason = None
    try:
        action = history.game.action_from_text(text)
    except WhitechapelError as error:
        raise Refusal("illegal", f"{text}: {error.why}") from error
    if hosted.to_act is viewer and action not in history.legal_actions:
        world, _ = next(iter(history.game.worlds(history.observation(viewer))))
        reason = history.game.why_not(world, action).message
    return protocol.WhyNot(number=hosted.number, action=text, reason=reason)


def coached(hosted: HostedMatch, viewer: Seat) -> protocol.Coached:
    """What a coach says to a seat, from what it knows."""
    check(viewer)
    tip, review = coaching(hosted.match, viewer)
    good = () if tip is None else map(hosted.match.game.action_to_text, tip.good)
    return protocol.Coached(
        number=hosted.number, tip=None if tip is None else tip.message, good=list(good), review=review
    )


def described(hosted: HostedMatch, viewer: Seat, number: int) -> protocol.Described:
    """What a viewer knew after an entry of the log, in words."""
    check(viewer)
    if number > hosted.number:
        raise Refusal("stale", f"the match is at {hosted.number}, not at {number}", number=hosted.number)
    said = description_of(hosted.setup.game, hosted.histories[number].observation(viewer))
    return protocol.Described(number=number, overview=said.overview, sight=said.sight, places=dict(said.places))
