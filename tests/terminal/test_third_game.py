"""A game that no file of ours knows: in plain lines, and on a drawn table that has no board for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import PROGRAM
from whitechapel.words import Words

ROOT = Path(__file__).parents[2]
DRAWN = """
import asyncio
from tools.terminal_driver import SIZES, sitting
from whitechapel.core import PLAYERS

SIZES["hide"] = (80, 24)

async def play():
    async with sitting("hide", PLAYERS) as here:
        await here.until_asked()
        print(here.text())
        await here.press("down", "enter")
        print(here.text())
        await here.press("p")
        print(here.text())
        await here.play_to_the_end()
        await here.until_shown("Esc  Close")
        print(here.text())

asyncio.run(play())
"""


def run(*command: str, toy: Path, home: Path, typed: str = "") -> str:
    """What a program prints when the third game is installed."""
    ran = subprocess.run(  # noqa: S603 - our own program
        command,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(toy), "XDG_STATE_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


@pytest.mark.parametrize(("side", "language"), [("jack", "en"), ("detective", "pl"), ("both", "en")])
def test_it_is_played_to_its_end_in_plain_lines(toy_game_path: Path, home: Path, side: str, language: str) -> None:
    play = (*PROGRAM, "play", "hide", "--as", side, "--seed", "3", "--plain", "--lang", language)
    out = run(*play, toy=toy_game_path, home=home, typed="?\nsecret\nlist\n" + "1\n" * 9)
    assert out.startswith({"en": "Hide\n", "pl": "Chowany\n"}[language])  # the game brings its own words
    assert "[a: locked]" in out
    assert Words(language).say("terminal-help-commands") in out
    assert "jack was behind" in out.casefold()
    (kept,) = (home / "whitechapel").iterdir()
    replayed = run(*PROGRAM, "replay", str(kept), "--lang", language, toy=toy_game_path, home=home)
    assert "] [b: " in replayed
    assert "door=" in replayed
    told = run(*PROGRAM, "narrate", str(kept), "--lang", language, toy=toy_game_path, home=home)
    assert Words(language).say("round", turn=1, turns=0) in told.splitlines()


def test_a_level_it_does_not_have_is_refused(toy_game_path: Path, home: Path) -> None:
    ran = subprocess.run(  # noqa: S603 - our own program
        [*PROGRAM, "play", "hide", "--level", "2"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(toy_game_path), "XDG_STATE_HOME": str(home)},
    )
    assert ran.returncode == 2
    assert "choose from 1 to 1" in ran.stderr


def test_the_drawn_table_shows_its_rendered_text_and_lists_what_may_be_done(toy_game_path: Path, home: Path) -> None:
    out = run(sys.executable, "-c", DRAWN, toy=toy_game_path, home=home)
    assert "[a: shut] [b: shut] [c: shut]" in out
    assert "lock b" in out
    assert "\n Jack: lock b" in out
    assert "Cards drawn: 0" in out
    assert "Esc  Close" in out
