"""Laws about positions: values that print as what they are, text and JSON without loss, the rule options."""

import json
from itertools import product

from whitechapel.core import VIEWERS, AnyGame, AnyState, NotationError, OptionError, Seat, checked_options
from whitechapel.testing.contract.law import error_of, require


def check_options(game: AnyGame) -> None:
    """A game begins under any choice of its options, keeps them, and refuses what it does not know."""
    names = [option.name for option in game.OPTIONS]
    for values in product(*(option.values for option in game.OPTIONS)):
        chosen = dict(zip(names, values, strict=True))
        said = checked_options(game.NAME, game.OPTIONS, chosen)
        require(game.options_of(game.initial(**chosen)) == said, chosen, "is not what the game is played under")
    require(error_of(OptionError, game.initial, banana=1), "banana", "is taken as an option")
    for name in names:
        require(error_of(OptionError, game.initial, **{name: "banana"}), name, "takes any value")


def check_values(game: AnyGame, state: AnyState) -> None:
    """States and observations are values: hashable, equal to their like, and their `repr` rebuilds them."""
    for value in (state, *(game.observe(state, seat) for seat in VIEWERS)):
        kind = type(value)
        rebuilt = eval(repr(value), {kind.__name__: kind, "Seat": Seat})  # noqa: S307 - our own repr, in a test
        require(rebuilt == value and hash(rebuilt) == hash(value), repr(value), "does not rebuild the value")


def check_notation(game: AnyGame, state: AnyState) -> None:
    """A position's text and JSON hold all of it; an observation's say the same and never pass for a position."""
    text, data = game.position_to_text(state), json.dumps(game.position_to_json(state))
    require("\n" not in text, text, "is more than one line")
    require(game.position_from_text(text) == state, text, "is read as another position")
    require(game.position_from_json(json.loads(data)) == state, data, "is read as another position")
    for seat in VIEWERS:
        observation = game.observe(state, seat)
        seen, told = game.position_to_text(observation), game.position_to_json(observation)
        hidden = len(game.worlds(observation)) > 1
        require(not hidden or "?" in seen, seen, f"hides nothing from the {seat}", "'?' for what he can't know")
        require(json.loads(json.dumps(told)) == told, told, "is no object for JSON")
        require(game.render(observation).strip(), seen, "renders as nothing")
        if hidden:
            require(error_of(NotationError, game.position_from_text, seen), seen, "is read as a whole position")
            require(error_of(NotationError, game.position_from_json, told), told, "is read as a whole position")


def check_display(game: AnyGame, state: AnyState) -> None:
    """What a table draws for a seat, and the previews of its legal actions (a few are tried), are objects for JSON."""
    for seat in VIEWERS:
        observation = game.observe(state, seat)
        legal = game.legal_actions(state) if game.actor(state) is seat else ()
        for shown_to in (
            game.display(observation),
            *(game.preview(observation, action) for action in legal[:: len(legal) // 4 + 1]),
        ):
            if shown_to is not None:
                fits = isinstance(shown_to, dict) and json.loads(json.dumps(shown_to)) == shown_to
                require(fits, shown_to, f"is drawn for the {seat}", "an object for JSON")


def check_bad_input(game: AnyGame) -> None:
    """Text and objects that are no position are refused with `NotationError`."""
    for text in ("", "banana", "game=banana"):
        require(error_of(NotationError, game.position_from_text, text), text, "is a position")
    nonsense: tuple[object, ...] = (None, 1, [], {}, {"game": "banana"})
    for data in nonsense:
        require(error_of(NotationError, game.position_from_json, data), data, "is a position")
