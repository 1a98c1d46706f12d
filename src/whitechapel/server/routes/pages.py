"""The pages people see, and the interactive description of the API. Everything comes from here.

They are built from `web/` into `server/page` when the package is built; without it there is a small front door. Which
pages there are only `web/src/pages.ts` knows: every address that nothing else has is theirs.
"""

from functools import cache
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from whitechapel.server.refusals import Refusal
from whitechapel.server.routes.files import FOREVER, REVALIDATED, TYPES, Content, file_content
from whitechapel.server.routes.openapi import description
from whitechapel.server.routes.shell import JSON

_SERVER = Path(__file__).parent.parent
_OWN = _SERVER / "static"
_BUILT = _SERVER / "page"
_FOR_PROGRAMS = ("api", "assets")


def is_for_people(request: Request) -> bool:
    """Whether a browser asks for a page to show: programs and whoever asks for a file are told what there is not."""
    folders = request.url.path.strip("/").split("/")
    reading = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return reading and folders[0] not in _FOR_PROGRAMS and "." not in folders[-1]


async def page(request: Request) -> Response:
    """All pages: they are one file, which finds out from its address what to show."""
    built = _BUILT / "index.html"
    return _file(request, built if built.is_file() else _OWN / "index.html")


async def docs(request: Request) -> Response:
    """The API, to read and to try."""
    return _file(request, _OWN / "docs.html")


async def asset(request: Request) -> Response:
    """What the pages are made of. Built files have their hash in their name, so they may be kept for good."""
    name: str = request.path_params["name"]
    built = _found(_BUILT / "assets", name)
    return _file(request, built, FOREVER) if built else _file(request, _found(_OWN, name))


async def openapi(request: Request) -> Response:
    """The API for programs."""
    return _described().answer(request.headers)


async def icon(request: Request) -> Response:
    """The icons and the manifest beside the page."""
    found = _found(_BUILT, request.path_params["name"])
    if found is None:
        raise HTTPException(404, "there is no such page")
    return _file(request, found)


@cache
def _described() -> Content:
    return Content(msgspec.json.encode(description()), JSON, REVALIDATED)


def _found(folder: Path, name: str) -> Path | None:
    """The file of this name in a folder, if it is one we show. Names are compared, never joined to a path."""
    files = folder.iterdir() if folder.is_dir() else iter(())
    return next((file for file in files if file.name == name and file.suffix in TYPES), None)


def _file(request: Request, file: Path | None, kept: str = REVALIDATED) -> Response:
    if file is None:
        raise Refusal("unknown-page", "there is no such page")
    return file_content(file, kept).answer(request.headers)


ROUTES = [
    Route("/", page),
    Route("/docs", docs),
    Route("/assets/{name}", asset),
    Route("/openapi.json", openapi),
    Route("/{name}", icon),
]
