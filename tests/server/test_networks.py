"""Whom proxies may speak for, and text that nobody can send."""

import json
from pathlib import Path

import pytest
from starlette.types import Scope
from websockets.sync.client import connect

from tests.server.clients import ME, Script, problem
from tests.server.live import LiveServer
from whitechapel.server.proxies import Proxies
from whitechapel.server.settings import Settings, SettingsError


def asking(peer: str, **headers: str) -> Scope:
    said = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (peer, 1), "scheme": "http", "headers": said}


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("127.0.0.1", "192.0.2.7", "127.0.0.1"),
        ("10.0.0.5", "192.0.2.7", "192.0.2.7"),
        ("::ffff:10.0.0.5", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.5", "203.0.113.9, 192.0.2.7", "192.0.2.7"),
        ("10.0.0.5", "192.0.2.7, 10.9.9.9", "192.0.2.7"),
        ("10.0.0.5", "10.1.1.1, 10.9.9.9", "10.1.1.1"),
        ("10.0.0.5", "[2001:db8::1]:443", "2001:db8::1"),
        ("2001:db8:ffff::1", "192.0.2.7:1234", "192.0.2.7"),
        ("2001:db8:fffe::1", "192.0.2.7", "2001:db8:fffe::1"),
        ("10.0.0.5", "", "10.0.0.5"),
        ("10.0.0.5", "not an address", "not an address"),
    ],
)
def test_a_visitor_is_the_last_address_that_no_proxy_of_ours_has(peer: str, forwarded: str, visitor: str) -> None:
    proxies = Proxies("10.0.0.0/8, 2001:db8:ffff::/48")
    assert proxies.visitor(asking(peer, x_forwarded_for=forwarded)).address == visitor
    assert Proxies("").visitor(asking(peer, x_forwarded_for=forwarded)).address == peer


def test_what_a_stranger_says_of_itself_is_not_believed() -> None:
    told = {"host": "inside:8000", "x_forwarded_host": "games.example", "x_forwarded_proto": "https"}
    proxies = Proxies("10.0.0.5")
    assert proxies.visitor(asking("10.0.0.5", **told)) == ("10.0.0.5", True, "games.example")
    assert proxies.visitor(asking("10.0.0.6", **told)) == ("10.0.0.6", False, "inside:8000")


def test_proxies_that_cant_be_read_are_explained() -> None:
    with pytest.raises(SettingsError, match=r"proxies can't be read.*expected addresses or networks"):
        Settings(proxies="10.0.0.0/8, caddy").checked()


def test_a_school_class_needs_one_setting() -> None:
    assert Settings().for_network(20.0) == 20.0
    assert Settings(people=30).for_network(20.0) == 100.0


def test_visitors_behind_a_proxy_have_budgets_of_their_own(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, requests_per_second=0.2, connections=2, proxies="127.0.0.1")
    try:
        with Script(live.address) as script:
            for visitor in range(20):
                told = {"x-forwarded-for": f"192.0.2.{visitor}"}
                answers = [script.http.get("/api/v1/games", headers=told).status_code for _ in range(3)]
                assert answers == [200, 200, 429]
    finally:
        live.stop()


CONTROLS = ("\x00", "a\x00b", "\n", "a\n", "\x1b[2J", "\x7f", "\x85")


@pytest.mark.parametrize("text", CONTROLS)
def test_control_characters_are_refused_wherever_text_is_taken(script: Script, text: str) -> None:
    created = script.create("pocket")
    acting = {"type": "act", "client": "c", "after": 1, "action": "x"}
    path = f"/api/v1/matches/{created.match}"
    wanted = {"game": "pocket", "seats": {"jack": ME, "detective": ME}}
    sent: list[tuple[str, object]] = [
        (f"{path}/act", acting | {"client": text}),
        (f"{path}/act", acting | {"action": text}),
        (f"{path}/join", {"invitation": text}),
        (f"{path}/join", {"invitation": "x", "words": text}),
        ("/api/v1/my-matches", {"tokens": [text]}),
        ("/api/v1/matches", wanted | {"game": text}),
        ("/api/v1/matches", wanted | {"options": {text: 1}}),
        ("/api/v1/matches", wanted | {"options": {"x": text}}),
        ("/api/v1/matches", wanted | {"seats": {"jack": ME, "detective": {"kind": "bot", "name": text}}}),
    ]
    for where, body in sent:
        refused = script.post(where, body, created.tokens.jack)
        assert (refused.status_code, problem(refused).code) == (400, "malformed"), body
        assert "control characters can't be used" in problem(refused).message
    for asked in ("preview", "why-not"):
        assert script.get(f"{path}/{asked}", created.tokens.jack, action=text).status_code == 400


@pytest.mark.parametrize("name", ["%00", "a%00b", "%0A", "%C2%85", "%ED%A0%80", "x" * 65, "%20"])
def test_a_match_of_a_name_that_none_can_have_is_unknown(script: Script, name: str) -> None:
    for end in ("", "/record", "/events"):
        answer = script.http.get(f"/api/v1/matches/{name}{end}")
        assert (answer.status_code, problem(answer).code) == (404, "unknown-match")


@pytest.mark.parametrize("said", ['"match":"\\u0000"', '"match":"x","token":"\\u0000"', '"match":"\\ud800"'])
def test_a_hello_with_control_characters_or_half_a_character_gets_a_problem(server: LiveServer, said: str) -> None:
    with connect(f"ws://{server.address}/api/v1/socket", compression=None) as talking:
        talking.send('{"type":"hello","version":2,' + said + "}")
        assert json.loads(talking.recv(timeout=30))["code"] == "malformed"
