"""Test that the C function tables of one CUDA major version stay compatible.

Code compiled for an older release either finds each function at the same place in a newer release's
table, or reports the mismatch.
"""

import functools
import json
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GENERATOR = ROOT / os.environ.get("CUBIND_BUILD", "build/dev") / "generator" / "cubind-gen"
MODELS = ROOT / "generated" / "model"

pytestmark = pytest.mark.skipif(not GENERATOR.exists(), reason="this build has no generator")


@functools.cache
def releases(module):
    return tuple(json.loads((MODELS / f"{module}.json").read_text())["releases"])


@pytest.fixture
def table(tmp_path):
    def table(module, release):
        """Return (layout, [member])."""
        out = tmp_path / release
        made_of = ["--model", f"{MODELS / module}.json@{release}", "--templates", ROOT / "templates"]
        subprocess.run([GENERATOR, "generate", *made_of, "--out", out], check=True, capture_output=True)
        header = (out / module / f"{module}_api.h").read_text()
        (layout,) = re.findall(r"^#define CUBIND_\w+_API_LAYOUT (\d+)$", header, re.MULTILINE)
        members = re.findall(r"^    fn_\w+\s+\*(\w+);$", header, re.MULTILINE)
        indices = re.findall(r"^    S_(\w+),$", (out / module / "symbols.h").read_text(), re.MULTILINE)
        symbols = (out / module / "symbols.c").read_text().partition("[] = {")[2]
        rows = re.findall(r"^    [A-Z_]+\(\s*(\w+),", symbols, re.MULTILINE)
        assert members == indices == rows  # `find` relies on it
        return int(layout), members

    return table


@pytest.mark.parametrize("module", ["driver", "runtime"])
def test_a_later_release_adds_at_the_end(module, table):
    newest = [release for release in releases(module) if release.startswith("13.")]
    before = None
    for release in newest[:1] + newest[-3:]:
        layout, members = table(module, release)
        if before:
            assert layout == before[0] == 3
            assert members[:len(before[1])] == before[1]
            assert len(members) > len(before[1]) or release in ("13.4", "13.5")
        before = layout, members


@pytest.mark.parametrize(("old", "new"), [("12.2", "12.3"), ("12.3", "12.4"), ("12.0", "12.1")])
def test_a_release_that_breaks_it_has_another_layout(old, new, table):
    """cuFFT 12.1 changed a function's parameters; 12.3 and 12.4 dropped functions."""
    (former, members), (layout, others) = table("cufft", old), table("cufft", new)
    assert layout == former + 100 and layout % 100 == 3
    assert (members == others) == (new == "12.1")  # the changed function is the last one anyway


def test_a_function_that_comes_again_stands_at_the_end(table):
    """A function that comes back after a gap gets a new place: its old one has been reused."""
    layout, members = table("cufft", "12.5")
    later, longer = table("cufft", "12.6")
    assert layout == later and longer[:len(members)] == members
    assert "cufftXtSetJITCallback" in longer[len(members):] and "cufftXtSetJITCallback" in table("cufft", "12.2")[1]
