"""Pack the docstrings of a module into the file that it maps at import.

    pack_docstrings.py FILE RELEASE=FOLDER...

Each FOLDER has the generated code of the module for a release of CUDA, and its methods.c and
classes.c define the docstrings (runtime/include/cubind/docs.h). FILE gets each text once, for both
forms of a function and all releases. runtime/src/classes/docs.c reads the file and describes it.

The build runs this with the Python that it builds for, 3.11 or later. It needs nothing else.
"""

import re
import struct
import sys
from pathlib import Path

MAGIC = b"cbdocs1\0"
HEAD, SECTION = struct.Struct("<8sI"), struct.Struct("<8s3I")
TEXT = re.compile(r'^CB_(?:CLASS_)?DOC\((\w+),\n((?:    ".*"(?:,|\);)?\n)+)', re.MULTILINE)
LITERAL = re.compile(r'^    "(.*)"(?:,|\);)?$', re.MULTILINE)
ESCAPE = re.compile(r"\\([0-7]{3}|.)")
PLAIN = {"n": "\n"}


def unescaped(found):
    code = found.group(1)
    return chr(int(code, 8)) if len(code) == 3 else PLAIN.get(code, code)


def texts(source):
    """Yield (name, docstring) of the macros in a file of C, in their order."""
    if not source.exists():
        return
    for name, literals in TEXT.findall(source.read_text(encoding="utf-8")):
        yield name, ESCAPE.sub(unescaped, "".join(LITERAL.findall(literals)))


class Texts:
    """The texts of the file. They begin at `start`, and each text stands once."""

    def __init__(self, start):
        self.start, self.data, self.places = start, bytearray(), {}

    def place(self, text):
        """Return the offset of a text in the file, which gets the text if it does not have it."""
        if text not in self.places:
            self.places[text] = self.start + len(self.data)
            self.data += text.encode() + b"\0"
        return self.places[text]


def section(folder):
    """Return the texts of a release: (tuple form, checked form, classes with their names)."""
    tuple_form, checked = {}, {}
    for name, text in texts(folder / "methods.c"):
        of_checked = name.removeprefix("checked_")
        if of_checked in tuple_form:
            checked[of_checked] = text
        else:
            tuple_form[name] = text
    classes = sorted(f"{name}\0{text}" for name, text in texts(folder / "classes.c"))
    return list(tuple_form.values()), list((tuple_form | checked).values()), classes


def pack(folders):
    """Return the bytes of the file for {release: folder}."""
    sections = {release: section(folder) for release, folder in folders.items()}
    numbers = sum(len(part) for parts in sections.values() for part in parts)
    at = HEAD.size + SECTION.size * len(sections)
    found = Texts(at + 4 * numbers)
    head, places = HEAD.pack(MAGIC, len(sections)), b""
    for release, parts in sections.items():
        head += SECTION.pack(release.encode(), len(parts[0]), len(parts[2]), at + len(places))
        places += b"".join(struct.pack("<I", found.place(text)) for part in parts for text in part)
    return head + places + found.data


def main(file, *releases):
    folders = {release: Path(folder) for release, _, folder in (word.partition("=") for word in releases)}
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_bytes(pack(folders))


if __name__ == "__main__":
    main(*sys.argv[1:])
