#!/usr/bin/env python3
"""A bot in Python that plays at random: whitechapel arena pocket --players level:1 --bot mine=./random_bot.py."""

import json
import random
import sys


def say(message):
    """Answer; an answer has to leave at once."""
    print(json.dumps(message), flush=True)


def main():
    """Answer until it is over."""
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": min(2, message.get("highest", 1))})
        elif message["type"] == "game":
            rng.seed(message["seed"])
        elif message["type"] == "act":
            say({"type": "action", "id": message.get("id"), "action": rng.choice(message["legal"])})
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
