"""A server asks for the descriptors it needs, and lets no more people in than it has."""

import resource
from collections.abc import Iterator

import pytest

from whitechapel.server.transport.descriptors import raise_descriptor_limit, room_for_connections

LOW = 900


@pytest.fixture
def hard() -> Iterator[int]:
    """The hard limit of this process, while its soft one is low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (LOW, hard))
    yield hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_more_descriptors_are_asked_for_where_connections_need_them(hard: int) -> None:
    raise_descriptor_limit(1_000)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == min(hard, 1_128) if hard != resource.RLIM_INFINITY else 1_128


@pytest.mark.usefixtures("hard")
def test_what_is_enough_stays_as_it_is() -> None:
    raise_descriptor_limit(100)
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == LOW


@pytest.mark.usefixtures("hard")
def test_some_descriptors_are_kept_for_everything_else() -> None:
    assert room_for_connections(10_000) == LOW - 128
    assert room_for_connections(50) == 50
