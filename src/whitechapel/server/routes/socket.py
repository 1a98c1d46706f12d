"""The WebSocket: say hello, get the table, then requests one way and updates the other."""

import asyncio
import logging
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from whitechapel.core import PLAYERS, Seat
from whitechapel.server import protocol, views
from whitechapel.server.limits import Bucket
from whitechapel.server.lobby import viewer
from whitechapel.server.outbox import Outbox
from whitechapel.server.refusals import Refusal
from whitechapel.server.rooms import Room
from whitechapel.server.service import Service, service_of

router = APIRouter()
log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)
_HELLO_WITHIN = 30.0
_MOST_MISTAKES = 50
_POLICY_VIOLATION = 1008


@router.websocket("/api/v1/socket")
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
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client left, perhaps while something was sent to it
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

    async def serve(self) -> None:
        """Serve the client until it leaves."""
        try:
            hello = await asyncio.wait_for(self._hello(), _HELLO_WITHIN)
            room = await self._service.rooms.room(hello.match)
            seat = viewer(room.match, hello.token)
        except TimeoutError:
            await _refuse(self._websocket, Refusal("malformed", "no hello came"))
            return
        except Refusal as refusal:
            self._service.metrics.refusals.labels(code=refusal.code).inc()
            await _refuse(self._websocket, refusal)
            return
        outbox = Outbox(seat, self._send, self._websocket.close)
        room.listen(outbox, hello.seen)
        try:
            while self._mistakes < _MOST_MISTAKES:
                await self._one(room, seat, outbox)
            await self._websocket.close(_POLICY_VIOLATION)
        finally:
            room.leave(outbox)
            outbox.close()

    async def _one(self, room: Room, seat: Seat, outbox: Outbox) -> None:
        request: protocol.FromClient | None = None
        raw = await self._receive()
        try:
            self._bucket.take()
            request = _decoded(raw)
            outbox.push(views.sealed(await _answered(room, seat, request)))
        except Refusal as refusal:
            self._mistakes += refusal.code in ("malformed", "too-many")
            self._service.metrics.refusals.labels(code=refusal.code).inc()
            asked = request if isinstance(request, protocol.Request) else None
            outbox.push(views.sealed(refusal.problem(asked)))
        except (OSError, SQLAlchemyError):
            log.exception("a request failed")
            asked = request if isinstance(request, protocol.Request) else None
            outbox.push(views.sealed(Refusal("internal", "this could not be kept; try again").problem(asked)))

    async def _hello(self) -> protocol.Hello:
        hello = _decoded(await self._receive())
        if not isinstance(hello, protocol.Hello):
            raise Refusal("malformed", "the first message must be a hello")
        if hello.version != protocol.VERSION:
            raise Refusal("unsupported-version", f"this server speaks version {protocol.VERSION}")
        return hello

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _send(self, message: views.Sealed) -> None:
        await self._websocket.send({"type": "websocket.send", "text": message.decode()})


async def _answered(room: Room, seat: Seat, request: protocol.FromClient) -> protocol.FromServer:
    if isinstance(request, protocol.Ping):
        return protocol.Pong()
    if isinstance(request, protocol.Look):
        return views.sight(room.match, seat, request.number, request.action)
    if isinstance(request, protocol.Hello):
        raise Refusal("malformed", "a connection says hello once")
    if seat not in PLAYERS:
        raise Refusal("no-seat", "spectators look on")
    return await room.ask(seat, request)


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
