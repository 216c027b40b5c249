"""Call the functions of NVML that need no device."""

from cubind.core.system._nvml import nvml, start

__all__ = [
    "CUDA_BINDINGS_NVML_IS_COMPATIBLE",
    "get_driver_branch",
    "get_kernel_mode_driver_version",
    "get_num_devices",
    "get_nvml_version",
    "get_process_name",
    "get_user_mode_driver_version",
]

#: Whether everything in this module is available: always.
CUDA_BINDINGS_NVML_IS_COMPATIBLE: bool = True

_ROOM = 80  # bytes for a driver branch, as in NVML


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def get_user_mode_driver_version() -> tuple[int, ...]:
    """Return the newest CUDA that the driver supports: (13, 0) is CUDA 13.0."""
    start()
    version = nvml.nvmlSystemGetCudaDriverVersion()
    return version // 1000, version % 1000 // 10


def get_kernel_mode_driver_version() -> tuple[int, ...]:
    """Return the driver's version: (580, 65, 6) is 580.65.06."""
    start()
    return _numbers(nvml.nvmlSystemGetDriverVersion())


def get_nvml_version() -> tuple[int, ...]:
    """Return the version of NVML itself."""
    start()
    return _numbers(nvml.nvmlSystemGetNVMLVersion())


def get_driver_branch() -> str:
    """Return the driver's branch, such as "r580_00"."""
    start()
    info = nvml.nvmlSystemDriverBranchInfo_t()
    nvml.nvmlSystemGetDriverBranch(info, _ROOM)
    return info.branch.decode()


def get_num_devices() -> int:
    """Return the number of GPUs, not counting MIG devices."""
    start()
    return nvml.nvmlDeviceGetCount()


def get_process_name(pid: int) -> str:
    """Return the name of a process that uses a GPU."""
    start()
    return nvml.nvmlSystemGetProcessName(pid)
