from functools import cache

import pytest

from tests.words.catalogue import messages, shelves, text_of
from tests.words.said_here import BY_VALUE, STANDS_FOR, sources
from tests.words.usage import Source, Usage, mistakes, said, said_in_python, usage

PAGE = Source(
    "page.svelte", 'say("home"); say(on ? "sound-on" : "sound-off"); say(`token-${token.face}`, { x: say("x") })'
)
KNOWN = ("home", "sound-on", "sound-off", "x", "token-joker")
TOKENS = {"token-{}": ("joker",)}


SHELVES = shelves("en")
PYTHONS_OWN = ("terminal", "cli")
"""The rooms whose catalogues the page does not load."""


@cache
def _here() -> Usage:
    return usage(sources(), STANDS_FOR, BY_VALUE)


def test_every_file_says_what_the_checker_was_told() -> None:
    assert list(_here().mistakes) == []


def test_everything_said_is_a_message() -> None:
    known = messages(text_of("en"))
    assert {name: sorted(at) for name, at in _here().names.items() if name not in known} == {}


@pytest.mark.parametrize("room", SHELVES, ids=lambda room: room or "everywhere")
def test_every_message_is_said(room: str) -> None:
    assert [name for name in messages(SHELVES[room]) if name not in _here().names] == []


@pytest.mark.parametrize("room", PYTHONS_OWN)
def test_the_page_says_nothing_from_a_catalogue_it_does_not_load(room: str) -> None:
    own = messages(SHELVES[room])
    said_by = {name: sorted(path for path in _here().names.get(name, ()) if path.startswith("web/")) for name in own}
    assert {name: paths for name, paths in said_by.items() if paths} == {}


def test_a_fitting_catalogue_has_no_mistakes() -> None:
    assert mistakes(KNOWN, [PAGE], TOKENS, {}) == []


def test_a_message_nobody_says_is_found() -> None:
    assert mistakes((*KNOWN, "attic"), [PAGE], TOKENS, {}) == ["attic: said by nobody"]


def test_a_missing_message_is_found() -> None:
    assert mistakes(KNOWN[1:], [PAGE], TOKENS, {}) == ["page.svelte says home: no such message"]


def test_a_missing_word_of_a_pattern_is_found() -> None:
    given = {"token-{}": ("joker", "toby")}
    assert mistakes(KNOWN, [PAGE], given, {}) == ["page.svelte says token-toby: no such message"]


def test_a_left_over_word_of_a_pattern_is_found() -> None:
    assert mistakes((*KNOWN, "token-cat"), [PAGE], TOKENS, {}) == ["token-cat: said by nobody"]


def test_a_pattern_may_have_several_gaps() -> None:
    page = Source("page.ts", "say(`lesson-${game}-${id}`)")
    assert mistakes(["lesson-pocket-sight"], [page], {"lesson-{}-{}": ("pocket sight",)}, {}) == []


def test_a_pattern_nobody_told_about_is_found() -> None:
    assert mistakes(KNOWN[:4], [PAGE], {}, {}) == ["page.svelte says token-{}: unknown pattern"]


def test_a_pattern_nobody_says_any_more_is_found() -> None:
    assert mistakes((*KNOWN, "row-1"), [PAGE], TOKENS | {"row-{}": ("1",)}, {}) == ["nobody says row-{}"]


def test_a_value_must_be_told_and_its_names_must_be_in_the_file() -> None:
    keys = Source("keys.svelte", 'const LINES = ["key-help"]; say(line)')
    known = (*KNOWN, "key-help")
    assert mistakes(known, [PAGE, keys], TOKENS, {"keys.svelte": ("key-help",)}) == []
    assert mistakes(known, [PAGE, keys], TOKENS, {}) == [
        "keys.svelte says line: nobody told which messages",
        "key-help: said by nobody",
    ]
    assert "keys.svelte no longer holds key-log" in mistakes(
        known, [PAGE, keys], TOKENS, {"keys.svelte": ("key-help", "key-log")}
    )
    assert mistakes(KNOWN, [PAGE], TOKENS, {"keys.svelte": ()}) == ["keys.svelte no longer says a value"]


def test_a_file_may_say_what_it_is_given_and_name_what_others_say() -> None:
    log = Source("log.py", "words.sentence(beat.message)")
    asking = Source("choices.py", 'def asks(): return "pick-card"')
    known = (*KNOWN, "pick-card")
    by_value = {"log.py": (), "choices.py": ("pick-card",)}
    assert mistakes(known, [PAGE, log, asking], TOKENS, by_value) == []
    assert mistakes(known, [PAGE, log, Source("choices.py", "")], TOKENS, by_value) == [
        "choices.py no longer holds pick-card"
    ]


def test_what_a_name_is_chosen_by_is_not_taken_for_a_name() -> None:
    assert said('say(game === "pocket" ? "pick-token" : "pick-card")').names == {"pick-token", "pick-card"}
    assert said('say(`reason-${turn.result?.reason ?? ""}`, { who })').patterns == {"reason-{}"}


def test_python_says_messages_by_its_words() -> None:
    text = (
        'words.say("home"); words.say("a" if on else "b"); words.say(f"token-{face}-{n}", n=1); words.say(line); say(1)'
    )
    assert said_in_python(text) == (frozenset({"home", "a", "b"}), frozenset({"token-{}-{}"}), frozenset({"line"}))


def test_python_makes_messages_as_data() -> None:
    text = (
        'Message("log-tiles" if last else f"log-{kind}", {"who": seat(s)}); words.say(Message("home")); self.say(line)'
    )
    assert said_in_python(text) == (frozenset({"log-tiles", "home"}), frozenset({"log-{}"}), frozenset())
