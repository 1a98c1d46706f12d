"""Level 8 of Pocket against OpenSpiel's own ISMCTS bot: ``python -m benchmarks.openspiel_ismcts --pairs 100``.

Both get the same CPU time a decision: the bot runs as many simulations as fit into the mean time of level 8's decisions
so far. Every deal is played twice, in both roles. The bot is OpenSpiel's `ISMCTSBot` with its own random rollouts on
our OpenSpiel game; it draws its worlds exactly, by `resample_from_infostate`.

What was played is kept in a file after every pair: stop it with Ctrl-C and start it again whenever you like.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from copy import copy
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import whitechapel.adapters.openspiel  # noqa: F401 - registers the game
from whitechapel import pocket
from whitechapel.arena.dealer import PairedDealer
from whitechapel.arena.progress import counted
from whitechapel.arena.stats import Rate
from whitechapel.core import PLAYERS, Seat
from whitechapel.players import player

SEED = 1888
LEVEL = "level:8"
GOAL = 0.75


class Played(NamedTuple):
    """One game.

    Attributes:
        pair: the number of its deal.
        jack: whether level 8 was Jack.
        won: whether level 8 won.
        reason: how the game ended.
        level_cpu: the CPU seconds of level 8's decisions.
        level_decisions: how many these were.
        bot_cpu: the CPU seconds of the bot's.
        bot_decisions: how many these were.
        simulations: how many simulations the bot ran in all.
    """

    pair: int
    jack: bool
    won: bool
    reason: str
    level_cpu: float
    level_decisions: int
    bot_cpu: float
    bot_decisions: int
    simulations: int


class Clock:
    """What the two have used so far in this process, and what follows for the bot's next decision."""

    def __init__(self) -> None:
        self.level_cpu = self.bot_cpu = 0.0
        self.level_decisions = self.bot_decisions = self.simulations = 0
        self._cost = dict.fromkeys(range(1, 9), (0.05, 50))

    def simulations_for(self, turn: int) -> int:
        """How many simulations take as long as level 8 does on average; those of late turns are short."""
        seconds, simulations = self._cost[turn]
        return max(2, round(self.level_cpu / self.level_decisions * simulations / seconds))

    def count_level(self, seconds: float) -> None:
        """Level 8 made a decision."""
        self.level_cpu += seconds
        self.level_decisions += 1

    def count_bot(self, turn: int, seconds: float, simulations: int) -> None:
        """The bot made a decision."""
        self.bot_cpu += seconds
        self.bot_decisions += 1
        self.simulations += simulations
        before, run = self._cost[turn]
        self._cost[turn] = before + seconds, run + simulations


class Table:
    """Where pairs are played, one after the other."""

    def __init__(self, exploration: float) -> None:
        self._game = pyspiel.load_game("python_mr_jack_pocket")
        self._exploration = exploration
        self._clock = Clock()

    def pair(self, number: int) -> list[Played]:
        """Both games of a deal."""
        return [self._played(number, seat) for seat in PLAYERS]

    def _played(self, pair: int, level_seat: Seat) -> Played:
        dealer = PairedDealer(pocket, f"{SEED} {pair}")
        level = player(LEVEL, game="pocket", seed=pair)
        random = np.random.RandomState(2 * pair + level_seat)
        clock = self._clock
        before = copy(clock)
        state = self._game.new_initial_state()
        while not state.is_terminal():
            truth = state.happened.state
            if state.is_chance_node():
                state.apply_action(dealer.deal(0, pocket.chance_outcomes(truth)))
            elif state.current_player() == level_seat or not clock.level_decisions:
                action = self._level_chooses(level, truth)  # the first of all is a rehearsal if it is the bot's turn
                if state.current_player() == level_seat:
                    state.apply_action(action)
            else:
                state.apply_action(self._bot_chooses(state, random))
        outcome = pocket.outcome(state.happened.state)
        assert outcome is not None
        return Played(
            pair,
            level_seat is Seat.JACK,
            outcome.winner is level_seat,
            outcome.reason,
            clock.level_cpu - before.level_cpu,
            clock.level_decisions - before.level_decisions,
            clock.bot_cpu - before.bot_cpu,
            clock.bot_decisions - before.bot_decisions,
            clock.simulations - before.simulations,
        )

    def _level_chooses(self, level: Any, truth: pocket.State) -> int:
        seen, legal = pocket.observe(truth, Seat(truth.actor or 0)), pocket.legal_actions(truth)
        start = process_time()
        action: int = level.choose(seen, legal)
        self._clock.count_level(process_time() - start)
        return action

    def _bot_chooses(self, state: Any, random: Any) -> int:
        turn = state.happened.state.turn
        simulations = self._clock.simulations_for(turn)
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
        bot = ismcts.ISMCTSBot(self._game, rollouts, self._exploration, simulations, random_state=random)
        start = process_time()
        action = int(bot.step(state))
        self._clock.count_bot(turn, process_time() - start, simulations)
        return action


_tables: dict[float, Table] = {}


def play_pair(number: int, exploration: float) -> list[Played]:
    """Both games of a deal, at this process's table."""
    return _tables.setdefault(exploration, Table(exploration)).pair(number)


def pairs_played(numbers: Sequence[int], exploration: float, jobs: int) -> Iterator[list[Played]]:
    """These pairs as they are finished, in so many processes."""
    if jobs == 1:
        yield from (play_pair(number, exploration) for number in numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        games = [pool.submit(play_pair, number, exploration) for number in numbers]
        try:
            yield from (game.result() for game in as_completed(games))
        finally:
            pool.shutdown(cancel_futures=True)


def report(games: Sequence[Played]) -> str:
    """Who won how often, and at what cost."""
    if not games:
        return "no game was played"
    rows = [("both roles", games)]
    rows += [
        (f"as {'Jack' if jack else 'Detective'}", [game for game in games if game.jack == jack])
        for jack in (True, False)
    ]
    lines = [f"{LEVEL} against OpenSpiel's ISMCTS bot, {len(games) // 2} pairs of deals"]
    for role, played in rows:
        rate = Rate(sum(game.won for game in played), len(played))
        low, high = rate.interval
        lines.append(
            f"  {role:<14}{rate.share:6.3f}   95 %: {low:.3f} to {high:.3f}   {rate.wins} of {rate.games} games"
        )
    level, bot = (sum(game.level_decisions for game in games), sum(game.bot_decisions for game in games))
    level_cpu, bot_cpu = (sum(game.level_cpu for game in games), sum(game.bot_cpu for game in games))
    simulations = sum(game.simulations for game in games)
    lines.append(f"  CPU a decision: {LEVEL} {1000 * level_cpu / level:.0f} ms, the bot {1000 * bot_cpu / bot:.0f} ms")
    lines.append(f"  the bot ran {simulations / bot:.0f} simulations a decision")
    share = sum(game.won for game in games) / len(games)
    lines.append(f"  goal {GOAL}: {'reached' if share >= GOAL else 'MISSED'}")
    return "\n".join(lines)


def main() -> int:
    """Play the pairs that are missing from the results, then print the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=100, help="how many deals in all, each in both roles")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--exploration", type=float, default=2.0, help="the bot's uct_c (default: 2)")
    parser.add_argument("--results", type=Path, default=Path("benchmarks/openspiel_ismcts_results.json"))
    arguments = parser.parse_args()
    kept = json.loads(arguments.results.read_text(encoding="utf-8")) if arguments.results.exists() else []
    games = [Played(**game) for game in kept]
    done = {game.pair for game in games}
    missing = [number for number in range(arguments.pairs) if number not in done]
    try:
        with counted(len(missing), "pairs") as show:
            for finished, pair in enumerate(pairs_played(missing, arguments.exploration, arguments.jobs), start=1):
                games.extend(pair)
                _save(arguments.results, games)
                show(finished, lambda: f"{LEVEL} won {sum(game.won for game in games)} of {len(games)}")
    except KeyboardInterrupt:
        print(report(games))
        return 130
    print(report(games))
    return 0


def _save(file: Path, games: Sequence[Played]) -> None:
    written = file.with_suffix(".part")
    written.write_text(json.dumps([game._asdict() for game in sorted(games)], indent=1) + "\n", encoding="utf-8")
    written.replace(file)


if __name__ == "__main__":
    sys.exit(main())
