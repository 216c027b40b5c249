"""Rename cubind's classes to the names of their counterparts.

For example, ``type(stream).__module__`` becomes ``cuda.core._stream``, because some libraries
compare that name. A pickle then also contains that name, so it loads even if cubind is not
installed. A class without a counterpart keeps its name.
"""

import sys
from importlib import import_module

from cubind.compat import _originals

_runtime = import_module("cubind._runtime")

_BINDINGS = {f"cubind.{name}": f"cuda.bindings.{name}" for name in ("driver", "nvrtc", "runtime")}
# {module of cuda.core: classes that are in it there, and in cubind.core here}. It lacks the memory
# memory resources; see _home_of.
_HOMES = {
    "_context": "Context ContextOptions",
    "_device": "Device",
    "_device_resources": "DeviceResources SMResource SMResourceOptions WorkqueueResource WorkqueueResourceOptions",
    "_event": "Event EventOptions",
    "_host": "Host",
    "_launch_config": "LaunchConfig",
    "_linker": "Linker LinkerOptions",
    "_memory._buffer": "Buffer MemoryResource",
    "_memory._copy_enums": "CopyOptions MemcpyOverlapMode MemcpySrcAccessOrder",
    "_memory._legacy": "LegacyPinnedMemoryResource _SynchronousMemoryResource",
    "_memory._managed_buffer": "ManagedBuffer",
    "_memory._memory_pool": "_MemPool _MemPoolAttributes",
    "_memoryview": "StridedMemoryView _StridedMemoryViewProxy",
    "_module": "Kernel KernelAttributes KernelOccupancy MaxPotentialBlockSizeOccupancyResult ObjectCode ParamInfo",
    "_program": "Program ProgramOptions",
    "_stream": "IsStreamType Stream StreamOptions",
    "_tensor_map": "TensorMapDataType TensorMapDescriptor TensorMapDescriptorOptions TensorMapIm2ColWideMode TensorMapInterleave"
    " TensorMapL2Promotion TensorMapOOBFill TensorMapSwizzle",
    "_utils.cuda_utils": "CUDAError ComputeCapability NVRTCError",
    "graph._graph_builder": "Graph GraphBuilder GraphCompleteOptions GraphDebugPrintOptions",
    "graph._graph_definition": "GraphCondition GraphDefinition",
    "graph._graph_node": "GraphNode",
    "typing": "CompilerBackendType GraphConditionalType GraphMemoryType ManagedMemoryLocationType ObjectCodeFormatType PCHStatusType"
    " SourceCodeType VirtualMemoryAccessType VirtualMemoryAllocationType VirtualMemoryGranularityType VirtualMemoryHandleType"
    " VirtualMemoryLocationType WorkqueueSharingScopeType",
    "utils._program_cache._abc": "ProgramCacheResource",
    "utils._program_cache._file_stream": "FileStreamProgramCache",
    "utils._program_cache._in_memory": "InMemoryProgramCache",
}
_HOME_OF = {name: f"cuda.core.{module}" for module, names in _HOMES.items() for name in names.split()}
_OURS = ("CachingMemoryResource",)  # memory resources that cuda.core lacks
_SYSTEM = "cubind.core.system."
_renamed: dict = {}  # {class: its original module and name}


def _rename(cls, module, name=None):
    _renamed.setdefault(cls, (cls.__module__, cls.__qualname__))
    _runtime._name_class(cls, module, name or cls.__qualname__)


# ---- cubind.core ----


def _of_system(module, last):
    """Return the module of cuda.core.system for a class of `module`.

    Its classes are in three modules there.
    """
    if last == "typing":
        return f"cuda.core.system.{last}"
    return "cuda.core.system._system_events" if last == "_system_events" else "cuda.core.system._device"


def _home_of(name):
    """Return the module of a class in cuda.core, or None if it has no counterpart.

    A memory resource, its options and its attributes are in one module, which has the name of the
    resource.
    """
    kind, resource, rest = name.partition("MemoryResource")
    is_resource = kind and resource and rest in ("", "Options", "Attributes") and name not in _OURS
    return _HOME_OF.get(name) or (f"cuda.core._memory._{kind.lower()}_memory_resource" if is_resource else None)


def _take_classes(module):
    core = import_module("cubind._core")
    nodes = core.GraphNode, core.ExecutableGraphNode  # one class for each kind
    for name, cls in list(vars(module).items()):
        if not isinstance(cls, type) or not cls.__module__.startswith("cubind"):
            continue
        if name == "StridedLayout":
            _rename(cls, "cuda.core._layout", "_StridedLayout")
        elif module.__name__.startswith(_SYSTEM):
            if cls.__module__ == module.__name__:
                _rename(cls, _of_system(module, module.__name__.removeprefix(_SYSTEM)))
        elif home := _home_of(name):
            _rename(cls, home)
        elif issubclass(cls, nodes):
            _rename(cls, "cuda.core.graph._subclasses")


def _take_errors_of_nvml(exceptions):
    """Rename the errors of NVML to the original's cuda.bindings.nvml.

    cubind has no such module; if the original is not installed, they are named after cuda.core's
    module that also has them.
    """
    from cubind.compat import _errors

    is_there = _originals.find("cuda.bindings.nvml") is not None
    home = "cuda.bindings.nvml" if is_there else exceptions.__name__.replace("cubind", "cuda", 1)
    _errors.adopt(exceptions.NvmlError, lambda number: import_module("cubind.nvml").nvmlReturn_t(number))
    for name in exceptions.__all__:
        _rename(getattr(exceptions, name), home)


def take(module):
    """Rename the classes of a cubind.core module that has just been imported."""
    if module.__name__ == "cubind.core":
        from cubind.compat import _errors

        _take_classes(import_module("cubind._core"))
        _errors.make("nvJitLinkError", "cuda.bindings.nvjitlink")
        _errors.make("nvvmError", "cuda.bindings.nvvm")
    elif module.__name__ == "cubind.core.system":
        import_module(f"{_SYSTEM}exceptions")  # calls raise these even if no program imported them
    elif module.__name__ == f"{_SYSTEM}exceptions":
        _take_errors_of_nvml(module)
    else:
        _take_classes(module)


class _Loader:
    """Rename the classes of a module of cubind.core after its import."""

    def __init__(self, loader):
        self._loader = loader

    def create_module(self, spec):
        return self._loader.create_module(spec)

    def exec_module(self, module):
        module.__spec__.loader = module.__loader__ = self._loader
        self._loader.exec_module(module)
        take(module)


def find(name, path):
    spec = _originals.PathFinder.find_spec(name, path)
    if spec is not None and spec.loader is not None:
        spec.loader = _Loader(spec.loader)
    return spec


# ---- beginning and ending ----


def _take_bindings():
    """Rename the classes of the bindings.

    They are made at first use, so existing and future ones need it.
    """
    _runtime._module_names.update(_BINDINGS)
    for own, name in _BINDINGS.items():
        classes = vars(sys.modules[own]).values() if own in sys.modules else ()
        for cls in [each for each in classes if isinstance(each, type) and each.__module__ == own]:
            _rename(cls, name)
    for name in ("FastEnum", "FastEnumMetaclass"):
        _rename(getattr(_runtime, name), "cuda.bindings._internal._fast_enum")


def begin():
    _take_bindings()
    for name in [name for name in sys.modules if name == "cubind.core" or name.startswith("cubind.core.")]:
        take(sys.modules[name])


def end():
    """Give the known classes their own names back."""
    _runtime._module_names.clear()
    for own in _BINDINGS:
        for cls in list(vars(sys.modules[own]).values()) if own in sys.modules else ():
            if isinstance(cls, type) and cls.__module__ == _BINDINGS[own]:
                _runtime._name_class(cls, own, cls.__qualname__)
    while _renamed:
        cls, (module, name) = _renamed.popitem()
        _runtime._name_class(cls, module, name)
