# cublas_checked.pyi of cubind for cuBLAS, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cublas.yaml.

from collections.abc import Callable, Sequence
from typing import SupportsFloat

from typing_extensions import Buffer

from cubind import CUDAError
from cubind.cublas import (
    _Int,
    _Address,
    _Text,
    sizeof,
    cudaDataType,
    cublasDataType_t,
    libraryPropertyType,
    cublasStatus_t,
    cublasFillMode_t,
    cublasDiagType_t,
    cublasSideMode_t,
    cublasOperation_t,
    cublasPointerMode_t,
    cublasAtomicsMode_t,
    cublasGemmAlgo_t,
    cublasMath_t,
    cublasComputeType_t,
    cublasEmulationStrategy_t,
    cublasXtPinnedMemMode_t,
    cublasXtOpType_t,
    cublasXtBlasOp_t,
    cudaStream_t,
    cublasHandle_t,
    cublasXtHandle_t,
    cublasLogCallback,
    float2,
    double2,
    CUBLAS_VERSION,
    CUBLAS_VER_BUILD,
    CUBLAS_VER_MAJOR,
    CUBLAS_VER_MINOR,
    CUBLAS_VER_PATCH,
)

__all__ = [
    "sizeof",
    "cudaDataType",
    "cublasDataType_t",
    "libraryPropertyType",
    "cublasStatus_t",
    "cublasFillMode_t",
    "cublasDiagType_t",
    "cublasSideMode_t",
    "cublasOperation_t",
    "cublasPointerMode_t",
    "cublasAtomicsMode_t",
    "cublasGemmAlgo_t",
    "cublasMath_t",
    "cublasComputeType_t",
    "cublasEmulationStrategy_t",
    "cublasXtPinnedMemMode_t",
    "cublasXtOpType_t",
    "cublasXtBlasOp_t",
    "cudaStream_t",
    "cublasHandle_t",
    "cublasXtHandle_t",
    "cublasLogCallback",
    "float2",
    "double2",
    "CUBLAS_VERSION",
    "CUBLAS_VER_BUILD",
    "CUBLAS_VER_MAJOR",
    "CUBLAS_VER_MINOR",
    "CUBLAS_VER_PATCH",
    "cublasCreate",
    "cublasDestroy",
    "cublasGetVersion",
    "cublasGetProperty",
    "cublasGetCudartVersion",
    "cublasSetWorkspace",
    "cublasSetStream",
    "cublasGetStream",
    "cublasGetPointerMode",
    "cublasSetPointerMode",
    "cublasGetAtomicsMode",
    "cublasSetAtomicsMode",
    "cublasGetMathMode",
    "cublasSetMathMode",
    "cublasGetSmCountTarget",
    "cublasSetSmCountTarget",
    "cublasGetEmulationStrategy",
    "cublasSetEmulationStrategy",
    "cublasGetStatusName",
    "cublasGetStatusString",
    "cublasLoggerConfigure",
    "cublasSetLoggerCallback",
    "cublasGetLoggerCallback",
    "cublasSetVector",
    "cublasSetVector_64",
    "cublasGetVector",
    "cublasGetVector_64",
    "cublasSetMatrix",
    "cublasSetMatrix_64",
    "cublasGetMatrix",
    "cublasGetMatrix_64",
    "cublasSetVectorAsync",
    "cublasSetVectorAsync_64",
    "cublasGetVectorAsync",
    "cublasGetVectorAsync_64",
    "cublasSetMatrixAsync",
    "cublasSetMatrixAsync_64",
    "cublasGetMatrixAsync",
    "cublasGetMatrixAsync_64",
    "cublasXerbla",
    "cublasNrm2Ex",
    "cublasNrm2Ex_64",
    "cublasSnrm2",
    "cublasSnrm2_64",
    "cublasDnrm2",
    "cublasDnrm2_64",
    "cublasScnrm2",
    "cublasScnrm2_64",
    "cublasDznrm2",
    "cublasDznrm2_64",
    "cublasDotEx",
    "cublasDotEx_64",
    "cublasDotcEx",
    "cublasDotcEx_64",
    "cublasSdot",
    "cublasSdot_64",
    "cublasDdot",
    "cublasDdot_64",
    "cublasCdotu",
    "cublasCdotu_64",
    "cublasCdotc",
    "cublasCdotc_64",
    "cublasZdotu",
    "cublasZdotu_64",
    "cublasZdotc",
    "cublasZdotc_64",
    "cublasScalEx",
    "cublasScalEx_64",
    "cublasSscal",
    "cublasSscal_64",
    "cublasDscal",
    "cublasDscal_64",
    "cublasCscal",
    "cublasCscal_64",
    "cublasCsscal",
    "cublasCsscal_64",
    "cublasZscal",
    "cublasZscal_64",
    "cublasZdscal",
    "cublasZdscal_64",
    "cublasAxpyEx",
    "cublasAxpyEx_64",
    "cublasSaxpy",
    "cublasSaxpy_64",
    "cublasDaxpy",
    "cublasDaxpy_64",
    "cublasCaxpy",
    "cublasCaxpy_64",
    "cublasZaxpy",
    "cublasZaxpy_64",
    "cublasCopyEx",
    "cublasCopyEx_64",
    "cublasScopy",
    "cublasScopy_64",
    "cublasDcopy",
    "cublasDcopy_64",
    "cublasCcopy",
    "cublasCcopy_64",
    "cublasZcopy",
    "cublasZcopy_64",
    "cublasSswap",
    "cublasSswap_64",
    "cublasDswap",
    "cublasDswap_64",
    "cublasCswap",
    "cublasCswap_64",
    "cublasZswap",
    "cublasZswap_64",
    "cublasSwapEx",
    "cublasSwapEx_64",
    "cublasIsamax",
    "cublasIsamax_64",
    "cublasIdamax",
    "cublasIdamax_64",
    "cublasIcamax",
    "cublasIcamax_64",
    "cublasIzamax",
    "cublasIzamax_64",
    "cublasIamaxEx",
    "cublasIamaxEx_64",
    "cublasIsamin",
    "cublasIsamin_64",
    "cublasIdamin",
    "cublasIdamin_64",
    "cublasIcamin",
    "cublasIcamin_64",
    "cublasIzamin",
    "cublasIzamin_64",
    "cublasIaminEx",
    "cublasIaminEx_64",
    "cublasAsumEx",
    "cublasAsumEx_64",
    "cublasSasum",
    "cublasSasum_64",
    "cublasDasum",
    "cublasDasum_64",
    "cublasScasum",
    "cublasScasum_64",
    "cublasDzasum",
    "cublasDzasum_64",
    "cublasSrot",
    "cublasSrot_64",
    "cublasDrot",
    "cublasDrot_64",
    "cublasCrot",
    "cublasCrot_64",
    "cublasCsrot",
    "cublasCsrot_64",
    "cublasZrot",
    "cublasZrot_64",
    "cublasZdrot",
    "cublasZdrot_64",
    "cublasRotEx",
    "cublasRotEx_64",
    "cublasSrotg",
    "cublasDrotg",
    "cublasCrotg",
    "cublasZrotg",
    "cublasRotgEx",
    "cublasSrotm",
    "cublasSrotm_64",
    "cublasDrotm",
    "cublasDrotm_64",
    "cublasRotmEx",
    "cublasRotmEx_64",
    "cublasSrotmg",
    "cublasDrotmg",
    "cublasRotmgEx",
    "cublasSgemv",
    "cublasSgemv_64",
    "cublasDgemv",
    "cublasDgemv_64",
    "cublasCgemv",
    "cublasCgemv_64",
    "cublasZgemv",
    "cublasZgemv_64",
    "cublasSgbmv",
    "cublasSgbmv_64",
    "cublasDgbmv",
    "cublasDgbmv_64",
    "cublasCgbmv",
    "cublasCgbmv_64",
    "cublasZgbmv",
    "cublasZgbmv_64",
    "cublasStrmv",
    "cublasStrmv_64",
    "cublasDtrmv",
    "cublasDtrmv_64",
    "cublasCtrmv",
    "cublasCtrmv_64",
    "cublasZtrmv",
    "cublasZtrmv_64",
    "cublasStbmv",
    "cublasStbmv_64",
    "cublasDtbmv",
    "cublasDtbmv_64",
    "cublasCtbmv",
    "cublasCtbmv_64",
    "cublasZtbmv",
    "cublasZtbmv_64",
    "cublasStpmv",
    "cublasStpmv_64",
    "cublasDtpmv",
    "cublasDtpmv_64",
    "cublasCtpmv",
    "cublasCtpmv_64",
    "cublasZtpmv",
    "cublasZtpmv_64",
    "cublasStrsv",
    "cublasStrsv_64",
    "cublasDtrsv",
    "cublasDtrsv_64",
    "cublasCtrsv",
    "cublasCtrsv_64",
    "cublasZtrsv",
    "cublasZtrsv_64",
    "cublasStpsv",
    "cublasStpsv_64",
    "cublasDtpsv",
    "cublasDtpsv_64",
    "cublasCtpsv",
    "cublasCtpsv_64",
    "cublasZtpsv",
    "cublasZtpsv_64",
    "cublasStbsv",
    "cublasStbsv_64",
    "cublasDtbsv",
    "cublasDtbsv_64",
    "cublasCtbsv",
    "cublasCtbsv_64",
    "cublasZtbsv",
    "cublasZtbsv_64",
    "cublasSsymv",
    "cublasSsymv_64",
    "cublasDsymv",
    "cublasDsymv_64",
    "cublasCsymv",
    "cublasCsymv_64",
    "cublasZsymv",
    "cublasZsymv_64",
    "cublasChemv",
    "cublasChemv_64",
    "cublasZhemv",
    "cublasZhemv_64",
    "cublasSsbmv",
    "cublasSsbmv_64",
    "cublasDsbmv",
    "cublasDsbmv_64",
    "cublasChbmv",
    "cublasChbmv_64",
    "cublasZhbmv",
    "cublasZhbmv_64",
    "cublasSspmv",
    "cublasSspmv_64",
    "cublasDspmv",
    "cublasDspmv_64",
    "cublasChpmv",
    "cublasChpmv_64",
    "cublasZhpmv",
    "cublasZhpmv_64",
    "cublasSger",
    "cublasSger_64",
    "cublasDger",
    "cublasDger_64",
    "cublasCgeru",
    "cublasCgeru_64",
    "cublasCgerc",
    "cublasCgerc_64",
    "cublasZgeru",
    "cublasZgeru_64",
    "cublasZgerc",
    "cublasZgerc_64",
    "cublasSsyr",
    "cublasSsyr_64",
    "cublasDsyr",
    "cublasDsyr_64",
    "cublasCsyr",
    "cublasCsyr_64",
    "cublasZsyr",
    "cublasZsyr_64",
    "cublasCher",
    "cublasCher_64",
    "cublasZher",
    "cublasZher_64",
    "cublasSspr",
    "cublasSspr_64",
    "cublasDspr",
    "cublasDspr_64",
    "cublasChpr",
    "cublasChpr_64",
    "cublasZhpr",
    "cublasZhpr_64",
    "cublasSsyr2",
    "cublasSsyr2_64",
    "cublasDsyr2",
    "cublasDsyr2_64",
    "cublasCsyr2",
    "cublasCsyr2_64",
    "cublasZsyr2",
    "cublasZsyr2_64",
    "cublasCher2",
    "cublasCher2_64",
    "cublasZher2",
    "cublasZher2_64",
    "cublasSspr2",
    "cublasSspr2_64",
    "cublasDspr2",
    "cublasDspr2_64",
    "cublasChpr2",
    "cublasChpr2_64",
    "cublasZhpr2",
    "cublasZhpr2_64",
    "cublasSgemvBatched",
    "cublasSgemvBatched_64",
    "cublasDgemvBatched",
    "cublasDgemvBatched_64",
    "cublasCgemvBatched",
    "cublasCgemvBatched_64",
    "cublasZgemvBatched",
    "cublasZgemvBatched_64",
    "cublasHSHgemvBatched",
    "cublasHSHgemvBatched_64",
    "cublasHSSgemvBatched",
    "cublasHSSgemvBatched_64",
    "cublasTSTgemvBatched",
    "cublasTSTgemvBatched_64",
    "cublasTSSgemvBatched",
    "cublasTSSgemvBatched_64",
    "cublasSgemvStridedBatched",
    "cublasSgemvStridedBatched_64",
    "cublasDgemvStridedBatched",
    "cublasDgemvStridedBatched_64",
    "cublasCgemvStridedBatched",
    "cublasCgemvStridedBatched_64",
    "cublasZgemvStridedBatched",
    "cublasZgemvStridedBatched_64",
    "cublasHSHgemvStridedBatched",
    "cublasHSHgemvStridedBatched_64",
    "cublasHSSgemvStridedBatched",
    "cublasHSSgemvStridedBatched_64",
    "cublasTSTgemvStridedBatched",
    "cublasTSTgemvStridedBatched_64",
    "cublasTSSgemvStridedBatched",
    "cublasTSSgemvStridedBatched_64",
    "cublasSgemm",
    "cublasSgemm_64",
    "cublasDgemm",
    "cublasDgemm_64",
    "cublasCgemm",
    "cublasCgemm_64",
    "cublasCgemm3m",
    "cublasCgemm3m_64",
    "cublasCgemm3mEx",
    "cublasCgemm3mEx_64",
    "cublasZgemm",
    "cublasZgemm_64",
    "cublasZgemm3m",
    "cublasZgemm3m_64",
    "cublasHgemm",
    "cublasHgemm_64",
    "cublasSgemmEx",
    "cublasSgemmEx_64",
    "cublasGemmEx",
    "cublasGemmEx_64",
    "cublasCgemmEx",
    "cublasCgemmEx_64",
    "cublasSsyrk",
    "cublasSsyrk_64",
    "cublasDsyrk",
    "cublasDsyrk_64",
    "cublasCsyrk",
    "cublasCsyrk_64",
    "cublasZsyrk",
    "cublasZsyrk_64",
    "cublasCsyrkEx",
    "cublasCsyrkEx_64",
    "cublasCsyrk3mEx",
    "cublasCsyrk3mEx_64",
    "cublasCherk",
    "cublasCherk_64",
    "cublasZherk",
    "cublasZherk_64",
    "cublasCherkEx",
    "cublasCherkEx_64",
    "cublasCherk3mEx",
    "cublasCherk3mEx_64",
    "cublasSsyr2k",
    "cublasSsyr2k_64",
    "cublasDsyr2k",
    "cublasDsyr2k_64",
    "cublasCsyr2k",
    "cublasCsyr2k_64",
    "cublasZsyr2k",
    "cublasZsyr2k_64",
    "cublasCher2k",
    "cublasCher2k_64",
    "cublasZher2k",
    "cublasZher2k_64",
    "cublasSsyrkx",
    "cublasSsyrkx_64",
    "cublasDsyrkx",
    "cublasDsyrkx_64",
    "cublasCsyrkx",
    "cublasCsyrkx_64",
    "cublasZsyrkx",
    "cublasZsyrkx_64",
    "cublasCherkx",
    "cublasCherkx_64",
    "cublasZherkx",
    "cublasZherkx_64",
    "cublasSsymm",
    "cublasSsymm_64",
    "cublasDsymm",
    "cublasDsymm_64",
    "cublasCsymm",
    "cublasCsymm_64",
    "cublasZsymm",
    "cublasZsymm_64",
    "cublasChemm",
    "cublasChemm_64",
    "cublasZhemm",
    "cublasZhemm_64",
    "cublasStrsm",
    "cublasStrsm_64",
    "cublasDtrsm",
    "cublasDtrsm_64",
    "cublasCtrsm",
    "cublasCtrsm_64",
    "cublasZtrsm",
    "cublasZtrsm_64",
    "cublasStrmm",
    "cublasStrmm_64",
    "cublasDtrmm",
    "cublasDtrmm_64",
    "cublasCtrmm",
    "cublasCtrmm_64",
    "cublasZtrmm",
    "cublasZtrmm_64",
    "cublasHgemmBatched",
    "cublasHgemmBatched_64",
    "cublasSgemmBatched",
    "cublasSgemmBatched_64",
    "cublasDgemmBatched",
    "cublasDgemmBatched_64",
    "cublasCgemmBatched",
    "cublasCgemmBatched_64",
    "cublasCgemm3mBatched",
    "cublasCgemm3mBatched_64",
    "cublasZgemmBatched",
    "cublasZgemmBatched_64",
    "cublasHgemmStridedBatched",
    "cublasHgemmStridedBatched_64",
    "cublasSgemmStridedBatched",
    "cublasSgemmStridedBatched_64",
    "cublasDgemmStridedBatched",
    "cublasDgemmStridedBatched_64",
    "cublasCgemmStridedBatched",
    "cublasCgemmStridedBatched_64",
    "cublasCgemm3mStridedBatched",
    "cublasCgemm3mStridedBatched_64",
    "cublasZgemmStridedBatched",
    "cublasZgemmStridedBatched_64",
    "cublasGemmBatchedEx",
    "cublasGemmBatchedEx_64",
    "cublasGemmStridedBatchedEx",
    "cublasGemmStridedBatchedEx_64",
    "cublasSgemmGroupedBatched",
    "cublasSgemmGroupedBatched_64",
    "cublasDgemmGroupedBatched",
    "cublasDgemmGroupedBatched_64",
    "cublasGemmGroupedBatchedEx",
    "cublasGemmGroupedBatchedEx_64",
    "cublasSgeam",
    "cublasSgeam_64",
    "cublasDgeam",
    "cublasDgeam_64",
    "cublasCgeam",
    "cublasCgeam_64",
    "cublasZgeam",
    "cublasZgeam_64",
    "cublasStrsmBatched",
    "cublasStrsmBatched_64",
    "cublasDtrsmBatched",
    "cublasDtrsmBatched_64",
    "cublasCtrsmBatched",
    "cublasCtrsmBatched_64",
    "cublasZtrsmBatched",
    "cublasZtrsmBatched_64",
    "cublasSdgmm",
    "cublasSdgmm_64",
    "cublasDdgmm",
    "cublasDdgmm_64",
    "cublasCdgmm",
    "cublasCdgmm_64",
    "cublasZdgmm",
    "cublasZdgmm_64",
    "cublasSmatinvBatched",
    "cublasDmatinvBatched",
    "cublasCmatinvBatched",
    "cublasZmatinvBatched",
    "cublasSgeqrfBatched",
    "cublasDgeqrfBatched",
    "cublasCgeqrfBatched",
    "cublasZgeqrfBatched",
    "cublasSgelsBatched",
    "cublasDgelsBatched",
    "cublasCgelsBatched",
    "cublasZgelsBatched",
    "cublasStpttr",
    "cublasDtpttr",
    "cublasCtpttr",
    "cublasZtpttr",
    "cublasStrttp",
    "cublasDtrttp",
    "cublasCtrttp",
    "cublasZtrttp",
    "cublasSgetrfBatched",
    "cublasDgetrfBatched",
    "cublasCgetrfBatched",
    "cublasZgetrfBatched",
    "cublasSgetriBatched",
    "cublasDgetriBatched",
    "cublasCgetriBatched",
    "cublasZgetriBatched",
    "cublasSgetrsBatched",
    "cublasDgetrsBatched",
    "cublasCgetrsBatched",
    "cublasZgetrsBatched",
    "cublasUint8gemmBias",
    "cublasXtCreate",
    "cublasXtDestroy",
    "cublasXtGetNumBoards",
    "cublasXtMaxBoards",
    "cublasXtDeviceSelect",
    "cublasXtSetBlockDim",
    "cublasXtGetBlockDim",
    "cublasXtGetPinningMemMode",
    "cublasXtSetPinningMemMode",
    "cublasXtSetCpuRoutine",
    "cublasXtSetCpuRatio",
    "cublasXtSgemm",
    "cublasXtDgemm",
    "cublasXtCgemm",
    "cublasXtZgemm",
    "cublasXtSsyrk",
    "cublasXtDsyrk",
    "cublasXtCsyrk",
    "cublasXtZsyrk",
    "cublasXtCherk",
    "cublasXtZherk",
    "cublasXtSsyr2k",
    "cublasXtDsyr2k",
    "cublasXtCsyr2k",
    "cublasXtZsyr2k",
    "cublasXtCherkx",
    "cublasXtZherkx",
    "cublasXtStrsm",
    "cublasXtDtrsm",
    "cublasXtCtrsm",
    "cublasXtZtrsm",
    "cublasXtSsymm",
    "cublasXtDsymm",
    "cublasXtCsymm",
    "cublasXtZsymm",
    "cublasXtChemm",
    "cublasXtZhemm",
    "cublasXtSsyrkx",
    "cublasXtDsyrkx",
    "cublasXtCsyrkx",
    "cublasXtZsyrkx",
    "cublasXtCher2k",
    "cublasXtZher2k",
    "cublasXtSspmm",
    "cublasXtDspmm",
    "cublasXtCspmm",
    "cublasXtZspmm",
    "cublasXtStrmm",
    "cublasXtDtrmm",
    "cublasXtCtrmm",
    "cublasXtZtrmm",
    "CublasError",
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

class CublasError(CUDAError): ...
class NotInitializedError(CublasError): ...
class AllocFailedError(CublasError): ...
class InvalidValueError(CublasError): ...
class ArchMismatchError(CublasError): ...
class MappingError(CublasError): ...
class ExecutionFailedError(CublasError): ...
class InternalError(CublasError): ...
class NotSupportedError(CublasError): ...
class LicenseError(CublasError): ...

def cublasCreate() -> cublasHandle_t:
    ...
def cublasDestroy(handle: cublasHandle_t | _Int | None) -> None:
    ...
def cublasGetVersion(handle: cublasHandle_t | _Int | None) -> int:
    ...
def cublasGetProperty(type: libraryPropertyType | int) -> int:
    ...
def cublasGetCudartVersion() -> int:
    ...
def cublasSetWorkspace(
    handle: cublasHandle_t | _Int | None,
    workspace: _Address,
    workspaceSizeInBytes: _Int,
) -> None:
    ...
def cublasSetStream(
    handle: cublasHandle_t | _Int | None,
    streamId: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasGetStream(handle: cublasHandle_t | _Int | None) -> cudaStream_t:
    ...
def cublasGetPointerMode(handle: cublasHandle_t | _Int | None) -> cublasPointerMode_t:
    ...
def cublasSetPointerMode(
    handle: cublasHandle_t | _Int | None,
    mode: cublasPointerMode_t | int,
) -> None:
    ...
def cublasGetAtomicsMode(handle: cublasHandle_t | _Int | None) -> cublasAtomicsMode_t:
    ...
def cublasSetAtomicsMode(
    handle: cublasHandle_t | _Int | None,
    mode: cublasAtomicsMode_t | int,
) -> None:
    ...
def cublasGetMathMode(handle: cublasHandle_t | _Int | None) -> cublasMath_t:
    ...
def cublasSetMathMode(handle: cublasHandle_t | _Int | None, mode: cublasMath_t | int) -> None:
    ...
def cublasGetSmCountTarget(handle: cublasHandle_t | _Int | None) -> int:
    ...
def cublasSetSmCountTarget(handle: cublasHandle_t | _Int | None, smCountTarget: _Int) -> None:
    ...
def cublasGetEmulationStrategy(handle: cublasHandle_t | _Int | None) -> cublasEmulationStrategy_t:
    ...
def cublasSetEmulationStrategy(
    handle: cublasHandle_t | _Int | None,
    emulationStrategy: cublasEmulationStrategy_t | int,
) -> None:
    ...
def cublasGetStatusName(status: cublasStatus_t | int) -> str | None:
    ...
def cublasGetStatusString(status: cublasStatus_t | int) -> str | None:
    ...
def cublasLoggerConfigure(
    logIsOn: _Int,
    logToStdOut: _Int,
    logToStdErr: _Int,
    logFileName: _Text | None = ...,
) -> None:
    ...
def cublasSetLoggerCallback(
    userCallback: cublasLogCallback | _Int | Callable[..., object] | None,
) -> None:
    ...
def cublasGetLoggerCallback() -> cublasLogCallback | Callable[..., object]:
    ...
def cublasSetVector(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSetVector_64(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
) -> None:
    ...
def cublasGetVector(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasGetVector_64(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSetMatrix(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasSetMatrix_64(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasGetMatrix(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasGetMatrix_64(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasSetVectorAsync(
    n: _Int,
    elemSize: _Int,
    hostPtr: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasSetVectorAsync_64(
    n: _Int,
    elemSize: _Int,
    hostPtr: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasGetVectorAsync(
    n: _Int,
    elemSize: _Int,
    devicePtr: _Address,
    incx: _Int,
    hostPtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasGetVectorAsync_64(
    n: _Int,
    elemSize: _Int,
    devicePtr: _Address,
    incx: _Int,
    hostPtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasSetMatrixAsync(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasSetMatrixAsync_64(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasGetMatrixAsync(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasGetMatrixAsync_64(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    stream: cudaStream_t | _Int | None,
) -> None:
    ...
def cublasXerbla(srName: _Text, info: _Int) -> None:
    ...
def cublasNrm2Ex(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
) -> float | complex | None:
    ...
def cublasNrm2Ex_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
) -> float | complex | None:
    ...
def cublasSnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasSnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasScnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasScnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDznrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDznrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDotEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    result: _Address,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
) -> float | complex | None:
    ...
def cublasDotEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    result: _Address,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
) -> float | complex | None:
    ...
def cublasDotcEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    result: _Address,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
) -> float | complex | None:
    ...
def cublasDotcEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    result: _Address,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
) -> float | complex | None:
    ...
def cublasSdot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasSdot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDdot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDdot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasCdotu(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> complex | None:
    ...
def cublasCdotu_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> complex | None:
    ...
def cublasCdotc(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> complex | None:
    ...
def cublasCdotc_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> complex | None:
    ...
def cublasZdotu(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> complex | None:
    ...
def cublasZdotu_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> complex | None:
    ...
def cublasZdotc(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> complex | None:
    ...
def cublasZdotc_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> complex | None:
    ...
def cublasScalEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    alphaType: cudaDataType | int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    executionType: cudaDataType | int,
) -> None:
    ...
def cublasScalEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    alphaType: cudaDataType | int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    executionType: cudaDataType | int,
) -> None:
    ...
def cublasSscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasSscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCsscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCsscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZdscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZdscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasAxpyEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    alphaType: cudaDataType | int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    executiontype: cudaDataType | int,
) -> None:
    ...
def cublasAxpyEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    alphaType: cudaDataType | int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    executiontype: cudaDataType | int,
) -> None:
    ...
def cublasSaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCopyEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
) -> None:
    ...
def cublasCopyEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
) -> None:
    ...
def cublasScopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasScopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSwapEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
) -> None:
    ...
def cublasSwapEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
) -> None:
    ...
def cublasIsamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIsamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIdamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIdamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIcamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIcamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIzamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIzamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIamaxEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIamaxEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIsamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIsamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIdamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIdamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIcamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIcamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIzamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIzamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIaminEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasIaminEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> int | None:
    ...
def cublasAsumEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address,
    resultType: cudaDataType | int,
    executiontype: cudaDataType | int,
) -> float | complex | None:
    ...
def cublasAsumEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address,
    resultType: cudaDataType | int,
    executiontype: cudaDataType | int,
) -> float | complex | None:
    ...
def cublasSasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasSasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasScasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasScasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDzasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasDzasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> float | None:
    ...
def cublasSrot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasSrot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasDrot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasDrot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasCrot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: complex | SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasCrot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: complex | SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasCsrot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasCsrot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasZrot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: complex | SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasZrot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: complex | SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasZdrot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasZdrot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    c: SupportsFloat | _Int | Buffer,
    s: SupportsFloat | _Int | Buffer,
) -> None:
    ...
def cublasRotEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    c: complex | SupportsFloat | _Int | Buffer,
    s: complex | SupportsFloat | _Int | Buffer,
    csType: cudaDataType | int,
    executiontype: cudaDataType | int,
) -> None:
    ...
def cublasRotEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    c: complex | SupportsFloat | _Int | Buffer,
    s: complex | SupportsFloat | _Int | Buffer,
    csType: cudaDataType | int,
    executiontype: cudaDataType | int,
) -> None:
    ...
def cublasSrotg(
    handle: cublasHandle_t | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[float | None, float | None, float | None, float | None]:
    ...
def cublasDrotg(
    handle: cublasHandle_t | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[float | None, float | None, float | None, float | None]:
    ...
def cublasCrotg(
    handle: cublasHandle_t | _Int | None,
    a: complex | SupportsFloat | _Int | Buffer,
    b: complex | SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[complex | None, complex | None, float | None, complex | None]:
    ...
def cublasZrotg(
    handle: cublasHandle_t | _Int | None,
    a: complex | SupportsFloat | _Int | Buffer,
    b: complex | SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[complex | None, complex | None, float | None, complex | None]:
    ...
def cublasRotgEx(
    handle: cublasHandle_t | _Int | None,
    a: complex | SupportsFloat | _Int | Buffer,
    b: complex | SupportsFloat | _Int | Buffer,
    abType: cudaDataType | int,
    c: _Address,
    s: _Address,
    csType: cudaDataType | int,
    executiontype: cudaDataType | int,
) -> tuple[
    float | complex | None,
    float | complex | None,
    float | complex | None,
    float | complex | None,
]:
    ...
def cublasSrotm(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> None:
    ...
def cublasSrotm_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> None:
    ...
def cublasDrotm(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> None:
    ...
def cublasDrotm_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> None:
    ...
def cublasRotmEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    param: Sequence[complex | SupportsFloat] | _Int | Buffer,
    paramType: cudaDataType | int,
    executiontype: cudaDataType | int,
) -> None:
    ...
def cublasRotmEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    y: _Address,
    yType: cudaDataType | int,
    incy: _Int,
    param: Sequence[complex | SupportsFloat] | _Int | Buffer,
    paramType: cudaDataType | int,
    executiontype: cudaDataType | int,
) -> None:
    ...
def cublasSrotmg(
    handle: cublasHandle_t | _Int | None,
    d1: SupportsFloat | _Int | Buffer,
    d2: SupportsFloat | _Int | Buffer,
    x1: SupportsFloat | _Int | Buffer,
    y1: SupportsFloat | _Int | Buffer,
    param: _Address = ...,
) -> tuple[float | None, float | None, float | None, list[float] | None]:
    ...
def cublasDrotmg(
    handle: cublasHandle_t | _Int | None,
    d1: SupportsFloat | _Int | Buffer,
    d2: SupportsFloat | _Int | Buffer,
    x1: SupportsFloat | _Int | Buffer,
    y1: SupportsFloat | _Int | Buffer,
    param: _Address = ...,
) -> tuple[float | None, float | None, float | None, list[float] | None]:
    ...
def cublasRotmgEx(
    handle: cublasHandle_t | _Int | None,
    d1: complex | SupportsFloat | _Int | Buffer,
    d1Type: cudaDataType | int,
    d2: complex | SupportsFloat | _Int | Buffer,
    d2Type: cudaDataType | int,
    x1: complex | SupportsFloat | _Int | Buffer,
    x1Type: cudaDataType | int,
    y1: complex | SupportsFloat | _Int | Buffer,
    y1Type: cudaDataType | int,
    param: _Address,
    paramType: cudaDataType | int,
    executiontype: cudaDataType | int,
) -> tuple[
    float | complex | None,
    float | complex | None,
    float | complex | None,
    list[float | complex] | None,
]:
    ...
def cublasSgemv(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSgemv_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDgemv(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDgemv_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCgemv(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCgemv_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZgemv(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZgemv_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSgbmv(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    kl: _Int,
    ku: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSgbmv_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    kl: _Int,
    ku: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDgbmv(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    kl: _Int,
    ku: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDgbmv_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    kl: _Int,
    ku: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCgbmv(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    kl: _Int,
    ku: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCgbmv_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    kl: _Int,
    ku: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZgbmv(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    kl: _Int,
    ku: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZgbmv_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    kl: _Int,
    ku: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasStrmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStrmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtrmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtrmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtrmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtrmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtrmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtrmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStbmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStbmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtbmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtbmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtbmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtbmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtbmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtbmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStpmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStpmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtpmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtpmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtpmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtpmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtpmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtpmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStrsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStrsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtrsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtrsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtrsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtrsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtrsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtrsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStpsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStpsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtpsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtpsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtpsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtpsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtpsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtpsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    AP: _Address,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStbsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasStbsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtbsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasDtbsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtbsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasCtbsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtbsv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasZtbsv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: _Int,
    k: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
) -> None:
    ...
def cublasSsymv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSsymv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDsymv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDsymv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCsymv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasCsymv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZsymv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZsymv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasChemv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasChemv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZhemv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZhemv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSsbmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSsbmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDsbmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDsbmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasChbmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasChbmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZhbmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZhbmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSspmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    AP: _Address,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSspmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    AP: _Address,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDspmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    AP: _Address,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasDspmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    AP: _Address,
    x: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasChpmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    AP: _Address,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasChpmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    AP: _Address,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZhpmv(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    AP: _Address,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasZhpmv_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    AP: _Address,
    x: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
) -> None:
    ...
def cublasSger(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasSger_64(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasDger(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasDger_64(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCgeru(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCgeru_64(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCgerc(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCgerc_64(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZgeru(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZgeru_64(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZgerc(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZgerc_64(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasSsyr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasSsyr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasDsyr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasDsyr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCsyr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCsyr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZsyr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZsyr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCher(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCher_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZher(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZher_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasSspr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> None:
    ...
def cublasSspr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> None:
    ...
def cublasDspr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> None:
    ...
def cublasDspr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> None:
    ...
def cublasChpr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> None:
    ...
def cublasChpr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> None:
    ...
def cublasZhpr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> None:
    ...
def cublasZhpr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> None:
    ...
def cublasSsyr2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasSsyr2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasDsyr2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasDsyr2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCsyr2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCsyr2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZsyr2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZsyr2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCher2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCher2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZher2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZher2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasSspr2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    AP: _Address,
) -> None:
    ...
def cublasSspr2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    AP: _Address,
) -> None:
    ...
def cublasDspr2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    AP: _Address,
) -> None:
    ...
def cublasDspr2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    AP: _Address,
) -> None:
    ...
def cublasChpr2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    AP: _Address,
) -> None:
    ...
def cublasChpr2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    AP: _Address,
) -> None:
    ...
def cublasZhpr2(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    AP: _Address,
) -> None:
    ...
def cublasZhpr2_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    AP: _Address,
) -> None:
    ...
def cublasSgemvBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSgemvBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDgemvBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDgemvBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemvBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemvBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZgemvBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZgemvBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHSHgemvBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHSHgemvBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHSSgemvBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHSSgemvBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasTSTgemvBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasTSTgemvBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasTSSgemvBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasTSSgemvBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    xarray: _Address,
    incx: _Int,
    beta: SupportsFloat | _Int | Buffer,
    yarray: _Address,
    incy: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSgemvStridedBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSgemvStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDgemvStridedBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDgemvStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemvStridedBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemvStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZgemvStridedBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZgemvStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHSHgemvStridedBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHSHgemvStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHSSgemvStridedBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHSSgemvStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasTSTgemvStridedBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasTSTgemvStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasTSSgemvStridedBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasTSSgemvStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    x: _Address,
    incx: _Int,
    stridex: _Int,
    beta: SupportsFloat | _Int | Buffer,
    y: _Address,
    incy: _Int,
    stridey: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSgemm(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSgemm_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDgemm(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDgemm_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCgemm(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCgemm_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCgemm3m(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCgemm3m_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCgemm3mEx(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCgemm3mEx_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasZgemm(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZgemm_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZgemm3m(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZgemm3m_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasHgemm(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasHgemm_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSgemmEx(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasSgemmEx_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasGemmEx(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
) -> None:
    ...
def cublasGemmEx_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
) -> None:
    ...
def cublasCgemmEx(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCgemmEx_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasSsyrk(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSsyrk_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDsyrk(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDsyrk_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsyrk(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsyrk_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZsyrk(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZsyrk_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsyrkEx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCsyrkEx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCsyrk3mEx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCsyrk3mEx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCherk(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCherk_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZherk(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZherk_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCherkEx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCherkEx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCherk3mEx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasCherk3mEx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
) -> None:
    ...
def cublasSsyr2k(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSsyr2k_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDsyr2k(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDsyr2k_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsyr2k(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsyr2k_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZsyr2k(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZsyr2k_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCher2k(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCher2k_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZher2k(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZher2k_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSsyrkx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSsyrkx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDsyrkx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDsyrkx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsyrkx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsyrkx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZsyrkx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZsyrkx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCherkx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCherkx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZherkx(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZherkx_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSsymm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSsymm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDsymm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDsymm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsymm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCsymm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZsymm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZsymm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasChemm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasChemm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZhemm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZhemm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasStrsm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasStrsm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasDtrsm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasDtrsm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasCtrsm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasCtrsm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasZtrsm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasZtrsm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasStrmm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasStrmm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDtrmm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDtrmm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCtrmm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCtrmm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZtrmm(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZtrmm_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasHgemmBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHgemmBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSgemmBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSgemmBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDgemmBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDgemmBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemmBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemmBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemm3mBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemm3mBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZgemmBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZgemmBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    lda: _Int,
    Barray: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    Carray: _Address,
    ldc: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHgemmStridedBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasHgemmStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSgemmStridedBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSgemmStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDgemmStridedBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDgemmStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemmStridedBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemmStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemm3mStridedBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCgemm3mStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZgemmStridedBatched(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZgemmStridedBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    ldb: _Int,
    strideB: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasGemmBatchedEx(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    Barray: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    Carray: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
    batchCount: _Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
) -> None:
    ...
def cublasGemmBatchedEx_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    Aarray: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    Barray: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    Carray: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
    batchCount: _Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
) -> None:
    ...
def cublasGemmStridedBatchedEx(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    strideB: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
) -> None:
    ...
def cublasGemmStridedBatchedEx_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    Atype: cudaDataType | int,
    lda: _Int,
    strideA: _Int,
    B: _Address,
    Btype: cudaDataType | int,
    ldb: _Int,
    strideB: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    Ctype: cudaDataType | int,
    ldc: _Int,
    strideC: _Int,
    batchCount: _Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
) -> None:
    ...
def cublasSgemmGroupedBatched(
    handle: cublasHandle_t | _Int | None,
    transa_array: Sequence[cublasOperation_t | int] | Buffer | None,
    transb_array: Sequence[cublasOperation_t | int] | Buffer | None,
    m_array: Sequence[int] | Buffer | None,
    n_array: Sequence[int] | Buffer | None,
    k_array: Sequence[int] | Buffer | None,
    alpha_array: Sequence[SupportsFloat] | _Int | Buffer,
    Aarray: _Address,
    lda_array: Sequence[int] | Buffer | None,
    Barray: _Address,
    ldb_array: Sequence[int] | Buffer | None,
    beta_array: Sequence[SupportsFloat] | _Int | Buffer,
    Carray: _Address,
    ldc_array: Sequence[int] | Buffer | None,
    group_size: Sequence[int] | Buffer | None,
) -> None:
    ...
def cublasSgemmGroupedBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa_array: Sequence[cublasOperation_t | int] | Buffer | None,
    transb_array: Sequence[cublasOperation_t | int] | Buffer | None,
    m_array: Sequence[int] | Buffer | None,
    n_array: Sequence[int] | Buffer | None,
    k_array: Sequence[int] | Buffer | None,
    alpha_array: Sequence[SupportsFloat] | _Int | Buffer,
    Aarray: _Address,
    lda_array: Sequence[int] | Buffer | None,
    Barray: _Address,
    ldb_array: Sequence[int] | Buffer | None,
    beta_array: Sequence[SupportsFloat] | _Int | Buffer,
    Carray: _Address,
    ldc_array: Sequence[int] | Buffer | None,
    group_size: Sequence[int] | Buffer | None,
) -> None:
    ...
def cublasDgemmGroupedBatched(
    handle: cublasHandle_t | _Int | None,
    transa_array: Sequence[cublasOperation_t | int] | Buffer | None,
    transb_array: Sequence[cublasOperation_t | int] | Buffer | None,
    m_array: Sequence[int] | Buffer | None,
    n_array: Sequence[int] | Buffer | None,
    k_array: Sequence[int] | Buffer | None,
    alpha_array: Sequence[SupportsFloat] | _Int | Buffer,
    Aarray: _Address,
    lda_array: Sequence[int] | Buffer | None,
    Barray: _Address,
    ldb_array: Sequence[int] | Buffer | None,
    beta_array: Sequence[SupportsFloat] | _Int | Buffer,
    Carray: _Address,
    ldc_array: Sequence[int] | Buffer | None,
    group_size: Sequence[int] | Buffer | None,
) -> None:
    ...
def cublasDgemmGroupedBatched_64(
    handle: cublasHandle_t | _Int | None,
    transa_array: Sequence[cublasOperation_t | int] | Buffer | None,
    transb_array: Sequence[cublasOperation_t | int] | Buffer | None,
    m_array: Sequence[int] | Buffer | None,
    n_array: Sequence[int] | Buffer | None,
    k_array: Sequence[int] | Buffer | None,
    alpha_array: Sequence[SupportsFloat] | _Int | Buffer,
    Aarray: _Address,
    lda_array: Sequence[int] | Buffer | None,
    Barray: _Address,
    ldb_array: Sequence[int] | Buffer | None,
    beta_array: Sequence[SupportsFloat] | _Int | Buffer,
    Carray: _Address,
    ldc_array: Sequence[int] | Buffer | None,
    group_size: Sequence[int] | Buffer | None,
) -> None:
    ...
def cublasGemmGroupedBatchedEx(
    handle: cublasHandle_t | _Int | None,
    transa_array: Sequence[cublasOperation_t | int] | Buffer | None,
    transb_array: Sequence[cublasOperation_t | int] | Buffer | None,
    m_array: Sequence[int] | Buffer | None,
    n_array: Sequence[int] | Buffer | None,
    k_array: Sequence[int] | Buffer | None,
    alpha_array: Sequence[complex | SupportsFloat] | _Int | Buffer,
    Aarray: _Address,
    Atype: cudaDataType | int,
    lda_array: Sequence[int] | Buffer | None,
    Barray: _Address,
    Btype: cudaDataType | int,
    ldb_array: Sequence[int] | Buffer | None,
    beta_array: Sequence[complex | SupportsFloat] | _Int | Buffer,
    Carray: _Address,
    Ctype: cudaDataType | int,
    ldc_array: Sequence[int] | Buffer | None,
    group_size: Sequence[int] | Buffer | None,
    computeType: cublasComputeType_t | int,
) -> None:
    ...
def cublasGemmGroupedBatchedEx_64(
    handle: cublasHandle_t | _Int | None,
    transa_array: Sequence[cublasOperation_t | int] | Buffer | None,
    transb_array: Sequence[cublasOperation_t | int] | Buffer | None,
    m_array: Sequence[int] | Buffer | None,
    n_array: Sequence[int] | Buffer | None,
    k_array: Sequence[int] | Buffer | None,
    alpha_array: Sequence[complex | SupportsFloat] | _Int | Buffer,
    Aarray: _Address,
    Atype: cudaDataType | int,
    lda_array: Sequence[int] | Buffer | None,
    Barray: _Address,
    Btype: cudaDataType | int,
    ldb_array: Sequence[int] | Buffer | None,
    beta_array: Sequence[complex | SupportsFloat] | _Int | Buffer,
    Carray: _Address,
    Ctype: cudaDataType | int,
    ldc_array: Sequence[int] | Buffer | None,
    group_size: Sequence[int] | Buffer | None,
    computeType: cublasComputeType_t | int,
) -> None:
    ...
def cublasSgeam(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSgeam_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDgeam(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDgeam_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCgeam(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCgeam_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZgeam(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZgeam_64(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasStrsmBatched(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasStrsmBatched_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDtrsmBatched(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasDtrsmBatched_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCtrsmBatched(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasCtrsmBatched_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZtrsmBatched(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasZtrsmBatched_64(
    handle: cublasHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    batchCount: _Int,
) -> None:
    ...
def cublasSdgmm(
    handle: cublasHandle_t | _Int | None,
    mode: cublasSideMode_t | int,
    m: _Int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSdgmm_64(
    handle: cublasHandle_t | _Int | None,
    mode: cublasSideMode_t | int,
    m: _Int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDdgmm(
    handle: cublasHandle_t | _Int | None,
    mode: cublasSideMode_t | int,
    m: _Int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasDdgmm_64(
    handle: cublasHandle_t | _Int | None,
    mode: cublasSideMode_t | int,
    m: _Int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCdgmm(
    handle: cublasHandle_t | _Int | None,
    mode: cublasSideMode_t | int,
    m: _Int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasCdgmm_64(
    handle: cublasHandle_t | _Int | None,
    mode: cublasSideMode_t | int,
    m: _Int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZdgmm(
    handle: cublasHandle_t | _Int | None,
    mode: cublasSideMode_t | int,
    m: _Int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasZdgmm_64(
    handle: cublasHandle_t | _Int | None,
    mode: cublasSideMode_t | int,
    m: _Int,
    n: _Int,
    A: _Address,
    lda: _Int,
    x: _Address,
    incx: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasSmatinvBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    Ainv: _Address,
    lda_inv: _Int,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasDmatinvBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    Ainv: _Address,
    lda_inv: _Int,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasCmatinvBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    Ainv: _Address,
    lda_inv: _Int,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasZmatinvBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    Ainv: _Address,
    lda_inv: _Int,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasSgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> int:
    ...
def cublasDgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> int:
    ...
def cublasCgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> int:
    ...
def cublasZgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> int:
    ...
def cublasSgelsBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    nrhs: _Int,
    Aarray: _Address,
    lda: _Int,
    Carray: _Address,
    ldc: _Int,
    devInfoArray: _Address,
    batchSize: _Int,
) -> int:
    ...
def cublasDgelsBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    nrhs: _Int,
    Aarray: _Address,
    lda: _Int,
    Carray: _Address,
    ldc: _Int,
    devInfoArray: _Address,
    batchSize: _Int,
) -> int:
    ...
def cublasCgelsBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    nrhs: _Int,
    Aarray: _Address,
    lda: _Int,
    Carray: _Address,
    ldc: _Int,
    devInfoArray: _Address,
    batchSize: _Int,
) -> int:
    ...
def cublasZgelsBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    nrhs: _Int,
    Aarray: _Address,
    lda: _Int,
    Carray: _Address,
    ldc: _Int,
    devInfoArray: _Address,
    batchSize: _Int,
) -> int:
    ...
def cublasStpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasDtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasCtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasZtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> None:
    ...
def cublasStrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> None:
    ...
def cublasDtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> None:
    ...
def cublasCtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> None:
    ...
def cublasZtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> None:
    ...
def cublasSgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasDgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasCgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasZgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasSgetriBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    C: _Address,
    ldc: _Int,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasDgetriBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    C: _Address,
    ldc: _Int,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasCgetriBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    C: _Address,
    ldc: _Int,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasZgetriBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    C: _Address,
    ldc: _Int,
    info: _Address,
    batchSize: _Int,
) -> None:
    ...
def cublasSgetrsBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    n: _Int,
    nrhs: _Int,
    Aarray: _Address,
    lda: _Int,
    devIpiv: _Address,
    Barray: _Address,
    ldb: _Int,
    batchSize: _Int,
) -> int:
    ...
def cublasDgetrsBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    n: _Int,
    nrhs: _Int,
    Aarray: _Address,
    lda: _Int,
    devIpiv: _Address,
    Barray: _Address,
    ldb: _Int,
    batchSize: _Int,
) -> int:
    ...
def cublasCgetrsBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    n: _Int,
    nrhs: _Int,
    Aarray: _Address,
    lda: _Int,
    devIpiv: _Address,
    Barray: _Address,
    ldb: _Int,
    batchSize: _Int,
) -> int:
    ...
def cublasZgetrsBatched(
    handle: cublasHandle_t | _Int | None,
    trans: cublasOperation_t | int,
    n: _Int,
    nrhs: _Int,
    Aarray: _Address,
    lda: _Int,
    devIpiv: _Address,
    Barray: _Address,
    ldb: _Int,
    batchSize: _Int,
) -> int:
    ...
def cublasUint8gemmBias(
    handle: cublasHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    transc: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    A: _Address,
    A_bias: _Int,
    lda: _Int,
    B: _Address,
    B_bias: _Int,
    ldb: _Int,
    C: _Address,
    C_bias: _Int,
    ldc: _Int,
    C_mult: _Int,
    C_shift: _Int,
) -> None:
    ...
def cublasXtCreate() -> cublasXtHandle_t:
    ...
def cublasXtDestroy(handle: cublasXtHandle_t | _Int | None) -> None:
    ...
def cublasXtGetNumBoards(deviceId: Sequence[int] | Buffer | None) -> int:
    ...
def cublasXtMaxBoards() -> int:
    ...
def cublasXtDeviceSelect(
    handle: cublasXtHandle_t | _Int | None,
    deviceId: Sequence[int] | Buffer | None,
) -> None:
    ...
def cublasXtSetBlockDim(handle: cublasXtHandle_t | _Int | None, blockDim: _Int) -> None:
    ...
def cublasXtGetBlockDim(handle: cublasXtHandle_t | _Int | None) -> int:
    ...
def cublasXtGetPinningMemMode(handle: cublasXtHandle_t | _Int | None) -> cublasXtPinnedMemMode_t:
    ...
def cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t | _Int | None,
    mode: cublasXtPinnedMemMode_t | int,
) -> None:
    ...
def cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t | _Int | None,
    blasOp: cublasXtBlasOp_t | int,
    type: cublasXtOpType_t | int,
    blasFunctor: _Address,
) -> None:
    ...
def cublasXtSetCpuRatio(
    handle: cublasXtHandle_t | _Int | None,
    blasOp: cublasXtBlasOp_t | int,
    type: cublasXtOpType_t | int,
    ratio: SupportsFloat,
) -> None:
    ...
def cublasXtSgemm(
    handle: cublasXtHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtDgemm(
    handle: cublasXtHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCgemm(
    handle: cublasXtHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZgemm(
    handle: cublasXtHandle_t | _Int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: _Int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtSsyrk(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtDsyrk(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCsyrk(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZsyrk(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCherk(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZherk(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtSsyr2k(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtDsyr2k(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCsyr2k(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZsyr2k(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCherkx(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZherkx(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtStrsm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasXtDtrsm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasXtCtrsm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasXtZtrsm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> None:
    ...
def cublasXtSsymm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtDsymm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCsymm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZsymm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtChemm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZhemm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtSsyrkx(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtDsyrkx(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCsyrkx(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZsyrkx(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCher2k(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZher2k(
    handle: cublasXtHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: _Int,
    k: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtSspmm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    AP: _Address,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtDspmm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    AP: _Address,
    B: _Address,
    ldb: _Int,
    beta: SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCspmm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    AP: _Address,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZspmm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    AP: _Address,
    B: _Address,
    ldb: _Int,
    beta: complex | SupportsFloat | _Int | Buffer,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtStrmm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtDtrmm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtCtrmm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
def cublasXtZtrmm(
    handle: cublasXtHandle_t | _Int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: _Int,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
    C: _Address,
    ldc: _Int,
) -> None:
    ...
