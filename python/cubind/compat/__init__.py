"""Drop-in for ``cuda.bindings`` and ``cuda.core``: existing programs get cubind under these names.

It is off by default. Switch it on

* by ``CUBIND_COMPAT=1`` in the environment of any Python program,
* by ``python3 -m cubind.compat program.py``,
* by ``pytest -p cubind.compat.pytest`` for a test run,
* or by ``cubind.compat.install()`` before the first import of one of the two.

It then applies to the process and to the Python programs that the process starts. Names that cubind
lacks come from the original packages, if they are installed.
"""

import os
import sys
from _thread import RLock

SWITCH = "CUBIND_COMPAT"
PACKAGES = ("cuda.bindings", "cuda.core")

__all__ = ["install", "is_active", "status", "uninstall"]


_lock = RLock()  # held while installing and uninstalling


def _is_replaced(name):
    """Return whether a module is one of the two packages or below one."""
    return name.startswith(PACKAGES) and (name in PACKAGES or name.startswith(("cuda.bindings.", "cuda.core.")))


def _installed():
    """Return the finder in use, or None."""
    return next((each for each in sys.meta_path if getattr(each, "is_cubind_compat", False)), None)


def is_active() -> bool:
    """Return whether this process finds cubind under these names."""
    return _installed() is not None


def install() -> None:
    """Make ``cuda.bindings`` and ``cuda.core`` import cubind from now on.

    This holds for the process and for the Python programs that it starts. RuntimeError if one of
    the originals is imported already; it names the importing modules.
    """
    with _lock:
        if not is_active():
            _install()


def _install():
    early = sorted(name for name in sys.modules if _is_replaced(name))
    if early:
        from cubind.compat._status import refusal

        raise RuntimeError(refusal(early))
    from cubind.compat._finder import Finder

    sys.meta_path.insert(0, Finder())
    _watch_originals(False)
    _leave_to_children(True)


def uninstall() -> None:
    """Make imports find the originals again.

    Objects that programs have taken from cubind until then stay as they are.
    """
    with _lock:
        finder = _installed()
        if finder is not None:
            _take_back(finder)


def _take_back(finder):
    sys.meta_path.remove(finder)
    for name in [name for name in sys.modules if _is_replaced(name)]:
        del sys.modules[name]
    cuda = sys.modules.get("cuda")
    for package in PACKAGES:
        vars(cuda).pop(package.partition(".")[2], None) if cuda is not None else None
    if "cubind.compat._identity" in sys.modules:
        sys.modules["cubind.compat._identity"].end()
    if "cubind.compat._originals" in sys.modules:
        sys.modules["cubind.compat._originals"].hand_over()
    if finder.has_made_namespace:
        sys.modules.pop("cuda", None)
    _watch_originals(True)
    _leave_to_children(False)


def status():
    """Return a Status: the modules imported so far, and where each is from.

    ``print`` shows it as a table.
    """
    from cubind.compat._status import Status

    return Status(_installed())


def _watch_originals(on):
    """Watch for imports of the originals, or stop doing so.

    The originals pass their own host functions to CUDA; under their names cubind does not
    (cubind.keep_gil).
    """
    import cubind

    watched = cubind._PACKAGES
    cubind._watch(watched if on else tuple(package for package in watched if package not in PACKAGES))


# ---- child processes ----

# Child processes run sitecustomize.py of this folder before their program, no matter how they are
# started.
_SITE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "site")


def _leave_to_children(on):
    """Set or clear the environment that makes child processes install cubind.compat.

    Other PYTHONPATH entries stay as they are, including empty ones, which mean the current folder.
    """
    said = os.environ.get("PYTHONPATH")
    path = [entry for entry in said.split(os.pathsep) if entry != _SITE] if said else []
    if on:
        os.environ[SWITCH] = "1"
        os.environ["PYTHONPATH"] = os.pathsep.join([_SITE, *path])
        return
    os.environ.pop(SWITCH, None)
    if path:
        os.environ["PYTHONPATH"] = os.pathsep.join(path)
    else:
        os.environ.pop("PYTHONPATH", None)


def _switch():
    """Install cubind.compat if CUBIND_COMPAT asks for it, before a program's first line."""
    setting = os.environ.get(SWITCH, "")
    if setting not in ("", "0", "1"):
        raise ValueError(f"{SWITCH}={setting} is invalid: use 1, for cubind under the names cuda.bindings and cuda.core, or 0")
    if setting == "1":
        install()
