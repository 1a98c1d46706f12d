"""``whitechapel learn``: every lesson of both games in every language in plain lines, and what can be asked besides."""

import json
from pathlib import Path

import pytest

from tests.cli.running import process, refused, run
from tests.core.lessons import stages
from whitechapel.core.choosing import walked
from whitechapel.core.learning import Stage
from whitechapel.words import LANGUAGES, Words

GAMES = ("pocket", "classic")


@pytest.fixture
def kept(home: Path) -> Path:
    """The file in which what was learnt is kept."""
    return home / "whitechapel" / "learnt.json"


def typed(game: str) -> str:
    """The numbers that do all lessons of a game, line by line."""
    return "".join(f"{number}\n" for stage in stages(game) for number in numbers(stage))


def numbers(stage: Stage) -> list[int]:
    """The numbers that do a task: for each pick its place in the list."""
    found = []
    while not stage.done:
        choices = stage.choices
        assert choices is not None
        path = min((path for choice, path in walked(choices) if choice.action == stage.shown), key=len)
        options = choices.next
        for pick in path:
            if len(options) > 1 or options is choices.next:
                found.append([choice.pick for choice in options].index(pick) + 1)
            options = next(choice.next for choice in options if choice.pick == pick)
        stage = stage.answer(stage.shown).stage
    return found


def texts(game: str, words: Words) -> list[str]:
    """All that the lessons of a game ask for."""
    return [words.say(stage.says) for stage in stages(game)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_done_in_plain_lines(game: str, language: str, kept: Path) -> None:
    ran = run("learn", game, "--lang", language, typed=typed(game))
    assert (ran.code, ran.err) == (0, "")
    words = Words(language)
    for text in texts(game, words):
        assert text in ran.out
    assert f"whitechapel play {game} --level 1" in ran.out
    learnt = json.loads(kept.read_text(encoding="utf-8"))[game]
    assert learnt == {"done": list(dict.fromkeys(stage.lesson.id for stage in stages(game))), "left": ""}


@pytest.mark.parametrize(("game", "language"), [("pocket", "fr"), ("classic", "pl")])
def test_the_same_through_a_pipe(game: str, language: str) -> None:
    out, err = process("learn", game, "--plain", "--lang", language).communicate(typed(game).encode(), timeout=120)
    assert err == b""
    for text in texts(game, Words(language)):
        assert text in out.decode()


@pytest.mark.parametrize("game", GAMES)
def test_every_task_can_be_shown(game: str) -> None:
    count = sum(len(stage.lesson.tasks) for stage in stages(game)) * 3
    ran = run("learn", game, "--lang", "en", typed="show\n" * count)
    assert ran.code == 0
    assert "To play your first game" in ran.out


def test_a_wrong_try_says_why(kept: Path) -> None:
    ran = run("learn", "pocket", "--lang", "en", typed="4\nsmith\njohn smith\ntile-3\n")
    assert ran.out.count("view before it comes to John Smith.") == 3 + 1
    assert json.loads(kept.read_text(encoding="utf-8"))["pocket"]["left"] == "sight 1"


@pytest.mark.parametrize(
    ("lesson", "line", "why"),
    [
        ("tiles", "toby", "Not in this task: Toby."),
        ("tiles", "99", "be chosen here"),
        ("tiles", "0", "be chosen here"),
        ("tiles", "", "be chosen here"),
        ("tiles", "rotation 9 9", "be chosen here"),
        ("turn", "holmes 1", "is not available"),
        ("sight", "point tile-99", "be chosen here"),
    ],
)
def test_what_can_not_be_tried_says_why_not(lesson: str, line: str, why: str) -> None:
    ran = run("learn", "pocket", "--lesson", lesson, "--lang", "en", typed=f"{line}\n")
    assert ran.code == 0
    assert why in ran.out


def test_a_tile_that_was_rotated_says_so() -> None:
    ran = run("learn", "pocket", "--lesson", "tiles", "--lang", "en", typed="rotation 7 1\nrotation 7 1\ntile-7\n")
    assert ran.out.count("Already rotated this turn.") == 2


def test_a_whole_action_may_be_typed_and_a_choice_taken_back() -> None:
    ran = run("learn", "pocket", "--lesson", "tiles", "--lang", "en", typed="8\nback\nrotation 7 2\n8\n1\nquit\n")
    assert "Turn it aside" in ran.out
    assert "Rotate again" in ran.out


def test_help_places_and_the_drawn_board_are_to_be_had() -> None:
    ran = run("learn", "pocket", "--lang", "en", typed="?\nplaces\nboard\nquit\n")
    assert ran.out.count("Besides: “show”") == 2
    assert "Top left: Jeremy Bert, suspect, wall to the north." in ran.out
    assert "Lestrade |" in ran.out or "|  Lestrade" in ran.out
    assert "Lestrade*" not in ran.out


def test_leaving_keeps_the_place(kept: Path) -> None:
    left = run("learn", "pocket", "--lang", "en", typed="5\nquit\n")
    assert "Your place is kept" in left.out
    assert json.loads(kept.read_text(encoding="utf-8"))["pocket"]["left"] == "sight 1 point tile-4"
    again = run("learn", "pocket", "--lang", "en", typed="madame\n")
    assert "Right." in again.out


def test_again_begins_the_task_anew() -> None:
    ran = run("learn", "pocket", "--lang", "en", typed="5\nagain\n5\n5\n")
    assert "Now the wall stands between" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_listed_with_what_was_done(language: str) -> None:
    words = Words(language)
    run("learn", "pocket", "--lang", language, typed="show\n" * 3)
    ran = run("learn", "--list", "--lang", language)
    lines = [line for line in ran.out.splitlines() if line.startswith("  ")]
    assert len(lines) == 18
    assert [line for line in lines if words.say("learnt") in line] == [
        f"  sight   {words.say('lesson-pocket-sight')} ({words.say('learnt')})"
    ]
    assert len(run("learn", "classic", "--list").out.splitlines()) == 11


def test_what_is_not_there_is_refused() -> None:
    assert "chess" in refused("learn", "chess")
    assert "sight or appeal" in refused("learn", "pocket", "--lesson", "swimming")
    assert "--lang" in refused("learn", "pocket", "--lang", "de")
