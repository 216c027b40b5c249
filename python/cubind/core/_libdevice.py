"""The bitcode of libdevice: the mathematical functions that NVVM IR calls by names with ``__nv_``."""

import os
import sys

from cubind import LibraryNotFoundError
from cubind._cuda import cuda_version
from cubind.core._compiler_build import find_file
from cubind.core._program_entries import sha256

_NAME = "libdevice.10.bc"
_LIBRARY = "libnvvm.so.4"
_WHEELS = {12: "nvidia-cuda-nvcc-cu12==12.*"}  # others: nvidia-nvvm
_PACKAGES = ("cu13", "cuda_nvcc")
_TOOLKIT = "/usr/local/cuda"

_known: tuple = None, None, b"", ""  # path, state, bitcode, digest


def read():
    """All of it; LibraryNotFoundError where there is none."""
    global _known
    path = find()
    state = os.stat(path)
    state = state.st_mtime_ns, state.st_size, state.st_ino
    if _known[:2] != (path, state):
        with open(path, "rb") as file:
            bitcode = file.read()
        _known = path, state, bitcode, sha256(bitcode).hexdigest()
    return _known[2]


def digest(bitcode):
    """Of what read() gave, which is large."""
    known = _known
    return known[3] if known[2] is bitcode else sha256(bitcode).hexdigest()


def find():
    """Path of the file, first of that beside libNVVM."""
    for folder in _folders():
        path = os.path.join(folder, _NAME)
        if os.path.isfile(path):
            return path
    major = cuda_version().major
    wheel = _WHEELS.get(major, f"nvidia-nvvm=={major}.*")
    raise LibraryNotFoundError(
        f"{_NAME} not found: looked beside {_LIBRARY}, in packages, and in nvvm/libdevice below CONDA_PREFIX,"
        f" CUDA_PATH, CUDA_HOME and {_TOOLKIT}; install it: pip install '{wheel}'"
    )


def _folders():
    # A wheel has the library in lib, or as toolkits do in nvvm/lib64.
    above = os.path.dirname(os.path.dirname(_library() or ""))
    if above:
        yield os.path.join(above, "libdevice")
        yield os.path.join(above, "nvvm", "libdevice")
    packages = _PACKAGES if cuda_version().major >= 13 else _PACKAGES[1:]
    for package in packages:
        for entry in sys.path:
            if isinstance(entry, str) and entry.startswith("/"):
                yield os.path.join(entry, "nvidia", package, "nvvm", "libdevice")
    for variable in ("CONDA_PREFIX", "CUDA_PATH", "CUDA_HOME"):
        if os.environ.get(variable) not in (None, "", os.environ.get("CUBIND_SIMULATED_HOME")):
            yield os.path.join(os.environ[variable], "nvvm", "libdevice")
    yield f"{_TOOLKIT}/nvvm/libdevice"


def _library():
    """The file of libNVVM. It is opened where only that tells."""
    found = find_file(_LIBRARY)
    if found is None:
        from cubind import nvvm

        found = nvvm._library_file()
    return found
