"""What stands beside the district: the tokens of this turn and the next, who would be seen, the cards."""

from rich.text import Text

from whitechapel.pocket.choices import TOKEN_KEYS
from whitechapel.table.positions import Position
from whitechapel.terminal.aids import hourglasses, what_if
from whitechapel.terminal.board.course import Course, course
from whitechapel.terminal.board.pocket.shapes import shaped
from whitechapel.terminal.board.verbs import verb_of
from whitechapel.terminal.panel import LIGHT, Line, Scene, heading, option, soft, split
from whitechapel.words import Words


def panel(scene: Scene) -> list[Line]:
    """Every line of the panel."""
    position = shaped(scene.position)
    display = position["display"]
    at = Course(now=position["turn"], time=position["time"], order=display["order"], played=display["played"])
    lines = course(scene, at, "pocket", "action-number")
    if position["chase"]:
        lines.append(Line(Text(scene.words.say("the-chase"), LIGHT)))
    return [*lines, *hourglasses(scene), *_tokens(scene), *split(scene), *what_if(scene), *_cards(scene)]


def _tokens(scene: Scene) -> list[Line]:
    """The four tokens of this turn, to pick from, and the next turn's where they are known."""
    words, glyphs, position = scene.words, scene.glyphs, shaped(scene.position)
    lines = [heading(words.say("tokens"))]
    for token in position["tokens"]:
        face, name = token["face"], words.say(f"token-{token['face']}")
        if token["used"]:
            lines.append(soft(f"  {glyphs.played} {name} ({words.say('used')})"))
        else:
            picked = verb_of(scene.chooser) == face
            lines.append(option(scene, face, f"{TOKEN_KEYS[face].upper()} {name}", picked=picked))
    if not position["tokens"]:
        lines.append(soft(f"  {words.say('tokens-thrown')}"))
    following = [words.say(f"token-{face}") for face in position["display"]["next_tokens"]]
    if following:
        lines.append(soft(words.say("terminal-key-does", key=words.say("tokens-next"), what=", ".join(following)), 2))
    return lines


def _cards(scene: Scene) -> list[Line]:
    words, position = scene.words, shaped(scene.position)
    held = len(position["drawn"])
    lines = [soft(words.say("alibi-held", count=held), 0 if held else 4)]
    if position["revealed"]:
        shown = ", ".join(map(str.capitalize, position["revealed"]))
        lines.append(soft(words.say("cards-shown", cards=shown), 2))
    return lines


def secret_lines(known: Position, words: Words) -> list[str]:
    """Who Jack is, his hourglasses and his cards, to himself; the Investigator has no secret."""
    position = shaped(known)
    lines = []
    jack = position.get("jack")
    if jack is not None:
        lines.append(words.say("secret-you-are", name=words.name(jack)))
    if "hourglasses" in position["display"]:
        lines.append(words.say("hourglasses", count=position["display"]["hourglasses"]))
    cards = position.get("cards")
    if jack is not None:
        lines.append(words.say("secret-cards", cards=words.names(cards)) if cards else words.say("secret-no-cards"))
    return lines


def known_lines(known: Position, words: Words) -> list[str]:
    """The same, to somebody else."""
    position = shaped(known)
    lines = []
    jack, cards = position.get("jack"), position.get("cards")
    if jack is not None:
        lines.append(words.say("secret-jack-is", name=words.name(jack), game="pocket"))
    if "hourglasses" in position["display"]:
        lines.append(words.say("hourglasses", count=position["display"]["hourglasses"]))
    if cards:
        lines.append(words.say("jack-cards-were", cards=words.names(cards)))
    return lines
