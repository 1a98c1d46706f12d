"""The games there are."""

from importlib import import_module

import pytest

from whitechapel.core import NotationError, game_names, load_game


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert load_game(name) is import_module(f"whitechapel.{name}")
    assert name == load_game(name).NAME


@pytest.mark.parametrize("name", ["", "Pocket", "chess"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(NotationError, match="is not a game; expected one of pocket, classic"):
        load_game(name)
