"""Tensor maps: arguments of the driver, refusals, options, kernel arguments, lifetime."""

import ctypes
import gc
import pickle
import struct
import weakref

import numpy as np
import pytest
from cubind import driver
from cubind.core import (
    Buffer,
    CUDAError,
    Device,
    LaunchConfig,
    ObjectCode,
    TensorMapDescriptor,
    TensorMapDescriptorOptions,
    launch,
    typing,
)
from cubind.core.utils import DType, StridedLayout, StridedMemoryView
from support import growth, libraries
from support.core.tensors import Interface
from support.stub import RECORD

on_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub's descriptor")
SIZE = 1 << 20


@pytest.fixture
def buffer(device, stream):
    return device.allocate(SIZE, stream=stream)


@pytest.fixture
def view(buffer):
    return StridedMemoryView.from_buffer(buffer, (64, 32), dtype="float32")


@pytest.fixture
def images(buffer):
    return StridedMemoryView.from_buffer(buffer, (4, 8, 16, 64), dtype="float16")


# --- contents of the stub's descriptors (simulator/driver/calls/tensor_map.c) ---------------------

FIELDS = struct.Struct("=Q8B5I4x4Q5H3h3hHH5B")
KERNEL = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a, .param .align 64 .b8 map[128]) { ret; }
.visible .entry small(.param .align 8 .b8 map[64]) { ret; }
"""


def passed(stream, *arguments):
    """Return the bytes of a launch's arguments."""
    stub = libraries.load_stub("driver")
    stub.clear_launches()
    kernel = ObjectCode.from_ptx(KERNEL.encode()).get_kernel("k")
    launch(stream, LaunchConfig(grid=1, block=1), kernel, *arguments)
    stream.sync()
    (done,) = stub.launches()
    return done.bytes, [p.offset for p in kernel.arguments_info]


def fields(stream, tensor_map):
    given, offsets = passed(stream, 7, tensor_map)
    assert struct.unpack_from("=Q", given)[0] == 7
    assert offsets[1] % 64 == 0
    values = FIELDS.unpack_from(given, offsets[1])
    rank = values[3]
    names = "address kind type rank interleave swizzle l2_promotion oob_fill mode".split()
    told = dict(zip(names, values, strict=False))
    told["dims"] = [last + 1 for last in values[9 : 9 + rank]]
    told["strides"] = list(values[14 : 14 + rank - 1])
    told["box"] = list(values[18 : 18 + rank])
    told["lower"], told["upper"] = list(values[23:26]), list(values[26:29])
    told["channels"], told["pixels"] = values[29:31]
    told["steps"] = list(values[31 : 31 + rank])
    return told


@on_stub
def test_tiled(view, stream):
    told = fields(stream, view.as_tensor_map((16, 8), element_strides=(2, 1)))
    assert (told["address"], told["kind"], told["type"], told["rank"]) == (view.ptr, 1, 7, 2)
    assert (told["dims"], told["strides"], told["box"], told["steps"]) == ([32, 64], [128], [8, 16], [1, 2])
    assert [told[name] for name in ("interleave", "swizzle", "l2_promotion", "oob_fill")] == [0, 0, 0, 0]


@on_stub
@pytest.mark.parametrize("rank", [1, 2, 3, 4, 5])
def test_ranks(buffer, stream, rank):
    shape = (3, 5, 7, 9, 16)[-rank:]
    view = StridedMemoryView.from_buffer(buffer, shape, dtype="uint8")
    told = fields(stream, view.as_tensor_map(shape[:-1] + (16,)))
    assert told["dims"] == list(reversed(shape))
    assert told["box"] == list(reversed(shape))
    assert told["strides"] == [int(np.prod(shape[-i:])) for i in range(1, rank)]


@on_stub
def test_strided_tensors(buffer, stream):
    view = StridedMemoryView.from_buffer(buffer, (4, 6, 8), (512, 64, 1), dtype="float32")
    assert fields(stream, view.as_tensor_map((1, 1, 8)))["strides"] == [256, 2048]
    part = view.view(view._layout[1:, ::2, :8])
    told = fields(stream, part.as_tensor_map((1, 1, 4)))
    assert (told["address"], told["dims"], told["strides"]) == (view.ptr + 2048, [8, 3, 3], [512, 2048])
    # The stride of a one-element dimension may be anything, as nobody steps along it.
    lone = StridedMemoryView.from_buffer(buffer, (1, 8), (3, 1), dtype="float32")
    assert fields(stream, lone.as_tensor_map((1, 8)))["dims"] == [8, 1]


@on_stub
def test_im2col(images, stream):
    told = fields(stream, TensorMapDescriptor._from_im2col(images, (-1, -2), (1, 2), 32, 64))
    assert (told["kind"], told["type"], told["dims"]) == (2, 6, [64, 16, 8, 4])
    assert (told["lower"][:2], told["upper"][:2]) == ([-2, -1], [2, 1])
    assert (told["channels"], told["pixels"], told["steps"]) == (32, 64, [1, 1, 1, 1])


@on_stub
def test_im2col_wide(images, stream):
    made = TensorMapDescriptor._from_im2col_wide(images, -1, 2, 64, 128, mode="w128", element_strides=[1, 1, 2, 1])
    told = fields(stream, made)
    assert (told["kind"], told["swizzle"], told["mode"]) == (3, 3, 1)
    assert (told["lower"][0], told["upper"][0], told["channels"], told["pixels"]) == (-1, 2, 64, 128)
    assert told["steps"] == [1, 2, 1, 1]


# --- element types and modes ----------------------------------------------------------------------

TYPES = {
    "uint8": 0, "uint16": 1, "uint32": 2, "int32": 3, "uint64": 4, "int64": 5, "float16": 6, "float32": 7, "float64": 8,
    "bfloat16": 9,
}  # fmt: skip


@on_stub
@pytest.mark.parametrize("name", TYPES)
def test_types(buffer, stream, name):
    view = StridedMemoryView.from_buffer(buffer, (8, 64), dtype=DType(name))
    assert fields(stream, view.as_tensor_map((1, 16)))["type"] == TYPES[name]
    raw = StridedMemoryView.from_buffer(buffer, (8, 64), itemsize=DType(name).itemsize)
    with pytest.raises(ValueError, match="Cannot infer TMA data type from the tensor; please specify data_type"):
        raw.as_tensor_map((1, 16))
    for given in (name, DType(name), typing.TensorMapDataType[name.upper()], driver.CUtensorMapDataType(TYPES[name])):
        assert fields(stream, raw.as_tensor_map((1, 16), data_type=given))["type"] == TYPES[name]


@on_stub
@pytest.mark.parametrize("name", ["FLOAT32_FTZ", "TFLOAT32", "tfloat32_ftz"])
def test_types_that_only_kernels_know(view, stream, name):
    assert fields(stream, view.as_tensor_map((1, 16), data_type=name))["type"] == typing.TensorMapDataType[name.upper()]


@on_stub
def test_numpy_types(buffer, stream):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    raw = StridedMemoryView.from_buffer(buffer, (8, 64), itemsize=2)
    for given, number in ((np.float16, 6), (np.dtype("u2"), 1), (ml_dtypes.bfloat16, 9), ("<f2", 6)):
        assert fields(stream, raw.as_tensor_map((1, 16), data_type=given))["type"] == number


MODES = [
    ("swizzle", "SWIZZLE_32B", 1),
    ("swizzle", "64b", 2),
    ("swizzle", typing.TensorMapSwizzle.SWIZZLE_128B, 3),
    ("swizzle", driver.CUtensorMapSwizzle.CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, 4),
    ("swizzle", "128B_ATOM_32B_FLIP_8B", 5),
    ("swizzle", typing.TensorMapSwizzle.SWIZZLE_128B_ATOM_64B, 6),
    ("swizzle", "none", 0),
    ("swizzle", None, 0),
    ("l2_promotion", "L2_64B", 1),
    ("l2_promotion", "128B", 2),
    ("l2_promotion", typing.TensorMapL2Promotion.L2_256B, 3),
    ("oob_fill", "nan_request_zero_fma", 1),
    ("oob_fill", driver.CUtensorMapFloatOOBfill.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE, 0),
]


@on_stub
@pytest.mark.parametrize(("name", "value", "number"), MODES)
def test_modes(view, stream, name, value, number):
    assert fields(stream, view.as_tensor_map((16, 8), **{name: value}))[name] == number
    if value is not None and type(value).__name__[0] != "C":
        options = TensorMapDescriptorOptions((16, 8), **{name: value})
        assert fields(stream, view.as_tensor_map(options=options))[name] == number
        assert int(getattr(options, name)) == number


@on_stub
def test_interleave(buffer, stream):
    view = StridedMemoryView.from_buffer(buffer, (4, 8, 16), dtype="float32")
    assert fields(stream, view.as_tensor_map((1, 8, 3), interleave="16B"))["interleave"] == 1
    assert fields(stream, view.as_tensor_map((1, 8, 3), interleave="INTERLEAVE_32B", swizzle="32B"))["interleave"] == 2


# --- refusals, all without a driver call ----------------------------------------------------------


def of(shape, dtype="float32", strides=None):
    return lambda b: StridedMemoryView.from_buffer(b, shape, strides, dtype=dtype)


PLAIN = of((64, 32))
CUBE = of((4, 8, 16))
REFUSED = [
    (of(()), ((),), {}, ValueError, "Tensor rank must be between 1 and 5, got 0"),
    (of((4,) * 6), ((4,) * 6,), {}, ValueError, "Tensor rank must be between 1 and 5, got 6"),
    (PLAIN, (), {}, TypeError, "box_dim is required unless options is provided"),
    (PLAIN, (16,), {}, TypeError, "box_dim must be a tuple of ints, got <class 'int'>"),
    (PLAIN, ("ab",), {}, TypeError, "box_dim must be a tuple of ints, got <class 'str'>"),
    (PLAIN, ((16, "a"),), {}, TypeError, r"box_dim\[1\] must be an int, got <class 'str'>"),
    (PLAIN, ((16, 1.0),), {}, TypeError, r"box_dim\[1\] must be an int, got <class 'float'>"),
    (PLAIN, ((16,),), {}, ValueError, r"box_dim must have 2 elements \(same as tensor rank\), got 1"),
    (PLAIN, ((0, 16),), {}, ValueError, r"box_dim\[0\] must be in \[1, 256\], got 0"),
    (PLAIN, ((16, 257),), {}, ValueError, r"box_dim\[1\] must be in \[1, 256\], got 257"),
    (PLAIN, ((-1, 16),), {}, ValueError, r"box_dim\[0\] must be in \[1, 256\], got -1"),
    (PLAIN, ((2**70, 16),), {}, ValueError, r"box_dim\[0\] must be in \[1, 256\], got 9223372036854775807"),
    (PLAIN, ((16, 3),), {}, ValueError, r"box_dim\[1\] must be a multiple of 16 bytes, got 3 elements of 4"),
    (PLAIN, ((1, 16),), {"swizzle": "32B"}, ValueError, r"box_dim\[1\] must be at most the 32 bytes of SWIZZLE_32B, got 64"),
    (PLAIN, ((1, 64),), {"swizzle": "128B"}, ValueError, r"box_dim\[1\] must be at most the 128 bytes of SWIZZLE_128B, got 256"),
    (PLAIN, ((1, 16),), {"element_strides": (1,)}, ValueError, "element_strides must have 2 elements, got 1"),
    (PLAIN, ((1, 16),), {"element_strides": (9, 1)}, ValueError, r"element_strides\[0\] must be in \[1, 8\], got 9"),
    (PLAIN, ((1, 16),), {"element_strides": (1, 0)}, ValueError, r"element_strides\[1\] must be in \[1, 8\], got 0"),
    (PLAIN, ((1, 16),), {"element_strides": 5}, TypeError, "element_strides must be a tuple of ints, got <class 'int'>"),
    (PLAIN, ((1, 16),), {"swizzle": 1}, TypeError, "swizzle must be a TensorMapSwizzle, got <class 'int'>"),
    (PLAIN, ((1, 16),), {"swizzle": "256B"}, ValueError, "swizzle must be a TensorMapSwizzle or one of NONE, SWIZZLE_32B, "),
    (PLAIN, ((1, 16),), {"swizzle": typing.TensorMapInterleave.NONE}, TypeError, "must be a TensorMapSwizzle, got <enum"),
    (PLAIN, ((1, 16),), {"interleave": "16B"}, ValueError, "interleave INTERLEAVE_16B needs at least 3 dimensions, got 2"),
    (CUBE, ((1, 1, 8),), {"interleave": "32B"}, ValueError, "interleave INTERLEAVE_32B needs swizzle SWIZZLE_32B, got NONE"),
    (of((64, 32), "int32"), ((1, 16),), {"oob_fill": "NAN_REQUEST_ZERO_FMA"}, ValueError, "needs a floating data type, got INT32"),
    (PLAIN, ((1, 16),), {"data_type": "int16"}, ValueError, "Unsupported dtype int16 for TMA; supported dtypes: uint8, "),
    (PLAIN, ((1, 16),), {"data_type": "float64"}, ValueError, "data_type FLOAT64 has 8 bytes per element, the tensor 4"),
    (of((8, 66), "uint8"), ((1, 16),), {"data_type": "float32"}, ValueError, r"shape\[1\] of a view of bytes must be a multiple of the 4 bytes"),
    (PLAIN, ((1, 16),), {"data_type": "bogus"}, TypeError, "data_type must be a TensorMapDataType or a numpy/ml_dtypes dtype"),
    (PLAIN, ((1, 16),), {"data_type": 7}, TypeError, "data_type must be a TensorMapDataType or a numpy/ml_dtypes dtype"),
    (of((8, 8), "int8"), ((1, 8),), {}, ValueError, "Unsupported dtype int8 .* You may also specify data_type explicitly"),
    (of((8, 8), "complex64"), ((1, 8),), {}, ValueError, "Unsupported dtype complex64 for TMA"),
    (of((0, 32)), ((1, 16),), {}, ValueError, r"shape\[0\] must be in \[1, 2\*\*32\], got 0"),
    (of((8, 8), strides=(16, 2)), ((1, 8),), {}, ValueError, r"strides\[1\] must be 1, got 2: the last dimension .* must be contiguous$"),
    (of((8, 8), strides=(1, 8)), ((1, 8),), {}, ValueError, r"strides\[1\] must be 1, got 8: .* contiguous$"),
    (of((8, 6)), ((1, 4),), {}, ValueError, r"strides\[0\] must be a multiple of 16 bytes and less than 2\*\*40, got 24 bytes"),
    (of((4, 8, 12)), ((1, 1, 12),), {"interleave": "32B", "swizzle": "32B"}, ValueError, r"strides\[1\] must be a multiple of 32"),
    (PLAIN, ((1, 16),), {"options": {"box_dim": (1, 16)}}, TypeError, "Specify either options or the individual .* not both"),
    (PLAIN, (), {"options": {"box_dim": (1, 16)}, "swizzle": "32B"}, TypeError, "Specify either options or the individual"),
    (PLAIN, (), {"options": 5}, TypeError, "must be provided as an object of type TensorMapDescriptorOptions or as a dict"),
    (PLAIN, (), {"options": {}}, TypeError, "missing 1 required positional argument: 'box_dim'"),
    (PLAIN, (), {"options": {"box_dim": (1, 16), "x": 1}}, TypeError, "got an unexpected keyword argument 'x'"),
    (PLAIN, ((1, 16), None), {}, TypeError, "takes at most 1 positional argument"),
    (PLAIN, (), {"box": (1, 16)}, TypeError, "got an unexpected keyword argument 'box'"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "arguments", "more", "error", "text"), REFUSED)
def test_refusals(buffer, make, arguments, more, error, text):
    view = make(buffer)
    with pytest.raises(error, match=text):
        view.as_tensor_map(*arguments, **more)
    if not libraries.ON_GPU:
        stub = libraries.load_stub("driver")
        before = stub.counted_calls
        with pytest.raises(error, match=text):
            view.as_tensor_map(*arguments, **more)
        assert stub.counted_calls == before


IMAGES = of((4, 8, 16, 64), "float16")
COLUMNS = [
    (of((8, 64), "float16"), ((), (), 64, 32), ValueError, "Im2col tensor rank must be between 3 and 5, got 2"),
    (IMAGES, ((0,), (0, 0), 64, 32), ValueError, r"pixel_box_lower_corner must have 2 elements \(rank - 2\), got 1"),
    (IMAGES, ((0, 0), (0,), 64, 32), ValueError, r"pixel_box_upper_corner must have 2 elements \(rank - 2\), got 1"),
    (IMAGES, ((0, -129), (0, 0), 64, 32), ValueError, r"pixel_box_lower_corner\[1\] must be in \[-128, 127\], got -129"),
    (IMAGES, ((0, 0), (2**40, 0), 64, 32), ValueError, r"pixel_box_upper_corner\[0\] must be in \[-128, 127\], got 2147483647"),
    (IMAGES, ((0, "a"), (0, 0), 64, 32), TypeError, r"pixel_box_lower_corner\[1\] must be an int, got <class 'str'>"),
    (IMAGES, (0, (0, 0), 64, 32), TypeError, "pixel_box_lower_corner must be a tuple of ints, got <class 'int'>"),
    (IMAGES, ((0, 0), (0, 0), 257, 32), ValueError, r"channels_per_pixel must be in \[1, 256\], got 257"),
    (IMAGES, ((0, 0), (0, 0), -1, 32), ValueError, r"channels_per_pixel must be in \[1, 256\], got -1"),
    (IMAGES, ((0, 0), (0, 0), 64, 0), ValueError, r"pixels_per_column must be in \[1, 1024\], got 0"),
    (IMAGES, ((0, 0), (0, 0), "a", 32), TypeError, "channels_per_pixel must be an int, got <class 'str'>"),
    (IMAGES, ((0, 0),), TypeError, "missing required argument 'pixel_box_upper_corner'"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "arguments", "error", "text"), COLUMNS)
def test_refusals_of_columns(buffer, make, arguments, error, text):
    with pytest.raises(error, match=text):
        TensorMapDescriptor._from_im2col(make(buffer), *arguments)


def test_refusals_of_wide_columns(buffer, images):
    make = TensorMapDescriptor._from_im2col_wide
    with pytest.raises(ValueError, match="Im2col-wide tensor rank must be between 3 and 5, got 2"):
        make(PLAIN(buffer), 0, 0, 64, 32)
    with pytest.raises(ValueError, match=r"pixel_box_lower_corner\[0\] must be in \[-32768, 32767\], got -32769"):
        make(images, -32769, 0, 64, 32)
    with pytest.raises(TypeError, match="pixel_box_upper_corner_width must be an int, got <class 'tuple'>"):
        make(images, 0, (0,), 64, 32)
    with pytest.raises(TypeError, match="mode must be a TensorMapIm2ColWideMode, got <class 'int'>"):
        make(images, 0, 0, 64, 32, mode=1)
    with pytest.raises(ValueError, match="channels_per_pixel must be at most the 128 bytes of SWIZZLE_128B, got 256"):
        make(images, 0, 0, 128, 32)
    with pytest.raises(TypeError, match="StridedMemoryView expected, got int"):
        make(5, 0, 0, 64, 32)


def test_memory(buffer):
    host = StridedMemoryView.from_array_interface(np.zeros((64, 32), "f4"))
    with pytest.raises(ValueError, match="The tensor must be device-accessible"):
        host.as_tensor_map((16, 16))
    odd = StridedMemoryView.from_any_interface(Interface(buffer.handle + 4, (8, 8)), -1)
    with pytest.raises(ValueError, match=r"Global memory address must be 16-byte aligned, got address 0x[0-9a-f]*4$"):
        odd.as_tensor_map((1, 8))
    back = StridedMemoryView.from_any_interface(Interface(buffer.handle + 4096, (8, 8), strides=(-32, 4)), -1)
    with pytest.raises(ValueError, match=r"strides\[0\] must be a multiple of 16 bytes .* got -32 bytes"):
        back.as_tensor_map((1, 8))
    half = StridedMemoryView.from_any_interface(Interface(buffer.handle + 16, (4, 8, 8)), -1)
    assert half.as_tensor_map((1, 1, 8))
    with pytest.raises(ValueError, match="must be 32-byte aligned"):
        half.as_tensor_map((1, 1, 8), interleave="32B", swizzle="32B")


def test_construction():
    with pytest.raises(RuntimeError, match="TensorMapDescriptor cannot be instantiated directly. Use StridedMemoryView"):
        TensorMapDescriptor()
    with pytest.raises(TypeError, match="not an acceptable base type"):
        type("Mine", (TensorMapDescriptor,), {})


@on_stub
def test_failures_of_the_driver(view):
    stub = libraries.load_stub("driver")
    made = view.as_tensor_map((16, 16))
    for symbol, work in (
        ("cuTensorMapEncodeTiled", lambda: view.as_tensor_map((16, 16))),
        ("cuTensorMapReplaceAddress", lambda: made.replace_address(view)),
    ):
        stub.set_mode(RECORD, symbol)
        stub.result(symbol, 801)
        try:
            with pytest.raises(CUDAError, match=f"CUDA_ERROR_NOT_SUPPORTED.*in {symbol}"):
                work()
        finally:
            stub.result(symbol, 0)
            stub.set_mode(0, symbol)


# --- another address ------------------------------------------------------------------------------


@on_stub
def test_another_address(device, stream, view):
    made = view.as_tensor_map((16, 8), swizzle="32B")
    before = fields(stream, made)
    other = device.allocate(SIZE, stream=stream)
    for tensor in (
        StridedMemoryView.from_buffer(other, (64, 32), dtype="float32"),
        other,
        Interface(other.handle, (64, 32)),
    ):
        assert made.replace_address(tensor) is None
        assert fields(stream, made) == {**before, "address": other.handle}
        made.replace_address(view)
        assert fields(stream, made) == before


def test_wrong_addresses(buffer, view):
    made = view.as_tensor_map((16, 8))
    for tensor, error, text in (
        (5, BufferError, "does not support any data exchange protocol"),
        (np.zeros((64, 32), "f4"), ValueError, "The tensor must be device-accessible"),
        (Interface(buffer.handle + 8, (64, 32)), ValueError, "must be 16-byte aligned"),
    ):
        with pytest.raises(error, match=text):
            made.replace_address(tensor)
    with pytest.raises(TypeError):
        made.replace_address()


# --- as an argument -------------------------------------------------------------------------------


def test_other_parameters(view, stream):
    made = view.as_tensor_map((16, 8))
    config = LaunchConfig(grid=1, block=1)
    code = ObjectCode.from_ptx(KERNEL.encode())
    with pytest.raises(TypeError, match=r"kernel 'small' argument 1 of 1: parameter is 64 bytes, got .*TensorMapDescriptor \(128"):
        launch(stream, config, code.get_kernel("small"), made)
    with pytest.raises(TypeError, match="kernel 'k' argument 1 of 2: parameter is 8 bytes, got"):
        launch(stream, config, code.get_kernel("k"), made, made)


def test_a_closed_buffer(device, stream):
    buffer = device.allocate(SIZE, stream=stream)
    made = StridedMemoryView.from_buffer(buffer, (64, 32), dtype="float32").as_tensor_map((16, 8))
    buffer.close()
    kernel = ObjectCode.from_ptx(KERNEL.encode()).get_kernel("k")
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        launch(stream, LaunchConfig(grid=1, block=1), kernel, 0, made)


@on_stub
def test_low_level_maps_are_the_same(view, stream):
    made = fields(stream, view.as_tensor_map((16, 8)))
    bits, offsets = passed(stream, 7, view.as_tensor_map((16, 8)))
    low = driver.CUtensorMap()
    ctypes.memmove(low.getPtr(), bits[offsets[1] :], 128)
    assert fields(stream, low) == made


# --- options --------------------------------------------------------------------------------------


def test_options():
    import dataclasses

    options = TensorMapDescriptorOptions([16, 8], swizzle="32b", data_type="f4", element_strides=[1, 2])
    assert (options.box_dim, options.element_strides, options.data_type) == ((16, 8), (1, 2), np.dtype("f4"))
    assert options.swizzle is typing.TensorMapSwizzle.SWIZZLE_32B
    assert options == TensorMapDescriptorOptions((16, 8), (1, 2), np.float32, swizzle="SWIZZLE_32B")
    assert options != TensorMapDescriptorOptions((16, 8))
    assert pickle.loads(pickle.dumps(options)) == options
    assert dataclasses.replace(options, swizzle="NONE").swizzle == 0
    assert [f.name for f in dataclasses.fields(options)][:2] == ["box_dim", "element_strides"]
    assert repr(options).startswith("TensorMapDescriptorOptions(box_dim=(16, 8), element_strides=(1, 2), data_type=dtype(")
    with pytest.raises(TypeError):
        hash(options)
    for arguments, error, text in (
        ({"box_dim": 5}, TypeError, "box_dim must be a tuple of ints, got <class 'int'>"),
        ({"box_dim": "ab"}, TypeError, r"box_dim\[0\] must be an int, got <class 'str'>"),
        ({"swizzle": 1}, TypeError, "swizzle must be a TensorMapSwizzle, got <class 'int'>"),
        ({"swizzle": "1B"}, ValueError, "swizzle must be a TensorMapSwizzle or one of NONE, SWIZZLE_32B"),
        ({"data_type": 7}, TypeError, "data_type must be a TensorMapDataType"),
        ({"data_type": "bad"}, TypeError, "data_type must be a TensorMapDataType"),
    ):
        with pytest.raises(error, match=text):
            TensorMapDescriptorOptions(**{"box_dim": (16, 8), **arguments})


# --- lifetime -------------------------------------------------------------------------------------


def test_attributes(device, view):
    made = view.as_tensor_map((16, 8), swizzle="64B")
    assert made.device is Device(0)
    assert repr(made) == "TensorMapDescriptor(tiled, rank=2, dtype=FLOAT32, swizzle=SWIZZLE_64B)"
    with pytest.raises(AttributeError):
        made.device = None
    assert made == made
    assert made != view.as_tensor_map((16, 8))


def test_the_memory_lives(device, stream):
    class Owner:
        pass

    owner = Owner()
    memory = device.allocate(SIZE, stream=stream)
    borrowed = Buffer.from_handle(memory.handle, SIZE, owner=owner)
    made = StridedMemoryView.from_buffer(borrowed, (64, 32), dtype="float32").as_tensor_map((16, 8))
    gone = weakref.ref(owner)
    del owner, borrowed
    gc.collect()
    assert gone() is not None
    made.replace_address(StridedMemoryView.from_buffer(memory, (64, 32), dtype="float32"))
    gc.collect()
    assert gone() is None


def test_cycles_are_collected(buffer):
    class Array(Interface):
        pass

    array = Array(buffer.handle, (64, 32))
    array.map = StridedMemoryView.from_any_interface(array, -1).as_tensor_map((16, 8))
    gone = weakref.ref(array)
    del array
    gc.collect()
    assert gone() is None


def test_lists_that_change(buffer, view):
    class Index:
        def __index__(self):
            box.clear()
            buffer.close()
            return 16

    box = [Index(), 8]
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        view.as_tensor_map(box)


def test_no_growth(view):
    options = TensorMapDescriptorOptions((16, 8))

    def use():
        made = view.as_tensor_map((16, 8), swizzle="32B", data_type="float32")
        made.replace_address(view)
        view.as_tensor_map(options=options)
        with pytest.raises(ValueError, match="box_dim"):
            view.as_tensor_map((16, 3))
        with pytest.raises(TypeError, match="missing"):
            view.as_tensor_map(options={})

    growth.check_use(use, 500, TensorMapDescriptor, view)


def test_layouts_make_tensor_maps(buffer):
    """A view may be permuted into the layout that TMA takes."""
    view = StridedMemoryView.from_buffer(buffer, (64, 8), (1, 64), dtype="float32")
    turned = view.view(view._layout.permuted((1, 0)))
    assert turned._layout == StridedLayout((8, 64), (64, 1), 4)
    assert turned.as_tensor_map((8, 32))
