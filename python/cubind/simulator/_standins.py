"""Load the libraries that replace the system's while a process uses the simulated device.

Child processes get these libraries, too. Every way to switch on the device loads the same
libraries, so a program behaves the same, however the device was switched on.
"""

import atexit
import ctypes
import os
import sys

FOLDER = os.path.dirname(__file__)
# The folder with files for programs that search for some, also in the environment of children.
# cubind itself does not search there.
HOME = "CUBIND_SIMULATED_HOME"

# Communication libraries, if cubind-libraries is installed. Modules find a library that is loaded
# first.
_OTHERS = ("libnccl.so.2",)
# Compilers whose machine code the simulated device cannot run. cubind's libraries are loaded before
# them and add PTX to their output.
_COMPILERS = {"libnvrtc.so": "cuda_nvrtc", "libnvJitLink.so": "nvjitlink"}
_MAJORS = (12, 13)


def _places(stem, major):
    """Yield the places where NVIDIA's loaders search for a library, too."""
    package = f"cu{major}" if major >= 13 else _COMPILERS[stem]
    for folder in filter(os.path.isabs, sys.path):
        yield os.path.join(folder, "nvidia", package, "lib")
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        if os.environ.get(variable) not in (None, "", os.environ.get(HOME)):
            yield os.path.join(os.environ[variable], "lib64")
    yield from filter(None, os.environ.get("LD_LIBRARY_PATH", "").split(":"))
    yield "/usr/local/cuda/lib64"


def _find(stem, major):
    files = (os.path.join(place, f"{stem}.{major}") for place in _places(stem, major))
    return next((file for file in files if os.path.exists(file)), None)


def _compilers():
    """Yield cubind's files for the installed compilers, which they find through the environment."""
    for stem in _COMPILERS:
        for major in _MAJORS:
            file, variable = os.path.join(FOLDER, f"{stem}.{major}"), f"CUBIND_REAL_{stem}_{major}".upper().replace(".", "_")
            real = os.environ.get(variable) or _find(stem, major)
            if real is not None and os.path.exists(file):
                os.environ[variable] = os.path.realpath(real)
                yield file


def load():
    """Load the libraries into this process.

    Libraries that a program loaded before take precedence.
    """
    for name in _OTHERS:
        path = os.path.join(FOLDER, name)
        if os.path.exists(path):
            ctypes.CDLL(path)
    for file in _compilers():
        ctypes.CDLL(file, mode=ctypes.RTLD_GLOBAL)


def preload():
    """Load the libraries into child processes from their start, including non-Python ones.

    Also set variables for programs that search for files.
    """
    ours = [os.path.join(FOLDER, "libcuda.so.1"), *_compilers()]
    others = [path for path in os.environ.get("LD_PRELOAD", "").split(":") if path and path not in ours]
    os.environ["LD_PRELOAD"] = ":".join([*ours, *others])
    _name_files()


# ---- programs that search for files ----

_DRIVERS = ("libcuda.so", "libcuda.so.1")
_TOOLKITS = ("/usr/local/cuda", "/opt/cuda")


def _name_files():
    """Set variables that the program has not set.

    Triton and tinygrad use them to find the driver, compilers and headers.
    """
    home = os.environ.get(HOME)
    if home is None or not os.path.isdir(home):
        home = os.environ[HOME] = _new_home()
    for variable in ("TRITON_LIBCUDA_PATH", "CUDA_PATH"):
        os.environ.setdefault(variable, home)
    for file in sorted(_compilers(), reverse=True):  # newest first
        variable = "NVRTC_PATH" if "nvrtc" in os.path.basename(file) else "NVJITLINK_PATH"
        os.environ.setdefault(variable, file)
    _name_ptxas(home)


def _new_home():
    """Make a folder like a toolkit's, which is removed when this process ends.

    It has the simulated driver, and links to everything in the toolkit that it shadows.
    """
    import shutil
    import tempfile

    home, owner = tempfile.mkdtemp(prefix="cubind-simulated-"), os.getpid()
    atexit.register(lambda: os.getpid() == owner and shutil.rmtree(home, ignore_errors=True))
    os.mkdir(os.path.join(home, "bin"))
    for name in _DRIVERS:
        os.symlink(os.path.join(FOLDER, "libcuda.so.1"), os.path.join(home, name))
    toolkit = next(filter(os.path.isdir, filter(None, (os.environ.get("CUDA_HOME"), *_TOOLKITS))), None)
    if toolkit is not None:
        _link_all(os.path.join(toolkit, "bin"), os.path.join(home, "bin"))
        _link_all(toolkit, home)
    include = next(filter(os.path.isdir, _includes()), None)
    if include is not None and not os.path.exists(os.path.join(home, "include")):
        os.symlink(include, os.path.join(home, "include"))
    return home


def _link_all(folder, into):
    """Link all entries of a folder; existing ones stay."""
    for name in os.listdir(folder) if os.path.isdir(folder) else ():
        if not os.path.lexists(os.path.join(into, name)):
            os.symlink(os.path.join(os.path.abspath(folder), name), os.path.join(into, name))


def _includes():
    for major in reversed(_MAJORS):
        package = f"cu{major}" if major >= 13 else "cuda_runtime"
        for folder in filter(os.path.isabs, sys.path):
            yield os.path.join(folder, "nvidia", package, "include")


def _name_ptxas(home):
    """Replace each ptxas that programs would run: that of the path, and those of Triton."""
    import shutil
    from importlib.util import find_spec

    own = os.path.join(home, "bin", "ptxas")
    real = shutil.which("ptxas") or (os.path.realpath(own) if os.path.isfile(own) else None)
    if real is not None and not real.startswith(home):
        _stand_before(real, own)
        os.environ["PATH"] = os.pathsep.join([os.path.dirname(own), os.environ["PATH"]])
    triton = find_spec("triton")
    bundled = os.path.join(os.path.dirname(triton.origin), "backends", "nvidia", "bin") if triton and triton.origin else ""
    for name in ("ptxas", "ptxas-blackwell"):
        variable = f"TRITON_{name.upper().replace('-', '_')}_PATH"
        real = os.environ.get(variable) or os.path.join(bundled, name)
        if os.path.isfile(real) and not real.startswith(home):
            os.environ[variable] = _stand_before(real, os.path.join(home, "triton", name))


def _stand_before(real, path):
    """Write a program that runs _ptxas.py for the real one, and return its path."""
    from shlex import join

    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.lexists(path):
        os.unlink(path)
    with open(path, "w") as file:
        file.write(f'#!/bin/sh\nexec {join([sys.executable, "-I", "-S", os.path.join(FOLDER, "_ptxas.py"), real])} "$@"\n')
    os.chmod(path, 0o755)
    return path
