"""What a page did that nobody sees: its console, its errors, where its requests went, what it was told."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

_LOUD = ("error", "warning")


@dataclass
class Watch:
    """Watches every page of a browser context from its first request on."""

    origin: str
    #: Console messages with one of these texts are expected: a browser reports every refused connection itself.
    expected: list[str] = field(default_factory=list)
    #: Everything the pages received, as text: bodies of answers and messages of sockets.
    received: list[str] = field(default_factory=list)
    _wrong: list[str] = field(default_factory=list)
    _answers: list[Response] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        """Watch this context."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self._wrong.append(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("response", self._answer)
        context.on("page", self._page)

    @property
    def wrong(self) -> list[str]:
        """What should not have happened."""
        return [line for line in self._wrong if not any(text in line for text in self.expected)]

    def everything_received(self) -> list[str]:
        """All texts the pages were given over the network, except the page's own code."""
        told = (answer for answer in self._answers if "/api/" in answer.url and answer.ok)
        api = [answer for answer in told if answer.headers.get("content-type") != "image/png"]
        return self.received + [answer.text() for answer in api]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in _LOUD and not _is_no_page(message):
            self._wrong.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self._place(request.url)

    def _answer(self, answer: Response) -> None:
        self._answers.append(answer)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self._place(socket.url)
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _place(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.origin).netloc:
            self._wrong.append(f"a request left for {url}")


def _is_no_page(message: ConsoleMessage) -> bool:
    """Whether a browser reports that the address itself has no page: that is what it was opened for."""
    return message.page is not None and message.location["url"] == message.page.url and "404" in message.text
