"""Runs a program, or a module, in the place of the one that runs: what python3 itself does, for the runners of cubind."""

import os
import sys


def split_module(argv):
    """``-mNAME`` as two arguments, where the options of a runner end with it; each of these has a value."""
    i = 0
    while i < len(argv) and argv[i].startswith("--"):
        i += 1 if "=" in argv[i] else 2
    if i < len(argv) and argv[i].startswith("-m") and argv[i] != "-m":
        return [*argv[:i], "-m", argv[i][2:], *argv[i + 1 :]]
    return argv


def leave_path():
    """Takes away the folder that Python has put in front for the runner."""
    if not sys.flags.safe_path:
        sys.path.pop(0)


def _new_main():
    """The program's, which stays: threads and functions at exit look for their names there after its last line."""
    global _runner
    _runner = sys.modules["__main__"]  # whose functions are on their way
    sys.modules["__main__"] = module = type(sys)("__main__")
    module.__builtins__ = __builtins__
    return module


def run_module(argv):
    """As ``python3 -m``."""
    import runpy

    sys.argv = argv
    if not sys.flags.safe_path:
        sys.path.insert(0, os.getcwd())
    _new_main()
    runpy._run_module_as_main(argv[0])


def run_file(argv):
    """As ``python3 program.py``; folders and archives, too."""
    path = argv[0]
    sys.argv = argv
    if os.path.isdir(path) or path.endswith((".pyz", ".zip")):
        import runpy

        sys.path.insert(0, os.path.abspath(path))
        _new_main()
        runpy._run_module_as_main("__main__", False)
        return
    if not sys.flags.safe_path:
        sys.path.insert(0, os.path.dirname(os.path.realpath(path)))
    if path.endswith(".pyc"):
        import runpy

        runpy.run_path(path, run_name="__main__")
        return
    path = os.path.abspath(path)
    with open(path, "rb") as program:
        code = compile(program.read(), path, "exec")
    module = _new_main()
    module.__file__ = path
    exec(code, vars(module))
