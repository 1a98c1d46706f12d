"""What stands beside the board: the course of the game, what can be picked, who is suspected."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from whitechapel.terminal import theme
from whitechapel.terminal.chooser import Chooser, following
from whitechapel.terminal.labels import TOKEN_KEYS, label
from whitechapel.terminal.moments import Position
from whitechapel.terminal.theme import Glyphs
from whitechapel.terminal.words import Words, capital

_PLAIN = Style(color=theme.INK)
_SOFT = Style(color=theme.SOFT)
_LIGHT = Style(color=theme.LIGHT, bold=True)
_CURSOR = Style(color=theme.LIGHT_INK, bgcolor=theme.LIGHT, bold=True)


class Line(NamedTuple):
    """A line of the panel, and the word that a click on it picks."""

    text: Text
    word: str | None = None


class Scene(NamedTuple):
    """What is shown: the position, the ghost of what the choice would make of it, and the choice in progress."""

    position: Position
    ghost: Position | None
    chooser: Chooser
    words: Words
    glyphs: Glyphs
    split: bool = True

    @property
    def board(self) -> Position:
        """What the board shows: the ghost, where there is one."""
        return self.position if self.ghost is None else {**self.position, **self.ghost}

    def soft(self, text: str) -> Line:
        """A line in the background."""
        return Line(Text(text, _SOFT))


def panel(scene: Scene) -> list[Line]:
    """Every line of the panel."""
    if scene.position["game"] == "pocket":
        return [*_course(scene, "turn"), *_tokens(scene), *_split(scene), *_pocket_cards(scene)]
    return [*_course(scene, "round"), *_characters(scene), *_verbs(scene), *_split(scene), *_suspects(scene),
            *_witnesses(scene)]  # fmt: skip


def _course(scene: Scene, unit: str) -> list[Line]:
    """The turn, the eight turns with who took their time tokens, and who acts when."""
    position, words, glyphs = scene.position, scene.words, scene.glyphs
    now = position[unit]
    heading = words.say("turn" if unit == "turn" else "round", turn=now)
    track = Text()
    for turn in range(1, 9):
        taken = position["time"][turn - 1][0].upper() if turn <= len(position.get("time", [])) else str(turn)
        track.append(f"{glyphs.here if turn == now else ' '}{taken} ", _LIGHT if turn == now else _SOFT)
    pips = Text()
    played = position["display"]["played"]
    for number, seat in enumerate(position["display"]["order"]):
        sign = glyphs.played if number < played else glyphs.here if number == played else " "
        pips.append(f"{sign}{seat[0].upper()}  ", _LIGHT if number == played else _SOFT)
    kind = words.say("action-number" if unit == "turn" else "play-number", number=min(4, played + 1))
    lines = [Line(Text(f"{heading}{words.dot}{kind}", _PLAIN)), Line(track), Line(pips)]
    if position.get("chase"):
        lines.append(Line(Text(words.say("the-chase"), _LIGHT)))
    return lines


def _tokens(scene: Scene) -> list[Line]:
    """The four tokens of this turn, to pick from, and the next turn's where they are known."""
    words, glyphs = scene.words, scene.glyphs
    lines = [Line(Text(words.say("tokens"), _SOFT))]
    for token in scene.position["tokens"]:
        name = words.say(f"token-{token['face']}")
        if token["used"]:
            lines.append(scene.soft(f"  {glyphs.played} {name} ({words.say('used')})"))
        else:
            lines.append(_option(scene, token["face"], f"{TOKEN_KEYS[token['face']].upper()} {name}"))
    if not scene.position["tokens"]:
        lines.append(scene.soft(f"  {words.say('tokens-thrown')}"))
    following = [words.say(f"token-{face}") for face in scene.position["display"]["next_tokens"]]
    if following:
        lines += [scene.soft(words.say("tokens-next")), scene.soft("  " + ", ".join(following))]
    return lines


def _characters(scene: Scene) -> list[Line]:
    """The character cards of this round, to pick from, and the next round's where they are known."""
    words, glyphs, position = scene.words, scene.glyphs, scene.position
    lines = [Line(Text(words.say("cards"), _SOFT))]
    if position["play"] is not None:
        lines.append(Line(Text(f"  {glyphs.here} {words.name(position['play']['character'])}", _LIGHT)))
    offered = following(scene.chooser.legal, ["play"]).words
    for name in position["cards_left"]:
        number = f"{offered.index(name) + 1} " if name in offered else ""
        text = f"{number}{words.name(name)}"
        lines.append(_option(scene, name, text) if name in offered else scene.soft(f"    {text}"))
    if position["cards_next_round"]:
        lines.append(scene.soft(words.say("cards-next")))
        lines += [scene.soft(f"    {words.name(name)}") for name in position["cards_next_round"]]
    return lines


def _verbs(scene: Scene) -> list[Line]:
    """What the character in play can do."""
    verbs = scene.chooser.verbs
    if not verbs or verbs == ("play",):
        return []
    heading = Line(Text(scene.words.say("tokens"), _SOFT))
    return [heading, *(_option(scene, verb, f"{number} {scene.words.say(f'verb-{verb}')}")
                       for number, verb in enumerate(verbs, 1))]  # fmt: skip


def _option(scene: Scene, word: str, text: str) -> Line:
    """Something to pick: under the cursor, picked already, ready, or not to be had now."""
    chooser, glyphs = scene.chooser, scene.glyphs
    if chooser.cursor == word and chooser.picked in ([], ["play"]):
        return Line(Text(f"  {glyphs.here} {text} ", _CURSOR), word)
    if word in chooser.picked[:2]:
        return Line(Text(f"  {glyphs.here} {text}", _LIGHT), word)
    ready = word in chooser.verbs or word in chooser.options
    return Line(Text(f"    {text}", _PLAIN if ready else _SOFT), word if ready else None)


def _split(scene: Scene) -> list[Line]:
    """Who would be seen if the witnesses were asked now."""
    if not scene.split:
        return []
    display = scene.board["display"]
    text = scene.words.say("split", seen=len(display["seen"]), hidden=len(display["hidden"]))
    mark = f" {scene.glyphs.here}{scene.glyphs.here}" if scene.ghost is not None else ""
    return [Line(Text(text + mark, _LIGHT))]


def _suspects(scene: Scene) -> list[Line]:
    display = scene.board["display"]
    suspects = sorted([*display["seen"], *display["hidden"]])
    names = [
        name.capitalize() + (scene.glyphs.seen if scene.split and name in display["seen"] else "") for name in suspects
    ]
    return [Line(Text(scene.words.say("suspects"), _SOFT)), Line(Text(f"  {', '.join(names)}", _PLAIN))]


def _pocket_cards(scene: Scene) -> list[Line]:
    words, position = scene.words, scene.position
    lines = [scene.soft(words.say("alibi-held", count=len(position["drawn"])))]
    if position["revealed"]:
        lines.append(scene.soft(words.say("cards-shown", cards=", ".join(map(str.capitalize, position["revealed"])))))
    return lines


def _witnesses(scene: Scene) -> list[Line]:
    words, position = scene.words, scene.position
    witness = position["witness"]
    lines = [Line(Text(f"{words.say('witness')} {words.say(f'witness-{witness}')}", _PLAIN))]
    for seat, count in position["alibi_cards_taken"].items():
        lines.append(scene.soft(capital(words.say("alibi-taken", seat=words.seat(seat, "classic"), count=count))))
    if 1 <= position["round"] <= 4:
        lines.append(scene.soft(words.say("lamp-goes-out", number=position["round"])))
    return lines


def secret_lines(known: Position, words: Words) -> list[str]:
    """What only one seat knows, in words, to its owner: who he is, his hourglasses, his cards."""
    lines = []
    if known.get("jack") is not None:
        lines.append(words.say("secret-you-are", name=words.name(known["jack"])))
    if "hourglasses" in known["display"]:
        lines.append(words.say("hourglasses", count=known["display"]["hourglasses"]))
    cards = known.get("cards") or known.get("jack_cards") or known.get("detective_cards") or ()
    lines.append(words.say("secret-cards", cards=words.names(cards)) if cards else words.say("secret-no-cards"))
    return lines


def known_lines(known: Position, words: Words) -> list[str]:
    """What a lens shows beyond the table, in words."""
    lines = []
    if known.get("jack") is not None:
        lines.append(words.say("secret-jack-is", name=words.name(known["jack"])))
    if "hourglasses" in known["display"]:
        lines.append(words.say("hourglasses", count=known["display"]["hourglasses"]))
    if cards := known.get("cards") or known.get("jack_cards"):
        lines.append(words.say("jack-cards-were", cards=words.names(cards)))
    if cards := known.get("detective_cards"):
        lines.append(words.say("detective-cards-were", cards=words.names(cards)))
    return lines


def choice_line(scene: Scene) -> Text:
    """The words that may come next and have no place on the board, each with the number that picks it."""
    chooser = scene.chooser
    text = Text()
    for number, word in enumerate(chooser.options, 1):
        named = label([*chooser.picked, word], scene.position, scene.words)
        text.append(f" {number} {named} ", _CURSOR if word == chooser.cursor else _PLAIN)
        text.append(" ")
    return text
