"""Pictures of positions and films of games, from the drawings of the games and the words of a reader.

Drawing needs nothing; a PNG needs the extra ``server`` or ``film``, a film the latter.
"""
