"""Run a program, module or command as python3 does; used by python3 -m cubind.compat and others."""

import os
import sys


_FLAGS, _WITH_VALUE, _PROGRAMS = frozenset("bBdEiIOPqRsSuvVx"), frozenset("WX"), frozenset("cm")
_LONG = "--check-hash-based-pycs"  # Python's only long option that can precede a program


def _split_letters(letters, following):
    """Split ``-letters``.

    Return (Python's options, the rest of the argument, how many of the following arguments are
    values).
    """
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
    """Return (Python's own options, the runner's options and the program).

    A runner's options are long ones with a value each. ``-mNAME`` and ``-cCODE`` become two
    arguments.
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
    """Run the same command again with `options`, which Python accepts only before a program."""
    from subprocess import _args_from_interpreter_flags

    command = [sys.executable, *_args_from_interpreter_flags(), *options, "-m", runner, *argv]
    sys.stdout.flush()
    os.execv(sys.executable, command)


def leave_path():
    """Remove the sys.path entry that Python has added for the runner."""
    if not sys.flags.safe_path:
        sys.path.pop(0)


def _new_main():
    """Return a new __main__ for the program, which stays in sys.modules.

    Threads and exit functions look up their names there after the program's last line.
    """
    global _runner
    _runner = sys.modules["__main__"]  # its functions are still running
    sys.modules["__main__"] = module = type(sys)("__main__")
    module.__builtins__ = __builtins__
    return module


def run(argv):
    """Run ``-c CODE``, ``-m MODULE``, ``-`` or a file, each with its arguments."""
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
    """Run a module as ``python3 -m`` does."""
    import runpy

    sys.argv = argv
    if not sys.flags.safe_path:
        sys.path.insert(0, os.getcwd())
    _new_main()
    runpy._run_module_as_main(argv[0])


def _run_file(argv):
    """Run a file, folder or archive as ``python3 program.py`` does."""
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
