# No __all__ here: mypy reads only literals, and a literal would repeat the list of _core.pyi.
from cubind._core import *
from cubind.core import graph as graph
from cubind.core import system as system
from cubind.core import typing as typing
from cubind.core import utils as utils
from cubind.core._device_resources import ContextOptions as ContextOptions
from cubind.core._device_resources import SMResourceOptions as SMResourceOptions
from cubind.core._device_resources import WorkqueueResourceOptions as WorkqueueResourceOptions
from cubind.core._host import Host as Host
from cubind.core._linker_options import LinkerOptions as LinkerOptions
from cubind.core._memory_options import DeviceMemoryResourceOptions as DeviceMemoryResourceOptions
from cubind.core._memory_options import ManagedMemoryResourceOptions as ManagedMemoryResourceOptions
from cubind.core._memory_options import PinnedMemoryResourceOptions as PinnedMemoryResourceOptions
from cubind.core._options import EventOptions as EventOptions
from cubind.core._options import StreamOptions as StreamOptions
from cubind.core._program_options import ProgramOptions as ProgramOptions
from cubind.core._tensor_map import TensorMapDescriptorOptions as TensorMapDescriptorOptions
from cubind.core._virtual_memory import VirtualMemoryResource as VirtualMemoryResource
from cubind.core._virtual_memory import VirtualMemoryResourceOptions as VirtualMemoryResourceOptions
