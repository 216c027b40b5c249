# cublas.pyi of cubind for cuBLAS, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cublas.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

from cubind.runtime import (
    cudaDataType as cudaDataType,
    libraryPropertyType as libraryPropertyType,
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

class cublasDataType_t(_Enum):
    CUDA_R_16F: ClassVar[cublasDataType_t]
    CUDA_C_16F: ClassVar[cublasDataType_t]
    CUDA_R_16BF: ClassVar[cublasDataType_t]
    CUDA_C_16BF: ClassVar[cublasDataType_t]
    CUDA_R_32F: ClassVar[cublasDataType_t]
    CUDA_C_32F: ClassVar[cublasDataType_t]
    CUDA_R_64F: ClassVar[cublasDataType_t]
    CUDA_C_64F: ClassVar[cublasDataType_t]
    CUDA_R_4I: ClassVar[cublasDataType_t]
    CUDA_C_4I: ClassVar[cublasDataType_t]
    CUDA_R_4U: ClassVar[cublasDataType_t]
    CUDA_C_4U: ClassVar[cublasDataType_t]
    CUDA_R_8I: ClassVar[cublasDataType_t]
    CUDA_C_8I: ClassVar[cublasDataType_t]
    CUDA_R_8U: ClassVar[cublasDataType_t]
    CUDA_C_8U: ClassVar[cublasDataType_t]
    CUDA_R_16I: ClassVar[cublasDataType_t]
    CUDA_C_16I: ClassVar[cublasDataType_t]
    CUDA_R_16U: ClassVar[cublasDataType_t]
    CUDA_C_16U: ClassVar[cublasDataType_t]
    CUDA_R_32I: ClassVar[cublasDataType_t]
    CUDA_C_32I: ClassVar[cublasDataType_t]
    CUDA_R_32U: ClassVar[cublasDataType_t]
    CUDA_C_32U: ClassVar[cublasDataType_t]
    CUDA_R_64I: ClassVar[cublasDataType_t]
    CUDA_C_64I: ClassVar[cublasDataType_t]
    CUDA_R_64U: ClassVar[cublasDataType_t]
    CUDA_C_64U: ClassVar[cublasDataType_t]
    CUDA_R_8F_E4M3: ClassVar[cublasDataType_t]
    CUDA_R_8F_UE4M3: ClassVar[cublasDataType_t]
    CUDA_R_8F_E5M2: ClassVar[cublasDataType_t]
    CUDA_R_8F_UE8M0: ClassVar[cublasDataType_t]
    CUDA_R_6F_E2M3: ClassVar[cublasDataType_t]
    CUDA_R_6F_E3M2: ClassVar[cublasDataType_t]
    CUDA_R_4F_E2M1: ClassVar[cublasDataType_t]

class cublasStatus_t(_Enum):
    CUBLAS_STATUS_SUCCESS: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_NOT_INITIALIZED: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_ALLOC_FAILED: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_INVALID_VALUE: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_ARCH_MISMATCH: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_MAPPING_ERROR: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_EXECUTION_FAILED: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_INTERNAL_ERROR: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_NOT_SUPPORTED: ClassVar[cublasStatus_t]
    CUBLAS_STATUS_LICENSE_ERROR: ClassVar[cublasStatus_t]

class cublasFillMode_t(_Enum):
    CUBLAS_FILL_MODE_LOWER: ClassVar[cublasFillMode_t]
    CUBLAS_FILL_MODE_UPPER: ClassVar[cublasFillMode_t]
    CUBLAS_FILL_MODE_FULL: ClassVar[cublasFillMode_t]

class cublasDiagType_t(_Enum):
    CUBLAS_DIAG_NON_UNIT: ClassVar[cublasDiagType_t]
    CUBLAS_DIAG_UNIT: ClassVar[cublasDiagType_t]

class cublasSideMode_t(_Enum):
    CUBLAS_SIDE_LEFT: ClassVar[cublasSideMode_t]
    CUBLAS_SIDE_RIGHT: ClassVar[cublasSideMode_t]

class cublasOperation_t(_Enum):
    CUBLAS_OP_N: ClassVar[cublasOperation_t]
    CUBLAS_OP_T: ClassVar[cublasOperation_t]
    CUBLAS_OP_C: ClassVar[cublasOperation_t]
    CUBLAS_OP_HERMITAN: ClassVar[cublasOperation_t]
    CUBLAS_OP_CONJG: ClassVar[cublasOperation_t]

class cublasPointerMode_t(_Enum):
    CUBLAS_POINTER_MODE_HOST: ClassVar[cublasPointerMode_t]
    CUBLAS_POINTER_MODE_DEVICE: ClassVar[cublasPointerMode_t]

class cublasAtomicsMode_t(_Enum):
    CUBLAS_ATOMICS_NOT_ALLOWED: ClassVar[cublasAtomicsMode_t]
    CUBLAS_ATOMICS_ALLOWED: ClassVar[cublasAtomicsMode_t]

class cublasGemmAlgo_t(_Enum):
    CUBLAS_GEMM_DFALT: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_DEFAULT: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO0: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO1: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO2: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO3: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO4: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO5: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO6: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO7: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO8: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO9: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO10: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO11: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO12: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO13: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO14: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO15: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO16: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO17: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO18: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO19: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO20: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO21: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO22: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO23: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_DEFAULT_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_DFALT_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO0_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO1_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO2_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO3_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO4_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO5_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO6_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO7_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO8_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO9_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO10_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO11_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO12_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO13_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO14_TENSOR_OP: ClassVar[cublasGemmAlgo_t]
    CUBLAS_GEMM_ALGO15_TENSOR_OP: ClassVar[cublasGemmAlgo_t]

class cublasMath_t(_Enum):
    CUBLAS_DEFAULT_MATH: ClassVar[cublasMath_t]
    CUBLAS_TENSOR_OP_MATH: ClassVar[cublasMath_t]
    CUBLAS_PEDANTIC_MATH: ClassVar[cublasMath_t]
    CUBLAS_TF32_TENSOR_OP_MATH: ClassVar[cublasMath_t]
    CUBLAS_FP32_EMULATED_BF16X9_MATH: ClassVar[cublasMath_t]
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION: ClassVar[cublasMath_t]

class cublasComputeType_t(_Enum):
    CUBLAS_COMPUTE_16F: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_16F_PEDANTIC: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32F: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32F_PEDANTIC: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32F_FAST_16F: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32F_FAST_16BF: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32F_FAST_TF32: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_64F: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_64F_PEDANTIC: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32I: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32I_PEDANTIC: ClassVar[cublasComputeType_t]

class cublasEmulationStrategy_t(_Enum):
    CUBLAS_EMULATION_STRATEGY_DEFAULT: ClassVar[cublasEmulationStrategy_t]
    CUBLAS_EMULATION_STRATEGY_PERFORMANT: ClassVar[cublasEmulationStrategy_t]
    CUBLAS_EMULATION_STRATEGY_EAGER: ClassVar[cublasEmulationStrategy_t]

class cublasXtPinnedMemMode_t(_Enum):
    CUBLASXT_PINNING_DISABLED: ClassVar[cublasXtPinnedMemMode_t]
    CUBLASXT_PINNING_ENABLED: ClassVar[cublasXtPinnedMemMode_t]

class cublasXtOpType_t(_Enum):
    CUBLASXT_FLOAT: ClassVar[cublasXtOpType_t]
    CUBLASXT_DOUBLE: ClassVar[cublasXtOpType_t]
    CUBLASXT_COMPLEX: ClassVar[cublasXtOpType_t]
    CUBLASXT_DOUBLECOMPLEX: ClassVar[cublasXtOpType_t]

class cublasXtBlasOp_t(_Enum):
    CUBLASXT_GEMM: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_SYRK: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_HERK: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_SYMM: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_HEMM: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_TRSM: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_SYR2K: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_HER2K: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_SPMM: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_SYRKX: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_HERKX: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_TRMM: ClassVar[cublasXtBlasOp_t]
    CUBLASXT_ROUTINE_MAX: ClassVar[cublasXtBlasOp_t]

class cublasHandle_t(_Handle):
    ...
class cublasXtHandle_t(_Handle):
    ...
class cublasLogCallback(_Handle):
    ...

CUBLAS_VERSION: Final[int]
CUBLAS_VER_BUILD: Final[int]
CUBLAS_VER_MAJOR: Final[int]
CUBLAS_VER_MINOR: Final[int]
CUBLAS_VER_PATCH: Final[int]

def cublasCreate() -> tuple[cublasStatus_t, cublasHandle_t]:
    ...
def cublasDestroy(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t]:
    ...
def cublasGetVersion(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t, int]:
    ...
def cublasGetProperty(type: libraryPropertyType | int) -> tuple[cublasStatus_t, int]:
    ...
def cublasGetCudartVersion() -> tuple[cublasStatus_t, int]:
    ...
def cublasSetWorkspace(
    handle: cublasHandle_t | _Int | None,
    workspace: _Address,
    workspaceSizeInBytes: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSetStream(
    handle: cublasHandle_t | _Int | None,
    streamId: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetStream(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t, cudaStream_t]:
    ...
def cublasGetPointerMode(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cublasPointerMode_t]:
    ...
def cublasSetPointerMode(
    handle: cublasHandle_t | _Int | None,
    mode: cublasPointerMode_t | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetAtomicsMode(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cublasAtomicsMode_t]:
    ...
def cublasSetAtomicsMode(
    handle: cublasHandle_t | _Int | None,
    mode: cublasAtomicsMode_t | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetMathMode(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t, cublasMath_t]:
    ...
def cublasSetMathMode(
    handle: cublasHandle_t | _Int | None,
    mode: cublasMath_t | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetSmCountTarget(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t, int]:
    ...
def cublasSetSmCountTarget(
    handle: cublasHandle_t | _Int | None,
    smCountTarget: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetEmulationStrategy(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cublasEmulationStrategy_t]:
    ...
def cublasSetEmulationStrategy(
    handle: cublasHandle_t | _Int | None,
    emulationStrategy: cublasEmulationStrategy_t | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetStatusName(status: cublasStatus_t | int) -> tuple[cublasStatus_t, bytes | None]:
    ...
def cublasGetStatusString(status: cublasStatus_t | int) -> tuple[cublasStatus_t, bytes | None]:
    ...
def cublasLoggerConfigure(
    logIsOn: _Int,
    logToStdOut: _Int,
    logToStdErr: _Int,
    logFileName: _Text | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasSetLoggerCallback(
    userCallback: cublasLogCallback | _Int | Callable[..., object] | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetLoggerCallback() -> tuple[cublasStatus_t, cublasLogCallback | Callable[..., object]]:
    ...
def cublasSetVector(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSetVector_64(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetVector(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetVector_64(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSetMatrix(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSetMatrix_64(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetMatrix(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetMatrix_64(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSetVectorAsync(
    n: _Int,
    elemSize: _Int,
    hostPtr: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasSetVectorAsync_64(
    n: _Int,
    elemSize: _Int,
    hostPtr: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetVectorAsync(
    n: _Int,
    elemSize: _Int,
    devicePtr: _Address,
    incx: _Int,
    hostPtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasGetVectorAsync_64(
    n: _Int,
    elemSize: _Int,
    devicePtr: _Address,
    incx: _Int,
    hostPtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasXerbla(srName: _Text, info: _Int) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t, float | complex | None]:
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
) -> tuple[cublasStatus_t, float | complex | None]:
    ...
def cublasSnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasSnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasScnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasScnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDznrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDznrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
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
) -> tuple[cublasStatus_t, float | complex | None]:
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
) -> tuple[cublasStatus_t, float | complex | None]:
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
) -> tuple[cublasStatus_t, float | complex | None]:
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
) -> tuple[cublasStatus_t, float | complex | None]:
    ...
def cublasSdot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasSdot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDdot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDdot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasCdotu(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    ...
def cublasCdotu_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    ...
def cublasCdotc(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    ...
def cublasCdotc_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    ...
def cublasZdotu(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    ...
def cublasZdotu_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    ...
def cublasZdotc(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    ...
def cublasZdotc_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasSscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCsscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCsscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZdscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZdscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasSaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasScopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasScopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasSswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasIsamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIsamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIdamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIdamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIcamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIcamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIzamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIzamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIamaxEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIamaxEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIsamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIsamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIdamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIdamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIcamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIcamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIzamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIzamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIaminEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    ...
def cublasIaminEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
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
) -> tuple[cublasStatus_t, float | complex | None]:
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
) -> tuple[cublasStatus_t, float | complex | None]:
    ...
def cublasSasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasSasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasScasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasScasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDzasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    ...
def cublasDzasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasSrotg(
    handle: cublasHandle_t | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[cublasStatus_t, float | None, float | None, float | None, float | None]:
    ...
def cublasDrotg(
    handle: cublasHandle_t | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[cublasStatus_t, float | None, float | None, float | None, float | None]:
    ...
def cublasCrotg(
    handle: cublasHandle_t | _Int | None,
    a: complex | SupportsFloat | _Int | Buffer,
    b: complex | SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[cublasStatus_t, complex | None, complex | None, float | None, complex | None]:
    ...
def cublasZrotg(
    handle: cublasHandle_t | _Int | None,
    a: complex | SupportsFloat | _Int | Buffer,
    b: complex | SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[cublasStatus_t, complex | None, complex | None, float | None, complex | None]:
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
    cublasStatus_t,
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
) -> tuple[cublasStatus_t]:
    ...
def cublasSrotm_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> tuple[cublasStatus_t]:
    ...
def cublasDrotm(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> tuple[cublasStatus_t]:
    ...
def cublasDrotm_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasSrotmg(
    handle: cublasHandle_t | _Int | None,
    d1: SupportsFloat | _Int | Buffer,
    d2: SupportsFloat | _Int | Buffer,
    x1: SupportsFloat | _Int | Buffer,
    y1: SupportsFloat | _Int | Buffer,
    param: _Address = ...,
) -> tuple[cublasStatus_t, float | None, float | None, float | None, list[float] | None]:
    ...
def cublasDrotmg(
    handle: cublasHandle_t | _Int | None,
    d1: SupportsFloat | _Int | Buffer,
    d2: SupportsFloat | _Int | Buffer,
    x1: SupportsFloat | _Int | Buffer,
    y1: SupportsFloat | _Int | Buffer,
    param: _Address = ...,
) -> tuple[cublasStatus_t, float | None, float | None, float | None, list[float] | None]:
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
    cublasStatus_t,
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasSspr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasSspr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasDspr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasDspr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasChpr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasChpr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasZhpr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasZhpr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
    group_count: _Int,
    group_size: Sequence[int] | Buffer | None,
) -> tuple[cublasStatus_t]:
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
    group_count: _Int,
    group_size: Sequence[int] | Buffer | None,
) -> tuple[cublasStatus_t]:
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
    group_count: _Int,
    group_size: Sequence[int] | Buffer | None,
) -> tuple[cublasStatus_t]:
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
    group_count: _Int,
    group_size: Sequence[int] | Buffer | None,
) -> tuple[cublasStatus_t]:
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
    group_count: _Int,
    group_size: Sequence[int] | Buffer | None,
    computeType: cublasComputeType_t | int,
) -> tuple[cublasStatus_t]:
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
    group_count: _Int,
    group_size: Sequence[int] | Buffer | None,
    computeType: cublasComputeType_t | int,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasSgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t, int]:
    ...
def cublasDgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t, int]:
    ...
def cublasCgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t, int]:
    ...
def cublasZgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t, int]:
    ...
def cublasStpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasStrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasDtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasCtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasZtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasSgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasDgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasCgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasZgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t]:
    ...
def cublasXtCreate() -> tuple[cublasStatus_t, cublasXtHandle_t]:
    ...
def cublasXtDestroy(handle: cublasXtHandle_t | _Int | None) -> tuple[cublasStatus_t]:
    ...
def cublasXtGetNumBoards(
    nbDevices: _Int,
    deviceId: Sequence[int] | Buffer | None,
) -> tuple[cublasStatus_t, int]:
    ...
def cublasXtMaxBoards() -> tuple[cublasStatus_t, int]:
    ...
def cublasXtDeviceSelect(
    handle: cublasXtHandle_t | _Int | None,
    nbDevices: _Int,
    deviceId: Sequence[int] | Buffer | None,
) -> tuple[cublasStatus_t]:
    ...
def cublasXtSetBlockDim(
    handle: cublasXtHandle_t | _Int | None,
    blockDim: _Int,
) -> tuple[cublasStatus_t]:
    ...
def cublasXtGetBlockDim(handle: cublasXtHandle_t | _Int | None) -> tuple[cublasStatus_t, int]:
    ...
def cublasXtGetPinningMemMode(
    handle: cublasXtHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cublasXtPinnedMemMode_t]:
    ...
def cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t | _Int | None,
    mode: cublasXtPinnedMemMode_t | int,
) -> tuple[cublasStatus_t]:
    ...
def cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t | _Int | None,
    blasOp: cublasXtBlasOp_t | int,
    type: cublasXtOpType_t | int,
    blasFunctor: _Address,
) -> tuple[cublasStatus_t]:
    ...
def cublasXtSetCpuRatio(
    handle: cublasXtHandle_t | _Int | None,
    blasOp: cublasXtBlasOp_t | int,
    type: cublasXtOpType_t | int,
    ratio: SupportsFloat,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    ...
