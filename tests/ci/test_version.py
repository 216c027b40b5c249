"""Test that no file contradicts the version number in pyproject.toml.

CMake reads the number there; the package and the changelog repeat it.
"""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def test_package():
    text = (ROOT / "python" / "cubind" / "__init__.py").read_text()
    assert re.search(r'^__version__ = "(.*)"$', text, re.M).group(1) == VERSION


@pytest.mark.parametrize("folder", ["development", "libraries"])
def test_other_distributions(folder):
    """Each needs the cubind of exactly its own version."""
    project = tomllib.loads((ROOT / folder / "pyproject.toml").read_text())["project"]
    assert project["version"] == VERSION and project["dependencies"] == [f"cubind =={VERSION}"]


def test_generator():
    """cubind-gen does without cubind, but makes code for its version."""
    project = tomllib.loads((ROOT / "generator" / "pyproject.toml").read_text())["project"]
    assert project["version"] == VERSION and not [line for line in project["dependencies"] if line.startswith("cubind")]


def test_changelog():
    text = (ROOT / "CHANGELOG.md").read_text()
    assert re.search(r"^## (\S+)", text, re.M).group(1) == VERSION
