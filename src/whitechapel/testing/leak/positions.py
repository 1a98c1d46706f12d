"""Leaks in a position: every world of an information set against the true one."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from whitechapel.core import VIEWERS, AnyGame, AnyState, Seat
from whitechapel.testing.leak.forms import FORMS, Form
from whitechapel.testing.random_play import random_positions

MOST_LEAKS = 10
"""After so many the search stops: one leak shows in position after position."""


class Leak(NamedTuple):
    """Something a seat gets that tells two worlds apart which it can't know apart.

    Attributes:
        seat: who gets it.
        form: what it is.
        position: the true position.
        world: the other world, which the seat's knowledge allows as well.
        shown: what the seat gets.
        shown_in_world: what it would get there.
    """

    seat: Seat
    form: str
    position: str
    world: str
    shown: object
    shown_in_world: object

    def __str__(self) -> str:
        return (
            f"the {self.form} of the {self.seat} tells worlds apart: {self.shown!r} in {self.position}, "
            f"{self.shown_in_world!r} in {self.world}"
        )


class LeakReport(NamedTuple):
    """What a search found: how many positions (or histories) and pairs of worlds were compared, and the leaks."""

    positions: int
    pairs: int
    leaks: tuple[Leak, ...]


def leaks_in(
    game: AnyGame, state: AnyState, seat: Seat, rng: Random, forms: Sequence[Form] = FORMS
) -> tuple[int, list[Leak]]:
    """Compare all that `seat` gets in `state` with what it would get in every other world that it must allow for.

    Returns how many worlds were compared, and the leaks.
    """
    others = [world for world, _ in game.worlds(game.observe(state, seat)) if world != state]
    leaks: list[Leak] = []
    for form in forms:
        worlds = [world for world in others if form.share == 1 or rng.random() < form.share]
        shown = form.shown(game, state, seat) if worlds else None
        for world in worlds:
            there = form.shown(game, world, seat)
            if there != shown:
                texts = game.position_to_text(state), game.position_to_text(world)
                leaks.append(Leak(seat, form.name, *texts, shown, there))
                break
    return len(others), leaks


def find_leaks(game: AnyGame, *, positions: int = 10_000, seed: int = 0, forms: Sequence[Form] = FORMS) -> LeakReport:
    """Look for leaks in so many positions of random games, for both players and a spectator.

    In every position and for each seat, the true world is compared with every other world of the information set:
    the observation's bytes and `repr`, whose turn it is, the legal actions and the reason why another action is
    refused (where the seat is to act) in all of them; what is worked out from the observation alone (text, JSON,
    render, the position quoted in an error) in a share of them (see `Form.share`).
    """
    rng = Random(seed)
    pairs, looked_at = 0, 0
    leaks: list[Leak] = []
    for state in random_positions(game, positions, seed):
        looked_at += 1
        for seat in VIEWERS:
            compared, found = leaks_in(game, state, seat, rng, forms)
            pairs += compared
            leaks += found
        if len(leaks) >= MOST_LEAKS:
            break
    return LeakReport(looked_at, pairs, tuple(leaks))
