"""The log of a table: what is said of each entry, and which action was the last one that stands."""

import asyncio

import pytest

from tests.terminal.tables import kept, played_out
from whitechapel.core import Seat
from whitechapel.core.story import Beat, Message
from whitechapel.table import Entry, last_action
from whitechapel.table.log import standing


def action(number: int, text: str) -> Entry:
    return Entry(number, "action", Seat.DETECTIVE, text)


def taken_back(number: int, target: int) -> Entry:
    return Entry(number, "taken-back", Seat.DETECTIVE, target=target)


def test_before_anything_is_played_there_is_no_last_action() -> None:
    assert last_action(kept("pocket").log) is None


def test_chance_is_passed_over() -> None:
    log = [action(1, "alibi"), Entry(2, "chance", Seat.CHANCE, "card gull")]
    assert last_action(log) == action(1, "alibi")


def test_after_a_takeback_the_action_before_it_is_the_last_one() -> None:
    log = [action(1, "holmes 1"), action(2, "toby 2"), taken_back(3, 1)]
    assert last_action(log) == action(1, "holmes 1")
    assert last_action([*log, action(4, "toby 1")]) == action(4, "toby 1")


def test_what_is_taken_back_twice_leads_further_back() -> None:
    log = [action(1, "holmes 1"), action(2, "toby 2"), taken_back(3, 1), taken_back(4, 0)]
    assert last_action(log) is None
    assert standing(log) == []


def test_a_takeback_in_this_process_and_one_in_a_servers_log_leave_the_same_last_action() -> None:
    async def play() -> None:
        await at.play("holmes 1")
        await at.play("joker nobody")
        assert (last := last_action(at.log)) is not None
        assert last.action == "joker nobody"
        told = [*at.log, taken_back(len(at.log) + 1, len(at.log) - 1)]
        await at.take_back()
        assert last_action(told) == last_action(at.log) == first

    at = kept("pocket")
    asyncio.run(at.play("holmes 1"))
    first = last_action(at.log)
    asyncio.run(at.take_back())
    asyncio.run(play())


def test_a_secret_is_said_face_down() -> None:
    secret = Beat("identity", Message("log-identity"), secret=True, hidden=Message("log-identity-hidden"))
    entry = Entry(1, "chance", Seat.CHANCE, beats=(secret, Beat("throw", Message("log-throw")), Beat("set-up")))
    assert [message.id for _, message in entry.messages()] == ["log-identity-hidden", "log-throw"]


def test_what_an_action_changed_is_said_to_those_who_want_it_explained() -> None:
    beats = (Beat("action", Message("log-holmes")), Beat("change", Message("coach-seen")))
    entry = Entry(1, "action", Seat.DETECTIVE, beats=beats)
    assert [message.id for _, message in entry.messages()] == ["log-holmes"]
    assert [message.id for _, message in entry.messages(explained=True)] == ["log-holmes", "coach-seen"]


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_every_entry_is_numbered_and_told_once(game: str) -> None:
    at = played_out(kept(game))
    assert [entry.number for entry in at.log] == list(range(1, at.match.number + 1))
    assert all(one is other for one, other in zip(at.log, kept_again(at), strict=True))


def kept_again(at: object) -> tuple[Entry, ...]:
    """The log after a look back and forth."""
    from whitechapel.table.local import LocalTable  # noqa: PLC0415

    assert isinstance(at, LocalTable)
    match = at.match
    end = match.history
    match.history = end.back_to(3)
    assert len(at.log) == 3
    match.history = end
    return tuple(at.log)
