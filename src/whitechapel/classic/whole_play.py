"""A whole play in one text, as in the game files, and the steps it stands for.

    smith:g8-f7 lamp=f5>h4 after
    goodley:m10-j10 whistle=watson>i5/S,smith>g6 before
    watson:i5-i7 face=SE
    gull:swap=watson/NE
    holmes:l6-l6 stay
    goodley:j10-g9 whistle=gull>m9,holmes>i4 before accuse=stealthy
    lestrade:b1-exit=SW cordon=SW>SE before

First who and from where to where, then the ability with ``before`` or ``after`` (the move), at last an accusation.
A whistle names whom it calls nearest to Goodley first (it is read in any order), ``-`` if nobody can be called.
"""

import re
from itertools import pairwise
from typing import NamedTuple

from whitechapel.classic import board
from whitechapel.classic.actions import action_from_text, action_to_text
from whitechapel.classic.district import distance, place
from whitechapel.classic.pieces import GOODLEY, character
from whitechapel.classic.rules import apply, apply_trusted
from whitechapel.classic.state import State
from whitechapel.core.errors import NotationError
from whitechapel.core.types import Action

_TEXT = re.compile(
    r"(?P<who>\w+):(swap=(?P<swap>\w+)(/(?P<turned>\w+))?|(?P<start>\w+)-(exit=(?P<leave>\w+)|(?P<end>\w+)))"
    r"(?P<stay> stay)?( face=(?P<face>\w+))?"
    r"( (?P<verb>lamp|cordon|cover|whistle)=(?P<object>\S+) (?P<when>before|after))?( accuse=(?P<accuse>\w+))?"
)
_FORM = "something like 'smith:g8-f7 lamp=f5>h4 after'"
_ABILITIES = ("lamp", "cordon", "cover", "whistle")


class _Play(NamedTuple):
    """A whole play taken apart into the texts of its steps."""

    who: str
    move: str
    face: str = ""
    ability: tuple[str, ...] = ()
    when: str = ""

    def steps(self) -> list[str]:
        """The texts of its steps, in order."""
        move = [self.move, *([f"face {self.face}"] if self.face else [])]
        ability = [step for call in self.ability for step in call.split("/")]
        return [f"play {self.who}", *([*ability, *move] if self.when == "before" else [*move, *ability])]


def play_from_text(state: State, text: str) -> tuple[Action, ...]:
    """The steps of the play that `text` describes, each checked against the rules.

    `state` is the position before the character is chosen.
    """
    match = _TEXT.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise NotationError(text, "is not a whole play", _FORM)
    play = _read(state, match)
    actions = tuple(action_from_text(step) for step in play.steps())
    after = state
    for action in actions:
        after = apply(after, action)
    if after.in_play is not None and after.drawer is None:
        raise NotationError(text, "leaves the play unfinished", "every step of it")
    begins = play_to_text(state, actions).split(" ")[0]
    if text.split(" ", maxsplit=1)[0] != begins:
        raise NotationError(text, "does not begin and end so", f"'{begins}'")
    return actions


def _read(state: State, match: re.Match[str]) -> _Play:
    found = {name: value or "" for name, value in match.groupdict().items()}
    if found["accuse"]:
        move = f"accuse {found['accuse']}"
    elif found["swap"]:
        move = f"swap {found['swap']}"
    elif found["leave"]:
        move = f"leave {found['leave']}"
    else:
        move = "stay" if found["stay"] else f"move {found['end']}"
    play = _Play(found["who"], move, found["turned"] or found["face"], (), found["when"])
    if found["verb"] == "whistle" and found["object"] != "-":
        calls = [f"whistle {call}".replace("/", "/face ") for call in found["object"].split(",")]
        return play._replace(ability=_nearest_first(state, play, calls))
    return play._replace(ability=(f"{found['verb']} {found['object']}",)) if found["verb"] else play


def _nearest_first(state: State, play: _Play, calls: list[str]) -> tuple[str, ...]:
    """The calls sorted so that a hex is always left before somebody farther away needs it."""
    goal = place(state.people, GOODLEY)
    if play.when == "after" and play.move.startswith("move "):
        goal = board.street(play.move.removeprefix("move "))

    def key(call: str) -> tuple[int, int]:
        called = character(call.removeprefix("whistle ").partition(">")[0])
        return distance(goal, place(state.people, called)), called

    return tuple(sorted(calls, key=key))


def play_to_text(state: State, actions: tuple[Action, ...]) -> str:
    """The text of a whole play: `state` is the position before its first step, the choice of the character."""
    play = _taken_apart([action_to_text(action) for action in actions])
    places = state.places
    if play.when == "before":
        before = state
        for action in actions[: actions.index(action_from_text(play.move))]:
            before = apply_trusted(before, action)
        places = before.places
    here = state.places[play.who]
    verb, _, goal = play.move.partition(" ")
    if verb == "swap":
        return f"{play.who}:swap={goal}" + (f"/{play.face}" if play.face else "")
    end = {"move": goal, "leave": f"exit={goal}", "stay": here}.get(verb) or places.get(goal, goal)
    words = [f"{play.who}:{here}-{end}"]
    words += ["stay"] if verb == "stay" else []
    words += [f"face={play.face}"] if play.face else []
    if play.ability:
        calls = _nearest_first(state, play, list(play.ability)) if len(play.ability) > 1 else play.ability
        ability, _, first = calls[0].partition(" ")
        objects = [first, *(call.partition(" ")[2] for call in calls[1:])]
        words += [f"{ability}={','.join(objects).replace('face ', '')}", play.when]
    return " ".join([*words, f"accuse={goal}"] if verb == "accuse" else words)


def _taken_apart(texts: list[str]) -> _Play:
    """The steps of a play sorted by what they are; a facing right after a call belongs to the call."""
    play = _Play(texts[0].removeprefix("play "), "")
    for last, text in pairwise(texts):
        verb, _, goal = text.partition(" ")
        if verb == "face" and last.startswith("whistle "):
            play = play._replace(ability=(*play.ability[:-1], f"{play.ability[-1]}/{text}"))
        elif verb == "face":
            play = play._replace(face=goal)
        elif verb in _ABILITIES:
            play = play._replace(ability=(*play.ability, text), when="after" if play.move else "before")
        else:
            play = play._replace(move=text)
    return play
