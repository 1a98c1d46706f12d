"""Words leave this machine once the commitment was seen; a lost answer locks nobody out; the end is checked."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.clients import Chair
from tests.table.lossy import Instead, Lossy, lossy
from whitechapel.cli import main
from whitechapel.core import Seat, record_to_json, verify
from whitechapel.server import protocol
from whitechapel.table import asking, tokens
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import FRIEND, DealError, ServerError, ServerSeat, by_link, created, record, rematch

ROUNDS = 20


@pytest.fixture
def line(server: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lossy]:
    monkeypatch.setattr(asking, "WAITS", (0.0, 0.0, 0.0))
    with lossy(server) as opened:
        yield opened


def give_up(line: Lossy, seat: ServerSeat) -> None:
    """End a match by giving it up."""
    with Chair(line.target.removeprefix("http://"), seat.match, seat.token) as chair:
        chair.until_my_turn()
        chair.ask(protocol.Resign(client="x", after=chair.number))


def kept(home: Path) -> dict[str, dict[str, str]]:
    """What this machine keeps of its deals."""
    found: dict[str, dict[str, str]] = json.loads((home / "whitechapel" / "deals.json").read_text())
    return found


def test_words_follow_the_commitment_whoever_makes_the_match(line: Lossy) -> None:
    seat, _ = created(line.address, "pocket", Seat.JACK, "level:1", {})
    give_up(line, seat)
    rematch(seat)
    making, following = "/api/v1/matches", "/api/v1/matches/words"
    assert line.paths() == [making, following, f"{making}/rematch", following]
    for asked in (line.asked[0], line.asked[2]):
        assert '"words"' not in json.dumps(asked.body)
    assert len({line.asked[place].body["words"] for place in (1, 3)}) == 2


def test_who_joins_looks_at_the_commitment_before_words_are_sent(line: Lossy, home: Path) -> None:
    seat, link = created(line.address, "pocket", Seat.JACK, FRIEND, {})
    line.asked.clear()
    by_link(link)
    assert line.paths() == ["/api/v1/matches", "/api/v1/matches/join"]
    sent = line.asked[1].body
    assert len(sent["key"]) >= 16
    (joined,) = (own for place, own in kept(home).items() if place.startswith(f"{seat.match}#"))
    assert (joined["words"], joined["key"]) == (sent["words"], sent["key"])


def test_whoever_loses_the_answer_to_a_join_has_the_seat(line: Lossy) -> None:
    line.first_of_each()
    for _ in range(ROUNDS):
        seat, link = created(line.address, "pocket", Seat.JACK, FRIEND, {})
        friend = by_link(link)
        assert friend.token == by_link(link).token == tokens.token_of(seat.match)
        with Chair(line.target.removeprefix("http://"), seat.match, friend.token) as chair:
            assert (chair.table.you, chair.turn.phase) == ("detective", "playing")
            assert [event.target for event in chair.events if event.kind == "joined"] == ["words", ""]
    assert line.paths().count("/api/v1/matches/join") == ROUNDS * 3


def test_whoever_loses_the_answer_to_anything_else_gets_the_same_one_again(line: Lossy) -> None:
    line.first_of_each()
    seat, _ = created(line.address, "pocket", Seat.JACK, "level:1", {})
    give_up(line, seat)
    again = rematch(seat)
    assert rematch(seat) == again
    with Chair(line.target.removeprefix("http://"), again.match, again.token) as chair:
        assert [event.target for event in chair.events if event.kind == "joined"] == ["", "words"]
    making, repeated = (one for one in line.asked if one.path == "/api/v1/matches")
    assert making == repeated


def test_a_key_outlives_the_program_that_chose_it(line: Lossy) -> None:
    seat, link = created(line.address, "pocket", Seat.JACK, FRIEND, {})
    line.loses = lambda asked: asked.path.endswith("/join")
    with pytest.raises(ServerError, match="can't be reached"):
        by_link(link)
    line.loses = lambda _: False
    friend = by_link(link)
    with Chair(line.target.removeprefix("http://"), seat.match, friend.token) as chair:
        assert chair.table.you == "detective"


def problem(status: int, code: str, **headers: str) -> Instead:
    """A refusal as the server gives it."""
    return Instead(status, json.dumps({"type": "problem", "code": code, "message": "no"}).encode(), headers)


UNSETTLED = [
    problem(408, "too-slow"),
    problem(429, "too-many"),
    problem(500, "internal"),
    Instead(502),
    problem(503, "unavailable"),
    Instead(504),
]
"""Answers that do not say what became of the request before."""


@pytest.mark.parametrize("answer", UNSETTLED, ids=lambda answer: str(answer.status))
def test_an_answer_that_settles_nothing_is_as_good_as_lost(line: Lossy, answer: Instead) -> None:
    line.instead["words"] = [None, answer]
    seat, link = created(line.address, "pocket", Seat.JACK, FRIEND, {})
    line.instead["join"] = [None, answer]
    friend = by_link(link)
    with Chair(line.target.removeprefix("http://"), seat.match, friend.token) as chair:
        assert (chair.table.you, chair.turn.phase) == ("detective", "playing")


@pytest.mark.parametrize(
    "answer", [*UNSETTLED, problem(421, "wrong-host"), Instead(404)], ids=lambda answer: str(answer.status)
)
def test_whoever_gives_up_before_it_is_settled_still_has_the_seat_later(line: Lossy, answer: Instead) -> None:
    seat, link = created(line.address, "pocket", Seat.JACK, FRIEND, {})
    line.instead["join"] = [None, *[answer] * 3]
    with pytest.raises(ServerError, match="refuses"):
        by_link(link)
    line.instead.clear()
    friend = by_link(link)
    with Chair(line.target.removeprefix("http://"), seat.match, friend.token) as chair:
        assert chair.table.you == "detective"


def test_a_server_that_says_when_to_ask_again_is_asked_then(line: Lossy, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(asking, "time", SimpleNamespace(sleep=waited.append))
    _, link = created(line.address, "pocket", Seat.JACK, FRIEND, {})
    line.instead["join"] = [None, problem(429, "too-many", **{"retry-after": "3"})]
    by_link(link)
    assert waited == [0.0, 3.0]
    line.instead["join"] = [problem(429, "too-many", **{"retry-after": "40"})]
    with pytest.raises(ServerError, match="refuses"):
        by_link(link)
    assert waited == [0.0, 3.0]


def test_a_match_whose_words_were_lost_time_after_time_is_ours_and_gets_them_at_its_table(line: Lossy) -> None:
    line.instead["words"] = [Instead(502)] * 4
    seat, link = created(line.address, "pocket", Seat.JACK, FRIEND, {})
    assert link
    with Chair(line.target.removeprefix("http://"), seat.match, seat.token) as chair:
        assert chair.table.seats.jack.words_missing

    async def sit_down() -> None:
        async with RemoteTable(seat._replace(server=line.target)):
            by_link(link)

    asyncio.run(sit_down())
    with Chair(line.target.removeprefix("http://"), seat.match, seat.token) as chair:
        assert (chair.table.seats.jack.words_missing, chair.turn.phase) == (False, "playing")


def test_a_join_that_is_refused_leaves_nothing_behind(line: Lossy, home: Path) -> None:
    seat, link = created(line.address, "pocket", Seat.JACK, FRIEND, {})
    with pytest.raises(ServerError, match="for no seat"):
        by_link(f"{link}x")
    assert list(kept(home)) == [seat.match]


def test_the_record_is_checked_against_what_this_machine_added(
    line: Lossy, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat, _ = created(line.address, "pocket", Seat.JACK, "level:1", {})
    give_up(line, seat)
    found = record(seat)
    verify(found)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record_to_json(found)))
    assert main(["verify", str(file)]) == 0
    assert "added from this machine are part of the deal" in capsys.readouterr().out
    place, honest = home / "whitechapel" / "deals.json", kept(home)
    for change, said in (({"words": "others"}, "verify-bad-words"), ({"commitment": "0"}, "verify-bad-commitment")):
        place.write_text(json.dumps({seat.match: honest[seat.match] | change}))
        with pytest.raises(DealError, match=said):
            record(seat)
    place.write_text(json.dumps({seat.match: honest[seat.match] | {"words": "others"}}))
    assert main(["verify", str(file)]) == 1
    assert "added from this machine are not part of the deal" in capsys.readouterr().out
