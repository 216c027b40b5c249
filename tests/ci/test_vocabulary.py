"""One word for one thing: those of templates and specs are described where people look for them, in the order that counts, and
words that meant several things are gone."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KINDS = (ROOT / "generator" / "model" / "kinds.def").read_text()


def words_of(table, macro):
    return re.findall(rf"^{macro}\((\w+)", table, re.MULTILINE)


def test_variants_in_their_order():
    words = words_of((ROOT / "generator" / "render" / "variants.def").read_text(), "VARIANT")
    text = (ROOT / "templates" / "params.c.in").read_text()
    lines = text[text.index("Variants are facts") : text.index("---- by value ----")].split("\n\n")[1].splitlines()
    described = [re.split(r"\s{2,}", line.strip())[0].split() for line in lines]
    # Words on one line exclude one another, so their order means nothing.
    groups = [sorted(group, key=words.index) for group in described]
    assert len(words) == len(set(words)) > 20
    assert [word for group in groups for word in group] == words


def section(title):
    text = (ROOT / "docs" / "spec-format.md").read_text()
    return text.split(f"## {title}\n")[1].split("\n## ")[0]


def test_parameter_kinds():
    rows = [line.split("|")[1] for line in section("Parameter kinds").splitlines() if line.startswith("| `")]
    described = [word for row in rows for word in re.findall(r"`(\w+)`", row)]
    assert len(described) == len(set(described)) > 50
    assert sorted(described) == sorted(words_of(KINDS, "KIND"))


def test_field_kinds():
    described = set(re.findall(r"\w+", section("Field kinds")))
    words = words_of(KINDS, "FIELD_KIND")
    assert len(words) > 20
    assert set(words) <= described


# ---- words that were given up ----

# Word: (what stands in place of it, where it is another one's word). In cb_surface, which all generated code has, it stays.
GIVEN_UP = {
    r"(?<![a-z])twins?(?![a-z])": ("per-thread entry point, counterpart, coupled arrays or copy", ()),
    r"\bsurfaces?\b": ("tuple form or checked form", ("docs/releases/", "generator/specs/")),
}


def own_files():
    """Text files of the repository that are written by hand, but for this one."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    kinds = {".c", ".h", ".def", ".in", ".md", ".py", ".pyi", ".yaml", ".txt", ".sh", ""}
    mine = [name for name in names if Path(name).suffix in kinds and not name.startswith("generated/")]
    return [name for name in mine if (ROOT / name).is_file() and ROOT / name != Path(__file__).resolve()]


@pytest.mark.parametrize("word", GIVEN_UP)
def test_words_that_were_given_up(word):
    instead, allowed = GIVEN_UP[word]
    pattern = re.compile(word, re.IGNORECASE)
    found = []
    for name in own_files():
        lines = (ROOT / name).read_text(errors="replace").splitlines() if not name.startswith(allowed) else []
        found += [f"{name}: {line}" for line in lines if pattern.search(line)]
    assert not found, f"write {instead}"


def test_given_up_words_are_found_in_names():
    twin, surface = (re.compile(word, re.IGNORECASE) for word in GIVEN_UP)
    assert all(twin.search(text) for text in ("find_twin(", "Twins of", "the twin")) and not twin.search("entwined")
    assert surface.search("Both surfaces.") and not surface.search("cb_surface") and not surface.search("cudaSurfaceObject_t")
