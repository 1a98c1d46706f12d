"""What happened and how it ended, in words, from what one seat saw."""

import re
from collections.abc import Sequence

from whitechapel.bots.failures import FAILURES
from whitechapel.core.types import Outcome
from whitechapel.terminal.moments import CHANCE, MOVE, Moment, Position
from whitechapel.terminal.words import Words, capital

_ANSWERS = ("seen", "unseen", "visible", "invisible")


def parts(action: str) -> list[str]:
    """The words of an action's text: its verb, then its objects."""
    return re.split("[ >]", action)


def told(moments: Sequence[Moment], index: int, game: str, words: Words) -> list[str]:
    """What happened at one moment: what was done, then what was said aloud. May be nothing worth telling."""
    moment = moments[index]
    done = _chance(moments, index, words) if moment.kind == CHANCE else _done(moments, index, game, words)
    return [capital(line) for line in [*done, *_announced(moment.announced, words)]]


def _done(moments: Sequence[Moment], index: int, game: str, words: Words) -> list[str]:
    moment = moments[index]
    who = words.seat(moment.actor if moment.actor is not None else "chance", game)
    if moment.kind != MOVE or moment.action is None:
        return [words.say(f"log-{moment.kind}", who=who)]
    verb, *objects = parts(moment.action)
    if game == "pocket":
        return [_pocket(verb, objects, who, words)]
    return [_classic(verb, objects, who, in_play(moments, index), words)]


def _chance(moments: Sequence[Moment], index: int, words: Words) -> list[str]:
    action = moments[index].action
    if action is None:
        after_a_move = index > 0 and moments[index - 1].kind == MOVE
        return [words.say("log-card-hidden" if after_a_move else "log-identity-hidden")]
    verb, *objects = parts(action)
    if verb == "tile":
        following = moments[index + 1].action if index + 1 < len(moments) else None
        return [] if (following or "").startswith("tile") else [words.say("log-tiles")]
    if verb == "throw":
        return [words.say("log-throw", tokens=", ".join(words.say(f"token-{face}") for face in objects))]
    if verb == "shuffle":
        return [words.say("log-shuffle", names=words.names(objects))]
    return [words.say(f"log-{verb}", name=words.name(objects[0]))]


def _pocket(verb: str, objects: list[str], who: str, words: Words) -> str:
    if verb == "joker":
        if objects == ["nobody"]:
            return words.say("log-joker-nobody", who=who)
        return words.say("log-joker", who=who, detective=words.say(f"token-{objects[0]}"))
    if verb == "rotation":
        return words.say("log-rotation", who=who, area=words.say(f"area-{objects[0]}"), quarters=int(objects[1]))
    if verb == "exchange":
        one, other = (words.say(f"area-{cell}") for cell in objects)
        return words.say("log-exchange", who=who, area=one, other=other)
    return words.say(f"log-{verb}", who=who, steps=int(objects[0]) if objects else 0)


def _classic(verb: str, objects: list[str], who: str, character: str, words: Words) -> str:
    name = words.name(character) if character else ""
    match verb, objects:
        case "play" | "accuse", [other]:
            return words.say(f"log-{verb}", who=who, name=words.name(other))
        case "move", [goal]:
            return words.say("log-move", name=name, hex=goal)
        case "leave", [gate]:
            return words.say("log-leave", exit=words.say(f"exit-{gate}"))
        case "swap", [other]:
            return words.say("log-swap", name=name, other=words.name(other))
        case "face", [facing]:
            return words.say("log-face", facing=words.say(f"facing-{facing}"))
        case "cordon", [start, goal]:
            gates = {"from": words.say(f"exit-{start}"), "to": words.say(f"exit-{goal}")}
            return words.say("log-cordon", **gates)
        case "whistle", ["-"]:
            return words.say("log-whistle-nobody")
        case "whistle", [called, goal]:
            return words.say("log-whistle", name=words.name(called), hex=goal)
        case _, [start, goal]:
            return words.say(f"log-{verb}", **{"from": start, "to": goal})
    return words.say(f"log-{verb}", name=name)


def in_play(moments: Sequence[Moment], index: int) -> str:
    """Who is in play at a moment of Mr. Jack: the last character picked."""
    for moment in reversed(moments[: index + 1]):
        if moment.action is not None and moment.action.startswith("play "):
            return moment.action.removeprefix("play ")
    return ""


def _announced(text: str, words: Words) -> list[str]:
    lines = []
    for part in text.split(", "):
        if part in _ANSWERS:
            lines.append(words.say(f"log-{part}"))
        elif part in FAILURES:
            lines.append(words.say(f"log-failed-{part}"))
        elif part == "the chase begins":
            lines.append(words.say("log-chase"))
    return lines


def ending(outcome: Outcome, revealed: Position, game: str, words: Words) -> list[str]:
    """Who won and why, who Jack was, and the cards that were hidden."""
    jack = words.name(revealed["jack"])
    loser = capital(words.seat(outcome.winner.opponent, game))
    lines = [
        capital(words.say("wins", who=words.seat(outcome.winner, game))) + ".",
        capital(words.say(f"reason-{outcome.reason}", name=jack, who=loser)),
        words.say("jack-was", name=jack) + ".",
    ]
    if cards := revealed.get("cards", revealed.get("jack_cards", [])):
        lines.append(words.say("jack-cards-were", cards=words.names(cards)) + ".")
    if cards := revealed.get("detective_cards", []):
        lines.append(words.say("detective-cards-were", cards=words.names(cards)) + ".")
    return lines
