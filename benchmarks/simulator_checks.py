#!/usr/bin/env python3
"""Measure what the checks of the simulated device cost.

    python3 benchmarks/simulator_checks.py [--build build/release] [--rounds 5] [--only TEXT]
                                           [--json FILE] [--plot FILE.svg] [--check]

Each workload of simulator.py runs with `check=none` and with each check, in turns, each time in a
process of its own on one CPU. The least CPU time of the rounds counts. The table has the times as
multiples of the time without checks, and their median and maximum. The last columns are about
memory: bytes that the check takes for each byte that the kernels access, from the most memory
that the processes had. `--plot` draws the table and needs matplotlib. `--check` exits with status 1
if a goal is missed.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from types import SimpleNamespace

from simulator import FOLDER, WORK, progress, spread_cpus, start

CHECKS = {"memory,sync": None, "race": 4, "init": 3, "all": None}  # {check: most for the median}
MOST = 8  # times, for any workload
MEMORY = "saxpy"  # the workload that accesses much memory: the others' own memory is larger
BYTES = 3  # bytes of a check for each byte accessed
KERNELS = [name for name in WORK if name not in ("load", "tables")]


def run(program, library, work, folder, check, cpu):
    """Return the least CPU seconds of a workload, and the bytes of memory that its process had."""
    process = start(program, library, work, folder, SimpleNamespace(options=f"check={check}", rounds=1), [cpu])
    _, *rounds = process.stdout.read().splitlines()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    return min(float(line.split()[0]) for line in rounds), usage.ru_maxrss * 1024


def measure(options, program, folder):
    """Return {work: {check: (seconds, bytes)}}."""
    library = Path(options.build).resolve() / "python" / "cubind" / "simulator" / "libcuda.so.1"
    names = [name for name in KERNELS if options.only in name]
    cpu = spread_cpus()[0]
    best = {name: {} for name in names}
    steps = [(name, check) for _ in range(options.rounds) for name in names for check in ("none", *CHECKS)]
    for i, (name, check) in enumerate(steps):
        progress(i, len(steps), f"{name} {check}")
        seconds, size = run(program, library, name, folder, check, cpu)
        before = best[name].get(check, (seconds, size))
        best[name][check] = min(before[0], seconds), min(before[1], size)
    progress(1, 1, "")
    return best


def numbers_of(best):
    """Return the numbers for `--json`: times for each workload, their median and maximum, bytes."""
    times = {name: {check: of[check][0] / of["none"][0] for check in CHECKS} for name, of in best.items()}
    numbers = {"times": {name: {check: round(value, 2) for check, value in row.items()} for name, row in times.items()}}
    for word, function in (("median", median), ("maximum", max)):
        numbers[word] = {check: round(function(row[check] for row in times.values()), 2) for check in CHECKS}
    if MEMORY in best and "empty" in best:
        touched = best[MEMORY]["none"][1] - best["empty"]["none"][1]
        own = {check: best[MEMORY][check][1] - best[MEMORY]["none"][1] for check in CHECKS}
        numbers["bytes"] = {check: round(max(0, size) / touched, 2) for check, size in own.items()}
    return numbers


def report(numbers):
    """Print the table, and return the missed goals."""
    print(f"{'work':28}" + "".join(f"{check:>14}" for check in CHECKS))
    rows = {WORK[name][0]: row for name, row in numbers["times"].items()}
    rows |= {word: numbers[word] for word in ("median", "maximum", "bytes") if word in numbers}
    for words, row in rows.items():
        print(f"{words:28}" + "".join(f"{row[check]:14.2f}" for check in CHECKS))
    missed = [f"{check}: median" for check, most in CHECKS.items() if most is not None and numbers["median"][check] > most]
    missed += [f"{check}: maximum" for check, most in CHECKS.items() if most is not None and numbers["maximum"][check] > MOST]
    missed += [f"{check}: bytes" for check in ("race", "init") if numbers.get("bytes", {}).get(check, 0) > BYTES]
    return missed


def draw(numbers, path):
    """Draw the times: a group of bars for each workload."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams |= {"svg.hashsalt": "cubind", "svg.fonttype": "none", "font.size": 10}
    from matplotlib import pyplot

    colours = dict(zip(CHECKS, ("#9a9a9a", "#5a8f00", "#1f6fb4", "#c05a00"), strict=True))
    figure, axes = pyplot.subplots(figsize=(8, 4))
    for i, check in enumerate(CHECKS):
        places = [place + 0.2 * (1.5 - i) for place in range(len(numbers["times"]))]
        axes.barh(places, [row[check] for row in numbers["times"].values()], 0.19, color=colours[check], label=f"check={check}")
    axes.set_yticks(range(len(numbers["times"])), [WORK[name][0].replace(" x ", " × ") for name in numbers["times"]])
    axes.axvline(1, color="#222222", linewidth=1)
    axes.set_xlabel("times the CPU time without checks")
    axes.legend(frameon=False)
    axes.invert_yaxis()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build/release", help="build folder with python/")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="work whose name contains this text")
    parser.add_argument("--json", type=Path, help="a file to write the numbers into")
    parser.add_argument("--plot", help="a file to draw the numbers into: .svg")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a goal is missed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "run"
        subprocess.run(["cc", "-O2", "-o", program, FOLDER / "run.c", "-ldl", "-lm"], check=True)
        numbers = numbers_of(measure(options, program, folder))
    missed = report(numbers)
    if options.json:
        options.json.write_text(json.dumps(numbers, indent=2) + "\n")
    if options.plot:
        draw(numbers, options.plot)
    print(f"goals missed: {', '.join(missed) if missed else 'none'}")
    return 1 if missed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
