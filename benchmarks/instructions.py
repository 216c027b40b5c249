#!/usr/bin/env python3
"""Count the instructions of calls with callgrind, and compare them with instructions.txt.

    ci/instructions [--build build/dev] [--only TEXT] [--update] [--profile] [--forms]
        [--against BUILD]

A count is the instructions of a hundred calls minus those of fifty, divided by fifty, so that
start-up and loops drop out. Some costs depend on the addresses of objects, because addresses are
hashed, and a few on when threads run. So each call is counted in several runs with different
addresses, and the median is used: of four runs or, if a call then seems to fail, of eight. There
are two counts: the instructions in cubind's shared objects alone, and together with the
interpreter's. Instructions of libc are left out, because libc selects its code by the processor.
Those of the stub libraries are left out, too. Hash seed, environment and compiler options are
fixed, so the numbers are the same on all machines with the same Python and gcc of the Linux
distribution.

A call fails if its total count is over 5 % above the baseline (instructions.txt). It also fails if
its count in cubind alone is, unless its total count is below the baseline. A call in
the checked form fails if it takes over 40 instructions more than the same call in the tuple form.
`--update` rewrites the baseline. `--profile` shows which code executes the instructions of each
call. `--forms` compares the two forms of every function, both with all arguments, and lists
functions whose checked form takes more instructions, with the reason. `--against` compares with
another build instead of the baseline, and permits 2 %.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
BASELINE = FOLDER / "instructions.txt"
TOLERANCE = 0.05
OF_BUILD = 0.02     # the tolerance against another build on the same machine
PLACES = range(8)   # one run for each, with its objects at other addresses
FEW_PLACES = range(4)
LEAST = 2           # instructions; a smaller or equal difference never fails a call
CHECKED_MORE = 40   # instructions that a checked call may take over a tuple call of the same work

MARKERS = """
#include <valgrind/callgrind.h>
void count_from_here(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void count_as(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }
"""


def make_markers(folder):
    source, markers = folder / "markers.c", folder / "markers.so"
    source.write_text(MARKERS)
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", markers, source], check=True)
    return markers


def start(folder, script, build, place, only, packages):
    """Start a script under callgrind, which writes its dumps to `folder`; return the process."""
    callgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", "--skip-plt=no", "--compress-pos=no",
                 "--compress-strings=no", f"--callgrind-out-file={folder / 'out'}"]
    python = [os.path.realpath(sys.executable), "-s", "-S", "-B", FOLDER / script]
    environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0", "PYTHONPATH": packages}
    arguments = [build, make_markers(folder), str(place), only]
    return subprocess.Popen([*callgrind, *python, *arguments], env=environment)


def record(script, build, only, places, packages=""):
    """Return {case: {(object, function): instructions per call}} for a run at each of the places.

    `packages` is a further folder with modules.
    """
    with tempfile.TemporaryDirectory() as parent:
        folders = [Path(parent) / str(place) for place in places]
        for folder in folders:
            folder.mkdir()
        runs = [start(folder, script, build, place, only, packages) for place, folder in zip(places, folders, strict=True)]
        if any([run.wait() != 0 for run in runs]):
            sys.exit("ci/instructions: error: the calls to be counted failed; what they printed is above")
        return [by_case(path.read_text() for path in in_order(folder)) for folder in folders]


def in_order(folder):
    return sorted(folder.glob("out.*"), key=lambda path: int(path.suffix[1:]))


def self_costs(dump):
    """Return {(object, function): instructions} of a dump, without those of callees."""
    costs, where, skip = Counter(), [None, None], False
    for line in dump.splitlines():
        key, _, value = line.partition("=")
        if key == "ob":
            where[0] = value
        elif key == "fn":
            where[1] = value
        elif key == "calls":
            skip = True  # the next line has the cost of the callee
        elif line[:1].isdigit():
            if not skip:
                costs[tuple(where)] += int(line.split()[1])
            skip = False
    return costs


def by_case(dumps):
    """Return {case: {(object, function): instructions per call}} of the dumps of a run."""
    runs = {}
    for dump in dumps:
        found = re.search(r"^desc: Trigger: Client Request: (\d+) (.+)$", dump, re.M)
        if found:
            runs.setdefault(found[2], {})[int(found[1])] = self_costs(dump)
    cases = {}
    for name, counts in runs.items():
        (few, some), (many, more) = sorted(counts.items())
        cases[name] = {key: (more[key] - some[key]) / (many - few) for key in more}
    return cases


def is_ours(library):
    return re.search(r"/cubind/(_cuda\d+/)?[^/]+\.so(\.[0-9.]+)?$", library) is not None


def is_interpreter(library):
    return library == os.path.realpath(sys.executable) or "/libpython" in library


def counted(costs):
    """Return (cubind's instructions, cubind's and the interpreter's together)."""
    ours = sum(cost for (library, _), cost in costs.items() if is_ours(library))
    both = ours + sum(cost for (library, _), cost in costs.items() if is_interpreter(library))
    return round(ours), round(both)


def medians(pairs):
    return tuple(statistics.median_low(column) for column in zip(*pairs, strict=True))


def medians_of(runs):
    return {name: medians([counted(run[name]) for run in runs]) for name in runs[0]}


def versions():
    gcc = subprocess.run(["gcc", "-dumpfullversion"], check=True, capture_output=True, text=True).stdout.strip()
    return f"Python {sys.version.split()[0]}, gcc {gcc}"


def read_baseline():
    """Return (versions, {case: (cubind's instructions, with the interpreter's)})."""
    lines = BASELINE.read_text().splitlines()
    rows = [line.split(None, 2) for line in lines if not line.startswith("#")]
    return lines[1].lstrip("# "), {name: (int(ours), int(both)) for ours, both, name in rows}


def write_baseline(counts):
    head = ["# Instructions per call: ours, with the interpreter's, of which call (ci/instructions --update writes this)",
            f"# {versions()}"]
    rows = [f"{ours:7} {both:7}  {name}" for name, (ours, both) in counts.items()]
    BASELINE.write_text("\n".join(head + rows) + "\n")


def more_than(count, base, tolerance):
    return count > base * (1 + tolerance) and count - base > LEAST


def compare(counts, baseline, tolerance=TOLERANCE):
    """Return a line for each call that fails against the baseline."""
    failed = []
    for name, now in counts.items():
        base = baseline.get(name)
        if base is None:
            failed.append(f"{name}: not in the baseline")
        elif more_than(now[1], base[1], tolerance) or (more_than(now[0], base[0], tolerance) and now[1] >= base[1]):
            failed.append(f"{name}: {base[0]} -> {now[0]} instructions, {base[1]} -> {now[1]} with the interpreter's")
    return failed


def compare_forms(counts):
    failed = []
    for name, (ours, _) in counts.items():
        other = counts.get(name.removesuffix(", tuple") + ", checked") if name.endswith(", tuple") else None
        if other is not None and name not in UNLIKE and other[0] > ours + CHECKED_MORE:
            failed.append(f"{name}: {ours}, checked {other[0]}")
    return failed


# The checked form does more here: it makes a buffer, and a text from the bytes.
UNLIKE = {"cuDeviceGetName, tuple"}


def report_forms(counts):
    """Print functions whose checked form takes more than the tuple form; return those that fail.

    A function fails if it has no reason to take more.
    """
    pairs = {name.removesuffix(", tuple"): (counts[name], counts[name.removesuffix(", tuple") + ", checked"])
             for name in counts if name.endswith(", tuple")}
    more = {name: pair for name, pair in pairs.items() if pair[1][0] > pair[0][0] + CHECKED_MORE}
    print(f"{len(pairs)} functions given all arguments; more than {CHECKED_MORE} instructions over the tuple form:")
    for name, pair in sorted(more.items(), key=lambda item: item[1][0][0] - item[1][1][0]):
        function, _, why = name.partition("|")
        print(f"  {function:44} {pair[0][0]:6} {pair[1][0]:6}  {why or 'NO REASON'}")
    failed = [name for name in more if name.endswith("|")]
    print(f"{len(more)} of them, {len(failed)} without a reason")
    return failed


def compare_builds(script, build, other, only):
    """Compare a build with another, print the worst call, and return a line for each that fails."""
    runs, base = record(script, build, only, FEW_PLACES), record(script, other, only, FEW_PLACES)
    failed = compare(medians_of(runs), medians_of(base), OF_BUILD)
    if failed:
        runs += record(script, build, only, PLACES[len(FEW_PLACES):])
        base += record(script, other, only, PLACES[len(FEW_PLACES):])
        failed = compare(medians_of(runs), medians_of(base), OF_BUILD)
    counts, base = medians_of(runs), medians_of(base)
    ratio, name = max((counts[name][1] / base[name][1], name) for name in counts)
    print(f"the worst call: {ratio:.3f} of {other.name}'s instructions: {name} ({base[name]} -> {counts[name]})")
    print(*(f"FAILED {line}" for line in failed), sep="\n", end="\n" if failed else "")
    print(f"instructions: {len(counts)} calls, {len(failed)} failed")
    return failed


def print_profile(name, costs):
    print(f"\n{name}")
    for (library, function), cost in sorted(costs.items(), key=lambda item: -item[1])[:30]:
        if cost >= 1:
            print(f"  {cost:9.1f}  {Path(library).name.split('.')[0]:12} {function}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/dev", help="build folder with python/ and stubs/")
    parser.add_argument("--only", default="", help="calls whose name contains this text")
    parser.add_argument("--update", action="store_true", help="write the baseline anew")
    parser.add_argument("--profile", action="store_true", help="show where the instructions are")
    parser.add_argument("--forms", action="store_true", help="compare the forms of every function instead")
    parser.add_argument("--against", help="another build folder to compare with, instead of the baseline")
    options = parser.parse_args()
    if options.update and (options.only or options.forms):
        parser.error("--update writes all of the baseline: no --only, no --forms")
    script = "form_calls.py" if options.forms else "instruction_calls.py"
    build = Path(options.build).resolve()
    if options.against:
        return 1 if compare_builds(script, build, Path(options.against).resolve(), options.only) else 0
    first = PLACES[:1] if options.forms else PLACES if options.update else FEW_PLACES
    runs = record(script, build, options.only, first)
    counts, failed = medians_of(runs), []
    made_by, baseline = read_baseline()
    if first == FEW_PLACES:
        failed = compare(counts, baseline) + compare_forms(counts)
    if failed:
        runs += record(script, build, options.only, PLACES[len(FEW_PLACES):])
        counts = medians_of(runs)
        failed = compare(counts, baseline) + compare_forms(counts)
    if options.profile:
        for name, costs in runs[0].items():
            print_profile(f"{name}: {counts[name][0]}, with the interpreter's {counts[name][1]}", costs)
    if options.forms:
        return 1 if report_forms(counts) else 0
    if options.update:
        write_baseline(counts)
        print(f"{len(counts)} calls written to {BASELINE.name}")
        return 0
    if not options.only:
        failed += [f"{name}: in the baseline alone" for name in baseline.keys() - counts.keys()]
    for line in failed:
        print(f"FAILED {line}")
    if failed and made_by != versions():
        print(f"The baseline was made with {made_by}; here are {versions()}.")
    print(f"instructions: {len(counts)} calls, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
