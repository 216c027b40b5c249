"""List rows of buffers and memory resources (see rows.py)."""

from support.core.peer.rows import ARGUMENT, Raises, Value, better, group, kind, same

# --- Buffer ---------------------------------------------------------------------------------------

RESOURCE = """
class R(core.MemoryResource):
    def __init__(self): self.calls = []
    def allocate(self, size, *, stream): return core.Buffer.from_handle(0x10000, size, self)
    def deallocate(self, ptr, size, *, stream): self.calls.append((int(ptr), size, type(stream)))
    is_device_accessible = True
    is_host_accessible = False
    device_id = 0
"""
HOST = RESOURCE.replace("is_device_accessible = True", "is_device_accessible = False").replace(
    "is_host_accessible = False", "is_host_accessible = True"
)

group("buffer")
same(
    "repr(buf(64)).partition(' ptr')[0], repr(buf(64)).rpartition(' ')[2]",
    "props(buf(64), 'size device_id is_device_accessible is_host_accessible is_managed is_mapped is_closed owner')",
    "type(buf().handle)",
    "b = buf()\nb.memory_resource is dev.memory_resource",
    "b = buf()\nb.close()\nprops(b, 'handle size is_closed memory_resource owner')",
    "b = buf()\nb.close()\nb.close()",
    "b = buf()\nb.close(s)",
    "b = buf()\nb.close(stream=s)\nb.is_closed",
    "b = buf()\nb.close()\nrepr(b)",
    "b = buf()\nb.close()\nb.is_mapped",
    "with buf() as b: pass\nb.is_closed",
    "with buf() as b:\n    got = type(b)\ngot",
    "b = buf()\nb == core.Buffer.from_handle(b.handle, b.size)",
    "b = buf()\nb == core.Buffer.from_handle(b.handle, b.size - 1)",
    "b = buf()\nhash(b) == hash(core.Buffer.from_handle(b.handle, b.size))",
    "buf() == 5",
    "buf() != 5",
    "b = buf()\nlen({b, b})",
    "weakref.ref(buf())",
    "b = buf()\nb.handle = 5",
    "b = buf()\nb.size = 5",
    "buf(4).fill(7, stream=s)",
    "buf(4).fill(value=7, stream=s)",
    "buf(4).fill(stream=s, value=7)",
    "b = buf(4)\nb.fill(7, stream=s)\nread(b)",
    "b = buf(4)\nb.fill(0, stream=s)\nread(b)",
    "b = buf(4)\nb.fill(255, stream=s)\nread(b)",
    "b = buf(8)\nb.fill(b'\\x01', stream=s)\nread(b)",
    "b = buf(8)\nb.fill(b'\\x01\\x02', stream=s)\nread(b)",
    "b = buf(8)\nb.fill(b'\\x01\\x02\\x03\\x04', stream=s)\nread(b)",
    "b = buf(8)\nb.fill(bytearray(b'ab'), stream=s)\nread(b)",
    "b = buf(8)\nb.fill(memoryview(b'abcd'), stream=s)\nread(b)",
    "b = buf(8)\nb.fill(np.uint32(0x01020304), stream=s)\nread(b)",
    "b = buf(8)\nb.fill(np.int16(-2), stream=s)\nread(b)",
    "b = buf(8)\nb.fill(np.float32(1.5), stream=s)\nread(b)",
    "b = buf(8)\nb.fill(np.array([1], np.uint8), stream=s)\nread(b)",
    "b = buf(8)\nb.fill(True, stream=s)\nread(b)",
    "buf(8).fill(b'abc', stream=s)",
    "buf(8).fill(b'', stream=s)",
    "buf(8).fill(b'12345678', stream=s)",
    "buf(7).fill(b'ab', stream=s)",
    "buf(6).fill(b'abcd', stream=s)",
    "buf(8).fill(0, stream=None)",
    "buf(8).fill(0, stream=5)",
    "buf(0).fill(0, stream=s)",
    "b = buf()\nb.close()\nb.fill(0, stream=s)",
    "b = buf()\nb.close()\nb.copy_to(buf(), stream=s)",
    "b = buf()\nb.close()\nb.copy_from(buf(), stream=s)",
    "b = buf()\nb.close()\nb.set_deallocation_stream(s)",
    "b = buf()\nc = buf()\nb.fill(3, stream=s)\nb.copy_to(c, stream=s) is c",
    "b = buf(4)\nc = buf(4)\nb.fill(3, stream=s)\nc.copy_from(b, stream=s)\nread(c)",
    "b = buf(4)\nb.fill(3, stream=s)\nread(b.copy_to(stream=s))",
    "b = buf(4)\nc = b.copy_to(stream=s)\n(type(c), c.size, c.memory_resource is b.memory_resource)",
    "buf(4).copy_to(buf(5), stream=s)",
    "buf(4).copy_from(buf(5), stream=s)",
    "buf(0).copy_to(buf(0), stream=s)",
    "buf(4).copy_to(buf(4), stream=None)",
    "buf(4).copy_from(buf(4), stream=None)",
    "buf(4).copy_to(buf(4), stream=5)",
    "core.Buffer.from_handle(buf(4).handle, 4).copy_to(stream=s)",
    "b = buf()\nb.set_deallocation_stream(dev.create_stream())",
    "buf().set_deallocation_stream(None)",
    "buf().set_deallocation_stream(stream=s)",
    "buf().set_deallocation_stream(5)",
    "core.Buffer.from_handle(0x10000, 8).set_deallocation_stream(s)",
    "buf().close(5)",
    "buf().close('text')",
)
kind(
    "buf(8).fill(256, stream=s)",
    "buf(8).fill(-1, stream=s)",
    "buf(8).fill(2**70, stream=s)",
    "buf(8).fill('a', stream=s)",
    "buf(8).fill(1.5, stream=s)",
    "buf(8).fill(None, stream=s)",
    "buf(8).fill(0)",
    "buf(8).fill(stream=s)",
    "buf(8).fill(0, s)",
    "buf(4).copy_to(buf(4))",
    "buf(4).copy_from(buf(4))",
    "buf(4).copy_from(None, stream=s)",
    "buf(4).copy_from(5, stream=s)",
    "buf(4).copy_to(5, stream=s)",
    "buf() < buf()",
)
same(
    "core.Buffer.from_handle(0x10000, 8)",
    "repr(core.Buffer.from_handle(0x10000, 8))",
    "repr(core.Buffer.from_handle(0, 0))",
    "b = core.Buffer.from_handle(0x10000, 8)\n(b.handle, b.size, b.owner, b.memory_resource)",
    "b = core.Buffer.from_handle(ptr=0x10000, size=8, mr=None, owner=s)\nb.owner is s",
    "core.Buffer.from_handle(0x10000, 8, core.DeviceMemoryResource(0), s)",
    "core.Buffer.from_handle(0x10000, 8, mr=core.DeviceMemoryResource(0), owner=1)",
    "core.Buffer.from_handle(0x10000, 8, stream=s)",
    "core.Buffer.from_handle(0x10000, 8, owner=s, stream=s)",
    "b = core.Buffer.from_handle(0x10000, 8, owner=s)\nb.close()\nb.owner",
    "class O: pass\no = O()\nr = weakref.ref(o)\nb = core.Buffer.from_handle(0x10000, 8, owner=o)\ndel o\ngc.collect()\nr() is not None",  # noqa: E501
    "class O: pass\no = O()\nr = weakref.ref(o)\nb = core.Buffer.from_handle(0x10000, 8, owner=o)\ndel o\nb.close()\ngc.collect()\nr()",  # noqa: E501
    "props(core.Buffer.from_handle(0x10, 8), 'is_device_accessible is_host_accessible is_managed device_id')",
    "b = buf(16)\nprops(core.Buffer.from_handle(b.handle, 16), 'is_device_accessible is_host_accessible is_managed device_id')",  # noqa: E501
    RESOURCE + "r = R()\nb = core.Buffer.from_handle(0x10000, 8, r)\nb.close()\nr.calls",
    RESOURCE + "r = R()\nb = core.Buffer.from_handle(0x10000, 8, r, stream=s)\nb.close()\nr.calls",
    RESOURCE + "r = R()\nb = core.Buffer.from_handle(0x10000, 8, r)\ndel b\ngc.collect()\nr.calls",
    RESOURCE + "r = R()\nb = core.Buffer.from_handle(0x10000, 8, r)\nb.close()\nb.close()\nr.calls",
    RESOURCE + "r = R()\nb = r.allocate(8, stream=s)\nb.memory_resource is r",
    RESOURCE + "r = R()\nb = r.allocate(8, stream=s)\nb.close()\nb.memory_resource",
    RESOURCE
    + "r = R()\nb = r.allocate(8, stream=s)\nprops(b, 'is_device_accessible is_host_accessible is_managed device_id')",
    RESOURCE + "r = R()\nin_thread(lambda: core.Buffer.from_handle(0x10000, 8, r))",
    RESOURCE
    + "r = R()\ntry:\n    in_thread(lambda: core.Buffer.from_handle(0x10000, 8, r))\nexcept RuntimeError: pass\nr.calls",  # noqa: E501
    HOST + "r = R()\nin_thread(lambda: core.Buffer.from_handle(0x10000, 8, r).close())\nr.calls",
    HOST + "r = R()\nb = core.Buffer.from_handle(0x10000, 8, r)\nb.close()\nr.calls",
    HOST
    + "r = R()\nb = core.Buffer.from_handle(0x10000, 8, r)\nprops(b, 'is_device_accessible is_host_accessible device_id')",  # noqa: E501
    "core.ManagedBuffer.from_handle(0x10000, 8)",
    "issubclass(core.ManagedBuffer, core.Buffer)",
)
kind(
    "core.Buffer.from_handle()",
    "core.Buffer.from_handle(0x10000, 'text')",
    "core.Buffer.from_handle(0x10000, 8, 5)",
    "core.Buffer.from_handle(0x10000, 8, mr=core.DeviceMemoryResource(0), stream=5)",
)
better(
    RESOURCE
    + "class Q(R):\n    def deallocate(self, ptr, size, *, stream): raise ValueError('no')\n"
    + "import warnings\nb = core.Buffer.from_handle(0x10000, 8, Q())\n"
    + "with warnings.catch_warnings(record=True) as w:\n    warnings.simplefilter('always')\n    b.close()\n"
    + "[str(x.message) for x in w]",
    "C5.6: a CUDAWarning in place of a print",
    Value({"list": ["mr.deallocate(65536) failed during Buffer destruction; the allocation may have leaked: no"]}),
    Value({"list": []}),
)

better(
    "class S(core.Buffer): pass\ntype(S.from_handle(0x10000, 8))",
    "C5.6: as ManagedBuffer.from_handle, a subclass's gives its own",
    Value("<class S>"),
    Value("<class Buffer>"),
)
better("core.Buffer.from_handle('text', 8)", ARGUMENT, Raises("TypeError"), Raises("ValueError"))

group("buffer: more than upstream")
HOST_COPY = "G7: copies to and from host objects"
better("b = buf(4)\nb.copy_from(b'abcd', stream=s)\nread(b)", HOST_COPY, Value("bytes:abcd"), Raises("TypeError"))
better(
    "b = buf(4)\nb.fill(9, stream=s)\nh = bytearray(4)\nb.copy_to(h, stream=s)\nh",
    HOST_COPY,
    Value("bytearray:\t\t\t\t"),
    Raises("TypeError"),
)
better(
    "buf(4).copy_from(b'abc', stream=s)",
    HOST_COPY,
    Raises("ValueError", "buffer sizes mismatch between src and dst (sizes are: src=3, dst=4)"),
    Raises("TypeError"),
)
better("len(buf(64))", "G7: slices", Value(64), Raises("TypeError"))
better(
    "b = buf(64)\nt = b[8:16]\n(t.size, t.handle - b.handle)",
    "G7: slices",
    Value({"tuple": [8, 8]}),
    Raises("TypeError"),
)
better("buf(64)[1]", "G7: buf[i] is TypeError", Raises("TypeError"), Raises("TypeError"))
better("buf(8).view((2,), np.dtype('f4')).shape", "G7: view", Value({"tuple": [2]}), Raises("AttributeError"))
better(
    "i = buf(8).__cuda_array_interface__\n(i['version'], i['shape'], i['typestr'], i['stream'] == int(s.handle))",
    "G7: the CUDA array interface",
    Value({"tuple": [3, {"tuple": [8]}, "|u1", True]}),
    Raises("AttributeError"),
)
better(
    "b = core.LegacyPinnedMemoryResource().allocate(4)\nmemoryview(b).nbytes",
    "C5.5: upstream has __buffer__, but it raises",
    Value(4),
    Raises("TypeError"),
)
better("memoryview(buf(4))", "G7: not host accessible is BufferError", Raises("BufferError"), Raises("TypeError"))

group("buffer: dlpack")
same(
    "buf(8).__dlpack_device__()",
    "type(buf(8).__dlpack__()).__name__",
    "repr(buf(8).__dlpack__()).split('\"')[1]",
    "repr(buf(8).__dlpack__(max_version=(1, 0))).split('\"')[1]",
    "repr(buf(8).__dlpack__(max_version=(0, 8))).split('\"')[1]",
    "repr(buf(8).__dlpack__(max_version=None, stream=5)).split('\"')[1]",
    "buf(8).__dlpack__(dl_device=(2, 0))",
    "buf(8).__dlpack__(copy=True)",
    "type(buf(8).__dlpack__(copy=False)).__name__",
    "buf(8).__dlpack__(max_version=(1,))",
    "core.LegacyPinnedMemoryResource().allocate(8).__dlpack_device__()",
    "core.ManagedMemoryResource().allocate(8, stream=s).__dlpack_device__()",
    "core.Buffer.from_handle(0x10, 8).__dlpack_device__()",
    "b = core.LegacyPinnedMemoryResource().allocate(4)\nb.fill(5, stream=s)\ns.sync()\n"
    "class A:\n    def __dlpack__(self, **k): return b.__dlpack__(max_version=(1, 0))\n"
    "    def __dlpack_device__(self): return (1, 0)\na = np.from_dlpack(A())\n(a.dtype.str, a.shape, a.tolist())",
)
kind(
    "buf(8).__dlpack__(5)",
    "buf(8).__dlpack__(nonsense=1)",
    "b = buf(8)\nb.close()\nb.__dlpack__()",
    "b = buf(8)\nb.close()\nb.__dlpack_device__()",
)

for version in ("5", "'12'"):
    better(
        f"buf(8).__dlpack__(max_version={version})",
        "C5.5: BufferError for every wrong max_version",
        Raises("BufferError", "Expected max_version tuple[int, int], got "),
        Raises("TypeError"),
    )

# --- memory resources -----------------------------------------------------------------------------

group("memory resources")
same(
    "core.MemoryResource()",
    "core.MemoryResource().allocate(8, stream=s)",
    "core.MemoryResource().deallocate(8, 8, stream=s)",
    "core.MemoryResource().is_device_accessible",
    "core.MemoryResource().is_host_accessible",
    "core.MemoryResource().is_managed",
    "core.MemoryResource().device_id",
    "class R(core.MemoryResource): pass\nR().allocate(8, stream=s)",
    "class R(core.MemoryResource): pass\nR().device_id",
    "class R(core.MemoryResource):\n    def __init__(self, a, b=2): self.got = (a, b)\nR(1, b=3).got",
    "issubclass(core.DeviceMemoryResource, core.MemoryResource)",
    "issubclass(core.PinnedMemoryResource, core.MemoryResource)",
    "issubclass(core.ManagedMemoryResource, core.MemoryResource)",
    "issubclass(core.LegacyPinnedMemoryResource, core.MemoryResource)",
    "props(core.DeviceMemoryResource(0), 'device_id is_device_accessible is_host_accessible is_managed is_handle_owned is_ipc_enabled is_mapped uuid is_closed')",  # noqa: E501
    "props(core.DeviceMemoryResource(dev, {}), 'device_id is_handle_owned is_ipc_enabled is_mapped is_closed')",
    "core.DeviceMemoryResource(0, options={'max_size': 1 << 20}).is_handle_owned",
    "core.DeviceMemoryResource(0).handle",
    "core.DeviceMemoryResource(0).attributes",
    "a = core.DeviceMemoryResource(0).attributes\na.release_threshold == 2**64 - 1",
    "{n: type(getattr(core.DeviceMemoryResource(0, {}).attributes, n)) for n in 'reuse_follow_event_dependencies reuse_allow_opportunistic reuse_allow_internal_dependencies release_threshold reserved_mem_current reserved_mem_high used_mem_current used_mem_high'.split()}",  # noqa: E501
    "type(core.DeviceMemoryResource(0).attributes)()",
    "mr = core.DeviceMemoryResource(0, {})\nb = mr.allocate(1000, stream=s)\n(b.size, b.memory_resource is mr, b.device_id)",  # noqa: E501
    "mr = core.DeviceMemoryResource(0, {})\nb = mr.allocate(1000, stream=s)\nmr.attributes.used_mem_current >= 1000",
    "core.DeviceMemoryResource(0).allocate(8, stream=None)",
    "core.DeviceMemoryResource(0).allocate(8, stream=5)",
    "core.DeviceMemoryResource(99)",
    "core.DeviceMemoryResource(-1)",
    "mr = core.DeviceMemoryResource(0, {})\nmr.close()\n(mr.close(), mr.is_closed, int(mr.handle))",
    "mr = core.DeviceMemoryResource(0, {})\nmr.close()\nmr.allocate(8, stream=s)",
    "mr = core.DeviceMemoryResource(0, {})\nmr.close()\nmr.attributes",
    "mr = core.DeviceMemoryResource(0, {})\nb = mr.allocate(8, stream=s)\nmr.close()\nb.fill(1, stream=s)\nread(b)",
    "mr = core.DeviceMemoryResource(0, {})\nb = mr.allocate(8, stream=s)\nb.close()\nmr.attributes.used_mem_current",
    "props(core.LegacyPinnedMemoryResource(), 'is_device_accessible is_host_accessible is_managed')",
    "b = core.LegacyPinnedMemoryResource().allocate(16)\nprops(b, 'size is_device_accessible is_host_accessible is_managed')",  # noqa: E501
    "core.LegacyPinnedMemoryResource().allocate(16, stream=s).size",
    "core.LegacyPinnedMemoryResource().allocate(16, stream=None).size",
    "core.LegacyPinnedMemoryResource().allocate(0).size",
    "core.LegacyPinnedMemoryResource().allocate(16, stream=5)",
    "b = core.LegacyPinnedMemoryResource().allocate(16)\nb.close()\nb.is_closed",
    "b = core.LegacyPinnedMemoryResource().allocate(4)\nc = buf(4)\nc.fill(4, stream=s)\nb.copy_from(c, stream=s)\nread(b)",  # noqa: E501
    "props(core.ManagedMemoryResource(), 'device_id is_device_accessible is_host_accessible is_managed preferred_location')",  # noqa: E501
    "b = core.ManagedMemoryResource().allocate(16, stream=s)\n(type(b), b.size, b.is_managed, b.is_host_accessible)",
    "core.ManagedMemoryResource({'preferred_location': 0}).preferred_location",
    "core.ManagedMemoryResource({'preferred_location': -1}).preferred_location",
    "core.ManagedMemoryResource({'preferred_location': -2})",
    "core.ManagedMemoryResource({'preferred_location': 0, 'preferred_location_type': 'device'}).preferred_location",
    "core.ManagedMemoryResource({'preferred_location_type': 'device'})",
    "core.ManagedMemoryResource({'preferred_location': 0, 'preferred_location_type': 'host'})",
    "core.ManagedMemoryResource({'preferred_location_type': 'host'}).preferred_location",
    "core.ManagedMemoryResource({'preferred_location': -1, 'preferred_location_type': 'host_numa'})",
    "core.ManagedMemoryResource({'preferred_location': 0, 'preferred_location_type': 'nonsense'})",
    "props(core.PinnedMemoryResource(), 'device_id numa_id is_device_accessible is_host_accessible is_managed')",
    "b = core.PinnedMemoryResource().allocate(16, stream=s)\nprops(b, 'size device_id is_device_accessible is_host_accessible')",  # noqa: E501
    "core.PinnedMemoryResource({'numa_id': 0}).numa_id",
    "core.PinnedMemoryResource({'max_size': 1 << 20}).is_handle_owned",
    "weakref.ref(core.DeviceMemoryResource(0))",
)
kind(
    "core.DeviceMemoryResource()",
    "core.DeviceMemoryResource('text')",
    "core.DeviceMemoryResource(0).allocate('text', stream=s)",
    "core.DeviceMemoryResource(0).allocate(8)",
    "core.DeviceMemoryResource(0).attributes.nonsense",
    "core.LegacyPinnedMemoryResource().allocate('text')",
    "core.PinnedMemoryResource({'numa_id': -1})",
    "core.DeviceMemoryResource(0).device_id = 5",
)
same(
    "core.LegacyPinnedMemoryResource().device_id",
    "utils.StridedMemoryView.from_dlpack(core.LegacyPinnedMemoryResource().allocate(8, stream=s), -1).device_id",
)

for use in ("b.device_id", "utils.StridedMemoryView.from_buffer(b, (8,), itemsize=1)"):
    same(f"b = core.LegacyPinnedMemoryResource().allocate(8, stream=s)\n{use}")

# Which properties of a Python resource core reads, what they return, and what follows from that.
ASKED = """
class R(core.MemoryResource):
    def allocate(self, size, *, stream): return core.Buffer.from_handle(0x10000, size, self)
    def deallocate(self, ptr, size, *, stream): pass
    is_device_accessible, is_host_accessible, is_managed = {}
    @property
    def device_id(self):
        asked.append(1)
        return {}
asked = []
b = R().allocate(16, stream=s)
"""
for kinds in ("True, False, False", "True, True, False", "True, True, True", "False, True, False"):
    for answer in ("0", "3", "1 / 0", "'text'", "None", "2**40"):
        for use in ("b.device_id", "b.__dlpack_device__()"):
            same(ASKED.format(kinds, answer) + f"{use}, len(asked)")
        wrong = kinds == "True, False, False" and answer in ("'text'", "None", "2**40")
        (kind if wrong else same)(ASKED.format(kinds, answer) + "type(b.__dlpack__()).__name__, len(asked)")
        view = "utils.StridedMemoryView.from_buffer(b, (16,), itemsize=1).device_id, len(asked)"
        (kind if answer in ("'text'", "None", "2**40") else same)(ASKED.format(kinds, answer) + view)
MANAGED = """
class R(core.MemoryResource):
    is_device_accessible, is_host_accessible, device_id = {}, 0
    def allocate(self, size, *, stream):
        self.kept = core.ManagedMemoryResource().allocate(size, stream=stream)
        return core.Buffer.from_handle(self.kept.handle, size, self)
    def deallocate(self, ptr, size, *, stream): pass
b = R().allocate(16, stream=s)
"""
for kinds in ("True, True", "True, False", "False, True"):
    for use in ("b.is_managed", "b.__dlpack_device__()", "R().is_managed"):
        same(MANAGED.format(kinds) + use)

better(
    ASKED.format("True, True, False", "1 / 0") + "b.view((16,), 'u1').device_id",
    "C5.6: a device is asked for where memory is of one",
    Value(-1),
    Raises("AttributeError"),
)
better(
    "core.ManagedMemoryResource().allocate(16, stream=None)",
    "C2.3: None for a stream",
    Raises("TypeError", "stream is required and must not be None; pass device.default_stream explicitly"),
    Raises("AssertionError"),
)
better("core.LegacyPinnedMemoryResource(1)", "C5.6: takes no arguments", Raises("TypeError"), Value())
same("sorted(repr(core.DeviceMemoryResource(0, {}).attributes)[19:-1].split(', '))")
better(
    "a = core.DeviceMemoryResource(0, {}).attributes\na.release_threshold = 4096\na.release_threshold",
    "C5.6: cubind sets what the driver lets it",
    Value(4096),
    Raises("AttributeError"),
)
