"""Implement ``cuda.bindings.utils``: native handles, PTX versions and version checks."""

import re
import sys
from importlib import import_module

__all__ = [
    "check_nvvm_compiler_options",
    "get_cuda_native_handle",
    "get_minimal_required_cuda_ver_from_ptx_ver",
    "get_ptx_ver",
    "warn_if_cuda_major_version_mismatch",
]


class NotSupportedError(RuntimeError):
    """Raised if a library is not supported.

    Clients catch it around their queries.
    """


# ---- handles ----

_getters: dict = {}  # {class: function} for classes that programs register


def _add_cuda_native_handle_getter(t, getter):
    _getters[t] = getter


def _original_utils():
    """Return the original's utils if one of its modules is loaded.

    Before that nobody has its objects.
    """
    originals = sys.modules.get("cubind.compat._originals")
    return originals.module("cuda.bindings.utils") if originals is not None and originals.loaded() else None


def get_cuda_native_handle(obj):
    """Return the pointer of cubind's or the original's handle object as an int."""
    if type(obj) in _getters:
        return _getters[type(obj)](obj)
    try:
        return import_module("cubind._runtime").get_native_handle(obj)
    except TypeError:
        original = _original_utils() if type(obj).__module__.startswith("cuda.bindings.") else None
        if original is None:
            raise
    return original.get_cuda_native_handle(obj)


# ---- PTX ----

# The CUDA release that introduced each PTX version: for every PTX major, its minors from 0 on.
_CUDA_OF_PTX = {
    1: "1.0 1.1 2.0 2.1 2.2",
    2: "3.0 3.1 3.2 4.0",
    3: "4.1 5.0 5.5",
    4: "6.0 6.5 7.0 7.5",
    5: "8.0",
    6: "9.0 9.1 9.2 10.0 10.1 10.2",
    7: "11.0 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8",
    8: "12.0 12.1 12.2 12.3 12.4 12.5 12.7 12.8 12.9",
    9: "13.0 13.1 13.2 13.3 13.4 13.5",
}


def get_minimal_required_cuda_ver_from_ptx_ver(ptx_version):
    """Return the first CUDA version that takes a PTX version: 12090 for "8.8".

    It applies to the driver and the linker. ValueError for an unknown PTX version.
    """
    major, _, minor = ptx_version.partition(".")
    releases = dict(enumerate(_CUDA_OF_PTX.get(int(major), "").split())) if major.isdecimal() else {}
    release = releases.get(int(minor)) if minor.isdecimal() else None
    if release is None or f"{int(major)}.{int(minor)}" != ptx_version:
        raise ValueError(f"Unknown or unsupported PTX ISA version: {ptx_version}")
    major, minor = map(int, release.split("."))
    return 1000 * major + 10 * minor


def get_ptx_ver(ptx):
    """Return the version that a PTX text declares, such as "8.8".

    ValueError if there is no .version directive.
    """
    match = re.search(r"\.version\s+(\d+\.\d+)", ptx, re.ASCII)
    if match is None:
        raise ValueError("No .version directive found in PTX source. Is it a valid PTX?")
    return match[1]


# ---- versions ----

_IR = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64\
-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define void @probe() {{
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{void ()* @probe, !"kernel", i32 1}}
!nvvmir.version = !{{!1}}
!1 = !{{i32 {}, i32 {}, i32 {}, i32 {}}}
"""


def check_nvvm_compiler_options(options):
    """Return whether the installed libNVVM accepts these options.

    It compiles a kernel that does nothing with them.
    """
    nvvm = import_module("cuda.bindings.nvvm")
    program = nvvm.create_program()
    try:
        text = _IR.format(*nvvm.ir_version()).encode()
        nvvm.add_module_to_program(program, text, len(text), "probe.ll")
        nvvm.compile_program(program, len(options), options)
    except nvvm.nvvmError as error:
        if error.status == nvvm.Result.ERROR_INVALID_OPTION:
            return False
        raise
    finally:
        nvvm.destroy_program(program)
    return True


_is_checked = False


def warn_if_cuda_major_version_mismatch():
    """Warn once if cubind's modules are for a newer CUDA major than the driver's.

    CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING=1 turns the UserWarning off.
    """
    global _is_checked
    import os
    import warnings

    is_unwanted = os.environ.get("CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING", "0").strip().lower()
    if _is_checked or is_unwanted not in ("", "0", "false", "no", "off"):
        return
    _is_checked = True
    from cubind import cuda_version, driver

    status, version = driver.cuDriverGetVersion()
    if status:
        raise RuntimeError(f"Failed to query CUDA driver version: {status}")
    made_for = cuda_version().major
    if made_for > version // 1000:
        warnings.warn(
            f"cubind's modules are for CUDA {made_for}, but the driver supports CUDA only up to {version // 1000}: set "
            f"CUBIND_CUDA={version // 1000}, or update the driver",
            UserWarning,
            stacklevel=2,
        )
