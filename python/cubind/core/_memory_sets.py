"""Implement ManagedBuffer.accessed_by and DeviceMemoryResource.peer_accessible_by.

Both are sets of places. Reading one queries the driver, and a change reaches the driver at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSet, Set
from typing import Any, Self

from cubind._core import Device, DeviceMemoryResource, ManagedBuffer
from cubind.core._host import Host


class AccessedBySetProxy(MutableSet[Device | Host]):
    """The Devices and the Host that a ManagedBuffer's memory stays mapped for.

    The driver forgets NUMA nodes, so the host is always ``Host()``.
    """

    __slots__ = ("_buffer",)

    def __init__(self, buffer: ManagedBuffer) -> None:
        self._buffer = buffer

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Device | Host]:  # type: ignore[override]
        return set(it)

    def __contains__(self, x: object) -> bool:
        return isinstance(x, (Device, Host)) and x in self._buffer._accessing()

    def __iter__(self) -> Iterator[Device | Host]:
        return iter(self._buffer._accessing())

    def __len__(self) -> int:
        return len(self._buffer._accessing())

    def add(self, value: Device | Host) -> None:
        """Keep the memory mapped for a place (cuMemAdvise). ValueError for a NUMA node."""
        if not isinstance(value, (Device, Host)):
            raise TypeError(f"expected Device or Host, got {type(value).__name__}")
        _refuse_node(value)
        self._buffer._set_access(value, True)

    def discard(self, value: Device | Host) -> None:
        """Take back add(); no effect for a place that is not in the set."""
        if isinstance(value, Device) or (isinstance(value, Host) and _is_whole(value)):
            self._buffer._set_access(value, False)

    def __repr__(self) -> str:
        return f"AccessedBySetProxy({set(self._buffer._accessing())!r})"


def _is_whole(host: Host) -> bool:
    return host.numa_id is None and not host.is_numa_current


def _refuse_node(place: Device | Host) -> None:
    if isinstance(place, Host) and not _is_whole(place):
        kind = "host_numa_current" if place.is_numa_current else "host_numa"
        raise ValueError(f"advise CU_MEM_ADVISE_SET_ACCESSED_BY does not support location_type='{kind}'")


def replace_accessed_by(buffer: ManagedBuffer, places: Iterable[Device | Host]) -> None:
    """Implement the assignment to accessed_by. All places are checked before the first change."""
    wanted = set()
    for place in places:
        if not isinstance(place, (Device, Host)):
            raise TypeError(f"accessed_by entries must be Device or Host, got {type(place).__name__}")
        _refuse_node(place)
        wanted.add(place)
    now = set(buffer._accessing())
    for place in now - wanted:
        buffer._set_access(place, False)
    for place in wanted - now:
        buffer._set_access(place, True)


def _ordinal(value: Any) -> int:
    return int(Device(value))


class PeerAccessibleBySetProxy(MutableSet[Device]):
    """The other Devices that may access the memory of a DeviceMemoryResource's pool.

    Arguments are Devices or ordinals, and the pool's own device is ignored. Each method makes at
    most one call of cuMemPoolSetAccess, which changes all mappings of the pool and may be slow.
    """

    __slots__ = ("_mr",)

    def __init__(self, mr: DeviceMemoryResource) -> None:
        self._mr = mr

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Device]:  # type: ignore[override]
        return set(it)

    def __contains__(self, x: object) -> bool:
        return (int(x) if isinstance(x, Device) else x) in self._mr._peers()

    def __iter__(self) -> Iterator[Device]:
        return iter([Device(ordinal) for ordinal in self._mr._peers()])

    def __len__(self) -> int:
        return len(self._mr._peers())

    def add(self, value: Device | int) -> None:
        """Let a device access the memory. ValueError if it cannot."""
        self._change(add=(value,))

    def discard(self, value: Device | int) -> None:
        """Take the access back; no effect for a device without it."""
        if value in self:
            self._change(remove=(value,))

    def clear(self) -> None:
        """Take the access back from all devices."""
        self._change(remove=self._mr._peers())

    def update(self, *others: Iterable[Device | int]) -> None:
        """Let these devices access the memory, too."""
        self._change(add=[value for other in others for value in other])

    def difference_update(self, *others: Iterable[Device | int]) -> None:
        """Take the access back from these devices."""
        self._change(remove=[value for other in others for value in other])

    def intersection_update(self, *others: Iterable[Device | int]) -> None:
        """Take the access back from devices that are not in all of these."""
        kept = [{_ordinal(value) for value in other} for other in others]
        self._change(remove=[peer for peer in self._mr._peers() if not all(peer in each for each in kept)])

    def symmetric_difference_update(self, other: Iterable[Device | int]) -> None:
        """Take the access back from those of these devices that have it; give it to the others."""
        ordinals, now = {_ordinal(value) for value in other}, set(self._mr._peers())
        self._change(add=ordinals - now, remove=ordinals & now)

    def __ior__(self, it: Set[Any]) -> Self:  # type: ignore[override, misc]
        self.update(it)
        return self

    def __iand__(self, it: Set[Any]) -> Self:
        self.intersection_update(it)
        return self

    def __isub__(self, it: Set[Any]) -> Self:
        self.difference_update(it)
        return self

    def __ixor__(self, it: Set[Any]) -> Self:  # type: ignore[override, misc]
        self.symmetric_difference_update(it)
        return self

    def __repr__(self) -> str:
        return f"PeerAccessibleBySetProxy({set(self)!r})"

    def _change(self, add: Iterable[Any] = (), remove: Iterable[Any] = ()) -> None:
        change_peers(self._mr, add, remove)


def change_peers(mr: DeviceMemoryResource, add: Iterable[Any], remove: Iterable[Any]) -> None:
    """Give devices access and take it from others; leave out what is so already."""
    now = set(mr._peers())
    own = mr.device_id
    wanted = {_ordinal(value) for value in add} - {own}
    unwanted = {_ordinal(value) for value in remove} & now
    new = sorted(wanted - now)
    device = Device(own)
    refused = [str(peer) for peer in new if not device.can_access_peer(peer)]
    if refused:
        raise ValueError(f"Device {own} cannot access peer(s): {', '.join(refused)}")
    if new or unwanted:
        mr._change_peers(tuple(new), tuple(sorted(unwanted)))


def replace_peer_accessible_by(mr: DeviceMemoryResource, devices: Iterable[Any]) -> None:
    """Implement the assignment to peer_accessible_by."""
    wanted = {_ordinal(value) for value in devices}
    change_peers(mr, wanted, set(mr._peers()) - wanted)
