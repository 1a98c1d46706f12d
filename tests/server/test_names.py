"""What people are called: free text, safe, told to everybody, kept with the seat."""

from pathlib import Path

import pytest

from tests.server.clients import ME, OPEN, Chair, Script, problem
from tests.server.live import LiveServer, running, sqlite_in
from whitechapel.server import protocol
from whitechapel.server.calling_names import checked_name
from whitechapel.server.refusals import Refusal
from whitechapel.server.store import Housekeeping

ADA = ME | {"name": "  Ada \t Lovelace "}


def test_names_are_told_at_the_table_in_invitations_lists_and_rematches(script: Script) -> None:
    created = script.create("pocket", ADA, OPEN)
    invited = script.get(f"/api/v1/matches/{created.match}").json()
    assert invited["seats"]["jack"]["name"] == "Ada Lovelace"
    with Chair(script.address, created.match, created.tokens.jack) as jack:
        body = {"invitation": created.invitations.detective, "name": "Zoë <b>&"}
        joined = script.post(f"/api/v1/matches/{created.match}/join", body).json()
        update = jack.receive()
        assert isinstance(update, protocol.Update)
        assert update.seats is not None
        assert (update.seats.detective.taken, update.seats.detective.name) == (True, "Zoë <b>&")
    listed = script.post("/api/v1/my-matches", {"tokens": [created.tokens.jack]}).json()["matches"]
    assert listed[0]["opponent"]["name"] == "Zoë <b>&"
    with Chair(script.address, created.match, joined["token"]) as detective:
        detective.ask(protocol.Resign(client="x", after=detective.number))
    again = script.post(f"/api/v1/matches/{created.match}/rematch", {}, created.tokens.jack).json()
    seats = script.get(f"/api/v1/matches/{again['match']}").json()["seats"]
    assert (seats["detective"]["name"], seats["jack"]["name"]) == ("Ada Lovelace", "Zoë <b>&")


def test_a_name_is_there_after_a_restart_and_in_no_record(tmp_path: Path) -> None:
    with running(sqlite_in(tmp_path)) as live, Script(live.address) as script:
        created = script.create("pocket", ADA, OPEN)
        script.join(created.match, created.invitations.detective)
    with running(sqlite_in(tmp_path)) as live, Script(live.address) as script:
        assert script.get(f"/api/v1/matches/{created.match}").json()["seats"]["jack"]["name"] == "Ada Lovelace"
        assert "Ada" not in str(script.record(created.match))


@pytest.mark.parametrize(
    "name",
    [
        *("a" * 25, "bell\x07", "\u202eevil", "zero\u200bwidth", "join\u200der", "\ufeffbom"),
        *("pri\ue000vate", "filler\u3164", "a\u0301\u0302\u0303\u0304", "iso\u2067late", "tag\U000e0041", "nul\x00"),
    ],
)
def test_a_name_that_can_not_be_shown_as_it_is_is_refused_and_it_is_said_why(script: Script, name: str) -> None:
    wanted = {"game": "pocket", "seats": {"jack": ME | {"name": name}, "detective": OPEN}}
    created = script.post("/api/v1/matches", wanted)
    assert (created.status_code, problem(created).code) == (400, "wrong-name")
    assert "name" in problem(created).message
    open_one = script.create("pocket", ME, OPEN)
    body = {"invitation": open_one.invitations.detective, "name": name}
    join = script.post(f"/api/v1/matches/{open_one.match}/join", body)
    assert (join.status_code, problem(join).code) == (400, "wrong-name")


@pytest.mark.parametrize(
    "name", ["", "Ada", "Łucja", "Éloïse", "王小明", "नीरज", "x" * 24, "\N{HAMMER AND PICK}\ufe0f Jo"]
)
def test_most_names_are_fine(name: str) -> None:
    assert checked_name(name) == name.replace("\ufe0f", "")


def test_a_name_that_is_far_too_long_is_refused_as_any_text_is(script: Script) -> None:
    wanted = {"game": "pocket", "seats": {"jack": ME | {"name": "x" * 5000}, "detective": OPEN}}
    assert script.post("/api/v1/matches", wanted).status_code == 400
    with pytest.raises(Refusal, match="24"):
        checked_name("e\u0301" * 25)


def test_a_match_asked_for_again_with_another_name_is_another_wish(script: Script) -> None:
    wanted = {"game": "pocket", "seats": {"jack": ADA, "detective": OPEN}, "key": "chosen by the client"}
    first, second = (script.post("/api/v1/matches", wanted).json() for _ in range(2))
    assert first == second
    other = wanted | {"seats": {"jack": ME | {"name": "Bob"}, "detective": OPEN}}
    assert problem(script.post("/api/v1/matches", other)).code == "key-used"


def test_a_forgotten_persons_name_is_nowhere_left(server: LiveServer, script: Script) -> None:
    created = script.create("pocket", ADA, OPEN)
    joined = script.join(created.match, created.invitations.detective)
    with Chair(script.address, created.match, joined.token) as detective:
        detective.ask(protocol.Resign(client="x", after=detective.number))
    again = script.post(f"/api/v1/matches/{created.match}/rematch", {}, joined.token).json()
    assert script.get(f"/api/v1/matches/{again['match']}").json()["seats"]["detective"]["name"] == "Ada Lovelace"

    async def forgotten() -> list[str]:
        await Housekeeping(server.service.database).forget(token=str(created.tokens.jack))
        seats = [await server.service.matches.seats(match) for match in (created.match, again["match"])]
        return [holder.name for held in seats for holder in held.values()]

    assert set(server.inside(forgotten)) == {""}
