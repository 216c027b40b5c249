"""Explain a missing module in the error of its import; loaded when an import fails."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path

from cubind._module_names import CUBIND, CUBIND_LIBRARIES

_FOLDER = Path(__file__).parent
# Python modules, which every installation has
_PYTHON = ("checked", "compat", "core", "simulator", "tune")


def _pip(distribution="cubind", options="--force-reinstall "):
    import re

    text = (_FOLDER / "__init__.py").read_text(encoding="utf-8")
    (version,) = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    return f"pip install {options}{distribution}=={version}"


# ---- a submodule ----


def explain(frame):
    """Raise the explanation for an import whose search has reached the end of the path.

    `frame` is importlib's. Queries (importlib.util.find_spec) get no exception, and neither do
    finders that follow the path's own.
    """
    if (frame.f_code.co_name, frame.f_code.co_filename) != ("_get_spec", "<frozen importlib._bootstrap_external>"):
        return
    names, name = set(), None
    while frame is not None and frame.f_code.co_filename.startswith("<frozen importlib."):
        names.add(frame.f_code.co_name)
        if name is None and frame.f_code.co_name == "_find_and_load_unlocked":
            name = frame.f_locals["name"]
        frame = frame.f_back
    if name is not None and not _is_elsewhere(name):
        _raise(name, "_handle_fromlist" in names)


def _is_elsewhere(name):
    """Return whether a finder after the PathFinder has the module."""
    package = sys.modules[name.rpartition(".")[0]]
    finders = [type(each).__name__ if not isinstance(each, type) else each.__name__ for each in sys.meta_path]
    behind = sys.meta_path[finders.index("PathFinder") + 1 :] if "PathFinder" in finders else []
    specs = (each.find_spec(name, list(package.__path__)) for each in behind if hasattr(each, "find_spec"))
    return any(isinstance(spec, ModuleSpec) for spec in specs)


def _raise(name, is_from):
    package, _, last = name.rpartition(".")
    more = describe(package, last)
    if more is None:
        return
    if is_from:  # `from package import last` would take a ModuleNotFoundError for its own
        raise ImportError(f"cannot import name {last!r} from {package!r}: {more}", name=package)
    raise ModuleNotFoundError(f"No module named {name!r}: {more}", name=name)


def describe(package, last):
    """Say why package.last is missing and what to do; None if unknown."""
    if last.startswith("_"):
        return None
    foreign = _of_another_python(last)
    if foreign is not None:
        return foreign
    if last in CUBIND_LIBRARIES:
        return f"it is in the distribution cubind-libraries, which is not installed: {_pip('cubind-libraries', '')}"
    if last in CUBIND:
        return f"cubind has it, but its file is missing from {_FOLDER}: {_pip()}"
    from difflib import get_close_matches

    known = [*CUBIND, *CUBIND_LIBRARIES, *(_PYTHON if package == "cubind" else ())]
    nearest = get_close_matches(last, known, 1, 0.75)
    return f"did you mean {package}.{nearest[0]}?" if nearest else None


def _of_another_python(last):
    """Explain a compiled module that exists only for another Python; None if there is none."""
    files = sorted(file.name for file in _FOLDER.glob(f"**/{last}.*.so"))
    if not files or any(file == last + suffix for file in files for suffix in EXTENSION_SUFFIXES):
        return None
    ours = EXTENSION_SUFFIXES[0].split(".")[1]
    theirs = files[0].split(".")[1]
    return f"{_FOLDER} has it for another Python, {theirs}, but this one is {ours}: {sys.executable} -m {_pip()}"


# ---- the compiled modules that every program needs ----


def _let_doctor_speak():
    """Run ``cubind doctor`` now if this process is one: the import of cubind is about to fail."""
    from cubind._command import is_doctor

    if is_doctor():
        from cubind.__main__ import main

        sys.exit(main())


def of_runtime(error):
    """Return the error to raise for a failed import of cubind._runtime."""
    _let_doctor_speak()
    if isinstance(error, ModuleNotFoundError) and error.name == "cubind._runtime":
        more = _of_another_python("_runtime") or f"{_FOLDER} lacks its compiled modules: {_pip()}"
        return ModuleNotFoundError(f"No module named 'cubind._runtime': {more}", name="cubind._runtime")
    return of_versions("cubind._runtime", "another") if "_version" in str(error) else error


def of_versions(name, compiled):
    """Return the error for a compiled module whose version differs from the Python files."""
    _let_doctor_speak()
    command = _pip()
    ours = command.rpartition("==")[2]
    return ImportError(f"{name} has version {compiled}, but the Python files in {_FOLDER} have {ours}: two versions of "
                       f"cubind are mixed: {command}", name=name)  # fmt: skip
