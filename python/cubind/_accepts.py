"""Types for the stubs: objects that the bindings accept in place of handles and addresses.

Only type checkers import this module.
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


# A handle also accepts the object of cubind.core that stands for it, and a stream any object with
# __cuda_stream__.
AnyHandle: TypeAlias = (
    _Stream
    | core.Context
    | core.Event
    | core.Kernel
    | core.ObjectCode
    | core.DeviceMemoryResource
    | core.PinnedMemoryResource
    | core.ManagedMemoryResource
    | core.Program
    | graph.Graph
    | graph.GraphCondition
    | graph.GraphDefinition
    | graph.GraphNode
)
# An address in device memory also accepts a Buffer and any array on a device.
AnyMemory: TypeAlias = core.Buffer | utils.StridedMemoryView | _CUDAArray | _DLPack | _DataPointer
