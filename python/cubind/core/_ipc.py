"""Share memory pools, their Buffers and Events between processes.

Importing this module teaches multiprocessing to send these objects. Pools travel as file
descriptors, Buffers and Events as bytes for the driver. The bytes that are received are never
executed, and name no file.
"""

from __future__ import annotations

import multiprocessing
import os
import uuid as uuids
import warnings
import weakref
from collections.abc import Callable
from multiprocessing import context, reduction
from threading import RLock
from typing import Any, TypeAlias, TypeVar

from cubind._core import Buffer, Device, DeviceMemoryResource, Event, PinnedMemoryResource
from cubind.core import _ipc_server

Pool: TypeAlias = DeviceMemoryResource | PinnedMemoryResource
Function = TypeVar("Function", bound=Callable[..., Any])

_registry: weakref.WeakValueDictionary[uuids.UUID, Pool] = weakref.WeakValueDictionary()
_lock = RLock()  # a signal handler may close a handle while this thread holds it
_start_method_checked = False


def _renew_lock() -> None:
    """Forget a lock that another thread of the parent held when it forked."""
    global _lock
    _lock = RLock()


os.register_at_fork(after_in_child=_renew_lock)


def _named(name: str) -> Callable[[Function], Function]:
    """Let the errors about arguments name the method that a function implements."""

    def rename(function: Function) -> Function:
        function.__qualname__ = name
        return function

    return rename


def _refuse_new(name: str, instead: str) -> RuntimeError:
    return RuntimeError(f"{name} objects cannot be instantiated directly. Please use {instead} APIs.")


# --- handles and descriptors ---------------------------------------------------------------------


class IPCAllocationHandle:
    """A file descriptor of a memory pool, for other processes.

    close(), or the end of its last reference, closes the descriptor.
    """

    __slots__ = ("__weakref__", "_fd", "_uuid")

    _fd: int
    _uuid: uuids.UUID | None

    def __init__(self, *arg: object, **kwargs: object) -> None:
        raise _refuse_new("IPCAllocationHandle", "MemoryResource")

    @classmethod
    def _init(cls, handle: int, uuid: uuids.UUID | None) -> IPCAllocationHandle:
        if handle < 0:
            raise ValueError(f"Invalid allocation handle (fd) {handle}: must be non-negative")
        return cls._own(lambda: handle, uuid)

    @classmethod
    def _own(cls, make: Callable[[], int], uuid: uuids.UUID | None) -> IPCAllocationHandle:
        """Own the descriptor that `make` returns. A lack of memory cannot come between the two."""
        self = object.__new__(cls)
        self._fd, self._uuid = -1, uuid
        self._fd = make()
        return self

    def close(self) -> None:
        """Close the descriptor. Calling it again has no effect."""
        with _lock:
            fd, self._fd = self._fd, -1
        if fd >= 0:
            os.close(fd)

    def __del__(self) -> None:
        fd, self._fd = getattr(self, "_fd", -1), -1
        if fd >= 0:
            os.close(fd)

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy would have the same number, and closing both would close another file.
        raise TypeError("an IPCAllocationHandle cannot be copied, and only multiprocessing can send it")

    @property
    def is_closed(self) -> bool:
        """Whether the descriptor is closed."""
        return self._fd < 0

    def __int__(self) -> int:
        if self._fd < 0:
            raise ValueError(f"Cannot convert IPCAllocationHandle to int: the handle (id={id(self)}) is closed.")
        return self._fd

    @property
    def handle(self) -> int:
        """The descriptor; -1 once closed."""
        return self._fd

    @property
    def uuid(self) -> uuids.UUID | None:
        """Name of the pool; None if its process did not say."""
        return self._uuid


class IPCBufferDescriptor:
    """A Buffer for other processes: bytes for the driver, and a size.

    Both come from another process, so Buffer.from_ipc_descriptor() checks them.
    """

    __slots__ = ("_payload", "_size")

    _payload: bytes
    _size: int

    def __init__(self, *arg: object, **kwargs: object) -> None:
        raise _refuse_new("IPCBufferDescriptor", "MemoryResource")

    @staticmethod
    def _init(reserved: bytes, size: int) -> IPCBufferDescriptor:
        if not isinstance(reserved, bytes) or not isinstance(size, int):
            raise TypeError("an IPCBufferDescriptor has bytes and an int")
        self = object.__new__(IPCBufferDescriptor)
        self._payload, self._size = reserved, size
        return self

    @property
    def size(self) -> int:
        """Size of the Buffer in bytes."""
        return self._size

    def __reduce__(self) -> tuple[Any, ...]:
        return IPCBufferDescriptor._init, (self._payload, self._size)


class IPCEventDescriptor:
    """An Event for other processes: bytes for the driver."""

    __slots__ = ("_blocking_sync", "_reserved")

    _reserved: bytes
    _blocking_sync: bool

    def __init__(self, *arg: object, **kwargs: object) -> None:
        raise _refuse_new("IPCEventDescriptor", "Event")

    @staticmethod
    def _init(reserved: bytes, uses_blocking_sync: bool) -> IPCEventDescriptor:
        if not isinstance(reserved, bytes):
            raise TypeError("an IPCEventDescriptor has bytes")
        self = object.__new__(IPCEventDescriptor)
        self._reserved, self._blocking_sync = reserved, bool(uses_blocking_sync)
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, IPCEventDescriptor):
            return NotImplemented
        return self._reserved == other._reserved

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return IPCEventDescriptor._init, (self._reserved, self._blocking_sync)


class Shared:
    """Hold the name of a shared pool, and its handle from the first use on."""

    __slots__ = ("handle", "uuid")

    def __init__(self, uuid: uuids.UUID | None = None, handle: IPCAllocationHandle | None = None) -> None:
        self.uuid = uuid if handle is not None else uuids.uuid4()
        self.handle = handle


# --- pools ---------------------------------------------------------------------------------------


def _shared_of(mr: Pool) -> Shared:
    if mr.is_closed:
        raise RuntimeError(f"{type(mr).__name__} has been closed")
    shared = mr._shared
    if shared is None:
        raise RuntimeError("Memory resource is not IPC-enabled")
    return shared


def handle_of(mr: Pool) -> IPCAllocationHandle:
    """Return the handle of a resource, which is exported at the first call."""
    shared = _shared_of(mr)
    if shared.handle is None:
        made = IPCAllocationHandle._own(mr._export, shared.uuid)
        with _lock:
            if shared.handle is None:
                shared.handle = made
    return shared.handle


def _check_open(handle: IPCAllocationHandle) -> None:
    if handle.is_closed:
        raise RuntimeError("IPCAllocationHandle has been closed")


def _registered(cls: type[Pool], uuid: uuids.UUID | None) -> Pool | None:
    found = _registry.get(uuid) if uuid is not None else None
    if found is None or found.is_closed:
        return None
    if not isinstance(found, cls):
        raise TypeError(f"Registry contains a {type(found).__name__} for uuid {uuid}, but {cls.__name__} was requested")
    return found


def register(mr: Pool, uuid: uuids.UUID) -> Pool:
    """Implement register() of both resources."""
    with _lock:
        found = _registered(type(mr), uuid)
        if found is not None:
            return found
        shared = _shared_of(mr)
        if not isinstance(uuid, uuids.UUID):
            raise TypeError(f"uuid must be a UUID, not {type(uuid).__name__}")
        if shared.uuid is not None and shared.uuid != uuid:
            raise ValueError(f"uuid must be the pool's, {shared.uuid}, not {uuid}")
        shared.uuid = uuid
        if shared.handle is not None:
            shared.handle._uuid = uuid
        _registry[uuid] = mr
    return mr


def from_registry(cls: type[Pool], uuid: uuids.UUID) -> Pool:
    """Implement from_registry() of both resources."""
    found = _registered(cls, uuid)
    if found is None:
        raise RuntimeError(f"Memory resource {uuid} was not found")
    return found


def _import(cls: type[Pool], device: int, handle: Any) -> Pool:
    uuid = getattr(handle, "uuid", None)
    if isinstance(handle, IPCAllocationHandle):
        _check_open(handle)
        found = _registered(cls, uuid)
        if found is not None:
            return found
    if isinstance(handle, float):
        raise TypeError("the descriptor of a pool is an integer, not a float")
    own = IPCAllocationHandle._own(lambda: os.dup(int(handle)), uuid)
    mr = cls._import(device, int(own), Shared(uuid, own))
    return register(mr, uuid) if uuid is not None else mr


@_named("DeviceMemoryResource.from_allocation_handle")
def import_device_pool(
    cls: type[DeviceMemoryResource], device_id: Any, alloc_handle: int | IPCAllocationHandle
) -> Pool:
    """Implement DeviceMemoryResource.from_allocation_handle()."""
    return _import(cls, Device(device_id).device_id, alloc_handle)


@_named("PinnedMemoryResource.from_allocation_handle")
def import_pinned_pool(cls: type[PinnedMemoryResource], alloc_handle: int | IPCAllocationHandle) -> Pool:
    """Implement PinnedMemoryResource.from_allocation_handle()."""
    return _import(cls, -1, alloc_handle)


# --- Buffers and events --------------------------------------------------------------------------


def _refuse_descriptor(given: object, expected: str) -> TypeError:
    return TypeError(f"Argument 'ipc_descriptor' has incorrect type (expected {expected}, got {type(given).__name__})")


def descriptor_of(buffer: Buffer) -> IPCBufferDescriptor:
    """Return Buffer.ipc_descriptor."""
    if not buffer.is_mapped:
        mr = buffer.memory_resource
        if not isinstance(mr, Pool) or not mr.is_ipc_enabled:
            raise RuntimeError("Memory resource is not IPC-enabled")
        handle_of(mr)  # the driver exports no pointer of a pool that was not exported
    size = buffer.size  # if the Buffer is closed meanwhile, the export raises
    return IPCBufferDescriptor._init(buffer._export(), size)


@_named("Buffer.from_ipc_descriptor")
def from_ipc_descriptor(cls: type[Buffer], mr: Pool, ipc_descriptor: IPCBufferDescriptor, *, stream: Any) -> Buffer:
    """Implement Buffer.from_ipc_descriptor()."""
    if not isinstance(mr, Pool):
        raise TypeError(f"mr must be a DeviceMemoryResource or a PinnedMemoryResource, not {type(mr).__name__}")
    _shared_of(mr)
    if not isinstance(ipc_descriptor, IPCBufferDescriptor):
        raise _refuse_descriptor(ipc_descriptor, "IPCBufferDescriptor")
    if stream is None:
        raise TypeError("stream must be a Stream, not None")
    return mr._import_buffer(ipc_descriptor._payload, ipc_descriptor._size, stream)


def descriptor_of_event(event: Event) -> IPCEventDescriptor:
    """Return Event.ipc_descriptor of an event that this process made."""
    return IPCEventDescriptor._init(event._export(), event.is_blocking_sync)


@_named("Event.from_ipc_descriptor")
def open_event(cls: type[Event], ipc_descriptor: IPCEventDescriptor) -> Event:
    """Implement Event.from_ipc_descriptor()."""
    if not isinstance(ipc_descriptor, IPCEventDescriptor):
        raise _refuse_descriptor(ipc_descriptor, "IPCEventDescriptor")
    return cls._open(ipc_descriptor._reserved, ipc_descriptor._blocking_sync, ipc_descriptor)


# --- pickling ------------------------------------------------------------------------------------


def reduce_pool(mr: Pool) -> tuple[Any, ...]:
    """Pickle the name only: the receiver must have registered the pool."""
    shared = _shared_of(mr)
    return (_look_up, (isinstance(mr, DeviceMemoryResource), shared.uuid))


def _look_up(on_device: bool, uuid: uuids.UUID) -> Pool:
    return from_registry(DeviceMemoryResource if on_device else PinnedMemoryResource, uuid)


def reduce_buffer(buffer: Buffer) -> tuple[Any, ...]:
    """Pickle the resource and the descriptor; the stream is the receiver's default stream."""
    return (_receive_buffer, (buffer.memory_resource, descriptor_of(buffer)))


def _receive_buffer(mr: Pool, descriptor: IPCBufferDescriptor) -> Buffer:
    _shared_of(mr)
    return mr._import_buffer(descriptor._payload, descriptor._size, None)


def _check_start_method() -> None:
    global _start_method_checked
    if _start_method_checked or context.get_spawning_popen() is not None:  # that one is spawned
        return
    _start_method_checked = True
    # Without allow_none=True, asking would choose the default for good.
    chosen = multiprocessing.get_start_method(allow_none=True) or multiprocessing.get_all_start_methods()[0]
    if chosen == "fork":
        warnings.warn(
            "multiprocessing start method is 'fork', which CUDA does not support: a forked process cannot use the "
            "objects. Call multiprocessing.set_start_method('spawn') first.",
            UserWarning,
            stacklevel=2,
        )


def _reduce_handle(handle: IPCAllocationHandle) -> tuple[Any, ...]:
    """Pickle what gives another process the descriptor.

    A process that is being started inherits it. Others fetch it from a server in this process: a
    duplicate for each message would stay open if the message is never read.
    """
    _check_start_method()
    _check_open(handle)
    is_starting = context.get_spawning_popen() is not None
    sent = reduction.DupFd(int(handle)) if is_starting else _ipc_server.offer(handle)
    return (_receive_handle, (sent, handle.uuid))


def _receive_handle(sent: Any, uuid: uuids.UUID | None) -> IPCAllocationHandle:
    return IPCAllocationHandle._own(sent.detach, uuid)


def _reduce_resource(mr: Pool) -> tuple[Any, ...]:
    _check_start_method()
    handle = handle_of(mr)
    _check_open(handle)
    if context.get_spawning_popen() is not None:
        # The handle itself, because a handle that is pickled once is inherited once.
        return (_receive_resource, (mr.device_id, handle, mr.uuid))
    return (_receive_resource, (mr.device_id, _ipc_server.offer(handle), mr.uuid))


def _receive_resource(device: int, sent: Any, uuid: uuids.UUID | None) -> Pool:
    """Import a resource, unless this process has it already."""
    cls = DeviceMemoryResource if device >= 0 else PinnedMemoryResource
    found = _registered(cls, uuid)
    if found is not None:
        return found
    return _import(cls, device, _receive_handle(sent, uuid) if isinstance(sent, _ipc_server.Offer) else sent)


def _reduce_event(event: Event) -> tuple[Any, ...]:
    _check_start_method()
    return (_receive_event, (event.ipc_descriptor,))


def _receive_event(descriptor: IPCEventDescriptor) -> Event:
    return Event.from_ipc_descriptor(descriptor)


reduction.register(IPCAllocationHandle, _reduce_handle)
reduction.register(DeviceMemoryResource, _reduce_resource)
reduction.register(PinnedMemoryResource, _reduce_resource)
reduction.register(Event, _reduce_event)
