"""What the comparisons with cuda-core have in common: when they run, and which of its texts are its own."""

import fcntl
import importlib.metadata
import json
import os
import re
import sys

import libraries

CORE_VERSION = "1.2.2"


def need(on_stub=True):
    """Skips the calling test module unless cuda-core of that very version is installed, and (on_stub) stubs are what runs."""
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
    """What starts a script for one of the packages, as subprocess wants it: the modules of the tests are on its path."""
    environment = {**os.environ, "CUBIND_BUILD": str(libraries.BUILD), "CUBIND_CACHE": "0"}
    return {"args": [sys.executable, str(script), package], "env": environment, "cwd": script.parent, "text": True, **more}


def once(tmp_path_factory, name, make):
    """What make() returns, as JSON has it: made by the first of a run's processes that wants it."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with folder.joinpath(f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept = folder / f"{name}.json"
        if not kept.exists():
            kept.write_text(json.dumps(make()))
    return json.loads(kept.read_text())


# Sentences of Python and Cython themselves: which of them says what is wrong with an argument is fixed nowhere (C2.7).
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
MEMBER = re.compile(r"<\w+\.\w+: ('[^']*')>")  # upstream prints members in some messages, the contract their values (2)
