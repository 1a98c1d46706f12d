"""Requests are applied exactly once, in order, by the right seat; everything else gets a typed answer."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random

import pytest

from tests.server.clients import ME, OPEN, Chair, Script, problem
from whitechapel.core.story import walked
from whitechapel.server import protocol


class Pair:
    """Two people at a table."""

    def __init__(self, script: Script, stack: ExitStack, game: str = "pocket") -> None:
        created = script.create(game, ME, OPEN)
        joined = script.join(created.match, created.invitations.detective)
        self.match = created.match
        self.tokens = {"jack": created.tokens.jack, "detective": joined.token}
        self.chairs = {
            seat: stack.enter_context(Chair(script.address, self.match, token)) for seat, token in self.tokens.items()
        }

    @property
    def actor(self) -> Chair:
        """The chair to act."""
        to_act = max(self.chairs.values(), key=lambda chair: chair.number).turn.to_act
        assert to_act is not None
        return self.chairs[to_act]

    @property
    def waiting(self) -> Chair:
        """The other one."""
        return self.chairs["detective" if self.actor is self.chairs["jack"] else "jack"]


@pytest.fixture
def pair(script: Script) -> Iterator[Pair]:
    with ExitStack() as stack:
        yield Pair(script, stack)


def act(chair: Chair, *, client: str = "", after: int | None = None, action: str = "") -> protocol.Act:
    return protocol.Act(
        client=client or chair.client,
        after=chair.number if after is None else after,
        action=action or chair.turn.legal[0],
    )


def refused(chair: Chair, request: protocol.SeatRequest) -> str:
    answer = chair.ask(request)
    assert isinstance(answer, protocol.Problem), answer
    assert (answer.client, answer.after) == (request.client, request.after)
    return answer.code


def test_a_repeated_action_is_answered_as_before_and_changes_nothing(pair: Pair) -> None:
    actor = pair.actor
    request = act(actor)
    first = actor.ask(request)
    reached = actor.number
    again = actor.ask(request)
    assert isinstance(first, protocol.Accepted)
    assert isinstance(again, protocol.Accepted)
    assert (first.number, first.repeated) == (request.after + 1, False)
    assert (again.number, again.repeated) == (first.number, True)
    assert actor.number == reached


def test_a_burst_of_duplicates_is_applied_once(pair: Pair) -> None:
    actor = pair.actor
    request = act(actor)
    for _ in range(20):
        actor.send(request)
    answers: list[protocol.Accepted] = []
    updates = 0
    while len(answers) < 20:
        message = actor.receive()
        updates += isinstance(message, protocol.Update)
        if isinstance(message, protocol.Accepted):
            answers.append(message)
    assert [answer.repeated for answer in answers] == [False] + [True] * 19
    assert {answer.number for answer in answers} == {request.after + 1}
    assert updates == 1


def test_an_action_from_the_future_or_the_past_is_stale(pair: Pair) -> None:
    actor = pair.actor
    assert refused(actor, act(actor, after=actor.number + 1)) == "stale"
    assert refused(actor, act(actor, after=0)) == "stale"
    later = act(actor, after=actor.number + 1)
    actor.act(actor.turn.legal[0])
    assert later.after <= actor.number


def test_an_illegal_or_unreadable_action_changes_nothing(pair: Pair) -> None:
    actor = pair.actor
    before = actor.number
    for action in ("holmes 9", "identity gull", "", "\N{CAT}", "tile gull N"):
        if action:
            assert refused(actor, act(actor, action=action)) == "illegal"
    assert actor.number == before
    actor.act(actor.turn.legal[0])


def test_a_client_that_lies_about_its_seat_gets_nowhere(pair: Pair, script: Script) -> None:
    actor, waiting = pair.actor, pair.waiting
    assert refused(waiting, act(waiting, action=actor.turn.legal[0])) == "not-your-turn"
    with Chair(script.address, pair.match) as spectator:
        assert refused(spectator, act(spectator, action=actor.turn.legal[0])) == "no-seat"
        assert refused(spectator, protocol.Resign(client="x", after=spectator.number)) == "no-seat"
    body = {"type": "act", "client": "x", "after": actor.number, "action": actor.turn.legal[0]}
    path = f"/api/v1/matches/{pair.match}/act"
    stranger = script.create("pocket").tokens.jack
    for token, status in ((None, 401), ("guess", 401), (stranger, 401)):
        response = script.post(path, body, token)
        assert (response.status_code, problem(response).code) == (status, "wrong-token")
    assert isinstance(actor.ask(act(actor)), protocol.Accepted)


def test_two_clients_of_one_seat_race_for_every_ply_and_exactly_one_wins(pair: Pair, script: Script) -> None:
    rng = Random(4)
    with ThreadPoolExecutor(2) as threads, ExitStack() as stack:
        rivals = {
            seat: [stack.enter_context(Chair(script.address, pair.match, token)) for _ in range(2)]
            for seat, token in pair.tokens.items()
        }
        latest = rivals["jack"][0]
        while latest.turn.phase == "playing":
            racing = rivals[str(latest.turn.to_act)]
            for chair in racing:
                chair.until(latest.number)
            requests = [act(chair, action=rng.choice(chair.turn.legal)) for chair in racing]
            answers = list(threads.map(lambda pair: pair[0].ask(pair[1]), zip(racing, requests, strict=True)))
            codes = sorted(a.code if isinstance(a, protocol.Problem) else "accepted" for a in answers)
            assert codes == ["accepted", "stale"]
            latest = racing[0] if isinstance(answers[0], protocol.Accepted) else racing[1]


def test_http_and_the_socket_are_one_table(pair: Pair, script: Script) -> None:
    actor, waiting = pair.actor, pair.waiting
    token = pair.tokens[actor.table.you]
    body = {"type": "act", "client": "script", "after": actor.number, "action": actor.turn.legal[0]}
    for repeated in (False, True):
        response = script.post(f"/api/v1/matches/{pair.match}/act", body, token)
        assert response.status_code == 200
        assert response.json().get("repeated", False) is repeated
    actor.until(actor.number + 1)
    waiting.until(actor.number)
    table = script.get(f"/api/v1/matches/{pair.match}", token, seen=actor.number).json()
    assert table["turn"]["number"] == actor.number
    assert table["events"] == []


def test_resigning_ends_the_match_and_reveals_everything(pair: Pair, script: Script) -> None:
    jack, detective = pair.chairs["jack"], pair.chairs["detective"]
    answer = jack.ask(protocol.Resign(client="x", after=jack.number))
    assert isinstance(answer, protocol.Accepted)
    detective.until(jack.number)
    assert detective.turn.result == protocol.Result(winner="detective", reason="resignation")
    assert detective.turn.revealed is not None
    assert detective.turn.revealed["jack"] == jack.table.position["jack"]
    assert refused(detective, protocol.Resign(client="y", after=detective.number)) == "over"
    assert script.record(pair.match)["deal"]["secret"]


def asked(chair: Chair, question: protocol.Message) -> protocol.FromServer:
    chair.send(question)
    return chair.receive()


def problem_code(message: protocol.FromServer) -> str:
    assert isinstance(message, protocol.Problem), message
    return message.code


def test_a_look_tells_what_was_known_at_any_number(pair: Pair) -> None:
    actor, waiting = pair.actor, pair.waiting
    before = actor.number
    now = asked(actor, protocol.Look(number=before))
    assert now == protocol.Looked(number=before, position=actor.table.position)
    actor.act(actor.turn.legal[0])
    assert actor.events[-1].position is not None
    assert asked(actor, protocol.Look(number=before)) == now
    latest = asked(actor, protocol.Look(number=actor.number))
    assert latest == protocol.Looked(number=actor.number, position=actor.events[-1].position)
    start = asked(waiting, protocol.Look(number=0))
    while isinstance(start, protocol.Update):
        start = waiting.receive()
    assert isinstance(start, protocol.Looked)
    assert problem_code(asked(waiting, protocol.Look(number=10_000))) == "stale"


def test_only_ones_own_legal_actions_are_previewed(pair: Pair) -> None:
    actor, waiting = pair.actor, pair.waiting
    action = next(action for action in actor.turn.legal if not action.startswith("alibi"))
    shown = asked(actor, protocol.Preview(action=action))
    assert isinstance(shown, protocol.Previewed)
    assert (shown.number, shown.action) == (actor.number, action)
    assert shown.board is not None
    assert problem_code(asked(actor, protocol.Preview(action="holmes 9"))) == "illegal"
    assert problem_code(asked(waiting, protocol.Preview(action=action))) == "illegal"


def test_the_seat_to_act_is_told_why_not(pair: Pair) -> None:
    actor, waiting = pair.actor, pair.waiting
    legal = asked(actor, protocol.AskWhyNot(action=actor.turn.legal[0]))
    assert legal == protocol.WhyNot(number=actor.number, action=actor.turn.legal[0], reason=None)
    wrong = asked(actor, protocol.AskWhyNot(action="identity gull"))
    assert isinstance(wrong, protocol.WhyNot)
    assert wrong.reason is not None
    refusal = actor.ask(act(actor, action="identity gull"))
    assert isinstance(refusal, protocol.Problem)
    assert refusal.reason == wrong.reason
    theirs = asked(waiting, protocol.AskWhyNot(action="identity gull"))
    assert isinstance(theirs, protocol.WhyNot)
    assert theirs.reason is None
    assert problem_code(asked(actor, protocol.AskWhyNot(action="nonsense"))) == "illegal"


def test_who_asks_for_choices_is_told_how_actions_are_picked(pair: Pair, script: Script) -> None:
    actor = pair.actor
    assert actor.turn.choices is None
    token = pair.tokens[actor.table.you]
    with Chair(script.address, pair.match, token, choices=True) as picking:
        assert picking.turn.choices is not None
        reached = {choice.action for choice, _ in walked(picking.turn.choices)}
        assert set(picking.turn.legal) == reached - {None}
        actor.act(actor.turn.legal[0])
        picking.until(actor.number)
        assert (picking.turn.choices is None) == (picking.turn.legal == [])


def test_no_hint_is_given_against_another_person(pair: Pair) -> None:
    assert problem_code(asked(pair.actor, protocol.AskHint())) == "withheld"
    assert problem_code(asked(pair.waiting, protocol.AskHint())) == "not-your-turn"


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_hint_is_an_action_with_a_reason_and_blocks_nobody(script: Script, game: str) -> None:
    created = script.create(game)
    with Chair(script.address, created.match, created.tokens.detective) as chair:
        chair.send(protocol.AskHint())
        chair.send(protocol.Ping())
        assert isinstance(chair.receive(), protocol.Pong)
        before = chair.number
        chair.until(before + 1)
        advice = chair.receive()
        assert isinstance(advice, protocol.Advice)
        assert (advice.number, advice.action in chair.turn.legal) == (chair.number, True)
        assert advice.reason.id
        assert advice.candidates[0].action == advice.action
        assert asked(chair, protocol.AskHint()) == advice
        hinted = chair.events[-1]
        assert (hinted.number, hinted.kind, hinted.actor, hinted.position) == (before + 1, "hint", "detective", None)
        assert [beat.message.id for beat in hinted.beats if beat.message] == ["log-hint"]
        accepted = chair.ask(act(chair, action=advice.action, after=before))
        assert isinstance(accepted, protocol.Accepted)
        assert accepted.number == before + 2
        again = chair.ask(act(chair, action=advice.action, after=before, client=chair.client))
        assert again == protocol.Accepted(client=chair.client, after=before, number=before + 2, repeated=True)
    with Chair(script.address, created.match) as spectator:
        assert problem_code(asked(spectator, protocol.AskHint())) == "no-seat"


def test_a_resignation_is_not_taken_for_the_action_that_was_stored_before_it(pair: Pair) -> None:
    actor = pair.actor
    request = act(actor)
    assert isinstance(actor.ask(request), protocol.Accepted)
    lost = protocol.Resign(client=request.client, after=request.after)
    assert refused(actor, lost) == "stale"
    other = next(action for action in actor.table.turn.legal if action != request.action)
    assert refused(actor, act(actor, client=request.client, after=request.after, action=other)) == "stale"
    assert actor.turn.phase == "playing"
    repeated = actor.ask(request)
    assert isinstance(repeated, protocol.Accepted)
    assert repeated.repeated


def test_an_answer_to_a_takeback_is_not_taken_for_a_takeback(pair: Pair) -> None:
    actor = pair.actor
    quiet = next(action for action in actor.turn.legal if not action.startswith("alibi"))
    actor.act(quiet)
    back = protocol.TakeBack(client="c", after=actor.number)
    assert isinstance(actor.ask(back), protocol.Accepted)
    assert refused(actor, protocol.AnswerTakeback(client="c", after=back.after, agree=True)) == "stale"
    again = actor.ask(back)
    assert isinstance(again, protocol.Accepted)
    assert again.repeated


def test_a_ping_is_answered(pair: Pair) -> None:
    pair.actor.send(protocol.Ping())
    assert isinstance(pair.actor.receive(), protocol.Pong)
