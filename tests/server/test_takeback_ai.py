"""Taking back against an AI: never past an answer that might tell what it alone knows."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.clients import AI, ME, Chair, Script
from tests.server.worlds import alternatives, played, quiet_actions
from whitechapel.core import PLAYERS, Seat
from whitechapel.server import protocol
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal
from whitechapel.server.requests import requested
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.takebacks import takeback

SPREAD = {"pocket": 18, "classic": 60}
GAMES = tuple(SPREAD)


def against_ai(name: str, seed: int, events: int, ai: Seat) -> HostedMatch:
    """A match after some random actions, with an AI at one of its seats."""
    hosted = played(name, seed, events)
    hosted.take(ai, SeatHolder(SeatKind.AI, level=1))
    return hosted


def acted(hosted: HostedMatch, action: str) -> None:
    """Let whoever is to act play an action."""
    assert hosted.to_act is not None
    request = protocol.Act(client="c", after=hosted.number, action=action)
    hosted.adopt(requested(hosted, hosted.to_act, request))


def answered_by_ai(name: str, person: Seat) -> Iterator[HostedMatch]:
    """Matches in which the AI has answered an action of the person's, and nothing was revealed meanwhile."""
    for seed in range(400):
        hosted = against_ai(name, seed, 11 + seed % SPREAD[name], person.opponent)
        handing = quiet_actions(hosted, (person.opponent,))
        if hosted.to_act is person and handing:
            acted(hosted, Random(seed).choice(sorted(handing)))
            answers = quiet_actions(hosted)
            if answers:
                acted(hosted, Random(seed).choice(sorted(answers)))
                yield hosted


def refusal(hosted: HostedMatch, seat: Seat) -> Refusal:
    with pytest.raises(Refusal) as caught:
        requested(hosted, seat, protocol.TakeBack(client="c", after=hosted.number))
    return caught.value


@pytest.mark.parametrize("name", GAMES)
def test_an_ai_that_is_jack_never_takes_its_answer_back(name: str) -> None:
    matches = list(answered_by_ai(name, Seat.DETECTIVE))
    assert len(matches) > 10
    for hosted in matches:
        assert takeback(hosted, Seat.DETECTIVE).answer == "no"
        refused = refusal(hosted, Seat.DETECTIVE)
        assert refused.code == "no-takeback"
        assert refused.reason is not None
        assert refused.reason.id == "takeback-secret"


def test_an_ai_that_is_the_investigator_of_pocket_hides_nothing_and_agrees() -> None:
    matches = list(answered_by_ai("pocket", Seat.JACK))
    assert len(matches) > 10
    for hosted in matches:
        assert takeback(hosted, Seat.JACK).answer == "ask"
        steps = requested(hosted, Seat.JACK, protocol.TakeBack(client="c", after=hosted.number))
        assert [step.entry.kind for step in steps] == ["taken-back"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("person", PLAYERS)
def test_where_an_ai_agrees_its_view_is_the_same_in_all_worlds_of_the_person(name: str, person: Seat) -> None:
    """So whatever it answers, and however often, the person can't learn from it in which world they are."""
    agreed = set()
    for hosted in list(answered_by_ai(name, person))[:40]:
        answer = takeback(hosted, person).answer
        agreed.add(answer)
        if answer == "ask":
            views = set()
            for log in alternatives(hosted, person).values():
                other = HostedMatch(hosted.setup, hosted.seats)
                other.follow(log)
                views.add(other.match.view(person.opponent))
            assert views == {hosted.match.view(person.opponent)}
    expected = {("pocket", Seat.JACK): {"ask"}, ("classic", Seat.JACK): {"ask", "no"}}
    assert agreed == expected.get((name, person), {"no"})


def test_an_action_that_the_ai_has_not_answered_is_taken_back_freely() -> None:
    free = 0
    for seed in range(60):
        hosted = against_ai("pocket", seed, 11, Seat.JACK)
        handing = quiet_actions(hosted, (Seat.JACK,))
        if hosted.to_act is Seat.DETECTIVE and handing:
            acted(hosted, min(handing))
            assert takeback(hosted, Seat.DETECTIVE).answer == "free"
            free += 1
    assert free > 5


def test_the_table_says_so_and_the_refusal_says_why(script: Script) -> None:
    answered = False
    while not answered:  # chance may be next, and after it nobody takes back: then another match is tried
        created = script.create("pocket", AI, ME)
        with Chair(script.address, created.match, created.tokens.detective) as me:
            me.act(next(action for action in me.turn.legal if not action.startswith("alibi")))
            me.until_my_turn()
            assert me.turn.takeback == "no"
            refused = me.ask(protocol.TakeBack(client=me.client, after=me.number))
            assert isinstance(refused, protocol.Problem)
            assert refused.code == "no-takeback"
            answered = refused.reason is not None and refused.reason.id == "takeback-secret"
