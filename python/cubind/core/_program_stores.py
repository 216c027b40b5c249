"""Where compiled programs are kept: the interface, memory, and files.

An entry is the code itself and beside it a record of what else a compile gives: names, log, declarations (encode()).
"""

import abc
import os
from hashlib import sha256
from struct import Struct
from threading import RLock
from time import time

from cubind._core import ObjectCode
from cubind.core._cache_folder import cache_root

# --- records ---------------------------------------------------------------------------------------------------------

_LENGTH = Struct("<I")


def _pack(parts):
    return b"".join(piece for part in parts for piece in (_LENGTH.pack(len(part)), part))


def encode(symbol_mapping, log, entries):
    """A record; b"" where there is nothing to say."""
    if not symbol_mapping and not log and not entries:
        return b""
    parts = [log.encode("utf-8", "surrogatepass"), entries or b""]
    for name, symbol in (symbol_mapping or {}).items():
        parts.append(b"s" + name.encode() if isinstance(name, str) else b"b" + name)
        parts.append(symbol.encode() if isinstance(symbol, str) else symbol)
    return _pack(parts)


def decode(record):
    """(symbol_mapping, log, entries) of what encode() has made, None where there is none; else ValueError."""
    if not record:
        return None, "", None
    parts, at = [], 0
    while at < len(record):
        size = int.from_bytes(record[at : at + 4], "little")
        parts.append(record[at + 4 : at + 4 + size])
        at += 4 + size
    if at != len(record) or len(parts) % 2:
        raise ValueError("a record that was cut")
    names = parts[2::2]
    keys = [name[1:].decode() if name[:1] == b"s" else name[1:] for name in names]
    return (
        dict(zip(keys, parts[3::2], strict=True)) or None,
        parts[0].decode("utf-8", "surrogatepass"),
        parts[1] or None,
    )


def _key_bytes(key):
    if isinstance(key, bytes):
        return key
    if isinstance(key, str):
        return key.encode()
    raise TypeError(f"cache keys must be bytes or str, got {type(key).__name__}")


def _split(value):
    """Code and record of what is stored under a key."""
    if isinstance(value, bytes):
        return value, b""
    if isinstance(value, (bytearray, memoryview)):
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

    A subclass that knows nothing but bytes also keeps the records of ``Program.compile()``, under keys of their own.
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

    def _load(self, key):
        """(code, record), or None."""
        code = self.get(key)
        return None if code is None else (code, self.get(_record_key(key)) or b"")

    def _store(self, key, code, record):
        self[key] = code
        if record:
            self[_record_key(key)] = record


def _record_key(key):
    return sha256(key + b" record").digest()


# --- memory ----------------------------------------------------------------------------------------------------------


class InMemoryProgramCache(ProgramCacheResource):
    """Programs of this process. Beyond max_size_bytes those go that were not used for longest."""

    def __init__(self, *, max_size_bytes=None):
        _check_cap(max_size_bytes)
        self._cap = max_size_bytes
        self._entries = {}  # the least recently used one first
        self._size = 0
        self._lock = RLock()

    def __getitem__(self, key):
        found = self._load(_key_bytes(key))
        if found is None:
            raise KeyError(key)
        return found[0]

    def __setitem__(self, key, value):
        self._store(_key_bytes(key), *_split(value))

    def __delitem__(self, key):
        with self._lock:
            if not self._drop(_key_bytes(key)):
                raise KeyError(key)

    def __len__(self):
        return len(self._entries)

    def clear(self):
        with self._lock:
            self._entries.clear()
            self._size = 0

    def _drop(self, key):
        entry = self._entries.pop(key, None)
        if entry is not None:
            self._size -= len(entry[0]) + len(entry[1])
        return entry is not None

    def _load(self, key):
        with self._lock:
            entry = self._entries.pop(key, None)
            if entry is not None:
                self._entries[key] = entry
            return entry

    def _store(self, key, code, record):
        with self._lock:
            self._drop(key)
            self._entries[key] = code, record
            self._size += len(code) + len(record)
            while self._cap is not None and self._size > self._cap:
                self._drop(next(iter(self._entries)))


# --- files -----------------------------------------------------------------------------------------------------------

_RECORD = ".record"  # beside the code: SHA-256 of record and code, then the record
_PART = ".part"  # temporary files, before they are renamed
_DIGITS = frozenset("0123456789abcdef")
_DIGEST = 32
_REFRESH = 3600  # s: an entry's age is set back so often when it is used
_LARGEST = 1 << 30  # bytes: no file of ours is larger; a damaged one need not fit into memory
_STALE = 3600  # s: temporary files of that age belong to nobody


def default_folder():
    """$CUBIND_CACHE_DIR, else $XDG_CACHE_HOME/cubind/program-cache. OSError where no home folder is known."""
    return os.environ.get("CUBIND_CACHE_DIR") or os.path.join(cache_root(), "program-cache")


def _make_folder(path):
    os.makedirs(path, mode=0o700, exist_ok=True)


def _is_digits(name, count):
    """Whether a file is called as ours are: a cache may be in a folder with others."""
    return len(name) == count and _DIGITS.issuperset(name)


def _write_new(path, data):
    """All of the data in a new file, or no file."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(file, rest) :]
    except BaseException:
        _remove(path)
        raise
    finally:
        os.close(file)


def _read(path):
    """Contents and time of a file, in as few calls as can be."""
    file = os.open(path, os.O_RDONLY)
    try:
        state = os.fstat(file)
        if state.st_size > _LARGEST:
            return b"", state.st_mtime
        data = os.read(file, state.st_size)
        while len(data) < state.st_size:
            more = os.read(file, state.st_size - len(data))
            if not more:
                break
            data += more
        return data, state.st_mtime
    finally:
        os.close(file)


def _remove(*paths):
    """Whether the first one was there."""
    first = True
    for i, path in enumerate(paths):
        try:
            os.unlink(path)
        except OSError:
            first = first and i > 0
    return first


class FileStreamProgramCache(ProgramCacheResource):
    """Programs in files, shared by processes: ``<path>/<two digits>/<rest of the key>`` is the code as it is.

    path: by default $CUBIND_CACHE_DIR, else $XDG_CACHE_HOME/cubind/program-cache. max_size_bytes: beyond it the oldest
    entries go; one that is used is young again, to the hour. Every entry has a checksum: a damaged one is as good as
    none, and removed. Files are written beside their place and renamed.
    """

    def __init__(self, path=None, *, max_size_bytes=None):
        _check_cap(max_size_bytes)
        self._root = os.path.abspath(default_folder() if path is None else os.fsdecode(path))
        self._cap = max_size_bytes
        self._size = 0
        self._until_scan = 0  # stores
        _make_folder(self._root)
        _make_folder(os.path.join(self._root, "tmp"))

    def __getitem__(self, key):
        found = self._load(_key_bytes(key))
        if found is None:
            raise KeyError(key)
        return found[0]

    def __setitem__(self, key, value):
        self._store(_key_bytes(key), *_split(value))

    def __delitem__(self, key):
        place = self._place(_key_bytes(key))
        if not _remove(place + _RECORD, place):
            raise KeyError(key)

    def __len__(self):
        return len(self._scan()[0])

    def clear(self):
        for _, _, place in self._scan()[0]:
            _remove(place + _RECORD, place)
        self._size = 0

    def _place(self, key):
        name = key.hex() if len(key) == _DIGEST else sha256(key).hexdigest()
        return f"{self._root}/{name[:2]}/{name[2:]}"

    def _load(self, key):
        place = self._place(key)
        try:
            record, changed = _read(place + _RECORD)
            code, _ = _read(place)
        except OSError:
            return None
        digest, record = record[:_DIGEST], record[_DIGEST:]
        if sha256(record + code).digest() != digest:
            _remove(place + _RECORD, place)
            return None
        if time() - changed > _REFRESH:
            self._refresh(place)
        return code, record

    def _refresh(self, place):
        try:
            os.utime(place + _RECORD)
        except OSError:  # gone, or another user's
            return

    def _store(self, key, code, record):
        place = self._place(key)
        self._write(place, code)
        self._write(place + _RECORD, sha256(record + code).digest() + record)
        self._make_room(len(code) + len(record) + _DIGEST)

    def _write(self, place, data):
        temporary = f"{self._root}/tmp/{os.urandom(12).hex()}{_PART}"
        try:
            _write_new(temporary, data)
        except FileNotFoundError:  # the folder was removed meanwhile
            _make_folder(os.path.dirname(temporary))
            _write_new(temporary, data)
        try:
            try:
                os.replace(temporary, place)
            except FileNotFoundError:
                _make_folder(os.path.dirname(place))
                os.replace(temporary, place)
        except BaseException:
            _remove(temporary)
            raise

    # What other processes write is seen at the next scan: at each store while there are few entries.
    def _make_room(self, size):
        if self._cap is None:
            return
        self._size += size
        self._until_scan -= 1
        if self._until_scan >= 0 and self._size <= self._cap:
            return
        entries, halves = self._scan()
        entries.sort()
        self._size = sum(entry[1] for entry in entries)
        self._until_scan = len(entries) // 64
        for _, size, place in entries:
            if self._size <= self._cap:
                break
            _remove(place + _RECORD, place)
            self._size -= size
        self._sweep(halves)

    def _scan(self):
        """(time, size, place) of each entry, and the codes without a record."""
        entries, halves = [], []
        for shard in _list(self._root):
            if not _is_digits(shard.name, 2):
                continue
            sizes, times = {}, {}
            for file in _list(shard.path):
                place = file.path.removesuffix(_RECORD)
                try:
                    if not _is_digits(os.path.basename(place), 2 * _DIGEST - 2):
                        continue
                    state = file.stat()
                except OSError:
                    continue
                sizes[place] = sizes.get(place, 0) + state.st_size
                if place != file.path:
                    times[place] = state.st_mtime
            entries += [(times[place], sizes[place], place) for place in times]
            halves += sizes.keys() - times.keys()
        return entries, halves

    def _sweep(self, halves):
        """Removes what writers that were killed have left."""
        for file in _list(os.path.join(self._root, "tmp")):
            if file.name.endswith(_PART) and _is_digits(file.name.removesuffix(_PART), 24):
                halves.append(file.path)
        for path in halves:
            try:
                if time() - os.stat(path).st_mtime > _STALE:
                    os.unlink(path)
            except OSError:
                continue


def _list(folder):
    try:
        with os.scandir(folder) as entries:
            return list(entries)
    except OSError:
        return []
