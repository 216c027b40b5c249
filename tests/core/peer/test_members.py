"""Test that cubind.core has all names and parameters of cuda-core 1.2.2, except those in LEFT_OUT.

This covers every namespace, class, function and member. LEFT_OUT must list only names that still
differ.
"""

import json
import subprocess
from functools import cache

import pytest
from support import libraries
from support.core.peer import comparison

comparison.need()

pytestmark = pytest.mark.peer

SIDE = libraries.TESTS / "support" / "core" / "peer" / "members.py"
TEXTURES = "textures (C11.1)"

# Names that cubind.core lacks, and why. A name stands for all of its members, "f(x)" for the
# parameter x of f.
LEFT_OUT = {
    **dict.fromkeys(("core.checkpoint", "core.typing.ProcessStateType"), "checkpoint (C11.1)"),
    "core.GraphicsResource": "OpenGL (C11.1)",
    "core.texture": TEXTURES,
    **{f"core.Device.create_{name}": TEXTURES
       for name in ("mipmapped_array", "opaque_array", "surface_object", "texture_object")},
    **{f"core.typing.{name}Type": TEXTURES for name in ("AddressMode", "ArrayFormat", "FilterMode", "ReadMode")},
    "type(StridedMemoryView.proxy): no parameters are told": "the decorator alone makes these",
    "core.Host.__eq__": "by identity, as equal arguments give one object",
    "core.Host.__hash__": "by identity, as equal arguments give one object",
    "core.ObjectCode.__eq__": "by identity, as no two objects have one handle",
    "core.ObjectCode.__hash__": "by identity, as no two objects have one handle",
}  # fmt: skip


@cache
def shown_by(package):
    """Return {name: {"kind": …, "parameters": …}} of all public names of a package."""
    child = subprocess.run(**comparison.side(SIDE, package, capture_output=True, timeout=300))
    assert child.returncode == 0, child.stderr
    return json.loads(child.stdout)


def refuses(parameters):
    """Return whether a constructor takes nothing, so that it is not meant to be called."""
    return not parameters or [kind for _, kind, _ in parameters] == ["*", "**"]


def parameter_differences(name, ours, theirs):
    """Return [difference] of two parameter lists: names, order, kinds and defaults.

    cubind may have more parameters, if these have defaults.
    """
    if ours is None:
        return [f"{name}: no parameters are told"]
    by_name = {p[0]: p for p in ours if p[1] not in ("*", "**")}
    found = [f"{name}({p[0]})" for p in theirs if p[1] not in ("*", "**") and p[0] not in by_name]
    found += [f"{name}: {by_name[p[0]]}, theirs {p}" for p in theirs if p[0] in by_name and by_name[p[0]] != p]
    found += [f"{name}: no {p[1]}{p[0]}" for p in theirs if p[1] in ("*", "**") and p[1] not in [q[1] for q in ours]]
    order = [p[0] for p in theirs if p[0] in by_name]
    if [n for n in by_name if n in order] != order:
        found.append(f"{name}: the order {list(by_name)}, theirs {order}")
    known = {p[0] for p in theirs}
    return found + [f"{name}: {p} has no default" for p in by_name.values() if p[0] not in known and p[2] is None]


def differences(ours, theirs):
    """Return {difference}; of missing names only the outermost."""
    missing = {name for name in theirs if name not in ours}
    found = {name for name in missing if not any(name.startswith(other + ".") for other in missing)}
    for name, row in theirs.items():
        if name in missing:
            continue
        if ours[name]["kind"] != row["kind"]:
            found.add(f"{name}: {ours[name]['kind']}, theirs {row['kind']}")
        elif row["parameters"] is not None and not (row["kind"] == "class" and refuses(row["parameters"])):
            found |= set(parameter_differences(name, ours[name]["parameters"], row["parameters"]))
    return found


def test_members():
    """The differences are exactly those in LEFT_OUT."""
    assert differences(shown_by("cubind"), shown_by("cuda")) == set(LEFT_OUT)


def test_there_is_much_to_compare():
    theirs = shown_by("cuda")
    assert len(theirs) > 1500 and not [row for row in theirs.values() if "Error" in row["kind"]]
    told = [name for name, row in theirs.items() if row["kind"] == "function" and row["parameters"] is None]
    assert told == []
    assert sum(row["kind"] == "function" for row in theirs.values()) > 400
    assert len([n for n, row in theirs.items() if n.rpartition(".")[0] == "core" and row["kind"] != "namespace"]) == 39


# --- tests of the comparison itself ---------------------------------------------------------------


def function(*parameters):
    return {"f": {"kind": "function", "parameters": [list(p) for p in parameters]}}


X, Y = ("x", "positional", None), ("y", "keyword", "1")


@pytest.mark.parametrize(
    ("ours", "theirs", "found"),
    [
        (function(X, Y), function(X, Y), []),
        (function(X, ("z", "keyword", "None")), function(X), []),
        (function(X, ("z", "keyword", None)), function(X), ["has no default"]),
        (function(X), function(X, Y), ["f(y)"]),
        (function(("x", "positional only", None)), function(X), ["positional only"]),
        (function(X, ("y", "keyword", "2")), function(X, Y), ["'2'"]),
        (function(("y", "positional", "1"), X), function(X, ("y", "positional", "1")), ["the order"]),
        (function(X), function(X, ("args", "*", None)), ["no *args"]),
        ({"f": {"kind": "value", "parameters": None}}, function(X), ["f: value"]),
        ({}, {**function(X), "f.a": {"kind": "value", "parameters": None}}, ["f"]),
        ({"c": {"kind": "class", "parameters": None}}, {"c": {"kind": "class", "parameters": [["args", "*", None], ["kw", "**", None]]}}, []),
        ({"c": {"kind": "class", "parameters": None}}, {"c": {"kind": "class", "parameters": [list(X)]}}, ["no parameters"]),
    ],
)
def test_comparison(ours, theirs, found):
    text = sorted(differences(ours, theirs))
    assert len(text) == len(found) and all(part in whole for part, whole in zip(found, text, strict=True)), text
