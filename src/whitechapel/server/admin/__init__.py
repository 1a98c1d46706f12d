"""Looking after the stored matches from outside: backups that any database can take in again, deletions, checks.

`dump` is the file format, `backup` writes and reads it, `tasks` is what ``whitechapel admin`` can do.
"""
