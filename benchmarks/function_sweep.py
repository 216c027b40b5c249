#!/usr/bin/env python3
"""Every function that cubind and cuda.bindings 13.5.0 both have, side by side over near-free stub libraries.

    python3 benchmarks/function_sweep.py [--build build/release] [--rounds N] [--only TEXT] [--worst N] [--check] [--floor]

The tuple form stands beside cuda.bindings (driver, runtime, nvrtc), the checked form beside its _v2 (driver, nvrtc). Each
function is called as its tests call it, all arguments given by position (the checked form without what it works out
by itself: counts, sizes, buffers), first on a stub that records: a call counts only when it succeeds on both sides and
the same values reach C. Then the stub returns at once, and what is timed is the binding: both in one process, in turns,
the minimum of each. A function whose types an argument chooses is measured with the first of them.

The ratios are for a process without host functions and without packages that hand over their own. But cuda.bindings is
such a package, and it is here to be measured. So functions that only may wait for a lock (`locking` in the model) are
measured under cubind.keep_gil(True), which lets them keep the GIL as they do without such packages; no other function
is, launches least of all. Functions that take host functions come last in both forms: from the first of them on nothing
that may wait keeps the GIL, whatever was asked.

Printed are the median, the 90th percentile and the worst ratio (cubind to the other) with their goals, the same of each
group (by what the function does with the GIL), the worst functions, and what was left out and why. Exceptions from the
worst are functions that keep a callback alive and those that do nothing but wait: their time is the GIL's release.
`--check` exits with status 1 if a goal is missed.

`--floor` adds, for the functions that release the GIL, what is the least such a call can cost (gil_floor.py): the ratio of
that floor to the other side, and by how many nanoseconds and, counted by callgrind, instructions cubind is over the floor.
"""

import argparse
import re
import sys
from pathlib import Path

import gil_floor
import timing

CALLBACKS = {"callback", "closure"}
RECORDS = {"record", "list_record"}
WAITS = re.compile("Synchronize")  # of those that release the GIL and have no result
KEPT = "keep the GIL"
LOCKS = "may wait for a lock"
RELEASED = "release the GIL"
QUEUES = "queue a launch"


class Recorder:
    """Prepares calls on recording stubs and compares what reaches C."""

    def __init__(self, rounds, floors=None):
        import calls
        import libraries
        import peer
        import values

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
        choice = self.values.typed_rows(function)[0]
        return self.calls.Prepared(stub, function, choice, checked=checked, filled=False)

    def arrived(self, prepared, call, arguments):
        """What reached the library, of the arguments whose values are the test's own."""
        prepared.stub.clear_log()
        call(*arguments)
        wraps = prepared.function.name in self.peer.TRAMPOLINES
        own = [prepared.samples[i].raw is not None and "checked" not in p and p["kind"] not in self.peer.POINTER_KINDS
               and not (wraps and p["kind"] in CALLBACKS) for i, p in enumerate(prepared.function.params)]
        made = prepared.stub.calls(prepared.function.symbol)
        return [[c.argument(i) for i, mine in enumerate(own) if mine] for c in made]


def takes_host_functions(model, members):
    """Whether one of these parameters, or of members of a struct, is or holds a callback."""
    return any(m["kind"] in CALLBACKS or m["kind"] in RECORDS and
               takes_host_functions(model, model.records[m["class_name"]]["fields"]) for m in members)


def group(function):
    """What the function does with the GIL."""
    data = function.data
    if data.get("launches"):
        return QUEUES
    return RELEASED if data.get("blocking") else LOCKS if data.get("locking") else KEPT


def exceptions(functions):
    """Why functions may be over the limit of each, by name."""
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


def add_tuple(sweep, recorder, function):
    """The tuple form beside cuda.bindings."""
    theirs = recorder.peer.PEERS[function.model.module]
    prepared = recorder.prepare(function, False)
    maker = recorder.values.Maker(theirs, function, prepared.choice, filled=False)
    samples = maker.make_all()
    others = [samples[i].value for i in function.arguments]
    add(sweep, recorder, prepared, prepared.arguments, getattr(theirs, function.name), others)


def add_checked(sweep, recorder, v2, function):
    """The checked form beside _v2."""
    other = v2[function.model.module].function(function.symbol)
    prepared = recorder.prepare(function, True)
    given = [prepared.samples[i].value for i in function.arguments if "checked" not in function.params[i]]
    others = v2[function.model.module].arguments(prepared, other)
    add(sweep, recorder, prepared, given, other, others)


def add(sweep, recorder, prepared, given, other, others):
    """Adds the pair and measures it, or says why not."""
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


def fill(sweep, functions, add_one, only):
    import v2_calls

    for function in functions:
        if only not in function.name:
            continue
        try:
            add_one(function)
        except v2_calls.Unlike as unlike:
            sweep.leave_out(full_name(function), str(unlike))


def run(options):
    import v2_calls

    floors = gil_floor.Floors() if options.floor else None
    recorder = Recorder(options.rounds, floors)
    functions = recorder.calls.all_functions()
    excused = exceptions(functions)
    tuples = timing.Sweep("tuple form beside cuda.bindings", 0.20, 0.45, 0.8, excused)
    v2 = {module: v2_calls.Calls(module) for module in v2_calls.MODULES}
    checked = timing.Sweep("checked form beside _v2", None, 0.85, 1.05, excused)
    for last in (False, True):
        those = [f for f in functions if takes_host_functions(f.model, f.params) == last]
        fill(tuples, [f for f in those if recorder.peer.in_peer(f)],
             lambda f: add_tuple(tuples, recorder, f), options.only)
        fill(checked, [f for f in those if f.model.module in v2 and v2[f.model.module].function(f.symbol)],
             lambda f: add_checked(checked, recorder, v2, f), options.only)
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
    options = parser.parse_args()
    timing.have_threads()
    timing.use_tests(Path(options.build).resolve())
    return timing.finish(run(options), options.check)


if __name__ == "__main__":
    sys.exit(main())
