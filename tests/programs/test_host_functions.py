"""Test tests/gpu/host_functions.py, which finds host functions that need the GIL."""

import json
import os
import shutil
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import not_sanitized

PROGRAM = libraries.TESTS / "gpu" / "host_functions.py"
SIMULATOR = libraries.BUILD / "python" / "cubind" / "simulator"


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc, as LD_PRELOAD needs a library")
@not_sanitized("the child preloads before the sanitizer's runtime")
@pytest.mark.skipif(libraries.ON_GPU, reason="uses the simulated device")
def test_functions_that_need_the_gil_are_told_apart():
    environment = {**os.environ, "LD_LIBRARY_PATH": str(SIMULATOR)}
    command = [sys.executable, str(PROGRAM), "control"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    control = json.loads(result.stdout)
    assert control["gil"] is True
    assert {f["call"] for f in control["functions"]} == {"cuLaunchHostFunc"}
    assert all(f["handed"] == f["ran"] == 6 and f["ran with the GIL"] == 0 for f in control["functions"])
