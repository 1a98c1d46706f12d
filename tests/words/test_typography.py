"""Printer's signs: apostrophes, quotation marks, spaces and dots are those of each language, in every text."""

import re

import pytest

from tests.words.catalogue import LANGUAGES
from tests.words.texts import messages_in, texts

TEXTS = {language: texts(language) for language in LANGUAGES}

EVERYWHERE = {
    "a typewriter's apostrophe or quotation mark": r"""['"]""",
    "three dots that are no ellipsis": r"(?<!://)\.\.\.",
    "two spaces": r"(?<=\S) {2,}",
    "a space at the end": r"\s$",
    "a full stop after another mark": r"[!?…]\.(?!\w)",
    "a space before a comma or a full stop": r"\w\s+[,.](?=[ \n]|$)",
}
OWN = {
    "en": {
        "another language's quotation mark": r"[«»„]",
        "a space before a sign": r"\w\s+[;:!?](?=\s|$)|\s%(?![(sr])",
        "a space inside quotation marks": r"“\s|\s”",
    },
    "fr": {
        "another language's quotation mark": r"[“”„]",
        "no narrow space before a sign": r"[^\u202f](?:[;!?»]|%(?![(sr])|:(?=\s|$))",
        "no narrow space inside quotation marks": r"«(?!\u202f)",
    },
    "it": {
        "another language's quotation mark": r"[“”„]",
        "a space before a sign": r"\w\s+[;:!?](?=\s|$)|\s%(?![(sr])",
        "a space inside quotation marks": r"«\s|\s»",
    },
    "pl": {
        "another language's quotation mark": r"[«»“]",
        "a space before a sign": r"\w\s+[;:!?](?=\s|$)|\s%(?![(sr])",
        "a quotation that is not opened": r"^[^„]*”",
    },
}


def faults(language: str, text: str) -> list[str]:
    """What is wrong with a text."""
    return [fault for fault, found in {**EVERYWHERE, **OWN[language]}.items() if re.search(found, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_its_languages_signs(language: str) -> None:
    assert {(place, text): found for place, text in TEXTS[language] if (found := faults(language, text))} == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "it's"),
        ("en", "say «no»"),
        ("en", "Really ?"),
        ("en", "wait..."),
        ("en", "one  two"),
        ("en", "accused!."),
        ("fr", "Vraiment ?"),
        ("fr", "Vraiment?"),
        ("fr", "Vues: trois"),
        ("fr", "le mot «non»"),
        ("fr", "le mot “non”"),
        ("it", "la parola « no »"),
        ("it", "la parola “no”"),
        ("pl", "słowo «nie»"),
        ("pl", "słowo ”nie”"),
    ],
)
def test_a_fault_is_found(language: str, text: str) -> None:
    assert faults(language, text) != []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“list” shows all: it\u2019s here…"),
        ("en", "redis://..., for several machines"),
        ("fr", "Tapez «\u202flist\u202f»\u202f: tout est là\u202f!"),
        ("fr", "?\u202f: cette page"),
        ("fr", "par exemple level:8"),
        ("it", "Scrivi «list»: c\u2019è tutto!"),
        ("pl", "Wpisz „list”: wszystko tu jest!"),
    ],
)
def test_a_good_text_has_no_fault(language: str, text: str) -> None:
    assert faults(language, text) == []


def test_a_message_that_chooses_is_read_in_all_its_ways() -> None:
    message = "left = { $count ->\n    [one] One  is\n   *[other] { $count } are\n} left\n"
    assert [text for _, text in messages_in(message)] == ["One  is left", "\ufffc are left"]
