"""At a server, a line that drops: it is shown, mends by itself, and nothing is lost or done twice."""

import asyncio
from pathlib import Path

from tests.server.clients import Chair
from tests.server.forking import Killable
from tests.server.live import LiveServer, generous
from tests.terminal.relay import Relay
from tools.terminal_driver import Sitting, table_at
from whitechapel.core import Seat, verify
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import ServerSeat, created
from whitechapel.table.seats import record as record_of
from whitechapel.terminal.screens.home import HomeScreen
from whitechapel.words import Words

LOST = "Connection lost. Trying again…"


def match_behind(relay: Relay, server: str) -> ServerSeat:
    """A match against the server's AI, reached through the relay."""
    place, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
    return place._replace(server=relay.address)


async def told_the_same(here: Sitting, server: str, place: ServerSeat) -> None:
    """Compare what this table was told, entry by entry of the log, with what another client of its seat is told."""
    with Chair(server.removeprefix("http://"), place.match, place.token) as other:
        events = [(event.kind, event.actor, event.action, event.beats) for event in other.events]
    await here.until(lambda: len(here.match.log) >= len(events))
    told = [(entry.kind, str(entry.actor), entry.action, entry.beats) for entry in here.match.log]
    assert told[: len(events)] == events
    async with RemoteTable(place._replace(server=server)) as late:
        hearing = asyncio.create_task(late.run(lambda: None))
        for number in range(len(events) + 1):
            assert await late.look(number) == await here.match.look(number)
        hearing.cancel()


async def lost(here: Sitting, relay: Relay) -> None:
    """Cut the connection, and wait until that is noticed."""
    relay.cut()
    await here.until(lambda: not here.match.connection.is_open)


async def mended(here: Sitting, relay: Relay) -> None:
    """Let the connection be made again, and wait until everything asked for is answered."""
    await relay.mend()
    await here.until(lambda: here.match.connection.is_open and not here.match.connection.waiting)


def number_at(server: str, place: ServerSeat) -> int:
    """How far the match is, as the server knows it."""
    with Chair(server.removeprefix("http://"), place.match) as spectator:
        return spectator.number


def test_a_dropped_connection_is_shown_and_mends_by_itself(server: str) -> None:
    async def run() -> None:
        async with Relay(server.removeprefix("http://")) as relay:
            place = match_behind(relay, server)
            async with table_at(place) as here:
                await here.until_asked()
                await lost(here, relay)
                assert LOST in here.text()
                await relay.mend()
                await here.until(lambda: here.match.connection.is_open)
                assert LOST not in here.text()
                assert "Your turn" in here.text()
                await told_the_same(here, server, place)
                await here.play_to_the_end()

    asyncio.run(run())


def test_an_action_whose_answer_was_lost_is_played_once(server: str) -> None:
    async def run() -> None:
        async with Relay(server.removeprefix("http://")) as relay:
            place = match_behind(relay, server)
            async with table_at(place) as here:
                await here.until_asked()
                before = len(here.match.log)
                relay.mute = True
                await here.table.play(here.match.turn.legal[0])
                while number_at(server, place) == before:
                    await asyncio.sleep(0.002)
                assert len(here.match.log) == before
                await lost(here, relay)
                await mended(here, relay)
                assert here.match.connection.refusal is None
                moves = [
                    entry for entry in here.match.log if entry.actor is Seat.DETECTIVE and entry.action is not None
                ]
                assert len(moves) == 1
                await told_the_same(here, server, place)

    asyncio.run(run())


def test_an_action_chosen_while_the_connection_is_down_is_kept_and_sent_later(server: str) -> None:
    async def run() -> None:
        async with Relay(server.removeprefix("http://")) as relay:
            place = match_behind(relay, server)
            async with table_at(place) as here:
                await here.until_asked()
                await lost(here, relay)
                chosen = here.match.turn.legal[0]
                await here.table.play(chosen)
                assert "Your choice is kept and sent as soon as the connection is back." in here.text()
                await here.press("u")
                assert here.match.connection.waiting
                await mended(here, relay)
                moves = [
                    entry.action
                    for entry in here.match.log
                    if entry.actor is Seat.DETECTIVE and entry.action is not None
                ]
                assert moves == [chosen]

    asyncio.run(run())


def test_a_rematch_that_can_not_be_asked_for_says_so_and_the_table_can_be_left(server: str) -> None:
    async def run() -> None:
        async with Relay(server.removeprefix("http://")) as relay, table_at(match_behind(relay, server)) as here:
            await here.until_asked()
            await here.press("g", "y")
            await here.until_shown("Esc  Close")
            await lost(here, relay)
            await here.press("r")
            await here.until_shown(Words().say("problem-offline"))
            await here.press("escape", "q")
            await here.until(lambda: isinstance(here.app.screen, HomeScreen))

    asyncio.run(run())


def test_a_server_that_has_lost_the_match_says_so_at_the_table(server: str, tmp_path: Path) -> None:
    other = LiveServer.in_folder(tmp_path)

    async def run() -> None:
        async with Relay(server.removeprefix("http://")) as relay, table_at(match_behind(relay, server)) as here:
            await here.until_asked()
            relay.cut()
            relay.target = other.address
            await relay.mend()
            await here.until_shown("There is no such game.")
            assert LOST in here.text()

    try:
        asyncio.run(run())
    finally:
        other.stop()


def test_a_game_is_played_to_its_end_at_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    async def run(killable: Killable) -> None:
        server = f"http://{killable.address}"
        place, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
        async with table_at(place) as here:
            for _ in range(3):
                await here.until_asked()
                if here.match.turn.outcome is not None:  # the first turn may leave one suspect
                    break
                await here.table.play(here.match.turn.legal[0])
                killable.restart()
                await here.until(lambda: not here.match.connection.waiting)
            await here.play_to_the_end()
            await told_the_same(here, server, place)
            verify(record_of(place))

    with Killable(generous(f"sqlite:///{tmp_path / 'matches.db'}"), tmp_path / "log") as killable:
        asyncio.run(run(killable))
