#!/usr/bin/env python3
"""Every function that cubind and cuda.bindings 13.5.0 both have, side by side over near-free stub libraries.

    python3 benchmarks/function_sweep.py [--build build/release] [--rounds N] [--only TEXT] [--worst N] [--check]

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
"""

import argparse
import re
import sys
from pathlib import Path

import timing

MEMBERS = {"out_enum", "inout_enum", "out_list_enum"}
CALLBACKS = {"callback", "closure"}
RECORDS = {"record", "list_record"}
WAITS = re.compile("Synchronize")  # of those that release the GIL and have no result
KEPT = "keep the GIL"
LOCKS = "may wait for a lock"
RELEASED = "release the GIL"
QUEUES = "queue a launch"


class Recorder:
    """Prepares calls on recording stubs and compares what reaches C."""

    def __init__(self, rounds):
        import calls
        import libraries
        import peer
        import stub
        import values

        self.calls, self.peer, self.values, self.stub_module = calls, peer, values, stub
        values.number = usual_number
        self.rounds = rounds
        self.load_stub = libraries.load_stub

    def fresh(self, function):
        stub = self.load_stub(function.model.module)
        stub.reset()
        return stub

    def prepare(self, function, checked):
        stub = self.fresh(function)
        choice = self.values.typed_rows(function)[0]
        return self.calls.Prepared(stub, function, choice, checked=checked, filled=False)

    def free(self, prepared):
        """From here on the function returns at once, unless it gives what must be there: texts, and members of enums,
        which the other side looks up; those the stub goes on writing."""
        function, stub = prepared.function, prepared.stub
        stub.logging(False)
        text = not function.has_status and function.result_type["class"] == "pointer"
        if not text and not any(p["kind"] in MEMBERS or p.get("type_by") for p in function.params):
            stub.set_mode(self.stub_module.FREE)

    def arrived(self, prepared, call, arguments):
        """What reached the library, of the arguments whose values are the test's own."""
        prepared.stub.clear_log()
        call(*arguments)
        wraps = prepared.function.name in self.peer.TRAMPOLINES
        own = [prepared.samples[i].raw is not None and "checked" not in p and p["kind"] not in self.peer.POINTER_KINDS
               and not (wraps and p["kind"] in CALLBACKS) for i, p in enumerate(prepared.function.params)]
        made = prepared.stub.calls(prepared.function.symbol)
        return [[c.argument(i) for i, mine in enumerate(own) if mine] for c in made]


def usual_number(seed, size):
    """Addresses of 47 bits and numbers of a few digits, as programs pass them, where tests fill all bytes."""
    return 0x7F0000001000 + 256 * seed if size == 8 else 17 + seed


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
    recorder.free(prepared)
    loops = [timing.call_loop(call, arguments) for call, arguments in ((prepared.callable, given), (other, others))]
    cubind.keep_gil(True if group(function) == LOCKS else None)
    try:
        sweep.settle(sweep.add(full_name(function), *loops, group(function)), recorder.rounds)
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

    recorder = Recorder(options.rounds)
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
    return missed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    timing.add_options(parser)
    options = parser.parse_args()
    timing.have_threads()
    timing.use_tests(Path(options.build).resolve())
    return timing.finish(run(options), options.check)


if __name__ == "__main__":
    sys.exit(main())
