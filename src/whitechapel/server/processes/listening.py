"""The socket a server listens on. Nothing that a server starts inherits it, so it goes when the server goes."""

import errno
import socket
import time

from whitechapel.server.environment import SettingsError

_BACKLOG = 2048
_PATIENCE = 1.5
"""Seconds in which a server that was killed just now lets its port go."""
_AGAIN = 0.05


def listening_on(host: str, port: int) -> socket.socket:
    """A socket that listens; raises `SettingsError` when the port is taken, and stays taken."""
    deadline = time.monotonic() + _PATIENCE
    while True:
        opened = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, port))
            opened.listen(_BACKLOG)
        except (OSError, OverflowError) as error:
            opened.close()
            if isinstance(error, OSError) and error.errno == errno.EADDRINUSE and time.monotonic() < deadline:
                time.sleep(_AGAIN)
                continue
            reason = error.strerror if isinstance(error, OSError) else "no such port"
            raise SettingsError(f"can't listen on {host}:{port}: {reason}") from error
        return opened


def address_of(listening: socket.socket) -> str:
    """Where a server is, as a browser wants it."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
