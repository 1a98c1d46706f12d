"""`whitechapel verify`, `conformance` and `perft`: what they check, what they count, what they refuse."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.conftest import DEAL, played
from tests.cli.running import DATA, refused, run
from whitechapel import pocket
from whitechapel.core import Deal, record_to_text
from whitechapel.testing.perft import start


def test_a_committed_game_is_verified_and_says_what_was_checked(committed_file: Path) -> None:
    ran = run("verify", committed_file)
    assert ran.code == 0
    assert "events follow the rules of pocket" in ran.out
    assert "chance events follow from the revealed deal" in ran.out
    assert DEAL.commitment in ran.out


def test_a_borrowed_beginning_is_named_and_what_follows_it_is_verified(borrowing_file: Path) -> None:
    ran = run("verify", borrowing_file)
    assert ran.code == 0
    assert "its first 15 events are borrowed from match the-other-match" in ran.out
    assert "chance events after them follow from the revealed deal" in ran.out
    text = borrowing_file.read_text(encoding="utf-8")
    borrowing_file.write_text(text.replace("borrowed 15 ", "borrowed 14 "), encoding="utf-8")
    assert run("verify", borrowing_file).code == 1


def test_cards_that_do_not_follow_from_the_deal_are_found(tmp_path: Path) -> None:
    other = Deal(secret=bytes(32), salt=bytes(16))
    place = tmp_path / "game.txt"
    exchanged = replace(played("pocket", DEAL), deal=other, commitment=other.commitment)
    place.write_text(record_to_text(exchanged), encoding="utf-8")
    ran = run("verify", place)
    assert ran.code == 1
    assert "does not follow from the deal" in ran.out


def test_a_changed_commitment_is_found(committed_file: Path) -> None:
    text = committed_file.read_text(encoding="utf-8")
    committed_file.write_text(text.replace(DEAL.commitment, "0" * 64), encoding="utf-8")
    ran = run("verify", committed_file)
    assert ran.code == 1
    assert "is not that of the revealed deal" in ran.out


def test_a_game_that_was_not_committed_to_can_not_be_verified(record_file: Path) -> None:
    ran = run("verify", record_file)
    assert ran.code == 1
    assert "events follow the rules" in ran.out
    assert "reveals no deal" in ran.out


def test_verify_refuses_what_is_no_record(tmp_path: Path) -> None:
    assert "No such file" in refused("verify", tmp_path / "missing")


@pytest.mark.parametrize(("name", "steps"), [("pocket_cases.json", 273), ("classic_games.json", 83)])
def test_the_reference_files_are_all_right(name: str, steps: int) -> None:
    ran = run("conformance", DATA / name)
    assert ran.code == 0
    assert f"{steps} steps checked, every answer right" in ran.out


def test_several_files_are_checked_in_turn() -> None:
    ran = run("conformance", DATA / "pocket_cases.json", DATA / "classic_games.json")
    assert ran.code == 0
    assert ran.out.count("steps checked") == 2


def test_a_wrong_answer_exits_with_1(tmp_path: Path) -> None:
    text = (DATA / "pocket_cases.json").read_text(encoding="utf-8")
    assert text.count('"winner": "jack"')
    place = tmp_path / "wrong.json"
    place.write_text(text.replace('"winner": "jack"', '"winner": "detective"', 1), encoding="utf-8")
    ran = run("conformance", place)
    assert ran.code == 1
    assert "expected detective, got jack" in ran.out
    assert "wrong answers: 1" in ran.out


def test_a_malformed_case_file_is_refused_with_the_place(tmp_path: Path) -> None:
    data = json.loads((DATA / "pocket_cases.json").read_text(encoding="utf-8"))
    data["games"][2]["steps"][0] = "nothing"
    place = tmp_path / "malformed.json"
    place.write_text(json.dumps(data), encoding="utf-8")
    assert "games[2].steps[0]" in refused("conformance", place)


def test_perft_counts_every_depth() -> None:
    ran = run("perft", "pocket", "--depth", "4")
    assert ran == (0, "depth 1: 57\ndepth 2: 1624\ndepth 3: 12312\ndepth 4: 31104\n", "")


def test_perft_divides_by_first_action() -> None:
    *actions, total = run("perft", "pocket", "--depth", "2", "--divide").out.splitlines()
    assert total == "depth 2: 1624"
    assert sum(int(line.rpartition(" ")[2]) for line in actions) == 1624
    assert "rotation 8 3: 54" in actions


def test_perft_takes_a_position() -> None:
    position = pocket.position_to_text(start(pocket))
    assert run("perft", "pocket", "--position", position).out == run("perft", "pocket").out


def test_perft_takes_rule_options() -> None:
    revised = run("perft", "classic", "--depth", "3").out
    first = run("perft", "classic", "--depth", "3", "--option", "edition=first_2006").out
    assert revised.splitlines()[0] == first.splitlines()[0] == "depth 1: 4"
    assert revised != first


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "GAME"),
        (["chess"], "is not a game"),
        (["pocket", "--depth", "0"], "above 0"),
        (["pocket", "--depth", "deep"], "--depth"),
        (["pocket", "--depth", "9" * 5000], "--depth"),
        (["pocket", "--position", "somewhere"], "name=value"),
        (["pocket", "--position", "", "--option", "a=b"], "t be combined"),
        (["pocket", "--option", "a=b"], "is not a rule option"),
    ],
)
def test_perft_refuses_what_it_can_not_count(arguments: list[str], expected: str) -> None:
    assert expected in refused("perft", *arguments)
