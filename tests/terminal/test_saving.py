"""Games and seats that are kept in files: version 0.1's go on, and nothing is lost by a crash."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.tables import kept, printed, typist
from tools.terminal_driver import dealt
from whitechapel.core import GameRecord, Seat
from whitechapel.table.files import state_folder
from whitechapel.table.game import HERE, new_game, seats_for
from whitechapel.table.local import LocalTable
from whitechapel.table.tokens import remember, token_of
from whitechapel.terminal.saving import FORMAT, FileKeeper, read, to_json

OLD = Path(__file__).parents[1] / "data" / "saved-0.1"
KILLED = """
import os, signal
from whitechapel.table.tokens import remember
os.fsync = lambda _file: os.kill(os.getpid(), signal.SIGKILL)
remember("third", "c" * 100_000)
"""


@pytest.mark.parametrize("game", ["pocket", "classic"])
@pytest.mark.parametrize("chance", ["seeded", "committed"])
def test_a_game_that_version_0_1_saved_goes_on_as_it_did_there(game: str, chance: str) -> None:
    """The end was written by version 0.1, which went on with the same file."""
    saved, _ = read(OLD / f"{game}-{chance}-both.game")
    end = GameRecord.read(OLD / f"{game}-{chance}-both.end.txt")
    assert saved.match.events == end.events[: saved.match.number]
    assert saved.match.outcome is None
    for event in end.events[saved.match.number :]:
        if event.actor is not Seat.CHANCE:
            assert event.action is not None
            saved.match.play(event.actor, event.action)
    assert saved.match.record() == end


@pytest.mark.parametrize("game", ["pocket", "classic"])
@pytest.mark.parametrize("chance", ["seeded", "committed"])
def test_a_game_against_a_level_that_version_0_1_saved_is_played_to_its_end(
    game: str, chance: str, tmp_path: Path
) -> None:
    saved, _ = read(OLD / f"{game}-{chance}-jack.game")
    assert saved.seats == {Seat.JACK: HERE, Seat.DETECTIVE: "level:1"}
    at = LocalTable(saved, FileKeeper(tmp_path / "on.game"), 0.0)
    assert "Jack was " in printed(at, typist(at))


@pytest.mark.parametrize("name", [place.name for place in sorted(OLD.glob("*.game"))])
def test_what_version_0_1_saved_is_written_again_as_it_was(name: str) -> None:
    saved, _ = read(OLD / name)
    assert to_json(saved) == json.loads((OLD / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("seed", [None, 3])
def test_what_is_saved_can_be_read_again(seed: int | None, tmp_path: Path) -> None:
    place, export = tmp_path / "a.game", tmp_path / "a.json"
    game = new_game("classic", seats_for("jack", "level:2"), {"edition": "first_2006"}, seed=seed)
    FileKeeper(place, export).keep(game)
    again, keeper = read(place)
    assert again == game
    assert json.loads(place.read_text(encoding="utf-8"))["format"] == FORMAT
    keeper.keep(again)
    assert GameRecord.read(export) == game.match.record()
    assert place.stat().st_mode & 0o077 == 0


def test_a_disk_that_is_full_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "a.game"
    at = kept("pocket", place=place)
    before = place.read_text(encoding="utf-8")
    monkeypatch.setattr(os, "fsync", _full)
    at.keeper.keep(dealt("pocket", seed=2))
    assert isinstance(at.keeper, FileKeeper)
    assert at.keeper.problem is not None
    assert place.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [place]


def test_a_token_that_can_not_be_written_costs_none_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    remember("first", "a")
    remember("second", "b")
    monkeypatch.setattr(os, "fsync", _full)
    with pytest.raises(OSError, match="full"):
        remember("third", "c")
    assert [token_of(match) for match in ("first", "second", "third")] == ["a", "b", None]


def test_a_program_that_is_killed_while_it_writes_tokens_loses_none() -> None:
    remember("first", "a")
    remember("second", "b")
    killed = subprocess.run([sys.executable, "-c", KILLED], check=False)  # noqa: S603 - our own code
    assert killed.returncode == -signal.SIGKILL
    assert [token_of(match) for match in ("first", "second", "third")] == ["a", "b", None]
    remember("third", "c")
    assert [token_of(match) for match in ("first", "second", "third")] == ["a", "b", "c"]


def test_tokens_are_for_their_owners_eyes_alone() -> None:
    remember("first", "a")
    assert (state_folder() / "seats.json").stat().st_mode & 0o077 == 0


def _full(_file: int) -> None:
    raise OSError(28, "the disk is full")
