# cublaslt_checked.pyi of cubind for cuBLASLt, API version 12.9.
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
    cublasLtMatrixLayoutAttribute_t,
    cublasLtMatmulDescAttributes_t,
    cublasLtMatrixTransformDescAttributes_t,
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
    cublasLtNumericalImplFlags_t,
    cublasLtLoggerCallback_t,
    cublasLtMatrixLayoutOpaque_t,
    cublasLtMatmulAlgo_t,
    cublasLtMatmulDescOpaque_t,
    cublasLtMatrixTransformDescOpaque_t,
    cublasLtMatmulPreferenceOpaque_t,
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
    "cublasLtMatrixLayoutAttribute_t",
    "cublasLtMatmulDescAttributes_t",
    "cublasLtMatrixTransformDescAttributes_t",
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
    "cublasLtNumericalImplFlags_t",
    "cublasLtLoggerCallback_t",
    "cublasLtMatrixLayoutOpaque_t",
    "cublasLtMatmulAlgo_t",
    "cublasLtMatmulDescOpaque_t",
    "cublasLtMatrixTransformDescOpaque_t",
    "cublasLtMatmulPreferenceOpaque_t",
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
    "cublasLtMatrixLayoutCreate",
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
    "cublasLtMatmulPreferenceInit_internal",
    "cublasLtMatmulPreferenceInit",
    "cublasLtMatmulPreferenceCreate",
    "cublasLtMatmulPreferenceDestroy",
    "cublasLtMatmulPreferenceSetAttribute",
    "cublasLtMatmulPreferenceGetAttribute",
    "cublasLtMatmulAlgoGetHeuristic",
    "cublasLtMatmulAlgoGetIds",
    "cublasLtMatmulAlgoInit",
    "cublasLtMatmulAlgoCheck",
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
    ...
def cublasLtDestroy(lightHandle: cublasLtHandle_t | _Int | None) -> None:
    ...
def cublasLtGetStatusName(status: cublasStatus_t | int) -> str | None:
    ...
def cublasLtGetStatusString(status: cublasStatus_t | int) -> str | None:
    ...
def cublasLtGetVersion() -> int:
    ...
def cublasLtGetCudartVersion() -> int:
    ...
def cublasLtGetProperty(type: libraryPropertyType | int) -> int:
    ...
def cublasLtHeuristicsCacheGetCapacity() -> int:
    ...
def cublasLtHeuristicsCacheSetCapacity(capacity: _Int) -> None:
    ...
def cublasLtDisableCpuInstructionsSetMask(mask: _Int) -> int:
    ...
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
    ...
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
    ...
def cublasLtMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    size: _Int,
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> None:
    ...
def cublasLtMatrixLayoutInit(
    matLayout: cublasLtMatrixLayoutOpaque_t | None,
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> None:
    ...
def cublasLtMatrixLayoutCreate(
    type: cudaDataType | int,
    rows: _Int,
    cols: _Int,
    ld: _Int,
) -> cublasLtMatrixLayout_t:
    ...
def cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t | _Int | None) -> None:
    ...
def cublasLtMatrixLayoutSetAttribute(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
    buf: Any,
) -> None:
    ...
def cublasLtMatrixLayoutGetAttribute(
    matLayout: cublasLtMatrixLayout_t | _Int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
) -> Any:
    ...
def cublasLtMatmulDescInit_internal(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    size: _Int,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> None:
    ...
def cublasLtMatmulDescInit(
    matmulDesc: cublasLtMatmulDescOpaque_t | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> None:
    ...
def cublasLtMatmulDescCreate(
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType_t | int,
) -> cublasLtMatmulDesc_t:
    ...
def cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t | _Int | None) -> None:
    ...
def cublasLtMatmulDescSetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
    buf: Any,
) -> None:
    ...
def cublasLtMatmulDescGetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | _Int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
) -> Any:
    ...
def cublasLtMatrixTransformDescInit_internal(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    size: _Int,
    scaleType: cudaDataType | int,
) -> None:
    ...
def cublasLtMatrixTransformDescInit(
    transformDesc: cublasLtMatrixTransformDescOpaque_t | None,
    scaleType: cudaDataType | int,
) -> None:
    ...
def cublasLtMatrixTransformDescCreate(
    scaleType: cudaDataType | int,
) -> cublasLtMatrixTransformDesc_t:
    ...
def cublasLtMatrixTransformDescDestroy(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
) -> None:
    ...
def cublasLtMatrixTransformDescSetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
    buf: Any,
) -> None:
    ...
def cublasLtMatrixTransformDescGetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | _Int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
) -> Any:
    ...
def cublasLtMatmulPreferenceInit_internal(
    pref: cublasLtMatmulPreference_t | _Int | None,
    size: _Int,
) -> None:
    ...
def cublasLtMatmulPreferenceInit(pref: cublasLtMatmulPreferenceOpaque_t | None) -> None:
    ...
def cublasLtMatmulPreferenceCreate() -> cublasLtMatmulPreference_t:
    ...
def cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t | _Int | None) -> None:
    ...
def cublasLtMatmulPreferenceSetAttribute(
    pref: cublasLtMatmulPreference_t | _Int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
    buf: Any,
) -> None:
    ...
def cublasLtMatmulPreferenceGetAttribute(
    pref: cublasLtMatmulPreference_t | _Int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
) -> Any:
    ...
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
    ...
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
    ...
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
    ...
def cublasLtMatmulAlgoCheck(
    lightHandle: cublasLtHandle_t | _Int | None,
    operationDesc: cublasLtMatmulDesc_t | _Int | None,
    Adesc: cublasLtMatrixLayout_t | _Int | None,
    Bdesc: cublasLtMatrixLayout_t | _Int | None,
    Cdesc: cublasLtMatrixLayout_t | _Int | None,
    Ddesc: cublasLtMatrixLayout_t | _Int | None,
    algo: cublasLtMatmulAlgo_t | None,
) -> cublasLtMatmulHeuristicResult_t:
    ...
def cublasLtMatmulAlgoCapGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoCapAttributes_t | int,
) -> Any:
    ...
def cublasLtMatmulAlgoConfigSetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
    buf: Any,
) -> None:
    ...
def cublasLtMatmulAlgoConfigGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
) -> Any:
    ...
def cublasLtLoggerSetCallback(
    callback: cublasLtLoggerCallback_t | _Int | Callable[..., object] | None,
) -> None:
    ...
def cublasLtLoggerSetFile(file: _Address) -> None:
    ...
def cublasLtLoggerOpenFile(logFile: _Text) -> None:
    ...
def cublasLtLoggerSetLevel(level: _Int) -> None:
    ...
def cublasLtLoggerSetMask(mask: _Int) -> None:
    ...
def cublasLtLoggerForceDisable() -> None:
    ...
