"""Find libdevice: the bitcode of the math functions that NVVM IR calls by ``__nv_`` names."""

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
    """Return the bitcode. LibraryNotFoundError if there is none."""
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
    """Return the SHA-256 of the bitcode. That of the large result of read() is kept."""
    known = _known
    return known[3] if known[2] is bitcode else sha256(bitcode).hexdigest()


def find():
    """Return the path of the file; the one next to libNVVM is preferred."""
    for folder in _folders():
        path = os.path.join(folder, _NAME)
        if os.path.isfile(path):
            return path
    major = cuda_version().major
    wheel = _WHEELS.get(major, f"nvidia-nvvm=={major}.*")
    raise LibraryNotFoundError(
        f"{_NAME} not found: searched next to {_LIBRARY}, in packages, and in nvvm/libdevice below CONDA_PREFIX,"
        f" CUDA_PATH, CUDA_HOME and {_TOOLKIT}; install it: pip install '{wheel}'"
    )


def _folders():
    # A wheel has the library in lib or, as toolkits do, in nvvm/lib64.
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
    """Return the file of libNVVM. The library is opened only if that is the only way to tell."""
    found = find_file(_LIBRARY)
    if found is None:
        from cubind import nvvm

        found = nvvm._library_file()
    return found
