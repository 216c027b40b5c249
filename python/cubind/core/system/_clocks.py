"""Query the clocks of a GPU, and the reasons why they run below their maximum."""

from typing import Any

from cubind.core.system._nvml import bits, nvml, number_of, record_number
from cubind.core.system.typing import ClockId, ClocksEventReasons, ClockType

_IDS = {
    ClockId.CURRENT: int(nvml.nvmlClockId_t.NVML_CLOCK_ID_CURRENT),
    ClockId.CUSTOMER_BOOST_MAX: int(nvml.nvmlClockId_t.NVML_CLOCK_ID_CUSTOMER_BOOST_MAX),
}
_TYPES = {
    ClockType.GRAPHICS: int(nvml.nvmlClockType_t.NVML_CLOCK_GRAPHICS),
    ClockType.SM: int(nvml.nvmlClockType_t.NVML_CLOCK_SM),
    ClockType.MEMORY: int(nvml.nvmlClockType_t.NVML_CLOCK_MEM),
    ClockType.VIDEO: int(nvml.nvmlClockType_t.NVML_CLOCK_VIDEO),
}
# By bit. The last two have no names in CUDA 12.
_REASONS = {
    nvml.nvmlClocksEventReasonGpuIdle: ClocksEventReasons.GPU_IDLE,
    nvml.nvmlClocksEventReasonApplicationsClocksSetting: ClocksEventReasons.APPLICATIONS_CLOCKS_SETTING,
    nvml.nvmlClocksEventReasonSwPowerCap: ClocksEventReasons.SW_POWER_CAP,
    nvml.nvmlClocksThrottleReasonHwSlowdown: ClocksEventReasons.HW_SLOWDOWN,
    nvml.nvmlClocksEventReasonSyncBoost: ClocksEventReasons.SYNC_BOOST,
    nvml.nvmlClocksEventReasonSwThermalSlowdown: ClocksEventReasons.SW_THERMAL_SLOWDOWN,
    nvml.nvmlClocksThrottleReasonHwThermalSlowdown: ClocksEventReasons.HW_THERMAL_SLOWDOWN,
    nvml.nvmlClocksThrottleReasonHwPowerBrakeSlowdown: ClocksEventReasons.HW_POWER_BRAKE_SLOWDOWN,
    nvml.nvmlClocksEventReasonDisplayClockSetting: ClocksEventReasons.DISPLAY_CLOCK_SETTING,
    getattr(nvml, "nvmlClocksEventReasonBoardLimit", 0x200): ClocksEventReasons.BOARD_LIMIT,
    getattr(nvml, "nvmlClocksEventReasonReliability", 0x400): ClocksEventReasons.RELIABILITY,
}
_MAX_PSTATE = 15


def event_reasons(mask: int) -> list[ClocksEventReasons]:
    """Return the reasons in one of NVML's masks."""
    found = []
    for bit in bits([mask]):
        if 1 << bit not in _REASONS:
            raise ValueError(f"Unknown clock event reason bit: {1 << bit}")
        found.append(_REASONS[1 << bit])
    return found


class ClockOffsets:
    """The offset of a clock, and its limits."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, clock_offset: "nvml.nvmlClockOffset_t") -> None:
        self._record = clock_offset

    clock_offset_mhz = record_number("clockOffsetMHz", "Current offset in MHz.")
    max_offset_mhz = record_number("maxClockOffsetMHz", "Largest offset in MHz.")
    min_offset_mhz = record_number("minClockOffsetMHz", "Smallest offset in MHz.")


class ClockInfo:
    """One of the clocks of a GPU."""

    __slots__ = ("__weakref__", "_handle", "_type")

    def __init__(self, handle: Any, clock_type: ClockType | str) -> None:
        self._handle = handle
        self._type = number_of(_TYPES, clock_type, "clock type")

    def get_current_mhz(self, clock_id: ClockId | str = ClockId.CURRENT) -> int:
        """Return the clock's current speed, or another value of it, in MHz."""
        return nvml.nvmlDeviceGetClock(self._handle, self._type, number_of(_IDS, clock_id, "clock ID"))

    def get_max_mhz(self) -> int:
        """Return the clock's highest speed in MHz."""
        return nvml.nvmlDeviceGetMaxClockInfo(self._handle, self._type)

    def get_max_customer_boost_mhz(self) -> int:
        """Return the highest speed to which a user may boost the clock, in MHz."""
        return nvml.nvmlDeviceGetMaxCustomerBoostClock(self._handle, self._type)

    def get_min_max_clock_of_pstate_mhz(self, pstate: int) -> tuple[int, int]:
        """Return the clock's lowest and highest speed in a performance state, in MHz.

        pstate: 0 (the fastest) to 15.
        """
        return nvml.nvmlDeviceGetMinMaxClockOfPState(self._handle, self._type, _checked_pstate(pstate))

    def get_offsets(self, pstate: int) -> ClockOffsets:
        """Return the clock's offset in a performance state, with its limits.

        pstate: 0 (the fastest) to 15.
        """
        info = nvml.nvmlClockOffset_t()
        info.type = nvml.nvmlClockType_t(self._type)
        info.pstate = nvml.nvmlPstates_t(_checked_pstate(pstate))
        nvml.nvmlDeviceGetClockOffsets(self._handle, info)
        return ClockOffsets(info)


def _checked_pstate(pstate: int) -> int:
    if not isinstance(pstate, int):
        raise TypeError(f"Argument 'pstate' has incorrect type (expected int, got {type(pstate).__name__})")
    if not 0 <= pstate <= _MAX_PSTATE:
        raise ValueError(f"Invalid P-state: {pstate}. Must be between 0 and 15 inclusive.")
    return int(pstate)


def pstate_of(number: int) -> int | None:
    """Return a performance state that NVML has returned; None if NVML does not know it."""
    if number == nvml.nvmlPstates_t.NVML_PSTATE_UNKNOWN:
        return None
    if not 0 <= number <= _MAX_PSTATE:
        raise AssertionError(f"Invalid P-state: {int(number)}. Must be between 0 and 15 inclusive, or PSTATE_UNKNOWN.")
    return int(number)


class GpuDynamicPstatesUtilization:
    """The utilization of one domain of a GPU.

    It has the thresholds at which the performance state changes.
    """

    __slots__ = ("__weakref__", "_record")

    def __init__(self, ptr: Any, owner: object) -> None:
        self._record = ptr

    @property
    def is_present(self) -> bool:
        """Whether this GPU has the domain."""
        return bool(self._record.bIsPresent)

    percentage = record_number("percentage", "Percent of the last second in which it was busy.")
    inc_threshold = record_number("incThreshold", "Utilization above which the GPU may get faster.")
    dec_threshold = record_number("decThreshold", "Utilization below which the GPU may get slower.")


class GpuDynamicPstatesInfo:
    """The utilization of a GPU's domains.

    These are graphics, frame buffer, video, bus, and others.
    """

    __slots__ = ("__weakref__", "_domains")

    def __init__(self, gpu_dynamic_pstates_info: "nvml.nvmlGpuDynamicPstatesInfo_t") -> None:
        self._domains = gpu_dynamic_pstates_info.utilization

    def __len__(self) -> int:
        return len(self._domains)

    def __getitem__(self, idx: int) -> GpuDynamicPstatesUtilization:
        if not 0 <= idx < len(self._domains):
            raise IndexError("GPU dynamic P-states index out of range")
        return GpuDynamicPstatesUtilization(self._domains[idx], self)
