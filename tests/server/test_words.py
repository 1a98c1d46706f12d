"""The commitment comes first: whoever makes a match adds words to its deal once it was told, and the deal waits."""

from pathlib import Path

import msgspec
import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script, problem
from tests.server.live import LiveServer
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol

FOLLOW = {"kind": "me", "adds_words": True}


def add(script: Script, match: str, token: str | None, words: str) -> tuple[int, str]:
    """Try to add words: the status, and the problem's code."""
    response = script.post(f"/api/v1/matches/{match}/words", {"words": words}, token)
    return response.status_code, "" if response.status_code == 200 else problem(response).code


def resigned(script: Script) -> tuple[str, str | None]:
    """A match against the AI that Jack gave up, and his token."""
    created = script.create("pocket", ME, AI)
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        jack.until_my_turn()
        jack.ask(protocol.Resign(client="x", after=jack.number))
    return created.match, created.tokens.jack


def test_the_deal_waits_for_the_words_of_whoever_made_the_match(script: Script) -> None:
    created = script.create("pocket", FOLLOW, AI)
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        assert (jack.turn.phase, jack.events) == ("waiting", [])
        assert jack.table.seats.jack.words_missing
        assert jack.table.commitment == created.commitment
        early = jack.ask(protocol.TakeBack(client="x", after=0))
        assert isinstance(early, protocol.Problem)
        assert early.code == "not-started"
        added = script.add_words(created.match, created.tokens.jack, "fog")
        assert added == protocol.WordsAdded(match=created.match, seat="jack", commitment=created.commitment)
        jack.until(2)
        assert jack.turn.phase == "playing"
        told = jack.events[0]
        assert (told.kind, told.actor, told.target, told.beats) == ("joined", "jack", "words", ())
    assert script.get(f"/api/v1/matches/{created.match}").json()["seats"]["jack"]["words_missing"] is False


def test_words_are_added_once_and_the_same_ones_may_come_again(script: Script) -> None:
    created = script.create("pocket", FOLLOW, AI)
    first = script.add_words(created.match, created.tokens.jack, "fog")
    log = script.get(f"/api/v1/matches/{created.match}", created.tokens.jack).json()["turn"]["number"]
    assert script.add_words(created.match, created.tokens.jack, "fog") == first
    assert add(script, created.match, created.tokens.jack, "other") == (409, "words-given")
    assert script.get(f"/api/v1/matches/{created.match}", created.tokens.jack).json()["turn"]["number"] >= log
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        assert [event.target for event in jack.events].count("words") == 1


def test_a_seat_that_announced_no_words_begins_at_once_and_adds_none(script: Script) -> None:
    created = script.create("pocket", ME, ME)
    assert add(script, created.match, created.tokens.jack, "fog") == (409, "words-given")
    assert add(script, created.match, created.tokens.jack, "") == (200, "")
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        assert jack.turn.phase == "playing"


def test_only_a_seats_holder_adds_its_words_and_they_are_one_line(script: Script) -> None:
    created = script.create("pocket", FOLLOW, OPEN)
    assert add(script, created.match, None, "fog") == (401, "wrong-token")
    assert add(script, created.match, created.invitations.detective, "fog") == (401, "wrong-token")
    assert add(script, "nowhere", created.tokens.jack, "fog") == (404, "unknown-match")
    assert add(script, created.match, created.tokens.jack, "two\nlines") == (400, "malformed")
    assert add(script, created.match, created.tokens.jack, "x" * 201) == (400, "malformed")


@pytest.mark.parametrize("words_first", [True, False])
def test_a_friends_match_begins_when_both_have_added_their_words(script: Script, words_first: bool) -> None:
    created = script.create("classic", FOLLOW, OPEN)
    with Chair(script.address, created.match) as spectator:
        for adding in (words_first, not words_first):
            assert spectator.turn.phase == "waiting"
            if adding:
                script.add_words(created.match, created.tokens.jack, "mine")
            else:
                script.join(created.match, created.invitations.detective, "theirs")
            spectator.until(spectator.number + 1)
        assert spectator.turn.phase == "playing"
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        jack.ask(protocol.Resign(client="x", after=jack.number))
        assert jack.turn.deal is not None
        assert jack.turn.deal.words == ["mine", "theirs"]
    record = script.record(created.match)
    assert record["commitment"] == created.commitment
    verify(record_from_json(record))


def test_both_at_one_screen_add_their_words(script: Script) -> None:
    created = script.create("pocket", FOLLOW, FOLLOW)
    script.add_words(created.match, created.tokens.detective, "two")
    table = script.get(f"/api/v1/matches/{created.match}").json()
    assert [table["seats"][seat]["words_missing"] for seat in ("jack", "detective")] == [True, False]
    assert table["turn"]["phase"] == "waiting"
    script.add_words(created.match, created.tokens.jack, "one")
    assert script.get(f"/api/v1/matches/{created.match}").json()["turn"]["phase"] == "playing"


def test_words_are_refused_where_the_secret_is_made_and_the_refusal_says_where_they_go(script: Script) -> None:
    match, token = resigned(script)
    for path, body in (
        ("", {"game": "pocket", "seats": {"jack": ME | {"words": "fog"}, "detective": AI}}),
        (f"/{match}/rematch", {"words": "fog"}),
        (f"/{match}/play-on", {"number": 3, "seat": "jack", "words": "fog"}),
    ):
        refused = script.post(f"/api/v1/matches{path}", body, token)
        assert (refused.status_code, problem(refused).code) == (400, "malformed")
        assert "/api/v1/matches/{match}/words" in problem(refused).message


def test_the_words_for_a_rematch_follow_its_commitment(script: Script) -> None:
    match, token = resigned(script)
    ask = {"adds_words": True}
    first, again = (script.post(f"/api/v1/matches/{match}/rematch", ask, token) for _ in range(2))
    assert first.content == again.content
    joined = msgspec.json.decode(first.content, type=protocol.Joined)
    with Chair(script.address, joined.match, joined.token) as chair:
        assert (chair.turn.phase, chair.table.seats.detective.words_missing) == ("waiting", True)
        assert chair.table.commitment == joined.commitment
        script.add_words(joined.match, joined.token, "fog")
        chair.until_my_turn()
        chair.ask(protocol.Resign(client="x", after=chair.number))
        assert chair.turn.deal is not None
        assert chair.turn.deal.words == ["", "fog"]


@pytest.mark.parametrize("seat", ["jack", "detective"])
def test_a_match_that_goes_on_from_another_waits_for_words_whoever_is_to_act_there(script: Script, seat: str) -> None:
    match, _ = resigned(script)
    dealt = len(script.record(match)["events"])
    ask = {"number": dealt, "seat": seat, "level": 1, "adds_words": True}
    joined = msgspec.json.decode(script.post(f"/api/v1/matches/{match}/play-on", ask).content, type=protocol.Joined)
    with Chair(script.address, joined.match, joined.token) as chair:
        assert (chair.turn.phase, chair.turn.legal, chair.number) == ("waiting", [], dealt)
        script.add_words(joined.match, joined.token, "fog")
        chair.until_my_turn()
        assert chair.turn.legal
        chair.ask(protocol.Resign(client="x", after=chair.number))
    verify(record_from_json(script.record(joined.match)))


def test_a_match_whose_maker_went_away_waits_through_a_restart(tmp_path: Path) -> None:
    server = LiveServer.in_folder(tmp_path)
    with Script(server.address) as script:
        created = script.create("pocket", FOLLOW, AI)
    server.stop()
    server = LiveServer.in_folder(tmp_path)
    with Script(server.address) as script:
        listed = script.post("/api/v1/my-matches", {"tokens": [created.tokens.jack]}).json()["matches"]
        assert [line["phase"] for line in listed] == ["waiting"]
        table = script.get(f"/api/v1/matches/{created.match}", created.tokens.jack).json()
        assert table["seats"]["jack"]["words_missing"]
        assert table["commitment"] == created.commitment
        script.add_words(created.match, created.tokens.jack, "fog")
        with Chair(script.address, created.match, created.tokens.jack) as jack:
            jack.until_my_turn()
    server.stop()


def test_words_are_told_to_nobody_before_the_end(script: Script) -> None:
    created = script.create("pocket", {"kind": "me", "words": "a secret until the end"}, OPEN)
    joined = script.join(created.match, created.invitations.detective)
    for token in (None, created.tokens.jack, joined.token):
        for path in ("", "/record", "/look"):
            told = script.get(f"/api/v1/matches/{created.match}{path}", token, number=1)
            assert told.status_code == 200
            assert "a secret until the end" not in told.text
