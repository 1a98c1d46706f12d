"""Bots of both protocols play; by the second a bot is told what its seat saw happen, and nothing twice."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.seating import command
from whitechapel.bots import Beginning
from whitechapel.bots.seated import greeted
from whitechapel.core import Match, Seat, record_to_json
from whitechapel.players import player


def asked(file: Path) -> list[dict[str, Any]]:
    """The questions that a bot has kept."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["type"] == "act"]


def seen(match: Match, seat: Seat = Seat.DETECTIVE) -> list[Any]:
    """The whole log as a seat saw it."""
    return list(record_to_json(match.record(seat))["events"])


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_the_logs_of_all_questions_make_up_what_the_seat_saw(game: str, tmp_path: Path) -> None:
    match, other = Match(game, seed=4), player("uniform", game=game)
    bot = greeted(command("mindful", str(tmp_path / "told")), game, Beginning(Seat.DETECTIVE, 7, ()), patience=60)
    known: list[Any] = []
    while (seat := match.actor) is not None and match.number < 120:
        if seat is Seat.DETECTIVE:
            whole = seen(match)
            match.play(seat, bot.choose(match.view(seat)))
            question = asked(tmp_path / "told")[-1]
            assert question["first"] == len(known) + 1
            known += question["log"]
            assert known == whole
            assert question["number"] == len(whole)
        else:
            match.play(seat, other.choose(match.view(seat)))
    bot.dismiss(match.outcome)
    ids = [question["id"] for question in asked(tmp_path / "told")]
    assert ids == list(range(1, len(ids) + 1))
    assert len(ids) > 3


def test_what_was_taken_back_is_void_and_told_anew(tmp_path: Path) -> None:
    match = Match("pocket", seed=4)
    bot = greeted(command("mindful", str(tmp_path / "told")), "pocket", Beginning(Seat.DETECTIVE, 7, ()), patience=60)
    start = match.number
    match.play(Seat.DETECTIVE, bot.choose(match.view(Seat.DETECTIVE)))
    played, jacks = match.number, match.legal_actions
    for choice in (jacks[0], jacks[-1]):
        match.back_to(played)
        match.play(Seat.JACK, choice)
        match.play(Seat.JACK, match.legal_actions[0])
        bot.choose(match.view(Seat.DETECTIVE))
    first, second, third = asked(tmp_path / "told")
    assert (first["first"], second["first"], third["first"]) == (1, start + 1, played + 1)
    assert first["log"] + second["log"][: played - start] + third["log"] == seen(match)
    bot.dismiss(None)


def test_a_bot_that_is_started_again_is_told_the_whole_log(tmp_path: Path) -> None:
    match, other = Match("pocket", seed=4), player("uniform", game="pocket")
    for _ in range(5):
        seat = Seat(match.actor or 0)
        match.play(seat, other.choose(match.view(seat)))
    seat = Seat(match.actor or 0)
    bot = greeted(command("mindful", str(tmp_path / "told")), "pocket", Beginning(seat, 7, ()), patience=60)
    whole = seen(match, seat)
    bot.choose(match.view(seat))
    bot.dismiss(None)
    (question,) = asked(tmp_path / "told")
    assert (question["id"], question["first"], question["log"]) == (1, 1, whole)


def test_a_bot_of_protocol_1_gets_what_it_always_got(tmp_path: Path) -> None:
    match = Match("pocket", seed=4)
    told = tmp_path / "told"
    legal = str(match.legal_actions[0])
    bot = greeted(command("obedient", str(told), legal), "pocket", Beginning(Seat.DETECTIVE, 7, ()), patience=60)
    bot.choose(match.view(Seat.DETECTIVE))
    bot.dismiss(None)
    hello, begun, question, last = map(json.loads, told.read_text(encoding="utf-8").splitlines())
    assert hello["protocol"] == 1, "0.1 told bots to answer with the version they speak, some of which check it"
    assert list(begun) == ["type", "game", "rules", "options", "seat", "seed"]
    assert list(question) == ["type", "legal", "actions", "seconds", "nodes", "text", "observation"]
    assert list(last) == ["type", "winner", "reason", "why"]
