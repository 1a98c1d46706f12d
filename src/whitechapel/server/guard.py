"""What every HTTP answer goes through: rate limits, security headers, and typed problems instead of tracebacks."""

import logging
from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whitechapel.server.answers import problem_answer
from whitechapel.server.limits import Buckets
from whitechapel.server.metrics import Metrics
from whitechapel.server.refusals import Refusal

log = logging.getLogger(__name__)

_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_UNLIMITED = ("/health", "/metrics")


class Guard:
    """The outermost layer of the application.

    A WebSocket to one of the paths of `sockets` goes there at once: every layer on the way would last, and cost memory,
    as long as the connection.
    """

    def __init__(self, app: ASGIApp, *, buckets: Buckets, metrics: Metrics, sockets: Mapping[str, ASGIApp]) -> None:
        self._app = app
        self._sockets = sockets
        self._buckets = buckets
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            served = self._sockets.get(scope["path"], self._app) if scope["type"] == "websocket" else self._app
            await served(scope, receive, send)
            return
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                self._metrics.answers.labels(status=str(message["status"])).inc()
            await send(message)

        try:
            if scope["path"] not in _UNLIMITED:
                self._buckets.take(scope["client"][0] if scope["client"] else "")
            await self._app(scope, receive, guarded)
        except Refusal as refusal:
            self._metrics.refusals.labels(code=refusal.code).inc()
            await problem_answer(refusal)(scope, receive, guarded)
        except Exception:
            log.exception("a request failed")
            if begun:
                raise
            await problem_answer(Refusal("internal", "something went wrong here"))(scope, receive, guarded)
