"""Read the build ID of the compiler library from its file, without loading it.

A version number does not distinguish patch releases. The build ID does; the linker stores it in the
file as an ELF note. The file's path and time do not identify the build.
"""

import os
import sys

from cubind import _core
from cubind._cuda import cuda_version
from cubind._cuda_libraries import LIBRARIES

_NOTE = 4  # PT_NOTE
_BUILD_ID = 3  # NT_GNU_BUILD_ID
_LARGEST_NOTES = 1 << 16  # bytes

_FOLDERS = ("nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib")  # folders in NVIDIA's wheels

_known: dict = {}  # {soname: build ID}


def find_file(soname):
    """Return the file that loading a library would load; None if only loading can tell.

    The order is the same as in library_find.c. Calling that would require importing the library's
    bindings.
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
    """Return the folders in wheels that have a library.

    libNVVM has the same name in all majors, and is in other folders than the rest.
    """
    rows = LIBRARIES[cuda_version().major]
    return next((folders for name, folders, _ in rows if name == soname), _FOLDERS)


def build_of(soname):
    """Return the build ID in hexadecimal; "" if unknown.

    It is the loaded library's, otherwise that of the file that would be loaded.
    """
    build = _known.get(soname)
    if not build:
        build = loaded_build(soname)
        if not build:
            path = find_file(soname)
            build = _known[soname] = "" if path is None else read_build_id(path)
    return build


def loaded_build(soname):
    """Return the build ID of the loaded library only; build_of() returns it from then on."""
    build = _core._build_id(soname)
    if build:
        _known[soname] = build
    return build


def read_build_id(path):
    """Return the build ID of a 64-bit ELF file in hexadecimal; "" if there is none."""
    try:
        with open(path, "rb", buffering=0) as file:
            return _find_build_id(file)
    except (OSError, ValueError, OverflowError):
        return ""


def _number(data, at, size):
    """Read an unsigned little-endian number. ValueError if it is cut off."""
    if at + size > len(data):
        raise ValueError("the file ends in the middle of a number")
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
    """Return the build ID in a segment of notes, or "".

    A note is a header, its owner's name and its content, each padded to four bytes.
    """
    at = 0
    while at + 12 <= len(notes):
        name_size, size, kind = (_number(notes, at + i, 4) for i in (0, 4, 8))
        name = at + 12
        content = name + (name_size + 3 & ~3)
        if kind == _BUILD_ID and notes[name : name + name_size] == b"GNU\0":
            return notes[content : content + size].hex()
        at = content + (size + 3 & ~3)
    return ""
