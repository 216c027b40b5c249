# cublas.pyi of cubind for cuBLAS, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/cublas.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

from cubind.runtime import (
    cudaDataType as cudaDataType,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
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
    """enum cudaDataType_t.

    Members
        CUDA_R_16F = 2, CUDA_C_16F = 6, CUDA_R_16BF = 14, CUDA_C_16BF = 15, CUDA_R_32F = 0,
        CUDA_C_32F = 4, CUDA_R_64F = 1, CUDA_C_64F = 5, CUDA_R_4I = 16, CUDA_C_4I = 17,
        CUDA_R_4U = 18, CUDA_C_4U = 19, CUDA_R_8I = 3, CUDA_C_8I = 7, CUDA_R_8U = 8,
        CUDA_C_8U = 9, CUDA_R_16I = 20, CUDA_C_16I = 21, CUDA_R_16U = 22, CUDA_C_16U = 23,
        CUDA_R_32I = 10, CUDA_C_32I = 11, CUDA_R_32U = 12, CUDA_C_32U = 13, CUDA_R_64I = 24,
        CUDA_C_64I = 25, CUDA_R_64U = 26, CUDA_C_64U = 27, CUDA_R_8F_E4M3 = 28,
        CUDA_R_8F_UE4M3 = 28, CUDA_R_8F_E5M2 = 29, CUDA_R_8F_UE8M0 = 30,
        CUDA_R_6F_E2M3 = 31, CUDA_R_6F_E3M2 = 32, CUDA_R_4F_E2M1 = 33, CUDA_R_8F_UE5M3 = 34

    Taken by
        cublasNrm2Ex, cublasNrm2Ex_64, cublasDotEx, cublasDotEx_64, cublasDotcEx,
        cublasDotcEx_64, cublasScalEx, cublasScalEx_64, cublasAxpyEx, cublasAxpyEx_64,
        cublasCopyEx, cublasCopyEx_64 and 36 more
    """
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
    CUDA_R_8F_UE5M3: ClassVar[cublasDataType_t]

class cublasStatus_t(_Enum):
    """What functions of cuBLAS return.

    enum cublasStatus_t.

    Members
        CUBLAS_STATUS_SUCCESS = 0, CUBLAS_STATUS_NOT_INITIALIZED = 1,
        CUBLAS_STATUS_ALLOC_FAILED = 3, CUBLAS_STATUS_INVALID_VALUE = 7,
        CUBLAS_STATUS_ARCH_MISMATCH = 8, CUBLAS_STATUS_MAPPING_ERROR = 11,
        CUBLAS_STATUS_EXECUTION_FAILED = 13, CUBLAS_STATUS_INTERNAL_ERROR = 14,
        CUBLAS_STATUS_NOT_SUPPORTED = 15, CUBLAS_STATUS_LICENSE_ERROR = 16

    Any function may return
        CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_ALLOC_FAILED,
        CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_ARCH_MISMATCH,
        CUBLAS_STATUS_EXECUTION_FAILED, CUBLAS_STATUS_INTERNAL_ERROR,
        CUBLAS_STATUS_NOT_SUPPORTED

    Taken by
        cublasGetStatusName, cublasGetStatusString
    """
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
    """Which triangle of a matrix is stored.

    enum cublasFillMode_t.

    Members
        CUBLAS_FILL_MODE_LOWER = 0, CUBLAS_FILL_MODE_UPPER = 1, CUBLAS_FILL_MODE_FULL = 2

    Taken by
        cublasStrmv, cublasStrmv_64, cublasDtrmv, cublasDtrmv_64, cublasCtrmv,
        cublasCtrmv_64, cublasZtrmv, cublasZtrmv_64, cublasStbmv, cublasStbmv_64,
        cublasDtbmv, cublasDtbmv_64 and 228 more
    """
    CUBLAS_FILL_MODE_LOWER: ClassVar[cublasFillMode_t]
    CUBLAS_FILL_MODE_UPPER: ClassVar[cublasFillMode_t]
    CUBLAS_FILL_MODE_FULL: ClassVar[cublasFillMode_t]

class cublasDiagType_t(_Enum):
    """Whether the diagonal of a triangle is all ones, and not read.

    enum cublasDiagType_t.

    Members
        CUBLAS_DIAG_NON_UNIT = 0, CUBLAS_DIAG_UNIT = 1

    Taken by
        cublasStrmv, cublasStrmv_64, cublasDtrmv, cublasDtrmv_64, cublasCtrmv,
        cublasCtrmv_64, cublasZtrmv, cublasZtrmv_64, cublasStbmv, cublasStbmv_64,
        cublasDtbmv, cublasDtbmv_64 and 68 more
    """
    CUBLAS_DIAG_NON_UNIT: ClassVar[cublasDiagType_t]
    CUBLAS_DIAG_UNIT: ClassVar[cublasDiagType_t]

class cublasSideMode_t(_Enum):
    """On which side of a product the special matrix stands.

    enum cublasSideMode_t.

    Members
        CUBLAS_SIDE_LEFT = 0, CUBLAS_SIDE_RIGHT = 1

    Taken by
        cublasSsymm, cublasSsymm_64, cublasDsymm, cublasDsymm_64, cublasCsymm,
        cublasCsymm_64, cublasZsymm, cublasZsymm_64, cublasChemm, cublasChemm_64,
        cublasZhemm, cublasZhemm_64 and 50 more
    """
    CUBLAS_SIDE_LEFT: ClassVar[cublasSideMode_t]
    CUBLAS_SIDE_RIGHT: ClassVar[cublasSideMode_t]

class cublasOperation_t(_Enum):
    """Whether a matrix is taken as it is, transposed, or conjugated too; a row-major matrix is
    a transposed column-major one.

    enum cublasOperation_t.

    Members
        CUBLAS_OP_N = 0, CUBLAS_OP_T = 1, CUBLAS_OP_C = 2, CUBLAS_OP_HERMITAN = 2,
        CUBLAS_OP_CONJG = 3

    Taken by
        cublasSgemv, cublasSgemv_64, cublasDgemv, cublasDgemv_64, cublasCgemv,
        cublasCgemv_64, cublasZgemv, cublasZgemv_64, cublasSgbmv, cublasSgbmv_64,
        cublasDgbmv, cublasDgbmv_64 and 255 more
    """
    CUBLAS_OP_N: ClassVar[cublasOperation_t]
    CUBLAS_OP_T: ClassVar[cublasOperation_t]
    CUBLAS_OP_C: ClassVar[cublasOperation_t]
    CUBLAS_OP_HERMITAN: ClassVar[cublasOperation_t]
    CUBLAS_OP_CONJG: ClassVar[cublasOperation_t]

class cublasPointerMode_t(_Enum):
    """Whether scale factors and results are in host or device memory.

    enum cublasPointerMode_t.

    Members
        CUBLAS_POINTER_MODE_HOST = 0, CUBLAS_POINTER_MODE_DEVICE = 1

    Taken by
        cublasSetPointerMode

    Given by
        cublasGetPointerMode
    """
    CUBLAS_POINTER_MODE_HOST: ClassVar[cublasPointerMode_t]
    CUBLAS_POINTER_MODE_DEVICE: ClassVar[cublasPointerMode_t]

class cublasAtomicsMode_t(_Enum):
    """Whether routines may use atomics.

    enum cublasAtomicsMode_t.

    Members
        CUBLAS_ATOMICS_NOT_ALLOWED = 0, CUBLAS_ATOMICS_ALLOWED = 1

    Taken by
        cublasSetAtomicsMode

    Given by
        cublasGetAtomicsMode
    """
    CUBLAS_ATOMICS_NOT_ALLOWED: ClassVar[cublasAtomicsMode_t]
    CUBLAS_ATOMICS_ALLOWED: ClassVar[cublasAtomicsMode_t]

class cublasGemmAlgo_t(_Enum):
    """Which algorithm a product is to use; for newer devices most values mean the default.

    enum cublasGemmAlgo_t.

    Members
        CUBLAS_GEMM_DFALT = -1, CUBLAS_GEMM_DEFAULT = -1, CUBLAS_GEMM_ALGO0 = 0,
        CUBLAS_GEMM_ALGO1 = 1, CUBLAS_GEMM_ALGO2 = 2, CUBLAS_GEMM_ALGO3 = 3,
        CUBLAS_GEMM_ALGO4 = 4, CUBLAS_GEMM_ALGO5 = 5, CUBLAS_GEMM_ALGO6 = 6,
        CUBLAS_GEMM_ALGO7 = 7, CUBLAS_GEMM_ALGO8 = 8, CUBLAS_GEMM_ALGO9 = 9,
        CUBLAS_GEMM_ALGO10 = 10, CUBLAS_GEMM_ALGO11 = 11, CUBLAS_GEMM_ALGO12 = 12,
        CUBLAS_GEMM_ALGO13 = 13, CUBLAS_GEMM_ALGO14 = 14, CUBLAS_GEMM_ALGO15 = 15,
        CUBLAS_GEMM_ALGO16 = 16, CUBLAS_GEMM_ALGO17 = 17, CUBLAS_GEMM_ALGO18 = 18,
        CUBLAS_GEMM_ALGO19 = 19, CUBLAS_GEMM_ALGO20 = 20, CUBLAS_GEMM_ALGO21 = 21,
        CUBLAS_GEMM_ALGO22 = 22, CUBLAS_GEMM_ALGO23 = 23,
        CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99, CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
        CUBLAS_GEMM_ALGO0_TENSOR_OP = 100, CUBLAS_GEMM_ALGO1_TENSOR_OP = 101,
        CUBLAS_GEMM_ALGO2_TENSOR_OP = 102, CUBLAS_GEMM_ALGO3_TENSOR_OP = 103,
        CUBLAS_GEMM_ALGO4_TENSOR_OP = 104, CUBLAS_GEMM_ALGO5_TENSOR_OP = 105,
        CUBLAS_GEMM_ALGO6_TENSOR_OP = 106, CUBLAS_GEMM_ALGO7_TENSOR_OP = 107,
        CUBLAS_GEMM_ALGO8_TENSOR_OP = 108, CUBLAS_GEMM_ALGO9_TENSOR_OP = 109,
        CUBLAS_GEMM_ALGO10_TENSOR_OP = 110, CUBLAS_GEMM_ALGO11_TENSOR_OP = 111,
        CUBLAS_GEMM_ALGO12_TENSOR_OP = 112, CUBLAS_GEMM_ALGO13_TENSOR_OP = 113,
        CUBLAS_GEMM_ALGO14_TENSOR_OP = 114, CUBLAS_GEMM_ALGO15_TENSOR_OP = 115,
        CUBLAS_GEMM_AUTOTUNE = 999

    Taken by
        cublasGemmEx, cublasGemmEx_64, cublasGemmBatchedEx, cublasGemmBatchedEx_64,
        cublasGemmStridedBatchedEx, cublasGemmStridedBatchedEx_64
    """
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
    CUBLAS_GEMM_AUTOTUNE: ClassVar[cublasGemmAlgo_t]

class cublasMath_t(_Enum):
    """Which precision may be given up for speed.

    enum cublasMath_t.

    Members
        CUBLAS_DEFAULT_MATH = 0, CUBLAS_TENSOR_OP_MATH = 1, CUBLAS_PEDANTIC_MATH = 2,
        CUBLAS_TF32_TENSOR_OP_MATH = 3, CUBLAS_FP32_EMULATED_BF16X9_MATH = 4,
        CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8,
        CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16

    Taken by
        cublasSetMathMode

    Given by
        cublasGetMathMode
    """
    CUBLAS_DEFAULT_MATH: ClassVar[cublasMath_t]
    CUBLAS_TENSOR_OP_MATH: ClassVar[cublasMath_t]
    CUBLAS_PEDANTIC_MATH: ClassVar[cublasMath_t]
    CUBLAS_TF32_TENSOR_OP_MATH: ClassVar[cublasMath_t]
    CUBLAS_FP32_EMULATED_BF16X9_MATH: ClassVar[cublasMath_t]
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH: ClassVar[cublasMath_t]
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION: ClassVar[cublasMath_t]

class cublasComputeType_t(_Enum):
    """In which type a product is summed up, and so the type of its scale factors.

    enum cublasComputeType_t.

    Members
        CUBLAS_COMPUTE_16F = 64, CUBLAS_COMPUTE_16F_PEDANTIC = 65, CUBLAS_COMPUTE_32F = 68,
        CUBLAS_COMPUTE_32F_PEDANTIC = 69, CUBLAS_COMPUTE_32F_FAST_16F = 74,
        CUBLAS_COMPUTE_32F_FAST_16BF = 75, CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
        CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78, CUBLAS_COMPUTE_64F = 70,
        CUBLAS_COMPUTE_64F_PEDANTIC = 71, CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79,
        CUBLAS_COMPUTE_32I = 72, CUBLAS_COMPUTE_32I_PEDANTIC = 73

    Taken by
        cublasGemmEx, cublasGemmEx_64, cublasGemmBatchedEx, cublasGemmBatchedEx_64,
        cublasGemmStridedBatchedEx, cublasGemmStridedBatchedEx_64,
        cublasGemmGroupedBatchedEx, cublasGemmGroupedBatchedEx_64
    """
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
    CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32I: ClassVar[cublasComputeType_t]
    CUBLAS_COMPUTE_32I_PEDANTIC: ClassVar[cublasComputeType_t]

class cublasEmulationStrategy_t(_Enum):
    """Whether products may be made of others of lower precision.

    enum cublasEmulationStrategy_t. Since CUDA 12.9.

    Members
        CUBLAS_EMULATION_STRATEGY_DEFAULT = 0, CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,
        CUBLAS_EMULATION_STRATEGY_EAGER = 2

    Taken by
        cublasSetEmulationStrategy

    Given by
        cublasGetEmulationStrategy
    """
    CUBLAS_EMULATION_STRATEGY_DEFAULT: ClassVar[cublasEmulationStrategy_t]
    CUBLAS_EMULATION_STRATEGY_PERFORMANT: ClassVar[cublasEmulationStrategy_t]
    CUBLAS_EMULATION_STRATEGY_EAGER: ClassVar[cublasEmulationStrategy_t]

class cublasXtPinnedMemMode_t(_Enum):
    """Whether matrices in host memory are page-locked during a product.

    enum cublasXtPinnedMemMode_t.

    Members
        CUBLASXT_PINNING_DISABLED = 0, CUBLASXT_PINNING_ENABLED = 1

    Taken by
        cublasXtSetPinningMemMode

    Given by
        cublasXtGetPinningMemMode
    """
    CUBLASXT_PINNING_DISABLED: ClassVar[cublasXtPinnedMemMode_t]
    CUBLASXT_PINNING_ENABLED: ClassVar[cublasXtPinnedMemMode_t]

class cublasXtOpType_t(_Enum):
    """The type of the numbers in a routine for the CPU.

    enum cublasXtOpType_t.

    Members
        CUBLASXT_FLOAT = 0, CUBLASXT_DOUBLE = 1, CUBLASXT_COMPLEX = 2,
        CUBLASXT_DOUBLECOMPLEX = 3

    Taken by
        cublasXtSetCpuRoutine, cublasXtSetCpuRatio
    """
    CUBLASXT_FLOAT: ClassVar[cublasXtOpType_t]
    CUBLASXT_DOUBLE: ClassVar[cublasXtOpType_t]
    CUBLASXT_COMPLEX: ClassVar[cublasXtOpType_t]
    CUBLASXT_DOUBLECOMPLEX: ClassVar[cublasXtOpType_t]

class cublasXtBlasOp_t(_Enum):
    """Routines of which the CPU can take over a part.

    enum cublasXtBlasOp_t.

    Members
        CUBLASXT_GEMM = 0, CUBLASXT_SYRK = 1, CUBLASXT_HERK = 2, CUBLASXT_SYMM = 3,
        CUBLASXT_HEMM = 4, CUBLASXT_TRSM = 5, CUBLASXT_SYR2K = 6, CUBLASXT_HER2K = 7,
        CUBLASXT_SPMM = 8, CUBLASXT_SYRKX = 9, CUBLASXT_HERKX = 10, CUBLASXT_TRMM = 11,
        CUBLASXT_ROUTINE_MAX = 12

    Taken by
        cublasXtSetCpuRoutine, cublasXtSetCpuRatio
    """
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
    """What routines of cuBLAS run with, from cublasCreate to cublasDestroy; it is of one
    device, for one thread at a time.

    struct cublasContext *

    Made by
        cublasCreate

    Ended by
        cublasDestroy
    """
class cublasXtHandle_t(_Handle):
    """What routines over several GPUs run with, from cublasXtCreate to cublasXtDestroy.

    struct cublasXtContext *

    Made by
        cublasXtCreate

    Ended by
        cublasXtDestroy
    """
class cublasLogCallback(_Handle):
    """A host function that gets each line of the log.

    void (*)(const char *)
    A callable in its place is called as f(bytes) -> None.

    Taken by
        cublasSetLoggerCallback

    Given by
        cublasGetLoggerCallback
    """

CUBLAS_VERSION: Final[int]
CUBLAS_VER_BUILD: Final[int]
CUBLAS_VER_MAJOR: Final[int]
CUBLAS_VER_MINOR: Final[int]
CUBLAS_VER_PATCH: Final[int]

def cublasCreate() -> tuple[cublasStatus_t, cublasHandle_t]:
    """Makes a handle for the current device, which allocates and takes its time; keep one for
    each thread and device.

    cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)

    Returns
        (cublasStatus_t, handle); cubind.checked.cublas returns handle, or raises
            CublasError
        handle : cublasHandle_t

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDestroy(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t]:
    """Destroys a handle with its workspace; it waits for the device.

    cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasGetVersion(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t, int]:
    """Gives the version of cuBLAS, which is numbered apart from CUDA.

    cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, version); cubind.checked.cublas returns version, or raises
            CublasError
        version : int

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasGetProperty(type: libraryPropertyType | int) -> tuple[cublasStatus_t, int]:
    """Gives one part of the version of cuBLAS.

    cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)

    Parameters
        type : libraryPropertyType or int

    Returns
        (cublasStatus_t, value); cubind.checked.cublas returns value, or raises CublasError
        value : int

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasGetCudartVersion() -> tuple[cublasStatus_t, int]:
    """Tells the release of the CUDA runtime that cuBLAS was built with.

    size_t cublasGetCudartVersion(void)

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS, int); cubind.checked.cublas returns int

    Keeps the GIL.
    """
def cublasSetWorkspace(
    handle: cublasHandle_t | _Int | None,
    workspace: _Address,
    workspaceSizeInBytes: _Int,
) -> tuple[cublasStatus_t]:
    """Gives a handle device memory to work in, until cublasSetStream; it stays the caller's.

    cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace,
        size_t workspaceSizeInBytes)

    Parameters
        handle : cublasHandle_t, int or None
        workspace : int (device address), buffer or None; at least workspaceSizeInBytes
            bytes long; device memory at a multiple of 256, which calls use as long as it is
            set
        workspaceSizeInBytes : int; bytes

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSetStream(
    handle: cublasHandle_t | _Int | None,
    streamId: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    """Makes routines of a handle run on a stream from now on, and takes the workspace of
    cublasSetWorkspace away.

    cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)

    Parameters
        handle : cublasHandle_t, int or None
        streamId : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasGetStream(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t, cudaStream_t]:
    """Gives the stream that routines of a handle run on.

    cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, streamId); cubind.checked.cublas returns streamId, or raises
            CublasError
        streamId : cudaStream_t

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasGetPointerMode(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cublasPointerMode_t]:
    """Tells whether scale factors and results are in host or device memory.

    cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, mode); cubind.checked.cublas returns mode, or raises CublasError
        mode : cublasPointerMode_t

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasSetPointerMode(
    handle: cublasHandle_t | _Int | None,
    mode: cublasPointerMode_t | int,
) -> tuple[cublasStatus_t]:
    """Says whether scale factors and results are in host or device memory, which is how these
    arguments are taken.

    cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasPointerMode_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasGetAtomicsMode(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cublasAtomicsMode_t]:
    """Tells whether routines may use atomics, which are faster and make results vary from run
    to run.

    cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, mode); cubind.checked.cublas returns mode, or raises CublasError
        mode : cublasAtomicsMode_t

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasSetAtomicsMode(
    handle: cublasHandle_t | _Int | None,
    mode: cublasAtomicsMode_t | int,
) -> tuple[cublasStatus_t]:
    """Says whether routines may use atomics, which are faster and make results vary from run
    to run.

    cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasAtomicsMode_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasGetMathMode(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t, cublasMath_t]:
    """Tells which precision routines may give up for speed, such as TF32 for float.

    cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, mode); cubind.checked.cublas returns mode, or raises CublasError
        mode : cublasMath_t

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasSetMathMode(
    handle: cublasHandle_t | _Int | None,
    mode: cublasMath_t | int,
) -> tuple[cublasStatus_t]:
    """Says which precision routines may give up for speed, such as TF32 for float.

    cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasMath_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasGetSmCountTarget(handle: cublasHandle_t | _Int | None) -> tuple[cublasStatus_t, int]:
    """Tells how many multiprocessors routines use.

    cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, smCountTarget); cubind.checked.cublas returns smCountTarget, or
            raises CublasError
        smCountTarget : int; multiprocessors, 0 for all of them

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasSetSmCountTarget(
    handle: cublasHandle_t | _Int | None,
    smCountTarget: _Int,
) -> tuple[cublasStatus_t]:
    """Has routines use fewer multiprocessors, to leave some to other work.

    cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)

    Parameters
        handle : cublasHandle_t, int or None
        smCountTarget : int; multiprocessors, 0 for all of them

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasGetEmulationStrategy(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cublasEmulationStrategy_t]:
    """Tells whether products may be made of others of lower precision.

    cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle,
        cublasEmulationStrategy_t *emulationStrategy)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, emulationStrategy); cubind.checked.cublas returns
            emulationStrategy, or raises CublasError
        emulationStrategy : cublasEmulationStrategy_t

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 12.9.
    """
def cublasSetEmulationStrategy(
    handle: cublasHandle_t | _Int | None,
    emulationStrategy: cublasEmulationStrategy_t | int,
) -> tuple[cublasStatus_t]:
    """Says whether products may be made of others of lower precision.

    cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle,
        cublasEmulationStrategy_t emulationStrategy)

    Parameters
        handle : cublasHandle_t, int or None
        emulationStrategy : cublasEmulationStrategy_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 12.9.
    """
def cublasGetEmulationSpecialValuesSupport(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cudaEmulationSpecialValuesSupport]:
    """Tells for which special values, such as infinities, emulated products are right.

    cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle,
        cudaEmulationSpecialValuesSupport *mask)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, mask); cubind.checked.cublas returns mask, or raises CublasError
        mask : cudaEmulationSpecialValuesSupport

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasSetEmulationSpecialValuesSupport(
    handle: cublasHandle_t | _Int | None,
    mask: cudaEmulationSpecialValuesSupport | int,
) -> tuple[cublasStatus_t]:
    """Says for which special values, such as infinities, emulated products have to be right.

    cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle,
        cudaEmulationSpecialValuesSupport mask)

    Parameters
        handle : cublasHandle_t, int or None
        mask : cudaEmulationSpecialValuesSupport or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasGetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cudaEmulationMantissaControl]:
    """Tells whether emulated products choose their bits by the data, or always take as many.

    cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle,
        cudaEmulationMantissaControl *mantissaControl)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, mantissaControl); cubind.checked.cublas returns mantissaControl, or
            raises CublasError
        mantissaControl : cudaEmulationMantissaControl

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasSetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t | _Int | None,
    mantissaControl: cudaEmulationMantissaControl | int,
) -> tuple[cublasStatus_t]:
    """Says whether emulated products choose their bits by the data, or always take as many.

    cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle,
        cudaEmulationMantissaControl mantissaControl)

    Parameters
        handle : cublasHandle_t, int or None
        mantissaControl : cudaEmulationMantissaControl or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasGetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, int]:
    """Tells how many bits of the mantissa emulated products use at most.

    cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle,
        int *maxMantissaBitCount)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, maxMantissaBitCount); cubind.checked.cublas returns
            maxMantissaBitCount, or raises CublasError
        maxMantissaBitCount : int

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasSetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t | _Int | None,
    maxMantissaBitCount: _Int,
) -> tuple[cublasStatus_t]:
    """Says how many bits of the mantissa emulated products use at most.

    cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle,
        int maxMantissaBitCount)

    Parameters
        handle : cublasHandle_t, int or None
        maxMantissaBitCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasGetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, int]:
    """Tells how many bits emulated products add to those that the data call for.

    cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle,
        int *mantissaBitOffset)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, mantissaBitOffset); cubind.checked.cublas returns
            mantissaBitOffset, or raises CublasError
        mantissaBitOffset : int

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasSetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t | _Int | None,
    mantissaBitOffset: _Int,
) -> tuple[cublasStatus_t]:
    """Says how many bits emulated products add to those that the data call for.

    cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle,
        int mantissaBitOffset)

    Parameters
        handle : cublasHandle_t, int or None
        mantissaBitOffset : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasGetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t | _Int | None,
) -> tuple[cublasStatus_t, int]:
    """Gives the address where emulated products leave the number of bits that they used.

    cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(
        cublasHandle_t handle, int **mantissaBitCount)

    Parameters
        handle : cublasHandle_t, int or None

    Returns
        (cublasStatus_t, mantissaBitCount); cubind.checked.cublas returns mantissaBitCount,
            or raises CublasError
        mantissaBitCount : int

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasSetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t | _Int | None,
    mantissaBitCount: _Address,
) -> tuple[cublasStatus_t]:
    """Sets the device address where emulated products leave the number of bits that they used.

    cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(
        cublasHandle_t handle, int *mantissaBitCount)

    Parameters
        handle : cublasHandle_t, int or None
        mantissaBitCount : int (device address), buffer or None; written to; device memory,
            which has to live as long as it is set

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL. Since CUDA 13.0.
    """
def cublasGetStatusName(status: cublasStatus_t | int) -> tuple[cublasStatus_t, bytes | None]:
    """Gives the identifier of a status, such as CUBLAS_STATUS_INVALID_VALUE.

    const char *cublasGetStatusName(cublasStatus_t status)

    Parameters
        status : cublasStatus_t or int

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS, bytes | None); cubind.checked.cublas returns
            str | None

    Keeps the GIL.
    """
def cublasGetStatusString(status: cublasStatus_t | int) -> tuple[cublasStatus_t, bytes | None]:
    """Gives what a status means, in English.

    const char *cublasGetStatusString(cublasStatus_t status)

    Parameters
        status : cublasStatus_t or int

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS, bytes | None); cubind.checked.cublas returns
            str | None

    Keeps the GIL.
    """
def cublasLoggerConfigure(
    logIsOn: _Int,
    logToStdOut: _Int,
    logToStdErr: _Int,
    logFileName: _Text | None,
) -> tuple[cublasStatus_t]:
    """Says whether calls are logged, and where to.

    cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr,
        const char *logFileName)

    Parameters
        logIsOn, logToStdOut, logToStdErr : int; 1 or 0
        logFileName : str, bytes or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSetLoggerCallback(
    userCallback: cublasLogCallback | _Int | Callable[..., object] | None,
) -> tuple[cublasStatus_t]:
    """Has a function called with each line of the log.

    cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)

    Parameters
        userCallback : callable, cublasLogCallback, int (address of a C function) or None;
            called as userCallback(bytes) -> None, exceptions go to sys.unraisablehook

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasGetLoggerCallback() -> tuple[cublasStatus_t, cublasLogCallback | Callable[..., object]]:
    """Gives the function that cublasSetLoggerCallback has set.

    cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)

    Returns
        (cublasStatus_t, userCallback); cubind.checked.cublas returns userCallback, or
            raises CublasError
        userCallback : cublasLogCallback | Callable[..., object]

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasSetVector(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Copies n elements from host to device memory, with a step on either side; returns when
    it is done.

    cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx,
        void *devicePtr, int incy)

    Parameters
        n : int
        elemSize : int; bytes of one element
        x : int (address), buffer or None
        incx : int; step, in elements
        devicePtr : int (address), buffer or None; written to
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSetVector_64(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Copies n elements from host to device memory, with a step on either side; returns when
    it is done. Sizes and steps have 64 bits.

    cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x,
        int64_t incx, void *devicePtr, int64_t incy)

    Parameters
        n : int
        elemSize : int; bytes of one element
        x : int (address), buffer or None
        incx : int; step, in elements
        devicePtr : int (address), buffer or None; written to
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasGetVector(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Copies n elements from device to host memory, with a step on either side; returns when
    it is done.

    cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y,
        int incy)

    Parameters
        n : int
        elemSize : int; bytes of one element
        x : int (address), buffer or None
        incx : int; step, in elements
        y : int (address), buffer or None; written to
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasGetVector_64(
    n: _Int,
    elemSize: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Copies n elements from device to host memory, with a step on either side; returns when
    it is done. Sizes and steps have 64 bits.

    cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x,
        int64_t incx, void *y, int64_t incy)

    Parameters
        n : int
        elemSize : int; bytes of one element
        x : int (address), buffer or None
        incx : int; step, in elements
        y : int (address), buffer or None; written to
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSetMatrix(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from host to device memory; returns when it is done.

    cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda,
        void *B, int ldb)

    Parameters
        rows, cols : int
        elemSize : int; bytes of one element
        A : int (address), buffer or None
        lda : int; elements from column to column
        B : int (address), buffer or None; written to
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSetMatrix_64(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from host to device memory; returns when it is done. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize,
        const void *A, int64_t lda, void *B, int64_t ldb)

    Parameters
        rows, cols : int
        elemSize : int; bytes of one element
        A : int (address), buffer or None
        lda : int; elements from column to column
        B : int (address), buffer or None; written to
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasGetMatrix(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from device to host memory; returns when it is done.

    cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda,
        void *B, int ldb)

    Parameters
        rows, cols : int
        elemSize : int; bytes of one element
        A : int (address), buffer or None
        lda : int; elements from column to column
        B : int (address), buffer or None; written to
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasGetMatrix_64(
    rows: _Int,
    cols: _Int,
    elemSize: _Int,
    A: _Address,
    lda: _Int,
    B: _Address,
    ldb: _Int,
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from device to host memory; returns when it is done. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize,
        const void *A, int64_t lda, void *B, int64_t ldb)

    Parameters
        rows, cols : int
        elemSize : int; bytes of one element
        A : int (address), buffer or None
        lda : int; elements from column to column
        B : int (address), buffer or None; written to
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSetVectorAsync(
    n: _Int,
    elemSize: _Int,
    hostPtr: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    """Queues a copy from host to device memory on a stream; host memory should be page-locked,
    and stay until that is done.

    cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx,
        void *devicePtr, int incy, cudaStream_t stream)

    Parameters
        n : int
        elemSize : int; bytes of one element
        hostPtr : int (address), buffer or None
        incx : int; step, in elements
        devicePtr : int (address), buffer or None; written to
        incy : int; step, in elements
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSetVectorAsync_64(
    n: _Int,
    elemSize: _Int,
    hostPtr: _Address,
    incx: _Int,
    devicePtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    """Queues a copy from host to device memory on a stream; host memory should be page-locked,
    and stay until that is done. Sizes and steps have 64 bits.

    cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr,
        int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)

    Parameters
        n : int
        elemSize : int; bytes of one element
        hostPtr : int (address), buffer or None
        incx : int; step, in elements
        devicePtr : int (address), buffer or None; written to
        incy : int; step, in elements
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasGetVectorAsync(
    n: _Int,
    elemSize: _Int,
    devicePtr: _Address,
    incx: _Int,
    hostPtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    """Queues a copy from device to host memory on a stream; host memory should be page-locked,
    and stay until that is done.

    cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr,
        int incx, void *hostPtr, int incy, cudaStream_t stream)

    Parameters
        n : int
        elemSize : int; bytes of one element
        devicePtr : int (address), buffer or None
        incx : int; step, in elements
        hostPtr : int (address), buffer or None; written to
        incy : int; step, in elements
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasGetVectorAsync_64(
    n: _Int,
    elemSize: _Int,
    devicePtr: _Address,
    incx: _Int,
    hostPtr: _Address,
    incy: _Int,
    stream: cudaStream_t | _Int | None,
) -> tuple[cublasStatus_t]:
    """Queues a copy from device to host memory on a stream; host memory should be page-locked,
    and stay until that is done. Sizes and steps have 64 bits.

    cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize,
        const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy,
        cudaStream_t stream)

    Parameters
        n : int
        elemSize : int; bytes of one element
        devicePtr : int (address), buffer or None
        incx : int; step, in elements
        hostPtr : int (address), buffer or None; written to
        incy : int; step, in elements
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a copy from host to device memory on a stream; host memory should be page-locked,
    and stay until that is done.

    cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A,
        int lda, void *B, int ldb, cudaStream_t stream)

    Parameters
        rows, cols : int
        elemSize : int; bytes of one element
        A : int (address), buffer or None
        lda : int; elements from column to column
        B : int (address), buffer or None; written to
        ldb : int; elements from column to column
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a copy from host to device memory on a stream; host memory should be page-locked,
    and stay until that is done. Sizes and steps have 64 bits.

    cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize,
        const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)

    Parameters
        rows, cols : int
        elemSize : int; bytes of one element
        A : int (address), buffer or None
        lda : int; elements from column to column
        B : int (address), buffer or None; written to
        ldb : int; elements from column to column
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a copy from device to host memory on a stream; host memory should be page-locked,
    and stay until that is done.

    cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A,
        int lda, void *B, int ldb, cudaStream_t stream)

    Parameters
        rows, cols : int
        elemSize : int; bytes of one element
        A : int (address), buffer or None
        lda : int; elements from column to column
        B : int (address), buffer or None; written to
        ldb : int; elements from column to column
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a copy from device to host memory on a stream; host memory should be page-locked,
    and stay until that is done. Sizes and steps have 64 bits.

    cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize,
        const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)

    Parameters
        rows, cols : int
        elemSize : int; bytes of one element
        A : int (address), buffer or None
        lda : int; elements from column to column
        B : int (address), buffer or None; written to
        ldb : int; elements from column to column
        stream : cudaStream_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasXerbla(srName: _Text, info: _Int) -> tuple[cublasStatus_t]:
    """Prints which argument of a routine is wrong, as BLAS does.

    void cublasXerbla(const char *srName, int info)

    Parameters
        srName : str or bytes
        info : int; number of the argument

    Returns
        (cublasStatus_t.CUBLAS_STATUS_SUCCESS,); cubind.checked.cublas returns None

    Releases the GIL.
    """
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
    """Gives the Euclidean norm of a vector of the type that is given.

    cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x,
        cudaDataType xType, int incx, void *result, cudaDataType resultType,
        cudaDataType executionType)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address); always a float
        resultType, executionType : cudaDataType or int

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | complex | None; always a float

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Gives the Euclidean norm of a vector of the type that is given. Sizes and steps have 64
    bits.

    cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x,
        cudaDataType xType, int64_t incx, void *result, cudaDataType resultType,
        cudaDataType executionType)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address); always a float
        resultType, executionType : cudaDataType or int

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | complex | None; always a float

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the Euclidean norm of a vector; a result on the host waits for the stream.

    cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx,
        float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the Euclidean norm of a vector; a result on the host waits for the stream. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x,
        int64_t incx, float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the Euclidean norm of a vector; a result on the host waits for the stream.

    cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx,
        double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the Euclidean norm of a vector; a result on the host waits for the stream. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x,
        int64_t incx, double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasScnrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the Euclidean norm of a vector; a result on the host waits for the stream.

    cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x,
        int incx, float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasScnrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the Euclidean norm of a vector; a result on the host waits for the stream. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
        int64_t incx, float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDznrm2(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the Euclidean norm of a vector; a result on the host waits for the stream.

    cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x,
        int incx, double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDznrm2_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the Euclidean norm of a vector; a result on the host waits for the stream. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *x, int64_t incx, double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Gives the dot product of x and y, of the types that are given, neither of them
    conjugated.

    cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x,
        cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy,
        void *result, cudaDataType resultType, cudaDataType executionType)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None
        yType : cudaDataType or int
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address); complex if
            resultType is
        resultType, executionType : cudaDataType or int

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | complex | None; complex if resultType is

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Gives the dot product of x and y, of the types that are given, neither of them
    conjugated. Sizes and steps have 64 bits.

    cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x,
        cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy,
        void *result, cudaDataType resultType, cudaDataType executionType)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None
        yType : cudaDataType or int
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address); complex if
            resultType is
        resultType, executionType : cudaDataType or int

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | complex | None; complex if resultType is

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Gives the dot product of x and y, of the types that are given, the first one conjugated.

    cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x,
        cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy,
        void *result, cudaDataType resultType, cudaDataType executionType)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None
        yType : cudaDataType or int
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address); complex if
            resultType is
        resultType, executionType : cudaDataType or int

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | complex | None; complex if resultType is

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Gives the dot product of x and y, of the types that are given, the first one conjugated.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x,
        cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy,
        void *result, cudaDataType resultType, cudaDataType executionType)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None
        yType : cudaDataType or int
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address); complex if
            resultType is
        resultType, executionType : cudaDataType or int

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | complex | None; complex if resultType is

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSdot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the dot product of x and y; a result on the host waits for the stream.

    cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx,
        const float *y, int incy, float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSdot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the dot product of x and y; a result on the host waits for the stream. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x,
        int64_t incx, const float *y, int64_t incy, float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDdot(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the dot product of x and y; a result on the host waits for the stream.

    cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx,
        const double *y, int incy, double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDdot_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the dot product of x and y; a result on the host waits for the stream. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x,
        int64_t incx, const double *y, int64_t incy, double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasCdotu(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    """Gives the dot product of two complex vectors, neither of them conjugated.

    cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x,
        int incx, const cuComplex *y, int incy, cuComplex *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCdotu_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    """Gives the dot product of two complex vectors, neither of them conjugated. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
        int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasCdotc(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    """Gives the dot product of two complex vectors, the first one conjugated.

    cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x,
        int incx, const cuComplex *y, int incy, cuComplex *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCdotc_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    """Gives the dot product of two complex vectors, the first one conjugated. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
        int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasZdotu(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    """Gives the dot product of two complex vectors, neither of them conjugated.

    cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZdotu_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    """Gives the dot product of two complex vectors, neither of them conjugated. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasZdotc(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    """Gives the dot product of two complex vectors, the first one conjugated.

    cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZdotc_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, complex | None]:
    """Gives the dot product of two complex vectors, the first one conjugated. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x *= alpha for a vector of the type that is given.

    cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha,
        cudaDataType alphaType, void *x, cudaDataType xType, int incx,
        cudaDataType executionType)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        alphaType : cudaDataType or int
        x : int (device address), buffer or None; written to
        xType : cudaDataType or int
        incx : int; step, in elements
        executionType : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x *= alpha for a vector of the type that is given. Sizes and steps have 64 bits.

    cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
        cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx,
        cudaDataType executionType)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        alphaType : cudaDataType or int
        x : int (device address), buffer or None; written to
        xType : cudaDataType or int
        incx : int; step, in elements
        executionType : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha.

    cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha,
        float *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasSscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha. Sizes and steps have 64 bits.

    cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
        float *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
def cublasDscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha.

    cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha,
        double *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasDscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha. Sizes and steps have 64 bits.

    cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
        double *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
def cublasCscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha.

    cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha,
        cuComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasCscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha. Sizes and steps have 64 bits.

    cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n,
        const cuComplex *alpha, cuComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
def cublasCsscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha.

    cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha,
        cuComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCsscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha. Sizes and steps have 64 bits.

    cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
        cuComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasZscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha.

    cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n,
        const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasZscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha. Sizes and steps have 64 bits.

    cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
def cublasZdscal(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha.

    cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha,
        cuDoubleComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZdscal_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
) -> tuple[cublasStatus_t]:
    """Queues x *= alpha. Sizes and steps have 64 bits.

    cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
        cuDoubleComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y += alpha * x for vectors of the types that are given.

    cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha,
        cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy, cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        alphaType : cudaDataType or int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements
        executiontype : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y += alpha * x for vectors of the types that are given. Sizes and steps have 64
    bits.

    cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
        cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy, cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        alphaType : cudaDataType or int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements
        executiontype : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues y += alpha * x for vectors of n elements.

    cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha,
        const float *x, int incx, float *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasSaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues y += alpha * x for vectors of n elements. Sizes and steps have 64 bits.

    cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
        const float *x, int64_t incx, float *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
def cublasDaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues y += alpha * x for vectors of n elements.

    cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha,
        const double *x, int incx, double *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasDaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues y += alpha * x for vectors of n elements. Sizes and steps have 64 bits.

    cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
        const double *x, int64_t incx, double *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
def cublasCaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues y += alpha * x for vectors of n elements.

    cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasCaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues y += alpha * x for vectors of n elements. Sizes and steps have 64 bits.

    cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n,
        const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y,
        int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
def cublasZaxpy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues y += alpha * x for vectors of n elements.

    cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
        cuDoubleComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
def cublasZaxpy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues y += alpha * x for vectors of n elements. Sizes and steps have 64 bits.

    cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
        cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues the copy of vector x to y, of the types that are given.

    cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x,
        cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the copy of vector x to y, of the types that are given. Sizes and steps have 64
    bits.

    cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x,
        cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasScopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of vector x to y.

    cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx,
        float *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasScopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of vector x to y. Sizes and steps have 64 bits.

    cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x,
        int64_t incx, float *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of vector x to y.

    cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx,
        double *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of vector x to y. Sizes and steps have 64 bits.

    cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x,
        int64_t incx, double *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasCcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of vector x to y.

    cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x,
        int incx, cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of vector x to y. Sizes and steps have 64 bits.

    cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
        int64_t incx, cuComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasZcopy(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of vector x to y.

    cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x,
        int incx, cuDoubleComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZcopy_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of vector x to y. Sizes and steps have 64 bits.

    cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the exchange of vectors x and y.

    cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx,
        float *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the exchange of vectors x and y. Sizes and steps have 64 bits.

    cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x,
        int64_t incx, float *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the exchange of vectors x and y.

    cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx,
        double *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the exchange of vectors x and y. Sizes and steps have 64 bits.

    cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x,
        int64_t incx, double *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasCswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the exchange of vectors x and y.

    cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx,
        cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the exchange of vectors x and y. Sizes and steps have 64 bits.

    cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x,
        int64_t incx, cuComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasZswap(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the exchange of vectors x and y.

    cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x,
        int incx, cuDoubleComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZswap_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the exchange of vectors x and y. Sizes and steps have 64 bits.

    cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
        int64_t incx, cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the exchange of vectors x and y, of the types that are given.

    cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType,
        int incx, void *y, cudaDataType yType, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the exchange of vectors x and y, of the types that are given. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x,
        cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIsamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1.

    cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx,
        int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIsamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x,
        int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIdamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1.

    cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx,
        int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIdamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x,
        int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIcamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1.

    cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x,
        int incx, int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIcamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
        int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIzamax(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1.

    cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x,
        int incx, int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIzamax_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *x, int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIamaxEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1, for the type
    that is given.

    cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x,
        cudaDataType xType, int incx, int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIamaxEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of largest magnitude, counted from 1, for the type
    that is given. Sizes and steps have 64 bits.

    cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x,
        cudaDataType xType, int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIsamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1.

    cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx,
        int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIsamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x,
        int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIdamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1.

    cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx,
        int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIdamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x,
        int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIcamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1.

    cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x,
        int incx, int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIcamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
        int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIzamin(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1.

    cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x,
        int incx, int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIzamin_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *x, int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasIaminEx(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1, for the type
    that is given.

    cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x,
        cudaDataType xType, int incx, int *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasIaminEx_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    xType: cudaDataType | int,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, int | None]:
    """Gives the place of the first element of smallest magnitude, counted from 1, for the type
    that is given. Sizes and steps have 64 bits.

    cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x,
        cudaDataType xType, int64_t incx, int64_t *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : int | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Gives the sum of magnitudes of a vector of the type that is given.

    cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x,
        cudaDataType xType, int incx, void *result, cudaDataType resultType,
        cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address); always a float
        resultType, executiontype : cudaDataType or int

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | complex | None; always a float

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Gives the sum of magnitudes of a vector of the type that is given. Sizes and steps have
    64 bits.

    cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x,
        cudaDataType xType, int64_t incx, void *result, cudaDataType resultType,
        cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None
        xType : cudaDataType or int
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address); always a float
        resultType, executiontype : cudaDataType or int

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | complex | None; always a float

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the sum of magnitudes; of complex numbers those of both parts.

    cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx,
        float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the sum of magnitudes; of complex numbers those of both parts. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x,
        int64_t incx, float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the sum of magnitudes; of complex numbers those of both parts.

    cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx,
        double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the sum of magnitudes; of complex numbers those of both parts. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x,
        int64_t incx, double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasScasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the sum of magnitudes; of complex numbers those of both parts.

    cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x,
        int incx, float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasScasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the sum of magnitudes; of complex numbers those of both parts. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
        int64_t incx, float *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDzasum(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the sum of magnitudes; of complex numbers those of both parts.

    cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x,
        int incx, double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDzasum_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    result: _Address = ...,
) -> tuple[cublasStatus_t, float | None]:
    """Gives the sum of magnitudes; of complex numbers those of both parts. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n,
        const cuDoubleComplex *x, int64_t incx, double *result)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        result : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, result); cubind.checked.cublas returns result, or raises
            CublasError
        result : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s.

    cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y,
        int incy, const float *c, const float *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x,
        int64_t incx, float *y, int64_t incy, const float *c, const float *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s.

    cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx,
        double *y, int incy, const double *c, const double *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x,
        int64_t incx, double *y, int64_t incy, const double *c, const double *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s.

    cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx,
        cuComplex *y, int incy, const float *c, const cuComplex *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x,
        int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s.

    cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx,
        cuComplex *y, int incy, const float *c, const float *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x,
        int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s.

    cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
        cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
        int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c,
        const cuDoubleComplex *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s.

    cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x,
        int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s. Sizes and steps
    have 64 bits.

    cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
        int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s, for the types
    that are given.

    cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType,
        int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s,
        cudaDataType csType, cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        csType, executiontype : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the rotation of the points (x[i], y[i]) by cosine c and sine s, for the types
    that are given. Sizes and steps have 64 bits.

    cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x,
        cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy,
        const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements
        c, s : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        csType, executiontype : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSrotg(
    handle: cublasHandle_t | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[cublasStatus_t, float | None, float | None, float | None, float | None]:
    """Gives the rotation that makes the second of two numbers 0, and what becomes of the
    first.

    cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c,
        float *s)

    Parameters
        handle : cublasHandle_t, int or None
        a : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        b : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out; becomes what the rotation can be found from again, z in BLAS
        c, s : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, a, b, c, s); cubind.checked.cublas returns (a, b, c, s), or raises
            CublasError
        a : float | None
        b : float | None; becomes what the rotation can be found from again, z in BLAS
        c, s : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDrotg(
    handle: cublasHandle_t | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[cublasStatus_t, float | None, float | None, float | None, float | None]:
    """Gives the rotation that makes the second of two numbers 0, and what becomes of the
    first.

    cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c,
        double *s)

    Parameters
        handle : cublasHandle_t, int or None
        a : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        b : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out; becomes what the rotation can be found from again, z in BLAS
        c, s : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, a, b, c, s); cubind.checked.cublas returns (a, b, c, s), or raises
            CublasError
        a : float | None
        b : float | None; becomes what the rotation can be found from again, z in BLAS
        c, s : float | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCrotg(
    handle: cublasHandle_t | _Int | None,
    a: complex | SupportsFloat | _Int | Buffer,
    b: complex | SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[cublasStatus_t, complex | None, complex | None, float | None, complex | None]:
    """Gives the rotation that makes the second of two numbers 0, and what becomes of the
    first.

    cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b,
        float *c, cuComplex *s)

    Parameters
        handle : cublasHandle_t, int or None
        a, b : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in
            and out
        c, s : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, a, b, c, s); cubind.checked.cublas returns (a, b, c, s), or raises
            CublasError
        a, b : complex | None
        c : float | None
        s : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZrotg(
    handle: cublasHandle_t | _Int | None,
    a: complex | SupportsFloat | _Int | Buffer,
    b: complex | SupportsFloat | _Int | Buffer,
    c: _Address = ...,
    s: _Address = ...,
) -> tuple[cublasStatus_t, complex | None, complex | None, float | None, complex | None]:
    """Gives the rotation that makes the second of two numbers 0, and what becomes of the
    first.

    cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a,
        cuDoubleComplex *b, double *c, cuDoubleComplex *s)

    Parameters
        handle : cublasHandle_t, int or None
        a, b : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in
            and out
        c, s : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, a, b, c, s); cubind.checked.cublas returns (a, b, c, s), or raises
            CublasError
        a, b : complex | None
        c : float | None
        s : complex | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Gives the rotation that makes the second of two numbers 0, for the types that are given.

    cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b,
        cudaDataType abType, void *c, void *s, cudaDataType csType,
        cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        a : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out; a result is complex if abType is
        b : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out; a result is complex if abType is
        abType : cudaDataType or int
        c, s : None (with CUBLAS_POINTER_MODE_HOST) or int (address); complex if csType is
        csType, executiontype : cudaDataType or int

    Returns
        (cublasStatus_t, a, b, c, s); cubind.checked.cublas returns (a, b, c, s), or raises
            CublasError
        a, b : float | complex | None; a result is complex if abType is
        c, s : float | complex | None; complex if csType is

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSrotm(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> tuple[cublasStatus_t]:
    """Queues the modified Givens rotation of the points (x[i], y[i]) that param describes.

    cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx,
        float *y, int incy, const float *param)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        param : numbers (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; a
            flag and the four elements of the rotation

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSrotm_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> tuple[cublasStatus_t]:
    """Queues the modified Givens rotation of the points (x[i], y[i]) that param describes.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x,
        int64_t incx, float *y, int64_t incy, const float *param)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        param : numbers (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; a
            flag and the four elements of the rotation

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDrotm(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> tuple[cublasStatus_t]:
    """Queues the modified Givens rotation of the points (x[i], y[i]) that param describes.

    cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx,
        double *y, int incy, const double *param)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        param : numbers (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; a
            flag and the four elements of the rotation

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDrotm_64(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    x: _Address,
    incx: _Int,
    y: _Address,
    incy: _Int,
    param: Sequence[SupportsFloat] | _Int | Buffer,
) -> tuple[cublasStatus_t]:
    """Queues the modified Givens rotation of the points (x[i], y[i]) that param describes.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x,
        int64_t incx, double *y, int64_t incy, const double *param)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements
        param : numbers (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; a
            flag and the four elements of the rotation

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the modified Givens rotation that param describes, for the types that are given.

    cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType,
        int incx, void *y, cudaDataType yType, int incy, const void *param,
        cudaDataType paramType, cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements
        param : numbers (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; a
            flag and the four elements of the rotation
        paramType, executiontype : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the modified Givens rotation that param describes, for the types that are given.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x,
        cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy,
        const void *param, cudaDataType paramType, cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        x : int (device address), buffer or None; written to
        xType : cudaDataType or int
        incx : int; step, in elements
        y : int (device address), buffer or None; written to
        yType : cudaDataType or int
        incy : int; step, in elements
        param : numbers (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; a
            flag and the four elements of the rotation
        paramType, executiontype : cudaDataType or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSrotmg(
    handle: cublasHandle_t | _Int | None,
    d1: SupportsFloat | _Int | Buffer,
    d2: SupportsFloat | _Int | Buffer,
    x1: SupportsFloat | _Int | Buffer,
    y1: SupportsFloat | _Int | Buffer,
    param: _Address = ...,
) -> tuple[cublasStatus_t, float | None, float | None, float | None, list[float] | None]:
    """Gives the modified Givens rotation that makes the second component of a scaled vector 0.

    cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1,
        const float *y1, float *param)

    Parameters
        handle : cublasHandle_t, int or None
        d1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        d2 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        x1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        y1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        param : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, d1, d2, x1, param); cubind.checked.cublas returns (d1, d2, x1,
            param), or raises CublasError
        d1, d2, x1 : float | None
        param : list[float] | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDrotmg(
    handle: cublasHandle_t | _Int | None,
    d1: SupportsFloat | _Int | Buffer,
    d2: SupportsFloat | _Int | Buffer,
    x1: SupportsFloat | _Int | Buffer,
    y1: SupportsFloat | _Int | Buffer,
    param: _Address = ...,
) -> tuple[cublasStatus_t, float | None, float | None, float | None, list[float] | None]:
    """Gives the modified Givens rotation that makes the second component of a scaled vector 0.

    cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2,
        double *x1, const double *y1, double *param)

    Parameters
        handle : cublasHandle_t, int or None
        d1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        d2 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        x1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        y1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        param : None (with CUBLAS_POINTER_MODE_HOST) or int (address)

    Returns
        (cublasStatus_t, d1, d2, x1, param); cubind.checked.cublas returns (d1, d2, x1,
            param), or raises CublasError
        d1, d2, x1 : float | None
        param : list[float] | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Gives the modified Givens rotation that makes a second component 0, for the types that
    are given.

    cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type,
        void *d2, cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1,
        cudaDataType y1Type, void *param, cudaDataType paramType,
        cudaDataType executiontype)

    Parameters
        handle : cublasHandle_t, int or None
        d1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        d1Type : cudaDataType or int
        d2 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        d2Type : cudaDataType or int
        x1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; in and
            out
        x1Type : cudaDataType or int
        y1 : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y1Type : cudaDataType or int
        param : None (with CUBLAS_POINTER_MODE_HOST) or int (address)
        paramType, executiontype : cudaDataType or int

    Returns
        (cublasStatus_t, d1, d2, x1, param); cubind.checked.cublas returns (d1, d2, x1,
            param), or raises CublasError
        d1, d2, x1 : float | complex | None
        param : list[float | complex] | None

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * op(A) * x + beta * y; A is m by n, column-major.

    cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, const float *alpha, const float *A, int lda, const float *x, int incx,
        const float *beta, float *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues y = alpha * op(A) * x + beta * y; A is m by n, column-major. Sizes and steps have
    64 bits.

    cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda,
        const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues y = alpha * op(A) * x + beta * y; A is m by n, column-major.

    cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, const double *alpha, const double *A, int lda, const double *x, int incx,
        const double *beta, double *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues y = alpha * op(A) * x + beta * y; A is m by n, column-major. Sizes and steps have
    64 bits.

    cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda,
        const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues y = alpha * op(A) * x + beta * y; A is m by n, column-major.

    cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x,
        int incx, const cuComplex *beta, cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues y = alpha * op(A) * x + beta * y; A is m by n, column-major. Sizes and steps have
    64 bits.

    cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues y = alpha * op(A) * x + beta * y; A is m by n, column-major.

    cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues y = alpha * op(A) * x + beta * y; A is m by n, column-major. Sizes and steps have
    64 bits.

    cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
        int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues y = alpha * op(A) * x + beta * y for a band of kl diagonals below and ku above
    the main one.

    cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x,
        int incx, const float *beta, float *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, kl, ku : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n in bands; row i and column j are at
            A[ku + i - j + j * lda]
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * op(A) * x + beta * y for a band of kl diagonals below and ku above
    the main one. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A,
        int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
        int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, kl, ku : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n in bands; row i and column j are at
            A[ku + i - j + j * lda]
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * op(A) * x + beta * y for a band of kl diagonals below and ku above
    the main one.

    cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, int kl, int ku, const double *alpha, const double *A, int lda,
        const double *x, int incx, const double *beta, double *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, kl, ku : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n in bands; row i and column j are at
            A[ku + i - j + j * lda]
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * op(A) * x + beta * y for a band of kl diagonals below and ku above
    the main one. Sizes and steps have 64 bits.

    cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A,
        int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
        int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, kl, ku : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n in bands; row i and column j are at
            A[ku + i - j + j * lda]
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * op(A) * x + beta * y for a band of kl diagonals below and ku above
    the main one.

    cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda,
        const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, kl, ku : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n in bands; row i and column j are at
            A[ku + i - j + j * lda]
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * op(A) * x + beta * y for a band of kl diagonals below and ku above
    the main one. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
        const cuComplex *beta, cuComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, kl, ku : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n in bands; row i and column j are at
            A[ku + i - j + j * lda]
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * op(A) * x + beta * y for a band of kl diagonals below and ku above
    the main one.

    cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
        int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, kl, ku : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n in bands; row i and column j are at
            A[ku + i - j + j * lda]
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * op(A) * x + beta * y for a band of kl diagonals below and ku above
    the main one. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, kl, ku : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n in bands; row i and column j are at
            A[ku + i - j + j * lda]
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular matrix.

    cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda,
        float *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A,
        int64_t lda, float *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular matrix.

    cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda,
        double *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A,
        int64_t lda, double *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular matrix.

    cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda,
        cuComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A,
        int64_t lda, cuComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular matrix.

    cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A,
        int lda, cuDoubleComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A,
        int64_t lda, cuDoubleComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular band matrix of k diagonals beside the main one.

    cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A,
        int lda, float *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular band matrix of k diagonals beside the main one.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
        const float *A, int64_t lda, float *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular band matrix of k diagonals beside the main one.

    cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A,
        int lda, double *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular band matrix of k diagonals beside the main one.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
        const double *A, int64_t lda, double *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular band matrix of k diagonals beside the main one.

    cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A,
        int lda, cuComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular band matrix of k diagonals beside the main one.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
        const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular band matrix of k diagonals beside the main one.

    cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, int k,
        const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular band matrix of k diagonals beside the main one.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
        const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular matrix in packed storage.

    cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x,
        int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular matrix in packed storage. Sizes and steps have 64
    bits.

    cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP,
        float *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular matrix in packed storage.

    cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x,
        int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular matrix in packed storage. Sizes and steps have 64
    bits.

    cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP,
        double *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular matrix in packed storage.

    cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP,
        cuComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular matrix in packed storage. Sizes and steps have 64
    bits.

    cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP,
        cuComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues x = op(A) * x for a triangular matrix in packed storage.

    cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
        cuDoubleComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues x = op(A) * x for a triangular matrix in packed storage. Sizes and steps have 64
    bits.

    cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
        const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix; x holds b first.

    cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda,
        float *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says;
            whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix; x holds b first. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A,
        int64_t lda, float *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says;
            whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix; x holds b first.

    cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda,
        double *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says;
            whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix; x holds b first. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A,
        int64_t lda, double *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says;
            whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix; x holds b first.

    cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda,
        cuComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says;
            whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix; x holds b first. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A,
        int64_t lda, cuComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says;
            whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix; x holds b first.

    cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A,
        int lda, cuDoubleComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says;
            whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix; x holds b first. Sizes and
    steps have 64 bits.

    cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A,
        int64_t lda, cuDoubleComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        A : int (device address), buffer or None; n by n, the triangle that uplo says;
            whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix in packed storage; x holds
    b first.

    cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x,
        int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other; whether
            it is singular is not checked
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix in packed storage; x holds
    b first. Sizes and steps have 64 bits.

    cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP,
        float *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other; whether
            it is singular is not checked
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix in packed storage; x holds
    b first.

    cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x,
        int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other; whether
            it is singular is not checked
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix in packed storage; x holds
    b first. Sizes and steps have 64 bits.

    cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP,
        double *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other; whether
            it is singular is not checked
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix in packed storage; x holds
    b first.

    cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP,
        cuComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other; whether
            it is singular is not checked
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix in packed storage; x holds
    b first. Sizes and steps have 64 bits.

    cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP,
        cuComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other; whether
            it is singular is not checked
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix in packed storage; x holds
    b first.

    cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
        cuDoubleComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other; whether
            it is singular is not checked
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular matrix in packed storage; x holds
    b first. Sizes and steps have 64 bits.

    cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
        const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other; whether
            it is singular is not checked
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular band matrix of k diagonals beside
    the main one; x holds b first.

    cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A,
        int lda, float *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one; whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular band matrix of k diagonals beside
    the main one; x holds b first. Sizes and steps have 64 bits.

    cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
        const float *A, int64_t lda, float *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one; whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular band matrix of k diagonals beside
    the main one; x holds b first.

    cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A,
        int lda, double *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one; whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular band matrix of k diagonals beside
    the main one; x holds b first. Sizes and steps have 64 bits.

    cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
        const double *A, int64_t lda, double *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one; whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular band matrix of k diagonals beside
    the main one; x holds b first.

    cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A,
        int lda, cuComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one; whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular band matrix of k diagonals beside
    the main one; x holds b first. Sizes and steps have 64 bits.

    cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
        const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one; whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * x = b for a triangular band matrix of k diagonals beside
    the main one; x holds b first.

    cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int n, int k,
        const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one; whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * x = b for a triangular band matrix of k diagonals beside
    the main one; x holds b first. Sizes and steps have 64 bits.

    cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
        const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        n, k : int
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one; whether it is singular is not checked
        lda : int; elements from column to column
        x : int (device address), buffer or None; written to; n elements
        incx : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which only one triangle
    is read.

    cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *alpha, const float *A, int lda, const float *x, int incx,
        const float *beta, float *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which only one triangle
    is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const float *alpha, const float *A, int64_t lda, const float *x,
        int64_t incx, const float *beta, float *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which only one triangle
    is read.

    cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *alpha, const double *A, int lda, const double *x, int incx,
        const double *beta, double *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which only one triangle
    is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const double *alpha, const double *A, int64_t lda, const double *x,
        int64_t incx, const double *beta, double *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which only one triangle
    is read.

    cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
        const cuComplex *beta, cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which only one triangle
    is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which only one triangle
    is read.

    cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which only one triangle
    is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian matrix, of which only one triangle
    is read.

    cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
        const cuComplex *beta, cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian matrix, of which only one triangle
    is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian matrix, of which only one triangle
    is read.

    cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian matrix, of which only one triangle
    is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n, the triangle that uplo says
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric band matrix of k diagonals beside
    the main one.

    cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        int k, const float *alpha, const float *A, int lda, const float *x, int incx,
        const float *beta, float *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric band matrix of k diagonals beside
    the main one. Sizes and steps have 64 bits.

    cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
        const float *x, int64_t incx, const float *beta, float *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric band matrix of k diagonals beside
    the main one.

    cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        int k, const double *alpha, const double *A, int lda, const double *x, int incx,
        const double *beta, double *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric band matrix of k diagonals beside
    the main one. Sizes and steps have 64 bits.

    cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda,
        const double *x, int64_t incx, const double *beta, double *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian band matrix of k diagonals beside
    the main one.

    cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x,
        int incx, const cuComplex *beta, cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian band matrix of k diagonals beside
    the main one. Sizes and steps have 64 bits.

    cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian band matrix of k diagonals beside
    the main one.

    cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian band matrix of k diagonals beside
    the main one. Sizes and steps have 64 bits.

    cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
        int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by n in bands; row i and column j are at
            A[i - j + j * lda] for the lower triangle, A[k + i - j + j * lda] for the upper
            one
        lda : int; elements from column to column
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which a triangle is in
    packed storage.

    cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *alpha, const float *AP, const float *x, int incx, const float *beta,
        float *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which a triangle is in
    packed storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx,
        const float *beta, float *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which a triangle is in
    packed storage.

    cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *alpha, const double *AP, const double *x, int incx,
        const double *beta, double *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a symmetric matrix, of which a triangle is in
    packed storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx,
        const double *beta, double *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian matrix, of which a triangle is in
    packed storage.

    cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx,
        const cuComplex *beta, cuComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian matrix, of which a triangle is in
    packed storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x,
        int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian matrix, of which a triangle is in
    packed storage.

    cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues y = alpha * A * x + beta * y for a Hermitian matrix, of which a triangle is in
    packed storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int64_t incy)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements in packed
            storage, the columns of the triangle that uplo says one after the other
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; n elements
        incy : int; step, in elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^T; A is m by n, column-major.

    cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha,
        const float *x, int incx, const float *y, int incy, float *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^T; A is m by n, column-major. Sizes and steps have 64 bits.

    cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
        const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy,
        float *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^T; A is m by n, column-major.

    cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha,
        const double *x, int incx, const double *y, int incy, double *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^T; A is m by n, column-major. Sizes and steps have 64 bits.

    cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
        const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy,
        double *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^T; A is m by n, column-major.

    cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n,
        const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^T; A is m by n, column-major. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
        const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y,
        int64_t incy, cuComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^H; A is m by n, column-major.

    cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n,
        const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^H; A is m by n, column-major. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
        const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y,
        int64_t incy, cuComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^T; A is m by n, column-major.

    cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^T; A is m by n, column-major. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^H; A is m by n, column-major.

    cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^H; A is m by n, column-major. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; m elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; m by n
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * x^T for a symmetric matrix, of which one triangle is written.

    cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *alpha, const float *x, int incx, float *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * x^T for a symmetric matrix, of which one triangle is written.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * x^T for a symmetric matrix, of which one triangle is written.

    cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *alpha, const double *x, int incx, double *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * x^T for a symmetric matrix, of which one triangle is written.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * x^T for a symmetric matrix, of which one triangle is written.

    cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * x^T for a symmetric matrix, of which one triangle is written.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * x^T for a symmetric matrix, of which one triangle is written.

    cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
        cuDoubleComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * x^T for a symmetric matrix, of which one triangle is written.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
        cuDoubleComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * x^H for a Hermitian matrix, of which one triangle is written.

    cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * x^H for a Hermitian matrix, of which one triangle is written.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * x^H for a Hermitian matrix, of which one triangle is written.

    cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A,
        int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * x^H for a Hermitian matrix, of which one triangle is written.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A,
        int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasSspr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues A += alpha * x * x^T for a symmetric matrix, of which a triangle is in packed
    storage.

    cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *alpha, const float *x, int incx, float *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSspr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues A += alpha * x * x^T for a symmetric matrix, of which a triangle is in packed
    storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const float *alpha, const float *x, int64_t incx, float *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasDspr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues A += alpha * x * x^T for a symmetric matrix, of which a triangle is in packed
    storage.

    cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *alpha, const double *x, int incx, double *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDspr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues A += alpha * x * x^T for a symmetric matrix, of which a triangle is in packed
    storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const double *alpha, const double *x, int64_t incx, double *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasChpr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues A += alpha * x * x^H for a Hermitian matrix, of which a triangle is in packed
    storage.

    cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *alpha, const cuComplex *x, int incx, cuComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasChpr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues A += alpha * x * x^H for a Hermitian matrix, of which a triangle is in packed
    storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
def cublasZhpr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues A += alpha * x * x^H for a Hermitian matrix, of which a triangle is in packed
    storage.

    cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZhpr_64(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
    incx: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues A += alpha * x * x^H for a Hermitian matrix, of which a triangle is in packed
    storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
        const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which one triangle is
    written.

    cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *alpha, const float *x, int incx, const float *y, int incy, float *A,
        int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which one triangle is
    written. Sizes and steps have 64 bits.

    cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const float *alpha, const float *x, int64_t incx, const float *y,
        int64_t incy, float *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which one triangle is
    written.

    cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *alpha, const double *x, int incx, const double *y, int incy,
        double *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which one triangle is
    written. Sizes and steps have 64 bits.

    cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const double *alpha, const double *x, int64_t incx, const double *y,
        int64_t incy, double *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which one triangle is
    written.

    cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which one triangle is
    written. Sizes and steps have 64 bits.

    cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx,
        const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which one triangle is
    written.

    cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which one triangle is
    written. Sizes and steps have 64 bits.

    cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^H + conjugated alpha * y * x^H for a Hermitian matrix, of
    which one triangle is written.

    cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^H + conjugated alpha * y * x^H for a Hermitian matrix, of
    which one triangle is written. Sizes and steps have 64 bits.

    cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx,
        const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^H + conjugated alpha * y * x^H for a Hermitian matrix, of
    which one triangle is written.

    cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^H + conjugated alpha * y * x^H for a Hermitian matrix, of
    which one triangle is written. Sizes and steps have 64 bits.

    cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        A : int (device address), buffer or None; written to; n by n, the triangle that uplo
            says
        lda : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which a triangle is
    in packed storage.

    cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which a triangle is
    in packed storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const float *alpha, const float *x, int64_t incx, const float *y,
        int64_t incy, float *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which a triangle is
    in packed storage.

    cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *alpha, const double *x, int incx, const double *y, int incy,
        double *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * (x * y^T + y * x^T) for a symmetric matrix, of which a triangle is
    in packed storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const double *alpha, const double *x, int64_t incx, const double *y,
        int64_t incy, double *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^H + conjugated alpha * y * x^H for a Hermitian matrix, of
    which a triangle is in packed storage.

    cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^H + conjugated alpha * y * x^H for a Hermitian matrix, of
    which a triangle is in packed storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx,
        const cuComplex *y, int64_t incy, cuComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues A += alpha * x * y^H + conjugated alpha * y * x^H for a Hermitian matrix, of
    which a triangle is in packed storage.

    cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues A += alpha * x * y^H + conjugated alpha * y * x^H for a Hermitian matrix, of
    which a triangle is in packed storage. Sizes and steps have 64 bits.

    cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        x : int (device address), buffer or None; n elements
        incx : int; step, in elements
        y : int (device address), buffer or None; n elements
        incy : int; step, in elements
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements in
            packed storage, the columns of the triangle that uplo says one after the other

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, const float *alpha, const float *const *Aarray, int lda,
        const float *const *xarray, int incx, const float *beta, float *const *yarray,
        int incy, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const float *alpha, const float *const *Aarray, int64_t lda,
        const float *const *xarray, int64_t incx, const float *beta, float *const *yarray,
        int64_t incy, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, const double *alpha, const double *const *Aarray, int lda,
        const double *const *xarray, int incx, const double *beta, double *const *yarray,
        int incy, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const double *alpha, const double *const *Aarray, int64_t lda,
        const double *const *xarray, int64_t incx, const double *beta,
        double *const *yarray, int64_t incy, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
        const cuComplex *const *xarray, int incx, const cuComplex *beta,
        cuComplex *const *yarray, int incy, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray,
        int64_t lda, const cuComplex *const *xarray, int64_t incx, const cuComplex *beta,
        cuComplex *const *yarray, int64_t incy, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
        const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta,
        cuDoubleComplex *const *yarray, int incy, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *const *Aarray, int64_t lda,
        const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
        cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv on half-precision matrices for each of batchCount triples, by tables of
    their addresses.

    cublasStatus_t cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans,
        int m, int n, const float *alpha, const __half *const *Aarray, int lda,
        const __half *const *xarray, int incx, const float *beta, __half *const *yarray,
        int incy, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv on half-precision matrices for each of batchCount triples, by tables of
    their addresses. Sizes and steps have 64 bits.

    cublasStatus_t cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const float *alpha, const __half *const *Aarray, int64_t lda,
        const __half *const *xarray, int64_t incx, const float *beta, __half *const *yarray,
        int64_t incy, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv on half-precision matrices for each of batchCount triples, by tables of
    their addresses.

    cublasStatus_t cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans,
        int m, int n, const float *alpha, const __half *const *Aarray, int lda,
        const __half *const *xarray, int incx, const float *beta, float *const *yarray,
        int incy, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv on half-precision matrices for each of batchCount triples, by tables of
    their addresses. Sizes and steps have 64 bits.

    cublasStatus_t cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const float *alpha, const __half *const *Aarray, int64_t lda,
        const __half *const *xarray, int64_t incx, const float *beta, float *const *yarray,
        int64_t incy, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv on bfloat16 matrices for each of batchCount triples, by tables of their
    addresses.

    cublasStatus_t cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans,
        int m, int n, const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
        const __nv_bfloat16 *const *xarray, int incx, const float *beta,
        __nv_bfloat16 *const *yarray, int incy, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv on bfloat16 matrices for each of batchCount triples, by tables of their
    addresses. Sizes and steps have 64 bits.

    cublasStatus_t cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *const *Aarray,
        int64_t lda, const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
        __nv_bfloat16 *const *yarray, int64_t incy, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv on bfloat16 matrices for each of batchCount triples, by tables of their
    addresses.

    cublasStatus_t cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans,
        int m, int n, const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
        const __nv_bfloat16 *const *xarray, int incx, const float *beta,
        float *const *yarray, int incy, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv on bfloat16 matrices for each of batchCount triples, by tables of their
    addresses. Sizes and steps have 64 bits.

    cublasStatus_t cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
        int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *const *Aarray,
        int64_t lda, const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
        float *const *yarray, int64_t incy, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        xarray : int (device address), buffer or None; addresses of the vectors
        incx : int; step, in elements
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        yarray : int (device address), buffer or None; addresses of the vectors
        incy : int; step, in elements
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
        int m, int n, const float *alpha, const float *A, int lda, long long strideA,
        const float *x, int incx, long long stridex, const float *beta, float *y, int incy,
        long long stridey, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A,
        int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex,
        const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
        int m, int n, const double *alpha, const double *A, int lda, long long strideA,
        const double *x, int incx, long long stridex, const double *beta, double *y,
        int incy, long long stridey, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A,
        int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex,
        const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
        int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
        long long strideA, const cuComplex *x, int incx, long long stridex,
        const cuComplex *beta, cuComplex *y, int incy, long long stridey, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x,
        int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy,
        long long stridey, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
        int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        long long strideA, const cuDoubleComplex *x, int incx, long long stridex,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey,
        int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x,
        int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int64_t incy, long long stridey, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv on half-precision matrices for each of batchCount triples at fixed
    distances.

    cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t handle,
        cublasOperation_t trans, int m, int n, const float *alpha, const __half *A, int lda,
        long long strideA, const __half *x, int incx, long long stridex, const float *beta,
        __half *y, int incy, long long stridey, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv on half-precision matrices for each of batchCount triples at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasHSHgemvStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half *A,
        int64_t lda, long long strideA, const __half *x, int64_t incx, long long stridex,
        const float *beta, __half *y, int64_t incy, long long stridey, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv on half-precision matrices for each of batchCount triples at fixed
    distances.

    cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t handle,
        cublasOperation_t trans, int m, int n, const float *alpha, const __half *A, int lda,
        long long strideA, const __half *x, int incx, long long stridex, const float *beta,
        float *y, int incy, long long stridey, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv on half-precision matrices for each of batchCount triples at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasHSSgemvStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half *A,
        int64_t lda, long long strideA, const __half *x, int64_t incx, long long stridex,
        const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv on bfloat16 matrices for each of batchCount triples at fixed distances.

    cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t handle,
        cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16 *A,
        int lda, long long strideA, const __nv_bfloat16 *x, int incx, long long stridex,
        const float *beta, __nv_bfloat16 *y, int incy, long long stridey, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv on bfloat16 matrices for each of batchCount triples at fixed distances.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasTSTgemvStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *A, int64_t lda, long long strideA, const __nv_bfloat16 *x,
        int64_t incx, long long stridex, const float *beta, __nv_bfloat16 *y, int64_t incy,
        long long stridey, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemv on bfloat16 matrices for each of batchCount triples at fixed distances.

    cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t handle,
        cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16 *A,
        int lda, long long strideA, const __nv_bfloat16 *x, int incx, long long stridex,
        const float *beta, float *y, int incy, long long stridey, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a gemv on bfloat16 matrices for each of batchCount triples at fixed distances.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasTSSgemvStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *A, int64_t lda, long long strideA, const __nv_bfloat16 *x,
        int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
        long long stridey, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n
        lda : int; elements from column to column
        strideA : int; elements from one to the next
        x : int (device address), buffer or None; n elements, or m if A is transposed
        incx : int; step, in elements
        stridex : int; elements from one to the next
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        y : int (device address), buffer or None; written to; m elements, or n if A is
            transposed
        incy : int; step, in elements
        stridey : int; elements from one to the next
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed as
    transa and transb say.

    cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A,
        int lda, const float *B, int ldb, const float *beta, float *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed as
    transa and transb say. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
        const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta,
        float *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed as
    transa and transb say.

    cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A,
        int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed as
    transa and transb say. Sizes and steps have 64 bits.

    cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
        const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta,
        double *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed, or
    conjugated too, as transa and transb say.

    cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta,
        cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed, or
    conjugated too, as transa and transb say. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, by three real products in place of
    four.

    cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta,
        cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int
        B : int (device address), buffer or None
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, by three real products in place of
    four. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int
        B : int (device address), buffer or None
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C by three real products in place of four, with a type
    for each matrix.

    cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
        const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype,
        int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int
        B : int (device address), buffer or None
        Btype : cudaDataType or int
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C by three real products in place of four, with a type
    for each matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
        const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
        int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int
        B : int (device address), buffer or None
        Btype : cudaDataType or int
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed, or
    conjugated too, as transa and transb say.

    cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed, or
    conjugated too, as transa and transb say. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
        cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, by three real products in place of
    four.

    cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int
        B : int (device address), buffer or None
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, by three real products in place of
    four. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
        cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int
        B : int (device address), buffer or None
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed as
    transa and transb say.

    cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A,
        int lda, const __half *B, int ldb, const __half *beta, __half *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C for column-major matrices, A and B transposed as
    transa and transb say. Sizes and steps have 64 bits.

    cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
        const __half *A, int64_t lda, const __half *B, int64_t ldb, const __half *beta,
        __half *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, column-major, with a type for each
    matrix.

    cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A,
        cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb,
        const float *beta, void *C, cudaDataType Ctype, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int
        B : int (device address), buffer or None
        Btype : cudaDataType or int
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, column-major, with a type for each
    matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
        const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
        int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int
        B : int (device address), buffer or None
        Btype : cudaDataType or int
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, column-major, with a type for each
    matrix and for the computation.

    cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A,
        cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb,
        const void *beta, void *C, cudaDataType Ctype, int ldc,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        A : int (device address), buffer or None; m by k, or k by m if transposed
        Atype : cudaDataType or int
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        Btype : cudaDataType or int
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        C : int (device address), buffer or None; written to; m by n
        Ctype : cudaDataType or int
        ldc : int; elements from column to column
        computeType : cublasComputeType_t or int
        algo : cublasGemmAlgo_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, column-major, with a type for each
    matrix and for the computation. Sizes and steps have 64 bits.

    cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha,
        const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
        int64_t ldb, const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        A : int (device address), buffer or None; m by k, or k by m if transposed
        Atype : cudaDataType or int
        lda : int; elements from column to column
        B : int (device address), buffer or None; k by n, or n by k if transposed
        Btype : cudaDataType or int
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        C : int (device address), buffer or None; written to; m by n
        Ctype : cudaDataType or int
        ldc : int; elements from column to column
        computeType : cublasComputeType_t or int
        algo : cublasGemmAlgo_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, column-major, with a type for each
    matrix.

    cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
        const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype,
        int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int
        B : int (device address), buffer or None
        Btype : cudaDataType or int
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues C = alpha * A * B + beta * C as gemm does, column-major, with a type for each
    matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
        const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype,
        int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int
        B : int (device address), buffer or None
        Btype : cudaDataType or int
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C; only one triangle of C is read and
    written.

    cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
        const float *beta, float *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C; only one triangle of C is read and
    written. Sizes and steps have 64 bits.

    cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
        int64_t lda, const float *beta, float *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C; only one triangle of C is read and
    written.

    cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const double *alpha, const double *A,
        int lda, const double *beta, double *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C; only one triangle of C is read and
    written. Sizes and steps have 64 bits.

    cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
        int64_t lda, const double *beta, double *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C; only one triangle of C is read and
    written.

    cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A,
        int lda, const cuComplex *beta, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C; only one triangle of C is read and
    written. Sizes and steps have 64 bits.

    cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C; only one triangle of C is read and
    written.

    cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C; only one triangle of C is read and
    written. Sizes and steps have 64 bits.

    cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta,
        cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C for one triangle of C, with a type for
    each matrix.

    cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A,
        cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype,
        int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(A)^T + beta * C for one triangle of C, with a type for
    each matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha,
        const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C,
        cudaDataType Ctype, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a CsyrkEx by three real products in place of four.

    cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A,
        cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype,
        int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a CsyrkEx by three real products in place of four. Sizes and steps have 64 bits.

    cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha,
        const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C,
        cudaDataType Ctype, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(A)^H + beta * C; only one triangle of C is written.

    cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A,
        int lda, const float *beta, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(A)^H + beta * C; only one triangle of C is written. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const float *alpha,
        const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(A)^H + beta * C; only one triangle of C is written.

    cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const double *alpha,
        const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(A)^H + beta * C; only one triangle of C is written. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const double *alpha,
        const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C,
        int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(A)^H + beta * C for one triangle of C, with a type for
    each matrix.

    cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const float *alpha, const void *A,
        cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype,
        int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(A)^H + beta * C for one triangle of C, with a type for
    each matrix. Sizes and steps have 64 bits.

    cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A,
        cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype,
        int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a CherkEx by three real products in place of four.

    cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const float *alpha, const void *A,
        cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype,
        int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a CherkEx by three real products in place of four. Sizes and steps have 64 bits.

    cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A,
        cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype,
        int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        Atype : cudaDataType or int
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        Ctype : cudaDataType or int
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * (op(A) * op(B)^T + op(B) * op(A)^T) + beta * C for one triangle of C.

    cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
        const float *B, int ldb, const float *beta, float *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * (op(A) * op(B)^T + op(B) * op(A)^T) + beta * C for one triangle of C.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
        int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * (op(A) * op(B)^T + op(B) * op(A)^T) + beta * C for one triangle of C.

    cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const double *alpha, const double *A,
        int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * (op(A) * op(B)^T + op(B) * op(A)^T) + beta * C for one triangle of C.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
        int64_t lda, const double *B, int64_t ldb, const double *beta, double *C,
        int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * (op(A) * op(B)^T + op(B) * op(A)^T) + beta * C for one triangle of C.

    cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A,
        int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * (op(A) * op(B)^T + op(B) * op(A)^T) + beta * C for one triangle of C.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * (op(A) * op(B)^T + op(B) * op(A)^T) + beta * C for one triangle of C.

    cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * (op(A) * op(B)^T + op(B) * op(A)^T) + beta * C for one triangle of C.
    Sizes and steps have 64 bits.

    cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(B)^H + conjugated alpha * op(B) * op(A)^H + beta * C for
    one triangle of C.

    cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A,
        int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(B)^H + conjugated alpha * op(B) * op(A)^H + beta * C for
    one triangle of C. Sizes and steps have 64 bits.

    cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta,
        cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(B)^H + conjugated alpha * op(B) * op(A)^H + beta * C for
    one triangle of C.

    cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
        const double *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(B)^H + conjugated alpha * op(B) * op(A)^H + beta * C for
    one triangle of C. Sizes and steps have 64 bits.

    cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
        const double *beta, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(B)^T + beta * C for one triangle, where that is known to
    be symmetric.

    cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
        const float *B, int ldb, const float *beta, float *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(B)^T + beta * C for one triangle, where that is known to
    be symmetric. Sizes and steps have 64 bits.

    cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A,
        int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(B)^T + beta * C for one triangle, where that is known to
    be symmetric.

    cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const double *alpha, const double *A,
        int lda, const double *B, int ldb, const double *beta, double *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(B)^T + beta * C for one triangle, where that is known to
    be symmetric. Sizes and steps have 64 bits.

    cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
        int64_t lda, const double *B, int64_t ldb, const double *beta, double *C,
        int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(B)^T + beta * C for one triangle, where that is known to
    be symmetric.

    cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A,
        int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(B)^T + beta * C for one triangle, where that is known to
    be symmetric. Sizes and steps have 64 bits.

    cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(B)^T + beta * C for one triangle, where that is known to
    be symmetric.

    cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(B)^T + beta * C for one triangle, where that is known to
    be symmetric. Sizes and steps have 64 bits.

    cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(B)^H + beta * C for one triangle, where that is known to
    be Hermitian.

    cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A,
        int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(B)^H + beta * C for one triangle, where that is known to
    be Hermitian. Sizes and steps have 64 bits.

    cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta,
        cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * op(B)^H + beta * C for one triangle, where that is known to
    be Hermitian.

    cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
        const double *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * op(B)^H + beta * C for one triangle, where that is known to
    be Hermitian. Sizes and steps have 64 bits.

    cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
        const double *beta, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; n by k, or k by n if transposed
        lda : int; elements from column to column
        B : int (device address), buffer or None; n by k, or k by n if transposed
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to; n by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a symmetric A, of which one
    triangle is read.

    cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda,
        const float *B, int ldb, const float *beta, float *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a symmetric A, of which one
    triangle is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A,
        int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a symmetric A, of which one
    triangle is read.

    cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda,
        const double *B, int ldb, const double *beta, double *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a symmetric A, of which one
    triangle is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A,
        int64_t lda, const double *B, int64_t ldb, const double *beta, double *C,
        int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a symmetric A, of which one
    triangle is read.

    cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A,
        int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a symmetric A, of which one
    triangle is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a symmetric A, of which one
    triangle is read.

    cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a symmetric A, of which one
    triangle is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a Hermitian A, of which one
    triangle is read.

    cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A,
        int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a Hermitian A, of which one
    triangle is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a Hermitian A, of which one
    triangle is read.

    cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A * B + beta * C, or with B * A, for a Hermitian A, of which one
    triangle is read. Sizes and steps have 64 bits.

    cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda : int; elements from column to column
        B : int (device address), buffer or None
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * X = alpha * B, or X * op(A) = alpha * B, for a triangular
    A; X replaces B.

    cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const float *alpha, const float *A, int lda, float *B, int ldb)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right;
            whether it is singular is not checked
        lda : int; elements from column to column
        B : int (device address), buffer or None; written to; m by n
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * X = alpha * B, or X * op(A) = alpha * B, for a triangular
    A; X replaces B. Sizes and steps have 64 bits.

    cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right;
            whether it is singular is not checked
        lda : int; elements from column to column
        B : int (device address), buffer or None; written to; m by n
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * X = alpha * B, or X * op(A) = alpha * B, for a triangular
    A; X replaces B.

    cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const double *alpha, const double *A, int lda, double *B, int ldb)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right;
            whether it is singular is not checked
        lda : int; elements from column to column
        B : int (device address), buffer or None; written to; m by n
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * X = alpha * B, or X * op(A) = alpha * B, for a triangular
    A; X replaces B. Sizes and steps have 64 bits.

    cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const double *alpha, const double *A, int64_t lda, double *B,
        int64_t ldb)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right;
            whether it is singular is not checked
        lda : int; elements from column to column
        B : int (device address), buffer or None; written to; m by n
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * X = alpha * B, or X * op(A) = alpha * B, for a triangular
    A; X replaces B.

    cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right;
            whether it is singular is not checked
        lda : int; elements from column to column
        B : int (device address), buffer or None; written to; m by n
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * X = alpha * B, or X * op(A) = alpha * B, for a triangular
    A; X replaces B. Sizes and steps have 64 bits.

    cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B,
        int64_t ldb)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right;
            whether it is singular is not checked
        lda : int; elements from column to column
        B : int (device address), buffer or None; written to; m by n
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the solution of op(A) * X = alpha * B, or X * op(A) = alpha * B, for a triangular
    A; X replaces B.

    cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B,
        int ldb)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right;
            whether it is singular is not checked
        lda : int; elements from column to column
        B : int (device address), buffer or None; written to; m by n
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of op(A) * X = alpha * B, or X * op(A) = alpha * B, for a triangular
    A; X replaces B. Sizes and steps have 64 bits.

    cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        cuDoubleComplex *B, int64_t ldb)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right;
            whether it is singular is not checked
        lda : int; elements from column to column
        B : int (device address), buffer or None; written to; m by n
        ldb : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * B, or with B * op(A), for a triangular A; C may be B.

    cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const float *alpha, const float *A, int lda, const float *B, int ldb, float *C,
        int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right
        lda : int; elements from column to column
        B : int (device address), buffer or None; m by n
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * B, or with B * op(A), for a triangular A; C may be B. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const float *alpha, const float *A, int64_t lda, const float *B,
        int64_t ldb, float *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right
        lda : int; elements from column to column
        B : int (device address), buffer or None; m by n
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * B, or with B * op(A), for a triangular A; C may be B.

    cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const double *alpha, const double *A, int lda, const double *B, int ldb, double *C,
        int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right
        lda : int; elements from column to column
        B : int (device address), buffer or None; m by n
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * B, or with B * op(A), for a triangular A; C may be B. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const double *alpha, const double *A, int64_t lda, const double *B,
        int64_t ldb, double *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right
        lda : int; elements from column to column
        B : int (device address), buffer or None; m by n
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * B, or with B * op(A), for a triangular A; C may be B.

    cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right
        lda : int; elements from column to column
        B : int (device address), buffer or None; m by n
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * B, or with B * op(A), for a triangular A; C may be B. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right
        lda : int; elements from column to column
        B : int (device address), buffer or None; m by n
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * op(A) * B, or with B * op(A), for a triangular A; C may be B.

    cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right
        lda : int; elements from column to column
        B : int (device address), buffer or None; m by n
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * op(A) * B, or with B * op(A), for a triangular A; C may be B. Sizes
    and steps have 64 bits.

    cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by m on the left, n by n on the right
        lda : int; elements from column to column
        B : int (device address), buffer or None; m by n
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const __half *alpha,
        const __half *const *Aarray, int lda, const __half *const *Barray, int ldb,
        const __half *beta, __half *const *Carray, int ldc, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
        const __half *const *Aarray, int64_t lda, const __half *const *Barray, int64_t ldb,
        const __half *beta, __half *const *Carray, int64_t ldc, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const float *alpha,
        const float *const *Aarray, int lda, const float *const *Barray, int ldb,
        const float *beta, float *const *Carray, int ldc, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
        const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb,
        const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const double *alpha,
        const double *const *Aarray, int lda, const double *const *Barray, int ldb,
        const double *beta, double *const *Carray, int ldc, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
        const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb,
        const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
        const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb,
        const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray,
        int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc,
        int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm3m for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
        const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb,
        const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc, batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm3m for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray,
        int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc,
        int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc, batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc,
        int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
        const cuDoubleComplex *const *Barray, int64_t ldb, const cuDoubleComplex *beta,
        cuDoubleComplex *const *Carray, int64_t ldc, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
        const __half *alpha, const __half *A, int lda, long long strideA, const __half *B,
        int ldb, long long strideB, const __half *beta, __half *C, int ldc,
        long long strideC, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const __half *alpha, const __half *A, int64_t lda, long long strideA,
        const __half *B, int64_t ldb, long long strideB, const __half *beta, __half *C,
        int64_t ldc, long long strideC, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
        const float *alpha, const float *A, int lda, long long strideA, const float *B,
        int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC,
        int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const float *alpha, const float *A, int64_t lda, long long strideA, const float *B,
        int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc,
        long long strideC, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
        const double *alpha, const double *A, int lda, long long strideA, const double *B,
        int ldb, long long strideB, const double *beta, double *C, int ldc,
        long long strideC, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const double *alpha, const double *A, int64_t lda, long long strideA,
        const double *B, int64_t ldb, long long strideB, const double *beta, double *C,
        int64_t ldc, long long strideC, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
        const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C,
        int ldc, long long strideC, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA,
        const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta,
        cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm3m for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
        const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C,
        int ldc, long long strideC, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda, strideA : int
        B : int (device address), buffer or None
        ldb, strideB : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc, strideC, batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm3m for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA,
        const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta,
        cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None
        lda, strideA : int
        B : int (device address), buffer or None
        ldb, strideB : int
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        C : int (device address), buffer or None; written to
        ldc, strideC, batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
        const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta,
        cuDoubleComplex *C, int ldc, long long strideC, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a gemm for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC,
        int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by k, or k by m if transposed
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; with
            0, C is not read and need not be set
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a GemmEx for each of batchCount triples, by tables of their addresses in device
    memory.

    cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, int k, const void *alpha,
        const void *const *Aarray, cudaDataType Atype, int lda, const void *const *Barray,
        cudaDataType Btype, int ldb, const void *beta, void *const *Carray,
        cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType,
        cublasGemmAlgo_t algo)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        Aarray : int (device address), buffer or None; addresses of the matrices
        Atype : cudaDataType or int
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        Btype : cudaDataType or int
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        Carray : int (device address), buffer or None; addresses of the matrices
        Ctype : cudaDataType or int
        ldc : int; elements from column to column
        batchCount : int
        computeType : cublasComputeType_t or int
        algo : cublasGemmAlgo_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a GemmEx for each of batchCount triples, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha,
        const void *const *Aarray, cudaDataType Atype, int64_t lda,
        const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta,
        void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        Aarray : int (device address), buffer or None; addresses of the matrices
        Atype : cudaDataType or int
        lda : int; elements from column to column
        Barray : int (device address), buffer or None; addresses of the matrices
        Btype : cudaDataType or int
        ldb : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        Carray : int (device address), buffer or None; addresses of the matrices
        Ctype : cudaDataType or int
        ldc : int; elements from column to column
        batchCount : int
        computeType : cublasComputeType_t or int
        algo : cublasGemmAlgo_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues a GemmEx for each of batchCount triples, which follow each other at fixed
    distances.

    cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
        const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA,
        const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta,
        void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        A : int (device address), buffer or None; m by k, or k by m if transposed
        Atype : cudaDataType or int
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        Btype : cudaDataType or int
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        C : int (device address), buffer or None; written to; m by n
        Ctype : cudaDataType or int
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int
        computeType : cublasComputeType_t or int
        algo : cublasGemmAlgo_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil).
    """
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
    """Queues a GemmEx for each of batchCount triples, which follow each other at fixed
    distances. Sizes and steps have 64 bits.

    cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle,
        cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
        const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
        long long strideA, const void *B, cudaDataType Btype, int64_t ldb,
        long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
        long long strideC, int64_t batchCount, cublasComputeType_t computeType,
        cublasGemmAlgo_t algo)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        A : int (device address), buffer or None; m by k, or k by m if transposed
        Atype : cudaDataType or int
        lda : int; elements from column to column
        strideA : int; elements from matrix to matrix; 0 for the same A or B
        B : int (device address), buffer or None; k by n, or n by k if transposed
        Btype : cudaDataType or int
        ldb : int; elements from column to column
        strideB : int; elements from matrix to matrix; 0 for the same A or B
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer; of
            the type that goes with computeType, complex where Ctype is
        C : int (device address), buffer or None; written to; m by n
        Ctype : cudaDataType or int
        ldc : int; elements from column to column
        strideC : int; elements from matrix to matrix; 0 for the same A or B
        batchCount : int
        computeType : cublasComputeType_t or int
        algo : cublasGemmAlgo_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL by default (see cubind.keep_gil). Since CUDA 12.0.
    """
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
    """Queues products of several shapes, group by group, by tables of addresses in device
    memory.

    cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle,
        const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
        const int *m_array, const int *n_array, const int *k_array,
        const float *alpha_array, const float *const *Aarray, const int *lda_array,
        const float *const *Barray, const int *ldb_array, const float *beta_array,
        float *const *Carray, const int *ldc_array, int group_count, const int *group_size)

    Parameters
        handle : cublasHandle_t, int or None
        transa_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        transb_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        m_array, n_array, k_array : sequence of int, buffer or None; as many as group_count
        alpha_array : numbers, a buffer that holds them or int (address)
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda_array : sequence of int, buffer or None; as many as group_count
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb_array : sequence of int, buffer or None; as many as group_count
        beta_array : numbers, a buffer that holds them or int (address)
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc_array : sequence of int, buffer or None; as many as group_count
        group_count : int
        group_size : sequence of int, buffer or None; as many as group_count

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.4.
    """
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
    """Queues products of several shapes, group by group, by tables of addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle,
        const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
        const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
        const float *alpha_array, const float *const *Aarray, const int64_t *lda_array,
        const float *const *Barray, const int64_t *ldb_array, const float *beta_array,
        float *const *Carray, const int64_t *ldc_array, int64_t group_count,
        const int64_t *group_size)

    Parameters
        handle : cublasHandle_t, int or None
        transa_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        transb_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        m_array, n_array, k_array : sequence of int, buffer or None; as many as group_count
        alpha_array : numbers, a buffer that holds them or int (address)
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda_array : sequence of int, buffer or None; as many as group_count
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb_array : sequence of int, buffer or None; as many as group_count
        beta_array : numbers, a buffer that holds them or int (address)
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc_array : sequence of int, buffer or None; as many as group_count
        group_count : int
        group_size : sequence of int, buffer or None; as many as group_count

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.4.
    """
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
    """Queues products of several shapes, group by group, by tables of addresses in device
    memory.

    cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle,
        const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
        const int *m_array, const int *n_array, const int *k_array,
        const double *alpha_array, const double *const *Aarray, const int *lda_array,
        const double *const *Barray, const int *ldb_array, const double *beta_array,
        double *const *Carray, const int *ldc_array, int group_count, const int *group_size)

    Parameters
        handle : cublasHandle_t, int or None
        transa_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        transb_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        m_array, n_array, k_array : sequence of int, buffer or None; as many as group_count
        alpha_array : numbers, a buffer that holds them or int (address)
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda_array : sequence of int, buffer or None; as many as group_count
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb_array : sequence of int, buffer or None; as many as group_count
        beta_array : numbers, a buffer that holds them or int (address)
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc_array : sequence of int, buffer or None; as many as group_count
        group_count : int
        group_size : sequence of int, buffer or None; as many as group_count

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.4.
    """
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
    """Queues products of several shapes, group by group, by tables of addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle,
        const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
        const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
        const double *alpha_array, const double *const *Aarray, const int64_t *lda_array,
        const double *const *Barray, const int64_t *ldb_array, const double *beta_array,
        double *const *Carray, const int64_t *ldc_array, int64_t group_count,
        const int64_t *group_size)

    Parameters
        handle : cublasHandle_t, int or None
        transa_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        transb_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        m_array, n_array, k_array : sequence of int, buffer or None; as many as group_count
        alpha_array : numbers, a buffer that holds them or int (address)
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda_array : sequence of int, buffer or None; as many as group_count
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb_array : sequence of int, buffer or None; as many as group_count
        beta_array : numbers, a buffer that holds them or int (address)
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc_array : sequence of int, buffer or None; as many as group_count
        group_count : int
        group_size : sequence of int, buffer or None; as many as group_count

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.4.
    """
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
    """Queues products of several shapes and given types, group by group, by tables of
    addresses in device memory.

    cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle,
        const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
        const int *m_array, const int *n_array, const int *k_array, const void *alpha_array,
        const void *const *Aarray, cudaDataType_t Atype, const int *lda_array,
        const void *const *Barray, cudaDataType_t Btype, const int *ldb_array,
        const void *beta_array, void *const *Carray, cudaDataType_t Ctype,
        const int *ldc_array, int group_count, const int *group_size,
        cublasComputeType_t computeType)

    Parameters
        handle : cublasHandle_t, int or None
        transa_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        transb_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        m_array, n_array, k_array : sequence of int, buffer or None; as many as group_count
        alpha_array : numbers, a buffer that holds them or int (address)
        Aarray : int (device address), buffer or None; addresses of the matrices
        Atype : cudaDataType or int
        lda_array : sequence of int, buffer or None; as many as group_count
        Barray : int (device address), buffer or None; addresses of the matrices
        Btype : cudaDataType or int
        ldb_array : sequence of int, buffer or None; as many as group_count
        beta_array : numbers, a buffer that holds them or int (address)
        Carray : int (device address), buffer or None; addresses of the matrices
        Ctype : cudaDataType or int
        ldc_array : sequence of int, buffer or None; as many as group_count
        group_count : int
        group_size : sequence of int, buffer or None; as many as group_count
        computeType : cublasComputeType_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.5.
    """
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
    """Queues products of several shapes and given types, group by group, by tables of
    addresses in device memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle,
        const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
        const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
        const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype,
        const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype,
        const int64_t *ldb_array, const void *beta_array, void *const *Carray,
        cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count,
        const int64_t *group_size, cublasComputeType_t computeType)

    Parameters
        handle : cublasHandle_t, int or None
        transa_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        transb_array : sequence of cublasOperation_t or int, buffer or None; as many as
            group_count
        m_array, n_array, k_array : sequence of int, buffer or None; as many as group_count
        alpha_array : numbers, a buffer that holds them or int (address)
        Aarray : int (device address), buffer or None; addresses of the matrices
        Atype : cudaDataType or int
        lda_array : sequence of int, buffer or None; as many as group_count
        Barray : int (device address), buffer or None; addresses of the matrices
        Btype : cudaDataType or int
        ldb_array : sequence of int, buffer or None; as many as group_count
        beta_array : numbers, a buffer that holds them or int (address)
        Carray : int (device address), buffer or None; addresses of the matrices
        Ctype : cudaDataType or int
        ldc_array : sequence of int, buffer or None; as many as group_count
        group_count : int
        group_size : sequence of int, buffer or None; as many as group_count
        computeType : cublasComputeType_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.5.
    """
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
    """Queues C = alpha * A + beta * B, transposed as transa and transb say; C may be A or B
    itself, unless that one is transposed.

    cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda,
        const float *beta, const float *B, int ldb, float *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n, or n by m if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None; m by n, or n by m if transposed
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A + beta * B, transposed as transa and transb say; C may be A or B
    itself, unless that one is transposed. Sizes and steps have 64 bits.

    cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A,
        int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n, or n by m if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None; m by n, or n by m if transposed
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A + beta * B, transposed as transa and transb say; C may be A or B
    itself, unless that one is transposed.

    cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, const double *alpha, const double *A,
        int lda, const double *beta, const double *B, int ldb, double *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n, or n by m if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None; m by n, or n by m if transposed
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A + beta * B, transposed as transa and transb say; C may be A or B
    itself, unless that one is transposed. Sizes and steps have 64 bits.

    cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, const double *alpha,
        const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb,
        double *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n, or n by m if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None; m by n, or n by m if transposed
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A + beta * B, transposed as transa and transb say; C may be A or B
    itself, unless that one is transposed.

    cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A,
        int lda, const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n, or n by m if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None; m by n, or n by m if transposed
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A + beta * B, transposed as transa and transb say; C may be A or B
    itself, unless that one is transposed. Sizes and steps have 64 bits.

    cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *beta, const cuComplex *B,
        int64_t ldb, cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n, or n by m if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None; m by n, or n by m if transposed
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues C = alpha * A + beta * B, transposed as transa and transb say; C may be A or B
    itself, unless that one is transposed.

    cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta,
        const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n, or n by m if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None; m by n, or n by m if transposed
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues C = alpha * A + beta * B, transposed as transa and transb say; C may be A or B
    itself, unless that one is transposed. Sizes and steps have 64 bits.

    cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta,
        const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; m by n, or n by m if transposed
        lda : int; elements from column to column
        beta : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        B : int (device address), buffer or None; m by n, or n by m if transposed
        ldb : int; elements from column to column
        C : int (device address), buffer or None; written to; m by n
        ldc : int; elements from column to column

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a trsm for each of batchCount pairs, by tables of their addresses in device
    memory.

    cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const float *alpha, const float *const *A, int lda, float *const *B, int ldb,
        int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        B : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a trsm for each of batchCount pairs, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const float *alpha, const float *const *A, int64_t lda, float *const *B,
        int64_t ldb, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        B : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a trsm for each of batchCount pairs, by tables of their addresses in device
    memory.

    cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const double *alpha, const double *const *A, int lda, double *const *B, int ldb,
        int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        B : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a trsm for each of batchCount pairs, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const double *alpha, const double *const *A, int64_t lda,
        double *const *B, int64_t ldb, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        B : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a trsm for each of batchCount pairs, by tables of their addresses in device
    memory.

    cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B,
        int ldb, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        B : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a trsm for each of batchCount pairs, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const cuComplex *alpha, const cuComplex *const *A, int64_t lda,
        cuComplex *const *B, int64_t ldb, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        B : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues a trsm for each of batchCount pairs, by tables of their addresses in device
    memory.

    cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda,
        cuDoubleComplex *const *B, int ldb, int batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        B : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a trsm for each of batchCount pairs, by tables of their addresses in device
    memory. Sizes and steps have 64 bits.

    cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A,
        int64_t lda, cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)

    Parameters
        handle : cublasHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number (with CUBLAS_POINTER_MODE_HOST), else int (address) or buffer
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        B : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchCount : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the product of A with a diagonal matrix whose diagonal is x, on the side that
    mode says.

    cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
        const float *A, int lda, const float *x, int incx, float *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasSideMode_t or int
        m, n : int
        A : int (device address), buffer or None; m by n
        lda : int
        x : int (device address), buffer or None; n elements on the right, m on the left
        incx : int
        C : int (device address), buffer or None; written to; m by n
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the product of A with a diagonal matrix whose diagonal is x, on the side that
    mode says. Sizes and steps have 64 bits.

    cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
        int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C,
        int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasSideMode_t or int
        m, n : int
        A : int (device address), buffer or None; m by n
        lda : int
        x : int (device address), buffer or None; n elements on the right, m on the left
        incx : int
        C : int (device address), buffer or None; written to; m by n
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the product of A with a diagonal matrix whose diagonal is x, on the side that
    mode says.

    cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
        const double *A, int lda, const double *x, int incx, double *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasSideMode_t or int
        m, n : int
        A : int (device address), buffer or None; m by n
        lda : int
        x : int (device address), buffer or None; n elements on the right, m on the left
        incx : int
        C : int (device address), buffer or None; written to; m by n
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the product of A with a diagonal matrix whose diagonal is x, on the side that
    mode says. Sizes and steps have 64 bits.

    cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
        int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C,
        int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasSideMode_t or int
        m, n : int
        A : int (device address), buffer or None; m by n
        lda : int
        x : int (device address), buffer or None; n elements on the right, m on the left
        incx : int
        C : int (device address), buffer or None; written to; m by n
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the product of A with a diagonal matrix whose diagonal is x, on the side that
    mode says.

    cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
        const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasSideMode_t or int
        m, n : int
        A : int (device address), buffer or None; m by n
        lda : int
        x : int (device address), buffer or None; n elements on the right, m on the left
        incx : int
        C : int (device address), buffer or None; written to; m by n
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the product of A with a diagonal matrix whose diagonal is x, on the side that
    mode says. Sizes and steps have 64 bits.

    cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
        int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
        cuComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasSideMode_t or int
        m, n : int
        A : int (device address), buffer or None; m by n
        lda : int
        x : int (device address), buffer or None; n elements on the right, m on the left
        incx : int
        C : int (device address), buffer or None; written to; m by n
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues the product of A with a diagonal matrix whose diagonal is x, on the side that
    mode says.

    cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        cuDoubleComplex *C, int ldc)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasSideMode_t or int
        m, n : int
        A : int (device address), buffer or None; m by n
        lda : int
        x : int (device address), buffer or None; n elements on the right, m on the left
        incx : int
        C : int (device address), buffer or None; written to; m by n
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the product of A with a diagonal matrix whose diagonal is x, on the side that
    mode says. Sizes and steps have 64 bits.

    cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
        int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
        int64_t incx, cuDoubleComplex *C, int64_t ldc)

    Parameters
        handle : cublasHandle_t, int or None
        mode : cublasSideMode_t or int
        m, n : int
        A : int (device address), buffer or None; m by n
        lda : int
        x : int (device address), buffer or None; n elements on the right, m on the left
        incx : int
        C : int (device address), buffer or None; written to; m by n
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL. Since CUDA 12.0.
    """
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
    """Queues inverses of matrices of at most 32 by 32, out of place.

    cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A,
        int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Ainv : int (device address), buffer or None; addresses of the matrices
        lda_inv : int
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues inverses of matrices of at most 32 by 32, out of place.

    cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n,
        const double *const *A, int lda, double *const *Ainv, int lda_inv, int *info,
        int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Ainv : int (device address), buffer or None; addresses of the matrices
        lda_inv : int
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues inverses of matrices of at most 32 by 32, out of place.

    cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n,
        const cuComplex *const *A, int lda, cuComplex *const *Ainv, int lda_inv, int *info,
        int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Ainv : int (device address), buffer or None; addresses of the matrices
        lda_inv : int
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues inverses of matrices of at most 32 by 32, out of place.

    cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n,
        const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv,
        int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Ainv : int (device address), buffer or None; addresses of the matrices
        lda_inv : int
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t, int]:
    """Queues QR factorisations in place; Householder scalars go to TauArray.

    cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n,
        float *const *Aarray, int lda, float *const *TauArray, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        TauArray : int (device address), buffer or None; addresses of the vectors
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t, int]:
    """Queues QR factorisations in place; Householder scalars go to TauArray.

    cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n,
        double *const *Aarray, int lda, double *const *TauArray, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        TauArray : int (device address), buffer or None; addresses of the vectors
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t, int]:
    """Queues QR factorisations in place; Householder scalars go to TauArray.

    cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n,
        cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info,
        int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        TauArray : int (device address), buffer or None; addresses of the vectors
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZgeqrfBatched(
    handle: cublasHandle_t | _Int | None,
    m: _Int,
    n: _Int,
    Aarray: _Address,
    lda: _Int,
    TauArray: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t, int]:
    """Queues QR factorisations in place; Householder scalars go to TauArray.

    cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n,
        cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray,
        int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        m, n : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        TauArray : int (device address), buffer or None; addresses of the vectors
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues least-squares solutions of systems with at least as many equations as unknowns,
    in place.

    cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc,
        int *info, int *devInfoArray, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, nrhs : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        devInfoArray : int (device address), buffer or None; written to; one status for each
            matrix, or None
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues least-squares solutions of systems with at least as many equations as unknowns,
    in place.

    cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc,
        int *info, int *devInfoArray, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, nrhs : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        devInfoArray : int (device address), buffer or None; written to; one status for each
            matrix, or None
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues least-squares solutions of systems with at least as many equations as unknowns,
    in place.

    cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray,
        int ldc, int *info, int *devInfoArray, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, nrhs : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        devInfoArray : int (device address), buffer or None; written to; one status for each
            matrix, or None
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues least-squares solutions of systems with at least as many equations as unknowns,
    in place.

    cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
        int n, int nrhs, cuDoubleComplex *const *Aarray, int lda,
        cuDoubleComplex *const *Carray, int ldc, int *info, int *devInfoArray,
        int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        m, n, nrhs : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        Carray : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        devInfoArray : int (device address), buffer or None; written to; one status for each
            matrix, or None
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasStpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of a triangle from packed to full storage.

    cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *AP, float *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements
        A : int (device address), buffer or None; written to; n by n
        lda : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of a triangle from packed to full storage.

    cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *AP, double *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements
        A : int (device address), buffer or None; written to; n by n
        lda : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of a triangle from packed to full storage.

    cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *AP, cuComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements
        A : int (device address), buffer or None; written to; n by n
        lda : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZtpttr(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    AP: _Address,
    A: _Address,
    lda: _Int,
) -> tuple[cublasStatus_t]:
    """Queues the copy of a triangle from packed to full storage.

    cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        AP : int (device address), buffer or None; n * (n + 1) / 2 elements
        A : int (device address), buffer or None; written to; n by n
        lda : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasStrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues the copy of a triangle from full to packed storage.

    cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const float *A, int lda, float *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        A : int (device address), buffer or None; n by n
        lda : int
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues the copy of a triangle from full to packed storage.

    cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const double *A, int lda, double *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        A : int (device address), buffer or None; n by n
        lda : int
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues the copy of a triangle from full to packed storage.

    cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuComplex *A, int lda, cuComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        A : int (device address), buffer or None; n by n
        lda : int
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZtrttp(
    handle: cublasHandle_t | _Int | None,
    uplo: cublasFillMode_t | int,
    n: _Int,
    A: _Address,
    lda: _Int,
    AP: _Address,
) -> tuple[cublasStatus_t]:
    """Queues the copy of a triangle from full to packed storage.

    cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
        const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)

    Parameters
        handle : cublasHandle_t, int or None
        uplo : cublasFillMode_t or int
        n : int
        A : int (device address), buffer or None; n by n
        lda : int
        AP : int (device address), buffer or None; written to; n * (n + 1) / 2 elements

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasSgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t]:
    """Queues LU factorisations in place with partial pivoting, of matrices of n by n; with P
    None there are no pivots.

    cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A,
        int lda, int *P, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        P : int (device address), buffer or None; written to; n pivots for each matrix,
            counted from 1
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasDgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t]:
    """Queues LU factorisations in place with partial pivoting, of matrices of n by n; with P
    None there are no pivots.

    cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A,
        int lda, int *P, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        P : int (device address), buffer or None; written to; n pivots for each matrix,
            counted from 1
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasCgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t]:
    """Queues LU factorisations in place with partial pivoting, of matrices of n by n; with P
    None there are no pivots.

    cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A,
        int lda, int *P, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        P : int (device address), buffer or None; written to; n pivots for each matrix,
            counted from 1
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasZgetrfBatched(
    handle: cublasHandle_t | _Int | None,
    n: _Int,
    A: _Address,
    lda: _Int,
    P: _Address,
    info: _Address,
    batchSize: _Int,
) -> tuple[cublasStatus_t]:
    """Queues LU factorisations in place with partial pivoting, of matrices of n by n; with P
    None there are no pivots.

    cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n,
        cuDoubleComplex *const *A, int lda, int *P, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        P : int (device address), buffer or None; written to; n pivots for each matrix,
            counted from 1
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues inverses from the factors of getrfBatched, out of place.

    cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A,
        int lda, const int *P, float *const *C, int ldc, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        P : int (device address), buffer or None; n pivots for each matrix, from
            getrfBatched
        C : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues inverses from the factors of getrfBatched, out of place.

    cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A,
        int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        P : int (device address), buffer or None; n pivots for each matrix, from
            getrfBatched
        C : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues inverses from the factors of getrfBatched, out of place.

    cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n,
        const cuComplex *const *A, int lda, const int *P, cuComplex *const *C, int ldc,
        int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        P : int (device address), buffer or None; n pivots for each matrix, from
            getrfBatched
        C : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues inverses from the factors of getrfBatched, out of place.

    cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n,
        const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C,
        int ldc, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        n : int
        A : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        P : int (device address), buffer or None; n pivots for each matrix, from
            getrfBatched
        C : int (device address), buffer or None; addresses of the matrices
        ldc : int; elements from column to column
        info : int (device address), buffer or None; written to; one status for each matrix,
            above 0 it is singular
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of systems from the factors of getrfBatched, in place of their
    right-hand sides.

    cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans,
        int n, int nrhs, const float *const *Aarray, int lda, const int *devIpiv,
        float *const *Barray, int ldb, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        n, nrhs : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        devIpiv : int (device address), buffer or None; n pivots for each matrix, from
            getrfBatched
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of systems from the factors of getrfBatched, in place of their
    right-hand sides.

    cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans,
        int n, int nrhs, const double *const *Aarray, int lda, const int *devIpiv,
        double *const *Barray, int ldb, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        n, nrhs : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        devIpiv : int (device address), buffer or None; n pivots for each matrix, from
            getrfBatched
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of systems from the factors of getrfBatched, in place of their
    right-hand sides.

    cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans,
        int n, int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv,
        cuComplex *const *Barray, int ldb, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        n, nrhs : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        devIpiv : int (device address), buffer or None; n pivots for each matrix, from
            getrfBatched
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues the solution of systems from the factors of getrfBatched, in place of their
    right-hand sides.

    cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans,
        int n, int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
        cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)

    Parameters
        handle : cublasHandle_t, int or None
        trans : cublasOperation_t or int
        n, nrhs : int
        Aarray : int (device address), buffer or None; addresses of the matrices
        lda : int; elements from column to column
        devIpiv : int (device address), buffer or None; n pivots for each matrix, from
            getrfBatched
        Barray : int (device address), buffer or None; addresses of the matrices
        ldb : int; elements from column to column
        batchSize : int; number of matrices

    Returns
        (cublasStatus_t, info); cubind.checked.cublas returns info, or raises CublasError
        info : int; 0; with a wrong argument the call fails, without info

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Queues a product of matrices of bytes with biases, whose result is shifted down to bytes
    again.

    cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k,
        const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias,
        int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)

    Parameters
        handle : cublasHandle_t, int or None
        transa, transb, transc : cublasOperation_t or int
        m, n, k : int
        A : int (device address), buffer or None
        A_bias, lda : int
        B : int (device address), buffer or None
        B_bias, ldb : int
        C : int (device address), buffer or None; written to
        C_bias, ldc, C_mult, C_shift : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasXtCreate() -> tuple[cublasStatus_t, cublasXtHandle_t]:
    """Makes a handle for products over several GPUs.

    cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)

    Returns
        (cublasStatus_t, handle); cubind.checked.cublas returns handle, or raises
            CublasError
        handle : cublasXtHandle_t

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasXtDestroy(handle: cublasXtHandle_t | _Int | None) -> tuple[cublasStatus_t]:
    """Destroys a handle for products over several GPUs.

    cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)

    Parameters
        handle : cublasXtHandle_t, int or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasXtGetNumBoards(
    nbDevices: _Int,
    deviceId: Sequence[int] | Buffer | None,
) -> tuple[cublasStatus_t, int]:
    """Counts the boards that the devices of a list are on.

    cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)

    Parameters
        nbDevices : int
        deviceId : sequence of int, buffer or None; as many as nbDevices

    Returns
        (cublasStatus_t, nbBoards); cubind.checked.cublas returns nbBoards, or raises
            CublasError
        nbBoards : int

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasXtMaxBoards() -> tuple[cublasStatus_t, int]:
    """Tells how many boards a handle can use.

    cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)

    Returns
        (cublasStatus_t, nbGpuBoards); cubind.checked.cublas returns nbGpuBoards, or raises
            CublasError
        nbGpuBoards : int

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasXtDeviceSelect(
    handle: cublasXtHandle_t | _Int | None,
    nbDevices: _Int,
    deviceId: Sequence[int] | Buffer | None,
) -> tuple[cublasStatus_t]:
    """Says which devices share the work of a handle; once, before its first product.

    cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices,
        int *deviceId)

    Parameters
        handle : cublasXtHandle_t, int or None
        nbDevices : int
        deviceId : sequence of int, buffer or None; as many as nbDevices

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
def cublasXtSetBlockDim(
    handle: cublasXtHandle_t | _Int | None,
    blockDim: _Int,
) -> tuple[cublasStatus_t]:
    """Says in which tiles matrices are sent to devices.

    cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)

    Parameters
        handle : cublasXtHandle_t, int or None
        blockDim : int; elements along either side of a tile

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasXtGetBlockDim(handle: cublasXtHandle_t | _Int | None) -> tuple[cublasStatus_t, int]:
    """Tells in which tiles matrices are sent to devices.

    cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)

    Parameters
        handle : cublasXtHandle_t, int or None

    Returns
        (cublasStatus_t, blockDim); cubind.checked.cublas returns blockDim, or raises
            CublasError
        blockDim : int; elements along either side of a tile

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasXtGetPinningMemMode(
    handle: cublasXtHandle_t | _Int | None,
) -> tuple[cublasStatus_t, cublasXtPinnedMemMode_t]:
    """Tells whether matrices in host memory are page-locked during a product.

    cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle,
        cublasXtPinnedMemMode_t *mode)

    Parameters
        handle : cublasXtHandle_t, int or None

    Returns
        (cublasStatus_t, mode); cubind.checked.cublas returns mode, or raises CublasError
        mode : cublasXtPinnedMemMode_t

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t | _Int | None,
    mode: cublasXtPinnedMemMode_t | int,
) -> tuple[cublasStatus_t]:
    """Says whether matrices in host memory are page-locked during a product.

    cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle,
        cublasXtPinnedMemMode_t mode)

    Parameters
        handle : cublasXtHandle_t, int or None
        mode : cublasXtPinnedMemMode_t or int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t | _Int | None,
    blasOp: cublasXtBlasOp_t | int,
    type: cublasXtOpType_t | int,
    blasFunctor: _Address,
) -> tuple[cublasStatus_t]:
    """Gives a BLAS routine for the CPU, which takes over a part of the work.

    cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
        cublasXtOpType_t type, void *blasFunctor)

    Parameters
        handle : cublasXtHandle_t, int or None
        blasOp : cublasXtBlasOp_t or int
        type : cublasXtOpType_t or int
        blasFunctor : int (address), buffer or None

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
def cublasXtSetCpuRatio(
    handle: cublasXtHandle_t | _Int | None,
    blasOp: cublasXtBlasOp_t | int,
    type: cublasXtOpType_t | int,
    ratio: SupportsFloat,
) -> tuple[cublasStatus_t]:
    """Says which part of a routine's work the CPU takes over.

    cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
        cublasXtOpType_t type, float ratio)

    Parameters
        handle : cublasXtHandle_t, int or None
        blasOp : cublasXtBlasOp_t or int
        type : cublasXtOpType_t or int
        ratio : float

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Keeps the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C as gemm does, on several GPUs and in host memory
    too; waits until it is done.

    cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha,
        const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C,
        size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None; m by k, or k by m if transposed; host or device
            memory
        lda : int
        B : int (address), buffer or None; k by n, or n by k if transposed; host or device
            memory
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to; m by n; host or device memory
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C as gemm does, on several GPUs and in host memory
    too; waits until it is done.

    cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha,
        const double *A, size_t lda, const double *B, size_t ldb, const double *beta,
        double *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None; m by k, or k by m if transposed; host or device
            memory
        lda : int
        B : int (address), buffer or None; k by n, or n by k if transposed; host or device
            memory
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to; m by n; host or device memory
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C as gemm does, on several GPUs and in host memory
    too; waits until it is done.

    cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None; m by k, or k by m if transposed; host or device
            memory
        lda : int
        B : int (address), buffer or None; k by n, or n by k if transposed; host or device
            memory
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to; m by n; host or device memory
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C as gemm does, on several GPUs and in host memory
    too; waits until it is done.

    cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa,
        cublasOperation_t transb, size_t m, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta,
        cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        transa, transb : cublasOperation_t or int
        m, n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None; m by k, or k by m if transposed; host or device
            memory
        lda : int
        B : int (address), buffer or None; k by n, or n by k if transposed; host or device
            memory
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to; m by n; host or device memory
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * op(A)^T + beta * C for one triangle of C, on several GPUs.

    cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A,
        size_t lda, const float *beta, float *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * op(A)^T + beta * C for one triangle of C, on several GPUs.

    cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
        size_t lda, const double *beta, double *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * op(A)^T + beta * C for one triangle of C, on several GPUs.

    cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * op(A)^T + beta * C for one triangle of C, on several GPUs.

    cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta,
        cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * op(A)^H + beta * C for one triangle of C, on several GPUs.

    cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A,
        size_t lda, const float *beta, cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * op(A)^H + beta * C for one triangle of C, on several GPUs.

    cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const double *alpha,
        const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C,
        size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a syr2k on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A,
        size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a syr2k on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
        size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a syr2k on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a syr2k on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a herkx on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta,
        cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a herkx on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
        const double *beta, cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes the solution X of op(A) * X = alpha * B, or X * op(A), for a triangular A, on
    several GPUs.

    cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m,
        size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None; written to
        ldb : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes the solution X of op(A) * X = alpha * B, or X * op(A), for a triangular A, on
    several GPUs.

    cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m,
        size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None; written to
        ldb : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes the solution X of op(A) * X = alpha * B, or X * op(A), for a triangular A, on
    several GPUs.

    cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m,
        size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B,
        size_t ldb)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None; written to
        ldb : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes the solution X of op(A) * X = alpha * B, or X * op(A), for a triangular A, on
    several GPUs.

    cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m,
        size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        cuDoubleComplex *B, size_t ldb)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None; written to
        ldb : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a symmetric A, on several
    GPUs.

    cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A,
        size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a symmetric A, on several
    GPUs.

    cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A,
        size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a symmetric A, on several
    GPUs.

    cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a symmetric A, on several
    GPUs.

    cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a Hermitian A, on several
    GPUs.

    cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a Hermitian A, on several
    GPUs.

    cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a syrkx on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A,
        size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a syrkx on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A,
        size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a syrkx on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a syrkx on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a her2k on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta,
        cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes a her2k on several GPUs, with matrices in host memory too.

    cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
        cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
        const double *beta, cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        n, k : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a packed symmetric A, on
    several GPUs.

    cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP,
        const float *B, size_t ldb, const float *beta, float *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        AP, B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a packed symmetric A, on
    several GPUs.

    cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP,
        const double *B, size_t ldb, const double *beta, double *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        AP, B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a packed symmetric A, on
    several GPUs.

    cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha,
        const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta,
        cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        AP, B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * A * B + beta * C, or with B * A, for a packed symmetric A, on
    several GPUs.

    cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        AP, B : int (address), buffer or None
        ldb : int
        beta : a number, or a buffer that holds one
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * B, or with B * op(A), for a triangular A, on several GPUs.

    cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m,
        size_t n, const float *alpha, const float *A, size_t lda, const float *B,
        size_t ldb, float *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * B, or with B * op(A), for a triangular A, on several GPUs.

    cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m,
        size_t n, const double *alpha, const double *A, size_t lda, const double *B,
        size_t ldb, double *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * B, or with B * op(A), for a triangular A, on several GPUs.

    cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m,
        size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda,
        const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
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
    """Computes C = alpha * op(A) * B, or with B * op(A), for a triangular A, on several GPUs.

    cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
        cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m,
        size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)

    Parameters
        handle : cublasXtHandle_t, int or None
        side : cublasSideMode_t or int
        uplo : cublasFillMode_t or int
        trans : cublasOperation_t or int
        diag : cublasDiagType_t or int
        m, n : int
        alpha : a number, or a buffer that holds one
        A : int (address), buffer or None
        lda : int
        B : int (address), buffer or None
        ldb : int
        C : int (address), buffer or None; written to
        ldc : int

    Returns
        (cublasStatus_t,); cubind.checked.cublas returns None, or raises CublasError

    May fail with any status of cublasStatus_t.
    Releases the GIL.
    """
