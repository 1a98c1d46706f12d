"""Which match a connection is for, from the first line of its first request.

A wrong guess does no harm: any process can serve any match, its owner only does it with less work.
"""

import re

LOOKED_AT = 512
"""How many bytes of a request are looked at."""

_IN_PATH = re.compile(rb"[A-Z]{1,8} /api/v1/matches/([\w-]{1,64})[/? ]")
_IN_QUERY = re.compile(rb"GET /api/v1/socket\?(?:[^ #]*&)?match=([\w-]{1,64})[& ]")


def match_named(head: bytes) -> str | None:
    """The id of the match that a request names in its address, if it does."""
    found = _IN_PATH.match(head) or _IN_QUERY.match(head)
    return found[1].decode() if found is not None else None
