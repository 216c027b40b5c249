"""Define the options of memory resources; values are checked when a resource is made from them."""

from __future__ import annotations

from cubind import _core
from cubind.core._options import completes

_LOCATION_TYPES = ("device", "host", "host_numa")


@completes(_core.DeviceMemoryResourceOptions)
class DeviceMemoryResourceOptions:
    ipc_enabled: bool = False
    max_size: int = 0


@completes(_core.PinnedMemoryResourceOptions)
class PinnedMemoryResourceOptions:
    ipc_enabled: bool = False
    max_size: int = 0
    numa_id: int | None = None

    def _location(self):
        if self.numa_id is None:  # processes can only share memory of one NUMA node
            return ("host_numa" if self.ipc_enabled else "host"), None
        if self.numa_id < 0:
            raise ValueError(f"numa_id must be >= 0, got {self.numa_id}")
        return "host_numa", self.numa_id


@completes(_core.ManagedMemoryResourceOptions)
class ManagedMemoryResourceOptions:
    preferred_location: int | None = None
    preferred_location_type: str | None = None

    def _location(self):
        kind, place = self.preferred_location_type, self.preferred_location
        if kind is not None and kind not in _LOCATION_TYPES:
            raise ValueError(
                f"{kind!r} is not a valid ManagedMemoryLocationType. Must be None, 'device', 'host' or 'host_numa'"
            )
        if place is not None and not isinstance(place, int):
            raise TypeError(f"preferred_location must be an int or None, got {type(place).__name__}")
        return _CHECKS[kind](place)


def _legacy_location(place):
    if place is None:
        return None, None
    if place < -1:
        raise ValueError(
            "preferred_location must be a device ordinal (>= 0), -1 for host, or None for no preference, "
            f"got {place}"
        )
    return ("host", None) if place == -1 else ("device", place)


def _device_location(place):
    if place is None or place < 0:
        raise ValueError(
            "preferred_location must be a device ordinal (>= 0) when preferred_location_type is 'device', "
            f"got {place}"
        )
    return "device", place


def _host_location(place):
    if place is not None:
        raise ValueError(
            f"preferred_location must be None when preferred_location_type is 'host', got {place}"
        )
    return "host", None


def _numa_location(place):
    if place is not None and place < 0:
        raise ValueError(
            "preferred_location must be a NUMA node ID (>= 0) or None when preferred_location_type is 'host_numa', "
            f"got {place}"
        )
    return "host_numa", place


_CHECKS = {
    None: _legacy_location,
    "device": _device_location,
    "host": _host_location,
    "host_numa": _numa_location,
}
