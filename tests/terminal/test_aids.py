"""Aids at the drawn table: who one is, how near each side is, what things do, the coach, a hint, turns, marks."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.terminal.tables import LANGUAGES
from tools.terminal_driver import SIZES, Sitting, sitting
from whitechapel.core import PLAYERS, Seat
from whitechapel.terminal.pencil import Pencil
from whitechapel.terminal.settings import own_settings
from whitechapel.terminal.theme import ASCII, UNICODE, Glyphs
from whitechapel.words import Words


def at(
    game: str,
    seat: Seat,
    check: Callable[[Sitting], Awaitable[None]],
    language: str = "en",
    size: tuple[int, int] | None = None,
    glyphs: Glyphs = UNICODE,
) -> None:
    """Sit down, wait for the first question, and look."""

    async def run() -> None:
        async with sitting(game, [seat], language=language, size=size, glyphs=glyphs) as here:
            await here.until_asked()
            await here.pilot.pause()
            await check(here)

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", PLAYERS)
@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_who_one_is_and_what_one_wants_is_on_the_smallest_screen(game: str, seat: Seat, language: str) -> None:
    async def check(here: Sitting) -> None:
        first = " ".join(" ".join(here.text().split("\n")[:2]).split())
        assert " ".join(Words(language).say(f"goal-{game}-{seat}").split()) in first
        keys = Words(language).say("terminal-keys")
        assert here.text().split("\n")[-1].strip() == keys

    at(game, seat, check, language)


@pytest.mark.parametrize("seat", PLAYERS)
def test_hourglasses_are_counted_for_both_sides(seat: Seat) -> None:
    async def check(here: Sitting) -> None:
        assert "⋈ Hourglasses: 0 of 6" in here.text()

    at("pocket", seat, check)


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_who_is_alone_sees_who_he_is_and_whether_he_is_seen_now(game: str) -> None:
    async def check(here: Sitting) -> None:
        known = here.match.secret(Seat.JACK)
        name = Words().name(str(known["jack"]))
        assert f"† You are {name}:" in here.text()
        await here.press("p")
        assert name not in " ".join(line.strip() for line in here.text().split("\n") if "You are" in line)
        await here.press("p")
        assert f"† You are {name}:" in here.text()

    at(game, Seat.JACK, check)


def test_what_the_token_under_the_cursor_does_is_said_in_a_line() -> None:
    async def check(here: Sitting) -> None:
        for _ in range(4):
            cursor = here.table.chooser.cursor
            assert cursor is not None
            assert Words().say(f"does-{cursor.pick}")[:40] in here.text().split("\n")[-2]
            await here.press("down")

    at("pocket", Seat.DETECTIVE, check)


def test_what_a_character_does_is_said_in_a_line() -> None:
    async def check(here: Sitting) -> None:
        cursor = here.table.chooser.cursor
        assert cursor is not None
        assert Words().say(f"does-character-{cursor.pick.removeprefix('play-')}") in here.text()

    at("classic", Seat.JACK, check)


def test_a_preview_names_who_would_be_left_by_either_answer() -> None:
    async def check(here: Sitting) -> None:
        await here.press("h")
        await here.pilot.pause()
        assert "If seen: " in here.text()
        assert "If unseen: " in here.text()
        await here.press("v")
        assert "If seen: " not in here.text()

    at("pocket", Seat.DETECTIVE, check)


def test_the_coach_speaks_until_it_is_turned_off_and_that_is_remembered() -> None:
    async def check(here: Sitting) -> None:
        assert "Coach: " in here.text()
        await here.press("k")
        await here.pilot.pause()
        assert "The coach is silent from now on." in here.text()
        assert "Coach: " not in here.text()
        assert not own_settings().is_on("coach")

    at("pocket", Seat.DETECTIVE, check, size=(120, 40))


def test_a_hint_comes_with_its_reason() -> None:
    async def check(here: Sitting) -> None:
        await here.press("i")
        await here.until_shown("Hint: ")
        hint, reason = here.text().split("\n")[-3:-1]
        assert hint.strip().startswith("Hint: ")
        assert len(reason.strip()) > 20

    at("pocket", Seat.DETECTIVE, check)


def test_the_table_of_turns_opens_and_closes() -> None:
    async def check(here: Sitting) -> None:
        await here.press("o")
        await here.until_shown("No appeal was held yet.")
        await here.press("escape")
        assert here.app.screen is here.table

    at("pocket", Seat.DETECTIVE, check)


def test_suspects_are_marked_with_a_pencil_and_the_marks_are_kept_with_the_game() -> None:
    async def check(here: Sitting) -> None:
        await here.press("m")
        await here.until_shown("1    Jeremy Bert")
        await here.press("1", "2", "2")
        await here.until_shown("2  ● Sgt Goodley")
        await here.press("escape")
        assert here.table.pencil.marks == {"bert": "innocent", "goodley": "likely"}
        keeper = here.match.keeper  # type: ignore[attr-defined]  # the match is here
        assert Pencil(keeper.place.stem).marks == here.table.pencil.marks

    at("pocket", Seat.DETECTIVE, check)


@pytest.mark.parametrize(("glyphs", "order"), [(UNICODE, "▸⌕   †   †   ⌕"), (ASCII, ">D   J   J   D")])
def test_sides_are_a_glass_and_a_knife_or_letters_in_ascii(glyphs: Glyphs, order: str) -> None:
    async def check(here: Sitting) -> None:
        assert order in here.text()

    at("pocket", Seat.DETECTIVE, check, glyphs=glyphs)


def test_a_comma_and_a_full_stop_look_back_and_forward() -> None:
    async def check(here: Sitting) -> None:
        now = here.text()
        await here.press("comma")
        assert "You are looking at an earlier moment" in here.text()
        await here.press("full_stop")
        assert here.text() == now

    at("pocket", Seat.DETECTIVE, check, size=SIZES["pocket"])
