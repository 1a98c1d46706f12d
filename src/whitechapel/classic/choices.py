"""How a step of Mr. Jack is picked: a character card, or what the character in play does, then its targets."""

from collections.abc import Sequence

from whitechapel.classic.actions import action_to_text
from whitechapel.classic.observation import Observation
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.core.choosing import Choices, Path, Pick, tree
from whitechapel.core.messages import Message, name_of
from whitechapel.core.types import Action


def choices(observation: Observation, legal_actions: Sequence[Action]) -> Choices:
    """The tree of what the player to act may pick.

    What is done is called by its verb (``move``), a person by verb and name (``accuse-gull``, ``play-smith``), a hex
    ``hex-g6``, an exit ``exit-NE``, where the lantern turns ``facing-N``, and ``nobody`` where nobody can be called.
    """
    texts = [action_to_text(action) for action in legal_actions]
    verbs = tuple(dict.fromkeys(text.partition(" ")[0] for text in texts))
    keys = [f"play-{name}" for name in observation.cards_left] if verbs == ("play",) else verbs

    def pick(word: str) -> Pick:
        return _pick(word, str(keys.index(word) + 1) if word in keys else "", observation)

    return tree([(_path(text), text) for text in texts], _asks, pick)


def _path(action: str) -> Path:
    verb, _, objects = action.partition(" ")
    return (verb, *(_word(verb, word) for word in objects.split(">") if word))


def _word(verb: str, word: str) -> str:
    if word == "-":
        return "nobody"
    if word in CHARACTERS:
        return f"{verb}-{word}"
    if verb == "face":
        return f"facing-{word}"
    return f"exit-{word}" if verb in ("leave", "cordon") else f"hex-{word}"


def _asks(path: Path) -> str:
    if not path:
        return "pick-token"
    return {"play": "pick-card", "face": "pick-turn"}.get(path[0], "pick-target")


def _pick(word: str, key: str, observation: Observation) -> Pick:
    kind, _, target = word.partition("-")
    if word == "nobody":
        return Pick(Message("target-nobody"))
    if not target:
        return Pick(Message(f"verb-{word}"), key=key, secret=word == "leave")
    if kind == "facing":
        return Pick(Message("target-facing", {"facing": Message(word)}))
    if kind == "exit":
        return Pick(Message("target-exit", {"exit": Message(word)}), word)
    if kind == "hex":
        return Pick(Message("target-hex", {"hex": target}), word)
    place = observation.places[target]
    label = Message("target-person", {"name": name_of(target), "hex": place})
    return Pick(label, f"hex-{place}", key, danger=kind == "accuse")
