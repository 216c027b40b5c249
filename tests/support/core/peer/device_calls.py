"""List rows of devices, contexts, streams and events (see rows.py)."""

from support.core.peer.rows import ARGUMENT, NONE, Raises, Value, better, group, kind, not_yet, same

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

