"""Whose turn the AI thinks about: the network of whoever made the match, joined it or played last."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import AI, ME, coming_from
from tests.server.live import LiveServer
from tests.server.test_live_cache import new_match
from whitechapel.server.bus import SoloBus
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.metrics import Metrics
from whitechapel.server.processes.ownership import Ownership
from whitechapel.server.store import Journal, Matches, open_database

OPEN = {"kind": "open"}
MAKER, FRIEND = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[LiveServer]:
    """A server whose AI takes its time; a test says where requests come from."""
    live = LiveServer.in_folder(tmp_path, pace=1000.0, proxies="127.0.0.1")
    yield live
    live.stop()


def asker(live: LiveServer, match: str) -> str:
    """Whose match it is, as far as the fair queue knows."""
    return live.inside(lambda: live.service.live.find(match)).asker


def test_matches_between_ais_are_those_of_whoever_made_them(slow: LiveServer) -> None:
    with coming_from(slow.address, MAKER) as script:
        made = [script.create("pocket", AI, AI).match for _ in range(3)]
    assert {asker(slow, match) for match in made} == {MAKER}
    with coming_from(slow.address, "2001:db8:1:2:3::7") as script:
        assert asker(slow, script.create("pocket", AI, AI).match) == asker(slow, script.create("pocket", AI, ME).match)


def test_whoever_joins_or_adds_words_makes_the_next_turn_theirs(slow: LiveServer) -> None:
    with coming_from(slow.address, MAKER) as maker, coming_from(slow.address, FRIEND) as friend:
        created = maker.create("pocket", {"kind": "me", "adds_words": True}, OPEN)
        friend.join(created.match, created.invitations.detective)
        assert asker(slow, created.match) == FRIEND
        maker.add_words(created.match, created.tokens.jack, "mine")
        assert asker(slow, created.match) == MAKER


def test_a_rematch_and_playing_on_are_those_of_whoever_asks(slow: LiveServer) -> None:
    with coming_from(slow.address, MAKER) as maker, coming_from(slow.address, FRIEND) as friend:
        created = maker.create("pocket", AI, ME)
        number = maker.get(f"/api/v1/matches/{created.match}").json()["turn"]["number"]
        resign = {"type": "resign", "client": "x", "after": number}
        token = created.tokens.detective
        assert maker.post(f"/api/v1/matches/{created.match}/act", resign, token).status_code == 200
        again = maker.post(f"/api/v1/matches/{created.match}/rematch", {}, token).json()
        wish = {"number": number, "seat": "jack", "level": 1}
        on = friend.post(f"/api/v1/matches/{created.match}/play-on", wish).json()
    assert [asker(slow, answer["match"]) for answer in (again, on)] == [MAKER, FRIEND]


def test_matches_of_which_nobody_knows_whose_they_are_share_one_part(slow: LiveServer, tmp_path: Path) -> None:
    with coming_from(slow.address, MAKER) as script:
        made = [script.create("pocket", AI, AI).match for _ in range(2)]
    slow.stop()
    again = LiveServer.in_folder(tmp_path, pace=1000.0)
    assert [asker(again, match) for match in made] == ["", ""]
    again.stop()


def test_the_process_that_owns_a_match_is_told_whose_it_is(tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []

    async def known() -> list[str]:
        database = await open_database(f"sqlite:///{tmp_path / 'matches.db'}")
        matches, journal = Matches(database), Journal(database)
        elsewhere = Ownership((), tell_owner=lambda match, network: told.append((match, network)))
        there = LiveMatches(matches, journal, SoloBus(), Metrics(), ownership=elsewhere)
        made = new_match("a")
        await journal.create(made)
        there.add(made, MAKER)
        here = LiveMatches(matches, journal, SoloBus(), Metrics())
        found = []
        for asker in (MAKER, FRIEND, ""):
            await here.grown("a", near=True, asker=asker)
            found.append((await here.find("a")).asker)
        await database.close()
        return found

    assert asyncio.run(known()) == [MAKER, FRIEND, FRIEND]
    assert told == [("a", MAKER)]
