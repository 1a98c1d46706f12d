"""A process that thinks for AI seats: reads a question a line, writes an answer a line, ends when its server ends.

All it is ever given is what the seat knows, so no bug here can reach a secret.
"""

import signal
import sys
from typing import Any

import msgspec

from whitechapel.core import game
from whitechapel.players import Player, SpecError, player


class Question(msgspec.Struct, frozen=True):
    """What should this seat do?

    Attributes:
        game: the game's name.
        observation: what the seat knows, as text.
        legal: its legal actions.
        level: how well to play, 1 to 8.
        seed: makes the player's habits unpredictable from one decision to the next.
    """

    game: str
    observation: str
    legal: list[int]
    level: int
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """Do this."""

    action: int


def opponent(game_name: str, level: int, seed: int) -> Player:
    """The player of a level; a game whose levels are not there yet gets the uniform player."""
    try:
        return player(f"level:{level}", game=game_name, seed=seed)
    except SpecError:
        return player("uniform", game=game_name, seed=seed)


def answered(question: Question) -> Answer:
    """Think."""
    rules: Any = game(question.game)
    observation = rules.observation_from_text(question.observation)
    chosen = opponent(question.game, question.level, question.seed).choose(observation, question.legal)
    return Answer(action=chosen)


def main() -> None:
    """Answer questions until the input ends. Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        answer = answered(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
