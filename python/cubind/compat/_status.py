"""Report the status of cubind.compat: which modules come from cubind, and why install() fails."""

import sys
from types import ModuleType
from typing import Any

from cubind.compat import PACKAGES, _is_replaced


def _importers(early):
    """Return the modules that hold one of these modules, or an object from one."""
    own = {"cubind.compat", "cubind.compat._status", *early}
    found = []
    for name, module in list(sys.modules.items()):
        if name in own or name == "cuda" or not isinstance(module, ModuleType):
            continue
        for value in list(vars(module).values()):
            origin = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
            if isinstance(origin, str) and _is_replaced(origin):
                found.append(name)
                break
    return sorted(found)


def _some(names):
    return ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")


def refusal(early):
    """Say why it is too late to install."""
    importers = _importers(early)
    by = f", by {_some(importers)}" if importers else ""
    word = "is" if len(early) == 1 else "are"
    return (
        f"{_some(early)} {word} already imported{by}: call cubind.compat.install() before that, or run "
        f"python3 -m cubind.compat program.py"
    )


class Status:
    """The state of cubind.compat in this process; print() shows it as a table.

    active: whether it is installed.
    modules: {imported module, or name that cubind lacks: cubind's module or the original's wheel}.
    originals: all modules of the originals that were imported for these.
    versions: {package: release that cubind replaces}.
    """

    def __init__(self, finder: Any) -> None:
        self.active: bool = finder is not None
        self.modules: dict[str, str] = dict(sorted(finder.sources.items())) if finder is not None else {}
        originals = sys.modules.get("cubind.compat._originals")
        self.originals: list[str] = originals.loaded() if originals is not None else []
        self.versions: dict[str, str] = {}
        if self.active:
            from cubind.compat._modules import version_of

            self.versions = {name: version_of(name) for name in PACKAGES}

    def __repr__(self):
        return f"Status(active={self.active}, modules={self.modules}, originals={self.originals}, versions={self.versions})"

    def __str__(self):
        if not self.active:
            return "cubind.compat is not installed"
        wide = max(map(len, self.modules), default=0)
        lines = ["cubind replaces " + ", ".join(f"{name} {version}" for name, version in self.versions.items())]
        lines += [f"  {name:{wide}}  {source}" for name, source in self.modules.items()]
        if self.originals:
            lines.append(f"{len(self.originals)} modules of the originals are loaded")
        return "\n".join(lines)


_SHOWN = ("driver", "runtime", "nvrtc", "nvjitlink", "nvvm", "nvfatbin", "nvml", "cufile", "utils")
_SHOWN_OF_CORE = ("utils", "typing", "graph", "system", "texture", "checkpoint")


def _whose(name):
    from cubind.compat import _names, _originals

    wheel = _names.wheel_of(name)
    if not _names.may_be_original(name):
        return f"none: the one of {wheel} does not accept objects of cubind"
    return f"{wheel} {_originals.version(wheel)}" if _originals.find(name) is not None else f"none: needs {wheel}"


def describe():
    """Return a table of the public modules and their sources; nothing is imported."""
    from cubind.compat import _modules, _names, _originals

    names = [f"cuda.bindings.{name}" for name in _SHOWN] + ["cuda.core"] + [f"cuda.core.{name}" for name in _SHOWN_OF_CORE]
    lines = []
    for name in names:
        if _names.is_ours(name):
            whose = "cubind"
        else:
            whose = _whose(name)
        lines.append(f"  {name:24}  {whose}")
    versions = ", ".join(f"{package} {_modules.version_of(package)}" for package in PACKAGES)
    return "\n".join([f"{versions}:", *lines])
