"""Query the GPUs of a system through NVML: which exist, their state, and their events.

NVML comes with the driver and needs no CUDA context. Importing this package opens no library. The
first call opens NVML, and raises an error if it is missing.
"""

_FUNCTIONS = (
    "CUDA_BINDINGS_NVML_IS_COMPATIBLE",
    "get_driver_branch",
    "get_kernel_mode_driver_version",
    "get_num_devices",
    "get_nvml_version",
    "get_process_name",
    "get_user_mode_driver_version",
)
_EXCEPTIONS = (
    "AlreadyInitializedError",
    "ArgumentVersionMismatchError",
    "CorruptedInforomError",
    "DeprecatedError",
    "DriverNotLoadedError",
    "FreqNotSupportedError",
    "FunctionNotFoundError",
    "GpuIsLostError",
    "GpuNotFoundError",
    "InUseError",
    "InsufficientPowerError",
    "InsufficientResourcesError",
    "InsufficientSizeError",
    "InvalidArgumentError",
    "InvalidStateError",
    "IrqIssueError",
    "LibRmVersionMismatchError",
    "LibraryNotFoundError",
    "MemoryError",
    "NoDataError",
    "NoPermissionError",
    "NotFoundError",
    "NotReadyError",
    "NotSupportedError",
    "NvmlError",
    "OperatingSystemError",
    "ResetRequiredError",
    "ResetTypeNotSupportedError",
    "TimeoutError",
    "UninitializedError",
    "UnknownError",
    "VgpuEccNotSupportedError",
)
_SUBMODULES = ("exceptions", "typing")
_DEVICES = ("Device", "NvlinkInfo", "get_p2p_status", "get_topology_common_ancestor")
# The module of each name, imported at its first use.
_PLACES = dict.fromkeys(_FUNCTIONS, "_system") | dict.fromkeys(_DEVICES, "_device")
_PLACES |= {"register_events": "_system_events"} | dict.fromkeys(_EXCEPTIONS, "exceptions")

__all__ = [*_PLACES]


def __getattr__(name):
    import sys

    if name not in _PLACES and name not in _SUBMODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = f"{__name__}.{_PLACES.get(name, name)}"
    __import__(module)
    if name in _SUBMODULES:
        return sys.modules[module]
    value = getattr(sys.modules[module], name)
    globals()[name] = value
    return value


def __dir__():
    return sorted({*globals(), *__all__, *_SUBMODULES})
