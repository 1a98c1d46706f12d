"""No seat is given what it can't know; and what was planted in a game to give it away is found."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.testing.compiled import COMPILED
from tests.testing.planted import planted
from whitechapel import classic, pocket
from whitechapel.core import IllegalActionError, Seat, Worlds, game_names, load_game
from whitechapel.core.messages import Reason
from whitechapel.testing.leak import FORMS, Form, find_leaks, find_record_leaks, leaks_in
from whitechapel.testing.random_play import random_positions

PARTS = 4
POSITIONS = 10_000 // PARTS if COMPILED else 200


@pytest.mark.parametrize("seed", range(PARTS))
@pytest.mark.parametrize("name", game_names())
def test_ten_thousand_positions_do_not_leak(name: str, seed: int) -> None:
    report = find_leaks(load_game(name), positions=POSITIONS, seed=seed)
    assert report.leaks == ()
    assert report.positions == POSITIONS
    assert report.pairs > 10 * POSITIONS


@pytest.mark.parametrize("name", game_names())
def test_no_form_leaks_when_every_form_is_worked_out_in_every_world(name: str) -> None:
    everywhere = [form._replace(share=1.0) for form in FORMS]
    report = find_leaks(load_game(name), positions=60, seed=99, forms=everywhere)
    assert report.leaks == ()
    assert report.pairs > 100


@pytest.mark.parametrize("name", game_names())
def test_no_record_leaks(name: str) -> None:
    report = find_record_leaks(load_game(name), games=100)
    assert report.leaks == ()
    assert report.pairs > 1000


class Marked(NamedTuple):
    """An observation with a field too many."""

    seat: Seat
    district: int
    table: int
    identity: int


def observe_with_identity(state: pocket.State, seat: Seat) -> Any:
    seen = pocket.observe(state, seat)
    return Marked(*seen, state.secret & 15) if isinstance(seen, pocket.PublicObservation) else seen


def worlds_of_marked(observation: Any) -> Any:
    if isinstance(observation, Marked):
        observation = pocket.PublicObservation(*observation[:3])
    return pocket.worlds(observation)


class Annotated(pocket.PublicObservation):
    """An observation with an attribute that neither `==` nor `repr` show."""


def observe_with_a_note(state: pocket.State, seat: Seat) -> Any:
    seen = pocket.observe(state, seat)
    if not isinstance(seen, pocket.PublicObservation):
        return seen
    noted = Annotated(*seen)
    noted.__dict__["jack"] = state.jack
    return noted


def legal_by_identity(state: pocket.State) -> tuple[int, ...]:
    legal = pocket.legal_actions(state)
    return legal[1:] if len(legal) > 1 and state.jack in ("bert", "lane") else legal


def why_by_identity(state: pocket.State, action: int) -> Reason:
    reason = pocket.why_not(state, action)
    return reason._replace(text=reason.text + " and would hide bert") if state.jack == "bert" else reason


def apply_that_talks(state: pocket.State, action: int) -> pocket.State:
    try:
        return pocket.apply(state, action)
    except IllegalActionError as error:
        raise IllegalActionError(error.action, pocket.position_to_text(state), error.why, error.right) from None


POSITION_PLANTS: list[tuple[dict[str, Callable[..., Any]], str]] = [
    ({"observe": observe_with_identity, "worlds": worlds_of_marked}, "observation"),
    ({"observe": observe_with_a_note}, "observation"),
    ({"legal_actions": legal_by_identity}, "legal actions"),
    ({"why_not": why_by_identity}, "reason for a refusal"),
    ({"apply": apply_that_talks}, "refusal"),
]


@pytest.mark.parametrize(("replaced", "form"), POSITION_PLANTS, ids=[form for _, form in POSITION_PLANTS])
def test_a_leak_planted_in_a_position_is_found(replaced: dict[str, Callable[..., Any]], form: str) -> None:
    forms = [one for one in FORMS if one.name in ("observation", "legal actions", "reason for a refusal", "refusal")]
    report = find_leaks(planted(pocket, **replaced), positions=400, forms=forms)
    assert form in {leak.form for leak in report.leaks}
    leak = next(leak for leak in report.leaks if leak.form == form)
    assert leak.shown != leak.shown_in_world
    assert leak.seat in (Seat.DETECTIVE, Seat.SPECTATOR)
    assert leak.position != leak.world
    assert form in str(leak)


def test_a_list_of_jacks_legal_steps_shown_to_everybody_is_found() -> None:
    shown_to_all = Form("legal steps", lambda game, state, _: game.legal_actions(state))
    report = find_leaks(classic, positions=3000, forms=[shown_to_all])
    assert {leak.form for leak in report.leaks} == {"legal steps"}
    assert Seat.DETECTIVE in {leak.seat for leak in report.leaks}


def test_a_form_that_shows_everybody_the_state_is_found() -> None:
    whole = Form("message", lambda game, state, _: game.position_to_text(state))
    state = next(state for state in random_positions(pocket, 100, seed=1) if state.jack is not None)
    _, leaks = leaks_in(pocket, state, Seat.SPECTATOR, Random(0), [whole])
    assert [leak.form for leak in leaks] == ["message"]


def sees_cards(state: pocket.State, action: int, seat: Seat) -> bool:
    return pocket.sees(state, action, seat) or pocket.action_to_text(action).startswith("card ")


def announces_jack(before: pocket.State, after: pocket.State) -> str:
    said = pocket.announcement(before, after)
    return f"{said}, and it was not {'bert' if after.jack != 'bert' else 'lane'}" if said else said


def only_the_truth(observation: Any) -> Worlds[pocket.State]:
    return Worlds(list(pocket.worlds(observation))[:1])


RECORD_PLANTS: list[tuple[dict[str, Callable[..., Any]], str]] = [
    ({"sees": sees_cards}, "history"),
    ({"announcement": announces_jack}, "history"),
    ({"worlds": only_the_truth}, "observation"),
]


@pytest.mark.parametrize(("replaced", "form"), RECORD_PLANTS, ids=["a card seen", "a hint given", "worlds left out"])
def test_a_leak_planted_in_a_record_is_found(replaced: dict[str, Callable[..., Any]], form: str) -> None:
    report = find_record_leaks(planted(pocket, **replaced), games=20)
    assert form in {leak.form for leak in report.leaks}
