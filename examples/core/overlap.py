#!/usr/bin/env python3
"""Overlap copies in both directions with kernels: split the work into chunks on several streams.

Copies are asynchronous only from and to pinned host memory. The program allocates it from a
LegacyPinnedMemoryResource; NumPy reads and writes it in place through the buffer protocol.

    python3 examples/core/overlap.py
"""

from functools import partial

import common
import numpy

from cubind.core import Buffer, Kernel, LaunchConfig, LegacyPinnedMemoryResource, Stream, launch

SOURCE = """
extern "C" __global__ void grind(float *x, size_t n, int rounds)
{
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float value = x[i];
    for (int round = 0; round < rounds; round++)
        value = value * 0.5f + 1.0f;
    x[i] = value;
}
"""
CHUNKS, CHUNK, BLOCK, ROUNDS = 8, 1 << 20, 256, 200


def run(streams: list[Stream], kernel: Kernel, host: Buffer, chunks: list[Buffer]) -> None:
    """Queue all chunks, chunk i on stream i % len(streams); streams[0] waits for the others."""
    config = LaunchConfig(grid=-(-CHUNK // BLOCK), block=BLOCK)
    size = 4 * CHUNK
    for i, chunk in enumerate(chunks):
        stream = streams[i % len(streams)]
        part = host[i * size : (i + 1) * size]
        chunk.copy_from(part, stream=stream)
        launch(stream, config, kernel, chunk, CHUNK, ROUNDS)
        chunk.copy_to(part, stream=stream)
    # The caller times streams[0] only, so this stream must end last.
    for stream in streams[1:]:
        streams[0].wait(stream)


def main() -> None:
    device, stream = common.open_device()
    streams = [stream, *(device.create_stream() for _ in range(3))]
    kernel = common.compile_kernel(device, SOURCE, "grind")
    chunks = [device.allocate(4 * CHUNK, stream=stream) for _ in range(CHUNKS)]
    host = LegacyPinnedMemoryResource().allocate(4 * CHUNK * CHUNKS)
    numbers = numpy.frombuffer(memoryview(host), numpy.float32)
    stream.sync()  # the chunks were allocated in this stream's order, but all streams use them

    start = numpy.random.default_rng(6).random(numbers.size, numpy.float32)
    times = []
    for used in (streams[:1], streams):
        numbers[:] = start
        times.append(common.milliseconds(stream, partial(run, used, kernel, host, chunks)))

    expected = 2 - (2 - start.astype(float)) * 0.5**ROUNDS
    common.verdict(
        "overlap",
        numpy.allclose(numbers, expected, rtol=1e-6),
        f"one stream {times[0]:.2f} ms, four {times[1]:.2f} ms: {times[0] / times[1]:.2f} times as fast",
    )
    del numbers  # a buffer cannot be freed while it has a view


if __name__ == "__main__":
    main()
