"""Query the connections of a GPU: PCI and NVLink."""

import warnings
from typing import Any

from cubind.core.system._nvml import asked_number, nvml, record_number

_ID_BITS = 16  # bits of the vendor, below those of the device
_TX = int(nvml.nvmlPcieUtilCounter_t.NVML_PCIE_UTIL_TX_BYTES)
_RX = int(nvml.nvmlPcieUtilCounter_t.NVML_PCIE_UTIL_RX_BYTES)
# By NVML's numbers, for which its headers have no names.
_NVLINK_VERSIONS = {1: (1, 0), 2: (2, 0), 3: (2, 2), 4: (3, 0), 5: (3, 1), 6: (4, 0), 7: (5, 0), 8: (6, 0)}


class PciInfo:
    """A GPU as a PCI device.

    "Max" is the most that GPU and system reach together, unless a property says otherwise.
    """

    __slots__ = ("__weakref__", "_handle", "_record")

    def __init__(self, pci_info_ext: "nvml.nvmlPciInfoExt_t", handle: Any) -> None:
        self._record = pci_info_ext
        self._handle = handle

    bus = record_number("bus", "Number of its bus, 0 to 255.")
    device = record_number("device", "Number of the device on the bus, 0 to 31.")
    domain = record_number("domain", "Domain of the bus.")
    subsystem_id = record_number("pciSubSystemId", "Subsystem ID: vendor and model of the board.")
    base_class = record_number("baseClass", "Base class, 8 bits.")
    sub_class = record_number("subClass", "Subclass, 8 bits.")

    @property
    def bus_id(self) -> str:
        """Domain, bus, device and function: "00000000:17:00.0"."""
        return self._record.busId.decode()

    @property
    def vendor_id(self) -> int:
        """The vendor's number."""
        return self._record.pciDeviceId & (1 << _ID_BITS) - 1

    @property
    def device_id(self) -> int:
        """The model's number, assigned by the vendor."""
        return self._record.pciDeviceId >> _ID_BITS

    link_generation = asked_number("nvmlDeviceGetMaxPcieLinkGeneration", "Highest generation of the link.")
    max_link_generation = asked_number("nvmlDeviceGetGpuMaxPcieLinkGeneration", "Highest generation that the GPU supports.")
    max_link_width = asked_number("nvmlDeviceGetMaxPcieLinkWidth", "Largest number of lanes.")
    current_link_generation = asked_number("nvmlDeviceGetCurrPcieLinkGeneration", "Current generation of the link.")
    current_link_width = asked_number("nvmlDeviceGetCurrPcieLinkWidth", "Current number of lanes.")
    rx_throughput = asked_number("nvmlDeviceGetPcieThroughput", "Data received, measured over 20 ms, in KB/s.", _RX)
    tx_throughput = asked_number("nvmlDeviceGetPcieThroughput", "Data sent, measured over 20 ms, in KB/s.", _TX)
    replay_counter = asked_number("nvmlDeviceGetPcieReplayCounter", "Number of packets that were sent again.")


class _NvlinkInfoMeta(type):
    @property
    def max_links(cls) -> int:
        """The most links that any GPU could have.

        Device.get_nvlink_count() returns the number of one GPU.
        """
        warnings.warn(
            "The `max_links` property is deprecated and will be removed in a future release."
            " Use `Device.get_nvlink_count` instead.",
            DeprecationWarning,
            stacklevel=2,
        )
        return nvml.NVML_NVLINK_MAX_LINKS


class NvlinkInfo(metaclass=_NvlinkInfoMeta):
    """One NVLink of a GPU."""

    __slots__ = ("__weakref__", "_handle", "_link")

    def __init__(self, device: Any, link: int) -> None:
        self._handle = device._handle
        self._link = link

    @property
    def version(self) -> tuple[int, int]:
        """The link's version, major and minor."""
        number = int(nvml.nvmlDeviceGetNvLinkVersion(self._handle, self._link))
        if number == 0:
            raise RuntimeError("Invalid NvLink version returned for device")
        if number not in _NVLINK_VERSIONS:
            raise RuntimeError(f"Unknown NvLink version {number} returned for device")
        return _NVLINK_VERSIONS[number]

    @property
    def state(self) -> bool:
        """Whether the link is active."""
        return nvml.nvmlDeviceGetNvLinkState(self._handle, self._link) == nvml.nvmlEnableState_t.NVML_FEATURE_ENABLED
