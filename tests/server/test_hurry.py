"""The table says that the AI is hurrying: to those who are there, and to those who come back."""

from collections import defaultdict
from pathlib import Path

import msgspec

from tests.server.clients import ME, Chair, Script
from tests.server.live import LiveServer
from tests.server.test_leak_ai import before_the_ai
from tests.server.test_thinking import LEVEL_8, until, waiting
from tests.server.worlds import Planted, alternatives, played, quiet_actions
from whitechapel.core import Seat
from whitechapel.server import protocol, views


def test_the_table_says_that_the_ai_is_hurrying_to_those_who_draw_one(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, pace=600.0, ai_workers=1)
    with Script(live.address) as script:
        chairs = []
        for choices in (True, True, False):
            created = script.create("pocket", LEVEL_8, ME)
            chairs.append(Chair(script.address, created.match, created.tokens.detective, choices=choices))
        for chair in chairs:
            chair.act(chair.turn.legal[0])
            chair.send(protocol.Ping())
            while not isinstance(chair.receive(), protocol.Pong):
                continue
        assert ["thinking" in " ".join(chair.heard) for chair in chairs] == [False, True, False]
        assert '{"type":"thinking","seat":"jack","hurried":true}' in chairs[1].heard
        for chair in chairs:
            chair.close()
    live.stop()


class Told:
    """Somebody who looks on, and what they are told of the AI's hurry."""

    choices = True
    company = False
    away = False
    silent = False
    heard = 0.0

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.told: list[tuple[str, bool]] = []

    def push(self, message: views.Sealed) -> None:
        told = msgspec.json.decode(message, type=protocol.FromServer)
        if isinstance(told, (protocol.Table, protocol.Thinking)):
            self.told.append((type(told).__name__, told.hurried))

    def send_away(self) -> None:
        """Nobody goes."""


def test_a_table_knows_whether_the_ai_is_hurrying_and_is_told_where_that_changes(server: LiveServer) -> None:
    """Step by step of the AI it stays as it was, so that nobody hears it at each; with another's turn it ends."""
    planted = Planted(server, "pocket", 1, played("pocket", 1, 12).log)

    async def run() -> None:
        match = await server.service.live.find(planted.id)

        async def jack_acts(then: Seat) -> None:
            action = min(quiet_actions(match.hosted, (then,)))
            await match.ask(Seat.JACK, protocol.Act(client="c", after=match.hosted.number, action=action))

        here, late, later = Told(Seat.DETECTIVE), Told(Seat.SPECTATOR), Told(Seat.JACK)
        match.listen(here, 0)
        for hurried in (False, True, True):
            match.announce(Seat.JACK, hurried=hurried)
        match.listen(late, 0)
        await jack_acts(then=Seat.JACK)
        for hurried in (True, False, True):
            match.announce(Seat.JACK, hurried=hurried)
        await jack_acts(then=Seat.DETECTIVE)
        match.listen(later, 0)
        changes = [("Thinking", False), ("Thinking", True)]
        assert here.told == [("Table", False), ("Thinking", True), *changes]
        assert late.told == [("Table", True), *changes]
        assert later.told == [("Table", False)]
        for listener in (here, late, later):
            match.leave(listener)

    server.inside(run)


def test_whoever_comes_back_knows_that_the_ai_is_hurrying_whoever_they_are_and_whatever_is_hidden(
    tmp_path: Path,
) -> None:
    match, action = before_the_ai("pocket", Seat.DETECTIVE, 2)
    worlds = alternatives(match, Seat.DETECTIVE)
    live = LiveServer.in_folder(tmp_path, pace=600.0, ai_workers=1)
    said: dict[Seat, set[str]] = defaultdict(set)
    with Script(live.address) as script:
        other = script.create("pocket", LEVEL_8, ME)
        with Chair(script.address, other.match, other.tokens.detective) as busy:
            busy.act(busy.turn.legal[0])
            live.inside(lambda: until(lambda: waiting(live) == 1.0))
        for number, state in enumerate([match.match.state, *sorted(worlds)[:3]], start=2):
            planted = Planted(live, "pocket", 2, worlds[state], ai=Seat.JACK, level=8)
            path, token = f"/api/v1/matches/{planted.id}", planted.tokens[Seat.DETECTIVE]
            assert not script.get(path, token).json()["hurried"]
            with Chair(script.address, planted.id, token) as me:
                me.client = "c"
                me.act(action)
            live.inside(lambda number=number: until(lambda: waiting(live) == number))  # type: ignore[misc]
            for viewer, key in ((Seat.DETECTIVE, token), (Seat.SPECTATOR, None)):
                with Chair(script.address, planted.id, key) as again:
                    assert again.table.hurried
                    said[viewer].add(again.heard[0].replace(planted.id, "MATCH"))
                    assert script.get(path, key).json()["hurried"]
    live.stop()
    assert [len(texts) for texts in said.values()] == [1, 1]
