"""Run the workloads of examples/workloads on a GPU; each one checks its result.

Workloads are skipped only if they need a package that is not installed or a newer GPU.
"""

import importlib.util
import os
import subprocess
import sys

import pytest
from support import libraries

FOLDER = libraries.ROOT / "examples" / "workloads"
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "helpers")
NEEDS = {"torch_module": "torch", "cupy_arrays": "cupy"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_workload(name, note, tmp_path):
    searched = [str(libraries.BUILD / "python"), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, searched)), "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, FOLDER / f"{name}.py"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=240)
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-4000:]
    assert result.stdout.startswith(f"{name}: ")
    library = NEEDS.get(name)
    if library is None or importlib.util.find_spec(library) is not None:
        told = [line for line in result.stdout.splitlines() if "left out" in line and "compute capability" not in line]
        assert not told, result.stdout
    note(result.stdout.strip())
