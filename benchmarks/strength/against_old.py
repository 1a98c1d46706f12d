"""Are the levels as strong as those of 0.1? Each meets its namesake of the old version, which plays as a bot.

git worktree add ../v01 v0.1 && (cd ../v01 && make setup)
python -m benchmarks.strength.against_old ../v01 --pairs 200 --levels 1,2,3
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.arguments import parser
from whitechapel.arena import Entrant, Standings, Terms, Tournament
from whitechapel.arena.progress import shown_progress
from whitechapel.bots import Command
from whitechapel.core import game_names

BOT = Path(__file__).with_name("old_level.py")


def main(arguments: Sequence[str]) -> int:
    """Print a line a level: the new level's share of wins with its interval; exit 1 if one is clearly weaker."""
    reading = parser("strength-against-old", "Each level against its namesake of 0.1, which plays as a bot.")
    reading.add_argument("old", type=Path, help="a checkout of 0.1, its hot modules compiled")
    reading.add_argument("--pairs", type=int, default=200, help="deals, each played in both roles (default: 200)")
    reading.add_argument("--levels", default="1,2,3,4,5", help="which levels (default: 1,2,3,4,5)")
    reading.add_argument("--games", default=",".join(game_names()), help="which games (default: all)")
    reading.add_argument("--jobs", type=int, default=2, help="worker processes (default: 2)")
    asked = reading.parse_args(arguments)
    weaker = False
    for game in asked.games.split(","):
        for level in asked.levels.split(","):
            low, high, share = met(game, level, asked.old, asked.pairs, asked.jobs)
            weaker = weaker or high < 0.5
            print(f"{game:<8} level {level}: {share:.3f} against 0.1's ({low:.3f} to {high:.3f})", flush=True)
    return int(weaker)


def met(game: str, level: str, old: Path, pairs: int, jobs: int) -> tuple[float, float, float]:
    """How often the new level won: the interval's ends and the share."""
    source = (old / "src").resolve()
    argv = ("/usr/bin/env", f"PYTHONPATH={source}", sys.executable, str(BOT), level)
    new, bot = Entrant("new", f"level:{level}"), Entrant("old", "old", Command(argv))
    tournament = Tournament(((new, bot),), pairs, Terms(game, seed=int(level)), jobs)
    standings = Standings(["new", "old"])
    with shown_progress(tournament.games) as progress:
        tournament.run(standings, progress=progress)
    mean = standings.score("new").mean
    return *mean.interval, mean.share
