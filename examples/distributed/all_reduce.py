#!/usr/bin/env python3
"""Run an all-reduce over all ranks twice: by hand as a ring of sends and receives, and by NCCL.

The data is divided into parts. In the ring, each rank adds the part that arrives from its left
neighbour to its own, and sends the sum to its right neighbour, until each part has visited all
ranks. Then the finished parts go round once more. Every rank sends 2 (n - 1) / n of its data, which
is less than twice its data for any n; this is why rings are used.

    mpirun -n 4 python3 examples/distributed/all_reduce.py      # ranks.py lists other launchers
"""

import argparse

import numpy
from cubind.checked import nccl
from cubind.core import Buffer, LaunchConfig, launch
from ranks import TYPES, Ranks, share

SOURCE = """
extern "C" __global__ void add(float *mine, const float *theirs, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        mine[i] += theirs[i];
}
"""
BLOCK = 256


def hand_on(ranks: Ranks, outgoing: Buffer, incoming: Buffer) -> None:
    """Send to the right and receive from the left, in one group.

    Without a group, every rank would wait for its neighbour to receive.
    """
    right, left = (ranks.rank + 1) % ranks.size, (ranks.rank - 1) % ranks.size
    nccl.ncclGroupStart()
    nccl.ncclSend(outgoing, outgoing.size // 4, TYPES["f4"], right, ranks.comm, ranks.stream)
    nccl.ncclRecv(incoming, incoming.size // 4, TYPES["f4"], left, ranks.comm, ranks.stream)
    nccl.ncclGroupEnd()


def ring(ranks: Ranks, data: Buffer, count: int) -> None:
    """Sum `data` over all ranks, in place."""
    if ranks.size == 1:
        return
    (add,) = ranks.compile(SOURCE, "add")
    spare = ranks.device.allocate(4 * (count // ranks.size + 1), stream=ranks.stream)

    def part(number: int) -> Buffer:
        begin, end = share(count, ranks.size, number % ranks.size)
        return data[4 * begin : 4 * end]

    for step in range(ranks.size - 1):
        mine = part(ranks.rank - step - 1)
        arrived = spare[: mine.size]
        hand_on(ranks, part(ranks.rank - step), arrived)
        n = mine.size // 4
        launch(ranks.stream, LaunchConfig(grid=-(-n // BLOCK), block=BLOCK), add, mine, arrived, n)
    for step in range(ranks.size - 1):
        hand_on(ranks, part(ranks.rank + 1 - step), part(ranks.rank - step))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--count", type=int, default=1_000_000, help="numbers that each rank has")
    count = options.parse_args().count
    ranks = Ranks()

    def numbers(rank: int) -> numpy.ndarray:
        return numpy.random.default_rng(rank).standard_normal(count, numpy.float32)

    mine = numbers(ranks.rank)
    by_hand, source, result = ranks.upload(mine), ranks.upload(mine), ranks.upload(mine)
    ring(ranks, by_hand, count)
    ranks.all_reduce(source, result, count)
    expected = sum(numbers(rank).astype(float) for rank in range(ranks.size))
    sums = [ranks.download(buffer, mine) for buffer in (by_hand, result)]
    ranks.verdict(
        "all_reduce",
        all(numpy.allclose(found, expected, rtol=1e-4, atol=1e-4) for found in sums),
        f"{count} numbers by a ring and by NCCL",
    )


if __name__ == "__main__":
    main()
