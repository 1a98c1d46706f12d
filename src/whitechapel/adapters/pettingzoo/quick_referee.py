"""A referee for learners, who play millions of games: it deals like any other and keeps no record."""

from typing import Any

from whitechapel.adapters.pettingzoo.quick_dealer import QuickDealer
from whitechapel.core import Action, Game, OptionValue, Outcome, Seat
from whitechapel.tensors import FloatArray, Mask, encoding


class QuickReferee:
    """Runs game after game. Chance is dealt as soon as it is due, so a player is always to act until the end.

    Attributes:
        game: the rules.
        actor: whose turn it is; None when the game is over.
        legal: what that player may do. For that seat alone.
    """

    def __init__(self, game: Game[Any, Any], **options: OptionValue) -> None:
        self.game = game
        self._encoding = encoding(game.NAME)
        self._first = game.initial(**options)
        self._dealer = QuickDealer()
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """Begin a new game; with a seed, all that chance decides from now on follows from it."""
        if seed is not None:
            self._dealer.seed(seed)
        self.go_on_from(self._first)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game is on."""
        return self.game.outcome(self._state)

    def observation(self, seat: Seat) -> Any:
        """Everything `seat` knows."""
        return self.game.observe(self._state, seat)

    def array(self, seat: Seat, out: FloatArray | None = None) -> FloatArray:
        """The same as an array; written into `out`, which must be all zeros, if it is given."""
        return self._encoding.encode(self.game.observe(self._state, seat), out)

    def mask(self, seat: Seat, out: Mask | None = None) -> Mask:
        """What `seat` may do now, as a mask: all zeros unless it is to act."""
        return self._encoding.mask(self.legal if self.actor is seat else (), out)

    def play(self, action: Action) -> None:
        """Play an action of the player to act, and deal what is due after it.

        Raises:
            IllegalActionError: when it is not legal; nothing has changed.
        """
        if action in self.legal:
            self.go_on_from(self.game.apply_trusted(self._state, action))
        else:
            self.go_on_from(self.game.apply(self._state, action))

    def go_on_from(self, state: Any) -> None:
        """Go on from a state of this game, dealing what is due there."""
        game = self.game
        while not (legal := game.legal_actions(state)) and (outcomes := game.chance_outcomes(state)):
            state = game.apply_trusted(state, self._dealer.deal(outcomes))
        self._state = state
        self.legal = legal
        self.actor = game.actor(state)
