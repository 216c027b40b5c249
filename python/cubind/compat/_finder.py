"""Find modules below ``cuda.bindings`` and ``cuda.core`` on import, as a finder on sys.meta_path.

The finder decides without importing anything whether a name comes from cubind or the original
package. Python before 3.12 blocks all other imports while it searches for a module.
"""

import os
import sys
from _frozen_importlib import ModuleSpec

from cubind.compat import _is_replaced, _names, _originals


class Finder:
    """Find modules in cubind first, then in the originals; leave all others to the next finders."""

    is_cubind_compat = True

    def __init__(self):
        self.sources = {}  # {module name: where it was found}
        self.made = {}  # {name: the module used for it}
        self.has_made_namespace = False

    def find_spec(self, name, path=None, target=None):
        if name.startswith("cubind.core"):
            return _find_core(name, path)
        if not name.startswith("cuda"):
            return None
        if name == "cuda":
            return self._namespace()
        if name in _names.FORMER:
            return _refuse_former(name)
        if not _is_replaced(name):
            return None
        if _originals.is_loading():
            return None  # an original is importing another one
        if _names.is_ours(name):
            return ModuleSpec(name, _Loader(self), origin="cubind", is_package=_names.is_package(name))
        original = _originals.find(name)
        if original is not None and _names.may_be_original(name):
            is_package = original.submodule_search_locations is not None
            return ModuleSpec(name, _Loader(self), origin=original.origin, is_package=is_package)
        return _refuse_unknown(name)

    def _namespace(self):
        """Return a spec for the namespace package ``cuda`` if no NVIDIA package provides a folder
        for it.
        """
        others = (each.find_spec for each in sys.meta_path if each is not self and hasattr(each, "find_spec"))
        if any(find("cuda", None) is not None for find in others):
            return None
        spec = ModuleSpec("cuda", None, is_package=True)
        spec.submodule_search_locations = _Folders()
        self.has_made_namespace = True
        return spec


def _find_core(name, path):
    from cubind.compat import _identity

    return _identity.find(name, path)


class _Folders(list):
    """The ``cuda`` folders of sys.path, including those that appear later."""

    def __iter__(self):
        return (folder for entry in sys.path if os.path.isdir(folder := os.path.join(entry or ".", "cuda")))


class _Loader:
    """Replace the new module by the made one: ``cuda.bindings.driver`` is ``cubind.driver`` itself.
    """

    is_cubind_compat = True

    def __init__(self, finder):
        self._finder = finder

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        _originals.stand_back()
        name = module.__spec__.name
        finder = self._finder
        if name not in finder.made:
            from cubind.compat import _modules

            made, source = _modules.make(name)
            finder.sources.setdefault(name, source)
            finder.made.setdefault(name, made)
        made = finder.made[name]
        if made.__spec__ is None:  # made by cubind.compat
            made.__spec__, made.__loader__ = module.__spec__, self
            made.__spec__.submodule_search_locations = getattr(made, "__path__", None)
        sys.modules[name] = made


def _importers(frame):
    """Return the names of importlib's functions on the stack of an import."""
    names = set()
    while frame is not None and frame.f_code.co_filename.startswith("<frozen importlib."):
        names.add(frame.f_code.co_name)
        frame = frame.f_back
    return names


def _refuse_former(name):
    """Refuse a module of cuda-python 12 or older. If that is installed, a later finder finds it."""
    if _originals.find(name) is None:
        now = _names.FORMER[name]
        package, _, last = now.rpartition(".")
        _refuse(name, f"it is {now} since cuda-python 13: from {package} import {last} as {name.rpartition('.')[2]}")


def _refuse_unknown(name):
    """Refuse a module that neither side has, and say which wheel may have it."""
    _refuse(name, f"cubind has none, and {_originals.lacking(name, _originals.find(name) is not None)}")


def _refuse(name, more):
    """Raise for an import; return for a query (importlib.util.find_spec), which then gets None."""
    importers = _importers(sys._getframe(3))
    if "_find_and_load_unlocked" not in importers:
        return
    package, _, last = name.rpartition(".")
    # it would say less, and takes a ModuleNotFoundError for its own
    if "_handle_fromlist" in importers:
        raise ImportError(f"cannot import name {last!r} from {package!r}: {more}", name=package)
    raise ModuleNotFoundError(f"No module named {name!r}: {more}", name=name)
