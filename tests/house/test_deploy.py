"""What deploy/ and docker-compose.yml offer holds together: limits everywhere, no password in sight, true settings."""

import configparser
import ipaddress
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # comes with mkdocs, without types

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


def test_the_proxys_network_is_the_one_whose_word_is_taken() -> None:
    subnet = COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert SERVICES["server"]["environment"][f"{ENVIRONMENT}PROXIES"] == str(ipaddress.ip_network(subnet))
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
