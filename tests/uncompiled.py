"""Run the tests on the plain Python files, as a machine without a compiler would: ``WHITECHAPEL_UNCOMPILED=1``."""

import importlib.machinery
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnlyFinder(MetaPathFinder):
    """Finds our modules as ``.py`` files, passing over the compiled ones beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look for one of our modules in its package's folders."""
        if not fullname.startswith("whitechapel.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def use_plain_python() -> None:
    """From now on import our modules uncompiled; none may have been imported yet."""
    loaded = [name for name in sys.modules if name.startswith("whitechapel.")]
    if loaded:
        raise RuntimeError(f"imported too early to run uncompiled: {', '.join(loaded)}")
    sys.meta_path.insert(0, SourceOnlyFinder())
