"""Test the files with docstrings: each text stands once, and a wrong file costs the texts alone."""

import importlib
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from support import libraries

PACKAGE = libraries.PACKAGE / "cubind"
FILE = PACKAGE / "docs" / "nvrtc.docs"
HEAD, SECTION = struct.Struct("<8sI"), struct.Struct("<8s3I")
PROBE = """
import inspect
from cubind import nvrtc
from cubind.checked import nvrtc as checked
nvrtc.nvrtcVersion
for function in (nvrtc.nvrtcVersion, nvrtc.nvrtcCreateProgram, checked.nvrtcCreateProgram):
    print(inspect.signature(function), len(function.__doc__ or "") > 100)
print(len(nvrtc.nvrtcProgram.__doc__ or "") > 100, len(nvrtc.nvrtcResult.__doc__ or "") > 100)
"""
SIGNATURES = ("()", "(src, name, numHeaders, headers, includeNames)", "(src, name=None, headers=None, includeNames=None)")


def told(has_texts):
    return [f"{signature} {has_texts}" for signature in SIGNATURES] + [f"{has_texts} {has_texts}"]


def sections(data):
    """Return {release: (methods, classes, at)} of a file."""
    count = HEAD.unpack_from(data)[1]
    rows = [SECTION.unpack_from(data, HEAD.size + i * SECTION.size) for i in range(count)]
    return {row[0].rstrip(b"\0").decode(): row[1:] for row in rows}


def with_number(data, at, number):
    return data[:at] + struct.pack("<I", number) + data[at + 4:]


GOOD = FILE.read_bytes()
FIRST_PLACE = HEAD.size + SECTION.size * len(sections(GOOD))
# {name: what stands in place of the file}
WRONG = {
    "empty": b"",
    "another format": b"cbdocs9\0" + GOOD[8:],
    "a few words": b"no docstrings",
    "cut in the head": GOOD[:10],
    "cut in the places": GOOD[:FIRST_PLACE + 6] + b"\0",
    "cut in a text": GOOD[:-5],
    "many sections": with_number(GOOD, 8, 0xFFFFFFFF),
    "another release": GOOD.replace(libraries.RELEASES[libraries.MAJOR].encode(), b"99.9"),
    "a place outside": with_number(GOOD, sections(GOOD)[libraries.RELEASES[libraries.MAJOR]][2], 0xFFFFFFF0),
    "all places outside": GOOD[:FIRST_PLACE] + b"\xff" * 4000 + GOOD[FIRST_PLACE + 4000:],
    "texts of others": GOOD.replace(b"nvrtcGetErrorString(", b"nvrtcSetErrorString("),
    "fewer methods": b"".join((GOOD[:HEAD.size], *(SECTION.pack(name.encode(), n - 1, m, at) for name, (n, m, at) in sections(GOOD).items()),
                               GOOD[FIRST_PLACE:])),
}


def package_with(tmp_path, data):
    """Make a package of links, with these bytes as the file of nvrtc; with None, without a file."""
    package = tmp_path / "cubind"
    for folder in (package, package / f"_cuda{libraries.MAJOR}", package / "docs"):
        folder.mkdir()
        if folder.name == "docs":
            continue
        for path in (PACKAGE / folder.relative_to(package)).iterdir():
            if path.name not in ("docs", f"_cuda{libraries.MAJOR}"):
                (folder / path.name).symlink_to(path.resolve())
    if data is not None:
        (package / "docs" / FILE.name).write_bytes(data)
    return package


def seen(folder):
    environment = os.environ | {"PYTHONPATH": str(folder), "CUBIND_CUDA": libraries.MAJOR}
    run = subprocess.run([sys.executable, "-S", "-c", PROBE], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_the_file_has_the_texts(tmp_path):
    package_with(tmp_path, GOOD)
    assert seen(tmp_path) == told(True)


def test_without_the_file_signatures_remain(tmp_path):
    package_with(tmp_path, None)
    assert seen(tmp_path) == told(False)


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_counts_as_none(tmp_path, name):
    assert WRONG[name] != GOOD
    package_with(tmp_path, WRONG[name])
    assert seen(tmp_path) == told(False)


def test_a_folder_in_place_of_the_file(tmp_path):
    (package_with(tmp_path, None) / "docs" / FILE.name).mkdir()
    assert seen(tmp_path) == told(False)


@pytest.mark.parametrize("name", libraries.MODULES)
def test_each_text_stands_once(name):
    data = (PACKAGE / "docs" / f"{name}.docs").read_bytes()
    found = sections(data)
    assert set(found) <= set(libraries.RELEASES.values()) and libraries.RELEASES[libraries.MAJOR] in found
    places = {at for methods, classes, start in found.values() for at in struct.unpack_from(f"<{2 * methods + classes}I", data, start)}
    texts = [data[at:data.index(b"\0", at)] for at in places]
    names = [text for text in texts if b"(" not in text]  # of classes, whose texts follow them
    assert len(set(texts) - set(names)) == len(texts) - len(names)
    methods = importlib.import_module(f"cubind.{name}")
    assert found[libraries.RELEASES[libraries.MAJOR]][0] == sum(
        callable(value) and not isinstance(value, type) and hasattr(value, "__text_signature__") and not key.startswith("_")
        for key, value in vars(methods).items()) - len({"sizeof"} & set(dir(methods)))


def test_the_package_has_no_other_folder_of_that_name():
    """A file of documentation in the package would be taken for docstrings of a module."""
    assert {path.suffix for path in Path(PACKAGE / "docs").iterdir()} == {".docs"}
