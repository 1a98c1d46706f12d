"""What a coach says at a table of Mr. Jack, from what a seat knows: before its choice, and after the game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from whitechapel.classic.district import visible
from whitechapel.classic.kernel import acted, legal_steps
from whitechapel.classic.layout import ACCUSE, CHOOSE, FIRST_EXIT, LEAVE, LEAVING, MOVE, NO_SECRET, STAY
from whitechapel.classic.listing import accusable, exits_in_reach
from whitechapel.classic.moves import ends
from whitechapel.classic.observation import DetectiveObservation, JackObservation, Observation
from whitechapel.classic.pieces import CHARACTERS, EXITS, GOODLEY, LESTRADE, ROUNDS, members
from whitechapel.classic.review import review
from whitechapel.classic.table import cards_left, suspects_of
from whitechapel.core.coach import Tip
from whitechapel.core.messages import Message, Term, listed, name_of, names_of
from whitechapel.core.types import Action

__all__ = ["purpose", "review", "tip"]


def tip(observation: Observation, legal_actions: Sequence[Action]) -> Tip | None:
    """At most one sentence before a choice: what matters most now."""
    if isinstance(observation, JackObservation):
        return _to_jack(observation, legal_actions)
    if isinstance(observation, DetectiveObservation):
        return _to_the_detective(observation, legal_actions)
    return None


def purpose(observation: Observation, action: Action) -> Message:
    """What a step of the seat to act is good for; of a card, what its character can do next."""
    if LEAVE <= action < STAY:
        return Message("hint-leave")
    card = name_of(CHARACTERS[action]) if action < MOVE else None
    if isinstance(observation, JackObservation):
        return _to_jacks_end(observation, action, card)
    own = observation.own if isinstance(observation, DetectiveObservation) else 0
    suspects = suspects_of(observation.table) & ~own
    if ACCUSE <= action < LEAVE:
        return Message("hint-accuse" if suspects.bit_count() == 1 else "hint-accuse-now")
    if card and isinstance(observation, DetectiveObservation) and _fleeing(observation, suspects) >> action & 1:
        return Message("hint-guard", {"name": card})
    if card:
        seen, hidden = _most_even(suspects, _reached(observation, suspects, action))
        return Message("hint-card-split", {"name": card, "seen": seen, "hidden": hidden})
    return _purpose_of_split(observation, suspects, action)


def _purpose_of_split(observation: Observation, suspects: int, action: Action) -> Message:
    """The split a step makes; where the next step of the play makes it more even, that is what this one leads to."""
    people, streets, table = acted(observation.people, observation.streets, observation.table, action)
    seen, hidden = _most_even(suspects, [_seen(people, streets, suspects)])
    steps = (step for step in legal_steps(people, streets, table, NO_SECRET) if step >= MOVE)
    following = [_seen(*acted(people, streets, table, one)[:2], suspects) for one in steps if not _ends_the_game(one)]
    later, others = _most_even(suspects, following) if following else (seen, hidden)
    if max(later, others) < max(seen, hidden):
        return Message("hint-step-later", {"seen": seen, "later": later, "hidden": others})
    return Message("hint-split", {"seen": seen, "hidden": hidden, "most": max(seen, hidden)})


def _most_even(suspects: int, seen: Iterable[int]) -> tuple[int, int]:
    """The most even of some splits: how many are seen, how many not."""
    total = suspects.bit_count()
    counts = (one.bit_count() for one in seen)
    best = min(counts, key=lambda count: max(count, total - count), default=0)
    return best, total - best


def _to_jacks_end(observation: JackObservation, action: Action, card: Message | None) -> Message:
    """What a step is good for to Jack: out of sight if that can be, else in a crowd."""
    jack, suspects = observation.own & 15, suspects_of(observation.table)
    if card and action == jack and observation.witness == "invisible" and _can_leave(observation, jack):
        return Message("coach-leave-card")
    reached = set(_reached(observation, suspects, action))
    hidden = [(suspects & ~seen).bit_count() for seen in reached if not seen >> jack & 1]
    company = max(hidden or [seen.bit_count() for seen in reached], default=1)
    if company == 1:
        return Message("hint-jack-alone") if card is None else Message("hint-jack-card", {"name": card})
    if card:
        told: dict[str, Term] = {"name": card, "count": company}
        return Message("hint-jack-card-hidden" if hidden else "hint-jack-card-seen", told)
    return Message("hint-jack-hidden" if hidden else "hint-jack-seen", {"count": company})


def _to_the_detective(observation: DetectiveObservation, legal: Sequence[Action]) -> Tip:
    suspects = suspects_of(observation.table) & ~observation.own
    if suspects.bit_count() == 1:
        return _accuse(observation, suspects, legal)
    if observation.round == ROUNDS[-1]:
        return Tip(Message("coach-last-round"), _accusing(observation, suspects, legal))
    fleeing = _fleeing(observation, suspects) if observation.in_play is None else 0
    if fleeing:
        exits = tuple(Message(f"exit-{name}") for name in EXITS if name not in observation.cordons)
        said = {"names": listed(names_of(members(fleeing))), "exits": listed(exits)}
        guarding = fleeing | 1 << LESTRADE
        good = tuple(card for card in legal if MOVE > card >= CHOOSE and guarding >> card & 1)
        return Tip(Message("coach-exits", said), good)
    return _split(observation, suspects, legal)


def _accuse(observation: DetectiveObservation, suspects: int, legal: Sequence[Action]) -> Tip:
    """One suspect is left: whoever can walk there accuses."""
    good = _accusing(observation, suspects, legal)
    said = {"names": names_of(members(suspects))}
    return Tip(Message("coach-accuse-now" if good else "coach-accuse", said), good)


def _accusing(observation: DetectiveObservation, suspects: int, legal: Sequence[Action]) -> tuple[Action, ...]:
    """The steps that accuse a suspect, and the cards of those who can walk to one."""
    people, streets = observation.people, observation.streets
    return tuple(
        action
        for action in legal
        if (ACCUSE <= action < LEAVE and suspects >> action - ACCUSE & 1)
        or (action < MOVE and accusable(people, streets, action) & suspects)
    )


def _fleeing(observation: DetectiveObservation, suspects: int) -> int:
    """The suspects whom Jack could still play this round and leave with, as he was not seen."""
    due = cards_left(observation.table)
    if observation.witness == "visible" or due.bit_count() == 1:  # the last card is the Detective's own
        return 0
    due &= suspects
    return sum(
        1 << number for number in range(len(CHARACTERS)) if due >> number & 1 and _can_leave(observation, number)
    )


def _can_leave(observation: Observation, character: int) -> bool:
    """Whether a character reaches an open exit by his next play. A whistle brings Goodley himself no nearer."""
    people, streets = observation.people, observation.streets
    if character == GOODLEY:
        return bool(ends(people, streets, character, LEAVING) >> FIRST_EXIT)
    return bool(exits_in_reach(people, streets, character))


def _split(observation: DetectiveObservation, suspects: int, legal: Sequence[Action]) -> Tip:
    """How evenly the suspects can be split by the next step, and which steps do that."""
    count, now = suspects.bit_count(), _seen(observation.people, observation.streets, suspects).bit_count()
    seen = _seen_after(observation, suspects, legal)
    left = {
        action: min(max(one.bit_count(), count - one.bit_count()) for one in reached)
        for action, reached in seen.items()
        if reached
    }
    least = min(left.values(), default=max(now, count - now))
    good = tuple(action for action, most in left.items() if most == least)
    if max(now, count - now) == least:
        return Tip(Message("coach-keep-split", {"seen": now, "hidden": count - now}), good)
    best = next(one.bit_count() for one in seen[good[0]] if max(one.bit_count(), count - one.bit_count()) == least)
    return Tip(Message("coach-best-split", {"seen": best, "hidden": count - best, "most": least}), good)


def _to_jack(observation: JackObservation, legal: Sequence[Action]) -> Tip:
    leaving = tuple(action for action in legal if LEAVE <= action < STAY)
    if leaving:
        return Tip(Message("coach-leave-now"), leaving)
    jack, suspects = observation.own & 15, suspects_of(observation.table)
    own = CHOOSE + jack
    unseen = observation.witness == "invisible"
    if own in legal and unseen and _can_leave(observation, jack):
        return Tip(Message("coach-leave-card"), (own,))
    if observation.round == ROUNDS[-1]:
        return Tip(Message("coach-jack-last-round"))
    now = _seen(observation.people, observation.streets, suspects)
    count = (now if now >> jack & 1 else suspects & ~now).bit_count()
    after = _seen_after(observation, suspects, legal)
    hiding = tuple(action for action, reached in after.items() if any(not seen >> jack & 1 for seen in reached))
    with_others = tuple(
        action
        for action, reached in after.items()
        if any((seen if seen >> jack & 1 else suspects & ~seen).bit_count() > 1 for seen in reached)
    )
    if count == 1 and with_others:
        return Tip(Message("coach-jack-alone"), with_others)
    if now >> jack & 1:
        return Tip(Message("coach-classic-jack-seen", {"count": count}), hiding)
    return Tip(Message("coach-classic-jack-hidden", {"count": count}), hiding)


def _seen_after(observation: Observation, suspects: int, legal: Sequence[Action]) -> Mapping[Action, set[int]]:
    """The sets of suspects who may be seen after each legal step; for a card, after the next step of its character."""
    return {action: set(_reached(observation, suspects, action)) for action in legal}


def _reached(observation: Observation, suspects: int, action: Action) -> Iterator[int]:
    if _ends_the_game(action):
        return
    people, streets, table = acted(observation.people, observation.streets, observation.table, action)
    if action >= MOVE:
        yield _seen(people, streets, suspects)
        return
    for step in legal_steps(people, streets, table, NO_SECRET):
        if not _ends_the_game(step):
            yield _seen(*acted(people, streets, table, step)[:2], suspects)


def _ends_the_game(action: Action) -> bool:
    return ACCUSE <= action < STAY


def _seen(people: int, streets: int, suspects: int) -> int:
    """The suspects who are visible, as a set."""
    return visible(people, streets) & suspects
