"""Headers that NVRTC keeps precompiled for the next source of this process.

A source that includes many headers is compiled with NVRTC's automatic precompiled headers, in a folder of its own for
each set of options, text before the first declaration, and contents of all headers. NVRTC does not look whether a
header has changed; those contents are the key here, so it need not. What comes out is what a compile without gives, bit
by bit. Where that is not certain the header is forgotten: when the compiler had something to say of the source that
made it (it would not say it of the next one), when a header changed meanwhile, or when there was no room.
"""

import atexit
import fcntl
import os
import re
import shutil
import tempfile
from contextlib import contextmanager
from hashlib import sha256
from threading import RLock

from cubind._core import NVRTCError
from cubind.core._cache_folder import entries_of, remove

_MANY = 100  # headers from which on it is worth it: their own code takes NVRTC longer than reading it back
_TRIES = 3  # sources that may fail, or have something said of them
_FOLDERS = 4  # of them at most: each may have a file as large as NVRTC's heap, 256 MiB
_ROOM = 1 << 30  # bytes that must be free on the disk
_PREFIX = "cubind-pch-"
_LOCK = "lock"
_QUIET = (b"--pch", b"--pch-messages=false", b"--pch-verbose=false", b"--diag-suppress=639,20282")

# Options that speak of precompiled headers: who sets one decides. And those whose outcome would show ours.
_SPEAKING = ("pch", "create_pch", "use_pch", "pch_dir", "pch_verbose", "pch_messages", "instantiate_templates_in_pch")
_SHOWING = ("time", "fdevice_time_trace", "fdevice_syntax_only", "debug", "optimization_info")

# Directives, comments and blank lines.
_COMMENT = rb"/\*[^*]*\*+(?:[^/*][^*]*\*+)*/"
_HEAD = re.compile(
    rb"(?:[ \t\v\f\r\n]|//[^\n]*(?:\n|\Z)|%b|#(?:[^\n\\/]|\\\r?\n|\\|/(?!\*)|%b)*(?:\n|\Z))*" % (_COMMENT, _COMMENT)
)

# What is not said of a line of the source.
_OF_PCH = re.compile(r"PCH|precompiled|^(?:catastrophic|internal|command-line) error", re.IGNORECASE | re.MULTILINE)

NEW, BEING_MADE, MADE, GIVEN_UP = range(4)


class _Header:
    """A precompiled header, or what will be one."""

    def __init__(self, folder):
        self.folder = folder
        self.files = {}  # as they were made
        self.state = NEW
        self.tries = 0
        self.users = 0
        self.lock = RLock()  # one thread makes it, others wait

    def is_whole(self):
        """Temporary files may be cleaned away, and NVRTC does not survive one that was cut."""
        return _files(self.folder) == self.files if self.state == MADE else os.path.isdir(self.folder)


class _Headers:
    """Those of this process, in a temporary folder that goes with it."""

    def __init__(self):
        self.process = os.getpid()
        self.root = None
        self.lock_file = None
        self.is_registered = False
        self.count = 0
        self.all = {}  # by key, the least recently used one first
        self.lock = RLock()

    @contextmanager
    def using(self, key):
        """The header of a key, which stays meanwhile; None where there is no room for one."""
        with self.lock:
            header = self.all.pop(key, None)
            if header is None or not header.is_whole():
                header = self._make()
            if header is not None:
                header.users += 1
                self.all[key] = header
                self._make_room()
        try:
            yield header
        finally:
            if header is not None:
                with self.lock:
                    header.users -= 1

    def _make_room(self):
        for key, header in list(self.all.items()):
            if len(self.all) > _FOLDERS and header.users == 0:
                del self.all[key]
                shutil.rmtree(header.folder, ignore_errors=True)

    def _make(self):
        try:
            if self.root is None:
                self._make_root()
            room = os.statvfs(self.root)
            if room.f_bavail * room.f_frsize < _ROOM:
                return None
            self.count += 1
            folder = os.path.join(self.root, str(self.count))
            os.mkdir(folder, 0o700)
            return _Header(folder)
        except OSError:
            self.root = None
            return None

    def _make_root(self):
        parent = tempfile.gettempdir()
        _sweep(parent)
        self.root = tempfile.mkdtemp(prefix=_PREFIX, dir=parent)
        if not self.is_registered:
            self.is_registered = True
            atexit.register(self.close)
        self._unlock()  # a folder that was cleaned away
        try:
            self.lock_file = os.open(os.path.join(self.root, _LOCK), os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            fcntl.flock(self.lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:  # nobody would remove it
            shutil.rmtree(self.root, ignore_errors=True)
            raise

    def close(self):
        """A forked child leaves its parent's alone."""
        if self.root is not None and self.process == os.getpid():
            shutil.rmtree(self.root, ignore_errors=True)
            self._unlock()
            self.root = None
            self.all.clear()

    def _unlock(self):
        file, self.lock_file = self.lock_file, None
        if file is not None:
            os.close(file)


def _sweep(parent):
    """Removes what killed processes have left: they hold no lock any more."""
    for entry in entries_of(parent):
        if not entry.name.startswith(_PREFIX) or not entry.is_dir(follow_symlinks=False):
            continue
        try:
            file = os.open(os.path.join(entry.path, _LOCK), os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK)
        except OSError:  # another user's
            continue
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(entry.path, ignore_errors=True)
        except OSError:
            continue
        finally:
            os.close(file)


_headers = _Headers()


def _current():
    global _headers
    if _headers.process != os.getpid():
        _headers = _Headers()
    return _headers


def may_help(options):
    """Whether the options leave it to us."""
    return all(getattr(options, name) is None for name in _SPEAKING) and not any(
        getattr(options, name) for name in _SHOWING
    )


def compile_with(compile, is_unchanged, source, rendered, what, count):
    """compile(rendered), with a precompiled header where `count` headers are worth one.

    compile: gives (ObjectCode, log). is_unchanged: whether the headers still are what `what` says. what: all that the
    meaning of the headers depends on, beside options and source.
    """
    if count < _MANY:
        return compile(rendered)
    head = _HEAD.match(source)[0]
    key = sha256(repr((rendered, what, head)).encode("utf-8", "surrogateescape")).digest()
    with _current().using(key) as header:
        if header is None or header.state == GIVEN_UP:
            return compile(rendered)
        options = [*rendered, *_QUIET, b"--pch-dir=" + os.fsencode(header.folder)]
        if header.state != MADE:
            with header.lock:
                if header.state == NEW:
                    return _make(compile, is_unchanged, header, rendered, options)
        return _try(compile, header, rendered, options) if header.state == MADE else compile(rendered)


def _make(compile, is_unchanged, header, rendered, options):
    """The first source. Unless all went well there is no precompiled header for the next, which tries again."""
    header.state = BEING_MADE
    header.tries += 1
    made = False
    try:
        compiled = _try(compile, header, rendered, options)
        if header.state == BEING_MADE and not compiled[1] and is_unchanged():
            header.files = _files(header.folder)
            made = bool(header.files)
        return compiled
    finally:
        if made:
            header.state = MADE
        else:
            for path in _files(header.folder):
                remove(path)
            header.state = GIVEN_UP if header.state == GIVEN_UP or header.tries == _TRIES else NEW


def _try(compile, header, rendered, options):
    """Where it fails for the precompiled header, as on a full disk, there is none."""
    try:
        return compile(options)
    except NVRTCError as error:
        if error.name == "NVRTC_ERROR_COMPILATION" and not _OF_PCH.search(error.log or ""):
            raise
    header.state = GIVEN_UP
    return compile(rendered)


def _files(folder):
    """{path: what tells whether a file is the same}."""
    found = {}
    for entry in entries_of(folder):
        state = entry.stat(follow_symlinks=False)
        found[entry.path] = state.st_size, state.st_mtime_ns, state.st_ino
    return found
