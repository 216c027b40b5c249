# nvfatbin.pyi of cubind for nvFatbin, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvfatbin.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
_Text: TypeAlias = bytes | bytearray | str

class _EnumMeta(type):
    def __iter__(cls) -> Iterator[Any]: ...
    def __len__(cls) -> int: ...
    def __contains__(cls, value: object) -> bool: ...

class _Enum(int, metaclass=_EnumMeta):
    __members__: ClassVar[Mapping[str, Any]]
    def __new__(cls, value: object, /) -> Self: ...
    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...

class _Cell:
    def __init__(self, init_value: _Int = ..., _ptr: int = ...) -> None: ...
    def __int__(self) -> int: ...
    def getPtr(self) -> int: ...

class _Handle(_Cell):
    def __index__(self) -> int: ...

class _Record:
    def __init__(self, _ptr: int = ...) -> None: ...
    def getPtr(self) -> int: ...

def sizeof(objType: type[_Cell] | type[_Record]) -> int: ...

class nvFatbinResult(_Enum):
    """What functions of nvFatbin return.

    enum nvFatbinResult.

    Members
        NVFATBIN_SUCCESS = 0, NVFATBIN_ERROR_INTERNAL = 1,
        NVFATBIN_ERROR_ELF_ARCH_MISMATCH = 2, NVFATBIN_ERROR_ELF_SIZE_MISMATCH = 3,
        NVFATBIN_ERROR_MISSING_PTX_VERSION = 4, NVFATBIN_ERROR_NULL_POINTER = 5,
        NVFATBIN_ERROR_COMPRESSION_FAILED = 6, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = 7,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION = 8, NVFATBIN_ERROR_INVALID_ARCH = 9,
        NVFATBIN_ERROR_INVALID_NVVM = 10, NVFATBIN_ERROR_EMPTY_INPUT = 11,
        NVFATBIN_ERROR_MISSING_PTX_ARCH = 12, NVFATBIN_ERROR_PTX_ARCH_MISMATCH = 13,
        NVFATBIN_ERROR_MISSING_FATBIN = 14, NVFATBIN_ERROR_INVALID_INDEX = 15,
        NVFATBIN_ERROR_IDENTIFIER_REUSE = 16, NVFATBIN_ERROR_INTERNAL_PTX_OPTION = 17

    Taken by
        nvFatbinGetErrorString
    """
    NVFATBIN_SUCCESS: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INTERNAL: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_MISSING_PTX_VERSION: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_NULL_POINTER: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_COMPRESSION_FAILED: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INVALID_ARCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INVALID_NVVM: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_EMPTY_INPUT: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_MISSING_PTX_ARCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_MISSING_FATBIN: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INVALID_INDEX: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_IDENTIFIER_REUSE: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION: ClassVar[nvFatbinResult]

class nvFatbinHandle(_Handle):
    """A fatbin in the making, from nvFatbinCreate to nvFatbinDestroy.

    struct _nvFatbinHandle *

    Made by
        nvFatbinCreate

    Ended by
        nvFatbinDestroy
    """

def nvFatbinGetErrorString(result: nvFatbinResult | int) -> tuple[nvFatbinResult, bytes | None]:
    """Gives what a status means, in English.

    const char *nvFatbinGetErrorString(nvFatbinResult result)

    Parameters
        result : nvFatbinResult or int

    Returns
        (nvFatbinResult.NVFATBIN_SUCCESS, bytes | None); cubind.checked.nvfatbin returns str
            | None

    Keeps the GIL.
    """
def nvFatbinCreate(
    options: Sequence[_Text] | None,
    optionsCount: _Int,
) -> tuple[nvFatbinResult, nvFatbinHandle]:
    """Begins a fatbin, to which code for several architectures is added; nvFatbinDestroy ends
    it.

    nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options,
        size_t optionsCount)

    Parameters
        options : sequence of str or bytes, or None; as many as optionsCount; one text each,
            such as -64 or -compress=true
        optionsCount : int

    Returns
        (nvFatbinResult, handle_indirect); cubind.checked.nvfatbin returns handle_indirect,
            or raises NvFatbinError
        handle_indirect : nvFatbinHandle

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,
        NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinDestroy(handle_indirect: nvFatbinHandle | _Int | None) -> tuple[nvFatbinResult]:
    """Ends a fatbin, and sets the caller's handle to 0.

    nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)

    Parameters
        handle_indirect : nvFatbinHandle, int (address) or None; in and out

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinAddPTX(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None,
    optionsCmdLine: _Text | None,
) -> tuple[nvFatbinResult]:
    """Adds PTX, which the driver can compile for newer architectures, too.

    nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size,
        const char *arch, const char *identifier, const char *optionsCmdLine)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        arch : str or bytes; digits alone, such as 90
        identifier : str, bytes or None; name by which tools list it
        optionsCmdLine : str, bytes or None; options for a later compilation, as one text

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,
        NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,
        NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinAddCubin(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None,
) -> tuple[nvFatbinResult]:
    """Adds a cubin for one architecture.

    nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size,
        const char *arch, const char *identifier)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        arch : str or bytes; digits alone, such as 90
        identifier : str, bytes or None; name by which tools list it

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_ELF_ARCH_MISMATCH,
        NVFATBIN_ERROR_ELF_SIZE_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None,
    optionsCmdLine: _Text | None,
) -> tuple[nvFatbinResult]:
    """Adds LTO IR for one architecture, to be linked with other code.

    nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size,
        const char *arch, const char *identifier, const char *optionsCmdLine)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        arch : str or bytes; digits alone, such as 90
        identifier : str, bytes or None; name by which tools list it
        optionsCmdLine : str, bytes or None; options for a later compilation, as one text

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,
        NVFATBIN_ERROR_COMPRESSION_FAILED, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,
        NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED, NVFATBIN_ERROR_EMPTY_INPUT,
        NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinAddIndex(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    identifier: _Text | None,
) -> tuple[nvFatbinResult]:
    """Adds the contents of an index file.

    nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size,
        const char *identifier)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        identifier : str, bytes or None; name by which tools list it

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_INVALID_INDEX, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL

    Releases the GIL. Since CUDA 12.5.
    """
def nvFatbinAddReloc(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
) -> tuple[nvFatbinResult]:
    """Adds the relocatable PTX that a host object has in it.

    nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,
        NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,
        NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_IDENTIFIER_REUSE,
        NVFATBIN_ERROR_INTERNAL

    Releases the GIL. Since CUDA 12.5.
    """
def nvFatbinAddTileIR(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    identifier: _Text | None,
    optionsCmdLine: _Text | None,
) -> tuple[nvFatbinResult]:
    """Adds Tile IR.

    nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size,
        const char *identifier, const char *optionsCmdLine)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        identifier : str, bytes or None; name by which tools list it
        optionsCmdLine : str, bytes or None; options for a later compilation, as one text

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL

    Releases the GIL. Since CUDA 13.1.
    """
def nvFatbinSize(handle: nvFatbinHandle | _Int | None) -> tuple[nvFatbinResult, int]:
    """Puts the fatbin together and tells how large it is; nvFatbinGet needs it.

    nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)

    Parameters
        handle : nvFatbinHandle, int or None

    Returns
        (nvFatbinResult, size); cubind.checked.nvfatbin returns size, or raises
            NvFatbinError
        size : int; bytes

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinGet(
    handle: nvFatbinHandle | _Int | None,
    buffer: bytes | bytearray,
) -> tuple[nvFatbinResult]:
    """Gives the fatbin, which cuLibraryLoadData loads.

    nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)

    Parameters
        handle : nvFatbinHandle, int or None
        buffer : bytearray or bytes to write to

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns buffer, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinVersion() -> tuple[nvFatbinResult, int, int]:
    """Tells of which release of CUDA the library is.

    nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)

    Returns
        (nvFatbinResult, major, minor); cubind.checked.nvfatbin returns (major, minor), or
            raises NvFatbinError
        major, minor : int

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL

    Keeps the GIL.
    """
