"""Wait for events of the system: a driver binds or unbinds a GPU."""

from array import array
from typing import Any

from cubind.core.system._events import EventSet, mask_of
from cubind.core.system._nvml import nvml, start
from cubind.core.system.typing import SystemEventType

__all__ = ["register_events"]

_TYPES = {
    SystemEventType.UNBIND: nvml.nvmlSystemEventTypeGpuDriverUnbind,
    SystemEventType.BIND: nvml.nvmlSystemEventTypeGpuDriverBind,
}
_TYPE_OF = {number: event for event, number in _TYPES.items()}
_WORDS = 2  # 64-bit words: an event's type, and the GPU in the lower half of the other


def _pci_bus_id_from_gpu_id(gpu_id: int) -> str:
    """Return the PCI bus ID of an event's GPU: domain, bus and device in 16, 8 and 8 bits."""
    return f"{gpu_id >> 16 & 0xFFFF:08X}:{gpu_id >> 8 & 0xFF:02X}:{gpu_id & 0xFF:02X}.0"


class SystemEvent:
    """One event of the system."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, event_data: "nvml.nvmlSystemEventData_v1_t") -> None:
        self._record = event_data

    @property
    def event_type(self) -> SystemEventType:
        """The type of the event."""
        return _TYPE_OF[self._record.eventType]

    @property
    def gpu_id(self) -> int:
        """The GPU, as NVML packs its PCI bus ID."""
        return self._record.gpuId

    @property
    def device(self) -> Any:
        """The Device of the event."""
        from cubind.core.system._device import Device

        return Device(pci_bus_id=_pci_bus_id_from_gpu_id(self.gpu_id))


class SystemEvents:
    """The events that one wait() has returned."""

    __slots__ = ("__weakref__", "_records")

    def __init__(self, event_data: list["nvml.nvmlSystemEventData_v1_t"]) -> None:
        self._records = event_data

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, idx: int) -> SystemEvent:
        if not -len(self._records) <= idx < len(self._records):
            raise IndexError("index is out of bounds")
        return SystemEvent(self._records[idx])


def _free(handle: Any) -> None:
    request = nvml.nvmlSystemEventSetFreeRequest_t()
    request.set = handle
    nvml.nvmlSystemEventSetFree(request)


class RegisteredSystemEvents:
    """A recording of the system's events, from now on."""

    __slots__ = ("__weakref__", "_set")

    def __init__(self, events: SystemEventType | str | list[SystemEventType | str]) -> None:
        mask = mask_of(events, _TYPES, "SystemEventType")
        start()
        made = nvml.nvmlSystemEventSetCreateRequest_t()
        nvml.nvmlSystemEventSetCreate(made)
        self._set = EventSet(made.set, _free)
        request = nvml.nvmlSystemRegisterEventRequest_t()
        request.set, request.eventTypes = made.set, mask
        nvml.nvmlSystemRegisterEvents(request)

    def wait(self, timeout_ms: int = 0, buffer_size: int = 1) -> SystemEvents:
        """Wait for the next events and return them.

        timeout_ms: milliseconds to wait; 0 waits for ever. cubind.core.system.TimeoutError if none
            comes in that time.
        buffer_size: the most events to return.
        """
        if buffer_size < 1:
            raise ValueError(f"buffer_size must be at least 1, got {buffer_size}")
        room = array("Q", bytes(8 * _WORDS * buffer_size))
        request = nvml.nvmlSystemEventSetWaitRequest_t()
        request.timeoutms, request.set = timeout_ms, self._set.handle
        request.data, request.dataSize = room.buffer_info()[0], buffer_size
        nvml.nvmlSystemEventSetWait(request)
        return SystemEvents([_event(*room[i * _WORDS : (i + 1) * _WORDS]) for i in range(request.numEvent)])


def _event(event_type: int, gpu_id: int) -> "nvml.nvmlSystemEventData_v1_t":
    record = nvml.nvmlSystemEventData_v1_t()
    record.eventType, record.gpuId = event_type, gpu_id & 0xFFFFFFFF
    return record


def register_events(events: SystemEventType | str | list[SystemEventType | str]) -> RegisteredSystemEvents:
    """Record events of the system from now on.

    RegisteredSystemEvents.wait() returns them. Linux only.
    """
    return RegisteredSystemEvents(events)
