"""Find the entries of the reference in its Markdown, and divide pages that are too long.

An entry is `<a id="NAME"></a>` and a heading, as docs/reference.md says.
"""

import posixpath
import re

ENTRY = re.compile(r'^<a id="([^"]+)"></a>\n\n(#+) ', re.M)
LINK = re.compile(r"(?<=\]\()([^)\s#]*)#([^)\s]+)(?=\))")
MOST = 80_000  # characters of a page; its HTML has about five times as many


def split(pages):
    """Divide pages that would be too long, and lead the links to the new places.

    `pages` is {path: Markdown}; the parts of `a/functions` are `a/functions`, `a/functions-2`, …
    """
    divided, moved = {}, {}
    for path, text in pages.items():
        starts = [match.start() for match in ENTRY.finditer(text)]
        if len(text) <= MOST or not starts:
            divided[path] = text
            continue
        head, parts, begin = text[: starts[0]], [], starts[0]
        for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
            if end - begin > MOST and start > begin:
                parts.append(text[begin:start])
                begin = start
        parts.append(text[begin:])
        for number, part in enumerate(parts, 1):
            name = path if number == 1 else f"{path}-{number}"
            divided[name] = re.sub(r"^(# .*)$", rf"\1 ({number} of {len(parts)})", head, count=1, flags=re.M) + part
            moved.update({(path, anchor): name for anchor, _ in ENTRY.findall(part)})

    def relinked(path, text):
        origin = re.sub(r"-\d+$", "", path) if path not in pages else path
        folder = posixpath.dirname(path)

        def replace(match):
            target = posixpath.normpath(posixpath.join(folder, match[1])).removesuffix(".md") if match[1] else origin
            place = moved.get((target, match[2]), target)
            return f"{'' if place == path else posixpath.relpath(place, folder) + '.md'}#{match[2]}"

        return LINK.sub(replace, text)

    return {path: relinked(path, text) for path, text in divided.items()}
