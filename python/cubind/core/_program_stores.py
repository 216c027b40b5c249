"""Where compiled programs are kept: the interface, memory, and files.

``Program.compile()`` asks our own two classes for code and record at once. Of a user's it calls what the interface
names, with the bytes of a whole entry (_program_entries.join()), and nothing else.
"""

import abc
import os
from _thread import RLock  # as threading has it, which takes time to load

from cubind._core import ObjectCode
from cubind.core._cache_folder import default_folder, distrust
from cubind.core._program_entries import encode, join, split_any
from cubind.core._program_files import Folder


def _key_bytes(key):
    if isinstance(key, bytes):
        return key
    if isinstance(key, str):
        return key.encode()
    raise TypeError(f"cache keys must be bytes or str, got {type(key).__name__}")


def _split(value):
    """Code and record of what is stored under a key."""
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value), b""
    if not isinstance(value, ObjectCode):
        raise TypeError(f"cache values must be bytes-like or ObjectCode, got {type(value).__name__}")
    code = value.code
    if isinstance(code, str):
        with open(code, "rb") as file:
            code = file.read()
    return code, encode(value.symbol_mapping, "", value._entries)


def _check_cap(max_size_bytes):
    if max_size_bytes is not None and max_size_bytes <= 0:
        raise ValueError("max_size_bytes must be positive or None (0 would evict every write)")


# --- the interface ---------------------------------------------------------------------------------------------------


class ProgramCacheResource(abc.ABC):
    """Compiled programs by key: what ``Program.compile(cache=…)`` takes.

    Keys are bytes or str, values the code's bytes; an ObjectCode may be stored too. There is no ``in``: between it and
    the look-up another process can remove the entry. Ask with ``get()``.

    ``Program.compile()`` calls ``get(key)`` and ``cache[key] = value`` of a subclass. Its values are the code, and
    behind it names and log, which loaders of the code do not see; a value that is the code alone is taken, too.
    """

    @abc.abstractmethod
    def __getitem__(self, key):
        """The code. KeyError."""

    @abc.abstractmethod
    def __setitem__(self, key, value):
        """Stores bytes, or the code of an ObjectCode, which is read from its file where it has one."""

    @abc.abstractmethod
    def __delitem__(self, key):
        """Removes an entry. KeyError."""

    @abc.abstractmethod
    def __len__(self):
        """Number of entries."""

    @abc.abstractmethod
    def clear(self):
        """Removes all entries."""

    def get(self, key, default=None):
        """The code, or the default."""
        try:
            return self[key]
        except KeyError:
            return default

    def update(self, items, /):
        """Stores all of a mapping or of (key, value) pairs, one by one."""
        for key, value in items.items() if hasattr(items, "items") else items:
            self[key] = value

    def close(self):  # noqa: B027
        """Gives back what the cache holds beside memory: nothing, unless a subclass does so."""

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()


class _Stored(ProgramCacheResource):
    """A cache on a store of ours, which knows load, store, remove, count and clear.

    The name of its only attribute is mangled: subclasses may have any of their own.
    """

    def __init__(self, store):
        self.__store = store

    def __getitem__(self, key):
        found = self.__store.load(_key_bytes(key))
        if found is None:
            raise KeyError(key)
        return found[0]

    def __setitem__(self, key, value):
        self.__store.store(_key_bytes(key), *_split(value))

    def __delitem__(self, key):
        if not self.__store.remove(_key_bytes(key)):
            raise KeyError(key)

    def __len__(self):
        return self.__store.count()

    def clear(self):
        self.__store.clear()


# --- memory ----------------------------------------------------------------------------------------------------------


class _Memory:
    """The entries of this process."""

    def __init__(self, cap):
        self._cap = cap
        self._entries = {}  # the least recently used one first
        self._size = 0
        self._lock = RLock()

    def load(self, key):
        with self._lock:
            entry = self._entries.pop(key, None)
            if entry is not None:
                self._entries[key] = entry
            return entry

    def store(self, key, code, record):
        with self._lock:
            self.remove(key)
            self._entries[key] = code, record
            self._size += len(code) + len(record)
            while self._cap is not None and self._size > self._cap:
                self.remove(next(iter(self._entries)))

    def remove(self, key):
        with self._lock:
            entry = self._entries.pop(key, None)
            if entry is not None:
                self._size -= len(entry[0]) + len(entry[1])
            return entry is not None

    def count(self):
        return len(self._entries)

    def clear(self):
        with self._lock:
            self._entries.clear()
            self._size = 0

    def load_note(self, name):
        return None

    def store_note(self, name, data):
        pass


class InMemoryProgramCache(_Stored):
    """Programs of this process. Beyond max_size_bytes those go that were not used for longest."""

    def __init__(self, *, max_size_bytes=None):
        _check_cap(max_size_bytes)
        super().__init__(_Memory(max_size_bytes))


# --- files -----------------------------------------------------------------------------------------------------------


class FileStreamProgramCache(_Stored):
    """Programs in files, shared by processes: ``<path>/<two digits>/<rest of the key>`` is the code as it is, and
    behind it a line with names, log and checksum, which loaders of the code do not see.

    path: by default $CUBIND_CACHE_DIR (ValueError for a relative one), else $XDG_CACHE_HOME/cubind/program-cache. It is
    made for its user alone; PermissionError for one that belongs to another user, or that others can write to: they
    could put code there.
    max_size_bytes: beyond it those entries go that were not used for longest. A damaged entry, and whatever is in the
    place of one without being a plain file of this user, is as good as none, and removed. Files are written beside
    their place and renamed.
    """

    def __init__(self, path=None, *, max_size_bytes=None):
        _check_cap(max_size_bytes)
        root = os.path.abspath(default_folder() if path is None else os.fsdecode(path))
        if os.path.lexists(root):
            _check_folder(root)
        super().__init__(Folder(root, max_size_bytes))
        _check_folder(root)  # another process may have made it


def _check_folder(root):
    why = distrust(root)
    if why is not None:
        raise PermissionError(f"{why}, so there could be code of others; give the program cache a folder of your own")


# --- what Program.compile() uses -------------------------------------------------------------------------------------


class _Public:
    """A user's cache as a store: by its interface alone."""

    def __init__(self, cache):
        self._cache = cache

    def load(self, key):
        found = self._cache.get(key)
        if found is None:
            return None
        try:
            return split_any(found)
        except ValueError:
            return None

    def store(self, key, code, record):
        self._cache[key] = join(code, record) if record else code

    def load_note(self, name):
        return None

    def store_note(self, name, data):
        pass


def store_of(cache):
    """What loads and stores code and record of a cache."""
    kind = type(cache)
    if isinstance(cache, _Stored) and all(
        getattr(kind, name) is getattr(_Stored, name) for name in ("__getitem__", "__setitem__", "get")
    ):
        return cache._Stored__store
    return _Public(cache)
