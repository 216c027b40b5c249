"""python3 -m cubind.simulator [--threads 4 ...] program.py ... | -m module ... | -c code ...

Run a program on the simulated device. The program need not use cubind, and its child processes use
the device, too.

The exit status is the program's. If that is 0 but the checks found something in the program's
kernels (a race, a read of unwritten memory or wrong synchronization), it is 1, or the value of
--error-exitcode. Notes do not count, nor do findings in child processes.
"""

import argparse
import sys

from cubind import _program, simulator
from cubind.simulator import _standins

PATIENCE = 60.0  # seconds for the program's work to finish after its end


def _arguments(argv):
    parser = argparse.ArgumentParser(
        prog="python3 -m cubind.simulator", description="Runs a Python program on the simulated device.", allow_abbrev=False
    )
    parser.add_argument(
        "--error-exitcode",
        metavar="VALUE",
        type=int,
        default=1,
        help="exit status of a program that succeeds although the checks found something: 1; 0 keeps the program's",
    )
    for name in simulator.OPTIONS:
        parser.add_argument(f"--{name.replace('_', '-')}", metavar="VALUE")
    parser.add_argument("-m", dest="module", metavar="MODULE", nargs=argparse.REMAINDER, help="a module and its arguments")
    parser.add_argument("-c", dest="command", metavar="CODE", nargs=argparse.REMAINDER, help="a program's text and its arguments")
    parser.add_argument(
        "program", nargs=argparse.REMAINDER, metavar="program.py ...", help="a program and its arguments; - is the standard input"
    )
    options, argv = _program.split(argv)
    given = vars(parser.parse_args(argv))
    module, command, program = given.pop("module"), given.pop("command"), given.pop("program")
    if not (module or command or program):
        parser.error("expected a program, -m and a module, or -c and a program's text")
    if options:
        _program.restart("cubind.simulator", options, argv)
    program = ["-m", *module] if module else ["-c", *command] if command else program
    code = given.pop("error_exitcode")
    return parser, {name: value for name, value in given.items() if value is not None}, program, code


def _run(program, code):
    """Run the program, and end with `code` if it succeeds although the checks found something."""
    status = None
    try:
        _program.run(program)
    except SystemExit as end:
        status = end.code
        if status not in (None, 0):
            raise
    if code != 0 and simulator._findings(PATIENCE):
        status = code
    sys.exit(status)


def main(argv):
    parser, options, program, code = _arguments(argv)
    try:
        simulator.use(**options)
    except (ValueError, RuntimeError, ImportError) as error:
        parser.error(str(error))
    _standins.preload()
    _run(program, code)


if __name__ == "__main__":
    _program.leave_path()
    main(sys.argv[1:])
