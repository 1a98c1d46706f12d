"""What stands beside the streets: the cards of this round and the next, what can be done, suspects and witnesses."""

from rich.text import Text

from whitechapel.core.types import Seat
from whitechapel.table.positions import Position
from whitechapel.terminal.aids import what_if
from whitechapel.terminal.board.classic.shapes import shaped
from whitechapel.terminal.board.course import Course, course
from whitechapel.terminal.board.verbs import verb_of
from whitechapel.terminal.panel import LIGHT, PLAIN, Line, Scene, heading, option, soft, split
from whitechapel.words import Words, capital


def panel(scene: Scene) -> list[Line]:
    """Every line of the panel."""
    position = shaped(scene.position)
    display = position["display"]
    at = Course(now=position["round"], time=(), order=display["order"], played=display["played"])
    return [
        *course(scene, at, "classic", "play-number"),
        *_characters(scene),
        *_verbs(scene),
        *split(scene),
        *what_if(scene),
        *_suspects(scene),
        *_witnesses(scene),
    ]


def _characters(scene: Scene) -> list[Line]:
    """The character cards of this round, to pick from, and the next round's where they are known."""
    words, glyphs, position = scene.words, scene.glyphs, shaped(scene.position)
    lines = [heading(words.say("cards"))]
    if position["play"] is not None:
        lines.append(Line(Text(f"  {glyphs.here} {words.name(position['play']['character'])}", LIGHT)))
    offered = {choice.pick: scene.chooser.pick_of(choice).key for choice in scene.chooser.top}
    for name in position["cards_left"]:
        pick = f"play-{name}"
        if pick in offered:
            lines.append(option(scene, pick, f"{offered[pick]} {words.name(name)}"))
        else:
            lines.append(soft(f"    {words.name(name)}"))
    if position["cards_next_round"]:
        lines.append(soft(words.say("cards-next"), 2))
        lines += [soft(f"    {words.name(name)}", 2) for name in position["cards_next_round"]]
    return lines


def _verbs(scene: Scene) -> list[Line]:
    """What the character in play can do."""
    chooser, words = scene.chooser, scene.words
    keys = {choice.pick: chooser.pick_of(choice).key for choice in chooser.top}
    verbs = [option(scene, pick, f"{key} {words.say(f'verb-{pick}')}") for pick, key in keys.items() if "-" not in pick]
    lone = verb_of(chooser)
    if not verbs and lone not in ("", "play"):
        verbs = [option(scene, lone, words.say(f"verb-{lone}"), picked=True)]
    return [heading(words.say("tokens")), *verbs] if verbs else []


def _suspects(scene: Scene) -> list[Line]:
    display = shaped(scene.board)["display"]
    suspects = sorted([*display["seen"], *display["hidden"]])
    names = [
        name.capitalize() + (scene.glyphs.seen if scene.split and name in display["seen"] else "") for name in suspects
    ]
    return [heading(scene.words.say("suspects")), Line(Text(f"  {', '.join(names)}", PLAIN))]


def _witnesses(scene: Scene) -> list[Line]:
    words, position = scene.words, shaped(scene.position)
    witness = words.say(f"witness-{position['witness']}")
    lines = [Line(Text(f"{words.say('witness')} {witness}", PLAIN))]
    for seat, count in position["alibi_cards_taken"].items():
        lines.append(soft(capital(words.say("alibi-taken", seat=words.seat(Seat.parse(seat), "classic"), count=count))))
    lamp = position["display"]["lamp_out"]
    if lamp is not None:
        lines.append(soft(words.say("lamp-goes-out", number=lamp)))
    return lines


def secret_lines(known: Position, words: Words) -> list[str]:
    """Who Jack is, to himself, and a seat's alibi cards, to its owner."""
    position = shaped(known)
    jack = position.get("jack")
    lines = [] if jack is None else [words.say("secret-you-are", name=words.name(jack))]
    cards = position.get("jack_cards") or position.get("detective_cards")
    return [*lines, words.say("secret-cards", cards=words.names(cards)) if cards else words.say("secret-no-cards")]


def known_lines(known: Position, words: Words) -> list[str]:
    """The same, to somebody else."""
    position = shaped(known)
    jack = position.get("jack")
    lines = [] if jack is None else [words.say("secret-jack-is", name=words.name(jack), game="classic")]
    if cards := position.get("jack_cards"):
        lines.append(words.say("jack-cards-were", cards=words.names(cards)))
    if cards := position.get("detective_cards"):
        lines.append(words.say("detective-cards-were", cards=words.names(cards)))
    return lines
