"""A bot's process: long questions reach it whole, and what it complains of is heard while it runs."""

import sys

import pytest

from whitechapel.bots.command import Command
from whitechapel.bots.failures import CRASHED, SILENT, BotError
from whitechapel.bots.process import Process


def python(code: str) -> Process:
    """A small Python program as a bot."""
    return Process(Command((sys.executable, "-c", code)))


def test_a_question_longer_than_a_pipe_holds_is_sent_whole() -> None:
    bot = python("import sys; print(len(sys.stdin.readline()), flush=True); sys.stdin.read()")
    try:
        assert bot.ask(b"x" * 1_000_000 + b"\n", seconds=60, too_late=SILENT) == b"1000001"
    finally:
        bot.end()


def test_its_last_complaint_is_heard_while_it_runs_and_after_it_ended() -> None:
    bot = python("import sys; print('one\\ntwo\\a', file=sys.stderr); print('done', flush=True); sys.stdin.read()")
    assert bot.ask(b"go\n", seconds=60, too_late=SILENT) == b"done"
    assert bot.last_words() == ": two"
    bot.end()
    assert bot.last_words() == ": two"


def test_one_that_closed_its_output_and_runs_on_is_said_to_have_done_so() -> None:
    bot = python("import os, sys; os.close(1); sys.stdin.read()")
    with pytest.raises(BotError, match="it closed its output") as raised:
        bot.ask(b"go\n", seconds=60, too_late=SILENT)
    assert raised.value.reason == CRASHED
    bot.end()
