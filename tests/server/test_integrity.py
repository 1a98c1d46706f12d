"""What the check of all logs says of a match that is not whole."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clients import Script
from tests.server.live import LiveServer
from whitechapel.core import Seat
from whitechapel.server.store import Matches, StoredMatch, open_database
from whitechapel.server.store.integrity import what_is_wrong


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> StoredMatch:
    """A match as a server has stored it."""
    folder: Path = tmp_path_factory.mktemp("integrity")
    live = LiveServer.in_folder(folder)
    with Script(live.address) as script:
        match_id = script.create("pocket").match
    live.stop()

    async def loaded() -> StoredMatch | None:
        database = await open_database(f"sqlite:///{folder / 'matches.db'}")
        found = await Matches(database).load(match_id)
        await database.close()
        return found

    found = asyncio.run(loaded())
    assert found is not None
    return found


def test_nothing_is_wrong_with_a_match_as_it_was_stored(stored: StoredMatch) -> None:
    assert what_is_wrong(stored) == ""


def test_a_gap_in_the_log_a_missing_seat_and_a_wrong_mark_are_told(stored: StoredMatch) -> None:
    jack_alone = {Seat.JACK: stored.seats[Seat.JACK]}
    assert what_is_wrong(stored._replace(entries=stored.entries[1:])) == "its log has a gap"
    assert what_is_wrong(stored._replace(seats=jack_alone)) == "a seat is missing"
    assert what_is_wrong(stored._replace(over=True)) == "it is marked as over and is not"
    assert "stands" in what_is_wrong(stored._replace(standing=stored.standing._replace(number=1)))  # type: ignore[union-attr]
