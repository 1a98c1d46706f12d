"""What a coach says at a table of Mr. Jack Pocket, from what a seat knows: before its choice, and after the game."""

from collections.abc import Mapping, Sequence

from whitechapel.core.coach import Tip
from whitechapel.core.messages import Message
from whitechapel.core.types import Action, Seat
from whitechapel.pocket import district, kernel
from whitechapel.pocket.layout import ALIBI
from whitechapel.pocket.observation import JackObservation, Observation
from whitechapel.pocket.pieces import CHARACTERS, TURNS
from whitechapel.pocket.review import review
from whitechapel.pocket.worlds import hourglass_range

__all__ = ["purpose", "review", "tip"]

_GOAL = 6
_ON_A_CARD = 2
"""The most hourglasses on an alibi card: so near to his goal, Jack may get there by a single one."""


def tip(observation: Observation, legal_actions: Sequence[Action]) -> Tip | None:
    """At most one sentence before a choice: what matters most now."""
    seen = {action: _seen_after(observation, action) for action in legal_actions}
    if isinstance(observation, JackObservation):
        return _to_jack(observation, seen)
    return _to_the_investigator(observation, seen) if observation.seat is Seat.DETECTIVE else None


def purpose(observation: Observation, action: Action) -> Message:
    """What an action of the seat to act is good for."""
    if action == ALIBI:
        return _purpose_of_alibi(observation)
    seen, suspects = _seen_after(observation, action), observation.suspect_mask
    if isinstance(observation, JackObservation):
        in_sight = seen >> (observation.secret & 15) & 1
        company = (seen if in_sight else suspects & ~seen).bit_count()
        if company == 1:
            return Message("hint-jack-alone")
        return Message("hint-jack-seen" if in_sight else "hint-jack-hidden", {"count": company})
    if observation.chase:
        return Message("hint-chase" if seen else "hint-chase-later")
    return _purpose_of_split(observation, action)


def _purpose_of_split(observation: Observation, action: Action) -> Message:
    """The split an action makes; or the more even one that a token left then can make, which it leaves open."""
    total = observation.suspect_mask.bit_count()
    streets, table = kernel.acted(observation.district, observation.table, action)
    now = _seen_on(observation, streets, table).bit_count()
    following = [kernel.nth_action(streets, table, number) for number in range(kernel.count_actions(table))]
    boards = [kernel.acted(streets, table, one) for one in following if one != ALIBI]
    counts = [_seen_on(observation, *board).bit_count() for board in boards]
    later = min(counts, key=lambda count: max(count, total - count), default=now)
    if max(later, total - later) < max(now, total - now):
        return Message("hint-split-later", {"seen": now, "later": later, "hidden": total - later})
    return Message("hint-split", {"seen": now, "hidden": total - now, "most": max(now, total - now)})


def _purpose_of_alibi(observation: Observation) -> Message:
    """What a card is good for; to the Investigator it clears nobody if it is one of those whom an answer cleared."""
    if isinstance(observation, JackObservation):
        return Message("hint-jack-alibi")
    in_the_pile = set(CHARACTERS) - set(observation.revealed)
    return Message("hint-alibi" if in_the_pile <= set(observation.suspects) else "hint-alibi-perhaps")


def _seen_after(observation: Observation, action: Action) -> int:
    """The suspects who would be seen after an action, as a set; an alibi card changes nothing that is known yet."""
    streets, table = observation.district, observation.table
    if action != ALIBI:
        streets, table = kernel.acted(streets, table, action)
    return _seen_on(observation, streets, table)


def _seen_on(observation: Observation, streets: int, table: int) -> int:
    """The suspects who are seen where the board is like this, as a set."""
    return district.characters_on(streets, kernel.seen_cells(streets, table)) & observation.suspect_mask


def _to_the_investigator(observation: Observation, seen: Mapping[Action, int]) -> Tip:
    if observation.chase:
        return Tip(Message("coach-chase"), tuple(action for action, suspects in seen.items() if suspects))
    _, most = hourglass_range(observation)
    if ALIBI in seen and most >= _GOAL - _ON_A_CARD:
        return Tip(Message("coach-keep-alibi", {"count": most}), (ALIBI,))
    suspects = len(observation.suspects)
    left = {action: max(one.bit_count(), suspects - one.bit_count()) for action, one in seen.items()}
    least = min(left.values())
    good = tuple(action for action in seen if left[action] == least)
    now = len(observation.seen_suspects)
    if max(now, suspects - now) == least:
        return Tip(Message("coach-keep-split", {"seen": now, "hidden": suspects - now}), good)
    best = seen[good[0]].bit_count()
    return Tip(Message("coach-best-split", {"seen": best, "hidden": suspects - best, "most": least}), good)


def _to_jack(observation: JackObservation, seen: Mapping[Action, int]) -> Tip:
    jack, suspects = 1 << (observation.secret & 15), observation.suspect_mask
    company = {action: (one if one & jack else suspects & ~one).bit_count() for action, one in seen.items()}
    hiding = tuple(action for action, one in seen.items() if not one & jack)
    now = _seen_on(observation, observation.district, observation.table)
    missing, count = _GOAL - observation.hourglasses, (now if now & jack else suspects & ~now).bit_count()
    if observation.chase:
        return Tip(Message("coach-jack-chase-seen" if now & jack else "coach-jack-chase-hidden"), hiding)
    with_others = tuple(action for action, size in company.items() if size > 1)
    if with_others and (missing <= 0 or observation.turn == TURNS[-1]):
        return Tip(Message("coach-jack-several"), with_others)
    if count == 1 and with_others:
        return Tip(Message("coach-jack-alone"), with_others)
    if ALIBI in seen and 0 < missing <= _ON_A_CARD:
        return Tip(Message("coach-jack-alibi", {"missing": missing}), (ALIBI,))
    if not now & jack:
        return Tip(Message("coach-jack-hidden", {"count": count, "missing": max(0, missing)}), hiding)
    if hiding:
        return Tip(Message("coach-jack-seen", {"count": count, "missing": max(0, missing)}), hiding)
    most = max(company.values())
    crowded = tuple(action for action, size in company.items() if size == most)
    return Tip(Message("coach-jack-crowd", {"count": most}), crowded)
