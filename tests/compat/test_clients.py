"""Run unmodified third-party programs under cubind.compat on the simulated device."""

import importlib.util
import os
import subprocess

import pytest
from cubind.core import Device
from cubind.core.utils import StridedMemoryView
from support import compat_runs, libraries
from support.sanitizers import needs_builtins

CLIENTS = libraries.TESTS / "clients"
NAME = "cubind simulated device"

pytestmark = [
    pytest.mark.skipif(libraries.ON_GPU, reason="this run uses the GPU"),
    pytest.mark.skipif(int(libraries.MAJOR) < 13, reason="stands for releases of CUDA 13"),
    needs_builtins,
]


def needs(package, name):
    return pytest.mark.skipif(importlib.util.find_spec(package) is None, reason=f"{name} is not installed")


def steps_of(program, *steps, **more):
    """Return the steps that a client prints."""
    runners = ["-W", "ignore", "-m", "cubind.simulator", "-m", "cubind.compat"]
    return compat_runs.run(*runners, CLIENTS / program, *steps, **more).splitlines()


NUMBA_STEPS = ["add", "sums", "matrices", "atomics", "grid", "functions", "memory", "events", "random_numbers"]


@needs("numba_cuda", "numba-cuda")
@pytest.mark.skipif(not hasattr(StridedMemoryView, "_layout"), reason="numba-cuda reads its _layout, which cubind has not yet")
def test_numba():
    assert steps_of("with_numba.py") == [*NUMBA_STEPS, NAME]


@needs("numba_cuda_mlir", "numba-cuda-mlir")
def test_numba_mlir():
    assert steps_of("with_numba_mlir.py") == ["arrays", "streams"]


NVML = """
int nvmlInit_v2(void) { return 0; }
int nvmlInitWithFlags(unsigned flags) { return 0; }
int nvmlShutdown(void) { return 0; }
int nvmlDeviceGetCount_v2(unsigned *count) { *count = 1; return 0; }
"""


@needs("nvmath", "nvmath-python")
def test_nvmath(tmp_path):
    """nvmath runs up to its last step, a kernel.

    It counts devices by NVML, which a driver installs; here a small library counts one device.
    """
    (tmp_path / "nvml.c").write_text(NVML)
    target = ["-shared", "-fPIC", "-Wl,-soname,libnvidia-ml.so.1", "-o", tmp_path / "libnvidia-ml.so.1"]
    subprocess.run(["cc", *target, tmp_path / "nvml.c"], check=True)
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("LD_LIBRARY_PATH")]))
    assert steps_of("with_nvmath.py", LD_LIBRARY_PATH=path) == ["copies", "transposed"]


@needs("cuda.compute", "cuda-cccl")
def test_cccl():
    """Kernels compile with its headers."""
    assert steps_of("with_cccl.py", "block_sums", "block_scans") == ["block_sums", "block_scans"]


@needs("cuda.compute", "cuda-cccl")
def test_cccl_compute():
    """The library compiles, and fails in the CUDA runtime that it contains.

    That runtime makes NVIDIA's driver prove itself, as it does on the simulated device without
    cubind.compat. Replace this test by the step when a release needs no such proof.
    """
    text = steps_of("with_cccl.py", "sums", wrong=True)
    assert text[-1] == "RuntimeError: Failed executing reduce, error code: 500"


# ---- programs for cuda.core (simulated/test_clients.py runs them with NVIDIA's) ----


@pytest.mark.nvrtc
def test_cuda_core():
    assert steps_of("machine_code.py") == ["cubin", NAME]


@pytest.mark.nvrtc
@pytest.mark.skipif(not hasattr(Device, "create_graph_builder"), reason="cubind.core has no graphs yet")
def test_cuda_core_with_graphs():
    steps = ["templates", "copies", "pools", "managed", "events", "graphs", "attributes"]
    assert steps_of("with_cuda_core.py") == [*steps, NAME]
