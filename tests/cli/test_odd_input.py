"""What nobody should give a command is refused in one line, with exit code 2 and never a traceback."""

import json
import socket
from pathlib import Path

import pytest

from tests.cli.conftest import played
from tests.cli.running import process, refused, run
from whitechapel.core import Seat, record_to_json, record_to_text

RECORD = played("pocket")
TEXT = record_to_text(RECORD)
DATA = record_to_json(RECORD)
FILES: dict[str, bytes] = {
    "empty": b"",
    "zeros": b"\0" * 100,
    "binary": bytes(range(256)) * 9,
    "utf-16": TEXT.encode("utf-16"),
    "half.txt": TEXT[: len(TEXT) // 2].encode(),
    "half.json": json.dumps(DATA)[:500].encode(),
    "null.json": b"null",
    "infinite.json": b"1e999",
    "nan.json": b'{"game": NaN, "events": Infinity}',
    "many-digits.json": b'{"game": ' + b"9" * 10_000 + b"}",
    "deep.json": b"[" * 100_000,
    "deeper.json": b'{"a":' * 100_000,
    "surrogate.json": b'{"game": "\\ud800"}',
    "twice.json": b'{"game": "pocket", "game": "classic"}',
    "list.json": json.dumps([DATA]).encode(),
    "other-game.json": json.dumps({**DATA, "game": "classic"}).encode(),
    "no-game.json": json.dumps({**DATA, "game": "chess"}).encode(),
    "no-events.json": json.dumps({**DATA, "events": 7}).encode(),
    "large-option.json": json.dumps({**DATA, "options": {"x": 10**400}}).encode(),
    "surplus.json": json.dumps({**DATA, "surplus": 1}).encode(),
}
READERS = ("replay", "narrate", "verify", "hint", "conformance", "export", "play --continue")
NO_FILES = ("", "a\0b", "nothing.txt", ".", "x" * 5000, "\udcff")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which the command runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game in a file."""
    place = tmp_path / "game.txt"
    place.write_text(TEXT, encoding="utf-8")
    return place


def given(command: str, file: object) -> list[str]:
    """The command line with which a command reads a file."""
    return [*command.split(), str(file), *(["games.parquet"] if command == "export" else [])]


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_holds_no_game_is_refused_by_all_who_read_games(name: str, here: Path) -> None:
    place = here / name
    place.write_bytes(FILES[name])
    for command in READERS:
        if not (command == "export" and name == "empty"):  # that is a file of no games
            assert name in refused(*given(command, place)), command
    assert list(here.iterdir()) == [place]


@pytest.mark.parametrize("command", READERS)
def test_a_file_that_is_not_there_is_refused(command: str, here: Path) -> None:  # noqa: ARG001 - nothing is there
    for name in NO_FILES:
        refused(*given(command, name))


def test_a_seats_own_record_is_not_for_another(tmp_path: Path) -> None:
    place = tmp_path / "jack.txt"
    place.write_text(record_to_text(RECORD.for_seat(Seat.JACK)), encoding="utf-8")
    for command in ("replay", "narrate", "hint"):
        assert "jack" in refused(command, place, "--seat", "detective")


NUMBERS = ("0", "-1", "1e5", "x", "", "nan", "9" * 5000)
OF_RECORDS = ("--after", "--count", "--nodes", "--limit-ms")
OF_THE_ARENA = ("--pairs", "--jobs", "--patience", "--bot-memory", "--nodes", "--limit-ms")


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_that_can_not_be_is_refused(number: str, game: Path) -> None:
    whole = number != "1e5"
    for option in OF_RECORDS:
        if whole or option != "--limit-ms":
            assert option in refused("hint", game, "--level", "1", option, number)
    for option in OF_THE_ARENA:
        if whole or option not in ("--patience", "--limit-ms"):
            assert option in refused("arena", "pocket", "--players", "uniform", option, number)
    refused("play", "pocket", "--level", number)
    refused("perft", "pocket", "--depth", number)
    refused("hint", game, "--level", number)
    for spec in (f"level:{number}", f"ismcts:{number}"):
        refused("play", "pocket", "--against", spec)
        refused("hint", game, "--player", spec)
        refused("arena", "pocket", "--players", spec, "--pairs", "1")


@pytest.mark.parametrize(
    "line",
    [
        "play x y",
        "play --as king",
        "play --as",
        "play chess",
        "play pocket --lang de",
        "play pocket --seed x",
        "play pocket --against here",
        "play pocket --against greedy:3",
        "play pocket --as both --level 1",
        "play pocket --against greedy --level 1",
        "play pocket --option x",
        "play pocket --option =",
        "play pocket --option edition=first_2006",
        "play pocket --save /proc/nowhere",
        "play --continue",
        "play --link",
        "play --server http://127.0.0.1:1",
        "replay",
        "replay FILE --seat chance",
        "narrate FILE --seat JACK",
        "narrate FILE --lang xx",
        "rules",
        "rules whitechapel.core",
        "verify FILE FILE",
        "perft classic --option edition=",
        "perft pocket --position game=pocket;",
        "perft pocket --position game=classic;x=y",
        "perft pocket --position x --option a=b",
        "hint game=",
        "hint game=chess;a=b",
        "hint game=pocket;seat=jack",
        "hint FILE --after 999",
        "arena pocket",
        "arena pocket --players ,",
        "arena pocket --players uniform,uniform",
        "arena pocket --players nobody",
        "arena pocket --players uniform --limit-ms 1 --nodes 1",
        "arena pocket --players uniform --save /nowhere/games",
        "arena pocket --bot x",
        "arena pocket --bot a=/nowhere/bot",
        "arena pocket --bot a=/etc/passwd",
        "arena pocket --bot a=true --bot a=false",
        "arena pocket --player a=nothing.py:Clever",
        "arena pocket --player a=FILE:Clever",
        "serve --port x",
        "serve --port -1",
        "serve --port 70000",
        "serve --workers 0",
        "serve --pace nan",
        "serve --database mysql://x",
        "serve --bot x",
        "- -",
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(line: str, game: Path) -> None:
    refused(*line.replace("FILE", str(game)).split())


PLAYERS_OF_ONES_OWN = {"1 / 0": "ZeroDivisionError", "def (": "SyntaxError", "Clever = 3": "no class", "": "no class"}


@pytest.mark.parametrize("source", PLAYERS_OF_ONES_OWN)
def test_a_player_of_ones_own_that_can_not_be_loaded_is_refused(source: str, tmp_path: Path) -> None:
    place = tmp_path / "mine.py"
    place.write_text(source, encoding="utf-8")
    assert PLAYERS_OF_ONES_OWN[source] in refused("arena", "pocket", "--player", f"mine={place}:Clever")


def test_a_port_in_use_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "in use" in refused("serve", "--port", str(taken.getsockname()[1]))


def test_a_folder_that_can_not_be_written_loses_no_game_and_tells_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    ran = run("play", "pocket", "--as", "detective", "--seed", "1", typed="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "could not be kept in /dev/null" in ran.out
    assert "\nchance ?\n" in ran.out, "his identity is not for the Detective's eyes"


@pytest.mark.parametrize("command", [["rules", "pocket"], ["perft", "pocket", "--depth", "1", "--divide"], ["--help"]])
def test_a_reader_who_leaves_at_once_gets_no_traceback(command: list[str]) -> None:
    with process(*command) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode in (0, 141)


def test_a_bot_that_dies_or_talks_nonsense_loses_and_prints_no_traceback() -> None:
    bots = ("dies=false", "talks=yes")
    command = ["arena", "pocket", "--players", "uniform", "--pairs", "1", "--jobs", "1", "--json"]
    with process(*command, *(f"--bot={bot}" for bot in bots)) as running:
        out, err = running.communicate()
    assert running.returncode == 0
    assert b"Traceback" not in err
    assert json.loads(out)["finished"] is True
