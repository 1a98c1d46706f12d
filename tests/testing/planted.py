"""Games with a fault planted in them, to show that the kit finds it. The real game is wrapped, never changed."""

from collections.abc import Callable
from typing import Any, cast

from whitechapel.core import AnyGame


class _Planted:
    """The real game, but for the names that were replaced."""

    def __init__(self, game: AnyGame, replaced: dict[str, Callable[..., Any]]) -> None:
        self._game = game
        self._replaced = replaced

    def __getattr__(self, name: str) -> Any:
        return self._replaced.get(name) or getattr(self._game, name)


def planted(game: AnyGame, **replaced: Callable[..., Any]) -> AnyGame:
    """The game with some of its names replaced."""
    return cast(AnyGame, _Planted(game, replaced))
