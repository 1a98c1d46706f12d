"""Numbers before nouns: whatever is counted is said with the plural its language needs."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from tests.words.catalogue import LANGUAGES, messages, text_of
from whitechapel.words import Words

NUMBERS = (0, 1, 2, 5, 12, 22, 25, 101)

NOUNS = {
    "en": "hourglass|suspect|card|point|event|game|space|hex|turn|round|step|decision|column|row|answer|day|minute",
    "fr": "sablier|suspect|carte|point|événement|partie|case|tour|étape|décision|colonne|ligne|réponse|jour|tirage",
    "it": "clessidr|sospett|cart|punt|event|partit|casell|turn|pass|decision|colonn|rig|rispost|giorn",
    "pl": "klepsydr|podejrzan|kart|punkt|zdarze|parti|pól|pola|pole|tur|rund|krok|decyzj|kolumn|wiersz|odpowied|dni",
}

NAMES = frozenset(("who", "name", "names", "detective", "area", "other", "seat", "game", "hex"))
"""Gaps that no number fills."""

ALWAYS_SEVERAL = {
    "cli-arena-share": "a tournament plays at least two games",
    "cli-arena-stopped": "the same",
    "cli-error-no-event": "a record has none, or many",
    "cli-export-done": "a game has many decisions",
    "cli-export-rows": "the same",
    "cli-conformance-right": "a file of cases has many steps",
    "cli-conformance-wrong": "the same",
    "cli-progress": "a tournament plays at least two games",
    "cli-verify-chances": "chance deals several times in a game",
    "cli-verify-later-chances": "the same",
    "cli-verify-borrowed": "a beginning is borrowed from the first action on, after several chance events",
    "cli-verify-rules": "a finished game has many events",
    "coach-keep-alibi": "said from three on",
    "ear-hourglasses-between": "a range has a plural of its own: from one to two",
    "lesson-jack-few": "one suspect alone ends the lesson otherwise",
    "review-try-alibi": "said from two on",
    "review-try-wait": "said from two on",
    "terminal-small": "a window has many columns and rows",
    "why-cost": "it is said where points are left, and more are needed",
}
"""Messages whose number is never one, and why; Polish still needs to tell few from many, and is not excused."""


def uncounted(language: str, catalogue: str) -> set[str]:
    """Messages that say a number right before a noun, and do not choose by that number."""
    noun = re.compile(rf"^\s(?:\w+ )?(?:{NOUNS[language]})", re.IGNORECASE)
    found = set()
    for entry in FluentParser().parse(catalogue).body:
        if isinstance(entry, ast.Message) and entry.value is not None and _bare(entry.value, frozenset(), noun):
            found.add(entry.id.name)
    return found


def _bare(said: ast.Pattern, chosen: frozenset[str], noun: "re.Pattern[str]") -> bool:
    for element, following in zip(said.elements, [*said.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector.id.name if isinstance(expression.selector, ast.VariableReference) else ""
            if any(_bare(variant.value, chosen | {by}, noun) for variant in expression.variants):
                return True
        elif isinstance(expression, ast.VariableReference) and expression.id.name not in chosen | NAMES:
            behind = following.value if isinstance(following, ast.TextElement) else ""
            if noun.match(behind):
                return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    excused = set() if language == "pl" else set(ALWAYS_SEVERAL)
    assert uncounted(language, text_of(language)) - excused - {"ear-hourglasses-between"} == set()


def test_every_excuse_is_needed() -> None:
    needed = set.union(*(uncounted(language, text_of(language)) for language in LANGUAGES))
    assert set(ALWAYS_SEVERAL) - needed == set()


@pytest.mark.parametrize(
    ("language", "name", "forms"),
    [
        ("en", "hourglasses", "no hourglasses|one hourglass|2 hourglasses|5 hourglasses|12 hourglasses|22 hourglasses"),
        ("fr", "hourglasses", "aucun sablier|un sablier|2 sabliers|5 sabliers|12 sabliers|22 sabliers"),
        ("it", "hourglasses", "nessuna clessidra|una clessidra|2 clessidre|5 clessidre|12 clessidre|22 clessidre"),
        ("pl", "hourglasses", "brak klepsydr|jedna klepsydra|2 klepsydry|5 klepsydr|12 klepsydr|22 klepsydry"),
    ],
)
def test_hourglasses_are_counted_as_people_count(language: str, name: str, forms: str) -> None:
    words = Words(language)
    assert [words.say(name, count=number) for number in NUMBERS[:6]] == forms.split("|")


def test_polish_counts_2_like_22_and_5_like_12_25_and_101() -> None:
    words = Words("pl")
    counted = {name: message.variables for name, message in messages(text_of("pl")).items() if message.plurals}
    assert len(counted) > 10
    for name, variables in counted.items():
        said = {number: words.say(name, **dict.fromkeys(variables, number)) for number in NUMBERS}
        form = {number: text.replace(str(number), "N") for number, text in said.items()}
        assert form[2] == form[22], name
        assert form[5] == form[12] == form[25] == form[101], name
        assert form[1] != form[5], name


def test_a_number_without_a_choice_is_found() -> None:
    assert uncounted("en", "left = { $count } suspects are left\n") == {"left"}
    assert uncounted("en", "left = { $missing } more hourglasses\n") == {"left"}
    assert uncounted("pl", "left = Zostało { $count } kart\n") == {"left"}
    chosen = "left = { $count ->\n    [one] one suspect\n   *[other] { $count } suspects\n}\n"
    assert uncounted("en", chosen) == set()
    assert uncounted("en", "level = Level { $level } of { $levels }\n") == set()
