"""The two games as OpenSpiel registers them: names, parameters, sizes."""

from typing import Any, ClassVar

import pyspiel

from whitechapel import classic, pocket
from whitechapel.adapters.openspiel.fixed_deal import Terms, dealt
from whitechapel.adapters.openspiel.happenings import Happening
from whitechapel.adapters.openspiel.observers import Observer
from whitechapel.adapters.openspiel.states import WhitechapelState
from whitechapel.core.game import Game, OptionValue
from whitechapel.tensors import encoding

NO_DEAL = -1


def _kind(short_name: str, long_name: str, rules: Game[Any, Any], **more: OptionValue) -> Any:
    """What OpenSpiel wants to know of a game before it is made; its parameters are the rule options and these."""
    options: dict[str, OptionValue] = {option.name: option.values[0] for option in rules.OPTIONS}
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=options | {"deal": NO_DEAL} | more,
    )


class WhitechapelGame(pyspiel.Game):
    """Either game.

    Parameters:
        deal: -1, or a seed that decides whatever chance decides in the open (set-up, throws, shuffles); only what is
            hidden is left to chance nodes then.
        played: with a deal of Pocket, so many of the players' first actions are decided by it too.
    """

    rules: ClassVar[Game[Any, Any]]
    kind: ClassVar[Any]
    most_actions: ClassVar[int]
    most_chances: ClassVar[int]

    def __init__(self, params: dict[str, OptionValue] | None = None) -> None:
        given = dict(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding(self.rules.NAME).player_actions,
            max_chance_outcomes=self.rules.ACTION_COUNT,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_actions,
        )
        super().__init__(self.kind, info, given)
        terms = Terms(int(given.pop("deal", NO_DEAL)), int(given.pop("played", 0)))
        if terms.deal == NO_DEAL and terms.played:
            raise ValueError("The first actions can be played only in a game from one deal")
        self.beginning: Happening = (
            Happening.beginning(self.rules, given) if terms.deal == NO_DEAL else dealt(self.rules, given, terms)
        )

    def new_initial_state(self) -> WhitechapelState:
        """Before the first event that is open."""
        return WhitechapelState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more."""
        return self.most_chances

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer of this kind; what a player knows at this moment if none is named."""
        if params:
            raise ValueError(f"Observers take no parameters; passed {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, kind, self.most_actions + self.most_chances)


class MrJackPocketGame(WhitechapelGame):
    """Mr. Jack Pocket: eight turns of four actions; nine tiles, an identity, four throws and four cards by chance."""

    rules: ClassVar[Game[Any, Any]] = pocket
    kind = _kind("python_mr_jack_pocket", "Python Mr. Jack Pocket", pocket, played=0)
    most_actions = 32
    most_chances = 18


class MrJackGame(WhitechapelGame):
    """Mr. Jack (London): eight rounds of four plays.

    In two rounds each of the eight characters is played once: chosen, moved, Watson faced, an ability used with Watson
    faced again, which makes at most five steps, but nine for Goodley and his whistle. Chance decides an identity, a
    shuffle in each of four pairs of rounds, and the card Holmes takes in each.
    """

    rules: ClassVar[Game[Any, Any]] = classic
    kind = _kind("python_mr_jack", "Python Mr. Jack", classic)
    most_actions = 4 * (7 * 5 + 9)
    most_chances = 9


pyspiel.register_game(MrJackPocketGame.kind, MrJackPocketGame)
pyspiel.register_game(MrJackGame.kind, MrJackGame)
