"""The subject of a commit fits on a line of every tool that shows it."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_SUBJECT = 72
BEFORE = "0c5e5c94d67e836b5d1cbaa5b87b7a1c699e3afe"
"""The last commit that was made before there was this rule."""


def test_subjects_are_short() -> None:
    command = ["git", "log", "--no-merges", "--format=%s", f"{BEFORE}..HEAD"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own history
    if done.returncode != 0:
        pytest.skip("there is no history here, or it does not reach back far enough")
    assert [subject for subject in done.stdout.splitlines() if len(subject) > LONGEST_SUBJECT] == []
