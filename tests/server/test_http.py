"""The HTTP side: its description holds, its limits hold, its headers are strict."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig

from tests.server.clients import ME, Script, problem
from tests.server.live import LiveServer
from whitechapel.server.routes.openapi import description

# An address that is too long is refused before anybody reads what it says.
_REFUSALS = [400, 401, 403, 404, 405, 406, 409, 414, 415, 422, 428, 429]
_CONFIG = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": _REFUSALS}}})
schema = schemathesis.openapi.from_dict(description(), config=_CONFIG)
JSON = {"content-type": "application/json"}
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_headers_conformance,
    schemathesis.checks.response_schema_conformance,
    schemathesis.checks.negative_data_rejection,
]


@schema.exclude(path_regex="/events$").parametrize()
@settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_nothing_schemathesis_sends_breaks_the_description(case: schemathesis.Case[Any], server: LiveServer) -> None:
    case.call_and_validate(base_url=f"http://{server.address}", checks=CHECKS)


@pytest.mark.parametrize("path", ["/", "/docs", "/assets/docs.js", "/openapi.json", "/health", "/api/v1/games", "/x"])
def test_every_answer_has_strict_headers_and_no_foreign_origin(script: Script, path: str) -> None:
    headers = script.http.get(path, headers={"origin": "https://elsewhere.example"}).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert (headers["cache-control"] == "no-store") == path.startswith(("/api/", "/health", "/x"))


def test_the_pages_load_nothing_from_elsewhere(script: Script) -> None:
    for path in ("/", "/docs", "/assets/docs.js", "/assets/style.css"):
        page = script.http.get(path)
        assert page.status_code == 200
        own = f"http://{script.address}/"  # link previews need whole addresses
        assert "//" not in page.text.replace("</", "").replace(own, "")
    assert script.http.get("/assets/../app.py").status_code == 404


def test_an_oversized_body_is_refused_however_it_is_sent(script: Script) -> None:
    for content in (b" " * 70_000, iter([b" " * 30_000] * 3)):
        response = script.http.post("/api/v1/matches", content=content, headers=JSON)
        assert (response.status_code, problem(response).code) == (413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 10_000,
        b'{"game":"pocket"}',
        b'{"game":"pocket","seats":{"jack":{"kind":"me"},"detective":{"kind":"me"}},"extra":1}',
        b'{"game":"pocket","seats":{"jack":{"kind":"me","token":"x"},"detective":{"kind":"me"}}}',
        b'{"game":7,"seats":{"jack":{"kind":"me"},"detective":{"kind":"me"}}}',
    ],
)
def test_a_malformed_body_is_a_typed_problem(script: Script, body: bytes) -> None:
    response = script.http.post("/api/v1/matches", content=body, headers=JSON)
    assert (response.status_code, problem(response).code) == (400, "malformed")


def test_an_unknown_page_and_a_wrong_method_are_typed_problems(script: Script) -> None:
    for method, path, status in (("GET", "/nowhere", 404), ("DELETE", "/api/v1/matches", 405)):
        response = script.http.request(method, path)
        assert (response.status_code, problem(response).code) == (status, "unknown-page")


BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


PAGES = ("/", "/rules/pocket", "/learn", "/learn/classic/next")
NO_PAGES = ("/nowhere", "/no/where/at/all", "/nothing/here", "/apiary", "/rules/chess")
#: What a page has of its own: its address, and what it loads besides the first files.
_OWN = re.compile(r'<meta property="og:url"[^>]*>|<link rel="(?:modulepreload|preload)"[^>]*href="/assets/[^>]* />\n')
NO_MATCHES = ("/match/abc", "/match/%E0", "/match/%zz", "/replay/abcdefghijklmnopqrstuv", "/match/a%2Fb")


@pytest.mark.parametrize("path", [*PAGES, *NO_PAGES, *NO_MATCHES])
def test_a_browser_gets_the_page_at_every_address_and_404_where_there_is_none(script: Script, path: str) -> None:
    page = script.http.get(path, headers={"accept": BROWSER})
    status = 200 if path in PAGES else 404
    assert (page.status_code, page.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert _OWN.sub("", page.text) == _OWN.sub("", script.http.get("/").text)
    assert script.http.head(path, headers={"accept": BROWSER}).status_code == status


def test_a_page_announces_what_it_will_load_and_nothing_else(script: Script) -> None:
    announced = {}
    for path in ("/rules/pocket", "/learn", "/nowhere"):
        page = script.http.get(path, headers={"accept": BROWSER}).text
        announced[path] = {link for tag in _OWN.findall(page) for link in re.findall(r'href="(/assets/[^"]*)"', tag)}
        assert all(script.http.get(link).status_code == 200 for link in announced[path])
    assert any("RulesPage" in link for link in announced["/rules/pocket"] - announced["/learn"])
    assert any("LearnPage" in link for link in announced["/learn"] - announced["/rules/pocket"])
    assert announced["/nowhere"] < announced["/learn"]  # what is seen first on any page


@pytest.mark.parametrize("path", ["/api", "/api/v1", "/api/v1/nowhere", "/assets/none", "/nowhere.js", "/no/where.svg"])
def test_even_a_browser_is_told_that_the_api_has_no_such_address_and_that_there_is_no_such_file(
    script: Script, path: str
) -> None:
    response = script.http.get(path, headers={"accept": BROWSER})
    assert (response.status_code, problem(response).code) == (404, "unknown-page")


@pytest.mark.parametrize("accept", ["application/json", "image/avif,image/*", "*/*"])
def test_whoever_asks_for_something_else_than_a_page_is_told_that_there_is_none(script: Script, accept: str) -> None:
    for path in ("/nowhere", "/match/abc", "/no/where"):
        response = script.http.get(path, headers={"accept": accept})
        assert (response.status_code, problem(response).code) == (404, "unknown-page")


def test_a_wrong_method_is_a_typed_problem_even_where_a_browser_asks(script: Script) -> None:
    created = script.create("pocket")
    for method, path, status in (("GET", f"/api/v1/matches/{created.match}/join", 405), ("POST", "/no/where", 404)):
        response = script.http.request(method, path, headers={"accept": BROWSER})
        assert (response.status_code, problem(response).code) == (status, "unknown-page")


def test_a_token_in_a_header_of_another_form_is_refused(script: Script) -> None:
    created = script.create("pocket")
    for header in (f"Basic {created.tokens.jack}", f"Bearer {'x' * 300}", f"bearer {created.tokens.jack}"):
        response = script.http.get(f"/api/v1/matches/{created.match}", headers={"authorization": header})
        assert (response.status_code, problem(response).code) == (401, "wrong-token")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Script]:
    live = LiveServer.in_folder(tmp_path, requests_per_second=1.0, creations_per_minute=3.0)
    with Script(live.address) as script:
        yield script
    live.stop()


def test_too_many_requests_are_told_when_to_come_again(strict: Script) -> None:
    answers: list[httpx.Response] = [strict.get("/api/v1/games") for _ in range(15)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
    assert {problem(answer).code for answer in refused} == {"too-many"}
    assert strict.get("/health").status_code == 200


def test_too_many_new_matches_are_refused(strict: Script) -> None:
    wanted = {"game": "pocket", "seats": {"jack": ME, "detective": ME}}
    assert [strict.post("/api/v1/matches", wanted).status_code for _ in range(4)] == [200, 200, 200, 429]


def test_a_rematch_counts_as_a_new_match_once(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, creations_per_minute=2.0)
    try:
        with Script(live.address) as script:
            created = script.create("pocket")
            match, tokens = created.match, [created.tokens.jack, created.tokens.detective]
            statuses = []
            for _ in range(2):
                number = script.get(f"/api/v1/matches/{match}").json()["turn"]["number"]
                resign = {"type": "resign", "client": "c", "after": number}
                assert script.post(f"/api/v1/matches/{match}/act", resign, tokens[0]).status_code == 200
                answers = [script.post(f"/api/v1/matches/{match}/rematch", {}, token) for token in (*tokens, tokens[0])]
                statuses += [answer.status_code for answer in answers]
                match = answers[0].json().get("match")
                tokens = [answer.json().get("token") for answer in answers[:2]]
            assert statuses == [200, 200, 200, 429, 429, 429]
    finally:
        live.stop()
