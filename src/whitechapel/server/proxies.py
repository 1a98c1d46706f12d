"""Who a request comes from: the address at the other end, or what a proxy says that is trusted to know."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from starlette.types import Scope  # the supervisor reads settings, and does without the web framework

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
_LONGEST_ADDRESS = 64
_REMEMBERED = 4096


class Visitor(NamedTuple):
    """Where a request comes from, and what for.

    Attributes:
        address: the visitor's.
        secure: whether the visitor's own connection is encrypted.
        host: the name the visitor asked for, with its port; empty where none was said.
    """

    address: str
    secure: bool
    host: str


class Proxies:
    """The proxies that are believed. Nobody else's X-Forwarded headers count: any visitor can write them."""

    def __init__(self, named: str) -> None:
        self._networks = read_networks(named)
        self._trusts = lru_cache(maxsize=_REMEMBERED)(self._looked_up)

    def trusts(self, address: str) -> bool:
        """Whether a proxy at this address is believed."""
        return bool(self._networks) and len(address) <= _LONGEST_ADDRESS and self._trusts(address)

    def visitor(self, scope: "Scope") -> Visitor:
        """Where a request comes from."""
        peer = peer_of(scope)
        secure = scope["scheme"] in ("https", "wss")
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        if not self.trusts(peer):
            return Visitor(peer, secure, _last(headers, b"host"))
        told = self._told([value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"])
        proto = _last(headers, b"x-forwarded-proto")
        host = _last(headers, b"x-forwarded-host") or _last(headers, b"host")
        return Visitor(told or peer, proto in ("https", "wss") if proto else secure, host)

    def _told(self, forwarded: Iterable[str]) -> str:
        """The last address that no proxy of ours has: each adds whom it heard to the end of the list."""
        visitor = ""
        for told in reversed(",".join(forwarded).split(",")):
            address = _without_port(told.strip())
            if not address:
                continue
            visitor = address[:_LONGEST_ADDRESS]
            if not self.trusts(visitor):
                break
        return visitor

    def _looked_up(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
        return any((mapped or known) in network for network in self._networks)


def peer_of(scope: "Scope") -> str:
    """Who is at the other end of the connection."""
    return scope["client"][0] if scope["client"] else ""


def read_networks(named: str) -> list[Network]:
    """Addresses and networks with commas between them; raises ValueError with the one that can't be read."""
    return [ipaddress.ip_network(each.strip(), strict=False) for each in named.split(",") if each.strip()]


def _last(headers: list[tuple[bytes, bytes]], wanted: bytes) -> str:
    """A header's value; where it was sent twice, the one that came last and so from nearest."""
    found = b""
    for name, value in headers:
        if name == wanted:
            found = value
    return found.decode("latin-1").rpartition(",")[2].strip()


def _without_port(told: str) -> str:
    if told.startswith("["):
        return told[1:].partition("]")[0]
    return told.partition(":")[0] if told.count(":") == 1 else told
