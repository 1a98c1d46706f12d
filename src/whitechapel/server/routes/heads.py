"""What stands in a page's head for those who don't run it: link previews, and its title in the reader's language."""

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from starlette.requests import Request

from whitechapel.server.guard import HOST
from whitechapel.server.views import Preview
from whitechapel.words import Words

_NAME = re.compile(r"[\w.\-]+(:\d{1,5})?|\[[0-9a-fA-F:.]+\](:\d{1,5})?", re.ASCII)
_LOCALES = {"en": "en_GB", "fr": "fr_FR", "it": "it_IT", "pl": "pl_PL"}
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')


class Head(NamedTuple):
    """What a page's head says.

    Attributes:
        title: what it is.
        text: what it is about, in a sentence or two.
        language: of both.
        address: where the page is, from the first / on.
        image: where its picture is, likewise; an empty string where it has none.
    """

    title: str
    text: str
    language: str
    address: str
    image: str = ""


def home_head(words: Words, address: str) -> Head:
    """The head of every page that is about no match."""
    title = words.say("title") + words.dot + words.say("tagline")
    return Head(title, words.say("description"), words.language, address, "/preview.png")


def match_head(match: str, preview: Preview, words: Words, address: str) -> Head:
    """The head of a page about a match, with its picture."""
    image = f"/api/v1/matches/{match}/picture.png?number={preview.number}&lang={words.language}"
    return Head(preview.title + words.dot + words.say("title"), preview.text, words.language, address, image)


def with_head(page: str, head: Head, request: Request, files: Sequence[str] = ()) -> str:
    """The page with this head. Addresses in it are absolute, by the name that the visitor asked for.

    Args:
        page: as it was built.
        head: what it says.
        request: of the visitor.
        files: scripts and styles that the page will need, to be fetched beside its first ones: on a slow line every
            question is a long one.
    """
    page = _TITLE.sub("", page, count=1)
    page = _DESCRIPTION.sub("", page, count=1).replace('<html lang="en"', f'<html lang="{head.language}"', 1)
    tags = f"<title>{escape(head.title)}</title>\n" + "\n".join(_tags(head, _origin(request)))
    announced = "".join(map(_announced, files))
    return page.replace("</head>", f"{tags}\n{announced}</head>", 1)


def _announced(file: str) -> str:
    """Scripts first: there is nothing to style before them."""
    kind = 'rel="modulepreload"' if file.endswith(".js") else 'rel="preload" as="style" fetchpriority="low"'
    return f'<link {kind} crossorigin href="/{escape(file)}" />\n'


def _origin(request: Request) -> str:
    """Where the visitor found us; an empty string where that can't be said."""
    host = str(request.scope.get(HOST, ""))
    return f"{request.scope['scheme']}://{host}" if _NAME.fullmatch(host) else ""


def _tags(head: Head, origin: str) -> list[str]:
    large = bool(head.image and origin)
    named = {"description": head.text, "twitter:card": "summary_large_image" if large else "summary"}
    properties = {
        "og:site_name": "Whitechapel",
        "og:type": "website",
        "og:title": head.title,
        "og:description": head.text,
        "og:locale": _LOCALES[head.language],
    }
    if origin:
        properties["og:url"] = origin + head.address
    if large:
        properties |= {
            "og:image": origin + head.image,
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": head.title,
        }
        named["twitter:image"] = origin + head.image
    return [
        *(f'<meta name="{name}" content="{escape(said)}" />' for name, said in named.items()),
        *(f'<meta property="{name}" content="{escape(said)}" />' for name, said in properties.items()),
    ]
