"""The only way a match becomes bytes for a seat. It refuses by default.

Everything told is built from an allow-list: an observation, the viewer's own legal actions, what it saw of each event.
Complete positions, the deal and other lenses pass only once the match is over. `Sealed` bytes can be made nowhere
else, and nothing else is ever sent.
"""

from whitechapel.server.views.events import Written
from whitechapel.server.views.finished import chances, replay, sealed_record
from whitechapel.server.views.lessons import lesson, lesson_described, lesson_preview, lessons, tried
from whitechapel.server.views.lists import summary
from whitechapel.server.views.pictures import Preview, picture, preview
from whitechapel.server.views.questions import coached, described, looked, previewed, why_not
from whitechapel.server.views.sealing import Sealed, sealed
from whitechapel.server.views.tables import present, said, table, thinking, turn, update
from whitechapel.server.views.viewers import earlier_views, seat_view

__all__ = [
    "Preview",
    "Sealed",
    "Written",
    "chances",
    "coached",
    "described",
    "earlier_views",
    "lesson",
    "lesson_described",
    "lesson_preview",
    "lessons",
    "looked",
    "picture",
    "present",
    "preview",
    "previewed",
    "replay",
    "said",
    "sealed",
    "sealed_record",
    "seat_view",
    "summary",
    "table",
    "thinking",
    "tried",
    "turn",
    "update",
    "why_not",
]
