"""The ladder of core/: a file includes and calls only what stands in its own folder or below, and no files call in circles.

The includes are read from the sources, the calls from the symbols of the linked objects: so the folders of CUBIND_BUILD
(default build/dev) have to be built.
"""

import os
import re
import subprocess
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core"
OBJECTS = ROOT / os.environ.get("CUBIND_BUILD", "build/dev") / "core" / "CMakeFiles"

# From the bottom; the files of core/ itself stand above all folders.
LADDER = ["base", "device", "stream", "memory", "array", "kernel", "launch", "program", "."]

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def sources():
    """Those of the library: what lies in include/ is for others."""
    return [p for s in ("*.c", "*.h") for p in sorted(CORE.rglob(s)) if p.relative_to(CORE).parts[0] != "include"]


def named(path):
    return str(path.relative_to(CORE))


def folder_of(name):
    return str(Path(name).parent)


def stands_above(name, other):
    """Whether the file `other` stands in a folder above that of the file `name`."""
    return LADDER.index(folder_of(other)) > LADDER.index(folder_of(name))


# --- the measure -----------------------------------------------------------------------------------------------------


def symbols_of(nm_output):
    """({symbols defined}, {symbols needed}) of one object, by the portable form of nm."""
    defined, needed = set(), set()
    for line in nm_output.splitlines():
        name, kind = line.split()[:2]
        if kind in "TDBRVWC":
            defined.add(name)
        elif kind == "U":
            needed.add(name)
    return defined, needed


def links_of(symbols):
    """{file: {file whose symbols it needs: those symbols}}, from {file: (defined, needed)}."""
    home = {symbol: file for file, (defined, _) in symbols.items() for symbol in defined}
    links = {file: defaultdict(set) for file in symbols}
    for file, (_, needed) in symbols.items():
        for symbol in needed & home.keys():
            if home[symbol] != file:
                links[file][home[symbol]].add(symbol)
    return links


def circles_of(links):
    """The sets of files that reach each other."""
    reach = {file: set(others) for file, others in links.items()}
    grown = True
    while grown:
        grown = False
        for others in reach.values():
            more = set().union(*(reach[other] for other in others)) - others if others else set()
            grown = grown or bool(more)
            others |= more
    return {frozenset(o for o in others if file in reach[o]) for file, others in reach.items() if file in others}


@cache
def symbols():
    found = {}
    for target in ("cubind_core.dir", "cubind__core.dir"):
        for path in sorted((OBJECTS / target).rglob("*.c.o")):
            name = str(path.relative_to(OBJECTS / target)).removesuffix(".o")
            if (CORE / name).exists():
                output = subprocess.run(["nm", "--format=posix", path], capture_output=True, text=True, check=True).stdout
                found[name] = symbols_of(output)
    return found


@cache
def links():
    return links_of(symbols())


# --- the ladder ------------------------------------------------------------------------------------------------------


def test_every_folder_is_a_rung():
    assert {folder_of(named(path)) for path in sources()} == set(LADDER)
    assert not [folder for folder in LADDER if not (CORE / folder / "README.md").exists()]


@pytest.mark.parametrize("path", sources(), ids=named)
def test_includes_go_down(path):
    for include in INCLUDE.findall(path.read_text()):
        if (CORE / include).exists():
            assert not stands_above(named(path), include), include
        else:  # of another part: from core/'s own folders all is written from the root of core/
            assert not (path.parent / include).exists(), f"{include}: write {folder_of(named(path))}/{include}"


def test_every_source_was_built():
    assert set(symbols()) == {named(path) for path in sources() if path.suffix == ".c"}, f"build {OBJECTS.parents[1]} first"


def test_calls_go_down():
    up = {(file, other, min(names)) for file, others in links().items() for other, names in others.items() if stands_above(file, other)}
    assert not up


def test_no_files_call_in_circles():
    assert not circles_of(links())


# --- headers ---------------------------------------------------------------------------------------------------------

# What lists declare: types.def and steps.def.
LISTED = re.compile(r"core_\w+_(?:spec|init)|core_add_program_functions")


def declares(header, symbol):
    return header.exists() and re.search(rf"\b{symbol}\b", COMMENT.sub("", header.read_text())) is not None


@pytest.mark.parametrize("file", sorted(named(p) for p in sources() if p.suffix == ".c" and p.name != "module.c"))
def test_own_header_declares_what_others_need(file):
    """Or, for its folder alone, internal.h."""
    needed = defaultdict(set)
    for other, others in links().items():
        for symbol in others.get(file, ()):
            needed[symbol].add(folder_of(other))
    own, internal = (CORE / file).with_suffix(".h"), (CORE / file).parent / "internal.h"
    for symbol, folders in needed.items():
        inside = folders == {folder_of(file)} and declares(internal, symbol)
        assert LISTED.fullmatch(symbol) or inside or declares(own, symbol), symbol


# --- memory resources ------------------------------------------------------------------------------------------------


def resources():
    """The fields of types.def whose types are memory resources."""
    rows = re.findall(r"^CORE_TYPE\((\w+), (\w+)\)", (CORE / "base" / "types.def").read_text(), re.MULTILINE)
    found = {"memory_resource"}
    for field, base in rows:
        found |= {field} if base in found else set()
    return sorted(found - {"memory_resource"})


@pytest.mark.parametrize("field", resources())
def test_what_a_resource_does_is_decided_in_its_file(field):
    """By its table (memory/resource.h): no other file asks for the type, but for what makes a device's default one."""
    makes = re.compile(rf"\bcore_{field}_spec\b|\b\w+_TYPE\({field},")
    names = re.compile(rf"\b{field}_type\b|\bCORE_RESOURCE_NEW\(\w+, {field},")
    texts = {named(path): COMMENT.sub("", path.read_text()) for path in sources()}
    home = [name for name, text in texts.items() if makes.search(text)]
    assert len(home) == 1
    users = {name for name, text in texts.items() if names.search(text)} - set(home)
    assert users <= {"memory/pool_create.c"}


# --- the measure is able to fail -------------------------------------------------------------------------------------


def test_circles_are_found():
    assert circles_of({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d2"}, "d2": set()}) == {frozenset("bc")}
    assert circles_of({"a": {"b"}, "b": set()}) == set()


def test_links_are_found():
    a = symbols_of("core_make T 0 10\ncore_free U\nhelper t 0 8\nmalloc U\n")
    b = symbols_of("core_free T 0 10\ncore_make U\ncore_table R 0 8\n")
    assert a == ({"core_make"}, {"core_free", "malloc"})
    found = links_of({"base/a.c": a, "memory/b.c": b})
    assert found == {"base/a.c": {"memory/b.c": {"core_free"}}, "memory/b.c": {"base/a.c": {"core_make"}}}
    assert stands_above("base/a.c", "memory/b.c") and not stands_above("memory/b.c", "base/a.c")
    assert stands_above("program/linker.c", "module.c") and not stands_above("base/a.c", "base/b.h")
