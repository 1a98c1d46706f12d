"""A database that is killed, hangs or is out of reach: everybody is told, nothing is lost, and it goes on by itself."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script, problem
from tests.server.engines import started_postgres
from tests.server.lines import Line
from tests.server.live import LiveServer, generous, running
from tests.server.outages import DISTURBANCES, health
from tools.engines import Engine
from whitechapel.server import protocol, upkeep
from whitechapel.server.store import checked, open_database

UNAVAILABLE = {"status": "unavailable", "protocol": protocol.VERSION, "unavailable": ["database"]}


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with started_postgres() as started:
        yield started


@pytest.fixture(scope="module")
def server(line: Line) -> Iterator[LiveServer]:
    """A server that asks the database for nothing unless somebody asks it."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(upkeep, "_NOTICED", 3600.0)
        with running(line.url, database_timeout=1.0) as live:
            yield live


class Table:
    """Two people at a match."""

    def __init__(self, script: Script, stack: ExitStack) -> None:
        created = script.create("pocket", ME, OPEN)
        joined = script.join(created.match, created.invitations.detective)
        self.match = created.match
        tokens = {"jack": created.tokens.jack, "detective": joined.token}
        self.chairs = {
            seat: stack.enter_context(Chair(script.address, created.match, token)) for seat, token in tokens.items()
        }

    @property
    def actor(self) -> Chair:
        return self.chairs[str(self.chairs["jack"].turn.to_act)]

    @property
    def other(self) -> Chair:
        return next(chair for chair in self.chairs.values() if chair is not self.actor)

    def request(self) -> protocol.Act:
        actor = self.actor
        quiet = next(action for action in actor.turn.legal if not action.startswith("alibi"))
        return protocol.Act(client=actor.client, after=actor.number, action=quiet)


@pytest.mark.parametrize("how", DISTURBANCES)
def test_while_the_database_is_away_everybody_is_told_and_afterwards_the_match_goes_on(
    how: str, engine: Engine, line: Line, server: LiveServer
) -> None:
    disturb, mend = DISTURBANCES[how](engine, line)
    with Script(server.address) as script, ExitStack() as stack:
        table = Table(script, stack)
        actor, other, request = table.actor, table.other, table.request()
        disturb()
        try:
            told = actor.ask(request)
            assert isinstance(told, protocol.Problem)
            assert (told.code, told.client, told.after) == ("unavailable", request.client, request.after)
            assert health(script, 503) == UNAVAILABLE
            assert script.http.head("/health").status_code == 503
            for refused in (
                script.get("/api/v1/matches/some-other-match"),
                script.post("/api/v1/matches", {"game": "pocket", "seats": {"jack": ME, "detective": ME}}),
                script.post("/api/v1/my-matches", {"tokens": ["x"]}),
            ):
                assert (refused.status_code, problem(refused).code) == (503, "unavailable")
                assert int(refused.headers["retry-after"]) > 0
        finally:
            mend()
        health(script, 200)
        answer = actor.ask(request)
        assert isinstance(answer, protocol.Accepted)
        assert answer.number == request.after + 1
        other.until(answer.number)
        assert [event.action for event in other.events].count(request.action) == 1
        for _ in range(2):
            actor = table.actor
            actor.act(table.request().action)
            for chair in table.chairs.values():
                chair.until(actor.number)


def test_what_was_stored_though_its_answer_was_lost_is_told_to_everybody_and_stored_once(
    line: Line, server: LiveServer
) -> None:
    with Script(server.address) as script, ExitStack() as stack:
        table = Table(script, stack)
        actor, other, request = table.actor, table.other, table.request()
        line.mute_at(b"COMMIT")
        told = actor.ask(request)
        line.mend()
        assert isinstance(told, protocol.Problem)
        assert told.code == "unavailable"
        other.until(request.after + 1)
        again = actor.ask(request)
        assert isinstance(again, protocol.Accepted)
        assert (again.number, again.repeated) == (request.after + 1, True)
        assert [event.action for event in other.events].count(request.action) == 1


def test_an_ai_whose_action_could_not_be_stored_plays_it_when_the_database_is_back(line: Line) -> None:
    with running(line.url, database_timeout=1.0, pace=1.0) as live, Script(live.address) as script:
        created = script.create("pocket", AI, ME)
        with Chair(script.address, created.match, created.tokens.detective) as me:
            me.act(next(action for action in me.turn.legal if not action.startswith("alibi")))
            line.cut()
            assert health(script, 503) == UNAVAILABLE
            line.mend()
            me.until_my_turn()
            assert any(event.actor == "jack" for event in me.events)


def test_a_restart_of_the_database_between_two_actions_is_not_noticed(engine: Engine, server: LiveServer) -> None:
    with Script(server.address) as script, ExitStack() as stack:
        health(script, 200)
        table = Table(script, stack)
        engine.kill()
        engine.start()
        actor = table.actor
        actor.act(table.request().action)
        table.other.until(actor.number)


def test_a_server_whose_database_hangs_ends_when_it_is_told_to(engine: Engine, line: Line) -> None:
    live = LiveServer(generous(line.url, database_timeout=0.5))
    live.start()
    with Script(live.address) as script:
        created = script.create("pocket")
        with Chair(script.address, created.match, created.tokens.detective) as chair:
            engine.freeze()
            try:
                chair.send(protocol.Act(client="c", after=chair.number, action=chair.turn.legal[0]))
                live.stop()
                assert not live.running
            finally:
                engine.thaw()


def test_after_all_this_every_log_is_sound(engine: Engine, server: LiveServer) -> None:
    with Script(server.address) as script, ExitStack() as stack:
        table = Table(script, stack)  # one at least, whichever of the other tests this process was given
        engine.kill()
        engine.start()
        table.actor.act(table.request().action)

    async def faults() -> list[object]:
        database = await open_database(engine.url, migrate=False)
        found: list[object] = [finding.fault async for finding in checked(database)]
        await database.close()
        return found

    found = asyncio.run(faults())
    assert found
    assert not any(found)
