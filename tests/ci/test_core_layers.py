"""Test that files of core/ use their own headers and keep resource types in one file each.

A file declares functions for others in its own header. Only one file uses the type of each memory
resource, except that another file makes a device's default resource. test_layering.py has the tests
that core/ shares with the other parts: which folders may use which, and that no files call each
other in circles.

The tests read includes from the sources, and calls from the symbols of the linked objects. So the
build folder CUBIND_BUILD (by default build/dev) must be built.
"""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from test_layering import BUILD, INCLUDE, linked, objects_of

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core"
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def sources():
    """Return the library's files. include/ is for other parts."""
    return [p for s in ("*.c", "*.h") for p in sorted(CORE.rglob(s)) if p.relative_to(CORE).parts[0] != "include"]


def named(path):
    return str(path.relative_to(CORE))


def folder_of(name):
    return str(Path(name).parent)


# --- measuring ------------------------------------------------------------------------------------


@cache
def links():
    """Return {file: {file whose symbols it needs: those symbols}}."""
    objects = objects_of(CORE, BUILD)
    missing = [named(path) for path in sources() if path.suffix == ".c" and path not in objects]
    assert not missing, f"build {BUILD} first"
    found = {named(path): defaultdict(set) for path in objects}
    for source, target, symbol in linked(objects):
        if source != target:
            found[named(source)][named(target)].add(symbol)
    return found


# --- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sources(), ids=named)
def test_includes_are_written_from_the_root(path):
    for include in INCLUDE.findall(path.read_text()):
        if not (CORE / include).exists():  # another part's
            assert not (path.parent / include).exists(), f"{include}: write {folder_of(named(path))}/{include}"


# --- headers --------------------------------------------------------------------------------------

# Declared by the lists types.def and steps.def.
LISTED = re.compile(r"core_\w+_(?:spec|init|kind)|core_add_program_functions")


def declares(header, symbol):
    return header.exists() and re.search(rf"\b{symbol}\b", COMMENT.sub("", header.read_text())) is not None


@pytest.mark.parametrize("file", sorted(named(p) for p in sources() if p.suffix == ".c" and p.name != "module.c"))
def test_own_header_declares_what_others_need(file):
    """A file's header declares the symbols that others need; internal.h may do so in a folder."""
    needed = defaultdict(set)
    for other, others in links().items():
        for symbol in others.get(file, ()):
            needed[symbol].add(folder_of(other))
    own, internal = (CORE / file).with_suffix(".h"), (CORE / file).parent / "internal.h"
    for symbol, folders in needed.items():
        inside = folders == {folder_of(file)} and declares(internal, symbol)
        assert LISTED.fullmatch(symbol) or inside or declares(own, symbol), symbol


# --- memory resources -----------------------------------------------------------------------------


def resources():
    """Return the fields of types.def whose types are memory resources."""
    rows = re.findall(r"^CORE_TYPE\((\w+), (\w+)\)", (CORE / "base" / "types.def").read_text(), re.MULTILINE)
    found = {"memory_resource"}
    for field, base in rows:
        found |= {field} if base in found else set()
    return sorted(found - {"memory_resource"})


@pytest.mark.parametrize("field", resources())
def test_what_a_resource_does_is_decided_in_its_file(field):
    """A resource acts through its table (memory/resource.h), so no other file checks for its type.

    The exception is the file that makes a device's default resource.
    """
    makes = re.compile(rf"\bcore_{field}_spec\b|\b\w+_TYPE\({field},")
    names = re.compile(rf"\b{field}_type\b|\bCORE_RESOURCE_NEW\(\w+, {field},")
    texts = {named(path): COMMENT.sub("", path.read_text()) for path in sources()}
    home = [name for name, text in texts.items() if makes.search(text)]
    assert len(home) == 1
    users = {name for name, text in texts.items() if names.search(text)} - set(home)
    assert users <= {"memory/pool_create.c"}
