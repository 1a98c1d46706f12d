"""Players are asked for by name."""

import pytest

from whitechapel.core import Match, SeededDealer, load_game
from whitechapel.players import Limit, SpecError, player


@pytest.mark.parametrize("spec", ["nobody", "uniform:3", "uniform:", "", "level:0", "level:x"])
def test_a_spec_that_names_nobody_says_what_would_be_right(spec: str) -> None:
    with pytest.raises(SpecError, match="expected"):
        player(spec, game="pocket")


def test_a_game_without_players_is_named() -> None:
    with pytest.raises(SpecError, match="chess"):
        player("uniform", game="chess")


def test_the_uniform_player_plays_whole_games_and_repeats_them_from_its_seed() -> None:
    def whole_game() -> tuple[int | None, ...]:
        match = Match(load_game("pocket"), SeededDealer(5))
        uniform = player("uniform", game="pocket", seed=3)
        while (seat := match.actor) is not None:
            match.play(seat, uniform.choose(match.view(seat), Limit()))
        return tuple(event.action for event in match.record().events)

    assert whole_game() == whole_game()
