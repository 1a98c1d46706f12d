"""Every game as OpenSpiel registers it: names, parameters, sizes, all from its descriptor."""

from functools import partial

import pyspiel

from whitechapel.adapters.openspiel.fixed_deal import NO_DEAL, checked_deal
from whitechapel.adapters.openspiel.observers import Kind, Observer
from whitechapel.adapters.openspiel.states import WhitechapelState
from whitechapel.core.descriptor import Descriptor
from whitechapel.core.game import AnyGame, OptionValue
from whitechapel.core.match import Match
from whitechapel.core.registry import describe, game_names, load_game
from whitechapel.tensors import encoding


def _kind(found: Descriptor, rules: AnyGame) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made; its parameters are the rule options and a few more."""
    options: dict[str, OptionValue] = {option.name: option.values[0] for option in rules.OPTIONS}
    return pyspiel.GameType(
        short_name=found.openspiel or f"python_{found.name}",
        long_name=f"Python {found.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=bool(found.tensors),
        provides_observation_string=True,
        provides_observation_tensor=bool(found.tensors),
        provides_factored_observation_string=True,
        parameter_specification=options | {"deal": NO_DEAL} | dict(found.openspiel_parameters),
    )


class WhitechapelGame(pyspiel.Game):
    """Any game.

    Besides its rule options OpenSpiel knows these parameters of it: ``deal``, -1 or a seed that decides whatever chance
    decides in the open (set-up, throws, shuffles), so that only what is hidden is left to chance nodes; with a deal,
    where the descriptor offers it, ``played``: so many of the players' first actions are decided by it too.

    Attributes:
        descriptor: what the house knows of it.
        rules: the rules.
        options: the rule options, defaults filled in.
        deal: the fixed deal, if there is one.
        start: the history before the first event that is open.
    """

    def __init__(self, name: str, params: dict[str, OptionValue] | None = None) -> None:
        self.descriptor, self.rules = describe(name), load_game(name)
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding(name).player_actions,
            max_chance_outcomes=self.rules.ACTION_COUNT,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.descriptor.most_actions,
        )
        given = dict(params or {})
        super().__init__(_kind(self.descriptor, self.rules), info, given)
        self.deal = checked_deal(int(given.pop("deal", NO_DEAL)), int(given.pop("played", 0)))
        empty = Match.by_hand(self.rules, **given)
        self.options = empty.options
        self.start = empty.history if self.deal is None else self.deal.settled(empty.history)

    def new_initial_state(self) -> WhitechapelState:
        """Before the first event that is open."""
        return WhitechapelState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more."""
        return self.descriptor.most_chances

    def make_py_observer(self, iig_obs_type: Kind | None = None, params: dict[str, object] | None = None) -> Observer:
        """An observer of this kind; what a player knows at this moment if none is named."""
        if params:
            raise ValueError(f"Observers take no parameters; passed {params}")
        kind = iig_obs_type or Kind(perfect_recall=False)
        return Observer(self.rules, kind, self.descriptor.most_actions + self.descriptor.most_chances)


for _name in game_names():
    _maker = partial(WhitechapelGame, _name)
    # OpenSpiel lets go of it only after Python has ended, when nothing may be freed any more. A cycle never is.
    _maker.__dict__["itself"] = _maker
    pyspiel.register_game(_kind(describe(_name), load_game(_name)), _maker)
