"""A match at a server, through the interface that every table has: the server answers, and no rule is asked here."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from whitechapel.core import Match, Seat, load_game
from whitechapel.core.description import description_of
from whitechapel.core.story import Message
from whitechapel.table import Coached, RefusedError, Table, last_action
from whitechapel.table.deals import own_deal
from whitechapel.table.positions import seen_position
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import FRIEND, DealError, ServerSeat, by_link, created


@asynccontextmanager
async def running(seat: ServerSeat) -> AsyncIterator[RemoteTable]:
    """A table that hears its server."""
    async with RemoteTable(seat) as table:
        hearing = asyncio.create_task(table.run(lambda: None))
        try:
            yield table
        finally:
            hearing.cancel()


@asynccontextmanager
async def two_at(server: str, game: str = "pocket") -> AsyncIterator[tuple[RemoteTable, RemoteTable]]:
    """The Detective's table and Jack's."""
    seat, link = created(server, game, Seat.DETECTIVE, FRIEND, {})
    async with running(seat) as detective, running(by_link(link)) as jack:
        await reached(detective, 1)
        yield detective, jack


async def reached(table: Table, legal: int = 0, number: int = 0) -> None:
    """Wait until a table may choose among so many actions, or knows so many entries, and nothing is asked for."""
    async with asyncio.timeout(60):
        while len(table.turn.legal) < legal or table.turn.number < number or table.connection.waiting:
            await asyncio.sleep(0.002)


async def play(table: Table, other: Table, action: str) -> None:
    """Play an action, and wait until both know it."""
    number = table.turn.number
    await table.play(action)
    await reached(table, number=number + 1)
    await reached(other, number=number + 1)


def quiet(table: Table) -> str:
    """A legal action that reveals nothing."""
    return next(action for action in table.turn.legal if not action.startswith("alibi"))


def test_a_match_at_a_server_is_a_table(server: str) -> None:
    async def look() -> None:
        async with two_at(server) as (detective, _):
            table: Table = detective
            assert (table.game, table.seats) == ("pocket", (Seat.DETECTIVE,))
            assert table.turn.choices is not None
            assert {choice.pick for choice in table.turn.choices.next} <= table.turn.choices.picks.keys()
            assert table.connection.address.startswith(server)

    asyncio.run(look())


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_preview_is_what_the_rules_say_from_what_the_seat_knows(server: str, game: str) -> None:
    async def preview() -> None:
        async with two_at(server, game) as (detective, _):
            rules = load_game(game)
            known = {name: value for name, value in detective.position.items() if name != "display"}
            seen = rules.observation_from_json(known)
            assert seen_position(rules, seen) == detective.position
            for action in detective.turn.legal[:5]:
                assert await detective.preview(action) == rules.preview(seen, rules.action_from_text(action))

    asyncio.run(preview())


def test_why_something_can_not_be_done_is_a_message(server: str) -> None:
    async def ask() -> None:
        async with two_at(server) as (detective, jack):
            tokens = ("alibi", "holmes 1", "watson 1", "toby 1", "rotation 0 1", "exchange 0 1", "joker holmes")
            missing = next(action for action in tokens if action not in detective.turn.legal)
            assert await detective.why_not(missing) == Message("why-no-token")
            assert await detective.why_not(detective.turn.legal[0]) is None
            assert await jack.why_not(missing) is None

    asyncio.run(ask())


def test_looking_back_asks_the_server_what_the_seat_knew_then(server: str) -> None:
    async def look() -> None:
        async with two_at(server) as (detective, jack):
            before, number = detective.position, detective.turn.number
            await play(detective, jack, quiet(detective))
            async with running(detective.seat) as late:
                assert late.log == detective.log
                for entry in range(late.turn.number + 1):
                    assert await late.look(entry) == await detective.look(entry)
                assert await late.look(number) == before

    asyncio.run(look())


def test_a_takeback_leaves_the_action_before_it_as_the_last_one(server: str) -> None:
    async def take_back() -> None:
        async with two_at(server) as (detective, jack):
            await play(detective, jack, quiet(detective))
            first = last_action(detective.log)
            await play(jack, detective, quiet(jack))
            assert last_action(detective.log) != first
            position = await detective.look(first.number) if first is not None else None
            number = jack.turn.number
            await jack.take_back()
            await reached(detective, number=number + 1)
            assert detective.log[-1].kind == "taken-back"
            assert last_action(detective.log) == first
            assert detective.position == position

    asyncio.run(take_back())


def test_a_hint_is_a_legal_action_with_a_reason(server: str) -> None:
    async def ask() -> None:
        seat, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
        async with running(seat) as detective, two_at(server) as (against_a_person, _):
            await reached(detective, 1)
            advice = await detective.hint()
            assert advice.action in detective.turn.legal
            with pytest.raises(RefusedError):
                await against_a_person.hint()

    asyncio.run(ask())


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_the_servers_coach_and_description_are_those_of_the_seat(server: str, game: str) -> None:
    async def ask() -> None:
        async with two_at(server, game) as (detective, jack):
            coached = await detective.coach()
            assert coached.tip is not None
            assert set(coached.good) <= set(detective.turn.legal)
            assert await jack.coach() == Coached()
            number = jack.turn.number
            rules = load_game(game)
            for table in (detective, jack):
                written = {name: value for name, value in table.position.items() if name != "display"}
                known = rules.observation_from_json(written)
                assert await table.describe(number) == description_of(game, known)
            with pytest.raises(RefusedError):
                await jack.describe(number + 1)

    asyncio.run(ask())


def test_what_is_refused_says_why_and_changes_nothing(server: str) -> None:
    async def refused() -> None:
        async with two_at(server) as (detective, _):
            number = detective.turn.number
            await detective.take_back()
            await reached(detective)
            assert detective.connection.refusal == Message("problem-no-takeback")
            assert detective.turn.number == number

    asyncio.run(refused())


def test_the_record_of_a_finished_match_replays(server: str) -> None:
    async def play_out() -> None:
        async with two_at(server) as (detective, jack):
            number = detective.turn.number
            await detective.resign()
            await reached(detective, number=number + 1)
            assert detective.turn.outcome is not None
            assert [message.id for message in detective.turn.ending][:2] == ["wins", "reason-resignation"]
            record = await jack.record()
            assert Match.from_record(record).outcome == detective.turn.outcome

    asyncio.run(play_out())


def without_words(server: str) -> ServerSeat:
    """A seat against the AI in a match that waits for its words."""
    me = {"kind": "me", "adds_words": True}
    wanted = {"game": "pocket", "seats": {"jack": {"kind": "ai", "level": 1}, "detective": me}}
    made = httpx.post(f"{server}/api/v1/matches", json=wanted, trust_env=False, timeout=60).json()
    return ServerSeat(server, made["match"], made["tokens"]["detective"])


def test_words_that_a_seat_has_not_added_are_added_when_its_table_is_opened(server: str) -> None:
    async def look() -> None:
        async with running(without_words(server)) as table:
            await reached(table, 1)

    asyncio.run(look())


def test_a_table_that_shows_another_commitment_than_before_is_left(server: str) -> None:
    seat = without_words(server)
    own_deal(seat.match, "another")

    async def look() -> None:
        table = RemoteTable(seat)
        with pytest.raises(DealError, match="verify-bad-commitment"):
            await table.opened()
        assert not table.connection.is_open

    asyncio.run(look())


def test_a_record_that_can_not_be_had_is_refused(server: str) -> None:
    seat, _ = created(server, "pocket", Seat.JACK, "level:1", {})

    async def ask() -> None:
        table = RemoteTable(seat._replace(match="nowhere"))
        await table.record()

    with pytest.raises(RefusedError):
        asyncio.run(ask())
