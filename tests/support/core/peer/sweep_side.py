"""Call all functions of one package with wrong arguments, for core/peer/test_sweep.py.

    sweep_side.py cuda|cubind    reads [[class, [[key, how to make the object, call,
                                 {parameter: argument}], …]], …] as JSON, writes one line
                                 [key, outcome] for each row

Each class runs in a forked process. If a call ends the process or does not return, the next process
continues after that row. An outcome is ["returned", type], ["raised", [the exception's classes],
text], ["crashed", signal] or ["hangs"].
"""

import gc
import importlib
import json
import os
import signal
import sys
import tempfile
import warnings
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[3])
from support import kernels, libraries  # noqa: E402
from support.core.peer import side  # noqa: E402

# Seconds for a row: of processor time, which other work on the machine does not use up, and by the
# clock.
TIMERS = {signal.SIGPROF: (signal.ITIMER_PROF, 2), signal.SIGALRM: (signal.ITIMER_REAL, 60)}


def set_timers(on):
    for number, (timer, seconds) in TIMERS.items():
        signal.signal(number, signal.SIG_DFL)  # the default action ends the process
        signal.setitimer(timer, seconds if on else 0)


class World:
    """The names in the sources of a row, each made when it is first used."""

    def __init__(self, fixed, sources):
        self.names, self.sources = dict(fixed), sources
        device = fixed["core"].Device(0)
        device.set_current()
        self.names["dev"] = device

    def __getitem__(self, name):
        if name not in self.names:
            if name not in self.sources:
                raise KeyError(name)
            self.names[name] = eval(self.sources[name], {}, self)
        return self.names[name]


def fixed_names(package):
    found = {name: importlib.import_module(f"{package}.core{'.' * bool(name)}{name}") for name in ("graph", "utils")}
    numpy = importlib.import_module("numpy")
    core = importlib.import_module(f"{package}.core")
    return found | {"core": core, "np": numpy, "tempfile": tempfile, "PTX": kernels.SAXPY_PTX, "closed": closed, "instantiated": instantiated,
                    "freed": freed}


def closed(value):
    value.close()
    return value


def instantiated(node):
    return node.graph.instantiate()[node]


def freed(node):
    return node.deallocate(node.dptr)


def outcome(row, world):
    _, make, call, arguments = row
    try:
        world.names["self"] = eval(make, {}, world) if make else None
        given = {name: eval(source, {}, world) for name, source in arguments.items()}
    except Exception as error:
        return ["unmade", f"{type(error).__name__}: {error}"]
    world.names.update(given)
    try:
        result = eval(call, {}, world)
    except BaseException as error:
        names = [cls.__name__ for cls in type(error).__mro__ if cls not in (object, BaseException)]
        return ["raised", names, side.normal(str(error))]
    return ["returned", type(result).__name__.removeprefix("_")]


def run_rows(rows, fixed, sources, pipe):
    """Run the rows in the forked process, and end it."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1), os.dup2(quiet, 2)
    warnings.simplefilter("ignore")
    with os.fdopen(pipe, "w") as out:
        for row in rows:
            set_timers(True)
            print(json.dumps([row[0], outcome(row, World(fixed, sources))]), file=out, flush=True)
        set_timers(False)
    libraries.leave(0)


def results_of(rows, fixed, sources):
    """Run rows in a forked process; return the outcomes that it wrote, and its exit status."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        run_rows(rows, fixed, sources, writing)
    os.close(writing)
    with os.fdopen(reading) as lines:
        found = [json.loads(line) for line in lines if line.endswith("\n")]
    return found, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_class(rows, fixed, sources, out):
    while rows:
        found, status = results_of(rows, fixed, sources)
        for line in found:
            print(json.dumps(line), file=out, flush=True)
        rows = rows[len(found) :]
        if rows:
            how = ["hangs"] if -status in TIMERS else ["crashed", status]
            print(json.dumps([rows[0][0], how]), file=out, flush=True)
            rows = rows[1:]


def main():
    package = sys.argv[1]
    for module in ("driver", "nvrtc", "nvjitlink"):
        libraries.load_stub(module)
    if package == "cuda":
        side.lead_runtime_to_stub()
    else:
        libraries.use_build()
    given = json.load(sys.stdin)
    fixed = fixed_names(package)
    gc.collect()
    gc.freeze()
    out = os.fdopen(os.dup(1), "w")
    with tempfile.TemporaryDirectory() as scratch:  # for files that calls write
        os.chdir(scratch)
        tempfile.tempdir = scratch
        for _, rows in given["classes"]:
            run_class(rows, fixed, given["names"], out)
    libraries.leave(0)


if __name__ == "__main__":
    main()
