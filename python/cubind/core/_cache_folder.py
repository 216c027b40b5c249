"""Find and open folders for caches, and check that no other user could write to them."""

import errno
import os
import stat

_MAX_LINKS = 40  # the kernel's limit
_NO_FILE = (errno.ELOOP, errno.ENXIO, errno.ENODEV, errno.EISDIR)  # link, socket, device, folder


def cache_root() -> str:
    """Return $XDG_CACHE_HOME/cubind, by default ~/.cache/cubind.

    OSError if no home folder is known.
    """
    folder = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(folder):  # the specification says to ignore a relative path
        folder = os.path.join(os.path.expanduser("~"), ".cache")
    if not os.path.isabs(folder):
        raise OSError("there is no home folder to keep a cache in; set XDG_CACHE_HOME")
    return os.path.join(folder, "cubind")


def default_folder() -> str:
    """Return $CUBIND_CACHE_DIR, else $XDG_CACHE_HOME/cubind/program-cache.

    ValueError for a relative path, because it would mean another folder in each working directory.
    OSError if no home folder is known.
    """
    folder = os.environ.get("CUBIND_CACHE_DIR")
    if folder and not os.path.isabs(folder):
        raise ValueError(f"CUBIND_CACHE_DIR={folder} is a relative path")
    return folder or os.path.join(cache_root(), "program-cache")


# --- trust --------------------------------------------------------------------------------------


def distrust(folder: str) -> str | None:
    """Say why other users could put files into a folder; None if they cannot.

    OSError if the folder does not exist.
    """
    state = os.lstat(folder)
    if stat.S_ISLNK(state.st_mode) and state.st_uid not in (0, os.geteuid()):
        return f"{folder} is a symbolic link that belongs to user {state.st_uid}"
    state = os.stat(folder)
    if state.st_uid != os.geteuid():
        return f"{folder} belongs to user {state.st_uid}"
    if _is_open(state):
        return f"others can write to {folder}"
    return None


def distrust_way(folder: str) -> str | None:
    """Say why other users could replace a folder through one above it, or return None."""
    for place, state in _way(folder):
        if state.st_uid not in (0, os.geteuid()):
            return f"{place} belongs to user {state.st_uid}"
        if stat.S_ISDIR(state.st_mode) and not state.st_mode & stat.S_ISVTX and _is_open(state):
            return f"others can write to {place}"
    return None


def _is_open(state):
    """Return whether other users can write.

    A user's own group, as many systems make one for each user, has no other members.
    """
    own_group = state.st_gid == state.st_uid != 0
    return bool(state.st_mode & (stat.S_IWOTH if own_group else stat.S_IWOTH | stat.S_IWGRP))


def _way(folder):
    """Yield (path, status) of everything from the root to a folder, links included, without the
    folder.
    """
    at, pending, links = "/", folder.split("/")[::-1], 0
    while pending:
        name = pending.pop()
        if name in ("", "."):
            continue
        if name == "..":
            at = os.path.dirname(at)
            continue
        place = os.path.join(at, name)
        state = os.lstat(place)
        if stat.S_ISLNK(state.st_mode):
            links += 1
            if links > _MAX_LINKS:
                raise OSError(f"{folder} has too many symbolic links in its path")
            target = os.readlink(place)
            at = "/" if target.startswith("/") else at
            pending += target.split("/")[::-1]
        elif not any(name not in ("", ".") for name in pending):
            return
        else:
            at = place
        yield place, state


# --- files --------------------------------------------------------------------------------------


class Foreign(Exception):
    """Raised for anything but a plain file of this user."""


def open_own(path: str, flags: int = os.O_RDONLY) -> tuple[int, os.stat_result]:
    """Open a plain file of this user and return (descriptor, status).

    Foreign for anything else: a link, a FIFO, another user's file.
    """
    # Opening a FIFO would wait for its other end.
    try:
        file = os.open(path, flags | os.O_NONBLOCK | os.O_NOFOLLOW, 0o600)
    except OSError as error:
        if error.errno in _NO_FILE:
            raise Foreign(path) from error
        raise
    state = os.fstat(file)
    if stat.S_ISREG(state.st_mode) and state.st_uid == os.geteuid():
        return file, state
    os.close(file)
    raise Foreign(path)


def read_all(file: int, size: int) -> bytes:
    """Read up to `size` bytes from the file's current position."""
    data = b""
    while len(data) < size:
        more = os.read(file, size - len(data))
        if not more:
            break
        data += more
    return data


def open_new(path: str) -> int:
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)


def write_all(file: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]


def write_new(path: str, data: bytes) -> None:
    """Write all of the data to a new file, or leave no file."""
    file = open_new(path)
    try:
        write_all(file, data)
    except BaseException:
        os.unlink(path)
        raise
    finally:
        os.close(file)


def remove(path: str) -> bool:
    """Remove a file; return whether it existed."""
    try:
        os.unlink(path)
    except OSError:
        return False
    return True


def entries_of(folder):
    """Return the os.DirEntry objects of a folder; none if it cannot be read."""
    try:
        with os.scandir(folder) as entries:
            return list(entries)
    except OSError:
        return []
