"""What is shown of a match that is over: replays through every lens, the record with its deal, its chance events.

Before the end a viewer gets its own view of them, or nothing.
"""

from dataclasses import replace

from whitechapel.core import Seat, record_to_json
from whitechapel.core.history import History
from whitechapel.core.recorded import with_hints
from whitechapel.server import protocol
from whitechapel.server.entries import Step, hints_in
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal
from whitechapel.server.views.events import event, written_of
from whitechapel.server.views.lists import beginning
from whitechapel.server.views.sealing import Sealed, sealed
from whitechapel.server.views.viewers import check


def sealed_record(hosted: HostedMatch, viewer: Seat) -> Sealed:
    """The record: complete and with its deal after the end, before it what the viewer saw."""
    check(viewer)
    record = with_hints(hosted.match.record(None if hosted.over else viewer), hints_in(hosted.log))
    if record.deal is not None and any(holder.forgotten for holder in hosted.seats.values()):
        record = replace(record, deal=None, seal="")  # without the words that were forgotten it proves nothing
    return sealed(record_to_json(record))


def replay(hosted: HostedMatch, viewer: Seat, lens: protocol.LensName) -> protocol.Replay:
    """The match event by event; through another lens than the viewer's own only once it is over."""
    check(viewer)
    if not hosted.over and lens != str(viewer):
        raise Refusal("withheld", f"until the end, the {viewer} has only its own view of the match")
    steps = map(Step, hosted.log, hosted.histories[1:])
    eyes = None if lens == "complete" else Seat.parse(lens)
    written = written_of(hosted)
    events = [event(hosted, step, eyes, written, position=True) for step in steps]
    return protocol.Replay(lens=lens, events=events, borrowed=beginning(hosted))


def chances(hosted: HostedMatch) -> protocol.Chances:
    """Every chance event as a number among its outcomes, once the match is over."""
    if not hosted.over:
        raise Refusal("not-over", "the deal can be checked after the end")
    dealt = [step for step in hosted.match.history if step.before is not None and step.before.actor is Seat.CHANCE]
    borrowed = sum(step.number <= hosted.borrowed for step in dealt)
    return protocol.Chances(chances=[_chance(step) for step in dealt], borrowed=borrowed)


def _chance(dealt: History) -> protocol.Chance:
    before = dealt.before
    assert before is not None  # noqa: S101 - something was dealt
    outcomes = [outcome.action for outcome in dealt.game.chance_outcomes(before.state)]
    return protocol.Chance(below=len(outcomes), index=outcomes.index(dealt.action))
