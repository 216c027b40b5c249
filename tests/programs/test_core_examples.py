"""Run the examples of cubind.core without a GPU, on the simulated device.

Each example checks its own result, and fails if the result is wrong. All checks of the device are
on.
tests/gpu/test_core_examples.py runs the examples on a GPU.
"""

import os
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import not_sanitized

FOLDER = libraries.ROOT / "examples" / "core"
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "common")
WANTED = {
    "saxpy", "vector_add", "matmul", "reduction", "histogram", "overlap", "memory_kinds", "jit_lto", "clusters",
    "particles", "occupancy", "interop", "conjugate_gradients", "graph_loop", "tile_sweep",
    "expressions", "tma_blur",
}  # fmt: skip


@pytest.mark.nvrtc
@pytest.mark.skipif(libraries.ON_GPU, reason="run on the GPU by tests/gpu/test_core_examples.py")
@not_sanitized("takes minutes under a sanitizer")
@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name, tmp_path):
    environment = os.environ | {"PYTHONPATH": str(libraries.BUILD / "python"), "CUBIND_CACHE_DIR": str(tmp_path),
                                "XDG_CACHE_HOME": str(tmp_path), "CUBIND_DEVICE": "simulated",
                                "CUBIND_SIMULATOR": f"check=all,poison=1,report={tmp_path}/report.json"}  # fmt: skip
    command = [sys.executable, FOLDER / f"{name}.py"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.startswith(f"{name}: "), result.stdout
    report = tmp_path / "report.json"
    assert not report.exists(), report.read_text()


def test_all_are_there():
    assert set(EXAMPLES) >= WANTED
