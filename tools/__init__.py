"""What makes data, source and pictures that are committed: ``python -m tools.NAME``. Nothing at run time imports it."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
"""The top folder of the project."""
