"""The pages: the table people play at, and the interactive description of the API. Everything comes from here.

The table is built from `web/` into `server/page` when the package is built; without it there is a small front door.
"""

from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, JSONResponse

from whitechapel.server.refusals import Refusal
from whitechapel.server.routes.openapi import describe

router = APIRouter(include_in_schema=False)

_SERVER = Path(__file__).parent.parent
_OWN = _SERVER / "pages"
_BUILT = _SERVER / "page"
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_FOREVER = "public, max-age=31536000, immutable"


@router.get("/")
@router.get("/match/{match}")
@router.get("/replay/{match}")
@router.get("/rules/{game}")
async def table() -> Response:
    """The table: one page, which finds out from its address what to show."""
    built = _BUILT / "index.html"
    return _file(built if built.is_file() else _OWN / "index.html", "no-cache")


@router.get("/docs")
async def docs() -> Response:
    """The API, to read and to try."""
    return _file(_OWN / "docs.html", "no-cache")


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    """What the pages are made of. Built files have their hash in their name, so they may be kept for good."""
    built = _found(_BUILT / "assets", name)
    return _file(built, _FOREVER) if built else _file(_found(_OWN, name), "no-cache")


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """The API for programs."""
    return JSONResponse(describe(request.app))


@router.get("/{name}")
async def icon(name: str) -> Response:
    """The icons and the manifest beside the page."""
    return _file(_found(_BUILT, name), "no-cache")


def _found(folder: Path, name: str) -> Path | None:
    """The file of this name in a folder, if it is one we show. Names are compared, never joined to a path."""
    files = folder.iterdir() if folder.is_dir() else iter(())
    return next((file for file in files if file.name == name and file.suffix in _TYPES), None)


def _file(file: Path | None, cache: str) -> Response:
    if file is None:
        raise Refusal("unknown-page", "there is no such page")
    return FileResponse(file, media_type=_TYPES[file.suffix], headers={"cache-control": cache})
