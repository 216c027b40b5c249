"""Call every function in both forms (tuple, checked) with equal arguments, for instructions.py.

    python3 form_calls.py BUILD MARKERS PLACE TEXT

instructions.py --forms runs this script under callgrind. The functions of the stub libraries return
at once, except those that return a text: these do their work, because the text must be valid. If
the checked form is allowed to do more work, the name of the function's case includes the reason,
from the table MORE.
"""

import ctypes
import gc
import sys
from pathlib import Path

import timing
from instruction_calls import count

REPEAT = 10

# By kind of result: what the checked form returns, where the tuple form returns bytes or less.
MORE = {
    "out_string": "a text of the bytes",
    "out_name": "a text of the bytes",
    "out_bytes": "all of the bytes",
    "typed_out": "a plain value",
    "typed_out_list": "plain values",
}


def reason(function):
    """Return why the checked form may take more instructions; "" if both do the same."""
    if not function.has_status and function.result_type["class"] == "pointer":
        return "a text of the bytes"
    counts = {p.get("len_name") for p in function.params} | {p.get("count_written") for p in function.params}
    if any(function.params[i]["name"] in counts for i in function.results):
        return "results without their count"
    return next((MORE[p["kind"]] for p in function.params if p["kind"] in MORE), "")


def main():
    build, markers, only = Path(sys.argv[1]), ctypes.CDLL(sys.argv[2]), sys.argv[4]
    timing.use_tests(build)
    from support import calls, libraries

    stubs = {module: libraries.load_stub(module) for module in libraries.MODULES}
    gc.disable()
    markers.count_from_here()
    for function in calls.all_functions(lambda f: only in f.name):
        for form in ("tuple", "checked"):
            stub = stubs[function.model.module]
            stub.reset()
            prepared = calls.Prepared(stub, function, calls.values.typed_rows(function)[0], form == "checked", False)
            stub.logging(False)
            loop = timing.call_loop(prepared.callable, prepared.arguments)
            count(markers, f"{function!r}|{reason(function)}, {form}", loop, REPEAT, REPEAT)


if __name__ == "__main__":
    main()
