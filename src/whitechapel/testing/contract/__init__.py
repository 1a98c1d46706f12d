"""Check that a game keeps the contract of `whitechapel.core.game`: every law of it, by random play.

    >>> from whitechapel.core import load_game
    >>> from whitechapel.testing.contract import check_game
    >>> check_game(load_game("pocket"), games=1).games
    1

Write a game of your own as a module with the names of `Game` and give it to `check_game`: the first law it breaks is
raised as a `ContractError` with the position at hand. The laws are in `actions`, `positions`, `knowledge` and
`records`, each a function whose docstring says it.
"""

from whitechapel.testing.contract.check import ContractReport, check_game
from whitechapel.testing.contract.law import ContractError

__all__ = ["ContractError", "ContractReport", "check_game"]
