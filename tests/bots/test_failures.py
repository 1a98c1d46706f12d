"""A program that fails loses with the right reason, and nothing of it is left."""

import os
import select
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.seating import entrant, seated
from whitechapel import pocket
from whitechapel.arena import Entrant, Standings, Terms, Tournament
from whitechapel.bots import Command, ProgramError
from whitechapel.bots.failures import CRASHED, ILLEGAL, LATE, NONSENSE, OTHER_PROTOCOL, SILENT
from whitechapel.core import Referee, Seat, SeededDealer
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
    "modern": (OTHER_PROTOCOL, "it speaks protocol 2; expected 1"),
    "rude": (NONSENSE, "is not an object"),
}


HANGING = [name for name, (reason, _) in FAILING.items() if reason == SILENT]


def test_failing_programs_lose_with_their_reasons_and_the_tournament_goes_on() -> None:
    playing_well = ["first", "noisy"]
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


def test_a_program_that_takes_longer_than_its_limit_is_too_late() -> None:
    referee = Referee(pocket, SeededDealer(1))
    program = seated("hanging")
    with pytest.raises(ProgramError, match=r"no answer in 1\.01 s") as failed:
        program.choose(referee.observation(Seat.DETECTIVE), referee.legal_actions(Seat.DETECTIVE), Limit(seconds=0.01))
    assert failed.value.reason == LATE


def test_a_program_that_is_not_there_loses_too() -> None:
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


def test_what_a_program_started_ends_with_it(pipe: tuple[str, int]) -> None:
    path, reading = pipe
    program = seated("parental", path)
    with pytest.raises(ProgramError, match="exit status 1"):
        program.choose(Referee(pocket, SeededDealer(1)).observation(Seat.DETECTIVE), [1])
    assert select.select([reading], [], [], 20)[0] == [reading]
    assert os.read(reading, 1) == b""


def test_a_program_that_failed_stays_failed() -> None:
    program = seated("illegal")
    observation = Referee(pocket, SeededDealer(1)).observation(Seat.DETECTIVE)
    for _ in range(2):
        with pytest.raises(ProgramError):
            program.choose(observation, [1])
    program.dismiss(None)


def test_a_program_leaves_when_it_is_told_that_the_game_is_over() -> None:
    program = seated("first")
    program.dismiss(None)
    with pytest.raises(ProgramError):
        program.choose(Referee(pocket, SeededDealer(1)).observation(Seat.DETECTIVE), [1])
