"""Whole games through plain text alone: whoever plays reads the printed lines and types, and knows nothing else."""

import asyncio

import pytest

from tests.terminal.listening import Listener, by_lists
from tests.terminal.tables import kept
from tools.terminal_driver import dealt
from whitechapel.core import PLAYERS, Seat
from whitechapel.table.files import state_folder
from whitechapel.terminal.plain import PlainTable, Talk
from whitechapel.terminal.saving import FileKeeper
from whitechapel.terminal.settings import Settings
from whitechapel.terminal.starting import Looks, play_in_lines
from whitechapel.words import Words


@pytest.mark.parametrize(("language", "brief"), [("en", False), ("fr", True), ("it", False), ("pl", True)])
@pytest.mark.parametrize("seat", PLAYERS)
@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_game_is_played_to_its_natural_end_by_its_lines_alone(
    game: str, seat: Seat, language: str, brief: bool
) -> None:
    at, words = kept(game, [seat]), Words(language)
    settings = Settings(state_folder() / "terminal.json")
    settings.turn("brief", on=brief)
    listener = Listener(by_lists(seed=7))
    assert asyncio.run(PlainTable(at, words, Talk(listener, listener), settings).play())
    heard = listener.getvalue()
    assert at.turn.outcome is not None
    assert at.turn.outcome.reason != "resignation"
    assert words.sentence(f"goal-{game}-{seat}") in heard.splitlines()[:3]
    assert words.say("jack-was", game=game, name=words.name(at.match.state.jack)) in heard
    assert ("####" in heard) is not brief


class AtTerminal(Listener):
    """Somebody who types at a terminal."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def test_whoever_sits_at_a_terminal_may_play_again_with_sides_swapped() -> None:
    choose, offers = by_lists(seed=4), iter(("rematch", "no"))
    listener = AtTerminal(lambda heard: next(offers) if "rematch" in heard else choose(heard))
    assert play_in_lines(Looks(), dealt("pocket", [Seat.DETECTIVE]), FileKeeper(), listener, listener) == 0
    told = listener.getvalue()
    assert told.count("Mr. Jack was ") == told.count("press Enter to leave") == 2
    assert told.index("You are the Investigator: ") < told.index("You are Mr. Jack: ")


def test_a_pipe_is_offered_no_rematch() -> None:
    listener = Listener(by_lists(seed=4))
    assert play_in_lines(Looks(), dealt("pocket", [Seat.DETECTIVE]), FileKeeper(), listener, listener) == 0
    assert "rematch" not in listener.getvalue()
