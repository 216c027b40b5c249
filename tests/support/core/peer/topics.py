"""Run the programs of tests/core/topics one after another.

    topics.py cuda|cubind [NAME...]    unchanged, or with cubind's name instead of cuda's in
                                           their imports

The output is "=== name" and then what the program and its kernels print. The run ends with the
first program that raises, because the context may then be unusable on a GPU.
"""

import os
import re
import sys
import tempfile
import traceback
import types
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "core" / "topics"
NAMES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "common")


def loaded(name, package):
    """Return a program, run as a module of its own; `common` is one of them."""
    path = FOLDER / f"{name}.py"
    text = re.sub(r"^from cuda\.", f"from {package}.", path.read_text(), flags=re.MULTILINE)
    module = types.ModuleType(name)
    exec(compile(text, str(path), "exec"), vars(module))
    return module


def main():
    package, names = sys.argv[1], sys.argv[2:] or NAMES
    out = os.fdopen(os.dup(1), "w")
    sys.modules["common"] = loaded("common", package)
    for name in names:
        with tempfile.TemporaryFile() as printed:  # by Python, and by kernels from C
            os.dup2(printed.fileno(), 1)
            raised = False
            try:
                loaded(name, package)
            except Exception:
                raised = True
                print(traceback.format_exc())
            sys.stdout.flush()
            printed.seek(0)
            print(f"=== {name}\n{printed.read().decode()}", end="", file=out, flush=True)
        if raised:
            break


if __name__ == "__main__":
    main()
