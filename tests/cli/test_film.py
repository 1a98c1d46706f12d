"""`whitechapel film`: a recorded game as an animated picture."""

import sys
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from tests.cli.conftest import played
from tests.cli.running import refused, run
from whitechapel.core import Match, Seat
from whitechapel.pictures.film import frames
from whitechapel.pictures.scenes import Scene
from whitechapel.words import Words

ENGLISH = Words("en")


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A game that is given up after two actions."""
    match = Match("pocket", seed=1)
    for _ in range(2):
        match.push(match.legal_actions[0])
    match.resign(Seat.JACK)
    place = tmp_path / "game.json"
    match.record().write(place)
    return place


def scenes(game: str, viewer: Seat | None = None, language: str = "en") -> list[Scene]:
    return [frame.scene for frame in frames(played(game), viewer, Words(language))]


def lengths_of(film: Image.Image) -> list[int]:
    """How long each frame is shown."""
    return [(frame.load(), frame.info["duration"])[1] for frame in ImageSequence.Iterator(film)]


def test_a_film_has_a_frame_for_everything_that_is_told(short: Path) -> None:
    ran = run("film", short, "--size", "200")
    assert ran.code == 0, ran.err
    assert ran.out.startswith(f"{short.with_suffix('.gif')}: 4 frames, 9 s, ")
    with Image.open(short.with_suffix(".gif")) as film:
        assert (film.format, film.size[0], film.info["loop"]) == ("GIF", 200, 0)
        assert lengths_of(film) == [1300, 1300, 1300, 5000]


def test_the_same_record_makes_the_same_film_and_speed_and_kind_are_chosen(short: Path, tmp_path: Path) -> None:
    one, other, quick = tmp_path / "one.webp", tmp_path / "other.webp", tmp_path / "quick.WEBP"
    for out, speed in ((one, "1"), (other, "1"), (quick, "2")):
        assert run("film", short, "--out", out, "--size", "160", "--speed", speed, "--lang", "pl").code == 0
    assert one.read_bytes() == other.read_bytes() != quick.read_bytes()
    with Image.open(quick) as film:
        assert (film.format, film.size[0]) == ("WEBP", 160)
        assert lengths_of(film)[0] == 650


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_it_begins_when_all_is_dealt_and_ends_with_who_jack_was(game: str) -> None:
    shown = scenes(game)
    assert shown[0].when == ENGLISH.say("turn" if game == "pocket" else "round", turn=1, turns=8)
    assert shown[-1].when == "The game is over"
    assert any("Jack was" in line for line in shown[-1].lines)
    assert all(scene.board is not None and scene.board.jack for scene in shown)


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_seats_film_shows_what_the_seat_knew(game: str) -> None:
    shown = scenes(game, Seat.DETECTIVE)
    before = [scene for scene in shown if scene.when != "The game is over" and scene is not shown[-2]]
    assert {scene.board.jack for scene in before if scene.board} == {None}
    assert len(shown) > len(before)


def test_captions_are_in_the_language_asked_for() -> None:
    assert scenes("pocket", language="fr")[0].when == "Tour 1 sur 8"
    assert scenes("pocket", language="pl")[-1].when == Words("pl").say("game-over")


def test_what_can_not_be_filmed_is_refused(short: Path, tmp_path: Path) -> None:
    assert ".gif, .webp" in refused("film", short, "--out", tmp_path / "film.mp4")
    assert "--speed" in refused("film", short, "--speed", "0")
    assert "--size" in refused("film", short, "--size", "9000")
    assert "--size" in refused("film", short, "--size", "wide")
    refused("film", tmp_path / "nowhere.json")
    (tmp_path / "bad.json").write_text("{}")
    refused("film", tmp_path / "bad.json")


def test_without_its_extra_it_says_what_to_install(short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIL", "PIL.Image"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "whitechapel.pictures.reels", raising=False)
    assert 'pip install "whitechapel[film]"' in refused("film", short)
