#!/usr/bin/env python3
"""Compare single launches with one captured graph, for loops of 1 to 200 small kernels on a GPU.

    python3 benchmarks/graph_loops.py [--build build/release] [--rounds 9]
                                      [--json numbers.json] [--plot [graphs.svg]]

Two times are measured for each: the host time to queue the loop once, and the time per loop until
many successive loops have completed. Single launches and graphs take turns, and the median of the
rounds counts. `--json` writes the numbers; benchmarks/graph_loops.json has the numbers of
docs/core.md. `--plot` measures nothing: it draws that file, or the file that `--json` names, with
matplotlib. The same numbers always make the same picture.
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LENGTHS = (1, 2, 5, 10, 20, 50, 100, 200)
LOOPS = 50  # successive loops
SIDES = {"launch by launch": "#9a9a9a", "as one graph": "#5a8f00"}
TIMES = {"queued": "the host queues one loop", "done": "one loop of many, until done"}


def microseconds(work, stream, rounds, loops):
    """Return the median microseconds per loop, until queued and until done, for each side.

    The sides take turns.
    """
    told = {side: {"queued": [], "done": []} for side in work}
    for n in range(rounds + 1):
        for side, call in work.items():
            stream.sync()
            start = time.perf_counter()
            call()
            queued = time.perf_counter()
            stream.sync()
            begun = time.perf_counter()
            for _ in range(loops):
                call()
            stream.sync()
            if n > 0:  # the first round warms up the caches
                told[side]["queued"].append((queued - start) * 1e6)
                told[side]["done"].append((time.perf_counter() - begun) * 1e6 / loops)
    return {side: {name: round(statistics.median(times), 2) for name, times in both.items()} for side, both in told.items()}


def measure(rounds):
    from cubind.core import Device, LaunchConfig, Program, ProgramOptions, launch

    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    source = 'extern "C" __global__ void add_one(float *x) { x[blockIdx.x * blockDim.x + threadIdx.x] += 1; }'
    kernel = Program(source, "c++", ProgramOptions(arch=f"sm_{device.arch}")).compile("cubin").get_kernel("add_one")
    config, buffer = LaunchConfig(grid=8, block=128), device.allocate(4 * 8 * 128, stream=stream)
    buffer.fill(0, stream=stream)
    results = []
    for length in LENGTHS:

        def loop(length=length):
            for _ in range(length):
                launch(stream, config, kernel, buffer)

        with stream.capture() as graph:
            loop()
        work = {"launch by launch": loop, "as one graph": lambda graph=graph: graph.launch(stream)}
        row = {"kernels": length, **microseconds(work, stream, rounds, LOOPS)}
        results.append(row)
        print(f"{length:4} kernels" + "".join(
            f"   {side}: {row[side]['queued']:8.2f} µs queued, {row[side]['done']:8.2f} µs done" for side in work))
    return {"device": device.name, "results": results}


def draw(numbers, path):
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.rcParams.update({"svg.hashsalt": "cubind", "svg.fonttype": "none", "font.size": 9})
    figure, panels = pyplot.subplots(1, 2, figsize=(8, 3.1), sharey=True, layout="constrained")
    lengths = [row["kernels"] for row in numbers["results"]]
    for axes, (name, words) in zip(panels, TIMES.items(), strict=True):
        for (side, color), (align, away) in zip(SIDES.items(), (("right", (-6, 4)), ("left", (6, -12))), strict=True):
            axes.plot(lengths, [row[side][name] for row in numbers["results"]], "o-", color=color, markersize=4)
            middle = (lengths[3], numbers["results"][3][side][name])
            axes.annotate(side, middle, xytext=away, textcoords="offset points", color=color, ha=align)
        axes.set(xscale="log", yscale="log", xlabel="kernels in the loop", title=words)
        axes.set_xticks(LENGTHS, [str(length) for length in LENGTHS])
        axes.minorticks_off()
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y", color="#e5e5e5")
    panels[0].set_ylabel(f"µs, {numbers['device']}")
    figure.savefig(path, metadata={"Date": None} if str(path).endswith("svg") else None)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", type=Path, help="where the numbers go, or come from with --plot")
    parser.add_argument("--plot", type=Path, nargs="?", const=ROOT / "docs" / "graph-loops.svg", help="draws numbers")
    options = parser.parse_args()
    if options.plot:
        draw(json.loads((options.json or ROOT / "benchmarks" / "graph_loops.json").read_text()), options.plot)
        return
    sys.path.insert(0, str(Path(options.build).resolve() / "python"))
    numbers = measure(options.rounds)
    if options.json:
        options.json.write_text(json.dumps(numbers, indent=1) + "\n")


if __name__ == "__main__":
    main()
