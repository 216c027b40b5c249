from typing import NamedTuple

class ComputeCapability(NamedTuple):
    major: int
    minor: int

class ParamInfo(NamedTuple):
    offset: int
    size: int

class MaxPotentialBlockSizeOccupancyResult(NamedTuple):
    min_grid_size: int
    max_block_size: int
