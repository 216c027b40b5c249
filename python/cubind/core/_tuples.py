"""Define the named tuples that methods of the extension types return.

Loaded when a method first returns one.
"""

from collections import namedtuple

ComputeCapability = namedtuple("ComputeCapability", ["major", "minor"])
ComputeCapability.__doc__ = "Version of a device's instruction set and features."

ParamInfo = namedtuple("ParamInfo", ["offset", "size"])
ParamInfo.__doc__ = "Offset and size of a kernel parameter in bytes, within the kernel's parameters."

MaxPotentialBlockSizeOccupancyResult = namedtuple(
    "MaxPotentialBlockSizeOccupancyResult", ["min_grid_size", "max_block_size"]
)
MaxPotentialBlockSizeOccupancyResult.__doc__ = (
    "The block size with the highest occupancy, and the smallest grid that fills the device."
)

CacheStatistics = namedtuple(
    "CacheStatistics",
    ["in_use", "in_use_count", "kept", "kept_count", "peak", "peak_count", "reused_count", "upstream_count"],
)
CacheStatistics.__doc__ = (
    "Statistics of a CachingMemoryResource.\n\n"
    "Memory in use, memory kept for reuse, and the peak of memory in use, in bytes and in blocks (`…_count`). "
    "`reused_count` is\nhow often memory was reused, `upstream_count` how often the upstream was asked for more."
)

CacheHolder = namedtuple("CacheHolder", ["handle", "size", "stream", "line"])
CacheHolder.__doc__ = (
    'An allocation of a CachingMemoryResource that is in use.\n\n'
    'Its address, the bytes requested, the Stream that it was allocated on, and the line that requested it, as\n'
    '"file:number", or None if lines are not recorded.'
)
