"""templates/params.c.in describes the variants of snippets in the order in which the generator looks for them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_described_in_their_order():
    table = (ROOT / "generator" / "render" / "variants.def").read_text()
    words = re.findall(r"^VARIANT\((\w+)\)", table, re.MULTILINE)
    text = (ROOT / "templates" / "params.c.in").read_text()
    lines = text[text.index("Variants are facts") : text.index("---- by value ----")].split("\n\n")[1].splitlines()
    described = [re.split(r"\s{2,}", line.strip())[0].split() for line in lines]
    # Words on one line exclude one another, so their order means nothing.
    groups = [sorted(group, key=words.index) for group in described]
    assert len(words) == len(set(words)) > 20
    assert [word for group in groups for word in group] == words
