"""The lines in which the table talks: whose turn it is, what is asked for, what else there is to say."""

from rich.style import Style
from rich.text import Text

from whitechapel.table import Table
from whitechapel.table.interface import is_mine
from whitechapel.terminal import theme
from whitechapel.terminal.naming import does, goal_of, key_line, title_of
from whitechapel.terminal.panel import LIGHT, Scene, choice_line
from whitechapel.words import Words, capital

_LOST = Style(color=theme.DANGER, bold=True)
_ASIDE = Style(color=theme.CALM)


def status_line(table: Table, words: Words, *, looking_back: bool) -> Text:
    """Which game, and whose turn it is; or that the connection is lost."""
    text = Text.assemble((title_of(table.game, words), "bold"), words.dot)
    if not table.connection.is_open:
        return text.append(words.say("line-lost"), _LOST)
    text.append(_whose_turn(table, words, looking_back=looking_back), LIGHT)
    if table.turn.outcome is None and not looking_back:  # both don't fit
        hurried = table.connection.hurried
        text.append(words.dot)
        text.append(words.say("ai-hurried"), _ASIDE) if hurried else text.append(goal_of(table, words))
    asking = table.turn.offer is not None and table.turn.offer in table.seats
    return text.append(words.dot + words.say("takeback-waiting")) if asking else text


def _whose_turn(table: Table, words: Words, *, looking_back: bool) -> str:
    seat = table.turn.to_act
    if looking_back:
        way = key_line(words, (words.say("terminal-escape"), words.say("return-now")))
        return words.say("terminal-looking-back", way=way)
    if seat is None:
        return words.say("game-over" if table.turn.outcome is not None else "waiting-for-friend")
    if is_mine(table):
        return capital(words.seat(seat, table.game)) if len(table.seats) > 1 else words.say("your-turn")
    return capital(words.say("turn-of", seat=words.seat(seat, table.game)))


def is_asked(table: Table) -> bool:
    """Whether the opponent asks to take an action back."""
    return table.turn.offer is not None and bool(table.seats) and table.turn.offer not in table.seats


def news(table: Table, words: Words) -> Text | None:
    """What there is to say just now that comes before any choice; None where there is nothing."""
    connection = table.connection
    if connection.waiting and not connection.is_open:
        return Text(words.say("terminal-unsent"), LIGHT)
    if is_asked(table):
        ways = key_line(words, ("Y", words.say("agree")), ("N", words.say("decline")))
        return Text.assemble((words.say("takeback-asked"), LIGHT), f"\n{ways}")
    if table.turn.to_act is None and connection.invitation:
        return Text.assemble((words.say("friend-link"), LIGHT), f"\n{connection.invitation}")
    return None


def choice_prompt(scene: Scene, room: int) -> Text:
    """What is asked for and where the cursor is; below it the choices without a place, or what Enter does.

    Args:
        scene: what is shown.
        room: the columns there are; what is picked already is left out where it does not fit.
    """
    chooser, words = scene.chooser, scene.words
    path = [*chooser.path, *([chooser.cursor] if chooser.cursor else [])]
    labels = [words.say(chooser.pick_of(choice).label) for choice in path]
    named = labels[-1] if labels else ""
    done = [label for label in labels[:-1] if label not in named]
    asked = words.say("terminal-confirm-asked" if chooser.action else chooser.asks)
    first = Text.assemble((asked, LIGHT), f"  {words.dot.join([*done, named])}")
    if len(first) > room:
        first = Text.assemble((asked, LIGHT), f"  {named}")
    if chooser.options and not chooser.places and chooser.path:
        return first.append("\n").append_text(choice_line(scene))
    ways = [(words.say("terminal-enter"), words.say("confirm"))] if chooser.in_view else []
    ways += [(words.say("terminal-escape"), words.say("cancel"))] if chooser.path else []
    below = "   ".join(filter(None, (key_line(words, *ways), _does(scene))))
    return first.append(f"\n{below}")


def _does(scene: Scene) -> str:
    """What the token or the character under the cursor does, or else the character in play; nothing further on."""
    chooser, play = scene.chooser, scene.position.get("play")
    if chooser.path or chooser.cursor is None:
        return ""
    playing = f"play-{play['character']}" if isinstance(play, dict) else ""
    return does(chooser.cursor.pick, scene.words) or does(playing, scene.words)
