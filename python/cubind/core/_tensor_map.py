"""Define the options of tensor maps, and every tensor map name that ``cuda.core`` has."""

from __future__ import annotations

import sys

from cubind._core import DType, TensorMapDescriptor
from cubind.core._options import Options
from cubind.core.typing import (
    TensorMapDataType,
    TensorMapIm2ColWideMode,
    TensorMapInterleave,
    TensorMapL2Promotion,
    TensorMapOOBFill,
    TensorMapSwizzle,
)

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

# The defaults, which nearly all options keep.
_NO_INTERLEAVE = TensorMapInterleave.NONE
_NO_SWIZZLE = TensorMapSwizzle.NONE
_NO_PROMOTION = TensorMapL2Promotion.NONE
_NO_FILL = TensorMapOOBFill.NONE


class TensorMapDescriptorOptions(Options):
    """Options for tensor maps: how they copy boxes.

    StridedMemoryView.as_tensor_map() explains the fields.

    box_dim: elements of a box per dimension.
    element_strides: every n-th element per dimension; None means all.
    data_type: a NumPy type, its name, or a TensorMapDataType; None is the tensor's.
    interleave, swizzle, l2_promotion, oob_fill: members of the enumerations, or their names.
    """

    box_dim: tuple[int, ...]
    element_strides: tuple[int, ...] | None = None
    data_type: object = None
    interleave: TensorMapInterleave = _NO_INTERLEAVE
    swizzle: TensorMapSwizzle = _NO_SWIZZLE
    l2_promotion: TensorMapL2Promotion = _NO_PROMOTION
    oob_fill: TensorMapOOBFill = _NO_FILL

    def __post_init__(self):
        """Convert the fields.

        Values that already have their type, as nearly all do, are left alone.
        """
        box = self.box_dim
        if type(box) is tuple and box:
            for size in box:
                if type(size) is not int:
                    self.box_dim = _ints("box_dim", box)
                    break
        else:
            self.box_dim = _ints("box_dim", box)
        if self.element_strides is not None:
            self.element_strides = _ints("element_strides", self.element_strides)
        if self.data_type is not None:
            self.data_type = _data_type(self.data_type)
        interleave = self.interleave
        if interleave is not _NO_INTERLEAVE and type(interleave) is not TensorMapInterleave:
            self.interleave = _member("interleave", TensorMapInterleave, interleave)
        swizzle = self.swizzle
        if swizzle is not _NO_SWIZZLE and type(swizzle) is not TensorMapSwizzle:
            self.swizzle = _member("swizzle", TensorMapSwizzle, swizzle)
        l2_promotion = self.l2_promotion
        if l2_promotion is not _NO_PROMOTION and type(l2_promotion) is not TensorMapL2Promotion:
            self.l2_promotion = _member("l2_promotion", TensorMapL2Promotion, l2_promotion)
        oob_fill = self.oob_fill
        if oob_fill is not _NO_FILL and type(oob_fill) is not TensorMapOOBFill:
            self.oob_fill = _member("oob_fill", TensorMapOOBFill, oob_fill)



def _ints(name, values):
    if not isinstance(values, tuple | list | str):
        raise TypeError(f"{name} must be a tuple of ints, got {type(values)}")
    for i, value in enumerate(values):
        if not hasattr(value, "__index__"):
            raise TypeError(f"{name}[{i}] must be an int, got {type(value)}")
    return tuple(values)


def _member(name, kind, value):
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a {kind.__name__}, got {type(value)}")
    for member in kind:
        short = member.name.partition("_")[2] if member.name.startswith(("SWIZZLE_", "INTERLEAVE_", "L2_")) else None
        if value.upper() in (member.name, short):
            return member
    raise ValueError(f"{name} must be a {kind.__name__} or one of {', '.join(kind.__members__)}, got {value!r}")


def _data_type(value):
    """Return a member of the enumeration, or a type as views have it: NumPy's if NumPy is loaded.
    """
    if isinstance(value, TensorMapDataType):
        return value
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(value, numpy.dtype):
        return value
    if isinstance(value, str) and value in TensorMapDataType.__members__:
        return TensorMapDataType[value]
    try:
        if isinstance(value, int):
            raise TypeError
        dtype = DType(value)
    except TypeError:
        raise TypeError(
            f"data_type must be a TensorMapDataType or a numpy/ml_dtypes dtype, got {type(value)}"
        ) from None
    try:
        return numpy.dtype(value if not isinstance(value, DType) else dtype.name) if numpy else dtype
    except TypeError:
        return dtype
