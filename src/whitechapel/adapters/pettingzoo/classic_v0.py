"""Mr. Jack as a PettingZoo environment, version 0."""

from typing import Any

from pettingzoo.utils.env import AECEnv

from whitechapel.adapters.pettingzoo.aec import Agent, GameEnv, metadata_of, wrapped
from whitechapel.core import OptionValue

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801 - PettingZoo's name for it
    """Mr. Jack without wrappers: an illegal action raises `IllegalActionError`."""

    NAME = "classic"
    metadata = metadata_of("classic_v0")


def env(
    render_mode: str | None = None, viewer: str = "spectator", **options: OptionValue
) -> AECEnv[Agent, dict[str, Any], int]:
    """Mr. Jack in PettingZoo's usual wrappers; the arguments are those of `GameEnv`."""
    return wrapped(raw_env(render_mode, viewer, **options))
