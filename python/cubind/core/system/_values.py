"""Define results of NVML: attributes, memory, utilization, processes, repairs."""

from typing import Any

from cubind.core.system._nvml import error_of, need, nvml, record_number


class DeviceAttributes:
    """The number of units of each kind in a GPU or MIG device."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, attributes: "nvml.nvmlDeviceAttributes_t") -> None:
        self._record = attributes

    multiprocessor_count = record_number("multiprocessorCount", "Number of multiprocessors.")
    shared_copy_engine_count = record_number("sharedCopyEngineCount", "Number of copy engines that it shares.")
    shared_decoder_count = record_number("sharedDecoderCount", "Number of decoders that it shares.")
    shared_encoder_count = record_number("sharedEncoderCount", "Number of encoders that it shares.")
    shared_jpeg_count = record_number("sharedJpegCount", "Number of JPEG engines that it shares.")
    shared_ofa_count = record_number("sharedOfaCount", "Number of optical flow accelerators that it shares.")
    gpu_instance_slice_count = record_number("gpuInstanceSliceCount", "Number of slices of its GPU instance.")
    compute_instance_slice_count = record_number("computeInstanceSliceCount", "Number of slices of its compute instance.")
    memory_size_mb = record_number("memorySizeMB", "Size of the memory in MiB.")


class MemoryInfo:
    """The memory of a GPU, in bytes."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, memory_info: "nvml.nvmlMemory_v2_t") -> None:
        self._record: Any = memory_info

    free = record_number("free", "Free memory in bytes.")
    total = record_number("total", "Total memory in bytes.")
    used = record_number("used", "Allocated memory in bytes.")
    reserved = record_number("reserved", "Memory in bytes that driver and firmware reserve.")


class BAR1MemoryInfo(MemoryInfo):
    """The window through which the CPU and other devices reach a GPU's memory.

    Sizes are in bytes. Nothing of it is reserved.
    """

    __slots__ = ()

    def __init__(self, memory_info: "nvml.nvmlBAR1Memory_t") -> None:
        self._record = memory_info

    free = record_number("bar1Free", "Free size of the window in bytes.")
    total = record_number("bar1Total", "Total size of the window in bytes.")
    used = record_number("bar1Used", "Mapped size of the window in bytes.")


class Utilization:
    """The utilization of a GPU in the last sample period, in percent of the time."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, utilization: "nvml.nvmlUtilization_t") -> None:
        self._record = utilization

    gpu = record_number("gpu", "Percent of the time in which kernels ran.")
    memory = record_number("memory", "Percent of the time in which its memory was read or written.")


class ProcessInfo:
    """A process that computes on a GPU."""

    __slots__ = ("__weakref__", "_device", "_record")

    def __init__(self, device: Any, process_info: "nvml.nvmlProcessInfo_t") -> None:
        self._device = device
        self._record = process_info

    pid = record_number("pid", "ID of the process.")
    used_gpu_memory = record_number("usedGpuMemory", "Bytes of memory that it uses; 2**64 - 1 if unknown.")

    def _instance(self, field: str) -> int:
        if not self._device.mig.is_mig_device:
            status = nvml.nvmlReturn_t.NVML_ERROR_NOT_SUPPORTED
            raise error_of(status, f"{field} of a process on a whole GPU, not on one of Device.mig.get_all_devices()")
        found: int = getattr(self._record, field)
        return found

    @property
    def gpu_instance_id(self) -> int:
        """The GPU instance that it runs on.

        Only on MIG devices, else NotSupportedError.
        """
        return self._instance("gpuInstanceId")

    @property
    def compute_instance_id(self) -> int:
        """The compute instance that it runs on.

        Only on MIG devices, else NotSupportedError.
        """
        return self._instance("computeInstanceId")


class RepairStatus:
    """The repairs that a GPU will make at its next reset."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, handle: Any) -> None:
        need("nvmlDeviceGetRepairStatus")
        self._record = nvml.nvmlRepairStatus_t()
        nvml.nvmlDeviceGetRepairStatus(handle, self._record)

    @property
    def channel_repair_pending(self) -> bool:
        """Whether it will repair a channel of its memory."""
        return bool(self._record.bChannelRepairPending)

    @property
    def tpc_repair_pending(self) -> bool:
        """Whether it will repair a group of multiprocessors."""
        return bool(self._record.bTpcRepairPending)
