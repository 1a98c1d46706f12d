"""Jack at random, but out of the district as soon as there is a way: the Detective's first examination."""

from whitechapel import classic
from whitechapel.core import Action, Seat
from whitechapel.players import OWN_BUDGET, AnyView, Limit, stream


class Runaway:
    """Plays Mr. Jack. As the Detective, and wherever Jack can't leave within his play, it plays at random."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: AnyView, limit: Limit = OWN_BUDGET, /) -> Action:  # noqa: ARG002 - needs no time
        """The first step of a play that ends off the board, or any step."""
        if view.seat is Seat.JACK:
            world, _ = next(iter(classic.worlds(view.observation)))
            for action in view.legal_actions:
                if leads_out(world, action):
                    return action
        return stream(self._seed, view.observation).choice(view.legal_actions)


def leads_out(state: classic.State, action: Action) -> bool:
    """Whether Jack can leave by `action`, or later in the same play of his own character."""
    text = classic.action_to_text(action)
    if text.startswith("leave "):
        return True
    if text.startswith(("move ", "stay", "swap ", "whistle ", "face ")):
        return False  # leaving is a move itself, and whistling others opens no way
    after = classic.apply_trusted(state, action)
    if after.actor is not Seat.JACK or after.in_play != after.jack:
        return False
    return any(leads_out(after, following) for following in classic.legal_actions(after))
