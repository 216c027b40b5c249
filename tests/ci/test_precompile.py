"""Test that no file which defines a macro before its headers gets these headers precompiled."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def defines_before_headers(text):
    first = re.search(r"^#include", text, re.MULTILINE)
    return re.search(r"^#define", text[: first.start()] if first else "", re.MULTILINE) is not None


def exempt(cmake):
    """Return the files that a CMakeLists.txt names after WITHOUT in cubind_precompile()."""
    call = re.search(r"^cubind_precompile\([^)]*WITHOUT([^)]*)\)", cmake, re.MULTILINE)
    return set(call.group(1).split())


def test_what_counts_as_a_define():
    assert defines_before_headers("// a file\n#define _GNU_SOURCE // why\n#include <x.h>\n")
    assert not defines_before_headers("#include <x.h>\n#define A 1\n")


@pytest.mark.parametrize("folder", ["core", "runtime"])
def test_exempt_files(folder):
    sources = [path for path in (ROOT / folder).rglob("*.c") if path.name not in ("module.c", "runtime_module.c")]
    found = {str(path.relative_to(ROOT / folder)) for path in sources if defines_before_headers(path.read_text())}
    assert found == exempt((ROOT / folder / "CMakeLists.txt").read_text())
