#!/usr/bin/env python3
"""Pass arrays of NumPy, CuPy and PyTorch to one kernel, without a copy.

A launch takes the libraries' objects as arguments. Streams are shared in both directions through
`__cuda_stream__`. Libraries that are not installed are skipped, and the output says so. CuPy and
PyTorch are also skipped on the simulated device, because their kernels are machine code.

    python3 examples/core/interop.py
"""

import importlib.util
from collections.abc import Callable
from typing import TypeAlias

import common
import numpy

from cubind import simulator
from cubind.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Stream, launch

SOURCE = """
extern "C" __global__ void add_one(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] += 1;
}
"""
COUNT, BLOCK = 10_000, 128
Argument: TypeAlias = tuple[object, Callable[[], numpy.ndarray]]


def numpy_array(device: Device, stream: Stream) -> Argument:
    """Return (argument, function that returns the numbers after the launch).

    The argument is pinned memory with a NumPy view; the kernel works on it in place.
    """
    buffer = LegacyPinnedMemoryResource().allocate(4 * COUNT)
    array = numpy.from_dlpack(buffer).view(numpy.float32)
    array[:] = numpy.arange(COUNT)
    return buffer, lambda: array


def cupy_array(device: Device, stream: Stream) -> Argument:
    cupy = importlib.import_module("cupy")

    array = cupy.arange(COUNT, dtype=cupy.float32)
    cupy.cuda.get_current_stream().synchronize()
    return array, array.get


def torch_tensor(device: Device, stream: Stream) -> Argument:
    torch = importlib.import_module("torch")

    tensor = torch.arange(COUNT, dtype=torch.float32, device="cuda")
    stream.wait(torch.cuda.current_stream())  # any object with __cuda_stream__
    return tensor, lambda: tensor.cpu().numpy()


LIBRARIES = {"numpy": numpy_array, "cupy": cupy_array, "torch": torch_tensor}


def main() -> None:
    device, stream = common.open_device()
    kernel = common.compile_kernel(device, SOURCE, "add_one")
    config = LaunchConfig(grid=-(-COUNT // BLOCK), block=BLOCK)
    used, missing, results = [], [], []
    for name, make in LIBRARIES.items():
        if importlib.util.find_spec(name) is None or (name != "numpy" and simulator.is_active()):
            missing.append(name)
            continue
        argument, read = make(device, stream)
        launch(stream, config, kernel, argument, COUNT)
        stream.sync()
        results.append(read())
        used.append(name)

    start = numpy.arange(COUNT, dtype=numpy.float32)
    common.verdict(
        "interop",
        all(numpy.array_equal(result, start + 1) for result in results),
        f"arrays of {', '.join(used)} as arguments" + (f"; not here: {', '.join(missing)}" if missing else ""),
    )


if __name__ == "__main__":
    main()
