"""Measure the least possible cost of a call that releases the GIL, for function_sweep.py --floor.

The floor is a C function compiled here. It releases the GIL, calls the same function of the
library, takes the GIL back, and returns None, or an int if the function has results. It neither
reads nor passes on its arguments and makes no object of the status, so a binding must do more work
than the floor. (The stub libraries read no arguments either.) Functions that keep the GIL have a
similar floor, which does not release the GIL; for the tuple form, it makes the result tuple.

    python3 gil_floor.py BUILD MARKERS PLACE TEXT

instructions.py runs this command under callgrind, and counts the instructions of the tuple form,
the checked form and the floor for every function that releases the GIL.
"""

import ctypes
import gc
import sys
import tempfile
from pathlib import Path

import timing
from instruction_calls import count

SOURCE = r"""
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>
typedef int function(void *, void *, void *, void *, void *, void *);

// The functions' self is a bytes object with the address that they call.
static int
call(PyObject *self, void *result, bool release)
{
    function *f;
    memcpy(&f, PyBytes_AS_STRING(self), sizeof f);
    PyThreadState *thread = release ? PyEval_SaveThread() : NULL;
    int status = f(result, NULL, NULL, NULL, NULL, NULL);
    if (release)
        PyEval_RestoreThread(thread);
    if (status != 0)
        PyErr_Format(PyExc_RuntimeError, "status %d", status);
    return status;
}

static PyObject *
number_of(PyObject *self, bool release)
{
    uint64_t value = 0;  // for which Python has an int already
    return call(self, &value, release) == 0 ? PyLong_FromUnsignedLongLong(value) : NULL;
}

static PyObject *
pair_of(PyObject *number)
{
    PyObject *pair = number != NULL ? PyTuple_New(2) : NULL;
    if (pair != NULL) {
        PyTuple_SET_ITEM(pair, 0, Py_NewRef(Py_None));
        PyTuple_SET_ITEM(pair, 1, number);
    }
    return pair;
}

#define FLOOR(name, result) \
    static PyObject *name(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *names) { return result; }
FLOOR(none, call(self, NULL, true) == 0 ? Py_NewRef(Py_None) : NULL)
FLOOR(number, number_of(self, true))
FLOOR(none_kept, call(self, NULL, false) == 0 ? Py_NewRef(Py_None) : NULL)
FLOOR(number_kept, number_of(self, false))
FLOOR(pair_kept, pair_of(number_of(self, false)))

#define CALL(name) {#name, (PyCFunction)(void (*)(void))name, METH_FASTCALL | METH_KEYWORDS, NULL}
static PyMethodDef calls[] = {CALL(none), CALL(number), CALL(none_kept), CALL(number_kept), CALL(pair_kept)};

// make(address, which of these)
static PyObject *
make(PyObject *module, PyObject *args)
{
    unsigned long long address;
    int results;
    if (!PyArg_ParseTuple(args, "Ki", &address, &results))
        return NULL;
    PyObject *self = PyBytes_FromStringAndSize((const char *)&address, sizeof address);
    PyObject *made = self != NULL ? PyCFunction_New(&calls[results], self) : NULL;
    Py_XDECREF(self);
    return made;
}

static PyMethodDef methods[] = {{"make", make, METH_VARARGS, NULL}, {NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "floor", NULL, -1, methods};

PyMODINIT_FUNC
PyInit_floor(void)
{
    return PyModule_Create(&definition);
}
"""
CALLS = ("none", "number", "none_kept", "number_kept", "pair_kept")  # in the order of `calls` in C
REPEAT = 10  # number of calls that are counted
FORMS = ("tuple", "checked", "floor")
# The stub must write values of these kinds, since the other side looks up their enum members.
MEMBERS = {"out_enum", "inout_enum", "out_list_enum"}


def usual_number(seed, size):
    """Return a value of that size as programs pass it: a 47-bit address or a small number.

    The tests use values that fill all bytes instead.
    """
    return 0x7F0000001000 + 256 * seed if size == 8 else 17 + seed


def return_at_once(prepared):
    """Make the function of a calls.Prepared return at once; return whether that is possible.

    It is not if a result must be valid, as texts and enum members must be. The stub keeps writing
    these.
    """
    function, stub = prepared.function, prepared.stub
    stub.logging(False)
    text = not function.has_status and function.result_type["class"] == "pointer"
    rows = prepared.choice.rows.values() if prepared.choice else []
    if text or function.queries or any(p["kind"] in MEMBERS for p in function.params) or "enum" in [r["type"] for r in rows]:
        return False
    stub.set_mode(timing.STUB_FREE)
    return True


def has_floor(function):
    """Return whether the function has a floor here; launches have theirs in launch_floor.py."""
    return not function.data.get("launches") and function.has_status


def releases(function):
    """Return whether the function always releases the GIL.

    Other functions keep it as long as there are no host functions.
    """
    return function.data.get("blocking", False)


class Floors:
    """Floors over the loaded libraries, and their measurements."""

    def __init__(self):
        # {title of a sweep: [(pair of cubind and the other, pair of the floor and the other)]}
        self.rows = {}
        # For functions that keep the GIL: {title: {name: ratio of the floor to the other}}
        self.kept = {}
        with tempfile.TemporaryDirectory() as folder:
            self.make = timing.build_module(folder, "floor", SOURCE).make

    def measure(self, title, pair, loop, rounds, kept):
        floor = timing.Pair(pair.name, loop, pair.theirs)
        floor.measure(rounds)
        if kept:
            self.kept.setdefault(title, {})[pair.name] = floor.ratio
        else:
            self.rows.setdefault(title, []).append((pair, floor))

    def floor(self, prepared, in_tuple):
        """Return the floor of a function that returns at once, and whether it keeps the GIL.

        A floor that keeps the GIL also makes the tuple, if `in_tuple` is set.
        """
        has_results = bool(prepared.function.results)
        if releases(prepared.function):
            return self._made(prepared, "number" if has_results else "none"), False
        with_results = "pair_kept" if in_tuple else "number_kept"
        return self._made(prepared, with_results if has_results else "none_kept"), True

    def _made(self, prepared, name):
        called = getattr(prepared.stub.lib, prepared.function.symbol)
        return self.make(ctypes.cast(called, ctypes.c_void_p).value, CALLS.index(name))


def report_whole(sweep, floors, kept):
    """Print the whole sweep's shape if these functions cost their floor.

    Two more lines assume that all other functions also cost their floor, which has no release, or
    nothing.
    """
    pairs = [pair for pair in sweep.pairs if pair.name not in sweep.exceptions]
    others = (("the whole, these at their floor", None), ("the others at theirs, too", kept), ("the others at 0, too", {}))
    for what, other in others:
        ratios = [floors.get(pair.name, pair.ratio if other is None else other.get(pair.name, 0)) for pair in pairs]
        print(f"  {what:32}" + "".join(f" {at} {timing.at_place(ratios, place):.3f}" for at, place in timing.PLACES.items()))


def report(sweep, rows, kept, counted, form, worst):
    """Print the table of a sweep, functions with the worst floor first.

    `form` is the index of the sweep's form in FORMS.
    """
    title = sweep.title
    rows = [(pair, floor, counted[pair.name][form], counted[pair.name][-1]) for pair, floor in rows]
    if not rows:
        return
    columns = {
        "floor / other": [floor.ratio for _, floor, *_ in rows],
        "cubind / other": [pair.ratio for pair, *_ in rows],
        "ns over the floor": [pair.best[0] - floor.best[0] for pair, floor, *_ in rows],
        "instructions over": [ours - least for *_, ours, least in rows],
    }
    print(f"\n{title}: {len(rows)} that release the GIL, beside the floor\n  {'':20}{'median':>8}{'p90':>8}{'worst':>8}")
    for name, values in columns.items():
        shape = [timing.at_place(values, place) for place in (0.5, 0.9, 1)]
        print(f"  {name:20}" + "".join(f"{value:8.2f}" for value in shape))
    report_whole(sweep, {pair.name: floor.ratio for pair, floor, *_ in rows}, kept)
    print(f"  {'':46} {'other':>7} {'cubind':>7} {'floor':>7} {'ratio':>6} {'floor':>6} {'instr.':>7} {'floor':>6}")
    for pair, floor, ours, least in sorted(rows, key=lambda row: -row[1].ratio)[:worst]:
        print(f"  {pair.name:46} {pair.best[1]:7.1f} {pair.best[0]:7.1f} {floor.best[0]:7.1f} {pair.ratio:6.2f} "
              f"{floor.ratio:6.2f} {ours:7} {least:6}")


def counts(build, only):
    """Return {function: [instructions of the tuple form, of the checked form, of the floor]}.

    They include the interpreter's instructions.
    """
    import instructions

    (cases,) = instructions.record(Path(__file__).name, build, only, range(1))
    found = {}
    for name, costs in cases.items():
        function, _, form = name.partition(" ")
        mine = instructions.counted(costs)[1] + sum(cost for (library, _), cost in costs.items() if "/floor." in library)
        found.setdefault(function, [0] * len(FORMS))[FORMS.index(form)] = round(mine)
    return found


def main():
    build, markers, only = Path(sys.argv[1]), ctypes.CDLL(sys.argv[2]), sys.argv[4]
    timing.use_tests(build)
    from support import calls, libraries

    stubs = {module: libraries.load_stub(module) for module in libraries.MODULES}
    calls.values.number = usual_number
    floors = Floors()
    gc.disable()
    markers.count_from_here()
    for _ in range(4):
        # Work that starts with the counting falls on the first cases, so these are dummies.
        count(markers, "", timing.compile_loop("int()", {}))
    for function in calls.all_functions(lambda f: only in f.name and has_floor(f) and releases(f)):
        stub = stubs[function.model.module]
        for form in FORMS:
            stub.reset()
            prepared = calls.Prepared(stub, function, calls.values.typed_rows(function)[0], form == "checked", False)
            if return_at_once(prepared):
                called = floors.floor(prepared, False)[0] if form == "floor" else prepared.callable
                count(markers, f"{function!r} {form}", timing.call_loop(called, prepared.arguments), REPEAT, REPEAT)


if __name__ == "__main__":
    main()
