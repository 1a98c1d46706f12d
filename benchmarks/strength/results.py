"""Results so far, in a JSON file: measuring can be interrupted, and goes on with what is missing."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from whitechapel.arena import Standings, Tally, Thinking
from whitechapel.core import Outcome, Seat


class Result(NamedTuple):
    """What a pairing has shown over the first so many pairs of deals.

    Attributes:
        pairs: how many deals were played.
        seed: what they followed from.
        meetings: the tallies by Jack's player and the Detective's.
    """

    pairs: int
    seed: int
    meetings: dict[tuple[str, str], Tally]


class Results:
    """All results of one game, kept in a file."""

    def __init__(self, file: Path, game: str) -> None:
        self._file = file
        self._game = game
        everything = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self._kept = {_key(data["one"], data["other"]): _result(data) for data in everything.get(game, [])}

    def __getitem__(self, pairing: tuple[str, str]) -> Result | None:
        """The result of a pairing, whichever is named first; None where it was not measured."""
        return self._kept.get(_key(*pairing))

    def forget(self, spec: str) -> None:
        """Drop all that a player took part in: it has changed."""
        self._kept = {key: result for key, result in self._kept.items() if spec not in key}
        self._save()

    def add(self, one: str, other: str, more: Standings, *, pairs: int, seed: int) -> None:
        """Count more pairs of a pairing, and save."""
        before = self[one, other] or Result(0, seed, {})
        meetings = dict(before.meetings)
        for key, tally in more.meetings.items():
            meetings[key] = meetings[key].joined(tally) if key in meetings else tally
        self._kept[_key(one, other)] = Result(before.pairs + pairs, seed, meetings)
        self._save()

    def standings(self) -> Standings:
        """All games together, for ratings."""
        names = sorted({name for key in self._kept for name in key})
        together = Standings(names)
        for result in self._kept.values():
            together.meetings |= result.meetings
        return together

    def _save(self) -> None:
        everything = json.loads(self._file.read_text(encoding="utf-8")) if self._file.exists() else {}
        everything[self._game] = [
            {
                "one": one,
                "other": other,
                "pairs": result.pairs,
                "seed": result.seed,
                "meetings": [_tally_to_json(*who, tally) for who, tally in sorted(result.meetings.items())],
            }
            for (one, other), result in sorted(self._kept.items())
        ]
        written = self._file.with_suffix(".part")
        written.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")
        written.replace(self._file)


def _key(one: str, other: str) -> tuple[str, str]:
    return min(one, other), max(one, other)


def _tally_to_json(jack: str, detective: str, tally: Tally) -> dict[str, Any]:
    endings = [[str(outcome.winner), outcome.reason, games] for outcome, games in sorted(tally.endings.items())]
    thinking = {"jack_thinking": list(tally.jack), "detective_thinking": list(tally.detective)}
    return {"jack": jack, "detective": detective, "endings": endings, **thinking}


def _result(data: dict[str, Any]) -> Result:
    meetings = {
        (meeting["jack"], meeting["detective"]): Tally(
            Counter({Outcome(Seat.parse(winner), reason): games for winner, reason, games in meeting["endings"]}),
            Thinking(*meeting["jack_thinking"]),
            Thinking(*meeting["detective_thinking"]),
        )
        for meeting in data["meetings"]
    }
    return Result(data["pairs"], data["seed"], meetings)
