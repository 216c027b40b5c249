# cufft_checked.pyi of cubind for cuFFT, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cufft.yaml.

from collections.abc import Sequence
from typing import Any

from typing_extensions import Buffer

from cubind import CUDAError
from cubind.cufft import (
    _Int,
    _Address,
    _Text,
    sizeof,
    cudaDataType,
    cudaDataType_t,
    libraryPropertyType,
    libraryPropertyType_t,
    cudaLibXtCopyType,
    libFormat,
    cufftResult,
    cufftType,
    cufftCompatibility,
    cufftProperty,
    cufftXtSubFormat,
    cufftXtCopyType,
    cufftXtQueryType,
    cufftXtWorkAreaPolicy,
    cufftXtCallbackType,
    cudaStream_t,
    cufftHandle,
    cufftCallbackLoadC,
    cufftCallbackLoadZ,
    cufftCallbackLoadR,
    cufftCallbackLoadD,
    cufftCallbackStoreC,
    cufftCallbackStoreZ,
    cufftCallbackStoreR,
    cufftCallbackStoreD,
    cufftJITCallbackLoadC,
    cufftJITCallbackLoadZ,
    cufftJITCallbackLoadR,
    cufftJITCallbackLoadD,
    cufftJITCallbackStoreC,
    cufftJITCallbackStoreZ,
    cufftJITCallbackStoreR,
    cufftJITCallbackStoreD,
    float2,
    double2,
    cudaXtDesc_t,
    cudaXtDesc,
    cudaLibXtDesc_t,
    cudaLibXtDesc,
    cufftXt1dFactors_t,
    cufftXt1dFactors,
    CUDA_XT_DESCRIPTOR_VERSION,
    CUFFT_COMPATIBILITY_DEFAULT,
    CUFFT_FORWARD,
    CUFFT_INVERSE,
    CUFFT_VERSION,
    CUFFT_VER_BUILD,
    CUFFT_VER_MAJOR,
    CUFFT_VER_MINOR,
    CUFFT_VER_PATCH,
    MAX_CUDA_DESCRIPTOR_GPUS,
    MAX_CUFFT_ERROR,
    MAX_SHIM_RANK,
)

__all__ = [
    "sizeof",
    "cudaDataType",
    "cudaDataType_t",
    "libraryPropertyType",
    "libraryPropertyType_t",
    "cudaLibXtCopyType",
    "libFormat",
    "cufftResult",
    "cufftType",
    "cufftCompatibility",
    "cufftProperty",
    "cufftXtSubFormat",
    "cufftXtCopyType",
    "cufftXtQueryType",
    "cufftXtWorkAreaPolicy",
    "cufftXtCallbackType",
    "cudaStream_t",
    "cufftHandle",
    "cufftCallbackLoadC",
    "cufftCallbackLoadZ",
    "cufftCallbackLoadR",
    "cufftCallbackLoadD",
    "cufftCallbackStoreC",
    "cufftCallbackStoreZ",
    "cufftCallbackStoreR",
    "cufftCallbackStoreD",
    "cufftJITCallbackLoadC",
    "cufftJITCallbackLoadZ",
    "cufftJITCallbackLoadR",
    "cufftJITCallbackLoadD",
    "cufftJITCallbackStoreC",
    "cufftJITCallbackStoreZ",
    "cufftJITCallbackStoreR",
    "cufftJITCallbackStoreD",
    "float2",
    "double2",
    "cudaXtDesc_t",
    "cudaXtDesc",
    "cudaLibXtDesc_t",
    "cudaLibXtDesc",
    "cufftXt1dFactors_t",
    "cufftXt1dFactors",
    "CUDA_XT_DESCRIPTOR_VERSION",
    "CUFFT_COMPATIBILITY_DEFAULT",
    "CUFFT_FORWARD",
    "CUFFT_INVERSE",
    "CUFFT_VERSION",
    "CUFFT_VER_BUILD",
    "CUFFT_VER_MAJOR",
    "CUFFT_VER_MINOR",
    "CUFFT_VER_PATCH",
    "MAX_CUDA_DESCRIPTOR_GPUS",
    "MAX_CUFFT_ERROR",
    "MAX_SHIM_RANK",
    "cufftPlan1d",
    "cufftPlan2d",
    "cufftPlan3d",
    "cufftPlanMany",
    "cufftMakePlan1d",
    "cufftMakePlan2d",
    "cufftMakePlan3d",
    "cufftMakePlanMany",
    "cufftMakePlanMany64",
    "cufftGetSizeMany64",
    "cufftEstimate1d",
    "cufftEstimate2d",
    "cufftEstimate3d",
    "cufftEstimateMany",
    "cufftCreate",
    "cufftGetSize1d",
    "cufftGetSize2d",
    "cufftGetSize3d",
    "cufftGetSizeMany",
    "cufftGetSize",
    "cufftSetWorkArea",
    "cufftSetAutoAllocation",
    "cufftExecC2C",
    "cufftExecR2C",
    "cufftExecC2R",
    "cufftExecZ2Z",
    "cufftExecD2Z",
    "cufftExecZ2D",
    "cufftSetStream",
    "cufftDestroy",
    "cufftGetVersion",
    "cufftGetProperty",
    "cufftSetPlanPropertyInt64",
    "cufftGetPlanPropertyInt64",
    "cufftResetPlanProperty",
    "cufftXtSetGPUs",
    "cufftXtMalloc",
    "cufftXtMemcpy",
    "cufftXtFree",
    "cufftXtSetWorkArea",
    "cufftXtExecDescriptorC2C",
    "cufftXtExecDescriptorR2C",
    "cufftXtExecDescriptorC2R",
    "cufftXtExecDescriptorZ2Z",
    "cufftXtExecDescriptorD2Z",
    "cufftXtExecDescriptorZ2D",
    "cufftXtQueryPlan",
    "cufftXtSetCallback",
    "cufftXtClearCallback",
    "cufftXtSetCallbackSharedSize",
    "cufftXtSetJITCallback",
    "cufftXtMakePlanMany",
    "cufftXtGetSizeMany",
    "cufftXtExec",
    "cufftXtExecDescriptor",
    "cufftXtSetWorkAreaPolicy",
    "CufftError",
    "InvalidPlanError",
    "AllocFailedError",
    "InvalidTypeError",
    "InvalidValueError",
    "InternalError",
    "ExecFailedError",
    "SetupFailedError",
    "InvalidSizeError",
    "UnalignedDataError",
    "IncompleteParameterListError",
    "InvalidDeviceError",
    "ParseError",
    "NoWorkspaceError",
    "CufftNotImplementedError",
    "LicenseError",
    "NotSupportedError",
]

class CufftError(CUDAError): ...
class InvalidPlanError(CufftError): ...
class AllocFailedError(CufftError): ...
class InvalidTypeError(CufftError): ...
class InvalidValueError(CufftError): ...
class InternalError(CufftError): ...
class ExecFailedError(CufftError): ...
class SetupFailedError(CufftError): ...
class InvalidSizeError(CufftError): ...
class UnalignedDataError(CufftError): ...
class IncompleteParameterListError(CufftError): ...
class InvalidDeviceError(CufftError): ...
class ParseError(CufftError): ...
class NoWorkspaceError(CufftError): ...
class CufftNotImplementedError(CufftError): ...
class LicenseError(CufftError): ...
class NotSupportedError(CufftError): ...

def cufftPlan1d(nx: _Int, type: cufftType | int, batch: _Int) -> cufftHandle:
    ...
def cufftPlan2d(nx: _Int, ny: _Int, type: cufftType | int) -> cufftHandle:
    ...
def cufftPlan3d(nx: _Int, ny: _Int, nz: _Int, type: cufftType | int) -> cufftHandle:
    ...
def cufftPlanMany(
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> cufftHandle:
    ...
def cufftMakePlan1d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    ...
def cufftMakePlan2d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    type: cufftType | int,
) -> list[int]:
    ...
def cufftMakePlan3d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> list[int]:
    ...
def cufftMakePlanMany(
    plan: cufftHandle | _Int | None,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    ...
def cufftMakePlanMany64(
    plan: cufftHandle | _Int | None,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    ...
def cufftGetSizeMany64(
    plan: cufftHandle | _Int | None,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    ...
def cufftEstimate1d(nx: _Int, type: cufftType | int, batch: _Int) -> list[int]:
    ...
def cufftEstimate2d(nx: _Int, ny: _Int, type: cufftType | int) -> list[int]:
    ...
def cufftEstimate3d(nx: _Int, ny: _Int, nz: _Int, type: cufftType | int) -> list[int]:
    ...
def cufftEstimateMany(
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    ...
def cufftCreate() -> cufftHandle:
    ...
def cufftGetSize1d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    ...
def cufftGetSize2d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    type: cufftType | int,
) -> list[int]:
    ...
def cufftGetSize3d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> list[int]:
    ...
def cufftGetSizeMany(
    handle: cufftHandle | _Int | None,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    ...
def cufftGetSize(handle: cufftHandle | _Int | None) -> list[int]:
    ...
def cufftSetWorkArea(plan: cufftHandle | _Int | None, workArea: _Address) -> None:
    ...
def cufftSetAutoAllocation(plan: cufftHandle | _Int | None, autoAllocate: _Int) -> None:
    ...
def cufftExecC2C(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
    direction: _Int,
) -> None:
    ...
def cufftExecR2C(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    ...
def cufftExecC2R(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    ...
def cufftExecZ2Z(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
    direction: _Int,
) -> None:
    ...
def cufftExecD2Z(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    ...
def cufftExecZ2D(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    ...
def cufftSetStream(plan: cufftHandle | _Int | None, stream: cudaStream_t | _Int | None) -> None:
    ...
def cufftDestroy(plan: cufftHandle | _Int | None) -> None:
    ...
def cufftGetVersion() -> int:
    ...
def cufftGetProperty(type: libraryPropertyType | int) -> int:
    ...
def cufftSetPlanPropertyInt64(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
    inputValueInt: _Int,
) -> None:
    ...
def cufftGetPlanPropertyInt64(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
) -> int:
    ...
def cufftResetPlanProperty(plan: cufftHandle | _Int | None, property: cufftProperty | int) -> None:
    ...
def cufftXtSetGPUs(
    handle: cufftHandle | _Int | None,
    whichGPUs: Sequence[int] | Buffer | None,
) -> None:
    ...
def cufftXtMalloc(
    plan: cufftHandle | _Int | None,
    format: cufftXtSubFormat | int,
) -> cudaLibXtDesc | None:
    ...
def cufftXtMemcpy(
    plan: cufftHandle | _Int | None,
    dstPointer: _Address,
    srcPointer: _Address,
    type: cufftXtCopyType | int,
) -> None:
    ...
def cufftXtFree(descriptor: cudaLibXtDesc | None) -> None:
    ...
def cufftXtSetWorkArea(
    plan: cufftHandle | _Int | None,
    workArea: Sequence[_Address] | Buffer | None,
) -> None:
    ...
def cufftXtExecDescriptorC2C(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    ...
def cufftXtExecDescriptorR2C(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    ...
def cufftXtExecDescriptorC2R(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    ...
def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    ...
def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    ...
def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    ...
def cufftXtQueryPlan(plan: cufftHandle | _Int | None, queryType: cufftXtQueryType) -> Any:
    ...
def cufftXtSetCallback(
    plan: cufftHandle | _Int | None,
    callback_routine: Sequence[_Address] | Buffer | None,
    cbType: cufftXtCallbackType | int,
    caller_info: Sequence[_Address] | Buffer | None,
) -> None:
    ...
def cufftXtClearCallback(
    plan: cufftHandle | _Int | None,
    cbType: cufftXtCallbackType | int,
) -> None:
    ...
def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | _Int | None,
    cbType: cufftXtCallbackType | int,
    sharedSize: _Int,
) -> None:
    ...
def cufftXtSetJITCallback(
    plan: cufftHandle | _Int | None,
    lto_callback_symbol_name: _Text,
    lto_callback_fatbin: _Address,
    lto_callback_fatbin_size: _Int,
    type: cufftXtCallbackType | int,
    caller_info: Sequence[_Address] | Buffer | None,
) -> None:
    ...
def cufftXtMakePlanMany(
    plan: cufftHandle | _Int | None,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    inputtype: cudaDataType | int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    outputtype: cudaDataType | int,
    batch: _Int,
    executiontype: cudaDataType | int,
) -> list[int]:
    ...
def cufftXtGetSizeMany(
    plan: cufftHandle | _Int | None,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    inputtype: cudaDataType | int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    outputtype: cudaDataType | int,
    batch: _Int,
    executiontype: cudaDataType | int,
) -> list[int]:
    ...
def cufftXtExec(
    plan: cufftHandle | _Int | None,
    input: _Address,
    output: _Address,
    direction: _Int,
) -> None:
    ...
def cufftXtExecDescriptor(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    ...
def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | _Int | None,
    policy: cufftXtWorkAreaPolicy | int,
    workSize: Sequence[int] | Buffer | None,
) -> None:
    ...
