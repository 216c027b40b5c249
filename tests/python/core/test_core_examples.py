"""The examples of cubind.core, as a newcomer would run them. On the stub driver they check what they can, and say so;
their results are checked on the simulated device, and on a GPU (tests/gpu/test_gpu_core_examples.py)."""

import importlib.util
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


# What the simulated device cannot run so far, and what the driver says of it.
REFUSED = {"jit_lto": "the simulated device runs PTX: compile to PTX in place of machine code"}


def run(name, tmp_path, **switch):
    if libraries.ON_GPU:
        pytest.skip("run on the GPU by tests/gpu/test_gpu_core_examples.py")
    environment = dict(os.environ, PYTHONPATH=str(libraries.BUILD / "python"), CUBIND_CACHE_DIR=str(tmp_path))
    searched = os.environ.get("LD_LIBRARY_PATH", "")
    environment["LD_LIBRARY_PATH"] = f"{libraries.STUB_FILES['driver'].parent}:{searched}"
    environment |= switch
    return subprocess.run(
        [sys.executable, FOLDER / f"{name}.py"], capture_output=True, text=True, check=False, env=environment
    )


@pytest.mark.nvrtc
@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name, tmp_path):
    result = run(name, tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.startswith(f"{name}: on the stub driver kernels do not run"), result.stdout


@pytest.mark.nvrtc
@pytest.mark.skipif("ASAN_OPTIONS" in os.environ, reason="takes minutes under a sanitizer")
@pytest.mark.parametrize("name", EXAMPLES)
def test_example_on_the_simulated_device(name, tmp_path):
    """It computes, and ends well only where its result is right."""
    if name == "interop" and importlib.util.find_spec("cupy"):
        pytest.skip("CuPy brings machine code of its own, which no simulated device runs")
    result = run(name, tmp_path, CUBIND_DEVICE="simulated")
    if name in REFUSED:
        assert result.returncode != 0 and REFUSED[name] in result.stderr, result.stdout + result.stderr
        return
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.startswith(f"{name}: ") and "do not run" not in result.stdout, result.stdout


def test_all_are_there():
    assert set(EXAMPLES) >= WANTED
