"""What lies beside the district: the action tokens, the time tokens, the alibi cards and what is known of Jack."""

from whitechapel.core.svg import (
    BLACK,
    BLUE,
    CREAM,
    INK,
    INK_SOFT,
    LIGHT,
    NAVY,
    RED,
    element,
    number,
    path,
    small,
    words,
)
from whitechapel.core.svg_pieces import coin, face, knife, sign
from whitechapel.core.svg_table import back, card, panel, slot, struck, track
from whitechapel.core.types import Seat
from whitechapel.pocket.drawing_words import jack_of
from whitechapel.pocket.layout import GAME_OVER, THROW_DUE
from whitechapel.pocket.observation import Observation, PublicObservation
from whitechapel.pocket.pieces import CHARACTERS, DETECTIVES, HOURGLASSES, TURNS

_FULL = 6  # hourglasses that Jack needs


def action_tokens(observation: Observation, x: float, y: float, width: float) -> str:
    """The four action tokens of this turn, those played struck out, and the next turn's faces if they are known."""
    left = sum(not used for used in observation.used)
    over = observation.phase == GAME_OVER
    drawn = panel(x, y, width * 0.64, 124, "Actions", f"{left} left" if observation.tokens else "to be thrown")
    drawn += panel(x + width * 0.64 + 12, y, width * 0.36 - 12, 124, "Next turn", "none" if over else "")
    faces = observation.tokens or ("",) * 4
    for place, (name, used) in enumerate(zip(faces, observation.used, strict=True)):
        middle = x + width * 0.08 + place * width * 0.16
        drawn += _action(name, middle, y + (65 if name else 74), 30, used=used)
        drawn += words(middle, y + 113, name.capitalize(), 14, INK_SOFT if used else INK)
    for place, name in enumerate(() if over else observation.next_tokens or ("",) * 4):
        drawn += _action(name, x + width * 0.64 + 44 + place * 46, y + 72, 20, used=False)
    return drawn


def _action(name: str, x: float, y: float, radius: float, *, used: bool) -> str:
    if not name:
        inside = words(x, y + radius * 0.33, "?", radius, LIGHT)
    elif name in DETECTIVES:
        inside = face(name, x, y, radius * 0.87 - 1.5)
    else:
        inside = sign(name, x, y, radius * 1.25)
    if not used:
        return coin(x, y, radius, NAVY, inside)
    return element("g", coin(x, y, radius, NAVY, inside), opacity=0.4) + struck(x, y, radius)


def time_tokens(observation: Observation, x: float, y: float, width: float) -> str:
    """The eight time tokens: an hourglass where Jack took one, a glass where the Investigator did, else its number."""
    takers = observation.time_tokens
    counts = f"Mr. Jack {takers.count(Seat.JACK)}, the Investigator {takers.count(Seat.DETECTIVE)}"
    step = (width - 76) / 7
    coins = [
        _time_token(taker, turn, x + 38 + step * (turn - 1), y + 58) for turn, taker in zip(TURNS, takers, strict=True)
    ]
    current = 0 if observation.phase == GAME_OVER else observation.turn
    return panel(x, y, width, 104, "Time", counts) + track(x + 38, y + 58, step, current, *coins)


def _time_token(taker: Seat | None, turn: int, x: float, y: float) -> str:
    if taker is None:
        return coin(x, y, 20, NAVY, words(x, y + 6.5, str(turn), 19, LIGHT))
    field, name = (RED, "hourglass") if taker is Seat.JACK else (BLUE, "magnifier")
    return coin(x, y, 20, field, sign(name, x, y, 22)) + small(x, y + 36, str(turn), 13)


def alibi_cards(observation: Observation, x: float, y: float, width: float) -> str:
    """The alibi cards the Investigator revealed, with his sign, and Jack's, face up if the seat knows them."""
    held: tuple[str, ...] = ("",) * len(observation.drawn_in)
    if not isinstance(observation, PublicObservation):
        held = observation.cards
    taken = [(name, "magnifier") for name in observation.revealed] + [(name, "knife") for name in held]
    drawn = panel(x, y, width, 150, "Alibi cards")
    for place in range(4):
        left = x + 16 + place * 70
        if place >= len(taken):
            drawn += slot(left, y + 36)
            continue
        name, role = taken[place]
        drawn += card(left, y + 36, name) if name else back(left, y + 36)
        glasses = HOURGLASSES[CHARACTERS.index(name)] if name else 0
        drawn += sign(role, left + 12, y + 128, 22)
        drawn += "".join(sign("hourglass", left + 34 + 17 * each, y + 128, 17) for each in range(glasses))
    return drawn


def about_jack(observation: Observation, x: float, y: float, width: float) -> str:
    """Jack's identity card, face down for all who don't know him; to those who do, his hourglasses too."""
    jack = jack_of(observation)
    suspects = len(observation.suspects)
    drawn = panel(x, y, width, 150, "Mr. Jack", f"{suspects} suspect{'s' * (suspects > 1)}" if suspects else "")
    if jack is None or isinstance(observation, PublicObservation):
        drawn += back(x + 16, y + 36) if observation.phase >= THROW_DUE else slot(x + 16, y + 36)
        said, more = _suspicion(observation)
        drawn += words(x + 92, y + 78, said, 19, text_anchor="start")
        return drawn + small(x + 92, y + 102, more, text_anchor="start")
    drawn += card(x + 16, y + 36, jack) + knife(x + 74, y + 40, 11)
    drawn += words(x + 96, y + 56, f"{observation.hourglasses} of {_FULL}", 19, text_anchor="start")
    drawn += small(x + 96, y + 75, "hourglasses", text_anchor="start")
    for place in range(max(_FULL, observation.hourglasses)):
        left, top = x + 106 + place % 4 * 27, y + 97 + place // 4 * 28
        drawn += sign("hourglass", left, top, 24) if place < observation.hourglasses else _no_hourglass(left, top)
    return drawn


def _suspicion(observation: Observation) -> tuple[str, str]:
    """What those can say about Jack who don't know him."""
    if observation.phase < THROW_DUE:
        return "Nobody yet", "his card is not drawn"
    if len(observation.suspects) == 1:
        return observation.suspects[0].capitalize(), "the last suspect"
    seen = len(observation.seen_suspects)
    return "Who is he?", f"{seen} seen, {len(observation.suspects) - seen} unseen"


def _no_hourglass(x: float, y: float) -> str:
    lines = f"M{number(x - 7)} {number(y - 10)}h14l-7 10 7 10h-14l7-10z"
    return path(BLACK, lines, stroke=CREAM, stroke_width=1.2, stroke_dasharray="2 2", stroke_opacity=0.6)
