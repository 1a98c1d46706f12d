"""A tournament's results, for people as a table and for machines as JSON."""

from collections.abc import Sequence

from whitechapel.arena.standings import Score, Standings, Tally
from whitechapel.arena.stats import Rate
from whitechapel.core import Seat
from whitechapel.words import SimpleWords


def standings_table(standings: Standings, words: SimpleWords | None = None) -> str:
    """Players, pairings, Jack's share, length and endings, in plain text; in English unless told otherwise."""
    words = words or SimpleWords()
    players = [_players(standings, words)] if standings.met_others else []
    failed = [
        words.say("cli-arena-failed", name=name, games=failures.games, reason=reason, example=failures.example)
        for (name, reason), failures in standings.failures.items()
    ]
    return "\n\n".join([*players, _pairings(standings, words), _endings(standings, words), *failed])


def _players(standings: Standings, words: SimpleWords) -> str:
    rated = standings.ratings()
    times = [words.say("cli-arena-head-cpu"), words.say("cli-arena-head-longest")]
    rows = [[words.say("cli-arena-head-player"), *_heads(words), "Elo", *times]]
    for name in sorted(standings.met_others, key=lambda name: -rated.players[name].elo):
        elo, error = rated.players[name]
        score = standings.score(name)
        rows.append(
            [
                name,
                *_rates(score, words),
                f"{round(elo):+d} ± {error:.0f}",
                f"{1000 * score.cpu_per_decision:.3g}",
                f"{1000 * score.thinking.longest:.3g}",
            ]
        )
    edge = rated.jacks_edge
    worth = words.say("cli-arena-edge", elo=f"{round(edge.elo):+d}", error=f"{edge.error:.0f}")
    return f"{columns(rows)}\n{worth}"


def _pairings(standings: Standings, words: SimpleWords) -> str:
    rows = [[words.say("cli-arena-head-pairing"), *_heads(words)]]
    for one, other in standings.pairings:
        alone = one == other
        rates = _own_rates(standings.tally(one, one), words) if alone else _rates(standings.score(one, other), words)
        rows.append([f"{one} - {other}", *rates])
    return columns(rows)


def _heads(words: SimpleWords) -> list[str]:
    """What stands above the columns of `_rates`."""
    roles = [words.say("cli-arena-head-jack"), words.say("cli-arena-head-detective")]
    return [words.say("cli-arena-head-games"), *roles, words.say("cli-arena-head-mean"), "95 %"]


def _rates(score: Score, words: SimpleWords) -> list[str]:
    return [
        str(score.mean.games),
        f"{score.as_jack.share:.3f}",
        f"{score.as_detective.share:.3f}",
        f"{score.mean.share:.3f}",
        _interval(score.mean, words),
    ]


def _own_rates(tally: Tally, words: SimpleWords) -> list[str]:
    """Somebody against himself: what counts is Jack's share, and the interval is of that."""
    jack, detective = tally.rate(Seat.JACK), tally.rate(Seat.DETECTIVE)
    return [str(jack.games), f"{jack.share:.3f}", f"{detective.share:.3f}", "", _interval(jack, words)]


def _interval(rate: Rate, words: SimpleWords) -> str:
    low, high = rate.interval
    return words.say("cli-arena-interval", low=f"{low:.3f}", high=f"{high:.3f}")


def _endings(standings: Standings, words: SimpleWords) -> str:
    share = standings.jacks_share
    ending, winner = words.say("cli-arena-head-ending"), words.say("cli-arena-head-winner")
    rows = [[ending, winner, words.say("cli-arena-head-games"), words.say("cli-arena-head-share")]]
    for outcome, games in standings.commonest_endings:
        rows.append([outcome.reason, str(outcome.winner), str(games), f"{games / share.games:.3f}"])
    said = words.say(
        "cli-arena-share",
        share=f"{share.share:.3f}",
        games=share.games,
        interval=_interval(share, words),
        length=f"{standings.mean_length:.1f}",
    )
    return f"{said}\n{columns(rows)}"


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as aligned text: the first column to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells]).rstrip())
    return "\n".join(lines)


def standings_to_json(standings: Standings) -> dict[str, object]:
    """The same for machines. Rates come as wins, games, share and 95 % interval; CPU times in milliseconds."""
    rated = standings.ratings()
    return {
        "games": standings.jacks_share.games,
        "players": [
            {"name": name, **_score_to_json(standings.score(name)), "elo": rated.players[name]._asdict()}
            for name in standings.met_others
        ],
        "pairings": [
            {"one": one, "other": other, **_score_to_json(standings.score(one, other), roles=one != other)}
            for one, other in standings.pairings
        ],
        "jack": {**_rate_to_json(standings.jacks_share), "edge": rated.jacks_edge._asdict()},
        "mean_length": standings.mean_length,
        "endings": [
            {"reason": outcome.reason, "winner": str(outcome.winner), "games": games}
            for outcome, games in standings.commonest_endings
        ],
        "failures": [
            {"name": name, "reason": reason, "games": failures.games, "example": failures.example}
            for (name, reason), failures in standings.failures.items()
        ],
    }


def _score_to_json(score: Score, *, roles: bool = True) -> dict[str, object]:
    """Without `roles` it is somebody against himself, whose mean over both says nothing."""
    mean = {"mean": _rate_to_json(score.mean)} if roles else {}
    return {
        "as_jack": _rate_to_json(score.as_jack),
        "as_detective": _rate_to_json(score.as_detective),
        **mean,
        "decisions": score.thinking.decisions,
        "cpu_ms": 1000 * score.cpu_per_decision,
        "longest_ms": 1000 * score.thinking.longest,
    }


def _rate_to_json(rate: Rate) -> dict[str, object]:
    low, high = rate.interval
    return {"wins": rate.wins, "games": rate.games, "share": rate.share, "low": low, "high": high}
