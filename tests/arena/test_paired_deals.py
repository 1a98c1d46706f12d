from collections import Counter, defaultdict
from fractions import Fraction
from itertools import zip_longest

import pytest

from whitechapel.arena import Entrant, MatchResult, PairedDealer, Terms, fixtures, play
from whitechapel.core import PLAYERS, ChanceOutcome, Match, Seat, game_names, load_game
from whitechapel.players import player
from whitechapel.pocket import action_from_text

OWN = Entrant("first", "tests/arena/own_players.py:First")
UNIFORM = Entrant("uniform", "uniform")


def dealt(result: MatchResult) -> dict[str, list[str]]:
    """What chance decided, by kind, in order."""
    assert result.record is not None
    game = load_game(result.fixture.terms.game)
    kinds = defaultdict(list)
    for event in result.record.events:
        if event.actor is Seat.CHANCE:
            assert event.action is not None
            text = game.action_to_text(event.action)
            kinds[text.split()[0]].append(text)
    return kinds


@pytest.mark.parametrize("game", game_names())
def test_both_games_of_a_pair_have_the_same_set_up_identity_throws_and_pile(game: str) -> None:
    results = [play(fixture) for fixture in fixtures([(UNIFORM, OWN)], 20, Terms(game, seed=5))]
    compared: Counter[str] = Counter()
    for one, other in zip(results[::2], results[1::2], strict=True):
        assert one.record != other.record
        for kind in dealt(one).keys() & dealt(other).keys():
            for ours, theirs in zip(dealt(one)[kind], dealt(other)[kind], strict=False):
                assert ours == theirs
                compared[kind] += 1
    assert compared.keys() == (
        {"tile", "identity", "throw", "card"} if game == "pocket" else {"identity", "shuffle", "card"}
    )
    assert compared["identity"] == 20
    assert compared["card"] >= 10


def test_the_roles_are_swapped_within_a_pair() -> None:
    one, other = fixtures([(UNIFORM, OWN)], 1, Terms("pocket"))
    assert (one.jack, one.detective) == (other.detective, other.jack) == (UNIFORM, OWN)
    assert one.deal_seed == other.deal_seed


def test_different_pairs_and_different_seeds_are_dealt_differently() -> None:
    one, other, third = (
        dealt(play(fixture))
        for fixture in [
            *list(fixtures([(UNIFORM, UNIFORM)], 2, Terms("pocket"))),
            *fixtures([(UNIFORM, UNIFORM)], 1, Terms("pocket", seed=1)),
        ]
    )
    assert one["tile"] != other["tile"]
    assert one["tile"] != third["tile"]


def test_every_pairing_plays_the_same_deals() -> None:
    pairings = [(UNIFORM, OWN), (OWN, OWN)]
    by_pair = defaultdict(set)
    for fixture in fixtures(pairings, 3, Terms("pocket")):
        by_pair[fixture.pair].add(tuple(dealt(play(fixture))["tile"]))
    assert [len(set_ups) for set_ups in by_pair.values()] == [1, 1, 1]


def test_games_do_not_depend_on_who_else_takes_part() -> None:
    alone = [play(fixture).record for fixture in fixtures([(UNIFORM, OWN)], 2, Terms("pocket"))]
    among = [
        play(fixture).record
        for fixture in fixtures([(OWN, OWN), (UNIFORM, OWN)], 2, Terms("pocket"))
        if fixture.jack != fixture.detective
    ]
    assert all(one == other for one, other in zip_longest(alone, among))


@pytest.mark.parametrize("name", game_names())
def test_a_match_that_goes_back_is_dealt_the_same_again(name: str) -> None:
    game, uniform = load_game(name), player("uniform", game=name)
    match = Match(game, PairedDealer(game, "5"))
    while (seat := match.actor) is not None:
        match.play(seat, uniform.choose(match.view(seat)))
    whole = match.record()
    for _ in range(3):
        match.back_to(whole.events.index(next(event for event in whole.events if event.actor in PLAYERS)))
        while (seat := match.actor) is not None:
            match.play(seat, uniform.choose(match.view(seat)))
        assert match.record() == whole


def test_outcomes_come_as_often_as_they_say() -> None:
    game = load_game("pocket")
    cards = [action_from_text(f"card {name}") for name in ("bert", "gull", "lane")]
    chances = [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
    outcomes = [ChanceOutcome(card, chance) for card, chance in zip(cards, chances, strict=True)]
    drawn = Counter(PairedDealer(game, str(seed)).deal(0, outcomes) for seed in range(6000))
    for card, chance in zip(cards, chances, strict=True):
        assert drawn[card] / 6000 == pytest.approx(float(chance), abs=0.02)
