"""List every method and operator of every cubind.core type, for tests that go through them.

CALLS has a row for each, "Type.method": a function that takes the World and an object that MAKERS
made of that type. It makes a call that succeeds and leaves no object behind. members() lists the
methods that must have a row, so a new method needs a new row. Attributes, and protocols that every
object has (repr, hash, comparisons), need no rows: attributes() and protocols() go through them.
"""

import contextlib
import os
import pickle

from cubind import LibraryNotFoundError

from support import kernels
from support.core.everything import MAKERS, SIZE, Array
from support.core.graph_nodes import a_child, arguments, definition

METHODS = ("method_descriptor", "classmethod_descriptor", "staticmethod", "builtin_function_or_method")
# From Python 3.12 on, __buffer__ is a slot, too.
OPERATORS = {"__getitem__", "__call__", "__sub__", "__rsub__", "__isub__", "__int__", "__len__", "__buffer__"}
# Names that every object has, or that belong to no particular object.
COMMON = {"__new__", "__init_subclass__", "__getstate__", "__del__"}
CUBIN = kernels.SAXPY_PTX


def members(cls):
    """Return the names of the methods and operators of a type, without those of its bases."""
    found = {name for name, item in vars(cls).items() if type(item).__name__ in METHODS}
    return (found | (OPERATORS & set(vars(cls)))) - COMMON


def attributes(w, o):
    """Read all attributes, and write the values back to those that are writable."""
    found = {}
    for cls in reversed(type(o).__mro__):
        found.update(vars(cls))
    for name in found:  # CPython 3.11 crashes where items() gets no memory
        descriptor = found[name]
        if type(descriptor).__name__ not in ("getset_descriptor", "member_descriptor") or name.startswith("__"):
            continue
        with contextlib.suppress(AttributeError, TypeError, RuntimeError):
            value = getattr(o, name)
            with contextlib.suppress(ValueError):
                setattr(o, name, value)


def protocols(w, o):
    texts = repr(o), str(o), o == o, o != None, o == 1, bool(o)  # noqa: E711
    if type(o).__hash__ is not None:
        hash(o)
    return texts


def refuses(error, call, *arguments, **keywords):
    """Make a call that must be refused."""
    try:
        call(*arguments, **keywords)
    except error:
        return
    raise AssertionError("nothing was raised")


def leaves(w, o):
    o.__enter__()
    o.__exit__(None, None, None)


def pickled(w, o):
    pickle.loads(pickle.dumps(o))


def allocates(w, o):
    """Allocate from a memory resource, and free."""
    o.allocate(64, stream=w.stream).close()


def deallocates(w, o):
    """Deallocate 0 bytes at address 0, which is nobody's memory."""
    o.deallocate(0, 0, stream=w.stream)


def shared_pinned(w):
    return w.core.PinnedMemoryResource({"ipc_enabled": True})


def shared_again(w, mr):
    """Import a pool that this process shares."""
    device = [w.device] if mr.device_id >= 0 else []
    return type(mr).from_allocation_handle(*device, int(mr.allocation_handle))


def imports_buffer(w, mr):
    own = mr.allocate(8, stream=w.stream)
    again = shared_again(w, mr)
    w.core.Buffer.from_ipc_descriptor(again, own.ipc_descriptor, stream=w.stream).close()
    again.close()
    own.close()


def of_the_system(w, o):
    """Ask for the system device; the machine may lack NVML, and NVML's stub has other GPUs."""
    from cubind.core import system

    with contextlib.suppress(LibraryNotFoundError, system.NotFoundError):
        o.to_system_device()


def dot(w, o):
    o.debug_dot_print(os.devnull)


def begun(work):
    """Return a row that runs `work` on a GraphBuilder between begin and end."""

    def row(w, o):
        o.begin_building()
        work(w, o)
        o.end_building()

    return row


def captured(w, stream, **settings):
    with stream.capture(**settings):
        w.kernel[w.config, stream]()


def with_a_node(w, work):
    g = definition(w)
    node = g.callback(int)
    work(g.instantiate(), node)


def split(w, o):
    type(o).join(o, *o.split(2)[1:])


def slot(w):
    return w.core.LaunchConfig(grid=1, block=32)


def green_stream(w, o):
    refuses(RuntimeError, o.create_stream)
    with w.device.create_context({"resources": [o.resources.sm]}).create_stream({"priority": -1}) as stream:
        assert stream.context.is_green


# --- rows: the World, an object ------------------------------------------------------------------

DEVICE = {
    "Device.get_all_devices": lambda w, o: o.get_all_devices(),
    "Device.set_current": lambda w, o: o.set_current(),
    "Device.sync": lambda w, o: o.sync(),
    "Device.create_stream": lambda w, o: o.create_stream().close(),
    "Device.create_event": lambda w, o: o.create_event().close(),
    "Device.create_context": lambda w, o: o.create_context({"resources": [o.resources.sm]}).close(),
    "Device.create_graph_builder": lambda w, o: o.create_graph_builder().close(),
    "Device._repr_html_": lambda w, o: o._repr_html_(),
    "Device.can_access_peer": lambda w, o: o.can_access_peer(0),
    "Device.allocate": lambda w, o: o.allocate(64, stream=w.stream).close(),
    "Device.to_system_device": of_the_system,
    "Device.__reduce__": pickled,
    "Device.__int__": lambda w, o: int(o),
    "Context.create_stream": green_stream,
    "SMResource.split": lambda w, o: o.split(w.core.SMResourceOptions((8, None))),
    "WorkqueueResource.configure": lambda w, o: o.configure(w.core.WorkqueueResourceOptions("device_ctx", 4)),
    "Context.close": lambda w, o: None if o == w.device.context else o.close(),
    "Stream.close": lambda w, o: o.close(),
    "Stream.sync": lambda w, o: o.sync(),
    "Stream.record": lambda w, o: o.record(options={"timing_enabled": True}),
    "Stream.wait": lambda w, o: (o.wait(w.event), o.wait(w.stream), o.wait(w.foreign)),
    "Stream.callback": lambda w, o: (o.callback(int), o.sync()),
    "Stream.graph": lambda w, o: (o.graph(programmatic=True), o.graph(int)),
    "Stream.create_graph_builder": lambda w, o: o.create_graph_builder(),
    "Stream.capture": lambda w, o: captured(w, o, options={"auto_free_on_launch": True}),
    "Stream._init": lambda w, o: type(o)._init(w.foreign),
    "Stream.from_handle": lambda w, o: type(o).from_handle(int(o.handle)).device,
    "Stream._legacy_default": lambda w, o: type(o)._legacy_default(),
    "Stream._per_thread_default": lambda w, o: type(o)._per_thread_default(),
    "Stream.__cuda_stream__": lambda w, o: o.__cuda_stream__(),
    "Stream.__enter__": leaves,
    "Stream.__exit__": leaves,
    "Event._export": lambda w, o: w.stream.record(options={"ipc_enabled": True}).ipc_descriptor,
    "Event._open": lambda w, o: refuses(ValueError, type(o)._open, b"", False, None),
    "Event.from_ipc_descriptor": lambda w, o: refuses(TypeError, type(o).from_ipc_descriptor, None),
    "Event.close": lambda w, o: o.close(),
    "Event.sync": lambda w, o: o.sync(),
    "Event.__enter__": leaves,
    "Event.__exit__": leaves,
    "Event.__sub__": lambda w, o: w.timed[1] - w.timed[0],
    "Event.__rsub__": lambda w, o: o.__rsub__(1),
    "Event.__isub__": lambda w, o: w.timed[1].__isub__(w.timed[0]),
}

MEMORY = {
    "Buffer.from_handle": lambda w, o: type(o).from_handle(o.handle, 8, owner=o).device_id,
    "Buffer.close": lambda w, o: o.close(w.stream),
    "Buffer.set_deallocation_stream": lambda w, o: o.set_deallocation_stream(w.device.default_stream),
    "Buffer.copy_to": lambda w, o: (o.copy_to(w.other, stream=w.stream), o.copy_to(w.host, stream=w.stream)),
    "Buffer.copy_from": lambda w, o: (o.copy_from(w.other, stream=w.stream), o.copy_from(w.host, stream=w.stream)),
    "Buffer.fill": lambda w, o: o.fill(b"ab", stream=w.stream),
    "Buffer.view": lambda w, o: o.view((4, 8), "float32"),
    "Buffer._export": lambda w, o: w.shared_buffer.ipc_descriptor,
    "Buffer.from_ipc_descriptor": lambda w, o: imports_buffer(w, w.shared),
    "Buffer.__reduce__": lambda w, o: refuses(RuntimeError, o.__reduce__),
    "Buffer.__array__": lambda w, o: refuses(BufferError, o.__array__),
    "Buffer.__dlpack__": lambda w, o: (o.__dlpack__(), o.__dlpack__(max_version=(1, 0))),
    "Buffer.__dlpack_device__": lambda w, o: o.__dlpack_device__(),
    "Buffer.__buffer__": lambda w, o: memoryview(w.pinned.allocate(SIZE, stream=w.stream)).release(),
    "Buffer.__enter__": leaves,
    "Buffer.__exit__": leaves,
    "Buffer.__getitem__": lambda w, o: o[8:16][2:4].close(),
    "Buffer.__len__": lambda w, o: len(o),
    "ManagedBuffer.prefetch": lambda w, o: o.prefetch(w.core.Host(), stream=w.stream),
    "ManagedBuffer.discard": lambda w, o: o.discard(stream=w.stream),
    "ManagedBuffer.discard_prefetch": lambda w, o: o.discard_prefetch(w.device, stream=w.stream),
    "ManagedBuffer._accessing": lambda w, o: list(o.accessed_by),
    "ManagedBuffer._set_access": lambda w, o: setattr(o, "accessed_by", [w.device]),
    "DeviceMemoryResource._peers": lambda w, o: list(o.peer_accessible_by),
    "DeviceMemoryResource._change_peers": lambda w, o: o.peer_accessible_by.update([0]),
    "DeviceMemoryResource._export": lambda w, o: os.close(w.shared._export()),
    "DeviceMemoryResource._import": lambda w, o: shared_again(w, w.shared).close(),
    "DeviceMemoryResource._import_buffer": lambda w, o: imports_buffer(w, w.shared),
    "DeviceMemoryResource.from_allocation_handle": lambda w, o: shared_again(w, w.shared).close(),
    "DeviceMemoryResource.from_registry": lambda w, o: refuses(RuntimeError, o.from_registry, None),
    "DeviceMemoryResource.register": lambda w, o: refuses(RuntimeError, o.register, None),
    "DeviceMemoryResource.__reduce__": lambda w, o: refuses(RuntimeError, o.__reduce__),
    "PinnedMemoryResource._export": lambda w, o: os.close(shared_pinned(w)._export()),
    "PinnedMemoryResource._import": lambda w, o: shared_again(w, shared_pinned(w)).close(),
    "PinnedMemoryResource._import_buffer": lambda w, o: imports_buffer(w, shared_pinned(w)),
    "PinnedMemoryResource.from_allocation_handle": lambda w, o: shared_again(w, shared_pinned(w)).close(),
    "PinnedMemoryResource.from_registry": lambda w, o: refuses(RuntimeError, o.from_registry, None),
    "PinnedMemoryResource.register": lambda w, o: refuses(RuntimeError, o.register, None),
    "PinnedMemoryResource.__reduce__": lambda w, o: refuses(RuntimeError, o.__reduce__),
    "MemoryResource.allocate": lambda w, o: refuses(TypeError, o.allocate, 1, stream=w.stream),
    "MemoryResource.deallocate": lambda w, o: refuses(TypeError, o.deallocate, 0, 1, stream=w.stream),
    "_MemPool.allocate": lambda w, o: allocates(w, w.pool),
    "_MemPool.deallocate": lambda w, o: deallocates(w, w.pool),
    "_MemPool.close": lambda w, o: w.core.DeviceMemoryResource(w.device, {}).close(),
    "LegacyPinnedMemoryResource.allocate": allocates,
    "LegacyPinnedMemoryResource.deallocate": deallocates,
    "_SynchronousMemoryResource.allocate": allocates,
    "_SynchronousMemoryResource.deallocate": deallocates,
    "CachingMemoryResource.allocate": lambda w, o: (allocates(w, o), allocates(w, o)),
    "CachingMemoryResource.deallocate": deallocates,
    "CachingMemoryResource.trim": lambda w, o: (allocates(w, o), o.trim()),
    "CachingMemoryResource.holders": lambda w, o: o.holders(),
    "CachingMemoryResource.close": lambda w, o: (allocates(w, o), o.close()),
    "GraphMemoryResource.allocate": lambda w, o: refuses(RuntimeError, o.allocate, 1, stream=w.stream),
    "GraphMemoryResource.deallocate": deallocates,
    "GraphMemoryResource.trim": lambda w, o: o.trim(),
    "GraphMemoryResource.close": lambda w, o: o.close(),
    "CallbackResource.allocate": lambda w, o: refuses(RuntimeError, o.allocate, 1, stream=w.stream),
    "CallbackResource.deallocate": deallocates,
}

CODE = {
    **{
        f"ObjectCode.from_{kind}": lambda w, o, kind=kind: getattr(type(o), f"from_{kind}")(CUBIN, name="n")
        for kind in ("cubin", "ptx", "ltoir", "fatbin", "object", "library")
    },
    "ObjectCode.get_kernel": lambda w, o: o.get_kernel(b"saxpy"),
    "ObjectCode.get_global": lambda w, o: o.get_global("scale"),
    "ObjectCode.get_module": lambda w, o: o.get_module(),
    "ObjectCode.__reduce__": pickled,
    "ObjectCode._reduce_helper": pickled,
    "Kernel._repr_html_": lambda w, o: o._repr_html_(),
    "Kernel.from_handle": lambda w, o: type(o).from_handle(int(o.handle), w.code).num_arguments,
    "Kernel.from_foreign": lambda w, o: type(o).from_foreign(w.compiled)[1, w.stream](w.buffer, 16),
    "Kernel.__getitem__": lambda w, o: (o[w.config, w.stream], o[1, 32], o[(1, 2), 32, w.stream]),
    "KernelAttributes.__getitem__": lambda w, o: (o[w.device].num_regs, o[0].num_regs),
    "KernelOccupancy.max_active_blocks_per_multiprocessor": lambda w, o: o.max_active_blocks_per_multiprocessor(32, 0),
    "KernelOccupancy.max_potential_block_size": lambda w, o: o.max_potential_block_size(0, 0),
    "KernelOccupancy.available_dynamic_shared_memory_per_block": lambda w, o: (
        o.available_dynamic_shared_memory_per_block(1, 32)
    ),
    "KernelOccupancy.max_potential_cluster_size": lambda w, o: o.max_potential_cluster_size(w.config, stream=w.stream),
    "KernelOccupancy.max_active_clusters": lambda w, o: o.max_active_clusters(
        w.core.LaunchConfig(grid=2, block=32, cluster=2), stream=w.stream
    ),
    "LaunchConfig.replace": lambda w, o: o.replace(grid=3, cluster=(1, 1)),
    "LaunchConfig.__replace__": lambda w, o: o.__replace__(block=4),
    "LaunchConfig.__reduce__": pickled,
    "LaunchConfig.__copy__": lambda w, o: o.__copy__(),
    "BoundLauncher.__call__": lambda w, o: w.bound(*w.saxpy_arguments()),
    "Program.compile": lambda w, o: refuses(Exception, o.compile, "nonsense", cache=False),
    "Program._compile": lambda w, o: refuses(TypeError, o._compile),
    "Program.close": lambda w, o: o.close(),
    "Linker.link": lambda w, o: refuses(Exception, o.link, "nonsense"),
    "Linker.get_error_log": lambda w, o: o.get_error_log(),
    "Linker.get_info_log": lambda w, o: o.get_info_log(),
    "Linker.close": lambda w, o: o.close(),
    "Linker.which_backend": lambda w, o: type(o).which_backend(),
}

ARRAYS = {
    "DType.__reduce__": pickled,
    "StridedMemoryView.from_any_interface": lambda w, o: type(o).from_any_interface(Array(w.buffer), -1),
    "StridedMemoryView.from_dlpack": lambda w, o: type(o).from_dlpack(w.buffer, -1),
    "StridedMemoryView.from_cuda_array_interface": lambda w, o: (
        type(o).from_cuda_array_interface(Array(w.buffer, 1), 2)
    ),
    "StridedMemoryView.from_array_interface": lambda w, o: refuses(Exception, type(o).from_array_interface, w.buffer),
    "StridedMemoryView.from_buffer": lambda w, o: type(o).from_buffer(w.buffer, (4, 2), (2, 1), dtype="int16"),
    "StridedMemoryView.view": lambda w, o: (o.view((32,)), o.view(o._layout[1:]), o.view(dtype="int32")),
    "StridedMemoryView.as_tensor_map": lambda w, o: o.as_tensor_map((2, 4)),
    "StridedMemoryView.copy_from": lambda w, o: w.view.copy_from(w.view, stream=w.stream),
    "StridedMemoryView.copy_to": lambda w, o: w.view.copy_to(w.view, stream=w.stream),
    "StridedMemoryView.__dlpack__": lambda w, o: (o.__dlpack__(), o.__dlpack__(max_version=(1, 0))),
    "StridedMemoryView.__dlpack_device__": lambda w, o: o.__dlpack_device__(),
    "_StridedMemoryViewProxy.view": lambda w, o: o.view(-1),
    "TensorMapDescriptor.replace_address": lambda w, o: o.replace_address(w.other),
    "TensorMapDescriptor._from_tiled": lambda w, o: type(o)._from_tiled(w.view, (2, 4)),
    "TensorMapDescriptor._from_im2col": lambda w, o: (
        type(o)._from_im2col(w.view.view((2, 2, 2, 8)), (0, 0), (0, 0), 8, 4)
    ),
    "TensorMapDescriptor._from_im2col_wide": lambda w, o: (
        type(o)._from_im2col_wide(w.view.view((2, 2, 2, 8)), 0, 0, 8, 4)
    ),
    "StridedLayout.dense": lambda w, o: type(o).dense((2, 3), 4, (1, 0)),
    "StridedLayout.dense_like": lambda w, o: type(o).dense_like(o),
    "StridedLayout.to_dense": lambda w, o: o.to_dense(),
    "StridedLayout.reshaped": lambda w, o: w.view._layout.reshaped((8, 8)),
    "StridedLayout.permuted": lambda w, o: w.view._layout.permuted((1, 0)),
    "StridedLayout.flattened": lambda w, o: w.view._layout.flattened(),
    "StridedLayout.flattened_axis_mask": lambda w, o: w.view._layout.flattened_axis_mask(),
    "StridedLayout.squeezed": lambda w, o: w.view._layout[:1].squeezed(),
    "StridedLayout.unsqueezed": lambda w, o: w.view._layout.unsqueezed((0, 2)),
    "StridedLayout.broadcast_to": lambda w, o: w.view._layout.broadcast_to((3, 4, 16)),
    "StridedLayout.repacked": lambda w, o: w.view._layout.repacked(8),
    "StridedLayout.max_compatible_itemsize": lambda w, o: w.view._layout.max_compatible_itemsize(),
    "StridedLayout.sliced": lambda w, o: w.view._layout.sliced((slice(1, None), 2)),
    "StridedLayout.required_size_in_bytes": lambda w, o: w.view._layout.required_size_in_bytes(),
    "StridedLayout.__reduce__": pickled,
    "StridedLayout.__getitem__": lambda w, o: w.view._layout[1:, ::2],
}

BUILDING = {
    "Graph._repr_html_": lambda w, o: o._repr_html_(),
    "Graph._definition": lambda w, o: o._definition(),
    "GraphDefinition._repr_html_": lambda w, o: o._repr_html_(),
    "GraphDefinition._listed": lambda w, o: (o._listed(False), o._listed(True)),
    "Graph.launch": lambda w, o: (o.launch(w.stream), w.stream.sync()),
    "Graph.upload": lambda w, o: (o.upload(w.stream), w.stream.sync()),
    "Graph.update": lambda w, o: w.graph.update(w.built),
    "Graph.update_nodes": lambda w, o: with_a_node(w, lambda graph, node: graph.update_nodes({node: {"fn": float}})),
    "Graph.arguments": lambda w, o: arguments(w).graph.arguments([]),
    "GraphArguments.__len__": lambda w, o: len(o),
    "GraphFunction.__call__": lambda w, o: w.stream.graph(lambda: w.core.launch(w.stream, w.config, w.kernel))(),
    "GraphArguments.set": lambda w, o: o.set([w.saxpy_arguments(), None]),
    "Graph.close": lambda w, o: o.close(),
    "Graph.__getitem__": lambda w, o: with_a_node(w, lambda graph, node: repr(graph[node])),
    "GraphBuilder.begin_building": begun(lambda w, o: None),
    "GraphBuilder.end_building": begun(lambda w, o: w.core.launch(o, w.config, w.kernel)),
    "GraphBuilder.complete": lambda w, o: o.begin_building().end_building().complete({"auto_free_on_launch": True}),
    "GraphBuilder.debug_dot_print": lambda w, o: dot(w, o.begin_building().end_building()),
    "GraphBuilder.split": begun(split),
    "GraphBuilder.join": begun(split),
    "GraphBuilder.create_condition": begun(lambda w, o: o.create_condition(1)),
    "GraphBuilder.if_then": begun(lambda w, o: o.if_then(o.create_condition(1)).begin_building().end_building()),
    "GraphBuilder.if_else": begun(
        lambda w, o: [b.begin_building().end_building() for b in o.if_else(o.create_condition(1))]
    ),
    "GraphBuilder.switch": begun(
        lambda w, o: [b.begin_building().end_building() for b in o.switch(o.create_condition(1), 3)]
    ),
    "GraphBuilder.while_loop": begun(lambda w, o: o.while_loop(o.create_condition(0)).begin_building().end_building()),
    "GraphBuilder.embed": begun(lambda w, o: o.embed(w.built)),
    "GraphBuilder.callback": begun(lambda w, o: o.callback(int)),
    "GraphBuilder.close": lambda w, o: o.begin_building().close(),
    "GraphBuilder.__cuda_stream__": begun(lambda w, o: o.__cuda_stream__()),
    "GraphCapture.__enter__": lambda w, o: captured(w, w.device.create_stream()),
    "GraphCapture.__exit__": lambda w, o: captured(w, w.device.create_stream(), mode="thread_local"),
    "GraphCondition.__int__": lambda w, o: int(o),
}

# Methods that definitions and nodes share: `p` is either.
PLACES = {
    "launch": lambda w, p: p.launch(w.config, w.saxpy, *w.saxpy_arguments()),
    "allocate": lambda w, p: p.allocate(64),
    "deallocate": lambda w, p: (a := p.allocate(64)).deallocate(a.dptr),
    "memset": lambda w, p: p.memset(w.buffer, 1, 8, 4, 16),
    "memcpy": lambda w, p: p.memcpy(w.buffer, w.other, (8, 4), dst_pitch=16, src_pitch=16),
    "embed": lambda w, p: p.embed(a_child(w)),
    "record": lambda w, p: p.record(w.event),
    "wait": lambda w, p: p.wait(w.event),
    "callback": lambda w, p: p.callback(int),
    "if_then": lambda w, p: p.if_then(condition(p)).then.empty(),
    "if_else": lambda w, p: p.if_else(condition(p)).else_.empty(),
    "while_loop": lambda w, p: p.while_loop(condition(p)).body.empty(),
    "switch": lambda w, p: p.switch(condition(p), 3).branches,
    "join": lambda w, p: p.join(p.callback(int), p.callback(int)),
}


def condition(p):
    return getattr(p, "graph", p).create_condition(0)


def connected(w, o):
    g = definition(w)
    a, b = g.empty(), g.empty()
    a.succ.add(b)
    assert b in a.succ and len(b.pred) == 1
    a.succ.discard(b)
    b.pred = [a]
    b.pred.clear()


NODES = {
    **{f"{kind}.{name}": row for kind in ("GraphDefinition", "GraphNode") for name, row in PLACES.items()},
    "GraphDefinition.empty": lambda w, o: o.empty(),
    "GraphDefinition.create_condition": lambda w, o: o.create_condition(1),
    "GraphDefinition.nodes": lambda w, o: (o.empty(), o.nodes()),
    "GraphDefinition.edges": lambda w, o: (o.join(o.empty(), o.empty()), o.edges()),
    "GraphDefinition.instantiate": lambda w, o: (o.callback(int), o.instantiate()),
    "GraphDefinition.debug_dot_print": dot,
    "GraphNode.destroy": lambda w, o: definition(w).callback(int).destroy(),
    "GraphNode._neighbours": connected,
    "GraphNode._connect": connected,
    "GraphNode._disconnect": connected,
    "KernelNode.update": lambda w, o: o.update(config=slot(w), kernel=w.saxpy, args=w.saxpy_arguments()),
    "MemsetNode.update": lambda w, o: o.update(dst=w.other, value=b"ab", width=4, height=2, pitch=16),
    "MemcpyNode.update": lambda w, o: o.update(dst=w.other, src=w.buffer, size=(4, 2), dst_pitch=8, src_pitch=8),
    "ChildGraphNode.update": lambda w, o: refuses(Exception, o.update, None),
    "EventRecordNode.update": lambda w, o: o.update(w.event),
    "EventWaitNode.update": lambda w, o: o.update(w.event),
    "HostCallbackNode.update": lambda w, o: o.update(float),
    "ExecutableKernelNode.update": lambda w, o: o.update(config=slot(w), kernel=w.saxpy, args=w.saxpy_arguments()),
    "ExecutableMemsetNode.update": lambda w, o: o.update(dst=w.other, value=2, width=8),
    "ExecutableMemcpyNode.update": lambda w, o: o.update(dst=w.other, src=w.buffer, size=8),
    "ExecutableChildGraphNode.update": lambda w, o: o.update(a_child(w)),
    "ExecutableEventRecordNode.update": lambda w, o: o.update(w.event),
    "ExecutableEventWaitNode.update": lambda w, o: o.update(w.event),
    "ExecutableHostCallbackNode.update": lambda w, o: o.update(float),
    **{
        f"Executable{kind}Node.{name}": lambda w, o, name=name: getattr(o, name)()
        for kind in ("Kernel", "Memset", "Memcpy")
        for name in ("enable", "disable")
    },
}

OPTIONS = {
    "Options.__replace__": lambda w, o: w.core.StreamOptions(priority=0).__replace__(nonblocking=False),
    "Options._repr_set": lambda w, o: w.core.StreamOptions(priority=0)._repr_set(),
    "StreamOptions.__reduce__": pickled,
    "EventOptions.__reduce__": pickled,
    "DeviceMemoryResourceOptions.__reduce__": pickled,
    "PinnedMemoryResourceOptions.__reduce__": pickled,
    "ManagedMemoryResourceOptions.__reduce__": pickled,
    "SMResourceOptions.__reduce__": pickled,
    "WorkqueueResourceOptions.__reduce__": pickled,
    "ContextOptions.__reduce__": lambda w, o: o.__reduce__(),  # a resource cannot be pickled
}

CALLS = {**DEVICE, **MEMORY, **CODE, **ARRAYS, **BUILDING, **NODES, **OPTIONS}

# These objects capture on their own stream: a capture that cannot be ended ends with its stream.
ALONE = {
    "GraphBuilder": lambda w: w.device.create_graph_builder(),
    "GraphCondition": lambda w: w.device.create_graph_builder().begin_building().create_condition(),
}


# For each type three rows more: making an object, its attributes, and the common protocols.
ROWS = {
    **CALLS,
    **{f"{kind}, made": lambda w, o, make=make: make(w) for kind, make in {**MAKERS, **ALONE}.items()},
    **{f"{kind}, attributes": attributes for kind in MAKERS},
    **{f"{kind}, protocols": protocols for kind in MAKERS},
}


def maker(row):
    """Return the function that makes the object of a row."""
    kind = row.replace(",", ".").partition(".")[0]
    return ALONE.get(kind) or MAKERS[kind]
