"""python3 -m cubind.compat program.py ... | -m module ...: cuda.bindings and cuda.core are cubind's for the program.

Also for the Python programs that it starts. Without a program: what is whose.
"""

import os
import sys

from cubind import _program, compat

USAGE = "usage: python3 -m cubind.compat [-h] [-m MODULE ... | program.py ...]"


def _end(error):
    sys.stderr.write(f"{USAGE}\npython3 -m cubind.compat: error: {error}\n")
    sys.exit(2)


def main(argv):
    """No argparse, whose import takes longer than all else here."""
    argv = _program.split_module(argv)
    if argv[:1] in (["-h"], ["--help"]):
        print(f"{USAGE}\n\n{__doc__}")
        return
    if argv[:1] == ["-m"] and len(argv) == 1:
        _end("-m needs a module")
    if argv and argv[0].startswith("-") and argv[0] != "-m":
        _end(f"unknown option {argv[0]}")
    if argv and argv[0] != "-m" and not os.path.exists(argv[0]):
        _end(f"can't open {argv[0]!r}: there is no such file")
    try:
        compat.install()
    except RuntimeError as error:
        _end(error)
    if not argv:
        from cubind.compat._status import describe

        print(describe())
        return
    if argv[0] == "-m":
        _program.run_module(argv[1:])
    else:
        _program.run_file(argv)


if __name__ == "__main__":
    _program.leave_path()
    main(sys.argv[1:])
