"""Taking back: free while nothing was revealed and the opponent has not acted, then by consent, never past a reveal."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.clients import Chair, Script
from tests.server.test_requests import Pair, refused
from whitechapel.server import protocol


@pytest.fixture
def pair(script: Script) -> Iterator[Pair]:
    with ExitStack() as stack:
        yield Pair(script, stack)


def quiet(chair: Chair) -> str:
    """An action that draws no card."""
    return next(action for action in chair.turn.legal if not action.startswith("alibi"))


def take_back(chair: Chair) -> protocol.TakeBack:
    return protocol.TakeBack(client=chair.client, after=chair.number)


def test_the_last_action_is_taken_back_freely(pair: Pair) -> None:
    actor, waiting = pair.actor, pair.waiting
    before = actor.table.position, actor.turn.legal
    actor.act(quiet(actor))
    assert actor.turn.takeback == "free"
    waiting.until(actor.number)
    assert waiting.turn.takeback == "no"
    assert isinstance(actor.ask(take_back(actor)), protocol.Accepted)
    assert (actor.events[-1].kind, actor.events[-1].position, actor.turn.legal) == ("taken-back", *before)
    waiting.until(actor.number)
    assert waiting.events[-1].position == waiting.table.position
    actor.act(quiet(actor))


def each_acted(pair: Pair) -> tuple[Chair, Chair]:
    """Both, after an action of each that reveals nothing."""
    first = pair.actor
    first.act(quiet(first))
    second = pair.actor
    second.until(first.number)
    second.act(quiet(second))
    first.until(second.number)
    return first, second


def test_the_opponents_action_makes_it_a_question_of_consent(pair: Pair) -> None:
    first, second = each_acted(pair)
    assert (first.turn.takeback, second.turn.takeback) == ("ask", "free")
    assert isinstance(first.ask(take_back(first)), protocol.Accepted)
    second.until(first.number)
    assert second.turn.offer == first.table.you
    assert refused(first, take_back(first)) == "no-takeback"
    no = protocol.AnswerTakeback(client=second.client, after=second.number, agree=False)
    assert isinstance(second.ask(no), protocol.Accepted)
    first.until(second.number)
    assert (first.turn.offer, first.events[-1].kind) == (None, "takeback-declined")
    assert isinstance(first.ask(take_back(first)), protocol.Accepted)
    second.until(first.number)
    yes = protocol.AnswerTakeback(client=second.client, after=second.number, agree=True)
    assert isinstance(second.ask(yes), protocol.Accepted)
    first.until(second.number)
    assert first.events[-1].position == first.table.position
    assert first.turn.to_act == first.table.you


def test_an_offer_lapses_when_the_game_goes_on(pair: Pair) -> None:
    first, second = each_acted(pair)
    first.ask(take_back(first))
    second.until(first.number)
    second.act(quiet(second))
    yes = protocol.AnswerTakeback(client=second.client, after=second.number, agree=True)
    assert refused(second, yes) == "no-takeback"


def test_nothing_is_taken_back_past_revealed_information(pair: Pair) -> None:
    actor = pair.actor
    assert actor.turn.takeback == "no"
    assert refused(actor, take_back(actor)) == "no-takeback"
    for _ in range(4):
        actor = pair.actor
        actor.act(actor.turn.legal[0])
        for chair in pair.chairs.values():
            chair.until(actor.number)
    for chair in pair.chairs.values():
        assert chair.turn.takeback == "no"
        over = chair.turn.phase == "over"  # the first turn may leave one suspect
        assert refused(chair, take_back(chair)) == ("over" if over else "no-takeback")


def test_a_card_drawn_is_not_put_back(script: Script) -> None:
    drawn = False
    for _ in range(20):
        with ExitStack() as stack:
            pair = Pair(script, stack)
            actor = pair.actor
            alibi = [action for action in actor.turn.legal if action.startswith("alibi")]
            if alibi:
                actor.act(alibi[0])
                assert refused(actor, take_back(actor)) == "no-takeback"
                drawn = True
                break
    assert drawn


def test_at_a_hot_seat_nobody_has_to_be_asked(script: Script) -> None:
    created = script.create("pocket")
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, created.tokens.detective) as detective,
    ):
        detective.act(quiet(detective))
        jack.until(detective.number)
        jack.act(quiet(jack))
        detective.until(jack.number)
        assert detective.turn.takeback == "ask"
        assert isinstance(detective.ask(take_back(detective)), protocol.Accepted)
        assert detective.events[-1].kind == "taken-back"
        assert detective.turn.to_act == "detective"
