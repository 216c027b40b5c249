"""Import the modules of cubind-libraries for tests on a GPU, and skip what is not there.

A library that is not installed, or does not work on this machine, is skipped with its own message.
CUBIND_NEED_LIBRARIES=1, which ci/gpu-test sets, makes a missing library an error.
"""

import importlib
import os

import cubind
import numpy as np
import pytest
from cubind import runtime
from support.libraries import FURTHER


def _built(name):
    try:
        importlib.import_module(f"cubind.{name}")
    except ImportError:
        return False
    return True


MISSING = [name for name in FURTHER if not _built(name)]
if MISSING and os.environ.get("CUBIND_NEED_LIBRARIES") == "1":
    raise ImportError(f"cubind-libraries was not built: no {', '.join(MISSING)} (build/logs/gpu-libraries-build.log)")
if MISSING:
    pytest.skip(f"built without {', '.join(MISSING)} (-DCUBIND_LIBRARIES=ON)", allow_module_level=True)

from cubind import cufile, curand, cusolver, cusparse, nccl  # noqa: E402, F401

DATA = runtime.cudaDataType
TYPES = {
    "S": (np.float32, DATA.CUDA_R_32F),
    "D": (np.float64, DATA.CUDA_R_64F),
    "C": (np.complex64, DATA.CUDA_C_32F),
    "Z": (np.complex128, DATA.CUDA_C_64F),
}
all_types = pytest.mark.parametrize("letter", TYPES)

# Calls without a handle, which show whether the library is present.
QUESTIONS = {
    "curand": ("curandGetVersion",),
    "cusparse": ("cusparseGetProperty", runtime.libraryPropertyType.MAJOR_VERSION),
    "cusolver": ("cusolverGetVersion",),
    "nccl": ("ncclGetVersion",),
    "cufile": ("cuFileGetVersion",),
    "cupti": ("cuptiGetVersion",),
}


def asked(form, name):
    """Return the version of a library; skip if it is missing."""
    function, *arguments = QUESTIONS[name]
    try:
        return getattr(getattr(form, name), function)(*arguments)
    except cubind.LibraryNotFoundError as error:
        pytest.skip(str(error))


def real(dtype):
    """Return the real dtype of the same precision."""
    return np.zeros(0, dtype).real.dtype


def solved(form, gpu, info, what):
    """Check the integer with which a solver reports success in device memory."""
    assert gpu.get(info, (1,), np.int32)[0] == 0, what
