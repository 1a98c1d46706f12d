"""The lessons are as short as they promise to be: it is arithmetic, so this is the same on every machine."""

import pytest

from benchmarks.lessons import MOST_FOR_A_GAME, MOST_FOR_A_TASK, tasks, total
from benchmarks.tests.running import launch
from whitechapel.words import LANGUAGES


@pytest.mark.parametrize("game", MOST_FOR_A_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_of_a_game_take_no_longer_than_they_may(game: str, language: str) -> None:
    assert 60 < total(game, language) <= MOST_FOR_A_GAME[game]


@pytest.mark.parametrize("game", MOST_FOR_A_GAME)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_task_takes_longer_than_half_a_minute(game: str, language: str) -> None:
    assert {name: length for name, length in tasks(game, language).items() if length.seconds > MOST_FOR_A_TASK} == {}


def test_the_lengths_are_printed() -> None:
    ran = launch("lessons")
    assert ran.code == 0, ran.err
    assert "pocket, in English" in ran.out
    assert "all, pl" in ran.out
