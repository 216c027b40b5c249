"""The files that a C++ source includes, as far as its text tells, and what is in them.

Conditionals are ignored and every directory is tried: that a file too many counts is safe, that one is missed is not.
"""

import os
import re
from hashlib import sha256
from time import time_ns

# A comment is matched in one way only: else a failure would try all ways to split a file into comments.
_GAP = rb"(?:[ \t\v\f]|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*"
# A comment before it ends with */, so that the text before need not be matched.
_DIRECTIVE = re.compile(
    rb"(?:^|\*/)[ \t\v\f]*(?:#|%:|\?\?=)"
    + _GAP
    + rb"(?:include_next|include|import|embed)\b"
    + _GAP
    + rb"([^\r\n]*)",
    re.MULTILINE,
)
_TARGET = re.compile(rb'"([^"\r\n]+)"|<([^>\r\n]+)>')
# Also macros that are named after it.
_HAS_INCLUDE = re.compile(rb'(?:has_include|HAS_INCLUDE)\w*[ \t]*\([ \t]*(?:"([^"\r\n]+)"|<([^>\r\n]+)>)')
_SPLICE = re.compile(rb"\\[ \t]*\r?\n")
_RACY = 2_000_000_000  # ns: a file changed as lately as this may change again without a new time

_files: dict = {}  # path: (size, times, inode, device), digest, names, whether all names are known


class Unresolvable(Exception):
    """An include whose file the text does not tell."""


def scan(text):
    """Names that a text includes, and whether these are all: a macro may stand for one."""
    if (
        b"inc" not in text
        and b"INC" not in text
        and b"embed" not in text
        and b"import" not in text
        and b"\\" not in text
    ):
        return (), True
    names, known = {}, True
    texts = [text, _SPLICE.sub(b"", text)] if _SPLICE.search(text) else [text]
    for each in texts:
        for match in _DIRECTIVE.finditer(each):
            target = _TARGET.match(match[1])
            if target is None:
                known = False
            else:
                names[target[1] or target[2]] = None
        for match in _HAS_INCLUDE.finditer(each):
            names[match[1] or match[2]] = None
    return tuple(map(os.fsdecode, names)), known


def _look(path):
    """(digest, names, known) of a file; None where there is none."""
    try:
        state = os.stat(path)
        identity = state.st_size, state.st_mtime_ns, state.st_ctime_ns, state.st_ino, state.st_dev
        memory = _files.get(path)
        if memory is not None and memory[0] == identity:
            return memory[1:]
        with open(path, "rb") as file:
            text = file.read()
    except (OSError, ValueError):
        return None  # a directory, too, and a name with a NUL
    found = sha256(text).digest(), *scan(text)
    if time_ns() - max(state.st_mtime_ns, state.st_ctime_ns) > _RACY:
        _files[path] = identity, *found
    return found


class _Walk:
    """From one source through all it includes."""

    def __init__(self, folders):
        self.folders = folders
        self.seen = set()
        self.found = []

    def visit(self, names, folder):
        """Notes the contents of everything that `names`, written in a file of `folder`, may mean."""
        pending = [(names, folder)]
        while pending:
            names, folder = pending.pop()
            for name in names:
                pending += self._resolve(name, folder)

    def _resolve(self, name, folder):
        inner, digests = [], []
        for i, place in enumerate((folder, *self.folders)):
            path = os.path.join(place, name)
            file = _look(path)
            if file is None:
                continue
            digest, names, known = file
            if not known:
                raise Unresolvable(path)
            digests += i, digest  # which of several is included depends on the place
            if path not in self.seen:
                self.seen.add(path)
                inner.append((names, os.path.dirname(path)))
        self.found.append((name, tuple(digests)))
        return inner


def _paths(value):
    if value is None:
        return ()
    return [os.fspath(v) for v in (value if isinstance(value, (list, tuple)) else (value,))]


def fingerprint(source, options):
    """What the source's meaning depends on beside itself: names and digests, () for nothing. Unresolvable."""
    names, known = scan(source)
    if not known:
        raise Unresolvable("a macro names an included file")
    pre = _paths(options.pre_include)
    if not names and not pre and options.use_pch is None:
        return ()
    here = os.getcwd()
    folder = os.path.join(here, os.path.dirname(options.name))
    walk = _Walk((folder, here, *(os.path.join(here, path) for path in _paths(options.include_path))))
    walk.visit((*names, *pre), folder)
    if options.use_pch is not None:
        walk.found.append(_precompiled(options, here))
    return tuple(walk.found)


def _precompiled(options, here):
    """A precompiled header's name and digest."""
    for place in (here, *_paths(options.pch_dir)):
        try:
            with open(os.path.join(here, place, options.use_pch), "rb") as file:
                return options.use_pch, sha256(file.read()).digest()
        except OSError:
            continue
    raise Unresolvable(options.use_pch)
