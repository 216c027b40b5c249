"""Which build of a compiler would compile: told from its file, which is not loaded for that.

Versions know no patch releases; the build ID, which the linker has left in the file as a note, does. Path and time say
nothing about it.
"""

import os
import sys

from cubind import _core
from cubind._cuda import cuda_version
from cubind._cuda_libraries import LIBRARIES

_NOTE = 4  # PT_NOTE
_BUILD_ID = 3  # NT_GNU_BUILD_ID
_LARGEST_NOTES = 1 << 16  # bytes

_FOLDERS = ("nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib")  # of NVIDIA's wheels

_known: dict = {}  # soname: build ID


def find_file(soname):
    """The file that opening a library, which is not loaded yet, would load; None where only loading tells.

    The order is library_find.c's. To ask that, the library's bindings would have to be imported.
    """
    entries = [entry for entry in sys.path if isinstance(entry, str) and entry.startswith("/")]
    folders = [os.path.join(entry, folder) for folder in _folders_of(soname) for entry in entries]
    if os.environ.get("CONDA_PREFIX"):
        folders += [os.path.join(os.environ["CONDA_PREFIX"], folder) for folder in ("lib64", "lib")]
    for folder in folders:
        path = os.path.join(folder, soname)
        if os.path.isfile(path):
            return path
    return None


def _folders_of(soname):
    """Where wheels have a library: libNVVM is called the same in all majors, and is not where the others are."""
    rows = LIBRARIES[cuda_version().major]
    return next((folders for name, folders, _ in rows if name == soname), _FOLDERS)


def build_of(soname):
    """Hexadecimal digits: of the loaded library, else of the file that would be loaded; "" where neither tells."""
    build = _known.get(soname)
    if not build:
        build = loaded_build(soname)
        if not build:
            path = find_file(soname)
            build = _known[soname] = "" if path is None else read_build_id(path)
    return build


def loaded_build(soname):
    """Of the loaded library alone; what build_of() says from now on."""
    build = _core._build_id(soname)
    if build:
        _known[soname] = build
    return build


def read_build_id(path):
    """The build ID of an ELF file of 64 bits, in hexadecimal; "" for one without, or another file."""
    try:
        with open(path, "rb", buffering=0) as file:
            return _find_build_id(file)
    except (OSError, ValueError, OverflowError):
        return ""


def _number(data, at, size):
    """Unsigned, little endian. ValueError for one that was cut off."""
    if at + size > len(data):
        raise ValueError("the file ends within a number")
    return int.from_bytes(data[at : at + size], "little")


def _find_build_id(file):
    head = file.read(64)
    if head[:6] != b"\x7fELF\x02\x01":
        return ""
    at, size, count = _number(head, 32, 8), _number(head, 54, 2), _number(head, 56, 2)
    segments = os.pread(file.fileno(), size * count, at)
    for segment in range(0, size * count, size or 1):
        if _number(segments, segment, 4) != _NOTE:
            continue
        offset, length = _number(segments, segment + 8, 8), _number(segments, segment + 32, 8)
        if length <= _LARGEST_NOTES:
            found = _build_id_in(os.pread(file.fileno(), length, offset))
            if found:
                return found
    return ""


def _build_id_in(notes):
    """A note is its header, its owner's name and its content, each filled up to four bytes."""
    at = 0
    while at + 12 <= len(notes):
        name_size, size, kind = (_number(notes, at + i, 4) for i in (0, 4, 8))
        name = at + 12
        content = name + (name_size + 3 & ~3)
        if kind == _BUILD_ID and notes[name : name + name_size] == b"GNU\0":
            return notes[content : content + size].hex()
        at = content + (size + 3 & ~3)
    return ""
