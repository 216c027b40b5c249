"""python3 -m cubind.compat program.py ... | -m module ...: cuda.bindings and cuda.core are cubind's for the program.

Also for the Python programs that it starts. Without a program: what is whose.
"""

import os
import sys

from cubind import compat

USAGE = "usage: python3 -m cubind.compat [-h] [-m MODULE ... | program.py ...]"


def _end(error):
    sys.stderr.write(f"{USAGE}\npython3 -m cubind.compat: error: {error}\n")
    sys.exit(2)


def _run(path):
    """A program as __main__. runpy.run_path, which takes folders and archives, too, imports much for it."""
    if os.path.isdir(path) or path.endswith((".pyc", ".pyz", ".zip")):
        import runpy

        runpy.run_path(path, run_name="__main__")
        return
    with open(path, "rb") as program:
        code = compile(program.read(), path, "exec")
    sys.modules["__main__"] = module = type(sys)("__main__")
    vars(module).update(__file__=path, __builtins__=__builtins__)
    exec(code, vars(module))


def main(argv):
    """No argparse, whose import takes longer than all else here."""
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
        import runpy

        sys.argv = argv[1:]
        sys.path.insert(0, os.getcwd())
        runpy.run_module(argv[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = argv
        sys.path.insert(0, os.path.dirname(os.path.abspath(argv[0])))
        _run(argv[0])


_THIS = sys.modules[__name__]  # kept, when the program takes its place

if __name__ == "__main__":
    if not sys.flags.safe_path:
        sys.path.pop(0)  # the folder that Python has put there for this module
    main(sys.argv[1:])
