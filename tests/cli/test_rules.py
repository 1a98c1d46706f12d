"""`whitechapel rules`: the rules for players, from the one place where they are written."""

import pytest

from tests.cli.running import refused, run
from whitechapel.terminal.rulebook import NoRulebookError, sections
from whitechapel.words import LANGUAGES, Words

GAMES = ("pocket", "classic")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_the_page_says_is_printed_but_what_belongs_to_its_drawings(game: str, language: str) -> None:
    ran = run("rules", game, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    printed = " ".join(ran.out.split())
    for section in sections(game, language):
        names = [Words(language).name(character) for character, _ in section.people]
        texts = [section.title, *section.paragraphs, *names]
        texts += [text for pair in (*section.points, *section.rows) for text in pair]
        texts += [text for _, text in section.people]
        assert [text for text in texts if " ".join(text.split()) not in printed] == []
        assert [caption for caption in section.captions if caption in printed] == []


def test_english_is_spoken_where_nothing_else_is_asked_for() -> None:
    assert run("rules", "pocket") == run("rules", "pocket", "--lang", "en")


def test_lines_fit_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, run("rules", "classic").out.splitlines())) <= 40


def test_a_game_nobody_knows_is_refused_in_one_line() -> None:
    assert "chess" in refused("rules", "chess")


def test_a_game_without_written_rules_is_said_to_have_none() -> None:
    with pytest.raises(NoRulebookError, match="nobody has written down the rules of 'toy' in 'pl'"):
        sections("toy", "pl")
