"""The rules for players as pages of the documentation, made by ``python -m tools.player_rules``."""

from collections.abc import Iterator
from pathlib import Path

from tools import ROOT
from whitechapel.core.registry import game_names
from whitechapel.terminal.rulebook import Section, sections
from whitechapel.words import Words

FOLDER = ROOT / "docs/play"
_NOTE = "<!-- Made from src/whitechapel/locales/rules by `python -m tools.player_rules`: do not edit. -->"


def page(game: str) -> str:
    """The documentation page with a game's rules."""
    words = Words()
    lines = [f"# How to play {words.say(f'game-{game}')}", "", _NOTE]
    for section in sections(game):
        lines += _lines(section, words)
    return "\n".join([*lines, "", f"The exact rules, case by case: [the specification](../rules/{game}.md).", ""])


def file_of(game: str) -> Path:
    """Where a game's page is kept."""
    return FOLDER / f"{game}.md"


def _lines(section: Section, words: Words) -> Iterator[str]:
    yield from ("", f"## {section.title}")
    for paragraph in section.paragraphs:
        yield from ("", paragraph)
    listed = (*section.points, *((words.name(character), text) for character, text in section.people))
    if listed:
        yield ""
    for lead, text in listed:
        yield f"- **{lead}**: {text}"
    if section.head is not None:
        yield from ("", _row(section.head), "|---|---|")
        yield from map(_row, section.rows)


def _row(cells: tuple[str, str]) -> str:
    return f"| {cells[0]} | {cells[1]} |"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in game_names():
        file_of(name).write_text(page(name), encoding="utf-8")
        print(f"wrote {file_of(name).relative_to(ROOT)}")
