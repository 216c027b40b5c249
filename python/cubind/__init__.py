"""CUDA's C libraries in Python.

``cubind.driver`` and ``cubind.nvrtc`` return ``(status, value, ...)`` as ``cuda.bindings`` does;
``cubind.checked.driver`` and ``cubind.checked.nvrtc`` return the value itself and raise ``CUDAError``.
"""

from cubind._runtime import CUDAError, FunctionNotFoundError, LibraryNotFoundError

__version__ = "0.1.0"
__all__ = [
    "CUDAError",
    "DriverError",
    "FunctionNotFoundError",
    "LibraryNotFoundError",
    "NvrtcError",
    "__version__",
]

# Where the families of errors are; a program that catches none of them need not load the module.
_FAMILIES = {"DriverError": "driver", "NvrtcError": "nvrtc"}


def __getattr__(name):
    module = _FAMILIES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"cubind.checked.{module}"), name)


def __dir__():
    return sorted({*globals(), *__all__})
