"""Run programs that import cuda.bindings or cuda.core in child processes, where they get cubind."""

import os
import subprocess
import sys
import textwrap

from support import libraries

PACKAGE = str(libraries.PACKAGE)
# Put in front of a program, this hides the original packages.
WITHOUT_ORIGINALS = """\
import os, sys
sys.path[:] = [entry for entry in sys.path if not os.path.isdir(os.path.join(entry, "cuda", "bindings"))]
"""


def run(*arguments, folder=None, wrong=False, **environment):
    """Return what a Python program prints, or its errors if it must fail (`wrong`)."""
    taken = ("CUBIND_COMPAT", "CUBIND_DEVICE", "CUBIND_SIMULATOR")
    environment = {key: value for key, value in os.environ.items() if key not in taken} | environment
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [environment.get("PYTHONPATH"), PACKAGE]))
    result = subprocess.run([sys.executable, *map(str, arguments)], capture_output=True, text=True, check=False, env=environment,
                            cwd=folder, timeout=300)  # fmt: skip
    assert (result.returncode != 0) == wrong, result.stdout + result.stderr
    return result.stderr if wrong else result.stdout


def run_text(text, runner=("cubind.compat",), originals=True, folder=None, wrong=False, **environment):
    """Run a program's text under `python3 -m runner`; several runners follow one another."""
    first = "" if originals else WITHOUT_ORIGINALS
    command = ["-W", "ignore::DeprecationWarning"]
    for module in runner:
        command += ["-m", module]
    program = ["-m", "program_of_a_test"]
    folder.joinpath("program_of_a_test.py").write_text(first + textwrap.dedent(text))
    return run(*command, *program, folder=folder, wrong=wrong, **environment)
