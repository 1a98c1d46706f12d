"""What a route is: one line of a table, from which requests are served and the OpenAPI page is made.

A handler says by its types what it asks for and what it answers: its second argument, where it has one, is the body
of a POST or the query of a GET.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from whitechapel.server import protocol
from whitechapel.server.answers import answer
from whitechapel.server.guard import BUCKET
from whitechapel.server.limits import Bucket, network_of
from whitechapel.server.live import LiveMatch
from whitechapel.server.refusals import Refusal, malformed
from whitechapel.server.service import Service, service_of

BODY_LIMIT = 65_536
JSON = "application/json"
COSTS: Final[Mapping[str, float]] = {
    "join": 2.0,
    "my_matches": 2.0,
    "events": 2.0,
    "rematch": 5.0,
    "play_on": 5.0,
    "record": 5.0,
    "replay": 5.0,
    "chances": 5.0,
    "hint": 10.0,
    "coach": 2.0,
    "describe": 3.0,
    "picture_svg": 3.0,
    "picture_png": 5.0,
}
"""What handlers cost a network, in requests; all others cost one, which the guard takes."""
_BEARER = "Bearer "
_MATCH_ID = re.compile(r"[\w-]{1,64}", re.ASCII)
_LONGEST_TOKEN = 200

Answered: TypeAlias = protocol.Part | protocol.Message | Response
Handler: TypeAlias = Callable[..., Awaitable[Answered]]


class Call:
    """One request."""

    def __init__(self, request: Request) -> None:
        self.request = request

    @property
    def service(self) -> Service:
        """The inside of the server."""
        return service_of(self.request.app)

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else ""

    @property
    def network(self) -> str:
        """The network of that address."""
        return network_of(self.address)

    @property
    def match_id(self) -> str:
        """The match in the path; raises `Refusal` where no match can have such an id."""
        found: str = self.request.path_params["match"]
        if not _MATCH_ID.fullmatch(found):
            raise Refusal("unknown-match", "there is no such match")
        return found

    async def live(self) -> LiveMatch:
        """The match in the path, up to date; raises `Refusal`."""
        return await self.service.live.find(self.match_id)

    @property
    def token(self) -> str | None:
        """The token in the Authorization header; None without the header. Raises `Refusal` when it can't be read."""
        given = self.request.headers.get("authorization")
        if given is None:
            return None
        if not given.startswith(_BEARER) or len(given) > _LONGEST_TOKEN or not given.isprintable():
            raise Refusal("wrong-token", "expected the header Authorization: Bearer TOKEN")
        return given.removeprefix(_BEARER)


@dataclass(frozen=True)
class Route:
    """A line of the table.

    Attributes:
        method: GET or POST.
        path: where it is.
        handler: what is done.
        problems: statuses beside 400, 401, 413 and 429 that it may answer with a `Problem`.
        seat: whether a seat's token is sent.
        answers: the type of the answer, where the handler does not say it: it sends bytes that were sealed elsewhere.
        media: the answer's media type.
        also: further statuses that have the type of the answer.
    """

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    problems: tuple[int, ...] = ()
    seat: Literal["needed", "optional", "none"] = "none"
    answers: object = None
    media: str = JSON
    also: tuple[int, ...] = ()

    @cached_property
    def asks(self) -> object:
        """The type of what is asked for; None where nothing is."""
        return get_type_hints(self.handler).get("asked")

    @property
    def answered(self) -> object:
        """The type of the answer."""
        return self.answers or get_type_hints(self.handler)["return"]

    def served(self) -> StarletteRoute:
        """The route, ready to be served."""
        return StarletteRoute(self.path, self._serve, methods=[self.method])

    async def _serve(self, request: Request) -> Response:
        call = Call(request)
        bucket: Bucket | None = request.scope.get(BUCKET)
        if bucket is not None:
            bucket.take(COSTS.get(self.handler.__name__, 1.0) - 1.0)
        if self.asks is None:
            answered = await self.handler(call)
        else:
            asked = await _body(request, self.asks) if self.method == "POST" else _query(request, self.asks)
            answered = await self.handler(call, asked)
        return answered if isinstance(answered, Response) else answer(answered)


async def _body(request: Request, kind: object) -> object:
    """The request's body as a `kind`; raises `Refusal` when it is too large or not one.

    It must be called JSON: what other sites can have a browser send without asking us first is not.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("malformed", f"expected a body of the type {JSON}", status=415)
    given = bytearray()
    async for chunk in request.stream():
        given += chunk
        if len(given) > BODY_LIMIT:
            raise Refusal("too-large", f"a body may have {BODY_LIMIT} bytes")
    try:
        return msgspec.json.decode(given, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise malformed(error) from error


def _query(request: Request, kind: object) -> object:
    """The request's query as a `kind`; raises `Refusal` when it is not one."""
    try:
        return msgspec.convert(dict(request.query_params), type=kind, strict=False)
    except msgspec.MsgspecError as error:
        raise malformed(error) from error
