"""Parts of a GPU: its InfoROM, and the MIG devices that it is divided into."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cubind.core.system._nvml import asked_number, asked_text, number_of, numbers, nvml
from cubind.core.system.typing import InforomObject

if TYPE_CHECKING:
    from cubind.core.system._device import Device

_OBJECTS = numbers(InforomObject, nvml.nvmlInforomObject_t, "NVML_INFOROM_")


class InforomInfo:
    """The InfoROM: a memory on the board that has facts about the device."""

    __slots__ = ("__weakref__", "_handle")

    def __init__(self, device: "Device") -> None:
        self._handle: Any = device._handle

    def get_version(self, inforom: InforomObject | str) -> str:
        """The version of one of its parts."""
        return nvml.nvmlDeviceGetInforomVersion(self._handle, number_of(_OBJECTS, inforom, "InfoROM object"))

    image_version = asked_text("nvmlDeviceGetInforomImageVersion", "The version of all of it.")
    configuration_checksum = asked_number(
        "nvmlDeviceGetInforomConfigurationChecksum", "A checksum of the configuration in it: the same for the same one."
    )
    board_part_number = asked_text("nvmlDeviceGetBoardPartNumber", "The board's part number.")

    def validate(self) -> None:
        """Reads it and checks its checksums: CorruptedInforomError where they are wrong."""
        nvml.nvmlDeviceValidateInforom(self._handle)

    @property
    def bbx_flush_time(self) -> tuple[int, int]:
        """When its black box was written last, and how many microseconds that took."""
        return nvml.nvmlDeviceGetLastBBXFlushTime(self._handle)


class MigInfo:
    """MIG: how a GPU is divided into devices."""

    __slots__ = ("__weakref__", "_handle", "_kind")

    def __init__(self, device: "Device") -> None:
        self._handle: Any = device._handle
        self._kind = type(device)

    @property
    def is_mig_device(self) -> bool:
        """Whether this is one of the devices that a GPU is divided into."""
        return bool(nvml.nvmlDeviceIsMigDeviceHandle(self._handle))

    @property
    def mode(self) -> bool:
        """Whether the GPU is divided; it can be set, which may need a reset of the GPU to become true."""
        return nvml.nvmlDeviceGetMigMode(self._handle)[0] == nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED

    @mode.setter
    def mode(self, mode: bool) -> None:
        nvml.nvmlDeviceSetMigMode(self._handle, int(bool(mode)))

    @property
    def pending_mode(self) -> bool:
        """Whether it will be, after the next reset."""
        return nvml.nvmlDeviceGetMigMode(self._handle)[1] == nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED

    @property
    def device_count(self) -> int:
        """How many devices there can be at most; 0 where it is not divided."""
        return nvml.nvmlDeviceGetMaxMigDeviceCount(self._handle)

    @property
    def parent(self) -> "Device":
        """The GPU that this device is a part of."""
        return self._kind._of(nvml.nvmlDeviceGetDeviceHandleFromMigDeviceHandle(self._handle))

    def get_device_by_index(self, index: int) -> "Device":
        """One of its devices: of those below `device_count` some may be missing, NotFoundError."""
        return self._kind._of(nvml.nvmlDeviceGetMigDeviceHandleByIndex(self._handle, index))

    def get_all_devices(self) -> "Iterator[Device]":
        """Its devices, one after the other."""
        for index in range(self.device_count):
            try:
                device = self.get_device_by_index(index)
            except nvml.NotFoundError:
                continue
            yield device
