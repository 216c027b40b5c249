"""Define Device: a GPU, or a MIG device, as NVML sees it."""

import os
from array import array
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cubind.core.system._clocks import ClockInfo, GpuDynamicPstatesInfo, event_reasons, pstate_of
from cubind.core.system._connections import NvlinkInfo, PciInfo
from cubind.core.system._cooling import CoolerInfo, FanInfo, Temperature
from cubind.core.system._events import DeviceEvents, supported_types
from cubind.core.system._field_values import FieldId, FieldValues, records_of
from cubind.core.system._nvml import (
    asked_flag,
    asked_number,
    asked_text,
    bits,
    listed,
    need,
    number_of,
    numbers,
    nvml,
    start,
)
from cubind.core.system._parts import InforomInfo, MigInfo
from cubind.core.system._values import BAR1MemoryInfo, DeviceAttributes, MemoryInfo, ProcessInfo, RepairStatus, Utilization
from cubind.core.system.typing import (
    AddressingMode,
    AffinityScope,
    ClocksEventReasons,
    ClockType,
    DeviceArch,
    EventType,
    GpuP2PCapsIndex,
    GpuP2PStatus,
    GpuTopologyLevel,
)

if TYPE_CHECKING:
    from cubind.core import Device as CUDADevice

__all__ = ["Device", "NvlinkInfo", "get_p2p_status", "get_topology_common_ancestor"]

_WORD_BITS = 64
_PSTATES = 16
_MODES = {1: AddressingMode.HMM, 2: AddressingMode.ATS}  # CUDA 12 has no names for these
_SCOPES = {AffinityScope.NODE: nvml.NVML_AFFINITY_SCOPE_NODE, AffinityScope.SOCKET: nvml.NVML_AFFINITY_SCOPE_SOCKET}
_LEVELS = numbers(GpuTopologyLevel, nvml.nvmlGpuTopologyLevel_t, "NVML_TOPOLOGY_")
_LEVEL_OF: dict[int, GpuTopologyLevel] = {number: level for level, number in _LEVELS.items()}
_CAPS = numbers(GpuP2PCapsIndex, nvml.nvmlGpuP2PCapsIndex_t, "NVML_P2P_CAPS_INDEX_")
# By NVML's numbers, in the order of its enumeration.
_P2P_STATUSES = dict(enumerate(GpuP2PStatus))
_BRANDS = dict(
    enumerate(
        "Unknown,Quadro,Tesla,NVS,GRID,GeForce,Titan,NVIDIA vApps,NVIDIA VPC,NVIDIA VCS,NVIDIA VWS,NVIDIA vGaming,Quadro RTX,"
        "NVIDIA RTX,NVIDIA,GeForce RTX,Titan RTX,NVIDIA DLA,NVIDIA vGameDev,NVIDIA NPU".split(",")
    )
)
_UUID_PREFIX_END = "-"


class Device:
    """A GPU or MIG device, given by one of: number, UUID, PCI bus ID.

    NVML may number GPUs differently from CUDA, and differently after a reboot; a UUID stays. This
    class does not initialize CUDA. `to_cuda_device` returns the Device of cubind.core. ValueError
    unless exactly one of the arguments is given.
    """

    __slots__ = ("__weakref__", "_handle")

    def __init__(
        self, *, index: int | None = None, uuid: bytes | str | None = None, pci_bus_id: bytes | str | None = None
    ) -> None:
        given = [each for each in (index, uuid, pci_bus_id) if each is not None]
        if not given:
            raise ValueError("Handle requires either a device `index`, `uuid`, or `pci_bus_id`.")
        if len(given) > 1:
            raise ValueError("Handle requires only one of `index`, `uuid`, or `pci_bus_id`.")
        start()
        self._handle: int  # as in cuda.core, because programs pass it to cuda.bindings.nvml
        if index is not None:
            self._handle = int(nvml.nvmlDeviceGetHandleByIndex(index))
        elif uuid is not None:
            self._handle = int(nvml.nvmlDeviceGetHandleByUUID(uuid))
        elif pci_bus_id is not None:
            self._handle = int(nvml.nvmlDeviceGetHandleByPciBusId(pci_bus_id))

    @classmethod
    def _of(cls, handle: Any) -> "Device":
        device = cls.__new__(cls)
        device._handle = int(handle)
        return device

    def __eq__(self, other: object) -> bool:
        return self._handle == other._handle if isinstance(other, Device) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._handle)

    def __repr__(self) -> str:
        return f"<Device handle={self._handle:#x}>"

    def __reduce__(self) -> Any:
        return _of_uuid, (type(self), self.uuid)

    # ---- identity ----

    index = asked_number("nvmlDeviceGetIndex", "Index of the device, below get_num_devices().")
    uuid = asked_text("nvmlDeviceGetUUID", 'UUID, which never changes: "GPU-…", "MIG-…".')
    name = asked_text("nvmlDeviceGetName", "Name of the product.")
    serial = asked_text("nvmlDeviceGetSerial", "Serial number of the board.")
    module_id = asked_number("nvmlDeviceGetModuleId", "Number of its module on the baseboard; 0 without a baseboard.")
    minor_number = asked_number("nvmlDeviceGetMinorNumber", "Number n of its file /dev/nvidia<n>.")
    numa_node_id = asked_number("nvmlDeviceGetNumaNodeId", "NUMA node of the GPU, if GPUs are NUMA nodes.")

    @property
    def uuid_without_prefix(self) -> str:
        """The UUID in CUDA's form, without "GPU-"."""
        return self.uuid.partition(_UUID_PREFIX_END)[2]

    @property
    def pci_info(self) -> PciInfo:
        """The PCI device. RuntimeError for a MIG device, which is none."""
        info = nvml.nvmlPciInfoExt_t()
        try:
            nvml.nvmlDeviceGetPciInfoExt(self._handle, info)
        except nvml.InvalidArgumentError:
            raise RuntimeError("This device does not have PCI attributes") from None
        return PciInfo(info, self._handle)

    @property
    def pci_bus_id(self) -> str:
        """The PCI bus ID: "00000000:17:00.0"."""
        return self.pci_info.bus_id

    @property
    def arch(self) -> DeviceArch:
        """The architecture; UNKNOWN if it is newer than the enumeration."""
        try:
            return DeviceArch(int(nvml.nvmlDeviceGetArchitecture(self._handle)))
        except ValueError:
            return DeviceArch.UNKNOWN

    @property
    def brand(self) -> str:
        """The brand, or "Unknown"."""
        return _BRANDS.get(int(nvml.nvmlDeviceGetBrand(self._handle)), _BRANDS[0])

    @property
    def cuda_compute_capability(self) -> tuple[int, int]:
        """The compute capability: (9, 0)."""
        return nvml.nvmlDeviceGetCudaComputeCapability(self._handle)

    @property
    def attributes(self) -> DeviceAttributes:
        """The number of units of each kind."""
        return DeviceAttributes(nvml.nvmlDeviceGetAttributes(self._handle))

    @property
    def mig(self) -> MigInfo:
        """The MIG devices that it is divided into, or the GPU that it is a part of."""
        return MigInfo(self)

    @property
    def inforom(self) -> InforomInfo:
        """The InfoROM, a memory of the board with facts about it."""
        return InforomInfo(self)

    def to_cuda_device(self) -> "CUDADevice":
        """Return the Device of cubind.core for the same GPU, found by its UUID.

        RuntimeError if CUDA has none.
        """
        from cubind.core import Device as CUDADevice

        uuid = self.uuid_without_prefix
        for device in CUDADevice.get_all_devices():
            if device.uuid == uuid:
                return device
        raise RuntimeError(f"No corresponding CUDA device found for this NVML device. It is {self.uuid}.")

    # ---- listing devices ----

    @classmethod
    def get_device_count(cls) -> int:
        """Return the number of GPUs, not counting MIG devices."""
        start()
        return nvml.nvmlDeviceGetCount()

    @classmethod
    def get_all_devices(cls) -> "Iterator[Device]":
        """Yield all GPUs."""
        for index in range(cls.get_device_count()):
            yield cls(index=index)

    @classmethod
    def get_all_devices_with_cpu_affinity(cls, cpu_index: int) -> "Iterator[Device]":
        """Yield the GPUs near a CPU. Linux only."""
        start()
        for handle in listed("nvmlSystemGetTopologyGpuSet", cpu_index):
            yield cls._of(handle)

    def get_topology_nearest_gpus(self, level: GpuTopologyLevel | str) -> "Iterator[Device]":
        """Yield the other GPUs whose path from here stays within a topology level.

        Linux only.
        """
        number = nvml.nvmlGpuTopologyLevel_t(number_of(_LEVELS, level, "topology level"))
        for handle in listed("nvmlDeviceGetTopologyNearestGpus", self._handle, number):
            yield type(self)._of(handle)

    # ---- nearby CPUs and memory ----

    @property
    def addressing_mode(self) -> AddressingMode | None:
        """The way in which it reaches memory of malloc and mmap; None if it cannot."""
        need("nvmlDeviceGetAddressingMode")
        mode = nvml.nvmlDeviceAddressingMode_t()
        nvml.nvmlDeviceGetAddressingMode(self._handle, mode)
        return _MODES.get(mode.value)

    def get_memory_affinity(self, scope: AffinityScope | str = AffinityScope.NODE) -> list[int]:
        """Return the NUMA nodes or sockets whose memory is nearest. Linux only."""
        number = number_of(_SCOPES, scope, "affinity scope")
        return bits(nvml.nvmlDeviceGetMemoryAffinity(self._handle, _cpu_words(), number))

    def get_cpu_affinity(self, scope: AffinityScope | str = AffinityScope.NODE) -> list[int]:
        """Return the nearest CPUs. Linux only."""
        number = number_of(_SCOPES, scope, "affinity scope")
        return bits(nvml.nvmlDeviceGetCpuAffinityWithinScope(self._handle, _cpu_words(), number))

    def set_cpu_affinity(self) -> None:
        """Bind the calling thread to the nearest CPUs. Linux only."""
        nvml.nvmlDeviceSetCpuAffinity(self._handle)

    def clear_cpu_affinity(self) -> None:
        """Let the calling thread run on any CPU. Linux only."""
        nvml.nvmlDeviceClearCpuAffinity(self._handle)

    # ---- its state ----

    @property
    def is_c2c_enabled(self) -> bool:
        """Whether a chip-to-chip link connects it to the CPU."""
        return bool(nvml.nvmlDeviceGetC2cModeInfoV(self._handle).isC2cEnabled)

    @property
    def is_persistence_mode_enabled(self) -> bool:
        """Whether the driver stays loaded while nobody uses the GPU; can be set.

        Linux only.
        """
        return nvml.nvmlDeviceGetPersistenceMode(self._handle) == nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED

    @is_persistence_mode_enabled.setter
    def is_persistence_mode_enabled(self, enabled: bool) -> None:
        nvml.nvmlDeviceSetPersistenceMode(self._handle, nvml.nvmlEnableState_t(int(bool(enabled))))

    is_display_connected = asked_flag("nvmlDeviceGetDisplayMode", "Whether a monitor is connected.")
    is_display_active = asked_flag("nvmlDeviceGetDisplayActive", "Whether it drives a display, with or without a monitor.")

    @property
    def utilization(self) -> Utilization:
        """The utilization in the last sample period."""
        return Utilization(nvml.nvmlDeviceGetUtilizationRates(self._handle))

    @property
    def memory_info(self) -> MemoryInfo:
        """The total and free memory."""
        info = nvml.nvmlMemory_v2_t()
        nvml.nvmlDeviceGetMemoryInfo_v2(self._handle, info)
        return MemoryInfo(info)

    @property
    def bar1_memory_info(self) -> BAR1MemoryInfo:
        """The BAR1 window, through which others reach its memory."""
        return BAR1MemoryInfo(nvml.nvmlDeviceGetBAR1MemoryInfo(self._handle))

    @property
    def compute_running_processes(self) -> list[ProcessInfo]:
        """The processes that have a CUDA context on it."""
        return [ProcessInfo(self, each) for each in listed("nvmlDeviceGetComputeRunningProcesses", self._handle)]

    @property
    def repair_status(self) -> RepairStatus:
        """The repairs that its next reset will make."""
        return RepairStatus(self._handle)

    # ---- clocks, performance states, temperature ----

    def get_clock(self, clock_type: ClockType | str) -> ClockInfo:
        """Return one of the clocks."""
        return ClockInfo(self._handle, clock_type)

    @property
    def is_auto_boosted_clocks_enabled(self) -> tuple[bool, bool]:
        """Whether clocks are boosted automatically now, and by default."""
        now, default = nvml.nvmlDeviceGetAutoBoostedClocksEnabled(self._handle)
        enabled = nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED
        return now == enabled, default == enabled

    @property
    def current_clock_event_reasons(self) -> list[ClocksEventReasons]:
        """The reasons why clocks now run slower than they could."""
        return event_reasons(nvml.nvmlDeviceGetCurrentClocksEventReasons(self._handle))

    @property
    def supported_clock_event_reasons(self) -> list[ClocksEventReasons]:
        """The reasons that it can report."""
        return event_reasons(nvml.nvmlDeviceGetSupportedClocksEventReasons(self._handle))

    @property
    def performance_state(self) -> int | None:
        """The performance state, 0 (the fastest) to 15; None if unknown."""
        return pstate_of(nvml.nvmlDeviceGetPerformanceState(self._handle))

    @property
    def dynamic_pstates_info(self) -> GpuDynamicPstatesInfo:
        """The utilization of its domains."""
        return GpuDynamicPstatesInfo(nvml.nvmlDeviceGetDynamicPstatesInfo(self._handle))

    @property
    def supported_pstates(self) -> list[int]:
        """The performance states that it supports."""
        room = array("I", [int(nvml.nvmlPstates_t.NVML_PSTATE_UNKNOWN)] * _PSTATES)
        address, count = room.buffer_info()
        nvml.nvmlDeviceGetSupportedPerformanceStates(self._handle, address, count * room.itemsize)
        return [state for number in room if (state := pstate_of(number)) is not None]

    @property
    def temperature(self) -> Temperature:
        """The temperatures."""
        return Temperature(self._handle)

    @property
    def cooler(self) -> CoolerInfo:
        """The cooler."""
        info = nvml.nvmlCoolerInfo_t()
        nvml.nvmlDeviceGetCoolerInfo(self._handle, info)
        return CoolerInfo(info)

    num_fans = asked_number("nvmlDeviceGetNumFans", "Number of fans.")

    def get_fan(self, fan: int = 0) -> FanInfo:
        """Return one of the fans."""
        _check_index("Fan", fan, self.num_fans)
        return FanInfo(self._handle, fan)

    # ---- links ----

    def get_nvlink_count(self) -> int:
        """Return the number of NVLinks."""
        return int(self.get_field_values([FieldId.DEV_NVLINK_LINK_COUNT])[0].value)

    def get_nvlink(self, link: int) -> NvlinkInfo:
        """Return one of the NVLinks."""
        _check_index("Link", link, self.get_nvlink_count())
        return NvlinkInfo(self, link)

    def get_nvlinks(self) -> Iterator[NvlinkInfo]:
        """Yield all NVLinks."""
        for link in range(self.get_nvlink_count()):
            yield NvlinkInfo(self, link)

    # ---- events and field values ----

    def register_events(self, events: EventType | str | list[EventType | str]) -> DeviceEvents:
        """Record events from now on; DeviceEvents.wait() returns them. Linux only."""
        return DeviceEvents(self._handle, events)

    def get_supported_event_types(self) -> list[EventType]:
        """Return the events that it can report. Linux only."""
        return supported_types(self._handle)

    def get_field_values(self, field_ids: list[int | tuple[int, int]]) -> FieldValues:
        """Return quantities by FieldId, or by pairs (FieldId, scope), in one call.

        A quantity that is unavailable raises when its value is read.
        """
        records = records_of(field_ids)
        if records:
            nvml.nvmlDeviceGetFieldValues(self._handle, records)
        return FieldValues(records)

    def clear_field_values(self, field_ids: list[int | tuple[int, int]]) -> None:
        """Reset quantities to zero."""
        if records := records_of(field_ids):
            nvml.nvmlDeviceClearFieldValues(self._handle, records)


def of_cuda(uuid: str) -> Device:
    """Return the GPU or MIG device with this UUID in CUDA's form, without prefix."""
    for prefix in ("GPU-", "MIG-"):
        try:
            return Device(uuid=prefix + uuid)
        except nvml.NotFoundError:
            continue
    return Device(uuid=uuid)


def _of_uuid(kind: type[Device], uuid: str) -> Device:
    return kind(uuid=uuid)


def _cpu_words() -> int:
    return -(-(os.cpu_count() or 1) // _WORD_BITS)


def _check_index(what: str, index: int, count: int) -> None:
    if not isinstance(index, int):
        raise TypeError(f"Argument '{what.lower()}' has incorrect type (expected int, got {type(index).__name__})")
    if not 0 <= index < count:
        raise ValueError(f"{what} index {index} is out of range [0, {count})")


def _check_devices(**devices: object) -> None:
    for name, device in devices.items():
        if not isinstance(device, Device):
            kind = f"{Device.__module__}.{Device.__qualname__}"
            raise TypeError(f"Argument '{name}' has incorrect type (expected {kind}, got {type(device).__name__})")


def get_topology_common_ancestor(device1: Device, device2: Device) -> GpuTopologyLevel:
    """Return the topology level of the shortest path between two GPUs. Linux only."""
    _check_devices(device1=device1, device2=device2)
    return _LEVEL_OF[int(nvml.nvmlDeviceGetTopologyCommonAncestor(device1._handle, device2._handle))]


def get_p2p_status(device1: Device, device2: Device, index: GpuP2PCapsIndex | str) -> GpuP2PStatus:
    """Return whether two GPUs can access each other's memory, or why not.

    index: the kind of access.
    """
    _check_devices(device1=device1, device2=device2)
    number = nvml.nvmlGpuP2PCapsIndex_t(number_of(_CAPS, index, "P2P caps index"))
    status = int(nvml.nvmlDeviceGetP2PStatus(device1._handle, device2._handle, number))
    return _P2P_STATUSES.get(status, GpuP2PStatus.UNKNOWN)
