#!/usr/bin/env python3
"""Time calls of the host on a GPU: small copies and launches of graphs, next to C and packages.

    python3 benchmarks/peer_calls.py [--build build/release] [--rounds 40] [--only TEXT] [--check]

All sides run in one process with torch imported and default settings, on the same memory and
stream, and take turns. The least time per call counts, in microseconds. A copy's time ends when the
copy is done; the host memory is pageable. The C side (compiled here with `cc`) makes cubind's calls
of the driver. Sides: cuda.core, CuPy and torch, if installed. A row names the fastest of them, and
cubind's time relative to it. `--check` exits with status 1 if cubind takes longer than all of them.
"""

import argparse
import ctypes
import importlib.util
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from timing import ROOT, compile_loop

SIZES = (64, 4096, 65536, 262144, 1 << 20, 4 << 20)
NODES = (20, 100, 1000)
SIDES = ("C", "cuda.core", "CuPy", "torch")
SOURCE = 'extern "C" __global__ void add_one(float *x) { x[threadIdx.x] += 1; }'
C_SOURCE = r"""
#include <stddef.h>
#include <time.h>
typedef int copy_function(unsigned long long to, unsigned long long from, size_t size, void *stream);
typedef int wait_function(void *stream);
typedef int graph_function(void *graph, void *stream);

static double
now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

double
copy_loop(copy_function *copy, wait_function *wait, unsigned long long to, unsigned long long from, size_t size,
          void *stream, long n)
{
    double start = now();
    for (long i = 0; i < n; i++) {
        if (copy(to, from, size, stream) != 0 || wait(stream) != 0)
            return -1;
    }
    return now() - start;
}

double
graph_loop(graph_function *launch, void *graph, void *stream, long n)
{
    double start = now();
    for (long i = 0; i < n; i++) {
        if (launch(graph, stream) != 0)
            return -1;
    }
    return now() - start;
}
"""


class CLoops:
    """C loops over calls of the driver; each returns a function of the number of calls."""

    def __init__(self, folder, stream):
        code, library = Path(folder) / "loops.c", Path(folder) / "loops.so"
        code.write_text(C_SOURCE)
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, code], check=True)
        loaded, driver = ctypes.CDLL(str(library)), ctypes.CDLL("libcuda.so.1")
        self.loops = loaded.copy_loop, loaded.graph_loop
        for loop in self.loops:
            loop.restype = ctypes.c_double
        names = "cuMemcpyAsync", "cuStreamSynchronize", "cuGraphLaunch"
        self.copy, self.wait, self.launch = (ctypes.cast(getattr(driver, name), ctypes.c_void_p) for name in names)
        self.stream = ctypes.c_void_p(int(stream.handle))

    def copies(self, to, source, size):
        at = ctypes.c_uint64(to), ctypes.c_uint64(source), ctypes.c_size_t(size)
        return lambda n: self.loops[0](self.copy, self.wait, *at, self.stream, ctypes.c_long(n))

    def graphs(self, graph):
        return lambda n: self.loops[1](self.launch, ctypes.c_void_p(int(graph.handle)), self.stream, ctypes.c_long(n))


class Bench:
    """The device, the stream of all sides, and the packages that are installed."""

    def __init__(self, folder):
        found = {name: importlib.util.find_spec(name.partition(".")[0]) is not None for name in ("torch", "cupy", "cuda.core")}
        self.torch, self.cupy, self.peer = (importlib.import_module(name) if found[name] else None for name in found)
        from cubind import core

        self.core, self.device = core, core.Device(0)
        self.device.set_current()
        self.stream = self.device.create_stream()
        self.c = CLoops(folder, self.stream)
        handle = int(self.stream.handle)
        if self.cupy:
            self.cupy.cuda.ExternalStream(handle).use()
        if self.torch:
            self.torch.cuda.set_stream(self.torch.cuda.ExternalStream(handle))

    def loop(self, statement, **names):
        return lambda n, run=compile_loop(statement, names): run(n, time.perf_counter)

    # --- rows: {side: a function that makes n calls and returns the seconds}

    def copy(self, size, to_host):
        """A copy of pageable memory to the device, or back."""
        import numpy

        host = numpy.ones(size, numpy.uint8)
        buffer = self.device.allocate(size, stream=self.stream)
        at = int(buffer.handle), host.ctypes.data
        statement = "buffer.copy_to(host, stream=stream)" if to_host else "buffer.copy_from(host, stream=stream)"
        sides = {"cubind": self.loop(statement, buffer=buffer, host=host, stream=self.stream),
                 "C": self.c.copies(*(reversed(at) if to_host else at), size)}
        if self.cupy:
            array, stream = self.cupy.empty(size, self.cupy.uint8), self.cupy.cuda.get_current_stream()
            statement = "array.get(out=host)" if to_host else "array.set(host); stream.synchronize()"
            sides["CuPy"] = self.loop(statement, array=array, host=host, stream=stream)
        if self.torch:
            tensor, own = self.torch.empty(size, dtype=self.torch.uint8, device="cuda"), self.torch.from_numpy(host)
            statement = "own.copy_(tensor)" if to_host else "tensor.copy_(own)"
            sides["torch"] = self.loop(statement, tensor=tensor, own=own)
        return sides

    def graph(self, nodes):
        """A launch of a graph of kernels in a row, which is captured by each side."""
        buffer = self.device.allocate(4096, stream=self.stream)
        kernel = self.core.Program(SOURCE, "c++").compile("cubin").get_kernel("add_one")
        config = self.core.LaunchConfig(grid=1, block=32)
        with self.stream.capture() as graph:
            for _ in range(nodes):
                self.core.launch(self.stream, config, kernel, buffer)
        sides = {"cubind": self.loop("graph.launch(stream)", graph=graph, stream=self.stream), "C": self.c.graphs(graph)}
        if self.peer:
            device = self.peer.Device(0)
            device.set_current()
            stream = self.peer.Stream.from_handle(int(self.stream.handle))
            options = self.peer.ProgramOptions(arch=f"sm_{device.arch}")
            kernel = self.peer.Program(SOURCE, "c++", options).compile("cubin").get_kernel("add_one")
            config = self.peer.LaunchConfig(grid=1, block=32)
            builder = device.create_graph_builder().begin_building()
            for _ in range(nodes):
                self.peer.launch(builder, config, kernel, int(buffer.handle))
            graph = builder.end_building().complete()
            sides["cuda.core"] = self.loop("graph.launch(stream)", graph=graph, stream=stream)
        if self.torch:
            graph = self.torch.cuda.CUDAGraph()
            tensor = self.torch.zeros(32, device="cuda")
            with self.torch.cuda.graph(graph):
                for _ in range(nodes):
                    tensor.add_(1)
            sides["torch"] = self.loop("graph.replay()", graph=graph)
        return sides

    def measure(self, sides, rounds):
        """Return the least microseconds per call of each side.

        Between turns the device finishes its work, so that no turn waits for room in a queue.
        """
        best, counts = dict.fromkeys(sides, float("inf")), {}
        for side, run in sides.items():
            run(3)
            self.stream.sync()
            counts[side] = max(1, min(50, int(0.002 / max(run(3) / 3, 1e-6))))
            self.stream.sync()
        for _ in range(rounds):
            for side, run in sides.items():
                best[side] = min(best[side], 1e6 * run(counts[side]) / counts[side])
                self.stream.sync()
        return best


def rows(bench):
    for size in SIZES:
        title = f"{size >> 20} MiB" if size >= 1 << 20 else f"{size >> 10} KiB" if size >= 1024 else f"{size} bytes"
        yield f"copy of {title} to the device", lambda size=size: bench.copy(size, False)
        yield f"copy of {title} to the host", lambda size=size: bench.copy(size, True)
    for nodes in NODES:
        yield f"graph of {nodes} kernels launched", lambda nodes=nodes: bench.graph(nodes)


def report(title, best):
    """Print a row; return whether cubind is behind."""
    shown = "".join(f"{best[side]:11.2f}" if side in best else f"{'–':>11}" for side in ("cubind", *SIDES))
    others = {side: spent for side, spent in best.items() if side not in ("cubind", "C")}
    if not others:
        print(f"{title:34}{shown}", flush=True)
        return False
    first = min(others, key=others.get)
    ratio = best["cubind"] / others[first]
    print(f"{title:34}{shown}  {ratio:.2f} × {first}{'  BEHIND' if ratio > 1 else ''}", flush=True)
    return ratio > 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, default=ROOT / "build/release")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--only", default="")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a row is behind")
    options = parser.parse_args()
    sys.path.insert(0, str(options.build.resolve() / "python"))
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(folder)
        print(f"{'µs':34}" + "".join(f"{side:>11}" for side in ("cubind", *SIDES)))
        behind = [title for title, make in rows(bench) if options.only in title
                  and report(title, bench.measure(make(), options.rounds))]
    print(f"behind: {', '.join(behind) if behind else 'none'}")
    return int(options.check and bool(behind))


if __name__ == "__main__":
    sys.exit(main())
