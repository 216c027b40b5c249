"""Write the names that a module has for one major of CUDA and lacks for the newest.

    other_names.py FILE MODULE FOLDER NEWEST-FOLDER

Both folders have the module's type stubs. FILE gets a line for each name; a name of the checked
form begins with "checked.". The error about a missing name says with it which CUDA has the name
(python/cubind/_cuda.py).

The build runs this with the Python that it builds for, 3.11 or later. It needs nothing else.
"""

import re
import sys
from pathlib import Path


def names(stub):
    return set(re.findall(r"^(?:def |class )?([A-Za-z]\w*)\b", stub.read_text(encoding="utf-8"), re.MULTILINE))


def main(file, module, folder, newest):
    lines = []
    for form, stub in ("", f"{module}.pyi"), ("checked.", f"{module}_checked.pyi"):
        lines += [f"{form}{name}\n" for name in sorted(names(Path(folder, stub)) - names(Path(newest, stub)))]
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
