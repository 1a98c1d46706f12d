"""The build's one moving part: compile the hot modules where a C compiler is found.

Each hot module is a plain Python file with a ``.pxd`` beside it that gives Cython the C types. Without
Cython or a compiler the very same files run as they are, slower. ``WHITECHAPEL_COMPILE=0`` skips compiling.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

SOURCES = sorted(pxd.with_suffix(".py") for pxd in Path("src").rglob("*.pxd"))
CORES = os.cpu_count() or 1


def hot_modules() -> list[Extension]:
    """The extension modules to build: one for every ``.py`` that has a ``.pxd``, each of them optional."""
    if os.environ.get("WHITECHAPEL_COMPILE", "1") == "0":
        return []
    try:
        from Cython.Build import cythonize  # noqa: PLC0415 - only where there is one
    except ImportError:
        print("whitechapel: no Cython, the hot modules stay plain Python")
        return []
    extensions: list[Extension] = cythonize(
        [str(source) for source in SOURCES],
        build_dir="build/cython",
        include_path=["src"],
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # the types of C come from the .pxd, those of Python from the hints
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
    )
    for extension in extensions:
        extension.optional = True
        extension.extra_compile_args = ["-O3", "-g0", "-Wno-sign-compare"]
    return extensions


setup(ext_modules=hot_modules(), options={"build_ext": {"parallel": CORES}})
