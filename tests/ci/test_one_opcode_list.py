"""Test that only the engine's table lists the names of PTX instructions.

A second list would drift from it, and the recording stub would refuse what the simulated device
loads.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "simulator/isa/instructions.def"
FOLDERS = ("core", "formats", "generator", "runtime", "simulator", "templates", "tests/stubs")
SUFFIXES = {".c", ".h", ".def", ".in", ".list"}
# Some files handle a group of instructions by name. The largest such group has 13 names.
MOST = 20


def opcodes():
    return set(re.findall(r"^(?:REFUSED_)?ROW\((\w+),", TABLE.read_text(), re.MULTILINE))


def names_in(text):
    """Return the words that are a whole string, the first argument of a macro, or a whole line."""
    strings, rows, lines = re.findall(r'"(\w+)"', text), re.findall(r"\b\w+\((\w+)[,)]", text), re.findall(r"^\s*(\w+),?$", text, re.MULTILINE)
    return {*strings, *rows, *lines}


def test_table_has_the_instructions():
    assert {"add", "clmad", "tcgen05", "xor"} <= opcodes() and len(opcodes()) > 130


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_other_file_lists_instructions(folder):
    files = [p for p in (ROOT / folder).rglob("*") if p.suffix in SUFFIXES and p != TABLE]
    assert files
    listing = {p: names_in(p.read_text()) & opcodes() for p in files}
    assert [str(p.relative_to(ROOT)) for p, names in listing.items() if len(names) > MOST] == []


@pytest.mark.parametrize("form", ['    "{}",\n', "NAME({})\n", "ROW({}, 1)\n", "{},\n", "{}\n"])
def test_second_list_is_found(form):
    text = "".join(form.format(name) for name in sorted(opcodes()))
    assert len(names_in(text) & opcodes()) > MOST
