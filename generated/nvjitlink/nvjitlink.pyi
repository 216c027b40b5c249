# nvjitlink.pyi of cubind for nvJitLink, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvjitlink.yaml.

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

class nvJitLinkResult(_Enum):
    """What functions of nvJitLink return.

    enum nvJitLinkResult.

    Members
        NVJITLINK_SUCCESS = 0, NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1,
        NVJITLINK_ERROR_MISSING_ARCH = 2, NVJITLINK_ERROR_INVALID_INPUT = 3,
        NVJITLINK_ERROR_PTX_COMPILE = 4, NVJITLINK_ERROR_NVVM_COMPILE = 5,
        NVJITLINK_ERROR_INTERNAL = 6, NVJITLINK_ERROR_THREADPOOL = 7,
        NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8, NVJITLINK_ERROR_FINALIZE = 9,
        NVJITLINK_ERROR_NULL_INPUT = 10, NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11,
        NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12, NVJITLINK_ERROR_ARCH_MISMATCH = 13,
        NVJITLINK_ERROR_OUTDATED_LIBRARY = 14, NVJITLINK_ERROR_MISSING_FATBIN = 15,
        NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16, NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17,
        NVJITLINK_ERROR_LTO_NOT_ENABLED = 18
    """
    NVJITLINK_SUCCESS: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_MISSING_ARCH: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_INVALID_INPUT: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_PTX_COMPILE: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_NVVM_COMPILE: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_INTERNAL: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_THREADPOOL: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_FINALIZE: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_NULL_INPUT: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_ARCH_MISMATCH: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_OUTDATED_LIBRARY: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_MISSING_FATBIN: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_UNRECOGNIZED_ARCH: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_UNSUPPORTED_ARCH: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_LTO_NOT_ENABLED: ClassVar[nvJitLinkResult]

class nvJitLinkInputType(_Enum):
    """What kind of code is added to a link.

    enum nvJitLinkInputType.

    Members
        NVJITLINK_INPUT_NONE = 0, NVJITLINK_INPUT_CUBIN = 1, NVJITLINK_INPUT_PTX = 2,
        NVJITLINK_INPUT_LTOIR = 3, NVJITLINK_INPUT_FATBIN = 4, NVJITLINK_INPUT_OBJECT = 5,
        NVJITLINK_INPUT_LIBRARY = 6, NVJITLINK_INPUT_INDEX = 7, NVJITLINK_INPUT_ANY = 10

    Taken by
        nvJitLinkAddData, nvJitLinkAddFile
    """
    NVJITLINK_INPUT_NONE: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_CUBIN: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_PTX: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_LTOIR: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_FATBIN: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_OBJECT: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_LIBRARY: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_INDEX: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_ANY: ClassVar[nvJitLinkInputType]

class nvJitLinkHandle(_Handle):
    """A link with its options, inputs and result, from nvJitLinkCreate to nvJitLinkDestroy.

    struct nvJitLink *

    Made by
        nvJitLinkCreate

    Ended by
        nvJitLinkDestroy
    """

def nvJitLinkCreate(
    numOptions: _Int,
    options: Sequence[_Text] | None,
) -> tuple[nvJitLinkResult, nvJitLinkHandle]:
    """Begins a link, whose options have to name an architecture; nvJitLinkDestroy ends it.

    nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,
        const char **options)

    Parameters
        numOptions : int
        options : sequence of str or bytes, or None; as many as numOptions; one text each,
            such as -arch=sm_90 or -lto

    Returns
        (nvJitLinkResult, handle); cubind.checked.nvjitlink returns handle, or raises
            NvJitLinkError
        handle : nvJitLinkHandle

    Fails with
        NVJITLINK_ERROR_UNRECOGNIZED_OPTION, NVJITLINK_ERROR_MISSING_ARCH,
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.
    """
def nvJitLinkDestroy(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult]:
    """Ends a link with all that it made, and sets the caller's handle to 0.

    nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)

    Parameters
        handle : nvJitLinkHandle, int (address) or None; in and out

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.close.
    """
def nvJitLinkAddData(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    data: _Address,
    size: _Int,
    name: _Text | None,
) -> tuple[nvJitLinkResult]:
    """Adds code from host memory to a link; inputType has to be what it is, or
    NVJITLINK_INPUT_ANY.

    nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType,
        const void *data, size_t size, const char *name)

    Parameters
        handle : nvJitLinkHandle, int or None
        inputType : nvJitLinkInputType or int
        data : int (address), buffer or None; at least size bytes long
        size : int; bytes
        name : str, bytes or None; shown in log messages

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.
    """
def nvJitLinkAddFile(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    fileName: _Text,
) -> tuple[nvJitLinkResult]:
    """Adds the code in a file to a link.

    nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType,
        const char *fileName)

    Parameters
        handle : nvJitLinkHandle, int or None
        inputType : nvJitLinkInputType or int
        fileName : str or bytes

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.
    """
def nvJitLinkComplete(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult]:
    """Links what was added, once; errors are in nvJitLinkGetErrorLog.

    nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedCubinSize(
    handle: nvJitLinkHandle | _Int | None,
) -> tuple[nvJitLinkResult, int]:
    """Tells how large the cubin is that nvJitLinkComplete made.

    nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedCubin(
    handle: nvJitLinkHandle | _Int | None,
    cubin: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    """Gives a copy of the cubin that nvJitLinkComplete made.

    nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)

    Parameters
        handle : nvJitLinkHandle, int or None
        cubin : bytearray or bytes to write to

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns cubin, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult, int]:
    """Tells how large the PTX is that a link with -lto and -ptx made.

    nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle | _Int | None,
    ptx: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    """Gives the PTX that a link with -lto and -ptx made.

    nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)

    Parameters
        handle : nvJitLinkHandle, int or None
        ptx : bytearray or bytes to write to

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns ptx, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedLTOIRSize(
    handle: nvJitLinkHandle | _Int | None,
) -> tuple[nvJitLinkResult, int]:
    """Tells how large the LTO IR is that a link with -lto made.

    nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL. Since CUDA 13.3.
    """
def nvJitLinkGetLinkedLTOIR(
    handle: nvJitLinkHandle | _Int | None,
    ltoir: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    """Gives the LTO IR that a link with -lto made, in its container.

    nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)

    Parameters
        handle : nvJitLinkHandle, int or None
        ltoir : bytearray or bytes to write to

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns ltoir, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL. Since CUDA 13.3.
    """
def nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult, int]:
    """Tells how large the log of errors is.

    nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.get_error_log.
    """
def nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle | _Int | None,
    log: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    """Gives the errors of a link as text.

    nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)

    Parameters
        handle : nvJitLinkHandle, int or None
        log : bytearray or bytes to write to

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns log, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.get_error_log.
    """
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult, int]:
    """Tells how large the log of warnings and remarks is.

    nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.get_info_log.
    """
def nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle | _Int | None,
    log: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    """Gives warnings, and what -verbose and -time have to say, as text.

    nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)

    Parameters
        handle : nvJitLinkHandle, int or None
        log : bytearray or bytes to write to

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns log, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.get_info_log.
    """
def nvJitLinkVersion() -> tuple[nvJitLinkResult, int, int]:
    """Tells of which release of CUDA the library is, which must not be older than the compiler
    of what it links.

    nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)

    Returns
        (nvJitLinkResult, major, minor); cubind.checked.nvjitlink returns (major, minor), or
            raises NvJitLinkError
        major, minor : int

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL. Since CUDA 12.3.
    """
