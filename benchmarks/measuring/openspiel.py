"""What `benchmarks.openspiel_ismcts` found, for the page: read from its results file alone."""

import json
from pathlib import Path

from whitechapel.arena import Rate

RESULTS = Path("benchmarks/openspiel_ismcts_results.json")


def against_openspiel(file: Path = RESULTS) -> str:
    """A paragraph on level 8 of Pocket against OpenSpiel's ISMCTS bot at the same CPU time."""
    games = json.loads(file.read_text("utf-8")) if file.exists() else []
    if not games:
        return "Not measured yet.\n"
    both = Rate(sum(game["won"] for game in games), len(games))
    as_jack = [game["won"] for game in games if game["jack"]]
    as_detective = [game["won"] for game in games if not game["jack"]]
    low, high = both.interval
    return (
        f"Level 8 won {both.share:.3f} ({low:.3f} to {high:.3f}) of {len(games)} games on {len(as_jack)} paired deals: "
        f"{sum(as_jack) / len(as_jack):.3f} as Jack, {sum(as_detective) / len(as_detective):.3f} as Detective. "
        f"CPU a decision: level 8 {_milliseconds(games, 'level')} ms, the bot {_milliseconds(games, 'bot')} ms. "
        "Measured by `python -m benchmarks.openspiel_ismcts`.\n"
    )


def _milliseconds(games: list[dict[str, float]], who: str) -> str:
    seconds = sum(game[f"{who}_cpu"] for game in games) / sum(game[f"{who}_decisions"] for game in games)
    return f"{1000 * seconds:.0f}"
