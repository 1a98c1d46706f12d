"""Settings from the environment: outright or in a file, and what can't be read is explained."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from whitechapel.server.settings import Settings, SettingsError


def given(monkeypatch: pytest.MonkeyPatch, **variables: str) -> Settings:
    for name, value in variables.items():
        monkeypatch.setenv(f"WHITECHAPEL_SERVER_{name}", value)
    return Settings.from_environment()


def test_any_setting_may_come_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "password").write_text("fog & gas\n")
    (tmp_path / "port").write_text("8123\n")
    settings = given(
        monkeypatch,
        DATABASE="postgresql://whitechapel@database/whitechapel",
        DATABASE_PASSWORD_FILE=str(tmp_path / "password"),
        PORT_FILE=str(tmp_path / "port"),
    )
    assert settings.port == 8123
    assert make_url(settings.database_url).password == "fog & gas"  # noqa: S105


def test_what_is_said_outright_comes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "port").write_text("8123")
    assert given(monkeypatch, PORT="8001", PORT_FILE=str(tmp_path / "port")).port == 8001


def test_a_password_in_the_url_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = given(monkeypatch, DATABASE="postgresql://a:b@database/c", DATABASE_PASSWORD="other")  # noqa: S106 - of nobody
    assert settings.database_url == "postgresql://a:b@database/c"


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("Yes", True), ("1", True), ("off", False), ("False", False)]
)
def test_yes_and_no_are_read(text: str, value: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert given(monkeypatch, LOG_ADDRESSES=text).log_addresses is value


def test_a_variable_that_nobody_set_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert given(monkeypatch, PORT="", LOG_ADDRESSES="", HOSTS="") == Settings()


@pytest.mark.parametrize(
    "variables", [{"LOG_ADDRESSES": "perhaps"}, {"PORT": "many"}, {"PORT_FILE": "/nowhere/at/all"}]
)
def test_what_cant_be_read_is_explained(variables: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SettingsError, match=r"^WHITECHAPEL_SERVER_\w+=\S+ can't be read"):
        given(monkeypatch, **variables)


@pytest.mark.parametrize("wrong", [{"log_format": "xml"}, {"metrics_port": 70000}])
def test_settings_that_cant_be_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SettingsError, match=next(iter(wrong))):
        Settings(**wrong).checked()  # type: ignore[arg-type]  # each by its own name


def test_settings_reach_other_processes_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(log_addresses=True, log_format="json", metrics_port=9100, database_password="fog")  # noqa: S106
    for name, value in settings.to_environment().items():
        monkeypatch.setenv(name, value)
    assert Settings.from_environment() == settings
