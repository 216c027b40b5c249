#!/usr/bin/env python3
"""Measure the numbers of the README's table on a GPU, in processes like those of users.

    python3 benchmarks/front_page.py [--build build/release] [--processes 5] [--json FILE]
    python3 benchmarks/front_page.py --draw docs/front_page.svg

Each package runs in processes of its own. These import torch first if it is installed, and leave
all settings at their defaults. The packages take turns, and the best process of each counts.
`--draw` draws the numbers of benchmarks/front_page.json.

* launch: a compiled Python loop launches an empty kernel with four arguments (two arrays, a double,
  an integer). A loop in C in the same process calls cuLaunchKernelEx with the same arguments. The
  table shows the difference of both times, in nanoseconds.
* import: the time of the import statement in milliseconds, after torch and in a fresh interpreter.
* first kernel: the time of whole processes without torch, as first_kernel.py runs them.
* size: the size in bytes of the installed files of each distribution.
"""

import argparse
import contextlib
import ctypes
import importlib.metadata
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import first_kernel
import timing
from core_cost import batches, build_c_loops, native_config, undisturbed

SOURCE = 'extern "C" __global__ void mixed(float *a, float *b, double c, long long n) {}'
NUMBERS = Path(__file__).with_name("front_page.json")
FIRST_ROUNDS = 15
PACKAGES = {"cubind.core": "cubind", "cuda.core": "cuda-core cuda-bindings", "cupy": "cupy-cuda13x"}


def core_names(package):
    """The names of a launch by cubind.core or cuda.core, the kernel's handle and the stream."""
    core = __import__(package, fromlist=["core"])
    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    options = () if package == "cubind.core" else (core.ProgramOptions(arch=f"sm_{device.arch}"),)
    kernel = core.Program(SOURCE, "c++", *options).compile("cubin").get_kernel("mixed")
    memory = device.memory_resource.allocate(256, stream=stream)
    config = core.LaunchConfig(grid=8, block=64)
    names = {"launch": core.launch, "stream": stream, "config": config, "kernel": kernel, "a": memory}
    return names, "launch(stream, config, kernel, a, a, 2.0, 17)", int(kernel.handle), int(stream.handle), stream.sync


def cupy_names():
    import cupy

    stream = cupy.cuda.Stream(non_blocking=True)
    stream.use()
    kernel = cupy.RawKernel(SOURCE, "mixed")
    array = cupy.zeros(64, cupy.float32)
    names = {"kernel": kernel, "grid": (8,), "block": (64,), "a": array}
    return names, "kernel(grid, block, (a, a, 2.0, 17))", kernel.kernel.ptr, stream.ptr, stream.synchronize


def launch_over_c(package, rounds=200):
    """Return by how many nanoseconds a launch takes longer than the same launch from C."""
    names, statement, kernel, stream, drain = cupy_names() if package == "cupy" else core_names(package)
    native = native_config(stream)
    launch = ctypes.cast(ctypes.CDLL("libcuda.so.1").cuLaunchKernelEx, ctypes.c_void_p)
    loop = timing.compile_loop(statement, names)
    with tempfile.TemporaryDirectory() as folder:
        c_loop = build_c_loops(folder).launch_loop
        runs = [lambda n: c_loop(launch, ctypes.addressof(native), kernel, 4, n),
                lambda n: loop(n, time.perf_counter) * 1e9]
        batches(runs, drain, rounds)
        floor, mine = map(undisturbed, batches(runs, drain, 5 * rounds))
    return mine - floor


def one_process(package):
    """Measure one package in this process and print the result as JSON."""
    with contextlib.suppress(ImportError):
        import torch  # noqa: F401
    before = time.perf_counter()
    __import__(package)
    imported = time.perf_counter()
    print(json.dumps({"launch": launch_over_c(package), "import": 1e3 * (imported - before)}))


def installed(distributions):
    """Bytes of the installed files of these distributions, or None if one is missing."""
    try:
        files = [file.locate() for name in distributions.split() for file in importlib.metadata.files(name) or ()]
    except importlib.metadata.PackageNotFoundError:
        return None
    return sum(os.path.getsize(file) for file in files if os.path.exists(file) and not str(file).endswith(".pyc"))


def first_kernels(build):
    """{program: milliseconds from the start of the process to the end} of first_kernel.py."""
    options = argparse.Namespace(build=build, stub=None, phases=False, only="")
    with tempfile.TemporaryDirectory() as folder:
        contenders = first_kernel.make_contenders(options, Path(folder))
        first_kernel.warm_up(contenders)
        first_kernel.take_turns(contenders, FIRST_ROUNDS)
    return {contender.name: round(contender.best, 1) for contender in contenders}


def machine():
    names = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"],
                           capture_output=True, text=True, check=False).stdout.strip()
    versions = {}
    for name in ("torch", "cuda-core", "cuda-bindings", "cupy-cuda13x"):
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            print(f"{name} is not installed")
    return {"gpu": names, "python": sys.version.split()[0], **versions}


def measure(options, python):
    """The numbers of all packages, as they are kept in front_page.json."""
    results = {package: [] for package in PACKAGES}
    for _ in range(options.processes):
        for package, found in results.items():
            command = [sys.executable, __file__, "--build", options.build, "--one", package]
            result = subprocess.run(command, capture_output=True, text=True, check=False)
            if result.returncode == 0:
                found.append(json.loads(result.stdout.splitlines()[-1]))
            else:
                print(f"{package}: {result.stderr.strip().splitlines()[-1]}")
    numbers = {"date": time.strftime("%Y-%m-%d"), "machine": machine(), "packages": {}}
    for package, found in results.items():
        if found:
            paths = [python] if package == "cubind.core" else []
            numbers["packages"][package] = {
                "launch over C, ns": round(min(one["launch"] for one in found)),
                "import after torch, ms": round(min(one["import"] for one in found), 1),
                "import alone, ms": round(timing.import_milliseconds(f"import {package}", paths, dict(os.environ)), 1),
                "installed bytes": installed(PACKAGES[package]),
            }
    return numbers | {"first kernel, ms": first_kernels(options.build)}


# --- the picture ----------------------------------------------------------------------------------

NAMES = {"cubind.core": "cubind", "cuda.core": "cuda.core", "cupy": "CuPy"}
GREEN, GREY, BLACK = "#5a8f00", "#b9b9b9", "#222222"
WIDTH, HEIGHT, BAR, LABEL, MARGIN = 400, 136, 220, 84, 14


def panel(title, bars, top):
    """Return the lines of one group of bars, the first of them cubind's: [(name, number, text)]."""
    most, left = max(number for _, number, _ in bars), MARGIN + LABEL
    lines = [f'<text x="{MARGIN}" y="{top + 26}" font-weight="bold">{title}</text>']
    for i, (name, number, text) in enumerate(bars):
        y, length = top + 40 + 30 * i, max(2, BAR * number / most)
        lines += [f'<text x="{left - 8}" y="{y + 15}" text-anchor="end">{name}</text>',
                  f'<rect x="{left}" y="{y}" width="{length:.1f}" height="20" fill="{GREY if i else GREEN}"/>',
                  f'<text x="{left + length + 6:.1f}" y="{y + 15}">{text}</text>']
    return lines


def draw(numbers):
    """Return the README's picture as SVG, with a background of its own for dark pages."""
    packages = numbers["packages"]
    launch = [(NAMES[name], of["launch over C, ns"], f"{of['launch over C, ns'] / 1000:.2f} µs") for name, of in packages.items()]
    imports = [(NAMES[name], of["import alone, ms"], f"{of['import alone, ms']:.0f} ms") for name, of in packages.items()]
    size = f'width="{WIDTH}" height="{2 * HEIGHT}" viewBox="0 0 {WIDTH} {2 * HEIGHT}"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="14" fill="{BLACK}">',
        '<rect width="100%" height="100%" fill="#ffffff"/>', *panel("A launch costs, over the call from C", launch, 0),
        *panel("An import takes", imports, HEIGHT), "</svg>", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/")
    parser.add_argument("--processes", type=int, default=5, help="processes of each package")
    parser.add_argument("--json", type=Path, help="write the numbers to this file")
    parser.add_argument("--draw", type=Path, help="measure nothing: draw the numbers of --json to this SVG file")
    parser.add_argument("--one", choices=PACKAGES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    python = str(Path(options.build).resolve() / "python")
    if options.draw:
        options.draw.write_text(draw(json.loads((options.json or NUMBERS).read_text())))
        return
    if options.one:
        sys.path.insert(0, python)
        one_process(options.one)
        return
    text = json.dumps(measure(options, python), indent=4)
    print(text)
    if options.json:
        options.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
