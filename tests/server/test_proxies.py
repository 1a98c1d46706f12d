"""Behind a real proxy: a match is played through it, people are told apart, and nobody can claim to be another."""

import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.clients import ME, OPEN, Chair, Script, Secure, play_out
from tests.server.live import LiveServer, generous
from tests.server.proxies import NAME, Proxy, caddy, nginx, trusting
from tests.server.supervised import Served
from whitechapel.core import record_from_json, verify
from whitechapel.server.settings import Settings

Start = Callable[[Path, str], AbstractContextManager[Proxy]]
WANTED = {"game": "pocket", "seats": {"jack": ME, "detective": ME}}
TRUSTING = trusting()
"""Also for those who don't speak TLS: httpx would make one anew for everybody, and that takes a while."""
SITE = Secure(NAME, TRUSTING)
PEOPLE = 60
TOO_MANY = 40
"""More matches than one address may create at once."""


def creates(address: str, come_from: str, **headers: str) -> int:
    """Somebody at an address of his own creates a match; the status of the answer."""
    transport = httpx.HTTPTransport(local_address=come_from, verify=TRUSTING)
    with httpx.Client(transport=transport, timeout=30, trust_env=False) as http:
        return http.post(f"http://{address}/api/v1/matches", json=WANTED, headers=headers).status_code


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the limits that it has by default, which knows of a proxy on this machine."""
    database = f"sqlite:///{tmp_path_factory.mktemp('proxied') / 'matches.db'}"
    live = LiveServer(Settings(database=database, proxies="127.0.0.1", hosts=NAME, pace=0.0))
    live.start()
    yield live
    live.stop()


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, server: LiveServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    start: Start = request.param
    with start(tmp_path_factory.mktemp("proxy"), server.address) as running:
        yield running


@pytest.mark.parametrize("secure", [None, SITE], ids=["plain", "tls"])
def test_a_match_is_played_through_the_proxy(proxy: Proxy, secure: Secure | None) -> None:
    address = proxy.plain if secure is None else proxy.tls
    with Script(proxy.plain) as script:
        created = script.create("pocket", ME, OPEN, characters=3)
        joined = script.join(created.match, created.invitations.detective)
        with (
            Chair(address, created.match, created.tokens.jack, secure=secure) as jack,
            Chair(address, created.match, joined.token, secure=secure) as detective,
        ):
            play_out({"jack": jack, "detective": detective}, Random(4))
            assert detective.turn.phase == "over"
        verify(record_from_json(script.record(created.match)))


def test_people_behind_the_proxy_are_told_apart(proxy: Proxy) -> None:
    statuses = [creates(proxy.plain, f"127.1.0.{number + 1}") for number in range(PEOPLE)]
    assert statuses == [200] * PEOPLE


def test_what_a_visitor_says_of_his_address_is_not_believed_by_the_proxy(proxy: Proxy) -> None:
    here = f"127.2.0.{proxy.plain.encode()[-1]}"
    statuses = [creates(proxy.plain, here, **{"x-forwarded-for": f"192.0.2.{number}"}) for number in range(TOO_MANY)]
    assert 429 in statuses


@pytest.mark.parametrize("start", [nginx, caddy], ids=["nginx", "caddy"])
def test_a_reload_behind_the_proxy_sends_players_over_and_loses_nothing(start: Start, tmp_path: Path) -> None:
    settings = generous(
        f"sqlite:///{tmp_path / 'matches.db'}", supervised=True, port=0, proxies="127.0.0.1", hosts=NAME
    )
    with Served(settings, tmp_path / "log") as server, start(tmp_path, server.address) as proxy, ExitStack() as stack:
        script = stack.enter_context(Script(proxy.plain))
        created = script.create("pocket")
        tokens = {"jack": created.tokens.jack, "detective": created.tokens.detective}

        def seated(seen: dict[str, int]) -> dict[str, Chair]:
            opened = {
                seat: Chair(proxy.tls, created.match, token, seen=seen.get(seat, 0), secure=SITE)
                for seat, token in tokens.items()
            }
            for chair in opened.values():
                stack.enter_context(chair)
            return opened

        chairs = seated({})
        actor = chairs[str(chairs["jack"].turn.to_act)]
        actor.act(actor.turn.legal[0])
        before = server.workers()
        server.process.send_signal(signal.SIGHUP)
        chairs = seated({seat: chair.until_moved() for seat, chair in chairs.items()})
        server.replaced(before)
        play_out(chairs, Random(4))
        verify(record_from_json(script.record(created.match)))
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize(
    ("start", "line"),
    [(nginx, "proxy_hide_header Strict-Transport-Security;"), (caddy, "header_down -Strict-Transport-Security")],
    ids=["nginx", "caddy"],
)
def test_a_site_that_may_have_to_do_without_tls_again_can_let_a_line_in(
    start: Callable[[Path, str, str], AbstractContextManager[Proxy]], line: str, server: LiveServer, tmp_path: Path
) -> None:
    with (
        start(tmp_path, server.address, line) as proxy,
        httpx.Client(verify=TRUSTING, trust_env=False, timeout=30) as http,
    ):
        page = http.get(f"https://{proxy.tls}/", headers={"host": NAME}, extensions={"sni_hostname": NAME})
        assert page.status_code == 200
        assert "strict-transport-security" not in page.headers


def test_the_page_comes_with_tls_under_its_own_name(proxy: Proxy) -> None:
    with httpx.Client(verify=TRUSTING, trust_env=False, timeout=30) as http:
        asked = {"headers": {"host": NAME}, "extensions": {"sni_hostname": NAME}}
        page = http.get(f"https://{proxy.tls}/", **asked)  # type: ignore[arg-type]  # both are what httpx takes
        assert page.status_code == 200
        assert "text/html" in page.headers["content-type"]
        assert page.headers.get_list("strict-transport-security") == ["max-age=31536000"], "the server says it, once"
        assert "strict-transport-security" not in http.get(f"http://{proxy.plain}/").headers
        asked["headers"] |= {"origin": f"https://{NAME}"}
        created = http.post(f"https://{proxy.tls}/api/v1/matches", json=WANTED, **asked)  # type: ignore[arg-type]
        assert created.status_code == 200, created.text


def test_what_a_visitor_says_of_his_address_is_not_believed_by_the_server(server: LiveServer) -> None:
    statuses = [
        creates(server.address, "127.3.0.1", **{"x-forwarded-for": f"192.0.2.{number}"}) for number in range(TOO_MANY)
    ]
    assert 429 in statuses
