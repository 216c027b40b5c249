"""Explain failed compiles: a missing header, or an NVRTC without its built-in functions."""

import os
import re

from cubind._cuda import Machine, cuda_version

_NO_FILE = re.compile(r'(?:cannot|could not) open source file "([^"]+)"')
_NO_BUILTINS = re.compile(r"failed to open (libnvrtc-builtins\.so\.(\d+)\.(\d+))")

# The wheel of a header, by the start of its name; the first match counts. CUDA 12 wheels have the
# suffix -cu12.
_WHEELS = (
    (r"(?:cub|cuda|thrust|nv)/", "nvidia-cuda-cccl"),
    (r"curand", "nvidia-curand"),
    (r"crt/", "nvidia-cuda-crt"),
    (r"(?:cublas|cufft|cusparse|cusolver|nvjpeg|nvJitLink)", None),
    (
        r"(?:cuda|cooperative_groups|mma\.h|cuComplex|device_|vector_|math_constants|sm_|surface_|texture_|driver_types)",
        "nvidia-cuda-runtime",
    ),
)
_MATHDX = re.compile(r"(?:cufftdx|cublasdx|cusolverdx|curanddx|nvcompdx)")
_OF_CUTLASS = re.compile(r"(?:cutlass|cute)/")
_OF_HOST = frozenset(
    "any codecvt condition_variable coroutine deque exception filesystem format forward_list fstream future iomanip ios"
    " iosfwd iostream istream list locale map mutex ostream queue regex set sstream stack stdexcept stop_token streambuf"
    " string strstream system_error thread typeindex typeinfo unordered_map unordered_set valarray vector".split()
)


def explain(error, options):
    """Add advice to the text of an NVRTCError if there is any."""
    log = error.log or str(error)
    more = _of_builtins(log) or _of_header(log, options)
    if more:
        error.args = (f"{error.args[0].rstrip()}\n{more}", *error.args[1:])


def _of_header(log, options):
    match = _NO_FILE.search(log)
    if match is None:
        return None
    name = match[1]
    where = "" if options.use_bundled_headers is False else " or with CUDA's headers"
    advice = _advice(name) or "pass its folder as ProgramOptions(include_path=…)"
    return f"{name} was not found in include_path{where}; {advice}"


def _advice(name):
    if name in _OF_HOST:
        return f"it is for host code; kernels use <cuda/std/…> of libcu++ instead, which has no {name}"
    if _MATHDX.match(name):
        return "it comes with the wheel nvidia-mathdx: install it and pass its include folder as include_path"
    if _OF_CUTLASS.match(name):
        return "it comes with CUTLASS: pass its include folder as include_path"
    for pattern, wheel in _WHEELS:
        if re.match(pattern, name):
            return None if wheel is None else f"install it: pip install '{_requirement(wheel)}'"
    return None


def _requirement(wheel):
    major = cuda_version().major
    if major >= 13:
        return wheel if wheel == "nvidia-curand" else f"{wheel}=={major}.*"
    if wheel == "nvidia-cuda-crt":
        wheel = "nvidia-cuda-nvcc"
    return f"{wheel}-cu{major}"


def _of_builtins(log):
    match = _NO_BUILTINS.search(log)
    if match is None:
        return None
    name, major, minor = match.groups()
    path = _loaded_file(f"libnvrtc.so.{major}")
    wheel = "nvidia-cuda-nvrtc" if int(major) >= 13 else f"nvidia-cuda-nvrtc-cu{major}"
    wheel += f"=={major}.{minor}.*"
    return (
        f"{path} is from CUDA {major}.{minor}, but {name} is not next to it: two installations are mixed; "
        f"install that release: pip install --force-reinstall '{wheel}'"
    )


def _loaded_file(name):
    """Return the path from which this process has loaded a library, or the name itself."""
    return next((path for path in Machine().loaded_files() if os.path.basename(path).startswith(name)), name)
