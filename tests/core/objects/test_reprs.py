"""The repr of memory resources, attributes and occupancy shows known facts, in any state.

A repr makes no driver call and never raises.
"""

import ctypes
import re

import pytest
from cubind import _core, core
from support import growth, kernels, libraries
from support.child import in_child
from support.sanitizers import not_sanitized
from support.stub import FUNCTIONAL, RECORD

from core.process.test_fork import in_fork


@pytest.fixture
def kernel(device):
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")


def test_attributes_and_occupancy(kernel, device):
    """Attributes print values of the chosen device, or of the current one if it is the only one."""
    shown = repr(kernel)
    assert re.fullmatch(r"<Kernel saxpy\(.*\) handle=0x[0-9a-f]+>", shown)
    assert repr(kernel.occupancy) == f"<KernelOccupancy of {shown}>"
    assert repr(kernel.attributes) == f"<KernelAttributes of {shown} device=current>"
    chosen = kernel.attributes[0]
    assert repr(chosen) == f"<KernelAttributes of {shown} device=0>"
    registers, threads = chosen.num_regs, chosen.max_threads_per_block
    known = f" max_threads_per_block={threads} num_regs={registers}>"
    assert repr(chosen) == f"<KernelAttributes of {shown} device=0{known}"
    if len(core.Device.get_all_devices()) == 1:
        assert repr(kernel.attributes) == f"<KernelAttributes of {shown} device=current{known}"
    cached = chosen.cache_mode_ca
    assert type(cached) is bool and repr(chosen).endswith(f" num_regs={registers} cache_mode_ca={cached}>")
    chosen.max_dynamic_shared_size_bytes = 1024
    assert "dynamic" not in repr(chosen), "what was set is asked for again"
    assert chosen.max_dynamic_shared_size_bytes == 1024
    assert repr(chosen).endswith(" max_dynamic_shared_size_bytes=1024>")


def test_kernels_that_were_never_launched(device):
    """Kernels that a code lists are printed by name, though nobody got them by name."""
    listed = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).kernels
    shown = sorted(repr(k).partition(" handle=")[0] for k in listed)
    by_name = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
    named = [by_name.get_kernel(k.name) for k in listed]
    assert shown == sorted(repr(k).partition(" handle=")[0] for k in named)
    assert "<Kernel saxpy(float, i64, i64, i64, i32)" in shown


@pytest.mark.skipif(libraries.ON_GPU, reason="makes the stub fail")
def test_kernels_whose_name_the_driver_does_not_tell(device):
    """Kernels are listed even if the driver does not give their names; `name` asks again."""
    stub = libraries.load_stub("driver")
    code = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
    # CUDA_ERROR_INVALID_VALUE, and NOT_FOUND as from drivers without the function
    for status in (1, 500):
        stub.set_mode(RECORD, "cuKernelGetName")
        stub.result("cuKernelGetName", status)
        try:
            listed = code.kernels
        finally:
            stub.result("cuKernelGetName", 0)
            stub.set_mode(FUNCTIONAL, "cuKernelGetName")
        assert [repr(k) for k in listed] == [f"<Kernel handle={int(k.handle):#x}>" for k in listed]
    assert "saxpy" in [k.name for k in listed]
    before = stub.counted_calls
    again = code.kernels
    assert stub.counted_calls == before + 2, "the names are known"
    assert [repr(k) for k in again] == [repr(k) for k in listed]


def test_a_borrowed_kernel(device):
    """Nothing is known of a borrowed kernel, and its address is not followed."""
    kernel = core.Kernel.from_handle(0x1230)
    assert repr(kernel) == "<Kernel handle=0x1230>"
    assert repr(kernel.occupancy) == "<KernelOccupancy of <Kernel handle=0x1230>>"
    assert repr(kernel.attributes) == "<KernelAttributes of <Kernel handle=0x1230> device=current>"


def test_pools(device):
    pool = core.DeviceMemoryResource(device)
    assert repr(pool) == f"<DeviceMemoryResource device=0 handle={int(pool.handle):#x}>"
    own = core.DeviceMemoryResource(device, {"max_size": 1 << 20})
    own.close()
    assert repr(own) == "<DeviceMemoryResource device=0 closed>"
    pinned = core.PinnedMemoryResource()
    assert repr(pinned) == f"<PinnedMemoryResource handle={int(pinned.handle):#x}>"
    near = core.PinnedMemoryResource({"numa_id": 0})
    assert repr(near) == f"<PinnedMemoryResource numa_id=0 handle={int(near.handle):#x}>"
    near.close()
    assert repr(near) == "<PinnedMemoryResource numa_id=0 closed>"
    managed = core.ManagedMemoryResource()
    assert repr(managed) == f"<ManagedMemoryResource handle={int(managed.handle):#x}>"
    options = {"preferred_location": 0, "preferred_location_type": "device"}
    there = core.ManagedMemoryResource(options)
    assert repr(there) == f"<ManagedMemoryResource device=0 handle={int(there.handle):#x}>"
    for cls in (core.DeviceMemoryResource, core.PinnedMemoryResource, core.ManagedMemoryResource):
        assert repr(cls.__new__(cls)) == f"<{cls.__name__} closed>"


def test_other_resources(device):
    assert repr(core.LegacyPinnedMemoryResource()) == "<LegacyPinnedMemoryResource>"
    assert repr(core.GraphMemoryResource(device)) == "<GraphMemoryResource device=0>"
    assert repr(_core._SynchronousMemoryResource(0)) == "<_SynchronousMemoryResource device=0>"
    caching = core.CachingMemoryResource(core.DeviceMemoryResource(device))
    assert repr(caching) == "<CachingMemoryResource upstream=DeviceMemoryResource>"
    caching.close()
    assert repr(caching) == "<CachingMemoryResource upstream=DeviceMemoryResource closed>"
    assert repr(core.CachingMemoryResource.__new__(core.CachingMemoryResource)) == "<CachingMemoryResource closed>"


def test_classes_in_python(device):
    """A subclass prints under its own name; a resource written in Python prints as objects do."""

    class Mine(core.DeviceMemoryResource):
        pass

    class Other(core.MemoryResource):
        def __repr__(self):
            raise ValueError("no")

    assert repr(Mine(device)).startswith("<Mine device=0 handle=0x")
    assert repr(core.CachingMemoryResource(Other())) == "<CachingMemoryResource upstream=Other>"
    assert "MemoryResource object at 0x" in repr(core.MemoryResource())


# --- any state ------------------------------------------------------------------------------------


KINDS = (
    *("device pool", "closed pool", "never made", "pinned", "managed", "legacy", "graph", "caching", "kernel"),
    *("enumerated", "attributes", "attributes of a device", "occupancy"),
)


def all_kinds():
    """Return {description: object}; the kernel's attributes have one known value."""
    device = core.Device(0)
    device.set_current()
    closed = core.DeviceMemoryResource(device, {"max_size": 1 << 20})
    closed.close()
    code = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
    kernel = code.get_kernel("saxpy")
    kernel.attributes[0].num_regs  # noqa: B018
    return {
        "device pool": core.DeviceMemoryResource(device),
        "closed pool": closed,
        "never made": core.DeviceMemoryResource.__new__(core.DeviceMemoryResource),
        "pinned": core.PinnedMemoryResource(),
        "managed": core.ManagedMemoryResource(),
        "legacy": core.LegacyPinnedMemoryResource(),
        "graph": core.GraphMemoryResource(device),
        "caching": core.CachingMemoryResource(core.DeviceMemoryResource(device)),
        "kernel": kernel,
        "enumerated": code.kernels[-1],
        "attributes": kernel.attributes,
        "attributes of a device": kernel.attributes[0],
        "occupancy": kernel.occupancy,
    }


@pytest.mark.skipif(libraries.ON_GPU, reason="counts calls of the stub")
def test_no_driver_is_asked(device):
    objects, stub = all_kinds(), libraries.load_stub("driver")
    assert tuple(objects) == KINDS
    before = stub.counted_calls
    for o in objects.values():
        assert repr(o).startswith("<")
    assert stub.counted_calls == before


@in_child()
def test_in_a_forked_child():
    """In a forked child, without the driver, known facts are printed as before."""
    objects = all_kinds()
    texts = [repr(o) for o in objects.values()]
    assert in_fork(lambda: [repr(o) for o in objects.values()]) == repr(texts)


@in_child()
def test_cuda_is_not_initialised():
    """Objects that were never initialized print, too, and do not start CUDA."""
    for cls in (core.DeviceMemoryResource, core.CachingMemoryResource):
        assert repr(cls.__new__(cls)) == f"<{cls.__name__} closed>"
    legacy = core.LegacyPinnedMemoryResource.__new__(core.LegacyPinnedMemoryResource)
    assert repr(legacy) == "<LegacyPinnedMemoryResource>"
    count = ctypes.c_int()
    assert ctypes.CDLL("libcuda.so.1").cuDeviceGetCount(ctypes.byref(count)) == 3, "CUDA_ERROR_NOT_INITIALIZED"


@not_sanitized("memory is not measured")
def test_nothing_is_left(device):
    for o in all_kinds().values():
        growth.check_use(lambda o=o: repr(o), 300, o, memory=True)


MOST_ALLOCATIONS = 100  # the most that one repr makes


@pytest.mark.parametrize("kind", KINDS)
def test_each_allocation_fails(device, kind):
    """A failed allocation gives MemoryError or a shorter text, and never a pending exception."""
    memory = pytest.importorskip("cubind_failing")
    texts = []
    for n in range(MOST_ALLOCATIONS):
        o = all_kinds()[kind]  # a new one, which has read no declarations yet
        memory.fail(n + 1)
        try:
            text = repr(o)
        except MemoryError:
            text = None
        finally:
            memory.restore()
        texts.append((text, repr(o)))
    assert texts[-1][0] == texts[-1][1], f"more than {MOST_ALLOCATIONS} allocations"
    assert texts[0][0] != texts[0][1]
    assert all(text is None or text.startswith("<") for text, _ in texts)
