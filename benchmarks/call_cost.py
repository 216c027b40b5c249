#!/usr/bin/env python3
"""Cost of a call: cubind and its checked form beside cuda-bindings and its _v2, over one near-free stub driver.

    python3 benchmarks/call_cost.py [--build build/release] [--rounds N] [--only TEXT] [--check]

Every case is the same whole call written for the four surfaces and timed in one process: a compiled loop, `rounds`
rounds in which the four take turns, the minimum of each. The table prints ratios against the peer's form (tuple against
cuda.bindings, checked against cuda.bindings._v2) and the limit that the project sets itself; the nanoseconds beside
them are of the machine at hand and mean nothing elsewhere. `--check` exits with status 1 if a limit is exceeded.

The stub driver's functions return at once, so what is left is the binding: matching, conversion, result.
"""

import argparse
import ctypes
import os
import subprocess
import sys
import time

# (name, limit of the tuple form, statement with {d} for the driver module; statement for _v2; setup shared by all)
# In a statement `d` is the module, and names set up by SETUP are at hand for each surface.
CASES = [
    ("cuCtxGetCurrent", 0.5, "d.cuCtxGetCurrent()", "d.ctx_get_current()"),
    ("cuDeviceGetAttribute", 0.5, "d.cuDeviceGetAttribute(attr, dev)", "d.device_get_attribute(attr, dev)"),
    ("cuStreamQuery", 0.4, "d.cuStreamQuery(stream)", "d.stream_query(stream)"),
    ("cuEventRecord", 0.4, "d.cuEventRecord(event, stream)", "d.event_record(event, stream)"),
    ("cuLaunchKernel, no arguments", 0.4, "d.cuLaunchKernel({grid}, None, 0)", "d.launch_kernel({grid}, None, 0)"),
    ("cuLaunchKernel, 4 arguments", 0.4, "d.cuLaunchKernel({grid}, four, 0)", "d.launch_kernel({grid}, four, 0)"),
    ("cuLaunchKernel, 16 ints", 0.6, "d.cuLaunchKernel({grid}, ints16, 0)", "d.launch_kernel({grid}, ints16, 0)"),
    ("cuLaunchKernel, 256 ints", 0.6, "d.cuLaunchKernel({grid}, ints256, 0)", "d.launch_kernel({grid}, ints256, 0)"),
    ("cuLaunchKernel, 16 unsigned", 0.2, "d.cuLaunchKernel({grid}, uints16, 0)", "d.launch_kernel({grid}, uints16, 0)"),
    ("cuLaunchKernel, 16 short", 0.2, "d.cuLaunchKernel({grid}, shorts16, 0)", "d.launch_kernel({grid}, shorts16, 0)"),
    ("cuLaunchKernel, 16 size_t", 0.2, "d.cuLaunchKernel({grid}, sizes16, 0)", "d.launch_kernel({grid}, sizes16, 0)"),
    ("cuLaunchKernel, 16 NumPy int32", 0.2, "d.cuLaunchKernel({grid}, numpy16, 0)", "d.launch_kernel({grid}, numpy16, 0)"),
    ("cuLaunchKernel, 16 NumPy float32", 0.2, "d.cuLaunchKernel({grid}, npfloat16, 0)", "d.launch_kernel({grid}, npfloat16, 0)"),
    ("cuLaunchKernel, ready array", None, "d.cuLaunchKernel({grid}, ready, 0)", "d.launch_kernel({grid}, ready, 0)"),
    ("cuPointerGetAttribute", 0.2, "d.cuPointerGetAttribute(pattr, 4096)", "d.pointer_get_attribute(pattr, 4096)"),
    ("struct made, 2 fields set", 0.2, "p = Memcpy2D(); p.WidthInBytes = 64; p.Height = 8",
     "p = Memcpy2D(); p.width_in_bytes = 64; p.height = 8"),
    ("cuCtxSetCurrent", None, "d.cuCtxSetCurrent(context)", "d.ctx_set_current(context)"),
    ("cuMemAlloc", None, "d.cuMemAlloc(1024)", "d.mem_alloc_v2(1024)"),
    ("cuPointerGetAttributes, 4", None, "d.cuPointerGetAttributes(4, pattrs, 4096)",
     "d.pointer_get_attributes(pattrs, 4096)"),
    ("CUresult(0)", None, "Result(0)", "Result(0)"),
    ("CUresult.CUDA_SUCCESS", None, "Result.CUDA_SUCCESS", "Result.SUCCESS"),
]

CHECKED_LIMIT = 0.8
STUB_FREE = 2  # of tests/stubs/stub.h: every function returns success at once
GRID = "function, 1, 1, 1, 64, 1, 1, 0, stream"


def arguments():
    """Kernel arguments that do not depend on the binding."""
    import numpy

    def pack(values, ctype):
        return (tuple(values), (ctype,) * len(values))

    cell = ctypes.c_int(7)
    ready = (ctypes.c_void_p * 16)(*([ctypes.addressof(cell)] * 16))
    return {
        "four": ((1, 2, 3.0, 4096), (ctypes.c_int, ctypes.c_int, ctypes.c_float, ctypes.c_void_p)),
        "ints16": pack(range(16), ctypes.c_int),
        "ints256": pack(range(256), ctypes.c_int),
        "uints16": pack(range(16), ctypes.c_uint),
        "shorts16": pack(range(16), ctypes.c_short),
        "sizes16": pack(range(16), ctypes.c_size_t),
        "numpy16": pack([numpy.int32(i) for i in range(16)], ctypes.c_int),
        "npfloat16": pack([numpy.float32(i) for i in range(16)], ctypes.c_float),
        "ready": ready,
        "_keep": cell,
    }


def tuple_names(d):
    """What the statements of a tuple-form module refer to."""
    return {
        "d": d, "stream": d.CUstream(0x1000), "event": d.CUevent(0x2000), "function": d.CUfunction(0x3000),
        "context": d.CUcontext(0x4000), "dev": d.CUdevice(0), "Memcpy2D": d.CUDA_MEMCPY2D, "Result": d.CUresult,
        "attr": d.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE,
        "pattr": d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        "pattrs": [d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                   d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
                   d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED,
                   d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID],
    }


def v2_names(d):
    """The same for the peer's _v2, where handles are ints."""
    return {
        "d": d, "stream": 0x1000, "event": 0x2000, "function": 0x3000, "context": 0x4000, "dev": 0,
        "Memcpy2D": d.MemCpy2d_v2, "Result": d.Result,
        "attr": d.DeviceAttribute.WARP_SIZE, "pattr": d.PointerAttribute.MEMORY_TYPE,
        "pattrs": [d.PointerAttribute.MEMORY_TYPE, d.PointerAttribute.DEVICE_ORDINAL,
                   d.PointerAttribute.IS_MANAGED, d.PointerAttribute.BUFFER_ID],
    }


def compile_loop(statement, names):
    """A function of n that runs the statement n times and returns the seconds; globals are bound as locals."""
    parameters = ", ".join(f"{name}={name}" for name in names)
    body = statement.replace("{grid}", GRID)
    source = f"def loop(n, clock, {parameters}):\n    steps = range(n)\n    start = clock()\n" \
             f"    for _ in steps:\n        {body}\n    return clock() - start\n"
    space = dict(names)
    exec(source, space)
    return space["loop"]


def measure(loops, rounds, budget=0.012):
    """Minimum nanoseconds per call of each loop; the loops take turns."""
    clock = time.perf_counter
    counts = []
    for loop in loops:
        n = 100
        while (spent := loop(n, clock)) < budget / 4:
            n *= 4
        counts.append(max(1, int(n * budget / spent)))
    best = [float("inf")] * len(loops)
    for _ in range(rounds):
        for i, loop in enumerate(loops):
            best[i] = min(best[i], loop(counts[i], clock) / counts[i] * 1e9)
    return best


def import_milliseconds(statement, paths, environment):
    """Import time in a fresh interpreter, with the interpreter's own start-up left out; minimum of nine."""
    code = f"import sys, time; sys.path[:0] = {paths!r}; t = time.perf_counter(); {statement}; " \
           "print((time.perf_counter() - t) * 1e3)"
    runs = [subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
            for _ in range(9)]
    return min(float(run.stdout) for run in runs)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/ and stubs/")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a limit is exceeded")
    options = parser.parse_args()

    python_path = os.path.join(os.path.abspath(options.build), "python")
    stub = os.path.join(os.path.abspath(options.build), "stubs", "driver", "libcuda.so.1")
    sys.path.insert(0, python_path)
    library = ctypes.CDLL(stub, mode=ctypes.RTLD_GLOBAL)
    library.stub_set_mode(-1, STUB_FREE)

    import cubind.checked.driver as checked
    import cubind.driver as driver
    import cuda.bindings.driver as peer

    try:
        from cuda.bindings._v2 import driver as peer_v2
    except ImportError:  # before 13.5
        peer_v2 = None

    shared = arguments()
    spaces = [tuple_names(peer) | shared, tuple_names(driver) | shared, v2_names(peer_v2) | shared if peer_v2 else None,
              tuple_names(checked) | shared]
    print(f"{'call':34} {'peer':>8} {'cubind':>8} {'ratio':>6} {'limit':>6}   {'_v2':>8} {'checked':>8} {'ratio':>6} "
          f"{'limit':>6}")
    failed = []
    for name, limit, statement, v2_statement in CASES:
        if options.only not in name:
            continue
        statements = [statement, statement, v2_statement, statement]
        loops = [compile_loop(text, space) for text, space in zip(statements, spaces) if space is not None]
        ns = measure(loops, options.rounds)
        if peer_v2 is None:
            ns.insert(2, float("nan"))
        ratio, checked_ratio = ns[1] / ns[0], ns[3] / ns[2]
        checked_limit = CHECKED_LIMIT if limit is not None else None
        over = (limit is not None and ratio > limit) or (checked_limit is not None and checked_ratio > checked_limit)
        if over:
            failed.append(name)
        text = [f"{limit:.2f}" if limit else "", f"{checked_limit:.2f}" if checked_limit else ""]
        print(f"{name:34} {ns[0]:8.1f} {ns[1]:8.1f} {ratio:6.2f} {text[0]:>6}   {ns[2]:8.1f} {ns[3]:8.1f} "
              f"{checked_ratio:6.2f} {text[1]:>6}{'  OVER' if over else ''}")
    if not options.only:
        ours = import_milliseconds("import cubind.driver", [python_path], os.environ)
        theirs = import_milliseconds("import cuda.bindings.driver", [], os.environ)
        print(f"import of driver, ms: cuda.bindings {theirs:.1f}, cubind {ours:.2f} (limit 5)")
        if ours > 5:
            failed.append("import")
    print(f"limits exceeded: {', '.join(failed) if failed else 'none'}")
    return 1 if failed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
