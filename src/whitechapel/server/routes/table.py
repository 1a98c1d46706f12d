"""Everything that is served over HTTP for programs, line by line."""

from whitechapel.server.routes import lessons, matches, pictures, play, status, stream

ROUTES = (*matches.ROUTES, *play.ROUTES, *pictures.ROUTES, *lessons.ROUTES, *stream.ROUTES, *status.ROUTES)
