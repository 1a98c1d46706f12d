"""How all tests run: compiled or not, and Hypothesis without surprises."""

import os
import signal
from pathlib import Path

from tests.uncompiled import use_plain_python

if os.environ.get("WHITECHAPEL_UNCOMPILED") == "1":
    use_plain_python()

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "whitechapel",
    derandomize=True,
    deadline=None,  # the machine is shared: time is for benchmarks
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("whitechapel")

# Tests in the background are made to ignore Ctrl-C by the shell, and the programs they start and interrupt would, too.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def toy_game_path() -> Path:
    """The folder of a third game ("hide") in a package of its own: on PYTHONPATH it is found like an installed one."""
    return Path(__file__).parent / "toy_game"
