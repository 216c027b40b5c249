"""CUDA's C libraries in Python.

``cubind.driver``, ``runtime``, ``nvrtc``, ``nvjitlink``, ``cublas``, ``cublaslt`` and ``cufft`` return
``(status, value, ...)`` as ``cuda.bindings`` does; their namesakes in ``cubind.checked`` return the value itself and raise ``CUDAError``.
"""

from cubind._runtime import CUDAError, FunctionNotFoundError, LibraryNotFoundError, _watch, keep_gil

__version__ = "0.1.0"
__all__ = [
    "CUDAError",
    "CUDARuntimeError",
    "CublasError",
    "CublasLtError",
    "CufftError",
    "DriverError",
    "FunctionNotFoundError",
    "LibraryNotFoundError",
    "NvJitLinkError",
    "NvrtcError",
    "__version__",
    "keep_gil",
]

# Packages that hand host functions over to CUDA by themselves, which may need the GIL while a lock of the driver is held.
# Where one of these is imported, calls that may wait for such a lock release the GIL (see keep_gil).
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
    "mxnet",
    "numba",
    "numba_cuda",
    "nvidia.dali",
    "nvmath",
    "onnxruntime",
    "paddle",
    "pycuda",
    "pylibraft",
    "rmm",
    "tensorflow",
    "tensorrt",
    "torch",
    "triton",
    "tvm",
    "warp",
)
_watch(_PACKAGES_WITH_HOST_FUNCTIONS)

# Where the families of errors are; a program that catches none of them need not load the module.
_FAMILIES = {
    "DriverError": "driver",
    "NvrtcError": "nvrtc",
    "NvJitLinkError": "nvjitlink",
    "CUDARuntimeError": "runtime",
    "CublasError": "cublas",
    "CublasLtError": "cublaslt",
    "CufftError": "cufft",
}


def __getattr__(name):
    module = _FAMILIES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"cubind.checked.{module}"), name)


def __dir__():
    return sorted({*globals(), *__all__})
