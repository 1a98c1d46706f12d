"""Laws about who knows what: observations, worlds and their weights, what is seen of an event."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from whitechapel.core import PLAYERS, VIEWERS, AnyGame, AnyState, NotationError, Seat
from whitechapel.testing.contract.law import error_of, require
from whitechapel.testing.random_play import Transition


def check_worlds(game: AnyGame, state: AnyState, rng: Random) -> int:
    """A seat's worlds are different, hold the truth, and are just states that give its observation.

    Returns how many worlds were looked at.
    """
    count = 0
    for seat in VIEWERS:
        observation = game.observe(state, seat)
        worlds = game.worlds(observation)
        listed, weights = [world for world, _ in worlds], [weight for _, weight in worlds]
        here = game.position_to_text(observation)
        require(state in worlds, game.position_to_text(state), f"is no world of its own observation by the {seat}")
        require(len(set(listed)) == len(listed) == len(worlds), here, "has a world twice")
        require(all(type(weight) is int and weight > 0 for weight in weights), here, "has a weight below 1")
        require(worlds.total == sum(weights), here, "has weights that do not sum to the total")
        require(worlds.sample(rng) in worlds, here, "samples something that is no world")
        strange = [game.position_to_text(world) for world in listed if game.observe(world, seat) != observation]
        require(not strange, strange, f"look different to the {seat}", here)
        count += len(listed)
    require(error_of(NotationError, game.observe, state, Seat.CHANCE), "chance", "looks on")
    return count


def check_sees(game: AnyGame, transition: Transition) -> None:
    """Players act in the open, and what a seat sees of an event is what its observation can tell afterwards."""
    before, actor, action, after = transition
    for seat in VIEWERS:
        seen = game.sees(before, action, seat)
        require(seen or actor not in PLAYERS, game.position_to_text(before), f"hides a player's action from the {seat}")
        if not seen and not game.announcement(before, after):
            others = [game.apply_trusted(before, outcome.action) for outcome in game.chance_outcomes(before)]
            known = {game.observe(other, seat) for other in others if not game.announcement(before, other)}
            require(len(known) == 1, game.position_to_text(before), f"shows the {seat} what it says he does not see")


def check_weights(game: AnyGame, transitions: Sequence[Transition], seat: Seat) -> None:
    """Worlds are just the states that what `seat` saw and heard allows, as likely as chance makes them.

    All histories that look alike to the seat are followed from the first event on.
    """
    ways: dict[AnyState, Fraction] = {transitions[0].before: Fraction(1)}
    for transition in transitions:
        ways = _followed(game, ways, transition, seat)
    truth = transitions[-1].after
    worlds = dict(game.worlds(game.observe(truth, seat)))
    here = game.position_to_text(game.observe(truth, seat))
    require(ways.keys() >= worlds.keys(), here, f"gives the {seat} worlds that can't be")
    require(ways.keys() <= worlds.keys(), here, f"gives the {seat} too few worlds")
    total, all_ways = sum(worlds.values()), sum(ways.values())
    for state, weight in worlds.items():
        right = ways[state] / all_ways
        require(
            Fraction(weight, total) == right,
            game.position_to_text(state),
            f"has weight {weight} of {total}",
            str(right),
        )


def _followed(
    game: AnyGame, ways: dict[AnyState, Fraction], transition: Transition, seat: Seat
) -> dict[AnyState, Fraction]:
    """The states that may hold after an event, by what `seat` saw and heard of it, with their probabilities."""
    said = game.announcement(transition.before, transition.after)
    seen = transition.action if game.sees(transition.before, transition.action, seat) else None
    following: dict[AnyState, Fraction] = {}
    for state, likely in ways.items():
        if transition.actor is Seat.CHANCE:
            options = [(outcome.action, outcome.probability) for outcome in game.chance_outcomes(state)]
        else:
            options = [(action, Fraction(1)) for action in game.legal_actions(state)]
        for action, probability in options:
            if seen != (action if game.sees(state, action, seat) else None):
                continue
            after = game.apply_trusted(state, action)
            if game.announcement(state, after) == said:
                following[after] = following.get(after, Fraction(0)) + likely * probability
    return following
