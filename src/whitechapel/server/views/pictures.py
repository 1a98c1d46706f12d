"""Pictures of matches, the same for everybody: while one runs, what a spectator may know; after the end everything."""

from typing import NamedTuple

from whitechapel.core import Seat
from whitechapel.core.narration import beats_of, ending_of
from whitechapel.pictures.scenes import Scene, Shape, drawn
from whitechapel.pictures.telling import scene_of, title_of
from whitechapel.server import protocol
from whitechapel.server.entries import EntryKind
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.refusals import Refusal
from whitechapel.server.views.viewers import check
from whitechapel.words import Words


class Preview(NamedTuple):
    """A match in two lines, for those who are sent its link."""

    title: str
    text: str
    number: int


def picture(hosted: HostedMatch, lens: protocol.LensName | None, number: int | None, shape: Shape, words: Words) -> str:
    """The match after an entry of its log, or as it stands, as SVG. Nobody's token opens more than the link does."""
    return drawn(_scene(hosted, lens, number, words), shape)


def preview(hosted: HostedMatch, number: int | None, words: Words) -> Preview:
    """What is said of a link to the match, or to a moment of it."""
    game = hosted.setup.game
    at = hosted.number if number is None else min(number, hosted.number)
    if hosted.standing_after([]).phase == "waiting" and not hosted.log:
        title = words.say("join-title") + words.dot + title_of(game, words)
        return Preview(title, words.say("join-text", game=title_of(game, words)), at)
    scene = _scene(hosted, None, at, words)
    said = " ".join(scene.lines) or words.say("description")
    return Preview(scene.title + words.dot + scene.when, said, at)


def _scene(hosted: HostedMatch, lens: protocol.LensName | None, number: int | None, words: Words) -> Scene:
    at = hosted.number if number is None else number
    if at > hosted.number:
        raise Refusal("stale", f"the match is at {hosted.number}, not at {at}", number=hosted.number)
    lens = lens or ("complete" if hosted.over else "spectator")
    if not hosted.over and lens != "spectator":
        raise Refusal("withheld", "until the end, a picture shows what everybody may know")
    eyes = None if lens == "complete" else Seat.parse(lens)
    viewer = Seat.JACK if eyes is None else eyes  # Jack knows himself: with him, a board shows all there is
    check(viewer)
    history = hosted.histories[at]
    ended = history.outcome is not None or any(entry.kind is EntryKind.RESIGNED for entry in hosted.log[:at])
    ending = ending_of(hosted.match) if ended else ()
    beats = beats_of(history, eyes) if history.before is not None else ()
    return scene_of(hosted.setup.game, history.observation(viewer), beats, words, ending)
