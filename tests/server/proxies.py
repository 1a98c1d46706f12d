"""Real proxies from Debian in front of a server, on loopback, with the configurations that deploy/ offers."""

import os
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from browser.programs import found_program

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"


class Proxy(NamedTuple):
    """A proxy that runs: where it listens in plain and with TLS, whose certificate nobody need trust."""

    plain: str
    tls: str


@contextmanager
def nginx(folder: Path, server: str, let_in: str = "") -> Iterator[Proxy]:
    """An nginx with deploy/nginx.conf before the server at this address, and with one of its commented lines let in."""
    plain, tls, elsewhere = (_free_port() for _ in range(3))
    _certificate(folder)
    text = _configuration("nginx.conf", let_in)
    text = re.sub(r" *listen \[::\].*\n", "", text)  # CI may have no IPv6
    text = text.replace("listen 80;", f"listen 127.0.0.1:{elsewhere};")
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{tls} ssl http2; listen 127.0.0.1:{plain};")
    text = text.replace("127.0.0.1:8000", server).replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = f"daemon off; pid {folder}/pid; worker_processes 1; error_log {folder}/error.log; events {{}}"
    (folder / "nginx.conf").write_text(f"{main}\nhttp {{ {temporary}\n{text}\n}}\n", encoding="utf-8")
    with _running(
        [_program("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")], folder, plain
    ):
        yield Proxy(f"127.0.0.1:{plain}", f"127.0.0.1:{tls}")


@contextmanager
def caddy(folder: Path, server: str, let_in: str = "") -> Iterator[Proxy]:
    """A Caddy with deploy/Caddyfile before the server at this address, and with one of its commented lines let in."""
    plain, tls = _free_port(), _free_port()
    _certificate(folder)
    text = _configuration("Caddyfile", let_in)
    text = text.replace("{\n\tservers {", "{\n\tadmin off\n\tauto_https off\n\tservers {", 1)
    whole, body = text.split(f"\n{{$WHITECHAPEL_SITE:{NAME}}} {{\n")
    secure = f"https://{NAME}:{tls} {{\n\tbind 127.0.0.1\n\ttls fullchain.pem privkey.pem\n"
    insecure = f"http://127.0.0.1:{plain} {{\n\tbind 127.0.0.1\n"
    text = f"{whole}\n{secure}{body}\n{insecure}{body}".replace("{$WHITECHAPEL_UPSTREAM:127.0.0.1:8000}", server)
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    command = [_program("caddy"), "run", "--config", "Caddyfile", "--adapter", "caddyfile"]
    with _running(command, folder, plain):
        yield Proxy(f"127.0.0.1:{plain}", f"127.0.0.1:{tls}")


def _configuration(file: str, let_in: str) -> str:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    assert f"# {let_in}" in text
    return text.replace(f"# {let_in}", let_in) if let_in else text


def trusting() -> ssl.SSLContext:
    """A client's TLS that takes any certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, env=os.environ | home, stdout=log, stderr=log)  # noqa: S603
        try:
            deadline = time.monotonic() + 30
            while not _listens(port):
                assert process.poll() is None, (folder / "log").read_text()
                assert time.monotonic() < deadline
            yield
        finally:
            process.terminate()
            process.wait(timeout=30)


def _certificate(folder: Path) -> None:
    """A certificate for the name in the configuration, signed by itself."""
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "1",
    ]
    command += ["-subj", f"/CN={NAME}", "-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - a fixed command


def _program(name: str) -> str:
    """Where a proxy is; root installs it when it is missing. CI must have it."""
    found = found_program([name], name)
    if found is None and "CI" in os.environ:
        pytest.fail(f"{name} is missing: install it")
    if found is None:
        pytest.skip(f"{name} is missing and can't be installed: install it to run this test")
    return found


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
