"""Two servers on one database that don't hear of one another: whoever comes second finds out, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import ME, OPEN, Chair, Script, problem
from tests.server.live import LiveServer
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol


@pytest.fixture
def scripts(tmp_path: Path) -> Iterator[tuple[Script, Script]]:
    one, two = LiveServer.in_folder(tmp_path), LiveServer.in_folder(tmp_path)
    with Script(one.address) as first, Script(two.address) as second:
        yield first, second
    one.stop()
    two.stop()


def test_an_action_that_comes_second_is_stale_and_the_table_is_caught_up(scripts: tuple[Script, Script]) -> None:
    one, two = scripts
    created = one.create("pocket")
    token = created.tokens.detective
    with Chair(one.address, created.match, token) as first, Chair(two.address, created.match, token) as second:
        played = first.turn.legal[0]
        first.act(played)
        late = protocol.Act(client=second.client, after=second.number, action=second.turn.legal[1])
        answer = second.ask(late)
        assert isinstance(answer, protocol.Problem)
        assert answer.code == "stale"
        assert second.number == first.number
        assert [event.action for event in second.events] == [event.action for event in first.events]
        assert played in [event.action for event in second.events]


def test_a_seat_that_was_taken_at_the_other_server_is_taken(scripts: tuple[Script, Script]) -> None:
    one, two = scripts
    created = one.create("pocket", ME, OPEN)
    with Chair(two.address, created.match, created.tokens.jack) as host:
        one.join(created.match, created.invitations.detective)
        again = two.post(
            f"/api/v1/matches/{created.match}/join", {"invitation": created.invitations.detective, "words": ""}
        )
        assert problem(again).code == "seat-taken"
        host.until(1)
        assert host.turn.phase == "playing"


def test_a_rematch_that_was_made_at_the_other_server_is_found_there(scripts: tuple[Script, Script]) -> None:
    one, two = scripts
    created = one.create("pocket", ME, OPEN)
    joined = one.join(created.match, created.invitations.detective)
    with Chair(one.address, created.match, created.tokens.jack) as jack:
        jack.ask(protocol.Resign(client=jack.client, after=jack.number))
    address = f"/api/v1/matches/{created.match}/rematch"
    first = one.post(address, {}, created.tokens.jack)
    second = two.post(address, {}, joined.token)
    assert (first.status_code, second.status_code) == (200, 200)
    assert first.json()["match"] == second.json()["match"]
    verify(record_from_json(two.record(created.match)))


def test_words_and_joins_at_two_servers_make_one_beginning(scripts: tuple[Script, Script]) -> None:
    one, two = scripts
    created = one.create("pocket", {"kind": "me", "adds_words": True}, OPEN)
    with Chair(two.address, created.match) as spectator:
        assert spectator.turn.phase == "waiting"
        added = two.add_words(created.match, created.tokens.jack, "fog")
        assert one.add_words(created.match, created.tokens.jack, "fog") == added
        join = {"invitation": created.invitations.detective, "key": "chosen by the client", "words": "lamp"}
        seats = [script.post(f"/api/v1/matches/{created.match}/join", join) for script in (one, two, one)]
        assert {seat.content for seat in seats} == {seats[0].content}
    with Chair(two.address, created.match, seats[0].json()["token"]) as detective:
        assert [event.target for event in detective.events if event.kind == "joined"] == ["words", ""]
        detective.ask(protocol.Resign(client=detective.client, after=detective.number))
        assert detective.turn.deal is not None
        assert detective.turn.deal.words == ["fog", "lamp"]
    verify(record_from_json(two.record(created.match)))
