"""Many games: played side by side, counted, saved in order, stopped by Ctrl-C without losing what there is."""

import json
from collections.abc import Callable
from contextlib import closing
from typing import NamedTuple, TextIO

from whitechapel.arena.entrants import Entrant
from whitechapel.arena.fixtures import fixtures
from whitechapel.arena.match import MatchResult
from whitechapel.arena.standings import Standings
from whitechapel.arena.terms import Terms
from whitechapel.arena.workers import play_all
from whitechapel.core import record_to_json


class Tournament(NamedTuple):
    """A tournament to be run.

    Attributes:
        pairings: who meets whom; somebody may meet himself.
        pairs: how many deals each pairing plays, each of them in both roles.
        terms: the game, the seed, the limit, the rule options and the patience.
        jobs: how many worker processes play.
        first_pair: the number of the first deal, to go on where an earlier tournament ended.
    """

    pairings: tuple[tuple[Entrant, Entrant], ...]
    pairs: int
    terms: Terms
    jobs: int = 1
    first_pair: int = 0

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """Everybody who takes part, once, in the order of the pairings."""
        return tuple(dict.fromkeys(entrant for pairing in self.pairings for entrant in pairing))

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return self.pairs * sum(1 if one == other else 2 for one, other in self.pairings)

    def run(
        self,
        standings: Standings,
        *,
        save: TextIO | None = None,
        progress: Callable[[Standings], None] | None = None,
    ) -> bool:
        """Play all games and count them in `standings`.

        Args:
            standings: what is known so far; up to date whenever `progress` is called.
            save: where every game is written, one JSON object a line, in the same order whatever `jobs` is.
            progress: is called after every game.

        Returns:
            Whether all games were played; False after Ctrl-C.

        Raises:
            WhitechapelError: when an entrant can't be loaded, before any game is played.
        """
        for entrant in self.entrants:
            entrant.check(self.terms.game)
        schedule = fixtures(self.pairings, self.pairs, self.terms, first_pair=self.first_pair)
        book = _Scorebook(save)
        try:
            with closing(play_all(schedule, jobs=self.jobs)) as results:
                for result in results:
                    standings.add(result)
                    book.add(result)
                    if progress is not None:
                        progress(standings)
        except KeyboardInterrupt:
            return False
        finally:
            book.close()
        return True


class _Scorebook:
    """Writes games in the order of their numbers, though they end in another."""

    def __init__(self, file: TextIO | None) -> None:
        self._file = file
        self._early: dict[int, str] = {}
        self._next = 0

    def add(self, result: MatchResult) -> None:
        if self._file is None:
            return
        self._early[result.fixture.number] = json.dumps(saved_game(result), separators=(",", ":"))
        while self._next in self._early:
            print(self._early.pop(self._next), file=self._file)
            self._next += 1

    def close(self) -> None:
        """Write what is left when the tournament was cut short."""
        for number in sorted(self._early):
            print(self._early.pop(number), file=self._file)


def saved_game(result: MatchResult) -> dict[str, object]:
    """A game as it is saved: who played, who won and why, and the complete record."""
    fixture, outcome = result.fixture, result.outcome
    failure = {"failure": result.failure} if result.failure else {}
    return {
        "pair": fixture.pair,
        "jack": fixture.jack.name,
        "detective": fixture.detective.name,
        "winner": str(outcome.winner),
        "reason": outcome.reason,
        **failure,
        "record": None if result.record is None else record_to_json(result.record),
    }
