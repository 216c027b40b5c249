"""Count the instructions of a sweep's rows, for both packages, with callgrind.

    python3 sweep_calls.py BUILD MARKERS PLACE SWEEP:TEXT

class_sweep.py, core_sweep.py and core_goals.py use this module. The command above runs under
callgrind: it executes the sweep's rows whose name contains TEXT, one after the other in one
process. The cost of the loop itself is subtracted. The count includes the instructions of the
measured package and of the interpreter. It does not include those of the stub libraries, of NumPy,
and of libc, which the stubs call as well.
"""

import ctypes
import gc
import importlib
import sys
import sysconfig
from argparse import Namespace
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import timing
from instruction_calls import count

WARM, REPEAT = 120, 30
# Number of runs. The interpreter's occasional work, such as specialising, hits other rows in each.
PLACES = range(2)
SIDES = "other", "cubind"
LOOP = "pass"


@dataclass
class Row:
    """A statement on both sides: instructions per call, in total and by object and function."""

    totals: list
    profiles: dict

    def print_profiles(self):
        import instructions

        for name, costs in self.profiles.items():
            instructions.print_profile(name, costs)


def is_counted(library, build):
    """Return whether instructions of this library count.

    Not counted are the stub libraries, libc, which does most of their work, NumPy, whose arrays are
    queried, and the jumps between libraries.
    """
    name = Path(library).name
    return not (library.startswith(str(build / "stubs")) or name.startswith(("libc.", "_multiarray_umath.", "???")))


def count_rows(sweep, build, only):
    """Return {statement: Row} of a sweep; each Row has the other side first."""
    import instructions

    packages = sysconfig.get_paths()["purelib"]
    runs = instructions.record("sweep_calls.py", build, f"{sweep}:{only}", PLACES, packages)
    totals = {name: min(sum(count for (library, _), count in run[name].items() if is_counted(library, build))
                        for run in runs) for name in runs[0]}
    loop = totals.pop(LOOP)
    rows = {name.partition(" ")[2]: Row([], {}) for name in totals}
    for name, row in rows.items():
        sides = [f"{side} {name}" for side in SIDES]
        row.totals, row.profiles = [totals[side] - loop for side in sides], {side: runs[0][side] for side in sides}
    return rows


def compare(sweep, build, options):
    """Print the rows above the limit and return their number."""
    rows = count_rows(sweep, build, options.only)
    found = [(name, *row.totals) for name, row in rows.items()]
    found.sort(key=lambda row: (row[1] / row[2], row[0]))
    above = [row for row in found if row[2] > options.limit * row[1]]
    print(f"{'what':76} {'other':>8} {'cubind':>8} {'ratio':>6}")
    for name, theirs, ours in found if options.all else above:
        print(f"{name:76} {theirs:8.1f} {ours:8.1f} {ours / theirs:6.2f}")
        if options.profile:
            rows[name].print_profiles()
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
    # The interpreter enters a Python function differently depending on whether it has met it
    # before. A partial makes it enter all loops in the same way.
    empty = partial(timing.compile_loop(LOOP, {}))
    for _ in range(12 + int(sys.argv[3])):
        # Work that starts with the counting falls on the first cases, so these are dummies.
        count(markers, LOOP, empty, WARM, REPEAT)
    for name, loops in rows:
        for side, loop in zip(SIDES, loops, strict=True):
            count(markers, f"{side} {name}", partial(loop), WARM, REPEAT)


if __name__ == "__main__":
    main()
