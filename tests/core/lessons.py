"""Every task of every lesson, and everything that can be tried in one: what the tests of lessons walk along."""

from collections.abc import Iterator, Mapping

from whitechapel.core.choosing import walked
from whitechapel.core.learning import Answer, Stage
from whitechapel.core.lessons import lessons_of
from whitechapel.core.messages import Message, Term

GAMES = ("pocket", "classic")


def stages(game: str = "") -> list[Stage]:
    """The beginning of every task, of one game or of both."""
    games = (game,) if game else GAMES
    return [
        Stage(lesson, number) for each in games for lesson in lessons_of(each) for number in range(len(lesson.tasks))
    ]


def name_of(stage: Stage) -> str:
    """What a test calls a task."""
    return f"{stage.lesson.game}-{stage.lesson.id}-{stage.number + 1}"


def offered(stage: Stage) -> list[str]:
    """Everything that can be tried at a stage."""
    return sorted({choice.action for choice, _ in walked(stage.choices) if choice.action}) if stage.choices else []


def tries(stage: Stage) -> Iterator[tuple[Stage, str, Answer]]:
    """Every try in a task with its answer; in one of several actions, after each right beginning of them."""
    waiting, seen = [stage], set()
    while waiting:
        here = waiting.pop()
        for text in offered(here):
            answer = here.answer(text)
            yield here, text, answer
            following = frozenset(answer.stage.tried)
            if answer.right and not answer.stage.done and following not in seen:
                seen.add(following)
                waiting.append(answer.stage)


def right_tries(stage: Stage) -> set[str]:
    """What is accepted at a stage."""
    return {text for text in offered(stage) if stage.answer(text).right}


def shown_to_the_end(stage: Stage) -> Iterator[Stage]:
    """The stages of a task that is done by being shown."""
    while not stage.done:
        answer = stage.answer(stage.shown)
        assert answer.right
        stage = answer.stage
        yield stage


def messages_in(message: Message) -> Iterator[Message]:
    """A message, and all those in its arguments."""
    yield message
    for term in message.args.values():
        for inner in _messages(term):
            yield from messages_in(inner)


def _messages(term: Term) -> tuple[Message, ...]:
    return (term,) if isinstance(term, Message) else term if isinstance(term, tuple) else ()


def edited(position: str, **fields: str) -> str:
    """A position's text with other values in some fields."""
    found: Mapping[str, str] = dict(field.split("=", 1) for field in position.split(";"))
    assert set(fields) <= set(found)
    return ";".join(f"{name}={fields.get(name, value)}" for name, value in found.items())
