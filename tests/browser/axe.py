"""axe-core, run inside the page: every rule of every level."""

from pathlib import Path

from playwright.sync_api import Page

import tests

_AXE = Path(tests.__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds wrong, one line for each part of the page."""
    page.evaluate(_AXE.read_text())
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap((rule) =>
          rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`))"""
    )
    return found
