"""Whatever a client throws at the server, nobody sees an error of ours, and others play on."""

import asyncio

from benchmarks.server.fuzz import fuzzed


def test_nothing_that_is_thrown_at_a_server_makes_it_fail() -> None:
    found = asyncio.run(fuzzed(connections=30, requests=80, seed=7))
    assert found.harm == {"5xx": 0, "1011": 0, "internal": 0, "tracebacks": 0}
    assert found.answers > 100
    assert found.unharmed
