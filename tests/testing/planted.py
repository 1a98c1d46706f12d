"""Games with a fault planted in them, to show that the kit finds it. The real game is wrapped, never changed."""

from collections.abc import Callable
from typing import Any, cast

from whitechapel.core import Game


class _Planted:
    """The real game, but for the names that were replaced."""

    def __init__(self, game: Game[Any, Any], replaced: dict[str, Callable[..., Any]]) -> None:
        self._game = game
        self._replaced = replaced

    def __getattr__(self, name: str) -> Any:
        return self._replaced.get(name) or getattr(self._game, name)


def planted(game: Game[Any, Any], **replaced: Callable[..., Any]) -> Game[Any, Any]:
    """The game with some of its names replaced."""
    return cast(Game[Any, Any], _Planted(game, replaced))
