"""The named tuples that methods of the extension types return.

Loaded when the first one is made.
"""

from collections import namedtuple

ComputeCapability = namedtuple("ComputeCapability", ["major", "minor"])
ComputeCapability.__doc__ = "The version of a device's instruction set and features."

ParamInfo = namedtuple("ParamInfo", ["offset", "size"])
ParamInfo.__doc__ = "Where a kernel parameter lies among the kernel's parameters, and how large it is, in bytes."

MaxPotentialBlockSizeOccupancyResult = namedtuple(
    "MaxPotentialBlockSizeOccupancyResult", ["min_grid_size", "max_block_size"]
)
MaxPotentialBlockSizeOccupancyResult.__doc__ = (
    "The threads per block that fill a multiprocessor best, and the least number of blocks that fill the device."
)

CacheStatistics = namedtuple(
    "CacheStatistics",
    ["in_use", "in_use_count", "kept", "kept_count", "peak", "peak_count", "reused_count", "upstream_count"],
)
CacheStatistics.__doc__ = (
    "What a CachingMemoryResource has handed out and what it keeps, in bytes and in blocks; the most that was in use at one "
    "time; how often memory was reused, and how often the upstream was asked for more."
)

CacheHolder = namedtuple("CacheHolder", ["handle", "size", "stream", "line"])
CacheHolder.__doc__ = (
    'Memory in use of a CachingMemoryResource: its address, its bytes as asked for, the Stream that it was allocated on, '
    'and the line that asked, as "file:number", where lines are recorded.'
)
