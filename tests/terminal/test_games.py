"""Whole games on the drawn table, by keys alone, in every language and from both sides."""

import asyncio

import pytest

from tools.terminal_driver import sitting
from whitechapel.core import Seat
from whitechapel.words import Words


@pytest.mark.parametrize(
    ("game", "seat", "language"),
    [
        ("pocket", Seat.JACK, "en"),
        ("pocket", Seat.DETECTIVE, "fr"),
        ("classic", Seat.JACK, "pl"),
        ("classic", Seat.DETECTIVE, "it"),
    ],
)
def test_a_game_is_played_to_its_end_in_the_smallest_window(game: str, seat: Seat, language: str) -> None:
    async def play() -> str:
        async with sitting(game, [seat], language=language) as table:
            await table.play_to_the_end()
            await table.pilot.pause()
            return table.text()

    words = Words(language)
    ends = (words.say("you-win"), words.say("you-lose"))
    screen = asyncio.run(play())
    assert any(end in screen for end in ends)
    assert words.say("rematch") in screen
