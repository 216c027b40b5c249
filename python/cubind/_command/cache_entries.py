"""Read the entries of a program cache without changing anything.

The cache's own code moves an entry's time when it reads it, and removes damaged ones. Here another
process may use the cache, and people want to see its state.
"""

import os
from typing import NamedTuple

from cubind.core._cache_folder import Foreign, open_own, read_all
from cubind.core._program_entries import END, record_behind, size_of_code
from cubind.core._program_files import notes_in, programs_in

_KINDS = (
    (b"\x7fELF", "cubin"),
    (b"\x50\xed\x55\xba", "fatbin"),
    (b"BC\xc0\xde", "ltoir"),
    (b"\xed\x43\x4e\x7f", "ltoir"),
)


class Entry(NamedTuple):
    """An entry, or a trail of included files: key, path, size in bytes, time of its last use."""

    key: str
    path: str
    size: int
    used: float
    is_program: bool


class Checked(NamedTuple):
    """How many entries were read, and {path: what is wrong} for the damaged ones."""

    checked: int
    damaged: dict[str, str]


def entries(folder: str) -> list[Entry]:
    """Return the entries and trails in a folder, the last used first."""
    found = []
    for is_program, files in ((True, programs_in(folder)), (False, notes_in(folder))):
        for file in files:
            try:
                state = file.stat(follow_symlinks=False)
            except OSError:  # another process has evicted it
                continue
            key = (os.path.basename(os.path.dirname(file.path)) if is_program else "") + file.name
            found.append(Entry(key, file.path, state.st_size, state.st_mtime, is_program))
    return sorted(found, key=lambda entry: (-entry.used, entry.key))


def read(entry: Entry) -> tuple[bytes, bytes]:
    """Return code and record. ValueError says what is wrong, OSError that it cannot be read."""
    try:
        file, state = open_own(entry.path)
    except Foreign:
        raise ValueError("it is not a plain file of this user") from None
    try:
        data = read_all(file, state.st_size)
    finally:
        os.close(file)
    at = size_of_code(data[-END:], len(data))
    try:
        return data[:at], record_behind(data[:at], data[at:])
    except ValueError:
        raise ValueError("its checksum is wrong" if at < len(data) else "its end is missing") from None


def check(found: list[Entry], enough: int | None = None) -> Checked:
    """Read entries, at most `enough` bytes of them, and note which are damaged."""
    damaged, done, read_bytes = {}, 0, 0
    for entry in found:
        read_bytes += entry.size
        if enough is not None and read_bytes > enough and done:
            break
        done += 1
        try:
            read(entry)
        except FileNotFoundError:  # another process has evicted it
            continue
        except ValueError as error:
            damaged[entry.path] = str(error)
        except OSError as error:
            damaged[entry.path] = f"it cannot be read: {error.strerror}"
    return Checked(done, damaged)


def kind(code: bytes) -> str:
    """Return what an entry's code is: "cubin", "ptx", "ltoir" or "fatbin"; "?" for other code."""
    for start, name in _KINDS:
        if code.startswith(start):
            return name
    return "ptx" if b".version" in code[:4096] else "?"
