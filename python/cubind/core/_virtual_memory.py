"""Define VirtualMemoryResource, whose Buffers can grow without changing their address."""

from __future__ import annotations

from _thread import LockType, allocate_lock
from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import index
from typing import Any, ClassVar, NamedTuple

from cubind import _core
from cubind._core import Buffer, Device, MemoryResource
from cubind.core.typing import (
    DevicePointerType,
    IsStreamType,
    VirtualMemoryAccessType,
    VirtualMemoryAllocationType,
    VirtualMemoryGranularityType,
    VirtualMemoryHandleType,
    VirtualMemoryLocationType,
)

_calls: Any = _core  # its private functions are not in its stub

# The driver's numbers, which its C calls take: CUmemAccess_flags, CUmemAllocationHandleType,
# CUmemAllocationGranularity_flags, CUmemLocationType, CUmemAllocationType.
_ACCESS = {VirtualMemoryAccessType.READ_WRITE: 3, VirtualMemoryAccessType.READ: 1, None: 0}
_HANDLES = {
    None: 0,
    VirtualMemoryHandleType.POSIX_FD: 1,
    VirtualMemoryHandleType.WIN32_KMT: 4,
    VirtualMemoryHandleType.FABRIC: 8,
}
_GRANULARITIES = {VirtualMemoryGranularityType.RECOMMENDED: 1, VirtualMemoryGranularityType.MINIMUM: 0}
_LOCATIONS = {
    VirtualMemoryLocationType.DEVICE: 1,
    VirtualMemoryLocationType.HOST: 2,
    VirtualMemoryLocationType.HOST_NUMA: 3,
    VirtualMemoryLocationType.HOST_NUMA_CURRENT: 4,
}
_ALLOCATIONS = {VirtualMemoryAllocationType.PINNED: 1, VirtualMemoryAllocationType.MANAGED: 2}
_DEVICE = VirtualMemoryLocationType.DEVICE  # the default, which `is` finds sooner than `==`
_HOST_LOCATIONS = ("host", "host_numa", "host_numa_current")


@dataclass
class VirtualMemoryResourceOptions:
    """Options of a VirtualMemoryResource. Strings are accepted in place of the enumerations.

    allocation_type: "pinned" or "managed". Default "pinned".
    location_type: where the memory is: "device", "host", "host_numa" or "host_numa_current".
    Default "device".
    handle_type: how other processes may import the memory: "posix_fd", "win32_kmt", "fabric", or
    None for not at all. Default "posix_fd".
    granularity: sizes are rounded up to the driver's "minimum" or "recommended" granularity.
    Default "recommended".
    gpu_direct_rdma: whether other devices of the host will access the memory. Default False.
    addr_hint: an address to try first; 0 leaves it to the driver. Default 0.
    addr_align: the alignment of addresses in bytes; None is the granularity. Default None.
    peers: ordinals of further devices that get access. Default none.
    self_access: access of the resource's own device: "rw", "r" or None. Default "rw".
    peer_access: access of the peers: "rw", "r" or None. Default "rw".
    """

    allocation_type: VirtualMemoryAllocationType | str = VirtualMemoryAllocationType.PINNED
    location_type: VirtualMemoryLocationType | str = VirtualMemoryLocationType.DEVICE
    handle_type: VirtualMemoryHandleType | str | None = VirtualMemoryHandleType.POSIX_FD
    granularity: VirtualMemoryGranularityType | str = VirtualMemoryGranularityType.RECOMMENDED
    gpu_direct_rdma: bool = False
    addr_hint: int | None = 0
    addr_align: int | None = None
    peers: Iterable[int] = field(default_factory=tuple)
    self_access: VirtualMemoryAccessType | str | None = VirtualMemoryAccessType.READ_WRITE
    peer_access: VirtualMemoryAccessType | str | None = VirtualMemoryAccessType.READ_WRITE


VirtualMemoryResourceOptions.__module__ = "cubind.core"


def _number(numbers: dict[Any, int], spec: Any, what: str) -> int:
    number = numbers.get(spec)
    if number is None:
        raise ValueError(f"{what}: {spec!r}")
    return number


def _place_of(config: VirtualMemoryResourceOptions) -> tuple[int, int]:
    """Return the driver's numbers for the allocation type and the location type."""
    return (
        _number(_ALLOCATIONS, config.allocation_type, "Unsupported allocation_type"),
        _number(_LOCATIONS, config.location_type, "Unsupported location_type"),
    )


def _handle_of(config: VirtualMemoryResourceOptions) -> int:
    if config.handle_type == "win32":
        raise NotImplementedError("win32 is currently not supported, please reach out to the CUDA Python team")
    return _number(_HANDLES, config.handle_type, "Unsupported handle_type")


def _ordinal(peer: Any) -> int:
    return peer.device_id if isinstance(peer, Device) else index(peer)


class _Wish:
    """New memory as the C functions take it: its properties, access and rounding."""

    def __init__(self, config: VirtualMemoryResourceOptions, device_id: int) -> None:
        kind, location = _place_of(config)
        self.prop = (kind, location, device_id, _handle_of(config), 1 if config.gpu_direct_rdma else 0)
        option = _number(_GRANULARITIES, config.granularity, "Unsupported granularity")
        self.granularity: int = _calls._virtual_granularity(self.prop, option)
        self.align: int = config.addr_align or self.granularity
        self.access: tuple[tuple[int, int, int], ...] = self._access(config)

    def round_up(self, size: int) -> int:
        return (size + self.granularity - 1) & ~(self.granularity - 1)

    def addresses(self) -> int:
        """Return how many addresses a Buffer gets: as many as its device has bytes."""
        return self.round_up(_calls._virtual_total(self.prop[2])) if self.prop[1] == 1 else 0

    def _access(self, config: VirtualMemoryResourceOptions) -> tuple[tuple[int, int, int], ...]:
        own = _number(_ACCESS, config.self_access, "Unknown access spec")
        peers = _number(_ACCESS, config.peer_access, "Unknown access spec")
        found = [(self.prop[1], self.prop[2], own)] if own else []
        if hasattr(config.peers, "__next__"):  # an iterator gives its values only once
            config.peers = tuple(config.peers)
        if peers:
            found += [(1, _ordinal(peer), peers) for peer in config.peers]
        return tuple(found)


class _Memory(NamedTuple):
    """Describe a Buffer: its memory as pairs (start, size), and the addresses that it reserves.

    `room` is how many of the addresses had no memory at first.
    """

    mapped: tuple[tuple[int, int], ...]
    reserved: int
    room: int

    @property
    def size(self) -> int:
        return sum(size for _, size in self.mapped)

    @classmethod
    def of_others(cls, start: int, size: int) -> _Memory:
        """Describe memory that no resource allocated."""
        return cls(((start, size),), size, 0)


class VirtualMemoryResource(MemoryResource):
    """Allocate device memory whose Buffers can grow without changing their address.

    Addresses and physical memory are separate: allocate() reserves more addresses than it needs,
    and modify_allocation() maps more physical memory there. Sizes are rounded up to the driver's
    granularity (2 MiB on current GPUs).

    `device_id` is an ordinal or a Device; `config` is VirtualMemoryResourceOptions or a dict. The
    attributes `device` and `config` hold both; `device` is None if the memory is the host's.
    RuntimeError if the device lacks virtual memory, or RDMA that was asked for.
    """

    # The memory of each live Buffer, by its address.
    _memory: ClassVar[dict[int, _Memory]] = {}
    # Memory that waits for the end of its stream's capture: address, size and stream.
    _waiting: ClassVar[list[tuple[int, int, Any]]] = []
    # Held while a Buffer grows. No code of the program may run meanwhile, because it may grow one.
    _growing: ClassVar[LockType] = allocate_lock()

    device: Device | None
    config: VirtualMemoryResourceOptions

    def __init__(self, device_id: Device | int, config: VirtualMemoryResourceOptions | None = None) -> None:
        self.device = Device(device_id)
        self.config = _as_options(config)
        if self.config.location_type in _HOST_LOCATIONS:
            self.device = None
        if self.device is None:
            return
        if not self.device.properties.virtual_memory_management_supported:
            raise RuntimeError("VirtualMemoryResource requires CUDA VMM API support")
        if self.config.gpu_direct_rdma and not self.device.properties.gpu_direct_rdma_supported:
            raise RuntimeError("GPU Direct RDMA is not supported on this device")

    def allocate(self, size: int, *, stream: IsStreamType | None = None) -> Buffer:
        """Return a Buffer of at least `size` bytes, rounded up to the granularity.

        The memory exists when the call returns. If it is a device's, the Buffer also reserves
        addresses to grow into: as many as the device has bytes, while all Buffers together have
        at most 32 TiB of them. Reserving takes no memory. `stream` is where the Buffer's end waits
        for work; by default that is the default stream. (cuMemCreate, cuMemAddressReserve,
        cuMemMap, cuMemSetAccess)
        """
        taken = None if stream is None else _calls._virtual_stream(stream)
        self._free_waiting()
        wish = _Wish(self.config, self.device_id)
        rounded = wish.round_up(index(size))
        start, reserved = _calls._virtual_allocate(
            wish.prop, wish.access, rounded, wish.addresses(), wish.align, self.config.addr_hint or 0
        )
        memory = self._memory[start] = _Memory(((start, rounded),), reserved, reserved - rounded)
        try:
            return Buffer.from_handle(start, rounded, self, stream=taken)
        except BaseException:
            if self._memory.get(start) is memory:  # otherwise it is deallocated
                self.deallocate(start, rounded)
            raise

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType | None = None) -> None:
        """Unmap the memory at the address `ptr`, after the work queued on `stream`.

        A Buffer calls this itself. If the stream is being captured, nothing can wait for its work:
        then a later call of allocate(), deallocate() or modify_allocation() of any such resource
        frees the memory, once the capture has ended. (cuMemUnmap, cuMemAddressFree)
        """
        recorded = None if stream is None else _calls._virtual_stream(stream)
        self._free_waiting()
        self._free(0 if ptr is None else int(ptr), index(size), recorded)

    @classmethod
    def _free(cls, start: int, size: int, stream: Any) -> None:
        failed: BaseException | None = None
        captured = False
        if stream is not None:
            try:
                captured = stream.is_capturing
                if not captured:
                    stream.sync()
            except _core.CUDAError as error:
                captured = error.name.startswith("CUDA_ERROR_STREAM_CAPTURE_")
                if error.name != "CUDA_ERROR_INVALID_CONTEXT":  # the stream's context has ended
                    failed = error
            except BaseException as error:  # such as KeyboardInterrupt
                failed = error
        if captured:
            cls._waiting.append((start, size, stream))
            return
        known = cls._memory.pop(start, None)
        memory = known or _Memory.of_others(start, size)
        try:
            _calls._virtual_free(start, memory.size, memory.reserved, memory.room)
        except _core.CUDAError as error:
            if known is not None and "cuMemUnmap" in str(error):  # the memory is still there
                cls._memory.setdefault(start, known)
            raise
        if failed is not None:
            raise failed

    @classmethod
    def _free_waiting(cls) -> None:
        for _ in range(len(cls._waiting)):
            try:
                start, size, stream = cls._waiting.pop(0)
            except IndexError:  # another thread frees them
                return
            try:
                cls._free(start, size, stream)
            except _core.CUDAError as error:
                _warn(f"virtual memory at {start:#x} may not be freed: {error}", 4)

    def modify_allocation(
        self, buf: Buffer, new_size: int, config: VirtualMemoryResourceOptions | None = None
    ) -> Buffer:
        """Grow a Buffer to `new_size` bytes, and return it.

        The address stays if the Buffer has addresses to grow into (see allocate()). Otherwise its
        memory moves to other addresses, without a copy: the result is a new Buffer, and `buf` is
        closed. No queued work may use `buf` then. If `new_size` is not larger, only the access is
        set again. `config` replaces the resource's options. If anything fails, nothing has changed.

        TypeError if `buf` is no Buffer, RuntimeError if it is closed, or if it would have to move
        while other objects share its memory. ValueError if `buf` is no Buffer of such a resource,
        or a part of one that does not begin where that begins.
        (cuMemAddressReserve, cuMemCreate, cuMemMap, cuMemSetAccess)
        """
        if not isinstance(buf, Buffer):
            raise TypeError(f"buf must be a Buffer, got {type(buf).__name__}")
        if buf.is_closed:
            raise RuntimeError("Buffer has been closed")
        chosen = self.config if config is None else _as_options(config)
        _place_of(chosen)
        assert self.device is not None, "modify_allocation requires a device-located resource"
        wish = _Wish(chosen, self.device.device_id)
        if not isinstance(buf.memory_resource, VirtualMemoryResource):
            raise ValueError("buf is not from a VirtualMemoryResource, so it cannot grow")
        wanted = index(new_size)
        self._free_waiting()
        with self._growing:
            held = buf[:]  # another thread may close `buf` meanwhile
            try:
                grown = self._resize(buf, wanted, wish, config is not None)
            finally:
                held.close()
        self.config = chosen
        return grown

    def _resize(self, buf: Buffer, new_size: int, wish: _Wish, everywhere: bool) -> Buffer:
        start = int(buf.handle)
        _, first, size = _calls._buffer_memory(buf)
        if start != first:
            raise ValueError("buf is a part of a Buffer: grow that Buffer")
        memory = self._memory.get(start) or _Memory.of_others(start, size)
        if new_size <= memory.size:
            if wish.access:
                _calls._virtual_access(wish.access, start, memory.size)
            if new_size > buf.size:
                _calls._buffer_resize(buf, new_size)
            return buf
        added = wish.round_up(new_size - memory.size)
        if memory.size + added > memory.reserved:
            return self._move(buf, new_size, wish, memory, added)
        end = start + memory.size
        _calls._virtual_append(wish.prop, wish.access, end, added, start if everywhere else end)
        self._memory[start] = memory._replace(mapped=(*memory.mapped, (end, added)))
        _calls._buffer_resize(buf, new_size)
        return buf

    def _move(self, buf: Buffer, new_size: int, wish: _Wish, memory: _Memory, added: int) -> Buffer:
        start = int(buf.handle)
        if _calls._buffer_memory(buf)[0] > 2:  # `buf` and `held`
            raise RuntimeError("the memory must move to grow, but other objects share it: close them first")
        moved, reserved = _calls._virtual_move(
            wish.prop, wish.access, memory.mapped, added, wish.addresses(), wish.align
        )
        whole = memory.size + added
        mapped = tuple((at - start + moved, size) for at, size in memory.mapped)
        grown = _Memory((*mapped, (moved + memory.size, added)), reserved, reserved - whole)
        self._memory[moved] = grown
        try:
            result: Buffer = _calls._buffer_move(buf, moved, new_size)
        except BaseException:  # the old addresses keep the memory
            if self._memory.get(moved) is grown:  # otherwise these are free
                self._memory.pop(moved)
                _calls._virtual_free(moved, whole, reserved, grown.room)
            raise
        self._memory.pop(start, None)
        try:
            _calls._virtual_free(start, memory.size, memory.reserved, memory.room)
        except _core.CUDAError as error:
            _warn(f"the old addresses of the memory are still mapped: {error}", 5)
        return result

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory."""
        return self.config.location_type == "device"

    @property
    def is_host_accessible(self) -> bool:
        """Whether the processor can use the memory."""
        if self.config.location_type is _DEVICE:
            return False
        return self.config.location_type in _HOST_LOCATIONS

    @property
    def device_id(self) -> int:
        """Ordinal of the memory's device; -1 if it is the host's memory."""
        return self.device.device_id if self.device is not None else -1

    def __repr__(self) -> str:
        return f"<VirtualMemoryResource device={self.device}>"


VirtualMemoryResource.__module__ = "cubind.core"


def _warn(text: str, stacklevel: int) -> None:
    import warnings

    warnings.warn(text, _core.CUDAWarning, stacklevel=stacklevel)


def _as_options(config: Any) -> VirtualMemoryResourceOptions:
    if config is None:
        return VirtualMemoryResourceOptions()
    if isinstance(config, VirtualMemoryResourceOptions):
        return config
    if isinstance(config, dict):
        return VirtualMemoryResourceOptions(**config)
    raise TypeError(
        "The VirtualMemoryResource options must be provided as an object of type VirtualMemoryResourceOptions or as "
        f"a dict with valid VirtualMemoryResource options. The provided object is '{config}'."
    )
