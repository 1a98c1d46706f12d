"""uvicorn's configuration, with the doors that the protocols of a process share."""

from functools import cached_property

import uvicorn

from whitechapel.server.limits import Limits
from whitechapel.server.settings import Settings
from whitechapel.server.transport.doors import Doors
from whitechapel.server.transport.http import HttpProtocol
from whitechapel.server.transport.websocket import SocketProtocol


class TransportConfig(uvicorn.Config):
    """How uvicorn runs the application, with protocols of ours."""

    def __init__(self, app: object, settings: Settings, limits: Limits, **others: object) -> None:
        self.settings = settings
        self.limits = limits
        super().__init__(
            app,  # type: ignore[arg-type]  # an application, or the name of its factory
            http=HttpProtocol,
            ws=SocketProtocol,
            lifespan="on",  # an application that can't be built is a reason to end, not to answer 500
            proxy_headers=False,  # the guard reads what proxies say
            timeout_keep_alive=settings.idle_timeout,  # type: ignore[arg-type]  # given to call_later as it is
            **others,  # type: ignore[arg-type]  # each by its own name
        )

    @cached_property
    def doors(self) -> Doors:
        """Opened by the process that serves, not by the one that starts it."""
        return Doors(self.settings, self.limits)
