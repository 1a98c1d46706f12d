"""The boards of both games, drawn with characters. They are told what may be picked, and know no rules."""
