"""Types for the stubs: objects that the bindings accept in place of handles and addresses.

Only type checkers import this module. Any<name> has the objects for the classes whose `objects` in
the specs name that type of cubind.core.
"""

from typing import Any, Protocol, TypeAlias

from cubind import core
from cubind.core import graph, utils


class _Stream(Protocol):
    def __cuda_stream__(self) -> tuple[int, int]: ...


class _CUDAArray(Protocol):
    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...


class _DLPack(Protocol):
    def __dlpack__(self, *, stream: Any = ...) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...


class _DataPointer(Protocol):
    def data_ptr(self) -> int: ...


AnyBuffer: TypeAlias = core.Buffer | utils.StridedMemoryView
AnyContext: TypeAlias = core.Context
AnyDeviceMemoryResource: TypeAlias = core.DeviceMemoryResource | core.PinnedMemoryResource | core.ManagedMemoryResource
AnyEvent: TypeAlias = core.Event
AnyGraph: TypeAlias = graph.Graph
AnyGraphCondition: TypeAlias = graph.GraphCondition
AnyGraphDefinition: TypeAlias = graph.GraphDefinition
AnyGraphNode: TypeAlias = graph.GraphNode
AnyKernel: TypeAlias = core.Kernel
AnyLinker: TypeAlias = core.Linker | core.Program
AnyObjectCode: TypeAlias = core.ObjectCode
AnyProgram: TypeAlias = core.Program
AnyStream: TypeAlias = core.Stream | graph.GraphBuilder | _Stream
# An address in device memory also accepts any array on a device.
AnyMemory: TypeAlias = AnyBuffer | _CUDAArray | _DLPack | _DataPointer
