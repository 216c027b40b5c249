"""The code of cubind's C runtime contains no CUDA name; its comments may give examples."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2] / "runtime"
FILES = sorted(ROOT.rglob("*.[ch]"))

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|(\"(?:\\.|[^\"\\])*\")", re.DOTALL)
NAME = re.compile(
    r"\b(?:cu[A-Z]\w*|CU[A-Z]*_\w+|CU[a-z]\w*|cuda\w+|CUDA\w+|\w*nvrtc\w*|NVJITLINK\w*|cublas\w*|cufft\w*|nv[A-Z]\w*)\b"
)
# The base class of all errors, and a protocol that several packages' streams have.
ALLOWED = {"CUDAError"}


def code_of(text):
    """Return the text without comments, but with strings."""
    return COMMENT.sub(lambda m: m.group(1) or " ", text)


def names_in(text):
    found = {n for n in NAME.findall(code_of(text)) if not n.startswith(("CUBIND", "cubind"))}
    return found - ALLOWED


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_no_library_names(path):
    assert names_in(path.read_text()) == set()


def test_names_are_found():
    assert len(FILES) > 20
    assert names_in('x = "cuMemAlloc"; CUresult r; // cuInit') == {"cuMemAlloc", "CUresult"}
    assert names_in("CUBIND_X cubind_y CUDAError cudaFree CUDA_SUCCESS") == {"cudaFree", "CUDA_SUCCESS"}
