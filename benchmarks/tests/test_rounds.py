"""Figures, ratios and goals from short rounds in turn."""

import pytest

from benchmarks.measuring.rounds import Goal, Measure, Rates, measured


def test_a_figure_is_the_median_of_its_rounds_and_a_ratio_is_taken_within_a_round() -> None:
    rates = Rates([{"a": 1.0, "b": 1.0}, {"a": 8.0, "b": 2.0}, {"a": 6.0, "b": 3.0}])
    assert rates.figures() == {"a": 6.0, "b": 2.0}
    assert rates.ratio(Goal("a to b", "a", "b")) == 2.0


def test_a_goal_is_reached_or_missed_or_none() -> None:
    assert Goal("", "a", "b", 5).verdict(5.0) == "goal 5 x: reached"
    assert Goal("", "a", "b", 5).verdict(4.9) == "goal 5 x: MISSED"
    assert Goal("", "a", "b").verdict(4.9) == ""


def test_a_batch_that_counts_two_things_gives_two_figures() -> None:
    work = Measure(("one", "double"), lambda: (1, 2 * len(list(range(10_000))) // 10_000))
    found = measured([work], 0.01).figures()
    assert found["double"] == pytest.approx(2 * found["one"])
