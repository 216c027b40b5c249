# Types and docstrings of the extension module cubind._core, which implements most classes of
# cubind.core.
#
# The docstrings stand only here: the build makes C from them, together with the signatures
# (cmake/docstrings.py, core/base/doc.h). Their lines have at most 75 columns. A method with
# overloads has its docstring at the last one, and a property with a setter at the setter, because
# jedi reads the last definition. A class that is marked type_check_only declares what several types
# share, or a type that is made at run time.

from collections.abc import Callable, Iterable, Mapping, Sequence
from os import PathLike
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    ParamSpec,
    Protocol,
    Self,
    SupportsIndex,
    TypeAlias,
    TypeVar,
    final,
    overload,
    type_check_only,
)
from uuid import UUID

from typing_extensions import Buffer as _BufferProtocol
from typing_extensions import CapsuleType

import cubind
from cubind import driver, nvrtc
from cubind.core._copy_options import CopyOptions
from cubind.core._device_resources import ContextOptions, SMResourceOptions, WorkqueueResourceOptions
from cubind.core._graph_options import GraphCompleteOptions, GraphDebugPrintOptions
from cubind.core._graph_sets import AdjacencySetProxy
from cubind.core._host import Host
from cubind.core._ipc import IPCAllocationHandle, IPCBufferDescriptor, IPCEventDescriptor, Shared
from cubind.core._linker_options import LinkerOptions
from cubind.core._memory_options import (
    DeviceMemoryResourceOptions,
    ManagedMemoryResourceOptions,
    PinnedMemoryResourceOptions,
)
from cubind.core._memory_sets import AccessedBySetProxy, PeerAccessibleBySetProxy
from cubind.core._options import EventOptions, StreamOptions
from cubind.core._program_options import ProgramOptions
from cubind.core._program_stores import ProgramCacheResource
from cubind.core._tensor_map import TensorMapDescriptorOptions
from cubind.core._tuples import (
    CacheHolder,
    CacheStatistics,
    ComputeCapability,
    MaxPotentialBlockSizeOccupancyResult,
    ParamInfo,
)
from cubind.core.system import Device as SystemDevice
from cubind.core.typing import (
    CompilerBackendType,
    GraphConditionalType,
    GraphMemoryType,
    IsStreamType,
    ManagedMemoryLocationType,
    ObjectCodeFormatType,
    PCHStatusType,
    SourceCodeType,
    TensorMapDataType,
    TensorMapIm2ColWideMode,
    TensorMapInterleave,
    TensorMapL2Promotion,
    TensorMapOOBFill,
    TensorMapSwizzle,
    WorkqueueSharingScopeType,
)

# The names that cubind.core has from here. The build makes the __all__ of the module from it.
__all__ = [
    "Buffer",
    "CUDAError",
    "CUDAWarning",
    "CachingMemoryResource",
    "Context",
    "Device",
    "DeviceMemoryResource",
    "DeviceResources",
    "Event",
    "GraphMemoryResource",
    "Kernel",
    "LEGACY_DEFAULT_STREAM",
    "LaunchConfig",
    "LaunchOverflowError",
    "LaunchTypeError",
    "LaunchValueError",
    "LegacyPinnedMemoryResource",
    "Linker",
    "ManagedBuffer",
    "ManagedMemoryResource",
    "MemoryResource",
    "NVRTCError",
    "ObjectCode",
    "PER_THREAD_DEFAULT_STREAM",
    "PinnedMemoryResource",
    "Program",
    "SMResource",
    "Stream",
    "TensorMapDescriptor",
    "WorkqueueResource",
    "launch",
    "nvJitLinkError",
    "nvvmError",
]

@type_check_only
class _Array(Protocol):  # NumPy's stubs declare the buffer protocol only from Python 3.12 on
    @property
    def __array_interface__(self) -> dict[str, Any]: ...

_HostMemory: TypeAlias = _BufferProtocol | _Array
_Stream: TypeAlias = Stream | IsStreamType
_Options: TypeAlias = dict[str, Any] | None
_CopyOptions: TypeAlias = CopyOptions | dict[str, Any] | None
_Dimensions: TypeAlias = SupportsIndex | tuple[SupportsIndex, ...] | list[SupportsIndex] | list[int]
_Pointer: TypeAlias = driver.CUdeviceptr | int | None
_Symbol: TypeAlias = str | bytes
_Mapping: TypeAlias = Mapping[str, str] | Mapping[str, bytes] | Mapping[str, _Symbol] | Mapping[bytes, bytes]
_Target = TypeVar("_Target", bound=Buffer | _HostMemory)
_Params = ParamSpec("_Params")
_Result = TypeVar("_Result")
_File: TypeAlias = bytes | bytearray | str | PathLike[str]

CUDAError = cubind.CUDAError

class NVRTCError(CUDAError):
    """NVRTC reported a failure; .log is the compilation log."""
class nvJitLinkError(CUDAError):
    """nvJitLink reported a failure; .log is its error log."""
class nvvmError(CUDAError):
    """libNVVM reported a failure; .log is the program's log."""
class LaunchTypeError(CUDAError, TypeError):
    """A launch was refused: wrong number or type of arguments."""
class LaunchValueError(CUDAError, ValueError):
    """A launch was refused: the device or kernel cannot run the configuration."""
class LaunchOverflowError(CUDAError, OverflowError):
    """A launch was refused: a number does not fit the kernel's parameter."""
class CUDAWarning(RuntimeWarning):
    """A failure where nothing can be raised: in a destructor or a callback."""

@type_check_only
class _Shown:  # an object that notebooks show
    def _repr_html_(self) -> str:
        """Return the object as HTML, for notebooks."""

@type_check_only
class _Log(Protocol):
    def write(self, text: str, /) -> object: ...

# --- devices, contexts, streams, events

@final
class Device(_Shown):
    """A GPU: the calling thread's only Device of that ordinal.

    `device_id` is an ordinal or a Device; None is the device of the current
    context, or 0 if there is none. Making a Device starts the driver but
    creates no context. set_current() does that, and each thread that uses the
    device must call it. Every method works on its own device, whichever is
    current.
    """

    def __new__(cls, device_id: Device | SupportsIndex | None = None) -> Device: ...
    @classmethod
    def get_all_devices(cls) -> tuple[Device, ...]:
        """Return the calling thread's Devices as a tuple, by ordinal."""

    def can_access_peer(self, peer: Device | int | None) -> bool:
        """Return whether this device can access the memory of another one.

        `peer` is a Device or an ordinal. A device can access its own memory.
        (cuDeviceCanAccessPeer)
        """

    def to_system_device(self) -> SystemDevice:
        """Return the cubind.core.system.Device of the same GPU, which uses NVML."""

    @property
    def device_id(self) -> int:
        """Ordinal of the device."""

    @property
    def name(self) -> str:
        """Name of the GPU's model."""

    @property
    def uuid(self) -> str:
        """UUID, as 8-4-4-4-12 hexadecimal digits."""

    @property
    def pci_bus_id(self) -> str:
        """Address on the PCI bus, as domain:bus:device.function."""

    @property
    def arch(self) -> str:
        """Compute capability as a compiler takes it: "90" for 9.0."""

    @property
    def compute_capability(self) -> ComputeCapability:
        """Compute capability, a named tuple (major, minor)."""

    @property
    def properties(self) -> DeviceProperties:
        """DeviceProperties: every device attribute of the driver as a property."""

    @property
    def context(self) -> Context:
        """The Context that set_current() made current on this thread."""

    @property
    def default_stream(self) -> Stream:
        """LEGACY_DEFAULT_STREAM or PER_THREAD_DEFAULT_STREAM.

        It is the latter if CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM is a
        non-zero integer in the environment.
        """

    memory_resource: MemoryResource
    """The MemoryResource that allocate() uses. Settable.

    By default it is one on the device's current pool.
    """

    def set_current(self, ctx: Context | None = None) -> Context | None:
        """Make this device current on the calling thread (cuCtxSetCurrent).

        Every thread must call it for itself. Without `ctx` the device's primary
        context becomes current, created if it is not active yet, and None is
        returned. With a Context of this device that context becomes current, and
        the previous Context, or None, is returned. Raises RuntimeError for a
        Context of another device.
        """

    def sync(self) -> None:
        """Wait until all work of the device's context is done (cuCtxSynchronize).

        Other threads run meanwhile. Raises CUDAError if that work has failed.
        While a graph builder captures in this context, the call raises
        CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED without asking the driver, so that
        the capture stays valid.
        """

    def create_stream(self, obj: IsStreamType | None = None, options: StreamOptions | _Options = None) -> Stream:
        """Create a stream on this device (cuStreamCreateWithPriority).

        `options` is a StreamOptions, a dict of its fields or None. With `obj`, an
        object of another library that has __cuda_stream__, the call wraps its
        stream instead: the Stream keeps `obj` alive and destroys nothing.
        """

    def create_event(self, options: EventOptions | _Options = None) -> Event:
        """Create an event on this device, not recorded yet (cuEventCreate).

        `options` is an EventOptions, a dict of its fields or None.
        """

    def create_context(self, options: ContextOptions | _Options = None) -> Context:
        """Create a green context, which has a part of the device's resources.

        `options` is a ContextOptions or a dict of its fields. The context shares
        memory, kernels and events with the device's primary context. It does not
        become current, and is destroyed when nothing uses it any more. ValueError
        without resources. (cuGreenCtxCreate)
        """

    @property
    def resources(self) -> DeviceResources:
        """All resources of the device, to be split among green contexts."""

    def create_graph_builder(self) -> GraphBuilder:
        """Create a GraphBuilder that captures a new stream on this device."""

    def allocate(self, size: SupportsIndex, *, stream: _Stream) -> Buffer:
        """Allocate a Buffer from the device's memory resource.

        `size` is in bytes and may be 0. The allocation is in the order of
        `stream`. The memory is freed in stream order when the Buffer is closed or
        goes away.
        """

    def __int__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Context:
    """A CUDA context: the state of one device in this process.

    Device.context, Stream.context and Device.set_current() return contexts.
    Two are equal if they are the same CUDA context.
    """

    @property
    def handle(self) -> driver.CUcontext | None:
        """The context as a driver.CUcontext; None once closed.

        int() of it is the address.
        """

    @property
    def is_closed(self) -> bool:
        """Whether close() was called."""

    @property
    def is_green(self) -> bool:
        """Whether the context was made from a part of a device's resources."""

    @property
    def resources(self) -> DeviceResources:
        """The resources of the context: those it was made with, or all."""

    def create_stream(self, options: StreamOptions | _Options = None) -> Stream:
        """Create a Stream whose kernels run on the context's multiprocessors.

        `options` is a StreamOptions, a dict of its fields or None. The stream
        keeps the context. RuntimeError if the context is not green; ValueError if
        the stream would be a blocking one. (cuGreenCtxStreamCreate)
        """

    def close(self) -> None:
        """Release the context.

        May be called repeatedly. A primary context stays retained for the process.
        A context of another library is that library's to destroy. Raises
        RuntimeError while the context is current on this thread.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class SMResource:
    """A set of multiprocessors (SMs) of a device.

    DeviceResources.sm and split() return sets.
    """

    @property
    def handle(self) -> int:
        """The address of a CUdevResource, which lives as long as this object."""

    @property
    def sm_count(self) -> int:
        """The number of multiprocessors."""

    @property
    def min_partition_size(self) -> int:
        """The number of multiprocessors of the smallest part."""

    @property
    def coscheduled_alignment(self) -> int:
        """The size of the sets that can run the blocks of one cluster."""

    @property
    def flags(self) -> int:
        """Bits of CUdevSmResourceGroup_flags."""

    def split(
        self, options: SMResourceOptions, *, dry_run: bool = False
    ) -> tuple[list[SMResource], SMResource]:
        """Split the set into groups; return them and the rest.

        With `dry_run`, the results only tell their sizes. Only the resources of a
        device or a context can be split. CUDAError if there are too few
        multiprocessors. Drivers before CUDA 13.1 make groups of one size, rounded
        up; other options raise RuntimeError. (cuDevSmResourceSplit,
        cuDevSmResourceSplitByCount)
        """

@final
class WorkqueueResource:
    """The queues through which work reaches a device.

    DeviceResources.workqueue returns them. Needs a driver for CUDA 13.1.
    """

    @property
    def handle(self) -> int:
        """The address of a CUdevResource, which lives as long as this object."""

    @property
    def sharing_scope(self) -> WorkqueueSharingScopeType:
        """The scope in which contexts share the queues."""

    @property
    def concurrency_limit(self) -> int:
        """The most workloads that are expected to run at once."""

    @property
    def device(self) -> Device:
        """The device of the queues."""

    def configure(self, options: WorkqueueResourceOptions) -> None:
        """Change the scope and the limit for contexts that are made with it."""

@final
class DeviceResources:
    """The resources of a device or a context; each read queries the driver.

    Device.resources, Context.resources and Stream.resources return them.
    """

    @property
    def sm(self) -> SMResource:
        """The multiprocessors (cuDeviceGetDevResource, cuCtxGetDevResource)."""

    @property
    def workqueue(self) -> WorkqueueResource:
        """The work queues. RuntimeError before CUDA 13.1."""

class Stream:
    """A queue of work for a device, which runs the work in order.

    Device.create_stream() makes streams; Stream.from_handle() wraps a CUDA
    stream of another library. A `with` statement closes the stream at its end,
    without waiting. A stream keeps its context, and a buffer keeps the stream
    on which it will be freed.
    """

    @classmethod
    def from_handle(cls, handle: SupportsIndex | driver.CUstream) -> Stream:
        """Wrap the CUDA stream at an address.

        The caller still owns the CUDA stream, which must outlive the Stream.
        """

    @property
    def handle(self) -> driver.CUstream:
        """The stream as a driver.CUstream, null once closed.

        int() of it is the address.
        """

    @property
    def is_closed(self) -> bool:
        """Whether close() was called."""

    @property
    def is_nonblocking(self) -> bool:
        """Whether the stream does not synchronize with the legacy default stream."""

    @property
    def priority(self) -> int:
        """The priority; lower numbers run first."""

    @property
    def device(self) -> Device:
        """The stream's Device; for a default stream that of the current context."""

    @property
    def context(self) -> Context:
        """The stream's Context; for a default stream the current one."""

    @property
    def resources(self) -> DeviceResources:
        """The resources of the stream's context."""

    @property
    def is_done(self) -> bool:
        """Whether all work queued so far is done (cuStreamQuery).

        Raises CUDAError if that work failed.
        """

    @property
    def is_capturing(self) -> bool:
        """Whether the stream is being captured into a graph (cuStreamIsCapturing)."""

    def sync(self) -> None:
        """Wait until all work queued on the stream is done (cuStreamSynchronize).

        Other threads run while this one waits. Raises CUDAError if that work
        failed.
        """

    def close(self) -> None:
        """Close the stream.

        cubind destroys a stream that create_stream() made (cuStreamDestroy)
        once nothing else needs it, such as a buffer to be freed on it. Queued
        work completes, and nothing waits for it. For a wrapped stream only
        its owner is released. Closing a default stream of the module has no
        effect, nor has closing twice.
        """

    def record(self, event: Event | None = None, options: EventOptions | _Options = None) -> Event:
        """Record an event behind the work queued so far, and return the event.

        Without `event` a new one is made in the stream's context, with
        `options` (an EventOptions, a dict or None). A given event is
        recorded again, and `options` are ignored. (cuEventRecord)
        """

    def wait(self, event_or_stream: Event | _Stream) -> None:
        """Let later work on this stream wait for an event or for another stream.

        The wait is on the device. A stream is waited for as far as work is queued
        on it now; any object with __cuda_stream__ is a stream, also one of another
        device. (cuStreamWaitEvent)
        """

    def callback(self, fn: Callable[[], object], *, user_data: int | _HostMemory | None = None) -> None:
        """Call `fn` on the host after all work queued so far (cuLaunchHostFunc).

        A Python callable gets no arguments. It runs on a thread of CUDA with the
        GIL, and its exceptions go to sys.unraisablehook. A ctypes function pointer
        of prototype void (*)(void *) gets `user_data`: an int as it is, bytes-like
        data as a copy that lives as long as the call. Neither may call CUDA.
        cubind keeps `fn` until it has run. Once the interpreter ends it is not
        called any more.
        """

    def create_graph_builder(self) -> GraphBuilder:
        """Return a GraphBuilder that captures this stream."""

    def capture(
        self,
        graph: Graph | None = None,
        *,
        mode: str = "relaxed",
        options: GraphCompleteOptions | _Options = None,
        programmatic: bool = False,
    ) -> GraphCapture:
        """Capture the stream into a Graph, in a `with` statement.

            with stream.capture() as graph:
                for i in range(100):
                    launch(stream, config, kernel, buffer, i)
            graph.launch(stream)

        Work queued on the stream in the block becomes nodes of the Graph, which is
        usable once the block has ended. If you pass an existing Graph as `graph`,
        it is captured again: if only arguments differ it is updated in place,
        which is much cheaper than a new instantiation, and otherwise it is
        instantiated anew. An exception in the block ends the capture and changes
        no graph. `mode` is that of GraphBuilder.begin_building(), `options` are
        those of GraphBuilder.complete().

        With `programmatic`, a kernel may begin before the kernel in front of it
        has ended: you promise that all kernels of the block call
        cudaGridDependencySynchronize() (in PTX griddepcontrol.wait) before they
        use what earlier kernels made. Kernels whose PTX has no such instruction
        wait as usual. (CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)
        """

    @overload
    def graph(
        self,
        function: Callable[_Params, _Result],
        *,
        options: GraphCompleteOptions | _Options = None,
        programmatic: bool = False,
    ) -> GraphFunction[_Params, _Result]: ...
    @overload
    def graph(
        self,
        function: None = None,
        *,
        options: GraphCompleteOptions | _Options = None,
        programmatic: bool = False,
    ) -> Callable[[Callable[_Params, _Result]], GraphFunction[_Params, _Result]]:
        """Decorate a function so that its work on the stream runs as a graph.

            @stream.graph
            def step(buffer, i):
                for _ in range(100):
                    launch(stream, config, kernel, buffer, i)
            step(buffer, 1)

        Each call runs the function, whose work on the stream is captured, and
        launches it as one graph (cuGraphLaunch). If the function only launches
        kernels, later calls capture nothing: as long as they launch the same
        kernels with the same configurations, only arguments that differ are set in
        the graph. Everything else, such as copies, events and other launches, is
        captured again in each call, which updates the graph or makes a new one. An
        exception in the function discards the capture, and nothing is launched.
        Called while the stream is being captured, it only runs the function.

        `options` are those of GraphBuilder.complete(), `programmatic` is that of
        capture(). Without `function`, graph() returns a decorator.
        """

    def __cuda_stream__(self) -> tuple[int, int]:
        """Return (0, address): the protocol by which other libraries take the stream."""

    def __enter__(self) -> Self: ...
    def __exit__(self, *exc: object) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

LEGACY_DEFAULT_STREAM: Stream
PER_THREAD_DEFAULT_STREAM: Stream

@final
class Event:
    """A point in a stream's queue: wait for it, or measure time with it.

    Stream.record() and Device.create_event() make events. `later - earlier` is
    the time between two records in milliseconds; both events need
    timing_enabled. A `with` statement closes the event at its end.
    """

    @property
    def handle(self) -> driver.CUevent:
        """The event as a driver.CUevent, null once closed.

        int() of it is the address.
        """

    @property
    def is_closed(self) -> bool:
        """Whether the event is closed."""

    @property
    def is_done(self) -> bool:
        """Whether the work queued before the last record is done (cuEventQuery).

        Raises CUDAError if that work failed.
        """

    @property
    def is_timing_enabled(self) -> bool:
        """Whether the event records a time, which subtraction needs."""

    @property
    def is_blocking_sync(self) -> bool:
        """Whether a thread in sync() sleeps instead of spinning."""

    @property
    def is_ipc_enabled(self) -> bool:
        """Whether other processes can use the event."""

    @property
    def ipc_descriptor(self) -> IPCEventDescriptor:
        """The event for other processes; it can be pickled.

        RuntimeError if the event was made without ipc_enabled.
        (cuIpcGetEventHandle)
        """

    @classmethod
    def from_ipc_descriptor(cls, ipc_descriptor: IPCEventDescriptor) -> Event:
        """Open an event of another process.

        The event can be waited for. Its device and context are None. RuntimeError
        if that process has ended, or is this one. (cuIpcOpenEventHandle)
        """

    def _export(self) -> bytes:
        """Return the bytes of ipc_descriptor."""

    @classmethod
    def _open(cls, data: bytes, blocking_sync: bool, descriptor: IPCEventDescriptor, /) -> Event:
        """Open an event of another process."""

    @property
    def device(self) -> Device | None:
        """The Device that the event was made on; None for another process's."""

    @property
    def context(self) -> Context | None:
        """The Context that the event was made in; None for another process's."""

    def sync(self) -> None:
        """Wait until the work queued before the last record is done.

        Other threads run while this one waits. The thread sleeps if the event was
        made with blocking_sync, otherwise it spins. An event that was never
        recorded counts as done. (cuEventSynchronize)
        """

    def close(self) -> None:
        """Destroy the event (cuEventDestroy).

        Streams that already wait for it still do. Calling close() again has
        no effect.
        """

    def __sub__(self, other: Event, /) -> float: ...
    def __rsub__(self, other: Event, /) -> float: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *exc: object) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

# --- graphs

@final
class Graph(_Shown):
    """An executable graph: many operations that one call launches.

    Stream.capture(), GraphBuilder.complete() and GraphDefinition.instantiate()
    make them.
    """

    @property
    def handle(self) -> driver.CUgraphExec:
        """The graph as a driver.CUgraphExec, null once closed.

        int() of it is the address.
        """

    @property
    def is_closed(self) -> bool:
        """Whether close() was called."""

    def launch(self, stream: _Stream) -> None:
        """Launch the graph on a stream; do not wait for it (cuGraphLaunch).

        Objects that the graph keeps (kernels, buffers, callbacks) live until the
        launch is done, even if the Graph is closed earlier. A graph runs once at a
        time: on the device, a launch waits for the one before it.
        """

    def upload(self, stream: _Stream) -> None:
        """Upload the graph to the device ahead of its first launch (cuGraphUpload).

        The upload is queued on `stream`.
        """

    @overload
    def __getitem__(self, node: KernelNode, /) -> ExecutableKernelNode: ...
    @overload
    def __getitem__(self, node: MemsetNode, /) -> ExecutableMemsetNode: ...
    @overload
    def __getitem__(self, node: MemcpyNode, /) -> ExecutableMemcpyNode: ...
    @overload
    def __getitem__(self, node: ChildGraphNode, /) -> ExecutableChildGraphNode: ...
    @overload
    def __getitem__(self, node: EventRecordNode, /) -> ExecutableEventRecordNode: ...
    @overload
    def __getitem__(self, node: EventWaitNode, /) -> ExecutableEventWaitNode: ...
    @overload
    def __getitem__(self, node: HostCallbackNode, /) -> ExecutableHostCallbackNode: ...
    @overload
    def __getitem__(self, node: GraphNode, /) -> ExecutableGraphNode: ...
    def update_nodes(
        self, changes: dict[Any, dict[str, Any]] | Iterable[tuple[GraphNode, dict[str, Any]]], /
    ) -> None:
        """Change many nodes at once.

        `changes` is a dict from nodes to dicts of the arguments that update() of
        graph[node] takes, or an iterable of such pairs. All arguments are checked
        before the first node is changed.
        """

    def update(self, source: GraphBuilder | GraphDefinition) -> None:
        """Take the parameters of another graph with the same nodes and edges.

        `source` is a GraphBuilder that has finished building, or a
        GraphDefinition. Later launches use the new parameters. Raises CUDAError,
        and changes nothing, if the graphs differ in more than parameters.
        (cuGraphExecUpdate)
        """

    def arguments(
        self, nodes: Iterable[KernelNode], values: Iterable[Sequence[Any] | None] | None = None
    ) -> GraphArguments:
        """Return a GraphArguments to set the arguments of many kernel nodes at once.

            arguments = graph.arguments(nodes)
            for step in range(100):
                arguments.set([(buffer, i, step) for i in range(len(nodes))])
                graph.launch(stream)

        `nodes` are KernelNodes of the GraphDefinition from which the Graph was
        made; if `values` is not None, it is passed to set(). Their kernels and
        configurations are those that the nodes have now. If the Graph or a node is
        changed by another method of cubind, set() notices that; it does not notice
        changes by functions of the driver.
        """

    def close(self) -> None:
        """Destroy the executable graph (cuGraphExecDestroy).

        Its launches complete. Calling close() again has no effect.
        """

    def _definition(self) -> GraphDefinition | None:
        """Return the graph that it was made from, if notebooks draw graphs."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class GraphBuilder:
    """Builds a graph from the work that is queued on a stream.

    Device.create_graph_builder() and Stream.create_graph_builder() make
    builders. A builder can be passed instead of a stream, as in
    launch(builder, config, kernel); it stands for the stream that it captures.
    Objects that the work uses (kernels, memory of buffers, arrays of other
    libraries) live as long as the graph, the graphs made from it, and their
    launches.
    """

    @property
    def stream(self) -> Stream:
        """The Stream that the builder captures."""

    @property
    def is_closed(self) -> bool:
        """Whether the builder was closed, by close() or join()."""

    @property
    def is_building(self) -> bool:
        """Whether the stream is being captured.

        Raises RuntimeError if an operation has invalidated the capture.
        """

    @property
    def is_join_required(self) -> bool:
        """Whether the builder was split off another one, so that you must join it."""

    @property
    def graph_definition(self) -> GraphDefinition:
        """The captured graph as a GraphDefinition, once building has ended.

        For the body of a conditional node it is also available before building
        begins. Nodes added to it belong to the builder's graph, too.
        """

    def begin_building(self, mode: str | None = "relaxed") -> Self:
        """Begin to capture the stream, and return the builder (cuStreamBeginCapture).

        From now on work queued on the stream becomes nodes of a graph. `mode` says
        who must not make calls that could wait: "global" any thread,
        "thread_local" this thread, "relaxed" no thread.
        """

    def end_building(self) -> Self:
        """End the capture, and return the builder (cuStreamEndCapture).

        Join the builders that were split off before. If an operation has
        invalidated the capture, the capture ends anyway: CUDAError is raised and
        there is no graph.
        """

    def complete(self, options: GraphCompleteOptions | _Options = None) -> Graph:
        """Make an executable Graph of the captured graph.

        `options` is a GraphCompleteOptions, a dict of its fields or None. The
        builder can make more Graphs. (cuGraphInstantiateWithParams)
        """

    def debug_dot_print(
        self, path: str | bytes | PathLike[str], options: GraphDebugPrintOptions | _Options = None
    ) -> None:
        """Write the captured graph to a file for Graphviz.

        `options` is a GraphDebugPrintOptions, a dict of its fields or None.
        (cuGraphDebugDotPrint)
        """

    def split(self, count: SupportsIndex) -> tuple[GraphBuilder, ...]:
        """Split the capture into `count` parallel branches.

        Returns a tuple of `count` builders, whose work follows everything captured
        so far. The first one is this builder; the others capture streams of their
        own. Join them before building ends.
        """

    @staticmethod
    def join(*graph_builders: GraphBuilder) -> GraphBuilder:
        """Join builders, and return one whose work follows that of all of them.

        It is the builder that was not split off another one, or else the first.
        The others are closed.
        """

    def create_condition(self, default_value: int | None = None) -> GraphCondition:
        """Return a GraphCondition for if_then(), if_else(), switch(), while_loop().

        Kernels set its value. Each launch starts with `default_value`, an unsigned
        int; with None it starts with the value that the last launch left.
        """

    def if_then(self, condition: GraphCondition) -> GraphBuilder:
        """Add a graph that runs if the condition is not 0, and return its builder."""

    def if_else(self, condition: GraphCondition) -> tuple[GraphBuilder, GraphBuilder]:
        """Add two graphs, one of which the condition chooses; return their builders.

        The first runs if the condition is not 0, the second if it is 0.
        """

    def switch(self, condition: GraphCondition, count: SupportsIndex) -> tuple[GraphBuilder, ...]:
        """Add `count` graphs, one chosen by the condition; return their builders.

        The condition is the number of the graph that runs, from 0. With any other
        value none runs.
        """

    def while_loop(self, condition: GraphCondition) -> GraphBuilder:
        """Add a graph that runs while the condition is not 0, and return its builder.

        The condition is read before each iteration.
        """

    def embed(self, child: GraphBuilder) -> None:
        """Add a copy of the graph that another builder has built, as one node."""

    def callback(self, fn: Callable[[], object], *, user_data: int | _HostMemory | None = None) -> None:
        """Call `fn` on the host at this point of each launch (cuLaunchHostFunc).

        A Python callable gets no arguments. It runs on a thread of CUDA with the
        GIL, and its exceptions go to sys.unraisablehook. A ctypes function pointer
        of prototype void (*)(void *) gets `user_data`: an int as it is, bytes-like
        data as a copy. Neither may call CUDA. `fn` and the copy live as long as
        the graph, the graphs made from it, and their launches. Once the
        interpreter ends they are not called any more.
        """

    def close(self) -> None:
        """Close the builder.

        A capture in progress ends and is discarded. Graphs that the builder
        completed stay. Calling close() again has no effect.
        """

    def __cuda_stream__(self) -> tuple[int, int]:
        """Return (0, address) of the stream: the stream protocol."""

@final
class GraphCapture:
    """The capture of a stream in a `with` statement; made by Stream.capture()."""

    def __enter__(self) -> Graph: ...
    def __exit__(self, *exc: object) -> None: ...

@final
class GraphFunction(Generic[_Params, _Result]):
    """A function whose work on a stream runs as a graph; made by Stream.graph().

    A call runs the function and launches the graph. It returns what the
    function returns. Only one thread at a time may call it, and no other
    thread may use the stream meanwhile.
    """

    @property
    def stream(self) -> Stream:
        """The Stream."""

    @property
    def __wrapped__(self) -> Callable[_Params, _Result]:
        """The Python function."""

    def __call__(self, *args: _Params.args, **kwargs: _Params.kwargs) -> _Result: ...
    def __get__(self, instance: object, owner: type | None = None, /) -> Callable[..., _Result]: ...

@final
class GraphArguments:
    """The arguments of kernel nodes of a Graph; made by Graph.arguments().

    It remembers the nodes with their kernels and configurations, so that set()
    only converts values. len() is the number of nodes. Only one thread at a
    time may call set().
    """

    @property
    def graph(self) -> Graph:
        """The Graph."""

    @property
    def nodes(self) -> tuple[KernelNode, ...]:
        """tuple of KernelNodes: those whose arguments set() sets."""

    def set(self, values: Iterable[Sequence[Any] | None], /) -> None:
        """Set the arguments of all nodes for later launches.

        `values` has a sequence of all kernel arguments for each node, in the order
        of `nodes`, or None for a node that keeps its arguments. They are checked
        as in launch(), all before the first node is changed. A node whose values
        are those of the last call costs no call of the driver. Each other node
        gets the kernel and the configuration that it had in its definition when
        arguments() was called. Objects that the arguments replace are released
        once the next launch of the Graph is done. Launches that run already are
        not affected. (cuGraphExecKernelNodeSetParams)
        """

    def __len__(self) -> int: ...

@final
class GraphCondition:
    """A value that decides which part of a graph runs, and how often.

    create_condition() of a GraphBuilder or a GraphDefinition makes conditions.
    As a launch argument it passes its handle, with which a kernel sets the
    value: cudaGraphSetConditional(handle, value).
    """

    @property
    def handle(self) -> int:
        """The CUgraphConditionalHandle, an int."""

    def __int__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

_Address: TypeAlias = int | driver.CUdeviceptr
_Extent: TypeAlias = int | tuple[int, int] | tuple[int, int, int] | list[int]

@type_check_only
class _GraphPlace:  # a place to add nodes
    def launch(self, config: LaunchConfig | dict[str, Any], kernel: Kernel, *args: Any) -> KernelNode:
        """Add a kernel after this node, or as a root node.

        `config` and `args` are those of launch(), with the same checks. Every
        attribute of the configuration goes into the node. Buffers and other
        objects among the arguments live as long as the graph. With
        programmatic_stream_serialization the kernel may begin before the kernel
        node in front of it has ended.
        """

    def allocate(
        self,
        size: int,
        *,
        device: Device | int | None = None,
        memory_type: GraphMemoryType | Literal["device", "host", "managed"] | None = "device",
        peer_access: Sequence[Device | int] | None = None,
    ) -> AllocNode:
        """Add an allocation of `size` bytes after this node, or as a root node.

        The node's dptr is the address, which is the same at every launch.
        `memory_type` is 'device', 'host' or 'managed'; `peer_access` lists other
        devices that can access the memory.
        """

    def deallocate(self, dptr: _Address) -> FreeNode:
        """Add a free of the allocation at `dptr` after this node, or as a root node."""

    def memset(
        self,
        dst: Buffer | _Address,
        value: int | _BufferProtocol,
        width: int,
        height: int = 1,
        pitch: int = 0,
        *,
        dst_owner: object = None,
    ) -> MemsetNode:
        """Add a fill after this node, or as a root node.

        `value` is an int of one byte, or an object with the buffer protocol of 1,
        2 or 4 bytes. `width` is the number of such values per row, `pitch` the
        bytes from row to row. A Buffer, or the `dst_owner` of an address, lives as
        long as the graph.
        """

    def memcpy(
        self,
        dst: Buffer | _Address,
        src: Buffer | _Address,
        size: _Extent,
        *,
        dst_owner: object = None,
        src_owner: object = None,
        dst_pitch: int = 0,
        src_pitch: int = 0,
        dst_rows: int = 0,
        src_rows: int = 0,
    ) -> MemcpyNode:
        """Add a copy after this node, or as a root node.

        `size` is a number of bytes, or (bytes per row, rows) or (bytes per row,
        rows, layers). A pitch is the bytes from row to row; 0 means the bytes per
        row. `dst_rows` and `src_rows` are the rows from layer to layer; 0 means
        the rows that are copied. Buffers, and the owners of addresses, live as
        long as the graph.
        """

    def embed(self, child: GraphDefinition) -> ChildGraphNode:
        """Add a copy of another graph after this node, or as a root node."""

    def record(self, event: Event) -> EventRecordNode:
        """Add an event record after this node, or as a root node."""

    def wait(self, event: Event) -> EventWaitNode:
        """Add a wait for an event after this node, or as a root node."""

    def callback(
        self, fn: Callable[..., Any], *, user_data: int | _BufferProtocol | None = None
    ) -> HostCallbackNode:
        """Add a host callback after this node, or as a root node.

        `fn` is a Python callable without arguments, or a ctypes function pointer
        of type CFUNCTYPE(None, c_void_p). The latter gets `user_data`: an int as
        it is, or the address of a copy of bytes. It must not call CUDA.
        """

    def if_then(self, condition: GraphCondition) -> IfNode:
        """Add an IfNode after this node, or as a root node.

        Its graph runs if the condition is not 0.
        """

    def if_else(self, condition: GraphCondition) -> IfElseNode:
        """Add an IfElseNode after this node, or as a root node.

        The first graph runs if the condition is not 0, the second if it is 0.
        """

    def while_loop(self, condition: GraphCondition) -> WhileNode:
        """Add a WhileNode after this node, or as a root node.

        Its graph runs again and again while the condition is not 0.
        """

    def switch(self, condition: GraphCondition, count: int) -> SwitchNode:
        """Add a SwitchNode with `count` graphs after this node, or as a root node.

        The condition is the number of the graph that runs, from 0. With a larger
        value none runs.
        """

    def join(self, *nodes: GraphNode) -> EmptyNode:
        """Add an empty node after this node, or as a root node.

        It also depends on all `nodes` that you pass.
        """

class GraphDefinition(_GraphPlace, _Shown):
    """A graph that you build node by node.

    Each method that adds a node returns it. A method of the definition adds a
    root node, a method of a node adds one after that node. Objects that nodes
    need (memory, events, callables) live as long as the definition and the
    executable graphs made from it.
    """

    def __init__(self) -> None: ...
    @property
    def handle(self) -> driver.CUgraph:
        """The graph as a driver.CUgraph, null once the graph is gone.

        int() of it is the address.
        """

    @property
    def is_valid(self) -> bool:
        """Whether the graph exists; one inside a node ends with the node."""

    @property
    def _entry(self) -> GraphNode:
        """The virtual node before all others, which does nothing."""

    def empty(self) -> EmptyNode:
        """Add an empty node as a root node."""

    def create_condition(self, default_value: int | None = None) -> GraphCondition:
        """Return a GraphCondition for conditional nodes of this graph.

        Kernels set its value. Each launch starts with `default_value`, if you pass
        one.
        """

    def nodes(self) -> set[GraphNode]:
        """Return the set of all nodes."""

    def edges(self) -> set[tuple[GraphNode, GraphNode]]:
        """Return the set of all edges, pairs (node, node that depends on it)."""

    @overload
    def _listed(self, edges: Literal[False], /) -> list[GraphNode]: ...
    @overload
    def _listed(self, edges: Literal[True], /) -> list[tuple[GraphNode, GraphNode]]:
        """Return the list of all nodes, or of all edges, in the driver's order."""

    def instantiate(self, options: GraphCompleteOptions | _Options = None) -> Graph:
        """Make an executable Graph of the definition in its present state.

        `options` is a GraphCompleteOptions or a dict of its fields.
        """

    def debug_dot_print(
        self, path: str | bytes | PathLike[str], options: GraphDebugPrintOptions | _Options = None
    ) -> None:
        """Write the graph to a file in the DOT language.

        `options` is a GraphDebugPrintOptions or a dict of its fields.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

class GraphNode(_GraphPlace):
    """A node of a graph. Its methods add nodes after it, and return them."""

    @property
    def type(self) -> driver.CUgraphNodeType | None:
        """The node's kind as a driver.CUgraphNodeType; None once it is destroyed."""

    @property
    def graph(self) -> GraphDefinition:
        """The GraphDefinition that the node belongs to."""

    @property
    def handle(self) -> driver.CUgraphNode | None:
        """The node as a driver.CUgraphNode, None once it is destroyed.

        int() of it is the address.
        """

    @property
    def is_valid(self) -> bool:
        """Whether the node exists."""

    @property
    def pred(self) -> AdjacencySetProxy: ...
    @pred.setter
    def pred(self, value: Iterable[GraphNode], /) -> None:
        """The set of nodes before this one. Changing the set changes the graph."""

    @property
    def succ(self) -> AdjacencySetProxy: ...
    @succ.setter
    def succ(self, value: Iterable[GraphNode], /) -> None:
        """The set of nodes after this one. Changing the set changes the graph."""

    def destroy(self) -> None:
        """Remove the node and its edges from the graph.

        Graphs inside the node end with it. Calling destroy() again has no effect.
        """

    def _neighbours(self, forward: bool, /) -> set[GraphNode]:
        """Return the set of nodes after this one (`forward`), or before it."""

    def _connect(self, nodes: Iterable[GraphNode], forward: bool, programmatic: bool, /) -> None:
        """Add edges to `nodes` (`forward`), or from them."""

    def _disconnect(self, nodes: Iterable[GraphNode], forward: bool, /) -> None:
        """Remove edges to `nodes` (`forward`), or from them."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class EmptyNode(GraphNode):
    """A node that does nothing; branches join in it."""

@final
class KernelNode(GraphNode):
    """A kernel node of a graph."""

    @property
    def grid(self) -> tuple[int, int, int]:
        """tuple of 3 ints: blocks per dimension."""

    @property
    def block(self) -> tuple[int, int, int]:
        """tuple of 3 ints: threads per block and dimension."""

    @property
    def shmem_size(self) -> int:
        """int: bytes of dynamic shared memory per block."""

    @property
    def kernel(self) -> Kernel:
        """The Kernel."""

    @property
    def config(self) -> LaunchConfig:
        """A LaunchConfig: the node's dimensions, cluster, shared memory, cooperation."""

    def update(
        self,
        *,
        config: LaunchConfig | _Options = None,
        kernel: Kernel | None = None,
        args: Sequence[Any] | None = None,
    ) -> None:
        """Change the launch. Arguments that you leave out keep their values.

        Another kernel needs `args`, a sequence of all its arguments. Graphs
        instantiated earlier do not change.
        """

@final
class AllocNode(GraphNode):
    """A node that allocates memory of the graph."""

    @property
    def dptr(self) -> int:
        """int: address of the memory."""

    @property
    def bytesize(self) -> int:
        """int: size of the memory in bytes."""

    @property
    def device_id(self) -> int:
        """int: ordinal of the device."""

    @property
    def memory_type(self) -> str:
        """str: 'device', 'host' or 'managed'."""

    @property
    def peer_access(self) -> tuple[int, ...]:
        """tuple of ints: ordinals of the other devices that can access the memory."""

@final
class FreeNode(GraphNode):
    """A node that frees memory of a graph."""

    @property
    def dptr(self) -> int:
        """int: address of the memory."""

@final
class MemsetNode(GraphNode):
    """A fill node of a graph."""

    @property
    def dptr(self) -> int:
        """int: address of the memory."""

    @property
    def value(self) -> int:
        """int: the value written."""

    @property
    def element_size(self) -> int:
        """int: bytes per element: 1, 2 or 4."""

    @property
    def width(self) -> int:
        """int: elements per row."""

    @property
    def height(self) -> int:
        """int: rows."""

    @property
    def pitch(self) -> int:
        """int: bytes from row to row; unused for one row."""

    def update(
        self,
        *,
        dst: Buffer | _Address | None = None,
        value: int | _BufferProtocol | None = None,
        width: int | None = None,
        height: int | None = None,
        pitch: int | None = None,
        dst_owner: object = None,
    ) -> None:
        """Change the fill. Arguments that you leave out keep their values.

        Graphs instantiated earlier do not change.
        """

@final
class MemcpyNode(GraphNode):
    """A copy node of a graph."""

    @property
    def dst(self) -> int:
        """int: destination address."""

    @property
    def src(self) -> int:
        """int: source address."""

    @property
    def size(self) -> int:
        """int: number of bytes copied."""

    @property
    def extent(self) -> tuple[int, int, int]:
        """tuple of 3 ints: bytes per row, rows, layers."""

    @property
    def dst_pitch(self) -> int:
        """int: bytes from row to row at the destination; unused for one row."""

    @property
    def src_pitch(self) -> int:
        """int: bytes from row to row at the source; unused for one row."""

    @property
    def dst_rows(self) -> int:
        """int: rows from layer to layer at the destination; unused for one layer."""

    @property
    def src_rows(self) -> int:
        """int: rows from layer to layer at the source; unused for one layer."""

    def update(
        self,
        *,
        dst: Buffer | _Address | None = None,
        src: Buffer | _Address | None = None,
        size: _Extent | None = None,
        dst_owner: object = None,
        src_owner: object = None,
        dst_pitch: int | None = None,
        src_pitch: int | None = None,
        dst_rows: int | None = None,
        src_rows: int | None = None,
    ) -> None:
        """Change the copy. Arguments that you leave out keep their values.

        A new `size` also resets pitches and rows that you leave out: rows follow
        one another. Graphs instantiated earlier do not change.
        """

@final
class ChildGraphNode(GraphNode):
    """A child graph: a graph that is a node of another one."""

    @property
    def child_graph(self) -> GraphDefinition:
        """The child graph, a GraphDefinition that ends with the node."""

    def update(self, child: GraphDefinition) -> None:
        """Replace the child graph by a copy of another graph.

        Graphs instantiated earlier do not change.
        """

@type_check_only
class _EventNode(GraphNode):
    @property
    def event(self) -> Event:
        """The event, as an Event object of the node."""

    def update(self, event: Event) -> None:
        """Change the event. Graphs instantiated earlier do not change."""

@final
class EventRecordNode(_EventNode):
    """An event record node of a graph."""

@final
class EventWaitNode(_EventNode):
    """An event wait node of a graph."""

@final
class HostCallbackNode(GraphNode):
    """A host callback in a graph."""

    @property
    def callback(self) -> Callable[[], Any] | None:  # type: ignore[override]
        """The Python callable; None for a C function."""

    def update(self, fn: Callable[..., Any], *, user_data: int | _BufferProtocol | None = None) -> None:
        """Change the callable. Graphs instantiated earlier do not change."""

class ConditionalNode(GraphNode):
    """A node with graphs inside, which run depending on a condition."""

    @property
    def condition(self) -> GraphCondition | None:
        """The GraphCondition that the node reads.

        None if the driver is older than 13.2 and does not report it.
        """

    @property
    def cond_type(self) -> GraphConditionalType | None:
        """GraphConditionalType 'if', 'while' or 'switch'.

        None if the driver does not report it.
        """

    @property
    def branches(self) -> tuple[GraphDefinition, ...]:
        """tuple of the graphs inside: GraphDefinitions that end with the node."""

@final
class IfNode(ConditionalNode):
    """A node whose graph runs if a condition is not 0."""

    @property
    def then(self) -> GraphDefinition:
        """The graph that runs if the condition is not 0."""

@final
class IfElseNode(ConditionalNode):
    """A node with two graphs, one of which a condition chooses."""

    @property
    def then(self) -> GraphDefinition:
        """The graph that runs if the condition is not 0."""

    @property
    def else_(self) -> GraphDefinition:
        """The graph that runs if the condition is 0."""

@final
class WhileNode(ConditionalNode):
    """A node whose graph runs while a condition is not 0."""

    @property
    def body(self) -> GraphDefinition:
        """The graph that runs while the condition is not 0."""

@final
class SwitchNode(ConditionalNode):
    """A node with several graphs, one of which a condition chooses."""

class ExecutableGraphNode:
    """A node of an executable graph: graph[node]."""

@type_check_only
class _CanBeDisabled(ExecutableGraphNode):
    @property
    def is_enabled(self) -> bool:
        """Whether launches run the node."""

    def enable(self) -> None:
        """Enable the node for later launches."""

    def disable(self) -> None:
        """Disable the node for later launches, which skip it."""

@final
class ExecutableKernelNode(_CanBeDisabled):
    """A kernel node of an executable graph."""

    def update(self, *, config: LaunchConfig | dict[str, Any], kernel: Kernel, args: Sequence[Any]) -> None:
        """Change the node for later launches; the definition does not change."""

@final
class ExecutableMemsetNode(_CanBeDisabled):
    """A fill node of an executable graph."""

    def update(
        self,
        *,
        dst: Buffer | _Address,
        value: int | _BufferProtocol,
        width: int,
        height: int = 1,
        pitch: int = 0,
    ) -> None:
        """Change the node for later launches; the definition does not change."""

@final
class ExecutableMemcpyNode(_CanBeDisabled):
    """A copy node of an executable graph."""

    def update(
        self,
        *,
        dst: Buffer | _Address,
        src: Buffer | _Address,
        size: _Extent,
        dst_pitch: int = 0,
        src_pitch: int = 0,
        dst_rows: int = 0,
        src_rows: int = 0,
    ) -> None:
        """Change the node for later launches; the definition does not change."""

@final
class ExecutableChildGraphNode(ExecutableGraphNode):
    """A child graph node of an executable graph."""

    def update(self, child: GraphDefinition) -> None:
        """Change the node for later launches; the definition does not change."""

@final
class ExecutableEventRecordNode(ExecutableGraphNode):
    """An event record node of an executable graph."""

    def update(self, event: Event) -> None:
        """Change the node for later launches; the definition does not change."""

@final
class ExecutableEventWaitNode(ExecutableGraphNode):
    """An event wait node of an executable graph."""

    def update(self, event: Event) -> None:
        """Change the node for later launches; the definition does not change."""

@final
class ExecutableHostCallbackNode(ExecutableGraphNode):
    """A host callback node of an executable graph."""

    def update(self, fn: Callable[..., Any], *, user_data: int | _BufferProtocol | None = None) -> None:
        """Change the node for later launches; the definition does not change."""

# --- memory

class Buffer:
    """A range of memory: device, pinned, managed or plain host memory.

    Memory resources, Device.allocate() and Buffer.from_handle() make Buffers.
    A Buffer that owns its memory frees it in the order of its recorded stream,
    by default the stream on which it was allocated. The caller must order work
    on other streams before that free.

    buf[a:b] is a Buffer on a part of the memory, and len(buf) is the size.
    Host-accessible memory has the buffer protocol, so memoryview(buf) and
    numpy.frombuffer(buf) work. Buffers compare and hash by address and size.

    Any thread may use and close a Buffer. The caller must not close it while
    another thread uses it.
    """

    @classmethod
    def from_handle(
        cls,
        ptr: _Pointer,
        size: SupportsIndex,
        mr: MemoryResource | None = None,
        owner: object | None = None,
        *,
        stream: _Stream | None = None,
    ) -> Self:
        """Make a Buffer on existing memory.

        `ptr` is the address, an int or a CUdeviceptr. `size` is in bytes. The
        other arguments decide who owns the memory:

        * `mr`: the Buffer owns it and frees it with mr.deallocate(), in the order
          of `stream`. Without `stream` it uses the default stream of the current
          context.
        * `owner`: the Buffer keeps this object alive and frees nothing.
        * neither: the memory is borrowed, so the caller must keep it alive.

        Without `mr` no CUDA function is called. Raises ValueError for `mr`
        together with `owner`, and for `stream` without `mr`. Raises RuntimeError
        if the default stream cannot be recorded because no context is current;
        `mr` gets the memory back first.
        """

    @property
    def handle(self) -> int:
        """Address as an int; 0 once closed."""

    @property
    def size(self) -> int:
        """Size in bytes; 0 once closed."""

    @property
    def device_id(self) -> int:
        """Ordinal of the memory's device; -1 if none (cuPointerGetAttributes)."""

    @property
    def memory_resource(self) -> MemoryResource | None:
        """MemoryResource that frees the memory.

        None if nothing frees it, and once closed.
        """

    @property
    def owner(self) -> Any:
        """The object that the Buffer keeps alive for the memory, or None."""

    @property
    def is_closed(self) -> bool:
        """Whether close() was called."""

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can access the memory (cuPointerGetAttributes)."""

    @property
    def is_host_accessible(self) -> bool:
        """Whether the host can access the memory (cuPointerGetAttributes)."""

    @property
    def is_managed(self) -> bool:
        """Whether the memory is managed (cuPointerGetAttributes).

        Managed memory moves between host and devices.
        """

    @property
    def is_mapped(self) -> bool:
        """Whether the memory was imported from another process."""

    @property
    def ipc_descriptor(self) -> IPCBufferDescriptor:
        """The memory for other processes that have imported its pool.

        It can be pickled, and Buffer.from_ipc_descriptor() imports it. The Buffer
        must live as long as others use the memory. RuntimeError if the pool is
        not shared. (cuMemPoolExportPointer)
        """

    @classmethod
    def from_ipc_descriptor(
        cls, mr: DeviceMemoryResource | PinnedMemoryResource, ipc_descriptor: IPCBufferDescriptor, *, stream: _Stream
    ) -> Buffer:
        """Import memory of another process, whose pool `mr` is.

        The Buffer ends the import in the order of `stream`, unless you name
        another when you close it; the memory itself is not freed. Importing it
        twice gives two Buffers of one address. Wait for the other process's work
        first.
        CUDAError if the descriptor is not of this pool, ValueError if it says more
        bytes than there are. (cuMemPoolImportPointer)
        """

    def _export(self) -> bytes:
        """Return the bytes of ipc_descriptor."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The memory as an array of bytes, by version 3 of the interface.

        Raises AttributeError if no device can access the memory.
        """

    def close(self, stream: _Stream | None = None) -> None:
        """Release the memory.

        The memory is freed when no slice, view or export of it is left, in the
        order of `stream`: work that was queued there before may still use it.
        Without `stream` the recorded stream is used.

        close() may be called repeatedly, and from any thread. A failure to free is
        a CUDAWarning, never an exception.
        """

    def set_deallocation_stream(self, stream: _Stream) -> None:
        """Record another stream for the free of this memory.

        The call orders nothing: the caller must ensure that all uses come before
        the free on `stream`. Slices share the record. Raises RuntimeError for a
        default stream if no context is current.
        """

    @overload
    def copy_to(
        self, dst: _Target, *, stream: _Stream, blocking: bool | None = None, options: _CopyOptions = None
    ) -> _Target: ...
    @overload
    def copy_to(
        self, dst: None = None, *, stream: _Stream, blocking: bool | None = None, options: _CopyOptions = None
    ) -> Buffer:
        """Copy all bytes to `dst` and return it.

        `dst` is a Buffer or a writable C-contiguous host object (bytearray, NumPy
        array, memoryview) of the same size. None allocates a Buffer from the same
        memory resource.

        The copy is queued on `stream` (cuMemcpyAsync). `blocking=True` waits until
        it is done, and False does not wait. None waits for pageable host memory
        only, so that its content is valid on return. A host object that is not
        waited for is kept alive until the copy is done. Raises TypeError for a
        host object while `stream` is capturing.

        `options` (utils.CopyOptions or a dict of its fields) tell the driver how
        it may read the source of a copy between Buffers
        (cuMemcpyWithAttributesAsync). TypeError for host objects, the legacy
        default stream and a capturing stream.
        """

    def copy_from(
        self, src: Buffer | _HostMemory, *, stream: _Stream, blocking: bool | None = None, options: _CopyOptions = None
    ) -> None:
        """Copy all bytes from `src` into this Buffer.

        `src` is a Buffer or a C-contiguous host object (bytes, NumPy array,
        memoryview) of the same size.

        The copy is queued on `stream` (cuMemcpyAsync). `blocking=True` waits until
        it is done, and False does not wait. None waits for pageable host memory
        only. A host object that is not waited for is kept alive until the copy is
        done. Raises TypeError for a host object while `stream` is capturing.
        """

    def fill(self, value: SupportsIndex | _HostMemory, *, stream: _Stream) -> None:
        """Fill the memory with copies of `value`, in the order of `stream`.

        `value` is an int from 0 to 255, or an object with the buffer protocol of
        1, 2 or 4 bytes, such as bytes or a NumPy scalar. The CUDA functions are
        cuMemsetD8Async, cuMemsetD16Async and cuMemsetD32Async.
        """

    def view(self, shape: tuple[int, ...] | int, dtype: Any) -> StridedMemoryView:
        """Return the memory as a StridedMemoryView in C order.

        `shape` and `dtype` are as in StridedMemoryView.from_buffer(). The view
        keeps this Buffer alive.
        """

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """Return a NumPy array of the bytes.

        Raises BufferError if the host cannot access them; copy_to() copies them to
        the host.
        """

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> CapsuleType:
        """Return a DLPack capsule of the memory, as one dimension of int8.

        `stream` is ignored: nothing is ordered. The memory stays alive as long as
        the consumer keeps it, even if this Buffer is closed. Raises BufferError
        for arguments and memory that are not supported.
        """

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return DLPack's device type and number as a tuple.

        (2, n) is device memory, (3, 0) pinned host memory, (13, 0) managed memory
        and (1, 0) host memory.
        """

    def __buffer__(self, flags: int, /) -> memoryview:
        """Return a memoryview of host-accessible memory.

        Raises BufferError for other memory.
        """

    def __enter__(self) -> Self:
        """Return the Buffer itself."""

    def __exit__(self, *exc: object) -> None:
        """Close the Buffer on its recorded stream."""

    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...
    def __getitem__(self, key: slice, /) -> Buffer: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

class ManagedBuffer(Buffer):
    """A Buffer on managed memory, which the host and devices can access.

    ManagedMemoryResource allocates it; from_handle() makes one for a pointer
    to managed memory. The driver moves the memory to where it is used.
    prefetch() moves it ahead of time, and the properties advise the driver.
    They cover the whole Buffer, and each read queries the driver. On other
    memory they raise ValueError. Places are a Device, Host(),
    Host(numa_id=...) or Host.numa_current().
    """

    def prefetch(self, location: Device | Host, *, stream: _Stream) -> None:
        """Move the memory to a place, in the order of `stream`.

        Returns at once. (cuMemPrefetchAsync)
        """

    def discard(self, *, stream: _Stream) -> None:
        """Drop the content, in the order of `stream`: reads are undefined.

        The next write need not move the old content. The driver refuses the
        legacy default stream. Needs CUDA 13. (cuMemDiscardBatchAsync)
        """

    def discard_prefetch(self, location: Device | Host, *, stream: _Stream) -> None:
        """Drop the content, and place the memory at `location` without it.

        As discard() and prefetch() together, but nothing is copied. Needs CUDA
        13. (cuMemDiscardAndPrefetchBatchAsync)
        """

    def _accessing(self) -> list[Device | Host]:
        """Return the places of accessed_by."""

    def _set_access(self, location: Device | Host, on: bool, /) -> None:
        """Set or take back the advice of accessed_by for a place."""

    @property
    def read_mostly(self) -> bool: ...
    @read_mostly.setter
    def read_mostly(self, value: object) -> None:
        """Whether each place that reads the memory gets a copy of it.

        A write discards the copies. (cuMemAdvise)
        """

    @property
    def preferred_location(self) -> Device | Host | None: ...
    @preferred_location.setter
    def preferred_location(self, value: Device | Host | None) -> None:
        """The place where the memory stays if others access it.

        None means no preference. (cuMemAdvise)
        """

    @property
    def accessed_by(self) -> AccessedBySetProxy: ...
    @accessed_by.setter
    def accessed_by(self, value: Iterable[Device | Host]) -> None:
        """The places for which the memory stays mapped, as a set.

        Changing the set advises the driver at once. An assignment replaces all
        places. Host NUMA nodes raise ValueError. (cuMemAdvise)
        """

class MemoryResource:
    """Base class of all memory resources, which allocate and free Buffers.

    A subclass implements allocate(size, *, stream), deallocate(ptr, size, *,
    stream) and the properties is_device_accessible, is_host_accessible and
    device_id. Using one that is missing raises TypeError. A Buffer keeps its
    resource alive.
    """

    def allocate(self, size: int, *, stream: _Stream) -> Buffer:
        """Implement this: return a Buffer of `size` bytes for work on `stream`.

        Buffer.from_handle(ptr, size, mr=self, stream=stream) makes the Buffer.
        """

    def deallocate(self, ptr: int, size: int, *, stream: _Stream) -> None:
        """Implement this: take back the memory at the address `ptr`, an int.

        `stream` is a Stream; work queued there may still use the memory. A Buffer
        calls this at its end, on any thread. An exception becomes a CUDAWarning.
        """

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory."""

    @property
    def is_host_accessible(self) -> bool:
        """Whether the processor can use the memory."""

    @property
    def is_managed(self) -> bool:
        """Whether the memory is managed; False unless overridden."""

    @property
    def device_id(self) -> int:
        """Ordinal of the memory's device; -1 if it has none."""

class _MemPool(MemoryResource):
    """Base class of the resources on the driver's stream-ordered memory pools."""

    def allocate(self, size: int, *, stream: _Stream) -> Buffer:
        """Return a Buffer of `size` bytes for work queued on `stream` from now on.

        The Buffer is freed on `stream` unless you name another stream when you
        close it. `size` may be 0. Raises RuntimeError if the resource is closed or
        `stream` is capturing. (cuMemAllocFromPoolAsync)
        """

    def deallocate(self, ptr: int, size: int, *, stream: _Stream) -> None:
        """Free the memory at the address `ptr` after the work queued on `stream`.

        A Buffer calls this itself. Works after close(). (cuMemFreeAsync)
        """

    @property
    def device_id(self) -> int:
        """Ordinal of the memory's device; -1 if it has none."""

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory; always True."""

    @property
    def is_host_accessible(self) -> bool:
        """Whether the processor can use the memory."""

    @property
    def is_managed(self) -> bool:
        """Whether the memory is managed."""

    @property
    def handle(self) -> driver.CUmemoryPool:
        """The pool as a CUmemoryPool; the null handle once closed."""

    @property
    def attributes(self) -> _MemPoolAttributes:
        """Attributes of the pool, some of which can be set."""

    @property
    def is_closed(self) -> bool:
        """Whether close() was called."""

    @property
    def is_handle_owned(self) -> bool:
        """Whether the pool was created by this resource."""

    @property
    def is_ipc_enabled(self) -> bool:
        """Whether other processes can use the memory; False once closed."""

    @property
    def is_mapped(self) -> bool:
        """Whether the pool was imported; nothing can be allocated from it then."""

    @property
    def uuid(self) -> UUID | None:
        """Name of the pool for other processes; None if it is not shared."""

    @property
    def _shared(self) -> Shared | None:
        """The handle and the name of a pool for other processes."""

    def close(self) -> None:
        """Release the pool; allocate() raises from now on.

        A pool that this resource created lives until its last Buffer is gone. Then
        it gives its memory back at the next synchronization, and waits for the
        next resource with the same options. Calling close() again has no effect.
        """

@final
class _MemPoolAttributes:
    """Attributes of a memory pool, queried at each access.

    The reuse_… flags and release_threshold can be set, the peaks can
    be set to 0. (cuMemPoolGetAttribute, cuMemPoolSetAttribute)
    """

    reuse_follow_event_dependencies: bool
    """Whether a stream that waits for the event of a free may reuse the memory."""

    reuse_allow_opportunistic: bool
    """Whether memory is reused if its free happens to be done."""

    reuse_allow_internal_dependencies: bool
    """Whether the driver may add waits between streams to reuse memory."""

    release_threshold: int
    """Bytes that the pool keeps when a stream, event or context synchronizes."""

    reserved_mem_high: int
    """Peak of reserved_mem_current since it was last set to 0."""

    used_mem_high: int
    """Peak of used_mem_current since it was last set to 0."""

    @property
    def reserved_mem_current(self) -> int:
        """Bytes of the system's memory that the pool holds."""

    @property
    def used_mem_current(self) -> int:
        """Bytes allocated from the pool."""

class DeviceMemoryResource(_MemPool):
    """Device memory from a stream-ordered pool.

    `device_id` is an ordinal or a Device. Without `options` the resource uses
    the device's current pool, which the whole process shares. If that pool's
    release threshold is 0, it is raised, so that synchronizing gives no memory
    back to the system. With `options` (a DeviceMemoryResourceOptions or a
    dict, even an empty one) it creates a pool. (cuDeviceGetMemPool,
    cuMemPoolCreate)
    """

    def __init__(
        self, device_id: Device | SupportsIndex, options: DeviceMemoryResourceOptions | _Options = None
    ) -> None: ...
    def _peers(self) -> list[int]:
        """Return the ordinals of peer_accessible_by."""

    def _change_peers(self, add: Iterable[int], remove: Iterable[int], /) -> None:
        """Give devices access, and take it from others, in one call."""

    @property
    def peer_accessible_by(self) -> PeerAccessibleBySetProxy: ...
    @peer_accessible_by.setter
    def peer_accessible_by(self, value: Iterable[Device | int]) -> None:
        """The other devices that may access the pool's memory, as a set.

        Changing the set changes the access to all memory of the pool at once,
        what is allocated already included. An assignment replaces all devices.
        Devices are Devices or ordinals; ValueError for one that cannot access
        this device's memory. (cuMemPoolSetAccess)
        """

    def _export(self) -> int:
        """Return a new file descriptor of the pool."""

    @classmethod
    def _import(cls, device: int, fd: int, shared: Shared, /) -> Self:
        """Import a pool of that device; -1 is the host. Keeps no `fd`."""

    def _import_buffer(self, data: bytes, size: int, stream: _Stream | None, /) -> Buffer:
        """Import memory; None is the default stream, with or without a context."""

    @property
    def allocation_handle(self) -> IPCAllocationHandle:
        """The pool for other processes: a file descriptor that the resource owns.

        Send it by multiprocessing, or by a socket of your own, to
        from_allocation_handle(). RuntimeError if the pool is not shared.
        (cuMemPoolExportToShareableHandle)
        """

    @classmethod
    def from_allocation_handle(
        cls, device_id: Device | SupportsIndex, alloc_handle: int | IPCAllocationHandle
    ) -> Self:
        """Import the pool of another process.

        The handle is an IPCAllocationHandle, or a file descriptor, which stays
        open and yours. A pool that this process has registered under the handle's
        uuid is returned as it is. Nothing can be allocated from an imported pool;
        Buffer.from_ipc_descriptor() imports its memory. ValueError if
        the pool is not one of `device_id`.
        (cuMemPoolImportFromShareableHandle)
        """

    def register(self, uuid: UUID) -> Self:
        """Let from_registry() and pickled Buffers find the pool by `uuid`.

        Returns the pool that this process has registered before, if there is one.
        """

    @classmethod
    def from_registry(cls, uuid: UUID) -> Self:
        """Return the registered pool of that name, or raise RuntimeError."""

class PinnedMemoryResource(_MemPool):
    """Host memory that devices can access, from a stream-ordered pool.

    Needs CUDA 13; LegacyPinnedMemoryResource does not. Without `options` the
    resource uses the current host pool, which the whole process shares. With
    `options` (a PinnedMemoryResourceOptions or a dict, even an empty one) it
    creates a pool. (cuMemGetMemPool, cuMemPoolCreate)
    """

    def __init__(self, options: PinnedMemoryResourceOptions | _Options = None) -> None: ...
    @property
    def numa_id(self) -> int:
        """NUMA node of the memory; -1 if the system places it."""

    def _export(self) -> int:
        """Return a new file descriptor of the pool."""

    @classmethod
    def _import(cls, device: int, fd: int, shared: Shared, /) -> Self:
        """Import a pool of that device; -1 is the host. Keeps no `fd`."""

    def _import_buffer(self, data: bytes, size: int, stream: _Stream | None, /) -> Buffer:
        """Import memory; None is the default stream, with or without a context."""

    @property
    def allocation_handle(self) -> IPCAllocationHandle:
        """The pool for other processes: a file descriptor that the resource owns.

        Send it by multiprocessing, or by a socket of your own, to
        from_allocation_handle(). RuntimeError if the pool is not shared.
        (cuMemPoolExportToShareableHandle)
        """

    @classmethod
    def from_allocation_handle(cls, alloc_handle: int | IPCAllocationHandle) -> Self:
        """Import the pool of another process.

        The handle is an IPCAllocationHandle, or a file descriptor, which stays
        open and yours. A pool that this process has registered under the handle's
        uuid is returned as it is. Nothing can be allocated from an imported pool;
        Buffer.from_ipc_descriptor() imports its memory. ValueError for
        a pool of a device.
        (cuMemPoolImportFromShareableHandle)
        """

    def register(self, uuid: UUID) -> Self:
        """Let from_registry() and pickled Buffers find the pool by `uuid`.

        Returns the pool that this process has registered before, if there is one.
        """

    @classmethod
    def from_registry(cls, uuid: UUID) -> Self:
        """Return the registered pool of that name, or raise RuntimeError."""

class ManagedMemoryResource(_MemPool):
    """Managed memory, which moves between host and devices, from a pool.

    The pool is stream-ordered and needs CUDA 13. allocate() returns a
    ManagedBuffer. Without `options` the resource uses the current managed
    pool, which the whole process shares. With `options` (a
    ManagedMemoryResourceOptions or a dict, even an empty one) it creates a
    pool. (cuMemGetMemPool, cuMemPoolCreate)
    """

    def __init__(self, options: ManagedMemoryResourceOptions | _Options = None) -> None: ...
    def allocate(self, size: int, *, stream: _Stream) -> ManagedBuffer: ...
    @property
    def preferred_location(self) -> tuple[ManagedMemoryLocationType, int | None] | None:
        """Location where memory is placed first, or None.

        A tuple of a ManagedMemoryLocationType and an ordinal: that of a device,
        None for the host, or that of a NUMA node.
        """

@type_check_only
class _AtOnce(MemoryResource):  # allocates and frees without the order of a stream
    def allocate(self, size: int, *, stream: _Stream | None = None) -> Buffer:
        """Return a Buffer of `size` bytes, usable at once.

        Its free waits for the work on `stream` (default: the default stream of the
        current context). (cuMemAllocHost, cuMemAlloc)
        """

    def deallocate(self, ptr: int, size: int, *, stream: _Stream | None = None) -> None:
        """Wait for `stream`, if given, and free the memory at the address `ptr`.

        A Buffer calls this itself. (cuMemFreeHost, cuMemFree)
        """

    @property
    def device_id(self) -> int:
        """Ordinal of the memory's device. Raises RuntimeError for host memory."""

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory; always True."""

    @property
    def is_host_accessible(self) -> bool:
        """Whether the processor can use the memory."""

class LegacyPinnedMemoryResource(_AtOnce):
    """Pinned host memory that devices can access, on every driver.

    Allocation and free take effect at once. (cuMemAllocHost,
    cuMemFreeHost)
    """

    def __init__(self) -> None: ...

class _SynchronousMemoryResource(_AtOnce):
    """Device memory for devices without memory pools.

    Allocation and free take effect at once. (cuMemAlloc, cuMemFree)
    """

    def __init__(self, device_id: Device | SupportsIndex) -> None: ...

class GraphMemoryResource(MemoryResource):
    """Memory that belongs to graphs, allocated while a graph is captured.

    `device_id` is an ordinal or a Device. There is one such resource per
    device.

    A Buffer has its address from the allocation on. It has memory only while a
    launch of the graph is between the allocation and the free. If the graph
    does not free it, the memory stays usable after the launch. Then free it
    before the next launch, or complete the graph with auto_free_on_launch.
    """

    def __new__(cls, device_id: Device | SupportsIndex) -> Self: ...
    def allocate(self, size: int, *, stream: _Stream) -> Buffer:
        """Return a Buffer of `size` bytes, which the graph allocates at each launch.

        `stream` must be capturing. A Buffer that you close during the capture is
        freed by the graph; one that you close later is freed in the order of a
        stream. Raises RuntimeError if `stream` is not capturing. (cuMemAllocAsync)
        """

    def deallocate(self, ptr: int, size: int, *, stream: _Stream) -> None:
        """Free the graph memory at the address `ptr`.

        If `stream` is capturing, a node of the captured graph frees it; otherwise
        it is freed in the order of the stream. A Buffer calls this itself.
        (cuMemFreeAsync)
        """

    @property
    def attributes(self) -> GraphMemoryResourceAttributes:
        """Current and peak memory of graphs on the device."""

    @property
    def device_id(self) -> int:
        """Ordinal of the memory's device."""

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory; always True."""

    @property
    def is_host_accessible(self) -> bool:
        """Whether the processor can use the memory; always False."""

    def trim(self) -> None:
        """Give memory that no graph uses at the moment back to the system.

        (cuDeviceGraphMemTrim)
        """

    def close(self) -> None:
        """Do nothing, because the memory belongs to the graphs."""

@final
class GraphMemoryResourceAttributes:
    """Memory use of graphs on a device, queried at each access.

    The peaks can be set to 0. (cuDeviceGetGraphMemAttribute,
    cuDeviceSetGraphMemAttribute)
    """

    reserved_mem_high: int
    """Peak of reserved_mem_current since it was last set to 0."""

    used_mem_high: int
    """Peak of used_mem_current since it was last set to 0."""

    @property
    def reserved_mem_current(self) -> int:
        """Bytes that graphs hold on the device."""

    @property
    def used_mem_current(self) -> int:
        """Bytes that launches have allocated and that are not freed yet."""

class CachingMemoryResource(MemoryResource):
    """Cache the memory of another MemoryResource for reuse.

    Sizes are rounded up: to 512 bytes, then to four steps per doubling up to 1
    MiB, to multiples of 2 MiB up to 32 MiB, and to sixteen steps per doubling
    above.

    A stream reuses at once what was freed on it; another stream may do so once
    the work before the free is done. Memory freed on the per-thread default
    stream, or on a stream of a bare handle, is not kept, because cubind cannot
    learn when such a stream ends.

    If the upstream is out of memory, it gets the kept memory back and is asked
    once more. With `record_lines`, holders() reports the line that made each
    allocation.
    """

    def __init__(self, upstream: MemoryResource, *, record_lines: bool = False) -> None: ...
    @property
    def upstream(self) -> MemoryResource:
        """The resource that the memory comes from."""

    @property
    def is_closed(self) -> bool:
        """Whether close() was called."""

    @property
    def statistics(self) -> CacheStatistics:
        """A CacheStatistics: memory in use and kept, peaks, and counts of reuse.

        The peaks are the most that was in use at one time. `reused_count` is how
        often memory was reused, `upstream_count` how often the upstream was asked.
        Each block counts with its rounded size.
        """

    @property
    def device_id(self) -> int:
        """Ordinal of the memory's device, as the upstream reports it."""

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory, as the upstream reports it."""

    @property
    def is_host_accessible(self) -> bool:
        """Whether the processor can use the memory, as the upstream reports it."""

    @property
    def is_managed(self) -> bool:
        """Whether the memory is managed, as the upstream reports it."""

    def allocate(self, size: int, *, stream: _Stream) -> Buffer:
        """Return a Buffer of `size` bytes for work queued on `stream` from now on.

        The memory was freed on `stream` before, or on another stream whose work
        before the free is done; otherwise it is new memory of the upstream. The
        Buffer is freed on `stream` unless you name another stream when you close
        it. Raises RuntimeError if the resource is closed or `stream` is capturing.
        """

    def deallocate(self, ptr: int, size: int, *, stream: _Stream) -> None:
        """Take back the memory at the address `ptr`, as freed on `stream`.

        A Buffer calls this itself. Works after close(). Raises ValueError if the
        address is not in use.
        """

    def trim(self, keep: int = 0) -> int:
        """Give kept memory back to the upstream until at most `keep` bytes are kept.

        Returns the number of bytes given back. Nothing waits: each block goes back
        in the order of the stream that it was freed on. Memory freed on a stream
        that is capturing stays.
        """

    def holders(self) -> list[CacheHolder]:
        """List who holds the memory in use.

        Returns a list of CacheHolder (handle, size, stream, line), one per
        allocation. `line` is None without record_lines.
        """

    def close(self) -> None:
        """Give all kept memory back to the upstream, and keep none from now on.

        allocate() raises from now on. Memory in use goes to the upstream when it
        is freed. Calling close() again has no effect.
        """

# --- programs and kernels

@final
class Program:
    """Source code that a compiler of CUDA compiles.

    `code` is a str: C++ with `code_type` 'c++' (NVRTC), or PTX with 'ptx'
    (nvJitLink, or the driver's linker). With 'nvvm' (libNVVM) it is NVVM IR:
    text as str, bytes or bytearray, or bitcode as bytes or bytearray.
    `options` is a ProgramOptions or a dict of its fields. Raises
    LibraryNotFoundError if the compiler is not installed.
    """

    def __new__(
        cls,
        code: str | bytes | bytearray,
        code_type: SourceCodeType | str,
        options: ProgramOptions | _Options = None,
    ) -> Program: ...
    @property
    def backend(self) -> CompilerBackendType:
        """CompilerBackendType: 'NVRTC', 'NVVM', 'nvJitLink' or 'driver'."""

    @property
    def handle(self) -> nvrtc.nvrtcProgram | driver.CUlinkState | int:
        """Handle of the last compile: an nvrtcProgram or an int.

        It is the nvrtcProgram for C++, the linker's handle as an int for PTX and
        the nvvmProgram as an int for NVVM IR. The next compile replaces it. It is
        null once closed.
        """

    @property
    def is_closed(self) -> bool:
        """Whether close() was called."""

    @property
    def pch_status(self) -> PCHStatusType | None:
        """PCHStatusType of the last compile with pch or create_pch, or None."""

    @property
    def header_folders(self) -> tuple[str, ...] | None:
        """Folders of CUDA's headers that the last compile searched, as a tuple.

        The compiler searches these folders, as str, after include_path. The tuple
        is empty for a source that needs none. None before the first compile.
        """

    def compile(
        self,
        target_type: ObjectCodeFormatType | str,
        name_expressions: tuple[_Symbol, ...] | list[str] | list[bytes] = (),
        logs: _Log | None = None,
        *,
        cache: ProgramCacheResource | Literal[False] | None = None,
    ) -> ObjectCode:
        """Compile the program and return the code as an ObjectCode.

        `target_type` is 'ptx', 'cubin' or 'ltoir' for C++, 'cubin' or 'ptx' for
        PTX, and 'ptx' or 'ltoir' for NVVM IR. 'ltoir' implies
        link_time_optimization. `name_expressions` (str or bytes) become keys in
        symbol_mapping of the result, and its get_kernel() accepts them. `logs` has
        a method write(), which gets the compiler's text if there is any; if the
        compilation fails, the exception has the text. `cache` is a
        ProgramCacheResource, None for the default cache or False for none.

        The call may be repeated, and compiles afresh each time. Several threads
        may call it; others run meanwhile. It needs no driver if the options name
        the arch. Raises NVRTCError (nvrtcCompileProgram), nvJitLinkError or
        nvvmError.
        """

    def close(self) -> None:
        """Destroy the compiler's program; compiled code stays.

        May be called repeatedly.
        """

@final
class Linker:
    """A linker of ObjectCodes: nvJitLink, or the driver without nvJitLink.

    `options` is a LinkerOptions or a dict of its fields. The inputs are read
    at once, and kept until the link is done. If the options have `arch`,
    nvJitLink needs no driver.
    """

    def __new__(cls, *object_codes: ObjectCode, options: LinkerOptions | _Options = None) -> Linker: ...
    @classmethod
    def which_backend(cls) -> CompilerBackendType:
        """Return the CompilerBackendType of the linker in use.

        It is 'nvJitLink' if version 12.3 or newer is installed, else 'driver',
        with one RuntimeWarning.
        """

    @property
    def handle(self) -> int | driver.CUlinkState:
        """The nvJitLink handle as an int, or the driver's CUlinkState.

        0 once closed.
        """

    @property
    def is_closed(self) -> bool:
        """Whether close() was called."""

    def link(self, target_type: ObjectCodeFormatType | str) -> ObjectCode:
        """Link the inputs and return the code as an ObjectCode.

        `target_type` is 'cubin' or 'ptx'; 'ptx' needs nvJitLink and the options
        link_time_optimization and ptx. A linker links only once. Other threads run
        meanwhile. Raises nvJitLinkError, or CUDAError if the driver links; both
        have .log. The CUDA function is nvJitLinkComplete or cuLinkComplete.
        """

    def get_error_log(self) -> str:
        """Return the linker's error messages; '' if there are none."""

    def get_info_log(self) -> str:
        """Return the linker's other messages; '' if there are none."""

    def close(self) -> None:
        """Destroy the linker; linked code stays.

        May be called repeatedly.
        """

@final
class ObjectCode:
    """Compiled code, such as a cubin or PTX.

    Program.compile(), Linker.link(), from_cubin() and the similar class
    methods make it. The code is loaded by the first get_kernel(),
    get_global(), kernels or handle, and it stays loaded. An ObjectCode can be
    pickled, and used from any thread.
    """

    @classmethod
    def from_cubin(cls, module: _File, *, name: str = "", symbol_mapping: _Mapping | None = None) -> ObjectCode:
        """Make an ObjectCode from machine code of one architecture.

        `module` is bytes, which are copied if they can change, or the path of a
        file, which is read when it is loaded or linked. `symbol_mapping` maps the
        names that get_kernel() is given to symbols; str and bytes are alike. Calls
        no driver. Raises TypeError for other arguments.
        """

    @classmethod
    def from_ptx(cls, module: _File, *, name: str = "", symbol_mapping: _Mapping | None = None) -> ObjectCode:
        """Make an ObjectCode from PTX text.

        `module` is bytes, which are copied if they can change, or the path of a
        file, which is read when it is loaded or linked. `symbol_mapping` maps the
        names that get_kernel() is given to symbols; str and bytes are alike. Calls
        no driver. Raises TypeError for other arguments.
        """

    @classmethod
    def from_ltoir(cls, module: _File, *, name: str = "", symbol_mapping: _Mapping | None = None) -> ObjectCode:
        """Make an ObjectCode from intermediate code for link-time optimization.

        `module` is bytes, which are copied if they can change, or the path of a
        file, which is read when it is loaded or linked. `symbol_mapping` maps the
        names that get_kernel() is given to symbols; str and bytes are alike. Calls
        no driver. Raises TypeError for other arguments.
        """

    @classmethod
    def from_fatbin(cls, module: _File, *, name: str = "", symbol_mapping: _Mapping | None = None) -> ObjectCode:
        """Make an ObjectCode from several images in one container.

        `module` is bytes, which are copied if they can change, or the path of a
        file, which is read when it is loaded or linked. `symbol_mapping` maps the
        names that get_kernel() is given to symbols; str and bytes are alike. Calls
        no driver. Raises TypeError for other arguments.
        """

    @classmethod
    def from_object(cls, module: _File, *, name: str = "", symbol_mapping: _Mapping | None = None) -> ObjectCode:
        """Make an ObjectCode from a host object file with device code.

        `module` is bytes, which are copied if they can change, or the path of a
        file, which is read when it is loaded or linked. `symbol_mapping` maps the
        names that get_kernel() is given to symbols; str and bytes are alike. Calls
        no driver. Raises TypeError for other arguments.
        """

    @classmethod
    def from_library(cls, module: _File, *, name: str = "", symbol_mapping: _Mapping | None = None) -> ObjectCode:
        """Make an ObjectCode from a host library with device code.

        `module` is bytes, which are copied if they can change, or the path of a
        file, which is read when it is loaded or linked. `symbol_mapping` maps the
        names that get_kernel() is given to symbols; str and bytes are alike. Calls
        no driver. Raises TypeError for other arguments.
        """

    @property
    def code(self) -> bytes:
        """The code as bytes, or the path of its file as str."""

    @property
    def code_type(self) -> str:
        """Code type: 'cubin', 'ptx', 'ltoir', 'fatbin', 'object' or 'library'."""

    @property
    def name(self) -> str:
        """Name for people; it need not be unique."""

    @property
    def symbol_mapping(self) -> dict[_Symbol, _Symbol]:
        """Copy of the dict from name expressions to the symbols they became."""

    @property
    def handle(self) -> driver.CUlibrary:
        """The CUlibrary; int() of it is the address.

        The library is loaded now if it was not, and never unloaded.
        """

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        """Tuple of all kernels (cuLibraryEnumerateKernels).

        Needs a driver of CUDA 12.4.
        """

    def get_kernel(self, name: _Symbol) -> Kernel:
        """Return the Kernel of that name, loading the code if needed.

        `name` is str or bytes: a name in symbol_mapping, or the symbol itself. The
        Kernel keeps the library loaded. Raises RuntimeError for code without
        kernels, and CUDAError if the code cannot be loaded or has no such kernel.
        The CUDA function is cuLibraryGetKernel.
        """

    def get_global(self, name: _Symbol, /) -> Buffer:
        """Return a __device__ or __constant__ variable as a Buffer.

        The Buffer is on the variable of the current context, which is required. It
        owns nothing and keeps this object alive. Raises CUDAError if there is no
        such variable. The CUDA function is cuLibraryGetGlobal.
        """

    def get_module(self) -> driver.CUmodule:
        """Return the CUmodule of the current context (cuLibraryGetModule).

        It is for functions that do not take libraries. It belongs to the library:
        do not unload it.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Kernel(_Shown):
    """A function of an ObjectCode that runs on the device.

    launch(stream, config, kernel, *args) runs it, and so does kernel[config,
    stream](*args). The index is config, (config, stream), (grid, block),
    (grid, block, stream) or (grid, block, stream, shmem_size). It returns a
    BoundLauncher, which may be called repeatedly. A Kernel keeps its library
    loaded.
    """

    @classmethod
    def from_handle(cls, handle: SupportsIndex | driver.CUkernel, mod: ObjectCode | None = None) -> Kernel:
        """Make a Kernel from the address of a CUkernel (or CUfunction).

        The Kernel does not own the function. It keeps `mod`, an ObjectCode, alive.
        A UserWarning says if the function is known to belong to another library
        than `mod`.
        """

    @classmethod
    def from_foreign(cls, kernel: object, /) -> Kernel:
        """Make a Kernel from one that Triton, CuPy or numba-cuda has compiled.

        `kernel` is Triton's CompiledKernel, CuPy's RawKernel, or a numba-cuda
        dispatcher that was compiled for one signature, or one of its overloads.
        The Kernel keeps it alive. A launch takes the arguments that the package's
        own launch takes, without constexprs, and refuses those for which the
        kernel was not compiled. Triton's kernels know their block: kernel[grid,
        stream](*args) launches them.

        Raises TypeError for other objects, and NotImplementedError for a kernel
        that cubind cannot launch, such as one that needs scratch memory.
        """

    @property
    def name(self) -> str:
        """str: name in the code, mangled for C++ (cuKernelGetName)."""

    @property
    def handle(self) -> driver.CUkernel:
        """The low-level CUkernel; int() of it is the address."""

    @property
    def attributes(self) -> KernelAttributes:
        """KernelAttributes: those of the current device.

        attributes[device] has those of another device.
        """

    @property
    def occupancy(self) -> KernelOccupancy:
        """KernelOccupancy: how many blocks and clusters fit on the device."""

    @property
    def num_arguments(self) -> int:
        """int: number of arguments that a launch takes (cuKernelGetParamInfo).

        Needs CUDA 12.4 and a current context.
        """

    @property
    def arguments_info(self) -> list[ParamInfo]:
        """list[ParamInfo]: offset and size of each parameter, in bytes.

        Needs CUDA 12.4 and a current context (cuKernelGetParamInfo).
        """

    def __getitem__(
        self,
        key: LaunchConfig
        | tuple[LaunchConfig]
        | tuple[LaunchConfig, _Stream]
        | tuple[_Dimensions, _Dimensions]
        | tuple[_Dimensions, _Dimensions, _Stream]
        | tuple[_Dimensions, _Dimensions, _Stream | None, int]
        | _Dimensions
        | tuple[_Dimensions, _Stream],
        /,
    ) -> BoundLauncher: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class BoundLauncher:
    """A kernel with its configuration and stream.

    Call it with the kernel's arguments, and check= if you like: it behaves as
    launch() does. It is
    immutable and reusable, and it keeps the kernel, the configuration and the
    stream alive.
    """

    @property
    def kernel(self) -> Kernel:
        """The Kernel."""

    @property
    def config(self) -> LaunchConfig:
        """The LaunchConfig as it was when the launcher was made."""

    @property
    def stream(self) -> Stream:
        """The Stream."""

    def __call__(self, *args: Any, check: Literal["types", "sizes"] | None = None) -> None: ...

@final
class KernelAttributes:
    """Attributes of a kernel on the current device.

    attributes[device] has those on another device. The driver is asked once
    per device for each attribute (cuKernelGetAttribute). All views of a kernel
    share the answers.
    """

    max_dynamic_shared_size_bytes: int
    """int: limit of a launch's dynamic shared memory, in bytes. Settable.

    A launch that needs more raises the limit itself.
    """

    preferred_shared_memory_carveout: int
    """int: preferred share of L1 for shared memory, in percent. Settable.

    -1 leaves the choice to the driver.
    """

    required_cluster_width: int
    """int: required blocks per cluster in x; 0 if not fixed. Settable."""

    required_cluster_height: int
    """int: required blocks per cluster in y; 0 if not fixed. Settable."""

    required_cluster_depth: int
    """int: required blocks per cluster in z; 0 if not fixed. Settable."""

    non_portable_cluster_size_allowed: bool
    """bool: whether clusters may be larger than the portable size. Settable.

    All devices can run clusters of the portable size.
    """

    cluster_scheduling_policy_preference: int
    """int: CUclusterSchedulingPolicy of the kernel's clusters. Settable."""

    @property
    def max_threads_per_block(self) -> int:
        """int: maximum number of threads per block of this kernel."""

    @property
    def shared_size_bytes(self) -> int:
        """int: static shared memory per block, in bytes."""

    @property
    def const_size_bytes(self) -> int:
        """int: constant memory that the kernel's code declares, in bytes."""

    @property
    def local_size_bytes(self) -> int:
        """int: local memory per thread, in bytes."""

    @property
    def num_regs(self) -> int:
        """int: registers per thread."""

    @property
    def ptx_version(self) -> int:
        """int: PTX version, as 10 * major + minor."""

    @property
    def binary_version(self) -> int:
        """int: architecture of the machine code, as 10 * major + minor."""

    @property
    def cache_mode_ca(self) -> bool:
        """bool: whether the kernel was compiled to cache global loads in L1."""

    @property
    def cluster_size_must_be_set(self) -> bool:
        """bool: whether a launch must give a cluster size."""

    def __getitem__(self, key: Device | int, /) -> KernelAttributes: ...

@final
class KernelOccupancy:
    """Occupancy of a kernel: the blocks and clusters that the device can run.

    The device is the current one.
    """

    def max_active_blocks_per_multiprocessor(self, block_size: int, dynamic_shared_memory_size: int) -> int:
        """Return how many blocks one multiprocessor runs at once.

        Each block has `block_size` threads and `dynamic_shared_memory_size` bytes
        of dynamic shared memory. The CUDA function is
        cuOccupancyMaxActiveBlocksPerMultiprocessor.
        """

    def max_potential_block_size(
        self, dynamic_shared_memory_needed: int | driver.CUoccupancyB2DSize, block_size_limit: int
    ) -> MaxPotentialBlockSizeOccupancyResult:
        """Return the block size of highest occupancy, and the grid for it.

        The result is a named tuple (min_grid_size, max_block_size): the smallest
        grid that fills the device, and the threads per block that keep a
        multiprocessor busiest. `dynamic_shared_memory_needed` is in bytes, or a
        CUoccupancyB2DSize: a C function from block size to bytes. A
        `block_size_limit` of 0 means no limit. The CUDA function is
        cuOccupancyMaxPotentialBlockSize.
        """

    def available_dynamic_shared_memory_per_block(self, num_blocks_per_multiprocessor: int, block_size: int) -> int:
        """Return how much dynamic shared memory each block can have, in bytes.

        `num_blocks_per_multiprocessor` blocks of `block_size` threads then run at
        once on a multiprocessor. The CUDA function is
        cuOccupancyAvailableDynamicSMemPerBlock.
        """

    def max_potential_cluster_size(self, config: LaunchConfig | dict[str, Any], *, stream: _Stream) -> int:
        """Return the size of the largest cluster that can be launched, in blocks.

        The CUDA function is cuOccupancyMaxPotentialClusterSize.
        """

    def max_active_clusters(self, config: LaunchConfig | dict[str, Any], *, stream: _Stream) -> int:
        """Return how many clusters of `config` the device runs at once.

        The CUDA function is cuOccupancyMaxActiveClusters.
        """

# --- launch

@final
class LaunchConfig:
    """Configuration of a launch, in the form that the driver takes.

    `grid`, `cluster` and `block` are an int or a tuple of up to three ints, at
    least 1 each. `grid` and `block` are required; `grid` counts clusters if
    there is a `cluster`. `shmem_size` is in bytes. The other fields are launch
    attributes; the driver chooses those that are not set. launch() checks
    whether a device can run the configuration.

    Fields can be written, with the same checks: later launches use the new
    values, bound launchers keep the old ones. Comparison and hash use the
    current fields.
    """

    def __new__(
        cls,
        grid: _Dimensions | None = None,
        cluster: _Dimensions | None = None,
        block: _Dimensions | None = None,
        shmem_size: SupportsIndex | None = None,
        is_cooperative: bool = False,
        programmatic_stream_serialization: bool = False,
        *,
        priority: int | None = None,
        cluster_scheduling_policy_preference: str | int | None = None,
        preferred_cluster_dimension: _Dimensions | None = None,
        preferred_shared_memory_carveout: int | None = None,
        portable_cluster_size_mode: str | int | None = None,
        shared_memory_mode: str | int | None = None,
        nvlink_util_centric_scheduling: bool | None = None,
        mem_sync_domain: str | int | None = None,
        mem_sync_domain_map: tuple[int, int] | None = None,
        access_policy_window: driver.CUaccessPolicyWindow | tuple[Any, ...] | None = None,
        programmatic_event: tuple[Any, ...] | None = None,
        launch_completion_event: tuple[Any, ...] | None = None,
    ) -> LaunchConfig: ...
    @property
    def grid(self) -> tuple[int, int, int]: ...
    @grid.setter
    def grid(self, value: _Dimensions, /) -> None:
        """tuple of 3 ints: number of blocks, or of clusters if there is a cluster."""

    @property
    def cluster(self) -> tuple[int, int, int] | None: ...
    @cluster.setter
    def cluster(self, value: _Dimensions | None, /) -> None:
        """tuple of 3 ints or None: blocks per cluster."""

    @property
    def block(self) -> tuple[int, int, int]: ...
    @block.setter
    def block(self, value: _Dimensions, /) -> None:
        """tuple of 3 ints: threads per block."""

    @property
    def shmem_size(self) -> int: ...
    @shmem_size.setter
    def shmem_size(self, value: SupportsIndex | None, /) -> None:
        """int: dynamic shared memory per block, in bytes."""

    is_cooperative: bool
    """bool: whether all blocks run at once and can synchronize."""

    programmatic_stream_serialization: bool
    """bool: whether the kernel may start before its predecessor has ended.

    The predecessor is the kernel ahead of it in the stream.
    """

    priority: int | None
    """int or None: priority of the launch; lower numbers go first."""

    cluster_scheduling_policy_preference: str | int | None
    """str or None: scheduling policy of clusters.

    'default', 'spread', 'load_balancing' or 'rubin_dsmem_locality'.
    """

    @property
    def preferred_cluster_dimension(self) -> tuple[int, int, int] | None: ...
    @preferred_cluster_dimension.setter
    def preferred_cluster_dimension(self, value: _Dimensions | None, /) -> None:
        """tuple of 3 ints or None: cluster that the driver uses where it can.

        It must be a multiple of `cluster`.
        """

    preferred_shared_memory_carveout: int | None
    """int or None: preferred share of L1 for shared memory, 0 to 100 percent."""

    portable_cluster_size_mode: str | int | None
    """str or None: rule for portable cluster sizes.

    'default', 'require_portable' or 'allow_non_portable'.
    """

    shared_memory_mode: str | int | None
    """str or None: mode of shared memory.

    'default', 'require_portable', 'allow_non_portable',
    'allow_oversized_shared_memory' or 'prefer_oversized_shared_memory'.
    """

    nvlink_util_centric_scheduling: bool | None
    """bool or None: schedule for NVLink utilization rather than for occupancy."""

    mem_sync_domain: str | int | None
    """str or None: memory synchronization domain, 'default' or 'remote'."""

    mem_sync_domain_map: tuple[int, int] | None
    """tuple of 2 ints or None: numbers of the domains 'default' and 'remote'."""

    @property
    def access_policy_window(self) -> tuple[Any, ...] | None: ...
    @access_policy_window.setter
    def access_policy_window(self, value: driver.CUaccessPolicyWindow | tuple[Any, ...] | None, /) -> None:
        """tuple or None: memory window with a cache policy.

        The tuple is (base_ptr, num_bytes, hit_ratio, hit_prop, miss_prop). A
        property is 'normal', 'streaming' or 'persisting'.
        """

    programmatic_event: tuple[Any, ...] | None
    """tuple or None: event that is recorded when all blocks trigger it.

    The tuple is (event, flags, trigger_at_block_start).
    """

    launch_completion_event: tuple[Any, ...] | None
    """tuple or None: event that is recorded once all blocks have begun.

    The tuple is (event, flags).
    """

    def replace(self, **changes: Any) -> LaunchConfig:
        """Return a new LaunchConfig with these fields changed."""

    def __replace__(self, **changes: Any) -> LaunchConfig: ...
    def __copy__(self) -> LaunchConfig: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

def launch(
    stream: _Stream,
    config: LaunchConfig | dict[str, Any],
    kernel: Kernel,
    *args: Any,
    check: Literal["types", "sizes"] | None = None,
) -> None:
    """Launch a kernel on a stream without waiting for it (cuLaunchKernelEx).

    `config` is a LaunchConfig or a dict of its fields. `args` are checked
    against the kernel's parameters before the launch. Python numbers convert
    to the parameter's type. Buffers and other libraries' arrays in device
    memory become their address. NumPy and ctypes scalars, structures and bytes
    are passed as they are. launch() keeps nothing alive after it has returned.

    If the C++ type of a pointer parameter is known, the elements of an array
    must have the same size and kind: integer, floating or complex. Bytes and
    `void *` fit everything. check='sizes' ignores element types; check='types'
    is the default, unless CUBIND_CHECK in the environment says otherwise.

    Raises TypeError for a wrong number, type or size of arguments, and
    OverflowError for a number out of range. If the configuration asks for more
    dynamic shared memory than the kernel's limit, launch() raises the limit.

    The GIL is released, unless cubind.keep_gil() asks otherwise. With
    CUBIND_DEBUG=1 in the environment, each launch waits for the kernel and
    raises its failure.
    """

# --- many copies

def copy_batch(
    stream: _Stream,
    srcs: Sequence[Buffer],
    dsts: Sequence[Buffer],
    *,
    options: _CopyOptions | Sequence[CopyOptions | dict[str, Any]] = None,
) -> None:
    """Copy Buffers to Buffers of the same sizes, all in one call.

    The driver may do the copies in any order and at the same time, so none may
    write what another one reads. `options` is one for all copies, or one for
    each. (cuMemcpyBatchAsync; drivers before CUDA 13 get one call for each.)

    Raises ValueError for lists of different lengths and for different sizes,
    TypeError for the legacy default stream and a capturing stream, and
    RuntimeError if the option "during_api_call" needs a newer driver.
    """

# --- managed memory

def prefetch_batch(
    stream: _Stream, buffers: Sequence[Buffer], locations: Device | Host | Sequence[Device | Host]
) -> None:
    """Move several managed Buffers to places, in the order of `stream`.

    `locations` is one place for all, or one for each Buffer. One call of the
    driver does all (cuMemPrefetchBatchAsync), and drivers before CUDA 13 get
    one call for each. Raises ValueError for memory that is not managed.
    """

def discard_batch(stream: _Stream, buffers: Sequence[Buffer]) -> None:
    """Drop the content of several managed Buffers, in the order of `stream`.

    See ManagedBuffer.discard(). (cuMemDiscardBatchAsync)
    """

def discard_prefetch_batch(
    stream: _Stream, buffers: Sequence[Buffer], locations: Device | Host | Sequence[Device | Host]
) -> None:
    """Drop the content of several managed Buffers, and place them.

    `locations` is as in prefetch_batch(). See also
    ManagedBuffer.discard_prefetch(). (cuMemDiscardAndPrefetchBatchAsync)
    """

# --- views

@final
class DType:
    """The type of a view's elements if NumPy is not loaded or lacks the type.

    `dtype` is a name ('float32'), a typestr of the array interface ('<f4'),
    another DType or, if NumPy is loaded, anything that numpy.dtype() takes. A
    DType is immutable; two are equal if their names are. Raises TypeError if
    `dtype` names no type.
    """

    def __new__(cls, dtype: Any) -> DType: ...
    @property
    def format(self) -> str:
        """Format code of the struct module and PEP 3118, such as 'f' or 'Zd'.

        A type without a code has its name here.
        """

    @property
    def itemsize(self) -> int:
        """Size of an element in bytes."""

    @property
    def name(self) -> str:
        """Name as in NumPy and ml_dtypes: 'float32', 'bfloat16'."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class StridedLayout:
    """The shape, strides and item size of an array, without its memory.

    Strides count elements, or bytes with `divide_strides`; None means C order.
    The item size is in bytes, `slice_offset` in elements. view._layout is the
    layout of a view; view.view(layout) is a view of the same memory with
    another layout. Layouts are immutable and hashable.

    Raises ValueError for negative extents, byte strides that the item size
    does not divide, and more than 64 dimensions. Raises OverflowError if the
    number of elements does not fit in 64 bits.
    """

    def __new__(
        cls,
        shape: Sequence[int],
        strides: Sequence[int] | None,
        itemsize: int,
        divide_strides: bool = False,
        slice_offset: int = 0,
    ) -> StridedLayout: ...
    @classmethod
    def dense(cls, shape: Sequence[int], itemsize: int, stride_order: str | Sequence[int] = "C") -> StridedLayout:
        """Create a layout without gaps.

        `itemsize` is in bytes. `stride_order` is 'C' (last index: smallest
        stride), 'F' (first index) or a permutation of the axes, largest stride
        first; else ValueError. Raises OverflowError if a result does not fit in 64
        bits.
        """

    @classmethod
    def dense_like(cls, other: StridedLayout, stride_order: str | Sequence[int] = "K") -> StridedLayout:
        """Create a layout like `other`, without gaps or offset.

        It has that shape and item size. `stride_order` is that of dense(), or 'K':
        as they are.
        """

    def to_dense(self, stride_order: str | Sequence[int] = "K") -> StridedLayout:
        """Return dense_like() of this layout."""

    @property
    def ndim(self) -> int:
        """Number of dimensions."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Number of elements per dimension, a tuple."""

    @property
    def strides(self) -> tuple[int, ...] | None:
        """Strides in elements, not bytes: a tuple.

        None, which means C order, if the layout was made without strides.
        """

    @property
    def strides_in_bytes(self) -> tuple[int, ...] | None:
        """Strides in bytes, a tuple; None if `strides` is None."""

    @property
    def stride_order(self) -> tuple[int, ...]:
        """The axes ordered by stride, largest first: a permutation."""

    @property
    def itemsize(self) -> int:
        """Size of an element in bytes."""

    @property
    def volume(self) -> int:
        """Number of elements."""

    @property
    def slice_offset(self) -> int:
        """Offset of element (0, …) from the unsliced layout's start, in elements."""

    @property
    def slice_offset_in_bytes(self) -> int:
        """Offset of element (0, …) from the unsliced layout's start, in bytes."""

    @property
    def is_unique(self) -> bool:
        """Whether all indices address different memory.

        True is certain. For strides made by hand, False may be wrong.
        """

    @property
    def is_contiguous_c(self) -> bool:
        """Whether there are no gaps and the last index has the smallest stride."""

    @property
    def is_contiguous_f(self) -> bool:
        """Whether there are no gaps and the first index has the smallest stride."""

    @property
    def is_contiguous_any(self) -> bool:
        """Whether there are no gaps in some order of the axes."""

    @property
    def is_dense(self) -> bool:
        """Whether there are no gaps in some order of the axes, and no slice offset."""

    @property
    def min_offset(self) -> int:
        """The smallest offset of an element, in elements."""

    @property
    def max_offset(self) -> int:
        """The largest offset of an element, in elements; -1 if the layout is empty."""

    @property
    def offset_bounds(self) -> tuple[int, int]:
        """(min_offset, max_offset); (0, -1) if the layout is empty."""

    def required_size_in_bytes(self) -> int:
        """Return the bytes from offset 0 to the end of the last element.

        Raises ValueError if an element lies before offset 0.
        Raises OverflowError if a result does not fit in 64 bits.
        """

    def flattened_axis_mask(self) -> int:
        """Return a bit mask of the axes that can merge with the one before them.

        Pass it to flattened(). The `&` of two masks merges two layouts of one
        shape alike.
        """

    def reshaped(self, shape: Sequence[int]) -> StridedLayout:
        """Return a layout of the same elements, in C order, with another shape.

        One extent may be -1: it is computed from the others. Raises ValueError if
        the number of elements differs, or if elements would have to move.
        """

    def permuted(self, axis_order: Sequence[int]) -> StridedLayout:
        """Return a layout with the axes in the given order.

        Raises ValueError if `axis_order` is not a permutation of the axes.
        """

    def flattened(self, start_axis: int = 0, end_axis: int = -1, mask: int | None = None) -> StridedLayout:
        """Merge neighbouring axes that one stride can describe.

        An axis merges with the one before it if that one's stride equals the axis'
        extent times its stride. Only axes from `start_axis` to `end_axis` merge
        with each other. With `mask`, each axis whose bit is set may merge with the
        one before it, and the other two arguments are ignored.
        """

    def squeezed(self) -> StridedLayout:
        """Remove all axes of extent 1. An empty layout gets shape (0,)."""

    def unsqueezed(self, axis: int | Sequence[int]) -> StridedLayout:
        """Insert axes of extent 1.

        `axis` is an int or several: positions in the result. ValueError if out of
        range.
        """

    def broadcast_to(self, shape: Sequence[int]) -> StridedLayout:
        """Broadcast to another shape; ValueError if the shapes are not compatible.

        Axes of extent 1, and new axes in front, get stride 0.
        """

    def repacked(self, itemsize: int, data_ptr: int = 0, axis: int = -1, keep_dim: bool = True) -> StridedLayout:
        """Return a layout of the same bytes with another item size.

        Items grow or shrink along `axis`, which must have stride 1. A larger item
        size must divide the extent, strides and slice offset in bytes, and the
        address `data_ptr`. With keep_dim=False an axis that is left with one item
        is removed. Raises ValueError if the item size does not fit. Raises
        OverflowError if a result does not fit in 64 bits.
        """

    def max_compatible_itemsize(self, max_itemsize: int = 16, data_ptr: int = 0, axis: int = -1) -> int:
        """Return the largest item size that repacked() accepts.

        It divides `max_itemsize`. The other arguments are those of repacked().
        """

    def sliced(self, slices: int | slice | tuple[int | slice, ...]) -> StridedLayout:
        """Return a part of the layout, as layout[slices] does.

        `slices` are ints and slices, one per axis, beginning with the first axis.
        """

    def __getitem__(self, slices: int | slice | tuple[int | slice, ...], /) -> StridedLayout: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

class StridedMemoryView:
    """Memory and layout of an array, whichever library made it.

    A view has the address, shape, strides and type. from_any_interface(),
    from_dlpack(), from_cuda_array_interface(), from_array_interface() and
    from_buffer() make views; calling the type is deprecated. A view owns no
    memory and keeps its exporter alive. It is itself a kernel argument and a
    DLPack exporter. It is immutable, so threads may share it.
    """

    def __new__(cls, obj: object | None = None, stream_ptr: int | None = None) -> Self: ...
    @classmethod
    def from_any_interface(cls, obj: object, stream_ptr: int | None = None) -> Self:
        """Make a view of an array by DLPack or by the CUDA array interface.

        DLPack comes first if the array has both.

        `stream_ptr` is the stream on which the view will be used: an int (0 or 1
        for the legacy default stream, 2 for the per-thread one) or an object with
        a stream. Work that is queued there from now on runs after the work that
        the producer has queued. -1 orders nothing.

        The view keeps `obj` alive. Raises BufferError if `obj` has neither
        protocol, and the errors of from_dlpack() and from_cuda_array_interface().
        """

    @classmethod
    def from_dlpack(cls, obj: object, stream_ptr: int | None = None) -> Self:
        """Make a view of an array by DLPack (0.x or 1.x), on the host or on CUDA.

        `stream_ptr` is the stream on which the view will be used: an int (0 or 1
        for the legacy default stream, 2 for the per-thread one) or an object with
        a stream. Work that is queued there from now on runs after the work that
        the producer has queued. -1 orders nothing.

        Host memory needs no order, but the stream must be given. The view keeps
        `obj` and the tensor alive. Raises BufferError for other devices, for
        elements that are not whole bytes, and without a stream. Passes on the
        errors of __dlpack__().
        """

    @classmethod
    def from_cuda_array_interface(cls, obj: object, stream_ptr: int | None = None) -> Self:
        """Make a view of an array by its __cuda_array_interface__.

        The interface must be of version 3 or 2. Version 2 knows no streams, so the
        caller must order the work that the producer has queued.

        `stream_ptr` is the stream on which the view will be used: an int (0 or 1
        for the legacy default stream, 2 for the per-thread one) or an object with
        a stream. Work that is queued there from now on runs after the work that
        the producer has queued. -1 orders nothing.

        The driver reports where the memory is (cuPointerGetAttributes). The view
        keeps `obj` alive. Raises BufferError for older versions, for masks, for
        memory that CUDA does not know, and without a stream. Raises KeyError,
        TypeError or ValueError for entries of the interface that are missing or
        wrong.
        """

    @classmethod
    def from_array_interface(cls, obj: object) -> Self:
        """Make a view of an array in host memory by its __array_interface__.

        The call needs neither driver nor stream. It accepts all types of NumPy,
        structured ones, too. The view keeps `obj` alive.
        """

    @classmethod
    def from_buffer(
        cls,
        buffer: Buffer,
        shape: tuple[int, ...],
        strides: tuple[int, ...] | None = None,
        *,
        itemsize: int | None = None,
        dtype: Any = None,
        is_readonly: bool = False,
    ) -> Self:
        """Make a view of a Buffer's memory.

        `shape` and `strides` are in elements; without strides the order is C.
        `dtype` is a name ('float32'), a typestr, a DType or, if NumPy is loaded,
        anything that NumPy takes for a type. `itemsize`, in bytes, without `dtype`
        leaves the type open. Nothing is ordered on a stream. The view keeps the
        Buffer alive. Raises ValueError for a layout that does not fit in the
        Buffer.
        """

    @property
    def ptr(self) -> int:
        """Address of the first element."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Number of elements per dimension, a tuple."""

    @property
    def strides(self) -> tuple[int, ...] | None:
        """Elements (not bytes) from one index to the next, a tuple or None.

        None means C order: the source gave no strides.
        """

    @property
    def size(self) -> int:
        """Number of elements."""

    @property
    def itemsize(self) -> int:
        """Size of an element in bytes."""

    @property
    def _layout(self) -> StridedLayout:
        """Shape, strides and item size as a StridedLayout."""

    @property
    def dtype(self) -> Any:
        """Element type: a NumPy dtype, a DType or None.

        It is a NumPy dtype if NumPy is loaded and has the type, perhaps by
        ml_dtypes (bfloat16 and the like). Otherwise it is a DType with name,
        format and itemsize. None means that only the size is known.
        """

    @property
    def device_id(self) -> int:
        """Ordinal of the device; -1 for host memory."""

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can access the memory."""

    @property
    def readonly(self) -> bool:
        """Whether the source forbids writing."""

    @property
    def exporting_obj(self) -> Any:
        """The object that made the memory available; the view keeps it alive."""

    def view(self, layout: Any = None, dtype: Any = None) -> Self:
        """Return the same memory with another layout, element type or both.

        `layout` is a StridedLayout, a shape (in C order), or any object with shape
        and strides in elements and, if they differ, itemsize and slice_offset. A
        StridedLayout counts from the origin of this view's own layout, even if
        that was sliced; any other layout counts from the first element. `dtype` is
        as in from_buffer().

        The memory lives as long as either view. Raises ValueError if the item
        sizes differ. Raises ValueError, too, if the layout reaches beyond the
        Buffer or, for other memory, beyond the memory that this view reaches.
        """

    def copy_from(
        self, other: StridedMemoryView, stream: _Stream, allocator: object | None = None, blocking: bool | None = None
    ) -> None:
        """Copy the elements of another view into this one.

        This is one copy in the order of `stream`, to or from the host or on the
        device. Both views must have the same shape, strides and type, and no gaps.
        `blocking` says whether to wait for the end; None waits unless both views
        are on the device. `allocator` is not used. Raises NotImplementedError for
        other pairs of views and for two views of host memory, ValueError for a
        read-only destination.
        """

    def copy_to(
        self,
        other: StridedMemoryView,
        stream: _Stream | None = None,
        allocator: object | None = None,
        blocking: bool | None = None,
    ) -> None:
        """Copy the elements into another view; `stream` is required.

        This is one copy in the order of `stream`, to or from the host or on the
        device. Both views must have the same shape, strides and type, and no gaps.
        `blocking` says whether to wait for the end; None waits unless both views
        are on the device. `allocator` is not used. Raises NotImplementedError for
        other pairs of views and for two views of host memory, ValueError for a
        read-only destination.
        """

    def as_tensor_map(
        self,
        box_dim: Sequence[int] | None = None,
        *,
        options: TensorMapDescriptorOptions | dict[str, Any] | None = None,
        element_strides: Sequence[int] | None = None,
        data_type: TensorMapDataType | driver.CUtensorMapDataType | object = None,
        interleave: TensorMapInterleave | driver.CUtensorMapInterleave | str | None = None,
        swizzle: TensorMapSwizzle | driver.CUtensorMapSwizzle | str | None = None,
        l2_promotion: TensorMapL2Promotion | driver.CUtensorMapL2promotion | str | None = None,
        oob_fill: TensorMapOOBFill | driver.CUtensorMapFloatOOBfill | str | None = None,
    ) -> TensorMapDescriptor:
        """Make a TensorMapDescriptor, by which kernels copy boxes of this tensor.

        `box_dim` is the size of a box in elements per dimension, at most 256, in
        the order of the shape. `element_strides` copies every n-th element, n up
        to 8. `data_type` is a type of the tensor's item size, by default the
        tensor's own. The modes are members of the enumerations of
        cubind.core.typing, or their names. `options` replaces all these arguments:
        a TensorMapDescriptorOptions or a dict.

        The call leaves the current context as it is and waits for nothing. Raises
        TypeError for wrong types. Raises ValueError, which names the dimension,
        for host memory and for anything that the hardware cannot do: a rank
        outside 1 to 5, an address or stride that is not a multiple of 16 bytes, a
        last dimension that is not contiguous, a box whose lines do not fit the
        swizzle. The CUDA function is cuTensorMapEncodeTiled.
        """

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> CapsuleType:
        """Return a DLPack capsule of the view.

        The view lives until the consumer is done. The capsule is versioned, and
        then reports whether the view is read-only, if `max_version` is (1, 0) or
        more. `stream` is ignored, because a view knows of no work. Raises
        BufferError for copies, for other devices, and for element types that
        DLPack does not have.
        """

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return DLPack's device type and the ordinal as a tuple.

        The types are 1 for host, 2 for CUDA, 3 for pinned and 13 for managed
        memory.
        """

    __dlpack_c_exchange_api__: ClassVar[CapsuleType]
    __c_dlpack_exchange_api__: ClassVar[CapsuleType]

@final
class TensorMapDescriptor:
    """A descriptor by which kernels copy boxes of a tensor in device memory.

    StridedMemoryView.as_tensor_map() makes it. Kernels of compute capability
    9.0 and newer take it as an argument; the parameter is a `const
    __grid_constant__ CUtensorMap`. It keeps the view alive.
    """

    @property
    def device(self) -> Device | None:
        """The Device that has the memory, or None.

        For host and managed memory it is the device that was current when the
        tensor map was made; None if there was none.
        """

    def replace_address(self, tensor: object) -> None:
        """Point this tensor map at the memory of another tensor.

        Shape, strides and element type stay. `tensor` is a StridedMemoryView, or
        an array that has DLPack or the CUDA array interface; nothing is ordered on
        a stream. The tensor map keeps it alive instead of the old tensor.

        Raises ValueError for host memory, for memory of another device, and for an
        address that is not aligned. The CUDA function is
        cuTensorMapReplaceAddress.
        """

    @classmethod
    def _from_tiled(
        cls,
        view: StridedMemoryView,
        box_dim: Sequence[int] | None = None,
        *,
        options: TensorMapDescriptorOptions | dict[str, Any] | None = None,
        element_strides: Sequence[int] | None = None,
        data_type: TensorMapDataType | driver.CUtensorMapDataType | object = None,
        interleave: TensorMapInterleave | driver.CUtensorMapInterleave | str | None = None,
        swizzle: TensorMapSwizzle | driver.CUtensorMapSwizzle | str | None = None,
        l2_promotion: TensorMapL2Promotion | driver.CUtensorMapL2promotion | str | None = None,
        oob_fill: TensorMapOOBFill | driver.CUtensorMapFloatOOBfill | str | None = None,
    ) -> TensorMapDescriptor:
        """Return the result of view.as_tensor_map() with these arguments."""

    @classmethod
    def _from_im2col(
        cls,
        view: StridedMemoryView,
        pixel_box_lower_corner: Sequence[int],
        pixel_box_upper_corner: Sequence[int],
        channels_per_pixel: int,
        pixels_per_column: int,
        *,
        element_strides: Sequence[int] | None = None,
        data_type: TensorMapDataType | driver.CUtensorMapDataType | object = None,
        interleave: TensorMapInterleave | driver.CUtensorMapInterleave | str | None = None,
        swizzle: TensorMapSwizzle | driver.CUtensorMapSwizzle | str | None = None,
        l2_promotion: TensorMapL2Promotion | driver.CUtensorMapL2promotion | str | None = None,
        oob_fill: TensorMapOOBFill | driver.CUtensorMapFloatOOBfill | str | None = None,
    ) -> TensorMapDescriptor:
        """Make a tensor map that copies columns of pixels for convolutions.

        The tensor has 3 to 5 dimensions: images, rows … , channels.

        The other arguments are those of StridedMemoryView.as_tensor_map(). Corners
        are in the order of the tensor's dimensions.

        Raises ValueError for arguments that the hardware does not support. The
        CUDA function is cuTensorMapEncodeIm2col.
        """

    @classmethod
    def _from_im2col_wide(
        cls,
        view: StridedMemoryView,
        pixel_box_lower_corner_width: int,
        pixel_box_upper_corner_width: int,
        channels_per_pixel: int,
        pixels_per_column: int,
        *,
        element_strides: Sequence[int] | None = None,
        data_type: TensorMapDataType | driver.CUtensorMapDataType | object = None,
        interleave: TensorMapInterleave | driver.CUtensorMapInterleave | str | None = None,
        mode: TensorMapIm2ColWideMode | driver.CUtensorMapIm2ColWideMode | str | None = "W",
        swizzle: TensorMapSwizzle | driver.CUtensorMapSwizzle | str | None = "SWIZZLE_128B",
        l2_promotion: TensorMapL2Promotion | driver.CUtensorMapL2promotion | str | None = None,
        oob_fill: TensorMapOOBFill | driver.CUtensorMapFloatOOBfill | str | None = None,
    ) -> TensorMapDescriptor:
        """Make a tensor map that copies columns of pixels along the width only.

        It needs compute capability 10.0 or newer.

        The other arguments are those of StridedMemoryView.as_tensor_map(). Corners
        are in the order of the tensor's dimensions.

        Raises ValueError for arguments that the hardware does not support, and
        CUDAError (CUDA_ERROR_NOT_FOUND) if the driver is older than CUDA 12.8. The
        CUDA function is cuTensorMapEncodeIm2colWide.
        """

# --- made for each device attribute that the driver's enumeration lists

@type_check_only
class DeviceProperties:
    """Attributes of a device (cuDeviceGetAttribute).

    Their names are those of driver.CUdevice_attribute in lower case, without
    the prefix. The driver is asked once for each value, except for the few
    that change. A value that the driver does not know is 0 or False. print()
    shows all attributes, and repr() those that are used most.
    """

    @property
    def async_engine_count(self) -> int: ...
    @property
    def atomic_reduction_supported(self) -> bool: ...
    @property
    def can_flush_remote_writes(self) -> bool: ...
    @property
    def can_map_host_memory(self) -> bool: ...
    @property
    def can_tex2d_gather(self) -> bool: ...
    @property
    def can_use_64_bit_stream_mem_ops(self) -> bool: ...
    @property
    def can_use_64_bit_stream_mem_ops_v1(self) -> bool: ...
    @property
    def can_use_host_pointer_for_registered_mem(self) -> bool: ...
    @property
    def can_use_stream_mem_ops_v1(self) -> bool: ...
    @property
    def can_use_stream_wait_value_nor(self) -> bool: ...
    @property
    def can_use_stream_wait_value_nor_v1(self) -> bool: ...
    @property
    def clock_rate(self) -> int: ...
    @property
    def cluster_launch(self) -> bool: ...
    @property
    def compute_capability_major(self) -> int: ...
    @property
    def compute_capability_minor(self) -> int: ...
    @property
    def compute_mode(self) -> int: ...
    @property
    def compute_preemption_supported(self) -> bool: ...
    @property
    def concurrent_kernels(self) -> bool: ...
    @property
    def concurrent_managed_access(self) -> bool: ...
    @property
    def cooperative_launch(self) -> bool: ...
    @property
    def cooperative_multi_device_launch(self) -> bool: ...
    @property
    def d3d12_cig_streams_supported(self) -> bool: ...
    @property
    def d3d12_cig_supported(self) -> bool: ...
    @property
    def deferred_mapping_cuda_array_supported(self) -> bool: ...
    @property
    def direct_managed_mem_access_from_host(self) -> bool: ...
    @property
    def dma_buf_mmap_supported(self) -> bool: ...
    @property
    def dma_buf_supported(self) -> bool: ...
    @property
    def ecc_enabled(self) -> bool: ...
    @property
    def generic_compression_supported(self) -> bool: ...
    @property
    def global_l1_cache_supported(self) -> bool: ...
    @property
    def global_memory_bus_width(self) -> int: ...
    @property
    def gpu_direct_rdma_flush_writes_options(self) -> int: ...
    @property
    def gpu_direct_rdma_supported(self) -> bool: ...
    @property
    def gpu_direct_rdma_with_cuda_vmm_supported(self) -> bool: ...
    @property
    def gpu_direct_rdma_with_localized_memory_supported(self) -> bool: ...
    @property
    def gpu_direct_rdma_writes_ordering(self) -> int: ...
    @property
    def gpu_overlap(self) -> bool: ...
    @property
    def gpu_pci_device_id(self) -> int: ...
    @property
    def gpu_pci_subsystem_id(self) -> int: ...
    @property
    def handle_type_fabric_supported(self) -> bool: ...
    @property
    def handle_type_posix_file_descriptor_supported(self) -> bool: ...
    @property
    def handle_type_win32_handle_supported(self) -> bool: ...
    @property
    def handle_type_win32_kmt_handle_supported(self) -> bool: ...
    @property
    def host_alloc_dma_buf_supported(self) -> bool: ...
    @property
    def host_memory_pools_supported(self) -> bool: ...
    @property
    def host_native_atomic_supported(self) -> bool: ...
    @property
    def host_numa_id(self) -> int: ...
    @property
    def host_numa_memory_pools_supported(self) -> bool: ...
    @property
    def host_numa_multinode_ipc_supported(self) -> bool: ...
    @property
    def host_numa_virtual_memory_management_supported(self) -> bool: ...
    @property
    def host_register_supported(self) -> bool: ...
    @property
    def host_virtual_memory_management_supported(self) -> bool: ...
    @property
    def integrated(self) -> bool: ...
    @property
    def ipc_event_supported(self) -> bool: ...
    @property
    def kernel_exec_timeout(self) -> bool: ...
    @property
    def l2_cache_size(self) -> int: ...
    @property
    def local_l1_cache_supported(self) -> bool: ...
    @property
    def locality_domain_count(self) -> int: ...
    @property
    def locality_domain_multiprocessor_count(self) -> int: ...
    @property
    def logical_endpoint_counted_ops_supported(self) -> bool: ...
    @property
    def logical_endpoint_multicast_supported(self) -> bool: ...
    @property
    def logical_endpoint_supported_handle_types(self) -> int: ...
    @property
    def logical_endpoint_unicast_access_on_owner_device_supported(self) -> bool: ...
    @property
    def logical_endpoint_unicast_supported(self) -> bool: ...
    @property
    def managed_memory(self) -> bool: ...
    @property
    def max_access_policy_window_size(self) -> int: ...
    @property
    def max_block_dim_x(self) -> int: ...
    @property
    def max_block_dim_y(self) -> int: ...
    @property
    def max_block_dim_z(self) -> int: ...
    @property
    def max_blocks_per_multiprocessor(self) -> int: ...
    @property
    def max_grid_dim_x(self) -> int: ...
    @property
    def max_grid_dim_y(self) -> int: ...
    @property
    def max_grid_dim_z(self) -> int: ...
    @property
    def max_oversized_shared_memory_per_block(self) -> int: ...
    @property
    def max_persisting_l2_cache_size(self) -> int: ...
    @property
    def max_pitch(self) -> int: ...
    @property
    def max_registers_per_block(self) -> int: ...
    @property
    def max_registers_per_multiprocessor(self) -> int: ...
    @property
    def max_shared_memory_per_block(self) -> int: ...
    @property
    def max_shared_memory_per_block_optin(self) -> int: ...
    @property
    def max_shared_memory_per_multiprocessor(self) -> int: ...
    @property
    def max_threads_per_block(self) -> int: ...
    @property
    def max_threads_per_multiprocessor(self) -> int: ...
    @property
    def maximum_surface1d_layered_layers(self) -> int: ...
    @property
    def maximum_surface1d_layered_width(self) -> int: ...
    @property
    def maximum_surface1d_width(self) -> int: ...
    @property
    def maximum_surface2d_height(self) -> int: ...
    @property
    def maximum_surface2d_layered_height(self) -> int: ...
    @property
    def maximum_surface2d_layered_layers(self) -> int: ...
    @property
    def maximum_surface2d_layered_width(self) -> int: ...
    @property
    def maximum_surface2d_width(self) -> int: ...
    @property
    def maximum_surface3d_depth(self) -> int: ...
    @property
    def maximum_surface3d_height(self) -> int: ...
    @property
    def maximum_surface3d_width(self) -> int: ...
    @property
    def maximum_surfacecubemap_layered_layers(self) -> int: ...
    @property
    def maximum_surfacecubemap_layered_width(self) -> int: ...
    @property
    def maximum_surfacecubemap_width(self) -> int: ...
    @property
    def maximum_texture1d_layered_layers(self) -> int: ...
    @property
    def maximum_texture1d_layered_width(self) -> int: ...
    @property
    def maximum_texture1d_linear_width(self) -> int: ...
    @property
    def maximum_texture1d_mipmapped_width(self) -> int: ...
    @property
    def maximum_texture1d_width(self) -> int: ...
    @property
    def maximum_texture2d_array_height(self) -> int: ...
    @property
    def maximum_texture2d_array_numslices(self) -> int: ...
    @property
    def maximum_texture2d_array_width(self) -> int: ...
    @property
    def maximum_texture2d_gather_height(self) -> int: ...
    @property
    def maximum_texture2d_gather_width(self) -> int: ...
    @property
    def maximum_texture2d_height(self) -> int: ...
    @property
    def maximum_texture2d_layered_height(self) -> int: ...
    @property
    def maximum_texture2d_layered_layers(self) -> int: ...
    @property
    def maximum_texture2d_layered_width(self) -> int: ...
    @property
    def maximum_texture2d_linear_height(self) -> int: ...
    @property
    def maximum_texture2d_linear_pitch(self) -> int: ...
    @property
    def maximum_texture2d_linear_width(self) -> int: ...
    @property
    def maximum_texture2d_mipmapped_height(self) -> int: ...
    @property
    def maximum_texture2d_mipmapped_width(self) -> int: ...
    @property
    def maximum_texture2d_width(self) -> int: ...
    @property
    def maximum_texture3d_depth(self) -> int: ...
    @property
    def maximum_texture3d_depth_alternate(self) -> int: ...
    @property
    def maximum_texture3d_height(self) -> int: ...
    @property
    def maximum_texture3d_height_alternate(self) -> int: ...
    @property
    def maximum_texture3d_width(self) -> int: ...
    @property
    def maximum_texture3d_width_alternate(self) -> int: ...
    @property
    def maximum_texturecubemap_layered_layers(self) -> int: ...
    @property
    def maximum_texturecubemap_layered_width(self) -> int: ...
    @property
    def maximum_texturecubemap_width(self) -> int: ...
    @property
    def mem_decompress_algorithm_mask(self) -> int: ...
    @property
    def mem_decompress_maximum_length(self) -> int: ...
    @property
    def mem_sync_domain_count(self) -> int: ...
    @property
    def memory_clock_rate(self) -> int: ...
    @property
    def memory_pools_supported(self) -> bool: ...
    @property
    def mempool_supported_handle_types(self) -> int: ...
    @property
    def mps_enabled(self) -> bool: ...
    @property
    def multi_gpu_board(self) -> bool: ...
    @property
    def multi_gpu_board_group_id(self) -> int: ...
    @property
    def multicast_supported(self) -> bool: ...
    @property
    def multiprocessor_count(self) -> int: ...
    @property
    def numa_config(self) -> int: ...
    @property
    def numa_id(self) -> int: ...
    @property
    def only_partial_host_native_atomic_supported(self) -> bool: ...
    @property
    def pageable_memory_access(self) -> bool: ...
    @property
    def pageable_memory_access_uses_host_page_tables(self) -> bool: ...
    @property
    def pci_bus_id(self) -> int: ...
    @property
    def pci_device_id(self) -> int: ...
    @property
    def pci_domain_id(self) -> int: ...
    @property
    def read_only_host_register_supported(self) -> bool: ...
    @property
    def registers_per_block(self) -> int: ...
    @property
    def reserved_shared_memory_per_block(self) -> int: ...
    @property
    def shared_memory_per_block(self) -> int: ...
    @property
    def single_to_double_precision_perf_ratio(self) -> int: ...
    @property
    def sparse_cuda_array_supported(self) -> bool: ...
    @property
    def stream_priorities_supported(self) -> bool: ...
    @property
    def surface_alignment(self) -> int: ...
    @property
    def tcc_driver(self) -> bool: ...
    @property
    def tensor_map_access_supported(self) -> bool: ...
    @property
    def tensor_map_large_tensor_min_size(self) -> int: ...
    @property
    def texture_alignment(self) -> int: ...
    @property
    def texture_pitch_alignment(self) -> int: ...
    @property
    def timeline_semaphore_interop_supported(self) -> bool: ...
    @property
    def total_constant_memory(self) -> int: ...
    @property
    def unified_addressing(self) -> bool: ...
    @property
    def unified_function_pointers(self) -> bool: ...
    @property
    def virtual_address_management_supported(self) -> bool: ...
    @property
    def virtual_memory_management_supported(self) -> bool: ...
    @property
    def vulkan_cig_streams_supported(self) -> bool: ...
    @property
    def vulkan_cig_supported(self) -> bool: ...
    @property
    def warp_size(self) -> int: ...
