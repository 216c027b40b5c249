"""Test that lines with comments or docstrings have at most 100 columns (docs/style.md)."""

import prose
import pytest


@pytest.mark.parametrize("folder", sorted({name.split("/")[0] for name in prose.files([]) if "/" in name}))
def test_comment_lines_are_narrow(folder):
    assert prose.wide_lines(prose.files([folder])) == []


SAMPLES = {
    "a.c": ('call("//", x);\n/* one\n two */ int y; // three\n', {2, 3}),
    "a.py": ('"""One\ntwo."""\nx = "# no"\ny = 1  # yes\nz = 1  # noqa: E501\n', {1, 2, 4}),
    "a.cmake": ("set(x y) # yes\nset(z #no)\n# yes\n", {1, 2, 3}),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_lines_with_comments_are_found(tmp_path, name):
    text, lines = SAMPLES[name]
    (tmp_path / name).write_text(text)
    assert prose.comment_lines(tmp_path / name) == lines


def test_headless_sentences_are_counted():
    text = 'One thing. What comes after it is read. "Of two" the first. What is it? The rest.\n\nwhere nothing is'
    assert [s for s in prose.sentences(text) if prose.is_headless(s)] == ["What comes after it is read.", '"Of two" the first.', "where nothing is"]


def test_words_of_code_and_links_do_not_count():
    blocks = prose.markdown_blocks("# A\n\nOne [two](three.md)\nfour\n\n```c\nfive\n```\n| a | b |\n|---|--:|\n* six\n")
    assert blocks == [(1, "A"), (3, "One [two] four"), (9, "a"), (9, "b"), (11, "six")]
