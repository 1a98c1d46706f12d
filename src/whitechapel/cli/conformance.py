"""``whitechapel conformance``: compare the rules with the answers in files of cases."""

import argparse

from whitechapel.testing.conformance import run_case_file

EXAMPLES = """\
  whitechapel conformance pocket_cases.json
  whitechapel conformance classic_cases.json classic_games.json

It exits with 0 when every answer is right, with 1 when one is wrong (naming game, step, expected and got), and with
2 when a file can't be read.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `conformance` takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file of cases; its 'about' explains the format")


def run(arguments: argparse.Namespace) -> int:
    """Check every file and say how many steps were checked."""
    wrong = 0
    for name in arguments.files:
        report = run_case_file(name)
        for difference in report.differences:
            print(f"{name}: {difference}")
        found = f"{len(report.differences)} wrong answers" if report.differences else "every answer right"
        print(f"{name}: {report.format}: {report.steps} steps checked, {found}")
        wrong += len(report.differences)
    return 1 if wrong else 0
