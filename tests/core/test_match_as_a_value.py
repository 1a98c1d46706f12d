"""A match copied, undone, kept and begun anywhere: what a library user does with one."""

import copy
import pickle
import random
from pathlib import Path
from typing import SupportsIndex

import pytest

from tests.core.played_games import DEAL
from whitechapel import Match, classic, pocket
from whitechapel.core import (
    VIEWERS,
    AnyGame,
    GameRecord,
    IllegalActionError,
    NotationError,
    Outcome,
    RecordError,
    Seat,
    SeededDealer,
    observations,
    verify,
)

GAMES = pytest.mark.parametrize("game", [pocket, classic], ids=["pocket", "classic"])


def played(game: AnyGame, actions: int, seed: int = 1888) -> Match:
    match, rng = Match(game, seed=seed), random.Random(seed)
    while len([event for event in match if event.actor is not Seat.CHANCE]) < actions and match.actor is not None:
        match.push(rng.choice(match.legal_actions))
    return match


class Counting:
    """Anything that counts as a number, as NumPy's integers do."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number


@GAMES
def test_an_action_is_pushed_by_its_number_its_text_or_whatever_counts_as_a_number(game: AnyGame) -> None:
    first = Match(game, seed=1)
    action = first.legal_actions[-1]
    given: list[SupportsIndex | str] = [action, game.action_to_text(action), Counting(action)]
    records = []
    for one in given:
        match = first.copy()
        match.push(one)
        records.append(match.record())
    assert records[0] == records[1] == records[2]


@pytest.mark.parametrize("given", ["holmes", 3.0, None, True, -1, 10**6, Counting(-2)])
def test_what_is_no_action_is_refused_and_changes_nothing(given: SupportsIndex | str) -> None:
    match = Match("pocket", seed=1)
    before = match.record()
    with pytest.raises(NotationError, match="is not an action of pocket"):
        match.push(given)
    assert match.record() == before


@GAMES
def test_popping_undoes_a_players_action_with_what_chance_did_after_it(game: AnyGame) -> None:
    match, rng = Match(game, seed=7), random.Random(7)
    records = []
    while match.actor is not None:
        records.append(match.record())
        match.push(rng.choice(match.legal_actions))
    while records:
        match.pop()
        assert match.record() == records.pop()
    with pytest.raises(IllegalActionError, match="nothing was played yet"):
        match.pop()


@GAMES
def test_the_same_is_dealt_again_after_an_undo(game: AnyGame) -> None:
    match = played(game, 60)
    again = match.copy()
    actions: list[int] = []
    while again.number > match.number - 20 and len(actions) < 9:
        actions.append(again.pop())
    for action in reversed(actions):
        again.push(action)
    assert again.record() == match.record()


@GAMES
@pytest.mark.parametrize(
    "made",
    [Match.copy, copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))],  # noqa: S301
)
def test_a_copy_goes_its_own_way(game: AnyGame, made: object) -> None:
    assert callable(made)
    match = played(game, 9)
    twin: Match = made(match)
    assert twin == match
    before = match.record()
    twin.push(twin.legal_actions[0])
    assert match.record() == before
    assert twin != match
    match.push(match.legal_actions[0])
    assert twin == match, "chance goes on alike in both"


@GAMES
def test_the_match_after_an_action_leaves_this_one_as_it_is(game: AnyGame) -> None:
    match = played(game, 5)
    number = match.number
    after = match.after(match.legal_actions[0])
    assert match.number == number < after.number
    assert after.history.back_to(number) is match.history


@GAMES
def test_its_repr_makes_it_again_and_its_str_draws_it(game: AnyGame) -> None:
    match = played(game, 12)
    again = eval(repr(match), {"Match": Match, "GameRecord": GameRecord, "SeededDealer": SeededDealer})  # noqa: S307
    assert again == match
    assert str(match) == game.render(match.observation(Seat.SPECTATOR))


@GAMES
def test_it_can_begin_in_any_position_and_its_record_says_so(game: AnyGame) -> None:
    text = game.position_to_text(played(game, 14).state)
    match = Match.from_position(text, seed=3)
    assert game.position_to_text(match.state) == text
    rng = random.Random(5)
    while match.actor is not None:
        match.push(rng.choice(match.legal_actions))
    record = match.record()
    assert record.format == 3
    assert GameRecord.from_text(record.to_text()) == record
    assert Match.from_record(record).state == match.state
    for seat in VIEWERS:
        seen = GameRecord.from_text(match.record(seat).to_text())
        assert seen == record.for_seat(seat)
        assert list(observations(seen))[-1] == match.observation(seat)


@GAMES
def test_it_cant_begin_in_what_a_seat_knows_or_in_another_games_state(game: AnyGame) -> None:
    seen = Match(game, seed=1).observation(Seat.DETECTIVE)
    with pytest.raises(NotationError, match="is not a state: it does not hold everything that is hidden"):
        Match(game, start=seen)
    other = classic if game is pocket else pocket
    with pytest.raises(NotationError, match=f"is of {other.NAME}; expected a State of {game.NAME}"):
        Match(game, start=Match(other, seed=1).state)


@GAMES
def test_what_is_said_aloud_is_known_piece_by_piece(game: AnyGame) -> None:
    rng, match = random.Random(8), Match(game, seed=8)
    while match.actor is not None:
        match.push(rng.choice(match.legal_actions))
    said = [event.announcements for event in match.log(Seat.DETECTIVE)]
    assert {pieces[0] for pieces in said[:-1] if pieces} <= {"seen", "unseen", "visible", "invisible"}
    assert said[-1][-1].startswith(("jack was ", "the detective had "))
    assert match.outcome is not None
    assert f"{match.outcome.winner} wins by {match.outcome.reason}" in said[-1]


def test_a_seats_record_of_a_start_does_not_tell_the_secret() -> None:
    match = Match.from_position(pocket.position_to_text(played(pocket, 14).state), seed=3)
    assert "jack=?" in match.record(Seat.DETECTIVE).to_text()


@pytest.mark.parametrize("text", ["game=chess", "", "8/8/8", "game=pocket", "game=pocket;phase=action"])
def test_a_position_that_is_none_gets_a_clear_error(text: str) -> None:
    with pytest.raises(NotationError):
        Match.from_position(text)


def test_a_match_that_was_given_up_is_over_and_its_record_says_so() -> None:
    match = Match("pocket", DEAL)
    match.resign(Seat.JACK)
    assert (match.actor, match.legal_actions) == (None, ())
    assert match.outcome == Outcome(Seat.DETECTIVE, "resignation")
    record = match.record()
    verify(record)
    assert GameRecord.from_text(record.to_text()) == record
    assert Match.from_record(record).outcome == match.outcome
    with pytest.raises(IllegalActionError, match="the match is over"):
        match.push(0)
    with pytest.raises(IllegalActionError):
        match.resign(Seat.DETECTIVE)


@GAMES
def test_a_view_holds_what_the_seat_saw_and_nothing_else(game: AnyGame) -> None:
    match = played(game, 20)
    for seat in VIEWERS:
        view = match.view(seat)
        assert view.observation == match.observation(seat)
        assert view.log == match.record().for_seat(seat).events
        assert view.number == match.number
    assert any(event.action is None for event in match.view(Seat.SPECTATOR).log)


@GAMES
def test_by_hand_chance_is_pushed_like_any_action(game: AnyGame) -> None:
    model = played(game, 10)
    match = Match.by_hand(game)
    assert match.actor is Seat.CHANCE
    for event in model:
        assert event.action in match.legal_actions
        match.push(event.action)
    assert match.record() == model.record()
    match.pop()
    assert match.number == model.number - 1


@GAMES
def test_a_state_and_an_observation_are_never_equal_nor_taken_for_one_another(game: AnyGame) -> None:
    match = played(game, 11)
    for seat in VIEWERS:
        seen = match.observation(seat)
        assert seen != match.state
        assert match.state != seen
        with pytest.raises(NotationError, match="is not a state"):
            game.apply(seen, 0)
        with pytest.raises(NotationError, match="is not a state"):
            game.observe(seen, Seat.JACK)
    with pytest.raises(NotationError, match="is not an observation"):
        game.worlds(match.state)


def test_a_record_of_a_match_is_read_and_written_as_a_file(tmp_path: Path) -> None:
    folder = tmp_path
    record = played(classic, 8).record()
    for name in ("game.txt", "game.json"):
        record.write(folder / name)
        assert GameRecord.read(folder / name) == record
    (folder / "other.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match="is not a text file"):
        GameRecord.read(folder / "other.txt")


@GAMES
def test_a_position_is_printed_as_a_table_and_drawn_in_a_notebook_without_its_secrets(game: AnyGame) -> None:
    match = played(game, 13)
    public = match.observation(Seat.SPECTATOR)
    assert str(match.state) == str(public) == str(match) == game.render(public)
    assert match.state._repr_svg_() == public._repr_svg_() == match._repr_svg_() == game.draw(public)
    assert str(match.observation(Seat.JACK)) == game.render(match.observation(Seat.JACK)) != str(public)
