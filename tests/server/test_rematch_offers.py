"""Asking for a rematch: offered, withdrawn, declined, agreed to, by the log alone, so that it outlives everything."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.clients import AI, ME, OPEN, Chair, Script, problem
from tests.server.live import running, sqlite_in
from tests.server.test_requests import Pair, refused
from whitechapel.core import record_from_json, verify
from whitechapel.server import protocol
from whitechapel.server.rematches import MOST_OFFERS


@pytest.fixture
def pair(script: Script) -> Iterator[Pair]:
    with ExitStack() as stack:
        yield Pair(script, stack)


def finished(script: Script, stack: ExitStack) -> tuple[str, Chair, Chair, dict[str, str | None]]:
    """A match of two people that Jack gave up: its id, Jack, the Detective, and their tokens."""
    created = script.create("pocket", ME, OPEN)
    joined = script.join(created.match, created.invitations.detective)
    jack = stack.enter_context(Chair(script.address, created.match, created.tokens.jack))
    detective = stack.enter_context(Chair(script.address, created.match, joined.token))
    assert isinstance(jack.ask(protocol.Resign(client="x", after=jack.number)), protocol.Accepted)
    detective.until(jack.number)
    return created.match, jack, detective, {"jack": created.tokens.jack, "detective": joined.token}


def offer(chair: Chair) -> protocol.OfferRematch:
    return protocol.OfferRematch(client=chair.client, after=chair.number)


def asked(chair: Chair, request: protocol.SeatRequest, other: Chair) -> None:
    """A request is accepted, and both have heard of it."""
    assert isinstance(chair.ask(request), protocol.Accepted)
    other.until(chair.number)


def test_an_offer_is_seen_by_both_and_agreeing_leads_both_to_one_match(script: Script) -> None:
    with ExitStack() as stack:
        match, jack, detective, tokens = finished(script, stack)
        asked(jack, offer(jack), detective)
        assert [chair.turn.rematch_offer for chair in (jack, detective)] == ["jack", "jack"]
        assert detective.turn.rematch is None
        second = script.post(f"/api/v1/matches/{match}/rematch", {}, tokens["detective"]).json()
        jack.until(jack.number + 1)
        assert (jack.turn.rematch, jack.turn.rematch_offer) == (second["match"], None)
        first = script.post(f"/api/v1/matches/{match}/rematch", {}, tokens["jack"]).json()
        assert (first["match"], first["seat"], second["seat"]) == (second["match"], "detective", "jack")
        assert refused(jack, offer(jack)) == "no-rematch"
        verify(record_from_json(script.record(match)))


def test_an_offer_is_declined_or_withdrawn_and_may_be_made_again(script: Script) -> None:
    with ExitStack() as stack:
        _, jack, detective, _ = finished(script, stack)
        asked(jack, offer(jack), detective)
        assert refused(detective, offer(detective)) == "no-rematch"
        assert refused(jack, protocol.DeclineRematch(client=jack.client, after=jack.number)) == "no-rematch"
        assert refused(detective, protocol.Withdraw(client=detective.client, after=detective.number)) == "no-rematch"
        asked(detective, protocol.DeclineRematch(client=detective.client, after=detective.number), jack)
        assert (jack.events[-1].kind, jack.events[-1].actor) == ("rematch-declined", "detective")
        assert jack.turn.rematch_offer is None
        asked(detective, offer(detective), jack)
        asked(detective, protocol.Withdraw(client=detective.client, after=detective.number), jack)
        assert (jack.events[-1].kind, jack.turn.rematch_offer) == ("rematch-withdrawn", None)
        assert refused(jack, protocol.DeclineRematch(client=jack.client, after=jack.number)) == "no-rematch"


def test_the_same_offer_sent_again_is_made_once(script: Script) -> None:
    with ExitStack() as stack:
        _, jack, detective, _ = finished(script, stack)
        request = offer(jack)
        asked(jack, request, detective)
        again = jack.ask(request)
        assert isinstance(again, protocol.Accepted)
        assert (again.number, again.repeated) == (jack.number, True)
        withdrawal = protocol.Withdraw(client=jack.client, after=jack.number)
        asked(jack, withdrawal, detective)
        repeated = jack.ask(withdrawal)
        assert isinstance(repeated, protocol.Accepted)
        assert repeated.repeated


def test_offers_make_no_log_grow_without_end(script: Script) -> None:
    with ExitStack() as stack:
        _, jack, detective, _ = finished(script, stack)
        for _ in range(MOST_OFFERS):
            asked(jack, offer(jack), detective)
            asked(jack, protocol.Withdraw(client=jack.client, after=jack.number), detective)
        assert refused(jack, offer(jack)) == "no-rematch"
        asked(detective, offer(detective), jack)


def test_an_offer_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path)) as live, Script(live.address) as script, ExitStack() as stack:
        match, jack, detective, tokens = finished(script, stack)
        asked(jack, offer(jack), detective)
    with running(sqlite_in(tmp_path)) as live, Script(live.address) as script:
        table = script.get(f"/api/v1/matches/{match}", tokens["detective"]).json()
        assert table["turn"]["rematch_offer"] == "jack"
        with Chair(script.address, match, tokens["detective"]) as detective:
            no = detective.ask(protocol.DeclineRematch(client="x", after=detective.number))
            assert isinstance(no, protocol.Accepted)


def test_nobody_is_asked_during_a_match_nor_where_nobody_has_to_agree(pair: Pair, script: Script) -> None:
    assert refused(pair.actor, offer(pair.actor)) == "not-over"
    created = script.create("pocket", AI, ME)
    with Chair(script.address, created.match, created.tokens.detective) as alone:
        alone.ask(protocol.Resign(client="x", after=alone.number))
        assert refused(alone, offer(alone)) == "no-rematch"
    with Chair(script.address, created.match) as spectator:
        assert refused(spectator, offer(spectator)) == "no-seat"


def test_a_takeback_that_was_asked_for_is_withdrawn(pair: Pair) -> None:
    from tests.server.test_takeback import each_acted, take_back  # noqa: PLC0415 - its fixture has the same name

    first, second = each_acted(pair)
    assert refused(first, protocol.Withdraw(client=first.client, after=first.number)) == "no-takeback"
    asked(first, take_back(first), second)
    assert refused(second, protocol.Withdraw(client=second.client, after=second.number)) == "no-takeback"
    asked(first, protocol.Withdraw(client=first.client, after=first.number), second)
    assert (second.turn.offer, second.events[-1].kind) == (None, "takeback-withdrawn")
    yes = protocol.AnswerTakeback(client=second.client, after=second.number, agree=True)
    assert refused(second, yes) == "no-takeback"


def test_nothing_is_dealt_in_a_match_that_was_given_up_before(script: Script) -> None:
    created = script.create("pocket", ME | {"adds_words": True}, AI)
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        assert isinstance(jack.ask(protocol.Resign(client="x", after=jack.number)), protocol.Accepted)
        late = script.post(f"/api/v1/matches/{created.match}/words", {"words": "fog"}, created.tokens.jack)
        assert (late.status_code, problem(late).code) == (409, "over")
        assert (jack.number, jack.turn.phase) == (1, "over")


def test_an_invitation_is_cancelled_and_says_so(script: Script) -> None:
    created = script.create("pocket", ME, OPEN)
    with Chair(script.address, created.match, created.tokens.jack) as host:
        assert isinstance(host.ask(protocol.Resign(client="x", after=host.number)), protocol.Accepted)
        assert host.turn.phase == "over"
    join = script.post(f"/api/v1/matches/{created.match}/join", {"invitation": created.invitations.detective})
    assert (join.status_code, problem(join).code) == (409, "cancelled")
    seen = script.get(f"/api/v1/matches/{created.match}").json()
    assert (seen["turn"]["phase"], seen["seats"]["detective"]["taken"]) == ("over", False)
    again = script.post(f"/api/v1/matches/{created.match}/rematch", {}, created.tokens.jack)
    assert (again.status_code, problem(again).code) == (409, "cancelled")
    assert script.record(created.match)
    assert script.get(f"/api/v1/matches/{created.match}/replay", lens="complete").status_code == 200
