from collections.abc import Callable
from typing import TypeVar, final

from cubind._core import DType as DType
from cubind._core import StridedLayout as StridedLayout
from cubind._core import StridedMemoryView as StridedMemoryView
from cubind._core import copy_batch as copy_batch
from cubind._core import discard_batch as discard_batch
from cubind._core import discard_prefetch_batch as discard_prefetch_batch
from cubind._core import prefetch_batch as prefetch_batch
from cubind.core._copy_options import CopyOptions as CopyOptions
from cubind.core._copy_options import MemcpyOverlapMode as MemcpyOverlapMode
from cubind.core._copy_options import MemcpySrcAccessOrder as MemcpySrcAccessOrder
from cubind.core._program_cache import make_program_cache_key as make_program_cache_key
from cubind.core._program_stores import FileStreamProgramCache as FileStreamProgramCache
from cubind.core._program_stores import InMemoryProgramCache as InMemoryProgramCache
from cubind.core._program_stores import ProgramCacheResource as ProgramCacheResource

__all__ = [
    "CopyOptions",
    "DType",
    "FileStreamProgramCache",
    "InMemoryProgramCache",
    "MemcpyOverlapMode",
    "MemcpySrcAccessOrder",
    "ProgramCacheResource",
    "StridedLayout",
    "StridedMemoryView",
    "args_viewable_as_strided_memory",
    "copy_batch",
    "discard_batch",
    "discard_prefetch_batch",
    "make_program_cache_key",
    "prefetch_batch",
]

_Result = TypeVar("_Result")

@final
class _StridedMemoryViewProxy:
    obj: object
    has_dlpack: bool
    def __new__(cls, obj: object) -> _StridedMemoryViewProxy: ...
    def view(self, stream_ptr: int | None = None) -> StridedMemoryView: ...

def args_viewable_as_strided_memory(
    arg_indices: tuple[int, ...],
) -> Callable[[Callable[..., _Result]], Callable[..., _Result]]: ...
