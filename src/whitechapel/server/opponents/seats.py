"""Players and bots at the seats that the server plays, asked in one way.

A player of a level lives in a worker process, which makes it anew where it does not have it; a bot has a process of
its own.
"""

from collections.abc import Callable
from functools import cache, partial
from time import monotonic

from whitechapel.bots import Seated
from whitechapel.core import Action, Seat
from whitechapel.core.registry import describe
from whitechapel.players import OWN_BUDGET, SpecError, hint, player
from whitechapel.server import views
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents.occupants import Occupants
from whitechapel.server.opponents.promises import USUAL, Promise, is_quick
from whitechapel.server.opponents.questions import ChooseQuestion, Hinted, HintQuestion
from whitechapel.server.opponents.queue import Queue
from whitechapel.server.opponents.thoughts import Thought
from whitechapel.server.opponents.workers import WorkerPlayer, Workers
from whitechapel.server.refusals import Refusal


class OpponentSeats:
    """Everybody who plays for this server process.

    Args:
        workers: the processes in which players of levels think. The last is for those levels that think quickly, so
            that they never wait for others.
        occupants: the bots.
        metrics: where it is counted how many thoughts were stopped.
    """

    def __init__(self, workers: Workers, occupants: Occupants, metrics: Metrics) -> None:
        self._workers = workers
        self._occupants = occupants
        self.places = max(1, len(workers) - 1)
        """How many players of levels that think long may think at a time."""
        self._long = Queue(workers, range(self.places), metrics)
        self._quick = Queue(workers, range(len(workers) - 1, len(workers)), metrics)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that can be asked for."""
        return tuple(self._occupants.bots)

    def prepare(self, hosted: HostedMatch) -> None:
        """Have the processes started that a match will need."""
        for holder in hosted.seats.values():
            if holder.level and not hosted.over:
                (self._quick if is_quick(hosted.setup.game, holder.level) else self._long).prepare()

    async def bot_chooses(self, hosted: HostedMatch, seat: Seat, asker: str) -> Action:
        """What the bot at a seat does now, in a match of somebody of a network; raises `BotError` when it fails."""
        return await self._occupants.choose(hosted, seat, views.seat_view(hosted, seat), asker)

    async def level_chooses(self, hosted: HostedMatch, seat: Seat, promise: Promise) -> Action:
        """What the player of the level at a seat does, in the time that was promised; raises `BotError`."""
        holder, view = hosted.seats[seat], views.seat_view(hosted, seat)
        name, earlier = f"{hosted.setup.id} {seat}", views.earlier_views(hosted.match, seat)
        spec, home = level_spec(holder.level), self._workers.home(name)

        def ask(place: int, until: float) -> Callable[[], Action]:
            question = ChooseQuestion(name, spec, holder.seed, view, earlier, self._workers.thinking, until)
            return partial(Seated(lambda: WorkerPlayer(self._workers, question, place)).choose, view, OWN_BUDGET)

        thought = Thought(promise.address, promise.asked, promise.due, home=home if earlier else None, prefers=home)
        return await (self._quick if promise.quick else self._long).think(thought, ask)

    async def hint(self, hosted: HostedMatch, seat: Seat, asker: str) -> Hinted:
        """What the game's strongest player would do in this seat's place; raises `BotError`."""
        view, now = views.seat_view(hosted, seat), monotonic()
        seconds = min(self._workers.thinking, hint.SECONDS)

        def ask(place: int, until: float) -> Callable[[], Hinted]:
            return partial(self._workers.hint, HintQuestion(view, seconds, until), place)

        return await self._long.think(Thought(asker, now, now + 2 * USUAL, hint=True), ask)

    def dismiss(self, hosted: HostedMatch) -> None:
        """Let those who play a match go."""
        self._occupants.dismiss(hosted)

    async def close(self) -> None:
        """End all of them; the workers are closed before."""
        await self._long.close()
        await self._quick.close()
        await self._occupants.close()


def level_spec(level: int) -> str:
    """The player of a level, as specs name it."""
    return f"level:{level}"


@cache
def checked_level(game: str, level: int) -> int:
    """The same level, if the game has it and its player can be made here; raises `Refusal`."""
    levels = len(describe(game).levels)
    if not 1 <= level <= levels:
        raise Refusal("wrong-options", f"{game} has the levels 1 to {levels}, not {level}")
    try:
        player(level_spec(level), game=game, seed=0)
    except SpecError as error:
        raise Refusal("wrong-options", f"level {level} of {game} can't be played here: {error}") from error
    return level
