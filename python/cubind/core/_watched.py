"""Pack paths of files with the files' states, so that one call can check whether any changed.

A state is the bytes of four numbers: size, time of the last change, time of the last status change,
inode. core/base/changed_files.h declares the C function that compares them.
"""

import os
import sys

from cubind import _core

NONE = bytes(32)  # the state of a missing file
_MASK = (1 << 64) - 1


class Watched:
    """Files and their states, packed for one call.

    paths: each folder's path, followed by the names of its files.
    states: one for each name.
    """

    __slots__ = ("paths", "states")

    def __init__(self, paths, states):
        self.paths = paths
        self.states = states

    def changed(self):
        """Return the numbers of the files whose state has changed, in ascending order."""
        return _core._changed_files(self.paths, self.states)

    def set_state(self, number, state):
        at = number * len(NONE)
        self.states = self.states[:at] + pack_state(state) + self.states[at + len(NONE) :]


def pack_state(numbers):
    """Pack the numbers of os.stat(), modulo 2^64: times may be negative or far away."""
    return b"".join((number & _MASK).to_bytes(8, sys.byteorder) for number in numbers)


def encode(path):
    """Return a path's bytes, or None for a path that no file can have."""
    try:
        path = os.fsencode(path)
    except UnicodeEncodeError:
        return None
    return None if b"\0" in path else path


def watch(files, folders):
    """Return (Watched, {number: folder}). Both arguments map absolute paths to the numbers of their
    states."""
    known = [(*os.path.split(path), state, None) for path, state in files.items() if encode(path) is not None]
    known += [(folder, ".", state, folder) for folder, state in folders.items()]
    known.sort(key=lambda each: each[:2])
    paths, states, numbers, current = [], [], {}, None
    for number, (place, name, state, folder) in enumerate(known):
        if place != current:
            current = place
            paths.append(encode(place))
        paths.append(encode(name) or b".")  # the path ends with a slash
        states.append(pack_state(state))
        if folder is not None:
            numbers[number] = folder
    return Watched(b"".join(path + b"\0" for path in paths), b"".join(states)), numbers
