"""What memory resources, attributes and occupancy print: facts that are known, whatever state the object is in.
"""

import re

import kernels
import pytest
from cubind import core


@pytest.fixture
def kernel(device):
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")


def test_attributes_and_occupancy(kernel, device):
    """Of the current device where there is one alone, and of one that was chosen."""
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


def test_a_borrowed_kernel(device):
    """Nothing is known of it, and nobody looks behind its address."""
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
    assert repr(core.DeviceMemoryResource.__new__(core.DeviceMemoryResource)).endswith(" closed>")
    pinned = core.PinnedMemoryResource()
    assert re.fullmatch(r"<PinnedMemoryResource( numa_id=\d+)? handle=0x[0-9a-f]+>", repr(pinned))
    managed = core.ManagedMemoryResource()
    assert re.fullmatch(r"<ManagedMemoryResource( device=\d+)? handle=0x[0-9a-f]+>", repr(managed))


def test_other_resources(device):
    assert repr(core.LegacyPinnedMemoryResource()) == "<LegacyPinnedMemoryResource>"
    assert repr(core.GraphMemoryResource(device)) == "<GraphMemoryResource device=0>"
    caching = core.CachingMemoryResource(core.DeviceMemoryResource(device))
    assert repr(caching) == "<CachingMemoryResource upstream=DeviceMemoryResource>"
    caching.close()
    assert repr(caching) == "<CachingMemoryResource upstream=DeviceMemoryResource closed>"
    assert repr(core.CachingMemoryResource.__new__(core.CachingMemoryResource)) == "<CachingMemoryResource closed>"


def test_classes_in_python(device):
    """One of ours prints under its own name; a resource that is all Python prints as objects do."""

    class Mine(core.DeviceMemoryResource):
        pass

    class Other(core.MemoryResource):
        def __repr__(self):
            raise ValueError("no")

    assert repr(Mine(device)).startswith("<Mine device=0 handle=0x")
    assert repr(core.CachingMemoryResource(Other())) == "<CachingMemoryResource upstream=Other>"
    assert "MemoryResource object at 0x" in repr(core.MemoryResource())
