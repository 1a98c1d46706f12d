"""Worlds: counted, listed with weights, sampled."""

from collections import Counter
from random import Random

from whitechapel.core import Worlds

THREE = Worlds([("gull", 1), ("bert", 2), ("lane", 3)])


def test_worlds_are_counted_and_listed_with_their_weights() -> None:
    assert len(THREE) == 3
    assert list(THREE) == [("gull", 1), ("bert", 2), ("lane", 3)]
    assert THREE.total == 6


def test_a_world_is_in_them_or_not() -> None:
    assert "bert" in THREE
    assert "smith" not in THREE


def test_a_sample_is_as_likely_as_its_weight_says() -> None:
    rng = Random(3)
    drawn = Counter(THREE.sample(rng) for _ in range(6000))
    assert abs(drawn["gull"] - 1000) < 120
    assert abs(drawn["bert"] - 2000) < 150
    assert abs(drawn["lane"] - 3000) < 160


def test_one_seed_samples_the_same_worlds() -> None:
    assert [THREE.sample(Random(seed)) for seed in range(20)] == [THREE.sample(Random(seed)) for seed in range(20)]


def test_no_worlds_weigh_nothing() -> None:
    nothing: Worlds[str] = Worlds([])
    assert (len(nothing), nothing.total) == (0, 0)


def test_the_repr_of_worlds_rebuilds_them() -> None:
    assert list(eval(repr(THREE))) == list(THREE)  # noqa: S307 - the promise under test
