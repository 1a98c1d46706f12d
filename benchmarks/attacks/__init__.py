"""What one hostile client could do to version 0.1, tried on it and on this version.

Each module here has `ATTACKS`, a tuple of `Attack`: what is done, the figure that shows its harm, how much of it is
bearable, and a coroutine that measures it at a `Target`. A target starts servers of one version, in a folder of their
own, on loopback; `frame.people` has the clients. `make attack` tries all of them and prints a table.

An attack speaks to both versions: what 0.1 does not know (a setting, a field) must be harmless there. It takes some
twenty seconds, or two minutes where noise has to be told from harm, ends everything it started, and gives one figure,
the larger the worse.
"""
