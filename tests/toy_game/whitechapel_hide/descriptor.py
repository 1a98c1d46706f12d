"""Hide, as the house finds it."""

from whitechapel.core.descriptor import Descriptor, Level

HIDE = Descriptor(
    name="hide",
    title="Hide",
    rules="whitechapel_hide",
    players={"uniform": "whitechapel.players.uniform:Uniform"},
    levels=(Level("uniform"),),
    openspiel="python_hide",
    most_actions=4,
    most_chances=3,
    unit="round",
    words="whitechapel_hide",
)
