"""Files that anybody may have, kept in memory: compressed, and with a tag that tells whether a browser's copy is good.

Only what is the same for everybody is compressed. Answers of the API never are: they hold secrets beside text that
others choose, and the length of a compressed answer tells how much the two have in common (the BREACH attack).
"""

import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The files we show, and what they are."""
REVALIDATED = "no-cache"
FOREVER = "public, max-age=31536000, immutable"
_WORTH_IT = 512
_MOST_FILES = 512
_WAYS = {"br": "br", "gzip": "(?:gzip|x-gzip|\\*)"}
_TAKEN = {
    way: re.compile(rf"(?:^|,)\s*{names}\s*(?:;\s*q=(0(?:\.\d*)?|1(?:\.0*)?)\s*)?(?:,|$)", re.IGNORECASE)
    for way, names in _WAYS.items()
}


class Content:
    """Something that is sent again and again, as it is and compressed.

    Args:
        plain: as it is.
        media: what it is.
        cache: how long browsers may keep it.
        brotli: the same by Brotli, where somebody took the time to make it when it was built.
    """

    def __init__(self, plain: bytes, media: str, cache: str, brotli: bytes | None = None) -> None:
        self._media = media
        self._cache = cache
        self._tag = hashlib.sha256(plain).hexdigest()[:24]
        self._plain = plain
        compressed = {"br": brotli, "gzip": gzip.compress(plain, mtime=0) if len(plain) >= _WORTH_IT else None}
        self._small = {way: body for way, body in compressed.items() if body and len(body) < len(plain)}

    def answer(self, headers: Headers, *, status: int = 200, vary: str = "Accept-Encoding") -> Response:
        """The content, or that the browser's copy of it is still good."""
        accepted = headers.get("accept-encoding", "")
        way = next((way for way in self._small if _takes(way, accepted)), "")
        tag = f'"{self._tag}-{way}"' if way else f'"{self._tag}"'
        said = {"etag": tag, "cache-control": self._cache, "vary": vary}
        if status == 200 and _has(headers.get("if-none-match", ""), tag):
            return Response(None, 304, said)
        if way:
            said["content-encoding"] = way
        return Response(self._small.get(way, self._plain), status, said, self._media)


def file_content(file: Path, cache: str) -> Content:
    """A file as content; it is read and compressed once, and again when it has changed."""
    found = file.stat()
    return _read(file, found.st_mtime_ns, found.st_size, cache)


@lru_cache(maxsize=_MOST_FILES)
def _read(file: Path, _changed: int, _size: int, cache: str) -> Content:
    brotli = file.with_name(f"{file.name}.br")
    return Content(file.read_bytes(), TYPES[file.suffix], cache, brotli.read_bytes() if brotli.is_file() else None)


def _takes(way: str, accepted: str) -> bool:
    found = _TAKEN[way].search(accepted)
    return found is not None and (found[1] is None or float(found[1]) > 0)


def _has(tags: str, tag: str) -> bool:
    """Whether the tags of a browser's copies hold this one."""
    given = [each.strip().removeprefix("W/") for each in tags.split(",")]
    return tag in given or given == ["*"]
