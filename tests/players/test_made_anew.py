"""A player keeps nothing it could not do without: made anew from its seed, it goes on as the one before it did.

In Mr. Jack that holds between plays: within one, whoever is made anew does not know what the old one was about to do.
"""

import pytest

from whitechapel.core import PLAYERS, AnyView, Match, describe
from whitechapel.players import player

COSTLY = {7: 4, 8: 0}
"""How many decisions of the costly levels are compared."""
LEVELS = [(game, level) for game in ("pocket", "classic") for level in range(1, len(describe(game).levels))]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_player_made_anew_goes_on_as_the_one_before_it(game: str, level: int) -> None:
    spec = f"level:{level}"
    playing = {seat: player(spec, game=game, seed=40 + seat) for seat in PLAYERS}
    match, compared = Match(game, seed=3), 0
    while (seat := match.actor) is not None and compared < COSTLY.get(level, 20):
        view = match.view(seat)
        chosen = playing[seat].choose(view)
        if not in_a_play(view):
            assert player(spec, game=game, seed=40 + seat).choose(view) == chosen
            compared += 1
        match.push(chosen)
    assert compared >= 4


def in_a_play(view: AnyView) -> bool:
    """Whether a play of a character is under way."""
    return bool(getattr(view.observation, "in_play", None))
