# cufft_checked.pyi of cubind for cuFFT, API version 13.5.
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
    """Makes a plan for batch transforms of nx elements, one after the other, and allocates its
    work area.

    cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)

    Parameters
        nx : int; elements
        type : cufftType or int
        batch : int; number of transforms

    Returns
        (cufftResult, plan); cubind.checked.cufft returns plan, or raises CufftError
        plan : cufftHandle

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftPlan2d(nx: _Int, ny: _Int, type: cufftType | int) -> cufftHandle:
    """Makes a plan for transforms of nx by ny elements in row-major order, of which y runs
    fastest.

    cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)

    Parameters
        nx, ny : int; elements
        type : cufftType or int

    Returns
        (cufftResult, plan); cubind.checked.cufft returns plan, or raises CufftError
        plan : cufftHandle

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftPlan3d(nx: _Int, ny: _Int, nz: _Int, type: cufftType | int) -> cufftHandle:
    """Makes a plan for transforms of nx by ny by nz elements in row-major order, of which z
    runs fastest.

    cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)

    Parameters
        nx, ny, nz : int; elements
        type : cufftType or int

    Returns
        (cufftResult, plan); cubind.checked.cufft returns plan, or raises CufftError
        plan : cufftHandle

    May fail with any status of cufftResult.
    Releases the GIL.
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
    """Makes a plan for batch transforms of up to three dimensions, with strides and distances
    of the caller's.

    cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed,
        int istride, int idist, int *onembed, int ostride, int odist, cufftType type,
        int batch)

    Parameters
        n : sequence of int, buffer or None; size of each dimension, of the reals for R2C
            and C2R; the last one runs fastest
        inembed : sequence of int, buffer or None; sizes in memory; None for packed data,
            strides unused
        istride : int; elements from one to the next in the last dimension
        idist : int; elements from one transform to the next
        onembed : sequence of int, buffer or None; sizes in memory; None for packed data,
            strides unused
        ostride : int; elements from one to the next in the last dimension
        odist : int; elements from one transform to the next
        type : cufftType or int
        batch : int; number of transforms

    Returns
        plan, or raises CufftError; cubind.cufft returns (cufftResult, plan)
        plan : cufftHandle

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftMakePlan1d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    """Plans batch transforms of nx elements into a plan of cufftCreate, and gives the work
    area that it needs.

    cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch,
        size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        nx : int; elements
        type : cufftType or int
        batch : int; number of transforms

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftMakePlan2d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    type: cufftType | int,
) -> list[int]:
    """Plans transforms of nx by ny elements in row-major order into a plan of cufftCreate.

    cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type,
        size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        nx, ny : int; elements
        type : cufftType or int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftMakePlan3d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> list[int]:
    """Plans transforms of nx by ny by nz elements in row-major order into a plan of
    cufftCreate.

    cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type,
        size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        nx, ny, nz : int; elements
        type : cufftType or int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
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
    """Plans batch transforms with strides and distances of the caller's into a plan of
    cufftCreate.

    cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed,
        int istride, int idist, int *onembed, int ostride, int odist, cufftType type,
        int batch, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        n : sequence of int, buffer or None; size of each dimension, of the reals for R2C
            and C2R; the last one runs fastest
        inembed : sequence of int, buffer or None; sizes in memory; None for packed data,
            strides unused
        istride : int; elements from one to the next in the last dimension
        idist : int; elements from one transform to the next
        onembed : sequence of int, buffer or None; sizes in memory; None for packed data,
            strides unused
        ostride : int; elements from one to the next in the last dimension
        odist : int; elements from one transform to the next
        type : cufftType or int
        batch : int; number of transforms

    Returns
        workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
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
    """Plans batch transforms as cufftMakePlanMany does, with sizes of 64 bits.

    cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, long long *onembed,
        long long ostride, long long odist, cufftType type, long long batch,
        size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        n : sequence of int, buffer or None; size of each dimension, of the reals for R2C
            and C2R; the last one runs fastest
        inembed : sequence of int, buffer or None; sizes in memory; None for packed data,
            strides unused
        istride : int; elements from one to the next in the last dimension
        idist : int; elements from one transform to the next
        onembed : sequence of int, buffer or None; sizes in memory; None for packed data,
            strides unused
        ostride : int; elements from one to the next in the last dimension
        odist : int; elements from one transform to the next
        type : cufftType or int
        batch : int; number of transforms

    Returns
        workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
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
    """Tells the work area of a plan more exactly than an estimate, by what the plan has been
    set to.

    cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, long long *onembed,
        long long ostride, long long odist, cufftType type, long long batch,
        size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int

    Returns
        workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)
        workSize : list[int]

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftEstimate1d(nx: _Int, type: cufftType | int, batch: _Int) -> list[int]:
    """Estimates the work area of a plan before there is one; the plan may need less.

    cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)

    Parameters
        nx : int
        type : cufftType or int
        batch : int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftEstimate2d(nx: _Int, ny: _Int, type: cufftType | int) -> list[int]:
    """Estimates the work area of a plan before there is one; the plan may need less.

    cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)

    Parameters
        nx, ny : int
        type : cufftType or int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftEstimate3d(nx: _Int, ny: _Int, nz: _Int, type: cufftType | int) -> list[int]:
    """Estimates the work area of a plan before there is one; the plan may need less.

    cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)

    Parameters
        nx, ny, nz : int
        type : cufftType or int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
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
    """Estimates the work area of a plan before there is one; the plan may need less.

    cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist,
        int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)

    Parameters
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int

    Returns
        workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftCreate() -> cufftHandle:
    """Makes an empty plan, which can be set up before cufftMakePlan1d and its like plan.

    cufftResult cufftCreate(cufftHandle *handle)

    Returns
        (cufftResult, handle); cubind.checked.cufft returns handle, or raises CufftError
        handle : cufftHandle

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftGetSize1d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> list[int]:
    """Tells the work area of a plan more exactly than an estimate, by what the plan has been
    set to.

    cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch,
        size_t *workSize)

    Parameters
        handle : cufftHandle, int or None
        nx : int
        type : cufftType or int
        batch : int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftGetSize2d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    type: cufftType | int,
) -> list[int]:
    """Tells the work area of a plan more exactly than an estimate, by what the plan has been
    set to.

    cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type,
        size_t *workSize)

    Parameters
        handle : cufftHandle, int or None
        nx, ny : int
        type : cufftType or int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftGetSize3d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> list[int]:
    """Tells the work area of a plan more exactly than an estimate, by what the plan has been
    set to.

    cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type,
        size_t *workSize)

    Parameters
        handle : cufftHandle, int or None
        nx, ny, nz : int
        type : cufftType or int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
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
    """Tells the work area of a plan more exactly than an estimate, by what the plan has been
    set to.

    cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed,
        int istride, int idist, int *onembed, int ostride, int odist, cufftType type,
        int batch, size_t *workArea)

    Parameters
        handle : cufftHandle, int or None
        n, inembed : sequence of int, buffer or None
        istride, idist : int
        onembed : sequence of int, buffer or None
        ostride, odist : int
        type : cufftType or int
        batch : int

    Returns
        workArea, or raises CufftError; cubind.cufft returns (cufftResult, workArea)
        workArea : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftGetSize(handle: cufftHandle | _Int | None) -> list[int]:
    """Tells the work area of a plan that is made.

    cufftResult cufftGetSize(cufftHandle handle, size_t *workSize)

    Parameters
        handle : cufftHandle, int or None

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Keeps the GIL.
    """
def cufftSetWorkArea(plan: cufftHandle | _Int | None, workArea: _Address) -> None:
    """Gives a plan device memory to work in, at least cufftGetSize bytes; it stays the
    caller's.

    cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea)

    Parameters
        plan : cufftHandle, int or None
        workArea : int (address), buffer or None

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftSetAutoAllocation(plan: cufftHandle | _Int | None, autoAllocate: _Int) -> None:
    """Says before planning whether the plan allocates its work area by itself, which it does
    by default.

    cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)

    Parameters
        plan : cufftHandle, int or None
        autoAllocate : int; 1 or 0

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Keeps the GIL.
    """
def cufftExecC2C(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
    direction: _Int,
) -> None:
    """Queues complex transforms of single precision, unscaled, so there and back multiplies by
    the number of elements.

    cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata,
        int direction)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None; n complex numbers per transform, in device
            memory
        odata : int (address), buffer or None; written to; the same; idata itself for a
            transform in place
        direction : int; CUFFT_FORWARD (-1) or CUFFT_INVERSE (1)

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cufftExecR2C(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    """Queues forward transforms of reals, of which only the half that is not redundant comes
    out; unscaled.

    cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None; nx, nx*ny or nx*ny*nz reals; in place, rows
            are padded to the output's
        odata : int (address), buffer or None; written to; nx/2+1, nx*(ny/2+1) or
            nx*ny*(nz/2+1) complex numbers

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cufftExecC2R(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    """Queues inverse transforms to reals of half a spectrum, which out of place can be
    overwritten, too; unscaled.

    cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None; nx/2+1, nx*(ny/2+1) or nx*ny*(nz/2+1) complex
            numbers
        odata : int (address), buffer or None; written to; nx, nx*ny or nx*ny*nz reals; in
            place, rows are padded to the input's

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cufftExecZ2Z(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
    direction: _Int,
) -> None:
    """Queues complex transforms of double precision, unscaled, so there and back multiplies by
    the number of elements.

    cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata,
        cufftDoubleComplex *odata, int direction)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None; n complex numbers per transform, in device
            memory
        odata : int (address), buffer or None; written to; the same; idata itself for a
            transform in place
        direction : int; CUFFT_FORWARD (-1) or CUFFT_INVERSE (1)

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cufftExecD2Z(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    """Queues forward transforms of doubles, of which only the half that is not redundant comes
    out; unscaled.

    cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata,
        cufftDoubleComplex *odata)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None; nx, nx*ny or nx*ny*nz reals; in place, rows
            are padded to the output's
        odata : int (address), buffer or None; written to; nx/2+1, nx*(ny/2+1) or
            nx*ny*(nz/2+1) complex numbers

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cufftExecZ2D(plan: cufftHandle | _Int | None, idata: _Address, odata: _Address) -> None:
    """Queues inverse transforms to doubles of half a spectrum, which out of place can be
    overwritten, too; unscaled.

    cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata,
        cufftDoubleReal *odata)

    Parameters
        plan : cufftHandle, int or None
        idata : int (address), buffer or None; nx/2+1, nx*(ny/2+1) or nx*ny*(nz/2+1) complex
            numbers
        odata : int (address), buffer or None; written to; nx, nx*ny or nx*ny*nz reals; in
            place, rows are padded to the input's

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cufftSetStream(plan: cufftHandle | _Int | None, stream: cudaStream_t | _Int | None) -> None:
    """Makes transforms of a plan run on a stream from now on, in place of the default stream.

    cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream)

    Parameters
        plan : cufftHandle, int or None
        stream : cudaStream_t, int or None

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftDestroy(plan: cufftHandle | _Int | None) -> None:
    """Destroys a plan and the work area that it allocated; work of it has to be done.

    cufftResult cufftDestroy(cufftHandle plan)

    Parameters
        plan : cufftHandle, int or None

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftGetVersion() -> int:
    """Gives the version of cuFFT, which counts by itself.

    cufftResult cufftGetVersion(int *version)

    Returns
        (cufftResult, version); cubind.checked.cufft returns version, or raises CufftError
        version : int; 1000 * major + 100 * minor + patch

    May fail with any status of cufftResult.
    Keeps the GIL.
    """
def cufftGetProperty(type: libraryPropertyType | int) -> int:
    """Gives one part of the version of cuFFT.

    cufftResult cufftGetProperty(libraryPropertyType type, int *value)

    Parameters
        type : libraryPropertyType or int

    Returns
        (cufftResult, value); cubind.checked.cufft returns value, or raises CufftError
        value : int

    May fail with any status of cufftResult.
    Keeps the GIL.
    """
def cufftSetPlanPropertyInt64(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
    inputValueInt: _Int,
) -> None:
    """Reads a setting of a plan, or changes it before the plan is made.

    cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
        const long long inputValueInt)

    Parameters
        plan : cufftHandle, int or None
        property : cufftProperty or int
        inputValueInt : int

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Keeps the GIL. Since CUDA 12.4.
    """
def cufftGetPlanPropertyInt64(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
) -> int:
    """Reads a setting of a plan, or changes it before the plan is made.

    cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
        long long *returnPtrValue)

    Parameters
        plan : cufftHandle, int or None
        property : cufftProperty or int

    Returns
        (cufftResult, returnPtrValue); cubind.checked.cufft returns returnPtrValue, or
            raises CufftError
        returnPtrValue : int

    May fail with any status of cufftResult.
    Keeps the GIL. Since CUDA 12.4.
    """
def cufftResetPlanProperty(plan: cufftHandle | _Int | None, property: cufftProperty | int) -> None:
    """Gives a setting of a plan its default back.

    cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property)

    Parameters
        plan : cufftHandle, int or None
        property : cufftProperty or int

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Keeps the GIL. Since CUDA 12.4.
    """
def cufftXtSetGPUs(
    handle: cufftHandle | _Int | None,
    whichGPUs: Sequence[int] | Buffer | None,
) -> None:
    """Says before planning which GPUs share the work of a plan.

    cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)

    Parameters
        handle : cufftHandle, int or None
        whichGPUs : sequence of int, buffer or None

    Returns
        None, or raises CufftError; cubind.cufft returns (cufftResult,)

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtMalloc(
    plan: cufftHandle | _Int | None,
    format: cufftXtSubFormat | int,
) -> cudaLibXtDesc | None:
    """Allocates memory for the data of a plan on all its GPUs; cufftXtFree frees it.

    cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor,
        cufftXtSubFormat format)

    Parameters
        plan : cufftHandle, int or None
        format : cufftXtSubFormat or int

    Returns
        (cufftResult, descriptor); cubind.checked.cufft returns descriptor, or raises
            CufftError
        descriptor : cudaLibXtDesc | None

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtMemcpy(
    plan: cufftHandle | _Int | None,
    dstPointer: _Address,
    srcPointer: _Address,
    type: cufftXtCopyType | int,
) -> None:
    """Copies data of a plan from or to host memory or between descriptors, and brings it into
    order.

    cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer,
        cufftXtCopyType type)

    Parameters
        plan : cufftHandle, int or None
        dstPointer : int (address), buffer or None; written to
        srcPointer : int (address), buffer or None
        type : cufftXtCopyType or int

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtFree(descriptor: cudaLibXtDesc | None) -> None:
    """Frees memory of cufftXtMalloc; the descriptor is gone with it.

    cufftResult cufftXtFree(cudaLibXtDesc *descriptor)

    Parameters
        descriptor : cudaLibXtDesc or None

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtSetWorkArea(
    plan: cufftHandle | _Int | None,
    workArea: Sequence[_Address] | Buffer | None,
) -> None:
    """Gives a plan device memory to work in, one area for each GPU.

    cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea)

    Parameters
        plan : cufftHandle, int or None
        workArea : sequence of int (addresses) or buffers, buffer of addresses or None; one
            item

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtExecDescriptorC2C(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    """Transforms data of cufftXtMalloc on all GPUs of the plan; what comes out may be in
    another order.

    cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output, int direction)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
        direction : int

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtExecDescriptorR2C(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    """Transforms data of cufftXtMalloc on all GPUs of the plan; what comes out may be in
    another order.

    cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtExecDescriptorC2R(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    """Transforms data of cufftXtMalloc on all GPUs of the plan; what comes out may be in
    another order.

    cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    """Transforms data of cufftXtMalloc on all GPUs of the plan; what comes out may be in
    another order.

    cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output, int direction)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
        direction : int

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    """Transforms data of cufftXtMalloc on all GPUs of the plan; what comes out may be in
    another order.

    cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> None:
    """Transforms data of cufftXtMalloc on all GPUs of the plan; what comes out may be in
    another order.

    cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtQueryPlan(plan: cufftHandle | _Int | None, queryType: cufftXtQueryType) -> Any:
    """Asks for something about how a plan over several GPUs works.

    cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct,
        cufftXtQueryType queryType)

    Parameters
        plan : cufftHandle, int or None
        queryType : cufftXtQueryType

    Returns
        (cufftResult, queryStruct); cubind.checked.cufft returns queryStruct, or raises
            CufftError
        queryStruct : Any; of the type that queryType calls for

    Types of queryStruct by queryType
        cufftXt1dFactors : CUFFT_QUERY_1D_FACTORS

    May fail with any status of cufftResult.
    Keeps the GIL.
    """
def cufftXtSetCallback(
    plan: cufftHandle | _Int | None,
    callback_routine: Sequence[_Address] | Buffer | None,
    cbType: cufftXtCallbackType | int,
    caller_info: Sequence[_Address] | Buffer | None,
) -> None:
    """Has a plan load or store each element by a device function of the program's, by its
    address there.

    cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine,
        cufftXtCallbackType cbType, void **caller_info)

    Parameters
        plan : cufftHandle, int or None
        callback_routine : sequence of int (addresses) or buffers, buffer of addresses or
            None; one item
        cbType : cufftXtCallbackType or int
        caller_info : sequence of int (addresses) or buffers, buffer of addresses or None;
            one item

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtClearCallback(
    plan: cufftHandle | _Int | None,
    cbType: cufftXtCallbackType | int,
) -> None:
    """Takes a plan's load or store function off again.

    cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)

    Parameters
        plan : cufftHandle, int or None
        cbType : cufftXtCallbackType or int

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | _Int | None,
    cbType: cufftXtCallbackType | int,
    sharedSize: _Int,
) -> None:
    """Says how much shared memory a load or store function needs.

    cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType,
        size_t sharedSize)

    Parameters
        plan : cufftHandle, int or None
        cbType : cufftXtCallbackType or int
        sharedSize : int; bytes, at most 16 KiB

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Keeps the GIL.
    """
def cufftXtSetJITCallback(
    plan: cufftHandle | _Int | None,
    lto_callback_symbol_name: _Text,
    lto_callback_fatbin: _Address,
    lto_callback_fatbin_size: _Int,
    type: cufftXtCallbackType | int,
    caller_info: Sequence[_Address] | Buffer | None,
) -> None:
    """Has a plan load or store each element by a device function of the program's, which it
    gets as LTO IR.

    cufftResult cufftXtSetJITCallback(cufftHandle plan,
        const char *lto_callback_symbol_name, const void *lto_callback_fatbin,
        size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info)

    Parameters
        plan : cufftHandle, int or None
        lto_callback_symbol_name : str or bytes
        lto_callback_fatbin : int (address), buffer or None; at least
            lto_callback_fatbin_size bytes long
        lto_callback_fatbin_size : int
        type : cufftXtCallbackType or int
        caller_info : sequence of int (addresses) or buffers, buffer of addresses or None;
            one item

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL. Since CUDA 12.2; other parameters before 12.6.
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
    """Plans batch transforms whose types are given one by one, also half and bfloat16, with
    sizes of 64 bits.

    cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, cudaDataType inputtype,
        long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
        long long batch, size_t *workSize, cudaDataType executiontype)

    Parameters
        plan : cufftHandle, int or None
        n : sequence of int, buffer or None; size of each dimension, of the reals for R2C
            and C2R; the last one runs fastest
        inembed : sequence of int, buffer or None; sizes in memory; None for packed data,
            strides unused
        istride : int; elements from one to the next in the last dimension
        idist : int; elements from one transform to the next
        inputtype : cudaDataType or int
        onembed : sequence of int, buffer or None; sizes in memory; None for packed data,
            strides unused
        ostride : int; elements from one to the next in the last dimension
        odist : int; elements from one transform to the next
        outputtype : cudaDataType or int
        batch : int; number of transforms
        executiontype : cudaDataType or int

    Returns
        workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
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
    """Tells the work area of a plan of given types, by what the plan has been set to.

    cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, cudaDataType inputtype,
        long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
        long long batch, size_t *workSize, cudaDataType executiontype)

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
        workSize, or raises CufftError; cubind.cufft returns (cufftResult, workSize)
        workSize : list[int]

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtExec(
    plan: cufftHandle | _Int | None,
    input: _Address,
    output: _Address,
    direction: _Int,
) -> None:
    """Queues transforms of whatever types the plan has; direction counts for complex ones
    alone.

    cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction)

    Parameters
        plan : cufftHandle, int or None
        input : int (address), buffer or None
        output : int (address), buffer or None; written to
        direction : int; CUFFT_FORWARD (-1) or CUFFT_INVERSE (1)

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cufftXtExecDescriptor(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> None:
    """Transforms data of cufftXtMalloc on all GPUs of the plan; what comes out may be in
    another order.

    cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output, int direction)

    Parameters
        plan : cufftHandle, int or None
        input, output : cudaLibXtDesc or None; in and out
        direction : int

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | _Int | None,
    policy: cufftXtWorkAreaPolicy | int,
    workSize: Sequence[int] | Buffer | None,
) -> None:
    """Says how much work area a plan may have.

    cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy,
        size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        policy : cufftXtWorkAreaPolicy or int
        workSize : sequence of int, buffer or None; one item

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
