import pytest

from tests.players.classic.games import play, positions, view_of
from whitechapel import classic
from whitechapel.core import describe
from whitechapel.players import Limit, player
from whitechapel.players.classic.greedy import Greedy

FEW = Limit(nodes=40)
NUMBERS = range(1, 1 + len(describe("classic").levels))


def test_there_are_eight_levels() -> None:
    assert list(NUMBERS) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("level", NUMBERS)
def test_every_level_plays_whole_games_in_both_roles(level: int) -> None:
    own = player(f"level:{level}", game="classic", seed=1)
    assert play(own, Greedy(2), level, FEW).outcome
    assert play(Greedy(2), own, level, FEW).outcome


@pytest.mark.parametrize("level", NUMBERS)
def test_every_level_repeats_its_game_from_its_seed(level: int) -> None:
    spec = f"level:{level}"
    games = [
        play(player(spec, game="classic", seed=1), player(spec, game="classic", seed=2), 7, FEW).record()
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("level", NUMBERS)
def test_every_level_acts_on_what_its_seat_knows_alone(level: int) -> None:
    for state in list(positions(Greedy(1), Greedy(2), 12))[::9]:
        chosen = {
            player(f"level:{level}", game="classic", seed=3).choose(view_of(world), FEW)
            for world, _ in classic.worlds(view_of(state).observation)
        }
        assert len(chosen) == 1
