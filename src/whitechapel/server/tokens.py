"""Unguessable names: tokens that hold seats, invitations that claim them, and matches' ids.

The server keeps hashes only, so that a stolen database gives no seat away.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

_REMATCH = b"whitechapel rematch 1"


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
    return urlsafe_b64encode(hmac.digest(token.encode(), _REMATCH, "sha256")).decode().rstrip("=")
