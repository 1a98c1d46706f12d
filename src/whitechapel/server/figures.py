"""Where an operator's Prometheus finds the figures: a port of its own, which nobody else needs to reach.

One process serves its own. Several write theirs into files of a folder that their supervisor made, and the supervisor
serves the sums: counts of processes that have ended stay in them, open connections do not. Prometheus's library is
loaded only where there is something to serve, so that the supervisor stays small.
"""

import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from whitechapel.server.settings import Settings, SettingsError

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

    from whitechapel.server.metrics import Metrics

_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable in which the library looks for the folder; our supervisor sets it for its workers."""


def try_metrics_port(settings: Settings) -> None:
    """See whether the port is free; raises `SettingsError`."""
    if settings.metrics_port:
        try:
            socket.create_server((settings.metrics_host, settings.metrics_port)).close()
        except OSError as error:
            raise _taken(settings, error) from error


@contextmanager
def own_figures(settings: Settings, metrics: "Metrics") -> Iterator[None]:
    """Serve the figures of this process, unless they are off or a supervisor serves them; raises `SettingsError`."""
    if not settings.metrics_port or _FOLDER in os.environ:
        yield
        return
    with _serving(settings, metrics.registry):
        yield


@contextmanager
def figures_of_all(settings: Settings) -> Iterator[None]:
    """Serve the sums of all processes that are started meanwhile; raises `SettingsError` where the port is taken.

    For the supervisor, before it starts any worker and before anything made `Metrics` in its own process.
    """
    if not settings.metrics_port:
        yield
        return
    from prometheus_client import CollectorRegistry, values  # noqa: PLC0415 - see above
    from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="whitechapel-figures-") as folder:
        os.environ[_FOLDER] = folder
        # For workers that are forked: the others read the variable.
        values.ValueClass = values.MultiProcessValue()  # type: ignore[no-untyped-call]
        registry = CollectorRegistry()
        MultiProcessCollector(registry, path=folder)  # type: ignore[no-untyped-call]
        try:
            with _serving(settings, registry):
                yield
        finally:
            del os.environ[_FOLDER]
            values.ValueClass = values.MutexValue


def forget_process(pid: int) -> None:
    """A worker has ended: what it held open is open no more."""
    if _FOLDER in os.environ:
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 - see above

        mark_process_dead(pid, os.environ[_FOLDER])  # type: ignore[no-untyped-call]


@contextmanager
def _serving(settings: Settings, registry: "CollectorRegistry") -> Iterator[None]:
    from prometheus_client import start_http_server  # noqa: PLC0415 - see above

    try:
        server, thread = start_http_server(settings.metrics_port, settings.metrics_host, registry)
    except OSError as error:
        raise _taken(settings, error) from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _taken(settings: Settings, error: OSError) -> SettingsError:
    where = f"{settings.metrics_host}:{settings.metrics_port}"
    return SettingsError(f"can't listen on {where} for metrics: {error.strerror}")
