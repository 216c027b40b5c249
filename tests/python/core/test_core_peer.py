"""cubind.core beside cuda-core 1.2.2: the rows of peer_calls.py through both, on the same stub driver, each package in
a process of its own; then the names and signatures of every public class.
"""

import ast
import functools
import importlib.metadata
import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import libraries
import peer_calls
import pytest
from peer_calls import Raises, Value

libraries.need_peer()
CORE_VERSION = "1.2.2"
try:
    _found = importlib.metadata.version("cuda-core")
except importlib.metadata.PackageNotFoundError:
    _found = "none"
if _found != CORE_VERSION:
    pytest.skip(f"needs cuda-core {CORE_VERSION}, found {_found}", allow_module_level=True)
if libraries.ON_GPU:
    pytest.skip("looks into the stub driver", allow_module_level=True)

pytestmark = pytest.mark.peer

SIDE = Path(__file__).with_name("peer_side.py")
TIMEOUT = 600


# --- both sides ------------------------------------------------------------------------------------------------------


def run_rows(package, rows):
    """["ready"] and [key, outcome] of as many rows as the process survives, and how it ended."""
    env = {**os.environ, "CUBIND_BUILD": str(libraries.BUILD), "CUBIND_CACHE": "0"}
    given = json.dumps([[row.key, row.source] for row in rows])
    command = [sys.executable, str(SIDE), package]
    child = subprocess.run(
        command, input=given, capture_output=True, text=True, timeout=TIMEOUT, env=env, cwd=SIDE.parent
    )
    end = f"status {child.returncode}: {child.stderr[-500:]}"
    return [json.loads(line) for line in child.stdout.splitlines()] or [["not"]], end


@functools.cache
def outcomes(package):
    """{key: outcome} of all rows. A row that ends its process has crashed; the next process goes on behind it."""
    found, rows = {}, list(peer_calls.ROWS)
    while rows:
        done, end = run_rows(package, rows)
        assert "ready" in done.pop(0), f"{package}: {end}"
        found.update(done)
        rows = rows[len(done) :]
        if rows:
            found[rows[0].key] = {"crashed": end}
            rows = rows[1:]
    return found


# --- comparing -------------------------------------------------------------------------------------------------------

# Sentences of Python and Cython themselves: which of them says what is wrong with an argument is fixed nowhere (C2.7).
NOT_THEIR_OWN = re.compile(
    r"Argument '|cannot pickle|no default __reduce__|cannot be converted to a Python object for pickling|not supported"
    r" between|unhashable|unexpected keyword|positional argument|required keyword|keyword-only|an integer is required"
    r"|cannot be interpreted as an integer|must be real number|must be an integer|bytes-like object|__init__\(\)"
    r"|unsupported operand|object is not callable|(object|string) expected|cannot be converted|indices must be"
)
DRIVER_ERROR = re.compile(r"(CUDA_ERROR_\w+): .+", re.DOTALL)


MEMBER = re.compile(r"<\w+\.\w+: ('[^']*')>")  # upstream prints members in some messages, the contract their values (2)


# What this release takes for a stream, by the classes that it has: graph builders come with graphs, and every stream
# argument accepts any object that has a stream.
STREAM_EXPECTED = "Stream or GraphBuilder expected", "Stream or object with __cuda_stream__() expected"


def upstreams(outcome):
    """The peer's outcome in terms of the contract: without the NUL that ends its logs, members as their values, streams
    as what is a stream here."""
    changed = dict(outcome)
    for key in ("value", "text"):
        if isinstance(changed.get(key), str) and not changed[key].startswith("bytes:"):
            changed[key] = MEMBER.sub(r"\1", changed[key].removesuffix("\0")).replace(*STREAM_EXPECTED)
    return changed


def comparable(row, outcome, other):
    """What of an outcome must be equal."""
    warnings = outcome["warnings"] if row.warnings else [category for category, _ in outcome["warnings"]]
    if "raised" not in outcome:
        return {**outcome, "warnings": warnings}
    kept = {"raised": outcome["raised"], "warnings": warnings}
    driver = DRIVER_ERROR.match(outcome["text"])
    if driver:
        kept["text"], kept["args"] = driver[1], outcome["args"]
    elif row.text and outcome["raised"] != "AttributeError" and not NOT_THEIR_OWN.search(other.get("text", "")):
        kept["text"] = outcome["text"]
    return kept


def same_outcome(row, ours, theirs):
    if "crashed" in ours or "crashed" in theirs:
        return False
    theirs = upstreams(theirs)
    ours_kept, theirs_kept = comparable(row, ours, theirs), comparable(row, theirs, theirs)
    text, expected = ours_kept.get("text"), theirs_kept.get("text")
    if text is not None and expected is not None and text.startswith(expected):
        ours_kept["text"] = expected  # where cubind has more to say, it appends (C4.2)
    return ours_kept == theirs_kept


def fits(expected, outcome):
    if isinstance(expected, Raises):
        return outcome.get("raised") == expected.type and outcome["text"].startswith(expected.text)
    return "value" in outcome and expected.value in (..., outcome["value"])


def shown(outcome):
    return json.dumps(outcome, ensure_ascii=False)[:1500]


@pytest.mark.parametrize("row", peer_calls.ROWS, ids=lambda row: row.key[:110])
def test_row(row):
    ours, theirs = outcomes("cubind")[row.key], outcomes("cuda")[row.key]
    both = f"\n{row.source}\n  cubind: {shown(ours)}\n  peer:   {shown(theirs)}"
    if row.reason:
        assert fits(row.peer, theirs), f"the peer does not do what the row says of it{both}"
        assert fits(row.ours, ours), f"{row.reason}: {row.ours}{both}"
    else:
        assert "crashed" not in theirs, both
        assert same_outcome(row, ours, theirs), both


def test_table():
    keys = [row.key for row in peer_calls.ROWS]
    assert len(keys) == len(set(keys)) >= 250
    for row in peer_calls.ROWS:
        if row.reason:
            assert re.match(r"(G\d+(\.\d+)?|C\d+\.\d+|scope)\b.*", row.reason), row.reason
            assert isinstance(row.ours, Value | Raises) and isinstance(row.peer, Value | Raises)


# --- names and signatures --------------------------------------------------------------------------------------------

# The files of the peer's type stubs, and the class of ours that each class of theirs is.
STUBS = {
    "_context": ["Context"],
    "_device": ["Device", "DeviceProperties"],
    "_event": ["Event"],
    "_launch_config": ["LaunchConfig"],
    "_linker": ["Linker", "LinkerOptions"],
    "_memoryview": ["StridedMemoryView"],
    "_module": ["Kernel", "KernelAttributes", "KernelOccupancy", "ObjectCode"],
    "_program": ["Program", "ProgramOptions"],
    "_stream": ["Stream"],
    "_memory/_buffer": ["Buffer", "MemoryResource"],
    "_memory/_memory_pool": ["_MemPool", "_MemPoolAttributes"],
    "_memory/_device_memory_resource": ["DeviceMemoryResource"],
    "_memory/_pinned_memory_resource": ["PinnedMemoryResource"],
    "_memory/_managed_memory_resource": ["ManagedMemoryResource"],
}
IPC, GREEN, GRAPHS, TEXTURES = "IPC", "green contexts", "graphs", "textures"
# What this release does not have, by what it comes with (the scope: C11.1).
LEFT_OUT = {
    "Context": {"create_stream": GREEN, "resources": GREEN},
    "Device": {
        "can_access_peer": "peers",
        "create_context": GREEN,
        "create_graph_builder": GRAPHS,
        "create_mipmapped_array": TEXTURES,
        "create_opaque_array": TEXTURES,
        "create_surface_object": TEXTURES,
        "create_texture_object": TEXTURES,
        "resources": GREEN,
        "to_system_device": "NVML",
    },
    "Event": {"from_ipc_descriptor": IPC, "ipc_descriptor": IPC},
    "Buffer": {"from_ipc_descriptor": IPC, "ipc_descriptor": IPC},
    "Stream": {"create_graph_builder": GRAPHS, "resources": GREEN},
    "StridedMemoryView": {"as_tensor_map": "tensor maps", "copy_from": "upstream raises", "copy_to": "upstream raises"},
    "DeviceMemoryResource": {
        **dict.fromkeys(["allocation_handle", "from_allocation_handle", "from_registry", "register"], IPC),
        "peer_accessible_by": "peers",
    },
    "PinnedMemoryResource": dict.fromkeys(
        ["allocation_handle", "from_allocation_handle", "from_registry", "register"], IPC
    ),
}
# Parameters that come later, too.
LATER = {("Buffer", "copy_to"): {"options"}, ("Buffer", "copy_from"): {"options"}}


def peer_classes():
    """{class: its node in the peer's stubs}"""
    root = Path(importlib.metadata.distribution("cuda-core").locate_file("cuda/core/cu13"))
    found = {}
    for file, names in STUBS.items():
        tree = ast.parse((root / f"{file}.pyi").read_text())
        found |= {node.name: node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in names}
    assert set(found) == {name for names in STUBS.values() for name in names}
    return found


PEER_CLASSES = peer_classes()


def our_class(name):
    import cubind._core
    import cubind.core
    import cubind.core.utils

    if name == "DeviceProperties":  # made when it is first asked for
        return None
    for module in (cubind.core, cubind.core.utils, cubind._core):
        if hasattr(module, name):
            return getattr(module, name)
    raise AssertionError(f"cubind.core has no {name}")


def members(node):
    """{name: FunctionDef or None} of a class in the peer's stubs: methods and properties or fields."""
    found = {}
    for item in node.body:
        if isinstance(item, ast.FunctionDef):
            is_property = any(isinstance(d, ast.Name) and d.id == "property" for d in item.decorator_list)
            found.setdefault(item.name, None if is_property else item)
        elif isinstance(item, ast.AnnAssign):
            found[item.target.id] = None
    return {n: f for n, f in found.items() if not n.startswith("_")}


def parameters(function, bound):
    """[(name, kind, default as source)] of a method in a stub, without self or cls."""
    a = function.args
    positional = a.posonlyargs + a.args
    defaults = [None] * (len(positional) - len(a.defaults)) + a.defaults
    rows = [(p.arg, "positional", d) for p, d in zip(positional, defaults, strict=True)][1 if bound else 0 :]
    rows += [(p.arg, "keyword", d) for p, d in zip(a.kwonlyargs, a.kw_defaults, strict=True)]
    return [(name, kind, None if default is None else ast.literal_eval(default)) for name, kind, default in rows]


METHODS = [
    (cls, name, function)
    for cls, node in PEER_CLASSES.items()
    for name, function in members(node).items()
    if function is not None and name not in LEFT_OUT.get(cls, {}) and our_class(cls) is not None
]


@pytest.mark.parametrize("name", [name for name in PEER_CLASSES if our_class(name) is not None])
def test_names(name):
    """What the peer's class has ours has, but for what is listed; and what is listed is not there."""
    ours, theirs, later = set(dir(our_class(name))), set(members(PEER_CLASSES[name])), set(LEFT_OUT.get(name, {}))
    ours |= set(getattr(our_class(name), "_fields", ()))  # options
    assert theirs - ours == later
    assert later <= theirs


@pytest.mark.parametrize(("cls", "name", "function"), METHODS, ids=lambda p: p if isinstance(p, str) else "")
def test_signature(cls, name, function):
    """Names, order, kinds and defaults of the peer's parameters. Ours may be more, where they have a default."""
    is_static = any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in function.decorator_list)
    theirs = [p for p in parameters(function, not is_static) if p[0] not in LATER.get((cls, name), ())]
    given = list(inspect.signature(getattr(our_class(cls), name)).parameters.values())
    if given and given[0].name == "self":
        del given[0]
    ours = {}
    for p in given:
        kind = "keyword" if p.kind is p.KEYWORD_ONLY else "positional"
        if p.kind is p.POSITIONAL_ONLY:
            kind = "positional only"
        ours[p.name] = (p.name, kind, None if p.default is p.empty else p.default)
    assert [ours.get(p[0]) for p in theirs] == theirs
    assert [n for n in ours if n in {p[0] for p in theirs}] == [p[0] for p in theirs], "their order"
    more = set(ours) - {p[0] for p in theirs}
    assert all(p.default is not p.empty or p.kind is p.VAR_POSITIONAL for p in given if p.name in more), more


def test_flat_names():
    """The peer's `__all__` is in ours, but for what comes later."""
    import cubind.core

    code = "import cuda.core, json; print(json.dumps(cuda.core.__all__))"
    command = [sys.executable, "-c", code]
    names = set(json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout))
    later = [
        "ContextOptions",
        "DeviceResources",
        "GraphMemoryResource",
        "GraphicsResource",
        "Host",
        "SMResource",
        "SMResourceOptions",
        "TensorMapDescriptor",
        "TensorMapDescriptorOptions",
        "VirtualMemoryResource",
        "VirtualMemoryResourceOptions",
        "WorkqueueResource",
        "WorkqueueResourceOptions",
    ]
    assert len(names) == 39
    assert names - set(dir(cubind.core)) == set(later)


# --- a test of the comparison itself ---------------------------------------------------------------------------------


def raised(name, text, warnings=()):
    return {"raised": name, "text": text, "args": ["str"], "warnings": list(warnings)}


@pytest.mark.parametrize(
    ("ours", "theirs", "equal"),
    [
        ({"value": 1, "warnings": []}, {"value": 1, "warnings": []}, True),
        ({"value": 1, "warnings": []}, {"value": 2, "warnings": []}, False),
        ({"value": 1, "warnings": []}, {"value": 1, "warnings": [["UserWarning", "x"]]}, False),
        ({"value": 1, "warnings": []}, raised("ValueError", "x"), False),
        (raised("ValueError", "x"), raised("TypeError", "x"), False),
        (raised("ValueError", "x and more"), raised("ValueError", "x"), True),
        (raised("ValueError", "x"), raised("ValueError", "x and more"), False),
        (raised("CUDAError", "CUDA_ERROR_A: ours"), raised("CUDAError", "CUDA_ERROR_A: theirs"), True),
        (raised("CUDAError", "CUDA_ERROR_A: ours"), raised("CUDAError", "CUDA_ERROR_B: ours"), False),
        (raised("TypeError", "ours"), raised("TypeError", "Argument 'x' has incorrect type"), True),
        ({"crashed": "status -11"}, raised("TypeError", "x"), False),
    ],
)
def test_comparison(ours, theirs, equal):
    row = peer_calls.Row("group", "source")
    assert same_outcome(row, ours, theirs) is equal
