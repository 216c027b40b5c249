#!/usr/bin/env python3
"""Add vectors of ten million floats by three kernels: one float per thread, float4, grid-stride.

The addition is memory-bound: it moves 120 MB, so the time shows which share of the memory bandwidth
a kernel achieves. The kernels are:

* One thread per number is the simplest.
* float4 loads need a quarter of the instructions for the same bytes. A thread that issues several
  loads before it adds keeps more loads in flight. `__ldcs` and `__stcs` are cache hints: the data
  will not be read again soon.
* A grid-stride loop has a grid of fixed size, which fits the device and handles any length. Its
  threads start once and loop.

Between two kernels of a stream, the memory idles while the last threads of the first kernel end and
the first threads of the second start. Since Hopper, a kernel may start early
(LaunchConfig.programmatic_stream_serialization) and then wait for the work launched before it. It
may prefetch its input before that wait. cubind.tune tries different numbers of float4 loads and of
threads, with and without the hints and the early start, and keeps the fastest choice on disk.

    python3 examples/workloads/add_vectors.py [numbers] [--log]     # --log prints all candidates
"""

import hashlib
import sys
from collections.abc import Callable
from typing import Any

import helpers
import numpy

from cubind.core import Buffer, Device, Kernel, LaunchConfig, Stream
from cubind.tune import Tuning, Work, tune

SOURCE = """
extern "C" __global__ void one_each(const float *a, const float *b, float *c, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}

__device__ void fetch(const void *line)
{
    asm volatile("prefetch.global.L2 [%0];" ::"l"(line));
}

// HINTS: 0 none, 1 for what is written, 2 for what is read, too. EARLY: its blocks may start beside the last ones of the kernel
// before, and wait until all that it wrote is there; with 2 they ask for their lines before that, which changes nothing if these
// are still written: the L2 cache has one copy for all.
template <int FOURS, int HINTS, int EARLY>
__global__ void four_each(const float *a, const float *b, float *c, int n)
{
    const float4 *from_a = (const float4 *)a, *from_b = (const float4 *)b;
    int fours = n / 4, first = blockIdx.x * blockDim.x * FOURS + threadIdx.x;
    if (EARLY)
        asm volatile("griddepcontrol.launch_dependents;");
    if (EARLY == 2 && threadIdx.x % 8 == 0) // eight fours are a line
        for (int k = 0; k < FOURS; k++) {
            int i = first + k * blockDim.x;
            if (i < fours) {
                fetch(from_a + i);
                fetch(from_b + i);
            }
        }
    if (EARLY)
        asm volatile("griddepcontrol.wait;" ::: "memory");
    float4 x[FOURS], y[FOURS];
#pragma unroll
    for (int k = 0; k < FOURS; k++) {
        int i = first + k * blockDim.x;
        if (i < fours) {
            x[k] = HINTS < 2 ? from_a[i] : __ldcs(from_a + i);
            y[k] = HINTS < 2 ? from_b[i] : __ldcs(from_b + i);
        }
    }
#pragma unroll
    for (int k = 0; k < FOURS; k++) {
        int i = first + k * blockDim.x;
        if (i < fours) {
            float4 sum = make_float4(x[k].x + y[k].x, x[k].y + y[k].y, x[k].z + y[k].z, x[k].w + y[k].w);
            if (HINTS == 0)
                ((float4 *)c)[i] = sum;
            else
                __stcs((float4 *)c + i, sum);
        }
    }
    int rest = 4 * fours + threadIdx.x;
    if (blockIdx.x == 0 && rest < n)
        c[rest] = a[rest] + b[rest];
}

extern "C" __global__ void grid_stride(const float *a, const float *b, float *c, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        c[i] = a[i] + b[i];
}
"""
BLOCK, TIMES = 256, 20
SPACE = {"FOURS": (1, 2, 4), "HINTS": (0, 1, 2), "BLOCK": (128, 256, 512, 1024), "EARLY": (0, 1, 2)}
SIMULATED = {"FOURS": (2,), "HINTS": (0, 2), "BLOCK": (128,), "EARLY": (0, 2)}
HOPPER = (9, 0)

Launched = tuple[Kernel, LaunchConfig]
Arguments = tuple[Buffer, Buffer, Buffer, int]


def ceil_div(a: int, b: int) -> int:
    return -(-a // b)


class Fours:
    """The variants of four_each, each compiled on first use."""

    def __init__(self, device: Device, n: int) -> None:
        self.device, self.n = device, n
        self.compiled: dict[str, Kernel] = {}

    def launched(self, it: dict[str, Any]) -> Launched:
        name = f"four_each<{it['FOURS']}, {it['HINTS']}, {it['EARLY']}>"
        if name not in self.compiled:
            self.compiled[name] = helpers.compile_kernel(self.device, SOURCE, name)
        grid = max(ceil_div(self.n // 4, it["FOURS"] * it["BLOCK"]), 1)
        early = bool(it["EARLY"])
        return self.compiled[name], LaunchConfig(grid=grid, block=it["BLOCK"], programmatic_stream_serialization=early)

    def search(self, stream: Stream, arguments: Arguments) -> Tuning:
        """Return the fastest variant, from disk if an earlier run found it.

        It is timed in back-to-back launches, as this program runs it.
        """

        def work(it: dict[str, Any]) -> Callable[[], object]:
            kernel, config = self.launched(it)
            return repeat(kernel[config, stream], arguments, 1 if helpers.on_simulator() else TIMES)

        space = SIMULATED if helpers.on_simulator() else SPACE
        if self.device.compute_capability < HOPPER:
            space = space | {"EARLY": (0,)}
        key = f"add_vectors {self.n} {hashlib.sha256(SOURCE.encode()).hexdigest()}"
        repeats = (1, 1) if helpers.on_simulator() else (5, 10)
        return tune(Work(work), space, stream=stream, key=key, repeats=repeats, budget=10, flush=False)


def kernels(device: Device, stream: Stream, arguments: Arguments) -> tuple[dict[str, Launched], Tuning]:
    """Return the kernels by name, each with its launch configuration, and the tuning of four_each.

    The grid of grid_stride has as many blocks as the device can hold at once.
    """
    n = arguments[3]
    one_each, grid_stride = (helpers.compile_kernel(device, SOURCE, name) for name in ("one_each", "grid_stride"))
    fours = Fours(device, n)
    tuned = fours.search(stream, arguments)
    resident = grid_stride.occupancy.max_active_blocks_per_multiprocessor(BLOCK, 0)
    made = {
        "one_each": (one_each, LaunchConfig(grid=ceil_div(n, BLOCK), block=BLOCK)),
        "four_each": fours.launched(tuned.best.candidate),
        "grid_stride": (grid_stride, LaunchConfig(grid=resident * device.properties.multiprocessor_count, block=BLOCK)),
    }
    return made, tuned


def repeat(bound: Callable[..., None], arguments: tuple[object, ...], times: int) -> Callable[[], None]:
    def work() -> None:
        for _ in range(times):
            bound(*arguments)

    return work


def measure(device: Device, stream: Stream, n: int) -> tuple[dict[str, float], bool, Tuning]:
    """Return (milliseconds by kernel, whether all results were right, the tuning)."""
    random = numpy.random.default_rng(1)
    a, b = (random.random(n, numpy.float32) for _ in range(2))
    on_device = [helpers.upload(device, stream, array) for array in (a, b)]
    c = device.allocate(a.nbytes, stream=stream)
    times, right = {}, True
    often = 1 if helpers.on_simulator() else TIMES
    arguments = (on_device[0], on_device[1], c, n)
    made, tuned = kernels(device, stream, arguments)
    for name, (kernel, config) in made.items():
        c.fill(0xFF, stream=stream)
        work = repeat(kernel[config, stream], arguments, often)
        times[name] = helpers.median_time(stream, work, often)
        right = right and numpy.array_equal(helpers.download(c, stream, like=a), a + b)
    return times, right, tuned


def main() -> None:
    device, stream = helpers.open_device()
    n = helpers.size_from(sys.argv, 10_000_000, 50_003)
    times, right, tuned = measure(device, stream, n)
    if "--log" in sys.argv:
        print(tuned)
    told = ", ".join(f"{name} {1e3 * time:.1f} us" for name, time in times.items())
    rate = 12 * n / min(times.values()) / 1e9
    helpers.verdict("add_vectors", right, f"{n} numbers: {told} ({tuned.best.name}); at best {rate:.2f} TB/s")


if __name__ == "__main__":
    main()
