"""Start the programs of the distribution cubind-gen, which are next to this file.

The generator opens libclang at run time; the wheel libclang has it in the package ``clang``.
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn


def run_generator() -> NoReturn:
    """Become cubind-gen."""
    if "CUBIND_LIBCLANG" not in os.environ and (library := _libclang()):
        os.environ["CUBIND_LIBCLANG"] = library
    _become("cubind-gen")


def run_emitter() -> NoReturn:
    """Become cubind-emit."""
    _become("cubind-emit")


def _libclang() -> str | None:
    """Return the library of the wheel libclang. Without it the program searches the system."""
    clang = find_spec("clang")
    for folder in (clang.submodule_search_locations or ()) if clang else ():
        library = Path(folder, "native", "libclang.so")
        if library.is_file():
            return str(library)
    return None


def _become(program: str) -> NoReturn:
    os.execv(Path(__file__).parent / "bin" / program, [program, *sys.argv[1:]])
