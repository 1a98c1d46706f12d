"""AI seats: they get what their seat knows, keep a pace that tells nothing, and use the level that was asked for."""

import msgspec
import pytest

from tests.server.worlds import played
from whitechapel.core import Seat, game
from whitechapel.server import views
from whitechapel.server.ai import wait_for_beat
from whitechapel.server.thinker import Question, answered


@pytest.mark.parametrize("took", [0.0001, 0.3, 0.8999, 0.9001, 4.0])
def test_a_step_is_shown_on_the_beat_however_long_it_took(took: float) -> None:
    beats = (took + wait_for_beat(took, 0.9)) / 0.9
    assert beats == pytest.approx(round(beats))
    assert wait_for_beat(took, 0.0) == 0.0


@pytest.mark.parametrize("name", ["pocket", "classic"])
@pytest.mark.parametrize("level", [1, 2])
def test_an_ai_answers_from_its_own_observation_alone(name: str, level: int) -> None:
    match = played(name, 4, 20)
    seat = match.to_act
    assert seat is not None
    legal = list(match.game.legal_actions(match.state))
    text = views.observation_text(match, seat)
    if seat is Seat.DETECTIVE:
        assert ";jack=?" in text
    question = Question(game=name, observation=text, legal=legal, level=level, seed=5)
    assert answered(msgspec.json.decode(msgspec.json.encode(question), type=Question)).action in legal


def test_what_an_ai_is_given_holds_no_state() -> None:
    assert set(Question.__struct_fields__) == {"game", "observation", "legal", "level", "seed"}
    with pytest.raises(Exception, match="does not look on"):
        game("pocket").observe(played("pocket", 1, 12).state, Seat.CHANCE)
