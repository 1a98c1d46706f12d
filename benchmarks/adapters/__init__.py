"""How fast the games run in other libraries, beside those libraries' own."""
