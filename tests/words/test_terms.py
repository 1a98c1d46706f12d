"""One term for one thing in each language: the glossary's table decides, in the catalogues and on the rules pages."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from tests.words.catalogue import LANGUAGES, ROOT
from tests.words.texts import Text, texts

_LETTERS = 4
"""Words are declined and conjugated: so many letters of a term are looked for, or as many as it has."""
_NOT_OF_A_LANGUAGE = re.compile(rf"\b({'|'.join(LANGUAGES)}) ")


class Terms(NamedTuple):
    """What the glossary says of a language: its terms, and what must not be said instead."""

    wanted: list[str]
    forbidden: list[str]


def terms(language: str) -> Terms:
    """The terms of the table whose heading is "In four languages"."""
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    section = page.partition("## In four languages\n")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    column = LANGUAGES.index(language)
    wanted = [re.sub(r" \(.*", "", term) for row in rows[2:] for term in row[column].split(", ") if term]
    return Terms(wanted, [term for row in rows[2:] for term in _forbidden(row[-1], language)])


def _forbidden(cell: str, language: str) -> list[str]:
    """What a cell like "fr tuile, it zona, area" forbids in a language."""
    _, *parts = _NOT_OF_A_LANGUAGE.split(cell)
    named = zip(parts[::2], parts[1::2], strict=True)
    return [term for code, listed in named if code == language for term in listed.strip(", ").split(", ")]


def pattern(term: str) -> str:
    """A whole word; where it ends with a hyphen, the beginning of one; and never a part of a compound."""
    return rf"(?<![\w-]){re.escape(term.rstrip('-'))}" + ("" if term.endswith("-") else r"(?!\w)")


def said_wrongly(found: Sequence[Text], forbidden: list[str]) -> list[tuple[str, str, str]]:
    """Which forbidden terms are said, and where."""
    return [(term, place, text) for term in forbidden for place, text in found if re.search(pattern(term), text, re.I)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_by_another_word_than_the_glossarys(language: str) -> None:
    assert said_wrongly(texts(language), terms(language).forbidden) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_glossary_is_said(language: str) -> None:
    spoken = " ".join(text for _, text in texts(language)).casefold()
    stems = {term: term.casefold()[: max(_LETTERS, len(term) - 3)] for term in terms(language).wanted}
    assert len(stems) > 30
    assert [term for term, stem in stems.items() if stem not in spoken] == []


def test_a_forbidden_term_is_found() -> None:
    found = [Text("here", "La poursuite commence"), Text("there", "La course-poursuite commence")]
    assert said_wrongly(found, ["poursuite"]) == [("poursuite", "here", "La poursuite commence")]
    assert said_wrongly([Text("here", "Disculpés")], ["disculp-"]) != []
    assert said_wrongly([Text("here", "Lamplighter")], ["lamp"]) == []


def test_the_glossary_is_read_language_by_language() -> None:
    assert {"zona", "area", "esagon-"} <= set(terms("it").forbidden)
    assert terms("fr").wanted[:2] == ["suspect", "innocenté"]
    assert "Detective" in terms("it").wanted
