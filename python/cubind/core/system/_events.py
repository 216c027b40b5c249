"""Register for events of a GPU, and wait for them."""

import os
import sys
from typing import Any

from cubind.core.system._nvml import bits, nvml, start
from cubind.core.system.typing import EventType

_TYPES = {
    EventType.NONE: nvml.nvmlEventTypeNone,
    EventType.SINGLE_BIT_ECC_ERROR: nvml.nvmlEventTypeSingleBitEccError,
    EventType.DOUBLE_BIT_ECC_ERROR: nvml.nvmlEventTypeDoubleBitEccError,
    EventType.PSTATE: nvml.nvmlEventTypePState,
    EventType.XID_CRITICAL_ERROR: nvml.nvmlEventTypeXidCriticalError,
    EventType.CLOCK: nvml.nvmlEventTypeClock,
    EventType.POWER_SOURCE_CHANGE: nvml.nvmlEventTypePowerSourceChange,
    EventType.MIG_CONFIG_CHANGE: nvml.nvmlEventMigConfigChange,
    EventType.SINGLE_BIT_ECC_ERROR_STORM: nvml.nvmlEventTypeSingleBitEccErrorStorm,
    EventType.DRAM_RETIREMENT_EVENT: nvml.nvmlEventTypeDramRetirementEvent,
    EventType.DRAM_RETIREMENT_FAILURE: nvml.nvmlEventTypeDramRetirementFailure,
    EventType.NON_FATAL_POISON_ERROR: nvml.nvmlEventTypeNonFatalPoisonError,
    EventType.FATAL_POISON_ERROR: nvml.nvmlEventTypeFatalPoisonError,
    EventType.GPU_UNAVAILABLE_ERROR: nvml.nvmlEventTypeGpuUnavailableError,
    EventType.GPU_RECOVERY_ACTION: nvml.nvmlEventTypeGpuRecoveryAction,
}
_TYPE_OF = {number: event for event, number in _TYPES.items()}


def mask_of(events: Any, table: dict[Any, int], name: str) -> int:
    """Return the bits of an event type, or of a list of these."""
    if isinstance(events, str):
        events = [events]
    if not isinstance(events, list):
        raise TypeError(f"events must be an {name}, str, or list of {name} or str")
    mask = 0
    for event in events:
        if event not in table:
            raise ValueError(f"Invalid event type: {event}. Must be one of {list(table)}")
        mask |= table[event]
    return mask


def supported_types(handle: Any) -> list[EventType]:
    """Return the events that a device can report."""
    found = []
    for bit in bits([nvml.nvmlDeviceGetSupportedEventTypes(handle)]):
        if 1 << bit not in _TYPE_OF:
            raise ValueError(f"Unknown event type bit: {1 << bit}")
        found.append(_TYPE_OF[1 << bit])
    return found


class EventSet:
    """An NVML event set, freed with its owner.

    Only the process that made it frees it, while the interpreter runs.
    """

    __slots__ = ("_free", "_owner", "handle")

    def __init__(self, handle: Any, free: Any) -> None:
        self.handle = handle
        self._free = free
        self._owner = os.getpid()

    def __del__(self, is_finalizing: Any = sys.is_finalizing, getpid: Any = os.getpid) -> None:
        if not is_finalizing() and self._owner == getpid():
            self._free(self.handle)


class EventData:
    """One event of a GPU."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, event_data: "nvml.nvmlEventData_t") -> None:
        self._record = event_data

    @property
    def device(self) -> Any:
        """The Device on which it happened."""
        from cubind.core.system._device import Device

        return Device._of(self._record.device)

    @property
    def event_type(self) -> EventType:
        """The type of the event."""
        return _TYPE_OF[self._record.eventType]

    def _of_xid(self, field: str, name: str) -> int:
        if self._record.eventType != nvml.nvmlEventTypeXidCriticalError:
            raise ValueError(f"{name} is only available for Xid critical error events.")
        found: int = getattr(self._record, field)
        return found

    @property
    def event_data(self) -> int:
        """The Xid: the driver's number for the error.

        Only for EventType.XID_CRITICAL_ERROR, else ValueError.
        """
        return self._of_xid("eventData", "event_data")

    @property
    def gpu_instance_id(self) -> int:
        """The GPU instance, on MIG devices.

        Only for EventType.XID_CRITICAL_ERROR, else ValueError.
        """
        return self._of_xid("gpuInstanceId", "gpu_instance_id")

    @property
    def compute_instance_id(self) -> int:
        """The compute instance, on MIG devices.

        Only for EventType.XID_CRITICAL_ERROR, else ValueError.
        """
        return self._of_xid("computeInstanceId", "compute_instance_id")


class DeviceEvents:
    """A recording of a GPU's events, from now on."""

    __slots__ = ("__weakref__", "_set")

    def __init__(self, device_handle: Any, events: EventType | str | list[EventType | str]) -> None:
        mask = mask_of(events, _TYPES, "EventType")
        start()
        self._set = EventSet(nvml.nvmlEventSetCreate(), nvml.nvmlEventSetFree)
        nvml.nvmlDeviceRegisterEvents(device_handle, mask, self._set.handle)

    def wait(self, timeout_ms: int = 0) -> EventData:
        """Wait for the next event and return it.

        timeout_ms: milliseconds to wait; 0 waits for ever. cubind.core.system.TimeoutError if none
        comes in that time.
        """
        return EventData(nvml.nvmlEventSetWait(self._set.handle, timeout_ms))
