"""Find the headers and static libraries of the distribution cubind-dev.

``cubind.get_include()`` and ``python -m cubind config`` answer with these functions. Each raises
FileNotFoundError if cubind-dev is not installed.
"""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

# One file of each folder proves that the folder is cubind's.
_HEADER = Path("cubind", "core.h")
_LIBRARY = "libcubind_rt.a"


def get_include() -> str:
    """Return the folder of cubind's headers, for ``#include <cubind/core.h>``.

    Raises FileNotFoundError if the distribution cubind-dev is not installed.
    """
    return str(_folders()[0])


def includes() -> list[str]:
    """Return the folders that a compiler must search: CPython's headers, then cubind's."""
    python = sysconfig.get_paths()
    return [*dict.fromkeys((python["include"], python["platinclude"])), get_include()]


def cflags() -> str:
    """Return the compiler's options, as in ``cc $(python3 -m cubind config --cflags) -c x.c``."""
    return " ".join(f"-I{_quoted(folder)}" for folder in includes())


def libs() -> str:
    """Return the linker's options for code that cubind-gen made: libcubind_rt.a and what it needs.

    A module that only includes ``cubind/core.h`` links nothing.
    """
    return f"-L{_quoted(str(_folders()[1]))} -Wl,--exclude-libs,libcubind_rt.a -lcubind_rt -ldl"


def cmakedir() -> str:
    """Return the folder with ``cubind-config.cmake``, for ``-Dcubind_DIR=FOLDER``."""
    return str(_folders()[1] / "cmake" / "cubind")


def pkgconfigdir() -> str:
    """Return the folder with ``cubind.pc`` and ``cubind-core.pc``, for ``PKG_CONFIG_PATH``."""
    return str(_folders()[1] / "pkgconfig")


def _folders() -> tuple[Path, Path]:
    """Return the folders of the headers and of the libraries.

    The wheel cubind-dev puts both into the package. ``cmake --install`` puts them into the prefix
    that has the package in its lib/python3.X/site-packages.
    """
    package = Path(__file__).parent
    for root in (package, *package.parents[3:5]):
        for library in (root / "lib", root / "lib64", *sorted((root / "lib").glob("*-linux-gnu"))):
            if (root / "include" / _HEADER).is_file() and (library / _LIBRARY).is_file():
                return root / "include", library
    version = sys.modules["cubind"].__version__
    raise FileNotFoundError(f"{package} has no headers and static libraries: pip install cubind-dev=={version}")


def _quoted(path: str) -> str:
    """Return the path as one word of a shell."""
    import shlex

    return shlex.quote(path)
