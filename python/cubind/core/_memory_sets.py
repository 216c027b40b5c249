"""Implement ManagedBuffer.accessed_by and DeviceMemoryResource.peer_accessible_by.

Both are sets of places. Reading one queries the driver, and a change reaches the driver at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, MutableSet, Set
from typing import Any, Self

from cubind._core import Device, DeviceMemoryResource, ManagedBuffer
from cubind.core._host import Host


class AccessedBySetProxy(MutableSet[Device | Host]):
    """The Devices and the Host that a ManagedBuffer's memory stays mapped for.

    The driver forgets NUMA nodes, so the host is always ``Host()``.
    """

    __slots__ = ("_owner",)

    def __init__(self, owner: ManagedBuffer) -> None:
        self._owner = owner

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Device | Host]:  # type: ignore[override]
        return set(it)

    def __contains__(self, x: object) -> bool:
        return isinstance(x, (Device, Host)) and x in self._owner._accessing()

    def __iter__(self) -> Iterator[Device | Host]:
        return iter(self._owner._accessing())

    def __len__(self) -> int:
        return len(self._owner._accessing())

    def add(self, value: Device | Host) -> None:
        """Keep the memory mapped for a place (cuMemAdvise). ValueError for a NUMA node."""
        if not isinstance(value, (Device, Host)):
            raise TypeError(f"expected Device or Host, got {type(value).__name__}")
        _refuse_node(value)
        self._owner._set_access(value, True)

    def discard(self, value: Device | Host) -> None:
        """Take back add(); no effect for a place that is not in the set."""
        if isinstance(value, Device) or (isinstance(value, Host) and _is_whole(value)):
            self._owner._set_access(value, False)

    def __repr__(self) -> str:
        return f"AccessedBySetProxy({set(self._owner._accessing())!r})"


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


def _ordinals(values: Iterable[Any]) -> set[int]:
    return {_ordinal(value) for value in values}


def _plain(value: object) -> object:
    """Return the ordinal of a Device, and anything else unchanged."""
    return int(value) if isinstance(value, Device) else value


def _plainly(values: Iterable[Any]) -> list[Any]:
    """Return ordinals of Devices, and other values unchanged: no device needs to have those."""
    return [_plain(value) for value in values]


class PeerAccessibleBySetProxy(MutableSet[Device]):
    """The other Devices that may access the memory of a DeviceMemoryResource's pool.

    Arguments are Devices or ordinals, and the pool's own device is ignored. Each method makes at
    most one call of cuMemPoolSetAccess, which changes all mappings of the pool and may be slow.
    """

    __slots__ = ("_owner",)

    def __init__(self, owner: DeviceMemoryResource) -> None:
        self._owner = owner

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Device]:  # type: ignore[override]
        return set(it)

    def __contains__(self, x: object) -> bool:
        return _plain(x) in self._owner._peers()

    def __iter__(self) -> Iterator[Device]:
        return iter([Device(ordinal) for ordinal in self._owner._peers()])

    def __len__(self) -> int:
        return len(self._owner._peers())

    def add(self, value: Device | int) -> None:
        """Let a device access the memory. ValueError if it cannot."""
        change_peers(self._owner, lambda now: now | {_ordinal(value)})

    def discard(self, value: Device | int) -> None:
        """Take the access back; no effect for a device without it."""
        change_peers(self._owner, lambda now: now - {_ordinal(value)} if _plain(value) in list(now) else now)

    def clear(self) -> None:
        """Take the access back from all devices."""
        change_peers(self._owner, lambda now: set())

    def update(self, *others: Iterable[Device | int]) -> None:
        """Let these devices access the memory, too."""
        change_peers(self._owner, lambda now: now.union(*map(_ordinals, others)))

    def difference_update(self, *others: Iterable[Device | int]) -> None:
        """Take the access back from these devices."""
        change_peers(self._owner, lambda now: now.difference(*map(_plainly, others)))

    def intersection_update(self, *others: Iterable[Device | int]) -> None:
        """Take the access back from devices that are not in all of these."""
        change_peers(self._owner, lambda now: now.intersection(*map(_plainly, others)))

    def symmetric_difference_update(self, other: Iterable[Device | int]) -> None:
        """Take the access back from those of these devices that have it; give it to the others."""
        change_peers(self._owner, lambda now: now ^ _ordinals(other))

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


def change_peers(mr: DeviceMemoryResource, change: Callable[[set[int]], set[int]]) -> None:
    """Give devices access and take it from others; `change` returns those that shall have it."""
    now = set(mr._peers())
    own = mr.device_id
    wanted = change(now) - {own}
    new = sorted(wanted - now)
    refused = [str(peer) for peer in new if not Device(own).can_access_peer(peer)]
    if refused:
        raise ValueError(f"Device {own} cannot access peer(s): {', '.join(refused)}")
    if wanted != now:
        mr._change_peers(new, sorted(now - wanted))


def replace_peer_accessible_by(mr: DeviceMemoryResource, devices: Iterable[Any]) -> None:
    """Implement the assignment to peer_accessible_by."""
    wanted = _ordinals(devices)
    change_peers(mr, lambda now: wanted)
