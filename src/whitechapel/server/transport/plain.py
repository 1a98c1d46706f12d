"""Answers below HTTP's machinery: to requests that never became one, and to those for whom there is no room."""

from http import HTTPStatus

from whitechapel.server import views
from whitechapel.server.refusals import Refusal


def plain_answer(refusal: Refusal) -> bytes:
    """A whole HTTP answer that tells of a refusal and ends the connection."""
    body = views.sealed(refusal.problem())
    retry = f"retry-after: {refusal.retry_after}\r\n" if refusal.retry_after is not None else ""
    head = (
        f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\n"
        "cache-control: no-store\r\n"
        "x-content-type-options: nosniff\r\n"
        f"{retry}connection: close\r\n\r\n"
    )
    return head.encode() + body
