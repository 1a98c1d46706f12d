"""How a broken law is told."""

from collections.abc import Callable
from typing import TypeVar

from whitechapel.core import OptionValue, WhitechapelError

ErrorT = TypeVar("ErrorT", bound=WhitechapelError)


class ContractError(WhitechapelError):
    """A game that breaks the contract.

    Attributes:
        given: the position, option or action at hand.
        why: the law it breaks.
        right: what the law asks for.
    """


def require(holds: object, given: object, why: str, right: str = "") -> None:
    """Raise `ContractError` unless the law holds."""
    if not holds:
        raise ContractError(given, why, right)


def error_of(
    kind: type[ErrorT], attempt: Callable[..., object], *given: object, **options: OptionValue
) -> ErrorT | None:
    """The error of this kind that an attempt ends in, or None if it succeeds."""
    try:
        attempt(*given, **options)
    except kind as error:
        return error
    return None
