#!/usr/bin/env python3
"""Compare the cost of all functions that cubind and cuda.bindings 13.5.0 share, on stub libraries.

    python3 benchmarks/function_sweep.py [--build build/release] [--rounds N] [--only TEXT]
                                         [--worst N] [--check] [--floor] [--after torch,triton]

The tuple form is compared with cuda.bindings (driver, runtime, nvrtc), and the checked form with
the _v2 modules of cuda.bindings (driver, nvrtc). Each function is called as its tests call it, with
all arguments by position. The checked form is called without counts, sizes and buffers, which it
provides itself. The first call goes to a stub that records it. A function is included only if the
call succeeds with both packages and the same values reach C. Then the stub returns at once, so that
only the binding is timed. Both packages take turns in one process, and the minimum of each counts.
If an argument of a function selects a type, the function is measured with the first type that the
driver accepts.

The ratios are for a process without host functions and without packages that pass their own host
functions. But cuda.bindings is such a package, and it must be loaded here. Functions that may wait
only for a lock (`locking` in the model) are therefore measured under cubind.keep_gil(True), so that
they keep the GIL as they do without such packages. All other functions, launches included, are
measured without that setting. Functions that take host functions, or let a stream wait for the
host, come last in both forms. From the first of them on, no function that may wait keeps the GIL,
whatever keep_gil() says.

`--after` imports these packages first, to measure in a process that has them. A package that loads
a library, as torch loads the CUDA runtime, keeps cubind from using the stub of that library, so the
functions of that library are left out.

The report has the median, the 90th percentile and the worst ratio (cubind to cuda.bindings) with
their goals, for all functions and for each group (by whether a function releases the GIL). Then it
lists the worst functions, and the functions that were left out, with reasons. Three kinds of
functions may exceed the goal for the worst ratio: functions that keep a callback alive, functions
that only wait, because releasing the GIL takes most of their time, and functions whose handle is
dropped unclosed in the loop, because that warns. `--check` exits with status 1 if a goal is missed.

`--floor` adds the least possible cost (the floor) of each function that releases the GIL
(gil_floor.py). It prints the ratio of the floor to cuda.bindings, and how far cubind is above the
floor, in nanoseconds and in instructions counted by callgrind.
"""

import argparse
import importlib
import re
import sys
import warnings
from pathlib import Path

import gil_floor
import timing

CALLBACKS = {"callback", "closure"}
RECORDS = {"record", "list_record"}
WAITS = re.compile("Synchronize")  # applies to functions that release the GIL and have no result
# A type that the driver refuses; the other side makes no object for it.
REFUSED = {"CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE"}
KEPT = "keep the GIL"
LOCKS = "may wait for a lock"
RELEASED = "release the GIL"
QUEUES = "queue a launch"


class Recorder:
    """Prepares calls on recording stubs and compares what reaches C."""

    def __init__(self, rounds, floors=None):
        from support import calls, libraries, peer, values

        self.calls, self.peer, self.values = calls, peer, values
        values.number = gil_floor.usual_number
        self.rounds = rounds
        self.floors = floors
        self.load_stub = libraries.load_stub

    def fresh(self, function):
        stub = self.load_stub(function.model.module)
        stub.reset()
        return stub

    def prepare(self, function, checked):
        stub = self.fresh(function)
        choice = next(c for c in self.values.typed_rows(function) if c is None or c.label not in REFUSED)
        return self.calls.Prepared(stub, function, choice, checked=checked, filled=False)

    def arrived(self, prepared, call, arguments):
        """Make the call and return the arguments that reached C, if the test chose their values."""
        prepared.stub.clear_log()
        call(*arguments)
        wraps = prepared.function.name in self.peer.TRAMPOLINES
        own = [prepared.samples[i].raw is not None and "checked" not in p and p["kind"] not in self.peer.POINTER_KINDS
               and not (wraps and p["kind"] in CALLBACKS) for i, p in enumerate(prepared.function.params)]
        made = prepared.stub.calls(prepared.function.symbol)
        return [[c.argument(i) for i, mine in enumerate(own) if mine] for c in made]


def takes_host_functions(model, members):
    """Return whether one of these parameters or struct members is or holds a callback."""
    return any(m["kind"] in CALLBACKS or m["kind"] in RECORDS and
               takes_host_functions(model, model.records[m["class_name"]]["fields"]) for m in members)


def ends_keeping(function):
    """Return whether the GIL is no longer kept after a call of this function."""
    return bool(function.data.get("host_waits")) or takes_host_functions(function.model, function.params)


def group(function):
    """Return the function's group: what it does with the GIL."""
    data = function.data
    if data.get("launches"):
        return QUEUES
    return RELEASED if data.get("blocking") else LOCKS if data.get("locking") else KEPT


def exceptions(functions):
    """Return {name: reason} for functions that may exceed the goal for the worst ratio."""
    why = {full_name(f): "does nothing but wait" for f in functions
           if group(f) == RELEASED and not f.results and WAITS.search(f.name)}
    return why | {full_name(f): "keeps its callback alive" for f in functions if f.params_that("callback")}


def full_name(function):
    return f"{function.model.module}.{function.name}"


def raises(call, arguments):
    try:
        call(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}".splitlines()[0][:80]
    return None


def warns(call, arguments):
    """Return whether dropping the result warns that it was not closed."""
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        call(*arguments)
    return any(issubclass(warning.category, ResourceWarning) for warning in seen)


def add_tuple(sweep, recorder, function):
    """Add the tuple form, compared with cuda.bindings."""
    theirs = recorder.peer.PEERS[function.model.module]
    prepared = recorder.prepare(function, False)
    maker = recorder.values.Maker(theirs, function, prepared.choice, filled=False)
    samples = maker.make_all()
    others = [samples[i].value for i in function.arguments]
    add(sweep, recorder, prepared, prepared.arguments, getattr(theirs, function.name), others)


def add_checked(sweep, recorder, v2, function):
    """Add the checked form, compared with _v2."""
    other = v2[function.model.module].function(function.symbol)
    prepared = recorder.prepare(function, True)
    given = [prepared.samples[i].value for i in function.arguments if "checked" not in function.params[i]]
    others = v2[function.model.module].arguments(prepared, other)
    add(sweep, recorder, prepared, given, other, others)


def add(sweep, recorder, prepared, given, other, others):
    """Add the pair and measure it, or raise Unlike with the reason why not."""
    import cubind
    import v2_calls

    function = prepared.function
    for call, arguments in ((prepared.callable, given), (other, others)):
        error = raises(call, arguments)
        if error:
            raise v2_calls.Unlike(f"raised {error}")
    if function.symbol and recorder.arrived(prepared, prepared.callable, given) != recorder.arrived(
            prepared, other, others):
        raise v2_calls.Unlike("other values reach C")
    if warns(prepared.callable, given):
        sweep.exceptions[full_name(function)] = "warns that its handle is dropped unclosed"
    is_free = gil_floor.return_at_once(prepared)
    loops = [timing.call_loop(call, arguments) for call, arguments in ((prepared.callable, given), (other, others))]
    cubind.keep_gil(True if group(function) == LOCKS else None)
    try:
        pair = sweep.add(full_name(function), *loops, group(function))
        sweep.settle(pair, recorder.rounds)
        if recorder.floors and is_free and gil_floor.has_floor(function):
            floor, kept = recorder.floors.floor(prepared, sweep.title.startswith("tuple"))
            recorder.floors.measure(sweep.title, pair, timing.call_loop(floor, given), recorder.rounds, kept)
    finally:
        cubind.keep_gil(None)


def modules_in_use():
    """Return the modules whose libraries, not their stubs, this process has loaded."""
    from support import libraries

    maps = Path("/proc/self/maps").read_text()
    return {module for module, path in libraries.STUB_FILES.items() if f"/{Path(path).name}\n" in maps}


def fill(sweep, functions, add_one, only, in_use):
    import v2_calls

    for function in functions:
        if only not in function.name:
            continue
        if function.model.module in in_use:
            sweep.leave_out(full_name(function), "a package has loaded the library itself")
            continue
        try:
            add_one(function)
        except v2_calls.Unlike as unlike:
            sweep.leave_out(full_name(function), str(unlike))


def run(options):
    in_use = modules_in_use()
    import v2_calls

    floors = gil_floor.Floors() if options.floor else None
    recorder = Recorder(options.rounds, floors)
    functions = recorder.calls.all_functions()
    excused = exceptions(functions)
    tuples = timing.Sweep("tuple form beside cuda.bindings", 0.20, 0.45, 0.8, excused)
    v2 = {module: v2_calls.Calls(module) for module in v2_calls.MODULES}
    checked = timing.Sweep("checked form beside _v2", None, 0.85, 1.05, excused)
    for last in (False, True):
        those = [f for f in functions if ends_keeping(f) == last]
        fill(tuples, [f for f in those if recorder.peer.in_peer(f)],
             lambda f: add_tuple(tuples, recorder, f), options.only, in_use)
        fill(checked, [f for f in those if f.model.module in v2 and v2[f.model.module].function(f.symbol)],
             lambda f: add_checked(checked, recorder, v2, f), options.only, in_use)
    missed = []
    for sweep in (tuples, checked):
        missed += sweep.report(options.worst)
    if floors:
        counts = gil_floor.counts(Path(options.build).resolve(), options.only)
        for form, sweep in enumerate((tuples, checked)):
            gil_floor.report(sweep, floors.rows.get(sweep.title, []), floors.kept.get(sweep.title, {}), counts, form, options.worst)
    return missed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    timing.add_options(parser)
    parser.add_argument("--floor", action="store_true", help="what a call that releases the GIL costs at least")
    parser.add_argument("--after", default="", help="packages to import first, with commas between")
    options = parser.parse_args()
    for name in filter(None, options.after.split(",")):
        importlib.import_module(name)
    timing.have_threads()
    timing.use_tests(Path(options.build).resolve())
    return timing.finish(run(options), options.check)


if __name__ == "__main__":
    sys.exit(main())
