"""Describe the environment variables that cubind, its loader and CUDA read."""

import os
from difflib import get_close_matches
from typing import Any

# {variable of cubind's: what it does}
OURS = {
    "CUBIND_CUDA": "chooses CUDA 12 or 13",
    "CUBIND_DEVICE": "simulated: compute on CPU threads",
    "CUBIND_SIMULATOR": "options of the simulated device",
    "CUBIND_COMPAT": "1: cubind replaces cuda.bindings and cuda.core",
    "CUBIND_CACHE": "0: compile without the program cache",
    "CUBIND_CACHE_DIR": "folder of the program cache",
    "CUBIND_CHECK": "sizes: launches ignore the element types of arrays",
    "CUBIND_DEBUG": "1: wait for each kernel and raise its failure",
    "CUBIND_NVTX": "1: launches and compilations are NVTX ranges",
    "CUBIND_NCCL_TIMEOUT": "seconds that simulated NCCL waits",
    "CUBIND_LIBCLANG": "library libclang that cubind-gen loads",
}
# {variable that cubind reads, and others define: what it does}
OTHERS = {
    "CUDA_HOME": "folder of a CUDA toolkit",
    "CUDA_PATH": "folder of a CUDA toolkit",
    "CONDA_PREFIX": "folder of the active conda environment",
    "XDG_CACHE_HOME": "folder for caches",
    "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM": "1: default streams are per thread",
    "CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING": "1: no warning about CUDA's major version",
    "LD_LIBRARY_PATH": "folders where the system's loader searches first",
    "LD_PRELOAD": "libraries that every program loads",
    "PYTHONPATH": "folders where Python searches first",
}
# {variable that only CUDA reads: what it does}
OF_CUDA = {
    "CUDA_VISIBLE_DEVICES": "devices that CUDA shows",
    "CUDA_DEVICE_ORDER": "order in which CUDA numbers the devices",
    "CUDA_MODULE_LOADING": "LAZY or EAGER loading of kernels",
    "CUDA_CACHE_DISABLE": "1: the driver keeps no compiled PTX",
    "CUDA_CACHE_PATH": "folder where the driver keeps compiled PTX",
    "NVIDIA_VISIBLE_DEVICES": "devices that a container gets",
}
# {variable that makes CUDA slow or different, for debugging: the consequence}
FOR_DEBUGGING = {
    "CUDA_LAUNCH_BLOCKING": "every launch waits for its kernel, so nothing overlaps",
    "CUDA_FORCE_PTX_JIT": "the driver ignores machine code and compiles PTX at every start",
    "CUDA_DISABLE_PTX_JIT": "the driver refuses code that is only PTX",
    "CUDA_ENABLE_COREDUMP_ON_EXCEPTION": "a fault of a kernel ends the process and writes a core dump",
    "CUDA_INJECTION64_PATH": "the driver loads a tool into every process, which slows down its calls",
    "CUDA_DEVICE_MAX_CONNECTIONS": "streams share fewer hardware queues",
    "CUBIND_DEBUG": "every launch waits for its kernel, so nothing overlaps",
}
# Variables that only the build and the tests of the repository read, and those that cubind sets for
# its child processes.
_PRIVATE = {
    "CUBIND_BUILD",
    "CUBIND_PACKAGE",
    "CUBIND_LIBRARIES",
    "CUBIND_GPU",
    "CUBIND_FUNCTIONS",
    "CUBIND_CALLS",
    "CUBIND_STUB_DEVICES",
    "CUBIND_SIMULATED_HOME",
}
_PRIVATE_PREFIX = "CUBIND_REAL_"


def is_on(variable: str) -> bool:
    return os.environ.get(variable, "0").strip() not in ("", "0")


def unknown() -> dict[str, str | None]:
    """Return {variable that begins with CUBIND_ and that cubind does not read: the nearest one}."""
    found = {}
    for name in sorted(os.environ):
        if (
            name.startswith("CUBIND_")
            and name not in OURS
            and name not in _PRIVATE
            and not name.startswith(_PRIVATE_PREFIX)
        ):
            found[name] = next(iter(get_close_matches(name, OURS, 1, 0.7)), None)
    return found


def describe() -> list[dict[str, Any]]:
    """Return the variables that are set, with their meaning."""
    known = OURS | OTHERS | OF_CUDA | FOR_DEBUGGING
    return [
        {"name": name, "value": os.environ[name], "meaning": meaning}
        for name, meaning in known.items()
        if name in os.environ
    ]
