"""Run the pages of docs/guide on the simulated device: each block prints what its page shows.

tests/support/guide.py explains the form of a page and its marks.
"""

import re

import pytest
from support import guide, libraries
from support.sanitizers import needs_builtins

GUIDE = libraries.ROOT / "docs" / "guide"
PAGES = sorted(path.name for path in GUIDE.glob("*.md"))
# {page without a block that runs: the reason}
WITHOUT_BLOCKS = {
    "README.md": "the index",
}


def run(name, text, folder):
    stubs = {library: str(libraries.STUB_FILES[library]) for library in guide.LIBRARIES}
    return guide.run_page(name, text, folder, libraries.PACKAGE, libraries.BUILD, stubs, libraries.ON_GPU)


@pytest.mark.nvrtc
@needs_builtins
@pytest.mark.parametrize("page", PAGES)
def test_page(page, tmp_path):
    pytest.importorskip("numpy")
    result = run(f"docs/guide/{page}", (GUIDE / page).read_text(), tmp_path)
    assert not result["errors"], "\n".join(result["errors"])
    assert (result["compared"] == 0) == (page in WITHOUT_BLOCKS), "a page without a block that runs is in WITHOUT_BLOCKS"


def test_the_index_names_each_page():
    text = (GUIDE / "README.md").read_text()
    assert sorted({*re.findall(r"\]\((\w[\w-]*\.md)\)", text), "README.md"}) == PAGES
    assert set(WITHOUT_BLOCKS) <= set(PAGES)


WRONG = """Text.

```python
a = 1
print(a)
```

```text
2
```

```python
print("not shown")
```

```python
quiet = 3
1 / 0
```

```python
raise ValueError("expected")
```

```text
ValueError: expected
```

```console
$ echo one two
one …
$ echo three
four
```

<!-- shown: reason -->
```sh
exit 1
```

```sh
exit 3
```

<!-- needs: cublas -->
```python
{}["a library's block fails on its stub"]
```

```text
1
```
"""


def test_wrong_pages(tmp_path):
    """Each wrong block is an error with its line, and right ones are none."""
    result = run("page.md", WRONG, tmp_path)
    places = [error.partition(": ")[0] for error in result["errors"]]
    assert places == ["page.md:9", "page.md:13", "page.md:17", "page.md:30", "page.md:42", "page.md:47"]
    assert result["errors"][0] == "page.md:9: the page shows\n2\n\nbut the block prints\n1\n"
    assert "ZeroDivisionError: division by zero\n(at line 18)" in result["errors"][2]
    assert (result["run"], result["compared"]) == (7, 6)


@pytest.mark.parametrize(
    ("comment", "error"),
    [
        ("<!-- needs: a miracle -->", "page.md:1: unknown mark <!-- needs: a miracle -->"),
        ("<!-- skip -->", "page.md:1: unknown mark <!-- skip -->"),
        ("<!-- file -->", "page.md:1: unknown mark <!-- file -->"),
        ("<!--needs: gpu-->", "page.md:1: this comment is no mark of tests/support/guide.py"),
    ],
)
def test_unknown_marks(comment, error):
    with pytest.raises(guide.WrongPage, match=re.escape(error)):
        guide.parse("page.md", f"{comment}\n```python\npass\n```\n")


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("a\n", "a\n", True),
        ("a\n", "a", False),
        ("a…c\n", "abbc\n", True),
        ("a…c\n", "ab\nbc\n", False),
        ("a\n…\nc\n", "a\nb\nb\nc\n", True),
        ("a\n…\n", "b\n", False),
        ("", "", True),
        ("", "a\n", False),
        ("1.5\n", "1x5\n", False),
    ],
)
def test_matches(shown, printed, same):
    assert guide.matches(shown, printed) == same
