"""Whole games over the real socket, between two clients and against an AI."""

from random import Random

import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script, play_out
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol

GAMES = [("pocket", {}), ("classic", {"edition": "revised_2016"}), ("classic", {"edition": "first_2006"})]


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_two_people_play_a_whole_game_and_its_record_is_verified(
    script: Script, game: str, options: dict[str, str], seed: int
) -> None:
    created = script.create(game, ME, OPEN, **options)
    joined = script.join(created.match, created.invitations.detective, words="fog over the river")
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, joined.token) as detective,
        Chair(script.address, created.match) as spectator,
    ):
        play_out({"jack": jack, "detective": detective}, Random(seed))
        spectator.until(jack.number)
        for chair in (jack, detective, spectator):
            assert chair.turn.result is not None
            assert chair.turn.result == jack.turn.result
            assert chair.turn.revealed == jack.turn.revealed
            assert chair.turn.deal is not None
    record = record_from_json(script.record(created.match))
    verify(record)
    assert record.commitment == created.commitment
    assert record.deal is not None
    assert record.deal.words == ("", "fog over the river")


@pytest.mark.parametrize(("game", "options"), GAMES[:2])
@pytest.mark.parametrize("mine", ["jack", "detective"])
def test_a_person_plays_a_whole_game_against_an_ai(
    script: Script, game: str, options: dict[str, str], mine: str
) -> None:
    created = script.create(game, ME if mine == "jack" else AI, AI if mine == "jack" else ME, **options)
    rng = Random(3)
    with Chair(script.address, created.match, getattr(created.tokens, mine)) as me:
        me.until_my_turn()
        while me.turn.phase == "playing":
            me.act(rng.choice(me.turn.legal))
            me.until_my_turn()
    verify(record_from_json(script.record(created.match)))


def test_two_ais_play_a_whole_game_by_themselves(script: Script) -> None:
    created = script.create("pocket", AI, AI)
    with Chair(script.address, created.match) as spectator:
        while spectator.turn.phase == "playing":
            spectator.until(spectator.number + 1)
        assert spectator.turn.result is not None
    verify(record_from_json(script.record(created.match)))


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_client_that_reconnects_at_every_ply_misses_nothing(script: Script, game: str) -> None:
    created = script.create(game)
    rng = Random(5)
    seen: dict[str, list[protocol.Event]] = {"jack": [], "detective": []}
    tokens = {"jack": created.tokens.jack, "detective": created.tokens.detective}
    over = False
    while not over:
        for seat, token in tokens.items():
            with Chair(script.address, created.match, token, seen=len(seen[seat])) as chair:
                seen[seat] += chair.events
                if chair.turn.to_act == seat:
                    chair.act(rng.choice(chair.turn.legal))
                over = chair.turn.phase == "over"
    for seat, token in tokens.items():
        with Chair(script.address, created.match, token) as chair:
            assert chair.events[: len(seen[seat])] == seen[seat]
            assert len(seen[seat]) > 1


def test_a_hot_seat_match_gives_one_browser_both_seats(script: Script) -> None:
    created = script.create("pocket", {"kind": "me", "words": "one"}, {"kind": "me", "words": "two"})
    assert created.tokens.jack
    assert created.tokens.detective
    assert created.tokens.jack != created.tokens.detective
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, created.tokens.detective) as detective,
    ):
        play_out({"jack": jack, "detective": detective}, Random(8))
        assert jack.turn.deal is not None
        assert jack.turn.deal.words == ["one", "two"]
