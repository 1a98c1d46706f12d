"""The pages people see, and the interactive description of the API. Everything comes from here.

They are built from `web/` into `server/page` when the package is built; without it there is a small front door. Which
pages there are only `web/src/pages.ts` knows: every address that nothing else has is theirs.
"""

from functools import cache, lru_cache
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from whitechapel.server.guard import BUCKET
from whitechapel.server.languages import language_of
from whitechapel.server.limits import Bucket
from whitechapel.server.refusals import Refusal
from whitechapel.server.routes.addresses import addresses_in
from whitechapel.server.routes.files import FOREVER, REVALIDATED, TYPES, Content, file_content
from whitechapel.server.routes.heads import Head, home_head, match_head, with_head
from whitechapel.server.routes.openapi import description
from whitechapel.server.routes.shell import JSON
from whitechapel.server.service import service_of
from whitechapel.server.views import preview
from whitechapel.words import Words

_SERVER = Path(__file__).parent.parent
_OWN = _SERVER / "static"
_BUILT = _SERVER / "page"
_FOR_PROGRAMS = ("api", "assets")
_LOOKED_UP = 0.8
"""What looking a match up costs beside the page, in requests."""
_DIGITS = 6


def is_for_people(request: Request) -> bool:
    """Whether a page is asked for: by a browser, or by a program that takes whatever there is, for a preview.

    Other programs, and whoever asks for a file, are told what there is not.
    """
    path = request.url.path
    folders = path.strip("/").split("/")
    if request.method not in ("GET", "HEAD") or folders[0] in _FOR_PROGRAMS or "." in folders[-1]:
        return False
    accepted = request.headers.get("accept", "*/*")
    known = addresses_in(_BUILT)
    return "text/html" in accepted or ("*/*" in accepted and known.has(path) and known.match_in(path) != "")


async def page(request: Request) -> Response:
    """All pages: they are one file, which finds out from its address what to show. Its head is made for each."""
    built = _BUILT / "index.html"
    text = _text(built if built.is_file() else _OWN / "index.html")
    words = Words(language_of(request.query_params.get("lang", ""), request.headers.get("accept-language", "")))
    head, status = await _headed(request, words)
    files = addresses_in(_BUILT).files_of(request.url.path)
    content = Content(with_head(text, head, request, files).encode(), TYPES[".html"], REVALIDATED)
    return content.answer(request.headers, status=status, vary="Accept-Encoding, Accept-Language")


async def _headed(request: Request, words: Words) -> tuple[Head, int]:
    """What the head of a page says, and 404 where there is no such page or no such match."""
    path, known = request.url.path, addresses_in(_BUILT)
    home = home_head(words, path)
    match = known.match_in(path)
    if match is None:
        return home, 200 if known.has(path) else 404
    if not match:
        return home, 404
    try:
        bucket: Bucket | None = request.scope.get(BUCKET)
        if bucket is not None:
            bucket.take(_LOOKED_UP)
        hosted = (await service_of(request.app).live.find(match)).hosted
    except Refusal as refusal:
        # A match that can't be shown here and now has its page all the same, which says so.
        return home, 404 if refusal.code == "unknown-match" else 200
    asked = request.query_params.get("at", "")
    at = int(asked) if asked.isascii() and asked.isdigit() and len(asked) <= _DIGITS else None
    address = f"{path}?at={at}" if at is not None else path
    return match_head(match, preview(hosted, at, words), words, address), 200


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


@lru_cache(maxsize=2)
def _read(file: Path, _changed: int) -> str:
    return file.read_text(encoding="utf-8")


def _text(file: Path) -> str:
    return _read(file, file.stat().st_mtime_ns)


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
