"""How a server process begins: before it loads the server it sees whether it fits its supervisor, and where it logs.

It is started as ``python -m whitechapel.server.processes.start VERSION CHANNEL LEDGER ROW GROUP PARENT`` (two
descriptors, its row of the ledger, the name of its group, the supervisor's number), with its settings in the
environment. After an upgrade the supervisor that runs is older than the files it starts processes from.
"""

import logging
import os
import sys

from whitechapel.server.environment import SettingsError, variable
from whitechapel.server.logs import configure_logs

VERSION = "processes-1"
"""Of all that supervisor and process must agree on: these arguments, what they say over the channel, the ledger and
the slots. Whoever changes one of those changes this."""
OTHER_VERSION = 4
"""The exit status of a process whose supervisor is of another version; uvicorn's for what can't start is 3."""

log = logging.getLogger("whitechapel.server.processes.start")


def main(arguments: list[str]) -> int:
    """Work for the supervisor that started this process; returns the exit status."""
    configure_logs(os.environ.get(variable("log_format"), "text"))
    if arguments[:1] != [VERSION]:
        log.error("this program and the supervisor that runs are of different versions: the service must be restarted")
        return OTHER_VERSION
    from whitechapel.server.processes.worker import work  # noqa: PLC0415 - what fails from now on is logged
    from whitechapel.server.settings import Settings  # noqa: PLC0415

    try:
        settings = Settings.from_environment().checked()
    except SettingsError as error:
        log.error("a server process can't start: %s", error)  # noqa: TRY400 - that says it all
        return 1
    configure_logs(settings.log_format, addresses=settings.log_addresses)
    channel, ledger, row, group, parent = arguments[1:]
    work(settings, channel=int(channel), ledger=int(ledger), row=int(row), group=group, parent=int(parent))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
