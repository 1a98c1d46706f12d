"""The page docs/strength.md, made from the results alone."""

from collections.abc import Callable, Sequence

from benchmarks.strength.openspiel.page import against_openspiel
from benchmarks.strength.plan import PLAN, RUNAWAY, Claim, Role
from benchmarks.strength.results import Results
from whitechapel.arena import Rate, Score, Standings
from whitechapel.core import Seat
from whitechapel.core.registry import describe

_TITLES = {"pocket": "Mr. Jack Pocket", "classic": "Mr. Jack"}
_HEAD = """\
# Strength

Made by `python -m benchmarks strength`; nothing here is typed by hand. Every figure comes from paired deals: the
same set-up, identity, pile and throws played twice with the roles swapped. A figure is the share of games won, with
Wilson's 95 % interval; CPU time is that of one decision, of all threads together, on the machine that measured. In
Mr. Jack a decision is a whole play of a character.
"""
_NOT_YET = "not measured yet"


def page(results: dict[str, Results]) -> str:
    """The whole page."""
    parts = [_HEAD]
    for game, kept in results.items():
        standings = kept.standings()
        parts += [
            f"## {_TITLES[game]}\n",
            "### What is expected, and what was measured\n",
            _claims(PLAN[game], kept, standings),
            "### Levels\n",
            _levels(game, kept, standings),
            "### Cross-table\n",
            _cross_tables(standings),
            "### Level 8 against itself\n",
            _own_share(standings),
        ]
        if game == "pocket":
            parts += ["### Level 8 against OpenSpiel's ISMCTS bot\n", against_openspiel()]
    return "\n".join(parts)


def strengths(results: dict[str, Results]) -> dict[str, dict[str, dict[str, float | None]]]:
    """What `whitechapel.players.levels` says about each level: the same figures as on the page, for programs."""
    found: dict[str, dict[str, dict[str, float | None]]] = {}
    for game, kept in results.items():
        standings = kept.standings()
        rated = standings.ratings().players if standings.names else {}
        found[game] = {}
        for level, _ in enumerate(describe(game).levels, 1):
            name, below = f"level:{level}", f"level:{level - 1}"
            if name not in rated:
                continue
            against = kept[name, below]
            found[game][str(level)] = {
                "elo": round(rated[name].elo),
                "beats_below": None if against is None else round(standings.score(name, below).mean.share, 3),
                "pairs": 0 if against is None else against.pairs,
                "cpu_ms": float(_milliseconds(standings.score(name))),
            }
    return found


def _claims(plan: Sequence[Claim], results: Results, standings: Standings) -> str:
    rows = [["pairing", "judged", "won", "interval", "expected", "CPU ms", "at most", "opponent's", "pairs", "holds"]]
    for claim in plan:
        if claim.one == claim.other:
            continue
        result = results[claim.one, claim.other]
        expected = "" if claim.at_least is None else f"{claim.at_least:.2f}"
        most = "" if claim.most_cpu_ms is None else f"{claim.most_cpu_ms:g}"
        name = f"{_name(claim.one)} - {_name(claim.other)}"
        if result is None:
            rows.append([name, claim.role.value, _NOT_YET, "", expected, "", most, "", "0", ""])
            continue
        score = standings.score(claim.one, claim.other)
        rate = judged(score, claim.role)
        cpu = [_milliseconds(score), most, _milliseconds(standings.score(claim.other, claim.one))]
        figures = [f"{rate.share:.3f}", _interval(rate), expected, *cpu, str(result.pairs)]
        so_far = "" if result.pairs >= claim.pairs else f" (of {claim.pairs} pairs planned)"
        rows.append([name, claim.role.value, *figures, _holds(claim, rate, score) + so_far])
    return _table(rows)


def judged(score: Score, role: Role) -> Rate:
    """The rate that counts in a role."""
    return {Role.BOTH: score.mean, Role.JACK: score.as_jack, Role.DETECTIVE: score.as_detective}[role]


def _holds(claim: Claim, rate: Rate, score: Score) -> str:
    if claim.at_least is None and claim.most_cpu_ms is None:
        return ""
    strong = claim.at_least is None or rate.share >= claim.at_least
    quick = claim.most_cpu_ms is None or 1000 * score.cpu_per_decision <= claim.most_cpu_ms
    return "yes" if strong and quick else "too slow" if strong else "no"


def _levels(game: str, results: Results, standings: Standings) -> str:
    rated = standings.ratings().players if standings.names else {}
    rows = [
        ["level", "Elo", "against the level below", "interval", "as Jack", "as Detective", "pairs", "CPU ms", "longest"]
    ]
    for level, _ in enumerate(describe(game).levels, 1):
        name, below = f"level:{level}", f"level:{level - 1}"
        elo = f"{round(rated[name].elo):+d} ± {rated[name].error:.0f}" if name in rated else _NOT_YET
        against, score = results[name, below], standings.score(name, below)
        whole = standings.score(name)
        cpu = [_milliseconds(whole), f"{1000 * whole.thinking.longest:.3g}"]
        if against is None:
            rows.append([str(level), elo, *[""] * 4, "0", *(cpu if name in rated else ["", ""])])
            continue
        figures = [f"{score.mean.share:.3f}", _interval(score.mean)]
        roles = [f"{score.as_jack.share:.3f}", f"{score.as_detective.share:.3f}"]
        rows.append([str(level), elo, *figures, *roles, str(against.pairs), *cpu])
    return _table(rows)


def _cross_tables(standings: Standings) -> str:
    names = [name for name in standings.names if name != RUNAWAY]
    if not names:
        return f"{_NOT_YET.capitalize()}.\n"
    return "\n".join(
        f"{title}, row against column:\n\n{_cross_table(names, standings, rate)}"
        for title, rate in [
            ("Mean of both roles", lambda score: score.mean),
            ("As Jack", lambda score: score.as_jack),
            ("As Detective", lambda score: score.as_detective),
        ]
    )


def _cross_table(names: Sequence[str], standings: Standings, rate: Callable[[Score], Rate]) -> str:
    rows = [["", *names]]
    for name in names:
        rates = [rate(standings.score(name, other)) for other in names]
        rows.append([name, *(f"{one.share:.3f}" if one.games else "" for one in rates)])
    return _table(rows)


def _own_share(standings: Standings) -> str:
    tally = standings.meetings.get(("level:8", "level:8"))
    if tally is None:
        return f"{_NOT_YET.capitalize()}.\n"
    share = tally.rate(Seat.JACK)
    endings = sorted(tally.endings.items(), key=lambda ending: (-ending[1], ending[0]))
    rows = [["ending", "winner", "games", "share"]]
    rows += [[end.reason, str(end.winner), str(games), f"{games / share.games:.3f}"] for end, games in endings]
    return f"Jack won {share.share:.3f} ({_interval(share)}) of {share.games} games.\n\n{_table(rows)}"


def _name(spec: str) -> str:
    return "a random Jack who leaves when he can" if spec == RUNAWAY else spec


def _milliseconds(score: Score) -> str:
    return f"{1000 * score.cpu_per_decision:.3g}"


def _interval(rate: Rate) -> str:
    low, high = rate.interval
    return f"{low:.3f} to {high:.3f}"


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)
