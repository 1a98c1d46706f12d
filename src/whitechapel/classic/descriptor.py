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
        "sampled": "whitechapel.players.classic.sampled_greedy:SampledGreedy",
        "specialist": "whitechapel.players.classic.specialist:Specialist",
    },
    levels=(
        Level("sampled:1"),
        Level("sampled:3"),
        Level("sampled:6"),
        Level("sampled:16"),
        Level("greedy"),
        Level("ismcts:60"),
        Level("specialist:350"),
        Level("specialist:10000"),
    ),
    story="whitechapel.classic.story",
    lessons="whitechapel.classic.lessons:LESSONS",
    coach="whitechapel.classic.coach",
    description="whitechapel.classic.description",
    tensors="whitechapel.tensors.classic:PACKING",
    board="whitechapel.terminal.board.classic:BOARD",
    picture="whitechapel.adapters.pixels.classic:drawn",
    drawing="whitechapel.classic.drawing:board",
    openspiel="python_mr_jack",
    # In two rounds each of the eight characters is played once: chosen, moved, Watson faced, an ability used with
    # Watson faced again, which makes at most five steps, but nine for Goodley and his whistle.
    most_actions=4 * (7 * 5 + 9),
    most_chances=9,  # an identity, and in each pair of rounds a shuffle and the card Holmes takes
    unit="round",
    turns=8,
)
