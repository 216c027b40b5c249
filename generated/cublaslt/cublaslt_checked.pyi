# cublaslt_checked.pyi of cubind for cuBLASLt, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cublaslt.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from typing_extensions import Buffer

from cubind import CUDAError
from cubind.cublaslt import (
    _Address,
    _Int,
    _KernelParams,
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
        cublasStatus_t (the checked form raises instead)
        lightHandle : cublasLtHandle_t
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtDestroy(lightHandle: cublasLtHandle_t | _Int | None) -> None:
    """Destroys a handle.

    cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtGetStatusName(status: cublasStatus_t | int) -> str | None:
    """Gives the identifier of a status, such as CUBLAS_STATUS_INVALID_VALUE.

    const char *cublasLtGetStatusName(cublasStatus_t status)

    Parameters
        status : cublasStatus_t or int
    Returns
        cublasStatus_t (always CUBLAS_STATUS_SUCCESS; the checked form leaves it out)
        str | None
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtGetStatusString(status: cublasStatus_t | int) -> str | None:
    """Gives what a status means, in English.

    const char *cublasLtGetStatusString(cublasStatus_t status)

    Parameters
        status : cublasStatus_t or int
    Returns
        cublasStatus_t (always CUBLAS_STATUS_SUCCESS; the checked form leaves it out)
        str | None
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtGetVersion() -> int:
    """Gives the version of cuBLASLt, which counts by itself.

    size_t cublasLtGetVersion(void)

    Returns
        cublasStatus_t (always CUBLAS_STATUS_SUCCESS; the checked form leaves it out)
        int
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtGetCudartVersion() -> int:
    """Tells of which release of CUDA the runtime is that cuBLASLt has inside.

    size_t cublasLtGetCudartVersion(void)

    Returns
        cublasStatus_t (always CUBLAS_STATUS_SUCCESS; the checked form leaves it out)
        int
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtGetProperty(type: libraryPropertyType | int) -> int:
    """Gives one part of the version of cuBLASLt.

    cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)

    Parameters
        type : libraryPropertyType or int
    Returns
        cublasStatus_t (the checked form raises instead)
        value : int
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtHeuristicsCacheGetCapacity() -> int:
    """Reads or changes how many answers of the heuristic the library remembers.

    cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)

    Returns
        cublasStatus_t (the checked form raises instead)
        capacity : int
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtHeuristicsCacheSetCapacity(capacity: _Int) -> None:
    """Reads or changes how many answers of the heuristic the library remembers.

    cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)

    Parameters
        capacity : int
    Returns
        cublasStatus_t (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtDisableCpuInstructionsSetMask(mask: _Int) -> int:
    """unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)

    Parameters
        mask : int
    Returns
        cublasStatus_t (always CUBLAS_STATUS_SUCCESS; the checked form leaves it out)
        int
    Keeps the GIL. Since release 12.1.
    https://docs.nvidia.com/cuda/cublas/
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
    """Queues D = epilogue(alpha * A * B + beta * C) as the descriptors say; D may be C, and algo None asks the heuristic.

    cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes, cudaStream_t stream)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        computeDesc : cublasLtMatmulDesc_t, int or None
        alpha : a number (with CUBLASLT_POINTER_MODE_HOST) or int (address); of the type that computeDesc has for scale factors
        A : int (address), buffer or None
        Adesc : cublasLtMatrixLayout_t, int or None
        B : int (address), buffer or None
        Bdesc : cublasLtMatrixLayout_t, int or None
        beta : a number (with CUBLASLT_POINTER_MODE_HOST or CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST) or int (address); of the type that computeDesc has for scale factors
        C : int (address), buffer or None
        Cdesc : cublasLtMatrixLayout_t, int or None
        D : int (address), buffer or None; written
        Ddesc : cublasLtMatrixLayout_t, int or None
        algo : cublasLtMatmulAlgo_t or None
        workspace : int (address), buffer or None; at least workspaceSizeInBytes bytes are written; device memory, for work on this stream alone
        workspaceSizeInBytes : int; bytes, at least what the algorithm needs
        stream : cudaStream_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_INVALID_VALUE,
        CUBLAS_STATUS_NOT_SUPPORTED, CUBLAS_STATUS_ARCH_MISMATCH,
        CUBLAS_STATUS_EXECUTION_FAILED
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cublas/
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
    """Queues C = alpha * A + beta * B, either transposed, or brings one matrix into another order or type.

    cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
        alpha : a number (with CUBLASLT_POINTER_MODE_HOST) or int (address)
        A : int (address), buffer or None
        Adesc : cublasLtMatrixLayout_t, int or None
        beta : a number (with CUBLASLT_POINTER_MODE_HOST) or int (address)
        B : int (address), buffer or None
        Bdesc : cublasLtMatrixLayout_t, int or None
        C : int (address), buffer or None; written
        Cdesc : cublasLtMatrixLayout_t, int or None
        stream : cudaStream_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_INVALID_VALUE,
        CUBLAS_STATUS_NOT_SUPPORTED, CUBLAS_STATUS_ARCH_MISMATCH,
        CUBLAS_STATUS_EXECUTION_FAILED
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    size: _Int,
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> None:
    """cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
        size : int
        type : cudaDataType or int
        rows, cols, ld : int
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixLayoutInit(
    matLayout: cublasLtMatrixLayoutOpaque_t | None,
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> None:
    """Makes the description of a matrix in storage of the caller's, which is not destroyed.

    cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)

    Parameters
        matLayout : cublasLtMatrixLayoutOpaque_t or None; in and out
        type : cudaDataType or int
        rows, cols : int; elements
        ld : int; elements from one column, or row, to the next
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
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
    """cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
        size : int
        type : cudaDataType or int
        groupCount : int
        rows_array, cols_array, ld_array : int (address), buffer or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL. Since release 13.1.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtGroupedMatrixLayoutInit(
    matLayout: cublasLtMatrixLayoutOpaque_t | None,
    type: cudaDataType | int,
    groupCount: _Int,
    rows_array: _Address,
    cols_array: _Address,
    ld_array: _Address,
) -> None:
    """cublasStatus_t cublasLtGroupedMatrixLayoutInit(cublasLtMatrixLayout_t matLayout, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)

    Parameters
        matLayout : cublasLtMatrixLayoutOpaque_t or None; in and out
        type : cudaDataType or int
        groupCount : int
        rows_array, cols_array, ld_array : int (address), buffer or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL. Since release 13.1.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixLayoutCreate(
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> cublasLtMatrixLayout_t:
    """Makes the description of a matrix, column-major until its order is set; cublasLtMatrixLayoutDestroy frees it.

    cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)

    Parameters
        type : cudaDataType or int
        rows, cols : int; elements
        ld : int; elements from one column, or row, to the next
    Returns
        cublasStatus_t (the checked form raises instead)
        matLayout : cublasLtMatrixLayout_t
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtGroupedMatrixLayoutCreate(
    type: cudaDataType | int,
    groupCount: _Int,
    rows_array: _Address,
    cols_array: _Address,
    ld_array: _Address,
) -> cublasLtMatrixLayout_t:
    """cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)

    Parameters
        type : cudaDataType or int
        groupCount : int
        rows_array, cols_array, ld_array : int (address), buffer or None
    Returns
        cublasStatus_t (the checked form raises instead)
        matLayout : cublasLtMatrixLayout_t
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL. Since release 13.1.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t | _Int | None) -> None:
    """Frees the description of a matrix; what is queued with it goes on.

    cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixLayoutSetAttribute(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
    buf: Any,
) -> None:
    """Sets one property of a matrix, such as its order or the number of matrices in a batch.

    cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
        attr : cublasLtMatrixLayoutAttribute_t or int
        buf : the value, of the type that belongs to it
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixLayoutGetAttribute(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
) -> Any:
    """Asks for one property of a matrix.

    cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)

    Parameters
        matLayout : cublasLtMatrixLayout_t, int or None
        attr : cublasLtMatrixLayoutAttribute_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
        buf : Any
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulDescInit_internal(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    size: _Int,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> None:
    """cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)

    Parameters
        matmulDesc : cublasLtMatmulDesc_t, int or None
        size : int
        computeType : cublasComputeType_t or int
        scaleType : cudaDataType_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulDescInit(
    matmulDesc: cublasLtMatmulDescOpaque_t | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> None:
    """Makes the description of a product in storage of the caller's, which is not destroyed.

    cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)

    Parameters
        matmulDesc : cublasLtMatmulDescOpaque_t or None; in and out
        computeType : cublasComputeType_t or int
        scaleType : cudaDataType_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulDescCreate(
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> cublasLtMatmulDesc_t:
    """Makes the description of a product, with types for the sum and for scale factors.

    cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)

    Parameters
        computeType : cublasComputeType_t or int
        scaleType : cudaDataType_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
        matmulDesc : cublasLtMatmulDesc_t
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t | _Int | None) -> None:
    """Frees the description of a product; what is queued with it goes on.

    cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)

    Parameters
        matmulDesc : cublasLtMatmulDesc_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulDescSetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
    buf: Any,
) -> None:
    """Sets one property of a product, such as transposition, bias or activation.

    cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        matmulDesc : cublasLtMatmulDesc_t, int or None
        attr : cublasLtMatmulDescAttributes_t or int
        buf : the value, of the type that belongs to it
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulDescGetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
) -> Any:
    """Asks for one property of a product.

    cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)

    Parameters
        matmulDesc : cublasLtMatmulDesc_t, int or None
        attr : cublasLtMatmulDescAttributes_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
        buf : Any
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixTransformDescInit_internal(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    size: _Int,
    scaleType: cudaDataType | int,
) -> None:
    """cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)

    Parameters
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
        size : int
        scaleType : cudaDataType or int
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixTransformDescInit(
    transformDesc: cublasLtMatrixTransformDescOpaque_t | None,
    scaleType: cudaDataType | int,
) -> None:
    """Makes the description of a transformation, with a type for scale factors.

    cublasStatus_t cublasLtMatrixTransformDescInit(cublasLtMatrixTransformDesc_t transformDesc, cudaDataType scaleType)

    Parameters
        transformDesc : cublasLtMatrixTransformDescOpaque_t or None; in and out
        scaleType : cudaDataType or int
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixTransformDescCreate(
    scaleType: cudaDataType | int,
) -> cublasLtMatrixTransformDesc_t:
    """Makes the description of a transformation, with a type for scale factors.

    cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)

    Parameters
        scaleType : cudaDataType or int
    Returns
        cublasStatus_t (the checked form raises instead)
        transformDesc : cublasLtMatrixTransformDesc_t
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixTransformDescDestroy(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
) -> None:
    """Frees the description of a transformation.

    cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)

    Parameters
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixTransformDescSetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
    buf: Any,
) -> None:
    """Reads or changes one property of a transformation, such as transposition.

    cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
        attr : cublasLtMatrixTransformDescAttributes_t or int
        buf : the value, of the type that belongs to it
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatrixTransformDescGetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
) -> Any:
    """Reads or changes one property of a transformation, such as transposition.

    cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)

    Parameters
        transformDesc : cublasLtMatrixTransformDesc_t, int or None
        attr : cublasLtMatrixTransformDescAttributes_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
        buf : Any
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtEmulationDescInit_internal(
    emulationDesc: cublasLtEmulationDesc_t | _Int | None,
    size: _Int,
) -> None:
    """cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc, size_t size)

    Parameters
        emulationDesc : cublasLtEmulationDesc_t, int or None
        size : int
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL. Since release 13.0.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtEmulationDescInit(emulationDesc: cublasLtEmulationDescOpaque_t | None) -> None:
    """Makes the description of how a product is made of others of lower precision.

    cublasStatus_t cublasLtEmulationDescInit(cublasLtEmulationDesc_t emulationDesc)

    Parameters
        emulationDesc : cublasLtEmulationDescOpaque_t or None; in and out
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL. Since release 13.0.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtEmulationDescCreate() -> cublasLtEmulationDesc_t:
    """Makes the description of how a product is made of others of lower precision.

    cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t *emulationDesc)

    Returns
        cublasStatus_t (the checked form raises instead)
        emulationDesc : cublasLtEmulationDesc_t
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL. Since release 13.0.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtEmulationDescDestroy(emulationDesc: cublasLtEmulationDesc_t | _Int | None) -> None:
    """Frees the description of an emulation.

    cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc)

    Parameters
        emulationDesc : cublasLtEmulationDesc_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL. Since release 13.0.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtEmulationDescSetAttribute(
    emulationDesc: cublasLtEmulationDesc_t | _Int | None,
    attr: cublasLtEmulationDescAttributes_t | int,
    buf: Any,
) -> None:
    """Reads or changes one property of an emulation.

    cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        emulationDesc : cublasLtEmulationDesc_t, int or None
        attr : cublasLtEmulationDescAttributes_t or int
        buf : the value, of the type that belongs to it
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL. Since release 13.0.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtEmulationDescGetAttribute(
    emulationDesc: cublasLtEmulationDesc_t | _Int | None,
    attr: cublasLtEmulationDescAttributes_t | int,
) -> Any:
    """Reads or changes one property of an emulation.

    cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)

    Parameters
        emulationDesc : cublasLtEmulationDesc_t, int or None
        attr : cublasLtEmulationDescAttributes_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
        buf : Any
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL. Since release 13.0.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulPreferenceInit_internal(
    pref: cublasLtMatmulPreference_t | _Int | None,
    size: _Int,
) -> None:
    """cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)

    Parameters
        pref : cublasLtMatmulPreference_t, int or None
        size : int
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulPreferenceInit(pref: cublasLtMatmulPreferenceOpaque_t | None) -> None:
    """Makes what limits the search for algorithms, in storage of the caller's.

    cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t pref)

    Parameters
        pref : cublasLtMatmulPreferenceOpaque_t or None; in and out
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulPreferenceCreate() -> cublasLtMatmulPreference_t:
    """Makes what limits the search for algorithms, at first to those that take no workspace.

    cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)

    Returns
        cublasStatus_t (the checked form raises instead)
        pref : cublasLtMatmulPreference_t
    Fails with
        CUBLAS_STATUS_ALLOC_FAILED
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t | _Int | None) -> None:
    """Frees the limits of a search.

    cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)

    Parameters
        pref : cublasLtMatmulPreference_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulPreferenceSetAttribute(
    pref: cublasLtMatmulPreference_t | _Int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
    buf: Any,
) -> None:
    """Sets one limit of a search, such as the bytes of workspace or the alignment of addresses.

    cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        pref : cublasLtMatmulPreference_t, int or None
        attr : cublasLtMatmulPreferenceAttributes_t or int
        buf : the value, of the type that belongs to it
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulPreferenceGetAttribute(
    pref: cublasLtMatmulPreference_t | _Int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
) -> Any:
    """Asks for one limit of a search.

    cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)

    Parameters
        pref : cublasLtMatmulPreference_t, int or None
        attr : cublasLtMatmulPreferenceAttributes_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
        buf : Any
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
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
    """Gives at most requestedAlgoCount algorithms for a product, the best by estimate first; nothing runs.

    cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        operationDesc : cublasLtMatmulDesc_t, int or None
        Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None
        preference : cublasLtMatmulPreference_t, int or None
        requestedAlgoCount : int
    Returns
        cublasStatus_t (the checked form raises instead)
        heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]
    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
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
    """Gives algorithms as cublasLtMatmulAlgoGetHeuristic does, for the multiprocessors that a stream has.

    cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount, cudaStream_t stream)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        operationDesc : cublasLtMatmulDesc_t, int or None
        Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None
        preference : cublasLtMatmulPreference_t, int or None
        requestedAlgoCount : int
        stream : cudaStream_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
        heuristicResultsArray : list[cublasLtMatmulHeuristicResult_t]
    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED
    Gives up the GIL. Since release 13.3.
    https://docs.nvidia.com/cuda/cublas/
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

    cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        computeType : cublasComputeType_t or int
        scaleType, Atype, Btype, Ctype, Dtype : cudaDataType_t or int
        requestedAlgoCount : int
    Returns
        cublasStatus_t (the checked form raises instead)
        algoIdsArray : list[int]
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
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

    cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        computeType : cublasComputeType_t or int
        scaleType, Atype, Btype, Ctype, Dtype : cudaDataType_t or int
        algoId : int
    Returns
        cublasStatus_t (the checked form raises instead)
        algo : cublasLtMatmulAlgo_t
    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
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

    cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        operationDesc : cublasLtMatmulDesc_t, int or None
        Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None
        algo : cublasLtMatmulAlgo_t or None
    Returns
        cublasStatus_t (the checked form raises instead)
        result : cublasLtMatmulHeuristicResult_t
    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED,
        CUBLAS_STATUS_ARCH_MISMATCH
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
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
    """Checks an algorithm as cublasLtMatmulAlgoCheck does, for the multiprocessors that a stream has.

    cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream)

    Parameters
        lightHandle : cublasLtHandle_t, int or None
        operationDesc : cublasLtMatmulDesc_t, int or None
        Adesc, Bdesc, Cdesc, Ddesc : cublasLtMatrixLayout_t, int or None
        algo : cublasLtMatmulAlgo_t or None
        stream : cudaStream_t, int or None
    Returns
        cublasStatus_t (the checked form raises instead)
        result : cublasLtMatmulHeuristicResult_t
    Fails with
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_NOT_SUPPORTED,
        CUBLAS_STATUS_ARCH_MISMATCH
    Gives up the GIL. Since release 13.3.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulAlgoCapGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoCapAttributes_t | int,
) -> Any:
    """Asks what an algorithm can do, such as which tiles it has.

    cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)

    Parameters
        algo : cublasLtMatmulAlgo_t or None
        attr : cublasLtMatmulAlgoCapAttributes_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
        buf : Any
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulAlgoConfigSetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
    buf: Any,
) -> None:
    """Sets one property of an algorithm, such as its tile.

    cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)

    Parameters
        algo : cublasLtMatmulAlgo_t or None; in and out
        attr : cublasLtMatmulAlgoConfigAttributes_t or int
        buf : the value, of the type that belongs to it
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtMatmulAlgoConfigGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
) -> Any:
    """Asks for one property of an algorithm.

    cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)

    Parameters
        algo : cublasLtMatmulAlgo_t or None
        attr : cublasLtMatmulAlgoConfigAttributes_t or int
    Returns
        cublasStatus_t (the checked form raises instead)
        buf : Any
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtLoggerSetCallback(
    callback: cublasLtLoggerCallback_t | _Int | Callable[..., object] | None,
) -> None:
    """Has a function called with each message of the log.

    cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)

    Parameters
        callback : callable, cublasLtLoggerCallback_t, int (address of a C function) or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtLoggerSetFile(file: _Address) -> None:
    """cublasStatus_t cublasLtLoggerSetFile(FILE *file)

    Parameters
        file : int (address), buffer or None
    Returns
        cublasStatus_t (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtLoggerOpenFile(logFile: _Text) -> None:
    """Writes the log to a file.

    cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)

    Parameters
        logFile : str or bytes
    Returns
        cublasStatus_t (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtLoggerSetLevel(level: _Int) -> None:
    """Says how much is logged.

    cublasStatus_t cublasLtLoggerSetLevel(int level)

    Parameters
        level : int; 0 for nothing to 5 for everything
    Returns
        cublasStatus_t (the checked form raises instead)
    Fails with
        CUBLAS_STATUS_INVALID_VALUE
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtLoggerSetMask(mask: _Int) -> None:
    """Says what is logged, kind by kind.

    cublasStatus_t cublasLtLoggerSetMask(int mask)

    Parameters
        mask : int
    Returns
        cublasStatus_t (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
def cublasLtLoggerForceDisable() -> None:
    """Ends logging for the rest of the process.

    cublasStatus_t cublasLtLoggerForceDisable(void)

    Returns
        cublasStatus_t (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cublas/
    """
