"""List rows of virtual memory (see rows.py)."""

from support.core.peer.rows import Raises, Value, better, group, kind, same

MR = "mr = core.VirtualMemoryResource(dev)\n"
GROWS = "C5.6: the address stays: cuda.core compares a CUdeviceptr with an int, so it always moves the memory"


def options(*settings):
    same(*(f"core.VirtualMemoryResource(dev, core.VirtualMemoryResourceOptions({each})).allocate(1).size" for each in settings))


group("virtual memory")
same(
    MR + "mr, mr.device == dev, mr.device_id, mr.is_device_accessible, mr.is_host_accessible, mr.is_managed",
    MR + "mr.config == core.VirtualMemoryResourceOptions(), repr(mr.config)",
    "core.VirtualMemoryResource(0).device_id, core.VirtualMemoryResource(device_id=dev, config={'peers': (0,)}).config.peers",
    "core.VirtualMemoryResource(dev, 5)",
    "core.VirtualMemoryResource(dev, {'colour': 1})",
    "core.VirtualMemoryResource()",
    "[f.name for f in dataclasses.fields(core.VirtualMemoryResourceOptions)]",
    "dataclasses.replace(core.VirtualMemoryResourceOptions(), addr_hint=4).addr_hint",
    "hash(core.VirtualMemoryResourceOptions())",
    "mr = core.VirtualMemoryResource(dev, {'location_type': 'host', 'handle_type': None})\n"
    "repr(mr), mr.device, mr.device_id, mr.is_device_accessible, mr.is_host_accessible",
    "core.VirtualMemoryResource(dev, {'location_type': 'host_numa', 'self_access': None}).allocate(1)",
    "core.VirtualMemoryResource(dev, {'gpu_direct_rdma': True}).allocate(1).size",
)
kind("core.VirtualMemoryResource('gpu')")
options(
    "", "granularity='minimum'", "addr_hint=None", "addr_align=1 << 30", "addr_hint=4096", "peers=(0,)", "peers=(9,)", "peers=5", "self_access='r'",
    "self_access=None", "self_access='w'", "peer_access=None", "allocation_type='managed'", "allocation_type='x'", "location_type='x'",
    "location_type='host'", "handle_type=None", "handle_type='win32'", "handle_type='win32_kmt'", "handle_type='fabric'", "handle_type='x'",
    "granularity='x'", "granularity=None", "addr_align=3",
)  # fmt: skip

group("buffers of virtual memory")
same(
    MR + "b = mr.allocate(100)\nb.size, b.device_id, b.is_device_accessible, b.is_host_accessible, b.is_managed, b.memory_resource is mr",
    MR + "b = mr.allocate(2 << 20, stream=s)\nb.fill(7, stream=s)\ns.sync()\nb.close()\nb.is_closed, b.size",
    MR + "mr.allocate(0)",
    MR + "mr.allocate(-1)",
    MR + "mr.allocate(1 << 45)",
    MR + "mr.allocate()",
    MR + "mr.allocate(1, s)",
    MR + "mr.allocate(1, stream=5)",
    MR + "mr.deallocate(12345, 1)",
    MR + "mr.deallocate(None, 1)",
    MR + "mr.deallocate(0, 1, stream=5)",
)
kind(
    MR + "mr.allocate('x')",
    MR + "mr.allocate(2**70)",
    MR + "mr.allocate(-5 << 21)",
    MR + "mr.modify_allocation(mr.allocate(1), 2**70)",
    "core.VirtualMemoryResource(dev, {'addr_hint': 2**70}).allocate(1)",
    "core.VirtualMemoryResource(dev, {'addr_hint': -1}).allocate(1)",
)

group("growing virtual memory")
same(
    MR + "mr.modify_allocation(5, 1)",
    MR + "b = mr.allocate(1)\nb.close()\nmr.modify_allocation(b, 1)",
    MR + "b = mr.allocate(1)\nmr.modify_allocation(b, 1) is b, b.size",
    MR + "b = mr.allocate(1)\nmr.modify_allocation(b, 4 << 20).size",
    MR + "b = mr.allocate(1)\nmr.modify_allocation(buf=b, new_size=3 << 20, config=core.VirtualMemoryResourceOptions(peers=(0,))).size",
    MR + "b = mr.allocate(1)\nmr.modify_allocation(b, 4 << 20, core.VirtualMemoryResourceOptions(granularity='x'))",
    MR + "b = mr.allocate(1)\nmr.modify_allocation(b, 4 << 20, core.VirtualMemoryResourceOptions(allocation_type='x'))",
    "mr = core.VirtualMemoryResource(dev, {'location_type': 'host', 'handle_type': None})\n"
    "mr.modify_allocation(core.VirtualMemoryResource(dev).allocate(1), 4 << 20)",
)
better(
    MR + "b = mr.allocate(1)\nmr.modify_allocation(b, 1 << 45)",
    "C5.6: a GPU has no memory for it; the peer fails before, as it reserves the addresses",
    Raises("CUDAError", "CUDA_ERROR_OUT_OF_MEMORY"),
    Raises("CUDAError", "CUDA_ERROR_OUT_OF_MEMORY"),
)
IN_PLACE = MR + "b = mr.allocate(1)\nat = int(b.handle)\nc = mr.modify_allocation(b, 4 << 20)\nc is b, int(c.handle) == at, b.is_closed"
TWICE = MR + "b = mr.allocate(1)\nfor n in (2, 3, 4): b = mr.modify_allocation(b, n << 21)\nb.size"
OWN = "C5.6: borrowed memory would be freed while its owner has it"
FOREIGN = MR + "mr.modify_allocation(core.Buffer.from_handle(4096, 10), 4 << 20)"
better(FOREIGN, OWN, Raises("ValueError", "buf is not from a VirtualMemoryResource"), Raises("CUDAError", "CUDA_ERROR_INVALID_VALUE"))
better(IN_PLACE, GROWS, Value({"tuple": [True, True, False]}), Value({"tuple": [False, False, True]}))
better(TWICE, GROWS, Value(8 << 20), Raises("CUDAError", "CUDA_ERROR_NOT_SUPPORTED"))
