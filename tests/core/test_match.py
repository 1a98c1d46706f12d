"""A game in progress: who may act, what happens, what is kept."""

import pytest

from tests.core.played_games import DEAL, played_out
from whitechapel import classic, pocket
from whitechapel.core import (
    VIEWERS,
    IllegalActionError,
    Match,
    NotationError,
    OptionError,
    Seat,
    SeededDealer,
    states,
)
from whitechapel.core.events import Event, shared_event


def fresh() -> Match:
    return Match(pocket, SeededDealer(1))


def test_chance_is_dealt_at_once_so_that_a_player_is_to_act() -> None:
    match = fresh()
    assert match.actor is Seat.DETECTIVE
    assert [event.actor for event in match.record().events] == [Seat.CHANCE] * 11


def test_the_legal_actions_are_shown_to_the_player_to_act_alone() -> None:
    match = fresh()
    assert len(match.legal_actions) > 1
    assert match.view(Seat.DETECTIVE).legal_actions == match.legal_actions
    assert match.view(Seat.JACK).legal_actions == ()
    assert match.view(Seat.SPECTATOR).legal_actions == ()


def test_playing_returns_what_happened_and_keeps_it() -> None:
    match = fresh()
    action = match.legal_actions[-1]
    events = match.play(Seat.DETECTIVE, action)
    assert (events[0].actor, events[0].action) == (Seat.DETECTIVE, action)
    assert match.record().events[11:] == events


def test_an_action_that_calls_for_chance_brings_it_along() -> None:
    match = Match(pocket, SeededDealer(3))
    while 0 not in match.legal_actions:
        seat = match.actor or Seat.JACK
        match.play(seat, match.legal_actions[-1])
    events = match.play(match.actor or Seat.JACK, 0)
    assert [event.actor for event in events][1] is Seat.CHANCE
    assert pocket.action_to_text(events[1].action or 0).startswith("card ")


@pytest.mark.parametrize("seat", [Seat.JACK, Seat.SPECTATOR])
def test_playing_out_of_turn_is_refused_and_changes_nothing(seat: Seat) -> None:
    match = fresh()
    before = match.record()
    with pytest.raises(IllegalActionError, match=f"is not {seat}'s to play now; expected detective to act") as refused:
        match.play(seat, 0)
    assert f"seat={seat}" in refused.value.position
    assert match.record() == before


def test_a_refusal_tells_the_spectator_nothing_of_jacks_secret() -> None:
    with pytest.raises(IllegalActionError) as refused:
        fresh().play(Seat.SPECTATOR, 0)
    assert "jack=?;cards=?" in str(refused.value)


def test_chance_can_not_be_played_by_hand() -> None:
    with pytest.raises(NotationError, match="does not look on"):
        fresh().play(Seat.CHANCE, 0)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = fresh()
    before = match.record()
    illegal = next(action for action in range(74) if action not in match.legal_actions)
    with pytest.raises(IllegalActionError):
        match.play(Seat.DETECTIVE, illegal)
    with pytest.raises(NotationError):
        match.play(Seat.DETECTIVE, 1000)
    assert match.record() == before


def test_playing_after_the_end_is_refused() -> None:
    match = played_out(SeededDealer(1))
    with pytest.raises(IllegalActionError, match="expected nothing: the game is over"):
        match.play(Seat.JACK, 0)


def test_the_outcome_comes_with_the_end() -> None:
    assert fresh().outcome is None
    over = played_out(SeededDealer(1))
    assert over.outcome is not None
    assert over.actor is None


@pytest.mark.parametrize("seat", VIEWERS)
def test_an_observation_is_what_the_rules_say_the_seat_knows(seat: Seat) -> None:
    match = fresh()
    *_, state = states(match.record())
    assert match.observation(seat) == pocket.observe(state, seat)


def test_a_committed_deal_is_revealed_only_once_the_game_is_over() -> None:
    going = Match(pocket, DEAL).record()
    assert (going.commitment, going.deal) == (DEAL.commitment, None)
    over = played_out(DEAL).record()
    assert (over.commitment, over.deal) == (DEAL.commitment, DEAL)


def test_a_seeded_game_commits_to_nothing() -> None:
    record = played_out(SeededDealer(1)).record()
    assert (record.commitment, record.deal) == ("", None)


def test_unknown_options_are_refused_before_the_game() -> None:
    with pytest.raises(OptionError):
        Match(pocket, SeededDealer(1), fog=True)


def test_the_options_chosen_stand_in_the_record() -> None:
    option = classic.OPTIONS[0]
    record = Match(classic, SeededDealer(1), **{option.name: option.values[-1]}).record()
    assert dict(record.options)[option.name] == option.values[-1]


def test_events_in_which_nothing_is_said_are_shared_and_hold_plain_numbers() -> None:
    class Number(int):
        pass

    given = shared_event(Seat.JACK, Number(987654))
    assert type(given.action) is Number
    kept = shared_event(Seat.JACK, 987654)
    assert type(kept.action) is int
    assert shared_event(Seat.JACK, 987654) is kept
    assert shared_event(Seat.JACK, 987654, "seen") == Event(Seat.JACK, 987654, "seen")


def test_a_start_brings_its_rule_options_with_it() -> None:
    start = pocket.initial(turns=4)
    assert Match(pocket, start=start).options["turns"] == 4
    with pytest.raises(NotationError, match="a start brings with it"):
        Match(pocket, start=start, turns=4)
