"""The rest of turn 8 by the rules alone, world by world: what the exact player is checked against."""

from functools import lru_cache

from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.players.pocket.equilibrium import DetectiveReply, jack_first
from whitechapel.players.pocket.last_turn import LastTurn, type_of
from whitechapel.pocket import JackObservation, State, kernel
from whitechapel.pocket.layout import ALIBI, GAME_OVER

Worlds = list[tuple[State, float]]

HARDLY_EVER = 1e-3
"""A first action played less often than this is not searched; all of its chance goes to the upper bound."""


def believed(state: State) -> Worlds:
    """The worlds the Detective can't tell apart, with their chances."""
    worlds = pocket.worlds(pocket.observe(state, Seat.DETECTIVE))
    return [(world, weight / worlds.total) for world, weight in worlds]


def after(worlds: Worlds, action: int) -> list[Worlds]:
    """The worlds after an action, grouped by what the Detective sees then."""
    groups: dict[tuple[int, int], Worlds] = {}
    for world, weight in worlds:
        for state, chance in dealt(pocket.apply_trusted(world, action)):
            groups.setdefault((state.district, state.table), []).append((state, weight * chance))
    return list(groups.values())


def dealt(state: State) -> Worlds:
    """What chance makes of a state: a card drawn, or nothing."""
    outcomes = pocket.chance_outcomes(state)
    return [(pocket.apply_trusted(state, card), float(chance)) for card, chance in outcomes] or [(state, 1.0)]


def ended(state: State) -> float:
    """The Detective's chance once the last action is played."""
    if pocket.chance_outcomes(state):
        return sum(chance * ended(then) for then, chance in dealt(state))
    assert state.phase == GAME_OVER
    return float(kernel.detective_won(*state))


@lru_cache(200_000)
def jack_ends(world: State) -> float:
    """The Detective's chance when Jack plays the last action as well as he can."""
    return min(ended(pocket.apply_trusted(world, action)) for action in pocket.legal_actions(world))


def detective_best(worlds: Worlds) -> float:
    """What the Detective can get from a belief, Jack's last action being the best in every world."""
    state = worlds[0][0]
    if state.actor is Seat.JACK:
        return sum(weight * jack_ends(world) for world, weight in worlds)
    values = [
        sum(weight * jack_ends(State(district, table, world.secret)) for world, weight in worlds if weight)
        for district, table in without_card(state)
    ]
    if ALIBI in pocket.legal_actions(state):
        values.append(sum(map(detective_best, after(worlds, ALIBI))))
        for action in pocket.legal_actions(state)[1:] if state.played == 1 else ():
            between = [(pocket.apply_trusted(world, action), weight) for world, weight in worlds]
            values.append(sum(map(detective_best, after(between, ALIBI))))
    return max(values)


def without_card(state: State) -> set[tuple[int, int]]:
    """What the table can look like once the Detective has played his actions, none of them the Alibi token."""
    states = {state}
    while next(iter(states)).actor is Seat.DETECTIVE:
        states = {
            pocket.apply_trusted(before, action)
            for before in states
            for action in pocket.legal_actions(before)
            if action != ALIBI
        }
    return {(then.district, then.table) for then in states}


def answered(world: State, answer: DetectiveReply) -> float:
    """The Detective's chance after Jack's first action, when he answers so and Jack ends the turn as well as he can."""
    plain, *by_card = answer.slots
    whole = sum(chance for _, chance in plain) + (sum(chance for _, chance in by_card[0]) if by_card else 0.0)
    total = 0.0
    for option, chance in plain:
        if chance > 0:
            for state, card in dealt(pocket.apply_trusted(world, option.first)):
                for then, other in dealt(pocket.apply_trusted(state, option.second)):
                    total += chance / whole * card * other * jack_ends(then)
    for named, slot in zip(answer.cards, by_card, strict=True):
        for state, card in dealt(pocket.apply_trusted(world, ALIBI)) if sum(chance for _, chance in slot) > 0 else []:
            if cleared(world, state) == named:
                for option, chance in slot:
                    then = pocket.apply_trusted(state, option.second)
                    total += chance / whole * card * jack_ends(then)
    return total


def cleared(before: State, now: State) -> int | None:
    """The suspect that a card revealed between two states has cleared."""
    mask = before.suspect_mask & ~now.suspect_mask
    return mask.bit_length() - 1 if mask else None


def bounds(state: State) -> tuple[float, float, float]:
    """The value the player gives the start of turn 8, and what best responses leave to each side's strategy."""
    solved = jack_first(LastTurn(state.district, state.table))
    worlds = believed(state)
    mixtures = {world: solved.jack[type_of(JackObservation(*world))] for world, _ in worlds}
    upper = lower = 0.0
    for action in pocket.legal_actions(state):
        reached = [(world, weight * mixtures[world][action]) for world, weight in worlds]
        likely = sum(weight for _, weight in reached)
        upper += likely if likely < HARDLY_EVER else sum(map(detective_best, after(reached, action)))
    for world, weight in worlds:
        lower += weight * min(
            sum(
                chance * answered(then, solved.answers[action])
                for then, chance in dealt(pocket.apply_trusted(world, action))
            )
            for action in pocket.legal_actions(state)
        )
    return solved.value, lower, upper
