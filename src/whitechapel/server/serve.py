"""Starts the server, or says in one line why it can't."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from whitechapel.server.app import create_app
from whitechapel.server.bus import opened_bus
from whitechapel.server.collector import calm_collector
from whitechapel.server.figures import figures_of_all, try_metrics_port
from whitechapel.server.limits import Limits
from whitechapel.server.logs import configure_logs
from whitechapel.server.processes.listening import address_of, listening_on
from whitechapel.server.processes.locks import locked
from whitechapel.server.processes.supervisor import Supervisor
from whitechapel.server.settings import Settings, SettingsError
from whitechapel.server.store import StoreError, open_database
from whitechapel.server.transport import TransportConfig

_MESSAGE_LIMIT = 16_384
WRONG_SETTINGS = 2


def serve(settings: Settings, ready: Callable[[str], None] = print) -> int:
    """Serve until interrupted; returns the exit status: 2 for settings that can't work, with one line that says why.

    `ready` is told the address just before the server starts.
    """
    try:
        with _prepared(settings) as listening:
            configure_logs(settings.log_format, addresses=settings.log_addresses)
            run = _supervised if settings.workers > 1 or settings.supervised else _alone
            return run(settings, listening, lambda: ready(address_of(listening)))
    except (SettingsError, StoreError) as error:
        print(f"whitechapel: {error}", file=sys.stderr)
        return WRONG_SETTINGS


def _alone(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Serve in this process."""
    try_metrics_port(settings)
    ready()
    limits = Limits(settings)
    app = create_app(settings, limits=limits)
    calm_collector()
    uvicorn.Server(configured(app, settings, limits)).run(sockets=[listening])
    return 0


def _supervised(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Serve in processes of which each can be replaced."""
    os.environ.update(settings.to_environment())

    async def supervise() -> int:
        return await Supervisor(listening, settings).run(ready)

    with figures_of_all(settings):
        return asyncio.run(supervise())


def configured(app: object, settings: Settings, limits: Limits) -> uvicorn.Config:
    """How uvicorn runs the application: no compression (secrets beside chosen text), small messages, quiet logs."""
    return TransportConfig(
        app,
        settings,
        limits,
        factory=isinstance(app, str),
        workers=settings.workers,
        log_config=None,
        access_log=settings.log_addresses,
        server_header=False,
        ws_max_size=_MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


@contextmanager
def _prepared(settings: Settings) -> Iterator[socket.socket]:
    """The listening socket, after everything the server needs was tried; an SQLite file is ours meanwhile."""
    settings.checked()
    lock = locked(settings.database_url)
    try:
        asyncio.run(_tried(settings))
        with listening_on(settings.host, settings.port) as listening:
            yield listening
    finally:
        if lock is not None:
            lock.close()


async def _tried(settings: Settings) -> None:
    """Open and migrate the database once, and see whether Redis is there."""
    database = await open_database(settings.database_url)
    await database.close()
    if settings.redis:
        try:
            bus = opened_bus(settings.redis)
        except ModuleNotFoundError:
            raise SettingsError("Redis needs the extra: pip install 'whitechapel[server-scale]'") from None
        try:
            await bus.ping()
        except OSError as error:
            raise SettingsError(f"can't reach Redis: {error}") from error
        finally:
            await bus.close()
