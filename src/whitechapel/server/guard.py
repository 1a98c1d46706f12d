"""What every request goes through: whose it is, whether it may be made, and typed problems instead of tracebacks."""

import logging
from collections.abc import Mapping

from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from whitechapel.server.answers import problem_answer
from whitechapel.server.headers import with_ours
from whitechapel.server.hosts import Hosts, check_page
from whitechapel.server.limits import Limits
from whitechapel.server.metrics import Metrics
from whitechapel.server.proxies import Proxies, peer_of
from whitechapel.server.refusals import Refusal
from whitechapel.server.settings import Settings

log = logging.getLogger(__name__)

BUCKET = "whitechapel.bucket"
"""Where a scope has the bucket of its network: of requests, for those that cost more than one, or of messages."""
HOST = "whitechapel.host"
"""Where a scope has the name, with its port, that its visitor asked for: of this server, or of the proxy before it."""
_HEALTH = "/health"
_FILE = 0.2
_HANDSHAKE = 2.0
_READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The outermost layer of the application.

    A WebSocket to one of the paths of `sockets` goes there at once: every layer on the way would last, and cost memory,
    as long as the connection.
    """

    def __init__(
        self, app: ASGIApp, *, settings: Settings, limits: Limits, metrics: Metrics, sockets: Mapping[str, ASGIApp]
    ) -> None:
        self._app = app
        self._sockets = sockets
        self._metrics = metrics
        self._proxies = Proxies(settings.proxies)
        self._hosts = Hosts(settings.hosts)
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or one WebSocket."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
            return
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        refusal = self._refused_handshake(scope)
        if refusal is not None:
            await WebSocket(scope, receive, send).send_denial_response(self._told(refusal, scope))
            return
        await self._sockets.get(scope["path"], self._app)(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False
        peer = peer_of(scope)

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = with_ours(message["headers"], secure=scope["scheme"] == "https")
                self._metrics.answers.labels(status=str(message["status"])).inc()
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, guarded)
        except Refusal as refusal:
            refusal.last = refusal.code == "too-many" and self._limits.arrivals.refused(peer)
            await self._told(refusal)(scope, receive, guarded)
        except ClientDisconnect:
            log.debug("a client left in the middle of a request")
        except Exception:
            log.exception("a request failed")
            if begun:
                raise
            await self._told(Refusal("internal", "something went wrong here"))(scope, receive, guarded)

    def _refused_handshake(self, scope: Scope) -> Refusal | None:
        """Why a WebSocket is not let in. Nothing of this stays for as long as the connection is there."""
        try:
            self._check(scope)
            bucket = scope[BUCKET] = self._limits.messages.of(scope["client"][0])
            bucket.check()  # a new connection gets no more messages than those before it left
        except Refusal as refusal:
            return refusal
        except Exception:  # out of here, nobody would answer it as we do
            log.exception("a handshake failed")
            return Refusal("internal", "something went wrong here")
        return None

    def _check(self, scope: Scope) -> None:
        """Find out whose request it is, and count it; raises `Refusal`."""
        visitor = self._proxies.visitor(scope)
        handshake = scope["type"] == "websocket"
        if visitor.secure:
            scope["scheme"] = "wss" if handshake else "https"
        if scope["client"] is None or scope["client"][0] != visitor.address:
            scope["client"] = (visitor.address, 0)
        if scope["path"] == _HEALTH:
            self._limits.health.take(visitor.address)
        else:
            bucket = scope[BUCKET] = self._limits.requests.of(visitor.address)
            bucket.take(_HANDSHAKE if handshake else 1.0 if scope["path"].startswith("/api/") else _FILE)
        self._hosts.check(visitor.host)
        scope[HOST] = visitor.host
        if handshake or scope["method"] not in _READING:
            check_page(_origin(scope), visitor)

    def _told(self, refusal: Refusal, handshake: Scope | None = None) -> Response:
        self._metrics.refusals.labels(code=refusal.code).inc()
        response = problem_answer(refusal)
        if handshake is not None:
            response.raw_headers = with_ours(response.raw_headers, secure=handshake["scheme"] == "wss")
        return response


def _origin(scope: Scope) -> str | None:
    """What page asks; None for a program."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"), None)
