"""The players play reduced variants too, without knowing anything of them."""

from itertools import product

import pytest

from whitechapel import pocket
from whitechapel.core import Match, Seat, SeededDealer
from whitechapel.players import player

SPECS = ["uniform", "beginner", "greedy", "turn", "ismcts:200", "specialist:200"]
VARIANTS = list(product(*(option.values for option in pocket.OPTIONS)))


@pytest.mark.parametrize("spec", SPECS)
def test_whole_games_of_every_variant_are_played_to_their_end(spec: str) -> None:
    for seed, (turns, characters) in enumerate(VARIANTS):
        match = Match(pocket, SeededDealer(seed), turns=turns, characters=characters)
        seats = {seat: player(spec, game="pocket", seed=seed) for seat in (Seat.JACK, Seat.DETECTIVE)}
        while (seat := match.actor) is not None:
            match.play(seat, seats[seat].choose(match.view(seat)))
        assert match.outcome is not None
