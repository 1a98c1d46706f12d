"""How big it is: the counts of action sequences, and what uniformly random players reach."""

from functools import cache
from math import sqrt

import pytest

from tests.rules.pocket.table import AT_THE_START, table
from whitechapel.pocket import State, playout
from whitechapel.testing.pocket_perft import count_sequences

COMPILED = not playout.__file__.endswith(".py")
GAMES = 1_000_000 if COMPILED else 3_000
DEPTHS = (1, 2, 3, 4) if COMPILED else (1, 2, 3)

ODD_AND_EVEN = [
    ("alibi {other} rotation rotation", (57, 1624, 12312, 31104), (57, 1624, 12312, 31104)),
    ("alibi {other} rotation joker", (33, 376, 2150, 4536), (34, 376, 1984, 4536)),
    ("alibi {other} exchange rotation", (66, 2326, 18252, 46656), (66, 2326, 18252, 46656)),
    ("alibi {other} exchange joker", (42, 493, 2852, 6048), (43, 493, 2632, 6048)),
    ("holmes {other} rotation rotation", (58, 1736, 16848, 62208), (58, 1736, 16848, 62208)),
    ("holmes {other} rotation joker", (34, 441, 3112, 9072), (35, 441, 2888, 9072)),
    ("holmes {other} exchange rotation", (67, 2456, 24840, 93312), (67, 2456, 24840, 93312)),
    ("holmes {other} exchange joker", (43, 576, 4120, 12096), (44, 576, 3824, 12096)),
]


def first_of_turn(faces: str, turn: int) -> State:
    revealed = "bert" if turn == 2 and "holmes" in faces else ""
    tiles = AT_THE_START.replace("bert", "-bert") if revealed else AT_THE_START
    return table(tiles, turn=turn, tokens=faces, revealed=revealed)


@pytest.mark.parametrize("other", ["watson", "toby"])
@pytest.mark.parametrize(("faces", "odd", "even"), ODD_AND_EVEN)
def test_the_ordered_action_sequences_of_one_turn_are_as_many_as_the_page_says(
    faces: str, odd: tuple[int, ...], even: tuple[int, ...], other: str
) -> None:
    for turn, expected in ((1, odd), (2, even)):
        state = first_of_turn(faces.format(other=other), turn)
        assert tuple(count_sequences(*state, depth) for depth in DEPTHS) == expected[: len(DEPTHS)]


@cache
def uniformly_random() -> tuple[float, float, float]:
    """Jack's share of wins, turns a game, share of games with a chase."""
    _, detective_wins, chases, turns = playout.random_games(GAMES, 20_261_115)
    return 1 - detective_wins / GAMES, turns / GAMES, chases / GAMES


def four_sigma(share: float) -> float:
    return 4 * sqrt(share * (1 - share) / GAMES)


def test_uniformly_random_players_let_jack_win_25_6_percent() -> None:
    """Eight million games gave 25.52 %: the page's figure has the error of a smaller sample, at most 0.1 here."""
    jack_wins, _, _ = uniformly_random()
    assert abs(jack_wins - 0.256) < 0.001 + four_sigma(0.256)


def test_uniformly_random_players_need_4_61_turns_on_average() -> None:
    """A game's turns spread with a standard deviation below 2.2."""
    _, turns, _ = uniformly_random()
    assert abs(turns - 4.61) < 0.005 + 4 * 2.2 / sqrt(GAMES)


def test_uniformly_random_players_meet_both_goals_at_one_appeal_in_6_4_percent() -> None:
    """The page's "6.4 % reach the chase" counts these games; a chase begins in 5.0 %, in the others Jack is seen
    or it is turn 8.
    """
    _, _, chases = uniformly_random()
    assert abs(chases - 0.050) < 0.0005 + four_sigma(0.050)
    both = 0
    rng, games = 20_261_115, 50_000 if COMPILED else 2_000
    for _ in range(games):
        district, public, secret, rng = playout.dealt(rng)
        district, public, secret, rng, _ = playout.played_out(district, public, secret, rng)
        over = State(district, public, secret)
        both += over.chase > 0 or (len(over.suspects) == 1 and over.hourglasses >= 6)
    assert abs(both / games - 0.064) < 0.0005 + 4 * sqrt(0.064 * 0.936 / games)


def test_the_chase_starts_in_5_to_10_percent_of_games_between_simple_players() -> None:
    _, _, chases = uniformly_random()
    assert 0.05 - four_sigma(0.05) < chases < 0.10
