"""SVG as text: escaping, elements, whole documents."""

from hypothesis import given
from hypothesis import strategies as st

from tests.core.pictures import checked, told, uses
from whitechapel.core import svg, svg_cutouts
from whitechapel.core.svg_pieces import beam, face, sign

NASTY = "<b a=\"1\" b='2'>&amp; \x00\x0b\ud800\ufffe\ue000 é"


def picture(*inside: str, title: str = "A title", description: str = "A description") -> str:
    return svg.document(100, 50, title, description, svg_cutouts.definitions(), *inside)


def test_what_means_something_to_xml_is_escaped() -> None:
    assert svg.escaped("<&>\"'") == "&lt;&amp;&gt;&quot;&#x27;"


def test_what_xml_can_not_hold_is_left_out() -> None:
    assert svg.escaped("a\x00\x0b\ud800\ufffe\ue000b\tc\n") == "ab\tc\n"


def test_no_text_breaks_out_of_its_place() -> None:
    text = picture(svg.words(0, 0, NASTY, 12, font_family=NASTY), title=NASTY, description=NASTY)
    assert told(text) == ("<b a=\"1\" b='2'>&amp;  é",) * 2
    assert [element.text for element in checked(text).iter() if element.tag.endswith("text")] == [told(text)[0]]


@given(st.text(), st.text())
def test_any_text_makes_a_sound_document(one: str, other: str) -> None:
    checked(picture(svg.words(0, 0, one, 12), title=other.replace("http", ""), description=one.replace("http", "")))


def test_numbers_are_short() -> None:
    assert [svg.number(value) for value in (1, 1.5, 1 / 3, -0.001, 1234.5)] == ["1", "1.5", "0.33", "0", "1234.5"]


def test_an_underscore_stands_for_a_hyphen() -> None:
    assert svg.element("g", stroke_width=2.0, fill="a") == '<g stroke-width="2" fill="a"/>'


def test_only_what_is_used_is_defined() -> None:
    text = picture(face("gull", 50, 25, 20))
    assert "figure-gull" in text
    assert "figure-bert" not in text
    assert "sign-knife" not in text
    assert "<defs>" not in picture()


def test_equal_pictures_are_equal_texts_and_others_share_no_ids() -> None:
    one, same, other = (picture(sign("knife", x, 20, 20)) for x in (20, 20, 30))
    assert one == same
    ids = [
        {element.attrib["id"] for element in checked(text).iter() if "id" in element.attrib} for text in (one, other)
    ]
    assert ids[0].isdisjoint(ids[1])


def test_every_cut_out_can_be_drawn() -> None:
    names = [name for name in svg_cutouts.definitions() if name.startswith(("round", "square", "figure", "sign"))]
    text = picture(*(svg.use(name) for name in names))
    assert all(uses(text, name) == 1 for name in names)
    assert svg_cutouts.colour("holmes") == "#b3312b"


def test_a_beam_has_three_steps() -> None:
    assert beam((0, 0), (0, 10), 1, 2).count("<path") == 3
