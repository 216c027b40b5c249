#!/usr/bin/env python3
"""Use a kernel as a function on CuPy arrays, and on NumPy arrays through pinned memory.

A launch takes CuPy arrays as arguments. CuPy allocates the result from its own pool, and the launch
goes to CuPy's current stream, in order with CuPy's own operations. In the other direction,
`cupy.asarray` makes a CuPy array of memory that cubind allocated, without a copy.

    python3 examples/workloads/cupy_arrays.py [numbers]
"""

import importlib.util
import sys
from typing import Any

import helpers
import numpy

from cubind.core import Device, Kernel, LaunchConfig, LegacyPinnedMemoryResource, Stream

SOURCE = """
extern "C" __global__ void smooth_step(const float *x, float *y, float low, float high, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float t = fminf(fmaxf((x[i] - low) / (high - low), 0), 1);
    y[i] = t * t * (3 - 2 * t);
}
"""
BLOCK, LOW, HIGH = 256, 0.25, 0.75


def launch_on(stream: Stream, kernel: Kernel, x: Any, y: Any, n: int) -> None:
    kernel[LaunchConfig(grid=-(-n // BLOCK), block=BLOCK), stream](x, y, LOW, HIGH, n)


def smooth_step(kernel: Kernel, x: Any) -> Any:
    """Return the smooth step of a CuPy array as a new float32 array of the same shape."""
    import cupy

    x = cupy.ascontiguousarray(x, dtype=cupy.float32)
    y = cupy.empty_like(x)
    launch_on(Stream.from_handle(cupy.cuda.get_current_stream().ptr), kernel, x, y, x.size)
    return y


def smooth_step_of_numpy(stream: Stream, kernel: Kernel, x: numpy.ndarray) -> numpy.ndarray:
    """Return the smooth step of a NumPy array as a new array.

    The kernel works on copies in pinned memory; the result is a view of pinned memory.
    """
    buffers = [LegacyPinnedMemoryResource().allocate(x.nbytes) for _ in range(2)]
    into, out = (numpy.from_dlpack(buffer).view(numpy.float32) for buffer in buffers)
    into[:] = x
    launch_on(stream, kernel, buffers[0], buffers[1], x.size)
    stream.sync()
    return out


def expected(x: numpy.ndarray) -> numpy.ndarray:
    t = ((x.astype(float) - LOW) / (HIGH - LOW)).clip(0, 1)
    return t * t * (3 - 2 * t)


def with_cupy(device: Device, stream: Stream, kernel: Kernel, x: numpy.ndarray) -> bool:
    import cupy

    before = 2 * cupy.asarray(x) - 1  # CuPy operations before and after the kernel
    after = 1 - smooth_step(kernel, before)
    right = numpy.allclose(after.get(), 1 - expected(2 * x - 1), atol=1e-5)
    memory = helpers.upload(device, stream, x)
    stream.sync()
    view = cupy.asarray(memory).view(cupy.float32)
    view *= 2
    cupy.cuda.get_current_stream().synchronize()
    return right and numpy.array_equal(helpers.download(memory, stream, like=x), 2 * x)


def main() -> None:
    device, stream = helpers.open_device()
    n = helpers.size_from(sys.argv, 1_000_000, 10_000)
    kernel = helpers.compile_kernel(device, SOURCE, "smooth_step")
    x = numpy.random.default_rng(9).random(n, numpy.float32)
    used, right = ["NumPy"], numpy.allclose(smooth_step_of_numpy(stream, kernel, x), expected(x), atol=1e-5)
    if helpers.on_simulator():
        helpers.leave_out("cupy_arrays", "CuPy", "its kernels are machine code, which only a GPU runs")
    elif importlib.util.find_spec("cupy") is None:
        helpers.leave_out("cupy_arrays", "CuPy", "it is not installed")
    else:
        used.append("CuPy")
        right = right and with_cupy(device, stream, kernel, x)
    helpers.verdict("cupy_arrays", bool(right), f"{n} numbers: arrays of {' and '.join(used)} in and out")


if __name__ == "__main__":
    main()
