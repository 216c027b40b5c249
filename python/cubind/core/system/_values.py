"""NVML's records: attributes, memory, utilization, processes, repairs."""

from typing import Any

from cubind.core.system._nvml import error_of, need, nvml, record_number


class DeviceAttributes:
    """The number of units of each kind in a GPU or MIG device."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, attributes: "nvml.nvmlDeviceAttributes_t") -> None:
        self._record = attributes

    multiprocessor_count = record_number("multiprocessorCount", "Multiprocessors.")
    shared_copy_engine_count = record_number("sharedCopyEngineCount", "Copy engines that it shares.")
    shared_decoder_count = record_number("sharedDecoderCount", "Decoders that it shares.")
    shared_encoder_count = record_number("sharedEncoderCount", "Encoders that it shares.")
    shared_jpeg_count = record_number("sharedJpegCount", "JPEG engines that it shares.")
    shared_ofa_count = record_number("sharedOfaCount", "Optical flow accelerators that it shares.")
    gpu_instance_slice_count = record_number("gpuInstanceSliceCount", "Slices of its GPU instance.")
    compute_instance_slice_count = record_number("computeInstanceSliceCount", "Slices of its compute instance.")
    memory_size_mb = record_number("memorySizeMB", "Memory, in MiB.")


class MemoryInfo:
    """The memory of a GPU, in bytes."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, memory_info: "nvml.nvmlMemory_v2_t") -> None:
        self._record: Any = memory_info

    free = record_number("free", "What is free.")
    total = record_number("total", "All there is.")
    used = record_number("used", "What is allocated.")
    reserved = record_number("reserved", "What driver and firmware keep for themselves.")


class BAR1MemoryInfo(MemoryInfo):
    """The window through which the CPU and other devices reach a GPU's memory.

    Sizes are in bytes. Nothing of it is reserved.
    """

    __slots__ = ()

    def __init__(self, memory_info: "nvml.nvmlBAR1Memory_t") -> None:
        self._record = memory_info

    free = record_number("bar1Free", "What is free.")
    total = record_number("bar1Total", "All there is.")
    used = record_number("bar1Used", "What is mapped.")


class Utilization:
    """The utilization of a GPU in the last sample period, in percent of the time."""

    __slots__ = ("__weakref__", "_record")

    def __init__(self, utilization: "nvml.nvmlUtilization_t") -> None:
        self._record = utilization

    gpu = record_number("gpu", "How long kernels ran.")
    memory = record_number("memory", "How long its memory was read or written.")


class ProcessInfo:
    """A process that computes on a GPU."""

    __slots__ = ("__weakref__", "_device", "_record")

    def __init__(self, device: Any, process_info: "nvml.nvmlProcessInfo_t") -> None:
        self._device = device
        self._record = process_info

    pid = record_number("pid", "Its number.")
    used_gpu_memory = record_number("usedGpuMemory", "The memory that it uses, in bytes; 2**64 - 1 where that is not known.")

    def _instance(self, field: str) -> int:
        if not self._device.mig.is_mig_device:
            status = nvml.nvmlReturn_t.NVML_ERROR_NOT_SUPPORTED
            raise error_of(status, f"{field} of a process on a GPU, not on one of Device.mig.get_all_devices()")
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
