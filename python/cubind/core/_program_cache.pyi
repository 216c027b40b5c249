from cubind.core._program_options import ProgramOptions
from cubind.core.typing import ObjectCodeFormatType, SourceCodeType

def make_program_cache_key(
    *,
    code: str | bytes | bytearray,
    code_type: SourceCodeType | str,
    options: ProgramOptions,
    target_type: ObjectCodeFormatType | str,
    name_expressions: tuple[str, ...] | list[str] = (),
    extra_digest: bytes | None = None,
) -> bytes: ...
