# cufft_checked.pyi of cubind's binding of the cuFFT, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cufft.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from typing_extensions import Buffer

from cubind import CUDAError
from cubind.cufft import (
    _Address,
    _Int,
    _KernelParams,
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
    CUFFT_PLAN_NULL,
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
    "CUFFT_PLAN_NULL",
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
    "InvalidDeviceError",
    "NoWorkspaceError",
    "CufftNotImplementedError",
    "NotSupportedError",
    "MissingDependencyError",
    "NvrtcFailureError",
    "NvjitlinkFailureError",
    "NvshmemFailureError",
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
class InvalidDeviceError(CufftError): ...
class NoWorkspaceError(CufftError): ...
class CufftNotImplementedError(CufftError): ...
class NotSupportedError(CufftError): ...
class MissingDependencyError(CufftError): ...
class NvrtcFailureError(CufftError): ...
class NvjitlinkFailureError(CufftError): ...
class NvshmemFailureError(CufftError): ...

def cufftPlan1d(nx: _Int, type: cufftType | int, batch: _Int) -> cufftHandle:
    """cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)

    Parameters
        nx : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        plan : cufftHandle
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftPlan2d(nx: _Int, ny: _Int, type: cufftType | int) -> cufftHandle:
    """cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)

    Parameters
        nx, ny : int
        type : cufftType or int
    Returns
        cufftResult (the checked form raises instead)
        plan : cufftHandle
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftPlan3d(nx: _Int, ny: _Int, nz: _Int, type: cufftType | int) -> cufftHandle:
    """cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)

    Parameters
        nx, ny, nz : int
        type : cufftType or int
    Returns
        cufftResult (the checked form raises instead)
        plan : cufftHandle
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
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
    """cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch)

    Parameters
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        plan : cufftHandle
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftMakePlan1d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    """cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        nx : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftMakePlan2d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    type: cufftType | int,
) -> list[int]:
    """cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        nx, ny : int
        type : cufftType or int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftMakePlan3d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> list[int]:
    """cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        nx, ny, nz : int
        type : cufftType or int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
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
    """cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
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
    """cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
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
    """cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftEstimate1d(nx: _Int, type: cufftType | int, batch: _Int) -> list[int]:
    """cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)

    Parameters
        nx : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftEstimate2d(nx: _Int, ny: _Int, type: cufftType | int) -> list[int]:
    """cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)

    Parameters
        nx, ny : int
        type : cufftType or int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftEstimate3d(nx: _Int, ny: _Int, nz: _Int, type: cufftType | int) -> list[int]:
    """cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)

    Parameters
        nx, ny, nz : int
        type : cufftType or int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
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
    """cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)

    Parameters
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftCreate() -> cufftHandle:
    """cufftResult cufftCreate(cufftHandle *handle)

    Returns
        cufftResult (the checked form raises instead)
        handle : cufftHandle
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftGetSize1d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    """cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)

    Parameters
        handle : cufftHandle, int or None
        nx : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftGetSize2d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    type: cufftType | int,
) -> list[int]:
    """cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)

    Parameters
        handle : cufftHandle, int or None
        nx, ny : int
        type : cufftType or int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftGetSize3d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> list[int]:
    """cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)

    Parameters
        handle : cufftHandle, int or None
        nx, ny, nz : int
        type : cufftType or int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
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
    """cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)

    Parameters
        handle : cufftHandle, int or None
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int
    Returns
        cufftResult (the checked form raises instead)
        workArea : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftGetSize(handle: cufftHandle | _Int | None) -> list[int]:
    """cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)

    Parameters
        handle : cufftHandle, int or None
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftSetWorkArea(plan: cufftHandle | _Int | None, workArea: _Address) -> None:
    """cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)

    Parameters
        plan : cufftHandle, int or None
        workArea : int (address), buffer or None
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftSetAutoAllocation(plan: cufftHandle | _Int | None, autoAllocate: _Int) -> None:
    """cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)

    Parameters
        plan : cufftHandle, int or None
        autoAllocate : int
    Returns
        cufftResult (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftExecC2C(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
    direction: _Int,
) -> None:
    """cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None
        odata : int (address), buffer or None; written
        direction : int
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftExecR2C(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    """cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None
        odata : int (address), buffer or None; written
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftExecC2R(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    """cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None
        odata : int (address), buffer or None; written
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftExecZ2Z(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
    direction: _Int,
) -> None:
    """cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None
        odata : int (address), buffer or None; written
        direction : int
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftExecD2Z(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    """cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None
        odata : int (address), buffer or None; written
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftExecZ2D(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    """cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None
        odata : int (address), buffer or None; written
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftSetStream(plan: cufftHandle | _Int | None, stream: cudaStream_t | _Int | None) -> None:
    """cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)

    Parameters
        plan : cufftHandle, int or None
        stream : cudaStream_t, int or None
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftDestroy(plan: cufftHandle | _Int | None) -> None:
    """cufftResult cufftDestroy(cufftHandle plan)

    Parameters
        plan : cufftHandle, int or None
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftGetVersion() -> int:
    """cufftResult cufftGetVersion(int *version)

    Returns
        cufftResult (the checked form raises instead)
        version : int
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftGetProperty(type: libraryPropertyType | int) -> int:
    """cufftResult cufftGetProperty(libraryPropertyType type, int *value)

    Parameters
        type : libraryPropertyType or int
    Returns
        cufftResult (the checked form raises instead)
        value : int
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftSetPlanPropertyInt64(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
    inputValueInt: _Int,
) -> None:
    """cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, const long long inputValueInt)

    Parameters
        plan : cufftHandle, int or None
        property : cufftProperty or int
        inputValueInt : int
    Returns
        cufftResult (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftGetPlanPropertyInt64(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
) -> int:
    """cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)

    Parameters
        plan : cufftHandle, int or None
        property : cufftProperty or int
    Returns
        cufftResult (the checked form raises instead)
        returnPtrValue : int
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftResetPlanProperty(plan: cufftHandle | _Int | None, property: cufftProperty | int) -> None:
    """cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)

    Parameters
        plan : cufftHandle, int or None
        property : cufftProperty or int
    Returns
        cufftResult (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtSetGPUs(
    handle: cufftHandle | _Int | None,
    whichGPUs: Sequence[int] | Buffer | None,
) -> None:
    """cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)

    Parameters
        handle : cufftHandle, int or None
        whichGPUs : sequence of int, buffer or None
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtMalloc(
    plan: cufftHandle | _Int | None,
    format: cufftXtSubFormat | int,
) -> cudaLibXtDesc | None:
    """cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)

    Parameters
        plan : cufftHandle, int or None
        format : cufftXtSubFormat or int
    Returns
        cufftResult (the checked form raises instead)
        descriptor : cudaLibXtDesc | None
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtMemcpy(
    plan: cufftHandle | _Int | None,
    dstPointer: _Address,
    srcPointer: _Address,
    type: cufftXtCopyType | int,
) -> None:
    """cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)

    Parameters
        plan : cufftHandle, int or None
        dstPointer : int (address), buffer or None; written
        srcPointer : int (address), buffer or None
        type : cufftXtCopyType or int
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtFree(descriptor: cudaLibXtDesc | None) -> None:
    """cufftResult cufftXtFree(cudaLibXtDesc *descriptor)

    Parameters
        descriptor : cudaLibXtDesc or None
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtSetWorkArea(
    plan: cufftHandle | _Int | None,
    workArea: Sequence[_Address] | Buffer | None,
) -> None:
    """cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)

    Parameters
        plan : cufftHandle, int or None
        workArea : sequence of int (addresses) or buffers, buffer of addresses or None; 1 of them
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtExecDescriptorC2C(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    """cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
        direction : int
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtExecDescriptorR2C(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    """cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtExecDescriptorC2R(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    """cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    """cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
        direction : int
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    """cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    """cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtQueryPlan(plan: cufftHandle | _Int | None, queryType: cufftXtQueryType) -> Any:
    """cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)

    Parameters
        plan : cufftHandle, int or None
        queryType : cufftXtQueryType
    Returns
        cufftResult (the checked form raises instead)
        queryStruct : Any
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtSetCallback(
    plan: cufftHandle | _Int | None,
    callback_routine: Sequence[_Address] | Buffer | None,
    cbType: cufftXtCallbackType | int,
    caller_info: Sequence[_Address] | Buffer | None,
) -> None:
    """cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info)

    Parameters
        plan : cufftHandle, int or None
        callback_routine : sequence of int (addresses) or buffers, buffer of addresses or None; 1 of them
        cbType : cufftXtCallbackType or int
        caller_info : sequence of int (addresses) or buffers, buffer of addresses or None; 1 of them
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtClearCallback(
    plan: cufftHandle | _Int | None,
    cbType: cufftXtCallbackType | int,
) -> None:
    """cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)

    Parameters
        plan : cufftHandle, int or None
        cbType : cufftXtCallbackType or int
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | _Int | None,
    cbType: cufftXtCallbackType | int,
    sharedSize: _Int,
) -> None:
    """cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)

    Parameters
        plan : cufftHandle, int or None
        cbType : cufftXtCallbackType or int
        sharedSize : int
    Returns
        cufftResult (the checked form raises instead)
    Keeps the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtSetJITCallback(
    plan: cufftHandle | _Int | None,
    lto_callback_symbol_name: _Text,
    lto_callback_fatbin: _Address,
    lto_callback_fatbin_size: _Int,
    type: cufftXtCallbackType | int,
    caller_info: Sequence[_Address] | Buffer | None,
) -> None:
    """cufftResult cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name, const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)

    Parameters
        plan : cufftHandle, int or None
        lto_callback_symbol_name : str or bytes
        lto_callback_fatbin : int (address), buffer or None; at least lto_callback_fatbin_size bytes are read
        lto_callback_fatbin_size : int
        type : cufftXtCallbackType or int
        caller_info : sequence of int (addresses) or buffers, buffer of addresses or None; 1 of them
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
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
    """cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)

    Parameters
        plan : cufftHandle, int or None
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        inputtype : cudaDataType or int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        outputtype : cudaDataType or int
        batch : int
        executiontype : cudaDataType or int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
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
    """cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType inputtype, long long *onembed, long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize, cudaDataType executiontype)

    Parameters
        plan : cufftHandle, int or None
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        inputtype : cudaDataType or int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        outputtype : cudaDataType or int
        batch : int
        executiontype : cudaDataType or int
    Returns
        cufftResult (the checked form raises instead)
        workSize : list[int]
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtExec(
    plan: cufftHandle | _Int | None,
    input: _Address,
    output: _Address,
    direction: _Int,
) -> None:
    """cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)

    Parameters
        plan : cufftHandle, int or None
        input : int (address), buffer or None
        output : int (address), buffer or None; written
        direction : int
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL, unless cubind.keep_gil(True).
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtExecDescriptor(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    """cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
        direction : int
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | _Int | None,
    policy: cufftXtWorkAreaPolicy | int,
    workSize: Sequence[int] | Buffer | None,
) -> None:
    """cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        policy : cufftXtWorkAreaPolicy or int
        workSize : sequence of int, buffer or None; 1 of them
    Returns
        cufftResult (the checked form raises instead)
    Gives up the GIL.
    https://docs.nvidia.com/cuda/cufft/
    """
