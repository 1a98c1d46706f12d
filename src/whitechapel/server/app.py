"""The web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from whitechapel.server import protocol
from whitechapel.server.collector import calm_collector
from whitechapel.server.guard import Guard
from whitechapel.server.limits import Buckets
from whitechapel.server.metrics import Metrics
from whitechapel.server.refusals import Refusal
from whitechapel.server.routes import matches, pages, play, socket, status, stream
from whitechapel.server.routes.answers import problem_answer
from whitechapel.server.service import Service
from whitechapel.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings. Nothing is opened before it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.service = await Service.opened(settings, metrics)
        try:
            yield
        finally:
            await app.state.service.close()

    app = FastAPI(
        title="Whitechapel",
        version=str(protocol.VERSION),
        description="Mr. Jack Pocket and Mr. Jack for people, bots and AI.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    for subject in (matches, play, stream, socket, status, pages):
        app.include_router(subject.router)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _unknown)
    rate = settings.requests_per_second
    app.add_middleware(Guard, buckets=Buckets(rate, 10 * rate), metrics=metrics)
    return app


def app_from_environment() -> FastAPI:
    """A server with the settings its parent process wrote into the environment."""
    app = create_app(Settings.from_environment().checked())
    calm_collector()
    return app


async def _malformed(_request: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    where = ", ".join(".".join(map(str, mistake["loc"])) + ": " + mistake["msg"] for mistake in error.errors())
    return problem_answer(Refusal("malformed", where))


async def _unknown(_request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    response = problem_answer(Refusal("unknown-page", str(error.detail), status=error.status_code))
    response.headers.update(error.headers or {})
    return response
