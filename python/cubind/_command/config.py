"""Print the flags that build an extension in C on cubind: headers, libraries, CMake's folder."""

from argparse import ArgumentParser, Namespace
from importlib import import_module

from cubind._command import CommandError


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--includes", action="store_true", help="folders of headers, one a line")
    parser.add_argument("--cflags", action="store_true", help="compiler flags for these folders")
    parser.add_argument("--libs", action="store_true", help="linker flags for cubind's static libraries")
    parser.add_argument("--cmakedir", action="store_true", help="folder of cubind-config.cmake, for -Dcubind_DIR=")


def run(options: Namespace) -> int:
    wanted = [name for name in ("includes", "cflags", "libs", "cmakedir") if getattr(options, name)]
    if not wanted:
        raise CommandError("say what to print: --cflags, --libs, --cmakedir or --includes", 2)
    development = import_module("cubind._development")
    try:
        answers = [getattr(development, name)() for name in wanted]
    except FileNotFoundError as error:
        raise CommandError(error) from None
    for answer in answers:
        print(answer if isinstance(answer, str) else "\n".join(answer))
    return 0
