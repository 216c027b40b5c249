"""Check a built site: links, anchors, sizes. Prints the counts, and fails with a list of defects.

python3 site/check.py FOLDER
"""

import html
import posixpath
import re
import sys
from pathlib import Path
from urllib.parse import unquote

MOST = 500_000  # bytes of a page
LINK = re.compile(r'<(?:a|img|link|script|image)\b[^>]*?\s(?:href|src)="([^"]*)"')
ANCHOR = re.compile(r'\sid="([^"]*)"')


def defects(site):
    """Return (number of pages, number of internal links, defects)."""
    texts = {path.relative_to(site).as_posix(): path.read_text() for path in sorted(site.rglob("*.html"))}
    anchors = {name: set(ANCHOR.findall(text)) for name, text in texts.items()}
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    found, count = [], 0
    for name, text in texts.items():
        size = len(text.encode())
        if size > MOST:
            found.append(f"{name}: {size} bytes, more than {MOST}")
        ids = ANCHOR.findall(text)
        if len(ids) != len(set(ids)):
            found.append(f"{name}: an id stands twice: {next(i for i in ids if ids.count(i) > 1)}")
        for link in set(map(html.unescape, LINK.findall(text))):
            if re.match(r"[a-z]+:|//", link):
                continue
            count += 1
            path, _, anchor = link.partition("#")
            target = (
                posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(path.partition("?")[0])))
                if path
                else name
            )
            if target not in files:
                found.append(f"{name}: no such file: {link}")
            elif anchor and target in anchors and unquote(anchor) not in anchors[target]:
                found.append(f"{name}: no such anchor: {link}")
    return len(texts), count, found


def main():
    site = Path(sys.argv[1])
    pages, links, found = defects(site)
    sizes = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    print("\n".join(found[:100]))
    print(f"{site}: {pages} pages, {sizes} bytes, {links} internal links, {len(found)} defects")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
