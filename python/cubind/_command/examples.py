"""List, show, run or copy the examples that come with cubind.

Without a GPU, `run` uses the simulated device, and says so.
"""

import ast
import os
import sys
from argparse import REMAINDER, ArgumentParser, Namespace
from importlib.util import find_spec

from cubind._command import CommandError

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "_examples")
HELPERS = "common"  # a module that the examples import
# {example: what it needs in addition to NumPy and NVRTC}
NEEDS = {
    "clusters": ("compute capability 9.0",),
    "expressions": ("libNVVM",),
    "jit_lto": ("nvJitLink",),
    "tma_blur": ("compute capability 9.0",),
}
_WAIT = 20.0  # seconds for the driver to say whether there is a GPU


def add_arguments(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", help="print the name of each example, a line about it, and what it needs")
    actions.add_parser("show", help="print an example's program").add_argument("name", metavar="NAME")
    run = actions.add_parser("run", help="run an example, on the simulated device if there is no GPU")
    run.add_argument("name", metavar="NAME")
    run.add_argument("arguments", metavar="ARGUMENT", nargs=REMAINDER, help="arguments of the example")
    copy = actions.add_parser("copy", help="copy an example and its helpers into a folder")
    copy.add_argument("name", metavar="NAME")
    copy.add_argument("folder", metavar="FOLDER", nargs="?", default=".", help="default: the current folder")
    copy.add_argument("--force", action="store_true", help="overwrite files of the same name")


def names() -> list[str]:
    """Return the names of the examples."""
    try:
        found = sorted(file.removesuffix(".py") for file in os.listdir(FOLDER) if file.endswith(".py"))
    except FileNotFoundError:
        raise CommandError(f"this cubind was installed without examples: {FOLDER} is missing") from None
    return [name for name in found if name != HELPERS]


def _path(name: str) -> str:
    known = names()
    if name not in known:
        from difflib import get_close_matches

        nearest = get_close_matches(name, known, 1)
        more = f"did you mean {nearest[0]}?" if nearest else "cubind examples list prints the names"
        raise CommandError(f"there is no example {name!r}: {more}", 2)
    return os.path.join(FOLDER, f"{name}.py")


def _read(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def _list(options: Namespace) -> int:
    known = names()
    wide = max(map(len, known), default=0)
    for name in known:
        summary = (ast.get_docstring(ast.parse(_read(_path(name)))) or "").partition("\n")[0]
        needs = ", ".join(("NumPy", "NVRTC", *NEEDS.get(name, ())))
        print(f"{name:{wide}}  {summary}\n{'':{wide}}  needs {needs}")
    return 0


def _show(options: Namespace) -> int:
    print(_read(_path(options.name)), end="")
    return 0


def _has_gpu() -> bool:
    from cubind._command.facts.asking import Request, ask

    answer = ask({"driver": Request("ask_driver.py", {}, dict(os.environ), _WAIT)})["driver"]
    return not answer.end and any("error" not in device for device in answer.facts.get("devices", ()))


def _run(options: Namespace) -> int:
    path = _path(options.name)
    if find_spec("numpy") is None:
        raise CommandError("the examples need NumPy: pip install numpy")
    if not os.environ.get("CUBIND_DEVICE") and not _has_gpu():
        print("There is no GPU, so this runs on the simulated device.")
        os.environ["CUBIND_DEVICE"] = "simulated"
    sys.stdout.flush()
    # The package's folder may be on the path only because this process was started there.
    own = os.path.dirname(os.path.dirname(FOLDER))
    others = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    if own not in others and own in sys.path[:1]:
        os.environ["PYTHONPATH"] = os.pathsep.join([own, *others])
    os.execv(sys.executable, [sys.executable, path, *options.arguments])


def _copy(options: Namespace) -> int:
    path = _path(options.name)
    wanted = [path]
    if f"import {HELPERS}" in _read(path):
        wanted.append(os.path.join(FOLDER, f"{HELPERS}.py"))
    copies = {file: os.path.join(options.folder, os.path.basename(file)) for file in wanted}
    taken = [copy for file, copy in copies.items() if os.path.lexists(copy) and not _is_same(file, copy)]
    if taken and not options.force:
        raise CommandError(f"{taken[0]} exists already: choose another folder, or overwrite it with --force")
    try:
        os.makedirs(options.folder, exist_ok=True)
        for file, copy in copies.items():
            with open(copy, "w", encoding="utf-8") as out:
                out.write(_read(file))
            print(f"wrote {copy}")
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror}") from None
    return 0


def _is_same(file: str, copy: str) -> bool:
    """Return whether a file is an unchanged copy, as the helpers of another example are."""
    try:
        return os.path.isfile(copy) and _read(copy) == _read(file)
    except (OSError, UnicodeDecodeError):
        return False


def run(options: Namespace) -> int:
    actions = {"list": _list, "show": _show, "run": _run, "copy": _copy}
    return actions[options.action](options)
