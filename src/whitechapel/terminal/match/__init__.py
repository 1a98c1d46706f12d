"""Matches as the terminal's table sees them: played in this process, or at a server."""
