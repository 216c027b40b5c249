"""Where files go that can be made again, and whom such a folder may be trusted with."""

import errno
import os
import stat

_MAX_LINKS = 40  # as the system has it
_NO_FILE = (errno.ELOOP, errno.ENXIO, errno.ENODEV, errno.EISDIR)  # links, sockets, devices, folders


def cache_root() -> str:
    """$XDG_CACHE_HOME/cubind, by default ~/.cache/cubind. OSError where no home folder is known."""
    folder = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(folder):  # the specification says: ignore it
        folder = os.path.join(os.path.expanduser("~"), ".cache")
    if not os.path.isabs(folder):
        raise OSError("there is no home folder to keep a cache in; set XDG_CACHE_HOME")
    return os.path.join(folder, "cubind")


def default_folder() -> str:
    """$CUBIND_CACHE_DIR, else $XDG_CACHE_HOME/cubind/program-cache.

    ValueError for a relative one, which is another folder wherever a program runs. OSError where no home folder is known.
    """
    folder = os.environ.get("CUBIND_CACHE_DIR")
    if folder and not os.path.isabs(folder):
        raise ValueError(f"CUBIND_CACHE_DIR={folder} is a relative path")
    return folder or os.path.join(cache_root(), "program-cache")


# --- trust -----------------------------------------------------------------------------------------------------------


def distrust(folder: str) -> str | None:
    """Why others could put files into a folder: a text; None where they cannot. OSError where it is not there."""
    state = os.lstat(folder)
    if stat.S_ISLNK(state.st_mode) and state.st_uid not in (0, os.geteuid()):
        return f"{folder} is a link of user {state.st_uid}"
    state = os.stat(folder)
    if state.st_uid != os.geteuid():
        return f"{folder} belongs to user {state.st_uid}"
    if _is_open(state):
        return f"others can write to {folder}"
    return None


def distrust_way(folder: str) -> str | None:
    """The same for the folders above it, in which others could put another one in its place."""
    for place, state in _way(folder):
        if state.st_uid not in (0, os.geteuid()):
            return f"{place} belongs to user {state.st_uid}"
        if stat.S_ISDIR(state.st_mode) and not state.st_mode & stat.S_ISVTX and _is_open(state):
            return f"others can write to {place}"
    return None


def _is_open(state):
    """Whether others can write. A group of the user's own, as many systems make for each, has no others."""
    own_group = state.st_gid == state.st_uid != 0
    return bool(state.st_mode & (stat.S_IWOTH if own_group else stat.S_IWOTH | stat.S_IWGRP))


def _way(folder):
    """(path, status) of all that is gone through from the root to a folder, links among them, without itself."""
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
                raise OSError(f"{folder} has too many links in it")
            target = os.readlink(place)
            at = "/" if target.startswith("/") else at
            pending += target.split("/")[::-1]
        elif not any(name not in ("", ".") for name in pending):
            return
        else:
            at = place
        yield place, state


# --- files -----------------------------------------------------------------------------------------------------------


class Foreign(Exception):
    """Something else than a plain file of our own."""


def open_own(path: str, flags: int = os.O_RDONLY) -> tuple[int, os.stat_result]:
    """(descriptor, status) of a plain file of this user. Foreign for what is none: a link, a FIFO, another's."""
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
    """Up to `size` bytes from where a file stands."""
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
    """All of the data in a new file, or no file."""
    file = open_new(path)
    try:
        write_all(file, data)
    except BaseException:
        os.unlink(path)
        raise
    finally:
        os.close(file)


def remove(path: str) -> bool:
    """Whether it was there."""
    try:
        os.unlink(path)
    except OSError:
        return False
    return True


def entries_of(folder):
    """os.DirEntry of all in a folder; none where it cannot be read."""
    try:
        with os.scandir(folder) as entries:
            return list(entries)
    except OSError:
        return []
