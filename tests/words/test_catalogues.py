from itertools import product

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from tests.words.catalogue import LANGUAGES, messages, text_of

NUMBERS = {"count", "steps", "quarters", "number", "turn", "level", "seen", "hidden"}
ENGLISH = messages(text_of("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_and_variables_of_english(language: str) -> None:
    other = messages(text_of(language))
    assert other.keys() == ENGLISH.keys()
    assert {name: one.variables for name, one in other.items()} == {
        name: one.variables for name, one in ENGLISH.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_every_plural_its_language_needs(language: str) -> None:
    rule = Locale.parse(language).plural_form
    needed = {rule(number) for number in range(31)} | {"other"}
    chosen = {name: one.plurals for name, one in messages(text_of(language)).items() if one.plurals}
    assert chosen
    assert {name for name, plurals in chosen.items() for keys in plurals if not needed <= keys} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language)))
    for (name, message), number in product(ENGLISH.items(), (0, 1, 2, 5, 22)):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        given = {variable: number if variable in NUMBERS else "pocket" for variable in message.variables}
        spoken, problems = bundle.format_pattern(pattern, given)
        assert problems == [], name
        assert str(spoken).strip() == spoken != "", name


def test_a_line_that_is_no_message_is_found() -> None:
    with pytest.raises(ValueError, match="not a message: home Home"):
        messages("home Home\n")


def test_a_message_said_twice_is_found() -> None:
    with pytest.raises(ValueError, match="said twice: home"):
        messages("home = Home\nhome = House\n")
