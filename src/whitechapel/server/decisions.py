"""What a request adds to a match's log. Nothing here changes a match: the entries are committed first, then followed.

A request names the entry it was made after. If the log has grown since, it is stale, unless the very next entry is
this client's own: then it is a repetition of a request that was already kept.
"""

from typing import Any

from whitechapel.core import Seat, WhitechapelError
from whitechapel.server import protocol
from whitechapel.server.match import Entry, Kind, Match
from whitechapel.server.refusals import Refusal, RepeatedError


def requested(match: Match, seat: Seat, request: protocol.SeatRequest) -> list[Entry]:
    """The entries that a seat's request leads to.

    Raises:
        RepeatedError: when the same request was kept before.
        Refusal: when it can't be done; it says why.
    """
    _check_number(match, seat, request)
    if match.over:
        raise Refusal("over", "the match is over")
    if match.to_act is None:
        raise Refusal("not-started", "the match begins when every seat is taken")
    match request:
        case protocol.Act():
            return _acted(match, seat, request)
        case protocol.Resign():
            return [Entry(match.number + 1, Kind.RESIGNED, seat, client=request.client)]
        case protocol.TakeBack():
            return _taken_back(match, seat, request.client)
        case protocol.AnswerTakeback():
            return _answered(match, seat, request)


def deals_due(match: Match, state: Any, number: int, dealt: int) -> list[Entry]:
    """What chance decides next, from the committed deal, until a player is to act or the game is over."""
    entries: list[Entry] = []
    while outcomes := match.game.chance_outcomes(state):
        action = match.deal.deal(dealt + len(entries), outcomes)
        after = match.game.apply_trusted(state, action)
        announced = match.game.announcement(state, after)
        entries.append(Entry(number + len(entries), Kind.CHANCE, Seat.CHANCE, action, announced))
        state = after
    return entries


def takeback_target(match: Match, seat: Seat) -> tuple[protocol.TakebackName, int]:
    """Whether `seat` may take its last action back, and the number of the entry before that action.

    Free while nothing was revealed by it or after it and the opponent has not acted; by consent while nothing was
    revealed; never past a throw, a card or an appeal, nor into a borrowed beginning.
    """
    if match.over:
        return "no", 0
    for entry in reversed(match.standing):
        if entry.kind is not Kind.MOVE or entry.announced or entry.number <= match.given:
            break
        if entry.actor is seat:
            return ("free" if entry is match.standing[-1] else "ask"), entry.number - 1
    return "no", 0


def _check_number(match: Match, seat: Seat, request: protocol.SeatRequest) -> None:
    if request.after == match.number:
        return
    if request.after < match.number:
        following = match.log[request.after]
        if following.client == request.client and following.actor is seat:
            raise RepeatedError(following.number)
    raise Refusal("stale", f"the match is at {match.number}, not at {request.after}", number=match.number)


def _acted(match: Match, seat: Seat, request: protocol.Act) -> list[Entry]:
    if match.to_act is not seat:
        raise Refusal("not-your-turn", f"it is the {match.to_act}'s turn")
    try:
        action = match.game.action_from_text(request.action)
        after = match.game.apply(match.state, action)
    except WhitechapelError as error:
        raise Refusal("illegal", f"{request.action}: {error.why}") from error
    announced = match.game.announcement(match.state, after)
    move = Entry(match.number + 1, Kind.MOVE, seat, action, announced, client=request.client)
    return [move, *deals_due(match, after, match.number + 2, match.dealt)]


def _taken_back(match: Match, seat: Seat, client: str) -> list[Entry]:
    answer, target = takeback_target(match, seat)
    number = match.number + 1
    if answer == "no":
        raise Refusal("no-takeback", "nothing can be taken back: something was revealed since, or you have not acted")
    if match.offer is seat:
        raise Refusal("no-takeback", "the opponent has already been asked")
    consents = match.setup.hot_seat or match.seats[seat.opponent].automatic
    if answer == "free" or consents:
        return [Entry(number, Kind.TAKEN_BACK, seat, target=str(target), client=client)]
    return [Entry(number, Kind.OFFERED, seat, target=str(target), client=client)]


def _answered(match: Match, seat: Seat, request: protocol.AnswerTakeback) -> list[Entry]:
    if match.offer is not seat.opponent:
        raise Refusal("no-takeback", "the opponent has not asked for a takeback")
    if not request.agree:
        return [Entry(match.number + 1, Kind.DECLINED, seat, client=request.client)]
    _, target = takeback_target(match, seat.opponent)
    return [Entry(match.number + 1, Kind.TAKEN_BACK, seat, target=str(target), client=request.client)]
