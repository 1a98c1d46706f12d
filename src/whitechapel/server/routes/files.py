"""Files that anybody may have, kept in memory: gzipped, and with a tag that tells whether a browser's copy is good.

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
_GZIP = re.compile(r"(?:^|,)\s*(?:gzip|x-gzip|\*)\s*(?:;\s*q=(0(?:\.\d*)?|1(?:\.0*)?)\s*)?(?:,|$)", re.IGNORECASE)


class Content:
    """Something that is sent again and again, as it is and compressed."""

    def __init__(self, plain: bytes, media: str, cache: str) -> None:
        self._media = media
        self._cache = cache
        tag = hashlib.sha256(plain).hexdigest()[:24]
        self._plain = (plain, f'"{tag}"')
        small = gzip.compress(plain, mtime=0) if len(plain) >= _WORTH_IT else plain
        self._small = (small, f'"{tag}-gzip"') if len(small) < len(plain) else None

    def answer(self, headers: Headers) -> Response:
        """The content, or that the browser's copy of it is still good."""
        compressed = self._small is not None and _takes_gzip(headers.get("accept-encoding", ""))
        body, tag = self._small if compressed and self._small is not None else self._plain
        said = {"etag": tag, "cache-control": self._cache, "vary": "Accept-Encoding"}
        if _has(headers.get("if-none-match", ""), tag):
            return Response(None, 304, said)
        if compressed:
            said["content-encoding"] = "gzip"
        return Response(body, 200, said, self._media)


def file_content(file: Path, cache: str) -> Content:
    """A file as content; it is read and compressed once, and again when it has changed."""
    found = file.stat()
    return _read(file, found.st_mtime_ns, found.st_size, cache)


@lru_cache(maxsize=_MOST_FILES)
def _read(file: Path, _changed: int, _size: int, cache: str) -> Content:
    return Content(file.read_bytes(), TYPES[file.suffix], cache)


def _takes_gzip(accepted: str) -> bool:
    found = _GZIP.search(accepted)
    return found is not None and (found[1] is None or float(found[1]) > 0)


def _has(tags: str, tag: str) -> bool:
    """Whether the tags of a browser's copies hold this one."""
    given = [each.strip().removeprefix("W/") for each in tags.split(",")]
    return tag in given or given == ["*"]
