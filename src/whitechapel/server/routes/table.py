"""Everything that is served over HTTP for programs, line by line."""

from whitechapel.server.routes import lessons, matches, play, status, stream

ROUTES = (*matches.ROUTES, *play.ROUTES, *lessons.ROUTES, *stream.ROUTES, *status.ROUTES)
