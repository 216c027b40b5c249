"""Share code of the comparisons with cuda-core: when they run, and which texts are compared."""

import fcntl
import importlib.metadata
import json
import os
import re
import sys

from support import libraries

CORE_VERSION = "1.2.2"


def need(on_stub=True):
    """Skip the calling module unless cuda-core of exactly this version is installed.

    With `on_stub`, also skip it unless the stubs run.
    """
    import pytest

    libraries.need_peer()
    try:
        found = importlib.metadata.version("cuda-core")
    except importlib.metadata.PackageNotFoundError:
        found = "none"
    if found != CORE_VERSION:
        pytest.skip(f"needs cuda-core {CORE_VERSION}, found {found}", allow_module_level=True)
    if on_stub and libraries.ON_GPU:
        pytest.skip("looks into the stub driver", allow_module_level=True)


def side(script, package, **more):
    """Return the arguments with which subprocess starts a script for one of the packages.

    The script can import the modules of the tests.
    """
    environment = {**os.environ, "CUBIND_BUILD": str(libraries.BUILD), "CUBIND_CACHE": "0"}
    return {"args": [sys.executable, str(script), package], "env": environment, "cwd": script.parent, "text": True, **more}


def once(tmp_path_factory, name, make):
    """Return the result of make(), as JSON has it.

    The first of a run's processes that wants it calls make().
    """
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with folder.joinpath(f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept = folder / f"{name}.json"
        if not kept.exists():
            kept.write_text(json.dumps(make()))
    return json.loads(kept.read_text())


# Texts by Python and Cython themselves: nothing fixes which of them reports a wrong argument
# (C2.7).
NOT_THEIR_OWN = re.compile(
    r"Argument '|cannot pickle|no default __reduce__|cannot be converted to a Python object for pickling|not supported"
    r" between|unhashable|unexpected keyword|positional argument|required keyword|keyword-only|an integer is required"
    r"|cannot be interpreted as an integer|must be real number|must be an integer|bytes-like object|__init__\(\)"
    r"|unsupported operand|object is not callable|(object|string) expected|cannot be converted|indices must be"
    r"|too large to convert|value too large|can't convert negative|multiple values for|object is not (subscriptable|iterable)"
    r"|^Expected (bool|int|str), got|^__\w+__\(\) takes|^expected [\w ]+, got \w+$|has no len\(\)|not iterable"
    r"|(float|int)\(\) argument|^expected bytes, \w+ found$"
)
DRIVER_ERROR = re.compile(r"(CUDA_ERROR_\w+): .+", re.DOTALL)
# Upstream prints members in some messages, the contract prints their values (2).
MEMBER = re.compile(r"<\w+\.\w+: ('[^']*')>")
