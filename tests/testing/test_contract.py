"""The contract, on every registered game; and faults planted in one, each found by its law."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tests.testing.planted import planted
from whitechapel import pocket
from whitechapel.core import Outcome, Seat, Worlds, game_names, load_game
from whitechapel.pocket.layout import THROW
from whitechapel.testing.contract import ContractError, check_game


@pytest.mark.parametrize("name", game_names())
def test_a_registered_game_keeps_the_contract(name: str) -> None:
    report = check_game(load_game(name), games=6)
    assert report.games == 6
    assert report.events > 100
    assert report.worlds > 1000


def halved(state: pocket.State) -> tuple[Any, ...]:
    outcomes = pocket.chance_outcomes(state)
    return tuple(outcome._replace(probability=outcome.probability / 2) for outcome in outcomes)


def impossible(state: pocket.State) -> tuple[Any, ...]:
    first, *rest = pocket.chance_outcomes(state) or [None]
    return () if first is None else (first._replace(probability=Fraction(0)), *rest)


def uneven(observation: Any) -> Worlds[pocket.State]:
    return Worlds((world, weight + (number == 1)) for number, (world, weight) in enumerate(pocket.worlds(observation)))


def telling(observation: Any) -> str:
    return pocket.position_to_text(observation).replace("jack=?", "jack=gull").replace("cards=?", "cards=")


def under_known_options(**options: Any) -> pocket.State:
    return pocket.initial(**{option.name: options[option.name] for option in pocket.OPTIONS if option.name in options})


FAULTS: list[tuple[dict[str, Callable[..., Any]], str]] = [
    ({"action_to_text": lambda action: f"action {action // 2}"}, "two actions with one text"),
    ({"action_from_text": lambda *_: 0}, "names another action"),
    ({"initial": lambda **_: pocket.initial()}, "is not what the game is played under"),
    ({"initial": under_known_options}, "is taken as an option"),
    ({"position_from_text": lambda *_: pocket.initial()}, "is a position"),
    ({"actor": lambda state: pocket.actor(state) or Seat.JACK}, "without a player to act"),
    ({"legal_actions": lambda state: pocket.legal_actions(state)[::-1]}, "unsorted"),
    ({"legal_actions": lambda state: pocket.legal_actions(state)[1:] + (143,) * 2}, "without a player to act"),
    ({"outcome": lambda *_: Outcome(Seat.JACK, "boredom")}, "has an outcome while somebody acts"),
    ({"copies": lambda *_: 0}, "without a copy"),
    ({"chance_outcomes": halved}, "not summing to 1"),
    ({"chance_outcomes": impossible}, "not summing to 1"),
    ({"apply_trusted": lambda *given: given[0]}, "leads elsewhere when trusted"),
    ({"why_not": lambda *_: ""}, "does not say why"),
    ({"apply": pocket.apply_trusted}, "which is not listed"),
    ({"observe": lambda state, _: pocket.observe(state, Seat.JACK)}, "is quoted in an error"),
    (
        {"worlds": lambda observation: Worlds(list(pocket.worlds(observation))[1:])},
        "is no world of its own observation",
    ),
    ({"worlds": lambda observation: Worlds([*pocket.worlds(observation)] * 2)}, "has a world twice"),
    ({"worlds": uneven}, "has weight"),
    ({"position_to_text": telling}, "is quoted in an error"),
    ({"sees": lambda *_: True}, "worlds that can't be"),
    ({"sees": lambda *_: False}, "shows the jack what it says he does not see"),
    ({"announcement": lambda *_: ""}, "too few worlds"),
    ({"sees": lambda state, action, _: action >= THROW and pocket.sees(state, action, Seat.JACK)}, "hides a player's"),
    ({"render": lambda *_: ""}, "renders as nothing"),
    ({"display": lambda *_: {"sights": (1, 2)}}, "is drawn for the"),
]


@pytest.mark.parametrize(("replaced", "law"), FAULTS, ids=[f"{next(iter(fault))}-{law}" for fault, law in FAULTS])
def test_a_planted_fault_breaks_a_law(replaced: dict[str, Callable[..., Any]], law: str) -> None:
    with pytest.raises(ContractError, match=law):
        check_game(planted(pocket, **replaced), games=6, seed=2)
