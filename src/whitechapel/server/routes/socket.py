"""The WebSocket: say hello, get the table, then requests one way and updates the other."""

import asyncio
import logging
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from whitechapel.core import PLAYERS, Seat
from whitechapel.server import protocol, views
from whitechapel.server.holders import viewer_with
from whitechapel.server.limits import Bucket
from whitechapel.server.live import LiveMatch
from whitechapel.server.outbox import Outbox
from whitechapel.server.refusals import Refusal
from whitechapel.server.service import Service, service_of

log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)
_HELLO_WITHIN = 30.0
_MOST_MISTAKES = 50
_POLICY_VIOLATION = 1008
_INTERNAL_ERROR = 1011


async def socket(websocket: WebSocket) -> None:
    """One client's connection, from its hello to its end."""
    service = service_of(websocket.app)
    address = websocket.client.host if websocket.client else ""
    if not _same_origin(websocket):
        await websocket.close(_POLICY_VIOLATION)
        return
    await websocket.accept()
    try:
        service.places.take(address)
    except Refusal as refusal:
        await _refuse(websocket, refusal)
        return
    service.metrics.listeners.inc()
    try:
        await _Connection(websocket, service).serve()
    except WebSocketDisconnect:
        pass  # the client left, perhaps while something was sent to it
    except Exception:
        log.exception("a connection failed")
        if websocket.application_state is WebSocketState.CONNECTED:
            await websocket.close(_INTERNAL_ERROR)
    finally:
        service.metrics.listeners.dec()
        service.places.give_back(address)


class _Connection:
    """A client that is there."""

    def __init__(self, websocket: WebSocket, service: Service) -> None:
        self._websocket = websocket
        self._service = service
        rate = service.settings.messages_per_second
        self._bucket = Bucket(rate, 10 * rate)
        self._mistakes = 0
        self._thinking: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Serve the client until it leaves."""
        try:
            hello = await asyncio.wait_for(self._hello(), _HELLO_WITHIN)
            live = await self._service.live.find(hello.match)
            seat = viewer_with(live.hosted.seats, hello.token)
        except TimeoutError:
            await _refuse(self._websocket, Refusal("malformed", "no hello came"))
            return
        except Refusal as refusal:
            self._service.metrics.refusals.labels(code=refusal.code).inc()
            await _refuse(self._websocket, refusal)
            return
        outbox = Outbox(seat, self._websocket.send, self._websocket.close, choices=hello.choices)
        live.listen(outbox, hello.seen)
        try:
            await self._answer_all(live, outbox)
            await self._websocket.close(_POLICY_VIOLATION)
        finally:
            live.leave(outbox)
            outbox.close()
            if self._thinking is not None:
                self._thinking.cancel()

    async def _answer_all(self, live: LiveMatch, outbox: Outbox) -> None:
        """Answer one message after the other, until there were too many mistakes. A hint comes when it is ready."""
        while self._mistakes < _MOST_MISTAKES:
            raw = await _received(self._websocket)
            asked = None
            try:
                self._bucket.take()
                request = _decoded(raw)
                if isinstance(request, protocol.Request):
                    asked = request
                    outbox.push(views.sealed(await live.ask(_player(outbox), request)))
                elif isinstance(request, protocol.AskHint):
                    self._think(live, outbox)
                else:
                    outbox.push(views.sealed(_looked_up(live, outbox.viewer, request)))
            except Refusal as refusal:
                self._refused(refusal, outbox, asked)
            except Exception:  # the database may be away; whatever it was, this client is told and goes on
                log.exception("a request failed")
                outbox.push(views.sealed(Refusal("internal", "this could not be done; try again").problem(asked)))

    def _think(self, live: LiveMatch, outbox: Outbox) -> None:
        """Have a hint thought of, one at a time."""
        if self._thinking is not None and not self._thinking.done():
            raise Refusal("too-many", "one hint at a time")
        self._thinking = asyncio.create_task(self._advise(live, outbox, _player(outbox)))

    async def _advise(self, live: LiveMatch, outbox: Outbox, seat: Seat) -> None:
        try:
            outbox.push(views.sealed(await self._service.hints.advice(live.hosted, seat)))
        except Refusal as refusal:
            self._refused(refusal, outbox)
        except Exception:  # as above
            log.exception("a hint failed")
            outbox.push(views.sealed(Refusal("internal", "no hint could be thought of").problem()))

    def _refused(self, refusal: Refusal, outbox: Outbox, asked: protocol.Request | None = None) -> None:
        self._mistakes += refusal.code in ("malformed", "too-many")
        self._service.metrics.refusals.labels(code=refusal.code).inc()
        outbox.push(views.sealed(refusal.problem(asked)))

    async def _hello(self) -> protocol.Hello:
        hello = _decoded(await _received(self._websocket))
        if not isinstance(hello, protocol.Hello):
            raise Refusal("malformed", "the first message must be a hello")
        if hello.version != protocol.VERSION:
            raise Refusal("unsupported-version", f"this server speaks version {protocol.VERSION}")
        return hello


def _looked_up(live: LiveMatch, viewer: Seat, request: protocol.FromClient) -> protocol.FromServer:
    """The answer to a question that changes nothing."""
    match request:
        case protocol.Look(number=number):
            return views.looked(live.hosted, viewer, number)
        case protocol.Preview(action=action):
            return views.previewed(live.hosted, viewer, action)
        case protocol.AskWhyNot(action=action):
            return views.why_not(live.hosted, viewer, action)
        case protocol.Ping():
            return protocol.Pong()
    raise Refusal("malformed", "a connection says hello once")


def _player(outbox: Outbox) -> Seat:
    if outbox.viewer not in PLAYERS:
        raise Refusal("no-seat", "spectators look on")
    return outbox.viewer


async def _received(websocket: WebSocket) -> str | bytes:
    if websocket.client_state is WebSocketState.DISCONNECTED:
        raise WebSocketDisconnect
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | bytes | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def _decoded(raw: str | bytes) -> protocol.FromClient:
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, UnicodeEncodeError) as error:
        raise Refusal("malformed", str(error)) from error


async def _refuse(websocket: WebSocket, refusal: Refusal) -> None:
    await websocket.send_text(views.sealed(refusal.problem()).decode())
    await websocket.close(_POLICY_VIOLATION)


def _same_origin(websocket: WebSocket) -> bool:
    """Whether the page that connects is ours; programs send no origin."""
    origin = websocket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == websocket.headers.get("host")
