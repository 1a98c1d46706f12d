"""Connections below HTTP: how many there may be, and who is let go because he is late with sending or reading."""

from whitechapel.server.transport.config import TransportConfig
from whitechapel.server.transport.http import HttpProtocol
from whitechapel.server.transport.websocket import SocketProtocol

__all__ = ["HttpProtocol", "SocketProtocol", "TransportConfig"]
