"""What a table draws beyond the position, and previews of steps."""

import itertools
import random

from whitechapel import classic
from whitechapel.classic import board
from whitechapel.core import Match, Seat, SeededDealer


def test_at_the_start_bert_holmes_lestrade_and_smith_are_visible() -> None:
    observation = Match(classic, SeededDealer(1)).observation(Seat.SPECTATOR)
    shown = classic.display(observation)
    assert shown["seen"] == ["bert", "holmes", "lestrade", "smith"]
    assert shown["hidden"] == ["goodley", "gull", "stealthy", "watson"]


def test_at_the_start_a_building_stops_watsons_ray_at_once() -> None:
    observation = Match(classic, SeededDealer(1)).observation(Seat.SPECTATOR)
    assert classic.display(observation)["ray"] == []


def test_previews_agree_with_what_then_happens_and_paths_are_ways() -> None:
    rng = random.Random(4)
    compared = 0
    for seed in range(6):
        match = Match(classic, SeededDealer(seed))
        while (seat := match.actor) is not None:
            before = match.observation(seat)
            action = rng.choice(match.legal_actions)
            shown = classic.preview(before, action)
            assert shown is not None
            _check_path(shown["path"], before)
            match.play(seat, action)
            after = match.observation(Seat.SPECTATOR)
            if after.round == before.round and match.outcome is None:
                assert shown["characters"] == after.places
                assert shown["display"] | {"played": None} == classic.display(after) | {"played": None}
                compared += 1
    assert compared > 100


def test_the_lamp_that_is_told_to_go_out_is_the_one_that_does() -> None:
    rng = random.Random(5)
    told: set[int | None] = set()
    for seed in range(8):
        match = Match(classic, SeededDealer(seed))
        while (seat := match.actor) is not None:
            before = match.observation(seat)
            match.play(seat, rng.choice(match.legal_actions))
            after = match.observation(Seat.SPECTATOR)
            if after.round > before.round:
                lamp = classic.display(before)["lamp_out"]
                gone = set(before.lamps.values()) - set(after.lamps.values())
                assert gone == ({lamp} if lamp else set())
                told.add(lamp)
    assert told >= {1, 2, 3, 4, None}


def _check_path(path: list[str], before: classic.Observation) -> None:
    """Each step goes to a neighbour or by sewer between two open manholes."""
    open_manholes = set(before.manholes) - set(before.covers)
    for here, there in itertools.pairwise(path):
        assert there in board.neighbours(here) or {here, there} <= open_manholes


def test_chance_has_no_preview() -> None:
    observation = Match(classic, SeededDealer(1)).observation(Seat.SPECTATOR)
    assert classic.preview(observation, classic.action_from_text("identity gull")) is None


def test_jack_is_told_how_many_suspects_the_detective_may_have() -> None:
    rng = random.Random(6)
    ranges = set()
    for seed in range(12):
        match = Match(classic, SeededDealer(seed))
        while (seat := match.actor) is not None:
            jack = match.observation(Seat.JACK)
            held = [set(world.detective_cards) for world, _ in classic.worlds(jack)]
            left = [len(set(jack.suspects) - cards) for cards in held]
            believed = classic.display(jack)["believed"]
            assert believed == [min(left), max(left)]
            ranges.add(believed[1] - believed[0])
            match.play(seat, rng.choice(match.legal_actions))
        assert "believed" not in classic.display(match.observation(Seat.DETECTIVE))
    assert ranges >= {0, 1}
