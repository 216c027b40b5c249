"""python3 -m cubind.compat program.py ... | -m module ... | -c code ...

Run a program with cubind in place of cuda.bindings and cuda.core. Python programs that it starts
also use cubind. Python's own options (-W, -X, -u ...) go before the program. Without a program,
print which names come from cubind and which from the original packages.
"""

import os
import sys

from cubind import _program, compat

USAGE = "usage: python3 -m cubind.compat [-h] [option of python3 ...] [-c CODE ... | -m MODULE ... | program.py ... | - ...]"
_NEEDS = {"-c": "a program's text", "-m": "a module"}


def _end(error):
    sys.stderr.write(f"{USAGE}\npython3 -m cubind.compat: error: {error}\n")
    sys.exit(2)


def main(argv):
    """Run the command; argparse is not used, because its import takes longer than all the rest."""
    options, argv = _program.split(argv)
    if argv[:1] in (["-h"], ["--help"]):
        print(f"{USAGE}\n\n{__doc__}")
        return
    first = argv[0] if argv else ""
    if first in _NEEDS and len(argv) == 1:
        _end(f"{first} needs {_NEEDS[first]}")
    if first.startswith("-") and first not in (*_NEEDS, "-"):
        _end(f"unknown option {first}")
    if first and not first.startswith("-") and not os.path.exists(first):
        _end(f"can't open {first!r}: there is no such file")
    if options:
        _program.restart("cubind.compat", options, argv)
    try:
        compat.install()
    except RuntimeError as error:
        _end(error)
    if not argv:
        from cubind.compat._status import describe

        print(describe())
        return
    _program.run(argv)


if __name__ == "__main__":
    _program.leave_path()
    main(sys.argv[1:])
