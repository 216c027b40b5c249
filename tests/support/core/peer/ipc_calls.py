"""List rows of what processes share: pools, their Buffers, and events (see rows.py).

Here one process exports and imports, which the driver allows for pools.
"""

from support.core.peer.rows import Raises, Value, better, group, kind, same

POOL = "m = core.DeviceMemoryResource(dev, {'ipc_enabled': True})\n"
IMPORTED = POOL + "i = core.DeviceMemoryResource.from_allocation_handle(dev, int(m.allocation_handle))\n"
BUFFER = POOL + "b = m.allocate(8, stream=s)\n"
BOTH = IMPORTED + "b = m.allocate(8, stream=s)\n"
EVENT = "e = s.record(options={'ipc_enabled': True})\n"


def after(begin, *sources, kind_of_row=same):
    kind_of_row(*(begin + source for source in sources))


group("shared pools")
after(
    POOL,
    "props(m, 'is_ipc_enabled is_mapped is_handle_owned is_closed device_id is_device_accessible is_host_accessible')",
    'type(m.uuid).__name__, m.uuid == m.uuid, m.allocation_handle is m.allocation_handle, m.allocation_handle.uuid == m.uuid',
    "m.close()\nprops(m, 'is_ipc_enabled is_mapped uuid is_closed')",
    'm.close()\nm.allocation_handle',
    'h = m.allocation_handle\nm.close()\nint(h) > 0, h.is_closed',
    'h = m.allocation_handle\nh.close()\nh.close()\n(h.is_closed, bool(h))',
    'h = m.allocation_handle\ntype(h)()',
    'type(m.allocation_handle)._init(-1, None)',
    'm.register(m.uuid) is m, core.DeviceMemoryResource.from_registry(m.uuid) is m, m.register(m.uuid) is m',
    'm.register(m.uuid)\npickle.loads(pickle.dumps(m)) is m',
    'm.register(m.uuid)\ncore.DeviceMemoryResource.from_allocation_handle(dev, m.allocation_handle) is m',
    'i = core.DeviceMemoryResource.from_allocation_handle(0, int(m.allocation_handle))\ni.allocate(8, stream=s)',
    'i = core.DeviceMemoryResource.from_allocation_handle(0, int(m.allocation_handle))\ni.close()\ni.allocate(8, stream=s)',
    "h = type(m.allocation_handle)._init(__import__('os').dup(int(m.allocation_handle)), m.uuid)\nh.close()\ncore.DeviceMemoryResource.from_allocation_handle(dev, h)",
    'd = m.allocate(8, stream=s).ipc_descriptor\ne = pickle.loads(pickle.dumps(d))\n(d.size, e.size, e.__reduce__()[1] == d.__reduce__()[1])',
    'type(m.allocate(8, stream=s).ipc_descriptor)()',
)
after(
    POOL,
    'pickle.loads(pickle.dumps(m))',
    'i = core.DeviceMemoryResource.from_allocation_handle(0, int(m.allocation_handle))\ni.attributes.release_threshold',
    kind_of_row=kind,
)

group("imported pools")
after(
    IMPORTED,
    "props(i, 'is_ipc_enabled is_mapped is_handle_owned is_closed device_id uuid')",
    'd = m.allocate(8, stream=s).ipc_descriptor\ni.close()\ncore.Buffer.from_ipc_descriptor(i, d, stream=s)',
)

group("exported buffers")
after(
    BUFFER,
    'core.Buffer.from_ipc_descriptor(dev.memory_resource, b.ipc_descriptor, stream=s)',
    'core.Buffer.from_ipc_descriptor(m, b, stream=s)',
    'core.Buffer.from_ipc_descriptor(m, None, stream=s)',
    'b.close()\nb.ipc_descriptor',
)
after(
    BUFFER,
    'core.Buffer.from_ipc_descriptor(m, b.ipc_descriptor, stream=s)',
    'core.Buffer.from_ipc_descriptor(m, b.ipc_descriptor)',
    'core.Buffer.from_ipc_descriptor(m, b.ipc_descriptor, stream=None)',
    kind_of_row=kind,
)

group("imported buffers")
after(
    BOTH,
    'b.fill(7, stream=s)\nc = core.Buffer.from_ipc_descriptor(i, b.ipc_descriptor, stream=s)\ns.sync()\n(read(c), c.is_mapped, b.is_mapped, c.size, c.memory_resource is i, c.device_id)',
    'c = core.Buffer.from_ipc_descriptor(i, b.ipc_descriptor, stream=s)\nd = core.Buffer.from_ipc_descriptor(i, b.ipc_descriptor, stream=s)\nint(c.handle) == int(d.handle), c == d',
    'c = core.Buffer.from_ipc_descriptor(i, b.ipc_descriptor, stream=s)\nd = core.Buffer.from_ipc_descriptor(i, b.ipc_descriptor, stream=s)\nc.close()\ns.sync()\nd.fill(9, stream=s)\ns.sync()\nread(b)',
    'c = core.Buffer.from_ipc_descriptor(i, b.ipc_descriptor, stream=s)\ni.close()\nc.fill(3, stream=s)\ns.sync()\n(read(b), c.is_mapped)',
    'd = b.ipc_descriptor\ncore.Buffer.from_ipc_descriptor(i, type(d)._init(d.__reduce__()[1][0], 800), stream=s)',
    'd = b.ipc_descriptor\ncore.Buffer.from_ipc_descriptor(i, type(d)._init(bytes(8), 8), stream=s)',
)
after(
    BOTH,
    'd = b.ipc_descriptor\ncore.Buffer.from_ipc_descriptor(i, type(d)._init(bytes(64), 8), stream=s)',
    kind_of_row=kind,
)

group("shared events")
after(
    EVENT,
    "props(e, 'is_ipc_enabled is_timing_enabled is_blocking_sync is_closed')",
    's.record(e)',
    '(e.ipc_descriptor is e.ipc_descriptor, e.ipc_descriptor == e.ipc_descriptor, e.ipc_descriptor == 1, e.ipc_descriptor != None)',
    'e.close()\ne.ipc_descriptor',
    'e - e',
    's.wait(e)\ne.sync()\ne.is_done',
)

group("sharing")
same(
    "m = core.PinnedMemoryResource({'ipc_enabled': True})\nprops(m, 'is_ipc_enabled is_mapped is_handle_owned is_closed device_id is_device_accessible is_host_accessible numa_id')",
    "h = core.DeviceMemoryResource(dev, {'ipc_enabled': True}).allocation_handle\nh.close()\nh.handle",
    'core.DeviceMemoryResource(dev, {}).allocation_handle',
    'core.DeviceMemoryResource(dev).allocation_handle',
    'core.PinnedMemoryResource({}).allocation_handle',
    'core.DeviceMemoryResource(dev, {}).uuid',
    'import uuid\ncore.DeviceMemoryResource(dev, {}).register(uuid.uuid4())',
    'import uuid\ncore.DeviceMemoryResource.from_registry(uuid.UUID(int=5))',
    'core.DeviceMemoryResource.from_registry(None)',
    'core.PinnedMemoryResource.from_registry(3)',
    'core.DeviceMemoryResource.from_allocation_handle(0, -1)',
    'core.DeviceMemoryResource.from_allocation_handle(0, 987)',
    "core.DeviceMemoryResource.from_allocation_handle(0, 'x')",
    'core.DeviceMemoryResource.from_allocation_handle(0, None)',
    'core.PinnedMemoryResource.from_allocation_handle(987)',
    'buf().ipc_descriptor',
    'pickle.dumps(buf())',
    "e = s.record(options={'ipc_enabled': True, 'blocking_sync': True})\nprops(e, 'is_ipc_enabled is_blocking_sync')",
    "hash(s.record(options={'ipc_enabled': True}).ipc_descriptor)",
    "d = s.record(options={'ipc_enabled': True}).ipc_descriptor\npickle.loads(pickle.dumps(d)) == d",
    "type(s.record(options={'ipc_enabled': True}).ipc_descriptor)()",
    "core.Event.from_ipc_descriptor(s.record(options={'ipc_enabled': True}).ipc_descriptor)",
    'core.Event.from_ipc_descriptor(3)',
    's.record().ipc_descriptor',
)
kind(
    "h = core.DeviceMemoryResource(dev, {'ipc_enabled': True}).allocation_handle\nh.close()\nint(h)",
    'core.DeviceMemoryResource.from_allocation_handle(0, 1)',
)

better(
    POOL + "m.register(m.uuid)\ncore.PinnedMemoryResource.from_registry(m.uuid)",
    "C11.1: a resource of another class is refused by name",
    Raises("TypeError"),
    Value("<DeviceMemoryResource>"),
)
better(
    "core.DeviceMemoryResource.from_allocation_handle(99, 1)",
    "C11.1: the device is checked first",
    Raises("ValueError", "device_id must be within [0, 1), got 99"),
    Raises("CUDAError"),
)
better(
    POOL + "core.PinnedMemoryResource.from_allocation_handle(int(m.allocation_handle))",
    "C11.1: a pool of another place is refused by name",
    Raises("ValueError"),
    Value("<PinnedMemoryResource>"),
)
better(
    "m = core.PinnedMemoryResource({'ipc_enabled': True})\n"
    "core.DeviceMemoryResource.from_allocation_handle(dev, int(m.allocation_handle))",
    "C11.1: a pool of another place is refused by name",
    Raises("ValueError"),
    Value("<DeviceMemoryResource>"),
)
better(
    BUFFER + "core.Buffer.from_ipc_descriptor(None, b.ipc_descriptor, stream=s)",
    "C2.7: a wrong argument type is TypeError",
    Raises("TypeError"),
    Raises("RuntimeError", "NoneType has been closed"),
)
better(
    "pickle.dumps(core.DeviceMemoryResource(dev, {}))",
    "C11.1: what cannot be unpickled is not pickled",
    Raises("RuntimeError", "Memory resource is not IPC-enabled"),
    Value(),
)
better(
    "m = core.PinnedMemoryResource({'ipc_enabled': True})\n"
    "i = core.PinnedMemoryResource.from_allocation_handle(int(m.allocation_handle))\n"
    "b = m.allocate(8, stream=s)\nb.fill(7, stream=s)\n"
    "c = core.Buffer.from_ipc_descriptor(i, b.ipc_descriptor, stream=s)\n"
    "d = core.Buffer.from_ipc_descriptor(i, b.ipc_descriptor, stream=s)\n"
    "(c.is_mapped, c.size, c == d, c.is_host_accessible, c.is_device_accessible, c.device_id)",
    "C11.1: a second import is the same memory, which a GPU's driver refuses for pools of the host",
    Value({"tuple": [True, 8, True, True, True, -1]}),
    Value({"tuple": [True, 8, True, True, True, -1]}),
)
