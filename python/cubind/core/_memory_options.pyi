from dataclasses import dataclass

from cubind.core._options import Options

@dataclass
class DeviceMemoryResourceOptions(Options):
    """Options of the pool of a DeviceMemoryResource.

    ipc_enabled: other processes may use the memory. Default False.
    max_size: the most bytes that the pool may hold; 0 leaves it to the driver.
    Default 0.
    """

    ipc_enabled: bool = False
    max_size: int = 0

@dataclass
class PinnedMemoryResourceOptions(Options):
    """Options of the pool of a PinnedMemoryResource.

    ipc_enabled: other processes may use the memory. Default False.
    max_size: the most bytes that the pool may hold; 0 leaves it to the driver.
    Default 0.
    numa_id: the NUMA node that the memory comes from; None leaves it to the
    system. Default None.
    """

    ipc_enabled: bool = False
    max_size: int = 0
    numa_id: int | None = None

@dataclass
class ManagedMemoryResourceOptions(Options):
    """Options of the pool of a ManagedMemoryResource.

    preferred_location: where memory is placed first. Without a type it is a
    device ordinal, -1 for the host, or None for no preference. Default None.
    preferred_location_type: the meaning of the location: "device" (an
    ordinal), "host" (None), "host_numa" (a NUMA node, or None for the one next
    to the current device), or None. Default None.
    """

    preferred_location: int | None = None
    preferred_location_type: str | None = None
