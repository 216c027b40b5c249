"""python3 -m cubind.simulator [--threads 4 ...] program.py ... | -m module ... | -c code ...: the program computes on the simulated
device.

Also a program that knows nothing of cubind, and those that it starts.
"""

import argparse
import ctypes
import os
import sys

from cubind import _program, simulator


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
        parser.error("a program is needed, or -m and a module, or -c and a program's text")
    if options:
        _program.restart("cubind.simulator", options, argv)
    program = ["-m", *module] if module else ["-c", *command] if command else program
    return parser, {name: value for name, value in given.items() if value is not None}, program


# Compilers whose machine code the simulated device cannot run: ours stand before them, and put PTX beside it.
_COMPILERS = {"libnvrtc.so": "cuda_nvrtc", "libnvJitLink.so": "nvjitlink"}


def _places(stem, major):
    """Where NVIDIA's loaders look for a library, too."""
    package = f"cu{major}" if major >= 13 else _COMPILERS[stem]
    for folder in filter(os.path.isabs, sys.path):
        yield os.path.join(folder, "nvidia", package, "lib")
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        if os.environ.get(variable):
            yield os.path.join(os.environ[variable], "lib64")
    yield from filter(None, os.environ.get("LD_LIBRARY_PATH", "").split(":"))
    yield "/usr/local/cuda/lib64"


def _find(stem, major):
    files = (os.path.join(place, f"{stem}.{major}") for place in _places(stem, major))
    return next((file for file in files if os.path.exists(file)), None)


def _interpose():
    """Loads what stands before the compilers that there are; its files."""
    folder, files = os.path.dirname(simulator.library()), []
    for stem in _COMPILERS:
        for major in (12, 13):
            file, real = os.path.join(folder, f"{stem}.{major}"), _find(stem, major)
            if real is not None and os.path.exists(file):
                os.environ[f"CUBIND_REAL_{stem}_{major}".upper().replace(".", "_")] = os.path.realpath(real)
                ctypes.CDLL(file, mode=ctypes.RTLD_GLOBAL)
                files.append(file)
    return files


def _preload():
    """Child processes have the libraries from their start; those that are no Python programs, too."""
    others = [path for path in os.environ.get("LD_PRELOAD", "").split(":") if path]
    os.environ["LD_PRELOAD"] = ":".join([simulator.library(), *_interpose(), *others])


def main(argv):
    parser, options, program = _arguments(argv)
    try:
        simulator.use(**options)
    except (ValueError, RuntimeError, ImportError) as error:
        parser.error(str(error))
    _preload()
    _program.run(program)


if __name__ == "__main__":
    _program.leave_path()
    main(sys.argv[1:])
