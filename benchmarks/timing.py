"""How the scripts of this folder measure: loops over one call for each side, which take turns in one process, and of
each loop the minimum.

A sweep (function_sweep.py, class_sweep.py, core_sweep.py) is many such pairs: `Sweep.add` each call for both sides,
`measure`, `report`. The nanoseconds are of the machine at hand; the ratios are what goals are set for.
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
STUB_FREE = 2  # of tests/stubs/stub.h: every function returns success at once


def compile_loop(statement, names):
    """A function of n that runs the statement n times and returns the seconds; names are bound as locals. The loop makes no
    objects of its own, as in timeit."""
    parameters = ", ".join(f"{name}={name}" for name in names)
    source = f"def loop(n, clock, {parameters}):\n    steps = repeat(None, n)\n    start = clock()\n" \
             f"    for _ in steps:\n        {statement}\n    return clock() - start\n"
    space = dict(names) | {"repeat": itertools.repeat}
    exec(source, space)
    return space["loop"]


def call_loop(function, arguments):
    """A loop over function(*arguments), the arguments written out: to take a tuple apart is not the function's cost."""
    names = {f"a{i}": value for i, value in enumerate(arguments)}
    return compile_loop(f"function({', '.join(names)})", {"function": function} | names)


def measure(loops, rounds, budget=0.012):
    """Minimum nanoseconds per call of each loop; the loops take turns. `budget`: seconds of one loop's turn."""
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


def build_module(folder, name, source):
    """An extension module made of this C source."""
    code, library = Path(folder) / f"{name}.c", Path(folder) / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}"
    code.write_text(source)
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", f"-I{sysconfig.get_path('include')}", "-o", library, code], check=True)
    spec = importlib.util.spec_from_file_location(name, library)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load_stubs(build, modules=None):
    """Every stub library of the build, or those of some modules, loaded for all who open its soname, returning at once; by
    module."""
    stubs = {}
    for path in sorted((build / "stubs").glob("*/lib*.so.*")):  # those of older majors lie deeper
        module = path.parent.name
        if modules is not None and module not in modules:
            continue
        stubs[module] = ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)
        stubs[module].stub_set_mode(-1, STUB_FREE)
    return stubs


def locking_functions():
    """Names of those that keep the GIL but where a host function or another package's could hold the lock they wait for."""
    functions = itertools.chain.from_iterable(
        json.loads(path.read_text())["functions"] for path in sorted(ROOT.glob("generated/model/*.json"))
    )
    return {function["name"] for function in functions if function.get("locking") and not function.get("launches")}


def have_threads():
    """As in every process that uses CUDA, whose driver makes some: libc's locks, and so the GIL, cost more from then on."""
    threading.Thread(target=threading.Event().wait, daemon=True).start()


def use_tests(build):
    """Makes the helpers of tests/python importable (calls, peer, stub, …), on the libraries and modules of `build`."""
    os.environ["CUBIND_BUILD"] = str(build)
    sys.path.insert(0, str(ROOT / "tests" / "python"))
    import libraries

    libraries.use_build()


# --- sweeps ----------------------------------------------------------------------------------------------------------

AGAIN = 4         # times that a pair over its limit is measured again, longer: a busy host is no verdict
BUDGET = 0.0004   # seconds of a loop's turn: there are thousands of loops


def add_options(parser, rounds=25):
    """The options that every sweep has."""
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
    """One call of both sides, as loops; the minima in nanoseconds once it has been measured."""

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
    """Many pairs, and what is asked of the ratios of all (`median`, `p90`) and of each (`worst`). `exceptions` tells why
    a name may be over the last; `least` nanoseconds over the other side are needed to be over it at all. Pairs may be of
    groups, which are told apart as well."""

    def __init__(self, title, median=None, p90=None, worst=None, exceptions=None, least=0):
        self.title = title
        self.goals = {"median": median, "p90": p90, "worst": worst}
        self.exceptions = exceptions or {}
        self.least = least
        self.pairs = []
        self.left_out = {}  # reason: names

    def add(self, name, ours, theirs, group=""):
        """Loops of compile_loop() or call_loop(); the pair, which measure() or settle() measures."""
        self.pairs.append(Pair(name, ours, theirs, group))
        return self.pairs[-1]

    def leave_out(self, name, reason):
        self.left_out.setdefault(reason, []).append(name)

    def over(self, pair):
        """Whether this one alone misses its goal."""
        worst = self.goals["worst"]
        return worst is not None and pair.ratio > worst and pair.best[0] - pair.best[1] * worst > self.least

    def measure(self, rounds):
        for pair in self.pairs:
            self.settle(pair, rounds)

    def settle(self, pair, rounds):
        """Measures one pair; once more, and longer, while it is over its limit."""
        pair.measure(rounds)
        for _ in range(AGAIN):
            if self.over(pair):
                pair.measure(rounds, 4 * BUDGET)

    def report(self, worst=30):
        """Prints the table; the goals that are missed, as texts."""
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
        # The exceptions are no part of the distribution.
        ratios = [pair.ratio for pair in ranked if pair.name not in self.exceptions]
        for what, place in PLACES.items():
            if ratios:
                value, goal = at_place(ratios, place), self.goals[what]
                print(f"  {what:8} {value:6.3f}" + (f"  goal {goal}" if goal else ""))
                if goal and value > goal:
                    missed.append(f"{self.title}: {what} {value:.3f} > {goal}")
        return missed

    def report_groups(self, ranked):
        """One line for each group, exceptions left out as in the whole. The least times, of the other and of cubind,
        are what all of a group pay: where both release the GIL, little but that."""
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
    """The exit status of a sweep."""
    print("\ngoals missed: " + ("; ".join(missed) if missed else "none"))
    return 1 if missed and check else 0
