"""Use CUDA through Python objects: devices, streams, events, memory, programs, kernels, launches.

To run a program for ``cuda.core``, change only its import. Importing this package opens no library;
the first object that needs the driver opens it.
"""

from cubind import __version__ as _of_package
from cubind._core import _version

if _version != _of_package:
    from cubind._missing_modules import of_versions

    raise of_versions("cubind._core", _version)

from cubind._core import *  # noqa: E402, F403
from cubind._core import __all__ as _of_core  # noqa: E402

# Imported at first use: classes that C code only reads, and submodules.
_OPTIONS = (
    "ContextOptions",
    "DeviceMemoryResourceOptions",
    "EventOptions",
    "LinkerOptions",
    "ManagedMemoryResourceOptions",
    "PinnedMemoryResourceOptions",
    "ProgramOptions",
    "SMResourceOptions",
    "StreamOptions",
    "TensorMapDescriptorOptions",
    "WorkqueueResourceOptions",
)
_VIRTUAL = ("VirtualMemoryResource", "VirtualMemoryResourceOptions")
_SUBMODULES = ("graph", "system", "typing", "utils")

# The names of _core stand in _core.pyi.
__all__ = [*_of_core, *_OPTIONS, *_VIRTUAL, "Host"]


def __getattr__(name):
    import sys

    places = {
        "Host": "_host",
        **dict.fromkeys(_OPTIONS, "_options"),
        **dict.fromkeys(_VIRTUAL, "_virtual_memory"),
        **{each: each for each in _SUBMODULES},
    }
    if name not in places:
        from cubind.core._elsewhere import error

        raise error(name, sys._getframe(1))
    module = f"{__name__}.{places[name]}"
    __import__(module)  # importlib would import the warnings module
    if name in _SUBMODULES:
        return sys.modules[module]
    value = getattr(sys.modules[module], name)
    globals()[name] = value
    return value


def __dir__():
    return sorted({*globals(), *__all__, *_SUBMODULES})
