#!/usr/bin/env python3
"""Compare compiles of sources that include many headers with NVRTC's own time.

    python3 benchmarks/headers.py [--build build/release] [--rounds 5] [--only TEXT] [--kept N]
                                  [--check]

Each round has two new processes for each set of headers, which take turns, and the least time of
each column counts. One calls nvrtcCompileProgram with the options that core renders ("NVRTC"). The
other compiles four sources by Program.compile(), with an empty program cache. The sources differ in
their kernel; all of them include the same headers. The table has the milliseconds of NVRTC's first
compile, core's time relative to it for each of the four, and the milliseconds that core needs to
find the headers in its first one.

`--kept N` makes a precompiled header in one process and lets N later processes use it, to see
whether NVRTC accepts headers that another process made. The modules of the build are compiled to
bytecode first, as pip does when it installs them. `--check` exits with status 1 if a first source
takes more than 1.1 times as long as NVRTC's. No GPU is needed.
"""

import argparse
import compileall
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from timing import ROOT

LIMIT = 1.1
SETS = {
    "cuda_fp16.h, cooperative_groups.h": ("cuda_fp16.h", "cooperative_groups.h"),
    "cooperative_groups/reduce.h": ("cooperative_groups.h", "cooperative_groups/reduce.h"),
    "cuda/std/complex": ("cuda/std/complex",),
    "cuda/barrier": ("cuda/barrier",),
    "cub/block/block_reduce.cuh": ("cub/block/block_reduce.cuh",),
    "curand_kernel.h": ("curand_kernel.h",),
    "mma.h": ("mma.h",),
}
SOURCES = 4


def source(name, number):
    lines = "".join(f"#include <{header}>\n" for header in SETS[name])
    return f'{lines}extern "C" __global__ void k{number}(float *p) {{ *p = {number}; }}\n'


# --- in the processes -----------------------------------------------------------------------------


def options():
    from cubind.core import ProgramOptions

    return ProgramOptions(arch="sm_90")


def rendered(text):
    """Return the options with which core calls NVRTC, and the seconds to find the headers."""
    from cubind.core import _program_cache

    start = time.perf_counter()
    included = _program_cache._follow(text.encode(), options(), None)
    seconds = time.perf_counter() - start
    return [*_program_cache._render(options(), "c++", "cubin", None), *included.options], seconds


def compile_by_nvrtc(text, arguments):
    """Return the seconds of a compile, and its log."""
    from cubind.checked import nvrtc

    start = time.perf_counter()
    program = nvrtc.nvrtcCreateProgram(text.encode(), b"default_program", 0, [], [])
    nvrtc.nvrtcCompileProgram(program, len(arguments), arguments)
    code = bytearray(nvrtc.nvrtcGetCUBINSize(program))
    nvrtc.nvrtcGetCUBIN(program, code)
    seconds = time.perf_counter() - start
    log = bytearray(nvrtc.nvrtcGetProgramLogSize(program))
    nvrtc.nvrtcGetProgramLog(program, log)
    return seconds, log


def compile_by_core(text):
    from cubind.core import Program

    start = time.perf_counter()
    Program(text, "c++", options()).compile("cubin")
    return time.perf_counter() - start


def work(side, name, path):
    """Print the seconds that a side takes in this process."""
    if side == "nvrtc":
        arguments, finding = rendered(source(name, 0))
        print(compile_by_nvrtc(source(name, 0), arguments)[0], finding)
    elif side == "core":
        print(*(compile_by_core(source(name, number)) for number in range(SOURCES)))
    else:
        arguments, _ = rendered(source(name, 0))
        how = [f"--{side}-pch={path}".encode(), b"--pch-messages=true"]
        seconds, log = compile_by_nvrtc(source(name, 0), arguments + how)
        print(int(b"incompatible" not in log), seconds)


# --- the table ------------------------------------------------------------------------------------


def run(build, side, name, path=""):
    """Return the numbers that a new process prints."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"CUBIND_CACHE_DIR": cache}
        command = [sys.executable, __file__, "--build", str(build), "--worker", side, name, str(path)]
        done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return [float(word) for word in done.stdout.split()]


def measure(build, name, rounds):
    """Print the row of a set of headers; return the ratio of its first source."""
    sides = [], []
    for _ in range(rounds):
        for side, times in zip(("nvrtc", "core"), sides, strict=True):
            times.append(run(build, side, name))
    (nvrtc, finding), core = (list(map(min, zip(*times, strict=True))) for times in sides)
    ratios = [seconds / nvrtc for seconds in core]
    shown = "".join(f"{ratio:8.2f}" for ratio in ratios)
    print(f"{name:36}{1e3 * nvrtc:8.0f}{shown}{1e3 * finding:9.0f}", flush=True)
    return ratios[0]


def report_kept(build, count):
    """Print how many later processes can use a precompiled header."""
    name = next(iter(SETS))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kept.pch"
        run(build, "create", name, path)
        accepted = sum(run(build, "use", name, path)[0] for _ in range(count))
    print(f"\na precompiled header of an earlier process was accepted by {accepted:.0f} of {count} processes")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, default=ROOT / "build/release")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="")
    parser.add_argument("--kept", type=int, default=0)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--worker", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    sys.path.insert(0, str(arguments.build / "python"))
    if arguments.worker:
        return work(*arguments.worker)
    compileall.compile_dir(arguments.build / "python", quiet=1)
    print(f"{'':36}{'NVRTC':>8}{'first':>8}{'second':>8}{'third':>8}{'fourth':>8}{'finding':>9}")
    names = [name for name in SETS if arguments.only in name]
    firsts = [measure(arguments.build, name, arguments.rounds) for name in names]
    if arguments.kept:
        report_kept(arguments.build, arguments.kept)
    return int(arguments.check and max(firsts) > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
