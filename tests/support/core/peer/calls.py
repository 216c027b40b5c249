"""List rows of Python source that core/peer/test_calls.py runs with cuda-core 1.2.2 and cubind.

cuda-core is called the peer. A row also says how the two outcomes may differ:

    same(source)      equal values, exception types and texts, warnings. cubind may append
                      to a text.
    kind(source)      equal values, or the same exception type. No text is fixed (rule C2.7
                      of docs/compatibility-core.md).
    better(source, reason, ours, peer)
                      an intended difference. `reason` begins with a rule number of
                      docs/compatibility-core.md; `ours` and `peer` are the outcomes.
    not_yet(source, reason, ours, peer)
                      like better(), for features that this release lacks.

side.py defines the names that the sources use: dev, s (a stream), buf(size), kernel(name),
passed(kinds, *args), …
"""

from typing import Any, NamedTuple

from support.core.peer import protocols


class Value(NamedTuple):
    value: Any = ...  # ...: any value


class Raises(NamedTuple):
    type: str
    text: str = ""  # how it begins


class Row(NamedTuple):
    group: str
    source: str
    text: bool = True
    reason: str = ""
    ours: Value | Raises | None = None
    peer: Value | Raises | None = None
    warnings: bool = True  # compare the texts of warnings, not only their categories

    @property
    def key(self):
        return f"{self.group}: " + "; ".join(line.strip() for line in self.source.strip().splitlines())


ROWS = []
_group = [""]


def group(name):
    _group[0] = name


def same(*sources):
    ROWS.extend(Row(_group[0], source) for source in sources)


def kind(*sources):
    ROWS.extend(Row(_group[0], source, text=False) for source in sources)


def better(source, reason, ours, peer):
    ROWS.append(Row(_group[0], source, reason=reason, ours=ours, peer=peer, warnings=False))


def warned(*sources):
    """Add rows that are equal except for the texts of warnings.

    Few of these texts are fixed, so only the categories are compared.
    """
    ROWS.extend(Row(_group[0], source, warnings=False) for source in sources)


not_yet = better
ARGUMENT = "C2.7: a wrong argument type is TypeError"
IPC = "scope: IPC comes later"
NONE = Value(None)

# --- calling the types ----------------------------------------------------------------------------

group("constructors")
same(
    "core.Stream()",
    "core.Event()",
    "core.Buffer()",
    "core.Context()",
    "core.Kernel()",
    "core.ObjectCode()",
    "core.Stream(1, a=2)",
    "core.Event(1, a=2)",
    "core.Buffer(1, a=2)",
    "core.Context(1, a=2)",
    "core.Kernel(1, a=2)",
    "core.ObjectCode(b'', 'ptx')",
    "type(dev.properties)()",
    "type(kernel().attributes)()",
    "type(kernel().occupancy)()",
)

# --- options --------------------------------------------------------------------------------------

group("options")
same(
    "core.StreamOptions()",
    "repr(core.StreamOptions())",
    "repr(core.StreamOptions(False, -1))",
    "repr(core.EventOptions())",
    "repr(core.EventOptions(True, True, False))",
    "repr(core.DeviceMemoryResourceOptions())",
    "repr(core.PinnedMemoryResourceOptions())",
    "repr(core.ManagedMemoryResourceOptions())",
    "repr(core.LinkerOptions(arch='sm_90'))",
    "core.StreamOptions() == core.StreamOptions()",
    "core.StreamOptions() == core.StreamOptions(priority=0)",
    "core.StreamOptions() == core.EventOptions()",
    "hash(core.StreamOptions())",
    "hash(core.EventOptions())",
    "hash(core.LinkerOptions(arch='sm_90'))",
    "o = core.StreamOptions()\no.priority = 5\n(o.nonblocking, o.priority)",
    "core.StreamOptions(prio=1)",
    "core.EventOptions(timing=True)",
    "core.StreamOptions(True, None, 3)",
    "core.LinkerOptions(nonsense=1)",
    "core.ProgramOptions(arch='sm_90', nonsense=1)",
    "[f.name for f in dataclasses.fields(core.StreamOptions)]",
    "[(f.name, f.default) for f in dataclasses.fields(core.EventOptions())]",
    "[f.name for f in dataclasses.fields(core.ProgramOptions)]",
    "[(f.name, f.default) for f in dataclasses.fields(core.LinkerOptions)]",
    "[(f.name, f.default) for f in dataclasses.fields(core.ProgramOptions)]",
    "[(f.name, f.default) for f in dataclasses.fields(core.DeviceMemoryResourceOptions)]",
    "[(f.name, f.default) for f in dataclasses.fields(core.PinnedMemoryResourceOptions)]",
    "[(f.name, f.default) for f in dataclasses.fields(core.ManagedMemoryResourceOptions)]",
    "dataclasses.asdict(core.StreamOptions(priority=-1))",
    "dataclasses.replace(core.StreamOptions(), priority=-1) == core.StreamOptions(priority=-1)",
    "dataclasses.replace(core.StreamOptions(), prio=-1)",
    "dataclasses.is_dataclass(core.StreamOptions)",
    "core.StreamOptions.__match_args__",
    "pickle.loads(pickle.dumps(core.StreamOptions(priority=-1))) == core.StreamOptions(priority=-1)",
    "pickle.loads(pickle.dumps(core.LinkerOptions(arch='sm_90'))).arch",
    "dev.create_stream(options={'prio': 1})",
    "dev.create_stream(options={'nonblocking': False}).is_nonblocking",
    "dev.create_stream(options=core.StreamOptions(nonblocking=False)).is_nonblocking",
    "dev.create_stream(options={}).is_nonblocking",
    "dev.create_stream(options=None).is_nonblocking",
    "dev.create_stream(options=5)",
    "dev.create_stream(options='text')",
    "dev.create_stream(options=core.EventOptions())",
    "dev.create_event(options={'timing': 1})",
    "dev.create_event(options=5)",
    "dev.create_event({'timing_enabled': True}).is_timing_enabled",
    "s.record(options=[])",
    "s.record(options=core.StreamOptions())",
    "core.DeviceMemoryResource(0, options=5)",
    "core.DeviceMemoryResource(0, options={'size': 5})",
    "core.ManagedMemoryResource(options='text')",
    "core.PinnedMemoryResource(options=5)",
    "core.Program('', 'c++', options=5)",
    "core.Program('', 'c++', options={'nonsense': 5})",
    "core.Linker(core.ObjectCode.from_ptx(b'x'), options=5)",
    "core.Linker(core.ObjectCode.from_ptx(b'x'), options={'nonsense': 5})",
)
kind("core.LinkerOptions('a', 'b', *range(30))")

# --- Device ---------------------------------------------------------------------------------------

group("device")
same(
    "core.Device()",
    "repr(core.Device(0))",
    "repr(core.Device())",
    "core.Device() is core.Device(0)",
    "core.Device(core.Device(0)) is core.Device(0)",
    "core.Device(device_id=0).device_id",
    "core.Device(-1)",
    "core.Device(99)",
    "core.Device('0')",
    "core.Device(None).device_id",
    "in_thread(lambda: core.Device().device_id)",
    "d = core.Device(0)\nin_thread(lambda: core.Device(0) is d)",
    "d = core.Device(0)\nin_thread(lambda: core.Device(0) == d)",
    "type(core.Device.get_all_devices())",
    "[d.device_id for d in core.Device.get_all_devices()]",
    "core.Device.get_all_devices()[0] is core.Device(0)",
    "int(dev)",
    "dev == 0",
    "dev != 0",
    "dev == core.Device(0)",
    "dev == 'text'",
    "dev < core.Device(0)",
    "dev < 1",
    "hash(dev) == hash(core.Device(0))",
    "[10, 20][dev]",
    "len({dev, core.Device(0)})",
    "pickle.loads(pickle.dumps(dev)) is dev",
    "dev.device_id",
    "dev.name",
    "dev.uuid",
    "type(dev.uuid)",
    "type(dev.pci_bus_id)",
    "dev.arch",
    "dev.compute_capability",
    "type(dev.compute_capability)",
    "dev.compute_capability.major, dev.compute_capability[1]",
    "dev.compute_capability == (9, 0)",
    "dev.properties",
    "dev.properties is dev.properties",
    "dev.device_id = 3",
    "dev.name = 'x'",
    "dev.nonsense",
    "dev.default_stream == core.LEGACY_DEFAULT_STREAM",
    "int(dev.default_stream.handle)",
    "dev.context",
    "dev.context == s.context",
    "dev.set_current()",
    "in_thread(lambda: core.Device(0).set_current())",
    "in_thread(lambda: core.Device(0).sync())",
    "in_thread(lambda: core.Device(0).create_stream())",
    "in_thread(lambda: core.Device(0).create_event())",
    "in_thread(lambda: core.Device(0).context)",
    "in_thread(lambda: core.Device(0).default_stream)",
    "in_thread(lambda: core.Device(0).allocate(8, stream=s))",
    "in_thread(lambda: core.Device(0).memory_resource)",
    "in_thread(lambda: core.Device(0).name)",
    "in_thread(lambda: core.Device(0).arch)",
    "in_thread(lambda: core.Device(0).uuid)",
    "in_thread(lambda: core.Device(0).properties.warp_size)",
    "dev.set_current(dev.context)",
    "type(dev.set_current(dev.context))",
    "dev.sync()",
    "dev.create_stream()",
    "dev.create_stream().is_nonblocking",
    "dev.create_stream(s)",
    "dev.create_stream(s) == s",
    "dev.create_stream(s, options={})",
    "dev.create_stream(s, core.StreamOptions())",
    "dev.create_stream(UNKNOWN)",
    "dev.create_stream(5)",
    "dev.create_event()",
    "props(dev.create_event(), 'is_done is_timing_enabled is_blocking_sync is_ipc_enabled is_closed')",
    "dev.allocate(0, stream=s).size",
    "dev.allocate(0, stream=s).handle",
    "dev.allocate(100, stream=s).size",
    "dev.allocate(100, stream=dev.default_stream).size",
    "dev.allocate(100, stream=None)",
    "dev.allocate(100, stream=5)",
    "dev.allocate(100, stream='text')",
    "type(dev.memory_resource)",
    "dev.memory_resource is dev.memory_resource",
    "dev.memory_resource.device_id",
    "dev.memory_resource = 5",
    "mr = core.DeviceMemoryResource(0)\nold = dev.memory_resource\ndev.memory_resource = mr\ngot = dev.memory_resource is mr\ndev.memory_resource = old\ngot",  # noqa: E501
    "weakref.ref(dev)() is dev",
)
kind(
    "core.Device(0, 1)",
    "core.Device(nonsense=1)",
    "dev.allocate(100)",
    "dev.allocate()",
    "dev.allocate('text', stream=s)",
    "dev.allocate(-1, stream=s)",
    "dev.set_current(5)",
    "dev.create_stream(nonsense=1)",
    "dev.create_event(1, 2)",
    "dev.sync(1)",
    "dev.properties.nonsense",
    "dev.properties.warp_size = 5",
    "del dev.name",
    "del dev.memory_resource",
)

better("core.Device(0.5)", ARGUMENT, Raises("TypeError"), Value())

group("device properties")
same(
    "{n: getattr(dev.properties, n) for n in dir(dev.properties) if n in PEER_PROPERTIES}",
    "{n: type(getattr(dev.properties, n)) for n in dir(dev.properties) if n in PEER_PROPERTIES}",
    "dev.properties.warp_size",
    "dev.properties.gpu_overlap",
    "dev.properties.cooperative_launch",
    "dev.properties.cluster_launch",
    "dev.properties.compute_capability_major",
    "dev.properties.max_threads_per_block",
    "dev.properties.memory_pools_supported",
    "dev.properties.can_map_host_memory",
)

# --- Context --------------------------------------------------------------------------------------

group("context")
same(
    "props(dev.context, 'is_closed is_green')",
    "dev.context.handle",
    "int(dev.context.handle) > 0",
    "repr(dev.context)",
    "hash(dev.context) == hash(s.context)",
    "dev.context == 5",
    "dev.context != 5",
    "dev.context == s.context",
    "len({dev.context, s.context})",
    "dev.context.close()",
    "dev.context.handle = 5",
    "weakref.ref(dev.context)",
)
kind("dev.context < dev.context", "pickle.dumps(dev.context)")
not_yet(
    "dev.context.create_stream()",
    "scope: green contexts come later",
    Raises("AttributeError"),
    Raises("RuntimeError", "Context.create_stream() is only supported on green contexts."),
)

# --- Stream ---------------------------------------------------------------------------------------

FOREIGN = "class F:\n    def __init__(self, r): self.r = r\n    def __cuda_stream__(self): return self.r\n"
ATTRIBUTE = "class F:\n    __cuda_stream__ = (0, int(s.handle))\n"

group("stream")
same(
    "repr(s)",
    "s.handle",
    "int(s.handle) > 0",
    "props(s, 'is_closed is_nonblocking priority')",
    "s.device",
    "s.device is dev",
    "s.context == dev.context",
    "s.sync()",
    "s.__cuda_stream__() == (0, int(s.handle))",
    "type(s.__cuda_stream__())",
    "core.LEGACY_DEFAULT_STREAM.__cuda_stream__()",
    "core.PER_THREAD_DEFAULT_STREAM.__cuda_stream__()",
    "int(core.PER_THREAD_DEFAULT_STREAM.handle)",
    "core.LEGACY_DEFAULT_STREAM == core.PER_THREAD_DEFAULT_STREAM",
    "core.LEGACY_DEFAULT_STREAM.sync()",
    "core.LEGACY_DEFAULT_STREAM.device is dev",
    "props(core.LEGACY_DEFAULT_STREAM, 'is_nonblocking priority is_closed')",
    "core.Stream.from_handle(1) == core.LEGACY_DEFAULT_STREAM",
    "core.Stream.from_handle(2) == core.PER_THREAD_DEFAULT_STREAM",
    "core.Stream.from_handle(handle=1) == core.LEGACY_DEFAULT_STREAM",
    "hash(core.Stream.from_handle(1)) == hash(core.LEGACY_DEFAULT_STREAM)",
    "core.Stream.from_handle(int(s.handle)) == s",
    "hash(core.Stream.from_handle(int(s.handle))) == hash(s)",
    "core.Stream.from_handle(int(s.handle)).context == s.context",
    "core.Stream.from_handle(int(s.handle)).priority",
    "b = core.Stream.from_handle(int(s.handle))\nb.close()\n(b.is_closed, s.is_closed, s.sync())",
    "s == 5",
    "s != 5",
    "s == int(s.handle)",
    "s == s.handle",
    "len({s, core.Stream.from_handle(int(s.handle))})",
    "s.handle = 5",
    "s.nonsense = 5",
    "weakref.ref(s)() is s",
    "s.close()\n(s.is_closed, s.close(), int(s.handle))",
    "s.close()\nrepr(s).partition(' handle')[0]",
    "dev.create_stream(options={'priority': 0}).priority",
    "dev.create_stream(options={'priority': -1}).priority",
    "dev.create_stream(options={'priority': 100})",
    "dev.create_stream(options={'priority': -100})",
    "s.record()",
    "s.record().is_done in (True, False)",
    "e = s.record()\ns.record(e) is e",
    "e = s.record()\ns.record(e, {'nonsense': 1}) is e",
    "s.record(5)",
    "s.record('text')",
    "s.record(s)",
    "s.record(options={'timing_enabled': True}).is_timing_enabled",
    "s.record(options={'blocking_sync': True}).is_blocking_sync",
    "s.wait(s.record())",
    "s.wait(dev.create_stream())",
    "s.wait(core.LEGACY_DEFAULT_STREAM)",
    "s.wait(5)",
    "s.wait('text')",
    "s.wait(UNKNOWN)",
    "core.LEGACY_DEFAULT_STREAM.wait(s)",
    "core.LEGACY_DEFAULT_STREAM.record()",
    "class T(core.Stream): pass\ntype(T.from_handle(int(s.handle)))",
    "class T(core.Stream): pass\nT()",
    "pickle.dumps(s)",
)
kind(
    "core.Stream.from_handle()",
    "core.Stream.from_handle('text')",
    "core.Stream.from_handle(None)",
    "s < s",
    "s.wait()",
    "s.record(1, 2, 3)",
    "s.sync(1)",
    "s.is_nonblocking = False",
)
better(
    "s.close()\ns.sync()",
    "C2.6: using a closed object is RuntimeError",
    Raises("RuntimeError", "Stream has been closed"),
    Raises("RuntimeError", "Stream has been closed"),
)
same(
    "s.close()\ns.record()",
    "s.close()\ns.priority",
    "s.close()\ns.is_nonblocking",
    "s.close()\ns.context",
    "s.close()\ns.device",
    "s.close()\ns.wait(dev.default_stream)",
    "e = s.record()\ns.close()\ndev.create_stream().wait(s)",
    "s.close()\ns.__cuda_stream__()",
    "s.close()\ns == s",
    "e = s.record()\ne.close()\ns.record(e)",
    "e = s.record()\ne.close()\ns.wait(e)",
)

better(
    "repr(core.LEGACY_DEFAULT_STREAM)",
    "C2.9: reprs call no driver",
    Value("<Stream handle=0x1 context=0x0>"),
    Value("<Stream handle=0x1 context=0x…>"),
)
better(
    "s.wait(None)",
    "C5.3: what cannot be waited for is ValueError",
    Raises("ValueError", "only an Event, Stream, or object supporting __cuda_stream__ can be waited, got"),
    NONE,
)

group("stream protocol")
same(
    FOREIGN + "dev.create_stream(F((0, int(s.handle)))) == s",
    FOREIGN + "dev.create_stream(F([0, int(s.handle)])) == s",
    FOREIGN + "dev.create_stream(F((1, 2)))",
    FOREIGN + "dev.create_stream(F((0, 2, 3)))",
    FOREIGN + "dev.create_stream(F(()))",
    FOREIGN + "dev.create_stream(F(5))",
    FOREIGN + "dev.create_stream(F(None))",
    FOREIGN + "dev.create_stream(F(('0', 2)))",
    FOREIGN + "t = dev.create_stream()\ns.wait(F((0, int(t.handle))))",
    ATTRIBUTE + "dev.create_stream(F()) == s",
    ATTRIBUTE + "s.wait(F())",
    FOREIGN + "f = F((0, int(s.handle)))\nr = weakref.ref(f)\nt = dev.create_stream(f)\ndel f, t\ngc.collect()\nr()",
    FOREIGN + "t = dev.create_stream(F((0, int(s.handle))))\nt.close()\ns.sync()",
    "class F:\n    def __cuda_stream__(self): 1 / 0\ndev.create_stream(F())",
    FOREIGN + "core.launch(F((0, int(s.handle))), core.LaunchConfig(grid=1, block=1), kernel('nothing'))",
)
better(
    FOREIGN
    + "f = F((0, int(s.handle)))\nr = weakref.ref(f)\nt = dev.create_stream(f)\ndel f\ngc.collect()\nr() is not None",
    "C5.1: create_stream(obj) keeps obj alive",
    Value(True),
    Value(False),
)
better(
    FOREIGN + "s.wait(F((1, 2)))",
    "C5.3: a bad __cuda_stream__ is the RuntimeError that says so, everywhere",
    Raises("RuntimeError", "The first element of the sequence returned by obj.__cuda_stream__ must be 0, got 1"),
    Raises("ValueError", "only an Event, Stream, or object supporting __cuda_stream__ can be waited, got"),
)
better(  # upstream checks first, and warns afterwards
    FOREIGN + "core.launch(F((1, 1)), core.LaunchConfig(grid=1, block=1), kernel('nothing'))",
    "C5.13: a foreign stream object is accepted with a warning",
    Raises("RuntimeError", "The first element of the sequence"),
    Raises("RuntimeError", "The first element of the sequence"),
)
EVERY = "C2.4: every stream argument accepts any object that has a stream"
for call in ("dev.allocate(8, stream=F((0, int(s.handle)))).size", "buf(8).fill(1, stream=F((0, int(s.handle))))"):
    better(
        FOREIGN + call,
        EVERY,
        Value(8 if "allocate" in call else None),
        Raises("TypeError", "Stream or GraphBuilder expected, got F"),
    )

# --- Event ----------------------------------------------------------------------------------------

TIMED = "t = {'timing_enabled': True}\n"
group("event")
same(
    "repr(s.record())",
    "s.record().handle",
    "int(s.record().handle) > 0",
    "e = s.record()\ns.sync()\nprops(e, 'is_done is_closed is_timing_enabled is_blocking_sync is_ipc_enabled')",
    "s.record().sync()",
    "s.record().device is dev",
    "s.record().context == dev.context",
    "e = s.record()\n(e == e, e == 5, e != 5, hash(e) == hash(e), len({e, e}))",
    "s.record() == s.record()",
    "e = s.record()\ne.close()\n(e.is_closed, e.close(), int(e.handle))",
    "e = s.record()\ne.close()\ne.sync()",
    "e = s.record()\ne.close()\ne.is_done",
    "e = s.record()\ne.close()\nrepr(e).partition(' handle')[0]",
    TIMED + "a = s.record(options=t)\nb = s.record(options=t)\ns.sync()\ntype(b - a)",
    TIMED + "a = s.record(options=t)\nb = s.record(options=t)\ns.sync()\nb - a >= 0",
    "s.record() - s.record()",
    "e = s.record()\ne -= e",
    TIMED + "a = s.record(options=t)\nb = s.record(options=t)\ns.sync()\nb -= a\ntype(b)",
    "e = s.record()\n(e.__isub__(e), e.__isub__(5), e.__rsub__(5))",
    TIMED + "s.record() - s.record(options=t)",
    TIMED + "s.record(options=t) - dev.create_event(t)",
    TIMED + "dev.create_event(t) - dev.create_event(t)",
    TIMED
    + "a = s.record(options=t)\nstub.hold(s.handle)\nb = s.record(options=t)\ntry:\n    b - a\nexcept Exception as x:\n    got = x\nfinally:\n    stub.release(s.handle)\nraise got",  # noqa: E501
    "e = dev.create_event()\nstub.hold(s.handle)\ns.record(e)\ngot = e.is_done\nstub.release(s.handle)\ns.sync()\n(got, e.is_done)",  # noqa: E501
    "weakref.ref(s.record())",
    "s.record().handle = 5",
    "e = dev.create_event()\ns.record(e) is e",
    "e = dev.create_event({'blocking_sync': True})\ns.record(e)\ne.sync()",
)
kind(
    "s.record() - 5",
    "5 - s.record()",
    "e = s.record()\ne -= 5",
    "e = s.record()\ne -= None",
    "s.record().__isub__()",
    "s.record() - None",
    "s.record() < s.record()",
    "pickle.dumps(s.record())",
    "s.record(options={'ipc_enabled': True, 'timing_enabled': True})",
    "dev.create_event({'ipc_enabled': True})",
    "e = s.record(options={'timing_enabled': True})\ne.close()\ne - e",
)

not_yet("s.record().ipc_descriptor", IPC, Raises("AttributeError"), Raises("RuntimeError", "Event is not IPC-enabled"))

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
not_yet("buf().ipc_descriptor", IPC, Raises("AttributeError"), Raises("RuntimeError"))
not_yet("pickle.dumps(buf())", IPC, Raises("TypeError", "cannot pickle 'Buffer' object"), Raises("RuntimeError"))

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
not_yet("core.DeviceMemoryResource(0).allocation_handle", IPC, Raises("AttributeError"), Raises("RuntimeError"))
better(
    "core.ManagedMemoryResource().allocate(16, stream=None)",
    "C2.3: None for a stream",
    Raises("TypeError", "stream is required and must not be None; pass device.default_stream explicitly"),
    Raises("AssertionError"),
)
better("core.LegacyPinnedMemoryResource(1)", "C5.6: takes no arguments", Raises("TypeError"), Value())
same("sorted(repr(core.DeviceMemoryResource(0, {}).attributes)[19:-1].split(', '))")
not_yet(
    "core.DeviceMemoryResource(0, {'ipc_enabled': True})",
    "scope: IPC comes later",
    Raises("NotImplementedError"),
    Value(),
)
better(
    "a = core.DeviceMemoryResource(0, {}).attributes\na.release_threshold = 4096\na.release_threshold",
    "C5.6: cubind sets what the driver lets it",
    Value(4096),
    Raises("AttributeError"),
)

# --- ProgramOptions, LinkerOptions ----------------------------------------------------------------

group("ProgramOptions.as_bytes")
OPTIONS = """relocatable_device_code=True; relocatable_device_code=False; extensible_whole_program=True
debug=True; debug=False; lineinfo=True; lineinfo=False; device_code_optimize=True; device_code_optimize=False
ptxas_options='-v'; ptxas_options=['-v', '-O2']; ptxas_options=('-v',)
max_register_count=32; max_register_count=0; ftz=True; ftz=False; prec_sqrt=True; prec_sqrt=False; prec_div=True
prec_div=False; fma=True; fma=False; use_fast_math=True; use_fast_math=False; extra_device_vectorization=True
link_time_optimization=True; link_time_optimization=False; gen_opt_lto=True; define_macro='A'; define_macro='A=1'
define_macro=('A', '1'); define_macro=['A', ('B', '2')]; define_macro=('A', 'B', 'C'); define_macro=(('A', '1'), 'B')
undefine_macro='A'; undefine_macro=['A', 'B']; include_path='/x'; include_path=['/x', '/y']; include_path=('/x',)
pre_include='a.h'; pre_include=['a.h', 'b.h']; no_source_include=True; std='c++17'
builtin_move_forward=True; builtin_move_forward=False; builtin_initializer_list=True; builtin_initializer_list=False
disable_warnings=True; disable_warnings=False; restrict=True; device_as_default_execution_space=True; device_int128=True
optimization_info='inline'; no_display_error_number=True; diag_error=1; diag_error=[1, 2]; diag_suppress=3
diag_suppress=(3, 4); diag_warn=5; diag_warn=[5]; brief_diagnostics=True; brief_diagnostics=False; time='t.csv'
split_compile=4; split_compile=0; fdevice_syntax_only=True; minimal=True; no_cache=True; fdevice_time_trace='t.json'
device_float128=True; frandom_seed='seed'; ofast_compile='max'; pch=True; create_pch='a.pch'; use_pch='a.pch'
pch_dir='/x'; pch_verbose=True; pch_verbose=False; pch_messages=True; pch_messages=False
instantiate_templates_in_pch=True; instantiate_templates_in_pch=False; numba_debug=True; name='x.cu'; name=None
define_macro=5; define_macro=[5]; define_macro=('A', 1); debug=None; arch='sm_80'; arch='compute_80'; arch='80'
use_libdevice=True; extra_sources=[('a', 'b')]; max_register_count='x'"""
for option in OPTIONS.replace("\n", "; ").split("; "):
    arch = "" if option.startswith("arch=") else "arch='sm_90', "
    same(f"core.ProgramOptions({arch}{option}).as_bytes('nvrtc')")
NVVM_OPTIONS = """extensible_whole_program=False; gen_opt_lto=False; restrict=False; no_source_include=False
minimal=False; fdevice_syntax_only=False
ptxas_options=''; ptxas_options=[]; define_macro=[]; std=''; time=''; use_bundled_headers=True; use_bundled_headers=False
ftz=2; std='c++17', time='t.csv', pch=True; lineinfo=True, split_compile=4, std='c++17'; arch='sm_100a'; arch='sm_90a'
debug=True, device_code_optimize=True, ftz=True, prec_sqrt=False, prec_div=True, fma=False, numba_debug=True"""
for option in (OPTIONS + "\n" + NVVM_OPTIONS).replace("\n", "; ").split("; "):
    arch = "" if option.startswith("arch=") else "arch='sm_90', "
    same(f"core.ProgramOptions({arch}{option}).as_bytes('nvvm')")
same(
    *(
        f"core.ProgramOptions(arch='sm_90', fma=True).as_bytes({arguments})"
        for arguments in (
            "'nvvm', 'ptx'",
            "'nvvm', 'ltoir'",
            "'nvvm', 'cubin'",
            "'nvvm', target_type=typing.ObjectCodeFormatType.LTOIR",
            "'NVVM', 'ltoir'",
            "typing.CompilerBackendType.NVVM",
        )
    )
)
ONE_VALUE = "C5.7: list options take one value too"
better(
    "core.ProgramOptions(arch='sm_90', include_path=5).as_bytes('nvrtc')",
    ONE_VALUE,
    Value({"list": ["bytes:-arch=sm_90", "bytes:--include-path=5"]}),
    Value({"list": ["bytes:-arch=sm_90"]}),
)
better(
    "core.ProgramOptions(arch='sm_90', diag_error='text').as_bytes('nvrtc')",
    ONE_VALUE,
    Value({"list": ["bytes:-arch=sm_90", "bytes:--diag-error=text"]}),
    Value(),
)
same(
    "core.ProgramOptions(arch='sm_90').as_bytes('nvrtc', 'ptx')",
    "core.ProgramOptions(arch='sm_90').as_bytes('NVRTC')",
    "core.ProgramOptions(arch='sm_90').as_bytes('nonsense')",
    "core.ProgramOptions(arch='sm_90').as_bytes(typing.CompilerBackendType.NVRTC)",
    "core.ProgramOptions().arch",
    "core.ProgramOptions().name",
    "in_thread(lambda: core.ProgramOptions(arch='sm_90').arch)",
    "in_thread(lambda: core.ProgramOptions())",
    "repr(core.ProgramOptions(arch='sm_90'))",
    "core.ProgramOptions(arch='sm_90') == core.ProgramOptions(arch='sm_90')",
)
kind("core.ProgramOptions(arch='sm_90').as_bytes()", "core.ProgramOptions(arch='sm_90').as_bytes(5)")

group("LinkerOptions.as_bytes")
for option in """name='x'; arch='sm_80'; max_register_count=32; time=True; verbose=True; verbose=False
link_time_optimization=True; link_time_optimization=False; ptx=True; optimization_level=3; optimization_level=0
debug=True; debug=False; lineinfo=True; ftz=True; ftz=False; prec_div=True; prec_div=False; prec_sqrt=True
prec_sqrt=False; fma=True; fma=False; kernels_used='k'; kernels_used=['k', 'l']; kernels_used=['l']
variables_used='v'; variables_used=['v', 'w']; optimize_unused_variables=True
ptxas_options='-v'; ptxas_options=['-v', '-O1']; split_compile=2; split_compile=0; split_compile_extended=3
no_cache=True; no_cache=False""".replace("\n", "; ").split("; "):
    arch = "" if option.startswith("arch=") else "arch='sm_90', "
    same(f"core.LinkerOptions({arch}{option}).as_bytes()")
for option in ("numba_debug=True", "numba_debug=False"):
    warned(f"core.LinkerOptions(arch='sm_90', {option}).as_bytes()")
for option, ours, theirs in [
    ("kernels_used=('k',)", ["-kernels-used=k"], []),
    ("kernels_used=5", ["-kernels-used=5"], []),
    ("ptxas_options=5", ["-Xptxas=5"], []),
    ("time=False", [], ["-time"]),
    ("optimize_unused_variables=False", [], ["-optimize-unused-variables"]),
]:
    better(
        f"core.LinkerOptions(arch='sm_90', {option}).as_bytes()",
        "C5.9: an option that is given counts, and False is not True",
        Value({"list": ["bytes:-arch=sm_90", *(f"bytes:{o}" for o in ours)]}),
        Value({"list": ["bytes:-arch=sm_90", *(f"bytes:{o}" for o in theirs)]}),
    )
same(
    "core.LinkerOptions(arch='sm_90').as_bytes('nvjitlink')",
    "core.LinkerOptions(arch='sm_90').as_bytes('driver')",
    "core.LinkerOptions(arch='sm_90').as_bytes(backend='NVJITLINK')",
    "core.LinkerOptions(arch='sm_90').name",
    "core.LinkerOptions().arch",
)

# --- Program --------------------------------------------------------------------------------------

OK = (
    "p = core.Program('extern \"C\" __global__ void f(int a, float *b) {}', 'c++', core.ProgramOptions(arch='sm_90'))\n"
)
TEMPLATE = (
    "p = core.Program('template <class T> __global__ void f(T *a) {}', 'c++', core.ProgramOptions(arch='sm_90'))\n"
)
BROKEN = "p = core.Program('__global__ void f() { x }', 'c++', core.ProgramOptions(arch='sm_90'))\n"
WARNS = "p = core.Program('__global__ void f() { int unused; }', 'c++', core.ProgramOptions(arch='sm_90'))\n"
LOG = "class L:\n    def __init__(self): self.got = ''\n    def write(self, t): self.got += t\nl = L()\n"

group("extra_sources")
for sources in (
    "[('a', 'b')]",
    "(('a', b'b'), ('c', bytearray(b'd')))",
    "('a', 'b')",
    "[(b'a', 'b')]",
    "[('a',)]",
    "[('a', 'b', 'c')]",
    "['a']",
    "'ab'",
    "b'ab'",
    "5",
    "[]",
    "[5]",
    "[('a', 'b'), ('a', 5)]",
    "[(5, 'b')]",
    "{'a': 'b'}",
    "[['a', 'b']]",
    "iter([('a', 'b')])",
    "[('a', '')]",
    "[('', b'')]",
):
    same(
        f"core.ProgramOptions(arch='sm_90', extra_sources={sources}) is not None",
        f"core.Program('', 'c++', core.ProgramOptions(arch='sm_90', extra_sources={sources}))",
        f"core.Program('', 'ptx', {{'arch': 'sm_90', 'extra_sources': {sources}}})",
    )

group("program")
same(
    OK + "repr(p)",
    OK + "props(p, 'backend is_closed pch_status')",
    OK + "type(p.backend)",
    OK + "p.backend == 'NVRTC'",
    OK + "type(p.handle).__name__",
    OK + "c = p.compile('ptx')\n(type(c), c.code_type, c.name, type(c.code), c.symbol_mapping)",
    OK + "p.compile('ptx').get_kernel('f').num_arguments",
    OK + "p.compile('PTX').code_type",
    OK + "p.compile(typing.ObjectCodeFormatType.PTX).code_type",
    OK + "c = p.compile('cubin')\n(c.code_type, c.code[:4])",
    OK + "p.compile('ptx').code.startswith(b'\\n//') or p.compile('ptx').code[:40]",
    OK + "p.compile('fatbin')",
    OK + "p.compile('nonsense')",
    OK + "p.close()\n(p.is_closed, p.close())",
    OK + "p.close()\np.compile('ptx')",
    TEMPLATE + "c = p.compile('ptx', name_expressions=('f<int>',))\nc.symbol_mapping",
    TEMPLATE + "c = p.compile('ptx', ['f<int>', 'f<float>'])\nc.symbol_mapping",
    TEMPLATE + "c = p.compile('ptx', name_expressions=('f<int>',))\nc.get_kernel('f<int>').num_arguments",
    TEMPLATE
    + "c = p.compile('ptx', name_expressions=('f<int>',))\nm = c.symbol_mapping\nm.clear()\nlen(c.symbol_mapping)",
    TEMPLATE + "p.compile('ptx', name_expressions=('g<int>',))",
    LOG + WARNS + "p.compile('ptx', logs=l)\nl.got",
    LOG + OK + "p.compile('ptx', logs=l)\nl.got",
    "core.Program('', 'C++', core.ProgramOptions(arch='sm_90')).backend",
    "core.Program('', typing.SourceCodeType.CXX, core.ProgramOptions(arch='sm_90')).backend",
    "core.Program('', 'c++', {'arch': 'sm_90'}).backend",
    "core.Program('', 'nonsense')",
    "core.Program(b'', 'c++', core.ProgramOptions(arch='sm_90'))",
    "core.Program(5, 'c++', core.ProgramOptions(arch='sm_90'))",
    "core.Program(5, 'ptx', core.ProgramOptions(arch='sm_90'))",
    "core.Program(b'', 'ptx', core.ProgramOptions(arch='sm_90'))",
    "core.Program('', 'c++', core.ProgramOptions(arch='sm_90', extra_sources=[('a', 'b')]))",
    "core.Program('', 'ptx', core.ProgramOptions(arch='sm_90', extra_sources=[('a', 'b')]))",
    "core.Program('', 'c++', core.ProgramOptions(arch='sm_90', define_macro=5)).compile('ptx')",
    "core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90')).backend",
    "repr(core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90')))",
    "core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90')).compile('cubin').code_type",
    "core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90')).compile('ltoir')",
    "core.Program('nonsense', 'ptx', core.ProgramOptions(arch='sm_90')).compile('cubin')",
    "core.Program('', 'c++', core.ProgramOptions(arch='nonsense')).compile('ptx')",
    BROKEN + "p.compile('ptx')",
    BROKEN + "p.compile('ptx', ('f',))",
    "weakref.ref(core.Program('', 'c++', core.ProgramOptions(arch='sm_90')))",
    "in_thread(lambda: core.Program('', 'c++', core.ProgramOptions(arch='sm_90')).compile('ptx').code_type)",
    "pickle.dumps(core.Program('', 'c++', core.ProgramOptions(arch='sm_90')))",
)
kind(
    "core.Program()",
    "core.Program('')",
    "core.Program('', 5)",
    OK + "p.compile()",
    OK + "p.compile(5)",
    OK + "p.compile('ptx', nonsense=1)",
    OK + "p.compile('ptx', name_expressions=5)",
    OK + "p.compile('ptx', name_expressions=(5,))",
    OK + "p.compile('ptx', cache=5)",
)
warned("core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90', numba_debug=True)).backend")
better(OK + "p.compile('ptx', logs=5)", "C5.7: logs is an object with write", Raises("AttributeError"), Value())
better(
    TEMPLATE + "p.compile('ptx', ('f<int>',))\nlen(p.compile('ptx', ('f<float>',)).symbol_mapping)",
    "C5.7: each compile starts afresh",
    Value(1),
    Raises("NVRTCError"),
)
better(
    OK + "len(p.compile('ltoir').code) > 100",
    "C5.7: ltoir implies -dlto",
    Value(True),
    Value(False),
)

# --- Linker ---------------------------------------------------------------------------------------

CODE = "c = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)\no = core.LinkerOptions(arch='sm_90')\n"
group("linker")
same(
    "core.Linker.which_backend()",
    "type(core.Linker.which_backend())",
    CODE + "core.Linker()",
    CODE + "core.Linker(options=o)",
    CODE + "core.Linker(5, options=o)",
    CODE + "core.Linker(b'x', options=o)",
    CODE + "core.Linker(c, options=o)",
    CODE + "core.Linker(c, options=o).is_closed",
    CODE + "type(core.Linker(c, options=o).handle)",
    CODE + "core.Linker(c, options=o).link('nonsense')",
    CODE + "r = core.Linker(c, options=o).link('cubin')\n(type(r), r.code_type, r.name, type(r.code), r.code[:4])",
    CODE + "r = core.Linker(c, options=core.LinkerOptions(arch='sm_90', name='x')).link('cubin')\nr.name",
    CODE + "l = core.Linker(c, options=o)\n(l.get_info_log(), l.get_error_log())",
    CODE + "l = core.Linker(c, options=o)\nl.link('cubin')\n(l.get_info_log(), l.get_error_log())",
    CODE + "l = core.Linker(c, options=o)\nl.close()\n(l.is_closed, l.close(), int(l.handle))",
    CODE + "l = core.Linker(c, options=o)\nl.close()\nl.link('cubin')",
    CODE + "l = core.Linker(c, options=o)\nl.close()\nl.get_info_log()",
    CODE + "core.Linker(c, options={'arch': 'sm_90'}).link('cubin').code_type",
    CODE + "core.Linker(core.ObjectCode.from_ptx(b'nonsense'), options=o)",
    CODE + "core.Linker(core.ObjectCode.from_cubin(b'nonsense'), options=o)",
    CODE + "core.Linker(c, options=core.LinkerOptions(arch='nonsense'))",
    CODE + "core.Linker(c, options=o).link('ptx')",
    CODE + "weakref.ref(core.Linker(c, options=o))",
)
kind(
    CODE + "core.Linker(c, nonsense=1)",
    CODE + "core.Linker(c, options=o).link()",
    CODE + "core.Linker(c, options=o).link(5)",
)

# --- ObjectCode, Kernel ---------------------------------------------------------------------------

group("object code")
FORMATS = ("cubin", "ptx", "ltoir", "fatbin", "object", "library")
for name in FORMATS:
    same(
        f"c = core.ObjectCode.from_{name}(b'abc')\n(c.code, c.code_type, c.name, c.symbol_mapping)",
        f"c = core.ObjectCode.from_{name}(b'abc', name='n', symbol_mapping={{'a': b'b'}})\n(c.name, c.symbol_mapping)",
        f"c = pickle.loads(pickle.dumps(core.ObjectCode.from_{name}(b'abc', name='n', symbol_mapping={{'a': b'b'}})))\n"
        "(c.code, c.code_type, c.name, c.symbol_mapping)",
    )
    better(
        f"repr(core.ObjectCode.from_{name}(b'abc'))",
        "C2.9: reprs never raise and call no driver",
        Value(f"<ObjectCode handle=0x0 code_type='{name}'>"),
        Raises("CUDAError", "CUDA_ERROR_INVALID_IMAGE"),
    )
for name in ("ltoir", "object", "library"):
    better(  # upstream loads first
        f"core.ObjectCode.from_{name}(b'abc').get_kernel('x')",
        "C5.10: only cubin, ptx and fatbin have kernels",
        Raises("RuntimeError", f"Unsupported code type \"{name}\" (supported_code_types=('cubin', 'ptx', 'fatbin'))"),
        Raises("CUDAError", "CUDA_ERROR_INVALID_IMAGE"),
    )
same(
    "core.ObjectCode.from_ptx(b'nonsense').get_kernel('x')",
    "core.ObjectCode.from_ptx('/proc/absent/file').get_kernel('x')",
    "import pathlib\ncore.ObjectCode.from_ptx(pathlib.Path('/proc/absent/file')).code",
    "type(code().handle).__name__",
    "int(code().handle) > 0",
    "type(core.ObjectCode.from_ptx(b'nonsense').code_type)",
    "c = code()\n(c == c, c == code(), c == 5, hash(c) == hash(c))",
    "code().get_kernel('saxpy')",
    "code().get_kernel(b'saxpy')",
    "code().get_kernel(name='saxpy')",
    "code().get_kernel('no_such_kernel')",
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX, symbol_mapping={'k': b'saxpy'}).get_kernel('k').num_arguments",
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX, symbol_mapping={'k': b'saxpy'}).get_kernel('saxpy').num_arguments",
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX.decode('latin1')[:0].encode() + kernels.SAXPY_PTX).get_kernel('nothing')",  # noqa: E501
    "core.ObjectCode.from_ptx(bytearray(kernels.SAXPY_PTX)).get_kernel('nothing').num_arguments",
    "weakref.ref(code())",
    "code().code = 5",
    "type(code().get_module())",
)
kind(
    "core.ObjectCode.from_ptx()",
    "core.ObjectCode.from_ptx(b'', 5)",
    "core.ObjectCode.from_ptx(b'', nonsense=1)",
    "core.ObjectCode.from_ptx(5).get_kernel('x')",
    "code().get_kernel()",
    "code().get_kernel(5)",
    "code().get_kernel(None)",
)
KEYS = "C5.10: str and bytes for keys, values and names alike"
better(
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX, symbol_mapping={'k': 'saxpy'}).get_kernel('k').num_arguments",
    KEYS,
    Value(5),
    Raises("TypeError"),
)
better(
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX, symbol_mapping={'k': b'saxpy'}).get_kernel(b'k').num_arguments",
    KEYS,
    Value(5),
    Raises("CUDAError", "CUDA_ERROR_NOT_FOUND"),
)
better("code().get_global('scale').size", "G5: globals", Value(4), Raises("AttributeError"))
better("len(code().kernels)", "G5: enumeration", Value(3), Raises("AttributeError"))

group("kernel")
OTHER = "a, c = code(), code()\nk, l = a.get_kernel('saxpy'), c.get_kernel('saxpy')\n"
same(
    OTHER + "core.Kernel.from_handle(int(k.handle), a)",
    OTHER + "core.Kernel.from_handle(int(k.handle), c)",
    OTHER + "core.Kernel.from_handle(int(k.handle), mod=c) == k",
    OTHER + "core.Kernel.from_handle(int(l.handle), a)",
    OTHER + "core.Kernel.from_handle(int(k.handle), None)",
    OTHER + "core.Kernel.from_handle(int(k.handle), code())",
    OTHER + "core.Kernel.from_handle(int(k.handle), core.ObjectCode.from_ltoir(b'abc'))",
    OTHER + "core.Kernel.from_handle(0x12345, a)",
    "repr(core.Kernel.from_handle(0))",
    "core.Kernel.from_handle(-1)",
    "type(kernel().handle).__name__",
    "kernel('saxpy').num_arguments",
    "kernel('nothing').num_arguments",
    "kernel('saxpy').arguments_info",
    "kernel('layout').arguments_info",
    "kernel('nothing').arguments_info",
    "type(kernel('layout').arguments_info[0])",
    "kernel().arguments_info[1].offset",
    "c = code()\nc.get_kernel('saxpy') == c.get_kernel('saxpy')",
    "c = code()\nc.get_kernel('saxpy') == c.get_kernel('layout')",
    "c = code()\nhash(c.get_kernel('saxpy')) == hash(c.get_kernel('saxpy'))",
    "kernel() == 5",
    "kernel() != 5",
    "weakref.ref(kernel())",
    "k = kernel('saxpy')\ncore.Kernel.from_handle(int(k.handle)) == k",
    "k = kernel('saxpy')\ncore.Kernel.from_handle(int(k.handle)).num_arguments",
    "c = code()\nk = c.get_kernel('saxpy')\ncore.Kernel.from_handle(int(k.handle), c).arguments_info",
    "core.Kernel.from_handle('text')",
    "core.Kernel.from_handle(None)",
    "core.Kernel.from_handle(1.5)",
    "k = kernel('saxpy')\ncore.Kernel.from_handle(int(k.handle), 5)",
    "props(kernel().attributes, 'max_threads_per_block shared_size_bytes const_size_bytes local_size_bytes num_regs ptx_version binary_version cache_mode_ca max_dynamic_shared_size_bytes preferred_shared_memory_carveout cluster_size_must_be_set required_cluster_width required_cluster_height required_cluster_depth non_portable_cluster_size_allowed cluster_scheduling_policy_preference')",  # noqa: E501
    "kernel().attributes[0].max_threads_per_block",
    "kernel().attributes[dev].num_regs",
    "type(kernel().attributes[dev])",
    "kernel().attributes[99].num_regs",
    "kernel().attributes[-1].num_regs",
    "kernel().attributes['text'].num_regs",
    "kernel().attributes is not None",
    "kernel().occupancy",
    "kernel().occupancy.max_active_blocks_per_multiprocessor(128, 0)",
    "kernel().occupancy.max_active_blocks_per_multiprocessor(block_size=256, dynamic_shared_memory_size=1024)",
    "kernel().occupancy.max_active_blocks_per_multiprocessor(0, 0)",
    "kernel().occupancy.max_potential_block_size(0, 0)",
    "kernel().occupancy.max_potential_block_size(0, 128)",
    "kernel().occupancy.max_potential_block_size(dynamic_shared_memory_needed=1024, block_size_limit=0).max_block_size",
    "kernel().occupancy.max_potential_block_size('text', 0)",
    "kernel().occupancy.max_potential_block_size(lambda n: 0, 0)",
    "kernel().occupancy.available_dynamic_shared_memory_per_block(1, 128)",
    "kernel().occupancy.available_dynamic_shared_memory_per_block(num_blocks_per_multiprocessor=2, block_size=128)",
    "kernel().occupancy.max_potential_cluster_size(core.LaunchConfig(grid=1, block=128), stream=s)",
    "kernel().occupancy.max_active_clusters(core.LaunchConfig(grid=2, block=128, cluster=1), stream=s)",
    "kernel().occupancy.max_potential_cluster_size(core.LaunchConfig(grid=1, block=128), stream=None)",
    "kernel().occupancy.max_active_clusters(core.LaunchConfig(grid=1, block=128), stream=5)",
    "pickle.dumps(kernel())",
)
better(
    "repr(kernel('saxpy'))",
    "C2.9: Kernel and DeviceProperties print what they are",
    Value("<Kernel saxpy(float, i64, i64, i64, i32) handle=0x…>"),
    Value("<Kernel handle=0x…>"),
)
better(
    "repr(dev.properties)",
    "C2.9: Kernel and DeviceProperties print what they are",
    Value(
        "<DeviceProperties of device 0 (Stub Device 9.0): max_threads_per_block=1024, warp_size=32, "
        "multiprocessor_count=132, l2_cache_size=62914560, compute_capability_major=9, compute_capability_minor=0, "
        "max_shared_memory_per_block_optin=232448, ... 167 in all>"
    ),
    Value("<DeviceProperties object at 0x…>"),
)
kind(
    "core.Kernel.from_handle()",
    "kernel().occupancy.max_active_blocks_per_multiprocessor('text', 0)",
    "kernel().occupancy.max_active_blocks_per_multiprocessor(128)",
    "kernel().occupancy.max_potential_cluster_size(5, stream=s)",
    "kernel().attributes.nonsense",
    "kernel().attributes.num_regs = 5",
    "kernel() < kernel()",
)
better("kernel('saxpy').name", "G5: name", Value("saxpy"), Raises("AttributeError"))
better(
    "a = kernel().attributes\na.max_dynamic_shared_size_bytes = 1 << 16\na.max_dynamic_shared_size_bytes",
    "G5: settable",
    Value(1 << 16),
    Raises("AttributeError"),
)
better(
    "kernel('nothing')[1, 32, s]()\ns.sync()\nstub.launches()[-1].block",
    "G3: kernel[...]",
    Value({"tuple": [32, 1, 1]}),
    Raises("TypeError"),
)

# --- LaunchConfig ---------------------------------------------------------------------------------

group("launch config")
FIELDS = "'grid cluster block shmem_size is_cooperative programmatic_stream_serialization'"
same(
    f"props(core.LaunchConfig(grid=1, block=2), {FIELDS})",
    f"props(core.LaunchConfig(grid=(1, 2), block=(3,), shmem_size=7), {FIELDS})",
    f"props(core.LaunchConfig((1, 2, 3), (2, 1), (4, 5, 6), 9, True, True), {FIELDS})",
    f"props(core.LaunchConfig(grid=4, cluster=2, block=32), {FIELDS})",
    "repr(core.LaunchConfig(grid=1, block=2))",
    "repr(core.LaunchConfig(grid=(1, 2), cluster=(2, 1, 1), block=3, shmem_size=4, is_cooperative=True))",
    "repr(core.LaunchConfig(grid=1, block=2, programmatic_stream_serialization=True))",
    "core.LaunchConfig()",
    "core.LaunchConfig(grid=1)",
    "core.LaunchConfig(block=1)",
    "core.LaunchConfig(grid=0, block=1)",
    "core.LaunchConfig(grid=-1, block=1)",
    "core.LaunchConfig(grid=1, block=0)",
    "core.LaunchConfig(grid=(1, 0), block=1)",
    "core.LaunchConfig(grid=(0, 0, 1), block=1)",
    "core.LaunchConfig(grid=(1, 2, 3, 4), block=1)",
    "core.LaunchConfig(grid='text', block=1)",
    "core.LaunchConfig(grid=1.5, block=1)",
    "core.LaunchConfig(grid=1, block=('a',))",
    "core.LaunchConfig(grid=(1.5, 2), block=1)",
    "core.LaunchConfig(grid={1}, block=1)",
    "core.LaunchConfig(grid=1, block=1, cluster=0)",
    "core.LaunchConfig(grid=1, block=1, cluster='x')",
    "core.LaunchConfig(grid=1, block=1, cluster=(1, 2, 3, 4))",
    "core.LaunchConfig(grid=True, block=1).grid",
    "core.LaunchConfig(grid=1, block=1) == core.LaunchConfig(grid=(1, 1, 1), block=(1,))",
    "core.LaunchConfig(grid=1, block=1) == core.LaunchConfig(grid=1, block=2)",
    "core.LaunchConfig(grid=1, block=1) == 5",
    "core.LaunchConfig(grid=1, block=1) != 5",
    "hash(core.LaunchConfig(grid=1, block=1)) == hash(core.LaunchConfig(grid=(1, 1), block=1))",
    "core.LaunchConfig(grid=1, block=1, shmem_size=None).shmem_size",
    "core.LaunchConfig(grid=1, block=1, is_cooperative=1).is_cooperative",
    "in_thread(lambda: core.LaunchConfig(grid=1, block=1).grid)",
)
kind(
    "core.LaunchConfig(1, None, 1, 0, False, False, 7)",
    "core.LaunchConfig(grid=1, block=1, nonsense=1)",
    "core.LaunchConfig(grid=1, block=1, shmem_size='x')",
    "core.LaunchConfig(grid=1, block=1) < core.LaunchConfig(grid=1, block=1)",
)
TAKES = "G9: lists and __index__ objects are accepted"
better("core.LaunchConfig(grid=[1, 2], block=1).grid", TAKES, Value({"tuple": [1, 2, 1]}), Raises("ValueError"))
better("core.LaunchConfig(grid=np.int64(3), block=1).grid", TAKES, Value({"tuple": [3, 1, 1]}), Raises("ValueError"))
better(
    "core.LaunchConfig(grid=(np.int32(3), 1), block=1).grid", TAKES, Value({"tuple": [3, 1, 1]}), Raises("ValueError")
)
REFUSES = "G9: the wrong ones are refused"
better("core.LaunchConfig(grid=(), block=1)", REFUSES, Raises("ValueError", "LaunchConfig.grid must be"), Value())
better("core.LaunchConfig(grid=1, block=1, shmem_size=-1)", REFUSES, Raises("ValueError"), Value())
same(
    "c = core.LaunchConfig(grid=1, block=1)\nc.grid = (2, 1, 1)\nc.grid",
    "c = core.LaunchConfig(grid=1, block=1)\nc.cluster = (2, 1, 1)\n(c.cluster, repr(c))",
    "c = core.LaunchConfig(grid=1, block=1)\nc.block, c.shmem_size = (2, 3, 4), 7\nrepr(c)",
    "c = core.LaunchConfig(grid=1, block=1)\nc.is_cooperative = c.programmatic_stream_serialization = 1\nrepr(c)",
    "c = core.LaunchConfig(grid=1, block=1)\nc.grid = (5, 1, 1)\nc == core.LaunchConfig(grid=5, block=1)",
    "c = core.LaunchConfig(grid=1, block=1)\nc.grid = (5, 1, 1)\nhash(c) == hash(core.LaunchConfig(grid=5, block=1))",
    "c = core.LaunchConfig(grid=1, block=1)\nc.block = (64, 1, 1)\nlaunched(c)",
    "c = core.LaunchConfig(grid=1, block=1)\nlaunched(c)\nc.block = (64, 1, 1)\ncore.launch(s, c, kernel('nothing'))",
    "weakref.ref(core.LaunchConfig(grid=1, block=1))",
)
kind(
    "c = core.LaunchConfig(grid=1, block=1)\nc.shmem_size = 'x'",
    "core.LaunchConfig(grid=1, block=1).nonsense = 5",
)
WRITES = "G9: a write takes and refuses what the constructor does"
better(
    "c = core.LaunchConfig(grid=1, block=1)\nc.grid = 5\nc.grid",
    WRITES,
    Value({"tuple": [5, 1, 1]}),
    Raises("TypeError"),
)
better("c = core.LaunchConfig(grid=1, block=1)\nc.grid = (0, 0, 0)", WRITES, Raises("ValueError"), NONE)
better("c = core.LaunchConfig(grid=1, block=1)\nc.grid = None", WRITES, Raises("ValueError"), NONE)
better(
    "c = core.LaunchConfig(grid=1, block=1)\ndel c.grid",
    "G9: there is no configuration without",
    Raises("AttributeError"),
    NONE,
)
better(
    "c = core.LaunchConfig(grid=1, block=1)\ndel c.shmem_size",
    "G9: there is no configuration without",
    Raises("AttributeError"),
    Raises("NotImplementedError"),
)
better(
    "core.LaunchConfig(grid=1, block=1).replace(grid=5).grid",
    "G9: replace",
    Value({"tuple": [5, 1, 1]}),
    Raises("AttributeError"),
)
better("core.LaunchConfig(grid=1, block=1, priority=0).priority", "G9: all attributes", Value(0), Raises("TypeError"))
better(
    "c = core.LaunchConfig(grid=3, block=1)\npickle.loads(pickle.dumps(c)) == c",
    "C5.12: no pickle upstream",
    Value(True),
    Raises("TypeError"),
)

# --- launch ---------------------------------------------------------------------------------------

ONE = "core.LaunchConfig(grid=1, block=1)"
group("launch")
same(
    f"launched({ONE})",
    "launched(core.LaunchConfig(grid=(4, 2), block=(32, 2, 1), shmem_size=256))",
    "launched(core.LaunchConfig(grid=4, block=32, cluster=2))",
    "launched(core.LaunchConfig(grid=(2, 3), block=32, cluster=(2, 1, 1)))",
    "launched(core.LaunchConfig(grid=4, block=32, is_cooperative=True))",
    "launched(core.LaunchConfig(grid=4, block=32, programmatic_stream_serialization=True))",
    f"core.launch(s, {ONE}, kernel('nothing'))",
    f"core.launch(stream=s, config={ONE}, kernel=kernel('nothing'))",
    "core.Kernel.from_handle(handle=int(kernel().handle), mod=None)",
    "s.wait(event_or_stream=s.record())",
    "kernel().attributes[0].num_regs",
    "dev.set_current(ctx=None)",
    f"core.launch(core.LEGACY_DEFAULT_STREAM, {ONE}, kernel('nothing'))",
    f"core.launch(None, {ONE}, kernel('nothing'))",
    f"core.launch(5, {ONE}, kernel('nothing'))",
    f"core.launch(UNKNOWN, {ONE}, kernel('nothing'))",
    f"c = dev.create_stream()\nc.close()\ncore.launch(c, {ONE}, kernel('nothing'))",
    "core.launch(s, core.LaunchConfig(grid=10**6, block=1024, is_cooperative=True), kernel('nothing'))",
)
kind(
    "core.launch()",
    "core.launch(s)",
    f"core.launch(s, {ONE})",
    f"core.launch(s, {ONE}, 5)",
    f"core.launch(s, {ONE}, None)",
    "core.launch(s, None, kernel('nothing'))",
    "core.launch(s, 5, kernel('nothing'))",
    f"core.launch(s, {ONE}, kernel('nothing'), nonsense=1)",
)
better(
    "core.launch(s, {'grid': 1, 'block': 1}, kernel('nothing'))",
    "C2.2: launch takes a dict",
    NONE,
    Raises("TypeError"),
)
better(
    f"core.launch(s, kernel('nothing'), {ONE})",
    "C5.13: kernel and configuration exchanged",
    Raises("TypeError", "launch() expects (stream, config, kernel, *args); got a Kernel as config, a LaunchConfig as kernel"),
    Raises("TypeError"),
)

better(
    "core.launch(s, core.LaunchConfig(grid=1, block=2048), kernel('nothing'))",
    "C5.12: the device is asked at launch",
    Raises("ValueError", "CUDA_ERROR_INVALID_VALUE: LaunchConfig.block: (2048, 1, 1) exceeds what device 0 allows, (1024, 1024, 64)"),
    Raises("CUDAError", "CUDA_ERROR_INVALID_VALUE"),
)

group("launch arguments")
better(
    "passed('u64', np.zeros(3))",
    "G2: with the hint Buffer.copy_from",
    Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: numpy.ndarray is in host memory, which a kernel cannot reach; copy it into a Buffer first"),
    Raises("TypeError", "the argument is of unsupported type: <class 'ndarray'>"),
)
same(
    "passed('u64', 5)",
    "passed('u64', 0)",
    "passed('u64', 2**63 - 1)",
    "passed('s64', -1)",
    "passed('u8', True)",
    "passed('u8', False)",
    "passed('f64', 1.5)",
    "passed('f64', float('inf'))",
    "passed('b8*16', 1.5 + 2j)",
    "passed('u64 f64 u8', 7, 2.5, True)",
    "passed('u32', 7)",
    "passed('u16', 7)",
    "passed('u8', 7)",
    "b = buf()\npassed('u64', b)[0] == struct.pack('<Q', b.handle).hex()",
    "b = core.Buffer.from_handle(0x1234, 8)\npassed('u64', b)",
    "b = core.ManagedMemoryResource().allocate(8, stream=s)\npassed('u64', b)[0] == struct.pack('<Q', b.handle).hex()",
    "passed('u64', buf().handle) is not None",
    *(
        f"passed('{ptx}', ctypes.{name}({value}))"
        for name, ptx, value in [
            ("c_bool", "u8", True),
            ("c_int8", "s8", -3),
            ("c_int16", "s16", -3),
            ("c_int32", "s32", -3),
            ("c_int64", "s64", -3),
            ("c_uint8", "u8", 200),
            ("c_uint16", "u16", 60000),
            ("c_uint32", "u32", 4000000000),
            ("c_uint64", "u64", 2**64 - 1),
            ("c_float", "f32", 1.5),
            ("c_double", "f64", 1.5),
            ("c_size_t", "u64", 9),
            ("c_long", "s64", -9),
            ("c_int", "s32", -9),
        ]
    ),
    *(
        f"passed('{ptx}', np.{name}({value}))"
        for name, ptx, value in [
            ("bool_", "u8", True),
            ("int8", "s8", -3),
            ("int16", "s16", -3),
            ("int32", "s32", -3),
            ("int64", "s64", -3),
            ("uint8", "u8", 200),
            ("uint16", "u16", 60000),
            ("uint32", "u32", 4000000000),
            ("uint64", "u64", 2**64 - 1),
            ("float16", "b16", 1.5),
            ("float32", "f32", 1.5),
            ("float64", "f64", 1.5),
            ("complex64", "b8*8", 1 + 2j),
            ("complex128", "b8*16", 1 + 2j),
        ]
    ),
    "passed('u64', 'text')",
    "passed('u64', [1])",
    "passed('u64', (1, 2))",
    "passed('u64', {})",
    "passed('u64', UNKNOWN)",
    "passed('u64', s)",
    "passed('u64', int)",
)
better(
    "passed('f32', 1.5)",
    "G2: a float has the parameter's width",
    Value({"list": ["0000c03f"]}),
    Value({"list": ["00000000"]}),
)
better("passed('f32', 3)", "G1.6: an int for a float", Value({"list": ["00004040"]}), Value({"list": ["03000000"]}))
better("passed('u32', 1.5)", "G1.6: a float for an integer", Raises("TypeError"), Value())
better("passed('u32', True)", "G2: a bool has the parameter's width", Value({"list": ["01000000"]}), Value())
better(
    "passed('u64', 2**63)",
    "G2: by the parameter's type",
    Value({"list": ["0000000000000080"]}),
    Raises("OverflowError"),
)
better(
    "passed('u32', 2**32)",
    "G1.5",
    Raises("OverflowError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' argument 1 of 1: 4294967296 does not fit in"),
    Value({"list": ["00000000"]}),
)
better("passed('u64')", "G1.2", Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' takes 1 argument, got 0"), Raises("CUDAError"))
better("passed('u64 u64', 1, 2, 3)", "G1.2", Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' takes 2 arguments, got 3"), Value())
better(
    "passed('f32', np.float64(1))",
    "G1.5: as a float",
    Value({"list": ["0000803f"]}),
    Value({"list": ["00000000"]}),
)
better(
    "passed('b32', np.float64(1))",
    "G1.3",
    Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' argument 1 of 1: parameter is 4 bytes, got numpy.float64 (8 bytes)"),
    Value(),
)
better(
    "passed('u64', ctypes.c_int(-1))",
    "G1.5: an integer of another width is one",
    Value({"list": ["f" * 16]}),
    Value(),
)
better(
    "passed('u32', np.float32(1))",
    "G1.6: a float for an integer",
    Raises("TypeError", "CUDA_ERROR_INVALID_VALUE: kernel 'k' argument 1 of 1: parameter is a 4-byte integer, got numpy.float32"),
    Value({"list": ["0000803f"]}),
)
same("passed('u32', np.int64(7))", "passed('u8', np.int32(7))")
better("passed('u64', None)", "G2: None is a null pointer", Value({"list": ["0" * 16]}), Raises("TypeError"))
better("passed('u64', ctypes.c_void_p(7))", "G2", Value({"list": ["07" + "0" * 14]}), Raises("TypeError"))
better("passed('b8*4', b'abcd')", "G2: bytes by value", Value({"list": ["61626364"]}), Raises("TypeError"))
better("passed('b8*4', bytearray(b'abcd'))", "G2: bytes by value", Value({"list": ["61626364"]}), Raises("TypeError"))
better(
    "class S(ctypes.Structure): _fields_ = [('a', ctypes.c_int), ('b', ctypes.c_int)]\npassed('b8*8', S(1, 2))",
    "G2: structures by value",
    Value({"list": ["0100000002000000"]}),
    Raises("TypeError", "the argument is of unsupported type: <class 'S'>"),
)
better(
    "passed('b8*8', np.array((1, 2), 'i4,i4')[()])",
    "G2: NumPy records by value",
    Value({"list": ["0100000002000000"]}),
    Raises("TypeError"),
)
better(
    "class A:\n    __cuda_array_interface__ = dict(version=3, shape=(1,), typestr='|u1', data=(0x1234, False))\n"
    "passed('u64', A())",
    "G2: array objects",
    Value({"list": ["3412000000000000"]}),
    Raises("TypeError"),
)
better(
    "b = buf(8)\nv = utils.StridedMemoryView.from_buffer(b, (8,), itemsize=1)\n"
    "passed('u64', v) == [struct.pack('<Q', b.handle).hex()]",
    "G2: views",
    Value(True),
    Raises("TypeError"),
)
better(
    "b = buf()\nb.close()\npassed('u64', b)",
    "G2: a closed Buffer",
    Raises("RuntimeError", "Buffer has been closed"),
    Raises("RuntimeError", "Buffer has been closed"),
)

# --- views ----------------------------------------------------------------------------------------

VIEW = "'shape strides size device_id is_device_accessible readonly'"
ARRAY = "a = np.arange(6, dtype='i4').reshape(2, 3)\n"
CAI = """
D = buf(64)
class A:
    def __init__(self, **k):
        self.i = dict(version=3, shape=(2, 3), typestr='<f4', data=(D.handle, False), strides=None)
        self.i.update(k)
    @property
    def __cuda_array_interface__(self): return self.i
"""
V = "utils.StridedMemoryView"
group("views")
same(
    ARRAY + f"props({V}.from_any_interface(a, -1), {VIEW})",
    ARRAY + f"{V}.from_any_interface(a, -1).dtype",
    ARRAY + f"{V}.from_any_interface(a, -1).ptr == a.ctypes.data",
    ARRAY + f"{V}.from_any_interface(a, -1).exporting_obj is a",
    ARRAY + f"props({V}.from_dlpack(a, -1), {VIEW})",
    ARRAY + f"props({V}.from_dlpack(a.T, -1), {VIEW})",
    ARRAY + f"props({V}.from_dlpack(a[:, ::2], -1), {VIEW})",
    ARRAY + f"{V}.from_dlpack(a[1:], -1).ptr == a.ctypes.data + 12",
    ARRAY + f"a.flags.writeable = False\n{V}.from_dlpack(a, -1).readonly",
    ARRAY + f"props({V}.from_array_interface(a), 'shape strides size is_device_accessible readonly')",
    ARRAY + f"{V}.from_array_interface(a.T).strides",
    ARRAY + f"{V}.from_array_interface(a).dtype",
    ARRAY + f"{V}.from_array_interface(a).device_id, {V}.from_any_interface(a, -1).device_id",
    *(
        f"{V}.from_dlpack(np.zeros(2, '{t}'), -1).dtype"
        for t in ("i1", "i2", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16", "?")
    ),
    *(f"{V}.from_array_interface(np.zeros(2, '{t}')).dtype" for t in ("i1", "u8", "f2", "c16", "?")),
    f"{V}.from_dlpack(np.float32(3), -1)",
    f"props({V}.from_dlpack(np.zeros((), 'f4'), -1), {VIEW})",
    f"props({V}.from_dlpack(np.zeros((0, 3), 'f4'), -1), 'shape size')",
    CAI
    + f"props({V}.from_cuda_array_interface(A(), -1), 'shape strides size device_id is_device_accessible readonly')",
    CAI + f"props({V}.from_any_interface(A(), -1), 'shape strides size')",
    CAI + f"{V}.from_cuda_array_interface(A(strides=(4, 8)), -1).strides",
    CAI + f"{V}.from_cuda_array_interface(A(strides=(12, 4)), -1).strides",
    *(CAI + f"v = {V}.from_cuda_array_interface(A(shape={shape}, strides={strides}), -1)\n(v.strides, v._layout.strides_in_bytes)"
      for shape in ("()", "(2, 3)", "(0, 3)") for strides in ("None", "()", "(12, 4)")),
    CAI + f"{V}.from_cuda_array_interface(A(), -1).dtype",
    CAI + f"{V}.from_cuda_array_interface(A(typestr='|u1'), -1).dtype",
    CAI + f"{V}.from_cuda_array_interface(A(data=(D.handle, True)), -1).readonly",
    CAI + f"{V}.from_cuda_array_interface(A(version=1), -1)",
    CAI + f"{V}.from_cuda_array_interface(A(mask=A()), -1)",
    CAI + f"{V}.from_cuda_array_interface(A(), None)",
    CAI + f"{V}.from_cuda_array_interface(A())",
    CAI + f"{V}.from_cuda_array_interface(A(stream=1), int(s.handle)).shape",
    CAI + f"{V}.from_cuda_array_interface(A(stream=int(s.handle)), 1).shape",
    CAI + f"a = A()\n{V}.from_cuda_array_interface(a, -1).exporting_obj is a",
    f"{V}.from_any_interface(UNKNOWN, -1)",
    f"{V}.from_any_interface(5, -1)",
    f"{V}.from_dlpack(UNKNOWN, -1)",
    f"{V}.from_dlpack(buf(8), None)",
    f"{V}.from_dlpack(buf(8))",
    f"props({V}.from_dlpack(buf(8), -1), {VIEW})",
    f"{V}.from_dlpack(buf(8), -1).dtype",
    f"props({V}.from_any_interface(buf(8), int(s.handle)), {VIEW})",
    f"b = buf(8)\n{V}.from_dlpack(b, -1).ptr == b.handle",
    f"props({V}.from_buffer(buf(24), (2, 3), itemsize=4), {VIEW})",
    f"props({V}.from_buffer(buf(24), shape=(2, 3), dtype=np.dtype('f4')), {VIEW})",
    f"{V}.from_buffer(buf(24), (2, 3), dtype=np.dtype('f4')).dtype",
    f"props({V}.from_buffer(buf(24), (2, 3), (1, 2), itemsize=4, is_readonly=True), {VIEW})",
    f"{V}.from_buffer(buf(24), (2, 3), itemsize=4).dtype",
    f"{V}.from_buffer(buf(8), (2, 3), itemsize=4)",
    f"{V}.from_buffer(buf(24), (2, 3))",
    f"{V}.from_buffer(buf(24), (2, 3), itemsize=4, dtype=np.dtype('f8'))",
    f"{V}.from_buffer(buf(24), (2, 3), (1,), itemsize=4)",
    f"b = buf(24)\n{V}.from_buffer(b, (2, 3), itemsize=4).exporting_obj is b",
    ARRAY + f"repr({V}.from_any_interface(a, -1)).partition('(')[0]",
    ARRAY + f"{V}.from_any_interface(a, -1).view(dtype=np.dtype('f4')).dtype",
    ARRAY + f"{V}.from_any_interface(a, -1).__dlpack_device__()",
    f"{V}.from_dlpack(buf(8), -1).__dlpack_device__()",
    ARRAY + f"np.from_dlpack({V}.from_any_interface(a, -1)).tolist()",
    ARRAY + f"type({V}.from_any_interface(a, -1).__dlpack__()).__name__",
    ARRAY + f"{V}.from_any_interface(a, -1).__dlpack__(dl_device=(2, 0))",
    ARRAY + f"{V}.from_any_interface(a, -1).__dlpack__(copy=True)",
    ARRAY + f"{V}(a, -1).shape",
    "@utils.args_viewable_as_strided_memory((0,))\ndef f(x, y): return x.view(-1).shape, y\nf(np.zeros(3), 5)",
    "@utils.args_viewable_as_strided_memory((0,))\ndef f(x): pass\nf(5)",
    "@utils.args_viewable_as_strided_memory((0,))\ndef f(x): 'doc'\nf.__name__, f.__doc__",
    "@utils.args_viewable_as_strided_memory((0,))\ndef f(x): return type(x)\nf(buf(8))",
)
kind(
    f"{V}.from_any_interface(np.zeros(3))",
    f"{V}.from_array_interface(5)",
    f"{V}.from_cuda_array_interface(5, -1)",
    f"{V}.from_dlpack()",
    "utils.args_viewable_as_strided_memory()",
    "utils.args_viewable_as_strided_memory(5)",
)
better(
    ARRAY + f"{V}.from_any_interface(a, -1).__dlpack__(max_version=5)",
    "C5.5: BufferError for every wrong max_version",
    Raises("BufferError", "Expected max_version tuple[int, int], got 5"),
    Raises("TypeError"),
)
better(
    CAI + f"props({V}.from_cuda_array_interface(A(version=2, strides=(4, 8)), 1), {VIEW})",
    "C5.16: version 2 of the array interface",
    Value(),
    Raises("BufferError", "only CUDA Array Interface v3"),
)
better(f"{V}()", "C5.16: calling the type is deprecated; an empty view is none", Raises("ValueError"), Value())
better(f"{V}.from_buffer(5, (1,), itemsize=1)", ARGUMENT, Raises("TypeError"), Raises("AttributeError"))
better(f"{V}.from_buffer(buf(8), 5, itemsize=1).shape", "G7: a shape may be an int", Value(), Raises("TypeError"))

# --- layouts --------------------------------------------------------------------------------------

group("layouts")
BOX = "L((5, 4), None, 4)"
CUBE = "L((5, 3, 4), None, 1)"
ASKED = (
    "'ndim shape strides strides_in_bytes stride_order volume is_unique is_contiguous_c is_contiguous_f "
    "is_contiguous_any is_dense offset_bounds min_offset max_offset itemsize slice_offset slice_offset_in_bytes'"
)
same(
    *(
        f"props({layout}, {ASKED})"
        for layout in (
            BOX,
            CUBE,
            "L((2, 3), (12, 4), 4, True)",
            "L((2, 3), (1, 2), 4)",
            "L((2, 3, 1, 4), (1, 2, 0, 6), 4)",
            "L((2, 3), (0, 0), 4)",
            "L((2, 3), (-3, 1), 4)",
            "L((2, 2), (5, 5), 4)",
            "L((3, 1), (99, 99), 4)",
            "L((0, 3), (9, 1), 4)",
            "L((0, 2**62, 4), None, 4)",
            "L((), None, 4)",
            "L((), (), 4)",
            f"{BOX}[1:, ::-2]",
            f"{BOX}[1:][1:1]",
            "L((1,) * 64, None, 4)",
        )
    ),
    *(f"{layout}.required_size_in_bytes()" for layout in (BOX, f"{BOX}[1:]", f"{BOX}[::-1]", "L((2, 3), (-3, 1), 4)")),
    "L((2, 3), None, 0)",
    "L((-2, 3), None, 4)",
    "L((2, 3), (1,), 4)",
    "L((2, 3), (13, 4), 4, True)",
    "L((1,) * 65, None, 4)",
    "L((2, 3), None, 2**31)",
    "L((2, 3), None, 4) == L((2, 3), (3, 1), 4), L((2, 3), None, 4) == L((2, 3), None, 4), L((2,), None, 4) != 5",
    "L((2**62, 4), None, 4).volume",
    "L((3,), (2**62,), 4).offset_bounds",
    "L((2,), (2**62,), 4).strides_in_bytes",
    *(
        f"told(L.dense((5, 3, 7), 1, {order}))"
        for order in ("'C'", "'F'", "(2, 0, 1)", "[2, 0, -2]", "(2, 0, 0)", "(2, 0, 3)", "(2, 0)", "'K'", "5")
    ),
    "told(L.dense((5, 0, 7), 1))",
    "L.dense((2**32, 2**32), 1)",
    *(
        f"told(L.dense_like({layout}))"
        for layout in (
            "L((7, 5, 3), (1, 21, 7), 1)",
            "L((7, 5, 3), (0, 0, 1), 1)",
            "L((7, 5, 3), (-15, 3, 1), 1)",
            f"{BOX}[1:]",
            BOX,
        )
    ),
    *(f"told(L((7, 5, 3), (1, 21, 7), 1).to_dense({order}))" for order in ("", "'C'", "'F'", "(0, 1, 2)", "'X'")),
    *(
        f"told({CUBE}.reshaped({shape}))"
        for shape in ("(20, 3)", "(4, -1)", "(-1, -1)", "(-2, 3)", "(7, -1)", "(61,)", "()")
    ),
    "told(L.dense((5, 3, 4), 1).permuted((2, 0, 1)).reshaped((4, 15)))",
    "told(L.dense((5, 3, 4), 1).permuted((2, 0, 1)).reshaped((20, 3)))",
    "told(L((1, 3, 1), (7, 1, 9), 1).reshaped((3, 1, 1)))",
    "told(L((4,), (3,), 1).reshaped((2, 1, 2)))",
    "told(L((0, 3), (3, 1), 1).reshaped((-1, 3)))",
    *(f"told({CUBE}.permuted({axes}))" for axes in ("(2, 0, 1)", "(2, 0, -2)", "(2, 0)", "(2, 0, 0)", "(2, 0, 3)")),
    *(
        f"told({CUBE}.flattened({how}))"
        for how in ("", "1", "0, 1", "0, -2", "2, 1", "3", "0, 3", "-4", "mask=4", "mask=1", "1, 2, mask=6")
    ),
    *(
        f"told({layout}.flattened()), {layout}.flattened_axis_mask()"
        for layout in ("L((3, 1, 4), (4, 77, 1), 1)", "L((3, 4), (-4, -1), 1)", "L((), None, 1)", "L((0, 3), (9, 1), 1)")
    ),
    *(f"told({layout}.squeezed())" for layout in ("L((5, 1, 4), (4, 77, 1), 1)", "L((5, 0), None, 1)", "L((1, 1), None, 1)")),
    *(f"told(L((5, 4), (1, 5), 1).unsqueezed({axis}))" for axis in ("1", "(0, 1, 4)", "-1", "3", "(0, 0)", "(0, 4)", "()")),
    *(
        f"told(L((5, 1), None, 1).broadcast_to({shape}))"
        for shape in ("(3, 5, 4)", "(5, 1)", "(1,)", "(6, 1)", "(5, 0)", "(5, -1)")
    ),
    *(
        f"told({BOX}.repacked({how}))"
        for how in ("2", "8", "16", "16, keep_dim=False", "32", "0", "4", "8, axis=0", "8, axis=2", "8, 4", "8, data_ptr=16")
    ),
    f"told({BOX}[:, 2:].repacked(8))",
    f"told({BOX}[:, 1:3].repacked(8))",
    "told(L((5, 4), (5, 1), 4).repacked(8))",
    *(f"{BOX}.max_compatible_itemsize({how})" for how in ("", "8", "2", "64", "16, 8", "16, 2", "16, 0, 0", "16, 0, 3", "0")),
    "L((5, 6), None, 4).max_compatible_itemsize()",
    *(
        f"told({BOX}[{index}])"
        for index in ("1", "-1", "5", "-6", "1:3", "::-2", "4:1:-2", "10:", "..., 1", "1, 2", "1, 2, 3", "()", "'a'", "::0")
    ),
    f"told({BOX}.sliced((slice(1, 2), 1)))",
    "L((5, 4), (2**62, 2**61), 4)[3]",
    ARRAY + f"told({V}.from_any_interface(a, -1)._layout)",
    ARRAY + f"v = {V}.from_any_interface(a.T, -1)\nv._layout is v._layout, v._layout.strides_in_bytes",
    ARRAY + f"np.from_dlpack({V}.from_any_interface(a, -1).view({V}.from_any_interface(a, -1)._layout.permuted((1, 0)))).tolist()",
    f"v = {V}.from_buffer(buf(24), (2, 3), itemsize=4)\nw = v.view(v._layout.reshaped((3, 2)))\nw.shape, w.ptr == v.ptr",
    f"v = {V}.from_buffer(buf(24), (2, 3), itemsize=4)\nw = v.view(v._layout[1:])\ntold(w._layout), w.ptr - v.ptr",
    f"v = {V}.from_buffer(buf(24), (2, 3), itemsize=4)\nv.view(L((7,), None, 4))",
    f"v = {V}.from_buffer(buf(24), (2, 3), itemsize=4)\nw = v.view(v._layout[1:]).view(v._layout)\ntold(w._layout), w.ptr - v.ptr",
    ARRAY + f"v = {V}.from_any_interface(a, -1)\nw = v.view(v._layout[1:]).view(v._layout)\ntold(w._layout), w.ptr - v.ptr",
    ARRAY + f"v = {V}.from_any_interface(a, -1)\nv.view(v._layout[:, ::-1]).ptr - v.ptr",
)
kind("L(5, None, 4)", "L((2, 3))", f"{BOX}.reshaped(60)", f"{BOX}.unsqueezed('a')", "L.dense_like(5)", f"{BOX}.flattened(mask=-1)")
LAYOUTS = "C5.16: layouts"
better("told(L([2, 3], [3, 1], 4))", LAYOUTS + " take lists", Value(), Raises("TypeError"))
better("L((2.5, 3), None, 4)", ARGUMENT, Raises("TypeError"), Value())
better(f"hash({BOX}) == hash({BOX})", LAYOUTS + " hash", Value(True), Raises("TypeError"))
better(f"pickle.loads(pickle.dumps({BOX}[1:])) == {BOX}[1:]", LAYOUTS + " pickle", Value(True), Raises("TypeError"))
better("L((2**62, 4), None, 4).shape", LAYOUTS + " that do not fit are none", Raises("OverflowError"), Value())
better(f"told({BOX}.repacked(6))", LAYOUTS + " keep their bytes", Raises("ValueError"), Value())
better("L((5, 4), None, 3).max_compatible_itemsize()", LAYOUTS + ": what repacked() takes", Value(3), Value(4))
better("L((3, 1, 4), (4, 77, 1), 1).reshaped((12,)).strides", LAYOUTS + ": nobody takes that step", Value(), Raises("ValueError"))

# --- tensor maps ----------------------------------------------------------------------------------

TILED = "v = lambda shape=(64, 32), t='f4', strides=None: utils.StridedMemoryView.from_buffer(buf(1 << 20), shape, strides, dtype=np.dtype(t))\n"
MAPPED = TILED + "told_map = lambda m: passed('b8*128', m)[0][16:]\n"  # without the address
IMAGES = "v((4, 8, 16, 64), 'f2')"
group("tensor maps")
better(
    MAPPED + "a = v((8, 64), 'u1').as_tensor_map((8, 16), data_type=np.float32)\nb = v((8, 16)).as_tensor_map((8, 16))\n"
    "a, b = passed('b8*128 b8*128', a, b)\na[16:] == b[16:]",
    "C5.16: of bytes there are as many elements as they make up; upstream's map counts bytes as elements, and reaches beyond them",
    Value(True),
    Value(False),
)
same(
    *(
        MAPPED + f"told_map({make})"
        for make in (
            "v().as_tensor_map((16, 16))",
            "v().as_tensor_map((16, 8), element_strides=(2, 1))",
            "v((3, 5, 7, 9, 16), 'u1').as_tensor_map((1, 5, 7, 9, 16))",
            "v((64,)).as_tensor_map((16,))",
            "v((4, 6, 8), 'f4', (512, 64, 1)).as_tensor_map((1, 1, 8))",
            "v().as_tensor_map((16, 8), swizzle=tm.TensorMapSwizzle.SWIZZLE_32B)",
            "v().as_tensor_map((16, 8), swizzle=None, interleave=None, l2_promotion=None, oob_fill=None)",
            "v().as_tensor_map((16, 8), l2_promotion=tm.TensorMapL2Promotion.L2_256B)",
            "v().as_tensor_map((16, 8), oob_fill=tm.TensorMapOOBFill.NAN_REQUEST_ZERO_FMA)",
            "v((4, 8, 16)).as_tensor_map((1, 8, 3), interleave=tm.TensorMapInterleave.INTERLEAVE_16B)",
            "v().as_tensor_map((16, 8), data_type=tm.TensorMapDataType.TFLOAT32)",
            "v().as_tensor_map((16, 8), data_type='i4')",
            "v().as_tensor_map((16, 8), data_type=np.uint32)",
            "utils.StridedMemoryView.from_buffer(buf(4096), (8, 16), itemsize=4).as_tensor_map((8, 16), data_type='f4')",
            "v().as_tensor_map(options=core.TensorMapDescriptorOptions((16, 8), data_type='u4'))",
            "v().as_tensor_map(options={'box_dim': (16, 8), 'swizzle': tm.TensorMapSwizzle.SWIZZLE_64B})",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, (-1, -2), (1, 2), 32, 64)",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0, 0), 64, 64, element_strides=(1, 2, 2, 1))",
            f"core.TensorMapDescriptor._from_im2col_wide({IMAGES}, -1, 2, 64, 128)",
            f"core.TensorMapDescriptor._from_im2col_wide({IMAGES}, 0, 0, 64, 32, mode=tm.TensorMapIm2ColWideMode.W128)",
            "core.TensorMapDescriptor._from_tiled(v(), (16, 8))",
        )
    ),
    *(
        f"np.dtype('{t}').name\n" + MAPPED + f"told_map(v((8, 64), '{t}').as_tensor_map((8, 16)))"
        for t in ("u1", "u2", "u4", "i4", "u8", "i8", "f2", "f4", "f8")
    ),
    *(
        TILED + make
        for make in (
            "repr(v().as_tensor_map((16, 8)))",
            f"repr(core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0, 0), 64, 64))",
            "v().as_tensor_map((16, 8)).device is dev",
            "v().as_tensor_map((16,))",
            "v().as_tensor_map((0, 16))",
            "v().as_tensor_map((257, 16))",
            "v().as_tensor_map((16, 'a'))",
            "v().as_tensor_map()",
            "v().as_tensor_map((16, 16), element_strides=(1,))",
            "v().as_tensor_map((16, 16), data_type='bogus')",
            "v().as_tensor_map((16, 16), data_type=7)",
            "v().as_tensor_map((16, 16), swizzle=1)",
            "v().as_tensor_map((16, 16), swizzle=tm.TensorMapInterleave.NONE)",
            "v().as_tensor_map((16, 16), options=core.TensorMapDescriptorOptions((16, 16)))",
            "v().as_tensor_map(options={'box_dim': (16, 16), 'x': 1})",
            "v().as_tensor_map(options={})",
            "v().as_tensor_map(options=5)",
            "v((), 'f4').as_tensor_map(())",
            "v((4,) * 6, 'f4').as_tensor_map((4,) * 6)",
            "utils.StridedMemoryView.from_buffer(buf(4096), (8, 16), itemsize=4).as_tensor_map((8, 16))",
            "utils.StridedMemoryView.from_any_interface(np.zeros((64, 64), 'f4'), -1).as_tensor_map((16, 16))",
            "v().as_tensor_map((16, 16)).replace_address(v())",
            "v().as_tensor_map((16, 16)).replace_address(buf(1 << 16))",
            "v().as_tensor_map((16, 16)).replace_address(5)",
            "v().as_tensor_map((16, 16)).replace_address(np.zeros((64, 64), 'f4'))",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0,), (0, 0), 64, 64)",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0,), 64, 64)",
            "core.TensorMapDescriptor._from_im2col(v(), (), (), 64, 64)",
            "core.TensorMapDescriptor._from_im2col_wide(v(), 0, 0, 64, 64)",
        )
    ),
    "core.TensorMapDescriptor()",
    *(
        f"core.TensorMapDescriptorOptions({arguments})"
        for arguments in (
            "box_dim=5",
            "'ab'",
            "(1, 'a')",
            "",
            "(1, 2), element_strides=5",
            "(1, 2), data_type=7",
            "(1, 2), data_type='bad'",
            "(1, 2), swizzle=1",
            "(1, 2), swizzle=None",
        )
    ),
    "repr(core.TensorMapDescriptorOptions([1, 2], element_strides=[1, 1]))",
    "core.TensorMapDescriptorOptions((1, 2)) == core.TensorMapDescriptorOptions([1, 2])",
    "core.TensorMapDescriptorOptions((1, 2), data_type='f4').data_type",
    "[(f.name, f.default is None) for f in dataclasses.fields(core.TensorMapDescriptorOptions)]",
    "hash(core.TensorMapDescriptorOptions((1, 2)))",
)
kind(
    *(
        TILED + make
        for make in (
            "v().as_tensor_map(16)",
            "v().as_tensor_map((16, 16), None)",
            "v().as_tensor_map((16, 16), box=1)",
            "v().as_tensor_map((16, 16), data_type='i2')",
            "v((64, 64), 'i1').as_tensor_map((16, 16))",
            "v((64, 64), '?').as_tensor_map((16, 16))",
            "v().as_tensor_map((16, 16)).replace_address()",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, 0, 0, 64, 64)",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, ('a', 0), (0, 0), 64, 64)",
        )
    )
)
CHECKED = "C5.16: what the hardware cannot do is told"
for make, text in (
    ("v().as_tensor_map((16, 3))", "box_dim[1] must be a multiple of 16 bytes"),
    ("v().as_tensor_map((16, 16), element_strides=(9, 1))", "element_strides[0] must be in [1, 8]"),
    ("v().as_tensor_map((16, 16), swizzle=tm.TensorMapSwizzle.SWIZZLE_32B)", "box_dim[1] must be at most the 32 bytes"),
    ("v().as_tensor_map((16, 16), interleave=tm.TensorMapInterleave.INTERLEAVE_16B)", "interleave INTERLEAVE_16B needs"),
    ("v((64, 64), 'f4', (1, 64)).as_tensor_map((16, 16))", "strides[1] must be 1"),
    ("v((64, 62)).as_tensor_map((16, 16))", "strides[0] must be a multiple of 16 bytes"),
    ("v((0, 64)).as_tensor_map((16, 16))", "shape[0] must be in [1, 2**32]"),
    ("v((64, 32), 'i4').as_tensor_map((16, 16), oob_fill=tm.TensorMapOOBFill.NAN_REQUEST_ZERO_FMA)", "oob_fill NAN"),
    (f"core.TensorMapDescriptor._from_im2col({IMAGES}, (-200, 0), (0, 0), 64, 64)", "pixel_box_lower_corner[0] must be"),
    (f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0, 0), 257, 64)", "channels_per_pixel must be in"),
    (f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0, 0), 64, 1025)", "pixels_per_column must be in"),
):
    better(TILED + make, CHECKED, Raises("ValueError", text), Raises("CUDAError", "CUDA_ERROR_INVALID_VALUE"))
for make, text in (
    ("v((64, 64), 'f4', (64, 2)).as_tensor_map((16, 16))", "strides[1] must be 1"),
    ("v().as_tensor_map((16, 16), data_type='f8')", "data_type FLOAT64 has 8 bytes per element"),
):
    better(TILED + make, CHECKED, Raises("ValueError", text), Value())
better(TILED + "v().as_tensor_map([16, 16], swizzle='64B').device is dev", "C5.16: names, lists", Value(True), Raises("TypeError"))
better("core.TensorMapDescriptorOptions((1, 2), swizzle='64B').swizzle", "C5.16: names", Value(), Raises("TypeError"))
better(
    TILED + "x = v()\nin_thread(lambda: x.as_tensor_map((16, 16)).device.device_id)",
    "C5.16: no context need be current",
    Value(0),
    Raises("RuntimeError", "TensorMapDescriptor requires an active CUDA context"),
)
better(
    TILED + "b = buf(1 << 16)\nm = utils.StridedMemoryView.from_buffer(b, (64, 32), dtype=np.dtype('f4')).as_tensor_map((16, 16))\n"
    "b.close()\npassed('b8*128', m)",
    "G2: its Buffer has to be open",
    Raises("RuntimeError", "Buffer has been closed"),
    Value(),
)

# --- enums ----------------------------------------------------------------------------------------

group("typing")
MEMBERS = "{{m.name: m.value for m in typing.{0}}}, [b.__name__ for b in typing.{0}.__mro__[1:3]]"
same(
    *(
        MEMBERS.format(name)
        for name in (
            "SourceCodeType",
            "ObjectCodeFormatType",
            "CompilerBackendType",
            "PCHStatusType",
            "ManagedMemoryLocationType",
            "GraphConditionalType",
            "GraphMemoryType",
        )
    )
)
for name in [
    "VirtualMemoryAccessType",
    "VirtualMemoryAllocationType",
    "VirtualMemoryGranularityType",
    "VirtualMemoryHandleType",
    "VirtualMemoryLocationType",
    "WorkqueueSharingScopeType",
    "AddressModeType",
    "ArrayFormatType",
    "FilterModeType",
    "ReadModeType",
]:
    not_yet(MEMBERS.format(name), "scope: enumerations come with what uses them", Raises("AttributeError"), Value())
same(
    "typing.SourceCodeType('c++') == 'c++'", "str(typing.ObjectCodeFormatType.PTX)", "typing.SourceCodeType('nonsense')"
)

# --- protocols of every object --------------------------------------------------------------------

group("protocols")
protocols.add_to(kind, better, Value, Raises)

# --- errors of the driver -------------------------------------------------------------------------


def failing(symbol, status, call):
    """Return source in which one driver function fails while `call` runs.

    The expression after " @ " is evaluated before that.
    """
    call, _, before = call.partition(" @ ")
    return f"before = {before or None}\nfails('{symbol}', {status}, lambda: {call})"


group("driver errors")
for symbol, call in [
    ("cuStreamSynchronize", "s.sync()"),
    ("cuStreamWaitEvent", "s.wait(before) @ s.record()"),
    ("cuEventRecord", "s.record()"),
    ("cuEventSynchronize", "before.sync() @ s.record()"),
    ("cuEventQuery", "before.is_done @ s.record()"),
    ("cuLaunchKernelEx", f"core.launch(s, {ONE}, before) @ kernel('nothing')"),
    ("cuMemcpyAsync", "before.copy_to(before, stream=s) @ buf(8)"),
    ("cuMemsetD8Async", "before.fill(0, stream=s) @ buf(8)"),
    ("cuMemsetD16Async", "before.fill(b'ab', stream=s) @ buf(8)"),
    ("cuMemsetD32Async", "before.fill(b'abcd', stream=s) @ buf(8)"),
    ("cuMemAllocFromPoolAsync", "dev.allocate(8, stream=s)"),
    # No pool with this max_size waits for reuse.
    ("cuMemPoolCreate", "core.DeviceMemoryResource(0, {'max_size': 1 << 27})"),
    ("cuMemAllocHost_v2", "core.LegacyPinnedMemoryResource().allocate(8)"),
    ("cuLibraryLoadData", "before.get_kernel('saxpy') @ code()"),
    ("cuLibraryGetKernel", "before.get_kernel('saxpy') @ code()"),
    ("cuStreamCreateWithPriority", "dev.create_stream()"),
    ("cuStreamGetPriority", "s.priority"),
    ("cuStreamGetFlags", "s.is_nonblocking"),
    (
        "cuOccupancyMaxActiveBlocksPerMultiprocessor",
        "before.occupancy.max_active_blocks_per_multiprocessor(32, 0) @ kernel()",
    ),
    ("cuKernelGetAttribute", "before.attributes.num_regs @ kernel()"),
]:
    for status in (1, 719) if symbol in ("cuStreamSynchronize", "cuLaunchKernelEx", "cuMemcpyAsync") else (1,):
        same(failing(symbol, status, call))
