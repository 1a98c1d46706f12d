"""The same way of asking a server as its own tests have."""

from tests.server.conftest import script

__all__ = ["script"]
