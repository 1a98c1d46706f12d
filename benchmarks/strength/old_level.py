"""A bot that plays a level of version 0.1, by protocol 1: run it with 0.1's sources on the path.

PYTHONPATH=../v01/src python old_level.py 3
"""

import json
import sys
from importlib import import_module


def main() -> None:
    """Answer until it is over; the library that is found on the path must be 0.1's."""
    core, players = import_module("whitechapel.core"), import_module("whitechapel.players")
    rules = opponent = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
        elif message["type"] == "game":
            rules = core.game(message["game"])
            opponent = players.player(f"level:{sys.argv[1]}", game=message["game"], seed=message["seed"])
        elif message["type"] == "act" and rules is not None and opponent is not None:
            chosen = opponent.choose(rules.observation_from_text(message["text"]), message["legal"])
            print(json.dumps({"type": "action", "action": chosen}), flush=True)


if __name__ == "__main__":
    main()
