"""Limits: a network's buckets and places, in one process and over all processes of a server."""

from collections.abc import Iterator
from itertools import count
from typing import IO

import pytest

from whitechapel.server.limits import Arrivals, Bucket, Buckets, Ledger, Limits, Places, network_of, new_ledger
from whitechapel.server.proxies import Proxies
from whitechapel.server.refusals import Refusal
from whitechapel.server.settings import Settings


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somebody", "somebody"),
        ("", ""),
    ],
)
def test_a_network_is_an_ipv4_address_or_the_64_of_an_ipv6_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_addresses_of_one_network_share_a_bucket() -> None:
    buckets = Buckets(1.0, 2.0, clock=lambda: 0.0)
    buckets.take("2001:db8:1:2::1")
    buckets.take("2001:db8:1:2::2")
    with pytest.raises(Refusal):
        buckets.take("2001:db8:1:2::3")
    buckets.take("2001:db8:1:3::1")


def test_a_bucket_fills_up_again_with_time() -> None:
    now = 0.0
    buckets = Buckets(rate=2.0, burst=2.0, clock=lambda: now)
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Refusal) as refused:
        buckets.take("a")
    assert refused.value.retry_after == 1
    buckets.take("b")
    now = 0.5
    buckets.take("a")


def test_what_costs_more_than_a_bucket_holds_needs_a_full_one_and_is_paid_for_afterwards() -> None:
    now = 0.0
    bucket = Bucket(1.0, 3.0, clock=lambda: now)
    bucket.take(5.0)
    with pytest.raises(Refusal) as refused:
        bucket.check()
    assert refused.value.retry_after == 3
    now = 3.0
    bucket.take(1.0)


def test_mistakes_are_charged_but_nobody_waits_for_them_for_ever() -> None:
    now = 0.0
    bucket = Bucket(1.0, 3.0, clock=lambda: now)
    for _ in range(100):
        bucket.charge(5.0)
    now = 4.5
    bucket.check()


def test_connections_and_requests_that_are_refused_count_together_and_who_goes_on_is_hung_up_on() -> None:
    now = 0.0
    arrivals = Arrivals(Buckets(1.0, 3.0, clock=lambda: now), Proxies("10.0.0.0/8"))
    assert [arrivals.admits("192.0.2.7") for _ in range(2)] == [True, True]
    assert [arrivals.refused("192.0.2.7") for _ in range(2)] == [True, True]
    assert not arrivals.admits("192.0.2.7")
    assert arrivals.admits("192.0.2.8")
    now = 2.0
    assert arrivals.admits("192.0.2.7")


def test_a_trusted_proxy_may_come_as_often_as_it_likes() -> None:
    arrivals = Arrivals(Buckets(1.0, 1.0, clock=lambda: 0.0), Proxies("10.0.0.0/8"))
    assert all(arrivals.admits("10.0.0.5") for _ in range(5))
    assert not any(arrivals.refused("10.0.0.5") for _ in range(5))


def test_a_family_that_opens_pages_is_never_refused() -> None:
    """Six people who each open a page six times within a second, with six connections each time."""
    arrivals = Limits(Settings()).arrivals
    assert all(arrivals.admits("192.0.2.7") for _ in range(6 * 6 * 6))


def test_places_are_given_back() -> None:
    places = Places(1)
    places.take("a")
    with pytest.raises(Refusal):
        places.take("a")
    places.give_back("a")
    places.take("a")


@pytest.fixture
def file() -> Iterator[IO[bytes]]:
    with new_ledger(3) as file:
        yield file


def test_what_one_process_allows_is_missing_in_the_others(file: IO[bytes]) -> None:
    here, there = (Buckets(1.0, 3.0, clock=lambda: 0.0, ledger=Ledger(file, row)) for row in (1, 2))
    here.take("a")
    here.take("a")
    there.take("a")
    for buckets in (here, there):
        with pytest.raises(Refusal):
            buckets.take("a")
        buckets.take("b")


def test_what_another_process_allowed_long_ago_is_no_longer_missing(file: IO[bytes]) -> None:
    now = 0.0
    here, there = (Buckets(1.0, 3.0, clock=lambda: now, ledger=Ledger(file, row)) for row in (1, 2))
    for now in range(100):  # noqa: B007 - the clock reads it
        here.take("a")
    now = 101
    there.take("a", 3.0)


def test_places_are_counted_in_all_processes_and_those_of_one_that_ended_are_free(file: IO[bytes]) -> None:
    here, there = (Places(3, ledger=Ledger(file, row)) for row in (1, 2))
    here.take("a")
    here.take("a")
    there.take("a")
    for places in (here, there):
        with pytest.raises(Refusal):
            places.take("a")
    there.give_back("a")
    here.take("a")
    Ledger(file).forget(1)
    for _ in range(3):
        there.take("a")


def test_limits_of_different_kinds_are_counted_apart(file: IO[bytes]) -> None:
    settings = Settings(requests_per_second=1, messages_per_second=1, creations_per_minute=60, connections=2)
    here, there = (Limits(settings, Ledger(file, row)) for row in (1, 2))
    for _ in range(10):
        here.requests.take("a")
    with pytest.raises(Refusal):
        there.requests.take("a", 2.0)
    there.messages.take("a", 10.0)
    there.creations.take("a", 60.0)
    here.sockets.take("a")
    here.sockets.take("a")
    there.connections.take("a")
    with pytest.raises(Refusal):
        there.sockets.take("a")


def test_nobody_can_aim_at_the_column_of_another_network() -> None:
    """Where two networks share a column follows from a key that every server draws anew."""

    def shares() -> str:
        with new_ledger(2) as file:
            here, there = (Places(1, ledger=Ledger(file, row)) for row in (1, 2))
            here.take("the other one")
            for number in count():
                try:
                    there.take(f"network {number}")
                except Refusal:
                    return f"network {number}"
        raise AssertionError

    assert shares() != shares()
