"""Test the parts of the documentation site that need neither Sphinx nor a build (site/)."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "site"))
import charts  # noqa: E402
import check  # noqa: E402
import gallery  # noqa: E402
import navigation  # noqa: E402
import order  # noqa: E402
import sources  # noqa: E402

# ---- the order of pages ----


def test_each_document_is_in_one_section():
    sections = order.ordered(sources.pages())
    listed = [page for _, pages in sections for page in pages]
    assert len(listed) == len(set(listed)) == len(sources.pages()) - 1  # all but the front page


def test_a_page_in_no_section_fails():
    with pytest.raises(SystemExit, match="docs/lost; add"):
        order.ordered([*sources.pages(), "docs/lost"])


def test_listed_pages_may_be_absent():
    assert order.ordered(["README", "docs/core"]) == [("In depth", ("docs/core",))]


# ---- links of documents ----

FOUND = {"README": None, "docs/core": None, "docs/guide/memory": None}
LINKS = {
    "[a](core.md)": ("[a](core.md)", "[a](core.md)"),
    "[a](core.md#streams)": ("[a](core.md#streams)", "[a](core.md#streams)"),
    "[a](../README.md)": ("[a](../index.md)", "[a](../index.md)"),
    "[a](../core/base/ref.h)": ("[a](https://x.invalid/blob/vN/core/base/ref.h)", "a"),
    "[a](../simulator/README.md#b)": ("[a](https://x.invalid/blob/vN/simulator/README.md#b)", "a"),
    "[a](../examples/core/saxpy.py)": (
        '<a href="../examples/core/saxpy.html">a</a>',
        '<a href="../examples/core/saxpy.html">a</a>',
    ),
    "[a](../examples/core)": ('<a href="../examples/index.html">a</a>', '<a href="../examples/index.html">a</a>'),
    "![a](front_page.svg)": ("![a](front_page.svg)", "![a](front_page.svg)"),
    "![a](../absent.png)": ("![a](https://x.invalid/raw/vN/absent.png)", ""),
    "[a](https://b.invalid/c)": ("[a](https://b.invalid/c)", "[a](https://b.invalid/c)"),
    "[a](#here)": ("[a](#here)", "[a](#here)"),
    "`[a](../x.c)`": ("`[a](../x.c)`", "`[a](../x.c)`"),
    "```c\n[a](../x.c)\n```\n": ("```c\n[a](../x.c)\n```\n", "```c\n[a](../x.c)\n```\n"),
    "[`a`](../x.c)": ("[`a`](https://x.invalid/blob/vN/x.c)", "`a`"),
}


@pytest.mark.parametrize("text", LINKS)
@pytest.mark.parametrize("url", ["https://x.invalid/", ""])
def test_links(text, url):
    expected = LINKS[text][0 if url else 1].replace("vN", f"v{sources.version()}")
    links = sources.Links(FOUND, gallery.links(gallery.examples()), url)
    assert links.rewritten(text, "docs/page") == expected


# ---- charts and the gallery ----


@pytest.mark.parametrize("path", sorted((ROOT / "docs/releases").glob("*-to-*.md")), ids=lambda path: path.stem)
def test_chart_of_a_release(path):
    made = charts.release(path.read_text())
    assert made.count("<svg") == 1 and "aria" not in made.partition("<svg")[0][-5:]
    totals = [
        sum(map(int, re.findall(r"\d+", row)))
        for row in re.findall(r"^\| `\w+` \|((?: \d+ \|){4})$", path.read_text(), re.M)
    ]
    assert [int(n) for n in re.findall(r'text-anchor="start">(\d+)</text>', made)] == [n for n in totals if n]


def test_each_example_has_a_group_and_each_output_an_example():
    found = gallery.examples()
    assert {gallery.group_of(page, files) for page, files in found.items()} == set(gallery.GROUPS)
    names = {page.removeprefix("examples/").replace("/", "-") for page in found}
    kept = {path.stem for path in gallery.RECORDED.iterdir() if path.name != "README.md"}
    assert kept <= names and {name for name in names if name.startswith("core-")} - kept == {"core-common"}


def test_the_page_of_an_example():
    found = gallery.examples()
    text = gallery.page_text("examples/core/histogram", found["examples/core/histogram"], "")
    assert "<svg" in text and "histogram: 4000001 bytes" in text and "atomicAdd" in text


def test_parts_of_a_page_are_in_order():
    pages = ["m/functions", "m/functions-2", "m/functions-10", "m/handles"]
    assert sorted(sorted(pages), key=navigation.by_number) == pages


def test_the_tree_opens_the_section_of_a_page():
    tree = navigation.Tree()
    tree.add("Guide", [("A", "docs/a", [])])
    tree.add("Reference", [("cubind.m", "reference/m/index", [("Memory", "reference/m/functions")])])
    made = navigation.html_of(tree, "reference/m/functions", lambda page: f"{page}.html")
    assert "<details><summary>Guide" in made and "<details open><summary>Reference" in made
    assert 'href="reference/m/functions.html" aria-current=page>Memory' in made
    assert "Memory" not in navigation.html_of(tree, "docs/a", str)


# ---- the check of a built site ----

DEFECTS = {
    '<a href="b.html#there">x</a>': [],
    '<a href="https://x.invalid/">x</a>': [],
    '<a href="b.html#gone">x</a>': ["no such anchor: b.html#gone"],
    '<a href="c.html">x</a>': ["no such file: c.html"],
    '<p id="a"></p><p id="a"></p>': ["an id stands twice: a"],
    "x" * 500_001: ["500001 bytes, more than 500000"],
}


@pytest.mark.parametrize("body", DEFECTS, ids=range(len(DEFECTS)))
def test_defects_are_found(tmp_path, body):
    (tmp_path / "a.html").write_text(body)
    (tmp_path / "b.html").write_text('<p id="there"></p>')
    pages, _, found = check.defects(tmp_path)
    assert pages == 2 and found == [f"a.html: {text}" for text in DEFECTS[body]]
