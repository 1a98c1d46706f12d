"""What lies beside the board: rounds, witness card, character cards, alibi cards and what is known of Jack."""

from whitechapel.classic.drawing_words import hands, jack_of
from whitechapel.classic.observation import FinalObservation, Observation
from whitechapel.classic.pieces import ROUNDS
from whitechapel.core.svg import (
    BLACK,
    INK_SOFT,
    LIGHT,
    NAVY,
    PAPER,
    circle,
    element,
    link,
    path,
    placed,
    rectangle,
    small,
    use,
    words,
)
from whitechapel.core.svg_pieces import coin, eye, face, knife, sign
from whitechapel.core.svg_table import back, card, panel, slot, struck, track

_FLAME = "M0-8c4 5 6 8 4 12c-1.5 3-6.5 3-8 0c-2-4 0-7 4-12z"


def round_track(observation: Observation, x: float, y: float, width: float) -> str:
    """The eight rounds, past ones struck out; a flame stands by those at whose end a numbered gaslight goes out."""
    step = (width - 76) / 7
    over = isinstance(observation, FinalObservation)
    coins = []
    for turn in ROUNDS:
        middle = x + 38 + step * (turn - 1)
        shown = coin(middle, y + 66, 20, NAVY, words(middle, y + 72.5, str(turn), 19, LIGHT))
        past = turn < observation.round
        coins.append(element("g", shown, opacity=0.45) + struck(middle, y + 66, 20) if past else shown)
        if turn <= 4:
            flame = path("none" if past else LIGHT, _FLAME, stroke=INK_SOFT if past else LIGHT, stroke_width=1.2)
            coins.append(placed(middle, y + 105, 1, flame))
    current = 0 if over else observation.round
    note = placed(x + 100, y + 18, 0.8, path(LIGHT, _FLAME))
    note += small(x + 110, y + 22, "a gaslight goes out at the end", text_anchor="start")
    return panel(x, y, width, 124, "Rounds") + note + track(x + 38, y + 66, step, current, *coins)


def witness_card(observation: Observation, x: float, y: float, width: float) -> str:
    """What the witnesses said last: Jack under a lit lamp with an open eye, or in fog with a shut one."""
    visible = observation.witness == "visible"
    left, top = x + 16, y + 34
    night, halo, glass = ("#c98a2e", LIGHT, "#fff6dc") if visible else ("#1b2233", "#2b3750", "#5d6880")
    lamp = "M10 16h3v60h-3zM5 22h13v2h-13zM5 4l2 13h9l2-13zM3 2h17v3h-17z"
    fog = path("#b9c6d8", "M0 42c18-6 28 3 54-3v9c-24 5-36-2-54 3zM0 56c20-4 34 2 54-2v9h-54z", fill_opacity=0.3)
    scene = (
        rectangle(0, 0, 50, 62, night)
        + circle(12, 12, 30, halo)
        + path(BLACK, lamp)
        + path(glass, "M7 6l1.3 9h6.400l1.3-9z")
        + placed(12, 18, 0.44, use("figure-jack"), opacity=1 if visible else 0.45)
        + ("" if visible else fog)
    )
    return (
        panel(x, y, width, 124, "Witnesses")
        + rectangle(left, top, 58, 79, BLACK, rx=5)
        + rectangle(left + 1.5, top + 1.5, 55, 76, PAPER, rx=4)
        + placed(left + 4, top + 4, 1, element("g", scene, clip_path=link("witness")))
        + eye(left + 29, top + 66, 11, seen=visible)
        + words(left + 74, top + 36, "Jack is", 16, text_anchor="start")
        + words(
            left + 74,
            top + 58,
            "seen" if visible else "unseen",
            19,
            LIGHT if visible else "#c9d3e2",
            text_anchor="start",
        )
    )


def character_cards(observation: Observation, x: float, y: float, width: float) -> str:
    """The cards of this round, the one in play in front, those played face down; and those of the next round."""
    playing = (observation.in_play,) if observation.in_play else ()
    shown = [*playing, *observation.cards_left]
    played = 4 - len(shown) if shown else 0
    left = len(observation.cards_left)
    drawn = panel(x, y, width, 132, "This round", f"{left} left" if shown else "")
    drawn += panel(x + width + 12, y, width, 132, "Next round", _unknown(observation))
    for place in range(4):
        at = x + 16 + place * 71
        if place < len(shown):
            drawn += card(at, y + 38, shown[place], active=shown[place] == observation.in_play)
        else:
            drawn += back(at, y + 38) if place < len(shown) + played else slot(at, y + 38)
        following = x + width + 28 + place * 71
        known = place < len(observation.next_cards)
        drawn += card(following, y + 38, observation.next_cards[place]) if known else slot(following, y + 38)
    return drawn


def _unknown(observation: Observation) -> str:
    """Why the cards of the next round are not shown, if they are not."""
    if observation.next_cards:
        return ""
    return "none" if isinstance(observation, FinalObservation) or observation.round == 8 else "not known yet"


def alibi_cards(observation: Observation, x: float, y: float, width: float) -> str:
    """The alibi cards each side took by Holmes, as faces where the seat knows them."""
    drawn = panel(x, y, width, 124, "Alibi cards")
    for row, (role, cards) in enumerate(zip(("knife", "magnifier"), hands(observation), strict=True)):
        middle = y + 54 + 42 * row
        drawn += sign(role, x + 26, middle, 24)
        for place, name in enumerate(cards):
            at = x + 50 + 27 * place
            drawn += face(name, at + 12, middle, 12) if name else back(at, middle - 16, width=23)
        drawn += "" if cards else small(x + 50, middle + 5, "none", text_anchor="start")
    return drawn


def about_jack(observation: Observation, x: float, y: float, width: float) -> str:
    """Jack's identity card, face down for all who don't know him."""
    jack = jack_of(observation)
    suspects = len(observation.suspects)
    drawn = panel(x, y, width, 132, "Mr. Jack", f"{suspects} suspect{'s' * (suspects > 1)}")
    if jack is not None:
        drawn += card(x + 16, y + 38, jack) + knife(x + 74, y + 42, 11)
        said = (jack.capitalize(), "was Jack" if isinstance(observation, FinalObservation) else "is Jack")
    else:
        drawn += back(x + 16, y + 38) if observation.round else slot(x + 16, y + 38)
        said = _suspicion(observation)
    drawn += words(x + 90, y + 78, said[0], 17, text_anchor="start")
    return drawn + small(x + 90, y + 100, said[1], text_anchor="start")


def _suspicion(observation: Observation) -> tuple[str, str]:
    """What those can say about Jack who don't know him."""
    if not observation.round:
        return "Nobody yet", "his card is due"
    if len(observation.suspects) == 1:
        return observation.suspects[0].capitalize(), "the last suspect"
    seen = sum(name in observation.visible for name in observation.suspects)
    return "Who is he?", f"{seen} seen, {len(observation.suspects) - seen} not"
