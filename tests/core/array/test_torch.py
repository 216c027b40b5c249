"""Make views of PyTorch's tensors by its C functions, with a fake PyTorch.

test_interop.py has the tests with the real PyTorch.
"""

import ctypes
import sys
from pathlib import Path

import numpy as np
import pytest
from support import growth
from support.child import in_child
from support.core import torches

VERSIONS = ["2.3.0", "2.9.1+cu128", "2.10.0", "2.12.1"]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    return [str(path) for path in torches.compiled(tmp_path_factory.mktemp("torch"))]


@pytest.fixture(scope="module")
def without_cuda(tmp_path_factory):
    return [str(path) for path in torches.compiled(tmp_path_factory.mktemp("cpu"), "-DWITHOUT_CUDA")]


def imported(files, version):
    """Return the class of tensors, and the library with the functions."""
    ctypes.CDLL(files[0])
    return torches.install(files[0], version), ctypes.CDLL(files[1])


def by_protocol(make, tensor):
    """Return whether core used DLPack."""
    try:
        make(tensor, -1)
    except BufferError as error:
        assert str(error) == "asked by DLPack"
        return True
    return False


@pytest.mark.parametrize("version", VERSIONS)
@in_child()
def test_tensors(files, version):
    from cubind.core.utils import StridedMemoryView as View

    tensor_class, _ = imported(files, version)
    a = np.arange(12, dtype="f4").reshape(3, 4)
    host = tensor_class(a.ctypes.data, (3, 2), (4, 2), device=torches.CPU, index=-1)
    for make in (View.from_any_interface, View.from_dlpack, View.from_cuda_array_interface):
        view = make(host, -1)
        assert (view.ptr, view.shape, view.strides) == (a.ctypes.data, (3, 2), (4, 2))
        assert (view.device_id, view.is_device_accessible, view.readonly) == (-1, False, False)
        assert view.exporting_obj is host
        assert view.dtype == np.float32
        assert np.from_dlpack(view).tolist() == a[:, ::2].tolist()
    device = View.from_any_interface(tensor_class(0x1000, (2, 0, 5), (0, 5, 1), index=1), -1)
    assert (device.device_id, device.is_device_accessible, device.size) == (1, True, 0)
    point = View.from_any_interface(tensor_class(0x1000, (), ()), -1)
    assert (point.shape, point.size) == ((), 1)
    assert not host.asked


@in_child()
def test_types(files):
    from cubind.core.utils import DType
    from cubind.core.utils import StridedMemoryView as View

    tensor_class, _ = imported(files, "2.10.0")
    for name in set(torches.CODES) - {"complex64"}:
        view = View.from_any_interface(tensor_class(0x1000, (3,), (1,), name), -1)
        assert DType(view.dtype) == DType(name)
    # A complex tensor may be the conjugate of its memory.
    assert by_protocol(View.from_any_interface, tensor_class(0x1000, (3,), (1,), "complex64"))


@in_child()
def test_what_goes_by_the_protocols(files):
    from cubind.core.utils import StridedMemoryView as View

    tensor_class, library = imported(files, "2.10.0")
    make = View.from_any_interface
    for fails in range(1, 8):
        assert by_protocol(make, tensor_class(0x1000, (3,), (1,), fails=fails))
    assert by_protocol(make, tensor_class(0x1000, (3,), (1,), device=torches.OTHER))
    calls = library.fake_calls()
    derived = type("Derived", (tensor_class,), {})
    assert by_protocol(make, derived(0x1000, (3,), (1,)))
    other = type("Tensor", (), {"__dlpack_device__": tensor_class.__dlpack_device__, "__dlpack__": None, "asked": []})
    assert by_protocol(make, other())
    assert library.fake_calls() == calls
    parameter = type("Parameter", (tensor_class,), {})
    assert not by_protocol(make, parameter(0x1000, (3,), (1,)))


@pytest.mark.parametrize("version", ["2.2.2", "2.13.0", "3.0.0", "1.13", "2.x", "newest"])
@in_child()
def test_other_releases(files, version):
    from cubind.core.utils import StridedMemoryView as View

    ctypes.CDLL(files[0])
    tensor_class = torches.install(files[0], "2.10.0")
    sys.modules["torch"].__version__ = version
    assert by_protocol(View.from_any_interface, tensor_class(0x1000, (3,), (1,)))
    sys.modules["torch"].__version__ = "2.10.0"  # core reads it once
    assert by_protocol(View.from_any_interface, tensor_class(0x1000, (3,), (1,)))
    assert ctypes.CDLL(files[1]).fake_calls() == 0


@in_child()
def test_a_library_that_is_not_loaded(files):
    """A library that is not loaded is not loaded for this either."""
    from cubind.core.utils import StridedMemoryView as View

    tensor_class = torches.install(files[0], "2.10.0")
    assert by_protocol(View.from_any_interface, tensor_class(0x1000, (3,), (1,)))
    assert Path(files[0]).name not in Path("/proc/self/maps").read_text()


@in_child()
def test_without_torch(files):
    """Without torch, a class of that name is viewed by its protocols.

    It may turn out to be PyTorch's later.
    """
    from cubind.core.utils import StridedMemoryView as View

    tensor_class, library = imported(files, "2.10.0")
    kept = {name: sys.modules.pop(name) for name in ("torch", "torch._C")}
    assert by_protocol(View.from_any_interface, tensor_class(0x1000, (3,), (1,)))
    assert library.fake_calls() == 0
    sys.modules.update(kept)
    assert not by_protocol(View.from_any_interface, tensor_class(0x1000, (3,), (1,)))


@in_child()
def test_streams(files):
    """torch's current work runs first; no wait is made with -1 or on the consumer's own stream."""
    from cubind.core import CUDAError, Device
    from cubind.core.utils import StridedMemoryView as View
    from support import libraries

    device = Device(0)
    device.set_current()
    producer, consumer = device.create_stream(), device.create_stream()
    tensor_class, library = imported(files, "2.10.0")
    library.fake_set_stream(ctypes.c_void_p(int(producer.handle)))
    tensor = tensor_class(device.allocate(64, stream=producer).handle, (16,), (1,))
    stub = None if libraries.ON_GPU else libraries.load_stub("driver")

    def waits(stream):
        before = stub.counted_calls if stub is not None else 0
        View.from_any_interface(tensor, stream)
        return stub is not None and stub.counted_calls > before

    ordered = [waits(s) for s in (consumer, int(consumer.handle), producer, -1)]
    assert ordered == ([True, True, False, False] if stub is not None else [False] * 4)
    host = tensor_class(0x1000, (3,), (1,), device=torches.CPU)
    assert View.from_any_interface(host, consumer).ptr == 0x1000
    for one in (tensor, host):
        with pytest.raises(BufferError, match="stream=None is ambiguous with view"):
            View.from_any_interface(one)
    with pytest.raises(BufferError, match="the producer's current stream is not known"):
        View.from_any_interface(tensor_class(0x1000, (3,), (1,), index=7), consumer)
    if stub is not None:
        stub.fail_call(1, 2)
        with pytest.raises(CUDAError):
            View.from_any_interface(tensor, consumer)
        stub.fail_call(0, 0)


@in_child()
def test_without_cuda(without_cuda):
    from cubind.core.utils import StridedMemoryView as View

    tensor_class, _ = imported(without_cuda, "2.10.0")
    assert View.from_any_interface(tensor_class(0x1000, (3,), (1,), device=torches.CPU), 1).device_id == -1
    with pytest.raises(BufferError, match="the producer's current stream is not known"):
        View.from_any_interface(tensor_class(0x1000, (3,), (1,)), 1)


@in_child()
def test_no_growth(files):
    from cubind.core.utils import StridedMemoryView as View

    tensor_class, _ = imported(files, "2.10.0")
    tensor = tensor_class(0x1000, (3, 4), (4, 1))
    bad = tensor_class(0x1000, (3, -4), (4, 1))

    def use():
        View.from_any_interface(tensor, -1)
        with pytest.raises(ValueError, match="Extents must be non-negative"):
            View.from_any_interface(bad, -1)

    growth.check_use(use, 1000, tensor_class, View, tensor, bad)


@pytest.mark.parametrize("version", VERSIONS)
@in_child(hardware=False)
def test_arguments_of_launches(files, version):
    """A launch takes address and element type from the functions, or else asks the protocols."""
    from cubind.core import Device, LaunchConfig, ObjectCode, launch
    from support import libraries

    tensor_class, _ = imported(files, version)
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    entry = ".visible .entry _Z1kPfx(.param .u64 x, .param .u64 n) { ret; }"
    ptx = f".version 8.0\n.target sm_90\n.address_size 64\n{entry}\n".encode()
    kernel = ObjectCode.from_ptx(ptx).get_kernel("_Z1kPfx")
    stub = libraries.load_stub("driver")

    def passed(tensor):
        stub.clear_launches()
        launch(stream, LaunchConfig(grid=1, block=1), kernel, tensor, 7)
        return int.from_bytes(stub.launches()[-1].bytes[:8], "little")

    assert passed(tensor_class(0x4000, (3,), (1,))) == 0x4000
    assert passed(type("Parameter", (tensor_class,), {})(0x5000, (3,), (1,))) == 0x5000
    with pytest.raises(TypeError, match="float"):
        passed(tensor_class(0x4000, (3,), (1,), "int32"))
    for tensor in (tensor_class(0x4000, (3,), (1,), device=torches.CPU), tensor_class(0x4000, (3,), (1,), "complex64"),
                   *(tensor_class(0x4000, (3,), (1,), fails=fails) for fails in (1, 5, 6))):  # fmt: skip
        with pytest.raises(BufferError, match="asked by DLPack"):
            passed(tensor)
        assert tensor.asked == ["__dlpack_device__"]
