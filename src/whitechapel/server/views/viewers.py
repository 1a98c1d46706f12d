"""Who looks, and what they know of a moment of a game."""

from whitechapel.core import VIEWERS, AnyView, Match, Seat
from whitechapel.core.history import History
from whitechapel.server import protocol
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal


def check(viewer: Seat) -> None:
    """Refuse to tell anything to somebody who does not look on."""
    if viewer not in VIEWERS:
        raise Refusal("withheld", f"{viewer} does not look on")


def seat_view(hosted: HostedMatch, seat: Seat) -> AnyView:
    """What a player or a bot at this seat is given: what the seat knows, what it saw, what it may do."""
    check(seat)
    return hosted.match.view(seat)


def earlier_views(match: Match, seat: Seat) -> tuple[AnyView, ...]:
    """What this seat was given at each of its decisions since its opponent last acted, before the one it has now."""
    check(seat)
    earlier = []
    here = match.history.before
    while here is not None and here.actor is not seat.opponent:
        if here.actor is seat:
            earlier.append(Match.on(here, None, match.options).view(seat))
        here = here.before
    return tuple(reversed(earlier))


def position_of(history: History, viewer: Seat | None) -> protocol.Position:
    """What a viewer knows, and what a table draws of it. None knows everything: for finished matches alone."""
    if viewer is None:
        return {**position_of(history, Seat.SPECTATOR), **history.game.position_to_json(history.state)}
    check(viewer)
    known = history.observation(viewer)
    # Jack alone is told of his hourglasses; what the Detective's table draws is what everybody's does.
    drawn = known if viewer is Seat.JACK else history.observation(Seat.SPECTATOR)
    return {**history.game.position_to_json(known), "display": history.game.display(drawn)}
