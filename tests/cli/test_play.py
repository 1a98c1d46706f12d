"""`whitechapel play`: whole games through standard input, for every role, and what it refuses."""

import json
import random
from pathlib import Path

import pytest

from tests.cli.running import refused, run
from whitechapel.core import record_from_json, record_from_string, states, verify

NUMBERS = random.Random(7).choices(range(1, 13), k=3000)
TYPED = "".join(f"{number}\n" for number in NUMBERS)


@pytest.mark.parametrize("game", ["pocket", "classic"])
@pytest.mark.parametrize("seat", ["jack", "detective", "both"])
def test_a_whole_game_can_be_played_by_numbers(game: str, seat: str, tmp_path: Path) -> None:
    place = tmp_path / "game.txt"
    level = [] if seat == "both" else ["--level", "1"]
    ran = run("play", game, "--as", seat, *level, "--seed", "5", "--save", place, typed=TYPED)
    assert (ran.code, ran.err) == (0, "")
    assert " wins.\n" in ran.out
    assert "Jack was " in ran.out
    record = record_from_string(place.read_text(encoding="utf-8"))
    assert len(list(states(record))) == len(record.events)
    assert " wins by " in record.events[-1].announced


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert run("play", "pocket", "--seed", "5", typed=TYPED) == run("play", "pocket", "--seed", "5", typed=TYPED)


def test_without_a_seed_the_finished_game_can_be_verified(tmp_path: Path) -> None:
    place = tmp_path / "game.txt"
    run("play", "pocket", "--as", "both", "--save", place, typed=TYPED)
    verify(record_from_string(place.read_text(encoding="utf-8")))


def test_quitting_saves_where_it_says(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    ran = run("play", "pocket", "--seed", "5", "--save", place, typed="1\nquit\n")
    assert ran.code == 0
    record = record_from_json(json.loads(place.read_text(encoding="utf-8")))
    assert [str(event.actor) for event in record.events].count("detective") == 1


def test_a_game_that_is_left_is_kept_in_the_users_own_folder_and_gone_on_with(home: Path) -> None:
    ran = run("play", "classic", "--as", "both", typed="1\nquit\n")
    (saved,) = (home / "whitechapel").iterdir()
    assert f"whitechapel play --continue {saved}\n" in ran.out
    assert "\n   4  play " in run("play", "classic", "--as", "both", typed="quit\n").out
    again = run("play", "--continue", saved, typed="undo\nquit\n").out
    assert "An action is taken back." in again


def test_without_a_file_the_game_left_last_is_gone_on_with() -> None:
    run("play", "classic", "--as", "both", typed="quit\n")
    run("play", "pocket", "--as", "both", typed="quit\n")
    assert run("play", "--continue", typed="quit\n").out.startswith("Mr. Jack Pocket\n")


def test_a_finished_game_leaves_its_record_and_nothing_to_go_on_with(home: Path) -> None:
    run("play", "pocket", "--as", "both", typed=TYPED)
    (saved,) = (home / "whitechapel").iterdir()
    verify(record_from_string(saved.read_text(encoding="utf-8")))
    assert "no game to go on with" in refused("play", "--continue")


def test_a_saved_game_that_was_tampered_with_is_refused(home: Path) -> None:
    run("play", "pocket", "--as", "both", typed="1\nquit\n")
    (saved,) = (home / "whitechapel").iterdir()
    text = saved.read_text(encoding="utf-8")
    for spoiled in ("", "{}", text.replace('"sitters"', '"seats"'), text.replace("throw", "card")):
        saved.write_text(spoiled, encoding="utf-8")
        refused("play", "--continue", saved)
    data = json.loads(text)
    data["deal"][0] = "00" * 32
    saved.write_text(json.dumps(data), encoding="utf-8")
    assert "it was changed" in refused("play", "--continue", saved)


@pytest.mark.parametrize(("language", "title"), [("fr", "Tapez"), ("it", "Scrivi"), ("pl", "Wpisz")])
def test_the_language_is_asked_for_or_that_of_the_locale(
    language: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert title in run("play", "pocket", "--lang", language).out
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert title in run("play", "pocket").out


def test_a_game_that_can_nowhere_be_saved_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    ran = run("play", "pocket", typed="")
    assert ran.code == 0
    assert "whitechapel record 1\ngame pocket\n" in ran.out


def test_a_rule_option_is_played_by(tmp_path: Path) -> None:
    place = tmp_path / "game.txt"
    options = ["--option", "edition=first_2006", "--option", "lit_gaslight_blocks_lantern=true"]
    run("play", "classic", *options, "--save", place)
    record = record_from_string(place.read_text(encoding="utf-8"))
    assert dict(record.options) == {"edition": "first_2006", "lit_gaslight_blocks_lantern": True}


def test_a_game_is_not_written_over_another(tmp_path: Path) -> None:
    place = tmp_path / "game.txt"
    place.write_text("precious", encoding="utf-8")
    assert "new file" in refused("play", "pocket", "--save", place)
    assert place.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["chess"], "one of pocket, classic"),
        (["--as", "watson"], "choose from"),
        (["--seed", "soon"], "--seed"),
        (["--option", "edition"], "name=value"),
        (["--option", "edition=first_2006"], "is not a rule option of pocket"),
        (["classic", "--option", "edition=1888"], "revised_2016, first_2006"),
        (["--against", "nobody"], "uniform"),
        (["--as", "both", "--against", "random"], "--as jack"),
        (["--as", "both", "--level", "3"], "--as jack"),
        (["--level", "3", "--against", "greedy"], "one of the two"),
        (["--level", "9"], "choose from"),
        (["--lang", "de"], "choose from"),
        (["--save", "/nonexistent/game.txt"], "No such file"),
        (["--save", "."], "is a folder"),
        (["--save", ""], "name of a file"),
        (["--save", "a\0b"], "name of a file"),
    ],
)
def test_what_can_not_be_played_is_refused(arguments: list[str], expected: str) -> None:
    assert expected in refused("play", *arguments)
