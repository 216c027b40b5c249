"""Test the size of the repository, which must copy fast, and the length of files of tests."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST = 31_000_000  # with headers and tools, 64 MiB are copied
LINES = 800  # of a file of tests or helpers


def tracked(*patterns):
    """Return the tracked files that match one of the patterns of git, or all."""
    listed = subprocess.run(["git", "ls-files", "-z", "--", *patterns], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("no repository: these are files alone")
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.exists()]


def test_tracked_files():
    assert sum(path.lstat().st_size for path in tracked()) <= MOST


def test_files_of_tests_are_short():
    """A long file is split by what its parts test."""
    paths = tracked("tests/*.py", "tests/*.c", "tests/*.h")
    lengths = {path.relative_to(ROOT): path.read_text().count("\n") for path in paths}
    assert len(lengths) > 400
    assert {path: lines for path, lines in lengths.items() if lines > LINES} == {}
