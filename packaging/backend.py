"""The build backend: setuptools', after the page is built. Node is asked for only when the page has to be built."""

from typing import Any

import page
from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel

__all__ = ["prepare_metadata_for_build_editable", "prepare_metadata_for_build_wheel"]  # these stay as they are


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel is built with."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """What an editable install is built with."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What a source distribution is built with: it carries the built page."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build the page, then the wheel."""
    page.build()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build the page, then the editable install."""
    page.build()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Build the page, then the source distribution."""
    page.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _node() -> list[str]:
    return [page.NODE] if page.stale() else []
