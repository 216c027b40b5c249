"""Test tensor maps of the functional stub driver: encoding, refusals, and replaced addresses.

Equal arguments must give equal bytes.
"""

import pytest
from cubind import driver
from support.functional import context, device, on_stub  # noqa: F401

TYPE = driver.CUtensorMapDataType
NONE = driver.CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_NONE
WIDE = driver.CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_32B
SWIZZLE = driver.CUtensorMapSwizzle
PROMOTION = driver.CUtensorMapL2promotion
FILL = driver.CUtensorMapFloatOOBfill
MODE = driver.CUtensorMapIm2ColWideMode
BAD = driver.CUresult.CUDA_ERROR_INVALID_VALUE
GOOD = driver.CUresult.CUDA_SUCCESS

# Only the hardware defines a descriptor's bytes, so there is nothing to compare on a GPU.
pytestmark = [on_stub, pytest.mark.usefixtures("context")]


def long(values):
    return [driver.cuuint64_t(v) for v in values]


def short(values):
    return [driver.cuuint32_t(v) for v in values]


COMMON = {
    "type": TYPE.CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
    "rank": 3,
    "address": 0x10000,
    "dims": [64, 32, 16],
    "strides": [256, 8192],
    "steps": [1, 1, 1],
    "interleave": NONE,
    "swizzle": SWIZZLE.CU_TENSOR_MAP_SWIZZLE_NONE,
    "promotion": PROMOTION.CU_TENSOR_MAP_L2_PROMOTION_NONE,
    "fill": FILL.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
}
SHAPES = {
    "tiled": {"box": [16, 8, 4]},
    "im2col": {"lower": [-1], "upper": [1], "channels": 16, "pixels": 32},
    "wide": {"lower": -1, "upper": 1, "channels": 16, "pixels": 32, "mode": MODE.CU_TENSOR_MAP_IM2COL_WIDE_MODE_W},
}


def encode(kind, **changes):
    """Return (status, 128 bytes or None)."""
    a = {**COMMON, **SHAPES[kind], **changes}
    head = [a["type"], a["rank"], a["address"], long(a["dims"]), long(a["strides"])]
    tail = [a["swizzle"], a["promotion"], a["fill"]]
    if kind == "tiled":
        got = driver.cuTensorMapEncodeTiled(*head, short(a["box"]), short(a["steps"]), a["interleave"], *tail)
    else:
        head += [a["lower"], a["upper"], a["channels"], a["pixels"], short(a["steps"]), a["interleave"]]
        wide = kind == "wide"
        function = driver.cuTensorMapEncodeIm2colWide if wide else driver.cuTensorMapEncodeIm2col
        got = function(*head, *([a["mode"]] if wide else []), *tail)
    return got[0], words(got[1]) if got[1] is not None else None


def words(made):
    return tuple(int(word) for word in made.opaque)


@pytest.mark.parametrize("kind", SHAPES)
def test_equal_arguments_give_equal_bytes(kind):
    status, first = encode(kind)
    assert status == GOOD
    assert first[0] == 0x10000
    assert encode(kind) == (GOOD, first)
    others = [encode(other)[1] for other in SHAPES]
    assert len(set(others)) == 3


CHANGES = {
    "type": TYPE.CU_TENSOR_MAP_DATA_TYPE_TFLOAT32,
    "address": 0x20000,
    "dims": [64, 32, 2**32],
    "strides": [512, 8192],
    "steps": [1, 2, 1],
    "swizzle": SWIZZLE.CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B,
    "promotion": PROMOTION.CU_TENSOR_MAP_L2_PROMOTION_L2_256B,
    "fill": FILL.CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA,
}
OWN_CHANGES = {
    "tiled": {"box": [16, 8, 5]},
    "im2col": {"lower": [-2], "upper": [2], "channels": 20, "pixels": 33},
    "wide": {"lower": -2, "upper": 2, "channels": 20, "pixels": 33, "mode": MODE.CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128},
}


@pytest.mark.parametrize("kind", SHAPES)
def test_every_argument_tells(kind):
    made = [encode(kind)[1]]
    for name, value in {**CHANGES, **OWN_CHANGES[kind]}.items():
        status, bits = encode(kind, **{name: value})
        assert status == GOOD, name
        made.append(bits)
    assert len(set(made)) == len(made)


WRONG = {
    "rank": [0, 2, 6],
    "type": [TYPE.CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B],
    "address": [0, 0x10008],
    "dims": [[0, 32, 16], [64, 32, 2**32 + 1]],
    "strides": [[248, 8192], [256, 2**40]],
    "steps": [[1, 0, 1], [1, 9, 1]],
    "interleave": [WIDE],  # without the swizzle that it needs
}
OWN_WRONG = {
    "tiled": {"box": [[16, 8, 0], [257, 8, 4], [3, 8, 4]]},
    "im2col": {"lower": [[-32769]], "upper": [[32768]], "channels": [0, 257], "pixels": [0, 1025]},
    "wide": {"lower": [-32769], "upper": [32768], "channels": [0, 257], "pixels": [0, 1025]},
}


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [
        (kind, name, value)
        for kind in SHAPES
        for name, values in {**WRONG, **OWN_WRONG[kind]}.items()
        for value in values
        # right ones; short lists
        if (kind, name, str(value)) not in {("tiled", "rank", "2"), ("im2col", "rank", "6")}
    ],
)
def test_refusals(kind, name, value):
    assert encode(kind, **{name: value})[0] == BAD


def test_what_goes_together():
    tight = {"swizzle": SWIZZLE.CU_TENSOR_MAP_SWIZZLE_32B}
    assert encode("tiled", box=[8, 8, 4], **tight)[0] == GOOD
    assert encode("tiled", box=[16, 8, 4], **tight)[0] == BAD  # 64 bytes in a line of 32
    assert encode("im2col", channels=16, **tight)[0] == BAD
    assert encode("tiled", interleave=WIDE, **tight)[0] == GOOD
    assert encode("tiled", interleave=WIDE, address=0x10010, **tight)[0] == BAD
    numbers = {"type": TYPE.CU_TENSOR_MAP_DATA_TYPE_INT32, "fill": CHANGES["fill"]}
    assert encode("tiled", **numbers)[0] == BAD
    assert encode("tiled", rank=1, dims=[64], strides=[], box=[16], steps=[1])[0] == GOOD
    assert encode("im2col", rank=4, dims=[64, 8, 8, 4], strides=[256] * 3, steps=[1] * 4, lower=[-129, 0], upper=[0, 0])[0] == BAD


def test_another_address():
    made = driver.CUtensorMap()
    assert driver.cuTensorMapReplaceAddress(made, 0x20000)[0] == BAD  # it is empty
    made.opaque = [driver.cuuint64_t(word) for word in encode("tiled")[1]]
    assert driver.cuTensorMapReplaceAddress(made, 0x20008)[0] == BAD
    assert driver.cuTensorMapReplaceAddress(made, 0)[0] == BAD
    assert words(made) == encode("tiled")[1]
    assert driver.cuTensorMapReplaceAddress(made, 0x20000)[0] == GOOD
    assert words(made) == encode("tiled", address=0x20000)[1]


@pytest.mark.parametrize("kind", SHAPES)
def test_a_context_is_current(kind):
    before = driver.cuCtxGetCurrent()[1]
    assert driver.cuCtxSetCurrent(None) == (GOOD,)
    assert encode(kind)[0] == driver.CUresult.CUDA_ERROR_INVALID_CONTEXT
    assert driver.cuCtxSetCurrent(before) == (GOOD,)
