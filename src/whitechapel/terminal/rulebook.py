"""The rules of a game for players: one file a game and language, which the page and the documentation show too."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from textwrap import wrap

from whitechapel.words import Words

_INDENT = "  "


class NoRulebookError(LookupError):
    """A game whose rules nobody has written down for players."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules under a title of its own.

    Attributes:
        points: points, each with the word it is about.
        people: characters, each with what there is to know about them.
        head: the names of the table's two columns, or nothing where there is no table.
        rows: the table's rows.
        captions: what the drawings of the page show.
    """

    title: str
    paragraphs: tuple[str, ...]
    points: tuple[tuple[str, str], ...] = ()
    people: tuple[tuple[str, str], ...] = ()
    head: tuple[str, str] | None = None
    rows: tuple[tuple[str, str], ...] = ()
    captions: tuple[str, ...] = ()


def sections(game: str, language: str = "en") -> tuple[Section, ...]:
    """The rules of a game in a language.

    Raises:
        NoRulebookError: if there are none.
    """
    file = files("whitechapel").joinpath("locales", "rules", f"{game}.{language}.json")
    if not file.is_file():
        raise NoRulebookError(f"nobody has written down the rules of '{game}' in '{language}'")
    return tuple(
        Section(
            data["title"],
            tuple(data["paragraphs"]),
            tuple((lead, text) for lead, text in data.get("list", ())),
            tuple((character, text) for character, text in data.get("people", ())),
            tuple(data["table"]["head"]) if "table" in data else None,
            tuple((when, then) for when, then in data["table"]["rows"]) if "table" in data else (),
            tuple(figure["caption"] for figure in data.get("figures", ())),
        )
        for data in json.loads(file.read_text(encoding="utf-8"))
    )


def as_text(game: str, words: Words, width: int = 80) -> str:
    """The rules as lines of text, without their drawings."""
    lines = [line for section in sections(game, words.language) for line in _lines(section, words, width)]
    return "\n".join(lines).strip()


def _lines(section: Section, words: Words, width: int) -> Iterator[str]:
    yield from ("", section.title, "-" * len(section.title))
    for paragraph in section.paragraphs:
        yield from ("", *wrap(paragraph, width))
    people = ((words.name(character), text) for character, text in section.people)
    listed = (*section.points, *people, *section.rows)
    if listed:
        yield ""
    for lead, text in listed:
        yield from _hanging(f"{lead}: {text}", width)


def _hanging(text: str, width: int) -> list[str]:
    """A point of a list, indented but for its first line."""
    return wrap(text, width, initial_indent=_INDENT, subsequent_indent=2 * _INDENT)
