"""What is rendered: text and pictures of what one viewer knows."""

from random import Random
from types import ModuleType

import numpy as np
import pytest

from tests.adapters.pettingzoo.environments import MODULES, played, rules_of
from whitechapel.adapters.pixels import picture
from whitechapel.adapters.pixels.canvas import INK, PAPER, Canvas
from whitechapel.adapters.pixels.letters import stencil
from whitechapel.core import VIEWERS, Seat
from whitechapel.testing.random_play import random_game

BOTH = pytest.mark.parametrize("module", MODULES)


@BOTH
def test_text_is_what_the_chosen_viewer_knows(module: ModuleType) -> None:
    for viewer in VIEWERS:
        env = module.raw_env(render_mode="ansi", viewer=str(viewer))
        env.reset(seed=4)
        assert env.render() == rules_of(module).render(env.match.observation(viewer))


@BOTH
def test_a_spectators_view_is_the_default(module: ModuleType) -> None:
    frames = []
    for arguments in ({}, {"viewer": "spectator"}, {"viewer": "jack"}):
        env = module.env(render_mode="rgb_array", **arguments)
        env.reset(seed=4)
        frames.append(env.render())
    assert np.array_equal(frames[0], frames[1])
    assert not np.array_equal(frames[0], frames[2])


@BOTH
def test_people_get_the_text_printed_at_every_step(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    env = module.raw_env(render_mode="human")
    env.reset(seed=4)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert capsys.readouterr().out == rules_of(module).render(env.match.observation(Seat.SPECTATOR)) + "\n"


@BOTH
def test_without_a_way_to_render_there_is_nothing_to_see(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=4)
    assert env.render() is None


@BOTH
def test_positions_that_look_different_have_different_pictures(module: ModuleType) -> None:
    rules = rules_of(module)
    rng = Random(8)  # games under one choice of options, which are not all to be seen on a table
    seen = {rules.observe(step.after, Seat.JACK) for _ in range(3) for step in random_game(rules, rng)}
    pictures = {picture(rules.NAME, observation).tobytes() for observation in seen}
    assert len(pictures) == len(seen)


@BOTH
def test_all_pictures_of_a_game_have_one_size(module: ModuleType) -> None:
    env = module.raw_env(render_mode="rgb_array", viewer="detective")
    sizes = {env.render().shape for _ in played(env, 1)}
    assert len(sizes) == 1


def test_a_disc_and_a_hex_are_cut_off_at_the_edge() -> None:
    for shape in ("disc", "hexagon"):
        canvas = Canvas(20, 20)
        getattr(canvas, shape)(0, 0, 8, INK)
        assert tuple(canvas.pixels[0, 0]) == INK
        assert tuple(canvas.pixels[19, 19]) == PAPER


def test_a_text_is_cut_off_at_the_edge() -> None:
    canvas = Canvas(10, 4)
    canvas.text(0, 0, "whitechapel", scale=1)
    assert (canvas.pixels == INK).all(axis=2).any()


def test_every_letter_looks_different() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    assert len({stencil(letter, 1).tobytes() for letter in letters}) == len(letters)
    assert stencil("A", 3).shape == (15, 9)
