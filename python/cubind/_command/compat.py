"""Run a program with cubind as cuda.bindings and cuda.core: ``python3 -m cubind.compat``."""

from argparse import Namespace

from cubind import _program

TAKES_ALL = True  # the program's arguments are not the command's


def run(options: Namespace) -> None:
    _program.restart("cubind.compat", [], options.arguments)
