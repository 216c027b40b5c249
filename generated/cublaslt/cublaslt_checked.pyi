# cublaslt_checked.pyi of cubind for cuBLASLt, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cublaslt.yaml.

from collections.abc import Callable
from typing import Any, SupportsFloat

from typing_extensions import Buffer

from cubind import CUDAError
from cubind.cublaslt import (
    _Int,
    _Address,
    _Text,
    sizeof,
    cudaDataType,
    cudaDataType_t,
    libraryPropertyType,
    libraryPropertyType_t,
    cublasStatus_t,
    cublasComputeType_t,
    cublasLtMatmulTile_t,
    cublasLtMatmulStages_t,
    cublasLtClusterShape_t,
    cublasLtMatmulInnerShape_t,
    cublasLtMatmulMatrixScale_t,
    cublasLtPointerMode_t,
    cublasLtPointerModeMask_t,
    cublasLtOrder_t,
    cublasLtBatchMode_t,
    cublasLtIntegerWidth_t,
    cublasLtMatrixLayoutAttribute_t,
    cublasLtMatmulDescAttributes_t,
    cublasLtMatmulBatchInvarianceFlags_t,
    cublasLtMatrixTransformDescAttributes_t,
    cublasLtEmulationDescAttributes_t,
    cublasLtReductionScheme_t,
    cublasLtEpilogue_t,
    cublasLtMatmulSearch_t,
    cublasLtMatmulPreferenceAttributes_t,
    cublasLtMatmulAlgoCapAttributes_t,
    cublasLtMatmulAlgoConfigAttributes_t,
    cudaStream_t,
    cublasLtHandle_t,
    cublasLtMatrixLayout_t,
    cublasLtMatmulDesc_t,
    cublasLtMatrixTransformDesc_t,
    cublasLtMatmulPreference_t,
    cublasLtEmulationDesc_t,
    cublasLtNumericalImplFlags_t,
    cublasLtLoggerCallback_t,
    cublasLtMatrixLayoutOpaque_t,
    cublasLtMatmulAlgo_t,
    cublasLtMatmulDescOpaque_t,
    cublasLtMatrixTransformDescOpaque_t,
    cublasLtMatmulPreferenceOpaque_t,
    cublasLtEmulationDescOpaque_t,
    cublasLtMatmulHeuristicResult_t,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK,
)

__all__ = [
    "sizeof",
    "cudaDataType",
    "cudaDataType_t",
    "libraryPropertyType",
    "libraryPropertyType_t",
    "cublasStatus_t",
    "cublasComputeType_t",
    "cublasLtMatmulTile_t",
    "cublasLtMatmulStages_t",
    "cublasLtClusterShape_t",
    "cublasLtMatmulInnerShape_t",
    "cublasLtMatmulMatrixScale_t",
    "cublasLtPointerMode_t",
    "cublasLtPointerModeMask_t",
    "cublasLtOrder_t",
    "cublasLtBatchMode_t",
    "cublasLtIntegerWidth_t",
    "cublasLtMatrixLayoutAttribute_t",
    "cublasLtMatmulDescAttributes_t",
    "cublasLtMatmulBatchInvarianceFlags_t",
    "cublasLtMatrixTransformDescAttributes_t",
    "cublasLtEmulationDescAttributes_t",
    "cublasLtReductionScheme_t",
    "cublasLtEpilogue_t",
    "cublasLtMatmulSearch_t",
    "cublasLtMatmulPreferenceAttributes_t",
    "cublasLtMatmulAlgoCapAttributes_t",
    "cublasLtMatmulAlgoConfigAttributes_t",
    "cudaStream_t",
    "cublasLtHandle_t",
    "cublasLtMatrixLayout_t",
    "cublasLtMatmulDesc_t",
    "cublasLtMatrixTransformDesc_t",
    "cublasLtMatmulPreference_t",
    "cublasLtEmulationDesc_t",
    "cublasLtNumericalImplFlags_t",
    "cublasLtLoggerCallback_t",
    "cublasLtMatrixLayoutOpaque_t",
    "cublasLtMatmulAlgo_t",
    "cublasLtMatmulDescOpaque_t",
    "cublasLtMatrixTransformDescOpaque_t",
    "cublasLtMatmulPreferenceOpaque_t",
    "cublasLtEmulationDescOpaque_t",
    "cublasLtMatmulHeuristicResult_t",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK",
    "CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK",
    "cublasLtCreate",
    "cublasLtDestroy",
    "cublasLtGetStatusName",
    "cublasLtGetStatusString",
    "cublasLtGetVersion",
    "cublasLtGetCudartVersion",
    "cublasLtGetProperty",
    "cublasLtHeuristicsCacheGetCapacity",
    "cublasLtHeuristicsCacheSetCapacity",
    "cublasLtDisableCpuInstructionsSetMask",
    "cublasLtMatmul",
    "cublasLtMatrixTransform",
    "cublasLtMatrixLayoutInit_internal",
    "cublasLtMatrixLayoutInit",
    "cublasLtGroupedMatrixLayoutInit_internal",
    "cublasLtGroupedMatrixLayoutInit",
    "cublasLtMatrixLayoutCreate",
    "cublasLtGroupedMatrixLayoutCreate",
    "cublasLtMatrixLayoutDestroy",
    "cublasLtMatrixLayoutSetAttribute",
    "cublasLtMatrixLayoutGetAttribute",
    "cublasLtMatmulDescInit_internal",
    "cublasLtMatmulDescInit",
    "cublasLtMatmulDescCreate",
    "cublasLtMatmulDescDestroy",
    "cublasLtMatmulDescSetAttribute",
    "cublasLtMatmulDescGetAttribute",
    "cublasLtMatrixTransformDescInit_internal",
    "cublasLtMatrixTransformDescInit",
    "cublasLtMatrixTransformDescCreate",
    "cublasLtMatrixTransformDescDestroy",
    "cublasLtMatrixTransformDescSetAttribute",
    "cublasLtMatrixTransformDescGetAttribute",
    "cublasLtEmulationDescInit_internal",
    "cublasLtEmulationDescInit",
    "cublasLtEmulationDescCreate",
    "cublasLtEmulationDescDestroy",
    "cublasLtEmulationDescSetAttribute",
    "cublasLtEmulationDescGetAttribute",
    "cublasLtMatmulPreferenceInit_internal",
    "cublasLtMatmulPreferenceInit",
    "cublasLtMatmulPreferenceCreate",
    "cublasLtMatmulPreferenceDestroy",
    "cublasLtMatmulPreferenceSetAttribute",
    "cublasLtMatmulPreferenceGetAttribute",
    "cublasLtMatmulAlgoGetHeuristic",
    "cublasLtMatmulAlgoGetHeuristicForStream",
    "cublasLtMatmulAlgoGetIds",
    "cublasLtMatmulAlgoInit",
    "cublasLtMatmulAlgoCheck",
    "cublasLtMatmulAlgoCheckForStream",
    "cublasLtMatmulAlgoCapGetAttribute",
    "cublasLtMatmulAlgoConfigSetAttribute",
    "cublasLtMatmulAlgoConfigGetAttribute",
    "cublasLtLoggerSetCallback",
    "cublasLtLoggerSetFile",
    "cublasLtLoggerOpenFile",
    "cublasLtLoggerSetLevel",
    "cublasLtLoggerSetMask",
    "cublasLtLoggerForceDisable",
    "CublasLtError",
    "NotInitializedError",
    "AllocFailedError",
    "InvalidValueError",
    "ArchMismatchError",
    "MappingError",
    "ExecutionFailedError",
    "InternalError",
    "NotSupportedError",
    "LicenseError",
]

class CublasLtError(CUDAError): ...
class NotInitializedError(CublasLtError): ...
class AllocFailedError(CublasLtError): ...
class InvalidValueError(CublasLtError): ...
class ArchMismatchError(CublasLtError): ...
class MappingError(CublasLtError): ...
class ExecutionFailedError(CublasLtError): ...
class InternalError(CublasLtError): ...
class NotSupportedError(CublasLtError): ...
class LicenseError(CublasLtError): ...

def cublasLtCreate() -> cublasLtHandle_t:
    """Makes a handle for the current device; workspaces are not in it but come with each call.

    cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)

    Returns
        (cublasStatus_t, lightHandle); cubind.checked.cublaslt returns lightHandle, or
            raises CublasLtError
        lightHandle : cublasLtHandle_t

    Releases the GIL.
    """
def cublasLtDestroy(lightHandle: cublasLtHandle_t | _Int | None) -> None:
    """Destroys a handle.

    cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)

    Parameters
        lightHandle : cublasLtHandle_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Releases the GIL.
    """
def cublasLtGetStatusName(status: cublasStatus_t | int) -> str | None:
    """Gives the identifier of a status, such as CUBLAS_STATUS_INVALID_VALUE.

    const char *cublasLtGetStatusName(cublasStatus_t status)

    Parameters
        status : cublasStatus_t or int

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS, bytes | None); cubind.checked.cublaslt
            returns str | None

    Keeps the GIL.
    """
def cublasLtGetStatusString(status: cublasStatus_t | int) -> str | None:
    """Gives what a status means, in English.

    const char *cublasLtGetStatusString(cublasStatus_t status)

    Parameters
        status : cublasStatus_t or int

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS, bytes | None); cubind.checked.cublaslt
            returns str | None

    Keeps the GIL.
    """
def cublasLtGetVersion() -> int:
    """Gives the version of cuBLASLt, which counts by itself.

    size_t cublasLtGetVersion(void)

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS, int); cubind.checked.cublaslt returns int

    Keeps the GIL.
    """
def cublasLtGetCudartVersion() -> int:
    """Tells of which release of CUDA the runtime is that cuBLASLt has inside.

    size_t cublasLtGetCudartVersion(void)

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS, int); cubind.checked.cublaslt returns int

    Keeps the GIL.
    """
def cublasLtGetProperty(type: libraryPropertyType | int) -> int:
    """Gives one part of the version of cuBLASLt.

    cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)

    Parameters
        type : libraryPropertyType or int

    Returns
        (cublasStatus_t, value); cubind.checked.cublaslt returns value, or raises
            CublasLtError
        value : int

    Keeps the GIL.
    """
def cublasLtHeuristicsCacheGetCapacity() -> int:
    """Tells how many answers of the heuristic the library remembers.

    cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)

    Returns
        (cublasStatus_t, capacity); cubind.checked.cublaslt returns capacity, or raises
            CublasLtError
        capacity : int

    Keeps the GIL.
    """
def cublasLtHeuristicsCacheSetCapacity(capacity: _Int) -> None:
    """Sets how many answers of the heuristic the library remembers.

    cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)

    Parameters
        capacity : int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Releases the GIL.
    """
def cublasLtDisableCpuInstructionsSetMask(mask: _Int) -> int:
    """Says which instruction sets of the CPU the library is not to use.

    unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)

    Parameters
        mask : int; instruction sets, or-ed

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS, int); cubind.checked.cublaslt returns int

    Keeps the GIL. Since CUDA 12.1.
    """
def cublasLtMatmul(
    lightHandle: cublasLtHandle_t | _Int | None,
    computeDesc: cublasLtMatmulDesc_t | _Int | None,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    B: _Address,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    D: _Address,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    algo: cublasLtMatmulAlgo_t | None,
    workspace: _Address,
    workspaceSizeInBytes: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues D = epilogue(alpha * A * B + beta * C) as the descriptors say; D may be C, and
    algo None asks the heuristic.

    cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A,
        cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc,
        const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
        size_t workspaceSizeInBytes, cudaStream_t stream)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        computeDesc : cublasLtMatmulDesc_t, int or None
        alpha : a number (with CUBLASLT_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that computeDesc has for scale factors
        A : int (device address), buffer or None
        Adesc : cublasLtMatrixLayout_t, int or None
        B : int (device address), buffer or None
        Bdesc : cublasLtMatrixLayout_t, int or None
        beta : a number (with CUBLASLT_POINTER_MODE_HOST or
            CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST), else int (address) or
            buffer; of the type that computeDesc has for scale factors
        C : int (device address), buffer or None
        Cdesc : cublasLtMatrixLayout_t, int or None
        D : int (device address), buffer or None; written to
        Ddesc : cublasLtMatrixLayout_t, int or None
        algo : cublasLtMatmulAlgo_t or None
        workspace : int (device address), buffer or None; at least workspaceSizeInBytes
            bytes long; device memory, for work on this stream alone
        workspaceSizeInBytes : int; bytes, at least what the algorithm needs
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_INVALID_VALUE,
        CUBLAS_STATUS_NOT_SUPPORTED, CUBLAS_STATUS_ARCH_MISMATCH,
        CUBLAS_STATUS_EXECUTION_FAILED

    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasLtMatrixTransform(
    lightHandle: cublasLtHandle_t | _Int | None,
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    beta: complex | SupportsFloat | _Int | Buffer,
    B: _Address,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    C: _Address,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> None:
    """Queues C = alpha * A + beta * B, either transposed, or brings one matrix into another
    order or type.

    cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle,
        cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,
        cublasLtMatrixLayout_t Adesc, const void *beta, const void *B,
        cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc,
        cudaStream_t stream)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
        alpha : a number (with CUBLASLT_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Adesc : cublasLtMatrixLayout_t, int or None
        beta : a number (with CUBLASLT_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None
        Bdesc : cublasLtMatrixLayout_t, int or None
        C : int (device address), buffer or None; written to
        Cdesc : cublasLtMatrixLayout_t, int or None
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_INVALID_VALUE,
        CUBLAS_STATUS_NOT_SUPPORTED, CUBLAS_STATUS_ARCH_MISMATCH,
        CUBLAS_STATUS_EXECUTION_FAILED

    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasLtMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    size: _Int,
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> None:
    """What the function without _internal calls, with the size of the storage.

    cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout,
        size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
        size : int
        type : cudaDataType or int
        rows, cols, ld : int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtMatrixLayoutInit(
    matLayout: cublasLtMatrixLayoutOpaque_t | None,
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> None:
    """Makes the description of a matrix in storage of the caller's, which is not destroyed.

    cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t matLayout,
        cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)

    Parameters
        matLayout : cublasLtMatrixLayoutOpaque_t or None; in and out
        type : cudaDataType or int
        rows, cols : int; elements
        ld : int; elements from one column, or row, to the next

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL.
    """
def cublasLtGroupedMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    size: _Int,
    type: cudaDataType | int,
    groupCount: _Int,
    rows_array: _Address,
    cols_array: _Address,
    ld_array: _Address,
) -> None:
    """What the function without _internal calls, with the size of the storage.

    cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(
        cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount,
        const void *rows_array, const void *cols_array, const void *ld_array)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
        size : int
        type : cudaDataType or int
        groupCount : int
        rows_array, cols_array, ld_array : int (address), buffer or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL. Since CUDA 13.1.
    """
def cublasLtGroupedMatrixLayoutInit(
    matLayout: cublasLtMatrixLayoutOpaque_t | None,
    type: cudaDataType | int,
    groupCount: _Int,
    rows_array: _Address,
    cols_array: _Address,
    ld_array: _Address,
) -> None:
    """Makes the description of matrices of several sizes, in storage of the caller's.

    cublasStatus_t cublasLtGroupedMatrixLayoutInit(cublasLtMatrixLayout_t matLayout,
        cudaDataType type, int groupCount, const void *rows_array, const void *cols_array,
        const void *ld_array)

    Parameters
        matLayout : cublasLtMatrixLayoutOpaque_t or None; in and out
        type : cudaDataType or int
        groupCount : int
        rows_array, cols_array, ld_array : int (address), buffer or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL. Since CUDA 13.1.
    """
def cublasLtMatrixLayoutCreate(
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> cublasLtMatrixLayout_t:
    """Makes the description of a matrix, column-major until its order is set;
    cublasLtMatrixLayoutDestroy frees it.

    cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout,
        cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)

    Parameters
        type : cudaDataType or int
        rows, cols : int; elements
        ld : int; elements from one column, or row, to the next

    Returns
        (cublasStatus_t, matLayout); cubind.checked.cublaslt returns matLayout, or raises
            CublasLtError
        matLayout : cublasLtMatrixLayout_t

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL.
    """
def cublasLtGroupedMatrixLayoutCreate(
    type: cudaDataType | int,
    groupCount: _Int,
    rows_array: _Address,
    cols_array: _Address,
    ld_array: _Address,
) -> cublasLtMatrixLayout_t:
    """Makes the description of matrices of several sizes, whose sizes are in device memory.

    cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout,
        cudaDataType type, int groupCount, const void *rows_array, const void *cols_array,
        const void *ld_array)

    Parameters
        type : cudaDataType or int
        groupCount : int
        rows_array, cols_array, ld_array : int (address), buffer or None

    Returns
        (cublasStatus_t, matLayout); cubind.checked.cublaslt returns matLayout, or raises
            CublasLtError
        matLayout : cublasLtMatrixLayout_t

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL. Since CUDA 13.1.
    """
def cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t | _Int | None) -> None:
    """Frees the description of a matrix; what is queued with it goes on.

    cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtMatrixLayoutSetAttribute(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
    buf: Any,
) -> None:
    """Sets one property of a matrix, such as its order or the number of matrices in a batch.

    cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
        cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
        attr : cublasLtMatrixLayoutAttribute_t or int
        buf : a value, of the type that attr calls for

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Types of buf by attr
        int : CUBLASLT_MATRIX_LAYOUT_TYPE, CUBLASLT_MATRIX_LAYOUT_ORDER,
            CUBLASLT_MATRIX_LAYOUT_ROWS, CUBLASLT_MATRIX_LAYOUT_COLS,
            CUBLASLT_MATRIX_LAYOUT_LD, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,
            CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
            CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET, CUBLASLT_MATRIX_LAYOUT_BATCH_MODE,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH
        int (address) or buffer : CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY
        buffer : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatrixLayoutGetAttribute(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
) -> Any:
    """Asks for one property of a matrix.

    cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
        cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
        attr : cublasLtMatrixLayoutAttribute_t or int

    Returns
        (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError
        buf : Any; of the type that attr calls for

    Types of buf by attr
        int : CUBLASLT_MATRIX_LAYOUT_TYPE, CUBLASLT_MATRIX_LAYOUT_ORDER,
            CUBLASLT_MATRIX_LAYOUT_ROWS, CUBLASLT_MATRIX_LAYOUT_COLS,
            CUBLASLT_MATRIX_LAYOUT_LD, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,
            CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
            CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET, CUBLASLT_MATRIX_LAYOUT_BATCH_MODE,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH
        int (address) : CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY,
            CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY
        bytes : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatmulDescInit_internal(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    size: _Int,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> None:
    """What the function without _internal calls, with the size of the storage.

    cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc,
        size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)

    Parameters
        matmulDesc : cublasLtMatmulDesc_t, int or None
        size : int
        computeType : cublasComputeType_t or int
        scaleType : cudaDataType_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtMatmulDescInit(
    matmulDesc: cublasLtMatmulDescOpaque_t | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> None:
    """Makes the description of a product in storage of the caller's, which is not destroyed.

    cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t matmulDesc,
        cublasComputeType_t computeType, cudaDataType_t scaleType)

    Parameters
        matmulDesc : cublasLtMatmulDescOpaque_t or None; in and out
        computeType : cublasComputeType_t or int
        scaleType : cudaDataType_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL.
    """
def cublasLtMatmulDescCreate(
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> cublasLtMatmulDesc_t:
    """Makes the description of a product, with types for the sum and for scale factors.

    cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc,
        cublasComputeType_t computeType, cudaDataType_t scaleType)

    Parameters
        computeType : cublasComputeType_t or int
        scaleType : cudaDataType_t or int

    Returns
        (cublasStatus_t, matmulDesc); cubind.checked.cublaslt returns matmulDesc, or raises
            CublasLtError
        matmulDesc : cublasLtMatmulDesc_t

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL.
    """
def cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t | _Int | None) -> None:
    """Frees the description of a product; what is queued with it goes on.

    cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)

    Parameters
        matmulDesc : cublasLtMatmulDesc_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtMatmulDescSetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
    buf: Any,
) -> None:
    """Sets one property of a product, such as transposition, bias or activation.

    cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
        cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        matmulDesc : cublasLtMatmulDesc_t, int or None
        attr : cublasLtMatmulDescAttributes_t or int
        buf : a value, of the type that attr calls for

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Types of buf by attr
        cublasLtEmulationDesc_t or int : CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR
        cublasLtMatmulBatchInvarianceFlags_t or int :
            CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS
        int : CUBLASLT_MATMUL_DESC_COMPUTE_TYPE, CUBLASLT_MATMUL_DESC_SCALE_TYPE,
            CUBLASLT_MATMUL_DESC_POINTER_MODE, CUBLASLT_MATMUL_DESC_TRANSA,
            CUBLASLT_MATMUL_DESC_TRANSB, CUBLASLT_MATMUL_DESC_TRANSC,
            CUBLASLT_MATMUL_DESC_FILL_MODE, CUBLASLT_MATMUL_DESC_EPILOGUE,
            CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE,
            CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE,
            CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, CUBLASLT_MATMUL_DESC_FAST_ACCUM,
            CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, CUBLASLT_MATMUL_DESC_A_SCALE_MODE,
            CUBLASLT_MATMUL_DESC_B_SCALE_MODE, CUBLASLT_MATMUL_DESC_C_SCALE_MODE,
            CUBLASLT_MATMUL_DESC_D_SCALE_MODE, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE,
            CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE, CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE,
            CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE
        int (address) or buffer : CUBLASLT_MATMUL_DESC_BIAS_POINTER,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER,
            CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, CUBLASLT_MATMUL_DESC_C_SCALE_POINTER,
            CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, CUBLASLT_MATMUL_DESC_AMAX_D_POINTER,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER,
            CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER
        buffer : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatmulDescGetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
) -> Any:
    """Asks for one property of a product.

    cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
        cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten)

    Parameters
        matmulDesc : cublasLtMatmulDesc_t, int or None
        attr : cublasLtMatmulDescAttributes_t or int

    Returns
        (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError
        buf : Any; of the type that attr calls for

    Types of buf by attr
        cublasLtEmulationDesc_t : CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR
        cublasLtMatmulBatchInvarianceFlags_t : CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS
        int : CUBLASLT_MATMUL_DESC_COMPUTE_TYPE, CUBLASLT_MATMUL_DESC_SCALE_TYPE,
            CUBLASLT_MATMUL_DESC_POINTER_MODE, CUBLASLT_MATMUL_DESC_TRANSA,
            CUBLASLT_MATMUL_DESC_TRANSB, CUBLASLT_MATMUL_DESC_TRANSC,
            CUBLASLT_MATMUL_DESC_FILL_MODE, CUBLASLT_MATMUL_DESC_EPILOGUE,
            CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE,
            CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE,
            CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, CUBLASLT_MATMUL_DESC_FAST_ACCUM,
            CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, CUBLASLT_MATMUL_DESC_A_SCALE_MODE,
            CUBLASLT_MATMUL_DESC_B_SCALE_MODE, CUBLASLT_MATMUL_DESC_C_SCALE_MODE,
            CUBLASLT_MATMUL_DESC_D_SCALE_MODE, CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE,
            CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE, CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE,
            CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE
        int (address) : CUBLASLT_MATMUL_DESC_BIAS_POINTER,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER,
            CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, CUBLASLT_MATMUL_DESC_C_SCALE_POINTER,
            CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, CUBLASLT_MATMUL_DESC_AMAX_D_POINTER,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER,
            CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER,
            CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER
        bytes : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatrixTransformDescInit_internal(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    size: _Int,
    scaleType: cudaDataType | int,
) -> None:
    """What the function without _internal calls, with the size of the storage.

    cublasStatus_t cublasLtMatrixTransformDescInit_internal(
        cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)

    Parameters
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
        size : int
        scaleType : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtMatrixTransformDescInit(
    transformDesc: cublasLtMatrixTransformDescOpaque_t | None,
    scaleType: cudaDataType | int,
) -> None:
    """Makes the description of a transformation, with a type for scale factors.

    cublasStatus_t cublasLtMatrixTransformDescInit(
        cublasLtMatrixTransformDesc_t transformDesc, cudaDataType scaleType)

    Parameters
        transformDesc : cublasLtMatrixTransformDescOpaque_t or None; in and out
        scaleType : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL.
    """
def cublasLtMatrixTransformDescCreate(
    scaleType: cudaDataType | int,
) -> cublasLtMatrixTransformDesc_t:
    """Makes the description of a transformation, with a type for scale factors.

    cublasStatus_t cublasLtMatrixTransformDescCreate(
        cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)

    Parameters
        scaleType : cudaDataType or int

    Returns
        (cublasStatus_t, transformDesc); cubind.checked.cublaslt returns transformDesc, or
            raises CublasLtError
        transformDesc : cublasLtMatrixTransformDesc_t

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL.
    """
def cublasLtMatrixTransformDescDestroy(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
) -> None:
    """Frees the description of a transformation.

    cublasStatus_t cublasLtMatrixTransformDescDestroy(
        cublasLtMatrixTransformDesc_t transformDesc)

    Parameters
        transformDesc : cublasLtMatrixTransformDesc_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtMatrixTransformDescSetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
    buf: Any,
) -> None:
    """Sets one property of a transformation, such as transposition.

    cublasStatus_t cublasLtMatrixTransformDescSetAttribute(
        cublasLtMatrixTransformDesc_t transformDesc,
        cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
        attr : cublasLtMatrixTransformDescAttributes_t or int
        buf : a value, of the type that attr calls for

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Types of buf by attr
        int : CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE,
            CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE,
            CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB
        buffer : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatrixTransformDescGetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
) -> Any:
    """Asks for one property of a transformation.

    cublasStatus_t cublasLtMatrixTransformDescGetAttribute(
        cublasLtMatrixTransformDesc_t transformDesc,
        cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten)

    Parameters
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
        attr : cublasLtMatrixTransformDescAttributes_t or int

    Returns
        (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError
        buf : Any; of the type that attr calls for

    Types of buf by attr
        int : CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE,
            CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE,
            CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA, CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB
        bytes : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtEmulationDescInit_internal(
    emulationDesc: cublasLtEmulationDesc_t | _Int | None,
    size: _Int,
) -> None:
    """What the function without _internal calls, with the size of the storage.

    cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc,
        size_t size)

    Parameters
        emulationDesc : cublasLtEmulationDesc_t, int or None
        size : int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL. Since CUDA 13.0.
    """
def cublasLtEmulationDescInit(emulationDesc: cublasLtEmulationDescOpaque_t | None) -> None:
    """Makes the description of how a product is made of others of lower precision.

    cublasStatus_t cublasLtEmulationDescInit(cublasLtEmulationDesc_t emulationDesc)

    Parameters
        emulationDesc : cublasLtEmulationDescOpaque_t or None; in and out

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL. Since CUDA 13.0.
    """
def cublasLtEmulationDescCreate() -> cublasLtEmulationDesc_t:
    """Makes the description of how a product is made of others of lower precision.

    cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t *emulationDesc)

    Returns
        (cublasStatus_t, emulationDesc); cubind.checked.cublaslt returns emulationDesc, or
            raises CublasLtError
        emulationDesc : cublasLtEmulationDesc_t

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL. Since CUDA 13.0.
    """
def cublasLtEmulationDescDestroy(emulationDesc: cublasLtEmulationDesc_t | _Int | None) -> None:
    """Frees the description of an emulation.

    cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc)

    Parameters
        emulationDesc : cublasLtEmulationDesc_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL. Since CUDA 13.0.
    """
def cublasLtEmulationDescSetAttribute(
    emulationDesc: cublasLtEmulationDesc_t | _Int | None,
    attr: cublasLtEmulationDescAttributes_t | int,
    buf: Any,
) -> None:
    """Sets one property of an emulation.

    cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc,
        cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        emulationDesc : cublasLtEmulationDesc_t, int or None
        attr : cublasLtEmulationDescAttributes_t or int
        buf : a value, of the type that attr calls for

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Types of buf by attr
        int : CUBLASLT_EMULATION_DESC_STRATEGY,
            CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET
        int (address) or buffer :
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER
        buffer : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL. Since CUDA 13.0.
    """
def cublasLtEmulationDescGetAttribute(
    emulationDesc: cublasLtEmulationDesc_t | _Int | None,
    attr: cublasLtEmulationDescAttributes_t | int,
) -> Any:
    """Asks for one property of an emulation.

    cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc,
        cublasLtEmulationDescAttributes_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten)

    Parameters
        emulationDesc : cublasLtEmulationDesc_t, int or None
        attr : cublasLtEmulationDescAttributes_t or int

    Returns
        (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError
        buf : Any; of the type that attr calls for

    Types of buf by attr
        int : CUBLASLT_EMULATION_DESC_STRATEGY,
            CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT,
            CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET
        int (address) : CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER
        bytes : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL. Since CUDA 13.0.
    """
def cublasLtMatmulPreferenceInit_internal(
    pref: cublasLtMatmulPreference_t | _Int | None,
    size: _Int,
) -> None:
    """What the function without _internal calls, with the size of the storage.

    cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref,
        size_t size)

    Parameters
        pref : cublasLtMatmulPreference_t, int or None
        size : int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtMatmulPreferenceInit(pref: cublasLtMatmulPreferenceOpaque_t | None) -> None:
    """Makes what limits the search for algorithms, in storage of the caller's.

    cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t pref)

    Parameters
        pref : cublasLtMatmulPreferenceOpaque_t or None; in and out

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL.
    """
def cublasLtMatmulPreferenceCreate() -> cublasLtMatmulPreference_t:
    """Makes what limits the search for algorithms, at first to those that take no workspace.

    cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)

    Returns
        (cublasStatus_t, pref); cubind.checked.cublaslt returns pref, or raises
            CublasLtError
        pref : cublasLtMatmulPreference_t

    Fails with
        CUBLAS_STATUS_ALLOC_FAILED

    Keeps the GIL.
    """
def cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t | _Int | None) -> None:
    """Frees the limits of a search.

    cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)

    Parameters
        pref : cublasLtMatmulPreference_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtMatmulPreferenceSetAttribute(
    pref: cublasLtMatmulPreference_t | _Int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
    buf: Any,
) -> None:
    """Sets one limit of a search, such as the bytes of workspace or the alignment of
    addresses.

    cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,
        cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        pref : cublasLtMatmulPreference_t, int or None
        attr : cublasLtMatmulPreferenceAttributes_t or int
        buf : a value, of the type that attr calls for

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Types of buf by attr
        int : CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM,
            CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS,
            CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS,
            CUBLASLT_MATMUL_PREF_SEARCH_MODE, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
            CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, CUBLASLT_MATMUL_PREF_IMPL_MASK
        float : CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT
        buffer : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatmulPreferenceGetAttribute(
    pref: cublasLtMatmulPreference_t | _Int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
) -> Any:
    """Asks for one limit of a search.

    cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,
        cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten)

    Parameters
        pref : cublasLtMatmulPreference_t, int or None
        attr : cublasLtMatmulPreferenceAttributes_t or int

    Returns
        (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError
        buf : Any; of the type that attr calls for

    Types of buf by attr
        int : CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM,
            CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS,
            CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS,
            CUBLASLT_MATMUL_PREF_SEARCH_MODE, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
            CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,
            CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, CUBLASLT_MATMUL_PREF_IMPL_MASK
        float : CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT
        bytes : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatmulAlgoGetHeuristic(
    lightHandle: cublasLtHandle_t | _Int | None,
    operationDesc: cublasLtMatmulDesc_t | _Int | None,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    preference: cublasLtMatmulPreference_t | _Int | None,
    requestedAlgoCount: _Int,
) -> list[cublasLtMatmulHeuristicResult_t]:
    """Gives at most requestedAlgoCount algorithms for a product, the best by estimate first;
    nothing runs.

    cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
        cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,
        int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,
        int *returnAlgoCount)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        operationDesc : cublasLtMatmulDesc_t, int or None
        Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None
        preference : cublasLtMatmulPreference_t, int or None
        requestedAlgoCount : int

    Returns
        heuristicResultsArray, or raises CublasLtError; cubind.cublaslt returns
            (cublasStatus_t, heuristicResultsArray, returnAlgoCount)
        heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]

    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED

    Releases the GIL.
    """
def cublasLtMatmulAlgoGetHeuristicForStream(
    lightHandle: cublasLtHandle_t | _Int | None,
    operationDesc: cublasLtMatmulDesc_t | _Int | None,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    preference: cublasLtMatmulPreference_t | _Int | None,
    requestedAlgoCount: _Int,
    stream: cudaStream_t | _Int | None,
) -> list[cublasLtMatmulHeuristicResult_t]:
    """Gives algorithms as cublasLtMatmulAlgoGetHeuristic does, for the multiprocessors that a
    stream has.

    cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
        cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,
        int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,
        int *returnAlgoCount, cudaStream_t stream)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        operationDesc : cublasLtMatmulDesc_t, int or None
        Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None
        preference : cublasLtMatmulPreference_t, int or None
        requestedAlgoCount : int
        stream : cudaStream_t, int or None

    Returns
        heuristicResultsArray, or raises CublasLtError; cubind.cublaslt returns
            (cublasStatus_t, heuristicResultsArray, returnAlgoCount)
        heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]

    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.3.
    """
def cublasLtMatmulAlgoGetIds(
    lightHandle: cublasLtHandle_t | _Int | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
    Atype: cudaDataType_t | int,
    Btype: cudaDataType_t | int,
    Ctype: cudaDataType_t | int,
    Dtype: cudaDataType_t | int,
    requestedAlgoCount: _Int,
) -> list[int]:
    """Lists the numbers of the algorithms for products of such types.

    cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle,
        cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
        cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype,
        int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        computeType : cublasComputeType_t or int
        scaleType, Atype, Btype, Ctype, Dtype : cudaDataType_t or int
        requestedAlgoCount : int

    Returns
        algoIdsArray, or raises CublasLtError; cubind.cublaslt returns (cublasStatus_t,
            algoIdsArray, returnAlgoCount)
        algoIdsArray : list[int]

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Releases the GIL.
    """
def cublasLtMatmulAlgoInit(
    lightHandle: cublasLtHandle_t | _Int | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
    Atype: cudaDataType_t | int,
    Btype: cudaDataType_t | int,
    Ctype: cudaDataType_t | int,
    Dtype: cudaDataType_t | int,
    algoId: _Int,
) -> cublasLtMatmulAlgo_t:
    """Makes an algorithm of its number, to be configured by hand and checked.

    cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle,
        cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
        cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId,
        cublasLtMatmulAlgo_t *algo)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        computeType : cublasComputeType_t or int
        scaleType, Atype, Btype, Ctype, Dtype : cudaDataType_t or int
        algoId : int

    Returns
        (cublasStatus_t, algo); cubind.checked.cublaslt returns algo, or raises
            CublasLtError
        algo : cublasLtMatmulAlgo_t

    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED

    Releases the GIL.
    """
def cublasLtMatmulAlgoCheck(
    lightHandle: cublasLtHandle_t | _Int | None,
    operationDesc: cublasLtMatmulDesc_t | _Int | None,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    algo: cublasLtMatmulAlgo_t | None,
) -> cublasLtMatmulHeuristicResult_t:
    """Tells whether an algorithm fits a product, and how much workspace it takes.

    cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
        cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulHeuristicResult_t *result)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        operationDesc : cublasLtMatmulDesc_t, int or None
        Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None
        algo : cublasLtMatmulAlgo_t or None

    Returns
        (cublasStatus_t, result); cubind.checked.cublaslt returns result, or raises
            CublasLtError
        result : cublasLtMatmulHeuristicResult_t

    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED,
        CUBLAS_STATUS_ARCH_MISMATCH

    Releases the GIL.
    """
def cublasLtMatmulAlgoCheckForStream(
    lightHandle: cublasLtHandle_t | _Int | None,
    operationDesc: cublasLtMatmulDesc_t | _Int | None,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    algo: cublasLtMatmulAlgo_t | None,
    stream: cudaStream_t | _Int | None,
) -> cublasLtMatmulHeuristicResult_t:
    """Checks an algorithm as cublasLtMatmulAlgoCheck does, for the multiprocessors that a
    stream has.

    cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
        cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        operationDesc : cublasLtMatmulDesc_t, int or None
        Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None
        algo : cublasLtMatmulAlgo_t or None
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t, result); cubind.checked.cublaslt returns result, or raises
            CublasLtError
        result : cublasLtMatmulHeuristicResult_t

    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED,
        CUBLAS_STATUS_ARCH_MISMATCH

    Releases the GIL. Since CUDA 13.3.
    """
def cublasLtMatmulAlgoCapGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoCapAttributes_t | int,
) -> Any:
    """Asks what an algorithm can do, such as which tiles it has.

    cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten)

    Parameters
        algo : cublasLtMatmulAlgo_t or None
        attr : cublasLtMatmulAlgoCapAttributes_t or int

    Returns
        (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError
        buf : Any; of the type that attr calls for

    Types of buf by attr
        int : CUBLASLT_ALGO_CAP_SPLITK_SUPPORT, CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK,
            CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT,
            CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT,
            CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT, CUBLASLT_ALGO_CAP_UPLO_SUPPORT,
            CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX, CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER,
            CUBLASLT_ALGO_CAP_POINTER_MODE_MASK, CUBLASLT_ALGO_CAP_EPILOGUE_MASK,
            CUBLASLT_ALGO_CAP_LD_NEGATIVE, CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES,
            CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES,
            CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT,
            CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT,
            CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT
        list of int : CUBLASLT_ALGO_CAP_TILE_IDS, CUBLASLT_ALGO_CAP_STAGES_IDS
        bytes : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatmulAlgoConfigSetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
    buf: Any,
) -> None:
    """Sets one property of an algorithm, such as its tile.

    cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        algo : cublasLtMatmulAlgo_t or None; in and out
        attr : cublasLtMatmulAlgoConfigAttributes_t or int
        buf : a value, of the type that attr calls for

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Types of buf by attr
        int : CUBLASLT_ALGO_CONFIG_ID, CUBLASLT_ALGO_CONFIG_TILE_ID,
            CUBLASLT_ALGO_CONFIG_SPLITK_NUM, CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME,
            CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING, CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION,
            CUBLASLT_ALGO_CONFIG_STAGES_ID, CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID,
            CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID
        buffer : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtMatmulAlgoConfigGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
) -> Any:
    """Asks for one property of an algorithm.

    cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten)

    Parameters
        algo : cublasLtMatmulAlgo_t or None
        attr : cublasLtMatmulAlgoConfigAttributes_t or int

    Returns
        (cublasStatus_t, buf); cubind.checked.cublaslt returns buf, or raises CublasLtError
        buf : Any; of the type that attr calls for

    Types of buf by attr
        int : CUBLASLT_ALGO_CONFIG_ID, CUBLASLT_ALGO_CONFIG_TILE_ID,
            CUBLASLT_ALGO_CONFIG_SPLITK_NUM, CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME,
            CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING, CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION,
            CUBLASLT_ALGO_CONFIG_STAGES_ID, CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID,
            CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID
        bytes : all others

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtLoggerSetCallback(
    callback: cublasLtLoggerCallback_t | _Int | Callable[..., object] | None,
) -> None:
    """Has a function called with each message of the log.

    cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)

    Parameters
        callback : callable, cublasLtLoggerCallback_t, int (address of a C function) or
            None; called as callback(int, bytes, bytes) -> None, exceptions go to
            sys.unraisablehook

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtLoggerSetFile(file: _Address) -> None:
    """Writes the log to an open FILE of C.

    cublasStatus_t cublasLtLoggerSetFile(FILE *file)

    Parameters
        file : int (address), buffer or None

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Releases the GIL.
    """
def cublasLtLoggerOpenFile(logFile: _Text) -> None:
    """Writes the log to a file.

    cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)

    Parameters
        logFile : str or bytes

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Releases the GIL.
    """
def cublasLtLoggerSetLevel(level: _Int) -> None:
    """Says how much is logged.

    cublasStatus_t cublasLtLoggerSetLevel(int level)

    Parameters
        level : int; 0 for nothing to 5 for everything

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Fails with
        CUBLAS_STATUS_INVALID_VALUE

    Keeps the GIL.
    """
def cublasLtLoggerSetMask(mask: _Int) -> None:
    """Says what is logged, kind by kind.

    cublasStatus_t cublasLtLoggerSetMask(int mask)

    Parameters
        mask : int

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Keeps the GIL.
    """
def cublasLtLoggerForceDisable() -> None:
    """Ends logging for the rest of the process.

    cublasStatus_t cublasLtLoggerForceDisable(void)

    Returns
        (cublasStatus_t,); cubind.checked.cublaslt returns None, or raises CublasLtError

    Releases the GIL.
    """
