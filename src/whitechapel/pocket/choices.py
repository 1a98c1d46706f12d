"""How an action of Mr. Jack Pocket is picked: a token, then a target on the board, then perhaps one more."""

from collections.abc import Iterator, Sequence

from whitechapel.core.choosing import Choices, Path, Pick, tree
from whitechapel.core.messages import Message, Term, name_of
from whitechapel.core.types import Action
from whitechapel.pocket.actions import WHY_ROTATED, action_to_text, missing_tokens
from whitechapel.pocket.district import character_at
from whitechapel.pocket.observation import Observation
from whitechapel.pocket.pieces import CELLS, CHARACTERS, DETECTIVES, SPACES

TOKEN_KEYS = {"alibi": "a", "holmes": "h", "watson": "w", "toby": "t", "rotation": "r", "exchange": "e", "joker": "j"}
"""The letter that picks each token, the same in all languages: it is shown beside the token's name."""


def choices(observation: Observation, legal_actions: Sequence[Action]) -> Choices:
    """The tree of what the player to act may pick.

    A token is called by its face (``rotation``), a detective's steps ``holmes-1``, a joker ``joker-toby``, a tile
    ``tile-4``, a turn of it ``turn-1``. Two tiles may be picked in either order. It says why a token or a tile that
    lies there can't be picked.
    """
    paths = (path for action in legal_actions for path in _paths(action_to_text(action)))
    return tree(paths, _asks, lambda word: _pick(word, observation), _why(observation))


def _paths(action: str) -> Iterator[tuple[Path, str]]:
    match action.split():
        case "rotation", cell, quarters:
            yield ("rotation", f"tile-{cell}", f"turn-{quarters}"), action
        case "exchange", one, other:
            yield ("exchange", f"tile-{one}", f"tile-{other}"), action
            yield ("exchange", f"tile-{other}", f"tile-{one}"), action
        case verb, target:
            yield (verb, f"{verb}-{target}"), action
        case _:
            yield (action,), action


def _why(observation: Observation) -> Iterator[tuple[Path, Message]]:
    missing, rotated = missing_tokens(observation), observation.rotated
    for face, reason in missing.items():
        yield (face,), reason
    if rotated and "rotation" not in missing:
        for cell in CELLS:
            if CHARACTERS[character_at(observation.district, cell)] in rotated:
                yield ("rotation", f"tile-{cell}"), WHY_ROTATED


def _asks(path: Path) -> str:
    if not path:
        return "pick-token"
    if len(path) == 1:
        return "pick-target"
    return "pick-turn" if path[0] == "rotation" else "pick-second"


def _pick(word: str, observation: Observation) -> Pick:
    verb, _, target = word.partition("-")
    if not target:
        return Pick(Message(f"token-{verb}"), key=TOKEN_KEYS[verb])
    if verb == "turn":
        return Pick(Message(f"target-turn-{target}"))
    if verb == "tile":
        name = name_of(CHARACTERS[character_at(observation.district, int(target))])
        return Pick(Message("target-area", {"area": Message(f"area-{target}"), "name": name}), word)
    if target == "nobody":
        return Pick(Message("target-joker-nobody"))
    if verb == "joker":
        return Pick(Message("target-joker", {"detective": Message(f"token-{target}")}), _space(observation, target, 1))
    steps: dict[str, Term] = {"detective": Message(f"token-{verb}"), "steps": int(target)}
    return Pick(Message("target-steps", steps), _space(observation, verb, int(target)))


def _space(observation: Observation, detective: str, steps: int) -> str:
    """Where so many steps take a detective."""
    return f"space-{(observation.detectives[DETECTIVES.index(detective)] + steps) % len(SPACES)}"
