from pathlib import Path

import pytest

from benchmarks.strength.measure import measure
from benchmarks.strength.page import page
from benchmarks.strength.plan import PLAN, RUNAWAY, Claim
from benchmarks.strength.results import Result, Results
from whitechapel import classic
from whitechapel.arena import Entrant, Terms, fixtures, play
from whitechapel.core import Seat, states

CLAIM = Claim("greedy", "uniform", 4, 0.5)


def found(results: Results) -> Result:
    result = results["greedy", "uniform"]
    assert result is not None
    return result


def test_measuring_goes_on_where_it_stopped_and_ends_with_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "parts.json"
    assert measure("pocket", (CLAIM,), Results(file, "pocket"), 1, most_pairs=1)
    assert found(Results(file, "pocket")).pairs == 1
    assert measure("pocket", (CLAIM,), Results(file, "pocket"), 2, most_pairs=None)
    once = Results(tmp_path / "once.json", "pocket")
    assert measure("pocket", (CLAIM,), once, 1, most_pairs=None)
    parts = found(Results(file, "pocket"))
    assert parts.pairs == found(once).pairs == 4
    assert {who: tally.endings for who, tally in parts.meetings.items()} == {
        who: tally.endings for who, tally in found(once).meetings.items()
    }


def test_what_is_measured_is_not_measured_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = Results(tmp_path / "results.json", "pocket")
    assert measure("pocket", (CLAIM,), results, 1, most_pairs=1)
    assert "pairs 1 to 1 of 1" in capsys.readouterr().err
    assert measure("pocket", (CLAIM,), results, 1, most_pairs=1)
    assert capsys.readouterr().err == ""


def test_a_player_that_changed_is_forgotten_for_good_and_only_in_its_game(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    for game in PLAN:
        assert measure(game, (CLAIM,), Results(file, game), 1, most_pairs=1)
    Results(file, "pocket").forget("greedy")
    assert Results(file, "pocket")["greedy", "uniform"] is None
    assert Results(file, "classic")["uniform", "greedy"] is not None


def test_the_page_shows_what_was_measured_and_says_what_was_not(tmp_path: Path) -> None:
    results = {game: Results(tmp_path / "results.json", game) for game in PLAN}
    assert measure("classic", (CLAIM,), results["classic"], 1, most_pairs=2)
    shown = page(results)
    line = next(line for line in shown.splitlines() if line.startswith("| greedy - uniform |") and "0.90" in line)
    score = results["classic"].standings().score("greedy", "uniform")
    assert f"| {score.mean.share:.3f} | " in line
    assert "(of 1000 pairs planned)" in line
    assert "| turn - greedy | both roles | not measured yet |" in shown


def test_players_that_do_not_exist_are_left_out_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = Results(tmp_path / "results.json", "pocket")
    assert measure("pocket", (Claim("moriarty", "uniform", 5),), results, 1, None)
    assert "is left out: 'moriarty' is not a player of pocket" in capsys.readouterr().err
    assert results["moriarty", "uniform"] is None


def test_the_runaway_leaves_the_district_whenever_he_can() -> None:
    runaway, uniform = Entrant("runaway", RUNAWAY), Entrant("uniform", "uniform")
    escapes = 0
    for fixture in fixtures([(runaway, uniform)], 12, Terms("classic")):
        result = play(fixture)
        assert result.failure == ""
        escapes += fixture.jack == runaway and result.outcome.reason == "escape"
        if fixture.jack == runaway and result.record is not None:
            for state in states(result.record):
                ways_out = [
                    action for action in classic.legal_actions(state) if "leave" in classic.action_to_text(action)
                ]
                assert not (ways_out and classic.actor(state) is Seat.JACK and result.outcome.reason != "escape")
    assert escapes >= 1
