"""Entries in the files of one folder, shared by processes: looked up, written, and removed by age.

    <folder>/<two digits>/<62 digits>   entries, the time of their last change being that of their last use
    <folder>/headers/<64 digits>        what includes were found (_includes.py)
    <folder>/tmp                        files that are being written, each locked by its writer
    <folder>/sizes                      of many entries: their sum, and a line for each one written since it was made

The process that has locked the folder may put an entry in its place, or take one away.
"""

import os
import stat
from time import sleep, time, time_ns

from cubind.core._cache_folder import Foreign, entries_of, open_new, open_own, read_all, remove, write_all
from cubind.core._program_entries import END, join, record_behind, sha256, size_of_code

_PART = ".part"  # temporary files, before they are renamed
_DIGITS = frozenset("0123456789abcdef")
_DIGEST = 32
_LARGEST = 1 << 30  # bytes: no file of ours is larger; a damaged one need not fit into memory
_STALE = 3600  # s: temporary files of that age belong to nobody, where files cannot be locked
_TRIES = 100  # to lock what is held for some system calls: by a process that was stopped, perhaps for ever
_LINE = 12  # bytes of a line of `sizes`
_LINES = 4096  # of them before all are counted again
_FEW = 64  # entries that are counted at each store


def _make_folder(path):
    os.makedirs(path, mode=0o700, exist_ok=True)


def _is_digits(name, count):
    """Whether a file is called as ours are: a cache may be in a folder with others."""
    return len(name) == count and _DIGITS.issuperset(name)


def _identity(state):
    return state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns


def _lock(file):
    """Whether it is locked now; None where files cannot be. The kernel lets go of it when its process ends."""
    from fcntl import LOCK_EX, LOCK_NB, flock  # only stores need it

    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def _unlock(file):
    """Said, and not left to close(): a child that was forked meanwhile has the file open, too."""
    from fcntl import LOCK_UN, flock

    try:
        flock(file, LOCK_UN)
    except OSError:
        pass
    os.close(file)


def _read(path):
    """Return the code of an entry, the bytes behind it, and the file's _identity(). Note that the entry was used now.

    The code is read into its own object at once, because a copy of much code takes long.
    """
    file, state = open_own(path)
    try:
        if state.st_size > _LARGEST:
            raise Foreign(path)
        size = state.st_size
        at = size_of_code(os.pread(file, END, max(size - END, 0)), size)
        code, rest = _read_next(file, at), _read_next(file, size - at)
        now = time_ns()
        try:
            os.utime(file, ns=(now, now))
        except OSError:  # a file system that only reads
            pass
        return code, rest, _identity(os.fstat(file))
    finally:
        os.close(file)


def _read_next(file, size):
    data = os.read(file, size)
    return data if len(data) == size else data + read_all(file, size - len(data))


class Folder:
    """root: an absolute path. cap: bytes, or None."""

    def __init__(self, root, cap):
        self.root = root
        self._cap = cap
        self._sum = _Sum(os.path.join(root, "sizes"), self._write)
        _make_folder(root)
        _make_folder(os.path.join(root, "tmp"))
        self._sweep()

    def load(self, key):
        """(code, record), or None."""
        return self._load(self._place(key))

    def _load(self, place):
        seen = None
        try:
            code, rest, seen = _read(place)
            return code, record_behind(code, rest)
        except (Foreign, ValueError):
            self._remove_seen(place, seen)
        except OSError:
            pass
        return None

    def store(self, key, code, record):
        data = join(code, record)
        self._write(self._place(key), data)
        self._make_room(len(data))

    def remove(self, key):
        """Whether it was there."""
        return remove(self._place(key))

    def count(self):
        return sum(1 for _ in self._entries())

    def clear(self):
        for file in [*self._entries(), *self._notes()]:
            remove(file.path)
        remove(self._sum.path)

    # --- what includes were found

    def load_note(self, name):
        """The bytes of store_note(); None where there are none."""
        found = self._load(f"{self.root}/headers/{name}")
        return found[0] if found is not None else None

    def store_note(self, name, data):
        """Without it the next process looks for itself: no failure."""
        data = join(data, b"")
        try:
            self._write(f"{self.root}/headers/{name}", data)
            self._make_room(len(data))
        except OSError:
            return

    # --- files

    def _place(self, key):
        name = key.hex() if len(key) == _DIGEST else sha256(key).hexdigest()
        return f"{self.root}/{name[:2]}/{name[2:]}"

    def _write(self, place, data):
        self._sweep()
        file, temporary = self._open_temporary()
        try:
            write_all(file, data)
            now = time_ns()
            os.utime(file, ns=(now, now))
            self._put(temporary, place)
        except BaseException:
            remove(temporary)
            raise
        finally:
            _unlock(file)

    def _open_temporary(self):
        temporary = f"{self.root}/tmp/{os.urandom(12).hex()}{_PART}"
        try:
            file = open_new(temporary)
        except FileNotFoundError:  # the folder was removed meanwhile
            _make_folder(os.path.dirname(temporary))
            file = open_new(temporary)
        if _lock(file) is not False and os.fstat(file).st_nlink:
            return file, temporary
        _unlock(file)  # swept in between
        return self._open_temporary()

    def _put(self, temporary, place):
        lock = self._take_lock()
        try:
            os.replace(temporary, place)
        except FileNotFoundError:
            _make_folder(os.path.dirname(place))
            os.replace(temporary, place)
        finally:
            if lock is not None:
                _unlock(lock)

    def _take_lock(self):
        """For the time of some system calls; None where another keeps it, or the folder is gone."""
        try:
            file = os.open(self.root, os.O_RDONLY | os.O_DIRECTORY)
        except OSError:
            return None
        for i in range(_TRIES):
            if _lock(file) is not False:
                return file
            sleep(min(i, 10) / 1000)
        os.close(file)
        return None

    def _remove_seen(self, path, seen):
        """Removes what was looked at there, and not what another process has put in its place. seen: _identity(); None: no plain file."""
        lock = self._take_lock()
        if lock is None:
            return False
        try:
            state = os.lstat(path)
            is_own = stat.S_ISREG(state.st_mode) and state.st_uid == os.geteuid() and state.st_size <= _LARGEST
            is_seen = _identity(state) == seen if seen is not None else not is_own
            return is_seen and remove(path)
        except OSError:
            return False
        finally:
            _unlock(lock)

    def _entries(self):
        for shard in entries_of(self.root):
            if _is_digits(shard.name, 2):
                for file in entries_of(shard.path):
                    if _is_digits(file.name, 2 * _DIGEST - 2):
                        yield file

    def _notes(self):
        for file in entries_of(os.path.join(self.root, "headers")):
            if _is_digits(file.name, 2 * _DIGEST):
                yield file

    # --- room

    def _make_room(self, size):
        """Counts what was written. All entries are looked at only when these are too large, or many have been written:
        then several go at once, so that this is seldom."""
        if self._cap is None:
            return
        total = self._sum.add(size)
        if total is None or total > self._cap:
            count, total = self._evict()
            if count > _FEW:
                self._sum.reset(total)
            else:
                remove(self._sum.path)
            self._sweep()

    def _evict(self):
        """Number and size of what stays."""
        files = []
        for file in [*self._entries(), *self._notes()]:
            try:
                state = file.stat(follow_symlinks=False)
            except OSError:
                continue
            files.append((state.st_mtime_ns, file.path, state))
        total = sum(state.st_size for *_, state in files)
        if total <= self._cap:
            return len(files), total
        files.sort(key=lambda file: file[:2], reverse=True)
        rest = len(files) - len(files) // 16  # of few entries none goes without need
        kept = 0  # replaced or used since they were listed
        while files and (total > self._cap or (len(files) > rest and total > self._cap - self._cap // 8)):
            _, path, state = files.pop()
            if self._remove_seen(path, _identity(state)) or not os.path.lexists(path):
                total -= state.st_size
            else:
                kept += 1
        return len(files) + kept, total

    def _sweep(self):
        """Removes what writers that were killed have left."""
        for file in entries_of(os.path.join(self.root, "tmp")):
            if not file.name.endswith(_PART) or not _is_digits(file.name.removesuffix(_PART), 24):
                continue
            try:
                opened, state = open_own(file.path)
            except (OSError, Foreign):
                continue
            is_left = _lock(opened)  # its writer is no more
            if is_left or (is_left is None and time() - state.st_mtime > _STALE):
                remove(file.path)
            _unlock(opened)


class _Sum:
    """The sum of sizes that all processes keep together: each appends what it has written, which needs no lock."""

    def __init__(self, path, write):
        self.path = path
        self._write = write
        self._file = None  # which it was at the last look, by device and inode
        self._at = self._total = 0

    def add(self, size):
        """The sum; None where it is not known."""
        try:
            file, state = open_own(self.path, os.O_RDWR | os.O_APPEND)
        except (OSError, Foreign):
            return None
        try:
            os.write(file, b"%011d\n" % size)
            return self._read(file, state)
        except (OSError, ValueError):
            return None
        finally:
            os.close(file)

    def _read(self, file, state):
        """Reads on from the last look."""
        if self._file != (state.st_dev, state.st_ino) or state.st_size < self._at:
            self._file = state.st_dev, state.st_ino
            self._at = self._total = 0
        data = os.pread(file, _LINE * (_LINES + 2), self._at)
        lines = len(data) // _LINE
        self._total += sum(map(int, data[: lines * _LINE].split()))
        self._at += lines * _LINE
        return self._total if self._at <= _LINE * _LINES else None

    def reset(self, total):
        """It is only known to be right until others write: what they add meanwhile is counted the next time."""
        try:
            self._write(self.path, b"%011d\n" % total)
        except OSError:
            remove(self.path)
