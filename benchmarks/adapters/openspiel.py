"""What is measured of the OpenSpiel games: states of random playouts, beside OpenSpiel's own games.

Importing this file needs OpenSpiel. Its `leduc_poker` and `connect_four` are written in C++, `python_kuhn_poker` in
Python like ours.
"""

from random import Random

import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401 - registers it

import whitechapel.adapters.openspiel  # noqa: F401 - registers ours
from benchmarks.measuring.rounds import Goal, Measure, Subject

POCKET = "pocket_states_per_second"
CLASSIC = "classic_states_per_second"
KUHN = "python_kuhn_poker_states_per_second"
LEDUC = "leduc_poker_states_per_second"
CONNECT_FOUR = "connect_four_states_per_second"


def subject() -> Subject:
    """Everybody's states in one and the same loop."""
    return Subject(
        (
            random_playouts(POCKET, "python_mr_jack_pocket"),
            random_playouts(CLASSIC, "python_mr_jack"),
            random_playouts(KUHN, "python_kuhn_poker"),
            random_playouts(LEDUC, "leduc_poker"),
            random_playouts(CONNECT_FOUR, "connect_four"),
        ),
        (
            Goal("pocket_to_python_kuhn_poker", POCKET, KUHN, 1),
            Goal("classic_to_python_kuhn_poker", CLASSIC, KUHN, 1),
            Goal("pocket_to_leduc_poker", POCKET, LEDUC),
            Goal("pocket_to_connect_four", POCKET, CONNECT_FOUR),
        ),
    )


def random_playouts(figure: str, name: str, seed: int = 1) -> Measure:
    """Games in which everybody, chance included, picks evenly among what may happen; all states are counted."""
    rng = Random(seed)
    game = pyspiel.load_game(name)

    def playout() -> tuple[int]:
        state = game.new_initial_state()
        states = 1
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = rng.choice(state.chance_outcomes())
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            states += 1
        return (states,)

    return Measure((figure,), playout)
