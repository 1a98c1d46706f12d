"""The figures for Prometheus: on a port of their own, added up where several processes serve, and never in public."""

import multiprocessing
import os
import re
import socket
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest

from tests.server.clients import ME, OPEN, Chair, Script
from tests.server.forking import ROOT
from tests.server.live import LiveServer
from tests.server.supervised import Served
from whitechapel.server.entries import EntryKind
from whitechapel.server.figures import figures_of_all, forget_process, try_metrics_port
from whitechapel.server.metrics import Metrics
from whitechapel.server.settings import Settings, SettingsError


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def figures(port: int) -> dict[str, float]:
    """What is served there now, by name and labels."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False, timeout=30).text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_figures_are_served_on_a_port_of_their_own_and_not_in_public(tmp_path: Path) -> None:
    port = free_port()
    server = LiveServer.in_folder(tmp_path, metrics_port=port)
    try:
        with Script(server.address) as script:
            created = script.create("pocket", ME, OPEN)
            with Chair(server.address, created.match, created.tokens.jack):
                counted = figures(port)
            assert script.get("/metrics").status_code == 404
    finally:
        server.stop()
    assert counted["whitechapel_listeners"] == 1
    assert counted['whitechapel_http_answers_total{status="200"}'] >= 1
    with pytest.raises(httpx.ConnectError):
        figures(port)


def test_there_are_none_unless_they_are_asked_for(server: LiveServer) -> None:
    assert Settings().metrics_port == 0
    with Script(server.address) as script:
        assert script.get("/metrics").status_code == 404


def _work(
    entries: int, held: "multiprocessing.synchronize.Event", counted: "multiprocessing.synchronize.Event"
) -> None:
    metrics = Metrics()
    metrics.entries[EntryKind.ACTION].inc(entries)
    metrics.listeners.inc(entries)
    counted.set()
    held.wait(60)
    os._exit(0)


def test_the_figures_of_all_processes_are_added_up() -> None:
    context = multiprocessing.get_context("spawn")
    port = free_port()
    with figures_of_all(Settings(metrics_port=port)):
        workers = []
        for entries in (2, 3):
            held, counted = context.Event(), context.Event()
            worker = context.Process(target=_work, args=(entries, held, counted))
            worker.start()
            assert counted.wait(60)
            workers.append((worker, held))
        before = figures(port)
        assert before["whitechapel_listeners"] == 5
        ended, held = workers[0]
        held.set()
        ended.join()
        assert ended.pid is not None
        forget_process(ended.pid)
        after = figures(port)
        workers[1][1].set()
        workers[1][0].join()
    assert after['whitechapel_entries_total{kind="action"}'] == 5, "what was counted stays counted"
    assert after["whitechapel_listeners"] == 3, "what is open is open no more"
    assert after["whitechapel_started_seconds"] > before["whitechapel_started_seconds"], "the older one has ended"
    assert "PROMETHEUS_MULTIPROC_DIR" not in os.environ


def test_a_supervisor_serves_the_figures_of_its_processes(tmp_path: Path) -> None:
    port = free_port()
    settings = Settings(database=f"sqlite:///{tmp_path / 'matches.db'}", port=0, supervised=True, metrics_port=port)
    with Served(settings, tmp_path / "log") as server, Script(server.address) as script:
        created = script.create("pocket", ME, OPEN)
        with Chair(server.address, created.match, created.tokens.jack):
            assert figures(port)["whitechapel_listeners"] == 1
    assert server.process.returncode == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_the_figures_that_the_page_on_the_server_names_are_those_that_are_served() -> None:
    named = set(re.findall(r"\bwhitechapel_[a-z_]+", (ROOT / "docs" / "server.md").read_text(encoding="utf-8")))
    metrics = Metrics()
    metrics.ai_steps.labels(hurried="yes").inc()
    served = generate_latest(metrics.registry).decode()
    assert named
    assert all(re.search(rf"^{name}[{{ ]", served, re.MULTILINE) for name in named), named


def test_a_taken_port_is_explained() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(metrics_port=taken.getsockname()[1])
        with pytest.raises(SettingsError, match=r"can't listen on 127\.0\.0\.1:\d+ for metrics"):
            try_metrics_port(settings)
        with pytest.raises(SettingsError, match="for metrics"), figures_of_all(settings):
            pass
