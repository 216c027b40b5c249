#!/usr/bin/env python3
"""Run one kernel on device, pinned and managed memory, and see how the host accesses each.

The host accesses device memory only by copies. Pinned memory stays on the host, and the GPU reads
it over the bus. Managed memory migrates to where it is used. NumPy can view pinned and managed
memory directly.

    python3 examples/core/memory_kinds.py
"""

import common
import numpy

from cubind.core import (
    DeviceMemoryResource,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    ManagedMemoryResource,
    launch,
)

SOURCE = """
extern "C" __global__ void twice(int *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= 2;
}
"""
COUNT, BLOCK = 100_000, 256


def main() -> None:
    device, stream = common.open_device()
    kernel = common.compile_kernel(device, SOURCE, "twice")
    resources = {
        "device": DeviceMemoryResource(device),
        "pinned": LegacyPinnedMemoryResource(),
        "managed": ManagedMemoryResource(),
    }
    start = numpy.arange(COUNT, dtype=numpy.int32)
    results = {}
    for name, resource in resources.items():
        buffer = resource.allocate(start.nbytes, stream=stream)
        if buffer.is_host_accessible:
            stream.sync()  # allocation of managed memory is stream-ordered
            numpy.frombuffer(memoryview(buffer), numpy.int32)[:] = start
        else:
            buffer.copy_from(start, stream=stream)
        launch(stream, LaunchConfig(grid=-(-COUNT // BLOCK), block=BLOCK), kernel, buffer, COUNT)
        stream.sync()
        if buffer.is_host_accessible:
            results[name] = numpy.frombuffer(memoryview(buffer), numpy.int32).copy()
        else:
            results[name] = common.download(buffer, stream, like=start)
        buffer.close()

    common.verdict(
        "memory_kinds",
        all(numpy.array_equal(result, 2 * start) for result in results.values()),
        f"the same result in {', '.join(results)} memory",
    )


if __name__ == "__main__":
    main()
