#!/usr/bin/env python3
"""Simulate heat diffusion over NCCL ranks; the halo exchange overlaps with the inner computation.

The rows of a plate are divided among the ranks. Each step needs the neighbours' rows that border on
a rank's own rows. Two streams hide the exchange: `edge` computes the outer rows and sends them,
while `ranks.stream` computes the inner rows, which need no other rank. With events, each step of
one stream waits only for the work that it needs from the other.

    edge     outer rows, step k ─► exchange with the neighbours ─► outer rows, step k + 1
                    │                                                   ▲
    inside   inner rows, step k ──(waits for the outer rows)──► inner rows, step k + 1

    mpirun -n 4 python3 examples/distributed/heat.py      # ranks.py lists other launchers
"""

import argparse
import time

import numpy
from cubind.checked import nccl
from cubind.core import Buffer, LaunchConfig, Stream, launch
from ranks import TYPES, Ranks, share

SOURCE = """
// Rows `first` to `last` of a part with a neighbour's row above and below; the plate's left and right edges stay as they are.
extern "C" __global__ void spread(const float *old, float *fresh, int columns, int first, int last, float rate)
{
    int column = blockIdx.x * blockDim.x + threadIdx.x, row = first + blockIdx.y;
    if (column >= columns || row > last)
        return;
    long at = (long)row * columns + column;
    if (column == 0 || column == columns - 1)
        fresh[at] = old[at];
    else
        fresh[at] = old[at] + rate * (old[at - 1] + old[at + 1] + old[at - columns] + old[at + columns] - 4 * old[at]);
}
"""
BLOCK, RATE = 128, 0.2


class Plate:
    """This rank's rows, with a halo row above and below.

    A halo row belongs to the neighbour or is the plate's edge, which never changes.
    """

    def __init__(self, ranks: Ranks, start: numpy.ndarray) -> None:
        self.ranks, (rows, self.columns) = ranks, start.shape
        self.rows = rows - 2
        self.edge = ranks.device.create_stream()
        self.old, self.fresh = ranks.upload(start), ranks.upload(start)
        (self.kernel,) = ranks.compile(SOURCE, "spread")
        self.edge.wait(ranks.stream)

    def compute(self, stream: Stream, first: int, last: int) -> None:
        if first <= last:
            config = LaunchConfig(grid=(-(-self.columns // BLOCK), last - first + 1), block=BLOCK)
            launch(stream, config, self.kernel, self.old, self.fresh, self.columns, first, last, RATE)

    def row(self, number: int) -> Buffer:
        """Return the memory of a row in the new values."""
        return self.fresh[4 * self.columns * number : 4 * self.columns * (number + 1)]

    def exchange(self) -> None:
        """Exchange rows with the neighbours on stream `edge`, all four transfers in one group.

        A rank without a neighbour on a side exchanges nothing there.
        """
        comm, count, kind = self.ranks.comm, self.columns, TYPES["f4"]
        nccl.ncclGroupStart()
        for neighbour, own, other in ((self.ranks.rank - 1, 1, 0), (self.ranks.rank + 1, self.rows, self.rows + 1)):
            if 0 <= neighbour < self.ranks.size:
                nccl.ncclSend(self.row(own), count, kind, neighbour, comm, self.edge)
                nccl.ncclRecv(self.row(other), count, kind, neighbour, comm, self.edge)
        nccl.ncclGroupEnd()

    def step(self) -> None:
        inside = self.ranks.stream
        self.compute(self.edge, 1, 1)
        self.compute(self.edge, max(self.rows, 2), self.rows)
        outer = self.edge.record()
        self.compute(inside, 2, self.rows - 1)
        inner = inside.record()
        self.exchange()
        inside.wait(outer)  # inner rows need this rank's outer rows, but not the neighbours' rows
        self.edge.wait(inner)
        self.old, self.fresh = self.fresh, self.old


def expected(plate: numpy.ndarray, steps: int) -> numpy.ndarray:
    plate = plate.astype(float)
    for _ in range(steps):
        inner = plate[1:-1, 1:-1]
        sides = plate[:-2, 1:-1] + plate[2:, 1:-1] + plate[1:-1, :-2] + plate[1:-1, 2:]
        plate[1:-1, 1:-1] = inner + RATE * (sides - 4 * inner)
    return plate


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rows", type=int, default=512)
    options.add_argument("--columns", type=int, default=512)
    options.add_argument("--steps", type=int, default=50)
    given = options.parse_args()
    ranks = Ranks()
    start = numpy.random.default_rng(5).random((given.rows + 2, given.columns), numpy.float32)
    first, last = share(given.rows, ranks.size, ranks.rank)
    plate = Plate(ranks, start[first : last + 2])
    ranks.sync()
    begun = time.perf_counter()
    for _ in range(given.steps):
        plate.step()
    ranks.sync(plate.edge)
    seconds = time.perf_counter() - begun
    found = ranks.download(plate.old, start[first : last + 2])
    ranks.verdict(
        "heat",
        numpy.allclose(found[1:-1], expected(start, given.steps)[first + 1 : last + 1], rtol=1e-4, atol=1e-5),
        f"{given.steps} steps of {given.rows} x {given.columns}, {1e6 * seconds / given.steps:.0f} microseconds each",
    )


if __name__ == "__main__":
    main()
