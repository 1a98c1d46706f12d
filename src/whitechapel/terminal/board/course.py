"""The course of a game beside its board: the turn, the time tokens, and who acts when."""

from collections.abc import Sequence
from typing import TypedDict

from rich.text import Text

from whitechapel.core.registry import describe
from whitechapel.terminal.panel import LIGHT, PLAIN, SOFT, Line, Scene

_ACTIONS = 4


class Course(TypedDict):
    """How far a game is: the turn or round, who took the time tokens, who acts when, and how much is played."""

    now: int
    time: Sequence[str]
    order: Sequence[str]
    played: int


def course(scene: Scene, at: Course, game: str, number: str) -> list[Line]:
    """The turn, all turns with who took their time tokens, and who acts when.

    Args:
        scene: what is shown.
        at: how far the game is.
        game: the game's name.
        number: the message that counts the actions of a turn.
    """
    words, glyphs, turns = scene.words, scene.glyphs, describe(game).turns
    track = Text()
    for turn in range(1, turns + 1):
        taken = _sign(scene, at["time"][turn - 1]) if turn <= len(at["time"]) else str(turn)
        now = turn == at["now"]
        track.append(f"{glyphs.here if now else ' '}{taken} ", LIGHT if now else SOFT)
    pips = Text()
    for place, seat in enumerate(at["order"]):
        sign = glyphs.played if place < at["played"] else glyphs.here if place == at["played"] else " "
        pips.append(f"{sign}{_sign(scene, seat)}  ", LIGHT if place == at["played"] else SOFT)
    heading = words.say(describe(game).unit, turn=at["now"], turns=turns)
    said = heading, words.say(number, number=min(_ACTIONS, at["played"] + 1))
    return [Line(Text(words.dot.join(said), PLAIN)), Line(track), Line(pips)]


def _sign(scene: Scene, seat: str) -> str:
    """A seat in one character: a glass or a knife, as on the tokens; in ASCII a letter."""
    if not scene.glyphs.glass:
        return scene.words.say("terminal-sign-jack" if seat == "jack" else "terminal-sign-detective")
    return scene.glyphs.knife if seat == "jack" else scene.glyphs.glass
