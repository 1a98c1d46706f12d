"""Mr. Jack as a PettingZoo environment, version 0: `env`, and `raw_env` without wrappers."""

from whitechapel.adapters.pettingzoo.aec import makers

__all__ = ["env", "raw_env"]

env, raw_env = makers("classic")
