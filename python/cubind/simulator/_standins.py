"""What stands before libraries of the system while a process computes on the simulated device, and how its children get it.

Each way to switch the device on loads the same, so that what runs by one of them runs by all.
"""

import ctypes
import os
import sys

FOLDER = os.path.dirname(__file__)

# Libraries between devices, where cubind-libraries has brought them: modules find what is loaded first.
_OTHERS = ("libnccl.so.2",)
# Compilers whose machine code the simulated device cannot run: ours stand before them, and put PTX beside it.
_COMPILERS = {"libnvrtc.so": "cuda_nvrtc", "libnvJitLink.so": "nvjitlink"}
_MAJORS = (12, 13)


def _places(stem, major):
    """Where NVIDIA's loaders look for a library, too."""
    package = f"cu{major}" if major >= 13 else _COMPILERS[stem]
    for folder in filter(os.path.isabs, sys.path):
        yield os.path.join(folder, "nvidia", package, "lib")
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        if os.environ.get(variable):
            yield os.path.join(os.environ[variable], "lib64")
    yield from filter(None, os.environ.get("LD_LIBRARY_PATH", "").split(":"))
    yield "/usr/local/cuda/lib64"


def _find(stem, major):
    files = (os.path.join(place, f"{stem}.{major}") for place in _places(stem, major))
    return next((file for file in files if os.path.exists(file)), None)


def _compilers():
    """The files that stand before the compilers that there are, which find these by the environment."""
    for stem in _COMPILERS:
        for major in _MAJORS:
            file, variable = os.path.join(FOLDER, f"{stem}.{major}"), f"CUBIND_REAL_{stem}_{major}".upper().replace(".", "_")
            real = os.environ.get(variable) or _find(stem, major)
            if real is not None and os.path.exists(file):
                os.environ[variable] = os.path.realpath(real)
                yield file


def load():
    """Into this process. What a program has loaded before stays in front."""
    for name in _OTHERS:
        path = os.path.join(FOLDER, name)
        if os.path.exists(path):
            ctypes.CDLL(path)
    for file in _compilers():
        ctypes.CDLL(file, mode=ctypes.RTLD_GLOBAL)


def preload():
    """Into child processes from their start; those that are no Python programs, too."""
    ours = [os.path.join(FOLDER, "libcuda.so.1"), *_compilers()]
    others = [path for path in os.environ.get("LD_PRELOAD", "").split(":") if path and path not in ours]
    os.environ["LD_PRELOAD"] = ":".join([*ours, *others])
