"""Query the parts of a GPU: its InfoROM, and the MIG devices that it is divided into."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cubind.core.system._nvml import asked_number, asked_text, number_of, numbers, nvml
from cubind.core.system.typing import InforomObject

if TYPE_CHECKING:
    from cubind.core.system._device import Device

_OBJECTS = numbers(InforomObject, nvml.nvmlInforomObject_t, "NVML_INFOROM_")


class InforomInfo:
    """The InfoROM: a memory on the board with facts about the device."""

    __slots__ = ("__weakref__", "_handle")

    def __init__(self, device: "Device") -> None:
        self._handle: Any = device._handle

    def get_version(self, inforom: InforomObject | str) -> str:
        """Return the version of one part of the InfoROM."""
        return nvml.nvmlDeviceGetInforomVersion(self._handle, number_of(_OBJECTS, inforom, "InfoROM object"))

    image_version = asked_text("nvmlDeviceGetInforomImageVersion", "Version of the whole image.")
    configuration_checksum = asked_number(
        "nvmlDeviceGetInforomConfigurationChecksum", "Checksum of its configuration; equal configurations have equal checksums."
    )
    board_part_number = asked_text("nvmlDeviceGetBoardPartNumber", "Part number of the board.")

    def validate(self) -> None:
        """Read the InfoROM and verify its checksums. CorruptedInforomError if wrong."""
        nvml.nvmlDeviceValidateInforom(self._handle)

    @property
    def bbx_flush_time(self) -> tuple[int, int]:
        """The time of its black box's last write, and how many microseconds it took."""
        return nvml.nvmlDeviceGetLastBBXFlushTime(self._handle)


class MigInfo:
    """MIG: how a GPU is divided into devices."""

    __slots__ = ("__weakref__", "_handle", "_kind")

    def __init__(self, device: "Device") -> None:
        self._handle: Any = device._handle
        self._kind = type(device)

    @property
    def is_mig_device(self) -> bool:
        """Whether this is a device that a GPU is divided into."""
        return bool(nvml.nvmlDeviceIsMigDeviceHandle(self._handle))

    @property
    def mode(self) -> bool:
        """Whether the GPU is divided; can be set.

        Setting it may take effect only after a reset of the GPU.
        """
        return nvml.nvmlDeviceGetMigMode(self._handle)[0] == nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED

    @mode.setter
    def mode(self, mode: bool) -> None:
        nvml.nvmlDeviceSetMigMode(self._handle, int(bool(mode)))

    @property
    def pending_mode(self) -> bool:
        """Whether the GPU will be divided after the next reset."""
        return nvml.nvmlDeviceGetMigMode(self._handle)[1] == nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED

    @property
    def device_count(self) -> int:
        """The most devices that there can be; 0 if the GPU is not divided."""
        return nvml.nvmlDeviceGetMaxMigDeviceCount(self._handle)

    @property
    def parent(self) -> "Device":
        """The GPU that this device is a part of."""
        return self._kind._of(nvml.nvmlDeviceGetDeviceHandleFromMigDeviceHandle(self._handle))

    def get_device_by_index(self, index: int) -> "Device":
        """Return one of the GPU's MIG devices.

        NotFoundError if that one is missing, also below `device_count`.
        """
        return self._kind._of(nvml.nvmlDeviceGetMigDeviceHandleByIndex(self._handle, index))

    def get_all_devices(self) -> "Iterator[Device]":
        """Yield the GPU's MIG devices."""
        for index in range(self.device_count):
            try:
                device = self.get_device_by_index(index)
            except nvml.NotFoundError:
                continue
            yield device
