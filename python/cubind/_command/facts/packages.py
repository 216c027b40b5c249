"""List the installed distributions that matter to cubind, from the names of their metadata folders.

importlib.metadata would read a file of each distribution, which takes long in a large environment.
"""

import os
import re
import sys
from typing import Any

_OWN = ("cubind", "cubind-libraries", "cubind-dev", "cubind-gen")
_OTHERS = (
    "cuda-pathfinder",
    "cuda-bindings",
    "cuda-core",
    "cuda-python",
    "torch",
    "triton",
    "jax",
    "tensorflow",
    "numba-cuda",
    "numpy",
)
_FAMILIES = ("cupy", "nvidia-")


def _is_wanted(name: str) -> bool:
    return name in _OWN or name in _OTHERS or name.startswith(_FAMILIES)


def _entries() -> list[str]:
    return [entry for entry in dict.fromkeys(map(os.path.abspath, sys.path)) if os.path.isdir(entry)]


def installed() -> list[dict[str, Any]]:
    """Return name, version and folder of each; the first on sys.path comes first."""
    found = []
    for entry in _entries():
        for file in sorted(_names_in(entry)):
            match = re.fullmatch(r"(.+?)-([^-]+)\.dist-info", file)
            if match is None:
                continue
            name = re.sub(r"[-_.]+", "-", match[1]).lower()
            if _is_wanted(name):
                found.append({"name": name, "version": match[2], "folder": entry})
    return found


def _names_in(folder: str) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []


def cuda_of_torch() -> str | None:
    """Return the CUDA release that torch is built for, from its file; torch is not imported."""
    for entry in _entries():
        try:
            with open(os.path.join(entry, "torch", "version.py"), encoding="utf-8") as file:
                match = re.search(r"^cuda(?:: .*)? = '([\d.]+)'", file.read(), re.MULTILINE)
        except OSError:
            continue
        return match[1] if match else None
    return None


def copies_of_cubind() -> list[str]:
    """Return the folders of all cubinds on sys.path; Python imports the first."""
    places = [os.path.join(entry, "cubind") for entry in _entries()]
    found: dict[str, str] = {}
    for place in places:
        if os.path.isfile(os.path.join(place, "__init__.py")):
            found.setdefault(os.path.realpath(os.path.join(place, "__init__.py")), place)
    return list(found.values())
