"""What a machine keeps of its deals, and what it says of a match that it knows nothing about."""

from pathlib import Path

import pytest

from whitechapel.core import Match
from whitechapel.table import deals


@pytest.mark.usefixtures("home")
def test_what_was_never_kept_can_be_forgotten() -> None:
    kept = deals.own_deal("mine", "c0ffee")
    deals.forget("another")
    assert deals.own_deal("mine", "c0ffee") == kept


@pytest.mark.usefixtures("home")
def test_nothing_is_wrong_with_a_match_that_this_machine_added_nothing_to() -> None:
    deals.own_deal("mine", "c0ffee")
    record = Match("pocket", seed=1).record()
    assert deals.wrong_with("another", record) is None
    assert deals.wrong_with("mine", record) is None, "it was not dealt by a server: there is no commitment to break"


def test_the_same_words_are_added_however_often_they_are_sent(home: Path) -> None:
    first = deals.own_deal("mine", "c0ffee", "invitation")
    assert first.key
    assert deals.own_deal("mine", "c0ffee", "invitation") == first
    assert (home / "whitechapel" / "deals.json").is_file()
