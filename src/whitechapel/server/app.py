"""The web application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from whitechapel.server.answers import problem_answer
from whitechapel.server.figures import own_figures
from whitechapel.server.guard import Guard
from whitechapel.server.limits import Limits
from whitechapel.server.metrics import Metrics
from whitechapel.server.processes.ownership import Ownership
from whitechapel.server.refusals import Refusal
from whitechapel.server.routes import pages
from whitechapel.server.routes.socket import socket
from whitechapel.server.routes.table import ROUTES
from whitechapel.server.service import Service
from whitechapel.server.settings import Settings

_COUNTED = 5.0
"""Seconds between two counts of the matches in memory."""


def create_app(settings: Settings, ownership: Ownership | None = None, limits: Limits | None = None) -> Starlette:
    """A server with these settings, which owns all matches by default. Nothing is opened before it starts."""
    metrics = Metrics()
    limits = limits or Limits(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with own_figures(settings, metrics):
            app.state.service = await Service.opened(settings, metrics, limits, ownership)
            counting = asyncio.create_task(_count(app.state.service))
            try:
                yield
            finally:
                counting.cancel()
                await app.state.service.close()

    return _Application(
        routes=[
            *(route.served() for route in ROUTES),
            *pages.ROUTES,
        ],
        middleware=[
            Middleware(Guard, settings=settings, limits=limits, metrics=metrics, sockets={"/api/v1/socket": socket})
        ],
        exception_handlers={HTTPException: _unknown},
        lifespan=lifespan,
    )


class _Application(Starlette):
    """Starlette's, without its outermost layer: the guard answers what fails, and a layer lasts as a WebSocket does."""

    def build_middleware_stack(self) -> ASGIApp:
        """The layers, the guard outermost."""
        layers: ASGIApp = ExceptionMiddleware(self.router, handlers=self.exception_handlers)
        for cls, args, kwargs in reversed(self.user_middleware):
            layers = cls(layers, *args, **kwargs)
        return layers


async def _count(service: Service) -> None:
    """Keep the figures right that nobody changes by doing something."""
    while True:
        service.metrics.live_matches.set(len(service.live))
        await asyncio.sleep(_COUNTED)


async def _unknown(request: Request, error: Exception) -> Response:
    """What is answered where no route is: one of the pages, which know their addresses, or a problem."""
    if not isinstance(error, HTTPException):
        raise error
    if error.status_code == 404 and pages.is_for_people(request):
        return await pages.page(request)
    response = problem_answer(Refusal("unknown-page", str(error.detail), status=error.status_code))
    response.headers.update(error.headers or {})
    return response
