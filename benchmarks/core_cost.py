#!/usr/bin/env python3
"""Compare the cost of cubind.core with cuda.core 1.2.2 on a stub driver, or with C on a GPU.

    python3 benchmarks/core_cost.py [--build build/release] [--rounds N] [--only TEXT] [--check]
    python3 benchmarks/core_cost.py --gpu [the same options]

The first form times the same statement for both packages in one process. A compiled loop runs it
for `rounds` rounds, in which the two packages take turns. The result for each package is the
minimum over its rounds. Driver functions that only prepare a case (devices, contexts, kernel
parameters) behave as the real ones do; functions that are timed return at once. The table shows the
ratios and the project's limits for them. The nanoseconds depend on the machine at hand and mean
nothing elsewhere.

`--gpu` runs on the real driver and does not need cuda.core. It compares each launch with a loop in
C (compiled here with `cc`) that calls cuLaunchKernelEx with the same packed arguments. The kernels
are empty. Each batch is too small to fill the queue, and the queue is drained between batches. The
limits are nanoseconds over the C call. On a busy host, both loops slow down by more than
the difference between them. So the cases take turns, and the result for each loop is the 10th
percentile of its rounds.

Then `--gpu` measures a graph of small kernels. It compares the cost of launching the graph with the
cost of cuGraphLaunch. It also compares the time until the graph completes with the time for the
same graph launched from C, and with the time for single launches. If CuPy is installed, it also
compares the memory of a CachingMemoryResource with CuPy's pool.

`--check` exits with status 1 if a limit is exceeded.
"""

import argparse
import ctypes
import operator
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import timing
from timing import STUB_FREE

# Stub functions that return at once.
FREE = ("cuLaunchKernelEx", "cuMemAllocAsync", "cuMemFreeAsync", "cuMemAllocFromPoolAsync")


def ptx_of(counts, kind="u64"):
    """Return PTX with an empty kernel for each number of parameters in `counts`."""
    entries = []
    for count in counts:
        params = ", ".join(f".param .{kind} p{i}" for i in range(count))
        entries.append(f".visible .entry k{count}({params}) {{ ret; }}")
    return ("\n".join([".version 7.0", ".target sm_75", ".address_size 64", *entries, ""])).encode()


MIXED_PTX = b"""
.version 7.0
.target sm_75
.address_size 64
.visible .entry mixed(.param .u64 a, .param .u64 b, .param .f64 c, .param .u64 n) { ret; }
"""
TYPED_PTX = b"""
.version 7.0
.target sm_75
.address_size 64
.visible .entry _Z5typedPfPKfS1_S_(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 d) { ret; }
"""
COUNTS = (0, 1, 4, 16, 256)


def array_interface(buffer):
    data = int(buffer.handle), False
    return {"version": 3, "shape": (8, 8), "typestr": "<f4", "data": data, "strides": None}


class Interface:
    """An array of another library, with its array interface made in advance."""

    def __init__(self, buffer):
        self.buffer, self.__cuda_array_interface__ = buffer, array_interface(buffer)


class TypedInterface:
    """An array whose class has the array interface, as those of most libraries."""

    def __init__(self, buffer):
        self.buffer, self.interface = buffer, array_interface(buffer)

    __cuda_array_interface__ = property(operator.attrgetter("interface"))


def listed(count):
    """Return `count` ints, written out as arguments.

    They are written out because unpacking a tuple would cost the interpreter more than the launch.
    """
    return ", ".join(str(i) for i in range(count))


# (name, limit of the ratio, statement for both or a pair of statements)
CASES = [
    ("launch, 0 arguments", 0.4, "launch(stream, config, k0)"),
    ("launch, 4 arguments", 0.4, "launch(stream, config, mixed, buffer, buffer, 2.0, 17)"),
    ("launch, 4 ints", 0.4, "launch(stream, config, k4, 1, 2, 3, 4)"),
    ("launch, 16 ints", 0.3, f"launch(stream, config, k16, {listed(16)})"),
    ("launch, 16 pointers as ints", 0.3, f"launch(stream, config, k16, {', '.join(f'p{i}' for i in range(16))})"),
    ("launch, 256 ints of a tuple", 0.3, "launch(stream, config, k256, *ints256)"),
    ("launch, 16 ctypes int64", None, "launch(stream, config, k16, *ctypes16)"),
    ("launch, 16 NumPy int64", None, "launch(stream, config, k16, *numpy16)"),
    ("kernel[config, stream](4 arguments)", None,
     ("launch(stream, config, mixed, buffer, buffer, 2.0, 17)", "bound(buffer, buffer, 2.0, 17)")),
    ("LaunchConfig(grid=8, block=64)", 0.3, "LaunchConfig(grid=8, block=64)"),
    ("LaunchConfig of tuples", 0.3, "LaunchConfig(grid=(8, 2, 1), block=(64, 2, 1), shmem_size=128)"),
    ("LaunchConfig with cluster, cooperative", 0.3, "LaunchConfig(grid=8, cluster=2, block=64, is_cooperative=True)"),
    ("Device()", 0.4, "Device()"),
    ("Device(0)", 0.4, "Device(0)"),
    ("device.compute_capability", 0.4, "device.compute_capability"),
    ("device.set_current()", 0.8, "device.set_current()"),
    ("allocate and close", 0.4, "device.allocate(256, stream=stream).close()"),
    ("create_stream and close", None, "device.create_stream().close()"),
    ("create_event and close", None, "device.create_event().close()"),
    ("stream.record(event)", None, "stream.record(event)"),
]

GPU_PARTS = 10  # each case is measured in this many parts; the cases take turns

# (name, limit in nanoseconds over the C call, statement, kernel and parameters of the C loop)
GPU_CASES = [
    ("launch, 0 arguments", 150, "launch(stream, config, k0)", "k0", 0),
    ("launch, 0 arguments, GIL kept", 150, "launch(stream, config, k0)", "k0", 0),
    ("launch, 4 arguments", 250, "launch(stream, config, mixed, buffer, buffer, 2.0, 17)", "mixed", 4),
    ("launch, 4 arguments, GIL kept", 250, "launch(stream, config, mixed, buffer, buffer, 2.0, 17)", "mixed", 4),
    ("launch, 16 ints", 500, f"launch(stream, config, k16, {listed(16)})", "k16", 16),
    ("launch, 256 ints", None, f"launch(stream, config, k256, {listed(256)})", "k256", 256),
    ("kernel[config, stream](), 0 arguments", 150, "bound0()", "k0", 0),
    ("kernel[config, stream](), 4 arguments", 250, "bound(buffer, buffer, 2.0, 17)", "mixed", 4),
]


def names_of(core):
    """Return a dict from each name in the statements to its object, created by `core`."""
    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    code = core.ObjectCode.from_ptx(ptx_of(COUNTS))
    config = core.LaunchConfig(grid=8, block=64)
    buffer = device.allocate(256, stream=stream)
    names = {f"k{count}": code.get_kernel(f"k{count}") for count in COUNTS}
    names["mixed"] = core.ObjectCode.from_ptx(MIXED_PTX).get_kernel("mixed")
    names.update(
        launch=core.launch, Device=core.Device, LaunchConfig=core.LaunchConfig, device=device, stream=stream,
        config=config, buffer=buffer, memory=device.memory_resource, event=device.create_event(),
        ints256=tuple(range(256)),
        ctypes16=tuple(ctypes.c_int64(i) for i in range(16)),
    )
    names.update((f"p{i}", int(buffer.handle) + 8 * i) for i in range(16))
    try:
        import numpy

        names["numpy16"] = tuple(numpy.int64(i) for i in range(16))
    except ImportError:
        names["numpy16"] = tuple(range(16))
    return names


def bind(names):
    names["bound0"] = names["k0"][names["config"], names["stream"]]
    names["bound"] = names["mixed"][names["config"], names["stream"]]


class Table:
    """Prints the lines and collects the cases that are over their limits."""

    def __init__(self, *columns):
        self.failed = []
        print(f"{'':40}" + "".join(f"{column:>10}" for column in columns) + f"{'limit':>8}")

    def add(self, name, limit, value, *numbers):
        over = limit is not None and value > limit
        if over:
            self.failed.append(name)
        shown = f"{limit:>8}" if limit is not None else " " * 8
        print(f"{name:40}" + "".join(f"{number:>10}" for number in numbers) + shown + ("  OVER" if over else ""))


def compare(options, build):
    """Compare both packages on the stub driver and return the table."""
    stub = timing.load_driver(build)
    import cubind.core as ours
    from cuda import core as peer

    spaces = [names_of(peer), names_of(ours)]
    bind(spaces[1])
    for name in FREE:
        stub.stub_set_mode(stub.stub_find(name.encode()), STUB_FREE)
    table = Table("cuda.core", "cubind", "ratio")
    for name, limit, statement in CASES:
        if options.only not in name:
            continue
        pair = statement if isinstance(statement, tuple) else (statement, statement)
        loops = [timing.compile_loop(text, space) for text, space in zip(pair, spaces, strict=True)]
        theirs, mine = timing.measure(loops, options.rounds)
        table.add(name, limit, mine / theirs, f"{theirs:.1f}", f"{mine:.1f}", f"{mine / theirs:.2f}")
    if not options.only:
        import_times(table, build)
    return table


def import_times(table, build):
    environment = {**os.environ, "LD_LIBRARY_PATH": str(build / "stubs" / "driver")}
    mine = timing.import_milliseconds("import cubind.core", [str(build / "python")], environment)
    theirs = timing.import_milliseconds("import cuda.core", [], environment)
    table.add("import, ms", 10, mine, f"{theirs:.1f}", f"{mine:.2f}", f"{mine / theirs:.3f}")


# --- over the C call ------------------------------------------------------------------------------

C_LOOP = r"""
#include <stdint.h>
#include <time.h>
typedef int launch_function(const void *config, void *function, void **params, void **extra);
/* Nanoseconds of n launches. */
double launch_loop(launch_function *launch, const void *config, void *function, int count, long n)
{
    uint64_t values[256] = {0};
    void *params[256];
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    for (long j = 0; j < n; j++) {
        for (int i = 0; i < count; i++)
            params[i] = &values[i];
        if (launch(config, function, params, 0) != 0)
            return -1;
    }
    clock_gettime(CLOCK_MONOTONIC, &b);
    return (b.tv_sec - a.tv_sec) * 1e9 + (b.tv_nsec - a.tv_nsec);
}
typedef int graph_function(void *graph, void *stream);
double graph_loop(graph_function *launch, void *graph, void *stream, long n)
{
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    for (long j = 0; j < n; j++)
        if (launch(graph, stream) != 0)
            return -1;
    clock_gettime(CLOCK_MONOTONIC, &b);
    return (b.tv_sec - a.tv_sec) * 1e9 + (b.tv_nsec - a.tv_nsec);
}
"""


class NativeConfig(ctypes.Structure):
    """The layout of CUlaunchConfig."""

    _fields_ = [("dims", ctypes.c_uint * 6), ("shared", ctypes.c_uint), ("stream", ctypes.c_void_p),
                ("attributes", ctypes.c_void_p), ("attribute_count", ctypes.c_uint)]


def native_config(stream):
    """Return the configuration that all these launches have, for a stream's handle."""
    return NativeConfig((ctypes.c_uint * 6)(8, 1, 1, 64, 1, 1), 0, int(stream), None, 0)


def build_c_loops(folder):
    source, library = Path(folder) / "loop.c", Path(folder) / "loop.so"
    source.write_text(C_LOOP)
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    loops = ctypes.CDLL(str(library))
    address = ctypes.c_void_p
    loops.launch_loop.argtypes = [address, address, address, ctypes.c_int, ctypes.c_long]
    loops.graph_loop.argtypes = [address, address, address, ctypes.c_long]
    loops.launch_loop.restype = loops.graph_loop.restype = ctypes.c_double
    return loops


def batches(runs, drain, rounds, batch=100):
    """Return nanoseconds per call for each of `runs`, one number per round.

    The batches take turns, and the queue is empty before each of them.
    """
    times = [[] for _ in runs]
    for _ in range(rounds):
        for run, spent in zip(runs, times, strict=True):
            drain()
            spent.append(run(batch) / batch)
    return times


def undisturbed(times):
    """Return the 10th percentile of the times, as other work on the host disturbs the rest."""
    return sorted(times)[len(times) // 10]


def over_c(options):
    """Compare cubind's launches with the C call on the installed driver and return the table."""
    import cubind
    import cubind.core as ours

    names = names_of(ours)
    bind(names)
    stream = names["stream"]
    native = native_config(stream.handle)
    launch = ctypes.cast(ctypes.CDLL("libcuda.so.1").cuLaunchKernelEx, ctypes.c_void_p)
    table = Table("C", "cubind", "over C")
    # Pin only this thread; CUDA has already made its own threads.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        c_loop = build_c_loops(folder).launch_loop
        cases = [case for case in GPU_CASES if options.only in case[0]]
        loops = []
        for _, _, statement, kernel, count in cases:
            handle, python_loop = int(names[kernel].handle), timing.compile_loop(statement, names)
            loops.append((
                lambda n, h=handle, c=count: c_loop(launch, ctypes.addressof(native), h, c, n),
                lambda n, loop=python_loop: loop(n, time.perf_counter) * 1e9,
            ))
        times = [([], []) for _ in cases]
        for part in range(GPU_PARTS + 1):  # the first part warms up caches and CPU clock
            for case, runs, spent in zip(cases, loops, times, strict=True):
                cubind.keep_gil(True if case[0].endswith("GIL kept") else None)
                for all_rounds, more in zip(spent, batches(runs, stream.sync, 5 * options.rounds), strict=True):
                    all_rounds.extend(more if part > 0 else ())
    for (name, limit, *_), spent in zip(cases, times, strict=True):
        floor, mine = map(undisturbed, spent)
        table.add(name, limit, mine - floor, f"{floor:.1f}", f"{mine:.1f}", f"{mine - floor:.1f}")
    return table


# --- graphs over the C call -----------------------------------------------------------------------

GRAPH_NANOSECONDS, GRAPH_RATIO, SINGLE_RATIO = 60, 1.03, 2.7
KERNELS = 20


def done(loop, stream):
    """Return the loop with a synchronization, so that its time includes all queued work."""
    def run(n):
        start = time.perf_counter()
        loop(n)
        stream.sync()
        return (time.perf_counter() - start) * 1e9
    return run


def graphs_over_c(options, table):
    """Compare the host cost of `Graph.launch` with cuGraphLaunch.

    Then compare the time until a loop of small kernels is done: as a graph that C launches, as a
    graph that cubind launches, and launch by launch.
    """
    import cubind
    import cubind.core as ours

    names = names_of(ours)
    stream, launch = names["stream"], "launch(stream, config, k0)"
    with stream.capture() as graph:
        timing.compile_loop(launch, names)(KERNELS, time.perf_counter)
    names["graph"] = graph
    graph_launch = ctypes.cast(ctypes.CDLL("libcuda.so.1").cuGraphLaunch, ctypes.c_void_p)
    python = {text: timing.compile_loop(text, names) for text in ("graph.launch(stream)", "; ".join([launch] * KERNELS))}
    with tempfile.TemporaryDirectory() as folder:
        c_loop = build_c_loops(folder).graph_loop
        loops = [lambda n: c_loop(graph_launch, int(graph.handle), int(stream.handle), n)]
        loops += [lambda n, loop=loop: loop(n, time.perf_counter) * 1e9 for loop in python.values()]
        batches(loops, stream.sync, options.rounds)  # warms up caches and clocks
        for kept in (None, True):
            cubind.keep_gil(kept)
            floor, mine = map(undisturbed, batches(loops[:2], stream.sync, 10 * options.rounds, 20))
            name = f"graph.launch, {KERNELS} kernels" + (", GIL kept" if kept else "")
            table.add(name, GRAPH_NANOSECONDS, mine - floor, f"{floor:.1f}", f"{mine:.1f}", f"{mine - floor:.1f}")
        cubind.keep_gil(None)
        finished = batches([done(loop, stream) for loop in loops], stream.sync, options.rounds)
    floor, mine, single = (statistics.median(times) for times in finished)
    table.add("  until done, times C", GRAPH_RATIO, mine / floor, f"{floor:.1f}", f"{mine:.1f}", f"{mine / floor:.3f}")
    table.add("  launch by launch, times as a graph", None, 0, "", f"{single:.1f}", f"{single / mine:.2f}")
    if single / mine < SINGLE_RATIO:
        table.failed.append(f"{KERNELS} launches take only {single / mine:.2f} of a graph's time, not {SINGLE_RATIO}")


# --- memory of a cache ----------------------------------------------------------------------------

CACHE_NANOSECONDS, CACHE_RATIO = 250, 0.4  # one of the two limits must be met
CACHE_SIZES = (256, 1 << 20, 64 << 20)


def cache_loops(core, size):
    """Return [(name, loop)]: allocate and free memory of one size, again and again.

    It comes from cubind's pool, cubind's cache and, if installed, CuPy's pool.
    """
    names = names_of(core)
    names["cache"] = core.CachingMemoryResource(names["memory"])
    statements = {"pool": f"memory.allocate({size}, stream=stream).close()",
                  "cache": f"cache.allocate({size}, stream=stream).close()"}
    loops = [(name, timing.compile_loop(text, names)) for name, text in statements.items()]
    try:
        import cupy
    except ImportError:
        return loops
    pool = cupy.cuda.MemoryPool()
    return [*loops, ("CuPy", timing.compile_loop(f"pool.malloc({size})", {"pool": pool}))]


def over_cupy(options, table):
    """Compare allocation and free on one stream with CuPy.

    CuPy's pool frees when the object is destroyed, which happens at once.
    """
    import cubind.core as core

    for size in CACHE_SIZES:
        name = f"allocate and close, cache, {size} bytes"
        if options.only not in name:
            continue
        loops = cache_loops(core, size)
        times = dict(zip((name for name, _ in loops), timing.measure([loop for _, loop in loops], options.rounds),
                         strict=True))
        mine, theirs = times["cache"], times.get("CuPy")
        limit = max(CACHE_NANOSECONDS, CACHE_RATIO * (theirs or 0))
        ratio = f"{mine / theirs:.2f}" if theirs else "no CuPy"
        table.add(name, round(limit), mine, f"{theirs:.1f}" if theirs else "", f"{mine:.1f}", ratio)
        print(f"{'  of the driver' + chr(39) + 's pool':40}{'':10}{times['pool']:>10.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/ and stubs/")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--gpu", action="store_true", help="on the real driver, over the C call")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a limit is exceeded")
    options = parser.parse_args()

    build = Path(options.build).resolve()
    sys.path.insert(0, str(build / "python"))
    table = over_c(options) if options.gpu else compare(options, build)
    if options.gpu:
        graphs_over_c(options, table)
        print("CuPy's pool beside a CachingMemoryResource; the last number is the ratio")
        over_cupy(options, table)
    print(f"limits exceeded: {', '.join(table.failed) if table.failed else 'none'}")
    return 1 if table.failed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
