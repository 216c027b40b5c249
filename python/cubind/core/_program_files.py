"""Load, store and evict (by age) program cache entries in files of a folder that processes share.

    <folder>/<two digits>/<62 digits>   entries; the modification time is that of the last use
    <folder>/headers/<64 digits>        trails of included files (_includes.py)
    <folder>/tmp                        files being written, each locked by its writer
    <folder>/sizes                      for many entries: their sum, and a line for each later write

Only the process that has locked the folder may move an entry to its final path or remove one.
"""

import os
import stat
from time import sleep, time, time_ns

from cubind.core._cache_folder import Foreign, entries_of, open_new, open_own, read_all, remove, write_all
from cubind.core._program_entries import END, join, record_behind, sha256, size_of_code

_PART = ".part"  # temporary files, before they are renamed
_DIGITS = frozenset("0123456789abcdef")
_DIGEST = 32
# bytes: cubind writes no larger file, and a damaged one need not fit into memory
_LARGEST = 1 << 30
_STALE = 3600  # s: if files cannot be locked, temporary files of this age are abandoned
# attempts to take a lock that is held for a few system calls; a stopped process may hold it for
# ever
_TRIES = 100
_LINE = 12  # bytes of a line of `sizes`
_LINES = 4096  # lines before all entries are counted again
_FEW = 64  # up to this number, entries are counted at each store


def _make_folder(path):
    os.makedirs(path, mode=0o700, exist_ok=True)


def _is_digits(name, count):
    """Return whether a file has a name like cubind's: a cache may share its folder with others."""
    return len(name) == count and _DIGITS.issuperset(name)


def _identity(state):
    return state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns


def _lock(file):
    """Lock a file. Return whether it is locked now; None if files cannot be locked.

    The kernel releases the lock when the process ends.
    """
    from fcntl import LOCK_EX, LOCK_NB, flock  # only storing needs it

    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def _unlock(file):
    """Unlock and close a file. close() alone is not enough: a child that was forked meanwhile has
    the file open, too.
    """
    from fcntl import LOCK_UN, flock

    try:
        flock(file, LOCK_UN)
    except OSError:
        pass
    os.close(file)


def _read(path):
    """Return the code of an entry, the bytes behind it, and the file's _identity().

    Note that the entry was used now.

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
        except OSError:  # a read-only file system
            pass
        return code, rest, _identity(os.fstat(file))
    finally:
        os.close(file)


def _read_next(file, size):
    data = os.read(file, size)
    return data if len(data) == size else data + read_all(file, size - len(data))


def programs_in(root):
    """Yield the os.DirEntry objects of a cache's entries."""
    for shard in entries_of(root):
        if _is_digits(shard.name, 2):
            for file in entries_of(shard.path):
                if _is_digits(file.name, 2 * _DIGEST - 2):
                    yield file


def notes_in(root):
    """Yield the os.DirEntry objects of a cache's trails of included files."""
    for file in entries_of(os.path.join(root, "headers")):
        if _is_digits(file.name, 2 * _DIGEST):
            yield file


class Folder:
    """A folder of cache entries.

    root: an absolute path.
    cap: its largest size in bytes, or None.
    """

    def __init__(self, root, cap):
        self.root = root
        self._cap = cap
        self._sum = _Sum(os.path.join(root, "sizes"), self._write)
        _make_folder(root)
        _make_folder(os.path.join(root, "tmp"))
        self._sweep()

    def load(self, key):
        """Return (code, record) of an entry, or None."""
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
        """Remove an entry; return whether it existed."""
        return remove(self._place(key))

    def count(self):
        return sum(1 for _ in self._entries())

    def clear(self):
        for file in [*self._entries(), *self._notes()]:
            remove(file.path)
        remove(self._sum.path)

    # --- trails of included files

    def load_note(self, name):
        """Return the bytes of store_note(), or None."""
        found = self._load(f"{self.root}/headers/{name}")
        return found[0] if found is not None else None

    def store_note(self, name, data):
        """Store a trail. A failure is ignored: the next process then searches itself."""
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
        _unlock(file)  # another process swept it meanwhile
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
        """Lock the folder for a few system calls.

        None if another process keeps the lock or the folder is gone.
        """
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
        """Remove the file that was read, but not one that another process has put in its place.

        seen: its _identity(); None if it was no plain file.
        """
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
        return programs_in(self.root)

    def _notes(self):
        return notes_in(self.root)

    # --- room

    def _make_room(self, size):
        """Count what was written, and evict if needed.

        All entries are examined only if the sum is too large or many have been written. Then
        several are removed at once, so that this is rare.
        """
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
        """Evict old entries; return the number and size of those that stay."""
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
        rest = len(files) - len(files) // 16  # with few entries, none is removed without need
        kept = 0  # entries replaced or used since they were listed
        while files and (total > self._cap or (len(files) > rest and total > self._cap - self._cap // 8)):
            _, path, state = files.pop()
            if self._remove_seen(path, _identity(state)) or not os.path.lexists(path):
                total -= state.st_size
            else:
                kept += 1
        return len(files) + kept, total

    def _sweep(self):
        """Remove the files of killed writers."""
        for file in entries_of(os.path.join(self.root, "tmp")):
            if not file.name.endswith(_PART) or not _is_digits(file.name.removesuffix(_PART), 24):
                continue
            try:
                opened, state = open_own(file.path)
            except (OSError, Foreign):
                continue
            is_left = _lock(opened)  # its writer has ended
            if is_left or (is_left is None and time() - state.st_mtime > _STALE):
                remove(file.path)
            _unlock(opened)


class _Sum:
    """The sum of sizes, which all processes maintain together: each appends what it has written,
    without a lock.
    """

    def __init__(self, path, write):
        self.path = path
        self._write = write
        self._file = None  # the file at the last look, by device and inode
        self._at = self._total = 0

    def add(self, size):
        """Add a size and return the sum; None if the sum is unknown."""
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
        """Read the lines since the last look."""
        if self._file != (state.st_dev, state.st_ino) or state.st_size < self._at:
            self._file = state.st_dev, state.st_ino
            self._at = self._total = 0
        data = os.pread(file, _LINE * (_LINES + 2), self._at)
        lines = len(data) // _LINE
        self._total += sum(map(int, data[: lines * _LINE].split()))
        self._at += lines * _LINE
        return self._total if self._at <= _LINE * _LINES else None

    def reset(self, total):
        """Start again from a known sum.

        Sizes that others add meanwhile are counted the next time.
        """
        try:
            self._write(self.path, b"%011d\n" % total)
        except OSError:
            remove(self.path)
