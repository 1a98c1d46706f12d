"""The two lines in which the table asks for a choice."""

from collections.abc import Mapping

from rich.text import Text

from whitechapel.terminal.labels import label, question
from whitechapel.terminal.panel import Scene, choice_line
from whitechapel.terminal.screens.board_screen import SAID


def choice_prompt(scene: Scene, spots: Mapping[str, str]) -> Text:
    """What is asked for and where the cursor is; below it the choices without a place, or what Enter does.

    Args:
        scene: the choice in progress.
        spots: the words that may come next and have a place on the board, with that place.
    """
    chooser, words, position = scene.chooser, scene.words, scene.position
    path = [*chooser.picked, *([chooser.cursor] if chooser.cursor else [])]
    named = label(path, position, words) if path else ""
    done = words.dot.join(
        before
        for count in range(1, len(path))
        if path[:count] != ["play"] and (before := label(path[:count], position, words)) not in named
    )
    asked = words.say("confirm") + "?" if chooser.action else question(chooser.picked, position["game"], words)
    first = Text.assemble((asked, SAID), f"  {done + words.dot if done else ''}{named}")
    if chooser.options and not spots and chooser.picked:
        return first.append("\n").append_text(choice_line(scene))
    hint = f"Enter: {words.say('confirm')}" if chooser.in_view else ""
    back = f"Esc: {words.say('cancel')}" if chooser.begun else ""
    return first.append("\n" + "   ".join(part for part in (hint, back) if part))
