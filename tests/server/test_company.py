"""Who is at the table and what they say: the same for all who want to know, from every process, and nothing else."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.clients import ME, OPEN, Chair, Script
from tests.server.engines import redis
from tests.server.live import LiveServer
from tests.server.worlds import Planted, alternatives, played
from whitechapel.core import Seat
from whitechapel.server import company, protocol, views
from whitechapel.server.company import Company

BOTH = protocol.Present(jack=True, detective=True)
JACK = protocol.Present(jack=True, detective=False)


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has long to come back."""
    monkeypatch.setattr(company, "GRACE", 0.05)


def seated(script: Script) -> tuple[str, str | None, str]:
    """A match of two people and their tokens, Jack's first."""
    created = script.create("pocket", ME, OPEN)
    return created.match, created.tokens.jack, script.join(created.match, created.invitations.detective).token


def test_who_comes_and_leaves_is_told_to_those_who_want_to_know(script: Script) -> None:
    match, jack, detective = seated(script)
    with (
        Chair(script.address, match, jack, company=True) as host,
        Chair(script.address, match, company=True) as spectator,
        Chair(script.address, match) as bot,
    ):
        host.until_told(JACK)
        spectator.until_told(JACK)
        with Chair(script.address, match, detective, company=True) as friend:
            friend.until_told(BOTH)
            host.until_told(BOTH)
            spectator.until_told(BOTH)
        host.until_told(JACK)
        spectator.until_told(JACK)
        bot.send(protocol.Ping())
        assert isinstance(bot.receive(), protocol.Pong)  # and nothing of all that before it


def test_somebody_who_looks_elsewhere_is_away_until_he_looks_back(script: Script) -> None:
    match, jack, detective = seated(script)
    with (
        Chair(script.address, match, jack, company=True) as host,
        Chair(script.address, match, detective, company=True) as friend,
    ):
        host.until_told(BOTH)
        friend.send(protocol.Here(away=True))
        host.until_told(JACK)
        friend.send(protocol.Here(away=False))
        host.until_told(BOTH)


def test_somebody_of_whom_nothing_is_heard_is_away(server: LiveServer, script: Script) -> None:
    match, jack, detective = seated(script)
    with (
        Chair(script.address, match, jack, company=True) as host,
        Chair(script.address, match, detective, company=True) as friend,
    ):
        host.until_told(BOTH)

        async def long_after() -> None:
            live = await server.service.live.find(match)
            for listener in live._listeners:
                if listener.viewer is Seat.DETECTIVE:
                    listener.heard = time.monotonic() - company.SILENCE - 1
            live.notice_silence()

        server.inside(long_after)
        host.until_told(JACK)
        friend.send(protocol.Ping())
        host.until_told(BOTH)


def test_phrases_are_heard_by_all_and_limited_for_each_seat(script: Script) -> None:
    match, jack, detective = seated(script)
    said = protocol.Said(seat="jack", phrase="tip-the-hat")
    with (
        Chair(script.address, match, jack, company=True) as host,
        Chair(script.address, match, detective, company=True) as friend,
        Chair(script.address, match, company=True) as spectator,
    ):
        before = host.number
        host.send(protocol.Say(phrase="tip-the-hat"))
        for chair in (host, friend, spectator):
            chair.until_told(said)
        for _ in range(3):
            host.send(protocol.Say(phrase="oops"))
        while not isinstance(answer := host.receive(), protocol.Problem):
            continue
        assert answer.code == "too-many"
        friend.send(protocol.Say(phrase="gotcha"))
        host.until_told(protocol.Said(seat="detective", phrase="gotcha"))
        spectator.send(protocol.Say(phrase="oops"))
        while not isinstance(answer := spectator.receive(), protocol.Problem):
            continue
        assert answer.code == "no-seat"
        assert script.get(f"/api/v1/matches/{match}", jack).json()["turn"]["number"] == before


def test_what_is_no_phrase_is_refused(script: Script) -> None:
    match, jack, _ = seated(script)
    with Chair(script.address, match, jack) as host:
        host._socket.send('{"type":"say","phrase":"anything I like"}')
        answer = host.receive()
        assert isinstance(answer, protocol.Problem)
        assert answer.code == "malformed"


class Guest:
    """Somebody at a table, and what they are told."""

    company = True
    away = False
    silent = False

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.told: list[protocol.FromServer] = []

    def push(self, message: views.Sealed) -> None:
        self.told.append(msgspec.json.decode(message, type=protocol.FromServer))


def test_two_processes_tell_each_other_who_is_there_and_what_is_said() -> None:
    async def run() -> None:
        here, there = [Guest(Seat.JACK)], list[Guest]()
        one = Company(here, lambda news: other.hear(f"0000000a {news}"))
        other = Company(there, lambda news: one.hear(f"0000000b {news}"))
        one.greet(here[0])
        guest = Guest(Seat.DETECTIVE)
        there.append(guest)
        other.greet(guest)
        assert [one.told[-1] for one in (guest, here[0])] == [BOTH, BOTH]
        one.say(Seat.JACK, "good-luck")
        said = protocol.Said(seat="jack", phrase="good-luck")
        assert [one.told[-1] for one in (guest, here[0])] == [said, said]
        there.clear()
        other.look()
        while here[0].told[-1] != JACK:
            await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_process_of_which_nothing_more_is_heard_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr(company, "KEPT", 0.0)
        guest = Guest(Seat.JACK)
        table = Company([guest], lambda _news: None)
        table.greet(guest)
        table.hear("0000000a here d")
        table.again()
        assert not table.shared
        assert guest.told[-1] == JACK

    asyncio.run(run())


@pytest.mark.parametrize("news", ["", "x", "0000000a say j nonsense", "0000000a here jd; DROP", "0000000a say s oops"])
def test_news_that_make_no_sense_are_left_alone(news: str) -> None:
    guest = Guest(Seat.JACK)
    Company([guest], lambda _news: None).hear(news)
    assert guest.told == []


def test_nothing_told_of_the_company_depends_on_the_hidden_world(server: LiveServer, script: Script) -> None:
    match = played("pocket", 1, 20)
    worlds = alternatives(match, Seat.DETECTIVE)
    heard = []
    for state in sorted(worlds)[:3]:
        planted = Planted(server, "pocket", 1, worlds[state])
        with (
            Chair(script.address, planted.id, planted.tokens[Seat.DETECTIVE], company=True) as viewer,
            Chair(script.address, planted.id, planted.tokens[Seat.JACK], company=True) as jack,
        ):
            viewer.until_told(BOTH)
            for phrase in ("thinking", "wring-hands"):
                jack.send(protocol.Say(phrase=phrase))
            viewer.until_told(protocol.Said(seat="jack", phrase="wring-hands"))
            jack.send(protocol.Here(away=True))
            viewer.until_told(protocol.Present(jack=False, detective=True))
            heard.append([text.replace(planted.id, "") for text in viewer.heard])
    assert heard[0] == heard[1] == heard[2]


def test_two_machines_tell_each_other_through_redis(tmp_path: Path) -> None:
    with redis() as url:
        shared = {"redis": url}
        one, two = LiveServer.in_folder(tmp_path, **shared), LiveServer.in_folder(tmp_path, **shared)
        try:
            with Script(one.address) as script:
                match, jack, detective = seated(script)
            with Chair(one.address, match, jack, company=True) as host:
                with Chair(two.address, match, detective, company=True) as friend:
                    host.until_told(BOTH)
                    friend.until_told(BOTH)
                    friend.send(protocol.Say(phrase="applaud"))
                    host.until_told(protocol.Said(seat="detective", phrase="applaud"))
                host.until_told(JACK)
        finally:
            one.stop()
            two.stop()
