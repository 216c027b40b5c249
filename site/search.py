"""Make the index of the search: one row for each name, and one for each section of a document.

search.js reads it. A row is [title, kind, page, anchor, text]; pages and kinds are numbers. The
text of a name is its first sentence, and for enums also their members.
"""

import html
import json
import posixpath
import re

from entries import ENTRY

SECTION = re.compile(r'<section id="([^"]+)">')
TAG = re.compile(r"<[^>]+>")
MEMBER = re.compile(r"^\| (?:<a id=\"\w+\"></a>)?`(\w+)` \|", re.M)


def plain(markup):
    words = TAG.sub(
        " ", re.sub(r'<a class="headerlink".*?</a>|<script.*?</script>|<title>.*?</title>', "", markup, flags=re.S)
    )
    return re.sub(r" ([.,;:)])", r"\1", " ".join(html.unescape(words).split()))


def kind_of(path):
    """Return the kind of a page's entries, as readers call it: "function of cubind.driver"."""
    _, module, *rest = path.split("/")
    page = rest[0] if rest else ""
    if module == "c-api":
        return "C API"
    if module.startswith("cubind"):
        return module
    words = {
        "functions": "function",
        "enums": "enum",
        "structs": "struct",
        "handles": "handle",
        "numbers": "number",
        "callbacks": "callback",
        "constants": "constant",
    }
    return f"{words.get(re.split('-', page)[0], 'part')} of cubind.{module}"


def of_reference(pages):
    """Return the rows of {path: Markdown} of the reference."""
    rows = []
    for path, text in pages.items():
        entries = [*ENTRY.finditer(text)]
        for match, following in zip(entries, [*entries[1:], None], strict=False):
            section = text[match.end() : following.start() if following else len(text)]
            _, _, body = section.partition("\n")
            first = next(
                (p for p in body.split("\n\n") if p.strip() and not p.lstrip().startswith(("```", "|", "-"))), ""
            )
            words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", " ".join(first.split())).replace("\\", "").replace("`", "")
            words = html.unescape(re.match(r".*?(?:\.(?= |$)|$)", words)[0])
            is_enum = posixpath.basename(path).startswith("enums")
            rows.append(
                [match[1], kind_of(path), path, match[1], words, " ".join(MEMBER.findall(body)) if is_enum else ""]
            )
        if path.endswith("/constants"):
            rows += [[name, kind_of(path), path, name, "", ""] for name in MEMBER.findall(text)]
        elif '<a id="' in text:
            rows += [[n, kind_of(path), path, n, "", ""] for n in re.findall(r'^\| <a id="([^"]+)"></a>', text, re.M)]
    return rows


def of_document(path, body):
    """Return the rows of a page of HTML that Sphinx made, one for each section."""
    _, *parts = SECTION.split(body)
    rows = []
    for anchor, text in zip(parts[::2], parts[1::2], strict=True):
        heading = re.search(r"<h[1-6]>(.*?)</h[1-6]>", text, re.S)
        if heading:
            rows.append([plain(heading[1]), "", path, anchor, plain(text[heading.end() :]), ""])
    for row in rows[1:]:
        row[1] = rows[0][0]
    return rows


def script(rows):
    """Return the index as JavaScript, which a page opened from a file may load, too."""
    kinds, pages = {}, {}
    packed = [
        [
            title,
            kinds.setdefault(kind, len(kinds)),
            pages.setdefault(path, len(pages)),
            "" if anchor == title else anchor,
            text,
            members,
        ]
        for title, kind, path, anchor, text, members in rows
    ]
    packed = [row[: max(i + 1 for i, value in enumerate(row) if value != "")] for row in packed]
    data = {"kinds": list(kinds), "pages": list(pages), "rows": packed}
    return "var INDEX = " + json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("],[", "],\n[") + ";\n"
