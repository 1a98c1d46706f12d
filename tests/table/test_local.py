"""A match in this process, through the interface that every table has."""

import asyncio
from pathlib import Path

import pytest

from tests.terminal.tables import kept, played_out, truly_legal
from tools.terminal_driver import dealt
from whitechapel.core import PLAYERS, Seat
from whitechapel.core.description import description_of
from whitechapel.core.events import HintTaken
from whitechapel.core.story import Message
from whitechapel.players import AnyView, Limit
from whitechapel.players.base import OWN_BUDGET
from whitechapel.table import Coached, RefusedError, Table
from whitechapel.table.interface import is_mine
from whitechapel.table.local import LocalTable
from whitechapel.terminal.saving import FileKeeper, read

DETECTIVE, JACK = [Seat.DETECTIVE], [Seat.JACK]


def test_a_local_match_is_a_table() -> None:
    table: Table = kept("pocket")
    assert table.game == "pocket"
    assert table.seats == PLAYERS
    assert is_mine(table)
    assert table.connection.is_open


def test_looking_back_shows_what_was_on_the_table_then() -> None:
    async def look() -> None:
        at = kept("pocket")
        before = at.position
        number = at.turn.number
        await at.play("holmes 1")
        assert at.position != before
        assert await at.look(number) == before

    asyncio.run(look())


def test_a_preview_changes_nothing_and_shows_the_board_after_the_action() -> None:
    async def preview() -> None:
        at = kept("pocket")
        before = at.position
        shown = await at.preview("holmes 1")
        assert at.position == before
        assert shown is not None
        await at.play("holmes 1")
        assert at.position["detectives"] == shown["detectives"]

    asyncio.run(preview())


def test_why_an_action_is_not_legal_is_said_to_one_player_and_not_at_a_shared_table() -> None:
    async def ask() -> None:
        assert await kept("pocket", DETECTIVE).why_not("alibi") == Message("why-no-token")
        assert await kept("pocket", DETECTIVE).why_not("holmes 1") is None
        assert await kept("pocket", PLAYERS).why_not("alibi") is None

    asyncio.run(ask())


def test_what_can_not_be_done_is_refused_and_changes_nothing() -> None:
    async def refused() -> None:
        at = kept("pocket", DETECTIVE)
        before = at.match.history
        for tried in (at.play("alibi"), at.take_back(), at.resign(), at.answer_takeback(agree=True)):
            with pytest.raises(RefusedError):
                await tried
        assert at.match.history is before

    asyncio.run(refused())


def test_nobody_plays_for_a_seat_that_is_not_here_and_nothing_is_taken_back_before_anything_was_played() -> None:
    async def refused() -> None:
        jacks, shared = kept("pocket", JACK), kept("pocket")
        for tried in (jacks.play("holmes 1"), jacks.hint(), shared.take_back()):
            with pytest.raises(RefusedError):
                await tried

    asyncio.run(refused())


def test_a_hint_is_a_legal_action_with_a_reason() -> None:
    advice = asyncio.run(kept("pocket", DETECTIVE, seed=2).hint())
    assert advice.action in kept("pocket", DETECTIVE, seed=2).turn.legal
    assert advice.reason.id.startswith("hint-")


def test_a_hint_is_marked_in_the_record_and_kept(tmp_path: Path) -> None:
    async def take() -> None:
        table = kept("pocket", DETECTIVE, place=tmp_path / "one.game")
        event = table.turn.number + 1
        await table.hint()
        marked = (HintTaken(event, Seat.DETECTIVE),)
        assert (await table.record()).hints == marked
        await table.play("holmes 1")
        assert (await table.record()).hints == marked
        assert read(tmp_path / "one.game")[0].record().hints == marked
        await table.take_back()
        assert (await table.record()).hints == marked

    asyncio.run(take())


def test_the_mark_of_a_moment_that_was_undone_goes_with_it() -> None:
    async def undo() -> None:
        table = kept("pocket", JACK)
        while not is_mine(table):
            table.match.push(table.match.legal_actions[-1])
        quiet = [text for text in table.turn.legal if not text.startswith("alibi")]
        await table.play(quiet[0])
        assert is_mine(table)
        await table.hint()
        assert len((await table.record()).hints) == 1
        await table.take_back()
        assert (await table.record()).hints == ()

    asyncio.run(undo())


def test_a_hint_at_a_shared_table_would_tell_a_secret() -> None:
    with pytest.raises(RefusedError):
        asyncio.run(kept("pocket").hint())


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_coach_says_what_matters_to_the_seat_to_act_and_which_actions_do_it(game: str) -> None:
    table = kept(game, DETECTIVE)
    coached = asyncio.run(table.coach())
    assert coached.tip is not None
    assert set(coached.good) <= set(table.turn.legal)
    assert coached.review == ()
    assert asyncio.run(kept(game, JACK).coach()) == Coached()


def test_a_coach_says_nothing_at_a_shared_table() -> None:
    assert asyncio.run(kept("pocket").coach()) == Coached()


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_after_the_game_a_coach_looks_back(game: str) -> None:
    coached = asyncio.run(played_out(kept(game, DETECTIVE)).coach())
    assert coached.tip is None
    assert len(coached.review) == 3


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_position_is_described_as_the_seat_that_is_alone_here_knows_it(game: str) -> None:
    table = kept(game, JACK)
    number = table.turn.number
    described = asyncio.run(table.describe(number))
    assert described == description_of(game, table.match.observation(Seat.JACK))
    assert asyncio.run(kept(game).describe(number)) == description_of(game, table.match.observation(Seat.SPECTATOR))


class _Stubborn:
    """Plays the first legal action, and remembers whom it was asked for."""

    def __init__(self) -> None:
        self.asked: list[AnyView] = []

    def choose(self, view: AnyView, _limit: Limit = OWN_BUDGET, /) -> int:
        """The first one."""
        self.asked.append(view)
        return view.legal_actions[0]


def test_one_player_a_seat_is_asked_for_the_whole_match_with_the_log_of_what_it_saw() -> None:
    async def play() -> None:
        at = LocalTable(dealt("pocket", DETECTIVE), FileKeeper(), 0.0)
        player = _Stubborn()
        at.players = {Seat.JACK: player}
        running = asyncio.create_task(at.run(lambda: None))
        while at.turn.outcome is None:
            if is_mine(at):
                await at.play(at.turn.legal[0])
            await asyncio.sleep(0)
        await running
        assert len(player.asked) > 3
        assert all(view.seat is Seat.JACK for view in player.asked)
        assert [view.number for view in player.asked] == sorted({view.number for view in player.asked})

    asyncio.run(play())


def test_what_a_player_chose_before_an_action_was_taken_back_is_not_played() -> None:
    """The player thinks in a thread; meanwhile the person changes his mind."""

    async def play() -> None:
        at = kept("pocket", DETECTIVE)
        await at.play("holmes 1")
        running = asyncio.create_task(at.run(lambda: None))
        await asyncio.sleep(0)
        await at.take_back()
        number = at.turn.number
        await at.play("holmes 2")
        while at.turn.number < number + 2:
            await asyncio.sleep(0)
        assert [entry.action for entry in at.log[number : number + 1]] == ["holmes 2"]
        assert [entry.actor for entry in at.log[number : number + 2]] == [Seat.DETECTIVE, Seat.JACK]
        running.cancel()

    asyncio.run(play())


def test_a_rematch_swaps_the_seats() -> None:
    async def again() -> None:
        at = kept("pocket", JACK)
        assert (await at.rematch()).seats == (Seat.DETECTIVE,)

    asyncio.run(again())


def test_a_shared_table_offers_what_an_onlooker_thinks_possible() -> None:
    at = kept("classic", seed=3)
    while at.match.actor is Seat.DETECTIVE:
        at.match.push(truly_legal(at)[0])
    assert set(truly_legal(at)) <= set(at.turn.legal)
