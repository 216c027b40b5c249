"""Test awkward patterns in headers of the driver, runtime and NVRTC, on stubs."""

import ctypes
import gc
import struct
import sys
import threading
import weakref

import pytest
from support import calls
from support.patterns import Heard, module, refuses

pytestmark = pytest.mark.usefixtures("host_passes")


# --- driver, runtime and NVRTC --------------------------------------------------------------------


@pytest.mark.parametrize(("name", "location"), [("driver", "CUmemLocation"), ("runtime", "cudaMemLocation")])
def test_31_length_computed_from_two_arguments(bound, name, location):
    """There is one location per region; for several, a view of memory with room for all."""
    call = bound(name, {"driver": "cuMemGetLocationInfo", "runtime": "cudaMemGetLocationInfo"}[name])
    cls = getattr(module(name), location)
    size = module(name).sizeof(cls)
    room = (ctypes.c_char * (4 * size))()
    call.writes(location_out=bytes(range(1, 3 * size + 1)))
    assert call(0x1000, 3 << 20, 1 << 20, 4096, cls(_ptr=ctypes.addressof(room))) == (0,)
    assert room.raw == bytes(range(1, 3 * size + 1)) + bytes(size)


def test_31_room_for_every_region(bound):
    """A list with an object per region is filled in; a shorter list is an error, no overrun."""
    call = bound("runtime", "cudaMemGetLocationInfo")
    cls = module("runtime").cudaMemLocation
    size = module("runtime").sizeof(cls)
    call.writes(location_out=b"".join(struct.pack("<II", 1, 10 + i).ljust(size, b"\0") for i in range(3)))
    locations = [cls() for _ in range(3)]
    assert call(0x1000, (2 << 20) + 1, 1 << 20, 4096, locations) == (0,)
    assert [(int(x.type), x.id) for x in locations] == [(1, 10), (1, 11), (1, 12)]
    for too_few in (cls(), locations[:2]):
        with pytest.raises(RuntimeError, match="List is too small: [12] < 3"):
            call(0x1000, 3 << 20, 1 << 20, 4096, too_few)
    assert call.count == 1
    call.writes(location_out=struct.pack("<II", 1, 20).ljust(size, b"\0"))
    assert call(0x1000, 1, 1 << 20, 4096, locations[0]) == (0,) and locations[0].id == 20
    assert call(0x1000, 3 << 20, 1 << 20, 4096, None) == (0,)


def test_32_fields_of_anonymous_unions():
    """A field that moved into an anonymous union keeps its name."""
    for name, cls in (("driver", "CUmemLocation"), ("runtime", "cudaMemLocation")):
        location = getattr(module(name), cls)()
        location.id = -2
        assert ctypes.string_at(location.getPtr(), 8) == struct.pack("<ii", 0, -2)
        assert location.id == -2
    params = module("runtime").cudaKernelNodeParamsV2()
    params.func = 0x1234
    assert int(params.func) == 0x1234
    assert struct.unpack("<Q", ctypes.string_at(params.getPtr(), 8)) == (0x1234,)


def test_33_error_text_of_the_library(bound):
    """The error text is None on success, else a copy, which the checked exception carries."""
    import cubind

    call = bound("nvrtc", "nvrtcInstallBundledHeaders")
    call.writes(errorLog=None)
    names = call.function.argument_names
    arguments = ["/tmp/headers" if p == "installPath" else 0 for p in names]
    assert call(*arguments) == (0, None)
    checked = bound("nvrtc", "nvrtcInstallBundledHeaders", checked=True)
    assert checked(*arguments) is None
    call.returns(1)
    assert call(*arguments) == (1, None)
    with pytest.raises(cubind.NvrtcError) as failed:
        checked(*arguments)
    assert failed.value.detail is None
    removal = bound("nvrtc", "nvrtcRemoveBundledHeaders")
    removal.writes(errorLog=b"no such folder\0")
    removal.returns(1)
    assert removal("/tmp/headers") == (1, None)
    with pytest.raises(cubind.NvrtcError, match="no such folder") as failed:
        bound("nvrtc", "nvrtcRemoveBundledHeaders", checked=True)("/tmp/headers")
    assert failed.value.detail == "no such folder"


def test_34_buffer_whose_type_an_enum_fixes(bound):
    """A logical endpoint's handle is an object of the type's struct, as output and as input."""
    driver = module("driver")
    export, imported = bound("driver", "cuLogicalEndpointExport"), bound("driver", "cuLogicalEndpointImport")
    row = calls.model.load("driver").tables[export.function.params[0]["value_table"]]["rows"][0]
    kind = getattr(driver.CUlogicalEndpointIpcHandleType, row["enumerator"])
    data = bytes(range(driver.sizeof(getattr(driver, row["class_name"]))))
    export.writes(handle=data)
    status, handle = export(5, kind)
    assert (status, type(handle)) == (0, getattr(driver, row["class_name"]))
    assert ctypes.string_at(handle.getPtr(), len(data)) == data
    assert imported(5, handle.getPtr(), kind) == (0,)
    assert ctypes.string_at(imported.raw("handle"), len(data)) == data


def test_35_output_behind_a_field_of_an_argument(bound):
    """The address of the slot for the driver's allocation is a field of the struct.

    The test reads what the driver writes there through a view.
    """
    driver = module("driver")
    call, complete = bound("driver", "cuCheckpointProcessCheckpoint"), bound("driver", "cuCheckpointOperationComplete")
    slot = ctypes.c_void_p()
    arguments = driver.CUcheckpointCheckpointArgs()
    arguments.customStorageInfo_out = ctypes.addressof(slot)
    assert call(42, arguments) == (0,)
    (arrived,) = struct.unpack("<Q", call.input("args")[:8])
    assert arrived == ctypes.addressof(slot)
    info = driver.CUcheckpointCustomStorageInfo()
    ctypes.c_void_p.from_address(arrived).value = info.getPtr()  # as the driver does
    assert driver.CUcheckpointCustomStorageInfo(_ptr=slot.value).getPtr() == info.getPtr()
    assert complete(7) == (0,) and complete.raw("handle") == 7


@pytest.mark.parametrize(
    ("name", "function", "cls"),
    [
        ("driver", "cuDevSmResourceSplit", "CU_DEV_SM_RESOURCE_GROUP_PARAMS"),
        ("runtime", "cudaDevSmResourceSplit", "cudaDevSmResourceGroupParams"),
    ],
)
def test_36_filled_in_inside_an_array_of_structs(bound, name, function, cls):
    """The library fills in the caller's struct."""
    call = bound(name, function)
    group = getattr(module(name), cls)()
    size = module(name).sizeof(type(group))
    call.writes(groupParams=struct.pack("<I", 132))
    assert call(1, None, 0, [group])[0] == 0
    assert group.smCount == 132
    assert call.input("groupParams")[:size] == bytes(size)
    groups = [getattr(module(name), cls)() for _ in range(2)]
    call.writes(groupParams=struct.pack("<I", 64).ljust(size, b"\0") + struct.pack("<I", 68))
    assert call(2, None, 0, groups)[0] == 0
    assert [g.smCount for g in groups] == [64, 68]


def closure_of(call, callback, data):
    """Return the C function that the library would call, and its data pointer."""
    return call.raw(callback), call.raw(data)


def test_37_callback_whose_result_is_obeyed(bound):
    """Its structs are copies, its result goes to the library, an exception is a failure."""
    driver = module("driver")
    begin, end = bound("driver", "cuStreamBeginRecaptureToGraph"), bound("driver", "cuStreamEndCapture")
    seen = []

    def decide(data, node, before, after, status):
        seen.append((data, int(node), before, after, status))
        if data == "raise":
            raise ValueError(data)
        return driver.CUresult.CUDA_ERROR_NOT_PERMITTED

    mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL
    assert begin(5, mode, 6, decide, "data") == (0,)
    kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * 4, ctypes.c_int)
    function, closure = closure_of(begin, "callbackFunc", "userData")
    params = driver.CUgraphNodeParams()
    assert kind(function)(closure, 7, params.getPtr(), None, 0) == driver.CUresult.CUDA_ERROR_NOT_PERMITTED
    ((data, node, before, after, status),) = seen
    assert (data, node, after, status) == ("data", 7, None, 0)
    assert type(before) is driver.CUgraphNodeParams and before.getPtr() != params.getPtr()
    assert end(5)[0] == 0
    begin(5, mode, 6, decide, "raise")
    caught = []
    hook, sys.unraisablehook = sys.unraisablehook, lambda what: caught.append(what.exc_type)
    try:
        assert kind(begin.raw("callbackFunc"))(begin.raw("userData"), 7, None, None, 0) != 0
    finally:
        sys.unraisablehook = hook
    assert caught == [ValueError]
    end(5)


def test_37_callback_of_a_capture_that_failed(bound):
    """A failed capture is over, and its callable freed; an ongoing one keeps its callable."""
    driver = module("driver")
    begin, end = bound("driver", "cuStreamBeginRecaptureToGraph"), bound("driver", "cuStreamEndCapture")
    heard = Heard()
    watched = weakref.ref(heard)
    assert begin(5, 0, 6, heard, None) == (0,)
    del heard
    for status, is_over in [("WRONG_THREAD", False), ("UNMATCHED", False), ("IMPLICIT", False), ("INVALIDATED", True)]:
        end.returns(getattr(driver.CUresult, f"CUDA_ERROR_STREAM_CAPTURE_{status}"))
        end(5)
        gc.collect()
        assert (watched() is None) == is_over


def test_37_callbacks_of_the_default_streams_of_threads(bound):
    """NULL and CU_STREAM_PER_THREAD are different streams in each thread.

    Only the capture's own thread ends it.
    """
    begin, end = bound("driver", "cuStreamBeginRecaptureToGraph"), bound("driver", "cuStreamEndCapture")
    for stream in (0, module("driver").CU_STREAM_PER_THREAD):
        heard = Heard()
        watched = weakref.ref(heard)
        assert begin(stream, 0, 6, heard, None) == (0,)
        del heard
        other = threading.Thread(target=end, args=(stream,))
        other.start()
        other.join()
        gc.collect()
        assert watched() is not None
        end(stream)
        gc.collect()
        assert watched() is None


def test_38_callbacks_with_a_handle_each(bound):
    """A registered callable lives until its own handle is deregistered."""
    put, drop = (bound("driver", f"cuCoredump{verb}StartCallback") for verb in ("Register", "Deregister"))
    first, second = Heard(), Heard()
    watched = [weakref.ref(first), weakref.ref(second)]
    put.writes(callbackOut=struct.pack("<Q", 0x100))
    assert int(put(first, 1)[1]) == 0x100
    put.writes(callbackOut=struct.pack("<Q", 0x200))
    assert int(put(second, 2)[1]) == 0x200
    function, closure = closure_of(put, "callback", "userData")
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)(function)(closure, 99, 0)
    (message,) = second.messages
    assert (message[0], message[1], int(message[2])) == (2, 99, 0) and first.messages == []
    del first, second
    assert drop(0x100) == (0,)
    gc.collect()
    assert watched[0]() is None and watched[1]() is not None
    assert drop(0x200) == (0,)
    gc.collect()
    assert watched[1]() is None
    # a call that was on its way does nothing
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)(function)(closure, 99, 0)


def test_38_callable_of_a_call_that_gets_nowhere(bound):
    """The callable is freed if the library refuses the call, or if the handle is invalid."""
    put = bound("nvrtc", "nvrtcSetFlowCallback")
    for handle, error in (("no handle", TypeError), (1 << 70, OverflowError)):
        heard = Heard()
        watched = weakref.ref(heard)
        refuses(put, handle, heard, 0, error=error)
        del heard
        gc.collect()
        assert watched() is None
    heard = Heard()
    watched = weakref.ref(heard)
    put.returns(3)
    assert put(1, heard, 0)[0] == 3 and put.count == 1
    del heard
    gc.collect()
    assert watched() is None


def test_39_device_arrays_of_a_width_set_elsewhere(bound):
    """Rows, columns and strides of a group are in device memory, so they are addresses only."""
    lt = module("cublaslt")
    call = bound("cublaslt", "cublasLtGroupedMatrixLayoutCreate")
    call.writes(matLayout=struct.pack("<Q", 0x77))
    status, layout = call(lt.cudaDataType.CUDA_R_32F, 4, 0x1000, 0x2000, 0x3000)
    assert (status, int(layout)) == (0, 0x77)
    assert [call.raw(f"{name}_array") for name in ("rows", "cols", "ld")] == [0x1000, 0x2000, 0x3000]
    refuses(call, lt.cudaDataType.CUDA_R_32F, 4, [1, 2, 3, 4], 0x2000, 0x3000)


def test_40_public_versions_and_former_names(bound):
    """A _v2 that no macro hides is a separate function; former parameter names still work."""
    old, new = bound("driver", "cuLaunchHostFunc"), bound("driver", "cuLaunchHostFunc_v2")
    assert old.symbol != new.symbol
    assert old(1, 0x10, 0) == new(1, 0x10, 0, 0) == (0,)
    assert (old.count, new.count) == (1, 1)
    split = bound("driver", "cuDevSmResourceSplitByCount")
    assert split(1, None, useFlags=3, minCount=4)[0] == split(1, None, flags=3, minCount=4)[0] == 0
    assert split.raw("flags") == 3
    refuses(lambda: split(1, None, 3, 4, useFlags=3))


@pytest.mark.parametrize("checked", [False, True])
def test_count_below_zero(bound, checked):
    call = bound("nvrtc", "nvrtcCompileProgram", checked=checked)
    refuses(call, 1, -1, [b"-G"], error=ValueError, says="Number of items of a list is negative: -1")
    refuses(call, 1, -(2**31), None, error=ValueError, says="Number of items of a list is negative: -2147483648")
    assert not call.count


# --- queries before the call -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("module_name", "function", "asked", "arguments", "status"),
    [
        ("nvrtc", "nvrtcGetPTX", "nvrtcGetPTXSize", (1,), 3),
        ("nvrtc", "nvrtcGetSupportedArchs", "nvrtcGetNumSupportedArchs", (), 3),
        ("nvjitlink", "nvJitLinkGetErrorLog", "nvJitLinkGetErrorLogSize", (1,), 3),
        ("cublas", "cublasSasum", "cublasGetPointerMode", (1, 2, 0x1000, 1), 7),
    ],
)
def test_question_that_fails_is_the_one_named(bound, module_name, function, asked, arguments, status):
    bound(module_name, asked).returns(status)
    call = bound(module_name, function, checked=True)
    with pytest.raises(Exception, match=f"^{asked} failed: .*; asked for {function}") as info:
        call(*arguments)
    assert info.value.function == asked and info.value.code == status
    assert not call.count
