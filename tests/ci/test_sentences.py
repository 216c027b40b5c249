"""Test that each function's docstring has a sentence in cubind's own words, not NVIDIA's."""

import re
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "ci"))
import model_history  # noqa: E402

MODULES = re.findall(r"^[a-z]\w*", (ROOT / "generator" / "specs" / "modules.list").read_text(), re.MULTILINE)
HEADERS = ROOT / "build" / "cuda"
RUN = 6  # words in a row that no sentence shares with a comment of NVIDIA's headers


def said_in(declarations):
    """Yield (name, our words) of functions, classes and their members."""
    if isinstance(declarations, dict):
        if "about" in declarations:
            yield declarations["name"], declarations["about"]
        declarations = list(declarations.values())
    if isinstance(declarations, list):
        for declaration in declarations:
            yield from said_in(declaration)


@cache
def all_models():
    return [(module, release, model) for module in MODULES
            for release, model in model_history.read(model_history.FOLDER / f"{module}.json").items()]


@pytest.fixture(scope="module")
def sentences():
    """Return {words: place} for all committed releases."""
    return {words: f"{module}.{name}" for module, _, model in all_models() for name, words in said_in(model)}


@pytest.mark.parametrize("module", MODULES)
def test_each_function_has_a_sentence(module):
    lacking = {f"{f['name']} of {release}" for of, release, model in all_models() if of == module
               for f in model["functions"] if "skip" not in f and "about" not in f}
    assert not lacking


@pytest.mark.parametrize("module", MODULES)
def test_each_class_of_the_newest_release_has_a_sentence(module):
    """Structs of NVML and NVTX may lack a sentence: most of them go with one function."""
    kinds = ["enums", "typedefs"] + (["records"] if module not in ("nvml", "nvtx") else [])
    model = [model for of, _, model in all_models() if of == module][-1]
    found = [d for kind in kinds for d in model[kind] if not {"skip", "origin", "is_anonymous", "about"} & d.keys()]
    assert not {d["name"] for d in found if d.get("role", "handle") in ("handle", "scalar", "callback")}


def words_of(text):
    return re.findall(r"[a-z0-9_']+", text.lower())


def runs(words):
    return {tuple(words[i:i + RUN]) for i in range(len(words) - RUN + 1)}


def test_words_are_not_those_of_the_headers(sentences):
    """Six words in a row that a header has, too, may be copied."""
    headers = [path for path in HEADERS.rglob("*.h*") if path.suffix in (".h", ".hpp") and "cccl" not in path.parts]
    if not headers:
        pytest.skip("no headers here: ci/fetch-headers")
    comments = {comment for path in headers  # most comments are in many releases
                for comment in re.findall(r"/\*.*?\*/|(?://[^\n]*\n\s*)+", path.read_text(errors="replace"), re.DOTALL)}
    theirs = set()
    for comment in comments:
        plain = re.sub(r"\n\s*\*", "\n", comment).replace("//", " ").replace("::", " ").replace("\\p ", " ")
        theirs |= runs(words_of(plain))
    taken = {where: words for words, where in sentences.items() if runs(words_of(words)) & theirs}
    assert not taken
