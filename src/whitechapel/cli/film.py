"""``whitechapel film``: a recorded game as an animated picture, with what happens in the viewer's language."""

import argparse
from pathlib import Path

from whitechapel.arena.progress import counted
from whitechapel.cli.commands import Example
from whitechapel.cli.files import add_record, file_named, read_record
from whitechapel.cli.looks import language_of, the_extra
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.cli.speaking import words_of

EXAMPLES = (
    Example("game.json", "cli-film-example"),
    Example("game.json --out game.webp --lang pl", "cli-film-example-webp"),
    Example("game.json --seat detective --speed 2 --size 480", "cli-film-example-seat"),
)
_SPEEDS, _SIZES = (0.25, 10.0), (160, 1600)
_SIZE = 640
_DEFAULT = ".gif"


def arguments(parser: Parser) -> None:
    """What `film` takes."""
    words = parser.words
    add_record(parser)
    parser.add_argument("--out", type=file_named, metavar="FILE", help=words.say("cli-film-out"))
    parser.add_argument("--speed", type=float, default=1.0, metavar="TIMES", help=words.say("cli-film-speed"))
    parser.add_argument("--size", type=int, default=_SIZE, metavar="PIXELS", help=words.say("cli-film-size"))


def run(arguments: argparse.Namespace) -> int:
    """Film one record. All of it is checked before anything is drawn."""
    out: Path = arguments.out or arguments.record.with_suffix(_DEFAULT)
    _check("--speed", arguments.speed, _SPEEDS)
    _check("--size", arguments.size, _SIZES)
    with the_extra("film", "film"):
        from whitechapel.pictures.film import frames  # noqa: PLC0415 - an extra
        from whitechapel.pictures.reels import KINDS, filmed, kind_of  # noqa: PLC0415
        from whitechapel.words import Words  # noqa: PLC0415

        kind = kind_of(out)
        if kind is None:
            raise UsageError("cli-film-error-kind", file=out, known=", ".join(KINDS))
        record = read_record(arguments.record)
        made = frames(record, arguments.seat, Words(language_of(arguments)), speed=arguments.speed)
        if not made:
            raise UsageError("cli-film-error-empty", file=arguments.record)
        words = words_of(arguments)
        with counted(len(made), words, message="cli-film-progress") as show:
            film = filmed(made, kind, arguments.size, lambda done: show(done, str))
    out.write_bytes(film)
    seconds = sum(frame.milliseconds for frame in made) / 1000
    said = {"frames": len(made), "seconds": f"{seconds:.0f}", "size": f"{len(film) / 1e6:.1f}"}
    print(words.say("cli-film-done", file=out, **said))
    return 0


def _check(option: str, given: float, bounds: tuple[float, float]) -> None:
    least, most = bounds
    if not least <= given <= most:
        raise UsageError("cli-film-error-range", option=option, given=given, least=least, most=most)
