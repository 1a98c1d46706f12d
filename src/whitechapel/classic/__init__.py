"""Mr. Jack, the London board game: the rules as a module that follows `whitechapel.core.game.Game`."""
