"""Query the temperatures of a GPU, and its cooler and fans."""

import warnings
from typing import Any

from cubind.core.system._nvml import bits, nvml, number_of, numbers, record_number
from cubind.core.system.typing import (
    CoolerControl,
    CoolerTarget,
    DeviceArch,
    FanControlPolicy,
    TemperatureThresholds,
    ThermalController,
    ThermalTarget,
)

_CONTROLS = {
    int(nvml.nvmlCoolerControl_t.NVML_THERMAL_COOLER_SIGNAL_TOGGLE): CoolerControl.TOGGLE,
    int(nvml.nvmlCoolerControl_t.NVML_THERMAL_COOLER_SIGNAL_VARIABLE): CoolerControl.VARIABLE,
}
_COOLED = {
    int(nvml.nvmlCoolerTarget_t.NVML_THERMAL_COOLER_TARGET_NONE): CoolerTarget.NONE,
    int(nvml.nvmlCoolerTarget_t.NVML_THERMAL_COOLER_TARGET_GPU): CoolerTarget.GPU,
    int(nvml.nvmlCoolerTarget_t.NVML_THERMAL_COOLER_TARGET_MEMORY): CoolerTarget.MEMORY,
    int(nvml.nvmlCoolerTarget_t.NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY): CoolerTarget.POWER_SUPPLY,
}
_POLICIES = {
    nvml.NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW: FanControlPolicy.TEMPERATURE_CONTROLLED,
    nvml.NVML_FAN_POLICY_MANUAL: FanControlPolicy.MANUAL,
}

_THRESHOLDS = numbers(TemperatureThresholds, nvml.nvmlTemperatureThresholds_t, "NVML_TEMPERATURE_THRESHOLD_")
_TARGETS = numbers(ThermalTarget, nvml.nvmlThermalTarget_t, "NVML_THERMAL_TARGET_")
_CONTROLLERS = numbers(ThermalController, nvml.nvmlThermalController_t, "NVML_THERMAL_CONTROLLER_")
_TARGET_OF: dict[int, ThermalTarget] = {number: target for target, number in _TARGETS.items()}
_CONTROLLER_OF: dict[int, ThermalController] = {number: controller for controller, number in _CONTROLLERS.items()}
# Thresholds that newer GPUs report only as field values.
_OUTDATED = ("shutdown", "slowdown", "mem_max", "gpu_max")


class CoolerInfo:
    """The cooler of a GPU."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, cooler_info: "nvml.nvmlCoolerInfo_t") -> None:
        self._record = cooler_info

    @property
    def signal_type(self) -> CoolerControl | None:
        """The kind of control; None if unknown."""
        return _CONTROLS.get(int(self._record.signalType))

    @property
    def target(self) -> list[CoolerTarget]:
        """The parts that it cools."""
        found = []
        for bit in bits([int(self._record.target)], 32):
            if 1 << bit not in _COOLED:
                raise ValueError(f"Unknown cooler target bit: {1 << bit}")
            found.append(_COOLED[1 << bit])
        return found


class FanInfo:
    """One fan of a GPU.

    Speeds are percentages of the highest intended one, and may exceed 100.
    """

    __slots__ = ("__weakref__", "_fan", "_handle")

    def __init__(self, handle: Any, fan: int) -> None:
        self._handle = handle
        self._fan = fan

    @property
    def speed(self) -> int:
        """The intended speed in percent; can be set.

        A blocked fan does not show here.
        """
        return nvml.nvmlDeviceGetFanSpeed_v2(self._handle, self._fan)

    @speed.setter
    def speed(self, speed: int) -> None:
        nvml.nvmlDeviceSetFanSpeed_v2(self._handle, self._fan, speed)

    @property
    def speed_rpm(self) -> int:
        """The intended speed in rotations per minute."""
        info = nvml.nvmlFanSpeedInfo_t()
        info.fan = self._fan
        nvml.nvmlDeviceGetFanSpeedRPM(self._handle, info)
        return info.speed

    @property
    def target_speed(self) -> int:
        """The speed that the fan is changing to, in percent."""
        return nvml.nvmlDeviceGetTargetFanSpeed(self._handle, self._fan)

    @property
    def min_max_speed(self) -> tuple[int, int]:
        """The lowest and highest speed of all fans of this GPU, in percent."""
        return nvml.nvmlDeviceGetMinMaxFanSpeed(self._handle)

    @property
    def control_policy(self) -> FanControlPolicy:
        """The policy that sets the fan's speed."""
        return _POLICIES[int(nvml.nvmlDeviceGetFanControlPolicy_v2(self._handle, self._fan))]

    def set_default_speed(self) -> None:
        """Return control of the fan's speed to the driver."""
        nvml.nvmlDeviceSetDefaultFanSpeed_v2(self._handle, self._fan)


class ThermalSensor:
    """A thermal sensor; temperatures are in degrees Celsius."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, ptr: Any, owner: object) -> None:
        self._record = ptr

    @property
    def controller(self) -> ThermalController:
        """The chip that reads the sensor."""
        return _CONTROLLER_OF.get(int(self._record.controller), ThermalController.UNKNOWN)

    default_min_temp = record_number("defaultMinTemp", "Lowest temperature that it can report.")
    default_max_temp = record_number("defaultMaxTemp", "Highest temperature that it can report.")
    current_temp = record_number("currentTemp", "Current temperature.")

    @property
    def target(self) -> ThermalTarget:
        """The part whose temperature it measures."""
        return _TARGET_OF.get(int(self._record.target), ThermalTarget.NONE)


class ThermalSettings:
    """The thermal sensors of one query."""

    __slots__ = ("__weakref__", "_sensors")

    def __init__(self, thermal_settings: "nvml.nvmlGpuThermalSettings_t") -> None:
        self._sensors = thermal_settings.sensor[: thermal_settings.count]

    def __len__(self) -> int:
        return len(self._sensors)

    def __getitem__(self, idx: int) -> ThermalSensor:
        if not 0 <= idx < len(self._sensors):
            raise IndexError("Thermal sensor index out of range")
        return ThermalSensor(self._sensors[idx], self)


class Temperature:
    """Temperatures of a GPU, in degrees Celsius."""

    __slots__ = ("__weakref__", "_handle")

    def __init__(self, handle: Any) -> None:
        self._handle = handle

    def get_sensor(self) -> int:
        """Return the current temperature of the GPU."""
        info = nvml.nvmlTemperature_t()
        info.sensorType = nvml.nvmlTemperatureSensors_t.NVML_TEMPERATURE_GPU
        nvml.nvmlDeviceGetTemperatureV(self._handle, info)
        return info.temperature

    def get_threshold(self, threshold_type: TemperatureThresholds | str) -> int:
        """Return the temperature of a threshold.

        Ada and later report some thresholds only as field values: DeprecationWarning for these.
        """
        number = number_of(_THRESHOLDS, threshold_type, "temperature threshold type")
        if threshold_type in _OUTDATED and int(nvml.nvmlDeviceGetArchitecture(self._handle)) >= DeviceArch.ADA:
            warnings.warn(
                f"{threshold_type} is no longer recommended for Ada and later architectures. Use get_field_values with"
                " NVML_FI_DEV_TEMPERATURE_* fields to retrieve this threshold on these architectures.",
                DeprecationWarning,
                stacklevel=2,
            )
        return nvml.nvmlDeviceGetTemperatureThreshold(self._handle, number)

    @property
    def margin(self) -> int:
        """The distance to the nearest temperature at which the GPU slows down."""
        info = nvml.nvmlMarginTemperature_t()
        nvml.nvmlDeviceGetMarginTemperature(self._handle, info)
        return info.marginTemperature

    def get_thermal_settings(self, sensor_index: ThermalTarget | str) -> ThermalSettings:
        """Return the sensors that measure one part of the GPU."""
        number = number_of(_TARGETS, sensor_index, "thermal sensor index")
        return ThermalSettings(nvml.nvmlDeviceGetThermalSettings(self._handle, number))
