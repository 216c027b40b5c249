#!/usr/bin/env python3
"""Compare launches of kernels that Triton, CuPy and numba-cuda have compiled, on a GPU.

    python3 benchmarks/foreign_launch.py [--build build/release] [--rounds N] [--only TEXT]
                                         [--output FILE] [--check]

Each row is one kernel with one kind of arguments. `C` is a C function that calls cuLaunchKernelEx
with a configuration and parameters made in advance, as in launch_floor.py. `package` is the
package's own launch, and `cubind` that of Kernel.from_foreign(). All are measured in one run, in
batches that take turns, and the kernel does almost nothing. Before a row is measured, it checks
that both sides write the same bits. The output names the packages that are left out. `--check`
exits with status 1 if cubind takes more than LIMIT ns longer than C, in the rows with a limit.
"""

import argparse
import ctypes
import importlib
import json
import os
import sys
import tempfile
import time
from pathlib import Path

import timing
from core_cost import NativeConfig, batches, undisturbed
from launch_floor import Floors

LIMIT = 300  # ns over C
N = 64       # elements: less than one block

CUPY = r"""
extern "C" __global__ void saxpy(const float *x, const float *y, float *out, int n, float a)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = a * x[i] + y[i];
}"""


class Row:
    """A kernel, and the statements that launch it."""

    def __init__(self, name, kernel, bound, package, cubind, names, drain, limit):
        self.name, self.kernel, self.bound, self.limit = name, kernel, bound, limit
        self.package, self.cubind = package, cubind
        self.names = names | {"ours": bound}
        self.drain = drain

    def check(self):
        """Launch on both sides, and compare what they write."""
        written = []
        for statement in (self.package, self.cubind):
            self.names["fill"]()
            self.drain()  # the streams are not ordered
            timing.compile_loop(statement, self.names)(1, time.perf_counter)
            self.drain()
            written.append(self.names["read"]())
        if written[0] != written[1] or not any(written[0]):
            sys.exit(f"{self.name}: the launches do not write the same")

    def loops(self, floors):
        config = self.bound.config
        native = NativeConfig(
            (ctypes.c_uint * 6)(*config.grid, *config.block), config.shmem_size or 0, int(self.bound.stream.handle), None, 0
        )
        floor = floors(self.bound.stream, self.kernel, config=native)
        statements = [(self.cubind.replace("ours(", "floor("), {"floor": floor}), (self.package, {}), (self.cubind, {})]
        for statement, more in statements:
            loop = timing.compile_loop(statement, self.names | more)
            yield lambda n, loop=loop: loop(n, time.perf_counter) * 1e9


def working(name, test):
    """Return a module if it is installed and finds a device, else None; say so then."""
    try:
        module = importlib.import_module(name)
        if not test(module):
            raise RuntimeError("it finds no device")
    except Exception as error:
        print(f"left out: {name} ({type(error).__name__}: {error})")
        return None
    version = getattr(module, "__version__", "") or getattr(sys.modules.get("numba_cuda"), "__version__", "")
    print(f"{name} {version}")
    return module


# --- the packages ---------------------------------------------------------------------------------


def triton_rows(core, stream, torch, drain):
    from triton_kernel import triton_saxpy

    x, y = (torch.rand(N, device="cuda") for _ in range(2))
    out = torch.zeros(N, device="cuda")
    compiled = triton_saxpy[(1,)](x, y, out, N, 2.0, BLOCK=128)
    kernel = core.Kernel.from_foreign(compiled)
    names = {
        "f": triton_saxpy, "compiled": compiled, "x": x, "y": y, "out": out,
        "fill": lambda: out.zero_(), "read": lambda: out.cpu().numpy().tobytes(),
    }  # fmt: skip
    launches = {
        "Triton: function[grid](…)": f"f[(1,)](x, y, out, {N}, 2.0, BLOCK=128)",
        "Triton: compiled[grid](…)": f"compiled[(1, 1, 1)](x, y, out, {N}, 2.0, 128)",
    }
    for name, package in launches.items():
        yield Row(name, kernel, kernel[1, stream], package, f"ours(x, y, out, {N}, 2.0)", names, drain, LIMIT)


def cupy_rows(core, stream, cupy, drain):
    import numpy

    raw = cupy.RawKernel(CUPY, "saxpy")
    x, y = (cupy.random.rand(N, dtype="float32") for _ in range(2))
    out = cupy.zeros(N, "float32")
    kernel = core.Kernel.from_foreign(raw)
    names = {
        "f": raw, "x": x, "y": y, "out": out, "size": numpy.int32(N), "a": numpy.float32(2),
        "fill": lambda: out.fill(0), "read": out.tobytes,
    }  # fmt: skip
    package = "f((1,), (128,), (x, y, out, size, a))"
    bound = kernel[1, 128, stream]
    for kind, numbers in (("NumPy", "size, a"), ("Python", f"{N}, 2.0")):
        ours = f"ours(x, y, out, {numbers})"
        yield Row(f"CuPy: RawKernel, numbers of {kind}", kernel, bound, package, ours, names, drain, LIMIT)


def numba_rows(core, stream, cuda, torch, cupy, drain):
    import numpy

    @cuda.jit
    def saxpy(x, y, out, a):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = a * x[i] + y[i]

    first = [cuda.to_device(numpy.random.rand(N).astype("float32")) for _ in range(2)]
    first.append(cuda.to_device(numpy.zeros(N, "float32")))
    zeros = numpy.zeros(N, "float32")
    view = core.utils.StridedMemoryView.from_any_interface
    makers = {"StridedMemoryView": (lambda array: view(array, -1), LIMIT), "numba's arrays": (lambda array: array, None)}
    if torch is not None:
        makers["torch"] = lambda array: torch.as_tensor(array, device="cuda"), LIMIT
    if cupy is not None:
        makers["CuPy"] = cupy.asarray, None
    bound = saxpy[1, 128]
    for name, (make, limit) in makers.items():
        arrays = [make(array) for array in first]
        # numba-cuda does not take views of cubind, so it gets its own arrays.
        theirs = first if name == "StridedMemoryView" else arrays
        bound(*theirs, numpy.float32(2))
        kernel = core.Kernel.from_foreign(saxpy)
        names = dict(zip(("x", "y", "out", "tx", "ty", "to"), [*arrays, *theirs], strict=True))
        names |= {
            "f": bound, "a": numpy.float32(2),
            "fill": lambda: first[2].copy_to_device(zeros), "read": lambda: first[2].copy_to_host().tobytes(),
        }  # fmt: skip
        ours = "ours(x, y, out, 2.0)"
        yield Row(f"numba: {name}", kernel, kernel[1, 128, stream], "f(tx, ty, to, a)", ours, names, drain, limit)


def rows_of(core, stream, device):
    torch = working("torch", lambda torch: torch.cuda.is_available())
    triton = torch and working("triton", lambda triton: True)
    cupy = working("cupy", lambda cupy: cupy.cuda.runtime.getDeviceCount() > 0)
    cuda = working("numba.cuda", lambda cuda: cuda.is_available())
    if torch is None:
        print("left out: Triton, whose rows need torch")

    def drain():
        device.sync()

    if triton is not None:
        yield from triton_rows(core, stream, torch, drain)
    if cupy is not None:
        yield from cupy_rows(core, stream, cupy, drain)
    if cuda is not None:
        import warnings

        warnings.simplefilter("ignore")  # numba-cuda warns of small grids
        yield from numba_rows(core, stream, cuda, torch, cupy, drain)


# --- measuring ------------------------------------------------------------------------------------


def measure(row, floors, rounds):
    """Return the nanoseconds of C, the package and cubind."""
    row.check()
    runs = list(row.loops(floors))
    batches(runs, row.drain, 5)  # warm up
    return [undisturbed(times) for times in batches(runs, row.drain, rounds)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--only", default="", help="rows whose name contains this text")
    parser.add_argument("--output", help="a JSON file for the numbers")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a limit is exceeded")
    options = parser.parse_args()

    sys.path.insert(0, str(Path(options.build).resolve() / "python"))
    import cubind.core as core

    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    rows = [row for row in rows_of(core, stream, device) if options.only in row.name]
    # Pin only this thread; CUDA has already made its own threads.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    missed, numbers = [], {}
    print(f"\n{'ns per launch':38}{'C':>9}{'package':>9}{'cubind':>9}{'over C':>8}{'limit':>7}")
    with tempfile.TemporaryDirectory() as folder:
        floors = Floors(folder)
        for row in rows:
            c, package, cubind = measure(row, floors, options.rounds)
            numbers[row.name] = {"C": c, "package": package, "cubind": cubind}
            over = row.limit is not None and cubind - c > row.limit
            missed += [row.name] if over else []
            limit = row.limit if row.limit is not None else ""
            print(f"{row.name:38}{c:9.0f}{package:9.0f}{cubind:9.0f}{cubind - c:8.0f}{limit:>7}{'  OVER' if over else ''}")
    if options.output:
        Path(options.output).write_text(json.dumps(numbers, indent=2) + "\n")
    print(f"limits exceeded: {', '.join(missed) if missed else 'none'}")
    return 1 if missed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
