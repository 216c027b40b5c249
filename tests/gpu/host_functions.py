"""Show which functions other packages hand to CUDA, and whether these need the GIL.

    python3 tests/gpu/host_functions.py [PACKAGE ...]

Each package does typical work in a process of its own (host_function_work.py), in which
host_functions.c stands in front of the driver. The program prints a line of JSON for each package:

* `gil`: whether a function needed the GIL, or ran in a thread that had it.
* `on import`, `after the work`: what was imported by then that cubind watches for. An entry with a
  version counts only if it ends with "newer".
* `functions`: each one's call, library and symbol; how often it was handed over and ran; in how
  many tries it needed the GIL; how often it ran in a thread that had the GIL.
* `failed`: the parts of the work that failed, and why.

The first line checks the program itself: `control` hands over one function that needs the GIL and
one that does not. The status is 1 if that line is wrong. docs/threading-packages.md explains what
the results mean for cubind. No GPU is needed for `control` on the simulated device.
"""

import ast
import ctypes
import importlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

import host_function_work as work

HERE = Path(__file__).resolve().parent
LIMIT = 400  # seconds for one package


def compile_shim(folder):
    shim = Path(folder) / "libhost_functions.so"
    flags = ["-O1", "-shared", "-fPIC", "-fvisibility=hidden"]
    subprocess.run(["gcc", *flags, "-o", str(shim), str(HERE / "host_functions.c"), "-ldl", "-lpthread"], check=True)
    return shim


# ---- in the process of one package ----


def watched():
    """Return cubind's two lists from their source, since cubind need not be built here."""
    source = (HERE.parents[1] / "python" / "cubind" / "__init__.py").read_text()
    lists = {"_PACKAGES_WITH_HOST_FUNCTIONS": (), "_PACKAGES_READ": ()}
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and node.targets[0].id in lists:
            lists[node.targets[0].id] = ast.literal_eval(node.value)
    return lists["_PACKAGES_WITH_HOST_FUNCTIONS"], lists["_PACKAGES_READ"]


def is_newer(name, major, minor):
    version = str(getattr(sys.modules[name], "__version__", ""))
    parts = version.split(".")
    return not (len(parts) > 1 and parts[0].isdecimal() and (int(parts[0]), int(parts[1])) <= (major, minor))


def imported():
    always, read = watched()
    found = [name for name in always if name in sys.modules]
    for name, *version in read:
        if name in sys.modules:
            found.append(f"{name} {getattr(sys.modules[name], '__version__', '?')}" + " newer" * is_newer(name, *version))
    return found


def report():
    get = ctypes.CDLL(None).host_functions_report
    get.restype = ctypes.c_char_p
    return json.loads(get())


def reason(error):
    """Return the last line of a traceback, and where in the work the error happened."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == work.__file__]
    return f"line {lines[-1] if lines else '?'}: {type(error).__name__}: {str(error)[:150]}"


def child(name):
    """Do the work of a package, and print what it handed over."""
    module, parts = work.WORK[name]
    try:
        version = getattr(importlib.import_module(module), "__version__", "?")
    except ImportError as error:
        print(json.dumps({"package": name, "missing": str(error)[:200]}))
        return
    result = {"package": name, "version": str(version), "on import": imported(), "failed": {}}
    for part in parts:
        try:
            part()
        except BaseException as error:
            result["failed"][part.__name__] = reason(error)
    functions = report()
    used = [f for f in functions if f["needed the GIL"] or f["ran with the GIL"]]
    result |= {"gil": bool(used), "after the work": imported(), "functions": functions}
    print(json.dumps(result))


# ---- in the first process ----


def run(name, shim, folder):
    """Do the work in a process, and return its result."""
    environment = {**os.environ, "LD_PRELOAD": str(shim), "TMPDIR": folder, "TOKENIZERS_PARALLELISM": "false"}
    # XLA would take most of the memory of a device that others may use.
    environment["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(HERE), os.environ.get("PYTHONPATH")]))
    output, errors = Path(folder) / f"{name}.out", Path(folder) / f"{name}.err"
    with output.open("w") as out, errors.open("w") as err:
        command = [sys.executable, str(Path(__file__).resolve()), "--child", name]
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=err, cwd=folder, start_new_session=True)
        try:
            status = process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            status = f"none in {LIMIT} s"
            process.wait()
    for line in reversed(output.read_text(errors="replace").splitlines()):
        if line.startswith('{"package"'):
            return json.loads(line)
    return {"package": name, "died": status, "errors": errors.read_text(errors="replace")[-400:]}


def is_right(control):
    """Say whether the two functions of `control` were seen, tried and told apart."""
    functions = control.get("functions", [])
    needs = [f for f in functions if f["function"] == "made at run time"]
    needs_not = [f for f in functions if f["function"].endswith(" free")]
    if len(needs) != 1 or len(needs_not) != 1:
        return False
    return needs[0]["needed the GIL"] == needs[0]["tried"] > 0 and needs_not[0]["needed the GIL"] == 0 < needs_not[0]["tried"]


def main(names):
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        shim = compile_shim(folder)
        for name in names or work.WORK:
            result = run(name, shim, folder)
            if name == "control" and not is_right(result):
                status = 1
            print(json.dumps(result), flush=True)
    return status


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(sys.argv[2])
        sys.stdout.flush()
        # Host functions may be pending, and some libraries do not survive the end of others.
        os._exit(0)
    sys.exit(main(sys.argv[1:]))
