"""Where level 8 and the bot meet: both get the same CPU time a decision."""

from copy import copy
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import whitechapel.adapters.openspiel  # noqa: F401 - registers the game
from benchmarks.strength.openspiel.games import Played
from whitechapel import pocket
from whitechapel.arena.dealer import PairedDealer
from whitechapel.core import PLAYERS, Match, Seat
from whitechapel.players import AnyView, Player, player

SEED = 1888
LEVEL = "level:8"


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

    def since(self, before: "Clock") -> tuple[float, int, float, int, int]:
        """What level 8 and the bot have used since then, in the order of `Played`."""
        return (
            self.level_cpu - before.level_cpu,
            self.level_decisions - before.level_decisions,
            self.bot_cpu - before.bot_cpu,
            self.bot_decisions - before.bot_decisions,
            self.simulations - before.simulations,
        )


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
        before = copy(self._clock)
        state, match = self._game.new_initial_state(), Match.by_hand(pocket)
        while match.actor is not None:
            if match.actor is Seat.CHANCE:
                action = dealer.deal(0, pocket.chance_outcomes(match.state))
            elif match.actor is level_seat:
                action = self._level_chooses(level, match.view(level_seat))
            else:
                if not self._clock.level_decisions:  # a rehearsal tells how long it takes
                    self._level_chooses(level, match.view(match.actor))
                action = self._bot_chooses(state, match.state.turn, random)
            state.apply_action(action)
            match.push(action)
        assert match.outcome is not None
        return Played(
            pair,
            level_seat is Seat.JACK,
            match.outcome.winner is level_seat,
            match.outcome.reason,
            *self._clock.since(before),
        )

    def _level_chooses(self, level: Player, view: AnyView) -> int:
        start = process_time()
        action = level.choose(view)
        self._clock.count_level(process_time() - start)
        return action

    def _bot_chooses(self, state: Any, turn: int, random: Any) -> int:
        simulations = self._clock.simulations_for(turn)
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
        bot = ismcts.ISMCTSBot(self._game, rollouts, self._exploration, simulations, random_state=random)
        start = process_time()
        action = int(bot.step(state))
        self._clock.count_bot(turn, process_time() - start, simulations)
        return action
