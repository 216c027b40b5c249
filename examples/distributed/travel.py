"""Send kernels (by pickle) and buffers (by IPC handle) between workers that own one device each.

An engine such as Dask or Ray starts the workers and delivers the messages. This module defines the
contents of the messages.
"""

import os
import uuid
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy
from cubind import CUDAError
from cubind.checked import driver
from cubind.core import Buffer, Device, Kernel, LaunchConfig, ObjectCode, Program, ProgramOptions, Stream, launch

PEER_ACCESS = driver.CUipcMem_flags.CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS


def host_name() -> str:
    """Return an identifier that all processes of one running system share, and no others.

    Memory handles are valid only within that system.
    """
    return Path("/proc/sys/kernel/random/boot_id").read_text().strip()


_token: list[str] = []
os.register_at_fork(after_in_child=_token.clear)


def process() -> tuple[str, str]:
    """Return a globally unique identifier of this process.

    A PID is not enough: two containers of a host may have processes with the same one.
    """
    if not _token:
        _token.append(uuid.uuid4().hex)
    return host_name(), _token[0]


# ---- kernels ----

_loaded: dict[tuple[str, str], Kernel] = {}


def compile_code(source: str, arch: str) -> ObjectCode:
    """Compile the source to machine code for devices of `arch`; this needs no device.

    The result is cached on disk, keyed by its content.
    """
    return Program(source, "c++", ProgramOptions(arch=f"sm_{arch}", std="c++17")).compile("cubin")


@dataclass
class Portable:
    """A kernel and its launch configuration, for any process.

    The machine code is pickled. A process loads it once, however often it arrives.
    """

    code: ObjectCode
    name: str
    config: LaunchConfig
    key: str = field(init=False)

    def __post_init__(self) -> None:
        self.key = sha256(self.code.code).hexdigest()

    @property
    def kernel(self) -> Kernel:
        if (self.key, self.name) not in _loaded:
            _loaded[self.key, self.name] = self.code.get_kernel(self.name)
        return _loaded[self.key, self.name]

    def __call__(self, stream: Stream, *arguments: Any) -> None:
        launch(stream, self.config, self.kernel, *arguments)


# ---- buffers ----


NOWHERE = ("", "")  # stands for a process that shares no memory with this one


class Parcel:
    """Bytes in a buffer, on their way to another process.

    The sender keeps the buffer until the receiver says that it has the bytes. The parcel carries
    the address within a process, a handle of 64 bytes within a host, and otherwise the bytes
    themselves.
    """

    def __init__(self, buffer: Buffer, size: int, stream: Stream, to: tuple[str, str]) -> None:
        self.size, self.how = size, "address"
        self.what: Any = int(buffer.handle)
        stream.sync()  # the receiver cannot wait for this stream
        if to == process():
            return
        handle = handle_of(buffer) if to[0] == host_name() else None
        if handle is not None:
            self.how, self.what = "handle", handle
        else:
            self.how, self.what = "bytes", to_host(buffer, numpy.empty(size, numpy.uint8), stream).tobytes()

    def unpack(self, target: Buffer, stream: Stream) -> None:
        """Copy the bytes to `target`.

        The copy has completed on return, so the sender may reuse its buffer.
        """
        if not self.size:
            return
        if self.how == "bytes":
            to_device(target, numpy.frombuffer(self.what, numpy.uint8), stream)
        else:
            address = self.what if self.how == "address" else open_handle(self.what)
            driver.cuMemcpyDtoDAsync(target, address, self.size, stream)
        stream.sync()


def handle_of(buffer: Buffer) -> bytes | None:
    """Return the IPC handle of the buffer's memory, or None if it has none.

    Some virtual machines and systems have no IPC handles at all.
    """
    try:
        return bytes(driver.cuIpcGetMemHandle(buffer).reserved)
    except CUDAError:
        return None


_open: dict[bytes, int] = {}


def open_handle(handle: bytes) -> int:
    """Map another process's memory and return its address here.

    Opening is expensive, so the handle stays open until `close_handles()`.
    """
    if handle not in _open:
        whole = driver.CUipcMemHandle()
        whole.reserved = handle
        _open[handle] = int(driver.cuIpcOpenMemHandle(whole, PEER_ACCESS))
    return _open[handle]


def close_handles() -> None:
    while _open:
        driver.cuIpcCloseMemHandle(_open.popitem()[1])


class ShareableMemory:
    """Allocates buffers with cuMemAlloc, whose memory has IPC handles.

    Memory from pools, as `Device.allocate` returns, has handles of another kind.
    """

    def __init__(self, device: Device) -> None:
        self.device = device

    def allocate(self, size: int) -> Buffer:
        address = int(driver.cuMemAlloc(max(size, 1)))
        return Buffer.from_handle(address, size, owner=_Freed(address))


class _Freed:
    def __init__(self, address: int) -> None:
        self.address = address

    def __del__(self) -> None:
        if driver is not None:  # None while the interpreter shuts down
            driver.cuMemFree(self.address)


def to_device(buffer: Buffer, array: numpy.ndarray, stream: Stream) -> None:
    if array.nbytes:
        buffer[: array.nbytes].copy_from(array, stream=stream)
    stream.sync()


def to_host(buffer: Buffer, array: numpy.ndarray, stream: Stream) -> numpy.ndarray:
    if array.nbytes:
        buffer[: array.nbytes].copy_to(array, stream=stream)
    stream.sync()
    return array
