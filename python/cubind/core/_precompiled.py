"""Reuse headers that NVRTC has precompiled for an earlier source of this process.

A source that includes many headers is compiled with NVRTC's automatic precompiled headers. They are
in a folder that is named after a key. The key is computed from the options, the text before the
first declaration, and the contents of all headers. NVRTC does not check whether a header has
changed. It need not, because a changed header changes the key. The result is bit for bit that of a
compile without precompiled headers.

Making one takes nearly as long as a compile, so the first source of a key is compiled without. The
second source makes it if the first took long.

cubind deletes a precompiled header if using it might change the result: if the compiler reported a
message for the source that made the header (the next source would lack that message), if a header
changed during the compile, or if there was too little space.
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
from time import perf_counter

from cubind import _core
from cubind._core import NVRTCError
from cubind.core._cache_folder import entries_of, remove

# bytes of headers from which on it pays: reading that much back takes less time than compiling it
_MUCH = 500_000
_LONG = 0.2  # seconds of the first compile from which on it pays
_REPEATED = 64  # the most keys of first sources that are remembered
_TRIES = 3  # sources that may fail or cause a report before it gives up
_FOLDERS = 4  # the most folders: the files of CUDA's headers have 230 to 340 MB
# NVRTC's heap for headers, in bytes. The memory is reserved and not used until headers need it.
# NVRTC's own 256 MiB are too little for cub/block/block_reduce.cuh.
_HEAP = 1 << 30
_ROOM = 1 << 30  # bytes that must be free on the disk
_PREFIX = "cubind-pch-"
_LOCK = "lock"
_QUIET = (b"--pch", b"--pch-messages=false", b"--pch-verbose=false", b"--diag-suppress=639,20282")

# Options about precompiled headers: if the user sets one, the user decides. And options whose
# result would reveal a precompiled header made here.
_SPEAKING = ("pch", "create_pch", "use_pch", "pch_dir", "pch_verbose", "pch_messages", "instantiate_templates_in_pch")
_SHOWING = ("time", "fdevice_time_trace", "fdevice_syntax_only", "debug", "optimization_info")

# Directives, comments and blank lines.
_COMMENT = rb"/\*[^*]*\*+(?:[^/*][^*]*\*+)*/"
_HEAD = re.compile(
    rb"(?:[ \t\v\f\r\n]|//[^\n]*(?:\n|\Z)|%b|#(?:[^\n\\/]|\\\r?\n|\\|/(?!\*)|%b)*(?:\n|\Z))*" % (_COMMENT, _COMMENT)
)

# Messages that are not about a line of the source.
_OF_PCH = re.compile(r"PCH|precompiled|^(?:catastrophic|internal|command-line) error", re.IGNORECASE | re.MULTILINE)

NEW, BEING_MADE, MADE, GIVEN_UP = range(4)


class _Header:
    """A precompiled header, finished or not."""

    def __init__(self, folder):
        self.folder = folder
        self.files = {}  # the files as they were made
        self.state = NEW
        self.tries = 0
        self.users = 0
        self.lock = RLock()  # one thread makes it while others wait

    def is_whole(self):
        """Return whether its files are intact.

        Temporary files may be cleaned up, and NVRTC does not survive a truncated one.
        """
        return _files(self.folder) == self.files if self.state == MADE else os.path.isdir(self.folder)


class _Headers:
    """The precompiled headers of this process, in a temporary folder that is removed at its end."""

    def __init__(self):
        self.process = os.getpid()
        self.root = None
        self.lock_file = None
        self.is_registered = False
        self.count = 0
        self.all = {}  # by key, least recently used first
        self.begun = {}  # {key: None}, oldest first: a source was compiled, which took long
        self.lock = RLock()

    def is_first(self, key):
        """Return whether no source of this key has taken long."""
        return key not in self.begun

    def begin(self, key, seconds):
        """Remember how long the first source of a key took."""
        if seconds >= _LONG:
            with self.lock:
                self.begun[key] = None
                if len(self.begun) > _REPEATED:
                    del self.begun[next(iter(self.begun))]

    @contextmanager
    def using(self, key):
        """Return the header of a key, which stays meanwhile; None if there is no room for one."""
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
        self._unlock()  # a folder that was cleaned up
        try:
            self.lock_file = os.open(os.path.join(self.root, _LOCK), os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            fcntl.flock(self.lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        # Nobody would remove the folder later.
        except OSError:
            shutil.rmtree(self.root, ignore_errors=True)
            raise

    def close(self):
        """Remove the folder. A forked child leaves its parent's alone."""
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
    """Remove the folders of killed processes, which hold no lock any more."""
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
    """Return whether the options leave precompiled headers to cubind."""
    return all(getattr(options, name) is None for name in _SPEAKING) and not any(
        getattr(options, name) for name in _SHOWING
    )


def compile_with(compile, is_unchanged, source, rendered, what, size):
    """Call compile(rendered), with a precompiled header if `size` bytes of headers are worth one.

    compile: returns (ObjectCode, log).
    is_unchanged: whether the headers are still as `what` says.
    what: everything besides options and source that the meaning of the headers depends on.
    """
    if size < _MUCH:
        return compile(rendered)
    head = _HEAD.match(source)[0]
    key = sha256(repr((rendered, what, head)).encode("utf-8", "surrogateescape")).digest()
    headers = _current()
    if headers.is_first(key):
        start = perf_counter()
        compiled = compile(rendered)
        headers.begin(key, perf_counter() - start)
        return compiled
    with headers.using(key) as header:
        if header is None or header.state == GIVEN_UP:
            return compile(rendered)
        options = [*rendered, *_QUIET, b"--pch-dir=" + os.fsencode(header.folder)]
        if header.state != MADE:
            with header.lock:
                if header.state == NEW:
                    return _make(compile, is_unchanged, header, rendered, options)
        return _try(compile, header, rendered, options) if header.state == MADE else compile(rendered)


def _make(compile, is_unchanged, header, rendered, options):
    """Compile a source and make the header.

    If anything went wrong, no header remains and the next source tries again.
    """
    header.state = BEING_MADE
    header.tries += 1
    _core._enlarge_pch_heap(_HEAP)
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
    """Compile with the header.

    If the header itself fails, as on a full disk, give it up and compile without.
    """
    try:
        return compile(options)
    except NVRTCError as error:
        if error.name == "NVRTC_ERROR_COMPILATION" and not _OF_PCH.search(error.log or ""):
            raise
    header.state = GIVEN_UP
    return compile(rendered)


def _files(folder):
    """Return {path: values that show whether a file is the same}."""
    found = {}
    for entry in entries_of(folder):
        state = entry.stat(follow_symlinks=False)
        found[entry.path] = state.st_size, state.st_mtime_ns, state.st_ino
    return found
