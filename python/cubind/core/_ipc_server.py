"""Give file descriptors of memory pools to other processes, by a socket that has no file.

One thread serves all pools of a process. A descriptor is offered by a random number, any number of
times, for as long as its handle is open; nothing is kept for receivers that never ask. Both sides
prove that they know the key that multiprocessing gives its processes.
"""

from __future__ import annotations

import os
import secrets
import threading
import time
import weakref
from multiprocessing import AuthenticationError, current_process, reduction
from multiprocessing.connection import Client, Connection, Listener, answer_challenge, deliver_challenge
from typing import Any

_PREFIX = "\0cubind-ipc-"
_GIVEN, _GONE, _FULL = b"\x01", b"\x00", b"\x02"
_NUMBER = 16  # bytes

_lock = threading.RLock()  # as in _ipc.py
_listener: Listener | None = None
_address = ""
_offered: weakref.WeakValueDictionary[bytes, Any] = weakref.WeakValueDictionary()
_numbers: weakref.WeakKeyDictionary[Any, bytes] = weakref.WeakKeyDictionary()


class Offer:
    """A descriptor that another process can fetch from this one."""

    __slots__ = ("_address", "_number", "_process")

    def __init__(self, address: str, number: bytes, process: int) -> None:
        self._address, self._number, self._process = address, number, process

    def __reduce__(self) -> tuple[Any, ...]:
        return (Offer, (self._address, self._number, self._process))

    def detach(self) -> int:
        """Fetch the descriptor, which the caller closes.

        RuntimeError if the other process has ended or has closed the pool, OSError if this process
        has too many open files.
        """
        where = f"the memory pool of process {self._process} cannot be imported"
        if not isinstance(self._address, str) or not self._address.startswith(_PREFIX):
            raise ValueError(f"{where}: this is no address of a process that shares pools")
        try:
            with Client(self._address, authkey=current_process().authkey) as conn:
                conn.send_bytes(self._number)
                answer = conn.recv_bytes(1)
                if answer == _FULL:
                    raise RuntimeError(f"{where}: the process has too many open files")
                if answer != _GIVEN:
                    raise RuntimeError(f"{where}: it is closed; keep the resource open until others have received it")
                return _receive(conn, where)
        except (ConnectionError, EOFError, FileNotFoundError) as error:
            raise RuntimeError(f"{where}: the process has ended") from error
        except AuthenticationError as error:
            raise RuntimeError(f"{where}: the processes have different keys (Process.authkey)") from error


def _receive(conn: Any, where: str) -> int:
    try:
        return reduction.recv_handle(conn)
    except (RuntimeError, EOFError) as error:  # the kernel has no number for the descriptor
        spare = os.open(os.devnull, os.O_RDONLY)  # raises OSError if there is no more
        os.close(spare)
        raise RuntimeError(f"{where}: its descriptor was lost") from error


def offer(handle: Any) -> Offer:
    """Return an offer of a handle's descriptor, good until the handle is closed."""
    with _lock:
        _start()
        number = _numbers.get(handle)
        if number is None:
            number = secrets.token_bytes(_NUMBER)
            _numbers[handle] = number
            _offered[number] = handle
        return Offer(_address, number, os.getpid())


def _start() -> None:
    """Start the thread that serves descriptors, once in a process. The caller holds the lock."""
    global _listener, _address
    if _listener is not None:
        return
    address = _PREFIX + secrets.token_hex(_NUMBER)
    _listener = Listener(address, "AF_UNIX", backlog=128)
    _address = address
    try:
        threading.Thread(target=_serve, args=(_listener,), name="cubind-ipc", daemon=True).start()
    except BaseException:  # too many threads, for example
        listener, _listener = _listener, None
        listener.close()
        raise


def _forget() -> None:
    """Close a forked child's copy of the socket, so that nobody waits for an ended parent."""
    global _listener, _lock
    _lock = threading.RLock()
    listener, _listener = _listener, None
    if listener is not None:
        listener.close()


os.register_at_fork(after_in_child=_forget)


def _serve(listener: Listener) -> None:
    while True:
        try:
            conn = listener.accept()
        except OSError:
            if listener is not _listener:
                return
            time.sleep(0.01)  # too many open files, for now
            continue
        try:
            threading.Thread(target=_talk, args=(conn,), daemon=True).start()
        except RuntimeError:  # too many threads, or the interpreter is ending
            conn.close()


def _talk(conn: Connection) -> None:
    key = current_process().authkey
    try:
        deliver_challenge(conn, key)
        answer_challenge(conn, key)
        _give(conn)
    except (EOFError, OSError, AuthenticationError, AssertionError, ValueError):
        pass  # the other side has ended, or is none of ours; Python 3.11 asserts what it sent
    finally:
        conn.close()


def _give(conn: Connection) -> None:
    handle = _offered.get(conn.recv_bytes(_NUMBER))
    if handle is None or handle.is_closed:
        conn.send_bytes(_GONE)
        return
    try:
        fd = os.dup(int(handle))  # another thread may close the handle
    except OSError:
        conn.send_bytes(_FULL)
        return
    try:
        conn.send_bytes(_GIVEN)
        reduction.send_handle(conn, fd, None)
    finally:
        os.close(fd)
