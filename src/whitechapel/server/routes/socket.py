"""The WebSocket: say hello, get the table, then requests one way and updates the other."""

import asyncio
import logging
import time

import msgspec
from starlette.types import Message, Receive, Scope, Send

from whitechapel.core import Seat
from whitechapel.server import protocol, views
from whitechapel.server.company import player
from whitechapel.server.guard import BUCKET
from whitechapel.server.holders import viewer_with
from whitechapel.server.limits import Bucket, network_of
from whitechapel.server.live import LiveMatch
from whitechapel.server.outbox import Outbox
from whitechapel.server.refusals import Refusal, malformed
from whitechapel.server.service import Service, service_of

log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)
_HELLO_WITHIN = 30.0
_MOST_MISTAKES = 50
_MISTAKE = 5.0
_HINT = 20.0
_COACH, _DESCRIPTION = 2.0, 3.0
"""What a mistake, a hint, a coach's tip and a description cost a network, in messages."""
_PAUSE = 0.1
_POLICY_VIOLATION = 1008
_INTERNAL_ERROR = 1011


class _GoneError(Exception):
    """The client has left."""


async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """One client's connection, from its handshake to its end.

    It is served by ASGI's plain callables: whatever wraps them costs memory for as long as the connection lasts.
    """
    service = service_of(scope["app"])
    address = scope["client"][0] if scope["client"] else ""
    connection = _Connection(receive, send, service, scope[BUCKET], network_of(address))
    await receive()  # its wish to connect
    await send({"type": "websocket.accept"})
    try:
        service.limits.sockets.take(address)
    except Refusal as refusal:
        await connection.refuse(refusal)
        return
    service.metrics.listeners.inc()
    try:
        await connection.serve()
    except _GoneError:
        pass
    except Exception:
        log.exception("a connection failed")
        await connection.close(_INTERNAL_ERROR)
    finally:
        service.metrics.listeners.dec()
        service.limits.sockets.give_back(address)


class _Connection:
    """A client that is there."""

    __slots__ = ("_asker", "_bucket", "_mistakes", "_receive", "_send", "_service", "_thinking")

    def __init__(self, receive: Receive, send: Send, service: Service, bucket: Bucket, asker: str) -> None:
        self._receive = receive
        self._send = send
        self._service = service
        self._bucket = bucket
        self._asker = asker
        self._mistakes = 0
        self._thinking: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Serve the client until it leaves."""
        try:
            async with asyncio.timeout(_HELLO_WITHIN):
                hello = await self._hello()
            live = await self._service.live.find(hello.match)
            seat = viewer_with(live.hosted.seats, hello.token)
        except TimeoutError:
            await self.refuse(Refusal("malformed", "no hello came"))
            return
        except Refusal as refusal:
            self._service.metrics.refusals.labels(code=refusal.code).inc()
            self._bucket.charge(_MISTAKE)
            await self.refuse(refusal)
            return
        outbox = Outbox(seat, self._send, self.close, choices=hello.choices, company=hello.company)
        live.listen(outbox, hello.seen)
        del hello
        try:
            await self._answer_all(live, outbox)
            await self.close()
        finally:
            live.leave(outbox)
            outbox.close()
            if self._thinking is not None:
                self._thinking.cancel()

    async def refuse(self, refusal: Refusal) -> None:
        """Say why not, and hang up."""
        try:
            await self._send({"type": "websocket.send", "text": views.sealed(refusal.problem()).decode()})
        except OSError:
            return  # it has left by itself
        await self.close()

    async def close(self, code: int = _POLICY_VIOLATION) -> None:
        """Hang up."""
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError) as error:  # it has left by itself, or was hung up on before
            log.debug("a connection was over: %s", type(error).__name__)

    async def _answer_all(self, live: LiveMatch, outbox: Outbox) -> None:
        """Answer one message after the other, until there were too many mistakes. A hint comes when it is ready."""
        while self._mistakes < _MOST_MISTAKES:
            raw = _text_of(await self._receive())
            _heard_of(live, outbox)
            asked = None
            try:
                self._bucket.take()
                request = _decoded(raw)
                if isinstance(request, protocol.Request):
                    asked = request
                    outbox.push(views.sealed(await live.ask(player(outbox.viewer), request, self._asker)))
                elif isinstance(request, protocol.AskHint):
                    self._think(live, outbox)
                elif isinstance(request, (protocol.Here, protocol.Say)):
                    _in_company(live, outbox, request)
                else:
                    self._bucket.take(_costs(request) - 1.0)
                    outbox.push(views.sealed(_looked_up(live, outbox.viewer, request)))
            except Refusal as refusal:
                self._refused(refusal, outbox, asked)
                if refusal.code == "too-many":
                    await asyncio.sleep(_PAUSE)  # nothing of what it sends is read meanwhile
            except Exception:  # the database may be away; whatever it was, this client is told and goes on
                log.exception("a request failed")
                outbox.push(views.sealed(Refusal("internal", "this could not be done; try again").problem(asked)))

    def _think(self, live: LiveMatch, outbox: Outbox) -> None:
        """Have a hint thought of, one at a time."""
        if self._thinking is not None and not self._thinking.done():
            raise Refusal("too-many", "one hint at a time")
        self._bucket.take(_HINT)
        self._thinking = asyncio.create_task(self._advise(live, outbox, player(outbox.viewer)))

    async def _advise(self, live: LiveMatch, outbox: Outbox, seat: Seat) -> None:
        try:
            outbox.push(views.sealed(await self._service.hints.advice(live, seat, self._asker)))
        except Refusal as refusal:
            self._refused(refusal, outbox)
        except Exception:  # as above
            log.exception("a hint failed")
            outbox.push(views.sealed(Refusal("internal", "no hint could be thought of").problem()))

    def _refused(self, refusal: Refusal, outbox: Outbox, asked: protocol.Request | None = None) -> None:
        self._mistakes += refusal.code in ("malformed", "too-many")
        if refusal.code == "malformed":
            self._bucket.charge(_MISTAKE)
        self._service.metrics.refusals.labels(code=refusal.code).inc()
        outbox.push(views.sealed(refusal.problem(asked)))

    async def _hello(self) -> protocol.Hello:
        hello = _decoded(_text_of(await self._receive()))
        if not isinstance(hello, protocol.Hello):
            raise Refusal("malformed", "the first message must be a hello")
        if hello.version != protocol.VERSION:
            raise Refusal("unsupported-version", f"this server speaks version {protocol.VERSION}")
        return hello


def _heard_of(live: LiveMatch, outbox: Outbox) -> None:
    """Somebody said something: whoever was thought to be gone is back."""
    outbox.heard = time.monotonic()
    if outbox.silent:
        outbox.silent = False
        live.company.look()


def _in_company(live: LiveMatch, outbox: Outbox, request: protocol.Here | protocol.Say) -> None:
    """Do what concerns only the people at the table."""
    if isinstance(request, protocol.Say):
        live.company.say(player(outbox.viewer), request.phrase)
    elif outbox.away != request.away:
        outbox.away = request.away
        live.company.look()


def _costs(question: protocol.FromClient) -> float:
    """What a question that changes nothing costs, in messages."""
    if isinstance(question, protocol.AskCoach):
        return _COACH
    return _DESCRIPTION if isinstance(question, protocol.Describe) else 1.0


def _looked_up(live: LiveMatch, viewer: Seat, request: protocol.FromClient) -> protocol.FromServer:
    """The answer to a question that changes nothing."""
    match request:
        case protocol.Look(number=number):
            return views.looked(live.hosted, viewer, number)
        case protocol.Preview(action=action):
            return views.previewed(live.hosted, viewer, action)
        case protocol.AskWhyNot(action=action):
            return views.why_not(live.hosted, viewer, action)
        case protocol.AskCoach():
            return views.coached(live.hosted, viewer)
        case protocol.Describe(number=number):
            return views.described(live.hosted, viewer, number)
        case protocol.Ping():
            return protocol.Pong()
    raise Refusal("malformed", "a connection says hello once")


def _text_of(message: Message) -> str | bytes:
    """What a client said; raises `_GoneError` when it says no more."""
    if message["type"] != "websocket.receive":
        raise _GoneError
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def _decoded(raw: str | bytes) -> protocol.FromClient:
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, UnicodeEncodeError) as error:
        raise malformed(error) from error
