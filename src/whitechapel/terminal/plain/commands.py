"""What may be typed besides actions: questions about the match, and what else can be asked for."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from whitechapel.core.errors import NotationError
from whitechapel.table import RefusedError
from whitechapel.table.interface import is_mine
from whitechapel.terminal.naming import goal_of, help_for
from whitechapel.terminal.turns import turn_lines

if TYPE_CHECKING:
    from whitechapel.terminal.plain.answering import Answering


async def _list(at: "Answering", _: str) -> None:
    at.talk.say(*at.choices.numbered())


async def _why(at: "Answering", typed: str) -> None:
    """Why an action can't be played."""
    words = at.words
    try:
        action = at.choices.read(typed)
    except NotationError as error:
        at.talk.say(error.why)
        return
    if action in at.table.turn.legal:
        at.talk.say(words.say("terminal-possible", action=action))
        return
    reason = await at.table.why_not(action)
    if reason is None:
        at.talk.say(words.say("terminal-not-now", action=action))
    else:
        at.talk.say(words.say("terminal-not-allowed", action=action, why=words.say(reason)))


async def _hint(at: "Answering", _: str) -> None:
    """What a strong player would do, and why."""
    words = at.words
    try:
        advice = await at.table.hint()
    except RefusedError as refused:
        at.talk.say(words.sentence(refused.reason or "terminal-no-hint"))
        return
    at.talk.say(words.say("terminal-hint", action=advice.action, words=at.choices.named(advice.action)))
    at.talk.say(words.sentence(advice.reason))


async def _describe(at: "Answering", place: str) -> None:
    """The whole position in words, or one place of it."""
    if place:
        at.talk.say(*(await at.looking.place(place) or [at.words.say("terminal-no-place", given=place)]))
    else:
        at.talk.say(*await at.looking.overview())


async def _sight(at: "Answering", _: str) -> None:
    at.talk.say(*await at.looking.sight())


async def _changed(at: "Answering", _: str) -> None:
    at.talk.say(*await at.looking.changed())


async def _turns(at: "Answering", _: str) -> None:
    at.talk.say(*turn_lines(at.table.game, at.table.log, at.words))


async def _goal(at: "Answering", _: str) -> None:
    at.talk.say(goal_of(at.table, at.words))


async def _coach(at: "Answering", to: str) -> None:
    """Advice before each choice, or none; without a word the other of the two."""
    at.switch("coach", to)
    at.talk.say(at.words.say("terminal-coach-on" if at.settings.is_on("coach") else "terminal-coach-off"))
    await at.coach()


async def _brief(at: "Answering", to: str) -> None:
    """Say little, or show the board every turn; without a word the other of the two."""
    at.switch("brief", to)
    at.talk.say(at.words.say("terminal-brief-on" if at.settings.is_on("brief") else "terminal-brief-off"))


async def _board(at: "Answering", _: str) -> None:
    at.show_board()


async def _legend(at: "Answering", _: str) -> None:
    at.talk.say(*help_for(at.table.game, at.words))


async def _secret(at: "Answering", _: str) -> None:
    """What only one seat may read; at a screen that both look at, until he presses Enter."""
    table = at.table
    seat = table.turn.to_act if is_mine(table) else next(iter(table.seats), None)
    if seat is None:
        return
    at.talk.say(*(at.secrets(seat) or [at.words.say("terminal-no-secret")]))
    if len(table.seats) > 1 and at.talk.is_terminal:
        at.talk.prompt(at.words.say("terminal-secret-hide"))
        await at.talk.typed()
        at.talk.clear()
        at.show_position()


async def _undo(at: "Answering", _: str) -> None:
    await at.request(at.table.take_back(), "problem-no-takeback")


async def _yes(at: "Answering", _: str) -> None:
    await at.request(at.table.answer_takeback(agree=True), "terminal-not-asked")


async def _no(at: "Answering", _: str) -> None:
    await at.request(at.table.answer_takeback(agree=False), "terminal-not-asked")


async def _resign(at: "Answering", sure: str) -> None:
    """Give the match up, once that is confirmed."""
    if not at.table.turn.can_resign:
        at.talk.say(at.words.say("terminal-no-resign"))
    elif sure.casefold() == "yes":
        await at.request(at.table.resign(), "problem-other")
    else:
        at.talk.say(at.words.say("terminal-resign-sure"))


async def _link(at: "Answering", _: str) -> None:
    """Where the match is found: the invitation while somebody is waited for, else the way back."""
    connection = at.table.connection
    waiting = connection.invitation if at.table.turn.to_act is None else ""
    at.talk.say(waiting or connection.address or at.words.say("terminal-no-link"))


async def _help(at: "Answering", _: str) -> None:
    """What may be typed now."""
    words = at.words
    if at.table.turn.legal:
        at.talk.say(words.say("terminal-help-now"), *at.choices.explained())
    at.talk.say(*help_for(at.table.game, words), words.say("terminal-help-commands"))
    at.talk.say(*(f"  {words.say(f'terminal-command-{name}')}" for name in EXPLAINED))


COMMANDS: Mapping[str, "Callable[[Answering, str], Awaitable[None]]"] = {
    "list": _list,
    "describe": _describe,
    "sight": _sight,
    "changed": _changed,
    "turns": _turns,
    "goal": _goal,
    "why": _why,
    "hint": _hint,
    "coach": _coach,
    "brief": _brief,
    "board": _board,
    "legend": _legend,
    "secret": _secret,
    "undo": _undo,
    "yes": _yes,
    "no": _no,
    "resign": _resign,
    "link": _link,
    "help": _help,
}
"""What each command does; what is typed behind it goes along."""
EXPLAINED = (*COMMANDS, "quit")
"""All commands, in the order in which help explains them."""
