"""The examples run, and what is said to get better does."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[3] / "examples"


def lines_of(example: str, *arguments: str) -> list[str]:
    """What an example prints."""
    done = subprocess.run(  # noqa: S603 - our own example
        [sys.executable, "-W", "error", EXAMPLES / example, *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_policy_wins_clearly_more_games_after_a_short_training() -> None:
    """Seen with five seeds: 8 to 12 points more for the Detective."""
    lines = lines_of("train_policy.py", "--role", "detective", "--games", "3000", "--measured", "800")
    rates = [float(rate) for line in lines for rate in re.findall(r"([\d.]+)%", line)]
    assert len(rates) == 7
    assert rates[-1] > rates[0] + 5


def test_random_agents_play_all_their_games() -> None:
    lines = lines_of("train_random_agents.py", "--games", "20")
    wins = {line.split()[0]: int(line.split()[2]) for line in lines}
    assert set(wins) == {"jack_0", "detective_0"}
    assert sum(wins.values()) == 20
