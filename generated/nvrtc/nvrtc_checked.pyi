# nvrtc_checked.pyi of cubind for NVRTC, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvrtc.yaml.

from collections.abc import Callable, Sequence

from cubind import CUDAError
from cubind.nvrtc import (
    _Int,
    _Text,
    sizeof,
    nvrtcResult,
    nvrtcProgram,
    nvrtcBundledHeadersInfo,
    NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE,
    NVRTC_INSTALL_HEADERS_NO_WAIT,
    NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS,
)

__all__ = [
    "sizeof",
    "nvrtcResult",
    "nvrtcProgram",
    "nvrtcBundledHeadersInfo",
    "NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE",
    "NVRTC_INSTALL_HEADERS_NO_WAIT",
    "NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS",
    "nvrtcGetErrorString",
    "nvrtcVersion",
    "nvrtcGetNumSupportedArchs",
    "nvrtcGetSupportedArchs",
    "nvrtcCreateProgram",
    "nvrtcDestroyProgram",
    "nvrtcCompileProgram",
    "nvrtcGetPTXSize",
    "nvrtcGetPTX",
    "nvrtcGetCUBINSize",
    "nvrtcGetCUBIN",
    "nvrtcGetLTOIRSize",
    "nvrtcGetLTOIR",
    "nvrtcGetOptiXIRSize",
    "nvrtcGetOptiXIR",
    "nvrtcGetProgramLogSize",
    "nvrtcGetProgramLog",
    "nvrtcAddNameExpression",
    "nvrtcGetLoweredName",
    "nvrtcGetPCHHeapSize",
    "nvrtcSetPCHHeapSize",
    "nvrtcGetPCHCreateStatus",
    "nvrtcGetPCHHeapSizeRequired",
    "nvrtcSetFlowCallback",
    "nvrtcGetTileIRSize",
    "nvrtcGetTileIR",
    "nvrtcInstallBundledHeaders",
    "nvrtcGetBundledHeadersInfo",
    "nvrtcRemoveBundledHeaders",
    "NvrtcError",
    "OutOfMemoryError",
    "ProgramCreationFailureError",
    "InvalidInputError",
    "InvalidProgramError",
    "InvalidOptionError",
    "CompilationError",
    "BuiltinOperationFailureError",
    "NoNameExpressionsAfterCompilationError",
    "NoLoweredNamesBeforeCompilationError",
    "NameExpressionNotValidError",
    "InternalError",
    "TimeFileWriteFailedError",
    "NoPchCreateAttemptedError",
    "PchCreateHeapExhaustedError",
    "PchCreateError",
    "CancelledError",
    "TimeTraceFileWriteFailedError",
    "BusyError",
]

class NvrtcError(CUDAError): ...
class OutOfMemoryError(NvrtcError): ...
class ProgramCreationFailureError(NvrtcError): ...
class InvalidInputError(NvrtcError): ...
class InvalidProgramError(NvrtcError): ...
class InvalidOptionError(NvrtcError): ...
class CompilationError(NvrtcError): ...
class BuiltinOperationFailureError(NvrtcError): ...
class NoNameExpressionsAfterCompilationError(NvrtcError): ...
class NoLoweredNamesBeforeCompilationError(NvrtcError): ...
class NameExpressionNotValidError(NvrtcError): ...
class InternalError(NvrtcError): ...
class TimeFileWriteFailedError(NvrtcError): ...
class NoPchCreateAttemptedError(NvrtcError): ...
class PchCreateHeapExhaustedError(NvrtcError): ...
class PchCreateError(NvrtcError): ...
class CancelledError(NvrtcError): ...
class TimeTraceFileWriteFailedError(NvrtcError): ...
class BusyError(NvrtcError): ...

def nvrtcGetErrorString(result: nvrtcResult | int) -> str | None:
    """Gives the identifier of a status, such as NVRTC_ERROR_COMPILATION.

    const char *nvrtcGetErrorString(nvrtcResult result)

    Parameters
        result : nvrtcResult or int

    Returns
        (nvrtcResult.NVRTC_SUCCESS, bytes | None); cubind.checked.nvrtc returns str | None

    Keeps the GIL.
    """
def nvrtcVersion() -> tuple[int, int]:
    """Tells which release of CUDA the compiler comes from.

    nvrtcResult nvrtcVersion(int *major, int *minor)

    Returns
        (nvrtcResult, major, minor); cubind.checked.nvrtc returns (major, minor), or raises
            NvrtcError
        major, minor : int

    Fails with
        NVRTC_ERROR_INVALID_INPUT

    Keeps the GIL.
    """
def nvrtcGetNumSupportedArchs() -> int:
    """Counts the architectures that the compiler can compile for.

    nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)

    Returns
        (nvrtcResult, numArchs); cubind.checked.nvrtc returns numArchs, or raises NvrtcError
        numArchs : int

    Fails with
        NVRTC_ERROR_INVALID_INPUT

    Keeps the GIL.
    """
def nvrtcGetSupportedArchs() -> list[int]:
    """Lists the architectures that the compiler can compile for, in ascending order.

    nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)

    Returns
        (nvrtcResult, supportedArchs); cubind.checked.nvrtc returns supportedArchs, or
            raises NvrtcError
        supportedArchs : list[int]; 10 * major + minor, such as 90

    Fails with
        NVRTC_ERROR_INVALID_INPUT

    Keeps the GIL.
    """
def nvrtcCreateProgram(
    src: _Text,
    name: _Text | None = ...,
    headers: Sequence[_Text] | None = ...,
    includeNames: Sequence[_Text] | None = ...,
) -> nvrtcProgram:
    """Makes a program of CUDA C++ source, which is copied; headers are texts that it may
    include by includeNames.

    nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name,
        int numHeaders, const char *const *headers, const char *const *includeNames)

    Parameters
        src : str or bytes; source as text
        name : str, bytes or None; file name for messages; default_program if it is None or
            empty
        headers : sequence of str or bytes, or None; sources as text
        includeNames : sequence of str or bytes, or None; for each of headers, what stands
            between the quotes

    Returns
        prog, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, prog)
        prog : nvrtcProgram

    Fails with
        NVRTC_ERROR_OUT_OF_MEMORY, NVRTC_ERROR_PROGRAM_CREATION_FAILURE,
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Releases the GIL.
    In cubind.core: Program.
    """
def nvrtcDestroyProgram(prog: nvrtcProgram | _Int | None) -> None:
    """Destroys a program and the names that it gave, and sets the caller's handle to 0.

    nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)

    Parameters
        prog : nvrtcProgram, int (address) or None; in and out

    Returns
        (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError

    Fails with
        NVRTC_ERROR_INVALID_PROGRAM

    Releases the GIL.
    In cubind.core: Program.close.
    """
def nvrtcCompileProgram(
    prog: nvrtcProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None:
    """Compiles a program, with options much like those of nvcc; errors in the source are in
    nvrtcGetProgramLog.

    nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions,
        const char *const *options)

    Parameters
        prog : nvrtcProgram, int or None
        options : sequence of str or bytes, or None; one text each, such as -arch=sm_90

    Returns
        None, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)

    Fails with
        NVRTC_ERROR_OUT_OF_MEMORY, NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM,
        NVRTC_ERROR_INVALID_OPTION, NVRTC_ERROR_COMPILATION,
        NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, NVRTC_ERROR_TIME_FILE_WRITE_FAILED,
        NVRTC_ERROR_CANCELLED

    Releases the GIL.
    In cubind.core: Program.compile.
    """
def nvrtcGetPTXSize(prog: nvrtcProgram | _Int | None) -> int:
    """Tells how large the PTX of a compiled program is.

    nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        (nvrtcResult, ptxSizeRet); cubind.checked.nvrtc returns ptxSizeRet, or raises
            NvrtcError
        ptxSizeRet : int; bytes, with the zero at the end

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    In cubind.core: Program.compile.
    """
def nvrtcGetPTX(prog: nvrtcProgram | _Int | None) -> bytes:
    """Gives the PTX of a compiled program, with a zero at the end.

    nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        ptx, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)
        ptx : bytes; as long as nvrtcGetPTXSize tells

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    In cubind.core: Program.compile.
    """
def nvrtcGetCUBINSize(prog: nvrtcProgram | _Int | None) -> int:
    """Tells how large the cubin of a compiled program is, which there is for -arch=sm_XX, not
    compute_XX.

    nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        (nvrtcResult, cubinSizeRet); cubind.checked.nvrtc returns cubinSizeRet, or raises
            NvrtcError
        cubinSizeRet : int; bytes, 0 if there is none

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    In cubind.core: Program.compile.
    """
def nvrtcGetCUBIN(prog: nvrtcProgram | _Int | None) -> bytes:
    """Gives the cubin of a program that was compiled for a real architecture.

    nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        cubin, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)
        cubin : bytes; as long as nvrtcGetCUBINSize tells

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    In cubind.core: Program.compile.
    """
def nvrtcGetLTOIRSize(prog: nvrtcProgram | _Int | None) -> int:
    """Tells how large the LTO IR of a program is, which there is with -dlto.

    nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        (nvrtcResult, LTOIRSizeRet); cubind.checked.nvrtc returns LTOIRSizeRet, or raises
            NvrtcError
        LTOIRSizeRet : int; bytes, 0 if there is none

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL. Since CUDA 12.0.
    In cubind.core: Program.compile.
    """
def nvrtcGetLTOIR(prog: nvrtcProgram | _Int | None) -> bytes:
    """Gives the LTO IR of a program that was compiled with -dlto, for nvJitLink.

    nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        LTOIR, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)
        LTOIR : bytes; as long as nvrtcGetLTOIRSize tells

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL. Since CUDA 12.0.
    In cubind.core: Program.compile.
    """
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | _Int | None) -> int:
    """Tells how large the OptiX IR of a program is, which there is with --optix-ir.

    nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        (nvrtcResult, optixirSizeRet); cubind.checked.nvrtc returns optixirSizeRet, or
            raises NvrtcError
        optixirSizeRet : int; bytes, 0 if there is none

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL. Since CUDA 12.0.
    """
def nvrtcGetOptiXIR(prog: nvrtcProgram | _Int | None) -> bytes:
    """Gives the OptiX IR of a program that was compiled with --optix-ir.

    nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        optixir, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)
        optixir : bytes; as long as nvrtcGetOptiXIRSize tells

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL. Since CUDA 12.0.
    """
def nvrtcGetProgramLogSize(prog: nvrtcProgram | _Int | None) -> int:
    """Tells how large the log of the latest compilation is; there may be warnings after
    success.

    nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        (nvrtcResult, logSizeRet); cubind.checked.nvrtc returns logSizeRet, or raises
            NvrtcError
        logSizeRet : int; bytes, with the zero at the end

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    In cubind.core: Program.compile.
    """
def nvrtcGetProgramLog(prog: nvrtcProgram | _Int | None) -> bytes:
    """Gives errors and warnings of the latest compilation, with a zero at the end.

    nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        log, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)
        log : bytes; as long as nvrtcGetProgramLogSize tells

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    In cubind.core: Program.compile.
    """
def nvrtcAddNameExpression(prog: nvrtcProgram | _Int | None, name_expression: _Text) -> None:
    """Asks, before compilation, for the symbol of a C++ name, which also instantiates a
    template.

    nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression)

    Parameters
        prog : nvrtcProgram, int or None
        name_expression : str or bytes; C++, such as kernel<float>, or &scale for a variable

    Returns
        (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError

    Fails with
        NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_INVALID_INPUT,
        NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION

    Keeps the GIL.
    In cubind.core: Program.compile.
    """
def nvrtcGetLoweredName(prog: nvrtcProgram | _Int | None, name_expression: _Text) -> str | None:
    """Gives, after compilation, the symbol of a name that nvrtcAddNameExpression had, in the
    very same spelling.

    nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression,
        const char **lowered_name)

    Parameters
        prog : nvrtcProgram, int or None
        name_expression : str or bytes

    Returns
        lowered_name, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, lowered_name)
        lowered_name : str | None

    Fails with
        NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION, NVRTC_ERROR_INVALID_PROGRAM,
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID

    Keeps the GIL.
    In cubind.core: ObjectCode.symbol_mapping.
    """
def nvrtcGetPCHHeapSize() -> int:
    """Tells how much memory the process has for precompiled headers.

    nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)

    Returns
        (nvrtcResult, ret); cubind.checked.nvrtc returns ret, or raises NvrtcError
        ret : int; bytes

    Fails with
        NVRTC_ERROR_INVALID_INPUT

    Keeps the GIL. Since CUDA 12.8.
    """
def nvrtcSetPCHHeapSize(size: _Int) -> None:
    """Sets how much memory the process has for precompiled headers, and throws those away that
    are there.

    nvrtcResult nvrtcSetPCHHeapSize(size_t size)

    Parameters
        size : int; bytes, which may be rounded up

    Returns
        (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError

    Keeps the GIL. Since CUDA 12.8.
    """
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | _Int | None) -> None:
    """Tells by its status whether the compilation made a precompiled header, or why not.

    nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        (nvrtcResult,); cubind.checked.nvrtc returns None, or raises NvrtcError

    Fails with
        NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED, NVRTC_ERROR_PCH_CREATE,
        NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL. Since CUDA 12.8.
    In cubind.core: Program.pch_status.
    """
def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | _Int | None) -> int:
    """Tells how much memory the precompiled header of a program takes, when
    nvrtcGetPCHCreateStatus gave NVRTC_SUCCESS or NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED.

    nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        (nvrtcResult, size); cubind.checked.nvrtc returns size, or raises NvrtcError
        size : int; bytes

    Fails with
        NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_INVALID_INPUT

    Keeps the GIL. Since CUDA 12.8.
    """
def nvrtcSetFlowCallback(
    prog: nvrtcProgram | _Int | None,
    callback: _Int | Callable[..., object] | None,
    payload: object | None = ...,
) -> None:
    """Has compilations call a function now and then, which may stop them; it is called from
    any thread, and from several at once.

    nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *),
        void *payload)

    Parameters
        prog : nvrtcProgram, int or None
        callback : callable, int (address of a C function) or None; called as
            callback(payload, int) -> int, exceptions go to sys.unraisablehook; it returns 1
            to stop the compilation, and again at each later call during it; 0, or an
            exception, lets it go on; it must not call NVRTC, libNVVM or PTX tools; its
            second argument is reserved
        payload : any object, which the callable gets; int (address) for a C function, or
            None

    Returns
        None, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)

    Fails with
        NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_INVALID_INPUT

    Keeps the GIL. Since CUDA 12.8.
    """
def nvrtcGetTileIRSize(prog: nvrtcProgram | _Int | None) -> int:
    """Tells how large the Tile IR of a compiled program is.

    nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        (nvrtcResult, TileIRSizeRet); cubind.checked.nvrtc returns TileIRSizeRet, or raises
            NvrtcError
        TileIRSizeRet : int; bytes

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL. Since CUDA 13.2.
    """
def nvrtcGetTileIR(prog: nvrtcProgram | _Int | None) -> bytes:
    """Gives the Tile IR of a compiled program.

    nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)

    Parameters
        prog : nvrtcProgram, int or None

    Returns
        TileIR, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult,)
        TileIR : bytes; as long as nvrtcGetTileIRSize tells

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_PROGRAM

    Keeps the GIL. Since CUDA 13.2.
    """
def nvrtcInstallBundledHeaders(installPath: _Text, flags: _Int | None = ...) -> None:
    """Writes the CUDA headers that the library brings along to a folder; compile with -I of it
    and of its subfolder cccl.

    nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags,
        const char **errorLog)

    Parameters
        installPath : str or bytes
        flags : int or None; NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS (0) leaves headers of the
            same version; NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE deletes what is in the
            folder; while others install there the call waits, or fails if
            NVRTC_INSTALL_HEADERS_NO_WAIT is or-ed

    Returns
        None, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, errorLog)

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, NVRTC_ERROR_BUSY

    Releases the GIL. Since CUDA 13.3.
    """
def nvrtcGetBundledHeadersInfo() -> nvrtcBundledHeadersInfo:
    """Tells which headers the library brings along, without writing any.

    nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info,
        const char **errorLog)

    Returns
        info, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, info, errorLog)
        info : nvrtcBundledHeadersInfo

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE

    Releases the GIL. Since CUDA 13.3.
    """
def nvrtcRemoveBundledHeaders(installPath: _Text) -> None:
    """Deletes what is in the folder of nvrtcInstallBundledHeaders, whoever put it there.

    nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)

    Parameters
        installPath : str or bytes

    Returns
        None, or raises NvrtcError; cubind.nvrtc returns (nvrtcResult, errorLog)

    Fails with
        NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE

    Releases the GIL. Since CUDA 13.3.
    """
