"""The equilibrium of turn 8 when Jack acts first: his regrets against a Detective who answers best.

Jack, of one of several types (who he is, whether hiding once more would give him six hourglasses), picks a reply, a
position after his first action. There the Detective picks an option of the reply's first slot, or, if there are more
slots (one for each card the Alibi token may turn up), one option in each of those. An option has a value for each
type. Jack's average play and the Detective's average answer approach the equilibrium from both sides. Compiled where
possible.
"""

from whitechapel.players.pocket.tree_buffers import Floats, Ints


def best_option(first: int, last: int, types: int, weights: Floats, values: Floats) -> tuple[int, float]:
    """The option worth most to the Detective under these weights of the types, and its worth."""
    best = first
    most = -1.0
    for option in range(first, last):
        worth = 0.0
        for kind in range(types):
            worth += weights[kind] * values[types * option + kind]
        if worth > most:
            most = worth
            best = option
    return best, most


def solve(
    types: int,
    replies: int,
    priors: Floats,
    slot_of_reply: Ints,
    option_of_slot: Ints,
    values: Floats,
    regrets: Floats,
    play: Floats,
    played: Floats,
    answered: Floats,
    answer: Floats,
    weights: Floats,
    iterations: int,
) -> None:
    """Run iterations; `played` and `answered` gather both sides' play, later iterations counting more."""
    for iteration in range(iterations):
        for kind in range(types):
            total = 0.0
            for reply in range(replies):
                total += regrets[replies * kind + reply]
            for reply in range(replies):
                if total > 0:
                    play[replies * kind + reply] = regrets[replies * kind + reply] / total
                else:
                    play[replies * kind + reply] = 1.0 / replies
                played[replies * kind + reply] += (iteration + 1) * play[replies * kind + reply]
        for reply in range(replies):
            answer_best(
                reply, types, replies, priors, slot_of_reply, option_of_slot, values, play, answered, answer, weights,
                iteration + 1,
            )  # fmt: skip
        for kind in range(types):
            expected = 0.0
            for reply in range(replies):
                expected += play[replies * kind + reply] * answer[types * reply + kind]
            for reply in range(replies):
                regret = regrets[replies * kind + reply] + expected - answer[types * reply + kind]
                regrets[replies * kind + reply] = regret if regret > 0 else 0.0


def answer_best(
    reply: int,
    types: int,
    replies: int,
    priors: Floats,
    slot_of_reply: Ints,
    option_of_slot: Ints,
    values: Floats,
    play: Floats,
    answered: Floats,
    answer: Floats,
    weights: Floats,
    count: int,
) -> float:
    """The Detective's best answer to a reply: noted in `answered` so many times, its value by type in `answer`."""
    for kind in range(types):
        weights[kind] = priors[kind] * play[replies * kind + reply]
    first = slot_of_reply[reply]
    option, most = best_option(option_of_slot[first], option_of_slot[first + 1], types, weights, values)
    by_card = 0.0
    for slot in range(first + 1, slot_of_reply[reply + 1]):
        _, worth = best_option(option_of_slot[slot], option_of_slot[slot + 1], types, weights, values)
        by_card += worth
    if by_card <= most:
        answered[option] += count
        for kind in range(types):
            answer[types * reply + kind] = values[types * option + kind]
        return most
    for kind in range(types):
        answer[types * reply + kind] = 0.0
    for slot in range(first + 1, slot_of_reply[reply + 1]):
        option, _ = best_option(option_of_slot[slot], option_of_slot[slot + 1], types, weights, values)
        answered[option] += count
        for kind in range(types):
            answer[types * reply + kind] += values[types * option + kind]
    return by_card
