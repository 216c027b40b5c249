#!/usr/bin/env python3
"""Compute z = a * x + y with one kernel template for float and double, and plain Python numbers.

The program compiles two instances of the template, selected by their C++ names. `a` is a Python
float. The launch reads the kernel's signature to pass `a` as a float or as a double.

    python3 examples/core/saxpy.py
    CUBIND_DEVICE=simulated python3 examples/core/saxpy.py     # without a GPU
"""

import common
import numpy

from cubind.core import Device, LaunchConfig, Stream, launch

SOURCE = """
template <typename T>
__global__ void saxpy(T a, const T *x, const T *y, T *z, size_t n)
{
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i < n)
        z[i] = a * x[i] + y[i];
}
"""
COUNT, BLOCK, A = 1_000_000, 256, 2.5
CTYPES: dict[type[numpy.floating], str] = {numpy.float32: "float", numpy.float64: "double"}


def saxpy(device: Device, stream: Stream, dtype: type[numpy.floating]) -> tuple[numpy.ndarray, ...]:
    """Compute z = A * x + y on the device and return (x, y, z)."""
    random = numpy.random.default_rng(1)
    x, y = (random.random(COUNT).astype(dtype) for _ in range(2))
    on_device = [common.upload(device, stream, array) for array in (x, y)]
    z = device.allocate(x.nbytes, stream=stream)

    kernel = common.compile_kernel(device, SOURCE, f"saxpy<{CTYPES[dtype]}>")
    config = LaunchConfig(grid=-(-COUNT // BLOCK), block=BLOCK)
    launch(stream, config, kernel, A, *on_device, z, COUNT)  # buffers are pointers
    return x, y, common.download(z, stream, like=x)


def main() -> None:
    device, stream = common.open_device()
    results = [saxpy(device, stream, dtype) for dtype in CTYPES]
    common.verdict(
        "saxpy",
        all(numpy.allclose(z, A * x + y, rtol=1e-6) for x, y, z in results),
        f"{COUNT} numbers in float and double equal NumPy's",
    )


if __name__ == "__main__":
    main()
