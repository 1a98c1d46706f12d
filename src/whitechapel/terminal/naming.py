"""What games, lenses and keys are called."""

from collections.abc import Mapping

from whitechapel.core.registry import describe
from whitechapel.core.types import Seat
from whitechapel.table.replay import Lens
from whitechapel.words import Words


def title_of(game: str, words: Words) -> str:
    """What a game is called; one without a message has the title of its descriptor."""
    try:
        return words.say(f"game-{game}")
    except KeyError:
        return describe(game).title


def about(game: str, words: Words) -> str:
    """What a game is about in a line, where there is one."""
    try:
        return words.say(f"game-{game}-about")
    except KeyError:
        return ""


def lens_name(lens: Lens, game: str, words: Words) -> str:
    """What looking through a lens is called."""
    if lens is Seat.SPECTATOR:
        return words.say("looking-on")
    detective = words.seat(Seat.DETECTIVE, game)
    return words.say(f"lens-{'complete' if lens is None else lens}", seat=detective)


def key_line(words: Words, *ways: tuple[str, str]) -> str:
    """Keys in a row, each with what it does."""
    return "   ".join(words.say("terminal-key-does", key=key, what=does) for key, does in ways)


def key_table(words: Words, ways: Mapping[str, str], escape: str) -> str:
    """Keys below each other, each with what it does; the last one is Escape."""
    every = {**ways, words.say("terminal-escape"): escape}
    widest = max(4, *map(len, every))
    return "\n".join(f"{key:<{widest}} {does}" for key, does in every.items())


def help_for(game: str, words: Words) -> list[str]:
    """How a game's notation reads, where it has a message."""
    try:
        return [words.say(f"terminal-help-{game}")]
    except KeyError:
        return []
