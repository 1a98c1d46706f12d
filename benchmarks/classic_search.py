"""How fast Mr. Jack's searcher runs, and whether it keeps its limits: ``python -m benchmarks.classic_search``.

Speed is in CPU seconds of one core, apart from the gain of a second thread, which is in wall-clock time and needs two
idle cores to show.
"""

from collections.abc import Callable
from time import perf_counter, process_time

from benchmarks.clocks import gain, spent
from whitechapel import classic
from whitechapel.core import Referee, Seat, SeededDealer
from whitechapel.players import Limit
from whitechapel.players.classic.greedy import Greedy
from whitechapel.players.classic.ismcts import Ismcts
from whitechapel.players.classic.search import Settings
from whitechapel.players.classic.specialist import Specialist

ITERATIONS = 40_000
TIMES = 20


def searching(threads: int) -> Callable[[], object]:
    """A decision by information-set MCTS at the first play of a game; the iterations are shared by the threads."""
    game = Referee(classic, SeededDealer(1888))
    shown = game.observation(Seat.DETECTIVE), game.legal_actions(Seat.DETECTIVE)
    player = Ismcts(ITERATIONS, settings=Settings(threads=threads))
    return lambda: player.choose(*shown)


def worst_overrun(seconds: float) -> float:
    """By what share plays of the strongest player go beyond a limit of time, at worst over a game's course."""
    game = Referee(classic, SeededDealer(7))
    strong, quick = Specialist(), Greedy()
    worst = 0.0
    while (seat := game.actor) is not None:
        shown = game.observation(seat), game.legal_actions(seat)
        if game.observation(seat).in_play is None:
            before = perf_counter()
            strong.choose(*shown, Limit(seconds=seconds))
            worst = max(worst, (perf_counter() - before) / seconds - 1)
        game.play(seat, quick.choose(*shown))
    return worst


def main() -> None:
    """Print the figures."""
    print(f"information-set MCTS     {ITERATIONS / spent(process_time, searching(1), TIMES):8.0f} iterations a second")
    print(f"with a second thread     {gain(searching(1), searching(2), TIMES)}")
    print(f"a limit of 0.3 seconds   {100 * worst_overrun(0.3):8.1f} % over, at worst, by the clock on the wall")


if __name__ == "__main__":
    main()
