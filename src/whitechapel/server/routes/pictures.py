"""Pictures of a match for link previews, lists and downloads. They are the same for everybody who has the link."""

import hashlib
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from whitechapel.pictures.scenes import WIDTHS, Shape
from whitechapel.server import protocol, views
from whitechapel.server.languages import language_of
from whitechapel.server.routes.shell import Call, Route
from whitechapel.words import Words

_SETTLED = "public, max-age=86400"
_RUNNING = "public, max-age=30"


class Pictured(Struct):
    """Which picture."""

    number: Annotated[
        protocol.Number | None, Meta(description="After this entry of the log; as it stands if left out.")
    ] = None
    lens: protocol.LensName | None = None
    shape: Annotated[
        Shape, Meta(description="A card of 1200 by 630 with words, an upright frame, or the board alone.")
    ] = "card"
    lang: Annotated[str, Meta(max_length=8, description="The language of its words; else the browser's.")] = ""


async def picture_svg(call: Call, asked: Pictured) -> Response:
    """A picture of the match as SVG: while it runs what a spectator may know, after the end everything."""
    svg, kept = await _drawn(call, asked)
    return _answered(call.request, svg.encode(), "image/svg+xml", kept)


async def picture_png(call: Call, asked: Pictured) -> Response:
    """The same as PNG."""
    svg, kept = await _drawn(call, asked)
    made = await call.service.pictures.png(svg, WIDTHS[asked.shape])
    return _answered(call.request, made, "image/png", kept)


async def _drawn(call: Call, asked: Pictured) -> tuple[str, str]:
    hosted = (await call.live()).hosted
    words = Words(language_of(asked.lang, call.request.headers.get("accept-language", "")))
    svg = views.picture(hosted, asked.lens, asked.number, asked.shape, words)
    return svg, _SETTLED if hosted.over else _RUNNING


def _answered(request: Request, body: bytes, media: str, kept: str) -> Response:
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    said = {"etag": tag, "cache-control": kept, "vary": "Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, said)
    return Response(body, 200, said, media)


_MATCH = "/api/v1/matches/{match}"
ROUTES = (
    Route("GET", f"{_MATCH}/picture.svg", picture_svg, (403, 404, 409), answers=bytes, media="image/svg+xml"),
    Route("GET", f"{_MATCH}/picture.png", picture_png, (403, 404, 409, 503), answers=bytes, media="image/png"),
)
