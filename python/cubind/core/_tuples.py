"""The named tuples that methods of the extension types give; loaded when the first of them is made."""

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
