"""What every picture must be: one document that stands alone, on any page, beside any other."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
_ALLOWED = {"svg", "title", "desc", "defs", "g", "use", "path", "circle", "rect", "text", "pattern", "clipPath"}


def checked(text: str) -> ElementTree.Element:
    """The picture's root, once it is sound: known elements, ids used once, and nothing from outside."""
    root = ElementTree.fromstring(text)  # noqa: S314 - our own text
    assert root.tag == f"{SVG}svg"
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= _ALLOWED
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(set(ids)) == len(ids)
    assert len({name.partition("-")[0] for name in ids}) == 1, "one prefix"
    links = set(re.findall(r"url\(#([^)]+)\)", text)) | set(re.findall(r'href="#([^"]+)"', text))
    assert links <= set(ids)
    assert text.count("href=") == text.count('href="#')
    assert text.count("http") == 1, "the name space alone"
    assert not any(name.startswith("on") or name == "style" for element in root.iter() for name in element.attrib)
    assert root.attrib["aria-labelledby"] in ids
    assert root.attrib["aria-describedby"] in ids
    return root


def told(text: str) -> tuple[str, str]:
    """The title and the description."""
    root = checked(text)
    return root.findtext(f"{SVG}title", ""), root.findtext(f"{SVG}desc", "")


def written(text: str) -> list[str]:
    """Every line of type in the picture."""
    return [element.text or "" for element in checked(text).iter(f"{SVG}text")]


def uses(text: str, name: str) -> int:
    """How often a definition is used in the picture itself."""
    body = text.partition("</defs>")[2]
    return len(re.findall(rf'"#\w+-{name}"', body))
