# cufft.pyi of cubind for cuFFT, API version 13.5.
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
    """From where to where data of several GPUs are copied.

    enum cudaXtCopyType_t.

    Members
        LIB_XT_COPY_HOST_TO_DEVICE = 0, LIB_XT_COPY_DEVICE_TO_HOST = 1,
        LIB_XT_COPY_DEVICE_TO_DEVICE = 2
    """
    LIB_XT_COPY_HOST_TO_DEVICE: ClassVar[cudaLibXtCopyType]
    LIB_XT_COPY_DEVICE_TO_HOST: ClassVar[cudaLibXtCopyType]
    LIB_XT_COPY_DEVICE_TO_DEVICE: ClassVar[cudaLibXtCopyType]

class libFormat(_Enum):
    """Which library a descriptor belongs to.

    enum libFormat_t.

    Members
        LIB_FORMAT_CUFFT = 0, LIB_FORMAT_UNDEFINED = 1

    Field of
        cudaLibXtDesc.library
    """
    LIB_FORMAT_CUFFT: ClassVar[libFormat]
    LIB_FORMAT_UNDEFINED: ClassVar[libFormat]

class cufftResult(_Enum):
    """What functions of cuFFT return.

    enum cufftResult_t.

    Members
        CUFFT_SUCCESS = 0, CUFFT_INVALID_PLAN = 1, CUFFT_ALLOC_FAILED = 2,
        CUFFT_INVALID_TYPE = 3, CUFFT_INVALID_VALUE = 4, CUFFT_INTERNAL_ERROR = 5,
        CUFFT_EXEC_FAILED = 6, CUFFT_SETUP_FAILED = 7, CUFFT_INVALID_SIZE = 8,
        CUFFT_UNALIGNED_DATA = 9, CUFFT_INVALID_DEVICE = 11, CUFFT_NO_WORKSPACE = 13,
        CUFFT_NOT_IMPLEMENTED = 14, CUFFT_NOT_SUPPORTED = 16, CUFFT_MISSING_DEPENDENCY = 17,
        CUFFT_NVRTC_FAILURE = 18, CUFFT_NVJITLINK_FAILURE = 19, CUFFT_NVSHMEM_FAILURE = 20

    Any function may return
        CUFFT_INVALID_PLAN, CUFFT_ALLOC_FAILED, CUFFT_INVALID_VALUE, CUFFT_INTERNAL_ERROR,
        CUFFT_EXEC_FAILED, CUFFT_SETUP_FAILED, CUFFT_INVALID_SIZE
    """
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
    CUFFT_INVALID_DEVICE: ClassVar[cufftResult]
    CUFFT_NO_WORKSPACE: ClassVar[cufftResult]
    CUFFT_NOT_IMPLEMENTED: ClassVar[cufftResult]
    CUFFT_NOT_SUPPORTED: ClassVar[cufftResult]
    CUFFT_MISSING_DEPENDENCY: ClassVar[cufftResult]
    CUFFT_NVRTC_FAILURE: ClassVar[cufftResult]
    CUFFT_NVJITLINK_FAILURE: ClassVar[cufftResult]
    CUFFT_NVSHMEM_FAILURE: ClassVar[cufftResult]

class cufftType(_Enum):
    """From which type of element to which a plan transforms.

    enum cufftType_t.

    Members
        CUFFT_R2C = 42, CUFFT_C2R = 44, CUFFT_C2C = 41, CUFFT_D2Z = 106, CUFFT_Z2D = 108,
        CUFFT_Z2Z = 105

    Taken by
        cufftPlan1d, cufftPlan2d, cufftPlan3d, cufftPlanMany, cufftMakePlan1d,
        cufftMakePlan2d, cufftMakePlan3d, cufftMakePlanMany, cufftMakePlanMany64,
        cufftGetSizeMany64, cufftEstimate1d, cufftEstimate2d and 6 more
    """
    CUFFT_R2C: ClassVar[cufftType]
    CUFFT_C2R: ClassVar[cufftType]
    CUFFT_C2C: ClassVar[cufftType]
    CUFFT_D2Z: ClassVar[cufftType]
    CUFFT_Z2D: ClassVar[cufftType]
    CUFFT_Z2Z: ClassVar[cufftType]

class cufftCompatibility(_Enum):
    """Whether data are laid out as FFTW does.

    enum cufftCompatibility_t.

    Members
        CUFFT_COMPATIBILITY_FFTW_PADDING = 1
    """
    CUFFT_COMPATIBILITY_FFTW_PADDING: ClassVar[cufftCompatibility]

class cufftProperty(_Enum):
    """Settings of a plan.

    enum cufftProperty_t. Since CUDA 12.4.

    Members
        NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1,
        NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2,
        NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3,
        NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4

    Taken by
        cufftSetPlanPropertyInt64, cufftGetPlanPropertyInt64, cufftResetPlanProperty
    """
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT: ClassVar[cufftProperty]
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS: ClassVar[cufftProperty]
    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY: ClassVar[cufftProperty]
    NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA: ClassVar[cufftProperty]

class cufftXtSubFormat(_Enum):
    """In which order the data on several GPUs is.

    enum cufftXtSubFormat_t.

    Members
        CUFFT_XT_FORMAT_INPUT = 0, CUFFT_XT_FORMAT_OUTPUT = 1, CUFFT_XT_FORMAT_INPLACE = 2,
        CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3, CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4,
        CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5, CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6,
        CUFFT_FORMAT_UNDEFINED = 7

    Taken by
        cufftXtMalloc
    """
    CUFFT_XT_FORMAT_INPUT: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_OUTPUT: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_INPLACE: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT: ClassVar[cufftXtSubFormat]
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT: ClassVar[cufftXtSubFormat]
    CUFFT_FORMAT_UNDEFINED: ClassVar[cufftXtSubFormat]

class cufftXtCopyType(_Enum):
    """From where to where cufftXtMemcpy copies.

    enum cufftXtCopyType_t.

    Members
        CUFFT_COPY_HOST_TO_DEVICE = 0, CUFFT_COPY_DEVICE_TO_HOST = 1,
        CUFFT_COPY_DEVICE_TO_DEVICE = 2, CUFFT_COPY_UNDEFINED = 3

    Taken by
        cufftXtMemcpy
    """
    CUFFT_COPY_HOST_TO_DEVICE: ClassVar[cufftXtCopyType]
    CUFFT_COPY_DEVICE_TO_HOST: ClassVar[cufftXtCopyType]
    CUFFT_COPY_DEVICE_TO_DEVICE: ClassVar[cufftXtCopyType]
    CUFFT_COPY_UNDEFINED: ClassVar[cufftXtCopyType]

class cufftXtQueryType(_Enum):
    """What cufftXtQueryPlan can be asked for.

    enum cufftXtQueryType_t.

    Members
        CUFFT_QUERY_1D_FACTORS = 0, CUFFT_QUERY_UNDEFINED = 1

    Taken by
        cufftXtQueryPlan
    """
    CUFFT_QUERY_1D_FACTORS: ClassVar[cufftXtQueryType]
    CUFFT_QUERY_UNDEFINED: ClassVar[cufftXtQueryType]

class cufftXtWorkAreaPolicy(_Enum):
    """How much work area a plan may have.

    enum cufftXtWorkAreaPolicy_t.

    Members
        CUFFT_WORKAREA_MINIMAL = 0, CUFFT_WORKAREA_USER = 1, CUFFT_WORKAREA_PERFORMANCE = 2

    Taken by
        cufftXtSetWorkAreaPolicy
    """
    CUFFT_WORKAREA_MINIMAL: ClassVar[cufftXtWorkAreaPolicy]
    CUFFT_WORKAREA_USER: ClassVar[cufftXtWorkAreaPolicy]
    CUFFT_WORKAREA_PERFORMANCE: ClassVar[cufftXtWorkAreaPolicy]

class cufftXtCallbackType(_Enum):
    """Whether elements are loaded or stored by a function, and of which type.

    enum cufftXtCallbackType_t.

    Members
        CUFFT_CB_LD_COMPLEX = 0, CUFFT_CB_LD_COMPLEX_DOUBLE = 1, CUFFT_CB_LD_REAL = 2,
        CUFFT_CB_LD_REAL_DOUBLE = 3, CUFFT_CB_ST_COMPLEX = 4,
        CUFFT_CB_ST_COMPLEX_DOUBLE = 5, CUFFT_CB_ST_REAL = 6, CUFFT_CB_ST_REAL_DOUBLE = 7,
        CUFFT_CB_UNDEFINED = 8

    Taken by
        cufftXtSetCallback, cufftXtClearCallback, cufftXtSetCallbackSharedSize,
        cufftXtSetJITCallback
    """
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
    """The number of a plan, from cufftPlan1d, cufftCreate and their like to cufftDestroy.

    int

    Taken by
        cufftMakePlan1d, cufftMakePlan2d, cufftMakePlan3d, cufftMakePlanMany,
        cufftMakePlanMany64, cufftGetSizeMany64, cufftGetSize1d, cufftGetSize2d,
        cufftGetSize3d, cufftGetSizeMany, cufftGetSize, cufftSetWorkArea and 32 more

    Given by
        cufftPlan1d, cufftPlan2d, cufftPlan3d, cufftPlanMany, cufftCreate
    """
class cufftCallbackLoadC(_Handle):
    """The address of a device function that loads each element of a transform.

    cufftComplex (*)(void *, size_t, void *, void *)
    """
class cufftCallbackLoadZ(_Handle):
    """The address of a device function that loads each element of a transform.

    cufftDoubleComplex (*)(void *, size_t, void *, void *)
    """
class cufftCallbackLoadR(_Handle):
    """The address of a device function that loads each element of a transform.

    cufftReal (*)(void *, size_t, void *, void *)
    """
class cufftCallbackLoadD(_Handle):
    """The address of a device function that loads each element of a transform.

    cufftDoubleReal (*)(void *, size_t, void *, void *)
    """
class cufftCallbackStoreC(_Handle):
    """The address of a device function that stores each element of a transform.

    void (*)(void *, size_t, cufftComplex, void *, void *)
    """
class cufftCallbackStoreZ(_Handle):
    """The address of a device function that stores each element of a transform.

    void (*)(void *, size_t, cufftDoubleComplex, void *, void *)
    """
class cufftCallbackStoreR(_Handle):
    """The address of a device function that stores each element of a transform.

    void (*)(void *, size_t, cufftReal, void *, void *)
    """
class cufftCallbackStoreD(_Handle):
    """The address of a device function that stores each element of a transform.

    void (*)(void *, size_t, cufftDoubleReal, void *, void *)
    """
class cufftJITCallbackLoadC(_Handle):
    """The type of a device function that loads each element, linked in at run time.

    cufftComplex (*)(void *, unsigned long long, void *, void *)
    """
class cufftJITCallbackLoadZ(_Handle):
    """The type of a device function that loads each element, linked in at run time.

    cufftDoubleComplex (*)(void *, unsigned long long, void *, void *)
    """
class cufftJITCallbackLoadR(_Handle):
    """The type of a device function that loads each element, linked in at run time.

    cufftReal (*)(void *, unsigned long long, void *, void *)
    """
class cufftJITCallbackLoadD(_Handle):
    """The type of a device function that loads each element, linked in at run time.

    cufftDoubleReal (*)(void *, unsigned long long, void *, void *)
    """
class cufftJITCallbackStoreC(_Handle):
    """The type of a device function that stores each element, linked in at run time.

    void (*)(void *, unsigned long long, cufftComplex, void *, void *)
    """
class cufftJITCallbackStoreZ(_Handle):
    """The type of a device function that stores each element, linked in at run time.

    void (*)(void *, unsigned long long, cufftDoubleComplex, void *, void *)
    """
class cufftJITCallbackStoreR(_Handle):
    """The type of a device function that stores each element, linked in at run time.

    void (*)(void *, unsigned long long, cufftReal, void *, void *)
    """
class cufftJITCallbackStoreD(_Handle):
    """The type of a device function that stores each element, linked in at run time.

    void (*)(void *, unsigned long long, cufftDoubleReal, void *, void *)
    """

class cudaXtDesc_t(_Record):
    """The struct of cudaXtDesc, which derives from it."""
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
    """Where the data of each GPU is.

    struct cudaXtDesc_t, 1296 bytes.

    Fields
        version, nGPUs : int
        GPUs : sequence of int (int [64])
        data : sequence of int (void *[64])
        size : sequence of int (size_t [64]); bytes on each GPU
        cudaXtState : int (address), buffer or None, kept (void *)

    Field of
        cudaLibXtDesc.descriptor
    """

class cudaLibXtDesc_t(_Record):
    """The struct of cudaLibXtDesc, which derives from it."""
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
    """Data of a plan on its GPUs, from cufftXtMalloc to cufftXtFree.

    struct cudaLibXtDesc_t, 32 bytes.

    Fields
        version : int
        descriptor : cudaXtDesc or None, kept
        library : libFormat or int
        subFormat : int
        libDescriptor : int (address), buffer or None, kept (void *)

    Taken by
        cufftXtFree, cufftXtExecDescriptorC2C, cufftXtExecDescriptorR2C,
        cufftXtExecDescriptorC2R, cufftXtExecDescriptorZ2Z, cufftXtExecDescriptorD2Z,
        cufftXtExecDescriptorZ2D, cufftXtExecDescriptor

    Given by
        cufftXtMalloc
    """

class cufftXt1dFactors_t(_Record):
    """The struct of cufftXt1dFactors, which derives from it."""
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
    """How a transform over several GPUs is divided.

    struct cufftXt1dFactors_t, 96 bytes, without pointers: can be compared, copied, pickled,
    made by from_bytes() and read as a buffer.

    Fields
        size, stringCount, stringLength, substringLength, factor1, factor2 : int (long long)
        stringMask, substringMask, factor1Mask, factor2Mask : int (long long)
        stringShift, substringShift, factor1Shift, factor2Shift : int
    """

CUDA_XT_DESCRIPTOR_VERSION: Final[int]
CUFFT_COMPATIBILITY_DEFAULT: Final[int]
CUFFT_FORWARD: Final[int]
CUFFT_INVERSE: Final[int]
CUFFT_PLAN_NULL: Final[int]
CUFFT_VERSION: Final[int]
CUFFT_VER_BUILD: Final[int]
CUFFT_VER_MAJOR: Final[int]
CUFFT_VER_MINOR: Final[int]
CUFFT_VER_PATCH: Final[int]
MAX_CUDA_DESCRIPTOR_GPUS: Final[int]
MAX_CUFFT_ERROR: Final[int]
MAX_SHIM_RANK: Final[int]

def cufftPlan1d(nx: _Int, type: cufftType | int, batch: _Int) -> tuple[cufftResult, cufftHandle]:
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
def cufftPlan2d(nx: _Int, ny: _Int, type: cufftType | int) -> tuple[cufftResult, cufftHandle]:
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
def cufftPlan3d(
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> tuple[cufftResult, cufftHandle]:
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
    """Makes a plan for batch transforms of up to three dimensions, with strides and distances
    of the caller's.

    cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed,
        int istride, int idist, int *onembed, int ostride, int odist, cufftType type,
        int batch)

    Parameters
        rank : int; dimensions, 1 to 3
        n : sequence of int, buffer or None; as many as rank; size of each dimension, of the
            reals for R2C and C2R; the last one runs fastest
        inembed : sequence of int, buffer or None; as many as rank; sizes in memory; None
            for packed data, strides unused
        istride : int; elements from one to the next in the last dimension
        idist : int; elements from one transform to the next
        onembed : sequence of int, buffer or None; as many as rank; sizes in memory; None
            for packed data, strides unused
        ostride : int; elements from one to the next in the last dimension
        odist : int; elements from one transform to the next
        type : cufftType or int
        batch : int; number of transforms

    Returns
        (cufftResult, plan); cubind.checked.cufft returns plan, or raises CufftError
        plan : cufftHandle

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftMakePlan1d(
    plan: cufftHandle | _Int | None,
    nx: _Int,
    type: cufftType | int,
    batch: _Int,
) -> tuple[cufftResult, list[int]]:
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
) -> tuple[cufftResult, list[int]]:
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
) -> tuple[cufftResult, list[int]]:
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
    """Plans batch transforms with strides and distances of the caller's into a plan of
    cufftCreate.

    cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed,
        int istride, int idist, int *onembed, int ostride, int odist, cufftType type,
        int batch, size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        rank : int; dimensions, 1 to 3
        n : sequence of int, buffer or None; as many as rank; size of each dimension, of the
            reals for R2C and C2R; the last one runs fastest
        inembed : sequence of int, buffer or None; as many as rank; sizes in memory; None
            for packed data, strides unused
        istride : int; elements from one to the next in the last dimension
        idist : int; elements from one transform to the next
        onembed : sequence of int, buffer or None; as many as rank; sizes in memory; None
            for packed data, strides unused
        ostride : int; elements from one to the next in the last dimension
        odist : int; elements from one transform to the next
        type : cufftType or int
        batch : int; number of transforms

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
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
    """Plans batch transforms as cufftMakePlanMany does, with sizes of 64 bits.

    cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, long long *onembed,
        long long ostride, long long odist, cufftType type, long long batch,
        size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        rank : int; dimensions, 1 to 3
        n : sequence of int, buffer or None; as many as rank; size of each dimension, of the
            reals for R2C and C2R; the last one runs fastest
        inembed : sequence of int, buffer or None; as many as rank; sizes in memory; None
            for packed data, strides unused
        istride : int; elements from one to the next in the last dimension
        idist : int; elements from one transform to the next
        onembed : sequence of int, buffer or None; as many as rank; sizes in memory; None
            for packed data, strides unused
        ostride : int; elements from one to the next in the last dimension
        odist : int; elements from one transform to the next
        type : cufftType or int
        batch : int; number of transforms

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
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
    """Tells the work area of a plan more exactly than an estimate, by what the plan has been
    set to.

    cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, long long *onembed,
        long long ostride, long long odist, cufftType type, long long batch,
        size_t *workSize)

    Parameters
        plan : cufftHandle, int or None
        rank : int
        n, inembed : sequence of int, buffer or None; as many as rank
        istride, idist : int
        onembed : sequence of int, buffer or None; as many as rank
        ostride, odist : int
        type : cufftType or int
        batch : int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftEstimate1d(nx: _Int, type: cufftType | int, batch: _Int) -> tuple[cufftResult, list[int]]:
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
def cufftEstimate2d(nx: _Int, ny: _Int, type: cufftType | int) -> tuple[cufftResult, list[int]]:
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
def cufftEstimate3d(
    nx: _Int,
    ny: _Int,
    nz: _Int,
    type: cufftType | int,
) -> tuple[cufftResult, list[int]]:
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
    """Estimates the work area of a plan before there is one; the plan may need less.

    cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist,
        int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)

    Parameters
        rank : int
        n, inembed : sequence of int, buffer or None; as many as rank
        istride, idist : int
        onembed : sequence of int, buffer or None; as many as rank
        ostride, odist : int
        type : cufftType or int
        batch : int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftCreate() -> tuple[cufftResult, cufftHandle]:
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
) -> tuple[cufftResult, list[int]]:
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
) -> tuple[cufftResult, list[int]]:
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
) -> tuple[cufftResult, list[int]]:
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
    """Tells the work area of a plan more exactly than an estimate, by what the plan has been
    set to.

    cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed,
        int istride, int idist, int *onembed, int ostride, int odist, cufftType type,
        int batch, size_t *workArea)

    Parameters
        handle : cufftHandle, int or None
        rank : int
        n, inembed : sequence of int, buffer or None; as many as rank
        istride, idist : int
        onembed : sequence of int, buffer or None; as many as rank
        ostride, odist : int
        type : cufftType or int
        batch : int

    Returns
        (cufftResult, workArea); cubind.checked.cufft returns workArea, or raises CufftError
        workArea : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftGetSize(handle: cufftHandle | _Int | None) -> tuple[cufftResult, list[int]]:
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
def cufftSetWorkArea(plan: cufftHandle | _Int | None, workArea: _Address) -> tuple[cufftResult]:
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
def cufftSetAutoAllocation(
    plan: cufftHandle | _Int | None,
    autoAllocate: _Int,
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
def cufftExecR2C(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
) -> tuple[cufftResult]:
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
def cufftExecC2R(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
def cufftExecD2Z(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
) -> tuple[cufftResult]:
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
def cufftExecZ2D(
    plan: cufftHandle | _Int | None,
    idata: _Address,
    odata: _Address,
) -> tuple[cufftResult]:
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
def cufftSetStream(
    plan: cufftHandle | _Int | None,
    stream: cudaStream_t | _Int | None,
) -> tuple[cufftResult]:
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
def cufftDestroy(plan: cufftHandle | _Int | None) -> tuple[cufftResult]:
    """Destroys a plan and the work area that it allocated; work of it has to be done.

    cufftResult cufftDestroy(cufftHandle plan)

    Parameters
        plan : cufftHandle, int or None

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftGetVersion() -> tuple[cufftResult, int]:
    """Gives the version of cuFFT, which counts by itself.

    cufftResult cufftGetVersion(int *version)

    Returns
        (cufftResult, version); cubind.checked.cufft returns version, or raises CufftError
        version : int; 1000 * major + 100 * minor + patch

    May fail with any status of cufftResult.
    Keeps the GIL.
    """
def cufftGetProperty(type: libraryPropertyType | int) -> tuple[cufftResult, int]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult, int]:
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
def cufftResetPlanProperty(
    plan: cufftHandle | _Int | None,
    property: cufftProperty | int,
) -> tuple[cufftResult]:
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
    nGPUs: _Int,
    whichGPUs: Sequence[int] | Buffer | None,
) -> tuple[cufftResult]:
    """Says before planning which GPUs share the work of a plan.

    cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)

    Parameters
        handle : cufftHandle, int or None
        nGPUs : int
        whichGPUs : sequence of int, buffer or None; as many as nGPUs

    Returns
        (cufftResult,); cubind.checked.cufft returns None, or raises CufftError

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtMalloc(
    plan: cufftHandle | _Int | None,
    format: cufftXtSubFormat | int,
) -> tuple[cufftResult, cudaLibXtDesc | None]:
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
) -> tuple[cufftResult]:
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
def cufftXtFree(descriptor: cudaLibXtDesc | None) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
def cufftXtQueryPlan(
    plan: cufftHandle | _Int | None,
    queryType: cufftXtQueryType,
) -> tuple[cufftResult, Any]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
    """Plans batch transforms whose types are given one by one, also half and bfloat16, with
    sizes of 64 bits.

    cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, cudaDataType inputtype,
        long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
        long long batch, size_t *workSize, cudaDataType executiontype)

    Parameters
        plan : cufftHandle, int or None
        rank : int; dimensions, 1 to 3
        n : sequence of int, buffer or None; as many as rank; size of each dimension, of the
            reals for R2C and C2R; the last one runs fastest
        inembed : sequence of int, buffer or None; as many as rank; sizes in memory; None
            for packed data, strides unused
        istride : int; elements from one to the next in the last dimension
        idist : int; elements from one transform to the next
        inputtype : cudaDataType or int
        onembed : sequence of int, buffer or None; as many as rank; sizes in memory; None
            for packed data, strides unused
        ostride : int; elements from one to the next in the last dimension
        odist : int; elements from one transform to the next
        outputtype : cudaDataType or int
        batch : int; number of transforms
        executiontype : cudaDataType or int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]; bytes for each GPU

    May fail with any status of cufftResult.
    Releases the GIL.
    """
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
    """Tells the work area of a plan of given types, by what the plan has been set to.

    cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, cudaDataType inputtype,
        long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
        long long batch, size_t *workSize, cudaDataType executiontype)

    Parameters
        plan : cufftHandle, int or None
        rank : int
        n, inembed : sequence of int, buffer or None; as many as rank
        istride, idist : int
        inputtype : cudaDataType or int
        onembed : sequence of int, buffer or None; as many as rank
        ostride, odist : int
        outputtype : cudaDataType or int
        batch : int
        executiontype : cudaDataType or int

    Returns
        (cufftResult, workSize); cubind.checked.cufft returns workSize, or raises CufftError
        workSize : list[int]

    May fail with any status of cufftResult.
    Releases the GIL.
    """
def cufftXtExec(
    plan: cufftHandle | _Int | None,
    input: _Address,
    output: _Address,
    direction: _Int,
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
) -> tuple[cufftResult]:
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
