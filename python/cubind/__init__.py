"""Call CUDA's C libraries from Python.

Functions of ``cubind.driver``, ``runtime``, ``nvrtc``, ``nvjitlink``, ``cublas``, ``cublaslt``,
``cufft``, ``nvml``, ``nvvm`` and ``nvfatbin`` return ``(status, value, ...)``, as those of
``cuda.bindings`` do. Their namesakes in ``cubind.checked`` return only the value, and raise
``CUDAError``.
"""

import os as _os
from sys import _getframe

try:
    from cubind._runtime import CUDAError, FunctionNotFoundError, LibraryNotFoundError, _version, _watch, keep_gil
except ImportError as _error:
    from cubind._missing_modules import of_runtime as _of_runtime

    raise _of_runtime(_error) from None

__version__ = "0.1.0"
if _version != __version__:
    from cubind._missing_modules import of_versions as _of_versions

    raise _of_versions("cubind._runtime", _version)
_NAMES = [
    "CUDAError",
    "CUDAVersion",
    "FunctionNotFoundError",
    "LibraryNotFoundError",
    "__version__",
    "cuda_version",
    "get_include",
    "keep_gil",
    "use_cuda",
]

# Modules that pass host functions of their own to CUDA. Such a function may need the GIL while a
# driver lock is held. Once one of these modules is imported, calls that may wait for such a lock
# release the GIL (see keep_gil). docs/threading-packages.md says why each of them is here.
_PACKAGES_WITH_HOST_FUNCTIONS = (
    "cuda.bindings",
    "cuda.cccl",
    "cuda.core",
    "cuda.cuda",
    "cuda.cudart",
    "cudf",
    "cupy",
    "cupy_backends",
    "cutlass",
    "dgl",
    "jaxlib",
    "numba.cuda",
    "numba_cuda",
    "nvidia.dali",
    "nvmath",
    "paddle",
    "pycuda",
    "pylibraft",
    "rmm",
    "tensorflow",
    "tensorrt",
    "tensorrt_llm",
    "triton._C.libproton",
)
# Packages that pass none that takes the GIL, up to the version that was read last. Newer versions
# count as well.
_PACKAGES_READ = (
    ("mxnet", 1, 9),
    ("onnxruntime", 1, 31),
    ("torch", 2, 11),
    ("triton", 3, 9),
    ("tvm", 0, 27),
    ("warp", 1, 19),
)
_PACKAGES = _PACKAGES_WITH_HOST_FUNCTIONS + _PACKAGES_READ
_watch(_PACKAGES)


class _Path(list):
    """The package's path: its own folder first, then the folder of the CUDA in use (_cuda.py).

    A search that reaches the end has found nothing, and the import fails with an explanation.
    """

    def __iter__(self):
        yield from super().__iter__()
        from cubind._cuda import folder

        yield folder(self[0])
        from cubind._missing_modules import explain

        explain(_getframe(1))


__path__ = _Path(__path__)


# The families of errors, one for each module, are loaded on access; __all__ names them.
def __getattr__(name):
    if name == "__all__" or name.endswith("Error"):
        from cubind._families import _MODULE_OF

        if name == "__all__":
            return sorted([*_NAMES, *_MODULE_OF])
        if name in _MODULE_OF:
            from importlib import import_module

            return getattr(import_module(f"cubind.checked.{_MODULE_OF[name]}"), name)
    if name in ("CUDAVersion", "cuda_version", "use_cuda"):
        from cubind import _cuda

        return getattr(_cuda, name)
    if name == "get_include":
        from cubind._development import get_include

        return get_include
    if name in ("load_ipython_extension", "unload_ipython_extension"):
        from cubind import _notebook

        return getattr(_notebook, name)
    import sys

    raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__])


def __dir__():
    return sorted({*globals(), *__getattr__("__all__")})


# Packages that know nothing of cubind also compute on the simulated device if they are imported
# after this.
if _os.environ.get("CUBIND_DEVICE"):
    from cubind._cuda import switch as _switch

    _switch()
