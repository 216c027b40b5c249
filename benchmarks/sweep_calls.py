"""Instructions of a sweep's rows, both sides, by callgrind: what class_sweep.py and core_sweep.py do with --instructions.

    python3 sweep_calls.py BUILD MARKERS PLACE SWEEP:TEXT

is what runs under callgrind: the sweep's rows whose name contains TEXT, one after the other in one process. What the loop
itself takes is subtracted. libc's instructions count as well, since both sides run on the same machine; the stub
libraries' do not.
"""

import ctypes
import gc
import importlib
import sys
import sysconfig
from argparse import Namespace
from functools import partial
from pathlib import Path

import timing
from instruction_calls import count

WARM, REPEAT = 120, 30
PLACES = 2  # runs: what the interpreter does now and then, such as trying to specialise, falls on other rows
SIDES = "other", "cubind"
LOOP = "pass"


def compare(sweep, build, options):
    """Prints the rows above the limit; how many they are."""
    import instructions

    packages = sysconfig.get_paths()["purelib"]
    runs = instructions.record("sweep_calls.py", build, f"{sweep}:{options.only}", PLACES, packages)
    stubs, costs = str(build / "stubs"), runs[0]
    totals = {name: min(sum(count for (library, _), count in run[name].items() if not library.startswith(stubs))
                        for run in runs) for name in costs}
    loop = totals.pop(LOOP)
    rows = {name.partition(" ")[2] for name in totals}
    found = [(name, *(totals[f"{side} {name}"] - loop for side in SIDES)) for name in rows]
    found.sort(key=lambda row: (row[1] / row[2], row[0]))
    above = [row for row in found if row[2] > options.limit * row[1]]
    print(f"{'what':76} {'other':>8} {'cubind':>8} {'ratio':>6}")
    for name, theirs, ours in found if options.all else above:
        print(f"{name:76} {theirs:8.1f} {ours:8.1f} {ours / theirs:6.2f}")
        if options.profile:
            for side in SIDES:
                instructions.print_profile(f"{side} {name}", costs[f"{side} {name}"])
    ratios = sorted(ours / theirs for _, theirs, ours in found)
    if ratios:
        print(f"{len(found)} rows: median {timing.at_place(ratios, 0.5):.2f}, p90 {timing.at_place(ratios, 0.9):.2f}, "
              f"worst {ratios[-1]:.2f}; above {options.limit}: {len(above)}")
    return len(above)


def main():
    build, markers, (sweep, _, only) = Path(sys.argv[1]), ctypes.CDLL(sys.argv[2]), sys.argv[4].partition(":")
    sys.path.insert(0, str(build / "python"))
    rows = importlib.import_module(sweep).prepare(Namespace(only=only), build)[0]
    gc.disable()
    markers.count_from_here()
    # partial: the interpreter would enter some loops as functions of Python, and some, which it has not met, otherwise.
    empty = partial(timing.compile_loop(LOOP, {}))
    for _ in range(12 + int(sys.argv[3])):
        count(markers, LOOP, empty, WARM, REPEAT)  # what begins with the counting falls on the first
    for name, loops in rows:
        for side, loop in zip(SIDES, loops, strict=True):
            count(markers, f"{side} {name}", partial(loop), WARM, REPEAT)


if __name__ == "__main__":
    main()
