"""The headers of every HTTP answer: what a page of ours may do, and who may keep an answer."""

from typing import Final, TypeAlias

Header: TypeAlias = tuple[bytes, bytes]

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",  # pictures that the page draws itself
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Pages load, run and reach nothing but what this server sends; nothing in a page's own text is run or styled."""
_ALWAYS: Final[tuple[Header, ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
_ONLY_SECURE: Final[Header] = (b"strict-transport-security", b"max-age=31536000")
"""Said by us alone, so that no proxy says something else; deploy/ tells how a proxy takes it out."""
_KEEP_NOTHING: Final[Header] = (b"cache-control", b"no-store")


def with_ours(given: list[Header], *, secure: bool) -> list[Header]:
    """The headers of an answer with those that every answer has; what no route says how to keep is not kept."""
    kept = any(name == b"cache-control" for name, _ in given)
    return [*given, *_ALWAYS, *([] if kept else [_KEEP_NOTHING]), *([_ONLY_SECURE] if secure else [])]
