"""axe-core, run inside the page: every rule of every level."""

from pathlib import Path

from playwright.sync_api import Page

import tests

_AXE = Path(tests.__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


#: The rules that another theme may break: it changes nothing but colours.
COLOURS = ["color-contrast", "link-in-text-block"]


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds wrong, one line for each part of the page; where rules are named, by these alone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text())
    found: list[str] = page.evaluate(
        """async (rules) => (await axe.run(document, {
            resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }),
          })).violations.flatMap((rule) =>
          rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`))""",
        rules,
    )
    return found
