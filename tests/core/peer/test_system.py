"""Compare cubind.core.system with cuda.core.system of cuda-core 1.2.2.

The rows of system_calls.py run through both, on the same stub of NVML, each package in its own
process. Other tests compare the names and signatures of every public class.
"""

import ast
import functools
import importlib
import importlib.metadata
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support import libraries
from support.core.peer import system_calls
from support.core.peer.system_calls import ROWS

libraries.need_peer()
CORE_VERSION = "1.2.2"
try:
    _found = importlib.metadata.version("cuda-core")
except importlib.metadata.PackageNotFoundError:
    _found = "none"
if _found != CORE_VERSION:
    pytest.skip(f"needs cuda-core {CORE_VERSION}, found {_found}", allow_module_level=True)
if libraries.ON_GPU:
    pytest.skip("looks into the stub of NVML", allow_module_level=True)

pytestmark = pytest.mark.peer

SIDE = libraries.TESTS / "support" / "core" / "peer" / "system_side.py"
TIMEOUT = 600


# --- both sides -----------------------------------------------------------------------------------


@functools.cache
def outcomes(package):
    """Return {row's number: outcome}."""
    env = {**os.environ, "CUBIND_BUILD": str(libraries.BUILD)}
    given = json.dumps([[number, row.source] for number, row in enumerate(ROWS)])
    command = [sys.executable, str(SIDE), package]
    child = subprocess.run(command, input=given, capture_output=True, text=True, timeout=TIMEOUT, env=env, cwd=SIDE.parent)
    assert child.returncode == 0, f"{package}: status {child.returncode}: {child.stderr[-2000:]}"
    return dict(json.loads(line) for line in child.stdout.splitlines())


def module_names(text):
    """Return a text without the private module, and with cubind's name for the package."""
    for name in ("cuda.core.system._device.", "cubind.core.system._device."):
        text = text.replace(name, "")
    return text.replace("cuda.core", "cubind.core")


def same_outcome(row, ours, theirs):
    if "raised" not in ours or "raised" not in theirs:
        return ours == theirs
    if (ours["raised"], ours["is_nvml"], ours["warnings"]) != (theirs["raised"], theirs["is_nvml"], theirs["warnings"]):
        return False
    own, expected = module_names(ours["text"]), module_names(theirs["text"])
    # The text of a status: the function that failed, the status, and NVML's own words (C4.1).
    return not row.text or own == expected or (ours["is_nvml"] and expected in own)


def fits(expected, outcome):
    return outcome.get("raised", outcome.get("value")) == expected


@pytest.mark.parametrize("number", range(len(ROWS)), ids=lambda n: ROWS[n].source.replace("\n", "; ")[:100])
def test_row(number):
    row, ours, theirs = ROWS[number], outcomes("cubind")[number], outcomes("cuda")[number]
    both = f"\n{row.source}\n  cubind: {ours}\n  peer:   {theirs}"
    if row.reason:
        assert fits(row.peer, theirs), f"the peer does not do what the row says of it{both}"
        assert fits(row.ours, ours), f"{row.reason}{both}"
    else:
        assert same_outcome(row, ours, theirs), both


def test_table():
    sources = [row.source for row in ROWS]
    assert len(sources) == len(set(sources)) >= 700
    assert sum(bool(row.reason) for row in ROWS) < 15


@pytest.mark.parametrize(
    ("ours", "theirs", "equal"),
    [
        ({"value": 1, "warnings": []}, {"value": 1, "warnings": []}, True),
        ({"value": 1, "warnings": []}, {"value": 2, "warnings": []}, False),
        ({"value": 1, "warnings": []}, {"value": 1, "warnings": [["UserWarning", "x"]]}, False),
        ({"value": 1, "warnings": []}, {"raised": "ValueError", "text": "x", "is_nvml": False, "warnings": []}, False),
        *(
            ({"raised": "E", "text": a, "is_nvml": n, "warnings": []}, {"raised": "E", "text": b, "is_nvml": n, "warnings": []}, e)
            for a, b, n, e in [("x", "x", False, True), ("x y", "x", False, False), ("x y", "x", True, True), ("y", "x", True, False)]
        ),
    ],
)
def test_comparison(ours, theirs, equal):
    assert same_outcome(system_calls.Row("source"), ours, theirs) == equal


# --- names and signatures -------------------------------------------------------------------------

FOLDER = Path(importlib.metadata.distribution("cuda-core").locate_file("cuda/core/cu13/system"))
# Our modules that have the contents of each of the peer's stubs.
MODULES = {
    "_device": "_clocks _connections _cooling _device _events _field_values _parts _values",
    "_system_events": "_system_events",
    "_system": "_system",
}
# The base of NvlinkInfo, which is one class here, and stand-ins for NVML's own structs.
NOT_HERE = {"_NvlinkInfo", "_GpuDynamicPstatesUtilization", "_ThermalSensor"}
# Members that only cuda.core's Cython needs.
CYTHON = {"__dealloc__"}


def trees():
    return {name: ast.parse((FOLDER / f"{name}.pyi").read_text()) for name in MODULES}


def ours_of(file, name):
    for module in MODULES[file].split():
        found = getattr(importlib.import_module(f"cubind.core.system.{module}"), name, None)
        if found is not None:
            return found
    raise AssertionError(f"cubind.core.system has no {name}")


CLASSES = [
    (file, node) for file, tree in trees().items() for node in tree.body if isinstance(node, ast.ClassDef) and node.name not in NOT_HERE
]
FUNCTIONS = [
    (file, None, node)
    for file, tree in trees().items()
    for node in tree.body
    if isinstance(node, ast.FunctionDef) and node.name != "_unpack_bitmask"
]


def members(node):
    return [item for item in node.body if isinstance(item, ast.FunctionDef) and item.name not in CYTHON]


def decorators(function):
    return {ast.unparse(each) for each in function.decorator_list}


METHODS = [(file, node, item) for file, node in CLASSES for item in members(node) if not decorators(item)]
METHODS += [(file, node, item) for file, node in CLASSES for item in members(node) if "classmethod" in decorators(item)]


@pytest.mark.parametrize(("file", "node"), CLASSES, ids=lambda p: getattr(p, "name", ""))
def test_class(file, node):
    """A class has all members of the peer's, and its properties are settable if the peer's are."""
    ours = ours_of(file, node.name)
    if node.name == "NvlinkInfo":  # the base, which cubind lacks, has the members
        (node,) = (n for n in trees()["_device"].body if isinstance(n, ast.ClassDef) and n.name == "_NvlinkInfo")
    for item in members(node):
        assert item.name in dir(ours), item.name
        if "property" in decorators(item):
            assert isinstance(inspect.getattr_static(ours, item.name), property), item.name
    settable = {item.name for item in members(node) if any(each.endswith(".setter") for each in decorators(item))}
    for name in settable:
        assert getattr(ours, name).fset is not None, name
    public = {name for name in dir(ours) if not name.startswith("_")}
    theirs = {item.name for item in members(node)} | ({"free", "total", "used", "reserved"} if "Memory" in node.name else set())
    assert public - {"mro"} <= theirs, "nothing more"


def parameters(function):
    """Return [(name, kind, default)] of a function in a stub."""
    a = function.args
    positional = [*a.posonlyargs, *a.args]
    defaults = [None] * (len(positional) - len(a.defaults)) + a.defaults
    rows = [(p.arg, "positional", d) for p, d in zip(positional, defaults, strict=True)]
    rows += [(p.arg, "keyword", d) for p, d in zip(a.kwonlyargs, a.kw_defaults, strict=True)]
    return [(name, kind, None if d is None else default_of(d)) for name, kind, d in rows]


def default_of(node):
    """Return a default's value; a member of a string enumeration has its name's."""
    return node.attr.lower() if isinstance(node, ast.Attribute) else ast.literal_eval(node)


@pytest.mark.parametrize(("file", "node", "function"), METHODS + FUNCTIONS, ids=lambda p: getattr(p, "name", ""))
def test_signature(file, node, function):
    owner = ours_of(file, node.name) if node is not None else None
    ours = inspect.getattr_static(owner, function.name) if owner is not None else ours_of(file, function.name)
    given = [
        (p.name, "keyword" if p.kind is p.KEYWORD_ONLY else "positional", None if p.default is p.empty else p.default)
        for p in inspect.signature(getattr(ours, "__func__", ours)).parameters.values()
    ]
    assert given == parameters(function)
    assert isinstance(ours, classmethod) == ("classmethod" in decorators(function))


def in_peer(code):
    return json.loads(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def test_public_names():
    from cubind.core import system

    theirs = in_peer("import json, cuda.core.system as s; print(json.dumps([s.__all__, s.typing.__all__, s.exceptions.__all__]))")
    for names, module in zip(theirs, (system, system.typing, system.exceptions), strict=True):
        assert sorted(names) == sorted(module.__all__) == sorted({*module.__all__})
        assert set(names) <= set(dir(module))


def test_enumerations():
    """Enumerations have the same members and values, in the same order."""
    from cubind.core.system import typing

    code = """if True:
        import json
        from cuda.core.system import typing
        print(json.dumps({n: [(m.name, m.value) for m in getattr(typing, n)] for n in typing.__all__}))
    """
    for name, theirs in in_peer(code).items():
        ours = [[each.name, each.value] for each in getattr(typing, name)]
        if name == "FieldId":  # the header in use may have newer fields, too
            ours = [each for each in ours if each in theirs]
        assert ours == theirs, name
        assert repr(next(iter(getattr(typing, name)))) == f"<{name}.{ours[0][0]}: {ours[0][1]!r}>"


def test_exceptions():
    """Exceptions have the same names and bases.

    Two of them are exported under Python's own names, which the classes do not have.
    """
    from cubind.core import system

    code = """if True:
        import json, cuda.core.system as s
        print(json.dumps({n: getattr(s, n).__name__ for n in s.exceptions.__all__}))
    """
    theirs = in_peer(code)
    assert theirs == {name: getattr(system, name).__name__ for name in system.exceptions.__all__}
    assert all(issubclass(getattr(system, name), system.NvmlError) for name in theirs)
