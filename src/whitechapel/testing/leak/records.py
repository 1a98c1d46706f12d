"""Leaks in a history: what a seat saw and heard of it must leave open just the worlds the seat is told of."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TypeAlias

from whitechapel.core import VIEWERS, AnyGame, AnyState, Event, Seat, record_to_json, record_to_text
from whitechapel.testing.leak.positions import MOST_LEAKS, Leak, LeakReport
from whitechapel.testing.random_play import Transition, next_actions, random_game, random_options, record_of

Transitions: TypeAlias = tuple[Transition, ...]


def seat_events(game: AnyGame, history: Sequence[Transition], seat: Seat) -> tuple[Event, ...]:
    """The events as they stand in the seat's record: those it does not see are withheld."""
    return tuple(
        Event(actor, action if game.sees(before, action, seat) else None, game.announcement(before, after))
        for before, actor, action, after in history
    )


def alike(game: AnyGame, history: Sequence[Transition], seat: Seat) -> dict[AnyState, Transitions]:
    """The states in which histories end that look like this one to `seat`, each with one such history."""
    found: dict[AnyState, Transitions] = {history[0].before: ()}
    for event in seat_events(game, history, seat):
        following: dict[AnyState, Transitions] = {}
        for state, past in found.items():
            for transition in _next_alike(game, state, event, seat):
                following.setdefault(transition.after, (*past, transition))
        found = following
    return found


def _next_alike(game: AnyGame, state: AnyState, event: Event, seat: Seat) -> Iterator[Transition]:
    """What may happen in `state` that looks to `seat` like this event."""
    actor = game.actor(state)
    if actor is not event.actor:
        return
    for action in next_actions(game, state):
        if event.action == (action if game.sees(state, action, seat) else None):
            after = game.apply_trusted(state, action)
            if game.announcement(state, after) == event.announced:
                yield Transition(state, actor, action, after)


def record_leaks_in(game: AnyGame, history: Sequence[Transition], seat: Seat) -> tuple[int, list[Leak]]:
    """Compare this history with every other that looks alike to `seat`.

    They must end in all the worlds of the seat's observation: a missing one was ruled out by something the seat saw
    or heard beyond what it may know, an additional one by something its observation tells. Then the seat's records,
    as text and as JSON, must be equal byte for byte. Returns how many histories were compared, and the leaks.
    """
    truth = history[-1].after
    others = alike(game, history, seat)
    worlds = {world for world, _ in game.worlds(game.observe(truth, seat))}
    shown = _forms(game, history, seat)

    def leak(form: str, world: AnyState, here: str, there: str) -> Leak:
        return Leak(seat, form, game.position_to_text(truth), game.position_to_text(world), here, there)

    leaks = [leak("history", world, "possible", "ruled out") for world in worlds - others.keys()]
    leaks += [leak("observation", end, "ruled out", "possible") for end in others.keys() - worlds]
    for end, other in others.items():
        there = _forms(game, other, seat)
        leaks += [leak(form, end, shown[form], there[form]) for form in shown if shown[form] != there[form]]
    return len(others), leaks


def _forms(game: AnyGame, history: Sequence[Transition], seat: Seat) -> dict[str, str]:
    """The seat's record as it is handed over."""
    record = replace(record_of(game, history), events=seat_events(game, history, seat), view=seat)
    return {"record as text": record_to_text(record), "record as JSON": json.dumps(record_to_json(record))}


def find_record_leaks(game: AnyGame, *, games: int = 20, seed: int = 0) -> LeakReport:
    """Look for leaks in the records of random games, each broken off somewhere, for all seats."""
    rng = Random(seed)
    pairs = 0
    leaks: list[Leak] = []
    for number in range(games):
        history = list(random_game(game, rng, random_options(game, rng), drawn_out=bool(number % 2)))
        cut = history[: rng.randint(1, len(history))]
        for seat in VIEWERS:
            compared, found = record_leaks_in(game, cut, seat)
            pairs += compared
            leaks += found
        if len(leaks) >= MOST_LEAKS:
            return LeakReport(number + 1, pairs, tuple(leaks))
    return LeakReport(games, pairs, tuple(leaks))
