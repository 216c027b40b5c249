"""Run rows of system_calls.py with one package on the stub of NVML, for core/peer/test_system.py.

    system_side.py cubind|cuda     rows as JSON on stdin: [[key, source], …]; [key, outcome] per
                                   line on stdout

A source may use these names: system, typing, Device, gpu (a GPU), other (a GPU that is divided),
mig (a MIG device of `other`), script(symbol, parameter, format, *values), which sets a function's
output, and fail(symbol, status).
"""

import ast
import contextlib
import faulthandler
import importlib
import json
import os
import struct
import sys
import warnings
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[3])
from support import libraries  # noqa: E402
from support.core.peer.system_calls import READINGS  # noqa: E402
from support.stub import RECORD  # noqa: E402

ROW_TIMEOUT = 60


def script(stub, symbol, param, form, *values):
    data = values[0].encode() + b"\0" if form == "text" else struct.pack(form, *values)
    stub.set_mode(RECORD, symbol)
    stub.output(symbol, param, data)


def fail(stub, symbol, status):
    stub.set_mode(RECORD, symbol)
    stub.result(symbol, status)


def plain(value):
    """Return a value as JSON data that is the same for both packages."""
    # Enumerations; cuda.core has its own kind.
    if hasattr(value, "name") and isinstance(value, int | str):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, float):
        return f"float {value!r}"
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        return [type(value).__name__, *map(plain, value)]
    if hasattr(value, "__next__"):
        return ["iterator", *map(plain, value)]
    if type(value).__name__ == "Device":
        return f"Device {value.uuid}"
    return f"<{type(value).__name__}>"


def evaluate(source, names):
    """Run a source and return the value of its last line, an expression."""
    body = ast.parse(source).body
    last = ast.Expression(body.pop().value)
    exec(compile(ast.Module(body, []), "<row>", "exec"), names)
    return eval(compile(last, "<row>", "eval"), names)


def outcome(source, names):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            result = {"value": plain(evaluate(source, names))}
        except Exception as error:
            is_nvml = isinstance(error, names["system"].NvmlError)
            result = {"raised": type(error).__name__, "text": str(error), "is_nvml": is_nvml}
    result["warnings"] = [[w.category.__name__, str(w.message)] for w in caught]
    return result


def names_of(package, stub):
    system = importlib.import_module(f"{package}.core.system")
    Device = system.Device  # noqa: N806
    other = Device(index=1)
    return {
        "system": system,
        "typing": system.typing,
        "Device": Device,
        "gpu": Device(index=0),
        "other": other,
        "mig": other.mig.get_device_by_index(0),
        "script": lambda *arguments: script(stub, *arguments),
        "fail": lambda *arguments: fail(stub, *arguments),
    }


def main():
    package = sys.argv[1]
    stub = libraries.load_stub("nvml")
    if package == "cubind":
        libraries.use_build()
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for key, source in json.load(sys.stdin):
        faulthandler.dump_traceback_later(ROW_TIMEOUT, exit=True)
        stub.reset()
        for reading in READINGS:
            script(stub, *reading)
        with contextlib.redirect_stdout(sys.stderr):
            result = outcome(source, names_of(package, stub))
        print(json.dumps([key, result]), file=out, flush=True)
    out.flush()


if __name__ == "__main__":
    main()
