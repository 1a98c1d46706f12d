"""Unguessable names: tokens that hold seats, invitations that claim them, and matches' ids.

The server keeps hashes only, so that a stolen database gives no seat away.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

_REMATCH = b"whitechapel rematch 1"
_JOIN = b"whitechapel join 1\n"
_KEY = b"whitechapel key 1\n"


def fresh_token() -> str:
    """A token of 256 random bits."""
    return secrets.token_urlsafe(32)


def fresh_match_id() -> str:
    """A match's id: 128 random bits. Whoever knows it may look on."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What the server keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def rematch_token(token: str) -> str:
    """The token of the same person's seat in the rematch: asking again gives the same one."""
    return _text(hmac.digest(token.encode(), _REMATCH, "sha256"))


def join_token(invitation: str, key: str) -> str:
    """The token of the seat that is taken by an invitation with this key: joining again gives the same one."""
    return _text(hmac.digest(invitation.encode(), _JOIN + key.encode(), "sha256"))


def derived(key: str, purpose: str) -> str:
    """A token that follows from a key that a client chose, for one purpose."""
    return _text(hmac.digest(key.encode(), _KEY + purpose.encode(), "sha256"))


def derived_id(key: str, purpose: str) -> str:
    """A match's id that follows from a key."""
    return _text(hmac.digest(key.encode(), _KEY + purpose.encode(), "sha256")[:16])


def _text(digest: bytes) -> str:
    return urlsafe_b64encode(digest).decode().rstrip("=")
