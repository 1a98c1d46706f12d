"""What boards draw their panels with: lines that can be picked, and what every panel is about."""

from typing import NamedTuple, cast

from rich.style import Style
from rich.text import Text

from whitechapel.table.positions import Position
from whitechapel.terminal import theme
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.theme import Glyphs
from whitechapel.words import Words

PLAIN = Style(color=theme.INK)
SOFT = Style(color=theme.SOFT)
LIGHT = Style(color=theme.LIGHT, bold=True)
CURSOR = Style(color=theme.LIGHT_INK, bgcolor=theme.LIGHT, bold=True)


class Line(NamedTuple):
    """A line of the panel.

    Attributes:
        text: the line.
        pick: what a click on it takes.
        extra: how soon it goes where there is no room, the highest number first; 0 stays.
    """

    text: Text
    pick: str | None = None
    extra: int = 0


class Scene(NamedTuple):
    """What is shown: the position, a preview of what the choice would make of it, and the choice in progress."""

    position: Position
    preview: Position | None
    chooser: Chooser
    words: Words
    glyphs: Glyphs
    split: bool = True

    @property
    def board(self) -> Position:
        """What the board shows: the preview, where there is one."""
        return self.position if self.preview is None else {**self.position, **self.preview}


def heading(text: str) -> Line:
    """A line above others."""
    return Line(Text(text, SOFT))


def soft(text: str, extra: int = 0) -> Line:
    """A line in the background."""
    return Line(Text(text, SOFT), extra=extra)


def option(scene: Scene, pick: str, text: str, *, picked: bool = False) -> Line:
    """Something to pick: under the cursor, picked already, ready, or not to be had now."""
    chooser, glyphs = scene.chooser, scene.glyphs
    if chooser.cursor is not None and chooser.cursor.pick == pick:
        return Line(Text(f"  {glyphs.here} {text} ", CURSOR), pick)
    if picked or any(choice.pick == pick for choice in chooser.path):
        return Line(Text(f"  {glyphs.here} {text}", LIGHT), pick)
    ready = any(choice.pick == pick for choice in chooser.top)
    return Line(Text(f"    {text}", PLAIN if ready else SOFT), pick if ready else None)


def split(scene: Scene) -> list[Line]:
    """Who would be seen if the witnesses were asked now."""
    if not scene.split:
        return []
    display = cast("dict[str, list[str]]", scene.board["display"])
    text = scene.words.say("split", seen=len(display["seen"]), hidden=len(display["hidden"]))
    mark = f" {scene.glyphs.here}{scene.glyphs.here}" if scene.preview is not None else ""
    return [Line(Text(text + mark, LIGHT))]


def choice_line(scene: Scene) -> Text:
    """What may be picked next and has no place on the board, each with the number that picks it."""
    chooser = scene.chooser
    text = Text()
    for number, choice in enumerate(chooser.options, 1):
        named = scene.words.say(chooser.pick_of(choice).label)
        text.append(f" {number} {named} ", CURSOR if choice is chooser.cursor else PLAIN)
        text.append(" ")
    return text
