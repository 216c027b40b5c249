"""Make the modules that stand in for those of ``cuda.bindings`` and ``cuda.core``.

If a module of cubind has the same interface, it is used as it is. Other modules are made here. They
resolve names on access, in cubind's modules first and then in the original module, so names that
are added to cubind appear here, too.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from cubind import compat, cuda_version
from cubind.compat import _identity, _low_level, _names, _numbers, _originals

CORE_VERSION = "1.2.2"

# Choose the CUDA here. Otherwise that would happen during the search for one of its modules, which
# several threads may run at once.
cuda_version()
_identity.begin()


def _is_there(name):
    """Return whether cubind has a module of that name."""
    package = name.rpartition(".")[0]
    if name in sys.modules or not package:
        return name in sys.modules
    return _is_there(package) and hasattr(import_module(package), "__path__") and find_spec(name) is not None


# ---- making them ----


def make(name):
    """Return (the module for that name, where it is from)."""
    last = name.rpartition(".")[2]
    if not _names.is_ours(name):
        made, source = _originals.load(name)
        return _numbers.make(made) if last in _names.NUMBERED else made, source
    if name.startswith("cuda.core") or last not in _names.SAME + _names.LOW_LEVEL:
        return _make(name)
    own = f"cubind.{last}"
    if not _is_there(own):  # not in the major of CUDA in use
        return _originals.load(name)
    if name.startswith("cuda.bindings._internal"):
        return _low_level.make_probes(name, import_module(own)), own
    return _low_level.make(name, import_module(own)) if last in _names.LOW_LEVEL else import_module(own), own


def version_of(name):
    if name.startswith("cuda.core"):
        return CORE_VERSION
    return f"{cuda_version().release}.0"


def _versions(name):
    """Return the version attributes of the release that the package replaces."""
    text = version_of(name)
    return {"__version__": text, "__version_tuple__": tuple(map(int, text.split(".")))}


def _places(name):
    """Return (modules that may have any of its names, {name: the module that has this one})."""
    _, package, *rest = name.split(".")
    rest = ".".join(rest)
    if package == "bindings":
        return ("cubind.compat._utils",) if rest == "utils" else (), _names.PRIVATE_BINDINGS.get(rest, {})
    if rest == "_version":
        return (), {}
    if rest.startswith("system._"):
        return (f"cubind.core.{rest}", *_names.SYSTEM), {}
    if rest in _names.PRIVATE:
        return (f"cubind.core.{rest}", *_names.PUBLIC), _names.PRIVATE[rest]
    return (f"cubind.core.{rest}" if rest else "cubind.core",), {}


def _make(name):
    """Make a module that resolves its names on access."""
    places, single = _places(name)
    module = ModuleType(name, f"cubind under the name {name}.")
    namespace = vars(module)
    source = next(filter(_is_there, places), "cubind")
    namespace["__file__"] = getattr(import_module(source), "__file__", None)

    def __getattr__(attribute):
        value = _find(name, attribute, places, single)
        namespace[attribute] = value
        return value

    def __dir__():
        found = {*namespace, *single}
        for place in places:
            found.update(dir(import_module(place)) if _is_there(place) else ())
        return sorted(found)

    namespace["__getattr__"], namespace["__dir__"] = __getattr__, __dir__
    if name in ("cuda.bindings", "cuda.core") or name.endswith("._version"):
        namespace.update(_versions(name))
    if name.endswith("._version"):
        namespace.update(version=module.__version__, version_tuple=module.__version_tuple__)
    if _names.is_package(name):
        original = _originals.find(name)
        namespace["__path__"] = list(original.submodule_search_locations or ()) if original is not None else []
        namespace["__package__"] = name
    return module, source


_NONE = object()


def _find(name, attribute, places, single):
    """Resolve a name of a module: cubind's, a module below it, or the original's."""
    if attribute in single:
        return _of(single[attribute], attribute)
    if attribute == "__all__" and len(places) == 1:
        return list(import_module(places[0]).__all__)
    more = ""
    if not attribute.startswith("__"):
        for place in places:
            value = getattr(import_module(place), attribute, _NONE) if _is_there(place) else _NONE
            if value is not _NONE and not isinstance(value, ModuleType):
                return value
        below = f"{name}.{attribute}"
        is_module, is_of_use = _originals.find(below) is not None, _names.may_be_original(below)
        if _names.is_ours(below) or (is_module and is_of_use):
            return import_module(below)
        value = _of_original(name, attribute) if not is_module else _NONE
        if value is not _NONE and is_of_use:
            _note(below)
            return value
        more = f": cubind has none, and {_originals.lacking(below, is_module or value is not _NONE)}"
    raise AttributeError(f"module {name!r} has no attribute {attribute!r}{more}", name=attribute)


def _of(place, attribute):
    module = import_module(place)
    return module if place == f"cubind.{attribute}" else getattr(module, attribute)


def _note(name):
    """Record the source of a name for cubind.compat.status()."""
    finder = compat._installed()
    if finder is not None:
        finder.sources[name] = _names.wheel_of(name)


def _of_original(name, attribute):
    if _originals.find(name) is None:
        return _NONE
    try:
        original = _originals.module(name)
    except ImportError as error:  # hasattr() gets here, too
        text = f"module {name!r} has no attribute {attribute!r}: cubind has none, and the original cannot be imported: {error}"
        raise AttributeError(text, name=attribute) from error
    return getattr(original, attribute, _NONE)
