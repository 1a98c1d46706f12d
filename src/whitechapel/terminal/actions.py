"""How the actions of each game are explained before they are done, and told afterwards.

The first word of an action's text is its verb; what follows it, between blanks and ``>``, are its objects.
"""

import re
from typing import NamedTuple


class Wording(NamedTuple):
    """The words for one verb.

    Attributes:
        form: how it is typed, with a name for each object.
        means: what it does.
        told: how it is told; ``{who}`` did it, ``{0}`` and so on are its objects.
    """

    form: str
    means: str
    told: str


_POCKET = {
    "alibi": Wording("alibi", "take an alibi card", "{who} takes an alibi card"),
    "holmes": Wording("holmes STEPS", "move Holmes so many spaces clockwise", "{who} moves Holmes on by {0}"),
    "watson": Wording("watson STEPS", "move Watson so many spaces clockwise", "{who} moves Watson on by {0}"),
    "toby": Wording("toby STEPS", "move Toby so many spaces clockwise", "{who} moves Toby on by {0}"),
    "joker": Wording("joker DETECTIVE", "move a detective one space (Jack: or nobody)", "{who} plays the joker: {0}"),
    "rotation": Wording(
        "rotation AREA QUARTERS",
        "turn the tile in an area clockwise by so many quarters",
        "{who} turns the tile in area {0} clockwise, quarters: {1}",
    ),
    "exchange": Wording(
        "exchange AREA OTHER", "swap the tiles of two areas", "{who} swaps the tiles in areas {0} and {1}"
    ),
    "throw": Wording("", "", "the tokens are thrown: {0}, {1}, {2}, {3}"),
    "card": Wording("", "", "the alibi card is {0}"),
    "identity": Wording("", "", "Jack is {0}"),
    "tile": Wording("", "", "the tile of {0} is laid, wall to the {1}"),
}

_CLASSIC = {
    "play": Wording("play CHARACTER", "take a character card of this round", "{who} plays {0}"),
    "move": Wording("move HEX", "move the character in play", "{who} moves to {0}"),
    "accuse": Wording("accuse CHARACTER", "accuse a character; right or wrong, it ends the game", "{who} accuses {0}"),
    "leave": Wording("leave EXIT", "leave the board (only Jack's own character can)", "{who} leaves by {0}"),
    "stay": Wording("stay", "stay, as there is no free hex", "{who} stays"),
    "swap": Wording("swap CHARACTER", "let Gull change places instead of moving", "{who} lets Gull swap with {0}"),
    "face": Wording("face DIRECTION", "turn Watson's lantern", "{who} turns Watson's lantern to {0}"),
    "lamp": Wording("lamp FROM>TO", "move a lit gaslight tile", "{who} moves the light from {0} to {1}"),
    "cordon": Wording("cordon FROM>TO", "move a police cordon", "{who} moves the cordon from {0} to {1}"),
    "cover": Wording("cover FROM>TO", "move a manhole cover", "{who} moves the manhole cover from {0} to {1}"),
    "whistle": Wording("whistle CHARACTER>HEX", "call a character nearer to Goodley", "{who} whistles {0} to {1}"),
    "card": Wording("", "", "the alibi card is {0}"),
    "identity": Wording("", "", "Jack is {0}"),
    "shuffle": Wording("", "", "the cards of this round are {0}, {1}, {2}, {3}"),
}

WORDINGS = {"pocket": _POCKET, "classic": _CLASSIC}


def verb_of(action: str) -> str:
    """The first word of an action's text."""
    return action.partition(" ")[0]


def objects_of(action: str) -> tuple[str, ...]:
    """What the verb is followed by."""
    return tuple(re.split("[ >]", action)[1:])


def wording(game: str, action: str) -> Wording:
    """The words for an action; where there are none of its own, its text speaks for itself."""
    plain = Wording(action, "", f"{{who}}: {action}")
    known = WORDINGS.get(game, {}).get(verb_of(action), plain)
    needed = len(re.findall(r"\{\d\}", known.told))
    return known if needed == len(objects_of(action)) else plain
