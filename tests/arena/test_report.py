from io import StringIO
from json import dumps, loads

import pytest

from whitechapel.arena import Entrant, Fixture, MatchResult, Standings, Terms, Thinking
from whitechapel.arena.progress import shown_progress
from whitechapel.arena.report import columns, standings_table, standings_to_json
from whitechapel.core import Outcome, Seat

JACK_WINS = Outcome(Seat.JACK, "six-hourglasses")
DETECTIVE_WINS = Outcome(Seat.DETECTIVE, "one-suspect")
CRASH = Outcome(Seat.DETECTIVE, "crashed")


def standings() -> Standings:
    """Holmes beats Watson in 5 of 6 as Jack and 4 of 6 as Detective; once Watson crashes."""
    kept = Standings(["watson", "holmes"])
    games = [("holmes", "watson", outcome) for outcome in [JACK_WINS] * 5 + [DETECTIVE_WINS]]
    games += [("watson", "holmes", outcome) for outcome in [DETECTIVE_WINS] * 3 + [CRASH] + [JACK_WINS] * 2]
    games += [("holmes", "holmes", outcome) for outcome in [JACK_WINS, DETECTIVE_WINS, DETECTIVE_WINS, DETECTIVE_WINS]]
    for number, (jack, detective, outcome) in enumerate(games):
        fixture = Fixture(number, number, Entrant(jack, jack), Entrant(detective, detective), Terms("pocket"))
        times = {"holmes": Thinking(10, 0.02, 0.005), "watson": Thinking(8, 0.0008, 0.0002)}
        failure = "ValueError: no idea" if outcome is CRASH else ""
        kept.add(MatchResult(fixture, outcome, failure, (times[jack], times[detective]), None))
    return kept


def test_the_table_shows_players_pairings_jacks_share_length_endings_and_failures() -> None:
    assert (
        standings_table(standings())
        == """\
player  games  as Jack  as Detective   mean            95 %        Elo  CPU ms/decision  longest
holmes     12    0.833         0.667  0.750  0.468 to 0.911  +91 ± 109                2        5
watson     12    0.333         0.167  0.250  0.089 to 0.532  -91 ± 109              0.1      0.2
Playing Jack is worth +0 ± 180 Elo.

pairing          games  as Jack  as Detective   mean            95 %
watson - holmes     12    0.333         0.167  0.250  0.089 to 0.532
holmes - holmes      4    0.250         0.750         0.046 to 0.699

Jack won 0.500 of 16 games (0.280 to 0.720); a game took 18.5 decisions.
ending              winner  games  share
six-hourglasses       jack      8  0.500
one-suspect      detective      7  0.438
crashed          detective      1  0.062

watson lost 1 by crashed, first so: ValueError: no idea"""
    )


def test_json_says_the_same_as_the_table() -> None:
    data = loads(dumps(standings_to_json(standings())))
    holmes = next(player for player in data["players"] if player["name"] == "holmes")
    assert holmes["as_jack"] | {"low": 0, "high": 0} == {"wins": 5, "games": 6, "share": 5 / 6, "low": 0, "high": 0}
    assert holmes["mean"]["share"] == 0.75
    assert holmes["cpu_ms"] == pytest.approx(2)
    assert holmes["longest_ms"] == pytest.approx(5)
    assert holmes["elo"]["elo"] > 0 > holmes["elo"]["elo"] - 2 * holmes["elo"]["error"]
    assert [(pairing["one"], pairing["other"]) for pairing in data["pairings"]] == [
        ("watson", "holmes"),
        ("holmes", "holmes"),
    ]
    assert "mean" not in data["pairings"][1]
    assert data["jack"]["wins"] == 8
    assert data["games"] == sum(ending["games"] for ending in data["endings"]) == 16
    assert data["failures"] == [{"name": "watson", "reason": "crashed", "games": 1, "example": "ValueError: no idea"}]


def test_columns_are_aligned_to_the_right_but_the_first() -> None:
    assert columns([["name", "games"], ["a", "1"], ["longer", "1000"]]) == "name    games\na           1\nlonger   1000"


def test_where_no_bar_can_be_drawn_the_last_game_is_told_in_a_line_with_the_scores() -> None:
    file = StringIO()
    with shown_progress(16, file=file) as progress:
        progress(standings())
    assert file.getvalue() == "16 of 16 games, 0 s left: holmes 0.750, watson 0.250\n"


def test_in_a_terminal_a_bar_shows_time_left_and_scores() -> None:
    pytest.importorskip("rich", reason="the bar is drawn by Rich")

    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    file = Terminal()
    with shown_progress(16, file=file) as progress:
        progress(standings())
    assert "16/16" in file.getvalue()
    assert "holmes 0.750, watson 0.250" in file.getvalue()
