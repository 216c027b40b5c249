#!/usr/bin/env python3
"""Compare the workloads of examples/workloads with C, torch, CuPy and numba on one GPU.

    python3 benchmarks/workloads.py [--build build/release] [--only TEXT,…] [--rounds 10]
                                    [--json numbers.json] [--plot speed.svg] [--seconds 240]
                                    [--check]

A row is a workload, and its sides are implementations: cubind, C, torch, CuPy and numba. All sides
run in one process, on the same data and the same stream, and take turns. Events before and after
each turn measure the device time. The median of ten turns counts (of thirty for cuBLAS products as
single calls). Before each vector addition there is a run that does not count, because an idle GPU
is slower at first. Rows that a goal compares with each other have this extra run, too, and their
sides take turns together, sixty times. Goals use the ratio within a round, and the median of all
rounds. The C side (workloads/run.c, compiled here with `cc`) makes the same calls as cubind, with
the same libraries, kernels and algorithms. If users of a package write a row in several ways, all
of them are tried and the fastest takes part; they are listed under the table. Each side's result is
checked first. Packages that are
not installed, and sides that cannot run a row, are left out and listed under the table. The table
marks missed goals, and rows in which cubind is behind the fastest of the other sides.

Rows are measured in a separate process. If a row crashes the process, it is restarted, so a failing
row affects no other. No row starts after `--seconds`. `--small --stub build/dev` runs everything on
the stub libraries and the simulated device, where the numbers mean nothing. `--check` exits with
status 1 if a goal is missed or a row failed.
"""

import argparse
import json
import os
import platform
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

SIDES = ("cubind", "C", "torch", "CuPy", "numba")
# In seconds: a row without output for PATIENCE hangs; the last row gets LAST after --seconds.
PATIENCE, LAST = 90, 10


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build/release", type=Path,
                        help="build folder with python/; what is installed where it has none")
    parser.add_argument("--only", default="", help="workloads whose name contains one of these texts, with commas between")
    parser.add_argument("--without", default="", help="packages that are not to take part: torch,cupy,numba")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=240, help="when no more rows are begun")
    parser.add_argument("--small", action="store_true", help="small sizes")
    parser.add_argument("--stub", type=Path, help="build folder whose stub libraries take the place of a GPU's")
    parser.add_argument("--json", type=Path, help="a file to write the numbers into")
    parser.add_argument("--plot", type=Path, help="a file to draw the numbers into: .png or .svg")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a goal is missed or a row failed")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--folder", help=argparse.SUPPRESS)
    return parser.parse_args()


# --- the process that measures --------------------------------------------------------------------


def load_stubs(build):
    """Load stub libraries that return at once, and select the simulated device for kernels.

    Everyone who opens the libraries by their names gets the stubs.
    """
    import timing

    os.environ["CUBIND_DEVICE"] = "simulated"
    timing.load_stubs(build.resolve(), ("cublas", "cublaslt", "cufft"))


def tell(kind, *what):
    print(json.dumps([kind, *what]), flush=True)


def machine_of(bench):
    """Return the device, driver and versions that the numbers depend on."""
    from cubind.checked import driver

    versions = {"python": platform.python_version()}
    for name in ("torch", "cupy", "numba"):
        try:
            versions[name] = bench.module(name).__version__
        except Exception:
            continue
    return {"device": bench.device.name, "driver": driver.cuDriverGetVersion(), "versions": versions}


def measured(bench, group):
    """Measure a group and yield the report of each row."""
    for row, turns in zip(group.rows, bench.measure(group), strict=True):
        times = {side: {"median": median(those), "least": min(those), "most": max(those)} for side, those in turns.items()}
        goals = [vars(goal) | {"text": goal.text()} for goal in row.goals]
        yield {"key": row.key, "title": row.title, "times": times, "missing": row.missing, "goals": goals, "turns": turns,
               "forms": row.forms, "group": group.rows[0].key}


def work(options):
    """Measure the workloads of --worker, and print each row as a line of JSON."""
    if (options.build / "python").is_dir():
        sys.path.insert(0, str((options.build / "python").resolve()))
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")
    if options.stub:
        load_stubs(options.stub)
    import workloads_rows
    from workloads_sides import Bench, Group, reason

    os.environ["XDG_CACHE_HOME"] = options.folder  # cubind.tune must find no results of other runs
    bench = Bench(options.folder, options)
    tell("machine", machine_of(bench))
    for name in options.worker.split(","):
        tell("begin", name)
        try:
            for made in workloads_rows.WORKLOADS[name](bench):
                for row in measured(bench, made if isinstance(made, Group) else Group([made])):
                    tell("row", row)
        except Exception as error:
            tell("failed", name, reason(error))
            try:
                bench.device.sync()
            except Exception:
                os._exit(1)  # the context is lost; a new process runs the rest
        tell("end", name)
    os._exit(0)  # without waiting for the exit handlers of any library


# --- the process that waits -----------------------------------------------------------------------


class Run:
    """Collects the numbers from as many processes as it takes."""

    def __init__(self, options, names):
        self.options, self.open = options, list(names)
        self.rows, self.failed, self.machine = {}, {}, {}
        self.begun = time.monotonic()

    def all(self):
        while self.open:
            if time.monotonic() - self.begun > self.options.seconds:
                self.failed |= dict.fromkeys(self.open, "not begun: no time left (--seconds)")
                return
            self._process()

    def _process(self):
        """Run one process until it ends or is killed.

        Afterwards, at least one name is no longer open.
        """
        first = self.open[0]
        with tempfile.TemporaryDirectory() as folder:
            why = self._until_its_end([*self._switches(), "--folder", folder, "--worker", ",".join(self.open)])
        if self.open and self.open[0] == first:
            self.failed.setdefault(first, why)
            self.open.pop(0)

    def _until_its_end(self, switches):
        """Run a process with these switches and return why it ended."""
        command = [sys.executable, os.path.abspath(__file__), *switches]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
            why = self._listen(process)
            if process.poll() is None:
                try:
                    os.killpg(process.pid, signal.SIGKILL)  # including its compilers
                except ProcessLookupError:
                    pass
        return why

    def _switches(self):
        o = self.options
        switches = ["--build", str(o.build), "--rounds", str(o.rounds), "--without", o.without]
        return switches + (["--small"] if o.small else []) + (["--stub", str(o.stub)] if o.stub else [])

    def _listen(self, process):
        """Process the output of a process and return why there is no more."""
        lines = queue.Queue()

        def read():
            for line in process.stdout:
                lines.put(line)
            lines.put(None)

        threading.Thread(target=read, daemon=True).start()
        end = self.begun + self.options.seconds + LAST
        while True:
            patience = min(PATIENCE, end - time.monotonic())
            try:
                line = lines.get(timeout=max(patience, 0.01))
            except queue.Empty:
                return f"ended: no word for {patience:.3g} s" if patience == PATIENCE else "ended: no time left (--seconds)"
            if line is None:
                return f"the process ended with status {process.wait()}"
            self._take(line)
            if line.startswith('["end"') and time.monotonic() - self.begun > self.options.seconds:
                return "ended: no time left (--seconds)"

    def _take(self, line):
        try:
            kind, *what = json.loads(line)
        except (TypeError, ValueError):
            sys.stderr.write(line)  # printed by a library
            return
        if kind == "machine":
            self.machine = what[0]
        elif kind == "row":
            self.rows[what[0]["key"]] = what[0]
        elif kind == "failed":
            self.failed[what[0]] = what[1]
        elif kind == "end":
            self.open.remove(what[0])
        if kind in ("row", "failed"):
            self.keep()
        progress(kind, what)

    def keep(self):
        """Judge the rows so far and write them to the file of --json."""
        judge(self.rows)
        if self.options.json:
            self.options.json.write_text(json.dumps(self.numbers(), indent=1, ensure_ascii=False) + "\n")

    def numbers(self):
        rows = []
        for row in self.rows.values():
            times = {side: {k: significant(v) for k, v in times.items()} for side, times in row["times"].items()}
            forms = {side: {form: significant(v) for form, v in of.items()} for side, of in row.get("forms", {}).items()}
            kept = {key: value for key, value in row.items() if key not in ("turns", "group")}
            rows.append(kept | {"times": times, "forms": forms})
        return {
            "machine": self.machine, "date": time.strftime("%Y-%m"), "rounds": self.options.rounds, "unit": "us",
            "rows": rows, "failed": self.failed,
        }


def progress(kind, what):
    if sys.stderr.isatty() and kind in ("begin", "row"):
        print(f"\r\033[K{what[0] if kind == 'begin' else what[0]['title']}", end="", file=sys.stderr, flush=True)


def judge(rows):
    """Fill in the value of each goal and whether it is met."""
    from workloads_sides import Goal

    for row in rows.values():
        for told in row["goals"]:
            goal = Goal(told["kind"], told["limit"], told["side"], told["row"])
            told["value"], told["met"] = goal.judge(row, rows)
            told["side"] = goal.side  # the fastest, for "best"


def significant(value):
    return float(f"{value:.4g}")


# --- the table ------------------------------------------------------------------------------------


def shown(row, side):
    time_of = row["times"].get(side)
    return "–" if time_of is None else f"{time_of['median']:.{2 if time_of['median'] < 1000 else 0}f}"


def shown_goal(goal):
    if goal["met"] is None:
        return f"{goal['text']}: not measured"
    text = f"{goal['text']}: {goal['value']:.2f}"
    if goal["kind"] == "best":
        return f"{text} × {goal['side']}" if goal["met"] else f"BEHIND {goal['side']}: {goal['value']:.2f}"
    return text if goal["met"] else f"{text} MISSED"


def report(numbers):
    """Print the table.

    Return how many goals were missed or not measured, plus how many workloads failed.
    """
    print(f"microseconds of {numbers['machine'].get('device', 'nothing')}, medians of {numbers['rounds']}")
    print(f"{'':52}" + "".join(f"{side:>10}" for side in SIDES) + "  goals")
    for row in numbers["rows"]:
        goals = "; ".join(map(shown_goal, row["goals"]))
        print(f"{row['title'][:52]:52}" + "".join(f"{shown(row, side):>10}" for side in SIDES) + f"  {goals}".rstrip())
    report_forms(numbers)
    report_missing(numbers)
    goals = [goal for row in numbers["rows"] for goal in row["goals"]]
    met = sum(goal["met"] is True for goal in goals)
    failed = f"; workloads that failed: {len(numbers['failed'])}" if numbers["failed"] else ""
    print(f"goals: {met} of {len(goals)} met{failed}")
    return len(goals) - met + len(numbers["failed"])


def report_forms(numbers):
    """Print the microseconds of each form of the sides that have several."""
    print("forms:")
    for row in numbers["rows"]:
        for side, of in row.get("forms", {}).items():
            print(f"  {row['key']}, {side}: " + "; ".join(f"{form} {spent:.4g}" for form, spent in of.items()))


def report_missing(numbers):
    """Print why sides are missing, a line for each reason."""
    reasons = {}
    for row in numbers["rows"]:
        for side, why in row["missing"].items():
            reasons.setdefault((side, why), []).append(row["key"])
    for (side, why), keys in reasons.items():
        print(f"no {side}: {why} ({', '.join(keys)})")
    for name, why in numbers["failed"].items():
        print(f"FAILED {name}: {why}")


def main():
    options = parse_options()
    if options.worker:
        return work(options)
    from workloads_rows import WORKLOADS

    texts = options.only.split(",")
    run = Run(options, [name for name in WORKLOADS if any(text in name for text in texts)])
    run.all()
    run.keep()
    numbers = run.numbers()
    missed = report(numbers)
    print(f"{time.monotonic() - run.begun:.0f} s")
    if options.plot:
        import workloads_plot

        try:
            workloads_plot.draw(numbers, options.plot)
        except ImportError as error:
            print(f"no picture: {error}")
    return 1 if missed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
