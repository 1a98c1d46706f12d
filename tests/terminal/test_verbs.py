"""What is being done while a target is picked, where one verb is alone and needs no picking."""

import random

from whitechapel import Match, classic
from whitechapel.core.story import story_of
from whitechapel.terminal.board.verbs import verb_of
from whitechapel.terminal.chooser import Chooser


def test_a_lone_verb_is_known_before_and_after_its_object_is_picked() -> None:
    """A whistle that goes on is such a one: `whistle-bert` is no verb, and has no words."""
    found = set()
    for seed in range(40):
        match, rng = Match("classic", seed=seed), random.Random(seed)
        while match.actor is not None and match.number < 60:
            verbs = {classic.action_to_text(action).partition(" ")[0] for action in match.legal_actions}
            if len(verbs) == 1:
                chooser = Chooser()
                seen = match.observation(match.actor)
                chooser.offer(story_of("classic").choices(seen, match.legal_actions))
                assert verb_of(chooser) in verbs
                chooser.take(chooser.options[0].pick)
                assert verb_of(chooser) in verbs
                found |= verbs
            match.push(rng.choice(match.legal_actions))
    assert {"play", "whistle", "face"} <= found
