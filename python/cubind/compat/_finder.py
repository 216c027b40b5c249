"""The finder on sys.meta_path: whose module a name below ``cuda.bindings`` and ``cuda.core`` is.

Nothing is imported to find out: Pythons before 3.12 look for a module while they keep all threads from importing.
"""

import os
import sys
from _frozen_importlib import ModuleSpec

from cubind.compat import _is_replaced, _names, _originals


class Finder:
    """What cubind has comes from there, else from the originals; all else is for the finders behind this one."""

    is_cubind_compat = True

    def __init__(self):
        self.sources = {}  # {name of a module: who it was found at}
        self.made = {}  # {name: what stands under it}
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
            return None  # an original that imports another one
        if _names.is_ours(name):
            return ModuleSpec(name, _Loader(self), origin="cubind", is_package=_names.is_package(name))
        original = _originals.find(name)
        if original is not None and _names.may_be_original(name):
            is_package = original.submodule_search_locations is not None
            return ModuleSpec(name, _Loader(self), origin=original.origin, is_package=is_package)
        return _refuse_unknown(name)

    def _namespace(self):
        """``cuda`` is a namespace package, which has no folder where no package of NVIDIA's is installed."""
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
    """Folders ``cuda`` of sys.path that come to be there later."""

    def __iter__(self):
        return (folder for entry in sys.path if os.path.isdir(folder := os.path.join(entry or ".", "cuda")))


class _Loader:
    """What it makes takes the place of the new module, so that ``cuda.bindings.driver`` is ``cubind.driver`` itself."""

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
        if made.__spec__ is None:  # made here
            made.__spec__, made.__loader__ = module.__spec__, self
            made.__spec__.submodule_search_locations = getattr(made, "__path__", None)
        sys.modules[name] = made


def _importers(frame):
    """Names of importlib's functions that an import goes through."""
    names = set()
    while frame is not None and frame.f_code.co_filename.startswith("<frozen importlib."):
        names.add(frame.f_code.co_name)
        frame = frame.f_back
    return names


def _refuse_former(name):
    """For a module of cuda-python 12 and before; where that is installed, it is found behind this finder."""
    if _originals.find(name) is None:
        now = _names.FORMER[name]
        package, _, last = now.rpartition(".")
        _refuse(name, f"it is {now} since cuda-python 13: from {package} import {last} as {name.rpartition('.')[2]}")


def _refuse_unknown(name):
    """For what nobody has: which wheel may have it."""
    _refuse(name, f"cubind has none, and {_originals.lacking(name, _originals.find(name) is not None)}")


def _refuse(name, more):
    """An import raises; a question (importlib.util.find_spec) is answered with None."""
    importers = _importers(sys._getframe(3))
    if "_find_and_load_unlocked" not in importers:
        return
    package, _, last = name.rpartition(".")
    if "_handle_fromlist" in importers:  # which would say less, and takes a ModuleNotFoundError for its own
        raise ImportError(f"cannot import name {last!r} from {package!r}: {more}", name=package)
    raise ModuleNotFoundError(f"No module named {name!r}: {more}", name=name)
