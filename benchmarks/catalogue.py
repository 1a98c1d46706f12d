"""Every benchmark by its name."""

from typing import NamedTuple


class Benchmark(NamedTuple):
    """Where a benchmark is, and what it measures."""

    module: str
    summary: str


RATES = {
    "pocket": Benchmark("benchmarks.rules.pocket", "the rules of Mr. Jack Pocket, beside python-chess"),
    "classic": Benchmark("benchmarks.rules.classic", "the rules of Mr. Jack, beside python-chess"),
    "pettingzoo": Benchmark("benchmarks.adapters.pettingzoo", "the games in PettingZoo, beside its own"),
    "gymnasium": Benchmark("benchmarks.adapters.gymnasium", "the games in Gymnasium, alone and many, beside its own"),
    "openspiel": Benchmark("benchmarks.adapters.openspiel", "the games in OpenSpiel, beside its own"),
}
"""Rates and their ratios. A module's `subject` says what is measured."""

SEARCHERS = {
    "pocket-search": Benchmark("benchmarks.search.pocket", "the searchers of Mr. Jack Pocket"),
    "classic-search": Benchmark("benchmarks.search.classic", "the searcher of Mr. Jack"),
}
"""The searchers. A module's `main` takes the arguments and returns the exit code."""

OTHERS = {
    "startup": Benchmark("benchmarks.startup", "how long the command line takes to start"),
    "lessons": Benchmark("benchmarks.lessons", "how long the lessons take at reading speed"),
    "hints": Benchmark("benchmarks.hints", "how long people wait for a hint"),
    "page": Benchmark("benchmarks.page", "the table in a browser, against its goals"),
    "server": Benchmark("benchmarks.server.load", "many matches at once, beside a bare echo"),
    "server-ai": Benchmark("benchmarks.server.ai_load", "how long people wait for the AI when many play at once"),
    "server-soak": Benchmark(
        "benchmarks.server.soak", "memory, descriptors and rows of a server that is used for long"
    ),
    "server-fuzz": Benchmark("benchmarks.server.fuzz", "wrong messages, frames and requests while others play"),
    "server-kills": Benchmark("benchmarks.server.kills", "kill -9 again and again: nothing is lost, nothing doubled"),
    "server-restarts": Benchmark("benchmarks.server.restarts", "how long people are gone when the server restarts"),
    "server-table": Benchmark("benchmarks.server.table_cost", "what the whole table of a long match costs the server"),
    "attacks": Benchmark("benchmarks.attacks.frame.run", "what one hostile client can do, beside 0.1"),
    "server-timing": Benchmark("benchmarks.secrets.timing", "whether the times of an AI's steps tell a secret"),
    "takeback-oracle": Benchmark("benchmarks.attacks.takeback_oracle", "whether takebacks tell who the AI is"),
    "strength": Benchmark("benchmarks.strength.measure", "the players against each other; writes docs/strength.md"),
    "against-old": Benchmark("benchmarks.against_old", "the rates beside those of 0.1, in turn"),
    "strength-against-old": Benchmark("benchmarks.strength.against_old", "each level against its namesake of 0.1"),
    "strength-openspiel": Benchmark("benchmarks.strength.openspiel.match", "level 8 of Pocket against OpenSpiel's bot"),
}
"""What is run by its name only, since it takes long or needs a quiet machine; `main` as above."""

BENCHMARKS = RATES | SEARCHERS | OTHERS
