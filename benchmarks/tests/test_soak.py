"""When the soak says that a server grows."""

import pytest

from benchmarks.server.soak import Sample, verdicts

SAMPLE = Sample(memory=100.0, descriptors=60, threads=9, matches=200, entries=9000)
FIRST_HALF = [SAMPLE._replace(memory=50.0 + 5 * minute, matches=20 * minute) for minute in range(10)]


def growing(samples: list[Sample]) -> set[str]:
    return {verdict.name for verdict in verdicts(FIRST_HALF + samples) if verdict.grows}


def test_only_the_second_half_counts() -> None:
    assert growing([SAMPLE] * 10) == set()


@pytest.mark.parametrize(("at_the_end", "grows"), [(104.9, set()), (105.1, {"memory"}), (118.0, {"memory"})])
def test_memory_may_be_five_percent_more_at_the_end_of_the_half_than_at_its_beginning(
    at_the_end: float, grows: set[str]
) -> None:
    step = (at_the_end - 100.0) / 9
    assert growing([SAMPLE._replace(memory=100.0 + step * minute) for minute in range(10)]) == grows


def test_descriptors_may_come_and_go_but_not_add_up() -> None:
    assert growing([SAMPLE._replace(descriptors=60 + 5 * (minute % 2)) for minute in range(10)]) == set()
    assert growing([SAMPLE._replace(descriptors=60 + minute) for minute in range(10)]) == {"descriptors"}


def test_matches_that_are_never_deleted_are_noticed() -> None:
    assert growing([SAMPLE._replace(matches=200 + 20 * minute) for minute in range(10)]) == {"kept"}


def test_more_visits_leave_more_matches() -> None:
    assert (
        growing([SAMPLE._replace(matches=200 + 20 * minute, visits=100 + 10 * minute) for minute in range(10)]) == set()
    )


def test_a_verdict_says_how_much_and_whether_that_is_too_much() -> None:
    told = list(map(str, verdicts(FIRST_HALF + [SAMPLE._replace(memory=100.0 + minute) for minute in range(10)])))
    assert told[0] == "memory        +9.0% in the second half (at most 5%)  GROWS"
    assert told[1].endswith("flat")
