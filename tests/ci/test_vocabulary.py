"""The words that templates and specs are written in are described where people look for them, in the order that counts."""

import re
from pathlib import Path

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
