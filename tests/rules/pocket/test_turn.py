"""A turn: the throw, who plays when, and that every action is mandatory."""

from fractions import Fraction

import pytest

from tests.rules.pocket.table import AT_THE_START, THROWS, chances, choices, played, table
from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.core.errors import IllegalActionError
from whitechapel.pocket import State
from whitechapel.pocket.pieces import TOKENS

INVESTIGATOR, JACK = Seat.DETECTIVE, Seat.JACK
A_TURN = ("rotation 4 2", "rotation 8 2", "toby 2", "alibi")


def through_the_turn(state: State) -> list[State]:
    """The positions before each of the four actions."""
    states = [state]
    for action in A_TURN[:3]:
        states.append(played(states[-1], action))
    return states


def test_in_an_odd_turn_the_four_tokens_are_thrown_each_side_equally_likely_and_independent() -> None:
    outcomes = pocket.chance_outcomes(table(phase="throw", tokens=""))
    assert {pocket.action_to_text(outcome.action) for outcome in outcomes} == {
        "throw " + " ".join(throw) for throw in THROWS
    }
    for number, (front, _) in enumerate(TOKENS):
        front_up = [o.probability for o in outcomes if pocket.action_to_text(o.action).split()[number + 1] == front]
        assert sum(front_up) == Fraction(1, 2)
    assert {outcome.probability for outcome in outcomes} == {Fraction(1, 16)}


@pytest.mark.parametrize("throw", THROWS)
def test_the_tokens_lie_as_they_were_thrown(throw: tuple[str, ...]) -> None:
    assert played(table(phase="throw", tokens=""), "throw " + " ".join(throw)).tokens == throw


@pytest.mark.parametrize("turn", [1, 3, 5, 7])
def test_in_an_odd_turn_the_investigator_plays_one_action_jack_two_the_investigator_the_last(turn: int) -> None:
    revealed = ["", "bert", "bert gull", "bert gull madame"][turn // 2]
    tiles = AT_THE_START
    for name in revealed.split():
        tiles = tiles.replace(name, f"-{name}")
    states = through_the_turn(table(tiles, turn=turn, revealed=revealed))
    assert [state.actor for state in states] == [INVESTIGATOR, JACK, JACK, INVESTIGATOR]


@pytest.mark.parametrize("turn", [2, 4, 6, 8])
def test_in_an_even_turn_jack_plays_one_action_the_investigator_two_jack_the_last(turn: int) -> None:
    drawn, cards = [("", ""), ("1", "bert"), ("1 3", "bert gull"), ("1 3 5", "bert gull goodley")][turn // 2 - 1]
    states = through_the_turn(table(turn=turn, drawn=drawn, cards=cards))
    assert [state.actor for state in states] == [JACK, INVESTIGATOR, INVESTIGATOR, JACK]


@pytest.mark.parametrize("throw", THROWS)
def test_in_an_even_turn_the_four_tokens_are_turned_over(throw: tuple[str, ...]) -> None:
    backs = tuple(back if face == front else front for face, (front, back) in zip(throw, TOKENS, strict=True))
    state = played(table(phase="throw", tokens=""), "throw " + " ".join(throw))
    while state.turn == 1:
        actions = pocket.legal_actions(state) or [outcome.action for outcome in pocket.chance_outcomes(state)]
        state = pocket.apply(state, actions[-1])
    assert state.tokens == backs
    assert state.used == (False,) * 4
    assert state.actor is JACK


def test_the_tokens_are_thrown_again_after_an_even_turn() -> None:
    state = table(
        turn=2, tokens="holmes* watson* exchange* joker", revealed="bert", tiles=AT_THE_START.replace("bert", "-bert")
    )
    after = played(state, "joker nobody")
    assert after.turn == 3
    assert after.actor is Seat.CHANCE
    assert after.tokens == ()
    assert len(chances(after)) == 16


def test_each_token_is_played_once_a_turn() -> None:
    state = played(table(tokens="holmes toby exchange rotation"), "holmes 1")
    assert not [choice for choice in choices(state) if choice.startswith("holmes")]
    with pytest.raises(IllegalActionError, match="needs a token that does not lie ready"):
        played(state, "holmes 1")


def test_two_rotation_tokens_are_played_one_by_one() -> None:
    once = played(table(), "rotation 4 1")
    twice = played(once, "rotation 0 1")
    assert [choice.split()[0] for choice in choices(once)].count("rotation") == 24
    assert "rotation" not in [choice.split()[0] for choice in choices(twice)]


@pytest.mark.parametrize("throw", THROWS)
@pytest.mark.parametrize("turn", [1, 2])
def test_every_action_is_mandatory_and_always_possible(throw: tuple[str, ...], turn: int) -> None:
    revealed = "bert" if turn == 2 and "holmes" in throw else ""
    tiles = AT_THE_START.replace("bert", "-bert") if revealed else AT_THE_START
    state = table(tiles, turn=turn, tokens=" ".join(throw), revealed=revealed)
    for number in range(4):
        assert state.played == number
        assert choices(state)
        state = pocket.apply(state, pocket.legal_actions(state)[-1])
        if chances(state) and state.turn == turn:
            state = played(state, chances(state)[0])
    assert state.turn == turn + 1


def test_the_game_goes_on_from_turn_to_turn() -> None:
    assert played(table(), *A_TURN, "card gull").turn == 2
