"""``whitechapel conformance``: compare the rules with the answers in files of cases."""

import argparse

from whitechapel.cli.commands import Example
from whitechapel.cli.parsing import Parser
from whitechapel.cli.speaking import words_of
from whitechapel.testing.conformance import run_case_file

EXAMPLES = (Example("pocket_cases.json"), Example("classic_cases.json classic_games.json"))


def arguments(parser: Parser) -> None:
    """What `conformance` takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=parser.words.say("cli-conformance-files"))


def run(arguments: argparse.Namespace) -> int:
    """Check every file and say how many steps were checked."""
    wrong, words = 0, words_of(arguments)
    for name in arguments.files:
        report = run_case_file(name)
        for difference in report.differences:
            print(f"{name}: {difference}")
        found = len(report.differences)
        said = words.say("cli-conformance-wrong" if found else "cli-conformance-right", steps=report.steps, wrong=found)
        print(f"{name}: {report.format}: {said}")
        wrong += found
    return 1 if wrong else 0
