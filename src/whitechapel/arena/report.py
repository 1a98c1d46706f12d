"""A tournament's results, for people as a table and for machines as JSON."""

from collections.abc import Sequence

from whitechapel.arena.standings import Score, Standings, Tally
from whitechapel.arena.stats import Rate
from whitechapel.core import Seat


def standings_table(standings: Standings) -> str:
    """Players, pairings, Jack's share, length and endings, in plain text."""
    players = [_players(standings)] if standings.met_others else []
    failed = [
        f"{name} lost {failures.games} by {reason}, first so: {failures.example}"
        for (name, reason), failures in standings.failures.items()
    ]
    return "\n\n".join([*players, _pairings(standings), _endings(standings), *failed])


def _players(standings: Standings) -> str:
    rated = standings.ratings()
    rows = [["player", "games", "as Jack", "as Detective", "mean", "95 %", "Elo", "CPU ms/decision", "longest"]]
    for name in sorted(standings.met_others, key=lambda name: -rated.players[name].elo):
        elo, error = rated.players[name]
        score = standings.score(name)
        rows.append(
            [
                name,
                *_rates(score),
                f"{round(elo):+d} ± {error:.0f}",
                f"{1000 * score.cpu_per_decision:.3g}",
                f"{1000 * score.thinking.longest:.3g}",
            ]
        )
    edge = rated.jacks_edge
    return f"{columns(rows)}\nPlaying Jack is worth {round(edge.elo):+d} ± {edge.error:.0f} Elo."


def _pairings(standings: Standings) -> str:
    rows = [["pairing", "games", "as Jack", "as Detective", "mean", "95 %"]]
    for one, other in standings.pairings:
        rates = _rates(standings.score(one, other)) if one != other else _own_rates(standings.tally(one, one))
        rows.append([f"{one} - {other}", *rates])
    return columns(rows)


def _rates(score: Score) -> list[str]:
    low, high = score.mean.interval
    return [
        str(score.mean.games),
        f"{score.as_jack.share:.3f}",
        f"{score.as_detective.share:.3f}",
        f"{score.mean.share:.3f}",
        f"{low:.3f} to {high:.3f}",
    ]


def _own_rates(tally: Tally) -> list[str]:
    """Somebody against himself: what counts is Jack's share, and the interval is of that."""
    jack, detective = tally.rate(Seat.JACK), tally.rate(Seat.DETECTIVE)
    low, high = jack.interval
    return [str(jack.games), f"{jack.share:.3f}", f"{detective.share:.3f}", "", f"{low:.3f} to {high:.3f}"]


def _endings(standings: Standings) -> str:
    share = standings.jacks_share
    low, high = share.interval
    rows = [["ending", "winner", "games", "share"]]
    for outcome, games in standings.commonest_endings:
        rows.append([outcome.reason, str(outcome.winner), str(games), f"{games / share.games:.3f}"])
    return (
        f"Jack won {share.share:.3f} of {share.games} games ({low:.3f} to {high:.3f}); "
        f"a game took {standings.mean_length:.1f} decisions.\n{columns(rows)}"
    )


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
