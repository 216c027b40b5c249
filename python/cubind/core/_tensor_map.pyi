from dataclasses import dataclass

from cubind._core import TensorMapDescriptor as TensorMapDescriptor
from cubind.core._options import Options
from cubind.core.typing import TensorMapDataType as TensorMapDataType
from cubind.core.typing import TensorMapIm2ColWideMode as TensorMapIm2ColWideMode
from cubind.core.typing import TensorMapInterleave as TensorMapInterleave
from cubind.core.typing import TensorMapL2Promotion as TensorMapL2Promotion
from cubind.core.typing import TensorMapOOBFill as TensorMapOOBFill
from cubind.core.typing import TensorMapSwizzle as TensorMapSwizzle

__all__ = [
    "TensorMapDataType",
    "TensorMapDescriptor",
    "TensorMapDescriptorOptions",
    "TensorMapIm2ColWideMode",
    "TensorMapInterleave",
    "TensorMapL2Promotion",
    "TensorMapOOBFill",
    "TensorMapSwizzle",
]

@dataclass
class TensorMapDescriptorOptions(Options):
    box_dim: tuple[int, ...] | list[int]
    element_strides: tuple[int, ...] | list[int] | None = ...
    data_type: object = ...
    interleave: TensorMapInterleave | str = ...
    swizzle: TensorMapSwizzle | str = ...
    l2_promotion: TensorMapL2Promotion | str = ...
    oob_fill: TensorMapOOBFill | str = ...
    def __post_init__(self) -> None: ...
