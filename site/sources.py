"""Collect the Markdown of the repository for Sphinx, and point its links at pages of the site.

Pages keep their paths, so the links between them stay as they are. Links to files that are no
pages lead to the project's address (CUBIND_URL), or become plain text without it.
"""

import itertools
import os
import posixpath
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "ci"))
from finish_wheel import LINK  # noqa: E402

FRONT = "README"
TOP = (FRONT, "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG")
FENCE = re.compile(r"(^(```+|~~~+).*?^\2`*\s*$)", re.M | re.S)
CODE_SPAN = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.S)


def version():
    return re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.M)[1]


def pages():
    """Return {path without ".md": file} of all Markdown pages of the site."""
    found = [*(ROOT / f"{name}.md" for name in TOP), *(ROOT / "docs").rglob("*.md")]
    return {path.relative_to(ROOT).with_suffix("").as_posix(): path for path in sorted(found)}


def _outside_spans(text, change):
    spans, numbers = [match[0] for match in CODE_SPAN.finditer(text)], itertools.count()
    hidden = CODE_SPAN.sub(lambda _: f"\0{next(numbers)}\0", text)
    return re.sub("\0(\\d+)\0", lambda match: spans[int(match[1])], change(hidden))


def outside_code(text, change):
    """Return Markdown after `change`, which sees no block of code and no link inside `code`."""
    parts = FENCE.split(text)
    parts[::3] = [_outside_spans(part, change) for part in parts[::3]]
    return "".join(part for i, part in enumerate(parts) if i % 3 != 2)


def title_of(text):
    """Return the text of the first heading."""
    match = re.search(r"^# (.+)$", FENCE.sub("", text), re.M)
    return re.sub(r"[`*\\]", "", match[1]) if match else "cubind"


class Links:
    """Rewrites the links of pages. `gallery` has {path of an example: page of the site}."""

    def __init__(self, found, gallery, url=None):
        self.found, self.gallery = found, gallery
        self.url = (os.environ.get("CUBIND_URL", "") if url is None else url).rstrip("/")

    def rewritten(self, text, page):
        """Return the text of the page at a path, with links for the site."""
        folder = posixpath.dirname(page)

        def replace(match):
            image, label, link = match.groups()
            path, mark, anchor = link.partition("#")
            target = posixpath.normpath(posixpath.join(folder, path))
            name = target.removesuffix(".md")
            if image and (ROOT / target).exists() and target.startswith("docs/"):
                return match[0]
            if target.endswith(".md") and name in self.found:
                own = "index.md" if name == FRONT else target
                return f"[{label}]({posixpath.relpath(own, folder or '.')}{mark}{anchor})"
            if target in self.gallery:
                return f'<a href="{posixpath.relpath(self.gallery[target], folder or ".")}.html">{label}</a>'
            if not self.url:
                return "" if image else label
            return f"{image}[{label}]({self.url}/{'raw' if image else 'blob'}/v{version()}/{target}{mark}{anchor})"

        return outside_code(text, lambda part: LINK.sub(replace, part))


def write(out, texts):
    """Write pages, and the pictures of docs/, as a source tree for Sphinx."""
    shutil.rmtree(out, ignore_errors=True)
    for page, text in texts.items():
        path = out / f"{'index' if page == FRONT else page}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for picture in (ROOT / "docs").rglob("*"):
        if picture.suffix in (".svg", ".png"):
            target = out / picture.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, target)
