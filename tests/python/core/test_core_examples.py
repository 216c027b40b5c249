"""The examples of cubind.core, as a newcomer would run them. On the stub driver they check what they can, and say so;
their results are checked on a GPU (tests/gpu/test_gpu_core_examples.py)."""

import os
import subprocess
import sys

import libraries
import pytest

FOLDER = libraries.ROOT / "examples" / "core"
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "common")
WANTED = {
    "saxpy", "vector_add", "matmul", "reduction", "histogram", "overlap", "memory_kinds", "jit_lto", "clusters",
    "particles", "occupancy", "interop",
}  # fmt: skip


@pytest.mark.nvrtc
@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name, tmp_path):
    if libraries.ON_GPU:
        pytest.skip("run on the GPU by tests/gpu/test_gpu_core_examples.py")
    environment = dict(os.environ, PYTHONPATH=str(libraries.BUILD / "python"), CUBIND_CACHE_DIR=str(tmp_path))
    searched = os.environ.get("LD_LIBRARY_PATH", "")
    environment["LD_LIBRARY_PATH"] = f"{libraries.STUB_FILES['driver'].parent}:{searched}"
    result = subprocess.run(
        [sys.executable, FOLDER / f"{name}.py"], capture_output=True, text=True, check=False, env=environment
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.startswith(f"{name}: on the stub driver kernels do not run"), result.stdout


def test_all_are_there():
    assert set(EXAMPLES) >= WANTED
