#!/usr/bin/env python3
"""Run a loop of small kernels as a graph: with a `with` statement, and with a decorator.

With a graph, the host makes one launch instead of one per kernel. A function with the decorator may
be called with other arguments, and then sets only those arguments in its graph.

    python3 examples/core/graph_loop.py
"""

from collections.abc import Callable
from time import perf_counter

import common
import numpy

from cubind.core import Buffer, Kernel, LaunchConfig, Stream, launch

SOURCE = """
extern "C" __global__ void relax(const float *from, float *to, int n, float share)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float left = i > 0 ? from[i - 1] : 0, right = i < n - 1 ? from[i + 1] : 0;
        to[i] = from[i] + share * (left - 2 * from[i] + right);
    }
}
"""
N, BLOCK, STEPS, ROUNDS = 1 << 10, 256, 100, 10


def relax(stream: Stream, kernel: Kernel, rod: list[Buffer], share: float) -> None:
    """Queue STEPS steps of heat flow along a rod; they alternate between two buffers."""
    config = LaunchConfig(grid=-(-N // BLOCK), block=BLOCK)
    for step in range(STEPS):
        launch(stream, config, kernel, rod[step % 2], rod[1 - step % 2], N, share)


def expected(start: numpy.ndarray, shares: list[float]) -> numpy.ndarray:
    rod = start.astype(float)
    for share in shares:
        for _ in range(STEPS):
            padded = numpy.pad(rod, 1)
            rod = rod + numpy.float32(share) * (padded[:-2] - 2 * rod + padded[2:])
    return rod


def main() -> None:
    device, stream = common.open_device()
    kernel = common.compile_kernel(device, SOURCE, "relax")
    start = numpy.random.default_rng(8).random(N, numpy.float32)
    rod = [common.upload(device, stream, start), device.allocate(4 * N, stream=stream)]
    shares = [0.25, 0.125, 0.0625]

    with stream.capture() as graph:
        relax(stream, kernel, rod, shares[0])
    graph.launch(stream)

    @stream.graph
    def relaxed(share: float) -> None:
        relax(stream, kernel, rod, share)

    for share in shares[1:]:
        relaxed(share)
    result = common.download(rod[0], stream, start)
    right = numpy.allclose(result, expected(start, shares), rtol=1e-4, atol=1e-6)

    def host_time(queue: Callable[[float], None]) -> float:
        """Return the least host time to queue all steps, in microseconds."""
        best = float("inf")
        for i in range(ROUNDS):
            begin = perf_counter()
            queue(i / 100)
            best = min(best, perf_counter() - begin)
            stream.sync()
        return best * 1e6

    single = host_time(lambda share: relax(stream, kernel, rod, share))
    new, same = host_time(relaxed), host_time(lambda _: graph.launch(stream))
    common.verdict("graph_loop", right, f"{STEPS} launches take the host {single:.0f} us, "
                   f"as one graph with new arguments {new:.0f} us, with the same {same:.0f} us")


if __name__ == "__main__":
    main()
