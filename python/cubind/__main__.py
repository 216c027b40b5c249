"""Run the command ``cubind``, also ``python3 -m cubind``: doctor, examples, cache and others.

Each subcommand is a module of ``cubind._command`` with ``add_arguments(parser)`` and
``run(options)``. Only the chosen one is imported. ``import cubind`` imports none of them.
"""

import argparse
import os
import signal
import sys
from importlib import import_module
from typing import NoReturn

from cubind._command import COMMANDS, CommandError

_USAGE = 2


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(_USAGE, f"{self.prog}: error: {message}\n")


def _overview() -> str:
    wide = max(map(len, COMMANDS))
    lines = [f"  {name:{wide}}  {summary}" for name, summary in COMMANDS.items()]
    return "\n".join(
        [
            "usage: cubind [-h] [--version] COMMAND ...",
            "",
            "Examine an installation of cubind, run its examples, and manage its files.",
            "",
            "commands:",
            *lines,
            "",
            "cubind COMMAND --help describes one command. python3 -m cubind is the same program.",
        ]
    )


def _parse(name: str, argv: list[str]) -> argparse.Namespace:
    module = import_module(f"cubind._command.{name}")
    if getattr(module, "TAKES_ALL", False):
        return argparse.Namespace(run=module.run, arguments=argv)
    parser = _Parser(
        prog=f"cubind {name}",
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    module.add_arguments(parser)
    return argparse.Namespace(run=module.run, **vars(parser.parse_args(argv)))


def _run(argv: list[str]) -> int:
    first = argv[0] if argv else "--help"
    if first in ("-h", "--help"):
        print(_overview())
        return 0 if argv else _USAGE
    if first == "--version":
        from cubind import __version__

        print(f"cubind {__version__}")
        return 0
    if first not in COMMANDS:
        from difflib import get_close_matches

        nearest = get_close_matches(first, COMMANDS, 1)
        more = f"did you mean {nearest[0]}?" if nearest else f"use {', '.join(COMMANDS)}"
        sys.stderr.write(f"cubind: error: there is no command {first!r}: {more}\n")
        return _USAGE
    options = _parse(first, argv[1:])
    try:
        status: int = options.run(options)
    except CommandError as error:
        sys.stdout.flush()
        sys.stderr.write(f"cubind {first}: error: {error}\n")
        return error.status
    return status


def _end_by(number: signal.Signals) -> int:
    """End as other programs do after this signal, so that shells see the usual status."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    return 128 + number


def main(argv: list[str] | None = None) -> int:
    """Run the command and return its exit status."""
    try:
        status = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except BrokenPipeError:
        return _end_by(signal.SIGPIPE)
    except KeyboardInterrupt:
        return _end_by(signal.SIGINT)
    return status


if __name__ == "__main__":
    sys.exit(main())
