#!/usr/bin/env python3
"""Compare NCCL called through cubind with the same calls in C, on several GPUs of one machine.

    python3 benchmarks/distributed.py [--quick]

There is one process per GPU, in which cubind and C take turns. The first table shows the bandwidth
of all-reduce with cubind and with C, and their ratio. NCCL's own tests define that bandwidth as 2
(n - 1) / n of the bytes over the time. The second table shows the weak scaling of the heat equation
in examples/distributed/heat.py. The number of rows per GPU does not depend on the number of GPUs,
so a step should take as long on all GPUs as on one. The medians count. The script needs two GPUs,
and prints a message if there are fewer.
"""

import argparse
import ctypes
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "examples" / "distributed"
sys.path.insert(0, str(FOLDER))

SOURCE = r"""
#include <stddef.h>

typedef int reduce_call(const void *, void *, size_t, int, int, void *, void *);

int all_reduce(reduce_call *call, void *at, size_t count, void *comm, void *stream, int rounds)
{
    int status = 0;
    for (int i = 0; i < rounds && status == 0; i++)
        status = call(at, at, count, 7 /* ncclFloat32 */, 0 /* ncclSum */, comm, stream);
    return status;
}

typedef struct {
    int (*launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
    int (*record)(void *, void *);
    int (*wait)(void *, void *, unsigned);
    int (*begin)(void);
    int (*end)(void);
    int (*send)(const void *, size_t, int, int, void *, void *);
    int (*receive)(void *, size_t, int, int, void *, void *);
    void *kernel, *edge, *inside, *outer, *inner, *comm;
    float *old, *fresh;
    int rows, columns, rank, size, block;
    float rate;
} plate;

static int compute(plate *p, void *stream, int first, int last)
{
    void *params[] = {&p->old, &p->fresh, &p->columns, &first, &last, &p->rate};
    if (first > last)
        return 0;
    int blocks = (p->columns + p->block - 1) / p->block;
    return p->launch(p->kernel, blocks, last - first + 1, 1, p->block, 1, 1, 0, stream, params, NULL);
}

static int exchange(plate *p)
{
    int status = p->begin();
    for (int side = 0; side < 2; side++) {
        int neighbour = p->rank + (side ? 1 : -1), own = side ? p->rows : 1, other = side ? p->rows + 1 : 0;
        if (neighbour < 0 || neighbour >= p->size)
            continue;
        status |= p->send(p->fresh + (size_t)own * p->columns, p->columns, 7, neighbour, p->comm, p->edge);
        status |= p->receive(p->fresh + (size_t)other * p->columns, p->columns, 7, neighbour, p->comm, p->edge);
    }
    return status | p->end();
}

int heat(plate *p, int steps)
{
    int status = 0;
    for (int i = 0; i < steps && status == 0; i++) {
        status |= compute(p, p->edge, 1, 1);
        status |= compute(p, p->edge, p->rows > 2 ? p->rows : 2, p->rows);
        status |= p->record(p->outer, p->edge);
        status |= compute(p, p->inside, 2, p->rows - 1);
        status |= p->record(p->inner, p->inside);
        status |= exchange(p);
        status |= p->wait(p->inside, p->outer, 0);
        status |= p->wait(p->edge, p->inner, 0);
        float *old = p->old;
        p->old = p->fresh;
        p->fresh = old;
    }
    return status;
}
"""
CALLS = ["cuLaunchKernel", "cuEventRecord", "cuStreamWaitEvent", "ncclGroupStart", "ncclGroupEnd", "ncclSend", "ncclRecv"]
POINTERS = ["kernel", "edge", "inside", "outer", "inner", "comm", "old", "fresh"]
NUMBERS = ["rows", "columns", "rank", "size", "block"]


class NativePlate(ctypes.Structure):
    _fields_ = [*((name, ctypes.c_void_p) for name in CALLS + POINTERS), *((name, ctypes.c_int) for name in NUMBERS),
                ("rate", ctypes.c_float)]  # fmt: skip


# ---- a rank ----


def compile_c():
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "native.c"), Path(folder, "native.so")
        source.write_text(SOURCE)
        subprocess.run([os.environ.get("CC", "cc"), "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
        native = ctypes.CDLL(str(library))
    native.all_reduce.argtypes = [
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.c_size_t,
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.c_int,
    ]
    return native


def address(name):
    """Return the address of a function in the libraries that cubind has loaded."""
    library = ctypes.CDLL("libnccl.so.2" if name.startswith("nccl") else "libcuda.so.1", mode=os.RTLD_NOLOAD | os.RTLD_NOW)
    return ctypes.cast(getattr(library, name), ctypes.c_void_p).value


def in_turns(ranks, rounds, ways, *streams):
    """Return {name: seconds per operation}, medians of `rounds`; all ranks start together."""
    times = {name: [] for name in ways}
    for _ in range(rounds + 1):
        for name, (work, count) in ways.items():
            ranks.sum(0)
            begun = time.perf_counter()
            work(count)
            ranks.sync(*streams)
            times[name].append((time.perf_counter() - begun) / count)
    return {name: statistics.median(taken[1:]) for name, taken in times.items()}


def reduce_rows(ranks, native, sizes, rounds):
    from cubind.checked import nccl
    from ranks import SUM, TYPES

    call = address("ncclAllReduce")
    for size in sizes:
        buffer, count = ranks.device.allocate(size, stream=ranks.stream), max(3, min(200, (1 << 30) // size // 16))
        buffer.fill(0, stream=ranks.stream)
        at, comm, stream = int(buffer.handle), int(ranks.comm), int(ranks.stream.handle)

        def by_cubind(n, at=at, items=size // 4):
            kind, handle = TYPES["f4"], ranks.stream.handle
            for _ in range(n):
                nccl.ncclAllReduce(at, at, items, kind, SUM, ranks.comm, handle)

        def by_c(n, at=at, items=size // 4, comm=comm, stream=stream):
            assert native.all_reduce(call, at, items, comm, stream, n) == 0

        yield size, in_turns(ranks, rounds, {"cubind": (by_cubind, count), "C": (by_c, count)})


def native_plate(ranks, plate):
    import heat

    from cubind.checked import driver

    found = NativePlate(**{name: address(name) for name in CALLS}, rate=heat.RATE, block=heat.BLOCK)
    found.kernel, found.comm = int(driver.cuKernelGetFunction(plate.kernel.handle)), int(ranks.comm)
    found.edge, found.inside = int(plate.edge.handle), int(ranks.stream.handle)
    found.outer, found.inner = (int(driver.cuEventCreate(2)) for _ in range(2))
    found.old, found.fresh = int(plate.old.handle), int(plate.fresh.handle)
    found.rows, found.columns, found.rank, found.size = plate.rows, plate.columns, ranks.rank, ranks.size
    return found


def heat_times(ranks, native, rows, columns, steps, rounds):
    import heat
    import numpy

    plate = heat.Plate(ranks, numpy.random.default_rng(ranks.rank).random((rows + 2, columns), numpy.float32))
    in_c = native_plate(ranks, plate)

    def by_cubind(n):
        for _ in range(n):
            plate.step()

    def by_c(n):
        assert native.heat(ctypes.byref(in_c), n) == 0

    return in_turns(ranks, rounds, {"cubind": (by_cubind, steps), "C": (by_c, steps)}, plate.edge)


def rank_main(given):
    from ranks import Ranks

    ranks, native = Ranks(), compile_c()
    sizes = [1 << 12, 1 << 16] if given.quick else [1 << shift for shift in range(12, 29, 4)]
    shape = (32, 64, 4) if given.quick else (8192, 8192, 100)
    result = {"heat": heat_times(ranks, native, *shape, 2 if given.quick else 5)}
    if ranks.size == given.count:
        result["reduce"] = list(reduce_rows(ranks, native, sizes, 2 if given.quick else 7))
    if ranks.rank == 0:
        print(json.dumps(result))


# ---- all ranks ----


def run_ranks(count, words):
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = str(s.getsockname()[1])
    common = os.environ | {"WORLD_SIZE": str(count), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port}
    started = [subprocess.Popen([sys.executable, __file__, "--count", *words], stdout=subprocess.PIPE, text=True,
                                env=common | {"RANK": str(rank), "LOCAL_RANK": str(rank)})
               for rank in range(count)]  # fmt: skip
    said = [process.communicate()[0] for process in started]
    if any(process.returncode for process in started):
        sys.exit("distributed: a rank has failed")
    return json.loads(said[0])


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--quick", action="store_true", help="small sizes: that it works")
    options.add_argument("--count", type=int, help=argparse.SUPPRESS)  # number of GPUs, for a rank
    given = options.parse_args()
    if given.count:
        rank_main(given)
        return
    from cubind.core import Device

    devices = Device.get_all_devices()
    if len(devices) < 2:
        print(f"distributed: two GPUs are needed, there is {len(devices)}")
        return
    words = [str(len(devices)), *(["--quick"] if given.quick else [])]
    results = {n: run_ranks(n, words) for n in range(1, len(devices) + 1)}
    n = len(devices)
    print(f"all-reduce on {n} x {devices[0].name}\n{'bytes':>12} {'cubind GB/s':>12} {'C GB/s':>10} {'ratio':>7}")
    for size, seconds in results[n]["reduce"]:
        speed = {name: 2 * (n - 1) / n * size / taken / 1e9 for name, taken in seconds.items()}
        print(f"{size:12d} {speed['cubind']:12.2f} {speed['C']:10.2f} {speed['cubind'] / speed['C']:7.3f}")
    print(f"\nheat, as many rows on each\n{'GPUs':>12} {'cubind us':>12} {'C us':>10} {'ratio':>7} {'of one':>7}")
    one = results[1]["heat"]["cubind"]
    for count, result in results.items():
        taken = result["heat"]
        ratio = taken["C"] / taken["cubind"]
        print(f"{count:12d} {1e6 * taken['cubind']:12.1f} {1e6 * taken['C']:10.1f} {ratio:7.3f} {one / taken['cubind']:7.3f}")


if __name__ == "__main__":
    main()
