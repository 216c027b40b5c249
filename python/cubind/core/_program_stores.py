"""Define the caches of compiled programs: the interface, a cache in memory, and a cache in files.

``Program.compile()`` reads the parts of an entry (code and record) directly from cubind's own two
classes. For a user's class it calls only the methods of the interface, with the bytes of a whole
entry (_program_entries.join()).
"""

import abc
import os
from _thread import RLock  # threading has the same but takes time to load

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
    """Return code and record of a value that is to be stored."""
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


# --- the interface ------------------------------------------------------------------------------


class ProgramCacheResource(abc.ABC):
    """Base class of program caches, for ``Program.compile(cache=…)``.

    Keys are bytes or str. Values are the code's bytes; an ObjectCode may be stored, too. There is
    no ``in``, because another process can remove the entry between it and the look-up. Use
    ``get()``.

    For a subclass, ``Program.compile()`` calls ``get(key)`` and ``cache[key] = value``. Its values
    are the code followed by names and log, which loaders of the code ignore. A value that is only
    the code is accepted, too.
    """

    @abc.abstractmethod
    def __getitem__(self, key):
        """Return the code of an entry. KeyError if there is none."""

    @abc.abstractmethod
    def __setitem__(self, key, value):
        """Store bytes, or the code of an ObjectCode, which is read from its file if it has one."""

    @abc.abstractmethod
    def __delitem__(self, key):
        """Remove an entry. KeyError if there is none."""

    @abc.abstractmethod
    def __len__(self):
        """Return the number of entries."""

    @abc.abstractmethod
    def clear(self):
        """Remove all entries."""

    def get(self, key, default=None):
        """Return the code of an entry, or the default."""
        try:
            return self[key]
        except KeyError:
            return default

    def update(self, items, /):
        """Store all items of a mapping, or all (key, value) pairs, one by one."""
        for key, value in items.items() if hasattr(items, "items") else items:
            self[key] = value

    def close(self):  # noqa: B027
        """Release what the cache holds besides memory.

        That is nothing, unless a subclass does so.
        """

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()


class _Stored(ProgramCacheResource):
    """A cache over a store of cubind's, which has load, store, remove, count and clear.

    The name of its only attribute is mangled, so subclasses may use any names.
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


# --- memory -------------------------------------------------------------------------------------


class _Memory:
    """A store with the entries of this process."""

    def __init__(self, cap):
        self._cap = cap
        self._entries = {}  # least recently used first
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
    """A cache in memory, for this process.

    max_size_bytes: beyond it, the least recently used entries are evicted.
    """

    def __init__(self, *, max_size_bytes=None):
        _check_cap(max_size_bytes)
        super().__init__(_Memory(max_size_bytes))


# --- files --------------------------------------------------------------------------------------


class FileStreamProgramCache(_Stored):
    """A cache in files, shared by processes.

    ``<path>/<two digits>/<rest of the key>`` is the code, followed by a line with names, log and
    checksum, which loaders of the code ignore.

    path: by default $CUBIND_CACHE_DIR, else $XDG_CACHE_HOME/cubind/program-cache. ValueError if
        CUBIND_CACHE_DIR is a relative path. The folder is created for its user alone;
        PermissionError if it belongs to another user or others can write to it, because they could
        put code there.
    max_size_bytes: beyond it, the least recently used entries are evicted.

    A damaged entry, and anything in the place of one that is no plain file of this user, counts as
    missing and is removed. Files are written next to their place and renamed.
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
        raise PermissionError(f"{why}, so it could contain code of other users; give the program cache a folder of your own")


# --- stores for Program.compile() ---------------------------------------------------------------


class _Public:
    """A user's cache as a store, through its interface only."""

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
    """Return the store that loads and stores code and record for a cache."""
    kind = type(cache)
    if isinstance(cache, _Stored) and all(
        getattr(kind, name) is getattr(_Stored, name) for name in ("__getitem__", "__setitem__", "get")
    ):
        return cache._Stored__store
    return _Public(cache)
