"""Provide private names of ``cuda.core`` that programs import but ``cubind.core`` does not need."""

from enum import IntEnum


class DLDeviceType(IntEnum):
    """The kind of memory of a DLPack tensor."""

    kDLCPU = 1
    kDLCUDA = 2
    kDLCUDAHost = 3
    kDLCUDAManaged = 13


# ---- statuses of the bindings ----


def _text_of(status, ask):
    found, text = ask(status)
    return f": {text.decode(errors='replace')}" if not int(found) and text else ""


def _failure(status):
    """Return the error for a status.

    It goes by the class name, because the class may be cubind's or the original's.
    """
    from cubind import CUDAError
    from cubind.core import NVRTCError

    kind = type(status).__name__
    if kind == "CUresult":
        from cubind import driver

        return CUDAError(f"{status.name}{_text_of(driver.CUresult(int(status)), driver.cuGetErrorString)}")
    if kind == "cudaError_t":
        from cubind import runtime

        return CUDAError(f"{status.name}{_text_of(runtime.cudaError_t(int(status)), runtime.cudaGetErrorString)}")
    if kind == "nvrtcResult":
        from cubind import nvrtc

        return NVRTCError(f"{status!r}{_text_of(nvrtc.nvrtcResult(int(status)), nvrtc.nvrtcGetErrorString)}")
    return RuntimeError(f"Unknown error type: {status!r}")


def _log(program):
    """Return NVRTC's log of a program that failed to compile, as part of an error text."""
    from cubind import nvrtc

    status, size = nvrtc.nvrtcGetProgramLogSize(program)
    log = bytearray(size or 0)
    if status or not log or nvrtc.nvrtcGetProgramLog(program, log)[0]:
        return ""
    return ", compilation log:\n\n" + log.rstrip(b"\0").decode(errors="backslashreplace")


def handle_return(result, handle=None):
    """Return the values of a bindings' result tuple, without its status.

    `handle` is the NVRTC program, whose log is added to the error. CUDAError if the status is not
    success.
    """
    if not isinstance(result, tuple):
        raise TypeError(f"Argument 'result' has incorrect type (expected tuple, got {type(result).__name__})")
    status, *values = result
    if type(status).__name__ not in ("CUresult", "cudaError_t", "nvrtcResult") or int(status):
        error = _failure(status)
        if handle is not None and type(status).__name__ == "nvrtcResult":
            error.args = (error.args[0] + _log(handle),)
        raise error
    return tuple(values) if len(values) > 1 else values[0] if values else None


# ---- versions ----


def binding_version():
    """Return the version of the bindings that cubind replaces, such as (13, 5, 0)."""
    from importlib import import_module

    return import_module("cuda.bindings").__version_tuple__


def driver_version():
    """Return the driver's CUDA version, such as (13, 0, 0)."""
    from cubind import driver

    version = handle_return(driver.cuDriverGetVersion())
    return version // 1000, version % 1000 // 10, version % 10
