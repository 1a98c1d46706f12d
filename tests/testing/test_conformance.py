"""The conformance runner: the reference files, files of other games, wrong answers."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.testing.case_writing import classic_game, pocket_game, written
from whitechapel.testing.cases.case_file import Difference
from whitechapel.testing.conformance import run_case_file

DATA = Path(__file__).parents[1] / "data"

CHASE_SURVIVED, CHASE_LOST = 8, 38  # seeds of games that end so


def loaded(name: str) -> Any:
    return json.loads((DATA / name).read_text())


@pytest.mark.parametrize(
    ("name", "steps"), [("pocket_cases.json", 273), ("classic_games.json", 83), ("classic_cases.json", 90)]
)
def test_every_answer_of_a_reference_file_is_right(name: str, steps: int) -> None:
    report = run_case_file(DATA / name)
    assert report.differences == ()
    assert report.steps == steps


@pytest.mark.parametrize("seed", [CHASE_SURVIVED, CHASE_LOST, 10, 12])
def test_any_other_game_of_pocket_runs_the_chase_included(seed: int, tmp_path: Path) -> None:
    game = pocket_game(seed)
    report = run_case_file(written(tmp_path, "pocket", games=[game]))
    assert report.differences == ()
    assert report.steps == len(game["steps"])
    assert any(step["expect"]["chase"] for step in game["steps"]) == (seed in (CHASE_SURVIVED, CHASE_LOST))


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("turn", 7),
        ("played", 3),
        ("legal", 29),
        ("seen_cells", [4]),
        ("suspects", ["bert", "lane"]),
        ("hourglasses", 5),
        ("chase", True),
        ("winner", "investigator"),
    ],
)
def test_a_wrong_answer_is_reported_with_game_step_expected_and_got(field: str, wrong: Any, tmp_path: Path) -> None:
    games = loaded("pocket_cases.json")["games"]
    right = games[3]["steps"][2]["expect"][field]
    games[3]["steps"][2]["expect"][field] = wrong
    report = run_case_file(written(tmp_path, "pocket", games=games))
    assert report.steps == 273
    (difference,) = report.differences
    assert difference.game == "g003"
    assert difference.step.startswith("step 3 (")
    assert difference.field == field
    shown = {list: tuple}.get(type(wrong), lambda value: value)
    assert (difference.expected, difference.got) == (
        {"investigator": "detective"}.get(str(wrong), shown(wrong)),
        shown(right),
    )


def test_a_difference_reads_as_one_line() -> None:
    difference = Difference("g003", "step 3 (jack alibi)", "suspects", ("bert", "lane"), ())
    assert str(difference) == "g003, step 3 (jack alibi): suspects: expected bert lane, got nothing"
    assert str(difference._replace(expected=None, got=True)).endswith("expected none, got yes")


def test_an_action_out_of_turn_is_a_wrong_answer(tmp_path: Path) -> None:
    game = loaded("pocket_cases.json")["games"][0]
    game["steps"][1]["by"] = "jack"
    report = run_case_file(written(tmp_path, "pocket", games=[game]))
    assert [(found.step, found.field, found.expected, found.got) for found in report.differences] == [
        ("step 2 (jack rotation 5 1)", "by", "jack", "detective")
    ]


def test_an_illegal_action_is_a_wrong_answer_and_breaks_its_game_off(tmp_path: Path) -> None:
    games = loaded("pocket_cases.json")["games"][:2]
    games[0]["steps"][2]["action"] = {"token": "rotation", "cell": 5, "quarters": 2}
    report = run_case_file(written(tmp_path, "pocket", games=games))
    (difference,) = report.differences
    assert (difference.game, difference.field) == ("g000", "action")
    assert "already rotated" in str(difference.got)
    assert report.steps == 3 + len(games[1]["steps"])


def test_a_start_that_no_set_up_deals_is_taken_as_it_is(tmp_path: Path) -> None:
    game = loaded("pocket_cases.json")["games"][0]
    game["setup"]["detectives"] = {"holmes": 0, "watson": 5, "toby": 7}
    game["steps"] = game["steps"][:1]
    report = run_case_file(written(tmp_path, "pocket", games=[game]))
    assert [found.field for found in report.differences] == ["seen_cells"]


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (3, {"edition": "first_2006", "lit_gaslight_blocks_lantern": True}),
        (13, {"edition": "revised_2016", "lit_gaslight_blocks_lantern": True}),
        (19, {"edition": "first_2006", "lit_gaslight_blocks_lantern": False}),
        (22, {"edition": "revised_2016", "lit_gaslight_blocks_lantern": False}),
    ],
)
def test_any_other_game_of_mr_jack_runs(seed: int, options: dict[str, Any], tmp_path: Path) -> None:
    report = run_case_file(written(tmp_path, "classic", games=[classic_game(seed, **options)]))
    assert report.differences == ()
    assert report.steps > 0


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("side", "jack"),
        ("legal_states", 7),
        ("legal_accuse", ["bert"]),
        ("legal_exits", ["NE"]),
        ("state", "bert=i8"),
        ("alibi_drawn", "gull"),
    ],
)
def test_a_wrong_answer_about_a_play_is_reported(field: str, wrong: Any, tmp_path: Path) -> None:
    game = loaded("classic_games.json")["games"][0]
    right = game["rounds"][0]["plays"][0][field]
    game["rounds"][0]["plays"][0][field] = wrong
    report = run_case_file(written(tmp_path, "classic", games=[game]))
    (difference,) = report.differences
    assert difference.step == f"round 1, play 1 ({'jack' if field == 'side' else 'detective'} holmes)"
    assert (difference.game, difference.field) == ("games[0]", field)
    assert difference.got == (tuple(right) if isinstance(right, list) else right)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("visible", []), ("witness", "visible"), ("suspects_after", ["gull"]), ("lamps_after", "-:h4")],
)
def test_a_wrong_answer_about_a_call_is_reported(field: str, wrong: Any, tmp_path: Path) -> None:
    game = loaded("classic_games.json")["games"][0]
    game["rounds"][0][field] = wrong
    report = run_case_file(written(tmp_path, "classic", games=[game]))
    assert [(found.step, found.field) for found in report.differences] == [
        ("round 1, the call for witnesses", field),
    ]


@pytest.mark.parametrize(("field", "wrong"), [("ending", "wrong accusation"), ("winner", "jack")])
def test_a_wrong_end_is_reported(field: str, wrong: str, tmp_path: Path) -> None:
    game = loaded("classic_games.json")["games"][0] | {field: wrong}
    report = run_case_file(written(tmp_path, "classic", games=[game]))
    assert [(found.step, found.field) for found in report.differences] == [("the end", field)]


def test_a_play_that_is_not_legal_breaks_its_game_off(tmp_path: Path) -> None:
    game = loaded("classic_games.json")["games"][0]
    game["rounds"][0]["plays"][1]["action"] = "smith:g8-a1 lamp=f5>h4 after"
    report = run_case_file(written(tmp_path, "classic", games=[game]))
    (difference,) = report.differences
    assert (difference.field, report.steps) == ("action", 2)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("states", 7),
        ("sha256", "0"),
        ("full_actions", 3),
        ("accuse_if_detective", ["bert"]),
        ("exits_if_own_character_of_jack_and_invisible", ["NE"]),
        ("free_ends_of_the_bare_move", ["a1"]),
    ],
)
def test_a_wrong_answer_about_a_position_is_reported(field: str, wrong: Any, tmp_path: Path) -> None:
    case = loaded("classic_cases.json")["cases"][0]
    case["expect"]["play"] = {"gull": case["expect"]["play"]["gull"] | {field: wrong}}
    case["expect"]["visible"] = ["gull"]
    case["expect"]["results_now"] = {"gull": 4}
    report = run_case_file(written(tmp_path, "classic", cases=[case]))
    assert {(found.step, found.field) for found in report.differences} == {
        ("the position", "visible"),
        ("play gull", field),
        ("play gull", "results_now"),
    }
    assert report.steps == 2
