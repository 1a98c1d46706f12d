"""Measure how strong the players are and write docs/strength.md: ``python -m benchmarks strength pocket``.

What it finds of the levels goes into a data file of the players too.

Plays the pairings of `benchmarks.strength.plan` that are missing from the results file, a few pairs at a time, saving
after each batch: stop it with Ctrl-C and start it again whenever you like. When a player has changed, name it with
``--redo`` to measure it anew. ``--page-only`` writes the page from the results there are.
"""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.arguments import parser
from benchmarks.strength.page import page, strengths
from benchmarks.strength.plan import PLAN, Claim
from benchmarks.strength.results import Results
from whitechapel.arena import Entrant, Standings, Terms, Tournament
from whitechapel.arena.progress import shown_progress
from whitechapel.core import WhitechapelError

SEED = 1888


def main(given: Sequence[str]) -> int:
    """Measure what is missing, then write the page; 130 after Ctrl-C, when the page shows what there is."""
    reading = parser("strength", __doc__)
    reading.add_argument("games", nargs="*", metavar="GAME", help=f"which games (default: {' '.join(PLAN)})")
    reading.add_argument("--only", action="append", metavar="SPEC", help="only pairings of this player (repeatable)")
    reading.add_argument("--redo", action="append", default=[], metavar="SPEC", help="forget a player's results first")
    reading.add_argument("--most-pairs", type=int, metavar="N", help="no more pairs than this in any pairing")
    reading.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: all cores)")
    reading.add_argument("--page-only", action="store_true", help="measure nothing")
    reading.add_argument("--results", type=Path, default=Path("benchmarks/strength/results.json"))
    reading.add_argument("--page", type=Path, default=Path("docs/strength.md"))
    reading.add_argument("--levels", type=Path, default=Path("src/whitechapel/players/data/level_strength.json"))
    arguments = reading.parse_args(given)
    results = {game: Results(arguments.results, game) for game in PLAN}
    for spec in arguments.redo:
        for kept in results.values():
            kept.forget(spec)
    finished = arguments.page_only or all(
        measure(game, _chosen(PLAN[game], arguments.only), results[game], arguments.jobs, arguments.most_pairs)
        for game in arguments.games or PLAN
    )
    arguments.page.write_text(page(results), encoding="utf-8")
    arguments.levels.write_text(json.dumps(strengths(results), indent=1) + "\n", encoding="utf-8")
    return 0 if finished else 130


def _chosen(plan: tuple[Claim, ...], only: list[str] | None) -> tuple[Claim, ...]:
    return tuple(claim for claim in plan if not only or claim.one in only or claim.other in only)


def measure(game: str, plan: tuple[Claim, ...], results: Results, jobs: int, most_pairs: int | None) -> bool:
    """Play the pairs that are missing, batch by batch; returns False after Ctrl-C."""
    for claim in plan:
        wanted = min(claim.pairs, most_pairs or claim.pairs)
        pairing = Entrant(claim.one, claim.one), Entrant(claim.other, claim.other)
        before = results[claim.one, claim.other]
        done = before.pairs if before is not None else 0
        try:
            for entrant in pairing:
                entrant.check(game)
        except WhitechapelError as error:
            print(f"{game}: {claim.one} - {claim.other} is left out: {error}", file=sys.stderr)
            continue
        while done < wanted:
            batch = min(wanted - done, max(10, claim.pairs // 10))
            print(
                f"{game}: {claim.one} - {claim.other}, pairs {done + 1} to {done + batch} of {wanted}", file=sys.stderr
            )
            tournament = Tournament((pairing,), batch, Terms(game, SEED), jobs, first_pair=done)
            standings = Standings([entrant.name for entrant in tournament.entrants])
            with shown_progress(tournament.games) as progress:
                if not tournament.run(standings, progress=progress):
                    return False
            done += batch
            results.add(claim.one, claim.other, standings, pairs=batch, seed=SEED)
    return True
