"""Every lesson of both games: it can be done, only as it is meant, and whatever is tried gets an answer."""

import re
from dataclasses import replace

import pytest

from tests.core.lessons import GAMES, edited, messages_in, name_of, offered, shown_to_the_end, stages, tries
from tests.words.catalogue import messages, shelves
from whitechapel.core.description import description_of
from whitechapel.core.errors import NotationError, WhitechapelError
from whitechapel.core.learning import Stage, stage_at, stage_from_text
from whitechapel.core.lesson_description import description_at
from whitechapel.core.lessons import Play, Point, lesson_of, lessons_of
from whitechapel.core.messages import Message
from whitechapel.core.registry import load_game
from whitechapel.core.types import Seat
from whitechapel.words import LANGUAGES, Words

STAGES = stages()
EVERY = [pytest.param(stage, id=name_of(stage)) for stage in STAGES]
LONGEST = 140


def said_in(stage: Stage) -> list[Message]:
    """Everything a task says: what it asks for and what it answers."""
    return [stage.says, *(answer.said for _, _, answer in tries(stage))]


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?…](?:\s|$|\u202f?»)", re.sub(r"\b(Mr|Dr|Sgt|Insp|Serg|Isp|Dott)\.", r"\1", text)))


@pytest.mark.parametrize("stage", EVERY)
def test_a_position_can_come_about_and_its_seat_is_a_player_who_is_to_act_if_something_is_to_be_played(
    stage: Stage,
) -> None:
    game = load_game(stage.lesson.game)
    state = game.position_from_text(stage.task.position)
    assert game.position_to_text(state) == stage.task.position
    assert stage.task.seat in (Seat.JACK, Seat.DETECTIVE)
    assert isinstance(stage.task.asks, Point) or game.actor(state) is stage.task.seat


@pytest.mark.parametrize("stage", EVERY)
def test_a_task_can_be_done_by_being_shown_and_is_praised(stage: Stage) -> None:
    *_, end = shown_to_the_end(stage)
    assert end.done
    assert end.choices is None
    assert end.shown == ""
    assert end.praise.id == f"{stage.says.id}-done"


@pytest.mark.parametrize("stage", EVERY)
def test_whoever_went_another_way_is_shown_how_to_go_on(stage: Stage) -> None:
    for here, _, answer in tries(stage):
        if answer.right and not answer.stage.done:
            going, steps = answer.stage, 0
            while not going.done:
                going, steps = going.answer(going.shown).stage, steps + 1
                assert steps <= 2 * len(offered(here))


@pytest.mark.parametrize("stage", EVERY)
def test_a_wrong_try_changes_nothing(stage: Stage) -> None:
    for here, text, answer in tries(stage):
        if not answer.right:
            assert answer.beats == ()
            assert answer.stage in (here, stage), text


@pytest.mark.parametrize("stage", EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_try_is_answered_in_every_language_in_at_most_140_signs(stage: Stage, language: str) -> None:
    words = Words(language)
    for message in said_in(stage):
        text = words.say(message)
        assert len(text) <= LONGEST, text
        assert "{" not in text
        assert text[-1] in ".!?", text


@pytest.mark.parametrize("stage", EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_two_sentences_come_before_the_first_tap(stage: Stage, language: str) -> None:
    assert 1 <= sentences(Words(language).say(stage.says)) <= 2, Words(language).say(stage.says)


def test_everything_written_for_lessons_is_said_in_them() -> None:
    said = {part.id for stage in STAGES for message in said_in(stage) for part in messages_in(message)}
    titles = {lesson.title.id for game in GAMES for lesson in lessons_of(game)}
    asked = {stage.choices.asks for stage in STAGES if stage.choices is not None}
    refused = {why.id for stage in STAGES if stage.choices is not None for why in stage.choices.why.values()}
    written = {name for name in messages(shelves("en")["learn"]) if name.startswith("lesson-")}
    assert written == {name for name in said | titles | asked | refused if name.startswith("lesson-")}


@pytest.mark.parametrize("stage", EVERY)
def test_a_stage_is_a_value_kept_as_a_few_words(stage: Stage) -> None:
    for here in (stage, *shown_to_the_end(stage)):
        text = str(here)
        assert len(text) < 400
        again = stage_from_text(here.lesson.game, text)
        assert again == here
        assert (again.done, again.shown) == (here.done, here.shown)
        assert (again.choices, again.known) == (here.choices, here.known)


@pytest.mark.parametrize("game", GAMES)
def test_one_task_leads_to_the_next_up_to_the_last(game: str) -> None:
    stage: Stage | None = Stage(lessons_of(game)[0])
    found = []
    while stage is not None:
        found.append(stage)
        stage = stage.onward
    assert found == stages(game)


@pytest.mark.parametrize("stage", [each for each in STAGES if each.task.seat is Seat.DETECTIVE], ids=name_of)
def test_what_the_learner_sees_does_not_depend_on_who_jack_is(stage: Stage) -> None:
    game = load_game(stage.lesson.game)
    for name in stage.known.suspects:
        position = edited(stage.task.position, jack=name)
        try:
            game.position_from_text(position)
        except NotationError:
            continue  # Jack's own alibi card is in somebody's hand
        task = replace(stage.task, position=position)
        tasks = (*stage.lesson.tasks[: stage.number], task, *stage.lesson.tasks[stage.number + 1 :])
        other = Stage(replace(stage.lesson, tasks=tasks), stage.number)
        assert (other.known, other.choices, other.shown) == (stage.known, stage.choices, stage.shown)
        assert description_at(other) == description_at(stage)


@pytest.mark.parametrize("stage", EVERY)
def test_what_is_not_part_of_a_task_says_so(stage: Stage) -> None:
    choices = stage.choices
    if choices is None or not isinstance(stage.task.asks, Play):
        return
    names = {pick for pick, why in choices.why.items() if why.id == "lesson-not-this"}
    assert not names & set(choices.picks)


def test_tokens_that_a_task_does_not_ask_for_are_refused_with_their_names() -> None:
    choices = stage_at("pocket", "tiles").choices
    assert choices is not None
    assert choices.why["toby"] == Message("lesson-not-this", {"name": Message("token-toby")})


def test_who_is_seen_is_not_told_in_words_while_that_is_asked() -> None:
    for stage in STAGES:
        told, whole = description_at(stage), description_of(stage.lesson.game, stage.known)
        if isinstance(stage.task.asks, Play):
            assert told == whole
            continue
        ids = {part.id for message in (*told.overview, *told.places.values()) for part in messages_in(message)}
        assert not {name for name in ids if name.startswith(("ear-seen", "ear-unseen", "ear-not-seen", "ear-view"))}
        assert told.sight == ()
        assert told.places.keys() == whole.places.keys()
        *_, end = shown_to_the_end(stage)
        assert description_at(end) == description_of(end.lesson.game, end.known)


@pytest.mark.parametrize(
    ("tried", "why"),
    [
        ("toby 1", "points at nothing here"),
        ("point", "points at nothing here"),
        ("point tile-99", "points at nothing here"),
        ("point tile-0,point tile-0", "was not right"),
        ("point tile-4,point tile-4", "pointed out already"),
        ("point tile-4,point tile-5,point tile-4", "comes too late"),
    ],
)
def test_tries_that_can_not_have_been_right_are_refused(tried: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        stage_at("pocket", "sight", tried=tried)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no place in a lesson"),
        ("sight", "is no place in a lesson"),
        ("sight x", "is no place in a lesson"),
        ("sight 0", "is no task"),
        ("sight 3", "is no task"),
        ("sight 999", "is no place in a lesson"),
        ("nothing 1", "is not a lesson of pocket"),
        ("walk 1 toby 1", "is not offered in this task"),
        ("walk 1 fly", "is not an action"),
    ],
)
def test_a_text_that_names_no_stage_is_refused_with_a_reason(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        stage_from_text("pocket", text)


def test_a_game_or_a_lesson_there_is_not_is_refused() -> None:
    with pytest.raises(WhitechapelError, match="chess"):
        lessons_of("chess")
    with pytest.raises(NotationError, match="sight or appeal or walk"):
        lesson_of("pocket", "swimming")
