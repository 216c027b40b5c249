from cubind.core._program_options import ProgramOptions
from cubind.core._program_stores import FileStreamProgramCache as FileStreamProgramCache
from cubind.core._program_stores import InMemoryProgramCache as InMemoryProgramCache
from cubind.core._program_stores import ProgramCacheResource as ProgramCacheResource
from cubind.core.typing import ObjectCodeFormatType, SourceCodeType

__all__ = ["FileStreamProgramCache", "InMemoryProgramCache", "ProgramCacheResource", "make_program_cache_key"]

def make_program_cache_key(
    *,
    code: str | bytes | bytearray,
    code_type: SourceCodeType | str,
    options: ProgramOptions,
    target_type: ObjectCodeFormatType | str,
    name_expressions: tuple[str, ...] | list[str] = (),
    extra_digest: bytes | None = None,
) -> bytes: ...
