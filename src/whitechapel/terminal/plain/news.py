"""What has happened, told once and in order: entries of the log, and how the match is reached."""

from whitechapel.table import Table
from whitechapel.table.interface import is_mine
from whitechapel.terminal.plain.talk import Talk
from whitechapel.terminal.settings import Settings
from whitechapel.words import Words, capital


class News:
    """Tells those at the screen what they may know of what is new.

    Args:
        table: the match.
        words: the language.
        talk: where it is told.
        settings: what is turned on.
    """

    def __init__(self, table: Table, words: Words, talk: Talk, settings: Settings) -> None:
        self._settings = settings
        self._table = table
        self._words = words
        self._talk = talk
        self._told = 0
        self._open = True
        self._waited = False
        self._unsent = False
        self._invited = False
        self._turn_told = -1
        self._hurry_told = False

    def tell(self) -> None:
        """Tell what happened since the last time; the end is told later."""
        self._tell_connection()
        log, words = self._table.log, self._words
        if len(log) < self._told:
            self._talk.say(words.sentence("log-taken-back"))
        alone = len(self._table.seats) == 1
        for entry in log[self._told :]:
            for beat, said in entry.messages(face_up=alone, explained=self._settings.is_on("coach")):
                if beat.kind != "end":
                    self._talk.say(words.sentence(said))
        self._told = len(log)
        if is_mine(self._table):
            self._hurry_told = False

    def _tell_connection(self) -> None:
        """Tell that the line is lost or mended, and that something was refused, each once."""
        connection, words = self._table.connection, self._words
        if connection.is_open != self._open:
            self._open = connection.is_open
            self._talk.say(words.sentence("terminal-line-back" if self._open else "line-lost"))
        unsent = connection.waiting and not connection.is_open
        if unsent and not self._unsent:
            self._talk.say(words.sentence("terminal-unsent"))
        self._unsent = unsent
        if self._waited and not connection.waiting and connection.refusal is not None:
            self._talk.say(words.sentence(connection.refusal))
        self._waited = connection.waiting
        if connection.invitation and self._table.turn.to_act is None and not self._invited:
            self._invited = True
            self._talk.say(words.say("friend-link"), connection.invitation, words.say("waiting-for-friend"))

    def tell_waiting(self) -> None:
        """Tell, once a turn, whose turn it is at a server, and that the AI there is hurrying."""
        table, words = self._table, self._words
        seat = table.turn.to_act
        others = seat is not None and seat not in table.seats and not table.connection.waiting
        if seat is not None and others and table.connection.address and self._turn_told != table.turn.number:
            self._turn_told = table.turn.number
            self._talk.say(capital(words.say("turn-of", seat=words.seat(seat, table.game))))
        if table.connection.hurried and not self._hurry_told:
            self._hurry_told = True
            self._talk.say(words.say("ai-hurried"))
