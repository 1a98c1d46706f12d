"""What games, lenses and keys are called."""

from collections.abc import Mapping

from whitechapel.core.choosing import Choices, walked
from whitechapel.core.registry import describe
from whitechapel.core.types import Seat
from whitechapel.table import Table
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


def level_named(level: int, levels: int, words: Words) -> str:
    """A level of so many with its number and its name, where it has one, and whether it is the easiest or strongest."""
    try:
        name = words.say(f"level-{level}")
    except KeyError:
        return words.say("level-name", level=level)
    if 1 < level < levels:
        return words.say("level-between", level=level, name=name)
    end = words.say("level-easiest" if level == 1 else "level-strongest")
    return words.say("level-at-end", level=level, name=name, end=end)


def level_about(level: int, words: Words) -> str:
    """What to expect of a level, in a line, where there is one."""
    try:
        return words.say("terminal-key-does", key=words.say(f"level-{level}"), what=words.say(f"level-{level}-about"))
    except KeyError:
        return ""


def goal_of(table: Table, words: Words) -> str:
    """Who those at a table are and what they want, in a sentence."""
    if len(table.seats) != 1:
        return words.say("goal-both" if table.seats else "goal-spectator")
    (seat,) = table.seats
    chase = "-chase" if table.position.get("chase") else ""
    try:
        return words.say(f"goal-{table.game}-{seat}{chase}")
    except KeyError:
        return words.say("terminal-seats", who=words.seat(seat, table.game))


def action_names(choices: Choices | None, words: Words) -> dict[str, str]:
    """What each action is called: its picks in a row, each unless the next one says as much."""
    names: dict[str, str] = {}
    if choices is None:
        return names
    for choice, path in walked(choices):
        if choice.action is None or choice.action in names:
            continue
        labels = [words.say(choices.picks[pick].label) for pick in path]
        said = [one for one, following in zip(labels, [*labels[1:], ""], strict=True) if one not in following]
        if said != [choice.action]:
            names[choice.action] = ", ".join(said)
    return names


def does(pick: str, words: Words) -> str:
    """What a token or a character card does, in a line; nothing for other picks."""
    kind, _, name = pick.partition("-")
    try:
        return words.say(f"does-character-{name}") if kind == "play" else words.say(f"does-{kind}")
    except KeyError:
        return ""


def lens_name(lens: Lens, game: str, words: Words) -> str:
    """What looking through a lens is called."""
    if lens is Seat.SPECTATOR:
        return words.say("looking-on")
    detective = words.seat(Seat.DETECTIVE, game)
    return words.say(f"lens-{'complete' if lens is None else lens}", seat=detective, game=game)


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
