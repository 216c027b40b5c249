"""Run a program on the simulated device: ``python3 -m cubind.simulator``."""

from argparse import Namespace

from cubind import _program

TAKES_ALL = True  # the program's arguments are not the command's


def run(options: Namespace) -> None:
    _program.restart("cubind.simulator", [], options.arguments)
