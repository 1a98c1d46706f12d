"""Lessons over HTTP: the server keeps nothing of them, and answers whatever it is asked, clearly and at little cost."""

from itertools import repeat

import pytest

from tests.core.lessons import name_of, stages
from tests.server.clients import Script, problem
from whitechapel.core.errors import NotationError
from whitechapel.core.learning import Stage
from whitechapel.core.lessons import lessons_of
from whitechapel.core.types import Seat

LESSON = "/api/v1/lesson"
EVERY = [pytest.param(stage, id=name_of(stage)) for stage in stages()]
ROUTES = ("", "/try", "/preview", "/describe")


def where(stage: Stage, **others: str) -> dict[str, str]:
    """Where somebody stands, as a request says it."""
    here = {"game": stage.lesson.game, "lesson": stage.lesson.id, "task": str(stage.number + 1)}
    return here | {"tried": ",".join(stage.tried)} | others


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_the_lessons_of_a_game_are_listed(script: Script, game: str) -> None:
    listed = script.get("/api/v1/lessons", game=game).json()
    assert listed["game"] == game
    assert [(one["id"], one["tasks"], one["title"]["id"]) for one in listed["lessons"]] == [
        (lesson.id, len(lesson.tasks), lesson.title.id) for lesson in lessons_of(game)
    ]


@pytest.mark.parametrize("stage", EVERY)
def test_a_task_is_done_by_what_its_answers_say(script: Script, stage: Stage) -> None:
    task = script.get(LESSON, **where(stage)).json()
    assert (task["done"], task["tried"], task["seat"]) == (False, "", str(stage.task.seat))
    assert task["says"]["id"] == stage.says.id
    assert task["choices"]["picks"]
    while not task["done"]:
        at = {"game": task["game"], "lesson": task["lesson"], "task": str(task["task"]), "tried": task["tried"]}
        answer = script.get(f"{LESSON}/try", **at, action=task["shown"]).json()
        assert answer["right"]
        task = answer["now"]
        assert script.get(LESSON, **(at | {"tried": task["tried"]})).json() == task
    assert answer["said"]["id"] == f"{stage.says.id}-done"
    assert (task["choices"], task["shown"]) == (None, "")


def test_a_wrong_try_says_why_and_leaves_everything_as_it_was(script: Script) -> None:
    stage = stages("pocket")[0]
    before = script.get(LESSON, **where(stage)).json()
    answer = script.get(f"{LESSON}/try", **where(stage), action="point tile-3").json()
    assert not answer["right"]
    assert answer["said"]["id"] == "sight-wall-before"
    assert (answer["steps"], answer["now"]) == ([], before)


def test_a_preview_shows_the_board_after_an_action_and_nothing_where_it_would_not_change(script: Script) -> None:
    walk = next(stage for stage in stages("pocket") if stage.lesson.id == "walk")
    board = script.get(f"{LESSON}/preview", **where(walk), action="watson 2").json()["board"]
    assert len(board["display"]["seen"]) == 4
    for action in ("toby 1", "point tile-0", "nonsense"):
        assert script.get(f"{LESSON}/preview", **where(walk), action=action).json() == {"board": None}


@pytest.mark.parametrize("stage", EVERY)
def test_a_position_is_told_in_words(script: Script, stage: Stage) -> None:
    told = script.get(f"{LESSON}/describe", **where(stage)).json()
    assert told["overview"]
    assert {place.split("-")[0] for place in told["places"]} >= {"tile" if stage.lesson.game == "pocket" else "hex"}


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize(
    ("others", "status", "code"),
    [
        ({"game": "chess"}, 400, "wrong-options"),
        ({"game": "x" * 65}, 400, "malformed"),
        ({"game": "../../etc"}, 400, "wrong-options"),
        ({"lesson": "swimming"}, 404, "unknown-page"),
        ({"lesson": ""}, 404, "unknown-page"),
        ({"task": "3"}, 404, "unknown-page"),
        ({"task": "0"}, 400, "malformed"),
        ({"task": "-1"}, 400, "malformed"),
        ({"task": "1e9"}, 400, "malformed"),
        ({"tried": "point tile-0"}, 409, "illegal"),
        ({"tried": "point tile-4,point tile-4"}, 409, "illegal"),
        ({"tried": "point tile-4,point tile-5,point tile-5"}, 409, "illegal"),
        ({"tried": "x"}, 409, "illegal"),
        ({"tried": "point \u202e"}, 409, "illegal"),
        ({"tried": "point tile-4," * 40}, 400, "malformed"),
        ({"tried": "\x00"}, 400, "malformed"),
    ],
)
def test_what_can_not_be_asked_is_refused_in_words(
    script: Script, route: str, others: dict[str, str], status: int, code: str
) -> None:
    query = where(stages("pocket")[0]) | ({"action": "point tile-4"} if route in ("/try", "/preview") else {}) | others
    answer = script.get(LESSON + route, **query)
    assert (answer.status_code, problem(answer).code) == (status, code)
    assert problem(answer).message


@pytest.mark.parametrize("action", ["point", "point tile-9", "watson 1", "fly", "point tile-4 ", "joker nobody", "🕵"])
def test_what_can_not_be_tried_is_refused_in_words(script: Script, action: str) -> None:
    answer = script.get(f"{LESSON}/try", **where(stages("pocket")[0]), action=action)
    assert (answer.status_code, problem(answer).code) == (409, "illegal")
    assert action.strip() in problem(answer).message


def test_a_request_without_a_game_or_a_lesson_is_refused(script: Script) -> None:
    assert script.get("/api/v1/lessons").status_code == 400
    assert script.get("/api/v1/lessons", game="chess").status_code == 400
    for route in ROUTES:
        assert script.get(LESSON + route).status_code == 400


def test_tries_without_end_are_read_no_further_than_the_first_that_is_refused() -> None:
    for stage in stages():
        endless = repeat(stage.shown)
        with pytest.raises(NotationError):
            stage.after(endless)
        assert not stage.done


@pytest.mark.parametrize("stage", [each for each in stages() if each.task.seat is Seat.DETECTIVE], ids=name_of)
def test_the_investigator_is_not_told_who_jack_is(script: Script, stage: Stage) -> None:
    told = script.get(LESSON, **where(stage)).text + script.get(f"{LESSON}/describe", **where(stage)).text
    assert '"jack":"' not in told.replace(" ", "")
