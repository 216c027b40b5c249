"""Run unmodified programs for numba-cuda and NVIDIA's cuda.core on the simulated device."""

import ctypes
import importlib.util
import os
import subprocess
import sys

from support import libraries
import numpy
import pytest
from cubind import driver
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, load, memory, switch  # noqa: F401
from support.sanitizers import needs_builtins, not_sanitized

CLIENTS = libraries.TESTS / "clients"
NAME = "cubind simulated device"

pytestmark = on_stub


def steps_of(program):
    """Return the steps that a client prints, in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("CUBIND_", "LD_"))}
    environment["PYTHONPATH"] = str(libraries.BUILD / "python")
    command = [sys.executable, "-W", "ignore", "-m", "cubind.simulator", str(CLIENTS / program)]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=300)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout.splitlines()


@not_sanitized("the client's process has no runtime of the sanitizer")
def test_cuda_core():
    libraries.need_peer()
    steps = ["templates", "copies", "pools", "managed", "events", "graphs", "attributes"]
    assert steps_of("with_cuda_core.py") == [*steps, NAME]


@pytest.mark.nvrtc
@needs_builtins
def test_machine_code():
    """NVRTC's cubin contains its PTX, because cubind's library stands before NVRTC."""
    libraries.need_peer()
    assert steps_of("machine_code.py") == ["cubin", NAME]


@pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed")
def test_numba():
    steps = ["add", "sums", "matrices", "atomics", "grid", "functions", "memory", "events", "random_numbers"]
    assert steps_of("with_numba.py") == [*steps, NAME]


# --- kernels that numba-cuda compiled (clients/numba_kernels.py) ---


class Arrays:
    """NumPy arrays as arguments of numba's kernels."""

    def __init__(self, load):
        self.find = load((CLIENTS / "numba.ptx").read_bytes())

    def launch(self, name, grid, block, *arrays, cooperative=False):
        """Launch a kernel, and return the arrays afterwards."""
        places = [memory(array.nbytes) for array in arrays]
        for place, array in zip(places, arrays, strict=True):
            ok(driver.cuMemcpyHtoD(place, numpy.ascontiguousarray(array), array.nbytes))
        # For each array: two null pointers, the number of elements, bytes of one, the data, then
        # shape and strides.
        words = []
        for place, array in zip(places, arrays, strict=True):
            words += [0, 0, array.size, array.itemsize, place, *array.shape, *array.strides]
        config = driver.CUlaunchConfig()
        config.gridDimX, config.gridDimY, config.gridDimZ = grid
        config.blockDimX, config.blockDimY, config.blockDimZ = block
        if cooperative:
            attribute = driver.CUlaunchAttribute()
            attribute.id = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
            attribute.value.cooperative = 1
            config.attrs, config.numAttrs = [attribute], 1
        given = (tuple(words), (ctypes.c_uint64,) * len(words))
        ok(driver.cuLaunchKernelEx(config, self.find(name), given, 0))
        results = [numpy.empty_like(array) for array in arrays]
        for place, result in zip(places, results, strict=True):
            ok(driver.cuMemcpyDtoH(result, place, result.nbytes))
        return results


@pytest.fixture
def arrays(load):
    return Arrays(load)


@pytest.fixture
def rng():
    return numpy.random.default_rng(2)


def test_numba_add(arrays):
    x = numpy.arange(1000, dtype=numpy.float32)
    assert numpy.array_equal(arrays.launch("add", (8, 1, 1), (128, 1, 1), x, 2 * x, 0 * x)[2], 3 * x)


def test_numba_sum(arrays, rng):
    x = rng.integers(-1000, 1000, 10_000)
    assert arrays.launch("sum_of_blocks", (6, 1, 1), (128, 1, 1), x, numpy.zeros(1, numpy.int64))[1][0] == x.sum()


def test_numba_matrix_product(arrays, rng):
    a, b = (rng.standard_normal(shape).astype(numpy.float32) for shape in ((32, 24), (24, 16)))
    c = arrays.launch("matrix_product", (2, 4, 1), (8, 8, 1), a, b, numpy.zeros((32, 16), numpy.float32))[2]
    assert numpy.allclose(c, a @ b, atol=1e-5)


def test_numba_histogram(arrays, rng):
    x = rng.integers(0, 16, 5000, numpy.int32)
    zeros = numpy.zeros(16, numpy.int32)
    _, counts, most = arrays.launch("histogram", (40, 1, 1), (128, 1, 1), x, zeros, zeros[:1])
    assert numpy.array_equal(counts, numpy.bincount(x, minlength=16)) and most[0] == 15


def test_numba_warps(arrays, rng):
    x = rng.integers(-5, 5, 32, numpy.int32)
    _, sums, votes = arrays.launch("warp_sums", (1, 1, 1), (32, 1, 1), x, 0 * x, 0 * x)
    assert (sums == x.sum()).all()
    assert (votes.view(numpy.uint32) == sum(1 << i for i in range(32) if x[i] > 0)).all()


def test_numba_grid(arrays):
    zeros = numpy.zeros(128, numpy.int32)
    out = arrays.launch("across_the_grid", (4, 1, 1), (32, 1, 1), zeros, zeros, cooperative=True)[1]
    assert numpy.array_equal(out, numpy.arange(128)[::-1])
