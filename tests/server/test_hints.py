"""Hints leave a mark in the log and in the record, and disturb nothing else."""

from random import Random

import msgspec
import pytest

from tests.server.clients import Chair, Script, play_out
from tests.server.live import LiveServer
from tests.server.worlds import played, quiet_actions
from whitechapel.core import Seat, record_from_json, verify
from whitechapel.server import protocol
from whitechapel.server.entries import EntryKind, hints_in
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.requests import SERVER, Asked, TakeHint, requested

GAMES = ("pocket", "classic")


def asked(hosted: HostedMatch, request: Asked) -> None:
    """Let whoever is to act ask for something."""
    assert hosted.to_act is not None
    hosted.adopt(requested(hosted, hosted.to_act, request))


def hinted(hosted: HostedMatch) -> None:
    asked(hosted, TakeHint(client=SERVER, after=hosted.number))


def acted(hosted: HostedMatch, action: str) -> None:
    asked(hosted, protocol.Act(client="c", after=hosted.number, action=action))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_marked_at_the_event_it_was_for(game: str) -> None:
    hosted = played(game, 3, 12)
    seat, number = hosted.to_act, hosted.match.number
    standing = hosted.standing_after([])
    hinted(hosted)
    assert hosted.log[-1].kind is EntryKind.HINT
    assert hosted.standing_after([])._replace(number=0) == standing._replace(number=0)
    assert hints_in(hosted.log) == {number + 1: seat}
    acted(hosted, sorted(hosted.match.game.action_to_text(action) for action in hosted.match.legal_actions)[0])
    assert hints_in(hosted.log) == {number + 1: seat}


def test_after_a_takeback_the_mark_of_the_moment_that_came_again_stays_and_later_ones_go() -> None:
    matches = (played("pocket", 3, events) for events in range(11, 40))
    hosted = next(each for each in matches if each.to_act and quiet_actions(each, (each.to_act,)))
    seat, number = hosted.to_act, hosted.match.number
    assert seat is not None
    hinted(hosted)
    acted(hosted, sorted(quiet_actions(hosted, (seat,)))[0])
    hinted(hosted)
    assert len(hints_in(hosted.log)) == 2
    hosted.adopt(requested(hosted, seat, protocol.TakeBack(client="c", after=hosted.number)))
    assert hosted.match.number == number
    assert hints_in(hosted.log) == {number + 1: seat}


def test_a_log_with_hints_is_followed_to_the_same_match() -> None:
    hosted = played("pocket", 3, 11)
    hinted(hosted)
    acted(hosted, sorted(quiet_actions(hosted))[0])
    again = HostedMatch(hosted.setup, dict(hosted.seats))
    again.follow(hosted.log)
    assert again.match.record() == hosted.match.record()
    assert hints_in(again.log) == hints_in(hosted.log)


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_match_with_hints_says_so_and_can_be_verified_replayed_and_played_on(
    script: Script, game: str
) -> None:
    created = script.create(game)
    hints = f"/api/v1/matches/{created.match}/hint"
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, created.tokens.detective) as detective,
    ):
        event = sum(entry.kind in ("action", "chance") for entry in detective.events) + 1
        advice = script.get(hints, created.tokens.detective)
        assert advice.status_code == 200
        assert script.get(hints, created.tokens.detective).json() == advice.json()
        for chair in (detective, jack):
            chair.until(advice.json()["number"])
        assert script.record(created.match, created.tokens.jack)["hints"] == [{"event": event, "seat": "detective"}]
        play_out({"jack": jack, "detective": detective}, Random(5))
    record = record_from_json(script.record(created.match))
    assert [(hint.event, hint.seat) for hint in record.hints] == [(event, Seat.DETECTIVE)]
    assert record.events[event - 1].actor is Seat.DETECTIVE
    verify(record)
    replay = script.get(f"/api/v1/matches/{created.match}/replay", lens="complete").json()
    assert [told["kind"] for told in replay["events"]].count("hint") == 1
    body = {"number": advice.json()["number"], "seat": "detective", "level": 1}
    response = script.post(f"/api/v1/matches/{created.match}/play-on", body)
    joined = msgspec.json.decode(response.content, type=protocol.Joined)
    assert "hints" not in script.record(joined.match, joined.token)


def test_hints_leave_half_of_the_log_for_playing_to_the_end(server: LiveServer, script: Script) -> None:
    created = script.create("pocket")
    live = server.inside(lambda: server.service.live.find(created.match))
    live.hosted.log_length = 2 * live.hosted.number
    refused = script.get(f"/api/v1/matches/{created.match}/hint", created.tokens.detective)
    assert (refused.status_code, refused.json()["code"]) == (409, "too-long")
    live.hosted.log_length += 2
    assert script.get(f"/api/v1/matches/{created.match}/hint", created.tokens.detective).status_code == 200
