"""Mr. Jack, as the rest of the house finds it."""

from whitechapel.core.descriptor import Descriptor, Level

CLASSIC = Descriptor(
    name="classic",
    title="Mr. Jack",
    rules="whitechapel.classic",
    players={
        "uniform": "whitechapel.players.uniform:Uniform",
        "greedy": "whitechapel.players.classic.greedy:Greedy",
        "ismcts": "whitechapel.players.classic.ismcts:Ismcts",
        "glance": "whitechapel.players.classic.glance:Glance",
        "specialist": "whitechapel.players.classic.specialist:Specialist",
    },
    levels=(
        Level("glance:1"),
        Level("glance:3"),
        Level("glance:6"),
        Level("glance:16"),
        Level("greedy"),
        Level("ismcts:60"),
        Level("specialist:350"),
        Level("specialist:10000"),
    ),
    story="whitechapel.classic.story",
    tensors="whitechapel.tensors.classic:PACKING",
    board="whitechapel.terminal.board.classic",
    picture="whitechapel.adapters.pixels.classic:drawn",
    openspiel="python_mr_jack",
    # In two rounds each of the eight characters is played once: chosen, moved, Watson faced, an ability used with Watson
    # faced again, which makes at most five steps, but nine for Goodley and his whistle.
    most_actions=4 * (7 * 5 + 9),
    most_chances=9,  # an identity, and in each pair of rounds a shuffle and the card Holmes takes
    unit="round",
)
