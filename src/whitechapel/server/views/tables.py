"""The whole match for a viewer, what just happened, and how it stands."""

from collections.abc import Container, Mapping, Sequence
from typing import cast

from whitechapel.core import PLAYERS, Seat
from whitechapel.core.narration import ending_of
from whitechapel.core.story import Choices, story_of
from whitechapel.server import protocol
from whitechapel.server.entries import EntryKind, Step
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.seats import SeatHolder
from whitechapel.server.takebacks import takeback
from whitechapel.server.views.events import Written, event, written_of
from whitechapel.server.views.lists import beginning, result, seat_info, seat_name
from whitechapel.server.views.viewers import check, position_of


def table(
    hosted: HostedMatch, viewer: Seat, seen: int = 0, *, choices: bool = False, hurried: bool = False
) -> protocol.Table:
    """The whole match for a viewer that has seen the log up to `seen`; `hurried` is the same for every viewer."""
    check(viewer)
    missed = map(Step, hosted.log[seen:], hosted.histories[seen + 1 :])
    written = written_of(hosted)
    return protocol.Table(
        version=protocol.VERSION,
        match=hosted.setup.id,
        game=hosted.setup.game,
        rules=hosted.setup.rules,
        options=dict(hosted.setup.options),
        commitment=hosted.deal.commitment,
        you=cast(protocol.ViewerName, str(viewer)),
        seats=_seats(hosted.seats),
        position=position_of(hosted.match.history, viewer),
        events=[event(hosted, step, viewer, written, position=False) for step in missed],
        turn=turn(hosted, viewer, choices=choices),
        borrowed=beginning(hosted),
        hurried=hurried,
    )


def update(
    hosted: HostedMatch, steps: Sequence[Step], viewer: Seat, written: Written, *, choices: bool = False
) -> protocol.Update:
    """What has just happened, for a viewer that has seen everything before; the viewers share what is `written`."""
    events = [event(hosted, step, viewer, written, position=True) for step in steps]
    sat_down = any(step.entry.kind is EntryKind.JOINED for step in steps)
    seats = _seats(hosted.seats) if sat_down else None
    return protocol.Update(events=events, turn=turn(hosted, viewer, choices=choices), seats=seats)


def thinking(seat: Seat, *, hurried: bool) -> protocol.Thinking:
    """That the AI at a seat is hurrying, or no longer: the same for every viewer."""
    check(seat)
    return protocol.Thinking(seat=cast(protocol.SeatName, str(seat)), hurried=hurried)


def present(seats: Container[Seat]) -> protocol.Present:
    """At which seats somebody is: the same for every viewer."""
    return protocol.Present(jack=Seat.JACK in seats, detective=Seat.DETECTIVE in seats)


def said(seat: Seat, phrase: protocol.PhraseName) -> protocol.Said:
    """What a player says: the same for every viewer."""
    check(seat)
    return protocol.Said(seat=cast(protocol.SeatName, str(seat)), phrase=phrase)


def turn(hosted: HostedMatch, viewer: Seat, *, choices: bool = False) -> protocol.Turn:
    """How the match stands now, and what the viewer may do."""
    check(viewer)
    standing = hosted.standing_after([])
    acting = standing.to_act is viewer
    over = standing.phase == "over"
    return protocol.Turn(
        number=standing.number,
        phase=standing.phase,
        to_act=seat_name(standing.to_act),
        legal=_legal(hosted) if acting else [],
        takeback=takeback(hosted, viewer).answer if viewer in PLAYERS else "no",
        offer=seat_name(hosted.offer),
        result=result(standing.outcome),
        choices=_choices(hosted, viewer) if acting and choices else None,
        ending=ending_of(hosted.match) if over else (),
        revealed=position_of(hosted.match.history, None) if over else None,
        deal=_deal(hosted) if over else None,
        rematch=hosted.rematch or None,
        rematch_offer=seat_name(hosted.rematch_offer),
    )


def _legal(hosted: HostedMatch) -> list[str]:
    return [hosted.match.game.action_to_text(action) for action in hosted.match.legal_actions]


def _choices(hosted: HostedMatch, viewer: Seat) -> Choices:
    match = hosted.match
    return story_of(match.game.NAME).choices(match.observation(viewer), match.legal_actions)


def _seats(held: Mapping[Seat, SeatHolder]) -> protocol.Seats:
    return protocol.Seats(jack=seat_info(held[Seat.JACK]), detective=seat_info(held[Seat.DETECTIVE]))


def _deal(hosted: HostedMatch) -> protocol.RevealedDeal:
    secret, salt, words = hosted.deal
    return protocol.RevealedDeal(secret=secret.hex(), salt=salt.hex(), words=list(words))
