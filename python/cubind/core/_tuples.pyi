from typing import NamedTuple

from cubind._core import Stream

class ComputeCapability(NamedTuple):
    major: int
    minor: int

class ParamInfo(NamedTuple):
    offset: int
    size: int

class MaxPotentialBlockSizeOccupancyResult(NamedTuple):
    min_grid_size: int
    max_block_size: int

class CacheStatistics(NamedTuple):
    in_use: int
    in_use_count: int
    kept: int
    kept_count: int
    peak: int
    peak_count: int
    reused_count: int
    upstream_count: int

class CacheHolder(NamedTuple):
    handle: int
    size: int
    stream: Stream
    line: str | None
