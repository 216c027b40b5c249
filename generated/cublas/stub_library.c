// stub_library.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/cublas.yaml.
// clang-format off

#define STUB_STATUS cublasStatus_t
#define STUB_SUCCESS CUBLAS_STATUS_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "cublas";
const int stub_api_version = 13050;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

static size_t
value_size_compute_types(int64_t key, size_t given)
{
    switch (key) {
    case 64:
        return 2;
    case 65:
        return 2;
    case 68:
        return 4;
    case 69:
        return 4;
    case 74:
        return 4;
    case 75:
        return 4;
    case 77:
        return 4;
    case 78:
        return 4;
    case 70:
        return 8;
    case 71:
        return 8;
    case 79:
        return 8;
    case 72:
        return 4;
    case 73:
        return 4;
    case 4:
        return 8;
    case 5:
        return 16;
    default:
        return given;
    }
}

// A complex number has two parts.
static size_t
value_parts_compute_types(int64_t key)
{
    switch (key) {
    case 4:
        return 2;
    case 5:
        return 2;
    default:
        return 1;
    }
}

static size_t
value_size_data_types(int64_t key, size_t given)
{
    switch (key) {
    case 2:
        return 2;
    case 14:
        return 2;
    case 0:
        return 4;
    case 1:
        return 8;
    case 4:
        return 8;
    case 5:
        return 16;
    case 10:
        return 4;
    default:
        return given;
    }
}

STUB_FILLS(0, cublasAsumEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result,
        cudaDataType resultType, cudaDataType executiontype),
    (handle, n, x, xType, incx, result, resultType, executiontype))
{
    stub_output(recorded, 5, (void *)result, value_size_data_types(resultType, 0));
}

STUB_FILLS(1, cublasAsumEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        void *result, cudaDataType resultType, cudaDataType executiontype),
    (handle, n, x, xType, incx, result, resultType, executiontype))
{
    stub_output(recorded, 5, (void *)result, value_size_data_types(resultType, 0));
}

STUB_FILLS(2, cublasAxpyEx,
    (cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x,
        cudaDataType xType, int incx, void *y, cudaDataType yType, int incy,
        cudaDataType executiontype),
    (handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype))
{
    stub_input(recorded, 2, alpha, value_size_data_types(alphaType, 0));
}

STUB_FILLS(3, cublasAxpyEx_64,
    (cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x,
        cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy,
        cudaDataType executiontype),
    (handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype))
{
    stub_input(recorded, 2, alpha, value_size_data_types(alphaType, 0));
}

STUB_FILLS(4, cublasCaxpy_v2,
    (cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx,
        cuComplex *y, int incy),
    (handle, n, alpha, x, incx, y, incy))
{
    stub_input(recorded, 2, alpha, sizeof(cuComplex));
}

STUB_FILLS(5, cublasCaxpy_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx,
        cuComplex *y, int64_t incy),
    (handle, n, alpha, x, incx, y, incy))
{
    stub_input(recorded, 2, alpha, sizeof(cuComplex));
}

STUB(6, cublasCcopy_v2,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy),
    (handle, n, x, incx, y, incy))
STUB(7, cublasCcopy_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y,
        int64_t incy),
    (handle, n, x, incx, y, incy))
STUB(8, cublasCdgmm,
    (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int lda,
        const cuComplex *x, int incx, cuComplex *C, int ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
STUB(9, cublasCdgmm_64,
    (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A,
        int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))

STUB_FILLS(10, cublasCdotc_v2,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(cuComplex));
}

STUB_FILLS(11, cublasCdotc_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y,
        int64_t incy, cuComplex *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(cuComplex));
}

STUB_FILLS(12, cublasCdotu_v2,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(cuComplex));
}

STUB_FILLS(13, cublasCdotu_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y,
        int64_t incy, cuComplex *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(cuComplex));
}

STUB_FILLS(14, cublasCgbmv_v2,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
        const cuComplex *beta, cuComplex *y, int incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(15, cublasCgbmv_v2_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
        const cuComplex *beta, cuComplex *y, int64_t incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(16, cublasCgeam,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
        const cuComplex *B, int ldb, cuComplex *C, int ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(17, cublasCgeam_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta,
        const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(18, cublasCgelsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
        cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info,
        int *devInfoArray, int batchSize),
    (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize))
{
    stub_output(recorded, 9, (void *)info, sizeof(int));
}

STUB_FILLS(19, cublasCgemm3m,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(20, cublasCgemm3mBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
        const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
        int ldc, int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(21, cublasCgemm3mBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
        const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
        cuComplex *const *Carray, int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(22, cublasCgemm3mEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
        cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
}

STUB_FILLS(23, cublasCgemm3mEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
        int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta,
        void *C, cudaDataType Ctype, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
}

STUB_FILLS(24, cublasCgemm3mStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
        const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C,
        int ldc, long long strideC, int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
}

STUB_FILLS(25, cublasCgemm3mStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        long long strideA, const cuComplex *B, int64_t ldb, long long strideB,
        const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
}

STUB_FILLS(26, cublasCgemm3m_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(27, cublasCgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
        const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
        int ldc, int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(28, cublasCgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
        const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
        cuComplex *const *Carray, int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(29, cublasCgemmEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
        cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
}

STUB_FILLS(30, cublasCgemmEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
        int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta,
        void *C, cudaDataType Ctype, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
}

STUB_FILLS(31, cublasCgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
        const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C,
        int ldc, long long strideC, int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
}

STUB_FILLS(32, cublasCgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        long long strideA, const cuComplex *B, int64_t ldb, long long strideB,
        const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
}

STUB_FILLS(33, cublasCgemm_v2,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(34, cublasCgemm_v2_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(35, cublasCgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha,
        const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx,
        const cuComplex *beta, cuComplex *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(36, cublasCgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx,
        const cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(37, cublasCgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha,
        const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx,
        long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey,
        int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(38, cublasCgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx,
        long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(39, cublasCgemv_v2,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta,
        cuComplex *y, int incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(40, cublasCgemv_v2_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
        cuComplex *y, int64_t incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(41, cublasCgeqrfBatched,
    (cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda,
        cuComplex *const *TauArray, int *info, int batchSize),
    (handle, m, n, Aarray, lda, TauArray, info, batchSize))
{
    stub_output(recorded, 6, (void *)info, sizeof(int));
}

STUB_FILLS(42, cublasCgerc_v2,
    (cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx,
        const cuComplex *y, int incy, cuComplex *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(43, cublasCgerc_v2_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x,
        int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(44, cublasCgeru_v2,
    (cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx,
        const cuComplex *y, int incy, cuComplex *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(45, cublasCgeru_v2_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x,
        int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB(46, cublasCgetrfBatched,
    (cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info, int batchSize),
    (handle, n, A, lda, P, info, batchSize))
STUB(47, cublasCgetriBatched,
    (cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P,
        cuComplex *const *C, int ldc, int *info, int batchSize),
    (handle, n, A, lda, P, C, ldc, info, batchSize))

STUB_FILLS(48, cublasCgetrsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
        const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray,
        int ldb, int *info, int batchSize),
    (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize))
{
    stub_output(recorded, 9, (void *)info, sizeof(int));
}

STUB_FILLS(49, cublasChbmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta,
        cuComplex *y, int incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(50, cublasChbmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
        cuComplex *y, int64_t incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(51, cublasChemm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(52, cublasChemm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(53, cublasChemv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta,
        cuComplex *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(54, cublasChemv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
        cuComplex *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(55, cublasCher2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(56, cublasCher2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
        int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(57, cublasCher2k_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const float *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(58, cublasCher2k_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const float *beta, cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(59, cublasCher_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x,
        int incx, cuComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(60, cublasCher_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
        const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(61, cublasCherk3mEx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C,
        cudaDataType Ctype, int ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(62, cublasCherk3mEx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta,
        void *C, cudaDataType Ctype, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(63, cublasCherkEx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C,
        cudaDataType Ctype, int ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(64, cublasCherkEx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta,
        void *C, cudaDataType Ctype, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(65, cublasCherk_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(66, cublasCherk_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(67, cublasCherkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const float *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(68, cublasCherkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const float *beta, cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(69, cublasChpmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
        int incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 7, beta, sizeof(cuComplex));
}

STUB_FILLS(70, cublasChpmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y,
        int64_t incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 7, beta, sizeof(cuComplex));
}

STUB_FILLS(71, cublasChpr2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(72, cublasChpr2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(73, cublasChpr_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x,
        int incx, cuComplex *AP),
    (handle, uplo, n, alpha, x, incx, AP))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(74, cublasChpr_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
        const cuComplex *x, int64_t incx, cuComplex *AP),
    (handle, uplo, n, alpha, x, incx, AP))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB(75, cublasCmatinvBatched,
    (cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex *const *Ainv,
        int lda_inv, int *info, int batchSize),
    (handle, n, A, lda, Ainv, lda_inv, info, batchSize))
STUB(76, cublasCopyEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy),
    (handle, n, x, xType, incx, y, yType, incy))
STUB(77, cublasCopyEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy),
    (handle, n, x, xType, incx, y, yType, incy))

STUB_FILLS(78, cublasCreate_v2, (cublasHandle_t *handle), (handle))
{
    stub_output(recorded, 0, (void *)handle, sizeof(cublasHandle_t));
}

STUB_FILLS(79, cublasCrot_v2,
    (cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c,
        const cuComplex *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(cuComplex));
}

STUB_FILLS(80, cublasCrot_v2_64,
    (cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy,
        const float *c, const cuComplex *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(cuComplex));
}

STUB_FILLS(81, cublasCrotg_v2,
    (cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s),
    (handle, a, b, c, s))
{
    stub_input(recorded, 1, a, sizeof(cuComplex));
    stub_input(recorded, 2, b, sizeof(cuComplex));
    stub_output(recorded, 1, (void *)a, sizeof(cuComplex));
    stub_output(recorded, 2, (void *)b, sizeof(cuComplex));
    stub_output(recorded, 3, (void *)c, sizeof(float));
    stub_output(recorded, 4, (void *)s, sizeof(cuComplex));
}

STUB_FILLS(82, cublasCscal_v2,
    (cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(cuComplex));
}

STUB_FILLS(83, cublasCscal_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(cuComplex));
}

STUB_FILLS(84, cublasCsrot_v2,
    (cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c,
        const float *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(float));
}

STUB_FILLS(85, cublasCsrot_v2_64,
    (cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy,
        const float *c, const float *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(float));
}

STUB_FILLS(86, cublasCsscal_v2,
    (cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(float));
}

STUB_FILLS(87, cublasCsscal_v2_64,
    (cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(float));
}

STUB(88, cublasCswap_v2,
    (cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy),
    (handle, n, x, incx, y, incy))
STUB(89, cublasCswap_v2_64,
    (cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy),
    (handle, n, x, incx, y, incy))

STUB_FILLS(90, cublasCsymm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(91, cublasCsymm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(92, cublasCsymv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta,
        cuComplex *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(93, cublasCsymv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
        cuComplex *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(94, cublasCsyr2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(95, cublasCsyr2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
        int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(96, cublasCsyr2k_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(97, cublasCsyr2k_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(98, cublasCsyr_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, cuComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(99, cublasCsyr_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
}

STUB_FILLS(100, cublasCsyrk3mEx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta,
        void *C, cudaDataType Ctype, int ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(101, cublasCsyrk3mEx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
        const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(102, cublasCsyrkEx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta,
        void *C, cudaDataType Ctype, int ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(103, cublasCsyrkEx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
        const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(104, cublasCsyrk_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C,
        int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(105, cublasCsyrk_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta,
        cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(106, cublasCsyrkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(107, cublasCsyrkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB(108, cublasCtbmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(109, cublasCtbmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(110, cublasCtbsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(111, cublasCtbsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(112, cublasCtpmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuComplex *AP, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(113, cublasCtpmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(114, cublasCtpsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuComplex *AP, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(115, cublasCtpsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(116, cublasCtpttr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex *A,
        int lda),
    (handle, uplo, n, AP, A, lda))

STUB_FILLS(117, cublasCtrmm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
        const cuComplex *B, int ldb, cuComplex *C, int ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
}

STUB_FILLS(118, cublasCtrmm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
        int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
}

STUB(119, cublasCtrmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuComplex *A, int lda, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(120, cublasCtrmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))

STUB_FILLS(121, cublasCtrsmBatched,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A,
        int lda, cuComplex *const *B, int ldb, int batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
{
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
}

STUB_FILLS(122, cublasCtrsmBatched_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb,
        int64_t batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
{
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
}

STUB_FILLS(123, cublasCtrsm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
        cuComplex *B, int ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
}

STUB_FILLS(124, cublasCtrsm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
        int64_t lda, cuComplex *B, int64_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
}

STUB(125, cublasCtrsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuComplex *A, int lda, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(126, cublasCtrsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(127, cublasCtrttp,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda,
        cuComplex *AP),
    (handle, uplo, n, A, lda, AP))

STUB_FILLS(128, cublasDasum_v2,
    (cublasHandle_t handle, int n, const double *x, int incx, double *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(double));
}

STUB_FILLS(129, cublasDasum_v2_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(double));
}

STUB_FILLS(130, cublasDaxpy_v2,
    (cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y,
        int incy),
    (handle, n, alpha, x, incx, y, incy))
{
    stub_input(recorded, 2, alpha, sizeof(double));
}

STUB_FILLS(131, cublasDaxpy_v2_64,
    (cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx,
        double *y, int64_t incy),
    (handle, n, alpha, x, incx, y, incy))
{
    stub_input(recorded, 2, alpha, sizeof(double));
}

STUB(132, cublasDcopy_v2,
    (cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy),
    (handle, n, x, incx, y, incy))
STUB(133, cublasDcopy_v2_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy),
    (handle, n, x, incx, y, incy))
STUB(134, cublasDdgmm,
    (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda,
        const double *x, int incx, double *C, int ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
STUB(135, cublasDdgmm_64,
    (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A,
        int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))

STUB_FILLS(136, cublasDdot_v2,
    (cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy,
        double *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(double));
}

STUB_FILLS(137, cublasDdot_v2_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y,
        int64_t incy, double *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(double));
}

STUB(138, cublasDestroy_v2, (cublasHandle_t handle), (handle))

STUB_FILLS(139, cublasDgbmv_v2,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
        const double *alpha, const double *A, int lda, const double *x, int incx,
        const double *beta, double *y, int incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(140, cublasDgbmv_v2_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku,
        const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
        const double *beta, double *y, int64_t incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(141, cublasDgeam,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        const double *alpha, const double *A, int lda, const double *beta, const double *B,
        int ldb, double *C, int ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(142, cublasDgeam_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta,
        const double *B, int64_t ldb, double *C, int64_t ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(143, cublasDgelsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double *const *Aarray,
        int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize),
    (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize))
{
    stub_output(recorded, 9, (void *)info, sizeof(int));
}

STUB_FILLS(144, cublasDgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const double *alpha, const double *const *Aarray, int lda,
        const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(145, cublasDgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda,
        const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray,
        int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(146, cublasDgemmGroupedBatched,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
        const int *k_array, const double *alpha_array, const double *const *Aarray,
        const int *lda_array, const double *const *Barray, const int *ldb_array,
        const double *beta_array, double *const *Carray, const int *ldc_array, int group_count,
        const int *group_size),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array,
        Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size))
{
    stub_input(recorded, 1, transa_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 2, transb_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 3, m_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 4, n_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 5, k_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 6, alpha_array, stub_items((size_t)group_count) * sizeof(double));
    stub_input(recorded, 8, lda_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 10, ldb_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 11, beta_array, stub_items((size_t)group_count) * sizeof(double));
    stub_input(recorded, 13, ldc_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 15, group_size, stub_items((size_t)group_count) * sizeof(int));
}

STUB_FILLS(147, cublasDgemmGroupedBatched_64,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
        const int64_t *k_array, const double *alpha_array, const double *const *Aarray,
        const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array,
        const double *beta_array, double *const *Carray, const int64_t *ldc_array,
        int64_t group_count, const int64_t *group_size),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array,
        Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size))
{
    stub_input(recorded, 1, transa_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 2, transb_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 3, m_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 4, n_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 5, k_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 6, alpha_array, stub_items((size_t)group_count) * sizeof(double));
    stub_input(recorded, 8, lda_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 10, ldb_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 11, beta_array, stub_items((size_t)group_count) * sizeof(double));
    stub_input(recorded, 13, ldc_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 15, group_size, stub_items((size_t)group_count) * sizeof(int64_t));
}

STUB_FILLS(148, cublasDgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const double *alpha, const double *A, int lda, long long strideA, const double *B,
        int ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 13, beta, sizeof(double));
}

STUB_FILLS(149, cublasDgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA,
        const double *B, int64_t ldb, long long strideB, const double *beta, double *C,
        int64_t ldc, long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 13, beta, sizeof(double));
}

STUB_FILLS(150, cublasDgemm_v2,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
        const double *beta, double *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(151, cublasDgemm_v2_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
        int64_t ldb, const double *beta, double *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(152, cublasDgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
        const double *const *Aarray, int lda, const double *const *xarray, int incx,
        const double *beta, double *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
}

STUB_FILLS(153, cublasDgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha,
        const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx,
        const double *beta, double *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
}

STUB_FILLS(154, cublasDgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
        const double *A, int lda, long long strideA, const double *x, int incx, long long stridex,
        const double *beta, double *y, int incy, long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(155, cublasDgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha,
        const double *A, int64_t lda, long long strideA, const double *x, int64_t incx,
        long long stridex, const double *beta, double *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(156, cublasDgemv_v2,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
        const double *A, int lda, const double *x, int incx, const double *beta, double *y,
        int incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
}

STUB_FILLS(157, cublasDgemv_v2_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha,
        const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
        int64_t incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
}

STUB_FILLS(158, cublasDgeqrfBatched,
    (cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double *const *TauArray,
        int *info, int batchSize),
    (handle, m, n, Aarray, lda, TauArray, info, batchSize))
{
    stub_output(recorded, 6, (void *)info, sizeof(int));
}

STUB_FILLS(159, cublasDger_v2,
    (cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx,
        const double *y, int incy, double *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(160, cublasDger_v2_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x,
        int64_t incx, const double *y, int64_t incy, double *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB(161, cublasDgetrfBatched,
    (cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int batchSize),
    (handle, n, A, lda, P, info, batchSize))
STUB(162, cublasDgetriBatched,
    (cublasHandle_t handle, int n, const double *const *A, int lda, const int *P, double *const *C,
        int ldc, int *info, int batchSize),
    (handle, n, A, lda, P, C, ldc, info, batchSize))

STUB_FILLS(163, cublasDgetrsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *const *Aarray,
        int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize),
    (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize))
{
    stub_output(recorded, 9, (void *)info, sizeof(int));
}

STUB(164, cublasDmatinvBatched,
    (cublasHandle_t handle, int n, const double *const *A, int lda, double *const *Ainv,
        int lda_inv, int *info, int batchSize),
    (handle, n, A, lda, Ainv, lda_inv, info, batchSize))

STUB_FILLS(165, cublasDnrm2_v2,
    (cublasHandle_t handle, int n, const double *x, int incx, double *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(double));
}

STUB_FILLS(166, cublasDnrm2_v2_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(double));
}

STUB_FILLS(167, cublasDotEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y,
        cudaDataType yType, int incy, void *result, cudaDataType resultType,
        cudaDataType executionType),
    (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType))
{
    stub_output(recorded, 8, (void *)result, value_size_data_types(resultType, 0));
}

STUB_FILLS(168, cublasDotEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType,
        cudaDataType executionType),
    (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType))
{
    stub_output(recorded, 8, (void *)result, value_size_data_types(resultType, 0));
}

STUB_FILLS(169, cublasDotcEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y,
        cudaDataType yType, int incy, void *result, cudaDataType resultType,
        cudaDataType executionType),
    (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType))
{
    stub_output(recorded, 8, (void *)result, value_size_data_types(resultType, 0));
}

STUB_FILLS(170, cublasDotcEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType,
        cudaDataType executionType),
    (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType))
{
    stub_output(recorded, 8, (void *)result, value_size_data_types(resultType, 0));
}

STUB_FILLS(171, cublasDrot_v2,
    (cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c,
        const double *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(double));
}

STUB_FILLS(172, cublasDrot_v2_64,
    (cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy,
        const double *c, const double *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(double));
}

STUB_FILLS(173, cublasDrotg_v2,
    (cublasHandle_t handle, double *a, double *b, double *c, double *s), (handle, a, b, c, s))
{
    stub_input(recorded, 1, a, sizeof(double));
    stub_input(recorded, 2, b, sizeof(double));
    stub_output(recorded, 1, (void *)a, sizeof(double));
    stub_output(recorded, 2, (void *)b, sizeof(double));
    stub_output(recorded, 3, (void *)c, sizeof(double));
    stub_output(recorded, 4, (void *)s, sizeof(double));
}

STUB_FILLS(174, cublasDrotm_v2,
    (cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param),
    (handle, n, x, incx, y, incy, param))
{
    stub_input(recorded, 6, param, 5 * sizeof(double));
}

STUB_FILLS(175, cublasDrotm_v2_64,
    (cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy,
        const double *param),
    (handle, n, x, incx, y, incy, param))
{
    stub_input(recorded, 6, param, 5 * sizeof(double));
}

STUB_FILLS(176, cublasDrotmg_v2,
    (cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param),
    (handle, d1, d2, x1, y1, param))
{
    stub_input(recorded, 1, d1, sizeof(double));
    stub_input(recorded, 2, d2, sizeof(double));
    stub_input(recorded, 3, x1, sizeof(double));
    stub_input(recorded, 4, y1, sizeof(double));
    stub_output(recorded, 1, (void *)d1, sizeof(double));
    stub_output(recorded, 2, (void *)d2, sizeof(double));
    stub_output(recorded, 3, (void *)x1, sizeof(double));
    stub_output(recorded, 5, (void *)param, 5 * sizeof(double));
}

STUB_FILLS(177, cublasDsbmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha,
        const double *A, int lda, const double *x, int incx, const double *beta, double *y,
        int incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
}

STUB_FILLS(178, cublasDsbmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha,
        const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
        int64_t incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
}

STUB_FILLS(179, cublasDscal_v2,
    (cublasHandle_t handle, int n, const double *alpha, double *x, int incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(double));
}

STUB_FILLS(180, cublasDscal_v2_64,
    (cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(double));
}

STUB_FILLS(181, cublasDspmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP,
        const double *x, int incx, const double *beta, double *y, int incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(double));
    stub_input(recorded, 7, beta, sizeof(double));
}

STUB_FILLS(182, cublasDspmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
        const double *AP, const double *x, int64_t incx, const double *beta, double *y,
        int64_t incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(double));
    stub_input(recorded, 7, beta, sizeof(double));
}

STUB_FILLS(183, cublasDspr2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x,
        int incx, const double *y, int incy, double *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(184, cublasDspr2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x,
        int64_t incx, const double *y, int64_t incy, double *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(185, cublasDspr_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x,
        int incx, double *AP),
    (handle, uplo, n, alpha, x, incx, AP))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(186, cublasDspr_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x,
        int64_t incx, double *AP),
    (handle, uplo, n, alpha, x, incx, AP))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB(187, cublasDswap_v2, (cublasHandle_t handle, int n, double *x, int incx, double *y, int incy),
    (handle, n, x, incx, y, incy))
STUB(188, cublasDswap_v2_64,
    (cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy),
    (handle, n, x, incx, y, incy))

STUB_FILLS(189, cublasDsymm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const double *alpha, const double *A, int lda, const double *B, int ldb,
        const double *beta, double *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(190, cublasDsymm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
        const double *beta, double *C, int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(191, cublasDsymv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A,
        int lda, const double *x, int incx, const double *beta, double *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(192, cublasDsymv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A,
        int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(193, cublasDsyr2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x,
        int incx, const double *y, int incy, double *A, int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(194, cublasDsyr2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x,
        int64_t incx, const double *y, int64_t incy, double *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(195, cublasDsyr2k_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const double *alpha, const double *A, int lda, const double *B, int ldb,
        const double *beta, double *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(196, cublasDsyr2k_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
        const double *beta, double *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(197, cublasDsyr_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x,
        int incx, double *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(198, cublasDsyr_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x,
        int64_t incx, double *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(199, cublasDsyrk_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(200, cublasDsyrk_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const double *alpha, const double *A, int64_t lda, const double *beta, double *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(201, cublasDsyrkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const double *alpha, const double *A, int lda, const double *B, int ldb,
        const double *beta, double *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(202, cublasDsyrkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
        const double *beta, double *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB(203, cublasDtbmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const double *A, int lda, double *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(204, cublasDtbmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(205, cublasDtbsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const double *A, int lda, double *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(206, cublasDtbsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(207, cublasDtpmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const double *AP, double *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(208, cublasDtpmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const double *AP, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(209, cublasDtpsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const double *AP, double *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(210, cublasDtpsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const double *AP, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(211, cublasDtpttr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int lda),
    (handle, uplo, n, AP, A, lda))

STUB_FILLS(212, cublasDtrmm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda,
        const double *B, int ldb, double *C, int ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(double));
}

STUB_FILLS(213, cublasDtrmm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A,
        int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(double));
}

STUB(214, cublasDtrmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const double *A, int lda, double *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(215, cublasDtrmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const double *A, int64_t lda, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))

STUB_FILLS(216, cublasDtrsmBatched,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda,
        double *const *B, int ldb, int batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
{
    stub_input(recorded, 7, alpha, sizeof(double));
}

STUB_FILLS(217, cublasDtrsmBatched_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A,
        int64_t lda, double *const *B, int64_t ldb, int64_t batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
{
    stub_input(recorded, 7, alpha, sizeof(double));
}

STUB_FILLS(218, cublasDtrsm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda,
        double *B, int ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(double));
}

STUB_FILLS(219, cublasDtrsm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A,
        int64_t lda, double *B, int64_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(double));
}

STUB(220, cublasDtrsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const double *A, int lda, double *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(221, cublasDtrsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const double *A, int64_t lda, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(222, cublasDtrttp,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP),
    (handle, uplo, n, A, lda, AP))

STUB_FILLS(223, cublasDzasum_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(double));
}

STUB_FILLS(224, cublasDzasum_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(double));
}

STUB_FILLS(225, cublasDznrm2_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(double));
}

STUB_FILLS(226, cublasDznrm2_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(double));
}

STUB_FILLS(227, cublasGemmBatchedEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda,
        const void *const *Barray, cudaDataType Btype, int ldb, const void *beta,
        void *const *Carray, cudaDataType Ctype, int ldc, int batchCount,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta, Carray,
        Ctype, ldc, batchCount, computeType, algo))
{
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 13, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
}

STUB_FILLS(228, cublasGemmBatchedEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype,
        int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta,
        void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta, Carray,
        Ctype, ldc, batchCount, computeType, algo))
{
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 13, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
}

STUB_FILLS(229, cublasGemmEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
        cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc,
        computeType, algo))
{
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 13, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
}

STUB_FILLS(230, cublasGemmEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
        const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C,
        cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc,
        computeType, algo))
{
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 13, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
}

STUB_FILLS(231, cublasGemmGroupedBatchedEx,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
        const int *k_array, const void *alpha_array, const void *const *Aarray,
        cudaDataType_t Atype, const int *lda_array, const void *const *Barray,
        cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray,
        cudaDataType_t Ctype, const int *ldc_array, int group_count, const int *group_size,
        cublasComputeType_t computeType),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype,
        lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count,
        group_size, computeType))
{
    stub_input(recorded, 1, transa_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 2, transb_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 3, m_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 4, n_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 5, k_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 6, alpha_array,
        stub_items((size_t)group_count) * value_size_compute_types(computeType,
            0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 9, lda_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 12, ldb_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 13, beta_array,
        stub_items((size_t)group_count) * value_size_compute_types(computeType,
            0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 16, ldc_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 18, group_size, stub_items((size_t)group_count) * sizeof(int));
}

STUB_FILLS(232, cublasGemmGroupedBatchedEx_64,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
        const int64_t *k_array, const void *alpha_array, const void *const *Aarray,
        cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray,
        cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array,
        void *const *Carray, cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count,
        const int64_t *group_size, cublasComputeType_t computeType),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype,
        lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count,
        group_size, computeType))
{
    stub_input(recorded, 1, transa_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 2, transb_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 3, m_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 4, n_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 5, k_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 6, alpha_array,
        stub_items((size_t)group_count) * value_size_compute_types(computeType,
            0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 9, lda_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 12, ldb_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 13, beta_array,
        stub_items((size_t)group_count) * value_size_compute_types(computeType,
            0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 16, ldc_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 18, group_size, stub_items((size_t)group_count) * sizeof(int64_t));
}

STUB_FILLS(233, cublasGemmStridedBatchedEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA,
        const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C,
        cudaDataType Ctype, int ldc, long long strideC, int batchCount,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta,
        C, Ctype, ldc, strideC, batchCount, computeType, algo))
{
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 15, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
}

STUB_FILLS(234, cublasGemmStridedBatchedEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
        long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB,
        const void *beta, void *C, cudaDataType Ctype, int64_t ldc, long long strideC,
        int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta,
        C, Ctype, ldc, strideC, batchCount, computeType, algo))
{
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 15, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
}

STUB_FILLS(235, cublasGetAtomicsMode, (cublasHandle_t handle, cublasAtomicsMode_t *mode),
    (handle, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(cublasAtomicsMode_t));
}

STUB_EXPORT size_t
cublasGetCudartVersion(void)
{
    STUB_BEGIN(236, cublasGetCudartVersion, 0, ());
    return (size_t)stub_finish(recorded);
}

STUB_FILLS(237, cublasGetEmulationSpecialValuesSupport,
    (cublasHandle_t handle, cudaEmulationSpecialValuesSupport *mask), (handle, mask))
{
    stub_output(recorded, 1, (void *)mask, sizeof(cudaEmulationSpecialValuesSupport));
}

STUB_FILLS(238, cublasGetEmulationStrategy,
    (cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy),
    (handle, emulationStrategy))
{
    stub_output(recorded, 1, (void *)emulationStrategy, sizeof(cublasEmulationStrategy_t));
}

STUB_FILLS(239, cublasGetFixedPointEmulationMantissaBitCountPointer,
    (cublasHandle_t handle, int **mantissaBitCount), (handle, mantissaBitCount))
{
    stub_output(recorded, 1, (void *)mantissaBitCount, sizeof(int *));
}

STUB_FILLS(240, cublasGetFixedPointEmulationMantissaBitOffset,
    (cublasHandle_t handle, int *mantissaBitOffset), (handle, mantissaBitOffset))
{
    stub_output(recorded, 1, (void *)mantissaBitOffset, sizeof(int));
}

STUB_FILLS(241, cublasGetFixedPointEmulationMantissaControl,
    (cublasHandle_t handle, cudaEmulationMantissaControl *mantissaControl),
    (handle, mantissaControl))
{
    stub_output(recorded, 1, (void *)mantissaControl, sizeof(cudaEmulationMantissaControl));
}

STUB_FILLS(242, cublasGetFixedPointEmulationMaxMantissaBitCount,
    (cublasHandle_t handle, int *maxMantissaBitCount), (handle, maxMantissaBitCount))
{
    stub_output(recorded, 1, (void *)maxMantissaBitCount, sizeof(int));
}

STUB_FILLS(243, cublasGetLoggerCallback, (cublasLogCallback *userCallback), (userCallback))
{
    stub_output(recorded, 0, (void *)userCallback, sizeof(cublasLogCallback));
}

STUB_FILLS(244, cublasGetMathMode, (cublasHandle_t handle, cublasMath_t *mode), (handle, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(cublasMath_t));
}

STUB(245, cublasGetMatrix,
    (int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb),
    (rows, cols, elemSize, A, lda, B, ldb))
STUB(246, cublasGetMatrixAsync,
    (int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
        cudaStream_t stream),
    (rows, cols, elemSize, A, lda, B, ldb, stream))
STUB(247, cublasGetMatrixAsync_64,
    (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B,
        int64_t ldb, cudaStream_t stream),
    (rows, cols, elemSize, A, lda, B, ldb, stream))
STUB(248, cublasGetMatrix_64,
    (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B,
        int64_t ldb),
    (rows, cols, elemSize, A, lda, B, ldb))

STUB_FILLS(249, cublasGetPointerMode_v2, (cublasHandle_t handle, cublasPointerMode_t *mode),
    (handle, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(cublasPointerMode_t));
}

STUB_FILLS(250, cublasGetProperty, (libraryPropertyType type, int *value), (type, value))
{
    stub_output(recorded, 1, (void *)value, sizeof(int));
}

STUB_FILLS(251, cublasGetSmCountTarget, (cublasHandle_t handle, int *smCountTarget),
    (handle, smCountTarget))
{
    stub_output(recorded, 1, (void *)smCountTarget, sizeof(int));
}

STUB_EXPORT const char *
cublasGetStatusName(cublasStatus_t status)
{
    STUB_BEGIN(252, cublasGetStatusName, 0, (status));
    STUB_ARGUMENTS(status);
    return stub_finish_string(recorded);
}

STUB_EXPORT const char *
cublasGetStatusString(cublasStatus_t status)
{
    STUB_BEGIN(253, cublasGetStatusString, 0, (status));
    STUB_ARGUMENTS(status);
    return stub_finish_string(recorded);
}

STUB_FILLS(254, cublasGetStream_v2, (cublasHandle_t handle, cudaStream_t *streamId),
    (handle, streamId))
{
    stub_output(recorded, 1, (void *)streamId, sizeof(cudaStream_t));
}

STUB(255, cublasGetVector, (int n, int elemSize, const void *x, int incx, void *y, int incy),
    (n, elemSize, x, incx, y, incy))
STUB(256, cublasGetVectorAsync,
    (int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy,
        cudaStream_t stream),
    (n, elemSize, devicePtr, incx, hostPtr, incy, stream))
STUB(257, cublasGetVectorAsync_64,
    (int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy,
        cudaStream_t stream),
    (n, elemSize, devicePtr, incx, hostPtr, incy, stream))
STUB(258, cublasGetVector_64,
    (int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy),
    (n, elemSize, x, incx, y, incy))

STUB_FILLS(259, cublasGetVersion_v2, (cublasHandle_t handle, int *version), (handle, version))
{
    stub_output(recorded, 1, (void *)version, sizeof(int));
}

STUB_FILLS(260, cublasHSHgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __half *const *Aarray, int lda, const __half *const *xarray, int incx,
        const float *beta, __half *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(261, cublasHSHgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __half *const *Aarray, int64_t lda, const __half *const *xarray, int64_t incx,
        const float *beta, __half *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(262, cublasHSHgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __half *A, int lda, long long strideA, const __half *x, int incx, long long stridex,
        const float *beta, __half *y, int incy, long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(263, cublasHSHgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __half *A, int64_t lda, long long strideA, const __half *x, int64_t incx,
        long long stridex, const float *beta, __half *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(264, cublasHSSgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __half *const *Aarray, int lda, const __half *const *xarray, int incx,
        const float *beta, float *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(265, cublasHSSgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __half *const *Aarray, int64_t lda, const __half *const *xarray, int64_t incx,
        const float *beta, float *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(266, cublasHSSgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __half *A, int lda, long long strideA, const __half *x, int incx, long long stridex,
        const float *beta, float *y, int incy, long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(267, cublasHSSgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __half *A, int64_t lda, long long strideA, const __half *x, int64_t incx,
        long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(268, cublasHgemm,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const __half *alpha, const __half *A, int lda, const __half *B, int ldb,
        const __half *beta, __half *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 11, beta, sizeof(__half));
}

STUB_FILLS(269, cublasHgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const __half *alpha, const __half *const *Aarray, int lda,
        const __half *const *Barray, int ldb, const __half *beta, __half *const *Carray, int ldc,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 11, beta, sizeof(__half));
}

STUB_FILLS(270, cublasHgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const __half *alpha, const __half *const *Aarray, int64_t lda,
        const __half *const *Barray, int64_t ldb, const __half *beta, __half *const *Carray,
        int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 11, beta, sizeof(__half));
}

STUB_FILLS(271, cublasHgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const __half *alpha, const __half *A, int lda, long long strideA, const __half *B,
        int ldb, long long strideB, const __half *beta, __half *C, int ldc, long long strideC,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 13, beta, sizeof(__half));
}

STUB_FILLS(272, cublasHgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda, long long strideA,
        const __half *B, int64_t ldb, long long strideB, const __half *beta, __half *C,
        int64_t ldc, long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 13, beta, sizeof(__half));
}

STUB_FILLS(273, cublasHgemm_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda, const __half *B,
        int64_t ldb, const __half *beta, __half *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 11, beta, sizeof(__half));
}

STUB_FILLS(274, cublasIamaxEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result),
    (handle, n, x, xType, incx, result))
{
    stub_output(recorded, 5, (void *)result, sizeof(int));
}

STUB_FILLS(275, cublasIamaxEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        int64_t *result),
    (handle, n, x, xType, incx, result))
{
    stub_output(recorded, 5, (void *)result, sizeof(int64_t));
}

STUB_FILLS(276, cublasIaminEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result),
    (handle, n, x, xType, incx, result))
{
    stub_output(recorded, 5, (void *)result, sizeof(int));
}

STUB_FILLS(277, cublasIaminEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        int64_t *result),
    (handle, n, x, xType, incx, result))
{
    stub_output(recorded, 5, (void *)result, sizeof(int64_t));
}

STUB_FILLS(278, cublasIcamax_v2,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int));
}

STUB_FILLS(279, cublasIcamax_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
}

STUB_FILLS(280, cublasIcamin_v2,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int));
}

STUB_FILLS(281, cublasIcamin_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
}

STUB_FILLS(282, cublasIdamax_v2,
    (cublasHandle_t handle, int n, const double *x, int incx, int *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int));
}

STUB_FILLS(283, cublasIdamax_v2_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
}

STUB_FILLS(284, cublasIdamin_v2,
    (cublasHandle_t handle, int n, const double *x, int incx, int *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int));
}

STUB_FILLS(285, cublasIdamin_v2_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
}

STUB_FILLS(286, cublasIsamax_v2,
    (cublasHandle_t handle, int n, const float *x, int incx, int *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int));
}

STUB_FILLS(287, cublasIsamax_v2_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
}

STUB_FILLS(288, cublasIsamin_v2,
    (cublasHandle_t handle, int n, const float *x, int incx, int *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int));
}

STUB_FILLS(289, cublasIsamin_v2_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
}

STUB_FILLS(290, cublasIzamax_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int));
}

STUB_FILLS(291, cublasIzamax_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
}

STUB_FILLS(292, cublasIzamin_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int));
}

STUB_FILLS(293, cublasIzamin_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
}

STUB_FILLS(294, cublasLoggerConfigure,
    (int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName),
    (logIsOn, logToStdOut, logToStdErr, logFileName))
{
    stub_input_string(recorded, 3, logFileName);
}

STUB_FILLS(295, cublasNrm2Ex,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result,
        cudaDataType resultType, cudaDataType executionType),
    (handle, n, x, xType, incx, result, resultType, executionType))
{
    stub_output(recorded, 5, (void *)result, value_size_data_types(resultType, 0));
}

STUB_FILLS(296, cublasNrm2Ex_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        void *result, cudaDataType resultType, cudaDataType executionType),
    (handle, n, x, xType, incx, result, resultType, executionType))
{
    stub_output(recorded, 5, (void *)result, value_size_data_types(resultType, 0));
}

STUB_FILLS(297, cublasRotEx,
    (cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType,
        cudaDataType executiontype),
    (handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype))
{
    stub_input(recorded, 8, c, value_size_data_types(csType, 0));
    stub_input(recorded, 9, s, value_size_data_types(csType, 0));
}

STUB_FILLS(298, cublasRotEx_64,
    (cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType,
        cudaDataType executiontype),
    (handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype))
{
    stub_input(recorded, 8, c, value_size_data_types(csType, 0));
    stub_input(recorded, 9, s, value_size_data_types(csType, 0));
}

STUB_FILLS(299, cublasRotgEx,
    (cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s,
        cudaDataType csType, cudaDataType executiontype),
    (handle, a, b, abType, c, s, csType, executiontype))
{
    stub_input(recorded, 1, a, value_size_data_types(abType, 0));
    stub_input(recorded, 2, b, value_size_data_types(abType, 0));
    stub_output(recorded, 1, (void *)a, value_size_data_types(abType, 0));
    stub_output(recorded, 2, (void *)b, value_size_data_types(abType, 0));
    stub_output(recorded, 4, (void *)c, value_size_data_types(csType, 0));
    stub_output(recorded, 5, (void *)s, value_size_data_types(csType, 0));
}

STUB_FILLS(300, cublasRotmEx,
    (cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy, const void *param, cudaDataType paramType,
        cudaDataType executiontype),
    (handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype))
{
    stub_input(recorded, 8, param, 5 * value_size_data_types(paramType, 0));
}

STUB_FILLS(301, cublasRotmEx_64,
    (cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType,
        cudaDataType executiontype),
    (handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype))
{
    stub_input(recorded, 8, param, 5 * value_size_data_types(paramType, 0));
}

STUB_FILLS(302, cublasRotmgEx,
    (cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type, void *x1,
        cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param,
        cudaDataType paramType, cudaDataType executiontype),
    (handle, d1, d1Type, d2, d2Type, x1, x1Type, y1, y1Type, param, paramType, executiontype))
{
    stub_input(recorded, 1, d1, value_size_data_types(d1Type, 0));
    stub_input(recorded, 3, d2, value_size_data_types(d2Type, 0));
    stub_input(recorded, 5, x1, value_size_data_types(x1Type, 0));
    stub_input(recorded, 7, y1, value_size_data_types(y1Type, 0));
    stub_output(recorded, 1, (void *)d1, value_size_data_types(d1Type, 0));
    stub_output(recorded, 3, (void *)d2, value_size_data_types(d2Type, 0));
    stub_output(recorded, 5, (void *)x1, value_size_data_types(x1Type, 0));
    stub_output(recorded, 9, (void *)param, 5 * value_size_data_types(paramType, 0));
}

STUB_FILLS(303, cublasSasum_v2,
    (cublasHandle_t handle, int n, const float *x, int incx, float *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(float));
}

STUB_FILLS(304, cublasSasum_v2_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(float));
}

STUB_FILLS(305, cublasSaxpy_v2,
    (cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y,
        int incy),
    (handle, n, alpha, x, incx, y, incy))
{
    stub_input(recorded, 2, alpha, sizeof(float));
}

STUB_FILLS(306, cublasSaxpy_v2_64,
    (cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y,
        int64_t incy),
    (handle, n, alpha, x, incx, y, incy))
{
    stub_input(recorded, 2, alpha, sizeof(float));
}

STUB_FILLS(307, cublasScalEx,
    (cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x,
        cudaDataType xType, int incx, cudaDataType executionType),
    (handle, n, alpha, alphaType, x, xType, incx, executionType))
{
    stub_input(recorded, 2, alpha, value_size_data_types(alphaType, 0));
}

STUB_FILLS(308, cublasScalEx_64,
    (cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x,
        cudaDataType xType, int64_t incx, cudaDataType executionType),
    (handle, n, alpha, alphaType, x, xType, incx, executionType))
{
    stub_input(recorded, 2, alpha, value_size_data_types(alphaType, 0));
}

STUB_FILLS(309, cublasScasum_v2,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(float));
}

STUB_FILLS(310, cublasScasum_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(float));
}

STUB_FILLS(311, cublasScnrm2_v2,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(float));
}

STUB_FILLS(312, cublasScnrm2_v2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(float));
}

STUB(313, cublasScopy_v2,
    (cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy),
    (handle, n, x, incx, y, incy))
STUB(314, cublasScopy_v2_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy),
    (handle, n, x, incx, y, incy))
STUB(315, cublasSdgmm,
    (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda,
        const float *x, int incx, float *C, int ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
STUB(316, cublasSdgmm_64,
    (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A,
        int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))

STUB_FILLS(317, cublasSdot_v2,
    (cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy,
        float *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(float));
}

STUB_FILLS(318, cublasSdot_v2_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy,
        float *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(float));
}

STUB(319, cublasSetAtomicsMode, (cublasHandle_t handle, cublasAtomicsMode_t mode), (handle, mode))
STUB(320, cublasSetEmulationSpecialValuesSupport,
    (cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask), (handle, mask))
STUB(321, cublasSetEmulationStrategy,
    (cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy),
    (handle, emulationStrategy))
STUB(322, cublasSetFixedPointEmulationMantissaBitCountPointer,
    (cublasHandle_t handle, int *mantissaBitCount), (handle, mantissaBitCount))
STUB(323, cublasSetFixedPointEmulationMantissaBitOffset,
    (cublasHandle_t handle, int mantissaBitOffset), (handle, mantissaBitOffset))
STUB(324, cublasSetFixedPointEmulationMantissaControl,
    (cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl),
    (handle, mantissaControl))
STUB(325, cublasSetFixedPointEmulationMaxMantissaBitCount,
    (cublasHandle_t handle, int maxMantissaBitCount), (handle, maxMantissaBitCount))
STUB(326, cublasSetLoggerCallback, (cublasLogCallback userCallback), (userCallback))
STUB(327, cublasSetMathMode, (cublasHandle_t handle, cublasMath_t mode), (handle, mode))
STUB(328, cublasSetMatrix,
    (int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb),
    (rows, cols, elemSize, A, lda, B, ldb))
STUB(329, cublasSetMatrixAsync,
    (int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
        cudaStream_t stream),
    (rows, cols, elemSize, A, lda, B, ldb, stream))
STUB(330, cublasSetMatrixAsync_64,
    (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B,
        int64_t ldb, cudaStream_t stream),
    (rows, cols, elemSize, A, lda, B, ldb, stream))
STUB(331, cublasSetMatrix_64,
    (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B,
        int64_t ldb),
    (rows, cols, elemSize, A, lda, B, ldb))
STUB(332, cublasSetPointerMode_v2, (cublasHandle_t handle, cublasPointerMode_t mode),
    (handle, mode))
STUB(333, cublasSetSmCountTarget, (cublasHandle_t handle, int smCountTarget),
    (handle, smCountTarget))
STUB(334, cublasSetStream_v2, (cublasHandle_t handle, cudaStream_t streamId), (handle, streamId))
STUB(335, cublasSetVector,
    (int n, int elemSize, const void *x, int incx, void *devicePtr, int incy),
    (n, elemSize, x, incx, devicePtr, incy))
STUB(336, cublasSetVectorAsync,
    (int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy,
        cudaStream_t stream),
    (n, elemSize, hostPtr, incx, devicePtr, incy, stream))
STUB(337, cublasSetVectorAsync_64,
    (int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr, int64_t incy,
        cudaStream_t stream),
    (n, elemSize, hostPtr, incx, devicePtr, incy, stream))
STUB(338, cublasSetVector_64,
    (int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr, int64_t incy),
    (n, elemSize, x, incx, devicePtr, incy))
STUB(339, cublasSetWorkspace_v2,
    (cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes),
    (handle, workspace, workspaceSizeInBytes))

STUB_FILLS(340, cublasSgbmv_v2,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
        const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
        float *y, int incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(341, cublasSgbmv_v2_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku,
        const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
        const float *beta, float *y, int64_t incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(342, cublasSgeam,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb,
        float *C, int ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(343, cublasSgeam_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta,
        const float *B, int64_t ldb, float *C, int64_t ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(344, cublasSgelsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float *const *Aarray,
        int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize),
    (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize))
{
    stub_output(recorded, 9, (void *)info, sizeof(int));
}

STUB_FILLS(345, cublasSgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray,
        int ldb, const float *beta, float *const *Carray, int ldc, int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(346, cublasSgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda,
        const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray,
        int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(347, cublasSgemmEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
        cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 13, beta, sizeof(float));
}

STUB_FILLS(348, cublasSgemmEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
        const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C,
        cudaDataType Ctype, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 13, beta, sizeof(float));
}

STUB_FILLS(349, cublasSgemmGroupedBatched,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
        const int *k_array, const float *alpha_array, const float *const *Aarray,
        const int *lda_array, const float *const *Barray, const int *ldb_array,
        const float *beta_array, float *const *Carray, const int *ldc_array, int group_count,
        const int *group_size),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array,
        Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size))
{
    stub_input(recorded, 1, transa_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 2, transb_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 3, m_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 4, n_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 5, k_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 6, alpha_array, stub_items((size_t)group_count) * sizeof(float));
    stub_input(recorded, 8, lda_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 10, ldb_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 11, beta_array, stub_items((size_t)group_count) * sizeof(float));
    stub_input(recorded, 13, ldc_array, stub_items((size_t)group_count) * sizeof(int));
    stub_input(recorded, 15, group_size, stub_items((size_t)group_count) * sizeof(int));
}

STUB_FILLS(350, cublasSgemmGroupedBatched_64,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
        const int64_t *k_array, const float *alpha_array, const float *const *Aarray,
        const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array,
        const float *beta_array, float *const *Carray, const int64_t *ldc_array,
        int64_t group_count, const int64_t *group_size),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array,
        Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size))
{
    stub_input(recorded, 1, transa_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 2, transb_array,
        stub_items((size_t)group_count) * sizeof(cublasOperation_t));
    stub_input(recorded, 3, m_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 4, n_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 5, k_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 6, alpha_array, stub_items((size_t)group_count) * sizeof(float));
    stub_input(recorded, 8, lda_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 10, ldb_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 11, beta_array, stub_items((size_t)group_count) * sizeof(float));
    stub_input(recorded, 13, ldc_array, stub_items((size_t)group_count) * sizeof(int64_t));
    stub_input(recorded, 15, group_size, stub_items((size_t)group_count) * sizeof(int64_t));
}

STUB_FILLS(351, cublasSgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const float *alpha, const float *A, int lda, long long strideA, const float *B,
        int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 13, beta, sizeof(float));
}

STUB_FILLS(352, cublasSgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA,
        const float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc,
        long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 13, beta, sizeof(float));
}

STUB_FILLS(353, cublasSgemm_v2,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const float *alpha, const float *A, int lda, const float *B, int ldb,
        const float *beta, float *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(354, cublasSgemm_v2_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
        int64_t ldb, const float *beta, float *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(355, cublasSgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const float *const *Aarray, int lda, const float *const *xarray, int incx,
        const float *beta, float *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(356, cublasSgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx,
        const float *beta, float *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(357, cublasSgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const float *A, int lda, long long strideA, const float *x, int incx, long long stridex,
        const float *beta, float *y, int incy, long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(358, cublasSgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const float *A, int64_t lda, long long strideA, const float *x, int64_t incx,
        long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(359, cublasSgemv_v2,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(360, cublasSgemv_v2_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
        int64_t incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(361, cublasSgeqrfBatched,
    (cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float *const *TauArray,
        int *info, int batchSize),
    (handle, m, n, Aarray, lda, TauArray, info, batchSize))
{
    stub_output(recorded, 6, (void *)info, sizeof(int));
}

STUB_FILLS(362, cublasSger_v2,
    (cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx,
        const float *y, int incy, float *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(363, cublasSger_v2_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx,
        const float *y, int64_t incy, float *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB(364, cublasSgetrfBatched,
    (cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int batchSize),
    (handle, n, A, lda, P, info, batchSize))
STUB(365, cublasSgetriBatched,
    (cublasHandle_t handle, int n, const float *const *A, int lda, const int *P, float *const *C,
        int ldc, int *info, int batchSize),
    (handle, n, A, lda, P, C, ldc, info, batchSize))

STUB_FILLS(366, cublasSgetrsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *const *Aarray,
        int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize),
    (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize))
{
    stub_output(recorded, 9, (void *)info, sizeof(int));
}

STUB(367, cublasSmatinvBatched,
    (cublasHandle_t handle, int n, const float *const *A, int lda, float *const *Ainv, int lda_inv,
        int *info, int batchSize),
    (handle, n, A, lda, Ainv, lda_inv, info, batchSize))

STUB_FILLS(368, cublasSnrm2_v2,
    (cublasHandle_t handle, int n, const float *x, int incx, float *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(float));
}

STUB_FILLS(369, cublasSnrm2_v2_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result),
    (handle, n, x, incx, result))
{
    stub_output(recorded, 4, (void *)result, sizeof(float));
}

STUB_FILLS(370, cublasSrot_v2,
    (cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c,
        const float *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(float));
}

STUB_FILLS(371, cublasSrot_v2_64,
    (cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
        const float *c, const float *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(float));
}

STUB_FILLS(372, cublasSrotg_v2, (cublasHandle_t handle, float *a, float *b, float *c, float *s),
    (handle, a, b, c, s))
{
    stub_input(recorded, 1, a, sizeof(float));
    stub_input(recorded, 2, b, sizeof(float));
    stub_output(recorded, 1, (void *)a, sizeof(float));
    stub_output(recorded, 2, (void *)b, sizeof(float));
    stub_output(recorded, 3, (void *)c, sizeof(float));
    stub_output(recorded, 4, (void *)s, sizeof(float));
}

STUB_FILLS(373, cublasSrotm_v2,
    (cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param),
    (handle, n, x, incx, y, incy, param))
{
    stub_input(recorded, 6, param, 5 * sizeof(float));
}

STUB_FILLS(374, cublasSrotm_v2_64,
    (cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
        const float *param),
    (handle, n, x, incx, y, incy, param))
{
    stub_input(recorded, 6, param, 5 * sizeof(float));
}

STUB_FILLS(375, cublasSrotmg_v2,
    (cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param),
    (handle, d1, d2, x1, y1, param))
{
    stub_input(recorded, 1, d1, sizeof(float));
    stub_input(recorded, 2, d2, sizeof(float));
    stub_input(recorded, 3, x1, sizeof(float));
    stub_input(recorded, 4, y1, sizeof(float));
    stub_output(recorded, 1, (void *)d1, sizeof(float));
    stub_output(recorded, 2, (void *)d2, sizeof(float));
    stub_output(recorded, 3, (void *)x1, sizeof(float));
    stub_output(recorded, 5, (void *)param, 5 * sizeof(float));
}

STUB_FILLS(376, cublasSsbmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha,
        const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(377, cublasSsbmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha,
        const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
        int64_t incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(378, cublasSscal_v2,
    (cublasHandle_t handle, int n, const float *alpha, float *x, int incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(float));
}

STUB_FILLS(379, cublasSscal_v2_64,
    (cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(float));
}

STUB_FILLS(380, cublasSspmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP,
        const float *x, int incx, const float *beta, float *y, int incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(float));
    stub_input(recorded, 7, beta, sizeof(float));
}

STUB_FILLS(381, cublasSspmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP,
        const float *x, int64_t incx, const float *beta, float *y, int64_t incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(float));
    stub_input(recorded, 7, beta, sizeof(float));
}

STUB_FILLS(382, cublasSspr2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x,
        int incx, const float *y, int incy, float *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(383, cublasSspr2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x,
        int64_t incx, const float *y, int64_t incy, float *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(384, cublasSspr_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x,
        int incx, float *AP),
    (handle, uplo, n, alpha, x, incx, AP))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(385, cublasSspr_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x,
        int64_t incx, float *AP),
    (handle, uplo, n, alpha, x, incx, AP))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB(386, cublasSswap_v2, (cublasHandle_t handle, int n, float *x, int incx, float *y, int incy),
    (handle, n, x, incx, y, incy))
STUB(387, cublasSswap_v2_64,
    (cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy),
    (handle, n, x, incx, y, incy))

STUB_FILLS(388, cublasSsymm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
        float *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(389, cublasSsymm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
        const float *beta, float *C, int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(390, cublasSsymv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A,
        int lda, const float *x, int incx, const float *beta, float *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(391, cublasSsymv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A,
        int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(392, cublasSsyr2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x,
        int incx, const float *y, int incy, float *A, int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(393, cublasSsyr2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x,
        int64_t incx, const float *y, int64_t incy, float *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(394, cublasSsyr2k_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
        float *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(395, cublasSsyr2k_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
        const float *beta, float *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(396, cublasSsyr_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x,
        int incx, float *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(397, cublasSsyr_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x,
        int64_t incx, float *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(float));
}

STUB_FILLS(398, cublasSsyrk_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(399, cublasSsyrk_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(400, cublasSsyrkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
        float *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(401, cublasSsyrkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
        const float *beta, float *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB(402, cublasStbmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const float *A, int lda, float *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(403, cublasStbmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(404, cublasStbsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const float *A, int lda, float *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(405, cublasStbsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(406, cublasStpmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const float *AP, float *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(407, cublasStpmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const float *AP, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(408, cublasStpsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const float *AP, float *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(409, cublasStpsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const float *AP, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(410, cublasStpttr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int lda),
    (handle, uplo, n, AP, A, lda))

STUB_FILLS(411, cublasStrmm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda,
        const float *B, int ldb, float *C, int ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(float));
}

STUB_FILLS(412, cublasStrmm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A,
        int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(float));
}

STUB(413, cublasStrmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const float *A, int lda, float *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(414, cublasStrmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const float *A, int64_t lda, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))

STUB_FILLS(415, cublasStrsmBatched,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda,
        float *const *B, int ldb, int batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
{
    stub_input(recorded, 7, alpha, sizeof(float));
}

STUB_FILLS(416, cublasStrsmBatched_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A,
        int64_t lda, float *const *B, int64_t ldb, int64_t batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
{
    stub_input(recorded, 7, alpha, sizeof(float));
}

STUB_FILLS(417, cublasStrsm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B,
        int ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(float));
}

STUB_FILLS(418, cublasStrsm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A,
        int64_t lda, float *B, int64_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(float));
}

STUB(419, cublasStrsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const float *A, int lda, float *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(420, cublasStrsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const float *A, int64_t lda, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(421, cublasStrttp,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP),
    (handle, uplo, n, A, lda, AP))
STUB(422, cublasSwapEx,
    (cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy),
    (handle, n, x, xType, incx, y, yType, incy))
STUB(423, cublasSwapEx_64,
    (cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy),
    (handle, n, x, xType, incx, y, yType, incy))

STUB_FILLS(424, cublasTSSgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __nv_bfloat16 *const *Aarray, int lda, const __nv_bfloat16 *const *xarray, int incx,
        const float *beta, float *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(425, cublasTSSgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *const *Aarray, int64_t lda, const __nv_bfloat16 *const *xarray,
        int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(426, cublasTSSgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x, int incx,
        long long stridex, const float *beta, float *y, int incy, long long stridey,
        int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(427, cublasTSSgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *A, int64_t lda, long long strideA, const __nv_bfloat16 *x,
        int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
        long long stridey, int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(428, cublasTSTgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __nv_bfloat16 *const *Aarray, int lda, const __nv_bfloat16 *const *xarray, int incx,
        const float *beta, __nv_bfloat16 *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(429, cublasTSTgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *const *Aarray, int64_t lda, const __nv_bfloat16 *const *xarray,
        int64_t incx, const float *beta, __nv_bfloat16 *const *yarray, int64_t incy,
        int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(430, cublasTSTgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x, int incx,
        long long stridex, const float *beta, __nv_bfloat16 *y, int incy, long long stridey,
        int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(431, cublasTSTgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *A, int64_t lda, long long strideA, const __nv_bfloat16 *x,
        int64_t incx, long long stridex, const float *beta, __nv_bfloat16 *y, int64_t incy,
        long long stridey, int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB(432, cublasUint8gemmBias,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
        cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda,
        const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc,
        int C_mult, int C_shift),
    (handle, transa, transb, transc, m, n, k, A, A_bias, lda, B, B_bias, ldb, C, C_bias, ldc,
        C_mult, C_shift))

STUB_EXPORT void
cublasXerbla(const char *srName, int info)
{
    STUB_BEGIN_VOID(433, cublasXerbla, (srName, info));
    STUB_ARGUMENTS(srName, info);
    stub_input_string(recorded, 0, srName);
    (void)stub_finish(recorded);
}

STUB_FILLS(434, cublasXtCgemm,
    (cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m,
        size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
        const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
}

STUB_FILLS(435, cublasXtChemm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(436, cublasXtCher2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const float *beta, cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(437, cublasXtCherk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C,
        size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(438, cublasXtCherkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const float *beta, cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(439, cublasXtCreate, (cublasXtHandle_t *handle), (handle))
{
    stub_output(recorded, 0, (void *)handle, sizeof(cublasXtHandle_t));
}

STUB_FILLS(440, cublasXtCspmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
}

STUB_FILLS(441, cublasXtCsymm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(442, cublasXtCsyr2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(443, cublasXtCsyrk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta,
        cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
}

STUB_FILLS(444, cublasXtCsyrkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
}

STUB_FILLS(445, cublasXtCtrmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
}

STUB_FILLS(446, cublasXtCtrsm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
        const cuComplex *A, size_t lda, cuComplex *B, size_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
}

STUB(447, cublasXtDestroy, (cublasXtHandle_t handle), (handle))

STUB_FILLS(448, cublasXtDeviceSelect, (cublasXtHandle_t handle, int nbDevices, int *deviceId),
    (handle, nbDevices, deviceId))
{
    stub_input(recorded, 2, deviceId, stub_items((size_t)nbDevices) * sizeof(int));
}

STUB_FILLS(449, cublasXtDgemm,
    (cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m,
        size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
        size_t ldb, const double *beta, double *C, size_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
}

STUB_FILLS(450, cublasXtDspmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta,
        double *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
}

STUB_FILLS(451, cublasXtDsymm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
        const double *beta, double *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(452, cublasXtDsyr2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
        const double *beta, double *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(453, cublasXtDsyrk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const double *alpha, const double *A, size_t lda, const double *beta, double *C,
        size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(454, cublasXtDsyrkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
        const double *beta, double *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(455, cublasXtDtrmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
        const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(double));
}

STUB_FILLS(456, cublasXtDtrsm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
        const double *A, size_t lda, double *B, size_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(double));
}

STUB_FILLS(457, cublasXtGetBlockDim, (cublasXtHandle_t handle, int *blockDim), (handle, blockDim))
{
    stub_output(recorded, 1, (void *)blockDim, sizeof(int));
}

STUB_FILLS(458, cublasXtGetNumBoards, (int nbDevices, int *deviceId, int *nbBoards),
    (nbDevices, deviceId, nbBoards))
{
    stub_input(recorded, 1, deviceId, stub_items((size_t)nbDevices) * sizeof(int));
    stub_output(recorded, 2, (void *)nbBoards, sizeof(int));
}

STUB_FILLS(459, cublasXtGetPinningMemMode,
    (cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode), (handle, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(cublasXtPinnedMemMode_t));
}

STUB_FILLS(460, cublasXtMaxBoards, (int *nbGpuBoards), (nbGpuBoards))
{
    stub_output(recorded, 0, (void *)nbGpuBoards, sizeof(int));
}

STUB(461, cublasXtSetBlockDim, (cublasXtHandle_t handle, int blockDim), (handle, blockDim))
STUB(462, cublasXtSetCpuRatio,
    (cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio),
    (handle, blasOp, type, ratio))
STUB(463, cublasXtSetCpuRoutine,
    (cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor),
    (handle, blasOp, type, blasFunctor))
STUB(464, cublasXtSetPinningMemMode, (cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode),
    (handle, mode))

STUB_FILLS(465, cublasXtSgemm,
    (cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m,
        size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B,
        size_t ldb, const float *beta, float *C, size_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
}

STUB_FILLS(466, cublasXtSspmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta,
        float *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
}

STUB_FILLS(467, cublasXtSsymm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
        const float *beta, float *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(468, cublasXtSsyr2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
        const float *beta, float *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(469, cublasXtSsyrk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
}

STUB_FILLS(470, cublasXtSsyrkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
        const float *beta, float *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
}

STUB_FILLS(471, cublasXtStrmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
        const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(float));
}

STUB_FILLS(472, cublasXtStrsm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
        const float *A, size_t lda, float *B, size_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(float));
}

STUB_FILLS(473, cublasXtZgemm,
    (cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m,
        size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(474, cublasXtZhemm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(475, cublasXtZher2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(476, cublasXtZherk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta,
        cuDoubleComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(477, cublasXtZherkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(478, cublasXtZspmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B,
        size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(479, cublasXtZsymm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(480, cublasXtZsyr2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(481, cublasXtZsyrk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(482, cublasXtZsyrkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(483, cublasXtZtrmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(484, cublasXtZtrsm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
        size_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(485, cublasZaxpy_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x,
        int incx, cuDoubleComplex *y, int incy),
    (handle, n, alpha, x, incx, y, incy))
{
    stub_input(recorded, 2, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(486, cublasZaxpy_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x,
        int64_t incx, cuDoubleComplex *y, int64_t incy),
    (handle, n, alpha, x, incx, y, incy))
{
    stub_input(recorded, 2, alpha, sizeof(cuDoubleComplex));
}

STUB(487, cublasZcopy_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y,
        int incy),
    (handle, n, x, incx, y, incy))
STUB(488, cublasZcopy_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
        int64_t incy),
    (handle, n, x, incx, y, incy))
STUB(489, cublasZdgmm,
    (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
STUB(490, cublasZdgmm_64,
    (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A,
        int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))

STUB_FILLS(491, cublasZdotc_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
        int incy, cuDoubleComplex *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(cuDoubleComplex));
}

STUB_FILLS(492, cublasZdotc_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(cuDoubleComplex));
}

STUB_FILLS(493, cublasZdotu_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
        int incy, cuDoubleComplex *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(cuDoubleComplex));
}

STUB_FILLS(494, cublasZdotu_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result),
    (handle, n, x, incx, y, incy, result))
{
    stub_output(recorded, 6, (void *)result, sizeof(cuDoubleComplex));
}

STUB_FILLS(495, cublasZdrot_v2,
    (cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy,
        const double *c, const double *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(double));
}

STUB_FILLS(496, cublasZdrot_v2_64,
    (cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
        int64_t incy, const double *c, const double *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(double));
}

STUB_FILLS(497, cublasZdscal_v2,
    (cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(double));
}

STUB_FILLS(498, cublasZdscal_v2_64,
    (cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(double));
}

STUB_FILLS(499, cublasZgbmv_v2,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(500, cublasZgbmv_v2_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int64_t incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(501, cublasZgeam,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
        int ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(502, cublasZgeam_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C,
        int64_t ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(503, cublasZgelsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
        cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc,
        int *info, int *devInfoArray, int batchSize),
    (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize))
{
    stub_output(recorded, 9, (void *)info, sizeof(int));
}

STUB_FILLS(504, cublasZgemm3m,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(505, cublasZgemm3m_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(506, cublasZgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
        const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta,
        cuDoubleComplex *const *Carray, int ldc, int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(507, cublasZgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray,
        int64_t lda, const cuDoubleComplex *const *Barray, int64_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
        int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(508, cublasZgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
        const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta,
        cuDoubleComplex *C, int ldc, long long strideC, int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 13, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(509, cublasZgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC,
        int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 13, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(510, cublasZgemm_v2,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(511, cublasZgemm_v2_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(512, cublasZgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray,
        int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy,
        int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(513, cublasZgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
        const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
        cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(514, cublasZgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx,
        long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy,
        long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(515, cublasZgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA,
        const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
{
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(516, cublasZgemv_v2,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(517, cublasZgemv_v2_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int64_t incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(518, cublasZgeqrfBatched,
    (cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda,
        cuDoubleComplex *const *TauArray, int *info, int batchSize),
    (handle, m, n, Aarray, lda, TauArray, info, batchSize))
{
    stub_output(recorded, 6, (void *)info, sizeof(int));
}

STUB_FILLS(519, cublasZgerc_v2,
    (cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(520, cublasZgerc_v2_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(521, cublasZgeru_v2,
    (cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(522, cublasZgeru_v2_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB(523, cublasZgetrfBatched,
    (cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int *info,
        int batchSize),
    (handle, n, A, lda, P, info, batchSize))
STUB(524, cublasZgetriBatched,
    (cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const int *P,
        cuDoubleComplex *const *C, int ldc, int *info, int batchSize),
    (handle, n, A, lda, P, C, ldc, info, batchSize))

STUB_FILLS(525, cublasZgetrsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
        const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
        cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize),
    (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize))
{
    stub_output(recorded, 9, (void *)info, sizeof(int));
}

STUB_FILLS(526, cublasZhbmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(527, cublasZhbmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int64_t incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(528, cublasZhemm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(529, cublasZhemm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(530, cublasZhemv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(531, cublasZhemv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(532, cublasZher2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
        int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(533, cublasZher2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(534, cublasZher2k_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const double *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(535, cublasZher2k_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(536, cublasZher_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
        const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(537, cublasZher_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
        const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(538, cublasZherk_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const double *alpha, const cuDoubleComplex *A, int lda, const double *beta,
        cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(539, cublasZherk_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta,
        cuDoubleComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
}

STUB_FILLS(540, cublasZherkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const double *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(541, cublasZherkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
}

STUB_FILLS(542, cublasZhpmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 7, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(543, cublasZhpmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 7, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(544, cublasZhpr2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy,
        cuDoubleComplex *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(545, cublasZhpr2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(546, cublasZhpr_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
        const cuDoubleComplex *x, int incx, cuDoubleComplex *AP),
    (handle, uplo, n, alpha, x, incx, AP))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB_FILLS(547, cublasZhpr_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
        const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP),
    (handle, uplo, n, alpha, x, incx, AP))
{
    stub_input(recorded, 3, alpha, sizeof(double));
}

STUB(548, cublasZmatinvBatched,
    (cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
        cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize),
    (handle, n, A, lda, Ainv, lda_inv, info, batchSize))

STUB_FILLS(549, cublasZrot_v2,
    (cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy,
        const double *c, const cuDoubleComplex *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(cuDoubleComplex));
}

STUB_FILLS(550, cublasZrot_v2_64,
    (cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
        int64_t incy, const double *c, const cuDoubleComplex *s),
    (handle, n, x, incx, y, incy, c, s))
{
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(cuDoubleComplex));
}

STUB_FILLS(551, cublasZrotg_v2,
    (cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s),
    (handle, a, b, c, s))
{
    stub_input(recorded, 1, a, sizeof(cuDoubleComplex));
    stub_input(recorded, 2, b, sizeof(cuDoubleComplex));
    stub_output(recorded, 1, (void *)a, sizeof(cuDoubleComplex));
    stub_output(recorded, 2, (void *)b, sizeof(cuDoubleComplex));
    stub_output(recorded, 3, (void *)c, sizeof(double));
    stub_output(recorded, 4, (void *)s, sizeof(cuDoubleComplex));
}

STUB_FILLS(552, cublasZscal_v2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(553, cublasZscal_v2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x,
        int64_t incx),
    (handle, n, alpha, x, incx))
{
    stub_input(recorded, 2, alpha, sizeof(cuDoubleComplex));
}

STUB(554, cublasZswap_v2,
    (cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy),
    (handle, n, x, incx, y, incy))
STUB(555, cublasZswap_v2_64,
    (cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
        int64_t incy),
    (handle, n, x, incx, y, incy))

STUB_FILLS(556, cublasZsymm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(557, cublasZsymm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(558, cublasZsymv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(559, cublasZsymv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(560, cublasZsyr2_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
        int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(561, cublasZsyr2_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(562, cublasZsyr2k_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(563, cublasZsyr2k_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(564, cublasZsyr_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(565, cublasZsyr_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
{
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(566, cublasZsyrk_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(567, cublasZsyrk_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(568, cublasZsyrkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB_FILLS(569, cublasZsyrkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
{
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
}

STUB(570, cublasZtbmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(571, cublasZtbmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
        int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(572, cublasZtbsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(573, cublasZtbsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
        int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
STUB(574, cublasZtpmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(575, cublasZtpmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(576, cublasZtpsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(577, cublasZtpsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
STUB(578, cublasZtpttr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP,
        cuDoubleComplex *A, int lda),
    (handle, uplo, n, AP, A, lda))

STUB_FILLS(579, cublasZtrmm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
        int ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(580, cublasZtrmm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
        cuDoubleComplex *C, int64_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
{
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
}

STUB(581, cublasZtrmv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(582, cublasZtrmv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))

STUB_FILLS(583, cublasZtrsmBatched,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb,
        int batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
{
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(584, cublasZtrsmBatched_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb,
        int64_t batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
{
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(585, cublasZtrsm_v2,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
}

STUB_FILLS(586, cublasZtrsm_v2_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
{
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
}

STUB(587, cublasZtrsv_v2,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(588, cublasZtrsv_v2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
STUB(589, cublasZtrttp,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda,
        cuDoubleComplex *AP),
    (handle, uplo, n, A, lda, AP))

const stub_function stub_functions[] = {
    STUB_SAME(cublasAsumEx, 0, 8),
    STUB_SAME(cublasAsumEx_64, 0, 8),
    STUB_SAME(cublasAxpyEx, 0, 11),
    STUB_SAME(cublasAxpyEx_64, 0, 11),
    STUB_RENAMED(cublasCaxpy, cublasCaxpy_v2, cublasCaxpy_v2, 0, 7),
    STUB_RENAMED(cublasCaxpy_64, cublasCaxpy_v2_64, cublasCaxpy_v2_64, 0, 7),
    STUB_RENAMED(cublasCcopy, cublasCcopy_v2, cublasCcopy_v2, 0, 6),
    STUB_RENAMED(cublasCcopy_64, cublasCcopy_v2_64, cublasCcopy_v2_64, 0, 6),
    STUB_SAME(cublasCdgmm, 0, 10),
    STUB_SAME(cublasCdgmm_64, 0, 10),
    STUB_RENAMED(cublasCdotc, cublasCdotc_v2, cublasCdotc_v2, 0, 7),
    STUB_RENAMED(cublasCdotc_64, cublasCdotc_v2_64, cublasCdotc_v2_64, 0, 7),
    STUB_RENAMED(cublasCdotu, cublasCdotu_v2, cublasCdotu_v2, 0, 7),
    STUB_RENAMED(cublasCdotu_64, cublasCdotu_v2_64, cublasCdotu_v2_64, 0, 7),
    STUB_RENAMED(cublasCgbmv, cublasCgbmv_v2, cublasCgbmv_v2, 0, 14),
    STUB_RENAMED(cublasCgbmv_64, cublasCgbmv_v2_64, cublasCgbmv_v2_64, 0, 14),
    STUB_SAME(cublasCgeam, 0, 13),
    STUB_SAME(cublasCgeam_64, 0, 13),
    STUB_SAME(cublasCgelsBatched, 0, 12),
    STUB_SAME(cublasCgemm3m, 0, 14),
    STUB_SAME(cublasCgemm3mBatched, 0, 15),
    STUB_SAME(cublasCgemm3mBatched_64, 0, 15),
    STUB_SAME(cublasCgemm3mEx, 0, 17),
    STUB_SAME(cublasCgemm3mEx_64, 0, 17),
    STUB_SAME(cublasCgemm3mStridedBatched, 0, 18),
    STUB_SAME(cublasCgemm3mStridedBatched_64, 0, 18),
    STUB_SAME(cublasCgemm3m_64, 0, 14),
    STUB_SAME(cublasCgemmBatched, 0, 15),
    STUB_SAME(cublasCgemmBatched_64, 0, 15),
    STUB_SAME(cublasCgemmEx, 0, 17),
    STUB_SAME(cublasCgemmEx_64, 0, 17),
    STUB_SAME(cublasCgemmStridedBatched, 0, 18),
    STUB_SAME(cublasCgemmStridedBatched_64, 0, 18),
    STUB_RENAMED(cublasCgemm, cublasCgemm_v2, cublasCgemm_v2, 0, 14),
    STUB_RENAMED(cublasCgemm_64, cublasCgemm_v2_64, cublasCgemm_v2_64, 0, 14),
    STUB_SAME(cublasCgemvBatched, 0, 13),
    STUB_SAME(cublasCgemvBatched_64, 0, 13),
    STUB_SAME(cublasCgemvStridedBatched, 0, 16),
    STUB_SAME(cublasCgemvStridedBatched_64, 0, 16),
    STUB_RENAMED(cublasCgemv, cublasCgemv_v2, cublasCgemv_v2, 0, 12),
    STUB_RENAMED(cublasCgemv_64, cublasCgemv_v2_64, cublasCgemv_v2_64, 0, 12),
    STUB_SAME(cublasCgeqrfBatched, 0, 8),
    STUB_RENAMED(cublasCgerc, cublasCgerc_v2, cublasCgerc_v2, 0, 10),
    STUB_RENAMED(cublasCgerc_64, cublasCgerc_v2_64, cublasCgerc_v2_64, 0, 10),
    STUB_RENAMED(cublasCgeru, cublasCgeru_v2, cublasCgeru_v2, 0, 10),
    STUB_RENAMED(cublasCgeru_64, cublasCgeru_v2_64, cublasCgeru_v2_64, 0, 10),
    STUB_SAME(cublasCgetrfBatched, 0, 7),
    STUB_SAME(cublasCgetriBatched, 0, 9),
    STUB_SAME(cublasCgetrsBatched, 0, 11),
    STUB_RENAMED(cublasChbmv, cublasChbmv_v2, cublasChbmv_v2, 0, 12),
    STUB_RENAMED(cublasChbmv_64, cublasChbmv_v2_64, cublasChbmv_v2_64, 0, 12),
    STUB_RENAMED(cublasChemm, cublasChemm_v2, cublasChemm_v2, 0, 13),
    STUB_RENAMED(cublasChemm_64, cublasChemm_v2_64, cublasChemm_v2_64, 0, 13),
    STUB_RENAMED(cublasChemv, cublasChemv_v2, cublasChemv_v2, 0, 11),
    STUB_RENAMED(cublasChemv_64, cublasChemv_v2_64, cublasChemv_v2_64, 0, 11),
    STUB_RENAMED(cublasCher2, cublasCher2_v2, cublasCher2_v2, 0, 10),
    STUB_RENAMED(cublasCher2_64, cublasCher2_v2_64, cublasCher2_v2_64, 0, 10),
    STUB_RENAMED(cublasCher2k, cublasCher2k_v2, cublasCher2k_v2, 0, 13),
    STUB_RENAMED(cublasCher2k_64, cublasCher2k_v2_64, cublasCher2k_v2_64, 0, 13),
    STUB_RENAMED(cublasCher, cublasCher_v2, cublasCher_v2, 0, 8),
    STUB_RENAMED(cublasCher_64, cublasCher_v2_64, cublasCher_v2_64, 0, 8),
    STUB_SAME(cublasCherk3mEx, 0, 13),
    STUB_SAME(cublasCherk3mEx_64, 0, 13),
    STUB_SAME(cublasCherkEx, 0, 13),
    STUB_SAME(cublasCherkEx_64, 0, 13),
    STUB_RENAMED(cublasCherk, cublasCherk_v2, cublasCherk_v2, 0, 11),
    STUB_RENAMED(cublasCherk_64, cublasCherk_v2_64, cublasCherk_v2_64, 0, 11),
    STUB_SAME(cublasCherkx, 0, 13),
    STUB_SAME(cublasCherkx_64, 0, 13),
    STUB_RENAMED(cublasChpmv, cublasChpmv_v2, cublasChpmv_v2, 0, 10),
    STUB_RENAMED(cublasChpmv_64, cublasChpmv_v2_64, cublasChpmv_v2_64, 0, 10),
    STUB_RENAMED(cublasChpr2, cublasChpr2_v2, cublasChpr2_v2, 0, 9),
    STUB_RENAMED(cublasChpr2_64, cublasChpr2_v2_64, cublasChpr2_v2_64, 0, 9),
    STUB_RENAMED(cublasChpr, cublasChpr_v2, cublasChpr_v2, 0, 7),
    STUB_RENAMED(cublasChpr_64, cublasChpr_v2_64, cublasChpr_v2_64, 0, 7),
    STUB_SAME(cublasCmatinvBatched, 0, 8),
    STUB_SAME(cublasCopyEx, 0, 8),
    STUB_SAME(cublasCopyEx_64, 0, 8),
    STUB_RENAMED(cublasCreate, cublasCreate_v2, cublasCreate_v2, 0, 1),
    STUB_RENAMED(cublasCrot, cublasCrot_v2, cublasCrot_v2, 0, 8),
    STUB_RENAMED(cublasCrot_64, cublasCrot_v2_64, cublasCrot_v2_64, 0, 8),
    STUB_RENAMED(cublasCrotg, cublasCrotg_v2, cublasCrotg_v2, 0, 5),
    STUB_RENAMED(cublasCscal, cublasCscal_v2, cublasCscal_v2, 0, 5),
    STUB_RENAMED(cublasCscal_64, cublasCscal_v2_64, cublasCscal_v2_64, 0, 5),
    STUB_RENAMED(cublasCsrot, cublasCsrot_v2, cublasCsrot_v2, 0, 8),
    STUB_RENAMED(cublasCsrot_64, cublasCsrot_v2_64, cublasCsrot_v2_64, 0, 8),
    STUB_RENAMED(cublasCsscal, cublasCsscal_v2, cublasCsscal_v2, 0, 5),
    STUB_RENAMED(cublasCsscal_64, cublasCsscal_v2_64, cublasCsscal_v2_64, 0, 5),
    STUB_RENAMED(cublasCswap, cublasCswap_v2, cublasCswap_v2, 0, 6),
    STUB_RENAMED(cublasCswap_64, cublasCswap_v2_64, cublasCswap_v2_64, 0, 6),
    STUB_RENAMED(cublasCsymm, cublasCsymm_v2, cublasCsymm_v2, 0, 13),
    STUB_RENAMED(cublasCsymm_64, cublasCsymm_v2_64, cublasCsymm_v2_64, 0, 13),
    STUB_RENAMED(cublasCsymv, cublasCsymv_v2, cublasCsymv_v2, 0, 11),
    STUB_RENAMED(cublasCsymv_64, cublasCsymv_v2_64, cublasCsymv_v2_64, 0, 11),
    STUB_RENAMED(cublasCsyr2, cublasCsyr2_v2, cublasCsyr2_v2, 0, 10),
    STUB_RENAMED(cublasCsyr2_64, cublasCsyr2_v2_64, cublasCsyr2_v2_64, 0, 10),
    STUB_RENAMED(cublasCsyr2k, cublasCsyr2k_v2, cublasCsyr2k_v2, 0, 13),
    STUB_RENAMED(cublasCsyr2k_64, cublasCsyr2k_v2_64, cublasCsyr2k_v2_64, 0, 13),
    STUB_RENAMED(cublasCsyr, cublasCsyr_v2, cublasCsyr_v2, 0, 8),
    STUB_RENAMED(cublasCsyr_64, cublasCsyr_v2_64, cublasCsyr_v2_64, 0, 8),
    STUB_SAME(cublasCsyrk3mEx, 0, 13),
    STUB_SAME(cublasCsyrk3mEx_64, 0, 13),
    STUB_SAME(cublasCsyrkEx, 0, 13),
    STUB_SAME(cublasCsyrkEx_64, 0, 13),
    STUB_RENAMED(cublasCsyrk, cublasCsyrk_v2, cublasCsyrk_v2, 0, 11),
    STUB_RENAMED(cublasCsyrk_64, cublasCsyrk_v2_64, cublasCsyrk_v2_64, 0, 11),
    STUB_SAME(cublasCsyrkx, 0, 13),
    STUB_SAME(cublasCsyrkx_64, 0, 13),
    STUB_RENAMED(cublasCtbmv, cublasCtbmv_v2, cublasCtbmv_v2, 0, 10),
    STUB_RENAMED(cublasCtbmv_64, cublasCtbmv_v2_64, cublasCtbmv_v2_64, 0, 10),
    STUB_RENAMED(cublasCtbsv, cublasCtbsv_v2, cublasCtbsv_v2, 0, 10),
    STUB_RENAMED(cublasCtbsv_64, cublasCtbsv_v2_64, cublasCtbsv_v2_64, 0, 10),
    STUB_RENAMED(cublasCtpmv, cublasCtpmv_v2, cublasCtpmv_v2, 0, 8),
    STUB_RENAMED(cublasCtpmv_64, cublasCtpmv_v2_64, cublasCtpmv_v2_64, 0, 8),
    STUB_RENAMED(cublasCtpsv, cublasCtpsv_v2, cublasCtpsv_v2, 0, 8),
    STUB_RENAMED(cublasCtpsv_64, cublasCtpsv_v2_64, cublasCtpsv_v2_64, 0, 8),
    STUB_SAME(cublasCtpttr, 0, 6),
    STUB_RENAMED(cublasCtrmm, cublasCtrmm_v2, cublasCtrmm_v2, 0, 14),
    STUB_RENAMED(cublasCtrmm_64, cublasCtrmm_v2_64, cublasCtrmm_v2_64, 0, 14),
    STUB_RENAMED(cublasCtrmv, cublasCtrmv_v2, cublasCtrmv_v2, 0, 9),
    STUB_RENAMED(cublasCtrmv_64, cublasCtrmv_v2_64, cublasCtrmv_v2_64, 0, 9),
    STUB_SAME(cublasCtrsmBatched, 0, 13),
    STUB_SAME(cublasCtrsmBatched_64, 0, 13),
    STUB_RENAMED(cublasCtrsm, cublasCtrsm_v2, cublasCtrsm_v2, 0, 12),
    STUB_RENAMED(cublasCtrsm_64, cublasCtrsm_v2_64, cublasCtrsm_v2_64, 0, 12),
    STUB_RENAMED(cublasCtrsv, cublasCtrsv_v2, cublasCtrsv_v2, 0, 9),
    STUB_RENAMED(cublasCtrsv_64, cublasCtrsv_v2_64, cublasCtrsv_v2_64, 0, 9),
    STUB_SAME(cublasCtrttp, 0, 6),
    STUB_RENAMED(cublasDasum, cublasDasum_v2, cublasDasum_v2, 0, 5),
    STUB_RENAMED(cublasDasum_64, cublasDasum_v2_64, cublasDasum_v2_64, 0, 5),
    STUB_RENAMED(cublasDaxpy, cublasDaxpy_v2, cublasDaxpy_v2, 0, 7),
    STUB_RENAMED(cublasDaxpy_64, cublasDaxpy_v2_64, cublasDaxpy_v2_64, 0, 7),
    STUB_RENAMED(cublasDcopy, cublasDcopy_v2, cublasDcopy_v2, 0, 6),
    STUB_RENAMED(cublasDcopy_64, cublasDcopy_v2_64, cublasDcopy_v2_64, 0, 6),
    STUB_SAME(cublasDdgmm, 0, 10),
    STUB_SAME(cublasDdgmm_64, 0, 10),
    STUB_RENAMED(cublasDdot, cublasDdot_v2, cublasDdot_v2, 0, 7),
    STUB_RENAMED(cublasDdot_64, cublasDdot_v2_64, cublasDdot_v2_64, 0, 7),
    STUB_RENAMED(cublasDestroy, cublasDestroy_v2, cublasDestroy_v2, 0, 1),
    STUB_RENAMED(cublasDgbmv, cublasDgbmv_v2, cublasDgbmv_v2, 0, 14),
    STUB_RENAMED(cublasDgbmv_64, cublasDgbmv_v2_64, cublasDgbmv_v2_64, 0, 14),
    STUB_SAME(cublasDgeam, 0, 13),
    STUB_SAME(cublasDgeam_64, 0, 13),
    STUB_SAME(cublasDgelsBatched, 0, 12),
    STUB_SAME(cublasDgemmBatched, 0, 15),
    STUB_SAME(cublasDgemmBatched_64, 0, 15),
    STUB_SAME(cublasDgemmGroupedBatched, 0, 16),
    STUB_SAME(cublasDgemmGroupedBatched_64, 0, 16),
    STUB_SAME(cublasDgemmStridedBatched, 0, 18),
    STUB_SAME(cublasDgemmStridedBatched_64, 0, 18),
    STUB_RENAMED(cublasDgemm, cublasDgemm_v2, cublasDgemm_v2, 0, 14),
    STUB_RENAMED(cublasDgemm_64, cublasDgemm_v2_64, cublasDgemm_v2_64, 0, 14),
    STUB_SAME(cublasDgemvBatched, 0, 13),
    STUB_SAME(cublasDgemvBatched_64, 0, 13),
    STUB_SAME(cublasDgemvStridedBatched, 0, 16),
    STUB_SAME(cublasDgemvStridedBatched_64, 0, 16),
    STUB_RENAMED(cublasDgemv, cublasDgemv_v2, cublasDgemv_v2, 0, 12),
    STUB_RENAMED(cublasDgemv_64, cublasDgemv_v2_64, cublasDgemv_v2_64, 0, 12),
    STUB_SAME(cublasDgeqrfBatched, 0, 8),
    STUB_RENAMED(cublasDger, cublasDger_v2, cublasDger_v2, 0, 10),
    STUB_RENAMED(cublasDger_64, cublasDger_v2_64, cublasDger_v2_64, 0, 10),
    STUB_SAME(cublasDgetrfBatched, 0, 7),
    STUB_SAME(cublasDgetriBatched, 0, 9),
    STUB_SAME(cublasDgetrsBatched, 0, 11),
    STUB_SAME(cublasDmatinvBatched, 0, 8),
    STUB_RENAMED(cublasDnrm2, cublasDnrm2_v2, cublasDnrm2_v2, 0, 5),
    STUB_RENAMED(cublasDnrm2_64, cublasDnrm2_v2_64, cublasDnrm2_v2_64, 0, 5),
    STUB_SAME(cublasDotEx, 0, 11),
    STUB_SAME(cublasDotEx_64, 0, 11),
    STUB_SAME(cublasDotcEx, 0, 11),
    STUB_SAME(cublasDotcEx_64, 0, 11),
    STUB_RENAMED(cublasDrot, cublasDrot_v2, cublasDrot_v2, 0, 8),
    STUB_RENAMED(cublasDrot_64, cublasDrot_v2_64, cublasDrot_v2_64, 0, 8),
    STUB_RENAMED(cublasDrotg, cublasDrotg_v2, cublasDrotg_v2, 0, 5),
    STUB_RENAMED(cublasDrotm, cublasDrotm_v2, cublasDrotm_v2, 0, 7),
    STUB_RENAMED(cublasDrotm_64, cublasDrotm_v2_64, cublasDrotm_v2_64, 0, 7),
    STUB_RENAMED(cublasDrotmg, cublasDrotmg_v2, cublasDrotmg_v2, 0, 6),
    STUB_RENAMED(cublasDsbmv, cublasDsbmv_v2, cublasDsbmv_v2, 0, 12),
    STUB_RENAMED(cublasDsbmv_64, cublasDsbmv_v2_64, cublasDsbmv_v2_64, 0, 12),
    STUB_RENAMED(cublasDscal, cublasDscal_v2, cublasDscal_v2, 0, 5),
    STUB_RENAMED(cublasDscal_64, cublasDscal_v2_64, cublasDscal_v2_64, 0, 5),
    STUB_RENAMED(cublasDspmv, cublasDspmv_v2, cublasDspmv_v2, 0, 10),
    STUB_RENAMED(cublasDspmv_64, cublasDspmv_v2_64, cublasDspmv_v2_64, 0, 10),
    STUB_RENAMED(cublasDspr2, cublasDspr2_v2, cublasDspr2_v2, 0, 9),
    STUB_RENAMED(cublasDspr2_64, cublasDspr2_v2_64, cublasDspr2_v2_64, 0, 9),
    STUB_RENAMED(cublasDspr, cublasDspr_v2, cublasDspr_v2, 0, 7),
    STUB_RENAMED(cublasDspr_64, cublasDspr_v2_64, cublasDspr_v2_64, 0, 7),
    STUB_RENAMED(cublasDswap, cublasDswap_v2, cublasDswap_v2, 0, 6),
    STUB_RENAMED(cublasDswap_64, cublasDswap_v2_64, cublasDswap_v2_64, 0, 6),
    STUB_RENAMED(cublasDsymm, cublasDsymm_v2, cublasDsymm_v2, 0, 13),
    STUB_RENAMED(cublasDsymm_64, cublasDsymm_v2_64, cublasDsymm_v2_64, 0, 13),
    STUB_RENAMED(cublasDsymv, cublasDsymv_v2, cublasDsymv_v2, 0, 11),
    STUB_RENAMED(cublasDsymv_64, cublasDsymv_v2_64, cublasDsymv_v2_64, 0, 11),
    STUB_RENAMED(cublasDsyr2, cublasDsyr2_v2, cublasDsyr2_v2, 0, 10),
    STUB_RENAMED(cublasDsyr2_64, cublasDsyr2_v2_64, cublasDsyr2_v2_64, 0, 10),
    STUB_RENAMED(cublasDsyr2k, cublasDsyr2k_v2, cublasDsyr2k_v2, 0, 13),
    STUB_RENAMED(cublasDsyr2k_64, cublasDsyr2k_v2_64, cublasDsyr2k_v2_64, 0, 13),
    STUB_RENAMED(cublasDsyr, cublasDsyr_v2, cublasDsyr_v2, 0, 8),
    STUB_RENAMED(cublasDsyr_64, cublasDsyr_v2_64, cublasDsyr_v2_64, 0, 8),
    STUB_RENAMED(cublasDsyrk, cublasDsyrk_v2, cublasDsyrk_v2, 0, 11),
    STUB_RENAMED(cublasDsyrk_64, cublasDsyrk_v2_64, cublasDsyrk_v2_64, 0, 11),
    STUB_SAME(cublasDsyrkx, 0, 13),
    STUB_SAME(cublasDsyrkx_64, 0, 13),
    STUB_RENAMED(cublasDtbmv, cublasDtbmv_v2, cublasDtbmv_v2, 0, 10),
    STUB_RENAMED(cublasDtbmv_64, cublasDtbmv_v2_64, cublasDtbmv_v2_64, 0, 10),
    STUB_RENAMED(cublasDtbsv, cublasDtbsv_v2, cublasDtbsv_v2, 0, 10),
    STUB_RENAMED(cublasDtbsv_64, cublasDtbsv_v2_64, cublasDtbsv_v2_64, 0, 10),
    STUB_RENAMED(cublasDtpmv, cublasDtpmv_v2, cublasDtpmv_v2, 0, 8),
    STUB_RENAMED(cublasDtpmv_64, cublasDtpmv_v2_64, cublasDtpmv_v2_64, 0, 8),
    STUB_RENAMED(cublasDtpsv, cublasDtpsv_v2, cublasDtpsv_v2, 0, 8),
    STUB_RENAMED(cublasDtpsv_64, cublasDtpsv_v2_64, cublasDtpsv_v2_64, 0, 8),
    STUB_SAME(cublasDtpttr, 0, 6),
    STUB_RENAMED(cublasDtrmm, cublasDtrmm_v2, cublasDtrmm_v2, 0, 14),
    STUB_RENAMED(cublasDtrmm_64, cublasDtrmm_v2_64, cublasDtrmm_v2_64, 0, 14),
    STUB_RENAMED(cublasDtrmv, cublasDtrmv_v2, cublasDtrmv_v2, 0, 9),
    STUB_RENAMED(cublasDtrmv_64, cublasDtrmv_v2_64, cublasDtrmv_v2_64, 0, 9),
    STUB_SAME(cublasDtrsmBatched, 0, 13),
    STUB_SAME(cublasDtrsmBatched_64, 0, 13),
    STUB_RENAMED(cublasDtrsm, cublasDtrsm_v2, cublasDtrsm_v2, 0, 12),
    STUB_RENAMED(cublasDtrsm_64, cublasDtrsm_v2_64, cublasDtrsm_v2_64, 0, 12),
    STUB_RENAMED(cublasDtrsv, cublasDtrsv_v2, cublasDtrsv_v2, 0, 9),
    STUB_RENAMED(cublasDtrsv_64, cublasDtrsv_v2_64, cublasDtrsv_v2_64, 0, 9),
    STUB_SAME(cublasDtrttp, 0, 6),
    STUB_RENAMED(cublasDzasum, cublasDzasum_v2, cublasDzasum_v2, 0, 5),
    STUB_RENAMED(cublasDzasum_64, cublasDzasum_v2_64, cublasDzasum_v2_64, 0, 5),
    STUB_RENAMED(cublasDznrm2, cublasDznrm2_v2, cublasDznrm2_v2, 0, 5),
    STUB_RENAMED(cublasDznrm2_64, cublasDznrm2_v2_64, cublasDznrm2_v2_64, 0, 5),
    STUB_SAME(cublasGemmBatchedEx, 0, 20),
    STUB_SAME(cublasGemmBatchedEx_64, 0, 20),
    STUB_SAME(cublasGemmEx, 0, 19),
    STUB_SAME(cublasGemmEx_64, 0, 19),
    STUB_SAME(cublasGemmGroupedBatchedEx, 0, 20),
    STUB_SAME(cublasGemmGroupedBatchedEx_64, 0, 20),
    STUB_SAME(cublasGemmStridedBatchedEx, 0, 23),
    STUB_SAME(cublasGemmStridedBatchedEx_64, 0, 23),
    STUB_SAME(cublasGetAtomicsMode, 0, 2),
    STUB_ENTRY(cublasGetCudartVersion, cublasGetCudartVersion, cublasGetCudartVersion, 0, false,
        INTEGER, 0),
    STUB_SAME(cublasGetEmulationSpecialValuesSupport, 0, 2),
    STUB_SAME(cublasGetEmulationStrategy, 0, 2),
    STUB_SAME(cublasGetFixedPointEmulationMantissaBitCountPointer, 0, 2),
    STUB_SAME(cublasGetFixedPointEmulationMantissaBitOffset, 0, 2),
    STUB_SAME(cublasGetFixedPointEmulationMantissaControl, 0, 2),
    STUB_SAME(cublasGetFixedPointEmulationMaxMantissaBitCount, 0, 2),
    STUB_SAME(cublasGetLoggerCallback, 0, 1),
    STUB_SAME(cublasGetMathMode, 0, 2),
    STUB_SAME(cublasGetMatrix, 0, 7),
    STUB_SAME(cublasGetMatrixAsync, 0, 8),
    STUB_SAME(cublasGetMatrixAsync_64, 0, 8),
    STUB_SAME(cublasGetMatrix_64, 0, 7),
    STUB_RENAMED(cublasGetPointerMode, cublasGetPointerMode_v2, cublasGetPointerMode_v2, 0, 2),
    STUB_SAME(cublasGetProperty, 0, 2),
    STUB_SAME(cublasGetSmCountTarget, 0, 2),
    STUB_ENTRY(cublasGetStatusName, cublasGetStatusName, cublasGetStatusName, 0, false, STRING, 1),
    STUB_ENTRY(cublasGetStatusString, cublasGetStatusString, cublasGetStatusString, 0, false,
        STRING, 1),
    STUB_RENAMED(cublasGetStream, cublasGetStream_v2, cublasGetStream_v2, 0, 2),
    STUB_SAME(cublasGetVector, 0, 6),
    STUB_SAME(cublasGetVectorAsync, 0, 7),
    STUB_SAME(cublasGetVectorAsync_64, 0, 7),
    STUB_SAME(cublasGetVector_64, 0, 6),
    STUB_RENAMED(cublasGetVersion, cublasGetVersion_v2, cublasGetVersion_v2, 0, 2),
    STUB_SAME(cublasHSHgemvBatched, 0, 13),
    STUB_SAME(cublasHSHgemvBatched_64, 0, 13),
    STUB_SAME(cublasHSHgemvStridedBatched, 0, 16),
    STUB_SAME(cublasHSHgemvStridedBatched_64, 0, 16),
    STUB_SAME(cublasHSSgemvBatched, 0, 13),
    STUB_SAME(cublasHSSgemvBatched_64, 0, 13),
    STUB_SAME(cublasHSSgemvStridedBatched, 0, 16),
    STUB_SAME(cublasHSSgemvStridedBatched_64, 0, 16),
    STUB_SAME(cublasHgemm, 0, 14),
    STUB_SAME(cublasHgemmBatched, 0, 15),
    STUB_SAME(cublasHgemmBatched_64, 0, 15),
    STUB_SAME(cublasHgemmStridedBatched, 0, 18),
    STUB_SAME(cublasHgemmStridedBatched_64, 0, 18),
    STUB_SAME(cublasHgemm_64, 0, 14),
    STUB_SAME(cublasIamaxEx, 0, 6),
    STUB_SAME(cublasIamaxEx_64, 0, 6),
    STUB_SAME(cublasIaminEx, 0, 6),
    STUB_SAME(cublasIaminEx_64, 0, 6),
    STUB_RENAMED(cublasIcamax, cublasIcamax_v2, cublasIcamax_v2, 0, 5),
    STUB_RENAMED(cublasIcamax_64, cublasIcamax_v2_64, cublasIcamax_v2_64, 0, 5),
    STUB_RENAMED(cublasIcamin, cublasIcamin_v2, cublasIcamin_v2, 0, 5),
    STUB_RENAMED(cublasIcamin_64, cublasIcamin_v2_64, cublasIcamin_v2_64, 0, 5),
    STUB_RENAMED(cublasIdamax, cublasIdamax_v2, cublasIdamax_v2, 0, 5),
    STUB_RENAMED(cublasIdamax_64, cublasIdamax_v2_64, cublasIdamax_v2_64, 0, 5),
    STUB_RENAMED(cublasIdamin, cublasIdamin_v2, cublasIdamin_v2, 0, 5),
    STUB_RENAMED(cublasIdamin_64, cublasIdamin_v2_64, cublasIdamin_v2_64, 0, 5),
    STUB_RENAMED(cublasIsamax, cublasIsamax_v2, cublasIsamax_v2, 0, 5),
    STUB_RENAMED(cublasIsamax_64, cublasIsamax_v2_64, cublasIsamax_v2_64, 0, 5),
    STUB_RENAMED(cublasIsamin, cublasIsamin_v2, cublasIsamin_v2, 0, 5),
    STUB_RENAMED(cublasIsamin_64, cublasIsamin_v2_64, cublasIsamin_v2_64, 0, 5),
    STUB_RENAMED(cublasIzamax, cublasIzamax_v2, cublasIzamax_v2, 0, 5),
    STUB_RENAMED(cublasIzamax_64, cublasIzamax_v2_64, cublasIzamax_v2_64, 0, 5),
    STUB_RENAMED(cublasIzamin, cublasIzamin_v2, cublasIzamin_v2, 0, 5),
    STUB_RENAMED(cublasIzamin_64, cublasIzamin_v2_64, cublasIzamin_v2_64, 0, 5),
    STUB_SAME(cublasLoggerConfigure, 0, 4),
    STUB_SAME(cublasNrm2Ex, 0, 8),
    STUB_SAME(cublasNrm2Ex_64, 0, 8),
    STUB_SAME(cublasRotEx, 0, 12),
    STUB_SAME(cublasRotEx_64, 0, 12),
    STUB_SAME(cublasRotgEx, 0, 8),
    STUB_SAME(cublasRotmEx, 0, 11),
    STUB_SAME(cublasRotmEx_64, 0, 11),
    STUB_SAME(cublasRotmgEx, 0, 12),
    STUB_RENAMED(cublasSasum, cublasSasum_v2, cublasSasum_v2, 0, 5),
    STUB_RENAMED(cublasSasum_64, cublasSasum_v2_64, cublasSasum_v2_64, 0, 5),
    STUB_RENAMED(cublasSaxpy, cublasSaxpy_v2, cublasSaxpy_v2, 0, 7),
    STUB_RENAMED(cublasSaxpy_64, cublasSaxpy_v2_64, cublasSaxpy_v2_64, 0, 7),
    STUB_SAME(cublasScalEx, 0, 8),
    STUB_SAME(cublasScalEx_64, 0, 8),
    STUB_RENAMED(cublasScasum, cublasScasum_v2, cublasScasum_v2, 0, 5),
    STUB_RENAMED(cublasScasum_64, cublasScasum_v2_64, cublasScasum_v2_64, 0, 5),
    STUB_RENAMED(cublasScnrm2, cublasScnrm2_v2, cublasScnrm2_v2, 0, 5),
    STUB_RENAMED(cublasScnrm2_64, cublasScnrm2_v2_64, cublasScnrm2_v2_64, 0, 5),
    STUB_RENAMED(cublasScopy, cublasScopy_v2, cublasScopy_v2, 0, 6),
    STUB_RENAMED(cublasScopy_64, cublasScopy_v2_64, cublasScopy_v2_64, 0, 6),
    STUB_SAME(cublasSdgmm, 0, 10),
    STUB_SAME(cublasSdgmm_64, 0, 10),
    STUB_RENAMED(cublasSdot, cublasSdot_v2, cublasSdot_v2, 0, 7),
    STUB_RENAMED(cublasSdot_64, cublasSdot_v2_64, cublasSdot_v2_64, 0, 7),
    STUB_SAME(cublasSetAtomicsMode, 0, 2),
    STUB_SAME(cublasSetEmulationSpecialValuesSupport, 0, 2),
    STUB_SAME(cublasSetEmulationStrategy, 0, 2),
    STUB_SAME(cublasSetFixedPointEmulationMantissaBitCountPointer, 0, 2),
    STUB_SAME(cublasSetFixedPointEmulationMantissaBitOffset, 0, 2),
    STUB_SAME(cublasSetFixedPointEmulationMantissaControl, 0, 2),
    STUB_SAME(cublasSetFixedPointEmulationMaxMantissaBitCount, 0, 2),
    STUB_SAME(cublasSetLoggerCallback, 0, 1),
    STUB_SAME(cublasSetMathMode, 0, 2),
    STUB_SAME(cublasSetMatrix, 0, 7),
    STUB_SAME(cublasSetMatrixAsync, 0, 8),
    STUB_SAME(cublasSetMatrixAsync_64, 0, 8),
    STUB_SAME(cublasSetMatrix_64, 0, 7),
    STUB_RENAMED(cublasSetPointerMode, cublasSetPointerMode_v2, cublasSetPointerMode_v2, 0, 2),
    STUB_SAME(cublasSetSmCountTarget, 0, 2),
    STUB_RENAMED(cublasSetStream, cublasSetStream_v2, cublasSetStream_v2, 0, 2),
    STUB_SAME(cublasSetVector, 0, 6),
    STUB_SAME(cublasSetVectorAsync, 0, 7),
    STUB_SAME(cublasSetVectorAsync_64, 0, 7),
    STUB_SAME(cublasSetVector_64, 0, 6),
    STUB_RENAMED(cublasSetWorkspace, cublasSetWorkspace_v2, cublasSetWorkspace_v2, 0, 3),
    STUB_RENAMED(cublasSgbmv, cublasSgbmv_v2, cublasSgbmv_v2, 0, 14),
    STUB_RENAMED(cublasSgbmv_64, cublasSgbmv_v2_64, cublasSgbmv_v2_64, 0, 14),
    STUB_SAME(cublasSgeam, 0, 13),
    STUB_SAME(cublasSgeam_64, 0, 13),
    STUB_SAME(cublasSgelsBatched, 0, 12),
    STUB_SAME(cublasSgemmBatched, 0, 15),
    STUB_SAME(cublasSgemmBatched_64, 0, 15),
    STUB_SAME(cublasSgemmEx, 0, 17),
    STUB_SAME(cublasSgemmEx_64, 0, 17),
    STUB_SAME(cublasSgemmGroupedBatched, 0, 16),
    STUB_SAME(cublasSgemmGroupedBatched_64, 0, 16),
    STUB_SAME(cublasSgemmStridedBatched, 0, 18),
    STUB_SAME(cublasSgemmStridedBatched_64, 0, 18),
    STUB_RENAMED(cublasSgemm, cublasSgemm_v2, cublasSgemm_v2, 0, 14),
    STUB_RENAMED(cublasSgemm_64, cublasSgemm_v2_64, cublasSgemm_v2_64, 0, 14),
    STUB_SAME(cublasSgemvBatched, 0, 13),
    STUB_SAME(cublasSgemvBatched_64, 0, 13),
    STUB_SAME(cublasSgemvStridedBatched, 0, 16),
    STUB_SAME(cublasSgemvStridedBatched_64, 0, 16),
    STUB_RENAMED(cublasSgemv, cublasSgemv_v2, cublasSgemv_v2, 0, 12),
    STUB_RENAMED(cublasSgemv_64, cublasSgemv_v2_64, cublasSgemv_v2_64, 0, 12),
    STUB_SAME(cublasSgeqrfBatched, 0, 8),
    STUB_RENAMED(cublasSger, cublasSger_v2, cublasSger_v2, 0, 10),
    STUB_RENAMED(cublasSger_64, cublasSger_v2_64, cublasSger_v2_64, 0, 10),
    STUB_SAME(cublasSgetrfBatched, 0, 7),
    STUB_SAME(cublasSgetriBatched, 0, 9),
    STUB_SAME(cublasSgetrsBatched, 0, 11),
    STUB_SAME(cublasSmatinvBatched, 0, 8),
    STUB_RENAMED(cublasSnrm2, cublasSnrm2_v2, cublasSnrm2_v2, 0, 5),
    STUB_RENAMED(cublasSnrm2_64, cublasSnrm2_v2_64, cublasSnrm2_v2_64, 0, 5),
    STUB_RENAMED(cublasSrot, cublasSrot_v2, cublasSrot_v2, 0, 8),
    STUB_RENAMED(cublasSrot_64, cublasSrot_v2_64, cublasSrot_v2_64, 0, 8),
    STUB_RENAMED(cublasSrotg, cublasSrotg_v2, cublasSrotg_v2, 0, 5),
    STUB_RENAMED(cublasSrotm, cublasSrotm_v2, cublasSrotm_v2, 0, 7),
    STUB_RENAMED(cublasSrotm_64, cublasSrotm_v2_64, cublasSrotm_v2_64, 0, 7),
    STUB_RENAMED(cublasSrotmg, cublasSrotmg_v2, cublasSrotmg_v2, 0, 6),
    STUB_RENAMED(cublasSsbmv, cublasSsbmv_v2, cublasSsbmv_v2, 0, 12),
    STUB_RENAMED(cublasSsbmv_64, cublasSsbmv_v2_64, cublasSsbmv_v2_64, 0, 12),
    STUB_RENAMED(cublasSscal, cublasSscal_v2, cublasSscal_v2, 0, 5),
    STUB_RENAMED(cublasSscal_64, cublasSscal_v2_64, cublasSscal_v2_64, 0, 5),
    STUB_RENAMED(cublasSspmv, cublasSspmv_v2, cublasSspmv_v2, 0, 10),
    STUB_RENAMED(cublasSspmv_64, cublasSspmv_v2_64, cublasSspmv_v2_64, 0, 10),
    STUB_RENAMED(cublasSspr2, cublasSspr2_v2, cublasSspr2_v2, 0, 9),
    STUB_RENAMED(cublasSspr2_64, cublasSspr2_v2_64, cublasSspr2_v2_64, 0, 9),
    STUB_RENAMED(cublasSspr, cublasSspr_v2, cublasSspr_v2, 0, 7),
    STUB_RENAMED(cublasSspr_64, cublasSspr_v2_64, cublasSspr_v2_64, 0, 7),
    STUB_RENAMED(cublasSswap, cublasSswap_v2, cublasSswap_v2, 0, 6),
    STUB_RENAMED(cublasSswap_64, cublasSswap_v2_64, cublasSswap_v2_64, 0, 6),
    STUB_RENAMED(cublasSsymm, cublasSsymm_v2, cublasSsymm_v2, 0, 13),
    STUB_RENAMED(cublasSsymm_64, cublasSsymm_v2_64, cublasSsymm_v2_64, 0, 13),
    STUB_RENAMED(cublasSsymv, cublasSsymv_v2, cublasSsymv_v2, 0, 11),
    STUB_RENAMED(cublasSsymv_64, cublasSsymv_v2_64, cublasSsymv_v2_64, 0, 11),
    STUB_RENAMED(cublasSsyr2, cublasSsyr2_v2, cublasSsyr2_v2, 0, 10),
    STUB_RENAMED(cublasSsyr2_64, cublasSsyr2_v2_64, cublasSsyr2_v2_64, 0, 10),
    STUB_RENAMED(cublasSsyr2k, cublasSsyr2k_v2, cublasSsyr2k_v2, 0, 13),
    STUB_RENAMED(cublasSsyr2k_64, cublasSsyr2k_v2_64, cublasSsyr2k_v2_64, 0, 13),
    STUB_RENAMED(cublasSsyr, cublasSsyr_v2, cublasSsyr_v2, 0, 8),
    STUB_RENAMED(cublasSsyr_64, cublasSsyr_v2_64, cublasSsyr_v2_64, 0, 8),
    STUB_RENAMED(cublasSsyrk, cublasSsyrk_v2, cublasSsyrk_v2, 0, 11),
    STUB_RENAMED(cublasSsyrk_64, cublasSsyrk_v2_64, cublasSsyrk_v2_64, 0, 11),
    STUB_SAME(cublasSsyrkx, 0, 13),
    STUB_SAME(cublasSsyrkx_64, 0, 13),
    STUB_RENAMED(cublasStbmv, cublasStbmv_v2, cublasStbmv_v2, 0, 10),
    STUB_RENAMED(cublasStbmv_64, cublasStbmv_v2_64, cublasStbmv_v2_64, 0, 10),
    STUB_RENAMED(cublasStbsv, cublasStbsv_v2, cublasStbsv_v2, 0, 10),
    STUB_RENAMED(cublasStbsv_64, cublasStbsv_v2_64, cublasStbsv_v2_64, 0, 10),
    STUB_RENAMED(cublasStpmv, cublasStpmv_v2, cublasStpmv_v2, 0, 8),
    STUB_RENAMED(cublasStpmv_64, cublasStpmv_v2_64, cublasStpmv_v2_64, 0, 8),
    STUB_RENAMED(cublasStpsv, cublasStpsv_v2, cublasStpsv_v2, 0, 8),
    STUB_RENAMED(cublasStpsv_64, cublasStpsv_v2_64, cublasStpsv_v2_64, 0, 8),
    STUB_SAME(cublasStpttr, 0, 6),
    STUB_RENAMED(cublasStrmm, cublasStrmm_v2, cublasStrmm_v2, 0, 14),
    STUB_RENAMED(cublasStrmm_64, cublasStrmm_v2_64, cublasStrmm_v2_64, 0, 14),
    STUB_RENAMED(cublasStrmv, cublasStrmv_v2, cublasStrmv_v2, 0, 9),
    STUB_RENAMED(cublasStrmv_64, cublasStrmv_v2_64, cublasStrmv_v2_64, 0, 9),
    STUB_SAME(cublasStrsmBatched, 0, 13),
    STUB_SAME(cublasStrsmBatched_64, 0, 13),
    STUB_RENAMED(cublasStrsm, cublasStrsm_v2, cublasStrsm_v2, 0, 12),
    STUB_RENAMED(cublasStrsm_64, cublasStrsm_v2_64, cublasStrsm_v2_64, 0, 12),
    STUB_RENAMED(cublasStrsv, cublasStrsv_v2, cublasStrsv_v2, 0, 9),
    STUB_RENAMED(cublasStrsv_64, cublasStrsv_v2_64, cublasStrsv_v2_64, 0, 9),
    STUB_SAME(cublasStrttp, 0, 6),
    STUB_SAME(cublasSwapEx, 0, 8),
    STUB_SAME(cublasSwapEx_64, 0, 8),
    STUB_SAME(cublasTSSgemvBatched, 0, 13),
    STUB_SAME(cublasTSSgemvBatched_64, 0, 13),
    STUB_SAME(cublasTSSgemvStridedBatched, 0, 16),
    STUB_SAME(cublasTSSgemvStridedBatched_64, 0, 16),
    STUB_SAME(cublasTSTgemvBatched, 0, 13),
    STUB_SAME(cublasTSTgemvBatched_64, 0, 13),
    STUB_SAME(cublasTSTgemvStridedBatched, 0, 16),
    STUB_SAME(cublasTSTgemvStridedBatched_64, 0, 16),
    STUB_SAME(cublasUint8gemmBias, 0, 18),
    STUB_ENTRY(cublasXerbla, cublasXerbla, cublasXerbla, 0, false, VOID, 2),
    STUB_SAME(cublasXtCgemm, 0, 14),
    STUB_SAME(cublasXtChemm, 0, 13),
    STUB_SAME(cublasXtCher2k, 0, 13),
    STUB_SAME(cublasXtCherk, 0, 11),
    STUB_SAME(cublasXtCherkx, 0, 13),
    STUB_SAME(cublasXtCreate, 0, 1),
    STUB_SAME(cublasXtCspmm, 0, 12),
    STUB_SAME(cublasXtCsymm, 0, 13),
    STUB_SAME(cublasXtCsyr2k, 0, 13),
    STUB_SAME(cublasXtCsyrk, 0, 11),
    STUB_SAME(cublasXtCsyrkx, 0, 13),
    STUB_SAME(cublasXtCtrmm, 0, 14),
    STUB_SAME(cublasXtCtrsm, 0, 12),
    STUB_SAME(cublasXtDestroy, 0, 1),
    STUB_SAME(cublasXtDeviceSelect, 0, 3),
    STUB_SAME(cublasXtDgemm, 0, 14),
    STUB_SAME(cublasXtDspmm, 0, 12),
    STUB_SAME(cublasXtDsymm, 0, 13),
    STUB_SAME(cublasXtDsyr2k, 0, 13),
    STUB_SAME(cublasXtDsyrk, 0, 11),
    STUB_SAME(cublasXtDsyrkx, 0, 13),
    STUB_SAME(cublasXtDtrmm, 0, 14),
    STUB_SAME(cublasXtDtrsm, 0, 12),
    STUB_SAME(cublasXtGetBlockDim, 0, 2),
    STUB_SAME(cublasXtGetNumBoards, 0, 3),
    STUB_SAME(cublasXtGetPinningMemMode, 0, 2),
    STUB_SAME(cublasXtMaxBoards, 0, 1),
    STUB_SAME(cublasXtSetBlockDim, 0, 2),
    STUB_SAME(cublasXtSetCpuRatio, 0, 4),
    STUB_SAME(cublasXtSetCpuRoutine, 0, 4),
    STUB_SAME(cublasXtSetPinningMemMode, 0, 2),
    STUB_SAME(cublasXtSgemm, 0, 14),
    STUB_SAME(cublasXtSspmm, 0, 12),
    STUB_SAME(cublasXtSsymm, 0, 13),
    STUB_SAME(cublasXtSsyr2k, 0, 13),
    STUB_SAME(cublasXtSsyrk, 0, 11),
    STUB_SAME(cublasXtSsyrkx, 0, 13),
    STUB_SAME(cublasXtStrmm, 0, 14),
    STUB_SAME(cublasXtStrsm, 0, 12),
    STUB_SAME(cublasXtZgemm, 0, 14),
    STUB_SAME(cublasXtZhemm, 0, 13),
    STUB_SAME(cublasXtZher2k, 0, 13),
    STUB_SAME(cublasXtZherk, 0, 11),
    STUB_SAME(cublasXtZherkx, 0, 13),
    STUB_SAME(cublasXtZspmm, 0, 12),
    STUB_SAME(cublasXtZsymm, 0, 13),
    STUB_SAME(cublasXtZsyr2k, 0, 13),
    STUB_SAME(cublasXtZsyrk, 0, 11),
    STUB_SAME(cublasXtZsyrkx, 0, 13),
    STUB_SAME(cublasXtZtrmm, 0, 14),
    STUB_SAME(cublasXtZtrsm, 0, 12),
    STUB_RENAMED(cublasZaxpy, cublasZaxpy_v2, cublasZaxpy_v2, 0, 7),
    STUB_RENAMED(cublasZaxpy_64, cublasZaxpy_v2_64, cublasZaxpy_v2_64, 0, 7),
    STUB_RENAMED(cublasZcopy, cublasZcopy_v2, cublasZcopy_v2, 0, 6),
    STUB_RENAMED(cublasZcopy_64, cublasZcopy_v2_64, cublasZcopy_v2_64, 0, 6),
    STUB_SAME(cublasZdgmm, 0, 10),
    STUB_SAME(cublasZdgmm_64, 0, 10),
    STUB_RENAMED(cublasZdotc, cublasZdotc_v2, cublasZdotc_v2, 0, 7),
    STUB_RENAMED(cublasZdotc_64, cublasZdotc_v2_64, cublasZdotc_v2_64, 0, 7),
    STUB_RENAMED(cublasZdotu, cublasZdotu_v2, cublasZdotu_v2, 0, 7),
    STUB_RENAMED(cublasZdotu_64, cublasZdotu_v2_64, cublasZdotu_v2_64, 0, 7),
    STUB_RENAMED(cublasZdrot, cublasZdrot_v2, cublasZdrot_v2, 0, 8),
    STUB_RENAMED(cublasZdrot_64, cublasZdrot_v2_64, cublasZdrot_v2_64, 0, 8),
    STUB_RENAMED(cublasZdscal, cublasZdscal_v2, cublasZdscal_v2, 0, 5),
    STUB_RENAMED(cublasZdscal_64, cublasZdscal_v2_64, cublasZdscal_v2_64, 0, 5),
    STUB_RENAMED(cublasZgbmv, cublasZgbmv_v2, cublasZgbmv_v2, 0, 14),
    STUB_RENAMED(cublasZgbmv_64, cublasZgbmv_v2_64, cublasZgbmv_v2_64, 0, 14),
    STUB_SAME(cublasZgeam, 0, 13),
    STUB_SAME(cublasZgeam_64, 0, 13),
    STUB_SAME(cublasZgelsBatched, 0, 12),
    STUB_SAME(cublasZgemm3m, 0, 14),
    STUB_SAME(cublasZgemm3m_64, 0, 14),
    STUB_SAME(cublasZgemmBatched, 0, 15),
    STUB_SAME(cublasZgemmBatched_64, 0, 15),
    STUB_SAME(cublasZgemmStridedBatched, 0, 18),
    STUB_SAME(cublasZgemmStridedBatched_64, 0, 18),
    STUB_RENAMED(cublasZgemm, cublasZgemm_v2, cublasZgemm_v2, 0, 14),
    STUB_RENAMED(cublasZgemm_64, cublasZgemm_v2_64, cublasZgemm_v2_64, 0, 14),
    STUB_SAME(cublasZgemvBatched, 0, 13),
    STUB_SAME(cublasZgemvBatched_64, 0, 13),
    STUB_SAME(cublasZgemvStridedBatched, 0, 16),
    STUB_SAME(cublasZgemvStridedBatched_64, 0, 16),
    STUB_RENAMED(cublasZgemv, cublasZgemv_v2, cublasZgemv_v2, 0, 12),
    STUB_RENAMED(cublasZgemv_64, cublasZgemv_v2_64, cublasZgemv_v2_64, 0, 12),
    STUB_SAME(cublasZgeqrfBatched, 0, 8),
    STUB_RENAMED(cublasZgerc, cublasZgerc_v2, cublasZgerc_v2, 0, 10),
    STUB_RENAMED(cublasZgerc_64, cublasZgerc_v2_64, cublasZgerc_v2_64, 0, 10),
    STUB_RENAMED(cublasZgeru, cublasZgeru_v2, cublasZgeru_v2, 0, 10),
    STUB_RENAMED(cublasZgeru_64, cublasZgeru_v2_64, cublasZgeru_v2_64, 0, 10),
    STUB_SAME(cublasZgetrfBatched, 0, 7),
    STUB_SAME(cublasZgetriBatched, 0, 9),
    STUB_SAME(cublasZgetrsBatched, 0, 11),
    STUB_RENAMED(cublasZhbmv, cublasZhbmv_v2, cublasZhbmv_v2, 0, 12),
    STUB_RENAMED(cublasZhbmv_64, cublasZhbmv_v2_64, cublasZhbmv_v2_64, 0, 12),
    STUB_RENAMED(cublasZhemm, cublasZhemm_v2, cublasZhemm_v2, 0, 13),
    STUB_RENAMED(cublasZhemm_64, cublasZhemm_v2_64, cublasZhemm_v2_64, 0, 13),
    STUB_RENAMED(cublasZhemv, cublasZhemv_v2, cublasZhemv_v2, 0, 11),
    STUB_RENAMED(cublasZhemv_64, cublasZhemv_v2_64, cublasZhemv_v2_64, 0, 11),
    STUB_RENAMED(cublasZher2, cublasZher2_v2, cublasZher2_v2, 0, 10),
    STUB_RENAMED(cublasZher2_64, cublasZher2_v2_64, cublasZher2_v2_64, 0, 10),
    STUB_RENAMED(cublasZher2k, cublasZher2k_v2, cublasZher2k_v2, 0, 13),
    STUB_RENAMED(cublasZher2k_64, cublasZher2k_v2_64, cublasZher2k_v2_64, 0, 13),
    STUB_RENAMED(cublasZher, cublasZher_v2, cublasZher_v2, 0, 8),
    STUB_RENAMED(cublasZher_64, cublasZher_v2_64, cublasZher_v2_64, 0, 8),
    STUB_RENAMED(cublasZherk, cublasZherk_v2, cublasZherk_v2, 0, 11),
    STUB_RENAMED(cublasZherk_64, cublasZherk_v2_64, cublasZherk_v2_64, 0, 11),
    STUB_SAME(cublasZherkx, 0, 13),
    STUB_SAME(cublasZherkx_64, 0, 13),
    STUB_RENAMED(cublasZhpmv, cublasZhpmv_v2, cublasZhpmv_v2, 0, 10),
    STUB_RENAMED(cublasZhpmv_64, cublasZhpmv_v2_64, cublasZhpmv_v2_64, 0, 10),
    STUB_RENAMED(cublasZhpr2, cublasZhpr2_v2, cublasZhpr2_v2, 0, 9),
    STUB_RENAMED(cublasZhpr2_64, cublasZhpr2_v2_64, cublasZhpr2_v2_64, 0, 9),
    STUB_RENAMED(cublasZhpr, cublasZhpr_v2, cublasZhpr_v2, 0, 7),
    STUB_RENAMED(cublasZhpr_64, cublasZhpr_v2_64, cublasZhpr_v2_64, 0, 7),
    STUB_SAME(cublasZmatinvBatched, 0, 8),
    STUB_RENAMED(cublasZrot, cublasZrot_v2, cublasZrot_v2, 0, 8),
    STUB_RENAMED(cublasZrot_64, cublasZrot_v2_64, cublasZrot_v2_64, 0, 8),
    STUB_RENAMED(cublasZrotg, cublasZrotg_v2, cublasZrotg_v2, 0, 5),
    STUB_RENAMED(cublasZscal, cublasZscal_v2, cublasZscal_v2, 0, 5),
    STUB_RENAMED(cublasZscal_64, cublasZscal_v2_64, cublasZscal_v2_64, 0, 5),
    STUB_RENAMED(cublasZswap, cublasZswap_v2, cublasZswap_v2, 0, 6),
    STUB_RENAMED(cublasZswap_64, cublasZswap_v2_64, cublasZswap_v2_64, 0, 6),
    STUB_RENAMED(cublasZsymm, cublasZsymm_v2, cublasZsymm_v2, 0, 13),
    STUB_RENAMED(cublasZsymm_64, cublasZsymm_v2_64, cublasZsymm_v2_64, 0, 13),
    STUB_RENAMED(cublasZsymv, cublasZsymv_v2, cublasZsymv_v2, 0, 11),
    STUB_RENAMED(cublasZsymv_64, cublasZsymv_v2_64, cublasZsymv_v2_64, 0, 11),
    STUB_RENAMED(cublasZsyr2, cublasZsyr2_v2, cublasZsyr2_v2, 0, 10),
    STUB_RENAMED(cublasZsyr2_64, cublasZsyr2_v2_64, cublasZsyr2_v2_64, 0, 10),
    STUB_RENAMED(cublasZsyr2k, cublasZsyr2k_v2, cublasZsyr2k_v2, 0, 13),
    STUB_RENAMED(cublasZsyr2k_64, cublasZsyr2k_v2_64, cublasZsyr2k_v2_64, 0, 13),
    STUB_RENAMED(cublasZsyr, cublasZsyr_v2, cublasZsyr_v2, 0, 8),
    STUB_RENAMED(cublasZsyr_64, cublasZsyr_v2_64, cublasZsyr_v2_64, 0, 8),
    STUB_RENAMED(cublasZsyrk, cublasZsyrk_v2, cublasZsyrk_v2, 0, 11),
    STUB_RENAMED(cublasZsyrk_64, cublasZsyrk_v2_64, cublasZsyrk_v2_64, 0, 11),
    STUB_SAME(cublasZsyrkx, 0, 13),
    STUB_SAME(cublasZsyrkx_64, 0, 13),
    STUB_RENAMED(cublasZtbmv, cublasZtbmv_v2, cublasZtbmv_v2, 0, 10),
    STUB_RENAMED(cublasZtbmv_64, cublasZtbmv_v2_64, cublasZtbmv_v2_64, 0, 10),
    STUB_RENAMED(cublasZtbsv, cublasZtbsv_v2, cublasZtbsv_v2, 0, 10),
    STUB_RENAMED(cublasZtbsv_64, cublasZtbsv_v2_64, cublasZtbsv_v2_64, 0, 10),
    STUB_RENAMED(cublasZtpmv, cublasZtpmv_v2, cublasZtpmv_v2, 0, 8),
    STUB_RENAMED(cublasZtpmv_64, cublasZtpmv_v2_64, cublasZtpmv_v2_64, 0, 8),
    STUB_RENAMED(cublasZtpsv, cublasZtpsv_v2, cublasZtpsv_v2, 0, 8),
    STUB_RENAMED(cublasZtpsv_64, cublasZtpsv_v2_64, cublasZtpsv_v2_64, 0, 8),
    STUB_SAME(cublasZtpttr, 0, 6),
    STUB_RENAMED(cublasZtrmm, cublasZtrmm_v2, cublasZtrmm_v2, 0, 14),
    STUB_RENAMED(cublasZtrmm_64, cublasZtrmm_v2_64, cublasZtrmm_v2_64, 0, 14),
    STUB_RENAMED(cublasZtrmv, cublasZtrmv_v2, cublasZtrmv_v2, 0, 9),
    STUB_RENAMED(cublasZtrmv_64, cublasZtrmv_v2_64, cublasZtrmv_v2_64, 0, 9),
    STUB_SAME(cublasZtrsmBatched, 0, 13),
    STUB_SAME(cublasZtrsmBatched_64, 0, 13),
    STUB_RENAMED(cublasZtrsm, cublasZtrsm_v2, cublasZtrsm_v2, 0, 12),
    STUB_RENAMED(cublasZtrsm_64, cublasZtrsm_v2_64, cublasZtrsm_v2_64, 0, 12),
    STUB_RENAMED(cublasZtrsv, cublasZtrsv_v2, cublasZtrsv_v2, 0, 9),
    STUB_RENAMED(cublasZtrsv_64, cublasZtrsv_v2_64, cublasZtrsv_v2_64, 0, 9),
    STUB_SAME(cublasZtrttp, 0, 6),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
