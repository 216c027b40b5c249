"""Time calls for the scripts in this folder. For each package, a loop repeats one call.

The loops take turns in one process, and the minimum of each loop counts. A sweep
(function_sweep.py, class_sweep.py, core_sweep.py) consists of many pairs of loops: it calls
`Sweep.add` for each pair, then `measure` and `report`. The nanoseconds depend on the machine at
hand; goals are set for the ratios.
"""

import ctypes
import importlib.util
import itertools
import json
import os
import subprocess
import sys
import sysconfig
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STUB_FREE = 2  # STUB_FREE of tests/stubs/stub.h: the function returns success at once


def compile_loop(statement, names):
    """Return loop(n, clock), which runs the statement n times and returns the seconds by `clock`.

    The names are bound as locals. As in timeit, the loop itself makes no objects.
    """
    parameters = ", ".join(f"{name}={name}" for name in names)
    source = f"def loop(n, clock, {parameters}):\n    steps = repeat(None, n)\n    start = clock()\n" \
             f"    for _ in steps:\n        {statement}\n    return clock() - start\n"
    space = dict(names) | {"repeat": itertools.repeat}
    exec(source, space)
    return space["loop"]


def call_loop(function, arguments):
    """Return a loop over function(*arguments), as compile_loop() does.

    The arguments are written out, because unpacking a tuple is not part of the function's cost.
    """
    names = {f"a{i}": value for i, value in enumerate(arguments)}
    return compile_loop(f"function({', '.join(names)})", {"function": function} | names)


def measure(loops, rounds, budget=0.012):
    """Return the minimum nanoseconds per call of each loop; the loops take turns.

    `budget` is the length of one loop's turn in seconds.
    """
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
    """Return the import time in milliseconds in a fresh interpreter, the minimum of nine runs.

    The start-up of the interpreter is not included.
    """
    code = f"import sys, time; sys.path[:0] = {paths!r}; t = time.perf_counter(); {statement}; " \
           "print((time.perf_counter() - t) * 1e3)"
    runs = [subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
            for _ in range(9)]
    return min(float(run.stdout) for run in runs)


def build_module(folder, name, source):
    """Compile C source to an extension module and import it."""
    code, library = Path(folder) / f"{name}.c", Path(folder) / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}"
    code.write_text(source)
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", f"-I{sysconfig.get_path('include')}", "-o", library, code], check=True)
    spec = importlib.util.spec_from_file_location(name, library)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load_stubs(build, modules=None):
    """Load the stub libraries of the build, or only those of `modules`; return them by module.

    They are loaded globally, so that everyone who opens their soname gets them. All of their
    functions return at once.
    """
    stubs = {}
    for path in sorted((build / "stubs").glob("*/lib*.so.*")):  # older majors are deeper
        module = path.parent.name
        if modules is not None and module not in modules:
            continue
        stubs[module] = ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)
        stubs[module].stub_set_mode(-1, STUB_FREE)
    return stubs


def load_driver(build):
    """Load the stub driver of the build globally. Its functions do real work on host memory."""
    return ctypes.CDLL(str(build / "stubs" / "driver" / "libcuda.so.1"), mode=ctypes.RTLD_GLOBAL)


def locking_functions():
    """Return the names of the functions that may wait for a lock (`locking` in the model).

    They keep the GIL, unless a host function, or one of another package, could hold that lock.
    """
    functions = itertools.chain.from_iterable(
        json.loads(path.read_text())["functions"] for path in sorted(ROOT.glob("generated/model/*.json"))
    )
    return {function["name"] for function in functions if function.get("locking") and not function.get("launches")}


def have_threads():
    """Start a thread, as CUDA's driver does in every process that uses it.

    Once a process has threads, libc's locks, and therefore the GIL, cost more.
    """
    threading.Thread(target=threading.Event().wait, daemon=True).start()


def use_tests(build):
    """Make the helpers of tests (support.calls, support.peer, …) importable.

    They use the libraries and modules of `build`.
    """
    os.environ["CUBIND_BUILD"] = str(build)
    sys.path.insert(0, str(ROOT / "tests"))
    from support import libraries

    libraries.use_build()


# --- sweeps ---------------------------------------------------------------------------------------

# A pair over its limit is measured so many times again, and longer: the host may have been busy.
AGAIN = 4
BUDGET = 0.0004   # seconds of a loop's turn; short, because there are thousands of loops


def add_options(parser, rounds=25):
    """Add the options that all sweeps have."""
    parser.add_argument("--build", default="build/release", help="build folder with python/ and stubs/")
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--worst", type=int, default=30, help="how many of the worst are printed")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a goal is missed")


PLACES = {"median": 0.5, "p90": 0.9}


def at_place(ratios, place):
    ratios = sorted(ratios)
    return ratios[int(place * (len(ratios) - 1))]


@dataclass
class Pair:
    """The loops of one call for both sides and, once measured, their minima in nanoseconds."""

    name: str
    ours: object
    theirs: object
    group: str = ""
    best: list = field(default_factory=lambda: [float("inf")] * 2)

    @property
    def ratio(self):
        return self.best[0] / self.best[1]

    def measure(self, rounds, budget=BUDGET):
        for i, spent in enumerate(measure([self.ours, self.theirs], rounds, budget)):
            self.best[i] = min(self.best[i], spent)


class Sweep:
    """Many pairs, with goals for the ratios of all (`median`, `p90`) and of each (`worst`).

    `exceptions` maps a name to the reason why it may exceed `worst`. A pair exceeds `worst` only if
    it is also more than `least` nanoseconds over the limit. Pairs may have a group; the report also
    has a line for each group.
    """

    def __init__(self, title, median=None, p90=None, worst=None, exceptions=None, least=0):
        self.title = title
        self.goals = {"median": median, "p90": p90, "worst": worst}
        self.exceptions = exceptions or {}
        self.least = least
        self.pairs = []
        self.left_out = {}  # {reason: names}

    def add(self, name, ours, theirs, group=""):
        """Add a pair of loops from compile_loop() or call_loop() and return it.

        measure() or settle() measures it.
        """
        self.pairs.append(Pair(name, ours, theirs, group))
        return self.pairs[-1]

    def leave_out(self, name, reason):
        self.left_out.setdefault(reason, []).append(name)

    def over(self, pair):
        """Return whether the pair misses the goal for each pair, `worst`."""
        worst = self.goals["worst"]
        return worst is not None and pair.ratio > worst and pair.best[0] - pair.best[1] * worst > self.least

    def measure(self, rounds):
        for pair in self.pairs:
            self.settle(pair, rounds)

    def settle(self, pair, rounds):
        """Measure one pair; while it is over its limit, measure it again and longer."""
        pair.measure(rounds)
        for _ in range(AGAIN):
            if self.over(pair):
                pair.measure(rounds, 4 * BUDGET)

    def report(self, worst=30):
        """Print the table and return the missed goals as texts."""
        ranked = sorted(self.pairs, key=lambda pair: pair.ratio, reverse=True)
        print(f"\n{self.title}: {len(ranked)} measured, {sum(map(len, self.left_out.values()))} left out")
        missed = self.report_shape(ranked)
        self.report_groups(ranked)
        missed += self.report_each(ranked, worst)
        for reason, names in sorted(self.left_out.items()):
            print(f"left out, {reason}: {', '.join(sorted(names))}")
        return missed

    def report_shape(self, ranked):
        missed = []
        # The distribution leaves out the exceptions.
        ratios = [pair.ratio for pair in ranked if pair.name not in self.exceptions]
        for what, place in PLACES.items():
            if ratios:
                value, goal = at_place(ratios, place), self.goals[what]
                print(f"  {what:8} {value:6.3f}" + (f"  goal {goal}" if goal else ""))
                if goal and value > goal:
                    missed.append(f"{self.title}: {what} {value:.3f} > {goal}")
        return missed

    def report_groups(self, ranked):
        """Print a line for each group, without the exceptions.

        The least times of the other side and of cubind are a base cost that all calls of the group
        pay. If both sides release the GIL, that release is most of it.
        """
        for name in sorted({pair.group for pair in ranked} - {""}):
            those = [pair for pair in ranked if pair.group == name and pair.name not in self.exceptions]
            if those:
                shape = "  ".join(f"{what} {at_place([p.ratio for p in those], place):.3f}"
                                  for what, place in PLACES.items())
                least = " and ".join(f"{min(pair.best[i] for pair in those):.0f}" for i in (1, 0))
                print(f"  {name:20} {len(those):4}  {shape}  worst {those[0].ratio:.3f} {those[0].name}; "
                      f"least {least} ns")

    def report_each(self, ranked, worst):
        missed = []
        if ranked:
            goal = self.goals["worst"]
            print(f"  worst    {ranked[0].ratio:6.3f}" + (f"  goal {goal}" if goal else ""))
            print(f"  {'':46} {'other':>9} {'cubind':>9} {'ratio':>6}")
        for pair in ranked[:worst]:
            why = self.exceptions.get(pair.name, "OVER") if self.over(pair) else ""
            print(f"  {pair.name:46} {pair.best[1]:9.1f} {pair.best[0]:9.1f} {pair.ratio:6.2f}  {why}".rstrip())
        for pair in ranked:
            if self.over(pair) and pair.name not in self.exceptions:
                missed.append(f"{self.title}: {pair.name} {pair.ratio:.2f}")
        return missed


def finish(missed, check):
    """Print the missed goals and return the exit status of a sweep."""
    print("\ngoals missed: " + ("; ".join(missed) if missed else "none"))
    return 1 if missed and check else 0
