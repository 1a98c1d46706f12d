"""Whole games through plain text alone: whoever plays reads the printed lines and types, and knows nothing else."""

import asyncio

import pytest

from tests.terminal.listening import Listener, by_lists
from tests.terminal.tables import LANGUAGES, kept
from whitechapel.core import PLAYERS, Seat
from whitechapel.table.files import state_folder
from whitechapel.terminal.plain import PlainTable
from whitechapel.terminal.settings import Settings
from whitechapel.words import Words


@pytest.mark.parametrize("brief", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", PLAYERS)
@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_game_is_played_to_its_natural_end_by_its_lines_alone(
    game: str, seat: Seat, language: str, brief: bool
) -> None:
    at, words = kept(game, [seat]), Words(language)
    settings = Settings(state_folder() / "terminal.json")
    settings.turn("brief", on=brief)
    listener = Listener(by_lists(seed=7))
    assert asyncio.run(PlainTable(at, words, listener, listener, settings).play())
    heard = listener.getvalue()
    assert at.turn.outcome is not None
    assert at.turn.outcome.reason != "resignation"
    assert words.sentence(f"goal-{game}-{seat}") in heard.splitlines()[:3]
    assert words.say("jack-was", game=game, name=words.name(at.match.state.jack)) in heard
    assert ("####" in heard) is not brief
