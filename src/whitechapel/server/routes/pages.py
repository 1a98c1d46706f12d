"""The pages: a small front door, and the interactive description of the API. Everything comes from here."""

from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, JSONResponse

from whitechapel.server.refusals import Refusal
from whitechapel.server.routes.openapi import describe

router = APIRouter(include_in_schema=False)

_PAGES = Path(__file__).parent.parent / "pages"
_TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript"}


@router.get("/")
async def front_door() -> Response:
    """Where people arrive."""
    return _page("index.html")


@router.get("/docs")
async def docs() -> Response:
    """The API, to read and to try."""
    return _page("docs.html")


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    """What the pages are made of."""
    return _page(name)


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """The API for programs."""
    return JSONResponse(describe(request.app))


def _page(name: str) -> Response:
    names = {page.name: page for page in _PAGES.iterdir() if page.suffix in _TYPES}
    if name not in names:
        raise Refusal("unknown-page", "there is no such page")
    return FileResponse(names[name], media_type=_TYPES[names[name].suffix])
