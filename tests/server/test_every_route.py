"""A walk along every route: statuses, headers, methods, hosts and origins are right at each of them."""

import asyncio
import gzip
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPResponse
from pathlib import Path

import httpx
import pytest
from starlette.types import Message
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.clients import Script, problem
from tests.server.live import LiveServer
from whitechapel.server.guard import Guard
from whitechapel.server.limits import Limits
from whitechapel.server.metrics import Metrics
from whitechapel.server.routes import pages
from whitechapel.server.routes.files import TYPES
from whitechapel.server.routes.table import ROUTES
from whitechapel.server.settings import Settings

SERVER = Path(pages.__file__).parent.parent
BUILT = [max(file.name for file in (SERVER / "page" / "assets").glob(f"*{end}")) for end in (".js", ".css")]
OWN = ("docs.js", "style.css")
FILES = ["/", "/docs", "/openapi.json", *(f"/assets/{name}" for name in (*OWN, *BUILT))]
BESIDE = [
    f"/{file.name}" for file in sorted((SERVER / "page").iterdir()) if file.suffix in TYPES and file.suffix != ".html"
]
"""What stands beside the page: its icons and the manifest."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
_IN_A_LESSON = {"game": "pocket", "lesson": "sight"}
QUERIES = {
    "/lessons": {"game": "pocket"},
    "/lesson": _IN_A_LESSON,
    "/lesson/describe": _IN_A_LESSON,
    "/lesson/preview": _IN_A_LESSON | {"action": "point tile-4"},
    "/lesson/try": _IN_A_LESSON | {"action": "point tile-4"},
    "/describe": {"number": "1"},
    "/look": {"number": "1"},
    "/preview": {"action": "x"},
    "/why-not": {"action": "x"},
}
FOREIGN = {"origin": "https://elsewhere.example"}
STRICT = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
SOURCES = ("script-src", "style-src", "font-src", "connect-src", "manifest-src", "worker-src")


class Walk:
    """A server with a match that is over, so that its event stream ends, and a proxy that is believed."""

    def __init__(self, folder: Path) -> None:
        self.live = LiveServer.in_folder(folder, proxies="127.0.0.1", hosts="games.example,.club.example")
        self.script = Script(self.live.address)
        created = self.script.create("pocket")
        self.match = created.match
        self.token = created.tokens.jack
        over = {"type": "resign", "client": "x", "after": 1}
        table = self.script.get(f"/api/v1/matches/{self.match}").json()
        resigned = self.script.post(
            f"/api/v1/matches/{self.match}/act", over | {"after": table["turn"]["number"]}, self.token
        )
        assert resigned.status_code == 200

    def ask(self, method: str, path: str, **headers: str) -> httpx.Response:
        query = next((given for end, given in QUERIES.items() if path.endswith(end)), {})
        held = {"authorization": f"Bearer {self.token}"} if "/matches/" in path else {}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.script.http.request(method, path, params=query, headers=held | named)

    def paths(self) -> dict[str, str]:
        """Every path, with the method that its route has."""
        api: dict[str, str] = {route.path.replace("{match}", self.match): route.method for route in ROUTES}
        return api | dict.fromkeys([*FILES, *BESIDE, "/nowhere", "/match/abc", "/api/v1/nowhere"], "GET")


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    walked = Walk(tmp_path_factory.mktemp("walk"))
    yield walked
    walked.script.http.close()
    walked.live.stop()


def check_headers(answer: httpx.Response) -> None:
    headers = answer.headers
    assert {name: headers[name] for name in STRICT} == STRICT
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy.pop("default-src") == "'none'"
    assert all(policy[source] == "'self'" for source in SOURCES)
    assert policy["img-src"] == "'self' data:", "besides files of ours, pictures that the page draws itself"
    assert (policy["base-uri"], policy["frame-ancestors"], policy["form-action"]) == ("'none'", "'none'", "'self'")
    for absent in ("set-cookie", "server", "access-control-allow-origin", "strict-transport-security"):
        assert absent not in headers
    assert len(headers.get_list("cache-control")) == len(headers.get_list("content-security-policy")) == 1


def test_every_route_answers_every_method_with_its_headers_and_never_a_fault_or_a_cookie(walk: Walk) -> None:
    for path, own in walk.paths().items():
        for method in METHODS:
            answer = walk.ask(method, path)
            check_headers(answer)
            assert answer.status_code < 500, (method, path)
            if "nowhere" in path or path == "/match/abc":
                assert answer.status_code in (404, 405), (method, path)
            elif method == own or (own == "GET" and method == "HEAD"):
                assert answer.status_code not in (404, 405), (method, path)
            else:
                assert answer.status_code == 405, (method, path)
                assert own in answer.headers["allow"]


def test_head_says_what_get_would_say_without_the_body(walk: Walk) -> None:
    for path, method in walk.paths().items():
        if method == "GET":
            got, head = walk.ask("GET", path), walk.ask("HEAD", path)
            assert head.status_code == got.status_code, path
            assert head.content == b""
            for name in ("content-type", "cache-control", "etag", "vary", "content-length"):
                assert head.headers.get(name) == got.headers.get(name) or path.endswith(("/events", "/health")), path


def test_what_may_hold_secrets_is_neither_kept_nor_compressed_nor_tagged(walk: Walk) -> None:
    for path, method in walk.paths().items():
        if path.startswith(("/api/", "/health")) and "/picture." not in path:  # pictures show what everybody may know
            answer = walk.ask(method, path, accept_encoding="gzip, br")
            assert answer.headers["cache-control"] == "no-store", path
            assert not {"content-encoding", "etag"} & set(answer.headers), path


def test_files_are_compressed_and_kept_until_they_change(walk: Walk) -> None:
    compressed = 0
    for path in (*FILES, *BESIDE):
        plain = walk.ask("GET", path, accept_encoding="identity")
        with walk.script.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as small:
            raw = b"".join(small.iter_raw())
        packed = small.headers.get("content-encoding") == "gzip"
        compressed += packed
        assert (gzip.decompress(raw) if packed else raw) == plain.content
        assert packed == (small.headers["etag"] != plain.headers["etag"])
        built = path.removeprefix("/assets/") in BUILT
        assert ("immutable" in plain.headers["cache-control"]) == built
        assert ("no-cache" in plain.headers["cache-control"]) != built
        assert plain.headers["vary"] == ("Accept-Encoding, Accept-Language" if path == "/" else "Accept-Encoding")
        for copies in (plain.headers["etag"], f'W/{plain.headers["etag"]}, "x"', "*"):
            again = walk.ask("GET", path, accept_encoding="identity", if_none_match=copies)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == plain.headers["etag"]
            check_headers(again)
        assert walk.ask("GET", path, if_none_match='"of-another"').status_code == 200
        assert "content-encoding" not in walk.ask("GET", path, accept_encoding="gzip;q=0, br;q=0").headers
        with walk.script.http.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as smallest:
            least = len(b"".join(smallest.iter_raw()))
        assert least <= len(raw)
        if built and path.endswith((".js", ".css")) and len(raw) > 1000:
            assert smallest.headers["content-encoding"] == "br"
            assert smallest.headers["etag"] not in (small.headers["etag"], plain.headers["etag"])
    assert compressed > 2


def test_a_name_that_is_not_ours_is_refused_everywhere_and_the_setting_is_named(walk: Walk) -> None:
    for path, method in walk.paths().items():
        refused = walk.ask(method, path, host="elsewhere.example")
        assert (refused.status_code, problem(refused).code) == (421, "wrong-host"), path
        assert "WHITECHAPEL_SERVER_HOSTS" in problem(refused).message
        check_headers(refused)
    for host in ("games.example", "GAMES.example.:80", "a.club.example", "localhost:1", "[::1]:80", "192.0.2.7"):
        assert walk.ask("GET", "/health", host=host).status_code == 200, host
    for host in ("club.example.elsewhere", "xgames.example", "127.0.0.1.elsewhere.example", "localhost.elsewhere"):
        assert walk.ask("GET", "/health", host=host).status_code == 421, host


def test_pages_of_other_sites_can_post_nothing(walk: Walk) -> None:
    for path, method in walk.paths().items():
        if method == "POST":
            refused = walk.ask("POST", path, **FOREIGN)
            assert (refused.status_code, problem(refused).code) == (403, "wrong-origin"), path
            for media in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
                assert walk.ask("POST", path, content_type=media).status_code == 415, path
            own = f"http://{walk.live.address}"
            assert walk.ask("POST", path, origin=own, content_type="Application/JSON; charset=utf-8").status_code == 400
    for asking in (
        "http://[",
        "http://]",
        "null",
        "http://127.0.0.1",
        "ftp://games.example",
        "https://games.example.elsewhere",
        "x" * 400,
    ):
        assert walk.ask("POST", "/api/v1/matches", origin=asking, host="games.example").status_code == 403


def test_behind_a_proxy_the_page_has_the_name_and_the_safety_that_the_proxy_tells(walk: Walk) -> None:
    told = {"x_forwarded_host": "games.example", "x_forwarded_proto": "https", "host": "inside:8000"}
    for path, method in walk.paths().items():
        answer = walk.ask(method, path, **told)
        assert answer.headers["strict-transport-security"] == "max-age=31536000", path
    own = walk.ask("POST", "/api/v1/matches", origin="https://games.example", content_type="application/json", **told)
    assert own.status_code == 400


@pytest.mark.parametrize(
    ("headers", "origin", "status", "code"),
    [
        ({"x-forwarded-host": "elsewhere.example"}, None, 421, "wrong-host"),
        ({}, "https://elsewhere.example", 403, "wrong-origin"),
        ({}, "http://[", 403, "wrong-origin"),
        ({"x-forwarded-host": "games.example"}, "https://games.example.elsewhere", 403, "wrong-origin"),
    ],
)
def test_a_handshake_is_refused_before_it_is_one(
    walk: Walk, headers: dict[str, str], origin: str | None, status: int, code: str
) -> None:
    asking = None if origin is None else Origin(origin)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{walk.live.address}/api/v1/socket", origin=asking, additional_headers=headers)
    response = refused.value.response
    assert response.status_code == status
    assert code.encode() in (response.body or b"")
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"\x00\x01 nothing at all\r\n\r\n", 400),
        (b"GET / HTT", 408),
        (b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000, 431),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 503),
    ],
)
def test_what_never_becomes_a_request_is_answered_with_the_same_headers(
    strict: tuple[str, int], said: bytes, status: int
) -> None:
    with ExitStack() as held:
        while (answer := answered(held.enter_context(socket.create_connection(strict, 60)), said)).status_code == 200:
            continue  # until there is no room
    assert answer.status_code == status
    assert (answer.headers["connection"], answer.headers["content-type"]) == ("close", "application/json")
    assert answer.headers["cache-control"] == "no-store"
    assert ("retry-after" in answer.headers) == (status == 503)
    assert problem(answer).message
    check_headers(answer)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """Where a server is that does not wait for the rest of a request, and has room for few."""
    live = LiveServer.in_folder(tmp_path, header_timeout=0.3, connections_in_all=3, idle_timeout=1000.0)
    host, port = live.address.split(":")
    yield host, int(port)
    live.stop()


def answered(raw: socket.socket, said: bytes) -> httpx.Response:
    """What is answered to these bytes, on a connection that stays open as long as the server wants."""
    raw.sendall(said)
    heard = HTTPResponse(raw)
    heard.begin()
    return httpx.Response(heard.status, headers=heard.getheaders(), content=heard.read())


def test_a_handshake_that_fails_at_the_door_is_answered_as_any_request_is() -> None:
    said: list[Message] = []

    async def hear(message: Message) -> None:
        said.append(message)

    async def nothing() -> Message:
        raise AssertionError

    settings = Settings()
    guard = Guard(nothing, settings=settings, limits=Limits(settings), metrics=Metrics(), sockets={})  # type: ignore[arg-type]  # never called
    scope = {"type": "websocket", "scheme": "ws", "extensions": {"websocket.http.response": {}}}  # without a client
    asyncio.run(guard(scope, nothing, hear))
    assert said[0]["status"] == 500
    assert (b"x-content-type-options", b"nosniff") in said[0]["headers"]
    assert b'"internal"' in said[1]["body"]


def test_a_page_behind_a_proxy_gets_its_socket(walk: Walk) -> None:
    told = {"x-forwarded-host": "games.example", "x-forwarded-proto": "https"}
    url = f"ws://{walk.live.address}/api/v1/socket"
    with connect(url, origin=Origin("https://games.example"), additional_headers=told, compression=None) as opened:
        assert opened.response is not None
        assert opened.response.status_code == 101
        assert "set-cookie" not in opened.response.headers
