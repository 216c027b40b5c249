# nvvm.pyi of cubind for libNVVM, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvvm.yaml.

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

class nvvmResult(_Enum):
    """What functions of libNVVM return.

    enum nvvmResult.

    Members
        NVVM_SUCCESS = 0, NVVM_ERROR_OUT_OF_MEMORY = 1,
        NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2, NVVM_ERROR_IR_VERSION_MISMATCH = 3,
        NVVM_ERROR_INVALID_INPUT = 4, NVVM_ERROR_INVALID_PROGRAM = 5,
        NVVM_ERROR_INVALID_IR = 6, NVVM_ERROR_INVALID_OPTION = 7,
        NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8, NVVM_ERROR_COMPILATION = 9,
        NVVM_ERROR_CANCELLED = 10

    Taken by
        nvvmGetErrorString
    """
    NVVM_SUCCESS: ClassVar[nvvmResult]
    NVVM_ERROR_OUT_OF_MEMORY: ClassVar[nvvmResult]
    NVVM_ERROR_PROGRAM_CREATION_FAILURE: ClassVar[nvvmResult]
    NVVM_ERROR_IR_VERSION_MISMATCH: ClassVar[nvvmResult]
    NVVM_ERROR_INVALID_INPUT: ClassVar[nvvmResult]
    NVVM_ERROR_INVALID_PROGRAM: ClassVar[nvvmResult]
    NVVM_ERROR_INVALID_IR: ClassVar[nvvmResult]
    NVVM_ERROR_INVALID_OPTION: ClassVar[nvvmResult]
    NVVM_ERROR_NO_MODULE_IN_PROGRAM: ClassVar[nvvmResult]
    NVVM_ERROR_COMPILATION: ClassVar[nvvmResult]
    NVVM_ERROR_CANCELLED: ClassVar[nvvmResult]

class nvvmProgram(_Handle):
    """Modules of NVVM IR and what they were compiled to, from nvvmCreateProgram to
    nvvmDestroyProgram.

    struct _nvvmProgram *

    Made by
        nvvmCreateProgram

    Ended by
        nvvmDestroyProgram
    """

def nvvmGetErrorString(result: nvvmResult | int) -> tuple[nvvmResult, bytes | None]:
    """Gives what a status means, in English.

    const char *nvvmGetErrorString(nvvmResult result)

    Parameters
        result : nvvmResult or int

    Returns
        (nvvmResult.NVVM_SUCCESS, bytes | None); cubind.checked.nvvm returns str | None

    Keeps the GIL.
    """
def nvvmVersion() -> tuple[nvvmResult, int, int]:
    """Gives the version of libNVVM.

    nvvmResult nvvmVersion(int *major, int *minor)

    Returns
        (nvvmResult, major, minor); cubind.checked.nvvm returns (major, minor), or raises
            NvvmError
        major, minor : int

    Keeps the GIL.
    """
def nvvmIRVersion() -> tuple[nvvmResult, int, int, int, int]:
    """Gives the versions of NVVM IR and of its debug metadata that libNVVM reads.

    nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)

    Returns
        (nvvmResult, majorIR, minorIR, majorDbg, minorDbg); cubind.checked.nvvm returns
            (majorIR, minorIR, majorDbg, minorDbg), or raises NvvmError
        majorIR, minorIR, majorDbg, minorDbg : int

    Keeps the GIL.
    """
def nvvmLLVMVersion(arch: _Text) -> tuple[nvvmResult, int]:
    """Tells which LLVM an architecture is compiled with, whose dialect of bitcode and text it
    takes.

    nvvmResult nvvmLLVMVersion(const char *arch, int *major)

    Parameters
        arch : str or bytes; such as compute_90

    Returns
        (nvvmResult, major); cubind.checked.nvvm returns major, or raises NvvmError
        major : int

    Fails with
        NVVM_ERROR_INVALID_INPUT

    Keeps the GIL. Since CUDA 13.1.
    """
def nvvmCreateProgram() -> tuple[nvvmResult, nvvmProgram]:
    """Makes an empty program, to which modules of NVVM IR are added.

    nvvmResult nvvmCreateProgram(nvvmProgram *prog)

    Returns
        (nvvmResult, prog); cubind.checked.nvvm returns prog, or raises NvvmError
        prog : nvvmProgram

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_PROGRAM

    Releases the GIL.
    """
def nvvmDestroyProgram(prog: nvvmProgram | _Int | None) -> tuple[nvvmResult]:
    """Destroys a program, and sets the caller's handle to 0.

    nvvmResult nvvmDestroyProgram(nvvmProgram *prog)

    Parameters
        prog : nvvmProgram, int (address) or None; in and out

    Returns
        (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Releases the GIL.
    """
def nvvmAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None,
) -> tuple[nvvmResult]:
    """Adds a module of NVVM IR, as bitcode or text, to a program, and reads it at once.

    nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
        const char *name)

    Parameters
        prog : nvvmProgram, int or None
        buffer : int (address), buffer or None; at least size bytes long
        size : int; bytes
        name : str, bytes or None; shown in messages

    Returns
        (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_INPUT, NVVM_ERROR_INVALID_PROGRAM

    Releases the GIL.
    """
def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None,
) -> tuple[nvvmResult]:
    """Adds a module as bitcode, of which only what other modules use is read; made for
    libdevice.

    nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
        const char *name)

    Parameters
        prog : nvvmProgram, int or None
        buffer : int (address), buffer or None; at least size bytes long
        size : int; bytes
        name : str, bytes or None; shown in messages

    Returns
        (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_INPUT, NVVM_ERROR_INVALID_PROGRAM

    Releases the GIL.
    """
def nvvmCompileProgram(
    prog: nvvmProgram | _Int | None,
    numOptions: _Int,
    options: Sequence[_Text] | None,
) -> tuple[nvvmResult]:
    """Compiles the modules of a program together to PTX, or to LTO IR with -gen-lto; errors
    are in the log.

    nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)

    Parameters
        prog : nvvmProgram, int or None
        numOptions : int
        options : sequence of str or bytes, or None; as many as numOptions; one text each,
            such as -arch=compute_90

    Returns
        (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_IR_VERSION_MISMATCH,
        NVVM_ERROR_INVALID_PROGRAM, NVVM_ERROR_INVALID_OPTION,
        NVVM_ERROR_NO_MODULE_IN_PROGRAM, NVVM_ERROR_COMPILATION

    Releases the GIL.
    """
def nvvmVerifyProgram(
    prog: nvvmProgram | _Int | None,
    numOptions: _Int,
    options: Sequence[_Text] | None,
) -> tuple[nvvmResult]:
    """Checks the modules of a program without compiling them; errors are in the log.

    nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)

    Parameters
        prog : nvvmProgram, int or None
        numOptions : int
        options : sequence of str or bytes, or None; as many as numOptions; one text each,
            such as -arch=compute_90

    Returns
        (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_IR_VERSION_MISMATCH,
        NVVM_ERROR_INVALID_PROGRAM, NVVM_ERROR_INVALID_IR, NVVM_ERROR_INVALID_OPTION,
        NVVM_ERROR_NO_MODULE_IN_PROGRAM

    Releases the GIL.
    """
def nvvmGetCompiledResultSize(prog: nvvmProgram | _Int | None) -> tuple[nvvmResult, int]:
    """Tells how large the result of nvvmCompileProgram is.

    nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)

    Parameters
        prog : nvvmProgram, int or None

    Returns
        (nvvmResult, bufferSizeRet); cubind.checked.nvvm returns bufferSizeRet, or raises
            NvvmError
        bufferSizeRet : int; bytes, with the zero at the end of a text

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    """
def nvvmGetCompiledResult(
    prog: nvvmProgram | _Int | None,
    buffer: bytes | bytearray,
) -> tuple[nvvmResult]:
    """Gives the PTX or LTO IR that nvvmCompileProgram made.

    nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)

    Parameters
        prog : nvvmProgram, int or None
        buffer : bytearray or bytes to write to

    Returns
        (nvvmResult,); cubind.checked.nvvm returns buffer, or raises NvvmError

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    """
def nvvmGetProgramLogSize(prog: nvvmProgram | _Int | None) -> tuple[nvvmResult, int]:
    """Tells how large the log of the latest compilation or check is.

    nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)

    Parameters
        prog : nvvmProgram, int or None

    Returns
        (nvvmResult, bufferSizeRet); cubind.checked.nvvm returns bufferSizeRet, or raises
            NvvmError
        bufferSizeRet : int; bytes, with the zero at the end of a text

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    """
def nvvmGetProgramLog(
    prog: nvvmProgram | _Int | None,
    buffer: bytes | bytearray,
) -> tuple[nvvmResult]:
    """Gives errors and warnings of the latest compilation or check as text.

    nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)

    Parameters
        prog : nvvmProgram, int or None
        buffer : bytearray or bytes to write to

    Returns
        (nvvmResult,); cubind.checked.nvvm returns buffer, or raises NvvmError

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    """
