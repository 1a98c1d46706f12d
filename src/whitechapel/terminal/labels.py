"""What each thing that can be picked is called."""

from collections.abc import Sequence

from whitechapel.terminal.moments import Position
from whitechapel.terminal.words import Words

TOKEN_KEYS = {"alibi": "a", "holmes": "h", "watson": "w", "toby": "t", "rotation": "r", "exchange": "e", "joker": "j"}
"""The letter that picks each token of Pocket, the same in all languages: it is shown beside the token's name."""


def label(path: Sequence[str], position: Position, words: Words) -> str:
    """The name of the last word of a choice, given the words that lead to it."""
    named = _of_pocket if position["game"] == "pocket" else _of_classic
    return named(path[0], list(path[1:]), position, words)


def _of_pocket(verb: str, rest: list[str], position: Position, words: Words) -> str:
    if not rest:
        return words.say(f"token-{verb}")
    word = rest[-1]
    if verb == "rotation" and len(rest) == 2:
        return words.say(f"target-turn-{word}")
    if verb in ("rotation", "exchange"):
        name = words.name(position["tiles"][int(word)]["character"])
        return words.say("target-area", area=words.say(f"area-{word}"), name=name)
    if verb == "joker":
        if word == "nobody":
            return words.say("target-joker-nobody")
        return words.say("target-joker", detective=words.say(f"token-{word}"))
    return words.say("target-steps", detective=words.say(f"token-{verb}"), steps=int(word))


def _of_classic(verb: str, rest: list[str], position: Position, words: Words) -> str:
    if not rest:
        return words.say(f"verb-{verb}")
    word = rest[-1]
    if verb == "face":
        return words.say("target-facing", facing=words.say(f"facing-{word}"))
    if verb in ("leave", "cordon"):
        return words.say("target-exit", exit=words.say(f"exit-{word}"))
    if word == "-":
        return words.say("target-nobody")
    if word in position["characters"]:
        return words.say("target-person", name=words.name(word), hex=position["characters"][word])
    return words.say("target-hex", hex=word)


def question(path: Sequence[str], game: str, words: Words) -> str:
    """What the player is asked for next."""
    if not path:
        return words.say("pick-token")
    if path[0] == "play":
        return words.say("pick-card")
    if path[0] == "face" or (path[0] == "rotation" and len(path) == 2):
        return words.say("pick-turn")
    if game == "pocket" and path[0] == "exchange" and len(path) == 2:
        return words.say("pick-second")
    return words.say("pick-target")
