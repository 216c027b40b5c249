"""List the names below ``cuda.bindings`` and ``cuda.core`` that cubind provides.

Every program loads this module, so it contains only the tables.
"""

import os
import sys

_FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "core")

# Modules that use C's names on both sides.
SAME = ("driver", "nvrtc", "runtime")
# Modules with other names than C (see _low_level.py).
LOW_LEVEL = ("nvfatbin", "nvjitlink", "nvvm")
PUBLIC = ("cubind.core", *(f"cubind.core.{name}" for name in ("utils", "typing", "graph", "texture")))

# Modules of cuda-python 12 and older, and their present names.
FORMER = {
    "cuda.cuda": "cuda.bindings.driver",
    "cuda.cudart": "cuda.bindings.runtime",
    "cuda.nvrtc": "cuda.bindings.nvrtc",
}

# Modules of the originals that represent handles as numbers (see _numbers.py).
NUMBERED = ("cudla", "cufile", "nvml")
# cubind's modules for the classes that cuda.core.system has in one module.
_OF_SYSTEM = "_device _clocks _connections _cooling _events _field_values _parts _values".split()
SYSTEM = tuple(f"cubind.core.system.{name}" for name in _OF_SYSTEM)

# Private modules from which clients also import public classes, with the other names in each:
# {name: the module where cubind has it}.
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
    "_memory._copy_enums": dict.fromkeys(("CopyOptions", "MemcpyOverlapMode", "MemcpySrcAccessOrder"), "cubind.core.utils"),
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


# Modules of cuda.core that may come from the original: nothing in them takes or returns objects of
# cuda.core. All other modules would refuse cubind's objects.
STANDALONE = ("_cpp", "_include", "_resource_handles", "_utils", "_version", "checkpoint", "typing")


def may_be_original(name):
    """Return whether the original's module, or a name in it, works with cubind's objects."""
    _, package, *parts = name.split(".")
    return package != "core" or parts[:1] == [] or parts[0] in STANDALONE


def wheel_of(name):
    """Return the wheel that has the original."""
    return "cuda-" + name.split(".")[1]


def is_package(name):
    """Return whether the module is a package, below which modules are searched."""
    return not name.startswith("cuda.bindings.") or name in ("cuda.bindings.utils", "cuda.bindings._internal")


def _is_in_core(rest):
    """Return whether cubind.core has a module of that name now."""
    path = os.path.join(_FOLDER, *rest.split("."))
    files = f"{path}.py", os.path.join(path, "__init__.py")
    return f"cubind.core.{rest}" in sys.modules or any(map(os.path.exists, files))


def is_ours(name):
    """Return whether cubind provides that name."""
    _, package, *parts = name.split(".")
    rest, last = ".".join(parts), parts[-1] if parts else ""
    # cubind has no modules inside the originals' packages
    if package == "core" and rest in PRIVATE:
        return parts[0].startswith("_") or _is_in_core(parts[0])
    if package == "core":
        return rest == "" or (not any(part.startswith("_") for part in parts) and _is_in_core(rest))
    return rest in ("", "utils") or rest in PRIVATE_BINDINGS or (rest in (last, f"_internal.{last}") and last in SAME + LOW_LEVEL)
