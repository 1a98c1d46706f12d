"""Which names this server answers to, and whether a page that asks is one of its own.

Without the first, a page of another site could have its own name point here and read what the server says (DNS
rebinding); without the second, it could make a visitor's browser create matches and open sockets.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

from whitechapel.server.proxies import Visitor
from whitechapel.server.refusals import Refusal

_LOCAL = "localhost"
_LONGEST = 255
_PORTS = {"http": ":80", "https": ":443"}


class Hosts:
    """The names that are ours: addresses, localhost, this machine's own name and those that are set."""

    def __init__(self, named: str) -> None:
        given = [name.strip().lower().rstrip(".") for name in named.split(",") if name.strip()]
        own = socket.gethostname().lower()
        self._any = "*" in given
        self._names = {_LOCAL, own, f"{own.partition('.')[0]}.local", *given}
        self._domains = tuple(name for name in (f".{_LOCAL}", *given) if name.startswith("."))

    def check(self, host: str) -> None:
        """Raises `Refusal` where a request is for somebody else, or does not say whom it is for."""
        if not host or len(host) > _LONGEST:
            raise Refusal("malformed", "a request must say whom it is for, in the header Host")
        if not self._any and not self._ours(_name(host)):
            raise Refusal(
                "wrong-host",
                "this server does not answer to that name; whoever runs it can name it in WHITECHAPEL_SERVER_HOSTS",
            )

    def _ours(self, name: str) -> bool:
        return name in self._names or name.endswith(self._domains) or _is_address(name)


def check_page(asking: str | None, visitor: Visitor) -> None:
    """Raises `Refusal` where a page of another site asks; `asking` is its Origin header, which programs don't send."""
    if asking is None:
        return
    try:
        page = urlsplit(asking if len(asking) <= _LONGEST else "")
    except ValueError:  # such as http://[
        page = urlsplit("")
    port = _PORTS.get(page.scheme, "")
    if not port or page.netloc.lower().removesuffix(port) != visitor.host.lower().removesuffix(port):
        raise Refusal("wrong-origin", "this was asked by a page of another site")


def _name(host: str) -> str:
    """The host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
