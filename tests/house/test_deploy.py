"""What deploy/ and docker-compose.yml offer holds together: limits everywhere, no password in sight, true settings."""

import asyncio
import configparser
import ipaddress
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # comes with mkdocs, without types

from tests.server.clients import Script
from tests.server.forking import environment
from tests.server.live import LiveServer
from whitechapel.server.admin import tasks
from whitechapel.server.environment import ENVIRONMENT
from whitechapel.server.settings import Settings

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
NAMES = {ENVIRONMENT + field.name.upper() for field in fields(Settings)}


def test_every_service_has_its_limits_and_no_rights_it_does_not_need() -> None:
    for name, service in SERVICES.items():
        assert {"mem_limit", "cpus", "pids_limit"} <= service.keys(), name
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert set(service["logging"]["options"]) == {"max-size", "max-file"}, name


def test_a_machine_with_one_core_can_start_it() -> None:
    assert all(float(by_default(service["cpus"])) <= 1 for service in SERVICES.values())
    assert by_default(SERVICES["server"]["command"][-1]) == "--workers=2"


def by_default(value: object) -> str:
    """What compose makes of a value where no variable is set."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", str(value))


def test_variables_of_compose_are_those_that_its_file_tells_of() -> None:
    text = (ROOT / "docker-compose.yml").read_text(encoding="utf-8")
    told = text + (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for name in set(re.findall(r"\$\{(\w+)", text)):
        assert f"{name}=" in told or f"`{name}`" in told, name
    for file in (".gitignore", ".dockerignore"):
        kept_out = [line.strip("/") for line in (ROOT / file).read_text(encoding="utf-8").splitlines()]
        assert {".env", "secrets", "backups"} <= set(kept_out), file


def test_what_is_installed_is_what_was_tested() -> None:
    script = (ROOT / "deploy" / "install.sh").read_text(encoding="utf-8")
    uv = re.search(r"UV_VERSION := (\S+)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert uv is not None
    assert f"uv=={uv[1]}\n" in script
    assert "--constraints constraints.txt --build-constraints constraints.txt" in script
    for file in ("Dockerfile", "docs/server.md"):
        text = (ROOT / file).read_text(encoding="utf-8")
        assert "deploy/install.sh" in text, file
        assert "pip install" not in text, file


def test_versions_are_pinned() -> None:
    assert all(
        re.search(r":\d+\.\d+", service["image"])
        for service in SERVICES.values()
        if "whitechapel" not in service["image"]
    )
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert all(re.search(r":\d+\.\d+\.\d+", line) for line in text.splitlines() if line.startswith("FROM"))


def test_passwords_come_from_files_alone() -> None:
    assert COMPOSE["secrets"] == {"database_password": {"file": "./secrets/database_password"}}
    for name, service in SERVICES.items():
        given = service.get("environment", {})
        secret = [variable for variable in given if "PASSWORD" in variable]
        assert all(variable.endswith("_FILE") and given[variable].startswith("/run/secrets/") for variable in secret), (
            name
        )
        assert bool(secret) == ("secrets" in service), name


def test_every_setting_that_is_set_is_one() -> None:
    used = {variable for service in SERVICES.values() for variable in service.get("environment", {})}
    ours = {variable.removesuffix("_FILE") for variable in used if variable.startswith(ENVIRONMENT)}
    assert ours <= NAMES
    unit = (ROOT / "deploy" / "whitechapel.service").read_text(encoding="utf-8")
    named = {name.removesuffix("_FILE") for name in re.findall(rf"({ENVIRONMENT}[A-Z_]+)=", unit)}
    assert named - {f"{ENVIRONMENT}NAME"} <= NAMES


def test_the_proxys_networks_are_those_whose_word_is_taken() -> None:
    front = COMPOSE["networks"]["front"]
    subnets = [ipaddress.ip_network(each["subnet"]) for each in front["ipam"]["config"]]
    assert [subnet.version for subnet in subnets] == [4, 6], "visitors with IPv6 are told apart, too"
    assert front["enable_ipv6"] is True
    assert SERVICES["server"]["environment"][f"{ENVIRONMENT}PROXIES"] == ",".join(map(str, subnets))
    assert SERVICES["proxy"]["networks"] == ["front"]
    assert "ports" not in SERVICES["server"], "nobody reaches the server but through the proxy"
    assert COMPOSE["networks"]["back"] == {"internal": True}


def test_the_unit_reloads_without_dropping_anybody_and_is_fenced_in() -> None:
    unit = configparser.RawConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    unit.read(ROOT / "deploy" / "whitechapel.service", encoding="utf-8")
    service = unit["Service"]
    assert service["ExecStart"].endswith("whitechapel serve --supervised")
    assert service["ExecReload"] == "/bin/kill -HUP $MAINPID"
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert service[name] == "yes", name
    assert service["ProtectSystem"] == "strict"


def test_what_the_page_says_about_a_lost_database_brings_its_matches_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'matches.db'}"
    backup = tmp_path / "matches-2026-11-16.gz"

    live = LiveServer.in_folder(tmp_path)
    with Script(live.address) as script:
        script.create("pocket")
    live.stop()
    asyncio.run(tasks.backup(database, backup, lambda *_progress: None))
    (tmp_path / "matches.db").write_bytes(b"no database any more")
    commands = block_below("### When the database is lost")
    assert commands[0] == "systemctl stop whitechapel"
    assert commands[-1] == "systemctl start whitechapel"
    ours = "\n".join(commands[1:-1]).replace("/var/lib/whitechapel", str(tmp_path))
    ours = ours.replace("sudo -u whitechapel whitechapel", f"{sys.executable} -m whitechapel.cli")
    shell = ["/bin/sh", "-e", "-c", ours]
    subprocess.run(shell, cwd=ROOT, env=environment(), check=True, capture_output=True)  # noqa: S603 - from our page
    assert (tmp_path / "lost" / "matches.db").read_bytes() == b"no database any more"
    assert asyncio.run(tasks.stats(database)).matches == 1


def block_below(heading: str) -> list[str]:
    """The first commands below a heading of docs/server.md."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8").partition(f"\n{heading}\n")[2]
    found = re.search(r"(?:^    .*\n)+", text, re.MULTILINE)
    assert found is not None, heading
    return [line.strip() for line in found[0].splitlines()]


def test_nginx_loads_a_renewed_certificate_and_the_compilers_needs_are_installed() -> None:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert re.search(r"^    certbot certonly .*--deploy-hook 'systemctl reload nginx'$", text, re.MULTILINE)
    first = " ".join(block_below("### 1. Install"))
    assert {"gcc", "python3-dev", "curl", "sudo", "cron"} <= set(first.split())
