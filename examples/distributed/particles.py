#!/usr/bin/env python3
"""Simulate particles in a box on several GPUs, with one Dask or Ray worker per device.

Each worker owns a slab of the box. A step moves its particles, packs those that leave the slab, and
hands them to the neighbour on that side. The engine sends only an IPC handle of 64 bytes; the
neighbour copies the particles directly from the sender's memory.

    python3 examples/distributed/particles.py --workers 4 --count 10_000_000
    python3 examples/distributed/particles.py --address tcp://scheduler:8786 --workers 16
    python3 examples/distributed/particles.py --engine ray --workers 4
"""

import argparse
import os
import sys
import time
from typing import Any

import engines
import numpy
import travel
from cubind import CUDAError
from cubind.core import Device, LaunchConfig

SOURCE = """
struct particle { float x, y, vx, vy; int name; };

// Into the box again, which is one wide: the right edge is the left one. The floor and the ceiling throw back.
__device__ particle moved(particle p, float step)
{
    p.x += p.vx * step;
    p.x -= floorf(p.x);
    if (p.x >= 1)
        p.x = 0;
    p.y += p.vy * step;
    if (p.y < 0 || p.y > 1) {
        p.vy = -p.vy;
        p.y = p.y < 0 ? -p.y : 2 - p.y;
    }
    return p;
}

// Particles that stay go to `stay`, others to the parcel for their side; `counts` is how many each has. `slab` is the box's
// part number of `slabs`.
extern "C" __global__ void move(const particle *all, int n, particle *stay, particle *left, particle *right, int *counts,
                                int room, int slab, int slabs, float step)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    particle p = moved(all[i], step);
    int to = min((int)(p.x * slabs), slabs - 1);
    int way = to == slab ? 0 : (to - slab + slabs) % slabs * 2 <= slabs ? 2 : 1;
    int at = atomicAdd(&counts[way], 1);
    if (way == 0)
        stay[at] = p;
    else if (at < room)
        (way == 1 ? left : right)[at] = p;
}
"""
PARTICLE = numpy.dtype([("x", "f4"), ("y", "f4"), ("vx", "f4"), ("vy", "f4"), ("name", "i4")])
BLOCK = 256
STEP = 0.01  # time of a step, in which a particle crosses at most a hundredth of the box


def made(count: int) -> numpy.ndarray:
    random = numpy.random.default_rng(11)
    all_particles = numpy.empty(count, PARTICLE)
    for name in ("x", "y"):
        all_particles[name] = random.random(count, numpy.float32)
    for name in ("vx", "vy"):
        all_particles[name] = 2 * random.random(count, numpy.float32) - 1
    all_particles["name"] = numpy.arange(count)
    return all_particles


class Slab:
    """The particles in one part of the box; an actor on a worker."""

    def __init__(self, number: int, slabs: int, room: int) -> None:
        self.number, self.slabs, self.room = number, slabs, room
        self.device = Device(number % len(Device.get_all_devices()))
        self.device.set_current()
        self.stream = self.device.create_stream()
        memory = travel.ShareableMemory(self.device)
        self.all, self.stay, *self.parcels = (memory.allocate(PARTICLE.itemsize * room) for _ in range(4))
        self.counts = memory.allocate(12)
        self.count, self.lent = 0, [False, False]
        self.ways: set[str] = set()

    def where(self) -> tuple[tuple[str, str], str]:
        """Return this process and the architecture of its device."""
        return travel.process(), self.device.arch

    def fill(self, mine: numpy.ndarray, kernel: travel.Portable, neighbours: list[tuple[str, str]]) -> int:
        self.device.set_current()
        travel.to_device(self.all, mine, self.stream)
        self.count, self.kernel, self.neighbours = len(mine), kernel, neighbours
        return self.count

    def step(self) -> list[travel.Parcel]:
        """Move all particles and return the parcels for the left and the right neighbour.

        The parcels' buffers stay unchanged until `give_back`.
        """
        self.device.set_current()
        if any(self.lent):
            raise RuntimeError(f"slab {self.number}: a neighbour has not taken its parcel yet")
        self.counts.fill(0, stream=self.stream)
        place = self.room, self.number, self.slabs
        self.kernel(self.stream, self.all, self.count, self.stay, *self.parcels, self.counts, *place, STEP)
        kept, *gone = travel.to_host(self.counts, numpy.empty(3, numpy.int32), self.stream).tolist()
        if max(kept, *gone) > self.room:
            raise RuntimeError(f"slab {self.number} has room for {self.room} particles: --room is too small")
        self.all, self.stay, self.count = self.stay, self.all, kept
        self.lent = [True, True]
        sides = zip(self.parcels, gone, self.neighbours, strict=True)
        parcels = [travel.Parcel(buffer, n * PARTICLE.itemsize, self.stream, to) for buffer, n, to in sides]
        self.ways |= {parcel.how for parcel in parcels if parcel.size}
        return parcels

    def take(self, parcels: list[travel.Parcel]) -> list[int]:
        """Take the neighbours' particles; return the indices of parcels that could not be taken.

        Processes of one host in two containers share no memory, so their handles fail. The
        neighbours may reuse the buffers of all other parcels.
        """
        self.device.set_current()
        refused = []
        for i, parcel in enumerate(parcels):
            n = parcel.size // PARTICLE.itemsize
            if self.count + n > self.room:
                raise RuntimeError(f"slab {self.number} has room for {self.room} particles: --room is too small")
            try:
                parcel.unpack(self.all[self.count * PARTICLE.itemsize :], self.stream)
                self.count += n
            except CUDAError:
                refused.append(i)
        return refused

    def as_bytes(self, side: int, size: int) -> travel.Parcel:
        """Make a refused parcel again, with its bytes copied through the host.

        All later parcels for that side carry bytes as well.
        """
        self.device.set_current()
        self.neighbours[side] = travel.NOWHERE
        self.ways.add("bytes, as handles were refused")
        return travel.Parcel(self.parcels[side], size, self.stream, travel.NOWHERE)

    def give_back(self) -> None:
        self.lent = [False, False]

    def end(self) -> tuple[numpy.ndarray, set[str]]:
        """Return all particles and the ways in which parcels were sent."""
        self.device.set_current()
        travel.close_handles()
        return travel.to_host(self.all, numpy.empty(self.count, PARTICLE), self.stream), self.ways


def hand_over(engine: Any, slabs: list[Any], parcels: list[list[travel.Parcel]]) -> None:
    """Give each slab the parcels that its two neighbours made for it."""
    n = len(slabs)
    senders = [[((i + 1) % n, 0), ((i - 1) % n, 1)] for i in range(n)]
    calls = [
        engine.call(slab, "take", [parcels[of][side] for of, side in those]) for slab, those in zip(slabs, senders, strict=True)
    ]
    for slab, those, refused in zip(slabs, senders, engine.results(calls), strict=True):
        for of, side in (those[i] for i in refused):
            again = engine.call(slabs[of], "as_bytes", side, parcels[of][side].size)
            engine.results([engine.call(slab, "take", engine.results([again]))])


def simulate(engine: Any, start: numpy.ndarray, workers: int, steps: int, room: int) -> tuple[numpy.ndarray, set[str], float]:
    slabs = [engine.start(i, Slab, i, workers, room) for i in range(workers)]
    places, archs = zip(*engine.results(engine.call(slab, "where") for slab in slabs), strict=True)
    codes = {arch: travel.compile_code(SOURCE, arch) for arch in set(archs)}
    config = LaunchConfig(grid=-(-room // BLOCK), block=BLOCK)
    kernels = [travel.Portable(codes[arch], "move", config) for arch in archs]
    owner = numpy.minimum((start["x"] * numpy.float32(workers)).astype(int), workers - 1)
    around = [[places[(i - 1) % workers], places[(i + 1) % workers]] for i in range(workers)]
    engine.results(engine.call(slab, "fill", start[owner == i], kernels[i], around[i]) for i, slab in enumerate(slabs))
    begun = time.perf_counter()
    for _ in range(steps):
        parcels = engine.results(engine.call(slab, "step") for slab in slabs)
        hand_over(engine, slabs, parcels)
        engine.results(engine.call(slab, "give_back") for slab in slabs)
    seconds = time.perf_counter() - begun
    ends, ways = zip(*engine.results(engine.call(slab, "end") for slab in slabs), strict=True)
    return numpy.concatenate(ends), set().union(*ways), seconds


def expected(all_particles: numpy.ndarray, steps: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Return the positions (x, y) in closed form.

    Along x the box is periodic; floor and ceiling reflect.
    """
    x, y, vx, vy = (all_particles[name].astype(float) for name in ("x", "y", "vx", "vy"))
    height = (y + vy * STEP * steps) % 2
    return (x + vx * STEP * steps) % 1, numpy.where(height > 1, 2 - height, height)


def is_right(found: numpy.ndarray, start: numpy.ndarray, steps: int) -> bool:
    found = found[numpy.argsort(found["name"])]
    if not numpy.array_equal(found["name"], start["name"]):  # no particle is lost or duplicated
        return False
    x, y = expected(start, steps)
    around = numpy.abs(found["x"] - x)
    return bool((numpy.minimum(around, 1 - around) < 1e-4).all() and (numpy.abs(found["y"] - y) < 1e-4).all())


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--engine", choices=engines.ENGINES, default="dask")
    options.add_argument("--workers", type=int, default=4)
    options.add_argument("--address", help="of a scheduler that runs; without it workers are started here")
    options.add_argument("--count", type=int, default=1_000_000, help="of particles, in all")
    options.add_argument("--steps", type=int, default=20)
    options.add_argument("--room", type=float, default=1.5, help="of a worker, times its share of the particles")
    given = options.parse_args()
    folder = os.path.dirname(os.path.abspath(__file__))
    engine = engines.ENGINES[given.engine](given.workers, given.address, [os.path.join(folder, "travel.py")])
    try:
        start, room = made(given.count), int(given.room * given.count / given.workers) + 1000
        found, found_ways, seconds = simulate(engine, start, given.workers, given.steps, room)
    except CUDAError as error:
        sys.exit(f"particles: {error}")
    finally:
        engine.close()
    if not is_right(found, start, given.steps):
        sys.exit("particles: the result is wrong")
    ways = " and ".join(sorted(found_ways)) or "none"
    print(
        f"particles: {given.steps} steps of {given.count} particles on {given.workers} workers, "
        f"{seconds / given.steps * 1e3:.1f} ms each; parcels by {ways}"
    )


if __name__ == "__main__":
    main()
