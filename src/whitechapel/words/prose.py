"""A recorded game as prose: a heading and a paragraph for every turn, then the end."""

from collections.abc import Iterator
from typing import NamedTuple

from whitechapel.core.game import AnyObservation
from whitechapel.core.messages import Message
from whitechapel.core.narration import Narrated, narration, start_of
from whitechapel.core.record import GameRecord
from whitechapel.core.registry import describe, load_game
from whitechapel.core.story import story_of
from whitechapel.core.types import PLAYERS, Seat
from whitechapel.words.words import Words


class Paragraph(NamedTuple):
    """A stretch of the story: what stands above it, and its sentences."""

    heading: str
    sentences: tuple[str, ...]


def prose(record: GameRecord, viewer: Seat | None, words: Words) -> Iterator[Paragraph]:
    """The story of a record as `viewer` saw it; None for all that the record holds.

    Raises:
        RecordError: where the record does not follow the rules, or is another seat's.
    """
    known, game = start_of(record, viewer), describe(record.game)
    heading, sentences, turn, over = title(record, viewer, words), list[str](), 0, list[str]()
    for step in narration(record, viewer):
        if turn != _turn(record.game, known) and _begins(step):
            yield Paragraph(heading, tuple(sentences))
            turn = _turn(record.game, known)
            heading, sentences = words.say(game.unit, turn=turn, turns=game.turns), []
        sentences += _sentences(step, words, over=False)
        over += _sentences(step, words, over=True)
        known = step.known
    yield Paragraph(heading, tuple(sentences))
    if ended := over or [words.sentence(message) for message in _ending(record, viewer, known)]:
        yield Paragraph(words.say("game-over"), tuple(ended))


def _ending(record: GameRecord, viewer: Seat | None, known: AnyObservation) -> tuple[Message, ...]:
    """What is said of an end that no beat has told: somebody gave up, or the game has no story of its own."""
    everything = viewer is None and record.view is None
    result = record.result or (load_game(record.game).outcome(known) if everything else None)
    return () if result is None else story_of(record.game).ending(result, known)


def title(record: GameRecord, viewer: Seat | None, words: Words) -> str:
    """The game's name and, where it is told as one seat saw it, whose view it is."""
    try:
        name = words.say(f"game-{record.game}")
    except KeyError:
        name = describe(record.game).title
    seat = record.view if viewer is None else viewer
    if seat not in PLAYERS:
        return name
    return name + words.dot + words.say(f"lens-{seat}", seat=words.seat(Seat.DETECTIVE, record.game), game=record.game)


def _turn(game: str, known: AnyObservation) -> int:
    """The turn (or round) of a position, 0 before the first one."""
    turn = load_game(game).position_to_json(known).get(describe(game).unit, 0)
    return turn if isinstance(turn, int) else 0


def _begins(step: Narrated) -> bool:
    """Whether an event belongs to a turn: what chance lays out before the first one does not."""
    return step.beats[:1] == () or step.beats[0].kind not in ("set-up", "identity")


def _sentences(step: Narrated, words: Words, *, over: bool) -> list[str]:
    """What is said of an event, up to the end of the game or from there on."""
    told = (beat for beat in step.beats if beat.kind != "change")
    messages = [beat.message for beat in told if (beat.kind == "end") is over]
    return [words.sentence(message) for message in messages if message is not None]
