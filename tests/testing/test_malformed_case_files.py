"""Malformed case files: the place, and what was expected. Nothing else may come out of them."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.testing.case_writing import written
from whitechapel.testing.cases.case_file import CaseFileError
from whitechapel.testing.conformance import run_case_file

DATA = Path(__file__).parents[1] / "data"


def small_files() -> list[dict[str, Any]]:
    """The reference files, cut down to what runs in a moment."""
    pocket, positions, games = (
        json.loads((DATA / name).read_text())
        for name in ("pocket_cases.json", "classic_cases.json", "classic_games.json")
    )
    pocket["games"] = pocket["games"][:1]
    case = positions["cases"][2]
    case["expect"]["play"] = {name: case["expect"]["play"][name] for name in ("holmes", "gull")}
    case["expect"]["results_now"] = {"holmes": case["expect"]["results_now"]["holmes"]}
    positions["cases"] = [case]
    game = games["games"][0]
    game["rounds"] = [game["rounds"][0] | {"plays": game["rounds"][0]["plays"][:2]}]
    games["games"] = [game]
    return [pocket, positions, games]


FILES = small_files()
NONSENSE: list[object] = [None, True, -1, 1.5, "banana", [], {}, [[]], ["banana"], {"banana": 1}, 10**30]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands in a file, from the top."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    return [path, *(place for key in keys for place in places(data[key], (*path, key)))]


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A reference file with one thing taken out, replaced or doubled."""
    data = copy.deepcopy(draw(st.sampled_from(FILES)))
    *above, last = draw(st.sampled_from([place for place in places(data) if place and place != ("about",)]))
    parent = data
    for key in above:
        parent = parent[key]
    match draw(st.sampled_from(["out", "replace", "double"])):
        case "out":
            del parent[last]
        case "replace":
            parent[last] = draw(st.sampled_from(NONSENSE))
        case _:
            parent[last] = [parent[last], parent[last]]
    return data


@settings(max_examples=300)
@given(mutated())
def test_a_changed_file_is_reported_or_refused_and_nothing_else_happens(
    tmp_path_factory: pytest.TempPathFactory, data: Any
) -> None:
    path = tmp_path_factory.mktemp("cases") / "cases.json"
    path.write_text(json.dumps(data))
    assert steps_or_place(path)


def steps_or_place(path: Path) -> int | str:
    """How many steps were checked, or the place of the mistake."""
    try:
        return run_case_file(path).steps
    except CaseFileError as error:
        return error.place


@settings(max_examples=60)
@given(st.text())
def test_any_other_text_is_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.mktemp("cases") / "cases.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(CaseFileError):
        run_case_file(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CaseFileError, match="can't be read"):
        run_case_file(tmp_path / "nowhere.json")


POCKET_MISTAKES = [
    (("steps", 7, "action"), {"token": "banana"}, "games[0].steps[7].action.token", "one of alibi"),
    (("steps", 7, "action"), {"token": "holmes"}, "games[0].steps[7].action", "an object with 'steps'"),
    (("steps", 7, "action"), {"token": "exchange", "cells": [4, 4]}, "games[0].steps[7].action.cells", "different"),
    (("steps", 0, "throw"), ["alibi"], "games[0].steps[0].throw", "a list of 4"),
    (("steps", 0, "throw", 2), "joker", "games[0].steps[0].throw[2]", "one of rotation, exchange"),
    (("steps", 3, "expect", "legal"), True, "games[0].steps[3].expect.legal", "a whole number"),
    (("steps", 3, "expect", "banana"), 1, "games[0].steps[3].expect.banana", "only turn, played"),
    (("steps", 3, "expect", "suspects"), ["bert", "bert"], "games[0].steps[3].expect.suspects", "each once"),
    (("steps",), [], "games[0].steps", "not empty"),
    (("setup", "tiles", 0), ["madame", "X"], "games[0].setup.tiles[0][1]", "one of N, E, S, W"),
    (("setup", "tiles", 0), ["gull", "W"], "games[0].setup.tiles", "each character once"),
    (("setup", "detectives", "toby"), 12, "games[0].setup.detectives.toby", "from 0 to 11"),
    (("setup", "pile", 0), "lane", "games[0].setup.pile", "besides lane"),
    (("id",), 5, "games[0].id", "a text"),
]


@pytest.mark.parametrize(("path", "value", "place", "right"), POCKET_MISTAKES)
def test_a_mistake_is_named_with_its_place_and_what_was_expected(
    path: tuple[Any, ...], value: Any, place: str, right: str, tmp_path: Path
) -> None:
    parent = game = copy.deepcopy(FILES[0]["games"][0])
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = value
    with pytest.raises(CaseFileError) as caught:
        run_case_file(written(tmp_path, "pocket", games=[game]))
    assert caught.value.place == place
    assert right in caught.value.right


def test_a_file_is_read_whole_before_anything_is_checked(tmp_path: Path) -> None:
    games = copy.deepcopy(json.loads((DATA / "pocket_cases.json").read_text())["games"])
    games[0]["steps"][0]["expect"]["turn"] = 5
    games[11]["steps"][-1]["expect"]["turn"] = "five"
    with pytest.raises(CaseFileError) as caught:
        run_case_file(written(tmp_path, "pocket", games=games))
    assert caught.value.place.startswith("games[11].steps")


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"round": 9}, "cases[0].position.round"),
        ({"side": "investigator"}, "cases[0].position.side"),
        ({"covered_manholes": ["a1", "a2"]}, "cases[0].position"),
        ({"watson_facing": "E"}, "cases[0].position"),
        ({"lit_unnumbered": ["f5"]}, "cases[0].position"),
    ],
)
def test_a_position_that_can_not_be_is_refused(changed: dict[str, Any], place: str, tmp_path: Path) -> None:
    case = copy.deepcopy(FILES[1]["cases"][0])
    case["position"] |= changed
    with pytest.raises(CaseFileError) as caught:
        run_case_file(written(tmp_path, "classic", cases=[case]))
    assert caught.value.place == place


@pytest.mark.parametrize("action", ["banana", "smith", "smith:g8", "smith:g8-z9", "smith:g8-f7 sings", "smith:g8-f7 "])
def test_a_play_that_can_not_be_read_is_refused(action: str, tmp_path: Path) -> None:
    game = copy.deepcopy(FILES[2]["games"][0])
    game["rounds"][0]["plays"][1]["action"] = action
    with pytest.raises(CaseFileError) as caught:
        run_case_file(written(tmp_path, "classic", games=[game]))
    assert caught.value.place == "games[0].rounds[0].plays[1].action"


@pytest.mark.parametrize("ending", ["right accusation", "round 8 over", "eight rounds", "end of round 8"])
def test_the_end_of_round_8_may_be_told_in_any_words(ending: str, tmp_path: Path) -> None:
    game = copy.deepcopy(FILES[2]["games"][0]) | {"ending": ending}
    report = run_case_file(written(tmp_path, "classic", games=[game]))
    assert ("the end", "ending") in {(found.step, found.field) for found in report.differences}


def test_an_unknown_ending_is_refused(tmp_path: Path) -> None:
    game = copy.deepcopy(FILES[2]["games"][0]) | {"ending": "boredom"}
    with pytest.raises(CaseFileError, match="round 8 over"):
        run_case_file(written(tmp_path, "classic", games=[game]))
