"""``cuda.bindings`` and ``cuda.core`` are cubind's, for programs that import these and know nothing of cubind.

Never by itself: a program gets them when it was asked to,

* by ``CUBIND_COMPAT=1`` in the environment of any Python program,
* by ``python3 -m cubind.compat program.py``,
* by ``pytest -p cubind.compat.pytest`` for a test run,
* or by ``cubind.compat.install()`` before the first import of one of the two.

All of them hold for the process and for the Python programs that it starts. What cubind lacks is the original's, where that is
installed.
"""

import os
import sys
from _thread import RLock

SWITCH = "CUBIND_COMPAT"
PACKAGES = ("cuda.bindings", "cuda.core")

__all__ = ["install", "is_active", "status", "uninstall"]


_lock = RLock()  # of what installs and takes back


def _is_replaced(name):
    """Whether a module of that name is one of the two packages' or below."""
    return name.startswith(PACKAGES) and (name in PACKAGES or name.startswith(("cuda.bindings.", "cuda.core.")))


def _installed():
    """The finder in use, or None."""
    return next((each for each in sys.meta_path if getattr(each, "is_cubind_compat", False)), None)


def is_active() -> bool:
    """Whether this process finds cubind under these names."""
    return _installed() is not None


def install() -> None:
    """From now on ``cuda.bindings`` and ``cuda.core`` are cubind's, in this process and in those that it starts.

    RuntimeError, which names who imported them, when the originals are there already.
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
    """The originals are found again; what programs have taken from cubind until then stays what it is."""
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
    """Which modules were asked for until now, and whose they are; ``print`` shows a table."""
    from cubind.compat._status import Status

    return Status(_installed())


def _watch_originals(on):
    """The originals hand host functions over to CUDA by themselves; under their names cubind does not (cubind.keep_gil)."""
    import cubind

    names = cubind._PACKAGES_WITH_HOST_FUNCTIONS
    cubind._watch(names if on else tuple(name for name in names if name not in PACKAGES))


# ---- child processes ----

# What a child process runs before its program, whoever starts it: see sitecustomize.py there.
_SITE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "site")


def _leave_to_children(on):
    """Entries of others stay as they are, empty ones, too, which mean the current folder."""
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
    """What CUBIND_COMPAT asks for, before a program's first line."""
    setting = os.environ.get(SWITCH, "")
    if setting not in ("", "0", "1"):
        raise ValueError(f"{SWITCH}={setting} is neither 1, for cubind under the names cuda.bindings and cuda.core, nor 0")
    if setting == "1":
        install()
