"""Starts the server, or says in one line why it can't."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable

import uvicorn
from uvicorn.supervisors import Multiprocess

from whitechapel.server.app import create_app
from whitechapel.server.bus import opened_bus
from whitechapel.server.collector import calm_collector
from whitechapel.server.logs import configure_logs
from whitechapel.server.settings import Settings, SettingsError
from whitechapel.server.store import StoreError, open_database

_FACTORY = "whitechapel.server.app:app_from_environment"
_MESSAGE_LIMIT = 16_384
_BACKLOG = 2048
WRONG_SETTINGS = 2


def serve(settings: Settings, ready: Callable[[str], None] = print) -> int:
    """Serve until interrupted; returns the exit status: 2 for settings that can't work, with one line that says why.

    `ready` is told the address just before the server starts.
    """
    try:
        listening = _prepared(settings)
    except (SettingsError, StoreError) as error:
        print(f"whitechapel: {error}", file=sys.stderr)
        return WRONG_SETTINGS
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    configure_logs(settings)
    ready(f"http://{shown}:{port}/")
    if settings.workers == 1:
        app = create_app(settings)
        calm_collector()
        uvicorn.Server(configured(app, settings)).run(sockets=[listening])
        return 0
    os.environ.update(settings.to_environment())
    config = configured(_FACTORY, settings)
    Multiprocess(config, sockets=[listening]).run()
    return 0


def configured(app: object, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application: no compression (secrets beside chosen text), small messages, quiet logs."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an application, or the name of its factory
        factory=isinstance(app, str),
        workers=settings.workers,
        log_config=None,
        access_log=settings.log_addresses,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=_MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def _prepared(settings: Settings) -> socket.socket:
    """The listening socket, after everything the server needs was tried."""
    settings.checked()
    asyncio.run(_tried(settings))
    listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        raise SettingsError(f"can't listen on {settings.host}:{settings.port}: {error.strerror}") from error
    listening.set_inheritable(True)
    return listening


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
