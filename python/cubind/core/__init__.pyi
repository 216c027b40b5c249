from cubind._core import LEGACY_DEFAULT_STREAM as LEGACY_DEFAULT_STREAM
from cubind._core import PER_THREAD_DEFAULT_STREAM as PER_THREAD_DEFAULT_STREAM
from cubind._core import Buffer as Buffer
from cubind._core import CachingMemoryResource as CachingMemoryResource
from cubind._core import Context as Context
from cubind._core import CUDAError as CUDAError
from cubind._core import CUDAWarning as CUDAWarning
from cubind._core import Device as Device
from cubind._core import DeviceMemoryResource as DeviceMemoryResource
from cubind._core import Event as Event
from cubind._core import GraphMemoryResource as GraphMemoryResource
from cubind._core import Kernel as Kernel
from cubind._core import LaunchConfig as LaunchConfig
from cubind._core import LaunchOverflowError as LaunchOverflowError
from cubind._core import LaunchTypeError as LaunchTypeError
from cubind._core import LaunchValueError as LaunchValueError
from cubind._core import LegacyPinnedMemoryResource as LegacyPinnedMemoryResource
from cubind._core import Linker as Linker
from cubind._core import ManagedBuffer as ManagedBuffer
from cubind._core import ManagedMemoryResource as ManagedMemoryResource
from cubind._core import MemoryResource as MemoryResource
from cubind._core import NVRTCError as NVRTCError
from cubind._core import ObjectCode as ObjectCode
from cubind._core import PinnedMemoryResource as PinnedMemoryResource
from cubind._core import Program as Program
from cubind._core import Stream as Stream
from cubind._core import TensorMapDescriptor as TensorMapDescriptor
from cubind._core import launch as launch
from cubind._core import nvJitLinkError as nvJitLinkError
from cubind._core import nvvmError as nvvmError
from cubind.core import graph as graph
from cubind.core import system as system
from cubind.core import typing as typing
from cubind.core import utils as utils
from cubind.core._linker_options import LinkerOptions as LinkerOptions
from cubind.core._memory_options import DeviceMemoryResourceOptions as DeviceMemoryResourceOptions
from cubind.core._memory_options import ManagedMemoryResourceOptions as ManagedMemoryResourceOptions
from cubind.core._memory_options import PinnedMemoryResourceOptions as PinnedMemoryResourceOptions
from cubind.core._options import EventOptions as EventOptions
from cubind.core._options import StreamOptions as StreamOptions
from cubind.core._program_options import ProgramOptions as ProgramOptions
from cubind.core._tensor_map import TensorMapDescriptorOptions as TensorMapDescriptorOptions

__all__ = [
    "Buffer",
    "CUDAError",
    "CUDAWarning",
    "CachingMemoryResource",
    "Context",
    "Device",
    "DeviceMemoryResource",
    "DeviceMemoryResourceOptions",
    "Event",
    "EventOptions",
    "GraphMemoryResource",
    "Kernel",
    "LEGACY_DEFAULT_STREAM",
    "LaunchConfig",
    "LaunchOverflowError",
    "LaunchTypeError",
    "LaunchValueError",
    "LegacyPinnedMemoryResource",
    "Linker",
    "LinkerOptions",
    "ManagedBuffer",
    "ManagedMemoryResource",
    "ManagedMemoryResourceOptions",
    "MemoryResource",
    "NVRTCError",
    "ObjectCode",
    "PER_THREAD_DEFAULT_STREAM",
    "PinnedMemoryResource",
    "PinnedMemoryResourceOptions",
    "Program",
    "ProgramOptions",
    "Stream",
    "StreamOptions",
    "TensorMapDescriptor",
    "TensorMapDescriptorOptions",
    "launch",
    "nvJitLinkError",
    "nvvmError",
]
