"""Pictures of matches and link previews: what everybody may know while a match runs, everything after it."""

import asyncio
import re
from html import unescape
from pathlib import Path
from random import Random

import pytest

from tests.server.clients import Chair, Script, play_out, problem
from tests.server.live import LiveServer
from tests.server.worlds import Planted, alternatives, played
from whitechapel.core import Seat
from whitechapel.pictures.scenes import WIDTHS
from whitechapel.server import drawing
from whitechapel.server.drawing import Pictures
from whitechapel.server.languages import language_of
from whitechapel.server.refusals import Refusal

GAMES = ("pocket", "classic")


def finished(script: Script, game: str) -> str:
    created = script.create(game)
    with (
        Chair(script.address, created.match, created.tokens.jack) as jack,
        Chair(script.address, created.match, created.tokens.detective) as detective,
    ):
        play_out({"jack": jack, "detective": detective}, Random(12))
    return created.match


def picture(script: Script, match: str, kind: str = "svg", **asked: object) -> bytes:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    answer = script.http.get(f"/api/v1/matches/{match}/picture.{kind}?{query}")
    assert answer.status_code == 200, answer.text
    return answer.content


def head(script: Script, path: str, **headers: str) -> dict[str, str]:
    """What the tags of a page's head say, as a robot gets it that takes whatever there is."""
    page = script.http.get(path, headers={"accept": "*/*"} | headers)
    assert page.headers["content-type"].startswith("text/html")
    found = re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"', page.text)
    return {name: unescape(said) for name, said in found}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


@pytest.mark.parametrize(("game", "seed"), [("pocket", 2), ("classic", 3)])
def test_while_a_match_runs_its_picture_and_preview_are_the_same_in_all_worlds(
    server: LiveServer, script: Script, game: str, seed: int
) -> None:
    hosted = played(game, seed, 24)
    worlds = alternatives(hosted, Seat.SPECTATOR)
    chosen = [hosted.match.state, *Random(seed).sample(sorted(worlds), min(4, len(worlds)))]
    assert len(chosen) > 2
    seen, said = set(), set()
    for state in chosen:
        planted = Planted(server, game, seed, worlds[state])
        for number in (planted.hosted.number, 12):
            svg = picture(script, planted.id, number=number, lang="en")
            seen.add((number, svg))
        told = head(script, f"/match/{planted.id}")
        said.add(repr({name: text.replace(planted.id, "MATCH") for name, text in told.items()}))
    assert len(seen) == 2
    assert len(said) == 1


def test_while_a_match_runs_no_token_opens_more_than_the_link_does(script: Script) -> None:
    created = script.create("pocket")
    plain = picture(script, created.match)
    answer = script.get(f"/api/v1/matches/{created.match}/picture.svg", created.tokens.jack)
    assert answer.content == plain
    for lens in ("jack", "detective", "complete"):
        refused = script.get(f"/api/v1/matches/{created.match}/picture.svg", created.tokens.jack, lens=lens)
        assert (refused.status_code, problem(refused).code) == (403, "withheld")
    late = script.get(f"/api/v1/matches/{created.match}/picture.svg", number=9999)
    assert (late.status_code, problem(late).code) == (409, "stale")


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_it_shows_everything_at_every_moment_and_through_every_lens(script: Script, game: str) -> None:
    match = finished(script, game)
    last = script.get(f"/api/v1/matches/{match}").json()["turn"]["number"]
    jack = script.get(f"/api/v1/matches/{match}").json()["turn"]["revealed"]["jack"]
    assert re.search(rf"round-{jack}", picture(script, match).decode())
    assert "The game is over" in picture(script, match, number=last).decode()
    middle = {lens: picture(script, match, number=last // 2, lens=lens) for lens in ("complete", "detective")}
    assert middle["complete"] != middle["detective"]
    assert picture(script, match, number=last // 2) == middle["complete"]
    assert "The game is over" not in middle["complete"].decode()


def test_a_png_has_the_size_that_previews_want_and_is_kept(script: Script) -> None:
    match = finished(script, "pocket")
    for shape, width in WIDTHS.items():
        assert size_of(picture(script, match, "png", shape=shape))[0] == width
    assert size_of(picture(script, match, "png")) == (1200, 630)
    path = f"/api/v1/matches/{match}/picture.png"
    first = script.http.get(path)
    assert first.headers["cache-control"] == "public, max-age=86400"
    again = script.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert size_of(script.http.get("/preview.png").content) == (1200, 630)


def test_a_link_says_what_it_leads_to_in_the_language_asked_for(script: Script) -> None:
    match = finished(script, "pocket")
    own = f"http://{script.address}"
    said = head(script, f"/replay/{match}?at=14&lang=fr")
    assert said["og:locale"] == "fr_FR"
    assert said["og:title"].startswith("Mr. Jack Pocket · Tour 1 sur 8")
    assert said["og:url"] == f"{own}/replay/{match}?at=14"
    assert said["og:image"] == f"{own}/api/v1/matches/{match}/picture.png?number=14&lang=fr" == said["twitter:image"]
    assert said["twitter:card"] == "summary_large_image"
    assert script.http.get(said["og:image"].removeprefix(own)).headers["content-type"] == "image/png"
    over = head(script, f"/match/{match}", **{"accept-language": "xx, pl;q=0.4, it-CH;q=0.8"})
    assert over["og:title"] == "Mr. Jack Pocket · La partita è finita · Whitechapel"
    assert over["description"] == over["og:description"]
    assert head(script, "/")["og:title"] == "Whitechapel · Two games of hide and seek in the fog"


def test_an_invitation_is_one(script: Script) -> None:
    created = script.create("classic", {"kind": "me"}, {"kind": "open"})
    said = head(script, f"/match/{created.match}")
    assert said["og:title"] == "You are invited · Mr. Jack · Whitechapel"
    assert said["og:description"] == "A friend invites you to play Mr. Jack."


def test_behind_a_proxy_addresses_are_those_that_the_visitor_asked_for(tmp_path: Path) -> None:
    live = LiveServer.in_folder(tmp_path, proxies="127.0.0.1", hosts="games.example")
    with Script(live.address) as script:
        told = {"x-forwarded-host": "games.example", "x-forwarded-proto": "https", "host": "127.0.0.1:1"}
        said = head(script, "/", **told)
        assert (said["og:url"], said["og:image"]) == ("https://games.example/", "https://games.example/preview.png")
    live.stop()


@pytest.mark.parametrize(
    ("named", "accepted", "spoken"),
    [
        ("pl", "fr", "pl"),
        ("xx", "fr-CA,en;q=0.9", "fr"),
        ("", "en;q=0.1, pl;q=0.2", "pl"),
        ("", "fr;q=0, it;q=x", "en"),
        ("", ",;q=," * 500, "en"),
    ],
)
def test_the_language_is_the_one_named_or_the_one_liked_best(named: str, accepted: str, spoken: str) -> None:
    assert language_of(named, accepted) == spoken


def test_equal_pictures_are_made_once_and_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    gate = asyncio.Event()

    async def slowly(svg: str, _width: int, _patience: float) -> bytes:
        made.append(svg)
        await gate.wait()
        return b"x" * 10

    async def asked() -> None:
        pictures = Pictures(waiting=3, kept=25)
        waiting = [asyncio.create_task(pictures.png(svg, 1)) for svg in ("one", "one", "two", "three")]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await pictures.png("four", 1)
        assert (refused.value.code, refused.value.retry_after) == ("too-many", 2)
        gate.set()
        assert await asyncio.gather(*waiting) == [b"x" * 10] * 4
        assert made == ["one", "two", "three"]
        await pictures.png("three", 1)
        assert len(made) == 3
        await pictures.png("one", 1)  # there was room for two
        assert len(made) == 4
        await pictures.close()

    monkeypatch.setattr(drawing, "_drawn", slowly)
    asyncio.run(asked())


def test_what_can_not_be_drawn_is_unavailable_and_what_takes_too_long_is_ended() -> None:
    async def asked() -> None:
        with pytest.raises(Refusal) as broken:
            await Pictures().png("no drawing", 100)
        assert broken.value.code == "unavailable"
        with pytest.raises(Refusal) as late:
            await Pictures(patience=0.0).png("<svg/>", 100)
        assert late.value.code == "unavailable"

    asyncio.run(asked())
