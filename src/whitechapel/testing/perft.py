"""Count action sequences: two programs that agree to depth 4 from many positions agree on the rules.

    >>> from whitechapel import pocket
    >>> from whitechapel.testing.perft import perft, start
    >>> perft(pocket, start(pocket), 1)
    57

An action counts as often as the pieces on the table allow it (`Game.copies`: with two Rotation tokens, twice). Where
chance is to act, its first outcome is followed and counts as nothing: an alibi draw is one action, whatever the card.
Positions that come up again are counted once and multiplied, so the count is exact and quick.
"""

from whitechapel.core import AnyGame, AnyState, OptionValue


def start(game: AnyGame, **options: OptionValue) -> AnyState:
    """The first position in which a player acts, chance having dealt its first outcomes."""
    return after_chance(game, game.initial(**options))


def after_chance(game: AnyGame, state: AnyState) -> AnyState:
    """The state once chance has decided everything due, each time by its first outcome."""
    while outcomes := game.chance_outcomes(state):
        state = game.apply_trusted(state, outcomes[0].action)
    return state


def perft(game: AnyGame, state: AnyState, depth: int) -> int:
    """How many sequences of `depth` actions there are from here; a game that ends sooner adds nothing."""
    if depth < 1:
        return 1
    states: dict[AnyState, int] = {after_chance(game, state): 1}
    for _ in range(depth - 1):
        following: dict[AnyState, int] = {}
        for here, ways in states.items():
            for action in game.legal_actions(here):
                after = after_chance(game, game.apply_trusted(here, action))
                following[after] = following.get(after, 0) + ways * game.copies(here, action)
        states = following
    return sum(ways * _choices(game, here) for here, ways in states.items())


def _choices(game: AnyGame, state: AnyState) -> int:
    return sum(game.copies(state, action) for action in game.legal_actions(state))


def divide(game: AnyGame, state: AnyState, depth: int) -> dict[str, int]:
    """The same count by first action, to find out where two programs part."""
    here = after_chance(game, state)
    return {
        game.action_to_text(action): game.copies(here, action)
        * perft(game, game.apply_trusted(here, action), depth - 1)
        for action in game.legal_actions(here)
    }
