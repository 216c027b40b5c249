"""Which names below ``cuda.bindings`` and ``cuda.core`` are cubind's. Loaded with every program: nothing but tables."""

import os
import sys

_FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "core")

# Modules that name everything as C does, on both sides.
SAME = ("driver", "nvrtc", "runtime")
# Modules with names of their own (see _low_level.py).
LOW_LEVEL = ("nvfatbin", "nvjitlink", "nvvm")
PUBLIC = ("cubind.core", *(f"cubind.core.{name}" for name in ("utils", "typing", "graph", "texture")))

# Modules of cuda-python 12 and before, and what they are called now.
FORMER = {
    "cuda.cuda": "cuda.bindings.driver",
    "cuda.cudart": "cuda.bindings.runtime",
    "cuda.nvrtc": "cuda.bindings.nvrtc",
}

# Modules of the originals in which a handle is a number (see _numbers.py).
NUMBERED = ("cudla", "cufile", "nvml")
# The modules of the classes that cuda.core.system has in one module.
_OF_SYSTEM = "_device _clocks _connections _cooling _events _field_values _parts _values".split()
SYSTEM = tuple(f"cubind.core.system.{name}" for name in _OF_SYSTEM)

# Private modules that clients take public classes from, too, and what else there is in each: {name: where cubind has it}.
_STATUS_HELPERS = {"ComputeCapability": "cubind.core._tuples", "handle_return": "cubind.compat._core_helpers"}
_STATUS_HELPERS |= {name: f"cubind.{name}" for name in ("driver", "nvrtc", "runtime")}
_VERSIONS = dict.fromkeys(("binding_version", "driver_version"), "cubind.compat._core_helpers")
PRIVATE = {
    "_context": {},
    "_device": {},
    "_device_resources": {},
    "_dlpack": {"DLDeviceType": "cubind.compat._core_helpers"},
    "_event": {},
    "_graphics": {},
    "_host": {},
    "_launch_config": {},
    "_launcher": {},
    "_layout": {},
    "_linker": {},
    "_memory": {},
    "_memory._buffer": {},
    "_memory._device_memory_resource": {},
    "_memory._graph_memory_resource": {},
    "_memory._legacy": {},
    "_memory._managed_buffer": {},
    "_memory._managed_memory_resource": {},
    "_memory._memory_pool": {},
    "_memory._pinned_memory_resource": {},
    "_memory._virtual_memory_resource": {},
    "_memoryview": {"_StridedMemoryViewProxy": "cubind.core.utils"},
    "_module": dict.fromkeys(("MaxPotentialBlockSizeOccupancyResult", "ParamInfo"), "cubind.core._tuples"),
    "_program": {},
    "_stream": {},
    "_tensor_map": {},
    "_utils": {},
    "_utils.cuda_utils": _STATUS_HELPERS,
    "_utils.version": _VERSIONS,
    "_version": {},
    "graph._graph_builder": {},
    "graph._graph_definition": {},
    "graph._graph_node": {},
    "graph._subclasses": {},
    "system._device": {},
    "system._system_events": {},
    "utils._program_cache": {},
    "utils._program_cache._abc": {},
    "utils._program_cache._file_stream": {},
    "utils._program_cache._in_memory": {},
}
PRIVATE_BINDINGS = {
    "_internal": {},
    "_internal._fast_enum": dict.fromkeys(("FastEnum", "FastEnumMetaclass"), "cubind._runtime"),
    "_internal.utils": {"FunctionNotFoundError": "cubind", "NotSupportedError": "cubind.compat._utils"},
    "_version": {},
}


# Modules of cuda.core that may be the original's: nothing there takes or gives an object of cuda.core. Everything else would refuse cubind's.
STANDALONE = ("_cpp", "_include", "_resource_handles", "_utils", "_version", "checkpoint", "typing")


def may_be_original(name):
    """Whether a module, or a name in one, is of use beside cubind's objects."""
    _, package, *parts = name.split(".")
    return package != "core" or parts[:1] == [] or parts[0] in STANDALONE


def wheel_of(name):
    """Of the original."""
    return "cuda-" + name.split(".")[1]


def is_package(name):
    """Whether modules below it are looked for."""
    return not name.startswith("cuda.bindings.") or name in ("cuda.bindings.utils", "cuda.bindings._internal")


def _is_in_core(rest):
    """Whether cubind.core has a module of that name now."""
    path = os.path.join(_FOLDER, *rest.split("."))
    files = f"{path}.py", os.path.join(path, "__init__.py")
    return f"cubind.core.{rest}" in sys.modules or any(map(os.path.exists, files))


def is_ours(name):
    """Whether cubind has something for that name."""
    _, package, *parts = name.split(".")
    rest, last = ".".join(parts), parts[-1] if parts else ""
    if package == "core" and rest in PRIVATE:  # and no module of cubind's below one of the originals'
        return parts[0].startswith("_") or _is_in_core(parts[0])
    if package == "core":
        return rest == "" or (not any(part.startswith("_") for part in parts) and _is_in_core(rest))
    return rest in ("", "utils") or rest in PRIVATE_BINDINGS or (rest in (last, f"_internal.{last}") and last in SAME + LOW_LEVEL)
