"""Why something can't be done, in the player's language.

The rules say it in a few English words, a server by a code; each of these has a message.
"""

import re

from whitechapel.terminal.words import Words

MESSAGES = {
    r"is for chance to decide": "why-chance",
    r"comes when no action is due": "why-not-turn",
    r"is not .*'s to play now": "why-not-turn",
    r"needs a token that does not lie ready": "why-no-token",
    r"is Jack's alone: the Investigator must move a detective": "why-joker",
    r"would turn a tile that was already rotated this turn": "why-rotated",
    r"comes (after the end of the game|too late: the game is over)": "game-over",
    r"is not a card left in this round": "why-card",
    r"needs a character chosen first": "why-choose-first",
    r"comes while (?P<name>\w+) is in play": "why-in-play",
    r"comes before Watson is faced": "why-face-first",
    r"turns Watson, who was not moved": "why-watson-stays",
    r"is not an ability of (?P<name>\w+)": "why-ability",
    r"comes before the whistle has spent its points": "why-whistle-first",
    r"uses the ability twice": "why-ability-twice",
    r"moves twice": "why-move-twice",
    r"ends where the move began": "why-same-hex",
    r"ends on an occupied hex": "why-occupied",
    r"is out of reach": "why-reach",
    r"is the Detective's alone: Jack does not accuse": "why-jack-accuses",
    r"accuses nobody else": "why-accuse-self",
    r"does not stay: Gull must swap": "why-gull",
    r"is only for want of a free hex": "why-stay",
    r"swaps Gull with himself": "why-swap-self",
    r"leaves points that could be spent": "why-points-left",
    r"does not move a piece from where one lies to where none does": "why-piece",
    r"is Jack's alone: the Detective's plays do not leave": "why-detective-leaves",
    r"is for Jack's own character only": "why-not-jack",
    r"needs the witness card on Invisible": "why-witness",
    r"is shut by a cordon": "why-cordon",
    r"calls Goodley himself": "why-call-goodley",
    r"calls the same character twice": "why-call-twice",
    r"does not end nearer to Goodley": "why-not-nearer",
    r"costs (?P<cost>\d+) of (?P<points>\d+) points": "why-cost",
    r"leaves points that nobody could be moved for": "why-stranded",
}
"""The reasons of both games' rules, as patterns of what they say, each with its message."""


def reason(why: str, words: Words) -> str:
    """The reason the rules give, in the player's language."""
    for pattern, message in MESSAGES.items():
        found = re.fullmatch(pattern, why)
        if found is not None:
            gaps = found.groupdict()
            if "name" in gaps:
                gaps["name"] = words.name(gaps["name"])
            return words.say(message, **gaps)
    return words.say("problem-illegal")


_CODES = ("unknown-match", "stale", "illegal", "not-your-turn", "over", "no-takeback", "too-many", "wrong-token",
          "old-rules")  # fmt: skip
"""What a server may refuse at a table, as far as there is more to say than that it did not work."""


def refusal(code: str, words: Words) -> str:
    """What a server's code for a refusal means, in the player's language."""
    return words.say(f"problem-{code}" if code in _CODES else "problem-other")
