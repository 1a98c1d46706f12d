"""What was learnt is kept in a file of the player's: leaving and coming back keeps the place."""

from pathlib import Path

import pytest

from tests.core.lessons import shown_to_the_end, stages
from whitechapel.core.learning import Stage, stage_at
from whitechapel.table.learnt import Learnt, own_learnt


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "state" / "learnt.json"


def test_at_first_nothing_is_learnt(place: Path) -> None:
    learnt = Learnt(place)
    assert learnt.done("pocket") == ()
    assert learnt.left("pocket") is None
    first = learnt.next("pocket")
    assert first is not None
    assert first.id == "sight"


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_after_every_try_the_lessons_go_on_where_they_were_left(place: Path, game: str) -> None:
    for stage in stages(game):
        for here in shown_to_the_end(stage):
            Learnt(place).keep(here)
            again = Learnt(place).left(game)
            assert again == (here.next if here.done else here)
    assert Learnt(place).next(game) is None
    assert len(Learnt(place).done(game)) == len({stage.lesson.id for stage in stages(game)})


def test_a_lesson_is_done_once_its_last_task_is_and_stays_so_when_it_is_repeated(place: Path) -> None:
    learnt = Learnt(place)
    learnt.keep(stage_at("pocket", "sight", 1, "point tile-4,point tile-5"))
    assert learnt.done("pocket") == ()
    learnt.keep(stage_at("pocket", "sight", 2, "point tile-5"))
    assert learnt.done("pocket") == ("sight",)
    learnt.keep(stage_at("pocket", "sight", 1, "point tile-4"))
    assert learnt.done("pocket") == ("sight",)
    assert str(learnt.left("pocket")) == "sight 1 point tile-4"
    assert learnt.done("classic") == ()


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"pocket": 1}', '{"pocket": {"done": 3, "left": ["x"]}}', '{"pocket": {"left": "sight 99"}}'],
)
def test_a_file_that_can_not_be_read_is_nothing_learnt(place: Path, text: str) -> None:
    place.parent.mkdir()
    place.write_text(text, encoding="utf-8")
    learnt = Learnt(place)
    assert (learnt.done("pocket"), learnt.left("pocket")) == ((), None)
    learnt.keep(stage_at("pocket", "walk", 2, "joker toby"))
    assert Learnt(place).done("pocket") == ("walk",)


def test_where_nothing_can_be_written_it_is_remembered_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    learnt = Learnt(tmp_path / "file" / "learnt.json")
    learnt.keep(Stage(stage_at("pocket", "walk").lesson, 1))
    assert str(learnt.left("pocket")) == "walk 2"


def test_it_stands_in_the_users_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    own_learnt().keep(stage_at("pocket", "walk"))
    assert (tmp_path / "whitechapel" / "learnt.json").is_file()
