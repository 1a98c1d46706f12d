"""Answers below HTTP's machinery: to requests that never became one, and to those for whom there is no room."""

from http import HTTPStatus

from whitechapel.server import views
from whitechapel.server.headers import with_ours
from whitechapel.server.refusals import Refusal


def plain_answer(refusal: Refusal) -> bytes:
    """A whole HTTP answer that tells of a refusal and ends the connection.

    Nobody knows here whether the visitor's own connection is encrypted: what a proxy says of it may not have come.
    """
    body = views.sealed(refusal.problem())
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", b"%d" % refusal.retry_after))
    status = f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}".encode()
    lines = [status, *(name + b": " + value for name, value in with_ours(headers, secure=False))]
    return b"\r\n".join([*lines, b"", body])
