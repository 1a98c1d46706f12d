"""Messages that are read without Fluent: those of the command line."""

import subprocess
import sys

import pytest

from tests.words.catalogue import LANGUAGES, messages, shelves
from whitechapel.words import SimpleWords, Words

ROOM = "cli"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_room_is_simple_and_said_as_fluent_says_it(language: str) -> None:
    simple, words = SimpleWords(language), Words(language)
    for name, message in messages(shelves(language)[ROOM]).items():
        gaps = dict.fromkeys(message.variables, "fog")
        assert simple.say(name, **gaps) == words.say(name, **gaps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["hint-reason", "hint-only", "hint-unexplained"])
def test_the_reasons_of_hints_are_simple_too(name: str, language: str) -> None:
    gaps: dict[str, str | int] = {"percent": 61, "second": 55, "why": "."}
    assert SimpleWords(language, room="coach").say(name, **gaps) == Words(language).say(name, **gaps)


def test_a_message_that_is_not_there_is_not_made_up_nor_what_fills_a_gap() -> None:
    with pytest.raises(KeyError, match="attic"):
        SimpleWords().say("attic")
    with pytest.raises(KeyError, match="text"):
        SimpleWords().say("cli-error-days")
    assert "cli-error-days" in SimpleWords()
    assert "attic" not in SimpleWords()


def test_a_sentence_has_a_capital_letter_and_a_full_stop() -> None:
    assert SimpleWords("pl").sentence("cli-rules") == "Wypisuje zasady gry."


def test_signs_can_be_plain_but_what_fills_a_gap_stays_as_it_is() -> None:
    assert SimpleWords(plain_signs=True).say("cli-error-file-name", name="“x”") == '"“x”" can\'t be the name of a file'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_speaks_where_fluent_is_not_installed_and_does_not_load_it_where_it_is(language: str) -> None:
    look = "import sys; sys.modules['fluent'] = None; import whitechapel.cli as c; c.main(sys.argv[1:])"
    command = [sys.executable, "-c", look, "perft", "--help", "--lang", language]
    found = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")  # noqa: S603 - ours
    assert SimpleWords(language).sentence("cli-perft") in found.stdout
