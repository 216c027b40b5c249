# cufft.pyi of cubind for cuFFT, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cufft.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

from cubind.runtime import (
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    libraryPropertyType as libraryPropertyType,
    libraryPropertyType_t as libraryPropertyType_t,
    cudaStream_t as cudaStream_t,
    float2 as float2,
    double2 as double2,
)

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

def sizeof(objType: type[Any]) -> int: ...

class cudaLibXtCopyType(_Enum):
    LIB_XT_COPY_HOST_TO_DEVICE: ClassVar[cudaLibXtCopyType]
    LIB_XT_COPY_DEVICE_TO_HOST: ClassVar[cudaLibXtCopyType]
    LIB_XT_COPY_DEVICE_TO_DEVICE: ClassVar[cudaLibXtCopyType]

class libFormat(_Enum):
    LIB_FORMAT_CUFFT: ClassVar[libFormat]
    LIB_FORMAT_UNDEFINED: ClassVar[libFormat]

class cufftResult(_Enum):
    CUFFT_SUCCESS: ClassVar[cufftResult]
    CUFFT_INVALID_PLAN: ClassVar[cufftResult]
    CUFFT_ALLOC_FAILED: ClassVar[cufftResult]
    CUFFT_INVALID_TYPE: ClassVar[cufftResult]
    CUFFT_INVALID_VALUE: ClassVar[cufftResult]
    CUFFT_INTERNAL_ERROR: ClassVar[cufftResult]
    CUFFT_EXEC_FAILED: ClassVar[cufftResult]
    CUFFT_SETUP_FAILED: ClassVar[cufftResult]
    CUFFT_INVALID_SIZE: ClassVar[cufftResult]
    CUFFT_UNALIGNED_DATA: ClassVar[cufftResult]
    CUFFT_INCOMPLETE_PARAMETER_LIST: ClassVar[cufftResult]
    CUFFT_INVALID_DEVICE: ClassVar[cufftResult]
    CUFFT_PARSE_ERROR: ClassVar[cufftResult]
    CUFFT_NO_WORKSPACE: ClassVar[cufftResult]
    CUFFT_NOT_IMPLEMENTED: ClassVar[cufftResult]
    CUFFT_LICENSE_ERROR: ClassVar[cufftResult]
    CUFFT_NOT_SUPPORTED: ClassVar[cufftResult]

class cufftType(_Enum):
    CUFFT_R2C: ClassVar[cufftType]
    CUFFT_C2R: ClassVar[cufftType]
    CUFFT_C2C: ClassVar[cufftType]
    CUFFT_D2Z: ClassVar[cufftType]
    CUFFT_Z2D: ClassVar[cufftType]
    CUFFT_Z2Z: ClassVar[cufftType]

class cufftCompatibility(_Enum):
    CUFFT_COMPATIBILITY_FFTW_PADDING: ClassVar[cufftCompatibility]

class cufftProperty(_Enum):
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT: ClassVar[cufftProperty]
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS: ClassVar[cufftProperty]

class cufftXtSubFormat(_Enum):
    CUFFT_XT_FORMAT_INPUT: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_OUTPUT: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_INPLACE: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT: ClassVar[cufftXtSubFormat]
    CUFFT_FORMAT_UNDEFINED: ClassVar[cufftXtSubFormat]

class cufftXtCopyType(_Enum):
    CUFFT_COPY_HOST_TO_DEVICE: ClassVar[cufftXtCopyType]
    CUFFT_COPY_DEVICE_TO_HOST: ClassVar[cufftXtCopyType]
    CUFFT_COPY_DEVICE_TO_DEVICE: ClassVar[cufftXtCopyType]
    CUFFT_COPY_UNDEFINED: ClassVar[cufftXtCopyType]

class cufftXtQueryType(_Enum):
    CUFFT_QUERY_1D_FACTORS: ClassVar[cufftXtQueryType]
    CUFFT_QUERY_UNDEFINED: ClassVar[cufftXtQueryType]

class cufftXtWorkAreaPolicy(_Enum):
    CUFFT_WORKAREA_MINIMAL: ClassVar[cufftXtWorkAreaPolicy]
    CUFFT_WORKAREA_USER: ClassVar[cufftXtWorkAreaPolicy]
    CUFFT_WORKAREA_PERFORMANCE: ClassVar[cufftXtWorkAreaPolicy]

class cufftXtCallbackType(_Enum):
    CUFFT_CB_LD_COMPLEX: ClassVar[cufftXtCallbackType]
    CUFFT_CB_LD_COMPLEX_DOUBLE: ClassVar[cufftXtCallbackType]
    CUFFT_CB_LD_REAL: ClassVar[cufftXtCallbackType]
    CUFFT_CB_LD_REAL_DOUBLE: ClassVar[cufftXtCallbackType]
    CUFFT_CB_ST_COMPLEX: ClassVar[cufftXtCallbackType]
    CUFFT_CB_ST_COMPLEX_DOUBLE: ClassVar[cufftXtCallbackType]
    CUFFT_CB_ST_REAL: ClassVar[cufftXtCallbackType]
    CUFFT_CB_ST_REAL_DOUBLE: ClassVar[cufftXtCallbackType]
    CUFFT_CB_UNDEFINED: ClassVar[cufftXtCallbackType]

class cufftHandle(_Cell):
    ...
class cufftCallbackLoadC(_Handle):
    ...
class cufftCallbackLoadZ(_Handle):
    ...
class cufftCallbackLoadR(_Handle):
    ...
class cufftCallbackLoadD(_Handle):
    ...
class cufftCallbackStoreC(_Handle):
    ...
class cufftCallbackStoreZ(_Handle):
    ...
class cufftCallbackStoreR(_Handle):
    ...
class cufftCallbackStoreD(_Handle):
    ...
class cufftJITCallbackLoadC(_Handle):
    ...
class cufftJITCallbackLoadZ(_Handle):
    ...
class cufftJITCallbackLoadR(_Handle):
    ...
class cufftJITCallbackLoadD(_Handle):
    ...
class cufftJITCallbackStoreC(_Handle):
    ...
class cufftJITCallbackStoreZ(_Handle):
    ...
class cufftJITCallbackStoreR(_Handle):
    ...
class cufftJITCallbackStoreD(_Handle):
    ...

class cudaXtDesc_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def nGPUs(self) -> int: ...
    @nGPUs.setter
    def nGPUs(self, value: _Int) -> None: ...
    @property
    def GPUs(self) -> list[int]: ...
    @GPUs.setter
    def GPUs(self, value: Sequence[int]) -> None: ...
    @property
    def data(self) -> list[int]: ...
    @data.setter
    def data(self, value: Sequence[int]) -> None: ...
    @property
    def size(self) -> list[int]: ...
    @size.setter
    def size(self, value: Sequence[int]) -> None: ...
    @property
    def cudaXtState(self) -> int: ...
    @cudaXtState.setter
    def cudaXtState(self, value: _Address) -> None: ...
class cudaXtDesc(cudaXtDesc_t):
    ...

class cudaLibXtDesc_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def descriptor(self) -> cudaXtDesc | None: ...
    @descriptor.setter
    def descriptor(self, value: cudaXtDesc | None) -> None: ...
    @property
    def library(self) -> libFormat: ...
    @library.setter
    def library(self, value: libFormat | int) -> None: ...
    @property
    def subFormat(self) -> int: ...
    @subFormat.setter
    def subFormat(self, value: _Int) -> None: ...
    @property
    def libDescriptor(self) -> int: ...
    @libDescriptor.setter
    def libDescriptor(self, value: _Address) -> None: ...
class cudaLibXtDesc(cudaLibXtDesc_t):
    ...

class cufftXt1dFactors_t(_Record):
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Self: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
    @property
    def stringCount(self) -> int: ...
    @stringCount.setter
    def stringCount(self, value: _Int) -> None: ...
    @property
    def stringLength(self) -> int: ...
    @stringLength.setter
    def stringLength(self, value: _Int) -> None: ...
    @property
    def substringLength(self) -> int: ...
    @substringLength.setter
    def substringLength(self, value: _Int) -> None: ...
    @property
    def factor1(self) -> int: ...
    @factor1.setter
    def factor1(self, value: _Int) -> None: ...
    @property
    def factor2(self) -> int: ...
    @factor2.setter
    def factor2(self, value: _Int) -> None: ...
    @property
    def stringMask(self) -> int: ...
    @stringMask.setter
    def stringMask(self, value: _Int) -> None: ...
    @property
    def substringMask(self) -> int: ...
    @substringMask.setter
    def substringMask(self, value: _Int) -> None: ...
    @property
    def factor1Mask(self) -> int: ...
    @factor1Mask.setter
    def factor1Mask(self, value: _Int) -> None: ...
    @property
    def factor2Mask(self) -> int: ...
    @factor2Mask.setter
    def factor2Mask(self, value: _Int) -> None: ...
    @property
    def stringShift(self) -> int: ...
    @stringShift.setter
    def stringShift(self, value: _Int) -> None: ...
    @property
    def substringShift(self) -> int: ...
    @substringShift.setter
    def substringShift(self, value: _Int) -> None: ...
    @property
    def factor1Shift(self) -> int: ...
    @factor1Shift.setter
    def factor1Shift(self, value: _Int) -> None: ...
    @property
    def factor2Shift(self) -> int: ...
    @factor2Shift.setter
    def factor2Shift(self, value: _Int) -> None: ...
class cufftXt1dFactors(cufftXt1dFactors_t):
    ...

CUDA_XT_DESCRIPTOR_VERSION: Final[int]
CUFFT_COMPATIBILITY_DEFAULT: Final[int]
CUFFT_FORWARD: Final[int]
CUFFT_INVERSE: Final[int]
CUFFT_VERSION: Final[int]
CUFFT_VER_BUILD: Final[int]
CUFFT_VER_MAJOR: Final[int]
CUFFT_VER_MINOR: Final[int]
CUFFT_VER_PATCH: Final[int]
MAX_CUDA_DESCRIPTOR_GPUS: Final[int]
MAX_CUFFT_ERROR: Final[int]
MAX_SHIM_RANK: Final[int]

def cufftPlan1d(nx: _Int, type: cufftType | int, batch: _Int) -> tuple[cufftResult, cufftHandle]:
    ...
def cufftPlan2d(nx: _Int, ny: _Int, type: cufftType | int) -> tuple[cufftResult, cufftHandle]:
    ...
def cufftPlan3d(
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> tuple[cufftResult, cufftHandle]:
    ...
def cufftPlanMany(
    rank: _Int,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, cufftHandle]:
    ...
def cufftMakePlan1d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftMakePlan2d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    type: cufftType | int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftMakePlan3d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftMakePlanMany(
    plan: cufftHandle | _Int | None,
    rank: _Int,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftMakePlanMany64(
    plan: cufftHandle | _Int | None,
    rank: _Int,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftGetSizeMany64(
    plan: cufftHandle | _Int | None,
    rank: _Int,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftEstimate1d(nx: _Int, type: cufftType | int, batch: _Int) -> tuple[cufftResult, list[int]]:
    ...
def cufftEstimate2d(nx: _Int, ny: _Int, type: cufftType | int) -> tuple[cufftResult, list[int]]:
    ...
def cufftEstimate3d(
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftEstimateMany(
    rank: _Int,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftCreate() -> tuple[cufftResult, cufftHandle]:
    ...
def cufftGetSize1d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftGetSize2d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    type: cufftType | int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftGetSize3d(
    handle: cufftHandle | _Int | None,
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftGetSizeMany(
    handle: cufftHandle | _Int | None,
    rank: _Int,
    n: Sequence[int] | Buffer | None,
    inembed: Sequence[int] | Buffer | None,
    istride: _Int,
    idist: _Int,
    onembed: Sequence[int] | Buffer | None,
    ostride: _Int,
    odist: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, list[int]]:
    ...
def cufftGetSize(handle: cufftHandle | _Int | None) -> tuple[cufftResult, list[int]]:
    ...
def cufftSetWorkArea(plan: cufftHandle | _Int | None, workArea: _Address) -> tuple[cufftResult]:
    ...
def cufftSetAutoAllocation(
    plan: cufftHandle | _Int | None,
    autoAllocate: _Int,
) -> tuple[cufftResult]:
    ...
def cufftExecC2C(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
    direction: _Int,
) -> tuple[cufftResult]:
    ...
def cufftExecR2C(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
) -> tuple[cufftResult]:
    ...
def cufftExecC2R(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
) -> tuple[cufftResult]:
    ...
def cufftExecZ2Z(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
    direction: _Int,
) -> tuple[cufftResult]:
    ...
def cufftExecD2Z(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
) -> tuple[cufftResult]:
    ...
def cufftExecZ2D(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
) -> tuple[cufftResult]:
    ...
def cufftSetStream(
    plan: cufftHandle | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cufftResult]:
    ...
def cufftDestroy(plan: cufftHandle | _Int | None) -> tuple[cufftResult]:
    ...
def cufftGetVersion() -> tuple[cufftResult, int]:
    ...
def cufftGetProperty(type: libraryPropertyType | int) -> tuple[cufftResult, int]:
    ...
def cufftSetPlanPropertyInt64(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
    inputValueInt: _Int,
) -> tuple[cufftResult]:
    ...
def cufftGetPlanPropertyInt64(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
) -> tuple[cufftResult, int]:
    ...
def cufftResetPlanProperty(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
) -> tuple[cufftResult]:
    ...
def cufftXtSetGPUs(
    handle: cufftHandle | _Int | None,
    nGPUs: _Int,
    whichGPUs: Sequence[int] | Buffer | None,
) -> tuple[cufftResult]:
    ...
def cufftXtMalloc(
    plan: cufftHandle | _Int | None,
    format: cufftXtSubFormat | int,
) -> tuple[cufftResult, cudaLibXtDesc | None]:
    ...
def cufftXtMemcpy(
    plan: cufftHandle | _Int | None,
    dstPointer: _Address,
    srcPointer: _Address,
    type: cufftXtCopyType | int,
) -> tuple[cufftResult]:
    ...
def cufftXtFree(descriptor: cudaLibXtDesc | None) -> tuple[cufftResult]:
    ...
def cufftXtSetWorkArea(
    plan: cufftHandle | _Int | None,
    workArea: Sequence[_Address] | Buffer | None,
) -> tuple[cufftResult]:
    ...
def cufftXtExecDescriptorC2C(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> tuple[cufftResult]:
    ...
def cufftXtExecDescriptorR2C(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> tuple[cufftResult]:
    ...
def cufftXtExecDescriptorC2R(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> tuple[cufftResult]:
    ...
def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> tuple[cufftResult]:
    ...
def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> tuple[cufftResult]:
    ...
def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
) -> tuple[cufftResult]:
    ...
def cufftXtQueryPlan(
    plan: cufftHandle | _Int | None,
    queryType: cufftXtQueryType,
) -> tuple[cufftResult, Any]:
    ...
def cufftXtSetCallback(
    plan: cufftHandle | _Int | None,
    callback_routine: Sequence[_Address] | Buffer | None,
    cbType: cufftXtCallbackType | int,
    caller_info: Sequence[_Address] | Buffer | None,
) -> tuple[cufftResult]:
    ...
def cufftXtClearCallback(
    plan: cufftHandle | _Int | None,
    cbType: cufftXtCallbackType | int,
) -> tuple[cufftResult]:
    ...
def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | _Int | None,
    cbType: cufftXtCallbackType | int,
    sharedSize: _Int,
) -> tuple[cufftResult]:
    ...
def cufftXtSetJITCallback(
    plan: cufftHandle | _Int | None,
    lto_callback_symbol_name: _Text,
    lto_callback_fatbin: _Address,
    lto_callback_fatbin_size: _Int,
    type: cufftXtCallbackType | int,
    caller_info: Sequence[_Address] | Buffer | None,
) -> tuple[cufftResult]:
    ...
def cufftXtMakePlanMany(
    plan: cufftHandle | _Int | None,
    rank: _Int,
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
) -> tuple[cufftResult, list[int]]:
    ...
def cufftXtGetSizeMany(
    plan: cufftHandle | _Int | None,
    rank: _Int,
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
) -> tuple[cufftResult, list[int]]:
    ...
def cufftXtExec(
    plan: cufftHandle | _Int | None,
    input: _Address,
    output: _Address,
    direction: _Int,
) -> tuple[cufftResult]:
    ...
def cufftXtExecDescriptor(
    plan: cufftHandle | _Int | None,
    input: cudaLibXtDesc | None,
    output: cudaLibXtDesc | None,
    direction: _Int,
) -> tuple[cufftResult]:
    ...
def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | _Int | None,
    policy: cufftXtWorkAreaPolicy | int,
    workSize: Sequence[int] | Buffer | None,
) -> tuple[cufftResult]:
    ...
