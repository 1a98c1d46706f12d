"""Mr. Jack Pocket, as the rest of the house finds it."""

from whitechapel.core.descriptor import Descriptor, Level

POCKET = Descriptor(
    name="pocket",
    title="Mr. Jack Pocket",
    rules="whitechapel.pocket",
    players={
        "uniform": "whitechapel.players.uniform:Uniform",
        "greedy": "whitechapel.players.pocket.greedy:Greedy",
        "turn": "whitechapel.players.pocket.turn:WholeTurn",
        "ismcts": "whitechapel.players.pocket.ismcts:Ismcts",
        "beginner": "whitechapel.players.pocket.beginner:Beginner",
        "specialist": "whitechapel.players.pocket.specialist:Specialist",
    },
    levels=(
        Level("beginner"),
        Level("greedy", careless=40),
        Level("greedy"),
        Level("turn", careless=40),
        Level("turn", careless=15),
        Level("turn"),
        Level("specialist:10000"),
        Level("specialist:400000"),
    ),
    story="whitechapel.pocket.story",
    lessons="whitechapel.pocket.lessons:LESSONS",
    coach="whitechapel.pocket.coach",
    description="whitechapel.pocket.description",
    tensors="whitechapel.tensors.pocket:PACKING",
    board="whitechapel.terminal.board.pocket:BOARD",
    picture="whitechapel.adapters.pixels.pocket:drawn",
    drawing="whitechapel.pocket.drawing:board",
    openspiel="python_mr_jack_pocket",
    openspiel_parameters={"played": 0},
    most_actions=32,  # eight turns of four
    most_chances=18,  # nine tiles, an identity, four throws and four cards
    unit="turn",
    turns=8,
)
