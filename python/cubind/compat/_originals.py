"""Import the originals, NVIDIA's cuda.bindings and cuda.core, for names that cubind lacks.

The original modules import one another by name, including C classes, so an original module must see
only originals. While one is being imported, sys.modules has the originals under these names;
afterwards it has cubind's modules again. So no module sees a mixture of both. Another thread that
imports from the two packages meanwhile waits if it can, and otherwise may get an error
(docs/compat.md).
"""

import os
import sys
from _frozen_importlib import _DeadlockError, _ModuleLock  # type: ignore[attr-defined]
from _frozen_importlib_external import PathFinder
from _thread import _local

from cubind import compat
from cubind.compat import PACKAGES, _is_replaced
from cubind.compat._names import may_be_original, wheel_of

# An importlib lock, so that importlib detects two threads that wait for each other's imports.
_lock = _ModuleLock(__name__)
_state = _local()
_modules: dict = {}  # the originals' part of sys.modules
_ATTEMPTS = 20


def is_loading():
    """Return whether this thread is importing an original."""
    return getattr(_state, "depth", 0) > 0


def stand_back():
    """Wait while another thread imports an original."""
    try:
        _lock.acquire()
    except _DeadlockError:
        return  # that thread waits for the module that this one imports
    _lock.release()


# A process that is forked while another thread imports an original would inherit that thread's
# modules and never get the lock. So a fork waits for the lock.
_forks_with_lock: list[bool] = []


def _before_fork():
    try:
        _forks_with_lock.append(_lock.acquire())
    except _DeadlockError:
        pass


def _after_fork():
    if _forks_with_lock:
        _forks_with_lock.pop()
        _lock.release()


os.register_at_fork(before=_before_fork, after_in_parent=_after_fork, after_in_child=_after_fork)


# ---- installed originals ----


def _search_path(package):
    if package == "cuda":
        if "cuda" in sys.modules:
            return list(sys.modules["cuda"].__path__)
        spec = PathFinder.find_spec("cuda")
        return list(spec.submodule_search_locations or ()) if spec is not None else []
    spec = find(package)
    folders = list(spec.submodule_search_locations or ()) if spec is not None else []
    # a wheel for several majors has most modules in one folder for each major
    if package == "cuda.core":
        folders += [f"{folder}/cu{major}" for folder in folders for major in (13, 12)]
    return folders


def find(name):
    """Return the spec of an original, or None if it is not installed. Nothing is imported."""
    package = name.rpartition(".")[0]
    path = _search_path(package)
    return PathFinder.find_spec(name, path) if path else None


def version(wheel):
    """Return the installed version of a wheel, or None."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(wheel)
    except PackageNotFoundError:
        return None


def lacking(name, is_there):
    """Say why the original does not provide a name."""
    wheel = wheel_of(name)
    found = version(wheel)
    if not may_be_original(name) and (is_there or found is None):
        return f"the one of {wheel} does not accept objects of cubind"
    return f"{wheel} is not installed (pip install {wheel})" if found is None else f"neither has {wheel} {found}"


# ---- importing one ----


def _take():
    """Remove and return all modules of these names in sys.modules, and clear them in package
    ``cuda``.
    """
    taken = {name: sys.modules.pop(name) for name in list(sys.modules) if _is_replaced(name)}
    cuda = vars(sys.modules["cuda"])
    for package in PACKAGES:
        cuda.pop(package.partition(".")[2], None)
    return taken


def _put(modules):
    sys.modules.update(modules)
    cuda = vars(sys.modules["cuda"])
    for package in PACKAGES:
        if package in modules:
            cuda[package.partition(".")[2]] = modules[package]


def module(name):
    """Return the original module of that name.

    ImportError if there is none or it cannot be imported.
    """
    from importlib import import_module

    import_module("cuda")
    for attempt in range(_ATTEMPTS):
        if name in _modules:
            return _modules[name]
        try:
            return _import(name)
        except _DeadlockError:  # another thread also imports from the two packages; let it go first
            from time import sleep

            sleep(0.01 * attempt)
    raise ImportError(f"other threads are importing modules that {name} needs: import it before they start", name=name)


def _import(name):
    from importlib import import_module

    _lock.acquire()
    try:
        compat._watch_originals(True)
        ours = _take()
        _put(_modules)
        _state.depth = getattr(_state, "depth", 0) + 1
        is_mixed = False
        try:
            return import_module(name)
        except ImportError:
            is_mixed = any(map(_is_other, list(sys.modules.values())))
            if not is_mixed:
                raise
        finally:
            _state.depth -= 1
            _sort(_take(), ours)
            _put(ours)
    finally:
        _lock.release()
    raise _DeadlockError(name)


def _is_other(module):
    """Return whether another thread is importing this module from cubind."""
    return getattr(getattr(getattr(module, "__spec__", None), "loader", None), "is_cubind_compat", False)


def _sort(found, ours):
    """Sort the modules found after an import of originals into `ours` and the originals.

    Another thread may have begun to import one of cubind's modules, or have finished it.
    """
    made = [id(module) for module in compat._installed().made.values()] if compat.is_active() else []
    for name, module in found.items():
        (ours if id(module) in made or _is_other(module) else _modules)[name] = module


def load(name):
    """Return (the original's module, its wheel and version) for a module that cubind lacks."""
    wheel = wheel_of(name)
    if find(name) is None:
        raise ModuleNotFoundError(f"No module named {name!r}: cubind has none, and {lacking(name, False)}", name=name)
    return module(name), f"{wheel} {version(wheel) or ''}".strip()


def loaded():
    """Return the names of the originals that have been imported."""
    return sorted(_modules)


def hand_over():
    """Put the imported originals into sys.modules for good."""
    if _modules:
        _put(_modules)
        _modules.clear()
