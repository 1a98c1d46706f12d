"""Whole games of Mr. Jack out of a case file, played by the rules and compared after every play."""

from collections.abc import Callable
from functools import partial

from whitechapel import classic
from whitechapel.classic.notation import board_to_text
from whitechapel.core import PLAYERS, Seat, WhitechapelError
from whitechapel.testing.cases.case_file import CaseValue, Checked, Difference
from whitechapel.testing.cases.classic_games import CallAnswers, Play, Round, WholeGame, read_game
from whitechapel.testing.cases.classic_plays import PackedBoard, as_if_played, results_of


def prepared(case: CaseValue) -> Callable[[], Checked]:
    """Read one game; what is returned plays it and compares."""
    return partial(_checked, read_game(case))


def _checked(game: WholeGame) -> Checked:
    replay = ReplayCheck(game)
    replay.run()
    return Checked(replay.steps, replay.differences)


class ReplayCheck:
    """A game being played through the public names, chance told by the file, and what differed so far."""

    def __init__(self, game: WholeGame) -> None:
        self.game = game
        self.pile = iter(game.pile)
        self.steps = 0
        self.differences: list[Difference] = []
        self.state = self._chance(classic.initial(**game.options), f"identity {game.jack}")

    def run(self) -> None:
        """Play to the end; something that can't be played breaks the game off."""
        for told in self.game.rounds:
            if not self._round(told):
                return
        result = classic.outcome(self.state)
        self._compare("the end", "winner", self.game.winner, None if result is None else str(result.winner))
        self._compare("the end", "ending", self.game.ending, None if result is None else result.reason)

    def _compare(self, step: str, field: str, expected: object, got: object) -> None:
        if expected != got:
            self.differences.append(Difference(self.game.name, step, field, expected, got))

    @staticmethod
    def _chance(state: classic.State, text: str) -> classic.State:
        return classic.apply(state, classic.action_from_text(text))

    def _round(self, told: Round) -> bool:
        """One round: its cards, its plays, the call. False if it had to be broken off."""
        step = f"round {told.round}"
        if self.state.actor is Seat.CHANCE:
            self.state = self._chance(self.state, "shuffle " + " ".join(told.cards))
        self._compare(step, "round", told.round, self.state.round)
        self._compare(step, "cards", told.cards, self.state.cards_left)
        called = None
        for number, play in enumerate(told.plays, start=1):
            before = self.state
            board = self._play(f"{step}, play {number} ({play.side} {play.character})", play)
            if board is None:
                return False
            called = _call_after(board, before, self.state)
        self.steps += told.call is not None
        self._compare_call(f"{step}, the call for witnesses", told.call, called)
        return True

    def _play(self, step: str, play: Play) -> PackedBoard | None:
        """One play; returns the board after it and before any call, or None if it can't be played."""
        self.steps += 1
        seat = self.state.actor
        self._compare(step, "side", play.side, str(seat))
        if seat not in PLAYERS:
            return None
        here = PackedBoard(self.state.people, self.state.streets)
        ready = as_if_played(here, play.character, seat, jack=self.game.jack, witness=self.state.witness)
        can = results_of(ready)
        self._compare(step, "legal_states", play.legal_states, len(can.boards))
        self._compare(step, "legal_accuse", play.legal_accuse, can.accused)
        self._compare(step, "legal_exits", play.legal_exits, can.exits)
        try:
            actions = classic.play_from_text(self.state, play.action)
            for action in actions:
                self.state = classic.apply(self.state, action)
            for action in actions[1:]:
                ready = classic.apply(ready, action)
        except WhitechapelError as error:
            self._compare(step, "action", "a legal one", f"illegal: {error}")
            return None
        result = classic.outcome(self.state)
        goes_on = result is None or result.reason == "round-8-over"
        self._compare(step, "state", play.state, board_to_text(ready) if goes_on else None)
        self._compare(step, "alibi_drawn", play.alibi_drawn, self._drawn())
        return PackedBoard(ready.people, ready.streets)

    def _drawn(self) -> str | None:
        """The card Holmes takes now, if he does."""
        if self.state.drawer is None:
            return None
        card = next(self.pile)
        self.state = self._chance(self.state, f"card {card}")
        return card

    def _compare_call(self, step: str, told: CallAnswers | None, called: CallAnswers | None) -> None:
        if told is None or called is None:
            self._compare(step, "held", told is not None, called is not None)
            return
        for field, expected in told._asdict().items():
            self._compare(step, field, expected, getattr(called, field))


def _call_after(board: PackedBoard, before: classic.State, after: classic.State) -> CallAnswers | None:
    """What the call for witnesses said after a play that led to `board`, if there was one."""
    result = classic.outcome(after)
    if before.round == after.round and (result is None or result.reason != "round-8-over"):
        return None
    lamps = board_to_text(after).split(";")[1].removeprefix("lamps=")
    seen = classic.State(*board, 0, 0).visible
    return CallAnswers(seen, after.witness, after.suspects, lamps)
