"""The same home and server as the terminal's tests have."""

from tests.terminal.conftest import home, server

__all__ = ["home", "server"]
