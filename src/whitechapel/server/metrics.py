"""What an operator watches, for Prometheus. Counts only: nothing of any one match."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.entries = Counter(
            "whitechapel_entries", "Entries added to matches' logs", ["kind"], registry=self._registry
        )
        self.answers = Counter("whitechapel_http_answers", "HTTP answers", ["status"], registry=self._registry)
        self.refusals = Counter("whitechapel_refusals", "Requests refused", ["code"], registry=self._registry)
        self.listeners = Gauge("whitechapel_listeners", "Open WebSockets and streams", registry=self._registry)
        self.live_matches = Gauge("whitechapel_live_matches", "Matches held in memory", registry=self._registry)
        self.ai_seconds = Histogram(
            "whitechapel_ai_seconds", "Time an AI thought about a step", registry=self._registry
        )
        self.ai_replaced = Counter("whitechapel_ai_replaced", "AI workers replaced", registry=self._registry)

    def text(self) -> bytes:
        """The figures in Prometheus's text format."""
        return generate_latest(self._registry)
