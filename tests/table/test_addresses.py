"""Addresses that lead to no server are refused in words, by every way to a seat."""

import asyncio

import pytest

from whitechapel.core import Seat
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import FRIEND, ServerError, ServerSeat, by_link, created

NO_ADDRESSES = (
    *("", "x", "http://", "ftp://x", "file:///etc/passwd", "http://[::1", "http://127.0.0.1:99999"),
    *("http://127.0.0.1:0", "http://127.0.0.1:x", "http://a..b", f"http://{'a' * 300}", "http://a b", "http://\udcff"),
)
NOBODY = "http://127.0.0.1:1"


@pytest.mark.parametrize("server", NO_ADDRESSES)
def test_what_is_no_address_is_refused_before_anything_is_sent(server: str) -> None:
    with pytest.raises(ServerError, match="is not the address of a server"):
        created(server, "pocket", Seat.JACK, FRIEND, {})
    for link, given in (("abc", server), (f"{server}/match/abc", ""), (f"{server}/match/abc#join=xyz", "")):
        with pytest.raises(ServerError, match=r"is not the address|does not say which server|can't be read"):
            by_link(link, given)


def test_a_server_that_is_not_there_is_said_to_be_so_without_the_words_of_who_tried() -> None:
    with pytest.raises(ServerError) as asked:
        created(NOBODY, "pocket", Seat.JACK, FRIEND, {})
    with pytest.raises(ServerError) as opened:
        asyncio.run(RemoteTable(ServerSeat(NOBODY, "abc")).opened())
    assert str(asked.value) == str(opened.value) == f"'{NOBODY}' can't be reached (Connection refused)"


@pytest.mark.parametrize("other", ["greedy", "level:", "level:x", f"level:{'9' * 5000}"])
def test_whoever_does_not_play_at_servers_is_refused(other: str) -> None:
    with pytest.raises(ServerError, match="does not play at servers"):
        created(NOBODY, "pocket", Seat.JACK, other, {})
