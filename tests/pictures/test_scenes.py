"""Pictures of positions: they show what they are given, in the reader's language, and keep inside their edges."""

from importlib.resources import files
from xml.etree import ElementTree

import pytest

from whitechapel.core import Match, Seat
from whitechapel.pictures.raster import png
from whitechapel.pictures.scenes import Scene, Shape, board_of, drawn
from whitechapel.pictures.telling import scene_of, title_of
from whitechapel.pictures.text import fitted, lines_of, width_of
from whitechapel.words import LANGUAGES, Words

GAMES = ("pocket", "classic")
LONG = "Sergeant Goodley and John Smith were out of sight, so neither of them can be the one who did it all. "


def scene(game: str, *, seat: Seat = Seat.SPECTATOR, actions: int = 5, language: str = "en") -> Scene:
    match = Match(game, seed=7)
    for _ in range(actions):
        match.push(match.legal_actions[0])
    return scene_of(game, match.observation(seat), (), Words(language))


def texts(svg: str) -> list[tuple[float, float, str]]:
    """What a picture says: where, in which size, and what; only what it says itself, not what stands on the board."""
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    found = []
    for element in root.findall("{http://www.w3.org/2000/svg}text"):
        assert element.text
        found.append((float(element.attrib["x"]), float(element.attrib["font-size"]), element.text))
    return found


@pytest.mark.parametrize("shape", ["card", "film", "board"])
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_a_drawing_and_the_same_for_the_same_position(game: str, shape: Shape) -> None:
    svg = drawn(scene(game), shape)
    assert svg == drawn(scene(game), shape)
    assert ElementTree.fromstring(svg).attrib["viewBox"]  # noqa: S314 - our own
    assert png(svg, 64).startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_stay_on_the_card_however_much_there_is_to_say(game: str, language: str) -> None:
    shown = scene(game, language=language)._replace(lines=(LONG * 5, "Ą" * 10))
    for x, size, text in texts(drawn(shown, "card")):
        assert x + width_of(text, size) <= 1200
    assert any(text.endswith("…") for _, _, text in texts(drawn(shown, "card")))


def test_suspects_are_shown_until_it_is_known_who_jack_is() -> None:
    spectators, jacks = scene("pocket"), scene("pocket", seat=Seat.JACK)
    assert spectators.board is not None
    assert jacks.board is not None
    assert (spectators.board.jack, spectators.left) == (None, f"{len(spectators.board.suspects)} suspects are left.")
    assert jacks.board.jack in jacks.board.suspects
    assert spectators.left in drawn(spectators, "card")
    assert jacks.left not in drawn(jacks, "card")


def test_a_game_that_draws_no_board_has_a_picture_of_words() -> None:
    plain = Scene(None, "Hide", "Turn 1", ("Somebody hides.",))
    shapes: tuple[Shape, ...] = ("card", "film", "board")
    for shape in shapes:
        assert "Somebody hides." in drawn(plain, shape)


def test_games_of_other_packages_have_their_own_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    class Named:
        title = "Hide"
        drawing = ""

    monkeypatch.setattr("whitechapel.pictures.telling.describe", lambda _name: Named)
    monkeypatch.setattr("whitechapel.pictures.scenes.describe", lambda _name: Named)
    assert title_of("hide", Words("en")) == "Hide"
    assert board_of("hide", Match("pocket", seed=1).observation(Seat.SPECTATOR)) is None


def test_lines_break_between_words_and_what_is_too_much_leaves_dots() -> None:
    lines = lines_of(LONG, 20, 300)
    assert " ".join(lines) == LONG.strip()
    assert all(width_of(line, 20) <= 300 for line in lines)
    assert lines_of("Donaudampfschifffahrt", 40, 10) == ["Donaudampfschifffahrt"]
    assert fitted(["one", "", "two."], 20, 300, 2) == ["one", "two."]
    assert fitted(["one", "two.", "three"], 20, 300, 2) == ["one", "two…"]


def written(text: str) -> bytes:
    """A text as the font has it."""
    said = f'<text x="5" y="30" font-size="30" font-family="Old Standard TT">{text}</text>'
    return png(f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">{said}</svg>', 40)


def test_the_font_has_every_letter_of_our_four_languages() -> None:
    catalogues = files("whitechapel") / "locales"
    said = "".join((catalogues / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES)
    missing = {written(""), written("\ue123")}
    assert [letter for letter in sorted(set(said)) if letter.isalpha() and written(letter) in missing] == []


def test_a_narrow_space_is_drawn_as_one_that_the_font_has() -> None:
    assert lines_of("Vraiment\u202f?", 20, 300) == ["Vraiment\u00a0?"]
