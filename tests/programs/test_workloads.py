"""Run small versions of examples/workloads on the simulated device.

Results are right, and parts that cannot run there are reported. tests/gpu/test_workloads.py
runs them on a GPU.
"""

import os
import subprocess
import sys

import pytest
from support import libraries
from support.sanitizers import not_sanitized

FOLDER = libraries.ROOT / "examples" / "workloads"
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "helpers")
# {workload: the part that it leaves out there}
LEFT_OUT = {
    "add_vectors": "",
    "copy_overlap": "",
    "cublas_products": "cuBLAS: only a GPU runs it",
    "array_library": "cuBLAS and cuFFT: only a GPU runs it",
    "cufft_transforms": "cuFFT: only a GPU runs it",
    "cupy_arrays": "CuPy: its kernels are machine code",
    "matrix_kernels": "tensor cores: ",
    "relu_modes": "the product and the fused epilogue, which are cuBLASLt's: only a GPU runs it",
    "torch_module": "PyTorch: its kernels are machine code",
}

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="run on the GPU by tests/gpu/test_workloads.py"),
    not_sanitized("takes minutes under a sanitizer"),
]


@pytest.mark.parametrize("name", EXAMPLES)
def test_workload(name, tmp_path):
    environment = os.environ | {"PYTHONPATH": str(libraries.BUILD / "python"), "CUBIND_CACHE_DIR": str(tmp_path),
                                "XDG_CACHE_HOME": str(tmp_path), "CUBIND_DEVICE": "simulated"}  # fmt: skip
    command = [sys.executable, FOLDER / f"{name}.py"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.startswith(f"{name}: "), result.stdout
    told = [line for line in result.stdout.splitlines() if ": left out: " in line]
    assert bool(told) == bool(LEFT_OUT[name]) and LEFT_OUT[name] in "".join(told), result.stdout


def test_all_are_there():
    assert set(EXAMPLES) == set(LEFT_OUT)
