"""List rows of the places of memory: Host, advice about managed memory, peers (see rows.py)."""

from support.core.peer.rows import ARGUMENT, Raises, Value, better, group, kind, same

MANAGED = "b = managed()\n"
THREE = "mr = core.ManagedMemoryResource({})\nb = [mr.allocate(64, stream=s) for _ in range(3)]\n"
CLOSED = "C2.6: a closed object names its own class"


def with_managed(*sources, kind_of_row=same):
    kind_of_row(*(MANAGED + source for source in sources))


# --- Host -----------------------------------------------------------------------------------------

group("host")
same(
    "core.Host()",
    "repr(core.Host()), repr(core.Host(3)), repr(core.Host.numa_current()), repr(core.Host(numa_id=1))",
    "core.Host(-1)",
    "core.Host(True)",
    "core.Host(1.0)",
    "core.Host(1, is_numa_current=True)",
    "core.Host(None, True)",
    "core.Host() is core.Host(), core.Host(1) is core.Host(numa_id=1), core.Host() == core.Host(0), core.Host() == 5",
    "core.Host.numa_current() is core.Host(is_numa_current=True)",
    "pickle.loads(pickle.dumps(core.Host(2))) is core.Host(2)",
    "pickle.loads(pickle.dumps(core.Host.numa_current())) is core.Host.numa_current()",
    "copy.copy(core.Host(2)) is core.Host(2), copy.deepcopy(core.Host()) is core.Host()",
    "core.Host().numa_id, core.Host(4).numa_id, core.Host().is_numa_current, core.Host.numa_current().is_numa_current",
    "core.Host().numa_id = 3",
    "core.Host().x = 3",
    "len({core.Host(), core.Host(), core.Host(1)})",
    "weakref.ref(core.Host())",
)

# --- managed memory -------------------------------------------------------------------------------

group("managed memory")
with_managed(
    "b.prefetch(dev, stream=s)",
    "b.prefetch(location=core.Host(), stream=s)",
    "b.prefetch(None, stream=s)",
    "b.prefetch(0, stream=s)",
    "b.prefetch(dev, stream=None)",
    "b.prefetch(dev, stream=5)",
    "b.prefetch(core.Host(7), stream=s)",
    "b.prefetch(core.Host.numa_current(), stream=s)",
    "b.discard(stream=s)",
    "b.discard(stream=dev.default_stream)",
    "b.discard_prefetch(dev, stream=s)",
    "b.discard_prefetch(None, stream=s)",
    "b.read_mostly = True\nx = b.read_mostly\nb.read_mostly = 0\n(x, b.read_mostly)",
    "x = [b.preferred_location]\nfor place in (dev, core.Host(), core.Host(0), core.Host.numa_current(), None):\n"
    "    b.preferred_location = place\n    x.append(repr(b.preferred_location))\nx",
    "b.preferred_location = 5",
    "b.accessed_by.add(dev)\nb.accessed_by.add(core.Host())\n"
    "(len(b.accessed_by), dev in b.accessed_by, core.Host() in b.accessed_by, 0 in b.accessed_by, list(b.accessed_by))",
    "b.accessed_by.add(dev)\nrepr(b.accessed_by)",
    "b.accessed_by.add(0)",
    "b.accessed_by.add(core.Host(0))",
    "b.accessed_by.add(core.Host.numa_current())",
    "b.accessed_by.discard(0)",
    "b.accessed_by.discard(core.Host(0))",
    "b.accessed_by.remove(dev)",
    "b.accessed_by = {dev}\nb.accessed_by = [core.Host()]\nlist(b.accessed_by)",
    "b.accessed_by = [core.Host(0)]",
    "b.accessed_by = [dev, 5]",
    "b.accessed_by = {dev}\ntry: b.accessed_by = [5]\nexcept TypeError: pass\nlist(b.accessed_by)",
    "b.accessed_by = dev",
    "b.accessed_by |= {dev}\n(type(b.accessed_by), type(b.accessed_by | {core.Host()}), b.accessed_by == {dev})",
    "b.accessed_by |= {dev}\n(b.accessed_by.pop() == dev, b.accessed_by.clear(), len(b.accessed_by))",
    "hash(b.accessed_by)",
)
for use in ("b.prefetch(dev, stream=s)", "b.read_mostly", "b.read_mostly = True", "b.preferred_location = dev", "b.accessed_by.add(dev)"):
    same("b = core.ManagedMemoryResource({}).allocate(64, stream=s)\n" + use)
with_managed(
    "b.prefetch(dev)",
    "b.prefetch(dev, s)",
    "b.discard(s)",
    "b.discard()",
    "b.discard_prefetch(stream=s)",
    "del b.read_mostly",
    "del b.preferred_location",
    "del b.accessed_by",
    kind_of_row=kind,
)
for use in (
    "b.prefetch(dev, stream=s)",
    "b.discard(stream=s)",
    "b.discard_prefetch(dev, stream=s)",
    "b.read_mostly",
    "b.read_mostly = True",
    "b.preferred_location",
    "b.preferred_location = dev",
    "b.accessed_by",
    "b.accessed_by = [dev]",
    "len(proxy)",
    "proxy.add(dev)",
):
    source = MANAGED + "proxy = b.accessed_by\nb.close()\n" + use
    better(source, CLOSED, Raises("RuntimeError", "ManagedBuffer has been closed"), Raises("RuntimeError", "Buffer has been closed"))
for use in ("prefetch(dev, stream=s)", "discard(stream=s)", "discard_prefetch(dev, stream=s)"):
    same("core.ManagedBuffer.from_handle(buf().handle, 64)." + use)
same(
    "b = core.ManagedBuffer.from_handle(buf().handle, 64)\nb.read_mostly",
    "b = core.ManagedBuffer.from_handle(buf().handle, 64)\nb.preferred_location = dev",
)
with_managed("core.ManagedBuffer.from_handle(b.handle, 64).prefetch(dev, stream=s)")

# --- batches --------------------------------------------------------------------------------------

group("batches of managed memory")
same(
    THREE + "utils.prefetch_batch(s, b, dev), utils.prefetch_batch(s, b, [dev, core.Host(), dev])",
    THREE + "utils.discard_batch(s, b), utils.discard_prefetch_batch(s, b, dev)",
    THREE + "utils.discard_prefetch_batch(s, tuple(b), (dev, dev, core.Host(0)))",
    THREE + "utils.prefetch_batch(stream=s, buffers=b, locations=dev)",
    "utils.prefetch_batch(s, [], dev)",
    "utils.discard_batch(s, [])",
    "utils.discard_prefetch_batch(s, [], dev)",
    THREE + "utils.prefetch_batch(s, b, [dev])",
    THREE + "utils.prefetch_batch(s, b, None)",
    THREE + "utils.prefetch_batch(s, b, [dev, None, dev])",
    THREE + "utils.prefetch_batch(s, b, 0)",
    THREE + "utils.prefetch_batch(s, b[0], dev)",
    THREE + "utils.prefetch_batch(s, b[:1], dev)",
    THREE + "utils.prefetch_batch(s, b, (place for place in [dev] * 3))",
    THREE + "utils.discard_batch(dev.default_stream, b)",
    "utils.prefetch_batch(s, [buf(), buf()], dev)",
    "utils.prefetch_batch(s, [5, 6], dev)",
    "utils.prefetch_batch(s, 5, dev)",
    "utils.prefetch_batch(None, [buf(), buf()], dev)",
    "utils.prefetch_batch(5, [buf(), buf()], dev)",
    "utils.discard_batch(s, buf())",
    "utils.discard_batch(s, [buf(), buf()])",
    "utils.discard_prefetch_batch(s, [buf(), buf()], [dev])",
)
kind("utils.prefetch_batch(s, [buf()])", "utils.discard_batch(s)", "utils.discard_batch()")
better(
    THREE + "b[1].close()\nutils.prefetch_batch(s, b, dev)",
    CLOSED,
    Raises("RuntimeError", "ManagedBuffer has been closed"),
    Raises("RuntimeError", "Buffer has been closed"),
)

# --- peers: here there is one device; tests/core/memory/test_peers.py has two ---------------------

group("peers")
POOL = "mr = core.DeviceMemoryResource(0, {})\n"
same(
    "dev.can_access_peer(0), dev.can_access_peer(dev), dev.can_access_peer(None)",
    "dev.can_access_peer(1)",
    "dev.can_access_peer(-1)",
    POOL + "repr(mr.peer_accessible_by), len(mr.peer_accessible_by), list(mr.peer_accessible_by)",
    POOL + "0 in mr.peer_accessible_by, 1 in mr.peer_accessible_by, 'a' in mr.peer_accessible_by",
    POOL + "mr.peer_accessible_by = [0]\nlist(mr.peer_accessible_by)",
    POOL + "mr.peer_accessible_by = [1]",
    POOL + "mr.peer_accessible_by = 1",
    POOL + "mr.peer_accessible_by.add(0), mr.peer_accessible_by.discard(0), mr.peer_accessible_by.clear()",
    POOL + "mr.peer_accessible_by.add(True)",
    POOL + "mr.peer_accessible_by.discard('a')",
    POOL + "mr.peer_accessible_by.remove(0)",
    POOL + "mr.peer_accessible_by.pop()",
    POOL + "mr.close()\nmr.peer_accessible_by",
    POOL + "mr.close()\nmr.peer_accessible_by = []",
    POOL + "p = mr.peer_accessible_by\nmr.close()\nlen(p)",
    POOL + "mr.peer_accessible_by |= {0}\n(type(mr.peer_accessible_by), mr.peer_accessible_by == set())",
    POOL + "type(mr.peer_accessible_by | {dev}), mr.peer_accessible_by <= {dev}",
    POOL + "hash(mr.peer_accessible_by)",
    "core.DeviceMemoryResource(0).peer_accessible_by = [0]",
)
for use in ("dev.can_access_peer('a')", POOL + "mr.peer_accessible_by = ['a']", POOL + "mr.peer_accessible_by.add('a')"):
    kind(use)
kind("dev.can_access_peer()", POOL + "del mr.peer_accessible_by")
better("dev.can_access_peer(0.0)", ARGUMENT, Raises("TypeError"), Value(True))
