import pytest

from whitechapel.arena import Entrant, Fixture, MatchResult, Terms, play
from whitechapel.bots.failures import CRASHED, ILLEGAL
from whitechapel.core import Outcome, Seat, game_names, load_game, states
from whitechapel.players import Limit

UNIFORM = Entrant("uniform", "uniform")


def own(name: str) -> Entrant:
    return Entrant(name, f"tests/arena/own_players.py:{name}")


def match(jack: Entrant, detective: Entrant, terms: Terms) -> MatchResult:
    return play(Fixture(0, 0, jack, detective, terms))


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_played_to_its_end_and_its_record_replays_to_the_same_outcome(game: str) -> None:
    result = match(UNIFORM, UNIFORM, Terms(game))
    assert result.record is not None
    *_, last = states(result.record)
    assert load_game(game).outcome(last) == result.outcome
    assert result.failure == ""


@pytest.mark.parametrize(
    ("name", "reason", "failure"),
    [
        ("Crashing", CRASHED, "ValueError: no idea"),
        ("Leaving", CRASHED, "SystemExit: 3"),
        ("Unmakeable", CRASHED, "OSError: no model file"),
        ("Illegal", ILLEGAL, "expected one of"),
        ("Speechless", ILLEGAL, "'None' is not an action of pocket"),
    ],
)
@pytest.mark.parametrize("seat", [Seat.JACK, Seat.DETECTIVE])
def test_a_player_that_fails_loses_with_the_reason(name: str, reason: str, failure: str, seat: Seat) -> None:
    sides = (own(name), UNIFORM) if seat is Seat.JACK else (UNIFORM, own(name))
    result = match(*sides, Terms("pocket"))
    assert result.outcome == Outcome(seat.opponent, reason)
    assert failure in result.failure


def test_a_players_answer_may_be_any_whole_number_numpys_included() -> None:
    result = match(own("Numbered"), own("Numbered"), Terms("pocket"))
    assert result.failure == ""
    assert result.record == match(own("First"), own("First"), Terms("pocket")).record


@pytest.mark.parametrize("game", game_names())
def test_a_player_is_kept_for_a_whole_match_and_its_log_grows(game: str) -> None:
    assert match(own("Remembering"), own("Remembering"), Terms(game)).failure == ""


def test_in_pocket_every_action_is_a_decision() -> None:
    result = match(UNIFORM, own("First"), Terms("pocket"))
    assert result.record is not None
    for seat in (Seat.JACK, Seat.DETECTIVE):
        actions = sum(event.actor is seat for event in result.record.events)
        assert result.thinking[seat].decisions == actions > 0


def test_in_mr_jack_a_decision_is_a_whole_play_with_all_its_steps() -> None:
    result = match(UNIFORM, own("First"), Terms("classic"))
    assert result.record is not None
    game = load_game("classic")
    for seat in (Seat.JACK, Seat.DETECTIVE):
        texts = [game.action_to_text(event.action or 0) for event in result.record.events if event.actor is seat]
        plays = sum(text.startswith("play ") for text in texts)
        assert result.thinking[seat].decisions == plays > 0
        assert plays < len(texts)


def test_cpu_time_is_counted_and_the_longest_decision_is_part_of_it() -> None:
    thinking = match(UNIFORM, UNIFORM, Terms("pocket")).thinking[Seat.JACK]
    assert 0 < thinking.longest <= thinking.total < thinking.decisions * thinking.longest + 1e-9


def test_players_get_the_limit_of_the_tournament() -> None:
    third = match(own("Obedient"), own("Obedient"), Terms("pocket", limit=Limit(nodes=2))).record
    first = match(own("Obedient"), own("Obedient"), Terms("pocket")).record
    assert first == match(own("First"), own("First"), Terms("pocket")).record != third


def test_rule_options_reach_the_game() -> None:
    record = match(UNIFORM, UNIFORM, Terms("classic", options=(("lit_gaslight_blocks_lantern", True),))).record
    assert record is not None
    assert dict(record.options)["lit_gaslight_blocks_lantern"] is True


def test_the_same_game_twice_is_the_same_game() -> None:
    one, other = (match(UNIFORM, UNIFORM, Terms("pocket", seed=3)) for _ in range(2))
    assert one.record == other.record
