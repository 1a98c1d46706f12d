"""Matches come about: seats, invitations, rematches, spectators, my matches."""

from random import Random
from time import time

import httpx
import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script, play_out, problem
from whitechapel.core import Deal, record_from_json, verify
from whitechapel.server import protocol


def finished(script: Script, jack: object = ME, detective: object = OPEN) -> tuple[str, dict[str, str | None]]:
    """A match that Jack gave up, with both tokens."""
    created = script.create("pocket", jack, detective)
    tokens = {"jack": created.tokens.jack, "detective": created.tokens.detective}
    if created.invitations.detective:
        tokens["detective"] = script.join(created.match, created.invitations.detective).token
    with Chair(script.address, created.match, tokens["jack"]) as chair:
        if detective is AI:
            chair.until_my_turn()
        assert isinstance(chair.ask(protocol.Resign(client="x", after=chair.number)), protocol.Accepted)
    return created.match, tokens


def test_a_friends_link_claims_the_open_seat_once(script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    path = f"/api/v1/matches/{created.match}/join"
    joined = script.join(created.match, created.invitations.detective)
    assert joined.seat == "detective"
    again = script.post(path, {"invitation": created.invitations.detective})
    assert (again.status_code, problem(again).code) == (409, "seat-taken")


def test_the_host_can_neither_take_nor_see_through_the_friends_seat(script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    invitation = created.invitations.detective
    own = script.post(f"/api/v1/matches/{created.match}/join", {"invitation": invitation}, created.tokens.jack)
    assert (own.status_code, problem(own).code) == (403, "own-seat")
    script.join(created.match, invitation)
    for path in ("", "/record", "/replay"):
        seen = script.get(f"/api/v1/matches/{created.match}{path}", invitation, lens="detective")
        assert (seen.status_code, problem(seen).code) == (401, "wrong-token")
    foreign = script.get(f"/api/v1/matches/{created.match}/replay", created.tokens.jack, lens="detective")
    assert (foreign.status_code, problem(foreign).code) == (403, "withheld")


def test_nothing_is_dealt_before_every_seat_is_taken(script: Script) -> None:
    created = script.create("pocket", {"kind": "me", "words": "mine"}, {"kind": "bot"})
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        assert (jack.turn.phase, [event.target for event in jack.events]) == ("waiting", ["words"])
        assert jack.table.seats.detective == protocol.SeatInfo(kind="bot", taken=False)
        early = jack.ask(protocol.Act(client="x", after=1, action="holmes 1"))
        assert isinstance(early, protocol.Problem)
        assert early.code == "not-started"
        script.join(created.match, created.invitations.detective, "theirs")
        jack.until(2)
        assert jack.turn.phase == "playing"
        assert [event.kind for event in jack.events[1:3]] == ["joined", "chance"]


def test_the_deal_follows_from_the_commitment_and_both_players_words(script: Script) -> None:
    created = script.create("classic", {"kind": "me", "words": "mine"}, OPEN)
    joined = script.join(created.match, created.invitations.detective, "theirs")
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, joined.token) as detective,
    ):
        play_out({"jack": jack, "detective": detective}, Random(2))
        deal = jack.turn.deal
    assert deal is not None
    revealed = Deal(bytes.fromhex(deal.secret), bytes.fromhex(deal.salt), tuple(deal.words))
    assert revealed.words == ("mine", "theirs")
    assert revealed.commitment == created.commitment
    verify(record_from_json(script.record(created.match)))


def test_a_wrong_invitation_or_match_or_option_is_refused(script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    for path, body, status, code in (
        (f"/{created.match}/join", {"invitation": "guess"}, 403, "no-seat"),
        ("/nowhere/join", {"invitation": "guess"}, 404, "unknown-match"),
        ("", {"game": "chess", "seats": {"jack": ME, "detective": ME}}, 400, "wrong-options"),
        ("", {"game": "pocket", "seats": {"jack": ME}}, 400, "malformed"),
        ("", {"game": "pocket", "seats": {"jack": ME, "detective": AI | {"level": 9}}}, 400, "wrong-options"),
        ("", {"game": "pocket", "seats": {"jack": ME | {"words": "mine"}, "detective": ME}}, 400, "malformed"),
        ("", {"game": "pocket", "seats": {"jack": ME, "detective": ME}, "options": {"x": 1}}, 400, "wrong-options"),
    ):
        response = script.post(f"/api/v1/matches{path}", body)
        assert (response.status_code, problem(response).code) == (status, code)


def test_a_rematch_swaps_the_seats_and_both_players_meet_in_it(script: Script) -> None:
    match, tokens = finished(script)
    path = f"/api/v1/matches/{match}/rematch"
    with Chair(script.address, match, tokens["detective"]) as watching:
        first = script.post(path, {}, tokens["jack"]).json()
        watching.until(watching.number + 1)
        assert watching.turn.rematch == first["match"]
    repeated = script.post(path, {}, tokens["jack"]).json()
    second = script.post(path, {}, tokens["detective"]).json()
    assert first == repeated
    assert (first["seat"], second["seat"]) == ("detective", "jack")
    assert first["match"] == second["match"] != match
    assert len({first["token"], second["token"], *tokens.values()}) == 4
    with Chair(script.address, second["match"], second["token"]) as jack:
        assert (jack.table.you, jack.turn.phase) == ("jack", "playing")


def test_a_rematch_against_an_ai_begins_at_once(script: Script) -> None:
    match, tokens = finished(script, ME, AI)
    answer = script.post(f"/api/v1/matches/{match}/rematch", {}, tokens["jack"]).json()
    with Chair(script.address, answer["match"], answer["token"]) as me:
        assert (me.table.you, me.table.seats.jack.kind, me.turn.phase) == ("detective", "ai", "playing")


def test_a_rematch_is_for_the_players_and_after_the_end(script: Script) -> None:
    created = script.create("pocket")
    path = f"/api/v1/matches/{created.match}/rematch"
    early = script.post(path, {}, created.tokens.jack)
    assert (early.status_code, problem(early).code) == (409, "not-over")
    match, _ = finished(script)
    stranger = script.post(f"/api/v1/matches/{match}/rematch", {})
    assert (stranger.status_code, problem(stranger).code) == (401, "wrong-token")


def test_my_matches_are_found_by_my_tokens(script: Script) -> None:
    created = script.create("pocket", ME, AI)
    other = script.create("classic", OPEN, ME)
    body = {"tokens": [created.tokens.jack, other.tokens.detective, "unknown"]}
    listed = script.post("/api/v1/my-matches", body).json()["matches"]
    assert [(line["match"], line["seat"], line["phase"]) for line in listed] == [
        (other.match, "detective", "waiting"),
        (created.match, "jack", "playing"),
    ]


def test_my_matches_say_against_whom_and_since_when(script: Script) -> None:
    before = int(time())
    created = script.create("pocket", ME, {"kind": "ai", "level": 3})
    friends = script.create("classic", OPEN, ME)
    body = {"tokens": [created.tokens.jack, friends.tokens.detective]}
    listed = script.post("/api/v1/my-matches", body).json()["matches"]
    assert [(line["opponent"]["kind"], line["opponent"].get("level")) for line in listed] == [
        ("person", None),
        ("ai", 3),
    ]
    assert not listed[0]["opponent"]["taken"]
    assert all(before <= line["created"] <= time() for line in listed)


def test_spectators_see_what_is_public_until_the_end_and_then_everything(script: Script) -> None:
    created = script.create("pocket")
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match) as spectator,
    ):
        identity = jack.table.position["jack"]
        assert "jack" not in spectator.table.position
        assert spectator.turn.legal == []
        assert [event.action for event in spectator.events if event.kind == "chance"].count(None) == 1
        jack.ask(protocol.Resign(client="x", after=jack.number))
        spectator.until(jack.number)
        assert spectator.turn.revealed is not None
        assert spectator.turn.revealed["jack"] == identity
    complete = script.get(f"/api/v1/matches/{created.match}/replay", lens="complete").json()
    assert all(event["action"] for event in complete["events"] if event["kind"] == "chance")
    for lens in ("jack", "detective", "spectator"):
        assert script.get(f"/api/v1/matches/{created.match}/replay", lens=lens).status_code == 200


@pytest.mark.parametrize("path", ["", "/record", "/replay", "/events", "/look"])
def test_an_unknown_match_is_a_typed_problem_everywhere(script: Script, path: str) -> None:
    response: httpx.Response = script.get(f"/api/v1/matches/nowhere{path}", number=0)
    assert (response.status_code, problem(response).code) == (404, "unknown-match")
