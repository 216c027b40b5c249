"""Test that documents are true: links resolve, named files exist, quoted code equals the code."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ["benchmarks", "ci", "cmake", "core", "development", "docs", "examples", "formats", "generated", "generator", "python"]
FOLDERS += ["runtime", "simulator", "site", "templates", "tests"]

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
NAMED = re.compile(r"`([\w./-]+\.(?:c|h|py|pyi|md|yaml|def|in|cmake|list|toml))`")
PART = re.compile(r"^===== (\S+) =====$", re.MULTILINE)
QUOTE = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# Files that documents name and the repository lacks: headers of CUDA and of others, users' files,
# outputs of commands. A pattern such as `<name>.pyi` is not a name.
ELSEWHERE = {
    "cuda.h", "cudaTypedefs.h", "curand.h", "driver_types.h", "library_types.h", "cuComplex.h", "cuda_fp16.h",
    "cooperative_groups.h", "curand_kernel.h", "mma.h", "blas.c", "cuda_runtime_api.h", "cudaProfiler.h", "fuzz_TARGET.c", "first.py",
    "normalize.py", "test_normalize.py", "neighbours.py", "test_neighbours.py", "program.py", "wild.py",
    "generator/specs/curand.yaml", "python/cubind/checked/curand.py",
}  # fmt: skip


def documents():
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.md"))] + sorted(ROOT.glob("*.md"))
    return [path for path in found if "docs/releases" not in path.as_posix() and "golden/diff" not in path.as_posix()]


def named(path):
    return path.relative_to(ROOT).as_posix()


@cache
def files():
    """Return each file and each part of a golden case, by all its names: `core/ref.h`, `ref.h`."""
    paths = [p.relative_to(ROOT) for folder in FOLDERS for p in (ROOT / folder).rglob("*")]
    paths += [p.relative_to(ROOT) for p in ROOT.glob("*")]
    cases = [p.read_text(errors="replace") for p in (ROOT / "tests" / "golden").glob("*/*.txt")]
    paths += [Path(name) for case in cases for name in PART.findall(case)]
    return {"/".join(path.parts[i:]) for path in paths for i in range(len(path.parts))}


def without_blocks(text):
    """Return a document without its fenced blocks, which have neither headings nor links."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(text):
    """Return the anchors that GitHub makes from headings."""
    headings = re.findall(r"^#+ (.*)$", without_blocks(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(path, text):
    broken = []
    for link in LINK.findall(re.sub(r"`[^`\n]+`", "code", without_blocks(text))):
        target, _, anchor = link.partition("#")
        file = path.parent / target if target else path
        if "://" in link:
            continue
        if not file.exists() or (anchor and anchor not in anchors(file.read_text())):
            broken.append(link)
    return broken


def missing_files(text):
    names = {name.removeprefix("../") for name in NAMED.findall(text)} - ELSEWHERE
    return sorted(name for name in names if name not in files())


def misquoted(text):
    """Return pieces of quoted code, between two "…", that are not in their file in this order."""
    wrong = []
    for pattern, quoted in QUOTE.findall(text):
        blank = "" if pattern.endswith(".json") else " "  # committed models have no blanks
        sources = [blank.join(path.read_text().split()) for path in sorted(ROOT.glob(pattern))]
        pieces = [blank.join(piece.split()) for piece in re.split(r"^\s*…\s*$", quoted, flags=re.MULTILINE)]
        missing = [first_missing(source, pieces) for source in sources]
        if None not in missing:
            wrong.append(f"{pattern}: {pieces[max(missing, default=0)]}")
    return wrong


def first_missing(source, pieces):
    at = 0
    for i, piece in enumerate(pieces):
        at = source.find(piece, at)
        if at < 0:
            return i
        at += len(piece)
    return None


@pytest.mark.parametrize("path", documents(), ids=named)
def test_document(path):
    text = path.read_text()
    assert not broken_links(path, text)
    assert not missing_files(text), "named, but not there"
    assert not misquoted(text), "quoted, but not so"


def test_the_code_is_quoted():
    assert len(QUOTE.findall((ROOT / "docs" / "how-a-wrapper-is-made.md").read_text())) >= 6


def test_the_test():
    here = ROOT / "docs" / "none.md"
    text = "[a](core.md) [b](nothing.md) [c](core.md#streams) [d](core.md#rivers) [e](https://x/y)"
    text += "\n```python\nkernel[1, 2](buffer)\n```\n"
    assert broken_links(here, text) == ["nothing.md", "core.md#rivers"]
    assert missing_files("`ref.h` `core/nothing.c` `nothing.py` `cuda.h` `spec.c`") == ["core/nothing.c", "nothing.py"]
    quote = "```c core/include/cubind/core.h\n#define CUBIND_CORE_H\n…\n{}\n```\n"
    assert misquoted(quote.format("#include <Python.h>")) == []
    assert misquoted(quote.format("#include <nothing.h>")) == ["core/include/cubind/core.h: #include <nothing.h>"]
    together = "```c core/include/cubind/core.h\n#ifndef CUBIND_CORE_H\n#include <Python.h>\n```\n"
    assert misquoted(together) == ["core/include/cubind/core.h: #ifndef CUBIND_CORE_H #include <Python.h>"]
    assert misquoted("```c core/nothing.c\nx\n```\n") == ["core/nothing.c: x"]
