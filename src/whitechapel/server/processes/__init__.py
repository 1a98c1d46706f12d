"""Several server processes on one machine behind one port, or one that can be replaced while people play.

A supervisor owns the port and passes each connection to the process whose match it is for. Read the files in this
order: slots (which process a match belongs to), ownership (the same as a process sees it), channel (how the supervisor
and its processes talk), naming (which match a connection is for), doorway (connections come in), child (a process as
the supervisor sees it), assignment (who has which slot), restarting, supervisor, start (how a process begins), worker
(the process itself); and what every server needs: listening, locks, parents.
"""
