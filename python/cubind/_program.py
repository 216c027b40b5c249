"""Runs a program, or a module, in the place of the one that runs: what python3 itself does, for the runners of cubind."""

import os
import sys


_FLAGS, _WITH_VALUE, _PROGRAMS = frozenset("bBdEiIOPqRsSuvVx"), frozenset("WX"), frozenset("cm")
_LONG = "--check-hash-based-pycs"  # Python's one long option that a program can be run with


def _split_letters(letters, following):
    """Split ``-letters``: (Python's options, what is left of the argument, how many of the following arguments are values)."""
    options = []
    for i, letter in enumerate(letters):
        if letter in _WITH_VALUE:
            value = letters[i + 1 :] or next(iter(following), "")
            return [*options, f"-{letter}{value}"], "", 0 if letters[i + 1 :] else 1
        if letter not in _FLAGS:
            return options, letters[i:], 0
        options.append(f"-{letter}")
    return options, "", 0


def split(argv):
    """(Python's own options, options of the runner and the program). Options of a runner are long ones with a value each.

    ``-mNAME`` and ``-cCODE`` become two arguments.
    """
    options, own, i = [], [], 0
    while i < len(argv) and argv[i].startswith("-") and argv[i] != "-":
        if argv[i].startswith("--"):
            end = i + (1 if "=" in argv[i] else 2)
            (options if argv[i].partition("=")[0] == _LONG else own).extend(argv[i:end])
            i = end
            continue
        found, left, values = _split_letters(argv[i][1:], argv[i + 1 :])
        options += found
        i += 1 + values
        if left:
            parts = [f"-{left[0]}", *filter(None, [left[1:]])] if left[0] in _PROGRAMS else [f"-{left}"]
            return options, [*own, *parts, *argv[i:]]
    return options, [*own, *argv[i:]]


def restart(runner, options, argv):
    """The same with these options, which Python takes in front of a program alone."""
    from subprocess import _args_from_interpreter_flags

    command = [sys.executable, *_args_from_interpreter_flags(), *options, "-m", runner, *argv]
    sys.stdout.flush()
    os.execv(sys.executable, command)


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


def run(argv):
    """``-c CODE``, ``-m MODULE``, ``-``, or a file, each with its arguments."""
    kinds = {"-c": _run_command, "-m": lambda argv: _run_module(argv[1:]), "-": _run_input}
    kinds.get(argv[0], _run_file)(argv)


def _run_text(text, file):
    if not sys.flags.safe_path:
        sys.path.insert(0, "")
    exec(compile(text, file, "exec"), vars(_new_main()))


def _run_command(argv):
    sys.argv = ["-c", *argv[2:]]
    _run_text(argv[1], "<string>")


def _run_input(argv):
    sys.argv = argv
    if not sys.stdin.isatty():
        return _run_text(sys.stdin.read(), "<stdin>")
    from code import interact

    interact(local=vars(_new_main()))


def _run_module(argv):
    """As ``python3 -m``."""
    import runpy

    sys.argv = argv
    if not sys.flags.safe_path:
        sys.path.insert(0, os.getcwd())
    _new_main()
    runpy._run_module_as_main(argv[0])


def _run_file(argv):
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
