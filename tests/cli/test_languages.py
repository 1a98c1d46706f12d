"""The command line in four languages: help, mistakes and results, by ``--lang`` and by the locale."""

import re
from pathlib import Path

import pytest

from tests.cli.running import DATA, process, refused, run
from tests.words.catalogue import LANGUAGES
from whitechapel.cli.commands import COMMANDS
from whitechapel.cli.looks import the_extra
from whitechapel.cli.parsing import UsageError
from whitechapel.words import SimpleWords

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = re.compile(r"\b(usage|positional|show this|the following|required|invalid|expected|default|choose from)\b")
"""What argparse says by itself, and what we say in nearly every help text."""


@pytest.mark.parametrize("language", OTHERS)
def test_the_program_explains_itself(language: str) -> None:
    ran, words = run("--help", "--lang", language), SimpleWords(language)
    assert ran.code == 0
    assert words.sentence("cli-program") in ran.out
    assert all(f"  {name:<14}{words.say(f'cli-{name}')}\n" in ran.out for name in COMMANDS)
    assert ENGLISH.findall(ran.out) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, language: str) -> None:
    ran, words = run(command, "--help", "--lang", language), SimpleWords(language)
    assert ran.code == 0
    assert ran.out.startswith(f"{words.say('cli-argparse-usage')} whitechapel {command} ")
    assert words.sentence(f"cli-{command}") in ran.out
    assert f"\n{words.say('cli-examples')}\n  whitechapel {command}" in ran.out
    assert ENGLISH.findall(ran.out) == []


MISTAKES = {
    "plya": "plya",
    "--frobnicate": "--frobnicate",
    "perft": "GAME",
    "perft pocket --depth": "--depth",
    "perft pocket --depth many": "many",
    "perft pocket --divide=yes": "yes",
    "perft pocket --option x": "x",
    "perft pocket --position x --option a=b": "--option",
    "replay nothing.txt": "nothing.txt",
    "replay .": ".",
    "replay FILE --seat king": "king",
    "conformance": "FILE",
    "hint FILE --after 9999": "9999",
    "hint FILE --nodes 1 --limit-ms 1": "--nodes",
    "arena pocket --players uniform --pairs 0": "0",
    "arena pocket --bot a=true --bot a=false": "",
    "serve --port x": "x",
    "admin": "TASK",
    "admin expire --days never": "never",
}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_explained_in_one_line_that_quotes_it(line: str, language: str, record_file: Path) -> None:
    given = line.replace("FILE", str(record_file)).split()
    said = refused(*given, "--lang", language)
    assert MISTAKES[line] in said
    assert said != refused(*given)
    assert ENGLISH.findall(said) == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_rules_find_wrong_stays_english_behind_a_word_of_ours(language: str) -> None:
    english = refused("perft", "pocket", "--position", "x").removeprefix("whitechapel: ")
    said = refused("perft", "pocket", "--position", "x", "--lang", language)
    assert said == "whitechapel: " + SimpleWords(language).say("cli-error-refused", why=english)


@pytest.mark.parametrize(
    ("language", "found"),
    [("en", "depth 1: 57"), ("fr", "profondeur 1\u202f: 57"), ("it", "profondità 1: 57"), ("pl", "głębokość 1: 57")],
)
def test_results_are_told(language: str, found: str, committed_file: Path) -> None:
    words = SimpleWords(language)
    assert run("perft", "pocket", "--depth", "1", "--lang", language).out == f"{found}\n"
    checked = run("conformance", DATA / "classic_games.json", "--lang", language)
    assert checked.out.endswith(f": {words.say('cli-conformance-right', steps=83)}\n")
    verified = run("verify", committed_file, "--lang", language)
    assert verified.code == 0
    assert words.say("cli-verify-commitment", commitment="").strip() in verified.out
    played = run("arena", "pocket", "--players", "uniform", "--pairs", "1", "--jobs", "1", "--lang", language)
    assert played.code == 0
    assert words.say("cli-arena-head-ending") in played.out
    assert words.say("cli-arena-head-detective") in played.out


def test_the_language_may_stand_before_the_command_or_be_the_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    polish = run("perft", "pocket", "--depth", "1", "--lang", "pl")
    assert run("--lang", "pl", "perft", "pocket", "--depth", "1") == polish
    assert run("--lang=pl", "perft", "pocket", "--depth", "1") == polish
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert run("perft", "pocket", "--depth", "1") == polish
    assert run("perft", "pocket", "--depth", "1", "--lang", "en").out == "depth 1: 57\n"


def test_a_language_there_is_not_is_named_with_those_there_are() -> None:
    for given in (("--lang", "xx", "rules", "pocket"), ("rules", "pocket", "--lang=xx"), ("--lang", "xx")):
        assert all(name in refused(*given) for name in ("'xx'", *LANGUAGES))


def test_a_terminal_without_printers_signs_gets_ascii() -> None:
    out, err = process("--help", PYTHONIOENCODING="ascii").communicate()
    assert (b"your locale's" in out, err) == (True, b"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_installed_can_be_copied_into_a_shell(language: str) -> None:
    with pytest.raises(UsageError) as missing, the_extra("learn"):
        raise ModuleNotFoundError(name="textual")
    assert missing.value.said(SimpleWords(language)).endswith('pip install "whitechapel[terminal]"')
