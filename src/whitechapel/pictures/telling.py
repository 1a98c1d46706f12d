"""What a picture says of a moment, in a reader's language: the turn, what happened last, how it ended."""

from collections.abc import Iterable

from whitechapel.core.game import AnyObservation
from whitechapel.core.messages import Message
from whitechapel.core.registry import describe, load_game
from whitechapel.core.story import Beat
from whitechapel.pictures.scenes import Scene, board_of
from whitechapel.words import Words

_UNTOLD = ("change", "appeal", "reason")
"""What a picture does not say: it shows it."""


def title_of(game: str, words: Words) -> str:
    """What a game is called."""
    try:
        return words.say(f"game-{game}")
    except KeyError:  # a game of another package
        return describe(game).title


def turn_of(game: str, known: AnyObservation, words: Words) -> str:
    """The turn of a position, or its round."""
    descriptor = describe(game)
    turn = load_game(game).position_to_json(known).get(descriptor.unit, 0)
    return words.say(descriptor.unit, turn=turn if isinstance(turn, int) else 0, turns=descriptor.turns)


def told_of(beats: Iterable[Beat], words: Words) -> tuple[str, ...]:
    """What beats say, in sentences."""
    messages = (beat.message for beat in beats if beat.kind not in _UNTOLD)
    return tuple(words.sentence(message) for message in messages if message is not None)


def scene_of(
    game: str, known: AnyObservation, beats: Iterable[Beat], words: Words, ending: Iterable[Message] = ()
) -> Scene:
    """The picture of a moment: what somebody knows, what was said last and, where it is over, how it ended."""
    ended = tuple(words.sentence(message) for message in ending)
    when = words.say("game-over") if ended else turn_of(game, known, words)
    board = board_of(game, known)
    left = words.sentence("log-suspects-left", count=len(board.suspects)) if board is not None else ""
    return Scene(board, title_of(game, words), when, ended or told_of(beats, words), left)
