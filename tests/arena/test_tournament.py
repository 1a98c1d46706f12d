from io import StringIO
from json import loads
from multiprocessing import active_children

import pytest

from whitechapel.arena import Entrant, Standings, Terms, Tournament, everybody_meets
from whitechapel.bots.failures import CRASHED, SILENT
from whitechapel.core import Outcome, Seat, game_names, record_from_json, states

UNIFORM = Entrant("uniform", "uniform")


def own(name: str) -> Entrant:
    return Entrant(name, f"tests/arena/own_players.py:{name}")


def run(tournament: Tournament) -> tuple[Standings, list[str]]:
    standings, saved = Standings([entrant.name for entrant in tournament.entrants]), StringIO()
    assert tournament.run(standings, save=saved)
    assert active_children() == []
    return standings, saved.getvalue().splitlines()


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_jobs(game: str) -> None:
    pairings = everybody_meets([UNIFORM, own("First")], mirror=True)
    _, once = run(Tournament(pairings, 4, Terms(game, seed=7), jobs=1))
    _, again = run(Tournament(pairings, 4, Terms(game, seed=7), jobs=2))
    _, other = run(Tournament(pairings, 4, Terms(game, seed=8), jobs=2))
    assert once == again
    assert len(once) == 16
    assert once != other


def test_every_saved_game_is_complete_and_says_who_played_and_won() -> None:
    standings, saved = run(Tournament(((UNIFORM, own("First")),), 3, Terms("pocket")))
    assert standings.jacks_share.games == len(saved) == 6
    for number, game in enumerate(map(loads, saved)):
        *_, last = states(record_from_json(game["record"]))
        assert last.actor is None
        assert game["pair"] == number // 2
        assert {game["jack"], game["detective"]} == {"uniform", "First"}
        assert game["winner"] in ("jack", "detective")


@pytest.mark.parametrize(("name", "reason"), [("Deadly", CRASHED), ("Hanging", SILENT)])
def test_a_player_that_dies_or_hangs_loses_and_the_tournament_goes_on(name: str, reason: str) -> None:
    pairings = ((UNIFORM, own(name)), (UNIFORM, own("First")))
    standings, saved = run(Tournament(pairings, 1, Terms("pocket", patience=1), jobs=2))
    assert standings.score("uniform", name).mean == (2, 2)
    assert standings.tally("uniform", name).endings == {Outcome(Seat.JACK, reason): 1}
    assert standings.score("uniform", "First").mean.games == 2
    assert standings.failures[name, reason].games == 2
    assert [loads(line)["record"] is None for line in saved] == [True, True, False, False]


def test_a_player_that_crashes_loses_each_game_and_the_first_failure_is_kept() -> None:
    standings, _ = run(Tournament(((UNIFORM, own("Crashing")),), 2, Terms("pocket"), jobs=2))
    assert standings.score("Crashing").mean == (0, 4)
    assert standings.failures["Crashing", CRASHED] == (4, 0, "ValueError: no idea")


def test_ctrl_c_keeps_what_there_is() -> None:
    standings, saved = Standings(["uniform"]), StringIO()

    def interrupt(standings: Standings) -> None:
        if standings.jacks_share.games == 5:
            raise KeyboardInterrupt

    tournament = Tournament(((UNIFORM, UNIFORM),), 1000, Terms("pocket"), jobs=2)
    assert not tournament.run(standings, save=saved, progress=interrupt)
    assert standings.jacks_share.games == len(saved.getvalue().splitlines()) == 5
    assert active_children() == []


def test_somebody_who_meets_himself_plays_each_deal_once() -> None:
    tournament = Tournament(((UNIFORM, UNIFORM),), 3, Terms("pocket"))
    standings, _ = run(tournament)
    assert standings.tally("uniform", "uniform").rate(Seat.JACK).games == tournament.games == 3
    assert standings.met_others == ()
