"""A bot that fails loses with the right reason, and nothing of it is left."""

import os
import select
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.seating import command, entrant, first_view, seated
from whitechapel.arena import Entrant, Standings, Terms, Tournament
from whitechapel.bots import BotError, Command
from whitechapel.bots.failures import CRASHED, ILLEGAL, LATE, NONSENSE, OTHER_PROTOCOL, SILENT
from whitechapel.players import Limit

UNIFORM = Entrant("uniform", "uniform")
FAILING = {
    "crashing": (CRASHED, "it ended with exit status 1: ValueError: no idea"),
    "leaving": (CRASHED, "it ended with exit status 0"),
    "dying": (CRASHED, "it ended with SIGSEGV"),
    "greedy_for_memory": (CRASHED, "MemoryError"),
    "closing": (CRASHED, "it closed its output"),
    "hanging": (SILENT, "no answer in 2 s"),
    "asleep": (SILENT, "no answer in 2 s"),
    "muttering": (NONSENSE, "b'e4' is not JSON"),
    "listing": (NONSENSE, "is not an object"),
    "nesting": (NONSENSE, "is not JSON"),
    "painting": (NONSENSE, r"b'\x1b[31mred\x1b[0m\xff' is not JSON"),
    "endless": (NONSENSE, "its line is longer than 4096 bytes"),
    "wordy": (NONSENSE, "is not an action; expected a whole number"),
    "truthful": (NONSENSE, "True is not an action"),
    "fishing": (NONSENSE, "'state' is not the message due; expected 'action'"),
    "illegal": (ILLEGAL, "is not one of the legal actions it was given"),
    "modern": (OTHER_PROTOCOL, "it speaks protocol 3; expected 1 to 2"),
    "doubled": (NONSENSE, "before it was asked: one answer to each question"),
    "repeating": (NONSENSE, "before it was asked: one answer to each question"),
    "mixed_up": (NONSENSE, 'it answers question 0; expected "id": 1'),
    "without_id": (NONSENSE, 'it answers question None; expected "id": 1'),
    "regretting": (ILLEGAL, "is not one of the legal actions it was given: I knew it"),
    "regretting_nonsense": (NONSENSE, "is not JSON: I knew it"),
    "rude": (NONSENSE, "is not an object"),
}


HANGING = [name for name, (reason, _) in FAILING.items() if reason == SILENT]


def test_failing_bots_lose_with_their_reasons_and_the_tournament_goes_on() -> None:
    playing_well = ["first", "noisy", "mindful"]
    standings = Standings(["uniform", *FAILING, *playing_well])
    for names, terms in (
        ([*(FAILING.keys() - HANGING), *playing_well], Terms("pocket")),
        (HANGING, Terms("pocket", patience=2)),
    ):
        assert Tournament(tuple((UNIFORM, entrant(name)) for name in names), 1, terms, jobs=2).run(standings)
    assert set(standings.failures) == {(name, reason) for name, (reason, _) in FAILING.items()}
    for (name, reason), failures in standings.failures.items():
        assert FAILING[name][1] in failures.example, name
        assert failures.example.isprintable()
        assert failures.games == standings.score("uniform", name).mean.wins == 2, (name, reason)
    assert all(standings.score(name).mean.games == 2 for name in playing_well)


def test_a_bot_that_takes_longer_than_its_limit_is_too_late() -> None:
    bot = seated("hanging")
    with pytest.raises(BotError, match=r"no answer in 1\.01 s") as failed:
        bot.choose(first_view(), Limit(seconds=0.01))
    assert failed.value.reason == LATE


def test_a_bot_that_is_not_there_loses_too() -> None:
    missing = Entrant("missing", "missing", Command(("/nowhere/at/all",)))
    kept = Standings(["uniform", "missing"])
    assert Tournament(((UNIFORM, missing),), 1, Terms("pocket")).run(kept)
    assert "not found" in kept.failures["missing", CRASHED].example


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """A named pipe, and the end from which a test sees that nobody holds the other one any more."""
    path = str(tmp_path / "pipe")
    os.mkfifo(path)
    reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    yield path, reading
    os.close(reading)


@pytest.mark.parametrize("name", ["parental", "estranged"])
def test_what_a_bot_started_ends_with_it(name: str, pipe: tuple[str, int]) -> None:
    path, reading = pipe
    bot = seated(name, path)
    with pytest.raises(BotError, match="exit status 1"):
        bot.choose(first_view())
    assert select.select([reading], [], [], 20)[0] == [reading]
    assert os.read(reading, 1) == b""


def test_a_grandchild_with_a_session_of_its_own_ends_when_the_bot_is_dismissed(pipe: tuple[str, int]) -> None:
    path, reading = pipe
    bot = seated("ancestral", path)
    bot.choose(first_view())
    assert select.select([reading], [], [], 0)[0] == []
    bot.dismiss(None)
    assert select.select([reading], [], [], 20)[0] == [reading]
    assert os.read(reading, 1) == b""


def test_all_a_bot_complains_about_is_in_its_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    complaining = Entrant("noisy", "noisy", command("noisy")._replace(log=str(log)))
    assert Tournament(((UNIFORM, complaining),), 1, Terms("pocket")).run(Standings(["uniform", "noisy"]))
    complaints = log.read_text(encoding="utf-8").splitlines()
    assert set(complaints) == {"complaint"}
    assert len(complaints) % 20_000 == 0


def test_a_bot_that_failed_stays_failed() -> None:
    bot = seated("illegal")
    for _ in range(2):
        with pytest.raises(BotError):
            bot.choose(first_view())
    bot.dismiss(None)


def test_a_bot_leaves_when_it_is_told_that_the_game_is_over() -> None:
    bot = seated("first")
    bot.dismiss(None)
    with pytest.raises(BotError):
        bot.choose(first_view())
