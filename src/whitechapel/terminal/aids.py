"""Aids for the mind beside a board: how near each side is, who one is, what an answer would leave, pencil marks."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from rich.style import Style
from rich.text import Text

from whitechapel.terminal import theme
from whitechapel.terminal.panel import LIGHT, PLAIN, SOFT, Line, Scene

_ASIDE = Style(color=theme.CALM)
_CARDS = ("cards", "jack_cards", "detective_cards")


class Aids(NamedTuple):
    """What is shown besides the table.

    Attributes:
        tip: what the coach says; an empty text where nothing.
        marks: the pencil marks by suspect.
    """

    tip: str = ""
    marks: Mapping[str, str] = {}


def hourglasses(scene: Scene) -> list[Line]:
    """How many hourglasses Jack has, or may have for all that is known here, and how many he needs."""
    display = _display(scene.position)
    words, glyphs = scene.words, scene.glyphs
    if isinstance(count := display.get("hourglasses"), int):
        said = words.say("terminal-hourglasses", count=count)
    elif between := _between(display, "hourglass_range"):
        least, most = between
        said = words.say("terminal-hourglasses-range", least=least, most=most)
        said = said if least != most else words.say("terminal-hourglasses", count=least)
    else:
        return []
    return [Line(Text(f"{glyphs.hourglass} {said}", PLAIN))]


def own(scene: Scene) -> list[Line]:
    """Who Jack is, to himself, whether he is seen as the board stands, and what the other side can still believe."""
    words, position = scene.words, scene.position
    lines = []
    jack = position.get("jack")
    if isinstance(jack, str):
        seen = jack in cast("Sequence[str]", _display(scene.board)["seen"])
        name = words.say("terminal-you-seen" if seen else "terminal-you-unseen", name=words.name(jack))
        lines.append(Line(Text(f"{scene.glyphs.knife} {name}", LIGHT if seen else Style(color=theme.CALM, bold=True))))
    cards = next((cast("Sequence[str]", position[held]) for held in _CARDS if position.get(held)), ())
    if cards:
        lines.append(Line(Text(words.say("secret-cards", cards=words.names(cards)), SOFT), extra=1))
    if scene.split and (between := _between(_display(position), "believed")):
        least, most = between
        said = words.say("terminal-believed", least=least, most=most, same="yes" if least == most else "no")
        lines.append(Line(Text(said, SOFT), extra=3))
    return lines


def what_if(scene: Scene) -> list[Line]:
    """Who would be left by either answer, while an action is being chosen."""
    if scene.preview is None or not scene.split:
        return []
    display, words = _display(scene.board), scene.words
    return [
        Line(
            Text(words.say("terminal-if-seen", names=_short(display["seen"], words.say("terminal-nobody"))), LIGHT),
            extra=1,
        ),
        Line(
            Text(
                words.say("terminal-if-unseen", names=_short(display["hidden"], words.say("terminal-nobody"))), _ASIDE
            ),
            extra=1,
        ),
    ]


def asides(scene: Scene, aids: Aids) -> list[Line]:
    """What the coach says while nothing is chosen yet, and the pencil marks."""
    words, glyphs = scene.words, scene.glyphs
    lines = []
    if aids.tip and scene.preview is None:
        lines.append(Line(Text(words.say("terminal-coach-says", tip=aids.tip), _ASIDE), extra=1))
    marked = [
        f"{name.capitalize()} {glyphs.likely if mark == 'likely' else glyphs.innocent}"
        for name, mark in aids.marks.items()
    ]
    if marked:
        lines.append(Line(Text(words.say("terminal-marks", marks=", ".join(marked)), SOFT), extra=2))
    return lines


def suspects_of(position: Mapping[str, object]) -> list[str]:
    """The suspects of a position, in the order of their names; none where it does not say."""
    display = _display(position)
    return sorted(name for side in ("seen", "hidden") for name in cast("Sequence[str]", display.get(side, ())))


def fitted(lines: Sequence[tuple[Line, int]], rows: int) -> list[Line]:
    """As many lines as there are rows for: what is dispensable goes first.

    Args:
        lines: each with the rows it takes.
        rows: how many there are.
    """
    kept = list(lines)
    while sum(takes for _, takes in kept) > rows and any(line.extra for line, _ in kept):
        most = max(line.extra for line, _ in kept)
        last = max(place for place, (line, _) in enumerate(kept) if line.extra == most)
        del kept[last]
    return [line for line, _ in kept]


def _display(position: Mapping[str, object]) -> Mapping[str, object]:
    return cast("Mapping[str, object]", position.get("display", {}))


def _between(display: Mapping[str, object], name: str) -> tuple[int, int] | None:
    found = display.get(name)
    return (found[0], found[1]) if isinstance(found, Sequence) and len(found) == 2 else None


def _short(names: object, nobody: str) -> str:
    return ", ".join(name.capitalize() for name in cast("Sequence[str]", names)) or nobody
