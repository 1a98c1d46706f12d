"""Where a match begins: in its game's set-up, or in a state it is given."""

from collections.abc import Mapping

from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyGame, AnyState, OptionValue, checked_options
from whitechapel.core.positions import not_a_state


def beginning(
    rules: AnyGame, start: AnyState | None, options: Mapping[str, OptionValue]
) -> tuple[Mapping[str, OptionValue], AnyState]:
    """The rule options of a match and its first state; raises `NotationError` where they can't be these."""
    if start is None:
        chosen = checked_options(rules.NAME, rules.OPTIONS, options)
        return chosen, rules.initial(**chosen)
    if type(start) is not type(rules.initial()):
        raise not_a_state(start, rules.NAME)
    if options:
        raise NotationError(sorted(options), "are rule options that a start brings with it", "either of them")
    return rules.options_of(start), start
