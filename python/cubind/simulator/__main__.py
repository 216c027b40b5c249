"""python3 -m cubind.simulator [--threads 4 ...] program.py ... | -m module ... | -c code ...

Run a program on the simulated device. The program need not use cubind, and its child processes use
the device, too.
"""

import argparse
import sys

from cubind import _program, simulator
from cubind.simulator import _standins


def _arguments(argv):
    parser = argparse.ArgumentParser(
        prog="python3 -m cubind.simulator", description="Runs a Python program on the simulated device.", allow_abbrev=False
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
    return parser, {name: value for name, value in given.items() if value is not None}, program


def main(argv):
    parser, options, program = _arguments(argv)
    try:
        simulator.use(**options)
    except (ValueError, RuntimeError, ImportError) as error:
        parser.error(str(error))
    _standins.preload()
    _program.run(program)


if __name__ == "__main__":
    _program.leave_path()
    main(sys.argv[1:])
