"""What an operator watches, for Prometheus. Counts only: nothing of any one match."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from whitechapel.server.entries import EntryKind


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        entries = Counter("whitechapel_entries", "Entries added to matches' logs", ["kind"], registry=self.registry)
        self.entries = {kind: entries.labels(kind=kind.value) for kind in EntryKind}
        self.answers = Counter("whitechapel_http_answers", "HTTP answers", ["status"], registry=self.registry)
        self.refusals = Counter("whitechapel_refusals", "Requests refused", ["code"], registry=self.registry)
        self.listeners = _gauge("whitechapel_listeners", "Open WebSockets and streams", self.registry)
        self.live_matches = _gauge("whitechapel_live_matches", "Matches held in memory", self.registry)
        self.ai_steps = Counter("whitechapel_ai_steps", "Steps of the AI", ["hurried"], registry=self.registry)
        self.ai_late = Counter("whitechapel_ai_late", "Steps of the AI that came late", registry=self.registry)
        self.ai_stopped = Counter("whitechapel_ai_stopped", "Thoughts no longer wanted", registry=self.registry)
        self.ai_waiting = _gauge("whitechapel_ai_waiting", "Steps of the AI due to be shown", self.registry)
        self.ai_wait = Histogram(
            "whitechapel_ai_wait_seconds",
            "Planned time until a step of the AI is shown",
            buckets=(1.0, 2.0, 3.0, 5.0),
            registry=self.registry,
        )
        self.ai_replaced = Counter("whitechapel_ai_replaced", "AI workers replaced", registry=self.registry)
        self.started = Gauge(
            "whitechapel_started_seconds",
            "When the oldest server process was started, in seconds since 1970",
            registry=self.registry,
            multiprocess_mode="livemin",
        )
        self.started.set_to_current_time()


def _gauge(name: str, about: str, registry: CollectorRegistry) -> Gauge:
    """What goes up and down: the sum of the processes that live."""
    return Gauge(name, about, registry=registry, multiprocess_mode="livesum")
