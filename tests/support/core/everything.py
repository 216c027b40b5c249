"""List an object of each cubind.core type, and all operations, for tests that go through them.

MAKERS has a row for each type of cubind._core: a function that makes an object of the type.
OPERATIONS has functions that make driver calls and leave the same objects alive as before.
"""

import functools

from support import kernels
from support.core import c_table, foreign_kernels, graph_nodes

SIZE = 256


class World:
    """Common state of makers and operations: a current device and often-used objects."""

    def __init__(self, ordinal=0):
        from cubind import _core, core

        self.core = core
        self._core = _core
        self.device = core.Device(ordinal)
        self.device.set_current()
        self.stream = self.device.create_stream()
        self.event = self.device.create_event()
        self.timed = [self.stream.record(options=core.EventOptions(timing_enabled=True)) for _ in range(2)]
        self.stream.sync()
        self.buffer = self.device.allocate(SIZE, stream=self.stream)
        self.other = self.device.allocate(SIZE, stream=self.stream)
        self.host = bytearray(SIZE)
        self.code = core.ObjectCode.from_ptx(kernels.SAXPY_PTX, name="saxpy.ptx")
        self.kernel = self.code.get_kernel("nothing")
        self.compiled = foreign_kernels.triton(core, ["*fp32", "i32"], {(1,): [["tt.divisibility", 16]]})
        self.saxpy = self.code.get_kernel("saxpy")
        self.config = core.LaunchConfig(grid=1, block=32)
        self.mr = self.device.memory_resource
        self.pool = core.DeviceMemoryResource(ordinal, {})
        self.pinned = core.LegacyPinnedMemoryResource()
        self.shared = core.DeviceMemoryResource(ordinal, {"ipc_enabled": True})
        self.shared_buffer = self.shared.allocate(SIZE, stream=self.stream)
        self.managed = core.ManagedMemoryResource({})
        self.advised = managed_memory(core, SIZE)
        self.resource = resource_class()(self.mr)
        self.bound = self.saxpy[self.config, self.stream]
        self.foreign = Foreign(self.stream)
        self.view = core.utils.StridedMemoryView.from_buffer(self.buffer, (4, 16), dtype="float32")
        self.map = self.view.as_tensor_map((2, 4))
        self.mapped = core.ObjectCode.from_ptx(kernels.MAP_PTX, name="map.ptx").get_kernel("mapped")
        self.built = self.device.create_graph_builder().begin_building()
        core.launch(self.built, self.config, self.kernel)
        self.graph = self.built.end_building().complete()
        self.sync()

    def sync(self):
        self.device.sync()

    def saxpy_arguments(self):
        return (2.0, self.buffer, self.buffer, self.other, 0)

    def graph_of(self, *work):
        """Return a Graph of the work that these functions capture on a builder."""
        builder = self.stream.create_graph_builder().begin_building()
        for each in work:
            each(builder)
        return builder.end_building().complete()


def managed_memory(core, size):
    """Return a ManagedBuffer on memory that takes advice, unlike memory from a pool.

    docs/driver-notes.md says more. Nobody frees the memory.
    """
    import cubind.checked.driver

    pointer = cubind.checked.driver.cuMemAllocManaged(size, 1)
    return core.ManagedBuffer.from_handle(int(pointer), size)


class Foreign:
    """Another library's stream."""

    def __init__(self, stream):
        self._answer = stream.__cuda_stream__()

    def __cuda_stream__(self):
        return self._answer


@functools.cache
def resource_class():
    """Return a memory resource class in Python that takes its memory from another resource."""
    from cubind import core

    class Resource(core.MemoryResource):
        def __init__(self, inner):
            self.inner = inner
            self.taken = {}

        def allocate(self, size, *, stream):
            inner = self.inner.allocate(size, stream=stream)
            self.taken[inner.handle] = inner
            return core.Buffer.from_handle(inner.handle, size, mr=self, stream=stream)

        def deallocate(self, ptr, size, *, stream):
            self.taken.pop(int(ptr)).close(stream)

        @property
        def device_id(self):
            return self.inner.device_id

        is_device_accessible = True
        is_host_accessible = False

    return Resource


@functools.cache
def graph_memory_class():
    """Return a derived class: each of its objects is a resource of its own."""
    from cubind import core

    return type("GraphMemory", (core.GraphMemoryResource,), {})


class Array:
    """Another library's array."""

    def __init__(self, buffer, stream=None):
        data = buffer.handle, False
        self.__cuda_array_interface__ = {"version": 3, "shape": (4, 16), "typestr": "<f4", "data": data, "stream": stream}


def raised(call, *arguments):
    try:
        call(*arguments)
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def callback_resource(w):
    """Return the memory resource of a Buffer that the C API made on memory of ours."""
    from support.core import c_table

    free = c_table.Free(lambda *_: None)
    buffer = c_table.load().buffer_from_callback(w.buffer.handle, 8, w.stream, free, None)
    resource = buffer.memory_resource
    buffer.close()
    return resource


def condition(w):
    """Return a condition whose graph is gone: a number about which nobody asks the driver."""
    return w.stream.create_graph_builder().begin_building().create_condition()


# --- makers --------------------------------------------------------------------------------------

# Name of the type: World -> an object of it.
MAKERS = {
    "_StridedMemoryViewProxy": lambda w: w._core._StridedMemoryViewProxy(w.buffer),
    "Options": lambda w: w._core.Options(),
    "StreamOptions": lambda w: w.core.StreamOptions(),
    "ContextOptions": lambda w: w.core.ContextOptions([w.device.resources.sm]),
    "SMResourceOptions": lambda w: w.core.SMResourceOptions(count=8),
    "WorkqueueResourceOptions": lambda w: w.core.WorkqueueResourceOptions("device_ctx", 2),
    "EventOptions": lambda w: w.core.EventOptions(),
    "DeviceMemoryResourceOptions": lambda w: w.core.DeviceMemoryResourceOptions(),
    "PinnedMemoryResourceOptions": lambda w: w.core.PinnedMemoryResourceOptions(),
    "ManagedMemoryResourceOptions": lambda w: w.core.ManagedMemoryResourceOptions(),
    "Graph": lambda w: w.graph_of(),
    "GraphBuilder": lambda w: w.stream.create_graph_builder(),
    "GraphCapture": lambda w: w.stream.capture(),
    "GraphArguments": lambda w: graph_nodes.arguments(w),
    "GraphFunction": lambda w: w.stream.graph(int),
    "GraphCondition": condition,
    "Device": lambda w: w.core.Device(0),
    "DeviceProperties": lambda w: w.device.properties,
    "Context": lambda w: w.device.context,
    "SMResource": lambda w: w.device.resources.sm,
    "WorkqueueResource": lambda w: w.core.Device(0).resources.workqueue,
    "DeviceResources": lambda w: w.device.context.resources,
    "Stream": lambda w: w.device.create_stream(),
    "Event": lambda w: w.device.create_event(),
    "Buffer": lambda w: w.device.allocate(SIZE, stream=w.stream),
    "ManagedBuffer": lambda w: w.core.ManagedBuffer.from_handle(w.advised.handle, SIZE),
    "MemoryResource": lambda w: w.core.MemoryResource(),
    "_MemPool": lambda w: w._core._MemPool(),
    "DeviceMemoryResource": lambda w: w.core.DeviceMemoryResource(0, {}),
    "PinnedMemoryResource": lambda w: w.core.PinnedMemoryResource({}),
    "ManagedMemoryResource": lambda w: w.core.ManagedMemoryResource({}),
    "LegacyPinnedMemoryResource": lambda w: w.core.LegacyPinnedMemoryResource(),
    "_SynchronousMemoryResource": lambda w: w._core._SynchronousMemoryResource(0),
    "GraphMemoryResource": lambda w: w.core.GraphMemoryResource(0),
    "GraphMemoryResourceAttributes": lambda w: graph_memory_class()(0).attributes,
    "CachingMemoryResource": lambda w: w.core.CachingMemoryResource(w.mr),
    "_MemPoolAttributes": lambda w: w.pool.attributes,
    "ObjectCode": lambda w: w.core.ObjectCode.from_ptx(kernels.SAXPY_PTX),
    "Kernel": lambda w: w.code.get_kernel("saxpy"),
    "KernelAttributes": lambda w: w.kernel.attributes,
    "KernelOccupancy": lambda w: w.kernel.occupancy,
    "LaunchConfig": lambda w: w.core.LaunchConfig(grid=(1, 2), block=32, shmem_size=16),
    "BoundLauncher": lambda w: w.kernel[w.config, w.stream],
    "Program": lambda w: w.core.Program(kernels.SAXPY_PTX.decode(), "ptx", {"arch": "sm_90"}),
    "Linker": lambda w: w.core.Linker(w.code, options={"arch": "sm_90"}),
    "CallbackResource": lambda w: c_table.take_over(w.buffer, w.stream).memory_resource,
    "DType": lambda w: w.core.utils.DType("float32"),
    "StridedMemoryView": lambda w: w.core.utils.StridedMemoryView.from_buffer(w.buffer, (4, 8), dtype="float32"),
    "StridedLayout": lambda w: w.view._layout.permuted((1, 0))[1:],
    "TensorMapDescriptor": lambda w: w.view.as_tensor_map((2, 4), swizzle="32B"),
    "CallbackResource": callback_resource,
    "CUDAError": lambda w: raised(w.code.get_kernel, "missing"),
    "CUDAWarning": lambda w: w.core.CUDAWarning("text"),
    "NVRTCError": lambda w: w.core.NVRTCError("text"),
    "nvJitLinkError": lambda w: w.core.nvJitLinkError("text"),
    "nvvmError": lambda w: w.core.nvvmError("text"),
    "LaunchTypeError": lambda w: raised(w.core.launch, w.stream, w.config, w.saxpy),
    "LaunchValueError": lambda w: w.core.LaunchValueError("text"),
    "LaunchOverflowError": lambda w: w.core.LaunchOverflowError("text"),
}

MAKERS.update(graph_nodes.MAKERS)


# --- operations ----------------------------------------------------------------------------------


def launch_first(w):
    """Launch a kernel for the first time, which queries its parameters."""
    kernel = w.code.get_kernel("saxpy")
    w.core.launch(w.stream, w.config, kernel, *w.saxpy_arguments())


def launch_large(w):
    """Launch with more dynamic shared memory than the kernel's limit, which core raises once."""
    config = w.core.LaunchConfig(grid=1, block=32, shmem_size=64 * 1024)
    w.core.launch(w.stream, config, w.code.get_kernel("nothing"))


def launch_cooperative(w):
    """Launch cooperatively, which queries the limit of the grid."""
    config = w.core.LaunchConfig(grid=2, block=32, is_cooperative=True)
    w.core.launch(w.stream, config, w.code.get_kernel("nothing"))


def launch_written(w):
    """Write to a configuration, with a launcher that keeps the values from before."""
    config = w.core.LaunchConfig(grid=1, block=32, cluster=1)
    bound = w.kernel[config, w.stream]
    for cluster in (None, 2, 1):
        config.cluster = cluster
        w.core.launch(w.stream, config, w.kernel)
        bound()


def launch_foreign(w):
    w.kernel[1, 32, w.foreign]()


def load(w):
    """Use code for the first time."""
    return w.core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing").num_arguments


def set_attribute(w):
    w.code.get_kernel("nothing").attributes.max_dynamic_shared_size_bytes = 1024


def slices(w):
    with w.device.allocate(SIZE, stream=w.stream) as buffer:
        part = buffer[16:32]
    part.fill(1, stream=w.stream)


def host_copies(w):
    w.buffer.copy_from(w.host, stream=w.stream)
    w.buffer.copy_to(w.host, stream=w.stream)


def pinned_copies(w):
    """Copy asynchronously; core holds the export of the host memory until the copies are done."""
    with w.pinned.allocate(SIZE, stream=w.stream) as pinned:
        w.buffer.copy_from(memoryview(pinned), stream=w.stream)
        w.buffer.copy_to(memoryview(pinned), stream=w.stream)
        w.stream.sync()
        w.stream.sync()  # checks again for copies that were reported as running


def managed(w):
    """Advise the driver about managed memory, and move it."""
    host, buffer = w.core.Host(), w.advised
    with w.managed.allocate(SIZE, stream=w.stream) as other:
        buffer.read_mostly = buffer.read_mostly
        buffer.preferred_location = w.device
        buffer.accessed_by.add(buffer.preferred_location)
        buffer.prefetch(host, stream=w.stream)
        buffer.discard_prefetch(w.device, stream=w.stream)
        w.core.utils.prefetch_batch(w.stream, [buffer, other], [host, w.device])
        w.core.utils.discard_batch(w.stream, [buffer, other])


def virtual(w):
    """Grow virtual memory."""
    resource = w.core.VirtualMemoryResource(w.device)
    with resource.allocate(SIZE, stream=w.stream) as buffer:
        resource.modify_allocation(buffer, 3 << 20).fill(1, stream=w.stream)


def own_pool(w):
    """Close a pool before its buffer."""
    pool = w.core.DeviceMemoryResource(w.device, {})
    buffer = pool.allocate(64, stream=w.stream)
    pool.close()
    buffer.close()


def shared_event(w):
    with w.stream.record(options={"ipc_enabled": True}) as event:
        assert event.ipc_descriptor == event.ipc_descriptor


def cached(w):
    """Reuse memory of a cache on its stream and on another one, and give it back."""
    cache = w.core.CachingMemoryResource(w.mr)
    try:
        for stream in (w.stream, w.stream, w.device.default_stream):
            cache.allocate(64, stream=stream).close()
    finally:
        cache.close()


def cache_dropped(w):
    w.core.CachingMemoryResource(w.resource).allocate(64, stream=w.stream).close()


def wrapped(w):
    """Transfer the ownership of memory to a Buffer."""
    inner = w.mr.allocate(64, stream=w.stream)
    w.resource.taken[inner.handle] = inner
    with w.core.Buffer.from_handle(inner.handle, 64, mr=w.resource, stream=w.stream):
        pass


def foreign_pointer(w):
    buffer = w.core.Buffer.from_handle(w.buffer.handle, 8)
    return buffer.is_device_accessible, buffer.is_host_accessible, buffer.is_managed, buffer.device_id


def drop_event(w):
    """Drop an event that was not closed."""
    w.stream.record()


def drop_stream(w):
    w.device.create_stream()


def drop_buffer(w):
    w.device.allocate(64, stream=w.stream)


def drop_buffer_then_stream(w):
    """Close a buffer after its stream, which lives until the buffer is freed on it."""
    stream = w.device.create_stream()
    buffer = w.device.allocate(64, stream=stream)
    stream.close()
    del stream
    buffer.close()


def views(w):
    """View an array that another stream is filling."""
    return w.core.utils.StridedMemoryView.from_any_interface(Array(w.buffer, 1), int(w.stream.handle))


def columns(w):
    view = w.view.view((2, 2, 2, 8))
    cls = w.core.TensorMapDescriptor
    return cls._from_im2col(view, (0, 0), (0, 0), 8, 4), cls._from_im2col_wide(view, 0, 0, 8, 4)


def built(w):
    """Build, launch and update a graph with a branch and a callback."""
    builder = w.device.create_graph_builder().begin_building()
    w.core.launch(builder, w.config, w.saxpy, *w.saxpy_arguments())
    fork = builder.split(2)[1]
    w.buffer.fill(0, stream=fork)
    type(builder).join(builder, fork).callback(int)
    builder.end_building()
    graph = builder.complete()
    graph.update(builder)
    graph.launch(w.stream)
    w.stream.sync()


def conditional(w):
    """Launch a loop that is never entered; its body is captured."""
    builder = w.stream.create_graph_builder().begin_building()
    body = builder.while_loop(builder.create_condition(0)).begin_building()
    w.core.launch(body, w.config, w.kernel)
    body.end_building()
    graph = builder.end_building().complete({"upload_stream": w.stream})
    graph.launch(w.stream)
    w.stream.sync()


def embedded(w):
    child = w.device.create_graph_builder().begin_building()
    w.core.launch(child, w.config, w.kernel)
    builder = w.stream.create_graph_builder().begin_building()
    builder.embed(child.end_building())
    builder.end_building().complete().upload(w.stream)


def captured(w):
    """Capture a graph, update it, and instantiate it again."""
    graph = None
    for times in (1, 1, 2):
        with w.stream.capture(graph) as graph:
            for _ in range(times):
                w.bound(*w.saxpy_arguments())
        graph.launch(w.stream)
    w.stream.sync()


def graph_memory(w):
    """Launch a graph that allocates memory, uses it and frees it."""
    mr = w.core.GraphMemoryResource(0)
    builder = w.stream.create_graph_builder().begin_building()
    scratch = mr.allocate(SIZE, stream=builder)
    scratch.copy_from(w.buffer, stream=builder)
    scratch.close()
    builder.end_building().complete().launch(w.stream)
    mr.attributes.used_mem_high = 0
    mr.trim()
    w.stream.sync()


def capture_dropped(w):
    builder = w.device.create_graph_builder().begin_building()
    builder.callback(int)
    w.buffer.fill(0, stream=builder)


# name: a function of the World that makes driver calls.
OPERATIONS = {
    "Device": lambda w: w.core.Device(),
    "Device.set_current": lambda w: w.device.set_current(),
    "Device.set_current(context)": lambda w: w.device.set_current(w.device.context),
    "Device.sync": lambda w: w.device.sync(),
    "Device.create_stream": lambda w: w.device.create_stream().close(),
    "Device.create_stream(options)": lambda w: w.device.create_stream(options={"priority": 0}).close(),
    "Device.create_event": lambda w: w.device.create_event().close(),
    "Device.allocate": lambda w: w.device.allocate(64, stream=w.stream).close(),
    "Device.pci_bus_id": lambda w: w.device.pci_bus_id,
    "DeviceProperties.clock_rate": lambda w: w.device.properties.clock_rate,
    "Stream.sync": lambda w: w.stream.sync(),
    "Stream.record": lambda w: w.stream.record().close(),
    "Stream.record(event)": lambda w: w.stream.record(w.event),
    "Stream.wait(event)": lambda w: w.stream.wait(w.event),
    "Stream.wait(stream)": lambda w: w.stream.wait(w.device.default_stream),
    "Stream.wait(foreign)": lambda w: w.device.default_stream.wait(w.foreign),
    "Stream.is_done": lambda w: w.stream.is_done,
    "Stream.is_capturing": lambda w: w.stream.is_capturing,
    "Stream.from_handle": lambda w: w.core.Stream.from_handle(int(w.stream.handle)).context,
    "Stream.callback": lambda w: (w.stream.callback(int), w.stream.sync()),
    "Event.sync": lambda w: w.event.sync(),
    "Event.is_done": lambda w: w.event.is_done,
    "Event - Event": lambda w: w.timed[1] - w.timed[0],
    "event dropped": drop_event,
    "stream dropped": drop_stream,
    "buffer dropped": drop_buffer,
    "buffer after its stream": drop_buffer_then_stream,
    "Buffer.copy_to": lambda w: w.buffer.copy_to(w.other, stream=w.stream),
    "Buffer.copy_to()": lambda w: w.buffer.copy_to(stream=w.stream).close(),
    "Buffer.copy_to(options)": lambda w: w.buffer.copy_to(w.other, stream=w.stream, options={"src_access_order": "any"}),
    "copy_batch": lambda w: w.core.utils.copy_batch(w.stream, [w.buffer], [w.other], options={}),
    "Buffer.copy_from": lambda w: w.buffer.copy_from(w.other, stream=w.stream),
    "Buffer.fill": lambda w: w.buffer.fill(b"ab", stream=w.stream),
    "Buffer.close(stream)": lambda w: w.device.allocate(64, stream=w.stream).close(w.device.default_stream),
    "copies of host memory": host_copies,
    "copies of pinned memory": pinned_copies,
    "slices": slices,
    "Buffer.from_handle": foreign_pointer,
    "Buffer.from_handle(mr)": wrapped,
    "DeviceMemoryResource": lambda w: w.core.DeviceMemoryResource(w.device.device_id).close(),
    "DeviceMemoryResource(options)": own_pool,
    "DeviceMemoryResource.peer_accessible_by": lambda w: list(w.pool.peer_accessible_by),
    "Event.ipc_descriptor": shared_event,
    "ManagedBuffer": managed,
    "virtual memory": virtual,
    "LegacyPinnedMemoryResource.allocate": lambda w: w.pinned.allocate(64, stream=w.stream).close(),
    "CachingMemoryResource": cached,
    "CachingMemoryResource dropped": cache_dropped,
    "memory resource in Python": lambda w: w.resource.allocate(64, stream=w.stream).close(),
    "ObjectCode": load,
    "ObjectCode.get_kernel": lambda w: w.code.get_kernel("layout"),
    "ObjectCode.get_module": lambda w: w.code.get_module(),
    "ObjectCode.get_global": lambda w: w.code.get_global("scale"),
    "ObjectCode.kernels": lambda w: w.code.kernels,
    "Kernel.name": lambda w: w.code.get_kernel("layout").name,
    "Kernel.from_foreign": lambda w: w.core.Kernel.from_foreign(w.compiled)[1, w.stream](w.buffer, 16),
    "Kernel.num_arguments": lambda w: w.code.get_kernel("layout").num_arguments,
    "Kernel.arguments_info": lambda w: w.code.get_kernel("layout").arguments_info,
    "Kernel.attributes": lambda w: w.code.get_kernel("layout").attributes.num_regs,
    "Kernel.attributes[device]": lambda w: w.code.get_kernel("layout").attributes[w.device].num_regs,
    "Kernel.attributes set": set_attribute,
    "KernelOccupancy.max_active": lambda w: w.kernel.occupancy.max_active_blocks_per_multiprocessor(32, 0),
    "KernelOccupancy.max_potential": lambda w: w.kernel.occupancy.max_potential_block_size(0, 0),
    "KernelOccupancy.available": lambda w: w.kernel.occupancy.available_dynamic_shared_memory_per_block(1, 32),
    "GraphBuilder": built,
    "GraphBuilder.while_loop": conditional,
    "GraphBuilder.embed": embedded,
    "GraphBuilder dropped": capture_dropped,
    "GraphMemoryResource": graph_memory,
    "Stream.capture": captured,
    "Graph.update": lambda w: w.graph.update(w.built),
    "Graph.launch": lambda w: w.graph.launch(w.stream),
    "launch": lambda w: w.core.launch(w.stream, w.config, w.saxpy, *w.saxpy_arguments()),
    "launch, first": launch_first,
    "launch, much shared memory": launch_large,
    "launch, cooperative": launch_cooperative,
    "launch, written": launch_written,
    "kernel[config, stream]": lambda w: w.bound(*w.saxpy_arguments()),
    "launch, tensor map": lambda w: w.core.launch(w.stream, w.config, w.mapped, w.map),
    "StridedMemoryView.from_any_interface": views,
    "StridedMemoryView.as_tensor_map": lambda w: w.view.as_tensor_map((2, 4), swizzle="32B"),
    "TensorMapDescriptor.replace_address": lambda w: w.map.replace_address(Array(w.buffer)),
    "tensor maps of columns": columns,
    "kernel[grid, block]": lambda w: w.kernel[1, 32](),
    "kernel[grid, block, foreign]": launch_foreign,
}
OPERATIONS.update(graph_nodes.OPERATIONS)
