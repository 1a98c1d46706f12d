"""What the games say: a paragraph for docs/strength.md, and a report for the terminal."""

from collections.abc import Sequence
from pathlib import Path

from benchmarks.strength.openspiel.games import RESULTS, Played, load, milliseconds
from whitechapel.arena import Rate

GOAL = 0.75


def against_openspiel(file: Path = RESULTS) -> str:
    """A paragraph on level 8 of Pocket against OpenSpiel's ISMCTS bot at the same CPU time."""
    games = load(file)
    if not games:
        return "Not measured yet.\n"
    both, as_jack, as_detective = rates(games)
    low, high = both.interval
    level, bot = milliseconds(games)
    return (
        f"Level 8 won {both.share:.3f} ({low:.3f} to {high:.3f}) of {both.games} games "
        f"on {as_jack.games} paired deals: "
        f"{as_jack.share:.3f} as Jack, {as_detective.share:.3f} as Detective. "
        f"CPU a decision: level 8 {level:.0f} ms, the bot {bot:.0f} ms. "
        "Measured by `python -m benchmarks strength-openspiel`.\n"
    )


def report(games: Sequence[Played]) -> str:
    """Who won how often, and at what cost."""
    if not games:
        return "no game was played"
    lines = [f"level 8 against OpenSpiel's ISMCTS bot, {len(games) // 2} pairs of deals"]
    for role, rate in zip(("both roles", "as Jack", "as Detective"), rates(games), strict=True):
        low, high = rate.interval
        lines.append(
            f"  {role:<14}{rate.share:6.3f}   95 %: {low:.3f} to {high:.3f}   {rate.wins} of {rate.games} games"
        )
    level, bot = milliseconds(games)
    simulations = sum(game.simulations for game in games) / sum(game.bot_decisions for game in games)
    lines.append(f"  CPU a decision: level 8 {level:.0f} ms, the bot {bot:.0f} ms")
    lines.append(f"  the bot ran {simulations:.0f} simulations a decision")
    lines.append(f"  goal {GOAL}: {'reached' if rates(games)[0].share >= GOAL else 'MISSED'}")
    return "\n".join(lines)


def rates(games: Sequence[Played]) -> tuple[Rate, Rate, Rate]:
    """How often level 8 won in both roles, as Jack and as the Detective."""
    as_jack = [game.won for game in games if game.jack]
    as_detective = [game.won for game in games if not game.jack]
    both, *roles = (Rate(sum(won), len(won)) for won in (as_jack + as_detective, as_jack, as_detective))
    return both, roles[0], roles[1]
