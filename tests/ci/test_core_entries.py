"""Test that no release changes the functions that core calls, or the structs that it passes.

Core is compiled once for all releases. A release may lack some of these functions and structs.
"""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "ci"))
import model_history  # noqa: E402

CORE = ROOT / "core"
SINCE_12 = [release for release in model_history.all_releases() if not release.startswith("11.")]
NEWEST = SINCE_12[-1]


def rows(name):
    """Return [(macro, arguments)] of a list, in which each entry is one statement."""
    text = re.sub(r"\n +", " ", (CORE / name).read_text())
    return re.findall(r"^(CORE_ENTRY\w*)\((.*)\)$", text, re.MULTILINE)


def entries():
    """Return {symbol that the driver exports: C types of its parameters}."""
    found = {}
    for macro, arguments in rows("base/driver.def"):
        names, _, params = arguments.partition("(")
        _, *symbols = [word.strip() for word in names.split(",") if word.strip()]
        assert len(symbols) == (2 if macro == "CORE_ENTRY_OR" else 1)
        for symbol in symbols:
            found[symbol] = types_of(params.removesuffix(")"))
    return found


def types_of(params):
    """Return the types of parameters without their names, such as "CUdevice *"."""
    texts = [] if params == "void" else params.split(", ")
    return [" ".join(re.sub(r"\w+$", "", text).replace("*", " * ").split()) for text in texts]


def declared(release, module="driver"):
    functions = model_history.load(module, release)["functions"]
    return {f["symbol"]: f for f in functions if f.get("symbol")}


def spelled(function):
    return [" ".join((p.get("declared") or p["type"]).replace("*", " * ").split()) for p in function.get("params", [])]


def test_core_calls_what_the_newest_release_has():
    known = declared(NEWEST)
    assert [symbol for symbol in entries() if symbol not in known] == ["cuEventElapsedTime"]
    for module, path in (("nvrtc", "program/nvrtc.def"), ("nvjitlink", "program/nvjitlink.def")):
        names = {arguments.partition(",")[0] for _, arguments in rows(path)}
        assert names <= {f["name"] for f in model_history.load(module, NEWEST)["functions"]}


@pytest.mark.parametrize("release", SINCE_12)
def test_prototypes(release):
    known = declared(release)
    differing = {
        symbol: (types, spelled(known[symbol]))
        for symbol, types in entries().items()
        if symbol in known and types != spelled(known[symbol])
    }
    assert differing == {}


def test_calls_on_streams_and_events_are_guarded():
    """guard.c replaces each of them, except those that put an event into a graph."""
    guarded = set(re.findall(r"^GUARDED\w*\((\w+)", (CORE / "stream/guarded.def").read_text(), re.MULTILINE))
    taking = {symbol for symbol, types in entries().items() if {"CUstream", "CUevent"} & {*types}}
    names = {re.sub(r"_v\d+$", "", symbol) for symbol in taking}
    # This struct has a stream.
    names |= {symbol for symbol, types in entries().items() if "const CUlaunchConfig *" in types}
    assert {name for name in names - guarded if not re.fullmatch("cuGraph.*Event(Record|Wait)Node.*", name)} == set()


def test_order():
    """The entries have the table's order, so a search can continue where the last one ended."""
    known = declared(NEWEST)
    order = sorted(known, key=lambda symbol: known[symbol]["order"])
    places = [order.index(symbol) for symbol in entries() if symbol in order]
    assert places == sorted(places)


STRUCTS = (
    "CUlaunchConfig", "CUlaunchAttribute", "CUlaunchAttributeValue", "CUmemPoolProps", "CUmemAllocationProp", "CUmemLocation", "CUmemAccessDesc", "CUuuid",
    "CUmemcpyAttributes", "CUDA_GRAPH_INSTANTIATE_PARAMS", "CUgraphExecUpdateResultInfo"
)  # fmt: skip


def layout(release, name):
    """Return (size, {field: offset}) of a struct, by its public name."""
    model = model_history.load("driver", release)
    names = {t["name"]: t for t in model["typedefs"]}
    records = {r["name"]: r for r in model["records"]}
    while name not in records:
        name = re.sub(r"^(struct|union) ", "", names[name]["target"])
    record = records[name]
    return record["size"], {f["name"]: f["offset"] for f in record["fields"] if f.get("name")}


SINCE = {"CUmemcpyAttributes": "12.8"}  # the release of a struct that the first ones lack


@pytest.mark.parametrize(("name", "release"), [
    (name, release) for name in STRUCTS for release in SINCE_12[SINCE_12.index(SINCE.get(name, SINCE_12[0])):]
])  # fmt: skip
def test_structs(name, release):
    """A struct keeps its size and its fields' offsets; new fields only take reserved space."""
    size, fields = layout(release, name)
    newest_size, newest = layout(NEWEST, name)
    assert size == newest_size
    moved = {field for field, offset in fields.items() if newest.get(field, offset) != offset}
    assert moved <= {"reserved"}


@pytest.mark.parametrize("release", SINCE_12)
def test_functional_stub(release):
    """The simulated driver's functions, compiled once, serve the entry points of any release."""
    folder = ROOT / "simulator"
    text = "".join(path.read_text() for path in sorted([*folder.glob("entry/*.c"), *folder.glob("driver/calls/*.c")]))
    written = set(re.findall(r"^functional_(\w+)\(", text, re.MULTILINE))
    known, newest = declared(release), declared(NEWEST)
    both = written & known.keys() & newest.keys()
    assert len(both) > 100
    assert {symbol for symbol in both if spelled(known[symbol]) != spelled(newest[symbol])} == set()
