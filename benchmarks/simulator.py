#!/usr/bin/env python3
"""Measure the speed of the simulated device, and compare it with single-threaded C.

    python3 benchmarks/simulator.py [--build build/release] [--rounds 7] [--only TEXT]
                                    [--options "check=none"] [--threads 1,2,4,8,16]
                                    [--json numbers.json] [--plot speed.svg] [--check]

Each workload runs in its own process (simulator/run.c, compiled here with `cc`), which makes driver
calls to the build's libcuda.so.1, the simulated device. Each round runs the workload, does the same
computation in C, and compares the results. The least CPU time of the rounds counts, so other work
on the machine has little influence. Thread instructions are the instructions of all warps times 32,
as the simulated device's clocks count them.

Processes use one CPU unless `--threads` gives numbers of CPUs. Then the work is also done on each
of these numbers of CPUs, and the table shows the speedup over the smallest number. The increase in
CPU time follows in parentheses, because the speedup says little on a busy machine. The line below
shows the speedup of the same number of separate processes at once, each on its own CPU. That is the
most that the CPUs of this machine can reach.

`--options` sets CUBIND_SIMULATOR. `--json` writes the numbers; benchmarks/simulator.json has the
numbers of docs/simulator.md, which simulator_plot.py draws. `--plot` draws the numbers of this run
and needs matplotlib. `--check` exits with status 1 if a goal is missed.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import astuple, dataclass
from pathlib import Path

import simulator_plot

FOLDER = Path(__file__).resolve().parent / "simulator"
WORK = {  # {name in run.c: (title, unit, goal)}
    "arithmetic": ("fp32 arithmetic in a loop", "G/s", 1.5),
    "matmul16": ("matmul in tiles of 16 x 16", "G/s", 1.2),
    "matmul32": ("matmul in tiles of 32 x 32", "G/s", 1.2),
    "reduction": ("sum of 10^7 integers", "G/s", None),
    "mandelbrot": ("lanes that part", "G/s", None),
    "saxpy": ("saxpy of 10^7 floats", "s", 0.2),
    "empty": ("launch of an empty kernel", "us", 4),
    "load": ("load of 1 MB of kernels", "MB/s", 20),
    "tables": ("load of 2 MB of tables", "MB/s", 20),
}
SCALES = ("arithmetic", "matmul16", "saxpy")  # workloads that profit from more than one CPU


@dataclass
class Result:
    """The least seconds of all rounds of a workload; `size` is instructions or bytes."""

    size: float
    cpu: float
    wall: float
    c: float

    def value(self, unit):
        """Return the result in the unit of its goal."""
        return {"G/s": self.size / self.cpu / 1e9, "MB/s": self.size / self.cpu / 1e6, "s": self.cpu,
                "us": self.cpu / 10000 * 1e6}[unit]


def kernels_text(size):
    """Return PTX of at least `size` bytes: copies of all kernels, each with its own names."""
    text = (FOLDER / "kernels.ptx").read_text()
    head, body = text[:text.index("//")], text[text.index("//"):]
    variables = re.findall(r"^\.(?:global|shared).*;$", body, re.M)
    kernels = re.sub(r"^\.(?:global|shared).*;$", "", body, flags=re.M)
    name = re.compile(r"\b(arithmetic|matmul\d+|saxpy|reduction|mandelbrot|empty)(_counted)?(_param_\d+)?\b")
    copies = [name.sub(rf"\g<0>_{i}", kernels) for i in range(-(-size // len(kernels)))]
    return head + "\n".join(variables) + "".join(copies)


def tables_text(size):
    """Return PTX of at least `size` bytes: large tables.

    Headers of random number generators have such tables, which few kernels use.
    """
    numbers = ", ".join(str(i * 7 % 256) for i in range(100_000))
    table = f".global .align 4 .b8 table_%d[100000] = {{{numbers}}};\n"
    head = ".version 8.0\n.target sm_90\n.address_size 64\n"
    return head + "".join(table % i for i in range(-(-size // len(table)))) + ".visible .entry empty() { ret; }\n"


def text_of(work, folder):
    """Return the PTX file that a workload loads."""
    made = {"load": lambda: kernels_text(1_000_000), "tables": lambda: tables_text(2_000_000)}
    if work not in made:
        return FOLDER / "kernels.ptx"
    path = Path(folder) / f"{work}.ptx"
    path.write_text(made[work]())
    return path


def spread_cpus():
    """Return the CPUs of this process: one of each core before the second of any core."""
    def rank(cpu):
        try:
            siblings = Path(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list").read_text()
        except OSError:
            return 0, cpu
        return [int(n) for n in siblings.replace("-", ",").split(",")].index(cpu), cpu

    return sorted(os.sched_getaffinity(0), key=rank)


def start(program, library, work, folder, options, cpus):
    """Start a process that runs one workload on these CPUs."""
    what = "load" if work == "tables" else work
    environment = os.environ | {"CUBIND_DEVICE": "simulated", "CUBIND_SIMULATOR": options.options}
    return subprocess.Popen(
        [program, library, text_of(work, folder), what, str(options.rounds)], env=environment, stdout=subprocess.PIPE,
        text=True, preexec_fn=lambda: os.sched_setaffinity(0, cpus))


def finish(process):
    """Wait for the process and return its Result."""
    text, _ = process.communicate()
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    size, *rounds = text.splitlines()
    return Result(float(size), *(min(column) for column in zip(*(map(float, line.split()) for line in rounds))))


def run(*what, cpus):
    """Measure one workload on so many CPUs."""
    return finish(start(*what, spread_cpus()[:cpus]))


def run_apart(*what, cpus):
    """Measure one workload in so many separate processes at once, each on its own CPU.

    The processes share nothing but the machine. Return the mean of their results.
    """
    processes = [start(*what, [cpu]) for cpu in spread_cpus()[:cpus]]
    results = [finish(process) for process in processes]
    return Result(*(sum(column) / len(results) for column in zip(*(astuple(result) for result in results))))


def progress(done, of, what):
    if sys.stderr.isatty():
        filled = 30 * done // of
        print(f"\r[{'#' * filled}{'.' * (30 - filled)}] {what:32}", end="" if done < of else "\r\033[K", file=sys.stderr)


def report(results):
    """Print the table and return the missed goals."""
    missed = []
    print(f"{'work':28} {'instructions':>12} {'CPU ms':>9} {'C ms':>8} {'':>10} {'goal':>6}")
    for work, result in results.items():
        words, unit, goal = WORK[work]
        value = result.value(unit)
        below = goal is not None and (value < goal if unit.endswith("/s") else value > goal)
        missed += [words] if below else []
        instructions = f"{result.size / 1e6:.1f} M" if result.size and unit != "MB/s" else ""
        in_c = f"{result.c * 1e3:.2f}" if result.c else ""
        print(f"{words:28} {instructions:>12} {result.cpu * 1e3:9.2f} {in_c:>8} {value:6.2f} {unit:>4}"
              f"{goal if goal is not None else '':>6} {'MISSED' if below else ''}".rstrip())
    return missed


def report_scaling(table):
    """Print the speedup on several CPUs and, in parentheses, the increase in CPU time.

    The line below has the same for as many separate processes.
    """
    for work, of_cpus in table.items():
        one, _ = of_cpus[min(of_cpus)]
        columns = (f"{n} CPUs: {one.wall / result.wall:.2f} ({result.cpu / one.cpu:.2f})"
                   for n, (result, _) in of_cpus.items())
        print(f"{WORK[work][0]:28} " + "  ".join(columns))
        columns = (f"{n} CPUs: {n * one.cpu / apart.cpu:.2f} ({apart.cpu / one.cpu:.2f})" for n, (_, apart) in of_cpus.items())
        print(f"{'  processes apart':28} " + "  ".join(columns))


def significant(value):
    return float(f"{value:.3g}")


def machine():
    """Return the processor's name from Linux."""
    names = re.findall(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.M)
    return names[0] if names else platform.machine()


def numbers_of(results, scaling, options):
    """Return the numbers for `--json`: each workload's value, goal, and speedup on more CPUs."""
    table = {}
    for work, result in results.items():
        words, unit, goal = WORK[work]
        table[work] = {"words": words, "unit": unit, "goal": goal, "value": significant(result.value(unit))}
        of_cpus = scaling.get(work, {})
        if 1 in of_cpus and len(of_cpus) > 1:
            one, _ = of_cpus[1]
            table[work]["scaling"] = {n: significant(one.wall / result.wall) for n, (result, _) in of_cpus.items()}
            table[work]["apart"] = {n: significant(n * one.cpu / apart.cpu) for n, (_, apart) in of_cpus.items()}
    return {"machine": machine(), "date": time.strftime("%Y-%m"), "cpus": len(os.sched_getaffinity(0)), "options": options,
            "results": table}


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build/release", help="build folder with python/")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", help="work whose name contains this text")
    parser.add_argument("--options", default=os.environ.get("CUBIND_SIMULATOR", ""), help="of the simulated device")
    parser.add_argument("--threads", default="", help="numbers of CPUs, with commas between")
    parser.add_argument("--json", type=Path, help="a file to write the numbers into")
    parser.add_argument("--plot", help="a file to draw the numbers into: .png or .svg")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a goal is missed")
    return parser.parse_args()


def main():
    options = parse_options()
    library = Path(options.build).resolve() / "python" / "cubind" / "simulator" / "libcuda.so.1"
    names = [name for name in WORK if options.only in name]
    cpus = [int(n) for n in options.threads.split(",") if n]
    steps = [(name, 1) for name in names] + [(name, n) for name in SCALES if name in names for n in cpus]
    results, scaling = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "run"
        subprocess.run(["cc", "-O2", "-march=native", "-ffp-contract=off", "-o", program, FOLDER / "run.c", "-ldl", "-lm"],
                       check=True)
        for i, (name, n) in enumerate(steps):
            progress(i, len(steps), WORK[name][0])
            what = program, library, name, folder, options
            if i < len(names):
                results[name] = run(*what, cpus=n)
            else:
                scaling.setdefault(name, {})[n] = run(*what, cpus=n), run_apart(*what, cpus=n)
    progress(1, 1, "")
    missed = report(results)
    report_scaling(scaling)
    numbers = numbers_of(results, scaling, options.options)
    if options.json:
        options.json.write_text(json.dumps(numbers, indent=2, ensure_ascii=False) + "\n")
    if options.plot:
        simulator_plot.draw(numbers, options.plot)
    print(f"goals missed: {', '.join(missed) if missed else 'none'}")
    return 1 if missed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
