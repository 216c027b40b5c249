"""What travels between workers that own a device each: kernels by pickle, buffers by handle.

An engine such as Dask or Ray starts the workers and carries the messages; what is in them is here.
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
    """The same on all processes of one running system, and on no other: what handles of memory are good for ends there."""
    return Path("/proc/sys/kernel/random/boot_id").read_text().strip()


_token: list[str] = []
os.register_at_fork(after_in_child=_token.clear)


def process() -> tuple[str, str]:
    """This process among all that there are; two containers of a host may have processes of the same number."""
    if not _token:
        _token.append(uuid.uuid4().hex)
    return host_name(), _token[0]


# ---- kernels ----

_loaded: dict[tuple[str, str], Kernel] = {}


def compile_code(source: str, arch: str) -> ObjectCode:
    """Machine code for devices of `arch`: no device is needed. What was compiled once is kept on disk, by its content."""
    return Program(source, "c++", ProgramOptions(arch=f"sm_{arch}", std="c++17")).compile("cubin")


@dataclass
class Portable:
    """A kernel and how to launch it, for any process: machine code travels, and is loaded once however often it comes."""

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


NOWHERE = ("", "")  # a process that no memory is shared with


class Parcel:
    """Bytes in a buffer, on their way to another process. The sender keeps the buffer until the receiver says that it has them.

    Within a process it is the address that travels, within a host the 64 bytes of a handle, else the bytes themselves.
    """

    def __init__(self, buffer: Buffer, size: int, stream: Stream, to: tuple[str, str]) -> None:
        self.size, self.how = size, "address"
        self.what: Any = int(buffer.handle)
        stream.sync()  # the receiver knows nothing of this stream
        if to == process():
            return
        handle = handle_of(buffer) if to[0] == host_name() else None
        if handle is not None:
            self.how, self.what = "handle", handle
        else:
            self.how, self.what = "bytes", to_host(buffer, numpy.empty(size, numpy.uint8), stream).tobytes()

    def unpack(self, target: Buffer, stream: Stream) -> None:
        """Copies the bytes to `target`; they are there on return, and the sender may have its buffer back."""
        if not self.size:
            return
        if self.how == "bytes":
            to_device(target, numpy.frombuffer(self.what, numpy.uint8), stream)
        else:
            address = self.what if self.how == "address" else open_handle(self.what)
            driver.cuMemcpyDtoDAsync(int(target.handle), address, self.size, stream.handle)
        stream.sync()


def handle_of(buffer: Buffer) -> bytes | None:
    """None for memory that has none, or where the driver has no handles: some virtual machines and systems."""
    try:
        return bytes(driver.cuIpcGetMemHandle(int(buffer.handle)).reserved)
    except CUDAError:
        return None


_open: dict[bytes, int] = {}


def open_handle(handle: bytes) -> int:
    """The address of another process's memory here. It stays open, as it is expensive to open, until `close_handles()`."""
    if handle not in _open:
        whole = driver.CUipcMemHandle()
        whole.reserved = handle
        _open[handle] = int(driver.cuIpcOpenMemHandle(whole, PEER_ACCESS))
    return _open[handle]


def close_handles() -> None:
    while _open:
        driver.cuIpcCloseMemHandle(_open.popitem()[1])


class ShareableMemory:
    """Buffers of cuMemAlloc, which have handles; those of pools, that `Device.allocate` gives, have others."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def allocate(self, size: int) -> Buffer:
        address = int(driver.cuMemAlloc(max(size, 1)))
        return Buffer.from_handle(address, size, owner=_Freed(address))


class _Freed:
    def __init__(self, address: int) -> None:
        self.address = address

    def __del__(self) -> None:
        if driver is not None:  # else the interpreter ends
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
