"""Golden playthroughs: each file is what the game does today, and every game has one."""

from pathlib import Path

import pytest

from whitechapel.core import VIEWERS, GameRecord, game_names, load_game, states
from whitechapel.testing.playthrough import main, playthrough, records_in

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"
RECORDED = records_in(FOLDER)


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_playthroughs(name: str) -> None:
    assert sum(record.game == name for record in RECORDED.values()) >= 2


def test_the_chase_has_a_playthrough() -> None:
    last = list(states(RECORDED[FOLDER / "pocket-chase.txt"]))[-1]
    assert last.chase > 0


@pytest.mark.parametrize(("path", "record"), RECORDED.items(), ids=[path.stem for path in RECORDED])
def test_a_playthrough_is_as_it_was(path: Path, record: GameRecord) -> None:
    assert playthrough(record) == path.read_text(), "look at the difference: make playthroughs"


def test_no_playthrough_is_left_without_its_record() -> None:
    assert set(FOLDER.glob("*.txt")) == set(RECORDED)


def test_a_playthrough_shows_what_the_consumer_gets() -> None:
    record = RECORDED[FOLDER / "pocket-one-suspect.txt"]
    text, pocket = playthrough(record), load_game("pocket")
    for state in states(record):
        for seat in VIEWERS:
            assert f"{seat!s:<10} {pocket.position_to_text(pocket.observe(state, seat))}\n" in text


def test_the_command_writes_what_differs_and_checks_without_writing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = FOLDER / "pocket-one-suspect.record"
    (tmp_path / source.name).write_text(source.read_text())
    golden = tmp_path / "pocket-one-suspect.txt"
    assert main([str(tmp_path), "--check"]) == 1
    assert not golden.exists()
    assert main([str(tmp_path)]) == 0
    assert golden.read_text() == source.with_suffix(".txt").read_text()
    assert main([str(tmp_path), "--check"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.rpartition(": ")[2] for line in said] == ["differs", "written anew", "as it was"]
