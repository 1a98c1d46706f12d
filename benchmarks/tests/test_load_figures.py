"""Several rounds of the load script, taken together."""

import pytest

from benchmarks.server.figures import Figures, middle, table

ROUND = Figures(
    matches=500, games=1, sent=10, kept=10, rate=500.0, delays=(10.0, 20.0, 30.0), cpu=6e-4, echo=1e-4, memory=51_200.0
)


def test_what_was_measured_is_a_median_and_what_was_counted_a_sum() -> None:
    slow = ROUND._replace(delays=(90.0, 95.0, 99.0), kept=9, memory=61_440.0)
    together = middle([ROUND, slow, ROUND])
    assert together.delays == ROUND.delays
    assert together.memory == ROUND.memory
    assert (together.sent, together.lost) == (30, 1)


def test_a_multiple_is_of_one_round_and_its_own_echo() -> None:
    rounds = [ROUND._replace(cpu=cpu, echo=echo) for cpu, echo in ((6e-4, 1e-4), (12e-4, 2e-4), (9e-4, 1e-4))]
    assert middle(rounds).multiple == pytest.approx(6.0)


def test_each_server_has_a_row_of_the_table() -> None:
    assert "| SQLite | 500 | 10, 20, 30 | 600 µs | 6.0 | 50 KB | 0 |" in table({"SQLite": ROUND})
