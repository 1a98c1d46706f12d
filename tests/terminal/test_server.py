"""At a server: the same table, by the protocol the page speaks."""

import asyncio
from pathlib import Path

import pytest

from tools.terminal_driver import table_at
from whitechapel.core import Seat
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import FRIEND, ServerError, ServerSeat, by_link, created


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_match_against_the_servers_ai_is_played_to_its_end(server: str, game: str) -> None:
    async def run() -> str:
        place, link = created(server, game, Seat.DETECTIVE, "level:1", {})
        assert link == ""
        async with table_at(place) as here:
            await here.play_to_the_end()
            await here.pilot.pause()
            return here.text()

    assert "Jack was " in asyncio.run(run())


def test_a_friend_takes_the_seat_by_the_link_and_both_see_each_others_actions(server: str) -> None:
    async def run() -> None:
        place, link = created(server, "pocket", Seat.DETECTIVE, FRIEND, {})
        async with table_at(place, link) as here:
            assert "Waiting for your friend" in here.text()
            assert link.split("#")[0] in here.text()
            async with RemoteTable(by_link(link)) as friend:
                hearing = asyncio.create_task(friend.run(lambda: None))
                await here.until_asked()
                await here.press("enter", "enter")
                while friend.turn.to_act is not Seat.JACK:
                    await asyncio.sleep(0.002)
                assert any(entry.actor is Seat.DETECTIVE for entry in friend.log if entry.kind == "action")
                assert friend.secret(Seat.JACK)["jack"] is not None
                said = [message.id for entry in friend.log for _, message in entry.messages()]
                assert "log-identity-hidden" in said
                assert "log-identity" not in said
                hearing.cancel()

    asyncio.run(run())


def test_a_preview_comes_from_the_server_and_looking_back_too(server: str) -> None:
    async def run() -> None:
        place, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
        async with table_at(place) as here:
            await here.until_asked()
            now, first = here.text(), here.table.chooser.options[0].pick
            chooser = here.table.chooser
            chooser.begin(next(choice.pick for choice in chooser.top if choice.pick != "alibi"))
            while chooser.in_view is None and chooser.cursor is not None:
                chooser.take(chooser.cursor.pick)
            await here.table.choice_changed()
            await here.until(lambda: here.table.preview is not None)
            assert "▸▸" in here.text()
            await here.press("escape", "escape", "escape")
            chooser.move_to(first)
            await here.table.choice_changed()
            assert here.text() == now
            await here.press("left_square_bracket")
            await here.until_shown("You are looking at an earlier moment")
            await here.press("escape")
            assert here.text() == now

    asyncio.run(run())


def test_a_link_leads_back_to_a_seat_that_was_taken_here_and_lets_others_look_on(
    server: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place, _ = created(server, "pocket", Seat.JACK, "level:1", {})
    link = f"{server}/match/{place.match}"
    assert by_link(link) == place
    assert by_link(place.match, server) == place
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert by_link(link).token is None

    async def look_on() -> None:
        async with RemoteTable(by_link(link)) as spectator:
            assert spectator.seats == ()
            assert spectator.turn.legal == ()

    asyncio.run(look_on())


def test_what_can_not_be_reached_or_is_refused_says_so(server: str) -> None:
    with pytest.raises(ServerError, match="refuses"):
        by_link(f"{server}/match/nowhere#join=nothing")
    with pytest.raises(ServerError, match="refuses"):
        asyncio.run(RemoteTable(ServerSeat(server, "nowhere")).__aenter__())
    with pytest.raises(ServerError, match="does not play at servers"):
        created(server, "pocket", Seat.JACK, "greedy", {})
    with pytest.raises(ServerError, match="can't be reached"):
        created("http://127.0.0.1:9", "pocket", Seat.JACK, FRIEND, {})
    with pytest.raises(ServerError, match="begins with http"):
        created("ftp://x", "pocket", Seat.JACK, FRIEND, {})
    with pytest.raises(ServerError, match="which server"):
        by_link("abc")
