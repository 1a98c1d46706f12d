"""Asking again with the same key: an answer that was lost locks nobody out and makes nothing twice."""

import secrets

import msgspec
import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script, problem
from whitechapel.server import protocol

FOLLOW = {"kind": "me", "adds_words": True}


def key() -> str:
    """A key as clients choose them."""
    return secrets.token_urlsafe(24)


def wish(chosen: str, jack: object = FOLLOW, detective: object = OPEN, **more: object) -> dict[str, object]:
    """What a creation asks for."""
    return {"game": "pocket", "seats": {"jack": jack, "detective": detective}, "key": chosen, **more}


def test_joining_again_with_the_same_key_gives_the_same_seat_and_token(script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    path = f"/api/v1/matches/{created.match}/join"
    body = {"invitation": created.invitations.detective, "key": key(), "words": "fog"}
    first = script.post(path, body)
    joined = msgspec.json.decode(first.content, type=protocol.Joined)
    assert joined.commitment == created.commitment
    for _ in range(3):
        assert script.post(path, body).content == first.content
        assert script.post(path, body, joined.token).content == first.content
    with Chair(script.address, created.match, joined.token) as detective:
        assert [event.kind for event in detective.events].count("joined") == 1
        detective.act(detective.turn.legal[0])
    assert script.post(path, body).content == first.content


def test_another_key_or_none_finds_the_seat_taken(script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    path = f"/api/v1/matches/{created.match}/join"
    invitation = {"invitation": created.invitations.detective}
    assert script.post(path, invitation | {"key": key()}).status_code == 200
    for other in (invitation | {"key": key()}, invitation):
        refused = script.post(path, other)
        assert (refused.status_code, problem(refused).code) == (409, "seat-taken")


def test_the_host_still_can_not_take_the_friends_seat_with_a_key(script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    body = {"invitation": created.invitations.detective, "key": key()}
    refused = script.post(f"/api/v1/matches/{created.match}/join", body, created.tokens.jack)
    assert (refused.status_code, problem(refused).code) == (403, "own-seat")


def test_tokens_follow_from_invitation_and_key_together(script: Script) -> None:
    chosen, tokens = key(), set()
    for _ in range(2):
        created = script.create("pocket", ME, OPEN)
        body = {"invitation": created.invitations.detective, "key": chosen}
        tokens.add(script.post(f"/api/v1/matches/{created.match}/join", body).json()["token"])
    assert len(tokens) == 2


def test_creating_again_with_the_same_key_gives_the_same_match(script: Script) -> None:
    body = wish(key())
    first = script.post("/api/v1/matches", body)
    created = msgspec.json.decode(first.content, type=protocol.Created)
    assert script.post("/api/v1/matches", body).content == first.content
    script.add_words(created.match, created.tokens.jack, "fog")
    script.join(created.match, created.invitations.detective)
    assert script.post("/api/v1/matches", body).content == first.content
    listed = script.post("/api/v1/my-matches", {"tokens": [created.tokens.jack]}).json()["matches"]
    assert [line["match"] for line in listed] == [created.match]
    assert script.post("/api/v1/matches", wish(key())).json()["match"] != created.match


def test_a_key_is_for_one_wish(script: Script) -> None:
    chosen = key()
    assert script.post("/api/v1/matches", wish(chosen)).status_code == 200
    for other in (
        wish(chosen, OPEN, FOLLOW),
        wish(chosen, FOLLOW, AI),
        wish(chosen, FOLLOW, FOLLOW),
        wish(chosen, game="classic"),
        wish(chosen, options={"turns": 4}),
    ):
        refused = script.post("/api/v1/matches", other)
        assert (refused.status_code, problem(refused).code) == (409, "key-used")


def test_playing_on_again_with_the_same_key_gives_the_same_match(script: Script) -> None:
    old = script.create("pocket", ME, ME)
    with Chair(script.address, old.match, old.tokens.jack) as jack:
        jack.ask(protocol.Resign(client="x", after=jack.number))
    path = f"/api/v1/matches/{old.match}/play-on"
    body: dict[str, object] = {"number": 3, "seat": "jack", "level": 1, "adds_words": True, "key": key()}
    first = script.post(path, body)
    joined = msgspec.json.decode(first.content, type=protocol.Joined)
    assert script.post(path, body).content == first.content
    script.add_words(joined.match, joined.token, "fog")
    assert script.post(path, body).content == first.content
    refused = script.post(path, body | {"level": 2})
    assert (refused.status_code, problem(refused).code) == (409, "key-used")
    assert script.post(path, body | {"number": 4}).json()["match"] != joined.match


@pytest.mark.parametrize("wrong", ["", "short", "x" * 129, 7])
def test_a_key_that_can_be_guessed_is_refused(script: Script, wrong: object) -> None:
    created = script.create("pocket", ME, OPEN)
    for path, body in (
        ("", wish("x") | {"key": wrong}),
        (f"/{created.match}/join", {"invitation": created.invitations.detective, "key": wrong}),
    ):
        refused = script.post(f"/api/v1/matches{path}", body)
        assert (refused.status_code, problem(refused).code) == (400, "malformed")
