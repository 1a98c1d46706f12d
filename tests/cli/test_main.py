"""The program as a whole: help, version, mistakes in the command's name, and how it ends."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import process, refused, run
from whitechapel import __version__
from whitechapel.cli.commands import COMMANDS
from whitechapel.core import record_from_string


def test_version_is_one_line() -> None:
    assert run("--version") == (0, f"whitechapel {__version__}\n", "")


def test_help_names_every_command() -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(f"\n  {name} " in ran.out for name in COMMANDS)


def test_no_command_shows_the_help() -> None:
    assert run() == run("--help")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_examples(name: str) -> None:
    ran = run(name, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: whitechapel {name} ")
    assert f"examples:\n  whitechapel {name}" in ran.out


def test_an_unknown_command_is_named_with_the_known_ones() -> None:
    line = refused("plya")
    assert "'plya'" in line
    assert "play" in line


def test_an_unknown_option_is_named() -> None:
    assert "--frobnicate" in refused("--frobnicate")
    assert "--frobnicate" in refused("perft", "pocket", "--frobnicate")


def test_a_message_stays_one_line_whatever_the_input_holds() -> None:
    assert "a\\nb\\x1b[31m" in refused("perft", "a\nb\x1b[31m")


def test_version_and_help_do_not_load_the_rules() -> None:
    look = "import sys, whitechapel.cli as c; c.main(['--help']); print([m for m in sys.modules if 'chapel.core' in m])"
    command = [sys.executable, "-c", look]
    found = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own code
    assert found.stdout.endswith("\n[]\n")


def test_it_runs_as_a_process() -> None:
    running = process("--version")
    assert running.communicate() == (f"whitechapel {__version__}\n".encode(), b"")
    assert running.returncode == 0


def test_a_reader_who_leaves_early_gets_no_traceback(record_file: Path) -> None:
    with process("replay", record_file) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


def test_ctrl_c_in_a_game_saves_it_and_exits_as_shells_expect(tmp_path: Path) -> None:
    place = tmp_path / "game.txt"
    running = process("play", "pocket", "--seed", "5", "--save", place)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(b"list\n")
    running.stdin.flush()
    shown = b""
    while not shown.endswith(b"Investigator> ") or b"   1  " not in shown:
        shown += running.stdout.read(1)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate()
    assert (running.returncode, err) == (130, b"")
    assert b"play --continue " in out
    assert record_from_string(place.read_text(encoding="utf-8")).game == "pocket"


def test_output_that_only_takes_ascii_is_no_trouble(tmp_path: Path) -> None:
    running = process("play", "pocket", "--seed", "5", "--save", tmp_path / "game.txt", PYTHONIOENCODING="ascii")
    out, err = running.communicate("é\n".encode())
    assert (running.returncode, err) == (0, b"")
    assert b"is neither an action" in out
    assert b"\\u201" not in out, "signs that it does not have are said otherwise"


def test_a_game_without_any_input_is_left_and_saved(home: Path) -> None:
    running = process("play", "classic", "--as", "jack", "--seed", "5")
    out, err = running.communicate(b"")
    assert (running.returncode, err) == (0, b"")
    (saved,) = (home / "whitechapel").iterdir()
    assert str(saved).encode() in out
