"""What the tests of the command line share: recorded games, and a home that is not the user's."""

import random
from pathlib import Path

import pytest

from whitechapel.core import Borrowed, Deal, Dealer, GameRecord, Match, SeededDealer, load_game, record_to_text

DEAL = Deal(secret=bytes(range(32)), salt=bytes(16), words=("fog", "gaslight"))


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for what programs keep between runs, in a user's environment that asks for no language."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    monkeypatch.setenv("LC_ALL", "C")
    return folder


def played(name: str, dealer: Dealer | None = None, actions: int = 1000) -> GameRecord:
    """The record of a random game, or of its first actions."""
    return _played(Match(load_game(name), dealer or SeededDealer(1888)), actions)


def _played(match: Match, actions: int) -> GameRecord:
    rng = random.Random(1888)
    for _ in range(actions):
        seat = match.actor
        if seat is None:
            break
        match.play(seat, rng.choice(match.legal_actions))
    return match.record()


@pytest.fixture(params=["pocket", "classic"])
def record(request: pytest.FixtureRequest) -> GameRecord:
    """A finished game of each kind."""
    return played(request.param)


@pytest.fixture
def record_file(record: GameRecord, tmp_path: Path) -> Path:
    """The same in a file."""
    place = tmp_path / "game.txt"
    place.write_text(record_to_text(record), encoding="utf-8")
    return place


@pytest.fixture
def committed_file(tmp_path: Path) -> Path:
    """A finished game of Pocket with a committed deal."""
    place = tmp_path / "committed.txt"
    place.write_text(record_to_text(played("pocket", DEAL)), encoding="utf-8")
    return place


@pytest.fixture
def borrowing_file(tmp_path: Path) -> Path:
    """A finished game of Pocket that went on from the fifteenth event of another, with a committed deal."""
    place = tmp_path / "borrowing.txt"
    match = Match.from_record(played("pocket"), DEAL, borrowed=Borrowed("the-other-match", 15))
    place.write_text(record_to_text(_played(match, 1000)), encoding="utf-8")
    return place
