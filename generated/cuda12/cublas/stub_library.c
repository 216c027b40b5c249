// stub_library.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "cublas";
const int stub_api_version = 12090;

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

STUB_EXPORT cublasStatus_t
cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *result, cudaDataType resultType, cudaDataType executiontype)
{
    STUB_BEGIN(0, cublasAsumEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, result, resultType, executiontype));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &result, &resultType, &executiontype);
    stub_output(recorded, 5, (void *)result, value_size_data_types(resultType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    void *result, cudaDataType resultType, cudaDataType executiontype)
{
    STUB_BEGIN(1, cublasAsumEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, result, resultType, executiontype));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &result, &resultType, &executiontype);
    stub_output(recorded, 5, (void *)result, value_size_data_types(resultType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType,
    const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy,
    cudaDataType executiontype)
{
    STUB_BEGIN(2, cublasAxpyEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype));
    STUB_ARGUMENTS(&handle, &n, &alpha, &alphaType, &x, &xType, &incx, &y, &yType, &incy,
        &executiontype);
    stub_input(recorded, 2, alpha, value_size_data_types(alphaType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType,
    const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy,
    cudaDataType executiontype)
{
    STUB_BEGIN(3, cublasAxpyEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype));
    STUB_ARGUMENTS(&handle, &n, &alpha, &alphaType, &x, &xType, &incx, &y, &yType, &incy,
        &executiontype);
    stub_input(recorded, 2, alpha, value_size_data_types(alphaType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx,
    cuComplex *y, int incy)
{
    STUB_BEGIN(4, cublasCaxpy_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx, &y, &incy);
    stub_input(recorded, 2, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy)
{
    STUB_BEGIN(5, cublasCaxpy_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx, &y, &incy);
    stub_input(recorded, 2, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)
{
    STUB_BEGIN(6, cublasCcopy_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy)
{
    STUB_BEGIN(7, cublasCcopy_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A,
    int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)
{
    STUB_BEGIN(8, cublasCdgmm, CUBLAS_STATUS_SUCCESS,
        (handle, mode, m, n, A, lda, x, incx, C, ldc));
    STUB_ARGUMENTS(&handle, &mode, &m, &n, &A, &lda, &x, &incx, &C, &ldc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(9, cublasCdgmm_64, CUBLAS_STATUS_SUCCESS,
        (handle, mode, m, n, A, lda, x, incx, C, ldc));
    STUB_ARGUMENTS(&handle, &mode, &m, &n, &A, &lda, &x, &incx, &C, &ldc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y,
    int incy, cuComplex *result)
{
    STUB_BEGIN(10, cublasCdotc_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    const cuComplex *y, int64_t incy, cuComplex *result)
{
    STUB_BEGIN(11, cublasCdotc_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y,
    int incy, cuComplex *result)
{
    STUB_BEGIN(12, cublasCdotu_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    const cuComplex *y, int64_t incy, cuComplex *result)
{
    STUB_BEGIN(13, cublasCdotu_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy)
{
    STUB_BEGIN(14, cublasCgbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &kl, &ku, &alpha, &A, &lda, &x, &incx, &beta, &y,
        &incy);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x,
    int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)
{
    STUB_BEGIN(15, cublasCgbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &kl, &ku, &alpha, &A, &lda, &x, &incx, &beta, &y,
        &incy);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
    const cuComplex *B, int ldb, cuComplex *C, int ldc)
{
    STUB_BEGIN(16, cublasCgeam, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &alpha, &A, &lda, &beta, &B, &ldb, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(17, cublasCgeam_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &alpha, &A, &lda, &beta, &B, &ldb, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize)
{
    STUB_BEGIN(18, cublasCgelsBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &nrhs, &Aarray, &lda, &Carray, &ldc, &info,
        &devInfoArray, &batchSize);
    stub_output(recorded, 9, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(19, cublasCgemm3m, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
    int ldc, int batchCount)
{
    STUB_BEGIN(20, cublasCgemm3mBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray,
    int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
    cuComplex *const *Carray, int64_t ldc, int64_t batchCount)
{
    STUB_BEGIN(21, cublasCgemm3mBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype,
    int ldc)
{
    STUB_BEGIN(22, cublasCgemm3mEx, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype,
        ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &B, &Btype,
        &ldb, &beta, &C, &Ctype, &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc)
{
    STUB_BEGIN(23, cublasCgemm3mEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype,
        ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &B, &Btype,
        &ldb, &beta, &C, &Ctype, &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
    int lda, long long strideA, const cuComplex *B, int ldb, long long strideB,
    const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)
{
    STUB_BEGIN(24, cublasCgemm3mStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb,
    long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC,
    int64_t batchCount)
{
    STUB_BEGIN(25, cublasCgemm3mStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(26, cublasCgemm3m_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
    int ldc, int batchCount)
{
    STUB_BEGIN(27, cublasCgemmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray,
    int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
    cuComplex *const *Carray, int64_t ldc, int64_t batchCount)
{
    STUB_BEGIN(28, cublasCgemmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype,
    int ldc)
{
    STUB_BEGIN(29, cublasCgemmEx, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype,
        ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &B, &Btype,
        &ldb, &beta, &C, &Ctype, &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc)
{
    STUB_BEGIN(30, cublasCgemmEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype,
        ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &B, &Btype,
        &ldb, &beta, &C, &Ctype, &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
    int lda, long long strideA, const cuComplex *B, int ldb, long long strideB,
    const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)
{
    STUB_BEGIN(31, cublasCgemmStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb,
    long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC,
    int64_t batchCount)
{
    STUB_BEGIN(32, cublasCgemmStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 13, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(33, cublasCgemm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(34, cublasCgemm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray,
    int incy, int batchCount)
{
    STUB_BEGIN(35, cublasCgemvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
    const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray,
    int64_t incy, int64_t batchCount)
{
    STUB_BEGIN(36, cublasCgemvBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x,
    int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey,
    int batchCount)
{
    STUB_BEGIN(37, cublasCgemvStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x,
    int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy,
    long long stridey, int64_t batchCount)
{
    STUB_BEGIN(38, cublasCgemvStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy)
{
    STUB_BEGIN(39, cublasCgemv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy)
{
    STUB_BEGIN(40, cublasCgemv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda,
    cuComplex *const *TauArray, int *info, int batchSize)
{
    STUB_BEGIN(41, cublasCgeqrfBatched, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, Aarray, lda, TauArray, info, batchSize));
    STUB_ARGUMENTS(&handle, &m, &n, &Aarray, &lda, &TauArray, &info, &batchSize);
    stub_output(recorded, 6, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
{
    STUB_BEGIN(42, cublasCgerc_v2, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    STUB_BEGIN(43, cublasCgerc_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
{
    STUB_BEGIN(44, cublasCgeru_v2, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    STUB_BEGIN(45, cublasCgeru_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info,
    int batchSize)
{
    STUB_BEGIN(46, cublasCgetrfBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, P, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &P, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P,
    cuComplex *const *C, int ldc, int *info, int batchSize)
{
    STUB_BEGIN(47, cublasCgetriBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, P, C, ldc, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &P, &C, &ldc, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb,
    int *info, int batchSize)
{
    STUB_BEGIN(48, cublasCgetrsBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize));
    STUB_ARGUMENTS(&handle, &trans, &n, &nrhs, &Aarray, &lda, &devIpiv, &Barray, &ldb, &info,
        &batchSize);
    stub_output(recorded, 9, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)
{
    STUB_BEGIN(49, cublasChbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &k, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy)
{
    STUB_BEGIN(50, cublasChbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &k, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(51, cublasChemm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(52, cublasChemm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)
{
    STUB_BEGIN(53, cublasChemv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy)
{
    STUB_BEGIN(54, cublasChemv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
{
    STUB_BEGIN(55, cublasCher2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    STUB_BEGIN(56, cublasCher2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const float *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(57, cublasCher2k_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(58, cublasCher2k_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const cuComplex *x, int incx, cuComplex *A, int lda)
{
    STUB_BEGIN(59, cublasCher_v2, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
{
    STUB_BEGIN(60, cublasCher_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta,
    void *C, cudaDataType Ctype, int ldc)
{
    STUB_BEGIN(61, cublasCherk3mEx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &Atype, &lda, &beta, &C, &Ctype,
        &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    STUB_BEGIN(62, cublasCherk3mEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &Atype, &lda, &beta, &C, &Ctype,
        &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C,
    cudaDataType Ctype, int ldc)
{
    STUB_BEGIN(63, cublasCherkEx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &Atype, &lda, &beta, &C, &Ctype,
        &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    STUB_BEGIN(64, cublasCherkEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &Atype, &lda, &beta, &C, &Ctype,
        &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(65, cublasCherk_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta,
    cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(66, cublasCherk_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const float *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(67, cublasCherkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(68, cublasCherkx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)
{
    STUB_BEGIN(69, cublasChpmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, AP, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &AP, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 7, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y,
    int64_t incy)
{
    STUB_BEGIN(70, cublasChpmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, AP, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &AP, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 7, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)
{
    STUB_BEGIN(71, cublasChpr2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &AP);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)
{
    STUB_BEGIN(72, cublasChpr2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &AP);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const cuComplex *x, int incx, cuComplex *AP)
{
    STUB_BEGIN(73, cublasChpr_v2, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &AP);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const cuComplex *x, int64_t incx, cuComplex *AP)
{
    STUB_BEGIN(74, cublasChpr_v2_64, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &AP);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda,
    cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)
{
    STUB_BEGIN(75, cublasCmatinvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, Ainv, lda_inv, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &Ainv, &lda_inv, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy)
{
    STUB_BEGIN(76, cublasCopyEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy)
{
    STUB_BEGIN(77, cublasCopyEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCreate_v2(cublasHandle_t *handle)
{
    STUB_BEGIN(78, cublasCreate_v2, CUBLAS_STATUS_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    stub_output(recorded, 0, (void *)handle, sizeof(cublasHandle_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy,
    const float *c, const cuComplex *s)
{
    STUB_BEGIN(79, cublasCrot_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const cuComplex *s)
{
    STUB_BEGIN(80, cublasCrot_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)
{
    STUB_BEGIN(81, cublasCrotg_v2, CUBLAS_STATUS_SUCCESS, (handle, a, b, c, s));
    STUB_ARGUMENTS(&handle, &a, &b, &c, &s);
    stub_input(recorded, 1, a, sizeof(cuComplex));
    stub_input(recorded, 2, b, sizeof(cuComplex));
    stub_output(recorded, 1, (void *)a, sizeof(cuComplex));
    stub_output(recorded, 2, (void *)b, sizeof(cuComplex));
    stub_output(recorded, 3, (void *)c, sizeof(float));
    stub_output(recorded, 4, (void *)s, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)
{
    STUB_BEGIN(82, cublasCscal_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x,
    int64_t incx)
{
    STUB_BEGIN(83, cublasCscal_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy,
    const float *c, const float *s)
{
    STUB_BEGIN(84, cublasCsrot_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const float *s)
{
    STUB_BEGIN(85, cublasCsrot_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)
{
    STUB_BEGIN(86, cublasCsscal_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)
{
    STUB_BEGIN(87, cublasCsscal_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)
{
    STUB_BEGIN(88, cublasCswap_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy)
{
    STUB_BEGIN(89, cublasCswap_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(90, cublasCsymm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(91, cublasCsymm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)
{
    STUB_BEGIN(92, cublasCsymv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy)
{
    STUB_BEGIN(93, cublasCsymv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
{
    STUB_BEGIN(94, cublasCsyr2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    STUB_BEGIN(95, cublasCsyr2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(96, cublasCsyr2k_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(97, cublasCsyr2k_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, cuComplex *A, int lda)
{
    STUB_BEGIN(98, cublasCsyr_v2, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
{
    STUB_BEGIN(99, cublasCsyr_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
{
    STUB_BEGIN(100, cublasCsyrk3mEx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &Atype, &lda, &beta, &C, &Ctype,
        &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    STUB_BEGIN(101, cublasCsyrk3mEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &Atype, &lda, &beta, &C, &Ctype,
        &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta,
    void *C, cudaDataType Ctype, int ldc)
{
    STUB_BEGIN(102, cublasCsyrkEx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &Atype, &lda, &beta, &C, &Ctype,
        &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    STUB_BEGIN(103, cublasCsyrkEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &Atype, &lda, &beta, &C, &Ctype,
        &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C,
    int ldc)
{
    STUB_BEGIN(104, cublasCsyrk_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta,
    cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(105, cublasCsyrk_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    STUB_BEGIN(106, cublasCsyrkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(107, cublasCsyrkx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)
{
    STUB_BEGIN(108, cublasCtbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx)
{
    STUB_BEGIN(109, cublasCtbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)
{
    STUB_BEGIN(110, cublasCtbsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx)
{
    STUB_BEGIN(111, cublasCtbsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)
{
    STUB_BEGIN(112, cublasCtpmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)
{
    STUB_BEGIN(113, cublasCtpmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)
{
    STUB_BEGIN(114, cublasCtpsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)
{
    STUB_BEGIN(115, cublasCtpsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP,
    cuComplex *A, int lda)
{
    STUB_BEGIN(116, cublasCtpttr, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, AP, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &AP, &A, &lda);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)
{
    STUB_BEGIN(117, cublasCtrmm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)
{
    STUB_BEGIN(118, cublasCtrmm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)
{
    STUB_BEGIN(119, cublasCtrmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)
{
    STUB_BEGIN(120, cublasCtrmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)
{
    STUB_BEGIN(121, cublasCtrsmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb,
        &batchCount);
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)
{
    STUB_BEGIN(122, cublasCtrsmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb,
        &batchCount);
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, cuComplex *B, int ldb)
{
    STUB_BEGIN(123, cublasCtrsm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)
{
    STUB_BEGIN(124, cublasCtrsm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)
{
    STUB_BEGIN(125, cublasCtrsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)
{
    STUB_BEGIN(126, cublasCtrsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda,
    cuComplex *AP)
{
    STUB_BEGIN(127, cublasCtrttp, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, A, lda, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &A, &lda, &AP);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)
{
    STUB_BEGIN(128, cublasDasum_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)
{
    STUB_BEGIN(129, cublasDasum_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx,
    double *y, int incy)
{
    STUB_BEGIN(130, cublasDaxpy_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx, &y, &incy);
    stub_input(recorded, 2, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x,
    int64_t incx, double *y, int64_t incy)
{
    STUB_BEGIN(131, cublasDaxpy_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx, &y, &incy);
    stub_input(recorded, 2, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)
{
    STUB_BEGIN(132, cublasDcopy_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y,
    int64_t incy)
{
    STUB_BEGIN(133, cublasDcopy_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda,
    const double *x, int incx, double *C, int ldc)
{
    STUB_BEGIN(134, cublasDdgmm, CUBLAS_STATUS_SUCCESS,
        (handle, mode, m, n, A, lda, x, incx, C, ldc));
    STUB_ARGUMENTS(&handle, &mode, &m, &n, &A, &lda, &x, &incx, &C, &ldc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A,
    int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)
{
    STUB_BEGIN(135, cublasDdgmm_64, CUBLAS_STATUS_SUCCESS,
        (handle, mode, m, n, A, lda, x, incx, C, ldc));
    STUB_ARGUMENTS(&handle, &mode, &m, &n, &A, &lda, &x, &incx, &C, &ldc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy,
    double *result)
{
    STUB_BEGIN(136, cublasDdot_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y,
    int64_t incy, double *result)
{
    STUB_BEGIN(137, cublasDdot_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDestroy_v2(cublasHandle_t handle)
{
    STUB_BEGIN(138, cublasDestroy_v2, CUBLAS_STATUS_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy)
{
    STUB_BEGIN(139, cublasDgbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &kl, &ku, &alpha, &A, &lda, &x, &incx, &beta, &y,
        &incy);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy)
{
    STUB_BEGIN(140, cublasDgbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &kl, &ku, &alpha, &A, &lda, &x, &incx, &beta, &y,
        &incy);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, const double *alpha, const double *A, int lda, const double *beta, const double *B,
    int ldb, double *C, int ldc)
{
    STUB_BEGIN(141, cublasDgeam, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &alpha, &A, &lda, &beta, &B, &ldb, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta,
    const double *B, int64_t ldb, double *C, int64_t ldc)
{
    STUB_BEGIN(142, cublasDgeam_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &alpha, &A, &lda, &beta, &B, &ldb, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray,
    int batchSize)
{
    STUB_BEGIN(143, cublasDgelsBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &nrhs, &Aarray, &lda, &Carray, &ldc, &info,
        &devInfoArray, &batchSize);
    stub_output(recorded, 9, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const double *alpha, const double *const *Aarray, int lda,
    const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc,
    int batchCount)
{
    STUB_BEGIN(144, cublasDgemmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda,
    const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray,
    int64_t ldc, int64_t batchCount)
{
    STUB_BEGIN(145, cublasDgemmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const double *alpha_array, const double *const *Aarray,
    const int *lda_array, const double *const *Barray, const int *ldb_array,
    const double *beta_array, double *const *Carray, const int *ldc_array, int group_count,
    const int *group_size)
{
    STUB_BEGIN(146, cublasDgemmGroupedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray,
        lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size));
    STUB_ARGUMENTS(&handle, &transa_array, &transb_array, &m_array, &n_array, &k_array,
        &alpha_array, &Aarray, &lda_array, &Barray, &ldb_array, &beta_array, &Carray, &ldc_array,
        &group_count, &group_size);
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
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const double *alpha_array, const double *const *Aarray,
    const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array,
    const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size)
{
    STUB_BEGIN(147, cublasDgemmGroupedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray,
        lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size));
    STUB_ARGUMENTS(&handle, &transa_array, &transb_array, &m_array, &n_array, &k_array,
        &alpha_array, &Aarray, &lda_array, &Barray, &ldb_array, &beta_array, &Carray, &ldc_array,
        &group_count, &group_size);
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
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda,
    long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C,
    int ldc, long long strideC, int batchCount)
{
    STUB_BEGIN(148, cublasDgemmStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 13, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
    const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb,
    long long strideB, const double *beta, double *C, int64_t ldc, long long strideC,
    int64_t batchCount)
{
    STUB_BEGIN(149, cublasDgemmStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 13, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)
{
    STUB_BEGIN(150, cublasDgemm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda,
    const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
{
    STUB_BEGIN(151, cublasDgemm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *const *Aarray, int lda, const double *const *xarray,
    int incx, const double *beta, double *const *yarray, int incy, int batchCount)
{
    STUB_BEGIN(152, cublasDgemvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray,
    int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)
{
    STUB_BEGIN(153, cublasDgemvBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx,
    long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount)
{
    STUB_BEGIN(154, cublasDgemvStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, long long strideA, const double *x,
    int64_t incx, long long stridex, const double *beta, double *y, int64_t incy,
    long long stridey, int64_t batchCount)
{
    STUB_BEGIN(155, cublasDgemvStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)
{
    STUB_BEGIN(156, cublasDgemv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy)
{
    STUB_BEGIN(157, cublasDgemv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda,
    double *const *TauArray, int *info, int batchSize)
{
    STUB_BEGIN(158, cublasDgeqrfBatched, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, Aarray, lda, TauArray, info, batchSize));
    STUB_ARGUMENTS(&handle, &m, &n, &Aarray, &lda, &TauArray, &info, &batchSize);
    stub_output(recorded, 6, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx,
    const double *y, int incy, double *A, int lda)
{
    STUB_BEGIN(159, cublasDger_v2, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x,
    int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)
{
    STUB_BEGIN(160, cublasDger_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info,
    int batchSize)
{
    STUB_BEGIN(161, cublasDgetrfBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, P, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &P, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P,
    double *const *C, int ldc, int *info, int batchSize)
{
    STUB_BEGIN(162, cublasDgetriBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, P, C, ldc, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &P, &C, &ldc, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb,
    int *info, int batchSize)
{
    STUB_BEGIN(163, cublasDgetrsBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize));
    STUB_ARGUMENTS(&handle, &trans, &n, &nrhs, &Aarray, &lda, &devIpiv, &Barray, &ldb, &info,
        &batchSize);
    stub_output(recorded, 9, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda,
    double *const *Ainv, int lda_inv, int *info, int batchSize)
{
    STUB_BEGIN(164, cublasDmatinvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, Ainv, lda_inv, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &Ainv, &lda_inv, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)
{
    STUB_BEGIN(165, cublasDnrm2_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)
{
    STUB_BEGIN(166, cublasDnrm2_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType,
    cudaDataType executionType)
{
    STUB_BEGIN(167, cublasDotEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy, &result, &resultType,
        &executionType);
    stub_output(recorded, 8, (void *)result, value_size_data_types(resultType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType,
    cudaDataType executionType)
{
    STUB_BEGIN(168, cublasDotEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy, &result, &resultType,
        &executionType);
    stub_output(recorded, 8, (void *)result, value_size_data_types(resultType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType,
    cudaDataType executionType)
{
    STUB_BEGIN(169, cublasDotcEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy, &result, &resultType,
        &executionType);
    stub_output(recorded, 8, (void *)result, value_size_data_types(resultType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType,
    cudaDataType executionType)
{
    STUB_BEGIN(170, cublasDotcEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy, &result, &resultType,
        &executionType);
    stub_output(recorded, 8, (void *)result, value_size_data_types(resultType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
    const double *c, const double *s)
{
    STUB_BEGIN(171, cublasDrot_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy, const double *c, const double *s)
{
    STUB_BEGIN(172, cublasDrot_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)
{
    STUB_BEGIN(173, cublasDrotg_v2, CUBLAS_STATUS_SUCCESS, (handle, a, b, c, s));
    STUB_ARGUMENTS(&handle, &a, &b, &c, &s);
    stub_input(recorded, 1, a, sizeof(double));
    stub_input(recorded, 2, b, sizeof(double));
    stub_output(recorded, 1, (void *)a, sizeof(double));
    stub_output(recorded, 2, (void *)b, sizeof(double));
    stub_output(recorded, 3, (void *)c, sizeof(double));
    stub_output(recorded, 4, (void *)s, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
    const double *param)
{
    STUB_BEGIN(174, cublasDrotm_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, param));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &param);
    stub_input(recorded, 6, param, 5 * sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy, const double *param)
{
    STUB_BEGIN(175, cublasDrotm_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, param));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &param);
    stub_input(recorded, 6, param, 5 * sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1,
    double *param)
{
    STUB_BEGIN(176, cublasDrotmg_v2, CUBLAS_STATUS_SUCCESS, (handle, d1, d2, x1, y1, param));
    STUB_ARGUMENTS(&handle, &d1, &d2, &x1, &y1, &param);
    stub_input(recorded, 1, d1, sizeof(double));
    stub_input(recorded, 2, d2, sizeof(double));
    stub_input(recorded, 3, x1, sizeof(double));
    stub_input(recorded, 4, y1, sizeof(double));
    stub_output(recorded, 1, (void *)d1, sizeof(double));
    stub_output(recorded, 2, (void *)d2, sizeof(double));
    stub_output(recorded, 3, (void *)x1, sizeof(double));
    stub_output(recorded, 5, (void *)param, 5 * sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)
{
    STUB_BEGIN(177, cublasDsbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &k, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy)
{
    STUB_BEGIN(178, cublasDsbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &k, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)
{
    STUB_BEGIN(179, cublasDscal_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)
{
    STUB_BEGIN(180, cublasDscal_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *AP, const double *x, int incx, const double *beta, double *y, int incy)
{
    STUB_BEGIN(181, cublasDspmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, AP, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &AP, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(double));
    stub_input(recorded, 7, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)
{
    STUB_BEGIN(182, cublasDspmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, AP, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &AP, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(double));
    stub_input(recorded, 7, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *AP)
{
    STUB_BEGIN(183, cublasDspr2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &AP);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *AP)
{
    STUB_BEGIN(184, cublasDspr2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &AP);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, double *AP)
{
    STUB_BEGIN(185, cublasDspr_v2, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &AP);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *AP)
{
    STUB_BEGIN(186, cublasDspr_v2_64, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &AP);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)
{
    STUB_BEGIN(187, cublasDswap_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy)
{
    STUB_BEGIN(188, cublasDswap_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta,
    double *C, int ldc)
{
    STUB_BEGIN(189, cublasDsymm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
    const double *beta, double *C, int64_t ldc)
{
    STUB_BEGIN(190, cublasDsymm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)
{
    STUB_BEGIN(191, cublasDsymv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
    int64_t incy)
{
    STUB_BEGIN(192, cublasDsymv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *A, int lda)
{
    STUB_BEGIN(193, cublasDsyr2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)
{
    STUB_BEGIN(194, cublasDsyr2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)
{
    STUB_BEGIN(195, cublasDsyr2k_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
    int64_t ldb, const double *beta, double *C, int64_t ldc)
{
    STUB_BEGIN(196, cublasDsyr2k_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, double *A, int lda)
{
    STUB_BEGIN(197, cublasDsyr_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *A, int64_t lda)
{
    STUB_BEGIN(198, cublasDsyr_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)
{
    STUB_BEGIN(199, cublasDsyrk_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C,
    int64_t ldc)
{
    STUB_BEGIN(200, cublasDsyrk_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta,
    double *C, int ldc)
{
    STUB_BEGIN(201, cublasDsyrkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
    const double *beta, double *C, int64_t ldc)
{
    STUB_BEGIN(202, cublasDsyrkx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)
{
    STUB_BEGIN(203, cublasDtbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
    int64_t incx)
{
    STUB_BEGIN(204, cublasDtbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)
{
    STUB_BEGIN(205, cublasDtbsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
    int64_t incx)
{
    STUB_BEGIN(206, cublasDtbsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
{
    STUB_BEGIN(207, cublasDtpmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)
{
    STUB_BEGIN(208, cublasDtpmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
{
    STUB_BEGIN(209, cublasDtpsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)
{
    STUB_BEGIN(210, cublasDtpsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A,
    int lda)
{
    STUB_BEGIN(211, cublasDtpttr, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, AP, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &AP, &A, &lda);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *A, int lda, const double *B, int ldb, double *C, int ldc)
{
    STUB_BEGIN(212, cublasDtrmm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)
{
    STUB_BEGIN(213, cublasDtrmm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)
{
    STUB_BEGIN(214, cublasDtrmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)
{
    STUB_BEGIN(215, cublasDtrmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *const *A, int lda, double *const *B, int ldb, int batchCount)
{
    STUB_BEGIN(216, cublasDtrsmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb,
        &batchCount);
    stub_input(recorded, 7, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)
{
    STUB_BEGIN(217, cublasDtrsmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb,
        &batchCount);
    stub_input(recorded, 7, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *A, int lda, double *B, int ldb)
{
    STUB_BEGIN(218, cublasDtrsm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *A, int64_t lda, double *B, int64_t ldb)
{
    STUB_BEGIN(219, cublasDtrsm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)
{
    STUB_BEGIN(220, cublasDtrsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)
{
    STUB_BEGIN(221, cublasDtrsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda,
    double *AP)
{
    STUB_BEGIN(222, cublasDtrttp, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, A, lda, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &A, &lda, &AP);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)
{
    STUB_BEGIN(223, cublasDzasum_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    double *result)
{
    STUB_BEGIN(224, cublasDzasum_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)
{
    STUB_BEGIN(225, cublasDznrm2_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    double *result)
{
    STUB_BEGIN(226, cublasDznrm2_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda,
    const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray,
    cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType,
    cublasGemmAlgo_t algo)
{
    STUB_BEGIN(227, cublasGemmBatchedEx, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta,
        Carray, Ctype, ldc, batchCount, computeType, algo));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &Atype, &lda, &Barray,
        &Btype, &ldb, &beta, &Carray, &Ctype, &ldc, &batchCount, &computeType, &algo);
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 13, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray,
    cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb,
    const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    STUB_BEGIN(228, cublasGemmBatchedEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta,
        Carray, Ctype, ldc, batchCount, computeType, algo));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &Atype, &lda, &Barray,
        &Btype, &ldb, &beta, &Carray, &Ctype, &ldc, &batchCount, &computeType, &algo);
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 13, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
    cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    STUB_BEGIN(229, cublasGemmEx, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc,
        computeType, algo));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &B, &Btype,
        &ldb, &beta, &C, &Ctype, &ldc, &computeType, &algo);
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 13, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C,
    cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    STUB_BEGIN(230, cublasGemmEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc,
        computeType, algo));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &B, &Btype,
        &ldb, &beta, &C, &Ctype, &ldc, &computeType, &algo);
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 13, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype,
    const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array,
    const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array,
    int group_count, const int *group_size, cublasComputeType_t computeType)
{
    STUB_BEGIN(231, cublasGemmGroupedBatchedEx, CUBLAS_STATUS_SUCCESS,
        (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype,
        lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count,
        group_size, computeType));
    STUB_ARGUMENTS(&handle, &transa_array, &transb_array, &m_array, &n_array, &k_array,
        &alpha_array, &Aarray, &Atype, &lda_array, &Barray, &Btype, &ldb_array, &beta_array,
        &Carray, &Ctype, &ldc_array, &group_count, &group_size, &computeType);
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
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const void *alpha_array, const void *const *Aarray,
    cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray,
    cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray,
    cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size,
    cublasComputeType_t computeType)
{
    STUB_BEGIN(232, cublasGemmGroupedBatchedEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype,
        lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count,
        group_size, computeType));
    STUB_ARGUMENTS(&handle, &transa_array, &transb_array, &m_array, &n_array, &k_array,
        &alpha_array, &Aarray, &Atype, &lda_array, &Barray, &Btype, &ldb_array, &beta_array,
        &Carray, &Ctype, &ldc_array, &group_count, &group_size, &computeType);
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
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A,
    cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb,
    long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC,
    int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    STUB_BEGIN(233, cublasGemmStridedBatchedEx, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB,
        beta, C, Ctype, ldc, strideC, batchCount, computeType, algo));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &strideA, &B,
        &Btype, &ldb, &strideB, &beta, &C, &Ctype, &ldc, &strideC, &batchCount, &computeType,
        &algo);
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 15, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A,
    cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype,
    int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
    long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    STUB_BEGIN(234, cublasGemmStridedBatchedEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB,
        beta, C, Ctype, ldc, strideC, batchCount, computeType, algo));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &strideA, &B,
        &Btype, &ldb, &strideB, &beta, &C, &Ctype, &ldc, &strideC, &batchCount, &computeType,
        &algo);
    stub_input(recorded, 6, alpha,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    stub_input(recorded, 15, beta,
        value_size_compute_types(computeType, 0) * value_parts_compute_types(Ctype));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)
{
    STUB_BEGIN(235, cublasGetAtomicsMode, CUBLAS_STATUS_SUCCESS, (handle, mode));
    STUB_ARGUMENTS(&handle, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(cublasAtomicsMode_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT size_t
cublasGetCudartVersion(void)
{
    STUB_BEGIN(236, cublasGetCudartVersion, 0, ());
    return (size_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)
{
    STUB_BEGIN(237, cublasGetEmulationStrategy, CUBLAS_STATUS_SUCCESS, (handle, emulationStrategy));
    STUB_ARGUMENTS(&handle, &emulationStrategy);
    stub_output(recorded, 1, (void *)emulationStrategy, sizeof(cublasEmulationStrategy_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetLoggerCallback(cublasLogCallback *userCallback)
{
    STUB_BEGIN(238, cublasGetLoggerCallback, CUBLAS_STATUS_SUCCESS, (userCallback));
    STUB_ARGUMENTS(&userCallback);
    stub_output(recorded, 0, (void *)userCallback, sizeof(cublasLogCallback));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)
{
    STUB_BEGIN(239, cublasGetMathMode, CUBLAS_STATUS_SUCCESS, (handle, mode));
    STUB_ARGUMENTS(&handle, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(cublasMath_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)
{
    STUB_BEGIN(240, cublasGetMatrix, CUBLAS_STATUS_SUCCESS, (rows, cols, elemSize, A, lda, B, ldb));
    STUB_ARGUMENTS(&rows, &cols, &elemSize, &A, &lda, &B, &ldb);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
    cudaStream_t stream)
{
    STUB_BEGIN(241, cublasGetMatrixAsync, CUBLAS_STATUS_SUCCESS,
        (rows, cols, elemSize, A, lda, B, ldb, stream));
    STUB_ARGUMENTS(&rows, &cols, &elemSize, &A, &lda, &B, &ldb, &stream);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb, cudaStream_t stream)
{
    STUB_BEGIN(242, cublasGetMatrixAsync_64, CUBLAS_STATUS_SUCCESS,
        (rows, cols, elemSize, A, lda, B, ldb, stream));
    STUB_ARGUMENTS(&rows, &cols, &elemSize, &A, &lda, &B, &ldb, &stream);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb)
{
    STUB_BEGIN(243, cublasGetMatrix_64, CUBLAS_STATUS_SUCCESS,
        (rows, cols, elemSize, A, lda, B, ldb));
    STUB_ARGUMENTS(&rows, &cols, &elemSize, &A, &lda, &B, &ldb);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)
{
    STUB_BEGIN(244, cublasGetPointerMode_v2, CUBLAS_STATUS_SUCCESS, (handle, mode));
    STUB_ARGUMENTS(&handle, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(cublasPointerMode_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetProperty(libraryPropertyType type, int *value)
{
    STUB_BEGIN(245, cublasGetProperty, CUBLAS_STATUS_SUCCESS, (type, value));
    STUB_ARGUMENTS(&type, &value);
    stub_output(recorded, 1, (void *)value, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)
{
    STUB_BEGIN(246, cublasGetSmCountTarget, CUBLAS_STATUS_SUCCESS, (handle, smCountTarget));
    STUB_ARGUMENTS(&handle, &smCountTarget);
    stub_output(recorded, 1, (void *)smCountTarget, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT const char *
cublasGetStatusName(cublasStatus_t status)
{
    STUB_BEGIN(247, cublasGetStatusName, 0, (status));
    STUB_ARGUMENTS(&status);
    return stub_finish_string(recorded);
}

STUB_EXPORT const char *
cublasGetStatusString(cublasStatus_t status)
{
    STUB_BEGIN(248, cublasGetStatusString, 0, (status));
    STUB_ARGUMENTS(&status);
    return stub_finish_string(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)
{
    STUB_BEGIN(249, cublasGetStream_v2, CUBLAS_STATUS_SUCCESS, (handle, streamId));
    STUB_ARGUMENTS(&handle, &streamId);
    stub_output(recorded, 1, (void *)streamId, sizeof(cudaStream_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)
{
    STUB_BEGIN(250, cublasGetVector, CUBLAS_STATUS_SUCCESS, (n, elemSize, x, incx, y, incy));
    STUB_ARGUMENTS(&n, &elemSize, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy,
    cudaStream_t stream)
{
    STUB_BEGIN(251, cublasGetVectorAsync, CUBLAS_STATUS_SUCCESS,
        (n, elemSize, devicePtr, incx, hostPtr, incy, stream));
    STUB_ARGUMENTS(&n, &elemSize, &devicePtr, &incx, &hostPtr, &incy, &stream);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx,
    void *hostPtr, int64_t incy, cudaStream_t stream)
{
    STUB_BEGIN(252, cublasGetVectorAsync_64, CUBLAS_STATUS_SUCCESS,
        (n, elemSize, devicePtr, incx, hostPtr, incy, stream));
    STUB_ARGUMENTS(&n, &elemSize, &devicePtr, &incx, &hostPtr, &incy, &stream);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy)
{
    STUB_BEGIN(253, cublasGetVector_64, CUBLAS_STATUS_SUCCESS, (n, elemSize, x, incx, y, incy));
    STUB_ARGUMENTS(&n, &elemSize, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasGetVersion_v2(cublasHandle_t handle, int *version)
{
    STUB_BEGIN(254, cublasGetVersion_v2, CUBLAS_STATUS_SUCCESS, (handle, version));
    STUB_ARGUMENTS(&handle, &version);
    stub_output(recorded, 1, (void *)version, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *const *Aarray, int lda, const __half *const *xarray,
    int incx, const float *beta, __half *const *yarray, int incy, int batchCount)
{
    STUB_BEGIN(255, cublasHSHgemvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *const *Aarray, int64_t lda, const __half *const *xarray,
    int64_t incx, const float *beta, __half *const *yarray, int64_t incy, int64_t batchCount)
{
    STUB_BEGIN(256, cublasHSHgemvBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int incx,
    long long stridex, const float *beta, __half *y, int incy, long long stridey, int batchCount)
{
    STUB_BEGIN(257, cublasHSHgemvStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHSHgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const __half *A, int64_t lda, long long strideA,
    const __half *x, int64_t incx, long long stridex, const float *beta, __half *y, int64_t incy,
    long long stridey, int64_t batchCount)
{
    STUB_BEGIN(258, cublasHSHgemvStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *const *Aarray, int lda, const __half *const *xarray,
    int incx, const float *beta, float *const *yarray, int incy, int batchCount)
{
    STUB_BEGIN(259, cublasHSSgemvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *const *Aarray, int64_t lda, const __half *const *xarray,
    int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)
{
    STUB_BEGIN(260, cublasHSSgemvBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int incx,
    long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)
{
    STUB_BEGIN(261, cublasHSSgemvStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const __half *A, int64_t lda, long long strideA,
    const __half *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
    long long stridey, int64_t batchCount)
{
    STUB_BEGIN(262, cublasHSSgemvStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const __half *alpha, const __half *A, int lda, const __half *B, int ldb,
    const __half *beta, __half *C, int ldc)
{
    STUB_BEGIN(263, cublasHgemm, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 11, beta, sizeof(__half));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const __half *alpha, const __half *const *Aarray, int lda,
    const __half *const *Barray, int ldb, const __half *beta, __half *const *Carray, int ldc,
    int batchCount)
{
    STUB_BEGIN(264, cublasHgemmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 11, beta, sizeof(__half));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *const *Aarray, int64_t lda,
    const __half *const *Barray, int64_t ldb, const __half *beta, __half *const *Carray,
    int64_t ldc, int64_t batchCount)
{
    STUB_BEGIN(265, cublasHgemmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 11, beta, sizeof(__half));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A, int lda,
    long long strideA, const __half *B, int ldb, long long strideB, const __half *beta, __half *C,
    int ldc, long long strideC, int batchCount)
{
    STUB_BEGIN(266, cublasHgemmStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 13, beta, sizeof(__half));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
    const __half *A, int64_t lda, long long strideA, const __half *B, int64_t ldb,
    long long strideB, const __half *beta, __half *C, int64_t ldc, long long strideC,
    int64_t batchCount)
{
    STUB_BEGIN(267, cublasHgemmStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 13, beta, sizeof(__half));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda,
    const __half *B, int64_t ldb, const __half *beta, __half *C, int64_t ldc)
{
    STUB_BEGIN(268, cublasHgemm_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(__half));
    stub_input(recorded, 11, beta, sizeof(__half));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    int *result)
{
    STUB_BEGIN(269, cublasIamaxEx, CUBLAS_STATUS_SUCCESS, (handle, n, x, xType, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &result);
    stub_output(recorded, 5, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    int64_t *result)
{
    STUB_BEGIN(270, cublasIamaxEx_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, xType, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &result);
    stub_output(recorded, 5, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    int *result)
{
    STUB_BEGIN(271, cublasIaminEx, CUBLAS_STATUS_SUCCESS, (handle, n, x, xType, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &result);
    stub_output(recorded, 5, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    int64_t *result)
{
    STUB_BEGIN(272, cublasIaminEx_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, xType, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &result);
    stub_output(recorded, 5, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)
{
    STUB_BEGIN(273, cublasIcamax_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    int64_t *result)
{
    STUB_BEGIN(274, cublasIcamax_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)
{
    STUB_BEGIN(275, cublasIcamin_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    int64_t *result)
{
    STUB_BEGIN(276, cublasIcamin_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)
{
    STUB_BEGIN(277, cublasIdamax_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)
{
    STUB_BEGIN(278, cublasIdamax_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)
{
    STUB_BEGIN(279, cublasIdamin_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)
{
    STUB_BEGIN(280, cublasIdamin_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)
{
    STUB_BEGIN(281, cublasIsamax_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)
{
    STUB_BEGIN(282, cublasIsamax_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)
{
    STUB_BEGIN(283, cublasIsamin_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)
{
    STUB_BEGIN(284, cublasIsamin_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)
{
    STUB_BEGIN(285, cublasIzamax_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result)
{
    STUB_BEGIN(286, cublasIzamax_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)
{
    STUB_BEGIN(287, cublasIzamin_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result)
{
    STUB_BEGIN(288, cublasIzamin_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(int64_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)
{
    STUB_BEGIN(289, cublasLoggerConfigure, CUBLAS_STATUS_SUCCESS,
        (logIsOn, logToStdOut, logToStdErr, logFileName));
    STUB_ARGUMENTS(&logIsOn, &logToStdOut, &logToStdErr, &logFileName);
    stub_input_string(recorded, 3, logFileName);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *result, cudaDataType resultType, cudaDataType executionType)
{
    STUB_BEGIN(290, cublasNrm2Ex, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, result, resultType, executionType));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &result, &resultType, &executionType);
    stub_output(recorded, 5, (void *)result, value_size_data_types(resultType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    void *result, cudaDataType resultType, cudaDataType executionType)
{
    STUB_BEGIN(291, cublasNrm2Ex_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, result, resultType, executionType));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &result, &resultType, &executionType);
    stub_output(recorded, 5, (void *)result, value_size_data_types(resultType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType,
    cudaDataType executiontype)
{
    STUB_BEGIN(292, cublasRotEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy, &c, &s, &csType,
        &executiontype);
    stub_input(recorded, 8, c, value_size_data_types(csType, 0));
    stub_input(recorded, 9, s, value_size_data_types(csType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType,
    cudaDataType executiontype)
{
    STUB_BEGIN(293, cublasRotEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy, &c, &s, &csType,
        &executiontype);
    stub_input(recorded, 8, c, value_size_data_types(csType, 0));
    stub_input(recorded, 9, s, value_size_data_types(csType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s,
    cudaDataType csType, cudaDataType executiontype)
{
    STUB_BEGIN(294, cublasRotgEx, CUBLAS_STATUS_SUCCESS,
        (handle, a, b, abType, c, s, csType, executiontype));
    STUB_ARGUMENTS(&handle, &a, &b, &abType, &c, &s, &csType, &executiontype);
    stub_input(recorded, 1, a, value_size_data_types(abType, 0));
    stub_input(recorded, 2, b, value_size_data_types(abType, 0));
    stub_output(recorded, 1, (void *)a, value_size_data_types(abType, 0));
    stub_output(recorded, 2, (void *)b, value_size_data_types(abType, 0));
    stub_output(recorded, 4, (void *)c, value_size_data_types(csType, 0));
    stub_output(recorded, 5, (void *)s, value_size_data_types(csType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype)
{
    STUB_BEGIN(295, cublasRotmEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy, &param, &paramType,
        &executiontype);
    stub_input(recorded, 8, param, 5 * value_size_data_types(paramType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype)
{
    STUB_BEGIN(296, cublasRotmEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy, &param, &paramType,
        &executiontype);
    stub_input(recorded, 8, param, 5 * value_size_data_types(paramType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type,
    void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param,
    cudaDataType paramType, cudaDataType executiontype)
{
    STUB_BEGIN(297, cublasRotmgEx, CUBLAS_STATUS_SUCCESS,
        (handle, d1, d1Type, d2, d2Type, x1, x1Type, y1, y1Type, param, paramType, executiontype));
    STUB_ARGUMENTS(&handle, &d1, &d1Type, &d2, &d2Type, &x1, &x1Type, &y1, &y1Type, &param,
        &paramType, &executiontype);
    stub_input(recorded, 1, d1, value_size_data_types(d1Type, 0));
    stub_input(recorded, 3, d2, value_size_data_types(d2Type, 0));
    stub_input(recorded, 5, x1, value_size_data_types(x1Type, 0));
    stub_input(recorded, 7, y1, value_size_data_types(y1Type, 0));
    stub_output(recorded, 1, (void *)d1, value_size_data_types(d1Type, 0));
    stub_output(recorded, 3, (void *)d2, value_size_data_types(d2Type, 0));
    stub_output(recorded, 5, (void *)x1, value_size_data_types(x1Type, 0));
    stub_output(recorded, 9, (void *)param, 5 * value_size_data_types(paramType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)
{
    STUB_BEGIN(298, cublasSasum_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)
{
    STUB_BEGIN(299, cublasSasum_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx,
    float *y, int incy)
{
    STUB_BEGIN(300, cublasSaxpy_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx, &y, &incy);
    stub_input(recorded, 2, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x,
    int64_t incx, float *y, int64_t incy)
{
    STUB_BEGIN(301, cublasSaxpy_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx, &y, &incy);
    stub_input(recorded, 2, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x,
    cudaDataType xType, int incx, cudaDataType executionType)
{
    STUB_BEGIN(302, cublasScalEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, alpha, alphaType, x, xType, incx, executionType));
    STUB_ARGUMENTS(&handle, &n, &alpha, &alphaType, &x, &xType, &incx, &executionType);
    stub_input(recorded, 2, alpha, value_size_data_types(alphaType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType,
    void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)
{
    STUB_BEGIN(303, cublasScalEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, alpha, alphaType, x, xType, incx, executionType));
    STUB_ARGUMENTS(&handle, &n, &alpha, &alphaType, &x, &xType, &incx, &executionType);
    stub_input(recorded, 2, alpha, value_size_data_types(alphaType, 0));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)
{
    STUB_BEGIN(304, cublasScasum_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    float *result)
{
    STUB_BEGIN(305, cublasScasum_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)
{
    STUB_BEGIN(306, cublasScnrm2_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    float *result)
{
    STUB_BEGIN(307, cublasScnrm2_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)
{
    STUB_BEGIN(308, cublasScopy_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y,
    int64_t incy)
{
    STUB_BEGIN(309, cublasScopy_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda,
    const float *x, int incx, float *C, int ldc)
{
    STUB_BEGIN(310, cublasSdgmm, CUBLAS_STATUS_SUCCESS,
        (handle, mode, m, n, A, lda, x, incx, C, ldc));
    STUB_ARGUMENTS(&handle, &mode, &m, &n, &A, &lda, &x, &incx, &C, &ldc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A,
    int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)
{
    STUB_BEGIN(311, cublasSdgmm_64, CUBLAS_STATUS_SUCCESS,
        (handle, mode, m, n, A, lda, x, incx, C, ldc));
    STUB_ARGUMENTS(&handle, &mode, &m, &n, &A, &lda, &x, &incx, &C, &ldc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy,
    float *result)
{
    STUB_BEGIN(312, cublasSdot_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y,
    int64_t incy, float *result)
{
    STUB_BEGIN(313, cublasSdot_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)
{
    STUB_BEGIN(314, cublasSetAtomicsMode, CUBLAS_STATUS_SUCCESS, (handle, mode));
    STUB_ARGUMENTS(&handle, &mode);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)
{
    STUB_BEGIN(315, cublasSetEmulationStrategy, CUBLAS_STATUS_SUCCESS, (handle, emulationStrategy));
    STUB_ARGUMENTS(&handle, &emulationStrategy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetLoggerCallback(cublasLogCallback userCallback)
{
    STUB_BEGIN(316, cublasSetLoggerCallback, CUBLAS_STATUS_SUCCESS, (userCallback));
    STUB_ARGUMENTS(&userCallback);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)
{
    STUB_BEGIN(317, cublasSetMathMode, CUBLAS_STATUS_SUCCESS, (handle, mode));
    STUB_ARGUMENTS(&handle, &mode);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)
{
    STUB_BEGIN(318, cublasSetMatrix, CUBLAS_STATUS_SUCCESS, (rows, cols, elemSize, A, lda, B, ldb));
    STUB_ARGUMENTS(&rows, &cols, &elemSize, &A, &lda, &B, &ldb);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
    cudaStream_t stream)
{
    STUB_BEGIN(319, cublasSetMatrixAsync, CUBLAS_STATUS_SUCCESS,
        (rows, cols, elemSize, A, lda, B, ldb, stream));
    STUB_ARGUMENTS(&rows, &cols, &elemSize, &A, &lda, &B, &ldb, &stream);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb, cudaStream_t stream)
{
    STUB_BEGIN(320, cublasSetMatrixAsync_64, CUBLAS_STATUS_SUCCESS,
        (rows, cols, elemSize, A, lda, B, ldb, stream));
    STUB_ARGUMENTS(&rows, &cols, &elemSize, &A, &lda, &B, &ldb, &stream);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb)
{
    STUB_BEGIN(321, cublasSetMatrix_64, CUBLAS_STATUS_SUCCESS,
        (rows, cols, elemSize, A, lda, B, ldb));
    STUB_ARGUMENTS(&rows, &cols, &elemSize, &A, &lda, &B, &ldb);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)
{
    STUB_BEGIN(322, cublasSetPointerMode_v2, CUBLAS_STATUS_SUCCESS, (handle, mode));
    STUB_ARGUMENTS(&handle, &mode);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)
{
    STUB_BEGIN(323, cublasSetSmCountTarget, CUBLAS_STATUS_SUCCESS, (handle, smCountTarget));
    STUB_ARGUMENTS(&handle, &smCountTarget);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)
{
    STUB_BEGIN(324, cublasSetStream_v2, CUBLAS_STATUS_SUCCESS, (handle, streamId));
    STUB_ARGUMENTS(&handle, &streamId);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)
{
    STUB_BEGIN(325, cublasSetVector, CUBLAS_STATUS_SUCCESS,
        (n, elemSize, x, incx, devicePtr, incy));
    STUB_ARGUMENTS(&n, &elemSize, &x, &incx, &devicePtr, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy,
    cudaStream_t stream)
{
    STUB_BEGIN(326, cublasSetVectorAsync, CUBLAS_STATUS_SUCCESS,
        (n, elemSize, hostPtr, incx, devicePtr, incy, stream));
    STUB_ARGUMENTS(&n, &elemSize, &hostPtr, &incx, &devicePtr, &incy, &stream);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx,
    void *devicePtr, int64_t incy, cudaStream_t stream)
{
    STUB_BEGIN(327, cublasSetVectorAsync_64, CUBLAS_STATUS_SUCCESS,
        (n, elemSize, hostPtr, incx, devicePtr, incy, stream));
    STUB_ARGUMENTS(&n, &elemSize, &hostPtr, &incx, &devicePtr, &incy, &stream);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr,
    int64_t incy)
{
    STUB_BEGIN(328, cublasSetVector_64, CUBLAS_STATUS_SUCCESS,
        (n, elemSize, x, incx, devicePtr, incy));
    STUB_ARGUMENTS(&n, &elemSize, &x, &incx, &devicePtr, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)
{
    STUB_BEGIN(329, cublasSetWorkspace_v2, CUBLAS_STATUS_SUCCESS,
        (handle, workspace, workspaceSizeInBytes));
    STUB_ARGUMENTS(&handle, &workspace, &workspaceSizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy)
{
    STUB_BEGIN(330, cublasSgbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &kl, &ku, &alpha, &A, &lda, &x, &incx, &beta, &y,
        &incy);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy)
{
    STUB_BEGIN(331, cublasSgbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &kl, &ku, &alpha, &A, &lda, &x, &incx, &beta, &y,
        &incy);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb,
    float *C, int ldc)
{
    STUB_BEGIN(332, cublasSgeam, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &alpha, &A, &lda, &beta, &B, &ldb, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta,
    const float *B, int64_t ldb, float *C, int64_t ldc)
{
    STUB_BEGIN(333, cublasSgeam_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &alpha, &A, &lda, &beta, &B, &ldb, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray,
    int batchSize)
{
    STUB_BEGIN(334, cublasSgelsBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &nrhs, &Aarray, &lda, &Carray, &ldc, &info,
        &devInfoArray, &batchSize);
    stub_output(recorded, 9, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const float *const *Aarray, int lda,
    const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc,
    int batchCount)
{
    STUB_BEGIN(335, cublasSgemmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda,
    const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc,
    int64_t batchCount)
{
    STUB_BEGIN(336, cublasSgemmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
    cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)
{
    STUB_BEGIN(337, cublasSgemmEx, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype,
        ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &B, &Btype,
        &ldb, &beta, &C, &Ctype, &ldc);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 13, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C,
    cudaDataType Ctype, int64_t ldc)
{
    STUB_BEGIN(338, cublasSgemmEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype,
        ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &Atype, &lda, &B, &Btype,
        &ldb, &beta, &C, &Ctype, &ldc);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 13, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array,
    const float *const *Barray, const int *ldb_array, const float *beta_array,
    float *const *Carray, const int *ldc_array, int group_count, const int *group_size)
{
    STUB_BEGIN(339, cublasSgemmGroupedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray,
        lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size));
    STUB_ARGUMENTS(&handle, &transa_array, &transb_array, &m_array, &n_array, &k_array,
        &alpha_array, &Aarray, &lda_array, &Barray, &ldb_array, &beta_array, &Carray, &ldc_array,
        &group_count, &group_size);
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
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const float *alpha_array, const float *const *Aarray,
    const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array,
    const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size)
{
    STUB_BEGIN(340, cublasSgemmGroupedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray,
        lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size));
    STUB_ARGUMENTS(&handle, &transa_array, &transb_array, &m_array, &n_array, &k_array,
        &alpha_array, &Aarray, &lda_array, &Barray, &ldb_array, &beta_array, &Carray, &ldc_array,
        &group_count, &group_size);
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
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda,
    long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C,
    int ldc, long long strideC, int batchCount)
{
    STUB_BEGIN(341, cublasSgemmStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 13, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A,
    int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB,
    const float *beta, float *C, int64_t ldc, long long strideC, int64_t batchCount)
{
    STUB_BEGIN(342, cublasSgemmStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 13, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb,
    const float *beta, float *C, int ldc)
{
    STUB_BEGIN(343, cublasSgemm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
{
    STUB_BEGIN(344, cublasSgemm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx,
    const float *beta, float *const *yarray, int incy, int batchCount)
{
    STUB_BEGIN(345, cublasSgemvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray,
    int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)
{
    STUB_BEGIN(346, cublasSgemvBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx,
    long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)
{
    STUB_BEGIN(347, cublasSgemvStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, long long strideA, const float *x,
    int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
    int64_t batchCount)
{
    STUB_BEGIN(348, cublasSgemvStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)
{
    STUB_BEGIN(349, cublasSgemv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy)
{
    STUB_BEGIN(350, cublasSgemv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda,
    float *const *TauArray, int *info, int batchSize)
{
    STUB_BEGIN(351, cublasSgeqrfBatched, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, Aarray, lda, TauArray, info, batchSize));
    STUB_ARGUMENTS(&handle, &m, &n, &Aarray, &lda, &TauArray, &info, &batchSize);
    stub_output(recorded, 6, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx,
    const float *y, int incy, float *A, int lda)
{
    STUB_BEGIN(352, cublasSger_v2, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x,
    int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)
{
    STUB_BEGIN(353, cublasSger_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info,
    int batchSize)
{
    STUB_BEGIN(354, cublasSgetrfBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, P, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &P, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P,
    float *const *C, int ldc, int *info, int batchSize)
{
    STUB_BEGIN(355, cublasSgetriBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, P, C, ldc, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &P, &C, &ldc, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb,
    int *info, int batchSize)
{
    STUB_BEGIN(356, cublasSgetrsBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize));
    STUB_ARGUMENTS(&handle, &trans, &n, &nrhs, &Aarray, &lda, &devIpiv, &Barray, &ldb, &info,
        &batchSize);
    stub_output(recorded, 9, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda,
    float *const *Ainv, int lda_inv, int *info, int batchSize)
{
    STUB_BEGIN(357, cublasSmatinvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, Ainv, lda_inv, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &Ainv, &lda_inv, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)
{
    STUB_BEGIN(358, cublasSnrm2_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)
{
    STUB_BEGIN(359, cublasSnrm2_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &result);
    stub_output(recorded, 4, (void *)result, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c,
    const float *s)
{
    STUB_BEGIN(360, cublasSrot_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
    const float *c, const float *s)
{
    STUB_BEGIN(361, cublasSrot_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(float));
    stub_input(recorded, 7, s, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)
{
    STUB_BEGIN(362, cublasSrotg_v2, CUBLAS_STATUS_SUCCESS, (handle, a, b, c, s));
    STUB_ARGUMENTS(&handle, &a, &b, &c, &s);
    stub_input(recorded, 1, a, sizeof(float));
    stub_input(recorded, 2, b, sizeof(float));
    stub_output(recorded, 1, (void *)a, sizeof(float));
    stub_output(recorded, 2, (void *)b, sizeof(float));
    stub_output(recorded, 3, (void *)c, sizeof(float));
    stub_output(recorded, 4, (void *)s, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
    const float *param)
{
    STUB_BEGIN(363, cublasSrotm_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, param));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &param);
    stub_input(recorded, 6, param, 5 * sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
    const float *param)
{
    STUB_BEGIN(364, cublasSrotm_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, param));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &param);
    stub_input(recorded, 6, param, 5 * sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1,
    float *param)
{
    STUB_BEGIN(365, cublasSrotmg_v2, CUBLAS_STATUS_SUCCESS, (handle, d1, d2, x1, y1, param));
    STUB_ARGUMENTS(&handle, &d1, &d2, &x1, &y1, &param);
    stub_input(recorded, 1, d1, sizeof(float));
    stub_input(recorded, 2, d2, sizeof(float));
    stub_input(recorded, 3, x1, sizeof(float));
    stub_input(recorded, 4, y1, sizeof(float));
    stub_output(recorded, 1, (void *)d1, sizeof(float));
    stub_output(recorded, 2, (void *)d2, sizeof(float));
    stub_output(recorded, 3, (void *)x1, sizeof(float));
    stub_output(recorded, 5, (void *)param, 5 * sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)
{
    STUB_BEGIN(366, cublasSsbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &k, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy)
{
    STUB_BEGIN(367, cublasSsbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &k, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)
{
    STUB_BEGIN(368, cublasSscal_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)
{
    STUB_BEGIN(369, cublasSscal_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *AP, const float *x, int incx, const float *beta, float *y, int incy)
{
    STUB_BEGIN(370, cublasSspmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, AP, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &AP, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(float));
    stub_input(recorded, 7, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)
{
    STUB_BEGIN(371, cublasSspmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, AP, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &AP, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(float));
    stub_input(recorded, 7, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *AP)
{
    STUB_BEGIN(372, cublasSspr2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &AP);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *AP)
{
    STUB_BEGIN(373, cublasSspr2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &AP);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, float *AP)
{
    STUB_BEGIN(374, cublasSspr_v2, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &AP);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *AP)
{
    STUB_BEGIN(375, cublasSspr_v2_64, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &AP);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)
{
    STUB_BEGIN(376, cublasSswap_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)
{
    STUB_BEGIN(377, cublasSswap_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)
{
    STUB_BEGIN(378, cublasSsymm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
    const float *beta, float *C, int64_t ldc)
{
    STUB_BEGIN(379, cublasSsymm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)
{
    STUB_BEGIN(380, cublasSsymv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
    int64_t incy)
{
    STUB_BEGIN(381, cublasSsymv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *A, int lda)
{
    STUB_BEGIN(382, cublasSsyr2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)
{
    STUB_BEGIN(383, cublasSsyr2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)
{
    STUB_BEGIN(384, cublasSsyr2k_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
    int64_t ldb, const float *beta, float *C, int64_t ldc)
{
    STUB_BEGIN(385, cublasSsyr2k_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, float *A, int lda)
{
    STUB_BEGIN(386, cublasSsyr_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *A, int64_t lda)
{
    STUB_BEGIN(387, cublasSsyr_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)
{
    STUB_BEGIN(388, cublasSsyrk_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C,
    int64_t ldc)
{
    STUB_BEGIN(389, cublasSsyrk_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)
{
    STUB_BEGIN(390, cublasSsyrkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
    const float *beta, float *C, int64_t ldc)
{
    STUB_BEGIN(391, cublasSsyrkx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)
{
    STUB_BEGIN(392, cublasStbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
    int64_t incx)
{
    STUB_BEGIN(393, cublasStbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)
{
    STUB_BEGIN(394, cublasStbsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
    int64_t incx)
{
    STUB_BEGIN(395, cublasStbsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
{
    STUB_BEGIN(396, cublasStpmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)
{
    STUB_BEGIN(397, cublasStpmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
{
    STUB_BEGIN(398, cublasStpsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)
{
    STUB_BEGIN(399, cublasStpsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A,
    int lda)
{
    STUB_BEGIN(400, cublasStpttr, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, AP, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &AP, &A, &lda);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *A, int lda, const float *B, int ldb, float *C, int ldc)
{
    STUB_BEGIN(401, cublasStrmm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)
{
    STUB_BEGIN(402, cublasStrmm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)
{
    STUB_BEGIN(403, cublasStrmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)
{
    STUB_BEGIN(404, cublasStrmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *const *A, int lda, float *const *B, int ldb, int batchCount)
{
    STUB_BEGIN(405, cublasStrsmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb,
        &batchCount);
    stub_input(recorded, 7, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)
{
    STUB_BEGIN(406, cublasStrsmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb,
        &batchCount);
    stub_input(recorded, 7, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *A, int lda, float *B, int ldb)
{
    STUB_BEGIN(407, cublasStrsm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *A, int64_t lda, float *B, int64_t ldb)
{
    STUB_BEGIN(408, cublasStrsm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)
{
    STUB_BEGIN(409, cublasStrsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)
{
    STUB_BEGIN(410, cublasStrsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda,
    float *AP)
{
    STUB_BEGIN(411, cublasStrttp, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, A, lda, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &A, &lda, &AP);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy)
{
    STUB_BEGIN(412, cublasSwapEx, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy)
{
    STUB_BEGIN(413, cublasSwapEx_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, xType, incx, y, yType, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &xType, &incx, &y, &yType, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, float *const *yarray,
    int incy, int batchCount)
{
    STUB_BEGIN(414, cublasTSSgemvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta, float *const *yarray,
    int64_t incy, int64_t batchCount)
{
    STUB_BEGIN(415, cublasTSSgemvBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x,
    int incx, long long stridex, const float *beta, float *y, int incy, long long stridey,
    int batchCount)
{
    STUB_BEGIN(416, cublasTSSgemvStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long strideA,
    const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, float *y,
    int64_t incy, long long stridey, int64_t batchCount)
{
    STUB_BEGIN(417, cublasTSSgemvStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, __nv_bfloat16 *const *yarray,
    int incy, int batchCount)
{
    STUB_BEGIN(418, cublasTSTgemvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
    __nv_bfloat16 *const *yarray, int64_t incy, int64_t batchCount)
{
    STUB_BEGIN(419, cublasTSTgemvBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x,
    int incx, long long stridex, const float *beta, __nv_bfloat16 *y, int incy, long long stridey,
    int batchCount)
{
    STUB_BEGIN(420, cublasTSTgemvStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long strideA,
    const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, __nv_bfloat16 *y,
    int64_t incy, long long stridey, int64_t batchCount)
{
    STUB_BEGIN(421, cublasTSTgemvStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda,
    const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult,
    int C_shift)
{
    STUB_BEGIN(422, cublasUint8gemmBias, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, transc, m, n, k, A, A_bias, lda, B, B_bias, ldb, C, C_bias, ldc,
        C_mult, C_shift));
    STUB_ARGUMENTS(&handle, &transa, &transb, &transc, &m, &n, &k, &A, &A_bias, &lda, &B, &B_bias,
        &ldb, &C, &C_bias, &ldc, &C_mult, &C_shift);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT void
cublasXerbla(const char *srName, int info)
{
    STUB_BEGIN_VOID(423, cublasXerbla, (srName, info));
    STUB_ARGUMENTS(&srName, &info);
    stub_input_string(recorded, 0, srName);
    (void)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
    const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(424, cublasXtCgemm, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuComplex));
    stub_input(recorded, 11, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(425, cublasXtChemm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const float *beta, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(426, cublasXtCher2k, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C,
    size_t ldc)
{
    STUB_BEGIN(427, cublasXtCherk, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const float *beta, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(428, cublasXtCherkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCreate(cublasXtHandle_t *handle)
{
    STUB_BEGIN(429, cublasXtCreate, CUBLAS_STATUS_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    stub_output(recorded, 0, (void *)handle, sizeof(cublasXtHandle_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb,
    const cuComplex *beta, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(430, cublasXtCspmm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &AP, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 9, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(431, cublasXtCsymm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(432, cublasXtCsyr2k, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta,
    cuComplex *C, size_t ldc)
{
    STUB_BEGIN(433, cublasXtCsyrk, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 8, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(434, cublasXtCsyrkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuComplex));
    stub_input(recorded, 10, beta, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
    const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)
{
    STUB_BEGIN(435, cublasXtCtrmm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
    const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)
{
    STUB_BEGIN(436, cublasXtCtrsm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(cuComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDestroy(cublasXtHandle_t handle)
{
    STUB_BEGIN(437, cublasXtDestroy, CUBLAS_STATUS_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)
{
    STUB_BEGIN(438, cublasXtDeviceSelect, CUBLAS_STATUS_SUCCESS, (handle, nbDevices, deviceId));
    STUB_ARGUMENTS(&handle, &nbDevices, &deviceId);
    stub_input(recorded, 2, deviceId, stub_items((size_t)nbDevices) * sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda,
    const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
{
    STUB_BEGIN(439, cublasXtDgemm, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(double));
    stub_input(recorded, 11, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *AP, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc)
{
    STUB_BEGIN(440, cublasXtDspmm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &AP, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 9, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc)
{
    STUB_BEGIN(441, cublasXtDsymm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc)
{
    STUB_BEGIN(442, cublasXtDsyr2k, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C,
    size_t ldc)
{
    STUB_BEGIN(443, cublasXtDsyrk, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc)
{
    STUB_BEGIN(444, cublasXtDsyrkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
    const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)
{
    STUB_BEGIN(445, cublasXtDtrmm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
    const double *A, size_t lda, double *B, size_t ldb)
{
    STUB_BEGIN(446, cublasXtDtrsm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)
{
    STUB_BEGIN(447, cublasXtGetBlockDim, CUBLAS_STATUS_SUCCESS, (handle, blockDim));
    STUB_ARGUMENTS(&handle, &blockDim);
    stub_output(recorded, 1, (void *)blockDim, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)
{
    STUB_BEGIN(448, cublasXtGetNumBoards, CUBLAS_STATUS_SUCCESS, (nbDevices, deviceId, nbBoards));
    STUB_ARGUMENTS(&nbDevices, &deviceId, &nbBoards);
    stub_input(recorded, 1, deviceId, stub_items((size_t)nbDevices) * sizeof(int));
    stub_output(recorded, 2, (void *)nbBoards, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)
{
    STUB_BEGIN(449, cublasXtGetPinningMemMode, CUBLAS_STATUS_SUCCESS, (handle, mode));
    STUB_ARGUMENTS(&handle, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(cublasXtPinnedMemMode_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtMaxBoards(int *nbGpuBoards)
{
    STUB_BEGIN(450, cublasXtMaxBoards, CUBLAS_STATUS_SUCCESS, (nbGpuBoards));
    STUB_ARGUMENTS(&nbGpuBoards);
    stub_output(recorded, 0, (void *)nbGpuBoards, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)
{
    STUB_BEGIN(451, cublasXtSetBlockDim, CUBLAS_STATUS_SUCCESS, (handle, blockDim));
    STUB_ARGUMENTS(&handle, &blockDim);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type,
    float ratio)
{
    STUB_BEGIN(452, cublasXtSetCpuRatio, CUBLAS_STATUS_SUCCESS, (handle, blasOp, type, ratio));
    STUB_ARGUMENTS(&handle, &blasOp, &type, &ratio);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type,
    void *blasFunctor)
{
    STUB_BEGIN(453, cublasXtSetCpuRoutine, CUBLAS_STATUS_SUCCESS,
        (handle, blasOp, type, blasFunctor));
    STUB_ARGUMENTS(&handle, &blasOp, &type, &blasFunctor);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)
{
    STUB_BEGIN(454, cublasXtSetPinningMemMode, CUBLAS_STATUS_SUCCESS, (handle, mode));
    STUB_ARGUMENTS(&handle, &mode);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B,
    size_t ldb, const float *beta, float *C, size_t ldc)
{
    STUB_BEGIN(455, cublasXtSgemm, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(float));
    stub_input(recorded, 11, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta,
    float *C, size_t ldc)
{
    STUB_BEGIN(456, cublasXtSspmm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &AP, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 9, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)
{
    STUB_BEGIN(457, cublasXtSsymm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)
{
    STUB_BEGIN(458, cublasXtSsyr2k, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C,
    size_t ldc)
{
    STUB_BEGIN(459, cublasXtSsyrk, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 8, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)
{
    STUB_BEGIN(460, cublasXtSsyrkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(float));
    stub_input(recorded, 10, beta, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
    const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)
{
    STUB_BEGIN(461, cublasXtStrmm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
    const float *A, size_t lda, float *B, size_t ldb)
{
    STUB_BEGIN(462, cublasXtStrsm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(float));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, size_t ldc)
{
    STUB_BEGIN(463, cublasXtZgemm, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)
{
    STUB_BEGIN(464, cublasXtZhemm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)
{
    STUB_BEGIN(465, cublasXtZher2k, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta,
    cuDoubleComplex *C, size_t ldc)
{
    STUB_BEGIN(466, cublasXtZherk, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)
{
    STUB_BEGIN(467, cublasXtZherkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B,
    size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
{
    STUB_BEGIN(468, cublasXtZspmm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &AP, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)
{
    STUB_BEGIN(469, cublasXtZsymm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)
{
    STUB_BEGIN(470, cublasXtZsyr2k, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
{
    STUB_BEGIN(471, cublasXtZsyrk, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)
{
    STUB_BEGIN(472, cublasXtZsyrkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B,
    size_t ldb, cuDoubleComplex *C, size_t ldc)
{
    STUB_BEGIN(473, cublasXtZtrmm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
    size_t ldb)
{
    STUB_BEGIN(474, cublasXtZtrsm, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)
{
    STUB_BEGIN(475, cublasZaxpy_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx, &y, &incy);
    stub_input(recorded, 2, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)
{
    STUB_BEGIN(476, cublasZaxpy_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx, &y, &incy);
    stub_input(recorded, 2, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    cuDoubleComplex *y, int incy)
{
    STUB_BEGIN(477, cublasZcopy_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy)
{
    STUB_BEGIN(478, cublasZcopy_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(479, cublasZdgmm, CUBLAS_STATUS_SUCCESS,
        (handle, mode, m, n, A, lda, x, incx, C, ldc));
    STUB_ARGUMENTS(&handle, &mode, &m, &n, &A, &lda, &x, &incx, &C, &ldc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *C, int64_t ldc)
{
    STUB_BEGIN(480, cublasZdgmm_64, CUBLAS_STATUS_SUCCESS,
        (handle, mode, m, n, A, lda, x, incx, C, ldc));
    STUB_ARGUMENTS(&handle, &mode, &m, &n, &A, &lda, &x, &incx, &C, &ldc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
{
    STUB_BEGIN(481, cublasZdotc_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
{
    STUB_BEGIN(482, cublasZdotc_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
{
    STUB_BEGIN(483, cublasZdotu_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
{
    STUB_BEGIN(484, cublasZdotu_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, n, x, incx, y, incy, result));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &result);
    stub_output(recorded, 6, (void *)result, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy, const double *c, const double *s)
{
    STUB_BEGIN(485, cublasZdrot_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const double *s)
{
    STUB_BEGIN(486, cublasZdrot_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)
{
    STUB_BEGIN(487, cublasZdscal_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x,
    int64_t incx)
{
    STUB_BEGIN(488, cublasZdscal_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    STUB_BEGIN(489, cublasZgbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &kl, &ku, &alpha, &A, &lda, &x, &incx, &beta, &y,
        &incy);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
    int64_t incy)
{
    STUB_BEGIN(490, cublasZgbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &kl, &ku, &alpha, &A, &lda, &x, &incx, &beta, &y,
        &incy);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(491, cublasZgeam, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &alpha, &A, &lda, &beta, &B, &ldb, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C,
    int64_t ldc)
{
    STUB_BEGIN(492, cublasZgeam_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &alpha, &A, &lda, &beta, &B, &ldb, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize)
{
    STUB_BEGIN(493, cublasZgelsBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &nrhs, &Aarray, &lda, &Carray, &ldc, &info,
        &devInfoArray, &batchSize);
    stub_output(recorded, 9, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(494, cublasZgemm3m, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc)
{
    STUB_BEGIN(495, cublasZgemm3m_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray,
    int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *const *Carray, int ldc, int batchCount)
{
    STUB_BEGIN(496, cublasZgemmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray,
    int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
    int64_t batchCount)
{
    STUB_BEGIN(497, cublasZgemmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &Aarray, &lda, &Barray, &ldb,
        &beta, &Carray, &ldc, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb,
    long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC,
    int batchCount)
{
    STUB_BEGIN(498, cublasZgemmStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 13, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B,
    int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc,
    long long strideC, int64_t batchCount)
{
    STUB_BEGIN(499, cublasZgemmStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &strideA, &B, &ldb,
        &strideB, &beta, &C, &ldc, &strideC, &batchCount);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 13, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(500, cublasZgemm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc)
{
    STUB_BEGIN(501, cublasZgemm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &transa, &transb, &m, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C,
        &ldc);
    stub_input(recorded, 6, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
    const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int incy, int batchCount)
{
    STUB_BEGIN(502, cublasZgemvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
    const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)
{
    STUB_BEGIN(503, cublasZgemvBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &Aarray, &lda, &xarray, &incx, &beta, &yarray,
        &incy, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
    const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int incy, long long stridey, int batchCount)
{
    STUB_BEGIN(504, cublasZgemvStridedBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA,
    const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount)
{
    STUB_BEGIN(505, cublasZgemvStridedBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &strideA, &x, &incx, &stridex, &beta,
        &y, &incy, &stridey, &batchCount);
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 11, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    STUB_BEGIN(506, cublasZgemv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    STUB_BEGIN(507, cublasZgemv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &trans, &m, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda,
    cuDoubleComplex *const *TauArray, int *info, int batchSize)
{
    STUB_BEGIN(508, cublasZgeqrfBatched, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, Aarray, lda, TauArray, info, batchSize));
    STUB_ARGUMENTS(&handle, &m, &n, &Aarray, &lda, &TauArray, &info, &batchSize);
    stub_output(recorded, 6, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)
{
    STUB_BEGIN(509, cublasZgerc_v2, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *A, int64_t lda)
{
    STUB_BEGIN(510, cublasZgerc_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)
{
    STUB_BEGIN(511, cublasZgeru_v2, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *A, int64_t lda)
{
    STUB_BEGIN(512, cublasZgeru_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, m, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &m, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P,
    int *info, int batchSize)
{
    STUB_BEGIN(513, cublasZgetrfBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, P, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &P, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)
{
    STUB_BEGIN(514, cublasZgetriBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, P, C, ldc, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &P, &C, &ldc, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
    cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)
{
    STUB_BEGIN(515, cublasZgetrsBatched, CUBLAS_STATUS_SUCCESS,
        (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize));
    STUB_ARGUMENTS(&handle, &trans, &n, &nrhs, &Aarray, &lda, &devIpiv, &Barray, &ldb, &info,
        &batchSize);
    stub_output(recorded, 9, (void *)info, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    STUB_BEGIN(516, cublasZhbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &k, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    STUB_BEGIN(517, cublasZhbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &k, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 4, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 9, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
    int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(518, cublasZhemm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)
{
    STUB_BEGIN(519, cublasZhemm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    STUB_BEGIN(520, cublasZhemv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    STUB_BEGIN(521, cublasZhemv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)
{
    STUB_BEGIN(522, cublasZher2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda)
{
    STUB_BEGIN(523, cublasZher2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(524, cublasZher2k_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)
{
    STUB_BEGIN(525, cublasZher2k_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)
{
    STUB_BEGIN(526, cublasZher_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)
{
    STUB_BEGIN(527, cublasZher_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C,
    int ldc)
{
    STUB_BEGIN(528, cublasZherk_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta,
    cuDoubleComplex *C, int64_t ldc)
{
    STUB_BEGIN(529, cublasZherk_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(double));
    stub_input(recorded, 8, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
    int ldb, const double *beta, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(530, cublasZherkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)
{
    STUB_BEGIN(531, cublasZherkx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int incy)
{
    STUB_BEGIN(532, cublasZhpmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, AP, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &AP, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 7, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    STUB_BEGIN(533, cublasZhpmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, AP, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &AP, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 7, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)
{
    STUB_BEGIN(534, cublasZhpr2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &AP);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *AP)
{
    STUB_BEGIN(535, cublasZhpr2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &AP);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)
{
    STUB_BEGIN(536, cublasZhpr_v2, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &AP);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)
{
    STUB_BEGIN(537, cublasZhpr_v2_64, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, alpha, x, incx, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &AP);
    stub_input(recorded, 3, alpha, sizeof(double));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)
{
    STUB_BEGIN(538, cublasZmatinvBatched, CUBLAS_STATUS_SUCCESS,
        (handle, n, A, lda, Ainv, lda_inv, info, batchSize));
    STUB_ARGUMENTS(&handle, &n, &A, &lda, &Ainv, &lda_inv, &info, &batchSize);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy, const double *c, const cuDoubleComplex *s)
{
    STUB_BEGIN(539, cublasZrot_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)
{
    STUB_BEGIN(540, cublasZrot_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy, c, s));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy, &c, &s);
    stub_input(recorded, 6, c, sizeof(double));
    stub_input(recorded, 7, s, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c,
    cuDoubleComplex *s)
{
    STUB_BEGIN(541, cublasZrotg_v2, CUBLAS_STATUS_SUCCESS, (handle, a, b, c, s));
    STUB_ARGUMENTS(&handle, &a, &b, &c, &s);
    stub_input(recorded, 1, a, sizeof(cuDoubleComplex));
    stub_input(recorded, 2, b, sizeof(cuDoubleComplex));
    stub_output(recorded, 1, (void *)a, sizeof(cuDoubleComplex));
    stub_output(recorded, 2, (void *)b, sizeof(cuDoubleComplex));
    stub_output(recorded, 3, (void *)c, sizeof(double));
    stub_output(recorded, 4, (void *)s, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x,
    int incx)
{
    STUB_BEGIN(542, cublasZscal_v2, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
    cuDoubleComplex *x, int64_t incx)
{
    STUB_BEGIN(543, cublasZscal_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, alpha, x, incx));
    STUB_ARGUMENTS(&handle, &n, &alpha, &x, &incx);
    stub_input(recorded, 2, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy)
{
    STUB_BEGIN(544, cublasZswap_v2, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy)
{
    STUB_BEGIN(545, cublasZswap_v2_64, CUBLAS_STATUS_SUCCESS, (handle, n, x, incx, y, incy));
    STUB_ARGUMENTS(&handle, &n, &x, &incx, &y, &incy);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
    int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(546, cublasZsymm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)
{
    STUB_BEGIN(547, cublasZsymm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &m, &n, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    STUB_BEGIN(548, cublasZsymv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    STUB_BEGIN(549, cublasZsymv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &A, &lda, &x, &incx, &beta, &y, &incy);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)
{
    STUB_BEGIN(550, cublasZsyr2_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda)
{
    STUB_BEGIN(551, cublasZsyr2_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, y, incy, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &y, &incy, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(552, cublasZsyr2k_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)
{
    STUB_BEGIN(553, cublasZsyr2k_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)
{
    STUB_BEGIN(554, cublasZsyr_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A,
    int64_t lda)
{
    STUB_BEGIN(555, cublasZsyr_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, n, alpha, x, incx, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &alpha, &x, &incx, &A, &lda);
    stub_input(recorded, 3, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(556, cublasZsyrk_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
{
    STUB_BEGIN(557, cublasZsyrk_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 8, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
    int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    STUB_BEGIN(558, cublasZsyrkx, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)
{
    STUB_BEGIN(559, cublasZsyrkx_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &n, &k, &alpha, &A, &lda, &B, &ldb, &beta, &C, &ldc);
    stub_input(recorded, 5, alpha, sizeof(cuDoubleComplex));
    stub_input(recorded, 10, beta, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx)
{
    STUB_BEGIN(560, cublasZtbmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
    cuDoubleComplex *x, int64_t incx)
{
    STUB_BEGIN(561, cublasZtbmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx)
{
    STUB_BEGIN(562, cublasZtbsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
    cuDoubleComplex *x, int64_t incx)
{
    STUB_BEGIN(563, cublasZtbsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, k, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &k, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)
{
    STUB_BEGIN(564, cublasZtpmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)
{
    STUB_BEGIN(565, cublasZtpmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)
{
    STUB_BEGIN(566, cublasZtpsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)
{
    STUB_BEGIN(567, cublasZtpsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, AP, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &AP, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP,
    cuDoubleComplex *A, int lda)
{
    STUB_BEGIN(568, cublasZtpttr, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, AP, A, lda));
    STUB_ARGUMENTS(&handle, &uplo, &n, &AP, &A, &lda);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
    int ldc)
{
    STUB_BEGIN(569, cublasZtrmm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B,
    int64_t ldb, cuDoubleComplex *C, int64_t ldc)
{
    STUB_BEGIN(570, cublasZtrmm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb, &C,
        &ldc);
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)
{
    STUB_BEGIN(571, cublasZtrmv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
    int64_t incx)
{
    STUB_BEGIN(572, cublasZtrmv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)
{
    STUB_BEGIN(573, cublasZtrsmBatched, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb,
        &batchCount);
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda,
    cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)
{
    STUB_BEGIN(574, cublasZtrsmBatched_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb,
        &batchCount);
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)
{
    STUB_BEGIN(575, cublasZtrsm_v2, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B,
    int64_t ldb)
{
    STUB_BEGIN(576, cublasZtrsm_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb));
    STUB_ARGUMENTS(&handle, &side, &uplo, &trans, &diag, &m, &n, &alpha, &A, &lda, &B, &ldb);
    stub_input(recorded, 7, alpha, sizeof(cuDoubleComplex));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)
{
    STUB_BEGIN(577, cublasZtrsv_v2, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
    int64_t incx)
{
    STUB_BEGIN(578, cublasZtrsv_v2_64, CUBLAS_STATUS_SUCCESS,
        (handle, uplo, trans, diag, n, A, lda, x, incx));
    STUB_ARGUMENTS(&handle, &uplo, &trans, &diag, &n, &A, &lda, &x, &incx);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A,
    int lda, cuDoubleComplex *AP)
{
    STUB_BEGIN(579, cublasZtrttp, CUBLAS_STATUS_SUCCESS, (handle, uplo, n, A, lda, AP));
    STUB_ARGUMENTS(&handle, &uplo, &n, &A, &lda, &AP);
    return (cublasStatus_t)stub_finish(recorded);
}

static const stub_param params_cublasCreate_v2[] = {STUB_OUT(cublasHandle_t *, handle)};
static const stub_param params_cublasDestroy_v2[] = {STUB_IN(cublasHandle_t, handle)};
static const stub_param params_cublasGetVersion_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(int *, version)};
static const stub_param params_cublasGetProperty[] = {STUB_IN(libraryPropertyType, type),
    STUB_OUT(int *, value)};
static const stub_param params_cublasSetWorkspace_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(void *, workspace), STUB_IN(size_t, workspaceSizeInBytes)};
static const stub_param params_cublasSetStream_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cudaStream_t, streamId)};
static const stub_param params_cublasGetStream_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(cudaStream_t *, streamId)};
static const stub_param params_cublasGetPointerMode_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(cublasPointerMode_t *, mode)};
static const stub_param params_cublasSetPointerMode_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasPointerMode_t, mode)};
static const stub_param params_cublasGetAtomicsMode[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(cublasAtomicsMode_t *, mode)};
static const stub_param params_cublasSetAtomicsMode[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasAtomicsMode_t, mode)};
static const stub_param params_cublasGetMathMode[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(cublasMath_t *, mode)};
static const stub_param params_cublasSetMathMode[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasMath_t, mode)};
static const stub_param params_cublasGetSmCountTarget[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(int *, smCountTarget)};
static const stub_param params_cublasSetSmCountTarget[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, smCountTarget)};
static const stub_param params_cublasGetEmulationStrategy[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(cublasEmulationStrategy_t *, emulationStrategy)};
static const stub_param params_cublasSetEmulationStrategy[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasEmulationStrategy_t, emulationStrategy)};
static const stub_param params_cublasGetStatusName[] = {STUB_IN(cublasStatus_t, status)};
static const stub_param params_cublasGetStatusString[] = {STUB_IN(cublasStatus_t, status)};
static const stub_param params_cublasLoggerConfigure[] = {STUB_IN(int, logIsOn),
    STUB_IN(int, logToStdOut), STUB_IN(int, logToStdErr), STUB_IN(const char *, logFileName)};
static const stub_param params_cublasSetLoggerCallback[] =
    {STUB_IN(cublasLogCallback, userCallback)};
static const stub_param params_cublasGetLoggerCallback[] =
    {STUB_OUT(cublasLogCallback *, userCallback)};
static const stub_param params_cublasSetVector[] = {STUB_IN(int, n), STUB_IN(int, elemSize),
    STUB_IN(const void *, x), STUB_IN(int, incx), STUB_IN(void *, devicePtr), STUB_IN(int, incy)};
static const stub_param params_cublasSetVector_64[] = {STUB_IN(int64_t, n),
    STUB_IN(int64_t, elemSize), STUB_IN(const void *, x), STUB_IN(int64_t, incx),
    STUB_IN(void *, devicePtr), STUB_IN(int64_t, incy)};
static const stub_param params_cublasGetVector[] = {STUB_IN(int, n), STUB_IN(int, elemSize),
    STUB_IN(const void *, x), STUB_IN(int, incx), STUB_IN(void *, y), STUB_IN(int, incy)};
static const stub_param params_cublasGetVector_64[] = {STUB_IN(int64_t, n),
    STUB_IN(int64_t, elemSize), STUB_IN(const void *, x), STUB_IN(int64_t, incx),
    STUB_IN(void *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasSetMatrix[] = {STUB_IN(int, rows), STUB_IN(int, cols),
    STUB_IN(int, elemSize), STUB_IN(const void *, A), STUB_IN(int, lda), STUB_IN(void *, B),
    STUB_IN(int, ldb)};
static const stub_param params_cublasSetMatrix_64[] = {STUB_IN(int64_t, rows),
    STUB_IN(int64_t, cols), STUB_IN(int64_t, elemSize), STUB_IN(const void *, A),
    STUB_IN(int64_t, lda), STUB_IN(void *, B), STUB_IN(int64_t, ldb)};
static const stub_param params_cublasGetMatrix[] = {STUB_IN(int, rows), STUB_IN(int, cols),
    STUB_IN(int, elemSize), STUB_IN(const void *, A), STUB_IN(int, lda), STUB_IN(void *, B),
    STUB_IN(int, ldb)};
static const stub_param params_cublasGetMatrix_64[] = {STUB_IN(int64_t, rows),
    STUB_IN(int64_t, cols), STUB_IN(int64_t, elemSize), STUB_IN(const void *, A),
    STUB_IN(int64_t, lda), STUB_IN(void *, B), STUB_IN(int64_t, ldb)};
static const stub_param params_cublasSetVectorAsync[] = {STUB_IN(int, n), STUB_IN(int, elemSize),
    STUB_IN(const void *, hostPtr), STUB_IN(int, incx), STUB_IN(void *, devicePtr),
    STUB_IN(int, incy), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasSetVectorAsync_64[] = {STUB_IN(int64_t, n),
    STUB_IN(int64_t, elemSize), STUB_IN(const void *, hostPtr), STUB_IN(int64_t, incx),
    STUB_IN(void *, devicePtr), STUB_IN(int64_t, incy), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasGetVectorAsync[] = {STUB_IN(int, n), STUB_IN(int, elemSize),
    STUB_IN(const void *, devicePtr), STUB_IN(int, incx), STUB_IN(void *, hostPtr),
    STUB_IN(int, incy), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasGetVectorAsync_64[] = {STUB_IN(int64_t, n),
    STUB_IN(int64_t, elemSize), STUB_IN(const void *, devicePtr), STUB_IN(int64_t, incx),
    STUB_IN(void *, hostPtr), STUB_IN(int64_t, incy), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasSetMatrixAsync[] = {STUB_IN(int, rows), STUB_IN(int, cols),
    STUB_IN(int, elemSize), STUB_IN(const void *, A), STUB_IN(int, lda), STUB_IN(void *, B),
    STUB_IN(int, ldb), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasSetMatrixAsync_64[] = {STUB_IN(int64_t, rows),
    STUB_IN(int64_t, cols), STUB_IN(int64_t, elemSize), STUB_IN(const void *, A),
    STUB_IN(int64_t, lda), STUB_IN(void *, B), STUB_IN(int64_t, ldb),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasGetMatrixAsync[] = {STUB_IN(int, rows), STUB_IN(int, cols),
    STUB_IN(int, elemSize), STUB_IN(const void *, A), STUB_IN(int, lda), STUB_IN(void *, B),
    STUB_IN(int, ldb), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasGetMatrixAsync_64[] = {STUB_IN(int64_t, rows),
    STUB_IN(int64_t, cols), STUB_IN(int64_t, elemSize), STUB_IN(const void *, A),
    STUB_IN(int64_t, lda), STUB_IN(void *, B), STUB_IN(int64_t, ldb),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasXerbla[] = {STUB_IN(const char *, srName), STUB_IN(int, info)};
static const stub_param params_cublasNrm2Ex[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx),
    STUB_OUT(void *, result), STUB_IN(cudaDataType, resultType),
    STUB_IN(cudaDataType, executionType)};
static const stub_param params_cublasNrm2Ex_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, x), STUB_IN(cudaDataType, xType),
    STUB_IN(int64_t, incx), STUB_OUT(void *, result), STUB_IN(cudaDataType, resultType),
    STUB_IN(cudaDataType, executionType)};
static const stub_param params_cublasSnrm2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *, x), STUB_IN(int, incx), STUB_OUT(float *, result)};
static const stub_param params_cublasSnrm2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, x), STUB_IN(int64_t, incx),
    STUB_OUT(float *, result)};
static const stub_param params_cublasDnrm2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *, x), STUB_IN(int, incx), STUB_OUT(double *, result)};
static const stub_param params_cublasDnrm2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, x), STUB_IN(int64_t, incx),
    STUB_OUT(double *, result)};
static const stub_param params_cublasScnrm2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_OUT(float *, result)};
static const stub_param params_cublasScnrm2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_OUT(float *, result)};
static const stub_param params_cublasDznrm2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_OUT(double *, result)};
static const stub_param params_cublasDznrm2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_OUT(double *, result)};
static const stub_param params_cublasDotEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx),
    STUB_IN(const void *, y), STUB_IN(cudaDataType, yType), STUB_IN(int, incy),
    STUB_OUT(void *, result), STUB_IN(cudaDataType, resultType),
    STUB_IN(cudaDataType, executionType)};
static const stub_param params_cublasDotEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, x), STUB_IN(cudaDataType, xType),
    STUB_IN(int64_t, incx), STUB_IN(const void *, y), STUB_IN(cudaDataType, yType),
    STUB_IN(int64_t, incy), STUB_OUT(void *, result), STUB_IN(cudaDataType, resultType),
    STUB_IN(cudaDataType, executionType)};
static const stub_param params_cublasDotcEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx),
    STUB_IN(const void *, y), STUB_IN(cudaDataType, yType), STUB_IN(int, incy),
    STUB_OUT(void *, result), STUB_IN(cudaDataType, resultType),
    STUB_IN(cudaDataType, executionType)};
static const stub_param params_cublasDotcEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, x), STUB_IN(cudaDataType, xType),
    STUB_IN(int64_t, incx), STUB_IN(const void *, y), STUB_IN(cudaDataType, yType),
    STUB_IN(int64_t, incy), STUB_OUT(void *, result), STUB_IN(cudaDataType, resultType),
    STUB_IN(cudaDataType, executionType)};
static const stub_param params_cublasSdot_v2[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(const float *, y), STUB_IN(int, incy),
    STUB_OUT(float *, result)};
static const stub_param params_cublasSdot_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, x), STUB_IN(int64_t, incx),
    STUB_IN(const float *, y), STUB_IN(int64_t, incy), STUB_OUT(float *, result)};
static const stub_param params_cublasDdot_v2[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(const double *, y), STUB_IN(int, incy),
    STUB_OUT(double *, result)};
static const stub_param params_cublasDdot_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, x), STUB_IN(int64_t, incx),
    STUB_IN(const double *, y), STUB_IN(int64_t, incy), STUB_OUT(double *, result)};
static const stub_param params_cublasCdotu_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuComplex *, y), STUB_IN(int, incy), STUB_OUT(cuComplex *, result)};
static const stub_param params_cublasCdotu_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuComplex *, y), STUB_IN(int64_t, incy), STUB_OUT(cuComplex *, result)};
static const stub_param params_cublasCdotc_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuComplex *, y), STUB_IN(int, incy), STUB_OUT(cuComplex *, result)};
static const stub_param params_cublasCdotc_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuComplex *, y), STUB_IN(int64_t, incy), STUB_OUT(cuComplex *, result)};
static const stub_param params_cublasZdotu_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int, incy), STUB_OUT(cuDoubleComplex *, result)};
static const stub_param params_cublasZdotu_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int64_t, incy),
    STUB_OUT(cuDoubleComplex *, result)};
static const stub_param params_cublasZdotc_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int, incy), STUB_OUT(cuDoubleComplex *, result)};
static const stub_param params_cublasZdotc_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int64_t, incy),
    STUB_OUT(cuDoubleComplex *, result)};
static const stub_param params_cublasScalEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, alpha), STUB_IN(cudaDataType, alphaType), STUB_IN(void *, x),
    STUB_IN(cudaDataType, xType), STUB_IN(int, incx), STUB_IN(cudaDataType, executionType)};
static const stub_param params_cublasScalEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, alpha), STUB_IN(cudaDataType, alphaType),
    STUB_IN(void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int64_t, incx),
    STUB_IN(cudaDataType, executionType)};
static const stub_param params_cublasSscal_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(float *, x), STUB_IN(int, incx)};
static const stub_param params_cublasSscal_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, alpha), STUB_IN(float *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasDscal_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(double *, x), STUB_IN(int, incx)};
static const stub_param params_cublasDscal_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, alpha), STUB_IN(double *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasCscal_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, alpha), STUB_IN(cuComplex *, x),
    STUB_IN(int, incx)};
static const stub_param params_cublasCscal_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(cuComplex *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasCsscal_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(cuComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasCsscal_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, alpha), STUB_IN(cuComplex *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasZscal_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(cuDoubleComplex *, x),
    STUB_IN(int, incx)};
static const stub_param params_cublasZscal_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(cuDoubleComplex *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasZdscal_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(cuDoubleComplex *, x),
    STUB_IN(int, incx)};
static const stub_param params_cublasZdscal_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, alpha), STUB_IN(cuDoubleComplex *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasAxpyEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, alpha), STUB_IN(cudaDataType, alphaType), STUB_IN(const void *, x),
    STUB_IN(cudaDataType, xType), STUB_IN(int, incx), STUB_IN(void *, y),
    STUB_IN(cudaDataType, yType), STUB_IN(int, incy), STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasAxpyEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, alpha), STUB_IN(cudaDataType, alphaType),
    STUB_IN(const void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int64_t, incx),
    STUB_IN(void *, y), STUB_IN(cudaDataType, yType), STUB_IN(int64_t, incy),
    STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasSaxpy_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(const float *, x), STUB_IN(int, incx),
    STUB_IN(float *, y), STUB_IN(int, incy)};
static const stub_param params_cublasSaxpy_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, x),
    STUB_IN(int64_t, incx), STUB_IN(float *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasDaxpy_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(const double *, x),
    STUB_IN(int, incx), STUB_IN(double *, y), STUB_IN(int, incy)};
static const stub_param params_cublasDaxpy_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, x),
    STUB_IN(int64_t, incx), STUB_IN(double *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasCaxpy_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, x),
    STUB_IN(int, incx), STUB_IN(cuComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasCaxpy_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, x),
    STUB_IN(int64_t, incx), STUB_IN(cuComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasZaxpy_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, x),
    STUB_IN(int, incx), STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasZaxpy_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuDoubleComplex *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasCopyEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx), STUB_IN(void *, y),
    STUB_IN(cudaDataType, yType), STUB_IN(int, incy)};
static const stub_param params_cublasCopyEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, x), STUB_IN(cudaDataType, xType),
    STUB_IN(int64_t, incx), STUB_IN(void *, y), STUB_IN(cudaDataType, yType),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasScopy_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(float *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasScopy_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, x), STUB_IN(int64_t, incx), STUB_IN(float *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasDcopy_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(double *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasDcopy_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, x), STUB_IN(int64_t, incx), STUB_IN(double *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasCcopy_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(cuComplex *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasCcopy_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(cuComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasZcopy_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasZcopy_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasSswap_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(float *, x), STUB_IN(int, incx), STUB_IN(float *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasSswap_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(float *, x), STUB_IN(int64_t, incx), STUB_IN(float *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasDswap_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(double *, x), STUB_IN(int, incx), STUB_IN(double *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasDswap_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(double *, x), STUB_IN(int64_t, incx), STUB_IN(double *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasCswap_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(cuComplex *, x), STUB_IN(int, incx), STUB_IN(cuComplex *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasCswap_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuComplex *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasZswap_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasZswap_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasSwapEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx), STUB_IN(void *, y),
    STUB_IN(cudaDataType, yType), STUB_IN(int, incy)};
static const stub_param params_cublasSwapEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int64_t, incx),
    STUB_IN(void *, y), STUB_IN(cudaDataType, yType), STUB_IN(int64_t, incy)};
static const stub_param params_cublasIsamax_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *, x), STUB_IN(int, incx), STUB_OUT(int *, result)};
static const stub_param params_cublasIsamax_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, x), STUB_IN(int64_t, incx),
    STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIdamax_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *, x), STUB_IN(int, incx), STUB_OUT(int *, result)};
static const stub_param params_cublasIdamax_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, x), STUB_IN(int64_t, incx),
    STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIcamax_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_OUT(int *, result)};
static const stub_param params_cublasIcamax_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIzamax_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_OUT(int *, result)};
static const stub_param params_cublasIzamax_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIamaxEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx),
    STUB_OUT(int *, result)};
static const stub_param params_cublasIamaxEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, x), STUB_IN(cudaDataType, xType),
    STUB_IN(int64_t, incx), STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIsamin_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *, x), STUB_IN(int, incx), STUB_OUT(int *, result)};
static const stub_param params_cublasIsamin_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, x), STUB_IN(int64_t, incx),
    STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIdamin_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *, x), STUB_IN(int, incx), STUB_OUT(int *, result)};
static const stub_param params_cublasIdamin_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, x), STUB_IN(int64_t, incx),
    STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIcamin_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_OUT(int *, result)};
static const stub_param params_cublasIcamin_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIzamin_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_OUT(int *, result)};
static const stub_param params_cublasIzamin_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_OUT(int64_t *, result)};
static const stub_param params_cublasIaminEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx),
    STUB_OUT(int *, result)};
static const stub_param params_cublasIaminEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, x), STUB_IN(cudaDataType, xType),
    STUB_IN(int64_t, incx), STUB_OUT(int64_t *, result)};
static const stub_param params_cublasAsumEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(const void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx),
    STUB_OUT(void *, result), STUB_IN(cudaDataType, resultType),
    STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasAsumEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const void *, x), STUB_IN(cudaDataType, xType),
    STUB_IN(int64_t, incx), STUB_OUT(void *, result), STUB_IN(cudaDataType, resultType),
    STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasSasum_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *, x), STUB_IN(int, incx), STUB_OUT(float *, result)};
static const stub_param params_cublasSasum_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const float *, x), STUB_IN(int64_t, incx),
    STUB_OUT(float *, result)};
static const stub_param params_cublasDasum_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *, x), STUB_IN(int, incx), STUB_OUT(double *, result)};
static const stub_param params_cublasDasum_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const double *, x), STUB_IN(int64_t, incx),
    STUB_OUT(double *, result)};
static const stub_param params_cublasScasum_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_OUT(float *, result)};
static const stub_param params_cublasScasum_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_OUT(float *, result)};
static const stub_param params_cublasDzasum_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_OUT(double *, result)};
static const stub_param params_cublasDzasum_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_OUT(double *, result)};
static const stub_param params_cublasSrot_v2[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(float *, x), STUB_IN(int, incx), STUB_IN(float *, y), STUB_IN(int, incy),
    STUB_IN(const float *, c), STUB_IN(const float *, s)};
static const stub_param params_cublasSrot_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(float *, x), STUB_IN(int64_t, incx), STUB_IN(float *, y),
    STUB_IN(int64_t, incy), STUB_IN(const float *, c), STUB_IN(const float *, s)};
static const stub_param params_cublasDrot_v2[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(double *, x), STUB_IN(int, incx), STUB_IN(double *, y), STUB_IN(int, incy),
    STUB_IN(const double *, c), STUB_IN(const double *, s)};
static const stub_param params_cublasDrot_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(double *, x), STUB_IN(int64_t, incx), STUB_IN(double *, y),
    STUB_IN(int64_t, incy), STUB_IN(const double *, c), STUB_IN(const double *, s)};
static const stub_param params_cublasCrot_v2[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(cuComplex *, x), STUB_IN(int, incx), STUB_IN(cuComplex *, y), STUB_IN(int, incy),
    STUB_IN(const float *, c), STUB_IN(const cuComplex *, s)};
static const stub_param params_cublasCrot_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuComplex *, y),
    STUB_IN(int64_t, incy), STUB_IN(const float *, c), STUB_IN(const cuComplex *, s)};
static const stub_param params_cublasCsrot_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(cuComplex *, x), STUB_IN(int, incx), STUB_IN(cuComplex *, y),
    STUB_IN(int, incy), STUB_IN(const float *, c), STUB_IN(const float *, s)};
static const stub_param params_cublasCsrot_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuComplex *, y),
    STUB_IN(int64_t, incy), STUB_IN(const float *, c), STUB_IN(const float *, s)};
static const stub_param params_cublasZrot_v2[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(cuDoubleComplex *, y),
    STUB_IN(int, incy), STUB_IN(const double *, c), STUB_IN(const cuDoubleComplex *, s)};
static const stub_param params_cublasZrot_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy), STUB_IN(const double *, c),
    STUB_IN(const cuDoubleComplex *, s)};
static const stub_param params_cublasZdrot_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy), STUB_IN(const double *, c),
    STUB_IN(const double *, s)};
static const stub_param params_cublasZdrot_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy), STUB_IN(const double *, c),
    STUB_IN(const double *, s)};
static const stub_param params_cublasRotEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx), STUB_IN(void *, y),
    STUB_IN(cudaDataType, yType), STUB_IN(int, incy), STUB_IN(const void *, c),
    STUB_IN(const void *, s), STUB_IN(cudaDataType, csType), STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasRotEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int64_t, incx),
    STUB_IN(void *, y), STUB_IN(cudaDataType, yType), STUB_IN(int64_t, incy),
    STUB_IN(const void *, c), STUB_IN(const void *, s), STUB_IN(cudaDataType, csType),
    STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasSrotg_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(float *, a), STUB_OUT(float *, b), STUB_OUT(float *, c), STUB_OUT(float *, s)};
static const stub_param params_cublasDrotg_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(double *, a), STUB_OUT(double *, b), STUB_OUT(double *, c), STUB_OUT(double *, s)};
static const stub_param params_cublasCrotg_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(cuComplex *, a), STUB_OUT(cuComplex *, b), STUB_OUT(float *, c),
    STUB_OUT(cuComplex *, s)};
static const stub_param params_cublasZrotg_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(cuDoubleComplex *, a), STUB_OUT(cuDoubleComplex *, b), STUB_OUT(double *, c),
    STUB_OUT(cuDoubleComplex *, s)};
static const stub_param params_cublasRotgEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(void *, a), STUB_OUT(void *, b), STUB_IN(cudaDataType, abType), STUB_OUT(void *, c),
    STUB_OUT(void *, s), STUB_IN(cudaDataType, csType), STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasSrotm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(float *, x), STUB_IN(int, incx), STUB_IN(float *, y),
    STUB_IN(int, incy), STUB_IN(const float *, param)};
static const stub_param params_cublasSrotm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(float *, x), STUB_IN(int64_t, incx), STUB_IN(float *, y),
    STUB_IN(int64_t, incy), STUB_IN(const float *, param)};
static const stub_param params_cublasDrotm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(double *, x), STUB_IN(int, incx), STUB_IN(double *, y),
    STUB_IN(int, incy), STUB_IN(const double *, param)};
static const stub_param params_cublasDrotm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(double *, x), STUB_IN(int64_t, incx), STUB_IN(double *, y),
    STUB_IN(int64_t, incy), STUB_IN(const double *, param)};
static const stub_param params_cublasRotmEx[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, n),
    STUB_IN(void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int, incx), STUB_IN(void *, y),
    STUB_IN(cudaDataType, yType), STUB_IN(int, incy), STUB_IN(const void *, param),
    STUB_IN(cudaDataType, paramType), STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasRotmEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, n), STUB_IN(void *, x), STUB_IN(cudaDataType, xType), STUB_IN(int64_t, incx),
    STUB_IN(void *, y), STUB_IN(cudaDataType, yType), STUB_IN(int64_t, incy),
    STUB_IN(const void *, param), STUB_IN(cudaDataType, paramType),
    STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasSrotmg_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(float *, d1), STUB_OUT(float *, d2), STUB_OUT(float *, x1),
    STUB_IN(const float *, y1), STUB_OUT(float *, param)};
static const stub_param params_cublasDrotmg_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(double *, d1), STUB_OUT(double *, d2), STUB_OUT(double *, x1),
    STUB_IN(const double *, y1), STUB_OUT(double *, param)};
static const stub_param params_cublasRotmgEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_OUT(void *, d1), STUB_IN(cudaDataType, d1Type), STUB_OUT(void *, d2),
    STUB_IN(cudaDataType, d2Type), STUB_OUT(void *, x1), STUB_IN(cudaDataType, x1Type),
    STUB_IN(const void *, y1), STUB_IN(cudaDataType, y1Type), STUB_OUT(void *, param),
    STUB_IN(cudaDataType, paramType), STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cublasSgemv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(const float *, beta),
    STUB_IN(float *, y), STUB_IN(int, incy)};
static const stub_param params_cublasSgemv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int64_t, lda),
    STUB_IN(const float *, x), STUB_IN(int64_t, incx), STUB_IN(const float *, beta),
    STUB_IN(float *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasDgemv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(const double *, beta),
    STUB_IN(double *, y), STUB_IN(int, incy)};
static const stub_param params_cublasDgemv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int64_t, lda),
    STUB_IN(const double *, x), STUB_IN(int64_t, incx), STUB_IN(const double *, beta),
    STUB_IN(double *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasCgemv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A), STUB_IN(int, lda),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(const cuComplex *, beta),
    STUB_IN(cuComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasCgemv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, beta),
    STUB_IN(cuComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasZgemv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasZgemv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasSgbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, kl),
    STUB_IN(int, ku), STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(const float *, beta),
    STUB_IN(float *, y), STUB_IN(int, incy)};
static const stub_param params_cublasSgbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(int64_t, kl), STUB_IN(int64_t, ku), STUB_IN(const float *, alpha),
    STUB_IN(const float *, A), STUB_IN(int64_t, lda), STUB_IN(const float *, x),
    STUB_IN(int64_t, incx), STUB_IN(const float *, beta), STUB_IN(float *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasDgbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, kl),
    STUB_IN(int, ku), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(const double *, x), STUB_IN(int, incx),
    STUB_IN(const double *, beta), STUB_IN(double *, y), STUB_IN(int, incy)};
static const stub_param params_cublasDgbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(int64_t, kl), STUB_IN(int64_t, ku), STUB_IN(const double *, alpha),
    STUB_IN(const double *, A), STUB_IN(int64_t, lda), STUB_IN(const double *, x),
    STUB_IN(int64_t, incx), STUB_IN(const double *, beta), STUB_IN(double *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasCgbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, kl),
    STUB_IN(int, ku), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasCgbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(int64_t, kl), STUB_IN(int64_t, ku), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, x),
    STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasZgbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, kl),
    STUB_IN(int, ku), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasZgbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(int64_t, kl), STUB_IN(int64_t, ku), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasStrmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(float *, x), STUB_IN(int, incx)};
static const stub_param params_cublasStrmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(float *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasDtrmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(double *, x), STUB_IN(int, incx)};
static const stub_param params_cublasDtrmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(double *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasCtrmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(cuComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasCtrmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(cuComplex *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasZtrmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(cuDoubleComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasZtrmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(cuDoubleComplex *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasStbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const float *, A),
    STUB_IN(int, lda), STUB_IN(float *, x), STUB_IN(int, incx)};
static const stub_param params_cublasStbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const float *, A), STUB_IN(int64_t, lda), STUB_IN(float *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasDtbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(double *, x), STUB_IN(int, incx)};
static const stub_param params_cublasDtbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const double *, A), STUB_IN(int64_t, lda), STUB_IN(double *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasCtbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(cuComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasCtbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(cuComplex *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasZtbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int, lda), STUB_IN(cuDoubleComplex *, x),
    STUB_IN(int, incx)};
static const stub_param params_cublasZtbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda), STUB_IN(cuDoubleComplex *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasStpmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const float *, AP),
    STUB_IN(float *, x), STUB_IN(int, incx)};
static const stub_param params_cublasStpmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const float *, AP),
    STUB_IN(float *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasDtpmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const double *, AP),
    STUB_IN(double *, x), STUB_IN(int, incx)};
static const stub_param params_cublasDtpmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const double *, AP),
    STUB_IN(double *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasCtpmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const cuComplex *, AP),
    STUB_IN(cuComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasCtpmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, AP),
    STUB_IN(cuComplex *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasZtpmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, AP),
    STUB_IN(cuDoubleComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasZtpmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, AP),
    STUB_IN(cuDoubleComplex *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasStrsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(float *, x), STUB_IN(int, incx)};
static const stub_param params_cublasStrsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(float *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasDtrsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(double *, x), STUB_IN(int, incx)};
static const stub_param params_cublasDtrsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(double *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasCtrsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(cuComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasCtrsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(cuComplex *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasZtrsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(cuDoubleComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasZtrsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(cuDoubleComplex *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasStpsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const float *, AP),
    STUB_IN(float *, x), STUB_IN(int, incx)};
static const stub_param params_cublasStpsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const float *, AP),
    STUB_IN(float *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasDtpsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const double *, AP),
    STUB_IN(double *, x), STUB_IN(int, incx)};
static const stub_param params_cublasDtpsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const double *, AP),
    STUB_IN(double *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasCtpsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const cuComplex *, AP),
    STUB_IN(cuComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasCtpsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, AP),
    STUB_IN(cuComplex *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasZtpsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, AP),
    STUB_IN(cuDoubleComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasZtpsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, AP),
    STUB_IN(cuDoubleComplex *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasStbsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const float *, A),
    STUB_IN(int, lda), STUB_IN(float *, x), STUB_IN(int, incx)};
static const stub_param params_cublasStbsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const float *, A), STUB_IN(int64_t, lda), STUB_IN(float *, x), STUB_IN(int64_t, incx)};
static const stub_param params_cublasDtbsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(double *, x), STUB_IN(int, incx)};
static const stub_param params_cublasDtbsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const double *, A), STUB_IN(int64_t, lda), STUB_IN(double *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasCtbsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(cuComplex *, x), STUB_IN(int, incx)};
static const stub_param params_cublasCtbsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(cuComplex *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasZtbsv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int, lda), STUB_IN(cuDoubleComplex *, x),
    STUB_IN(int, incx)};
static const stub_param params_cublasZtbsv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans),
    STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda), STUB_IN(cuDoubleComplex *, x),
    STUB_IN(int64_t, incx)};
static const stub_param params_cublasSsymv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, A), STUB_IN(int, lda), STUB_IN(const float *, x), STUB_IN(int, incx),
    STUB_IN(const float *, beta), STUB_IN(float *, y), STUB_IN(int, incy)};
static const stub_param params_cublasSsymv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, A), STUB_IN(int64_t, lda), STUB_IN(const float *, x),
    STUB_IN(int64_t, incx), STUB_IN(const float *, beta), STUB_IN(float *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasDsymv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, A), STUB_IN(int, lda), STUB_IN(const double *, x), STUB_IN(int, incx),
    STUB_IN(const double *, beta), STUB_IN(double *, y), STUB_IN(int, incy)};
static const stub_param params_cublasDsymv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, A), STUB_IN(int64_t, lda), STUB_IN(const double *, x),
    STUB_IN(int64_t, incx), STUB_IN(const double *, beta), STUB_IN(double *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasCsymv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(const cuComplex *, x),
    STUB_IN(int, incx), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasCsymv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, x),
    STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasZsymv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, x),
    STUB_IN(int, incx), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasZsymv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasChemv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(const cuComplex *, x),
    STUB_IN(int, incx), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasChemv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, x),
    STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasZhemv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, x),
    STUB_IN(int, incx), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y),
    STUB_IN(int, incy)};
static const stub_param params_cublasZhemv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasSsbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(const float *, beta),
    STUB_IN(float *, y), STUB_IN(int, incy)};
static const stub_param params_cublasSsbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int64_t, lda),
    STUB_IN(const float *, x), STUB_IN(int64_t, incx), STUB_IN(const float *, beta),
    STUB_IN(float *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasDsbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(const double *, beta),
    STUB_IN(double *, y), STUB_IN(int, incy)};
static const stub_param params_cublasDsbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int64_t, lda),
    STUB_IN(const double *, x), STUB_IN(int64_t, incx), STUB_IN(const double *, beta),
    STUB_IN(double *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasChbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A), STUB_IN(int, lda),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(const cuComplex *, beta),
    STUB_IN(cuComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasChbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, beta),
    STUB_IN(cuComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasZhbmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasZhbmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(int64_t, k),
    STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasSspmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, AP), STUB_IN(const float *, x), STUB_IN(int, incx),
    STUB_IN(const float *, beta), STUB_IN(float *, y), STUB_IN(int, incy)};
static const stub_param params_cublasSspmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, AP), STUB_IN(const float *, x), STUB_IN(int64_t, incx),
    STUB_IN(const float *, beta), STUB_IN(float *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasDspmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, AP), STUB_IN(const double *, x), STUB_IN(int, incx),
    STUB_IN(const double *, beta), STUB_IN(double *, y), STUB_IN(int, incy)};
static const stub_param params_cublasDspmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, AP), STUB_IN(const double *, x), STUB_IN(int64_t, incx),
    STUB_IN(const double *, beta), STUB_IN(double *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasChpmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, AP), STUB_IN(const cuComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasChpmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, AP), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y), STUB_IN(int64_t, incy)};
static const stub_param params_cublasZhpmv_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, AP), STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy)};
static const stub_param params_cublasZhpmv_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, AP), STUB_IN(const cuDoubleComplex *, x),
    STUB_IN(int64_t, incx), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, y),
    STUB_IN(int64_t, incy)};
static const stub_param params_cublasSger_v2[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(const float *, x), STUB_IN(int, incx),
    STUB_IN(const float *, y), STUB_IN(int, incy), STUB_IN(float *, A), STUB_IN(int, lda)};
static const stub_param params_cublasSger_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, m), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int64_t, incx), STUB_IN(const float *, y),
    STUB_IN(int64_t, incy), STUB_IN(float *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasDger_v2[] = {STUB_IN(cublasHandle_t, handle), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(const double *, x),
    STUB_IN(int, incx), STUB_IN(const double *, y), STUB_IN(int, incy), STUB_IN(double *, A),
    STUB_IN(int, lda)};
static const stub_param params_cublasDger_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, m), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int64_t, incx), STUB_IN(const double *, y),
    STUB_IN(int64_t, incy), STUB_IN(double *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasCgeru_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, m), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasCgeru_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, m), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int64_t, incy), STUB_IN(cuComplex *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasCgerc_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, m), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasCgerc_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, m), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int64_t, incy), STUB_IN(cuComplex *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasZgeru_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, m), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(const cuDoubleComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuDoubleComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasZgeru_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, m), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int64_t, incy), STUB_IN(cuDoubleComplex *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasZgerc_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, m), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(const cuDoubleComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuDoubleComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasZgerc_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int64_t, m), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int64_t, incy), STUB_IN(cuDoubleComplex *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasSsyr_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(float *, A), STUB_IN(int, lda)};
static const stub_param params_cublasSsyr_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int64_t, incx), STUB_IN(float *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasDsyr_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(double *, A), STUB_IN(int, lda)};
static const stub_param params_cublasDsyr_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int64_t, incx), STUB_IN(double *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasCsyr_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(cuComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasCsyr_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuComplex *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasZsyr_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(cuDoubleComplex *, A),
    STUB_IN(int, lda)};
static const stub_param params_cublasZsyr_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuDoubleComplex *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasCher_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(cuComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasCher_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuComplex *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasZher_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(cuDoubleComplex *, A),
    STUB_IN(int, lda)};
static const stub_param params_cublasZher_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuDoubleComplex *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasSspr_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(float *, AP)};
static const stub_param params_cublasSspr_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int64_t, incx), STUB_IN(float *, AP)};
static const stub_param params_cublasDspr_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(double *, AP)};
static const stub_param params_cublasDspr_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int64_t, incx), STUB_IN(double *, AP)};
static const stub_param params_cublasChpr_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(cuComplex *, AP)};
static const stub_param params_cublasChpr_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuComplex *, AP)};
static const stub_param params_cublasZhpr_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(cuDoubleComplex *, AP)};
static const stub_param params_cublasZhpr_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuDoubleComplex *, AP)};
static const stub_param params_cublasSsyr2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(const float *, y), STUB_IN(int, incy),
    STUB_IN(float *, A), STUB_IN(int, lda)};
static const stub_param params_cublasSsyr2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int64_t, incx), STUB_IN(const float *, y),
    STUB_IN(int64_t, incy), STUB_IN(float *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasDsyr2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(const double *, y), STUB_IN(int, incy),
    STUB_IN(double *, A), STUB_IN(int, lda)};
static const stub_param params_cublasDsyr2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int64_t, incx), STUB_IN(const double *, y),
    STUB_IN(int64_t, incy), STUB_IN(double *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasCsyr2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasCsyr2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int64_t, incy), STUB_IN(cuComplex *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasZsyr2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(const cuDoubleComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuDoubleComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasZsyr2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int64_t, incy), STUB_IN(cuDoubleComplex *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasCher2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasCher2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int64_t, incy), STUB_IN(cuComplex *, A), STUB_IN(int64_t, lda)};
static const stub_param params_cublasZher2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(const cuDoubleComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuDoubleComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasZher2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int64_t, incy), STUB_IN(cuDoubleComplex *, A),
    STUB_IN(int64_t, lda)};
static const stub_param params_cublasSspr2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(const float *, y), STUB_IN(int, incy),
    STUB_IN(float *, AP)};
static const stub_param params_cublasSspr2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const float *, alpha),
    STUB_IN(const float *, x), STUB_IN(int64_t, incx), STUB_IN(const float *, y),
    STUB_IN(int64_t, incy), STUB_IN(float *, AP)};
static const stub_param params_cublasDspr2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(const double *, y), STUB_IN(int, incy),
    STUB_IN(double *, AP)};
static const stub_param params_cublasDspr2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const double *, alpha),
    STUB_IN(const double *, x), STUB_IN(int64_t, incx), STUB_IN(const double *, y),
    STUB_IN(int64_t, incy), STUB_IN(double *, AP)};
static const stub_param params_cublasChpr2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuComplex *, AP)};
static const stub_param params_cublasChpr2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx), STUB_IN(const cuComplex *, y),
    STUB_IN(int64_t, incy), STUB_IN(cuComplex *, AP)};
static const stub_param params_cublasZhpr2_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int, incx), STUB_IN(const cuDoubleComplex *, y),
    STUB_IN(int, incy), STUB_IN(cuDoubleComplex *, AP)};
static const stub_param params_cublasZhpr2_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, y), STUB_IN(int64_t, incy), STUB_IN(cuDoubleComplex *, AP)};
static const stub_param params_cublasSgemvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const float *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const float *const *, xarray), STUB_IN(int, incx), STUB_IN(const float *, beta),
    STUB_IN(float *const *, yarray), STUB_IN(int, incy), STUB_IN(int, batchCount)};
static const stub_param params_cublasSgemvBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const float *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const float *const *, xarray), STUB_IN(int64_t, incx), STUB_IN(const float *, beta),
    STUB_IN(float *const *, yarray), STUB_IN(int64_t, incy), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasDgemvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const double *, alpha), STUB_IN(const double *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const double *const *, xarray), STUB_IN(int, incx), STUB_IN(const double *, beta),
    STUB_IN(double *const *, yarray), STUB_IN(int, incy), STUB_IN(int, batchCount)};
static const stub_param params_cublasDgemvBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const double *, alpha), STUB_IN(const double *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const double *const *, xarray), STUB_IN(int64_t, incx), STUB_IN(const double *, beta),
    STUB_IN(double *const *, yarray), STUB_IN(int64_t, incy), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasCgemvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *const *, Aarray),
    STUB_IN(int, lda), STUB_IN(const cuComplex *const *, xarray), STUB_IN(int, incx),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *const *, yarray), STUB_IN(int, incy),
    STUB_IN(int, batchCount)};
static const stub_param params_cublasCgemvBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *const *, Aarray),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *const *, xarray), STUB_IN(int64_t, incx),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *const *, yarray), STUB_IN(int64_t, incy),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasZgemvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *const *, Aarray),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *const *, xarray), STUB_IN(int, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *const *, yarray),
    STUB_IN(int, incy), STUB_IN(int, batchCount)};
static const stub_param params_cublasZgemvBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *const *, Aarray),
    STUB_IN(int64_t, lda), STUB_IN(const cuDoubleComplex *const *, xarray), STUB_IN(int64_t, incx),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *const *, yarray),
    STUB_IN(int64_t, incy), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasHSHgemvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const __half *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const __half *const *, xarray), STUB_IN(int, incx), STUB_IN(const float *, beta),
    STUB_IN(__half *const *, yarray), STUB_IN(int, incy), STUB_IN(int, batchCount)};
static const stub_param params_cublasHSHgemvBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const __half *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const __half *const *, xarray), STUB_IN(int64_t, incx), STUB_IN(const float *, beta),
    STUB_IN(__half *const *, yarray), STUB_IN(int64_t, incy), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasHSSgemvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const __half *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const __half *const *, xarray), STUB_IN(int, incx), STUB_IN(const float *, beta),
    STUB_IN(float *const *, yarray), STUB_IN(int, incy), STUB_IN(int, batchCount)};
static const stub_param params_cublasHSSgemvBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const __half *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const __half *const *, xarray), STUB_IN(int64_t, incx), STUB_IN(const float *, beta),
    STUB_IN(float *const *, yarray), STUB_IN(int64_t, incy), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasTSTgemvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const __nv_bfloat16 *const *, Aarray),
    STUB_IN(int, lda), STUB_IN(const __nv_bfloat16 *const *, xarray), STUB_IN(int, incx),
    STUB_IN(const float *, beta), STUB_IN(__nv_bfloat16 *const *, yarray), STUB_IN(int, incy),
    STUB_IN(int, batchCount)};
static const stub_param params_cublasTSTgemvBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const __nv_bfloat16 *const *, Aarray),
    STUB_IN(int64_t, lda), STUB_IN(const __nv_bfloat16 *const *, xarray), STUB_IN(int64_t, incx),
    STUB_IN(const float *, beta), STUB_IN(__nv_bfloat16 *const *, yarray), STUB_IN(int64_t, incy),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasTSSgemvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const __nv_bfloat16 *const *, Aarray),
    STUB_IN(int, lda), STUB_IN(const __nv_bfloat16 *const *, xarray), STUB_IN(int, incx),
    STUB_IN(const float *, beta), STUB_IN(float *const *, yarray), STUB_IN(int, incy),
    STUB_IN(int, batchCount)};
static const stub_param params_cublasTSSgemvBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const __nv_bfloat16 *const *, Aarray),
    STUB_IN(int64_t, lda), STUB_IN(const __nv_bfloat16 *const *, xarray), STUB_IN(int64_t, incx),
    STUB_IN(const float *, beta), STUB_IN(float *const *, yarray), STUB_IN(int64_t, incy),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasSgemvStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(long long, strideA), STUB_IN(const float *, x), STUB_IN(int, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(float *, y),
    STUB_IN(int, incy), STUB_IN(long long, stridey), STUB_IN(int, batchCount)};
static const stub_param params_cublasSgemvStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int64_t, lda),
    STUB_IN(long long, strideA), STUB_IN(const float *, x), STUB_IN(int64_t, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(float *, y),
    STUB_IN(int64_t, incy), STUB_IN(long long, stridey), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasDgemvStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(long long, strideA), STUB_IN(const double *, x), STUB_IN(int, incx),
    STUB_IN(long long, stridex), STUB_IN(const double *, beta), STUB_IN(double *, y),
    STUB_IN(int, incy), STUB_IN(long long, stridey), STUB_IN(int, batchCount)};
static const stub_param params_cublasDgemvStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int64_t, lda),
    STUB_IN(long long, strideA), STUB_IN(const double *, x), STUB_IN(int64_t, incx),
    STUB_IN(long long, stridex), STUB_IN(const double *, beta), STUB_IN(double *, y),
    STUB_IN(int64_t, incy), STUB_IN(long long, stridey), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasCgemvStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A), STUB_IN(int, lda),
    STUB_IN(long long, strideA), STUB_IN(const cuComplex *, x), STUB_IN(int, incx),
    STUB_IN(long long, stridex), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y),
    STUB_IN(int, incy), STUB_IN(long long, stridey), STUB_IN(int, batchCount)};
static const stub_param params_cublasCgemvStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(long long, strideA), STUB_IN(const cuComplex *, x), STUB_IN(int64_t, incx),
    STUB_IN(long long, stridex), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, y),
    STUB_IN(int64_t, incy), STUB_IN(long long, stridey), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasZgemvStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(long long, strideA), STUB_IN(const cuDoubleComplex *, x),
    STUB_IN(int, incx), STUB_IN(long long, stridex), STUB_IN(const cuDoubleComplex *, beta),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int, incy), STUB_IN(long long, stridey),
    STUB_IN(int, batchCount)};
static const stub_param params_cublasZgemvStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(long long, strideA), STUB_IN(const cuDoubleComplex *, x),
    STUB_IN(int64_t, incx), STUB_IN(long long, stridex), STUB_IN(const cuDoubleComplex *, beta),
    STUB_IN(cuDoubleComplex *, y), STUB_IN(int64_t, incy), STUB_IN(long long, stridey),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasHSHgemvStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const __half *, A), STUB_IN(int, lda),
    STUB_IN(long long, strideA), STUB_IN(const __half *, x), STUB_IN(int, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(__half *, y),
    STUB_IN(int, incy), STUB_IN(long long, stridey), STUB_IN(int, batchCount)};
static const stub_param params_cublasHSHgemvStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const __half *, A), STUB_IN(int64_t, lda),
    STUB_IN(long long, strideA), STUB_IN(const __half *, x), STUB_IN(int64_t, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(__half *, y),
    STUB_IN(int64_t, incy), STUB_IN(long long, stridey), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasHSSgemvStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const __half *, A), STUB_IN(int, lda),
    STUB_IN(long long, strideA), STUB_IN(const __half *, x), STUB_IN(int, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(float *, y),
    STUB_IN(int, incy), STUB_IN(long long, stridey), STUB_IN(int, batchCount)};
static const stub_param params_cublasHSSgemvStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const __half *, A), STUB_IN(int64_t, lda),
    STUB_IN(long long, strideA), STUB_IN(const __half *, x), STUB_IN(int64_t, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(float *, y),
    STUB_IN(int64_t, incy), STUB_IN(long long, stridey), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasTSTgemvStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const __nv_bfloat16 *, A), STUB_IN(int, lda),
    STUB_IN(long long, strideA), STUB_IN(const __nv_bfloat16 *, x), STUB_IN(int, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(__nv_bfloat16 *, y),
    STUB_IN(int, incy), STUB_IN(long long, stridey), STUB_IN(int, batchCount)};
static const stub_param params_cublasTSTgemvStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const __nv_bfloat16 *, A), STUB_IN(int64_t, lda),
    STUB_IN(long long, strideA), STUB_IN(const __nv_bfloat16 *, x), STUB_IN(int64_t, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(__nv_bfloat16 *, y),
    STUB_IN(int64_t, incy), STUB_IN(long long, stridey), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasTSSgemvStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const float *, alpha), STUB_IN(const __nv_bfloat16 *, A), STUB_IN(int, lda),
    STUB_IN(long long, strideA), STUB_IN(const __nv_bfloat16 *, x), STUB_IN(int, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(float *, y),
    STUB_IN(int, incy), STUB_IN(long long, stridey), STUB_IN(int, batchCount)};
static const stub_param params_cublasTSSgemvStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, alpha), STUB_IN(const __nv_bfloat16 *, A), STUB_IN(int64_t, lda),
    STUB_IN(long long, strideA), STUB_IN(const __nv_bfloat16 *, x), STUB_IN(int64_t, incx),
    STUB_IN(long long, stridex), STUB_IN(const float *, beta), STUB_IN(float *, y),
    STUB_IN(int64_t, incy), STUB_IN(long long, stridey), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasSgemm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int, lda), STUB_IN(const float *, B), STUB_IN(int, ldb), STUB_IN(const float *, beta),
    STUB_IN(float *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasSgemm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const float *, alpha),
    STUB_IN(const float *, A), STUB_IN(int64_t, lda), STUB_IN(const float *, B),
    STUB_IN(int64_t, ldb), STUB_IN(const float *, beta), STUB_IN(float *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasDgemm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(const double *, B), STUB_IN(int, ldb),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasDgemm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const double *, alpha),
    STUB_IN(const double *, A), STUB_IN(int64_t, lda), STUB_IN(const double *, B),
    STUB_IN(int64_t, ldb), STUB_IN(const double *, beta), STUB_IN(double *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCgemm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(const cuComplex *, B),
    STUB_IN(int, ldb), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasCgemm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B),
    STUB_IN(int64_t, ldb), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCgemm3m[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(const cuComplex *, B),
    STUB_IN(int, ldb), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasCgemm3m_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B),
    STUB_IN(int64_t, ldb), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCgemm3mEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(const void *, B),
    STUB_IN(cudaDataType, Btype), STUB_IN(int, ldb), STUB_IN(const cuComplex *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc)};
static const stub_param params_cublasCgemm3mEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const void *, A), STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda),
    STUB_IN(const void *, B), STUB_IN(cudaDataType, Btype), STUB_IN(int64_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZgemm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(int, ldb), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasZgemm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZgemm3m[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(int, ldb), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasZgemm3m_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasHgemm[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const __half *, alpha), STUB_IN(const __half *, A),
    STUB_IN(int, lda), STUB_IN(const __half *, B), STUB_IN(int, ldb),
    STUB_IN(const __half *, beta), STUB_IN(__half *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasHgemm_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const __half *, alpha),
    STUB_IN(const __half *, A), STUB_IN(int64_t, lda), STUB_IN(const __half *, B),
    STUB_IN(int64_t, ldb), STUB_IN(const __half *, beta), STUB_IN(__half *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasSgemmEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(const void *, B),
    STUB_IN(cudaDataType, Btype), STUB_IN(int, ldb), STUB_IN(const float *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc)};
static const stub_param params_cublasSgemmEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const float *, alpha),
    STUB_IN(const void *, A), STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda),
    STUB_IN(const void *, B), STUB_IN(cudaDataType, Btype), STUB_IN(int64_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasGemmEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const void *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(const void *, B),
    STUB_IN(cudaDataType, Btype), STUB_IN(int, ldb), STUB_IN(const void *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc),
    STUB_IN(cublasComputeType_t, computeType), STUB_IN(cublasGemmAlgo_t, algo)};
static const stub_param params_cublasGemmEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const void *, alpha),
    STUB_IN(const void *, A), STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda),
    STUB_IN(const void *, B), STUB_IN(cudaDataType, Btype), STUB_IN(int64_t, ldb),
    STUB_IN(const void *, beta), STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype),
    STUB_IN(int64_t, ldc), STUB_IN(cublasComputeType_t, computeType),
    STUB_IN(cublasGemmAlgo_t, algo)};
static const stub_param params_cublasCgemmEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(const void *, B),
    STUB_IN(cudaDataType, Btype), STUB_IN(int, ldb), STUB_IN(const cuComplex *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc)};
static const stub_param params_cublasCgemmEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const void *, A), STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda),
    STUB_IN(const void *, B), STUB_IN(cudaDataType, Btype), STUB_IN(int64_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasSsyrk_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasSsyrk_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(const float *, beta), STUB_IN(float *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasDsyrk_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasDsyrk_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(const double *, beta), STUB_IN(double *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCsyrk_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasCsyrk_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZsyrk_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasZsyrk_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCsyrkEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(const cuComplex *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc)};
static const stub_param params_cublasCsyrkEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCsyrk3mEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(const cuComplex *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc)};
static const stub_param params_cublasCsyrk3mEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCherk_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const float *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasCherk_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const float *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const float *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZherk_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const double *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const double *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasZherk_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const double *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const double *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCherkEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(const float *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc)};
static const stub_param params_cublasCherkEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const float *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda), STUB_IN(const float *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCherk3mEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(const float *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc)};
static const stub_param params_cublasCherk3mEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const float *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda), STUB_IN(const float *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasSsyr2k_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, B), STUB_IN(int, ldb), STUB_IN(const float *, beta),
    STUB_IN(float *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasSsyr2k_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(const float *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasDsyr2k_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(const double *, B), STUB_IN(int, ldb), STUB_IN(const double *, beta),
    STUB_IN(double *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasDsyr2k_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(const double *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCsyr2k_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasCsyr2k_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZsyr2k_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZsyr2k_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCher2k_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const float *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasCher2k_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZher2k_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const double *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZher2k_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb), STUB_IN(const double *, beta),
    STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasSsyrkx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, B), STUB_IN(int, ldb), STUB_IN(const float *, beta),
    STUB_IN(float *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasSsyrkx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(const float *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasDsyrkx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(const double *, B), STUB_IN(int, ldb), STUB_IN(const double *, beta),
    STUB_IN(double *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasDsyrkx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(const double *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCsyrkx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasCsyrkx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZsyrkx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZsyrkx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCherkx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const float *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasCherkx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZherkx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int, n),
    STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const double *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZherkx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(int64_t, n),
    STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb), STUB_IN(const double *, beta),
    STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasSsymm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, B), STUB_IN(int, ldb), STUB_IN(const float *, beta),
    STUB_IN(float *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasSsymm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(const float *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasDsymm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(const double *, B), STUB_IN(int, ldb), STUB_IN(const double *, beta),
    STUB_IN(double *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasDsymm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(const double *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCsymm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasCsymm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZsymm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZsymm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasChemm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasChemm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZhemm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B), STUB_IN(int, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZhemm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasStrsm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(float *, B), STUB_IN(int, ldb)};
static const stub_param params_cublasStrsm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(float *, B), STUB_IN(int64_t, ldb)};
static const stub_param params_cublasDtrsm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(double *, B), STUB_IN(int, ldb)};
static const stub_param params_cublasDtrsm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(double *, B), STUB_IN(int64_t, ldb)};
static const stub_param params_cublasCtrsm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(cuComplex *, B), STUB_IN(int, ldb)};
static const stub_param params_cublasCtrsm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(cuComplex *, B), STUB_IN(int64_t, ldb)};
static const stub_param params_cublasZtrsm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(cuDoubleComplex *, B), STUB_IN(int, ldb)};
static const stub_param params_cublasZtrsm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda), STUB_IN(cuDoubleComplex *, B),
    STUB_IN(int64_t, ldb)};
static const stub_param params_cublasStrmm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, B), STUB_IN(int, ldb), STUB_IN(float *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasStrmm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(const float *, B), STUB_IN(int64_t, ldb), STUB_IN(float *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasDtrmm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(const double *, B), STUB_IN(int, ldb), STUB_IN(double *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasDtrmm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(const double *, B), STUB_IN(int64_t, ldb), STUB_IN(double *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCtrmm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, B), STUB_IN(int, ldb), STUB_IN(cuComplex *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasCtrmm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb),
    STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZtrmm_v2[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, B), STUB_IN(int, ldb),
    STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZtrmm_v2_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasHgemmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const __half *, alpha),
    STUB_IN(const __half *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const __half *const *, Barray), STUB_IN(int, ldb), STUB_IN(const __half *, beta),
    STUB_IN(__half *const *, Carray), STUB_IN(int, ldc), STUB_IN(int, batchCount)};
static const stub_param params_cublasHgemmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const __half *, alpha),
    STUB_IN(const __half *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const __half *const *, Barray), STUB_IN(int64_t, ldb), STUB_IN(const __half *, beta),
    STUB_IN(__half *const *, Carray), STUB_IN(int64_t, ldc), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasSgemmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const float *, alpha),
    STUB_IN(const float *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const float *const *, Barray), STUB_IN(int, ldb), STUB_IN(const float *, beta),
    STUB_IN(float *const *, Carray), STUB_IN(int, ldc), STUB_IN(int, batchCount)};
static const stub_param params_cublasSgemmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const float *, alpha),
    STUB_IN(const float *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const float *const *, Barray), STUB_IN(int64_t, ldb), STUB_IN(const float *, beta),
    STUB_IN(float *const *, Carray), STUB_IN(int64_t, ldc), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasDgemmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const double *, alpha),
    STUB_IN(const double *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const double *const *, Barray), STUB_IN(int, ldb), STUB_IN(const double *, beta),
    STUB_IN(double *const *, Carray), STUB_IN(int, ldc), STUB_IN(int, batchCount)};
static const stub_param params_cublasDgemmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const double *, alpha),
    STUB_IN(const double *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const double *const *, Barray), STUB_IN(int64_t, ldb), STUB_IN(const double *, beta),
    STUB_IN(double *const *, Carray), STUB_IN(int64_t, ldc), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasCgemmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const cuComplex *const *, Barray), STUB_IN(int, ldb), STUB_IN(const cuComplex *, beta),
    STUB_IN(cuComplex *const *, Carray), STUB_IN(int, ldc), STUB_IN(int, batchCount)};
static const stub_param params_cublasCgemmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const cuComplex *const *, Barray), STUB_IN(int64_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *const *, Carray), STUB_IN(int64_t, ldc),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasCgemm3mBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const cuComplex *const *, Barray), STUB_IN(int, ldb), STUB_IN(const cuComplex *, beta),
    STUB_IN(cuComplex *const *, Carray), STUB_IN(int, ldc), STUB_IN(int, batchCount)};
static const stub_param params_cublasCgemm3mBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const cuComplex *const *, Barray), STUB_IN(int64_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *const *, Carray), STUB_IN(int64_t, ldc),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasZgemmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const cuDoubleComplex *const *, Barray), STUB_IN(int, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *const *, Carray),
    STUB_IN(int, ldc), STUB_IN(int, batchCount)};
static const stub_param params_cublasZgemmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *const *, Aarray), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *const *, Barray), STUB_IN(int64_t, ldb),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *const *, Carray),
    STUB_IN(int64_t, ldc), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasHgemmStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const __half *, alpha), STUB_IN(const __half *, A),
    STUB_IN(int, lda), STUB_IN(long long, strideA), STUB_IN(const __half *, B), STUB_IN(int, ldb),
    STUB_IN(long long, strideB), STUB_IN(const __half *, beta), STUB_IN(__half *, C),
    STUB_IN(int, ldc), STUB_IN(long long, strideC), STUB_IN(int, batchCount)};
static const stub_param params_cublasHgemmStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const __half *, alpha),
    STUB_IN(const __half *, A), STUB_IN(int64_t, lda), STUB_IN(long long, strideA),
    STUB_IN(const __half *, B), STUB_IN(int64_t, ldb), STUB_IN(long long, strideB),
    STUB_IN(const __half *, beta), STUB_IN(__half *, C), STUB_IN(int64_t, ldc),
    STUB_IN(long long, strideC), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasSgemmStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int, lda), STUB_IN(long long, strideA), STUB_IN(const float *, B), STUB_IN(int, ldb),
    STUB_IN(long long, strideB), STUB_IN(const float *, beta), STUB_IN(float *, C),
    STUB_IN(int, ldc), STUB_IN(long long, strideC), STUB_IN(int, batchCount)};
static const stub_param params_cublasSgemmStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const float *, alpha),
    STUB_IN(const float *, A), STUB_IN(int64_t, lda), STUB_IN(long long, strideA),
    STUB_IN(const float *, B), STUB_IN(int64_t, ldb), STUB_IN(long long, strideB),
    STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(int64_t, ldc),
    STUB_IN(long long, strideC), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasDgemmStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(long long, strideA), STUB_IN(const double *, B), STUB_IN(int, ldb),
    STUB_IN(long long, strideB), STUB_IN(const double *, beta), STUB_IN(double *, C),
    STUB_IN(int, ldc), STUB_IN(long long, strideC), STUB_IN(int, batchCount)};
static const stub_param params_cublasDgemmStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const double *, alpha),
    STUB_IN(const double *, A), STUB_IN(int64_t, lda), STUB_IN(long long, strideA),
    STUB_IN(const double *, B), STUB_IN(int64_t, ldb), STUB_IN(long long, strideB),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(int64_t, ldc),
    STUB_IN(long long, strideC), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasCgemmStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(long long, strideA),
    STUB_IN(const cuComplex *, B), STUB_IN(int, ldb), STUB_IN(long long, strideB),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc),
    STUB_IN(long long, strideC), STUB_IN(int, batchCount)};
static const stub_param params_cublasCgemmStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(long long, strideA),
    STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb), STUB_IN(long long, strideB),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc),
    STUB_IN(long long, strideC), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasCgemm3mStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(long long, strideA),
    STUB_IN(const cuComplex *, B), STUB_IN(int, ldb), STUB_IN(long long, strideB),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int, ldc),
    STUB_IN(long long, strideC), STUB_IN(int, batchCount)};
static const stub_param params_cublasCgemm3mStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(long long, strideA),
    STUB_IN(const cuComplex *, B), STUB_IN(int64_t, ldb), STUB_IN(long long, strideB),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc),
    STUB_IN(long long, strideC), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasZgemmStridedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int, lda), STUB_IN(long long, strideA),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int, ldb), STUB_IN(long long, strideB),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc),
    STUB_IN(long long, strideC), STUB_IN(int, batchCount)};
static const stub_param params_cublasZgemmStridedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda), STUB_IN(long long, strideA),
    STUB_IN(const cuDoubleComplex *, B), STUB_IN(int64_t, ldb), STUB_IN(long long, strideB),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc),
    STUB_IN(long long, strideC), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasGemmBatchedEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const void *, alpha),
    STUB_IN(const void *const *, Aarray), STUB_IN(cudaDataType, Atype), STUB_IN(int, lda),
    STUB_IN(const void *const *, Barray), STUB_IN(cudaDataType, Btype), STUB_IN(int, ldb),
    STUB_IN(const void *, beta), STUB_IN(void *const *, Carray), STUB_IN(cudaDataType, Ctype),
    STUB_IN(int, ldc), STUB_IN(int, batchCount), STUB_IN(cublasComputeType_t, computeType),
    STUB_IN(cublasGemmAlgo_t, algo)};
static const stub_param params_cublasGemmBatchedEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const void *, alpha),
    STUB_IN(const void *const *, Aarray), STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda),
    STUB_IN(const void *const *, Barray), STUB_IN(cudaDataType, Btype), STUB_IN(int64_t, ldb),
    STUB_IN(const void *, beta), STUB_IN(void *const *, Carray), STUB_IN(cudaDataType, Ctype),
    STUB_IN(int64_t, ldc), STUB_IN(int64_t, batchCount), STUB_IN(cublasComputeType_t, computeType),
    STUB_IN(cublasGemmAlgo_t, algo)};
static const stub_param params_cublasGemmStridedBatchedEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(int, k), STUB_IN(const void *, alpha), STUB_IN(const void *, A),
    STUB_IN(cudaDataType, Atype), STUB_IN(int, lda), STUB_IN(long long, strideA),
    STUB_IN(const void *, B), STUB_IN(cudaDataType, Btype), STUB_IN(int, ldb),
    STUB_IN(long long, strideB), STUB_IN(const void *, beta), STUB_IN(void *, C),
    STUB_IN(cudaDataType, Ctype), STUB_IN(int, ldc), STUB_IN(long long, strideC),
    STUB_IN(int, batchCount), STUB_IN(cublasComputeType_t, computeType),
    STUB_IN(cublasGemmAlgo_t, algo)};
static const stub_param params_cublasGemmStridedBatchedEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(int64_t, k), STUB_IN(const void *, alpha),
    STUB_IN(const void *, A), STUB_IN(cudaDataType, Atype), STUB_IN(int64_t, lda),
    STUB_IN(long long, strideA), STUB_IN(const void *, B), STUB_IN(cudaDataType, Btype),
    STUB_IN(int64_t, ldb), STUB_IN(long long, strideB), STUB_IN(const void *, beta),
    STUB_IN(void *, C), STUB_IN(cudaDataType, Ctype), STUB_IN(int64_t, ldc),
    STUB_IN(long long, strideC), STUB_IN(int64_t, batchCount),
    STUB_IN(cublasComputeType_t, computeType), STUB_IN(cublasGemmAlgo_t, algo)};
static const stub_param params_cublasSgemmGroupedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(const cublasOperation_t *, transa_array),
    STUB_IN(const cublasOperation_t *, transb_array), STUB_IN(const int *, m_array),
    STUB_IN(const int *, n_array), STUB_IN(const int *, k_array),
    STUB_IN(const float *, alpha_array), STUB_IN(const float *const *, Aarray),
    STUB_IN(const int *, lda_array), STUB_IN(const float *const *, Barray),
    STUB_IN(const int *, ldb_array), STUB_IN(const float *, beta_array),
    STUB_IN(float *const *, Carray), STUB_IN(const int *, ldc_array), STUB_IN(int, group_count),
    STUB_IN(const int *, group_size)};
static const stub_param params_cublasSgemmGroupedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(const cublasOperation_t *, transa_array),
    STUB_IN(const cublasOperation_t *, transb_array), STUB_IN(const int64_t *, m_array),
    STUB_IN(const int64_t *, n_array), STUB_IN(const int64_t *, k_array),
    STUB_IN(const float *, alpha_array), STUB_IN(const float *const *, Aarray),
    STUB_IN(const int64_t *, lda_array), STUB_IN(const float *const *, Barray),
    STUB_IN(const int64_t *, ldb_array), STUB_IN(const float *, beta_array),
    STUB_IN(float *const *, Carray), STUB_IN(const int64_t *, ldc_array),
    STUB_IN(int64_t, group_count), STUB_IN(const int64_t *, group_size)};
static const stub_param params_cublasDgemmGroupedBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(const cublasOperation_t *, transa_array),
    STUB_IN(const cublasOperation_t *, transb_array), STUB_IN(const int *, m_array),
    STUB_IN(const int *, n_array), STUB_IN(const int *, k_array),
    STUB_IN(const double *, alpha_array), STUB_IN(const double *const *, Aarray),
    STUB_IN(const int *, lda_array), STUB_IN(const double *const *, Barray),
    STUB_IN(const int *, ldb_array), STUB_IN(const double *, beta_array),
    STUB_IN(double *const *, Carray), STUB_IN(const int *, ldc_array), STUB_IN(int, group_count),
    STUB_IN(const int *, group_size)};
static const stub_param params_cublasDgemmGroupedBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(const cublasOperation_t *, transa_array),
    STUB_IN(const cublasOperation_t *, transb_array), STUB_IN(const int64_t *, m_array),
    STUB_IN(const int64_t *, n_array), STUB_IN(const int64_t *, k_array),
    STUB_IN(const double *, alpha_array), STUB_IN(const double *const *, Aarray),
    STUB_IN(const int64_t *, lda_array), STUB_IN(const double *const *, Barray),
    STUB_IN(const int64_t *, ldb_array), STUB_IN(const double *, beta_array),
    STUB_IN(double *const *, Carray), STUB_IN(const int64_t *, ldc_array),
    STUB_IN(int64_t, group_count), STUB_IN(const int64_t *, group_size)};
static const stub_param params_cublasGemmGroupedBatchedEx[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(const cublasOperation_t *, transa_array),
    STUB_IN(const cublasOperation_t *, transb_array), STUB_IN(const int *, m_array),
    STUB_IN(const int *, n_array), STUB_IN(const int *, k_array),
    STUB_IN(const void *, alpha_array), STUB_IN(const void *const *, Aarray),
    STUB_IN(cudaDataType_t, Atype), STUB_IN(const int *, lda_array),
    STUB_IN(const void *const *, Barray), STUB_IN(cudaDataType_t, Btype),
    STUB_IN(const int *, ldb_array), STUB_IN(const void *, beta_array),
    STUB_IN(void *const *, Carray), STUB_IN(cudaDataType_t, Ctype),
    STUB_IN(const int *, ldc_array), STUB_IN(int, group_count), STUB_IN(const int *, group_size),
    STUB_IN(cublasComputeType_t, computeType)};
static const stub_param params_cublasGemmGroupedBatchedEx_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(const cublasOperation_t *, transa_array),
    STUB_IN(const cublasOperation_t *, transb_array), STUB_IN(const int64_t *, m_array),
    STUB_IN(const int64_t *, n_array), STUB_IN(const int64_t *, k_array),
    STUB_IN(const void *, alpha_array), STUB_IN(const void *const *, Aarray),
    STUB_IN(cudaDataType_t, Atype), STUB_IN(const int64_t *, lda_array),
    STUB_IN(const void *const *, Barray), STUB_IN(cudaDataType_t, Btype),
    STUB_IN(const int64_t *, ldb_array), STUB_IN(const void *, beta_array),
    STUB_IN(void *const *, Carray), STUB_IN(cudaDataType_t, Ctype),
    STUB_IN(const int64_t *, ldc_array), STUB_IN(int64_t, group_count),
    STUB_IN(const int64_t *, group_size), STUB_IN(cublasComputeType_t, computeType)};
static const stub_param params_cublasSgeam[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(const float *, beta), STUB_IN(const float *, B), STUB_IN(int, ldb),
    STUB_IN(float *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasSgeam_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(int64_t, lda), STUB_IN(const float *, beta), STUB_IN(const float *, B),
    STUB_IN(int64_t, ldb), STUB_IN(float *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasDgeam[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A), STUB_IN(int, lda),
    STUB_IN(const double *, beta), STUB_IN(const double *, B), STUB_IN(int, ldb),
    STUB_IN(double *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasDgeam_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(int64_t, lda), STUB_IN(const double *, beta), STUB_IN(const double *, B),
    STUB_IN(int64_t, ldb), STUB_IN(double *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCgeam[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuComplex *, beta), STUB_IN(const cuComplex *, B),
    STUB_IN(int, ldb), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasCgeam_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, beta), STUB_IN(const cuComplex *, B),
    STUB_IN(int64_t, ldb), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZgeam[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(int, ldb), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZgeam_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(int64_t, ldb), STUB_IN(cuDoubleComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasStrsmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const float *, alpha), STUB_IN(const float *const *, A),
    STUB_IN(int, lda), STUB_IN(float *const *, B), STUB_IN(int, ldb), STUB_IN(int, batchCount)};
static const stub_param params_cublasStrsmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *const *, A),
    STUB_IN(int64_t, lda), STUB_IN(float *const *, B), STUB_IN(int64_t, ldb),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasDtrsmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const double *, alpha), STUB_IN(const double *const *, A),
    STUB_IN(int, lda), STUB_IN(double *const *, B), STUB_IN(int, ldb), STUB_IN(int, batchCount)};
static const stub_param params_cublasDtrsmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *const *, A),
    STUB_IN(int64_t, lda), STUB_IN(double *const *, B), STUB_IN(int64_t, ldb),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasCtrsmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *const *, A),
    STUB_IN(int, lda), STUB_IN(cuComplex *const *, B), STUB_IN(int, ldb), STUB_IN(int, batchCount)};
static const stub_param params_cublasCtrsmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *const *, A),
    STUB_IN(int64_t, lda), STUB_IN(cuComplex *const *, B), STUB_IN(int64_t, ldb),
    STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasZtrsmBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int, m),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *const *, A), STUB_IN(int, lda),
    STUB_IN(cuDoubleComplex *const *, B), STUB_IN(int, ldb), STUB_IN(int, batchCount)};
static const stub_param params_cublasZtrsmBatched_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(int64_t, m),
    STUB_IN(int64_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *const *, A), STUB_IN(int64_t, lda),
    STUB_IN(cuDoubleComplex *const *, B), STUB_IN(int64_t, ldb), STUB_IN(int64_t, batchCount)};
static const stub_param params_cublasSdgmm[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, mode), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(const float *, A),
    STUB_IN(int, lda), STUB_IN(const float *, x), STUB_IN(int, incx), STUB_IN(float *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasSdgmm_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, mode), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const float *, A), STUB_IN(int64_t, lda), STUB_IN(const float *, x),
    STUB_IN(int64_t, incx), STUB_IN(float *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasDdgmm[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, mode), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(const double *, x), STUB_IN(int, incx), STUB_IN(double *, C),
    STUB_IN(int, ldc)};
static const stub_param params_cublasDdgmm_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, mode), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const double *, A), STUB_IN(int64_t, lda), STUB_IN(const double *, x),
    STUB_IN(int64_t, incx), STUB_IN(double *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasCdgmm[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, mode), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const cuComplex *, A), STUB_IN(int, lda), STUB_IN(const cuComplex *, x),
    STUB_IN(int, incx), STUB_IN(cuComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasCdgmm_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, mode), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const cuComplex *, A), STUB_IN(int64_t, lda), STUB_IN(const cuComplex *, x),
    STUB_IN(int64_t, incx), STUB_IN(cuComplex *, C), STUB_IN(int64_t, ldc)};
static const stub_param params_cublasZdgmm[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, mode), STUB_IN(int, m), STUB_IN(int, n),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int, lda), STUB_IN(const cuDoubleComplex *, x),
    STUB_IN(int, incx), STUB_IN(cuDoubleComplex *, C), STUB_IN(int, ldc)};
static const stub_param params_cublasZdgmm_64[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasSideMode_t, mode), STUB_IN(int64_t, m), STUB_IN(int64_t, n),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(int64_t, lda),
    STUB_IN(const cuDoubleComplex *, x), STUB_IN(int64_t, incx), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(int64_t, ldc)};
static const stub_param params_cublasSmatinvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *const *, A), STUB_IN(int, lda),
    STUB_IN(float *const *, Ainv), STUB_IN(int, lda_inv), STUB_IN(int *, info),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasDmatinvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *const *, A), STUB_IN(int, lda),
    STUB_IN(double *const *, Ainv), STUB_IN(int, lda_inv), STUB_IN(int *, info),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasCmatinvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *const *, A), STUB_IN(int, lda),
    STUB_IN(cuComplex *const *, Ainv), STUB_IN(int, lda_inv), STUB_IN(int *, info),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasZmatinvBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *const *, A), STUB_IN(int, lda),
    STUB_IN(cuDoubleComplex *const *, Ainv), STUB_IN(int, lda_inv), STUB_IN(int *, info),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasSgeqrfBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, m), STUB_IN(int, n), STUB_IN(float *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(float *const *, TauArray), STUB_OUT(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasDgeqrfBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, m), STUB_IN(int, n), STUB_IN(double *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(double *const *, TauArray), STUB_OUT(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasCgeqrfBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, m), STUB_IN(int, n), STUB_IN(cuComplex *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(cuComplex *const *, TauArray), STUB_OUT(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasZgeqrfBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, m), STUB_IN(int, n), STUB_IN(cuDoubleComplex *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(cuDoubleComplex *const *, TauArray), STUB_OUT(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasSgelsBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, nrhs),
    STUB_IN(float *const *, Aarray), STUB_IN(int, lda), STUB_IN(float *const *, Carray),
    STUB_IN(int, ldc), STUB_OUT(int *, info), STUB_IN(int *, devInfoArray),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasDgelsBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, nrhs),
    STUB_IN(double *const *, Aarray), STUB_IN(int, lda), STUB_IN(double *const *, Carray),
    STUB_IN(int, ldc), STUB_OUT(int *, info), STUB_IN(int *, devInfoArray),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasCgelsBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, nrhs),
    STUB_IN(cuComplex *const *, Aarray), STUB_IN(int, lda), STUB_IN(cuComplex *const *, Carray),
    STUB_IN(int, ldc), STUB_OUT(int *, info), STUB_IN(int *, devInfoArray),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasZgelsBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, nrhs),
    STUB_IN(cuDoubleComplex *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(cuDoubleComplex *const *, Carray), STUB_IN(int, ldc), STUB_OUT(int *, info),
    STUB_IN(int *, devInfoArray), STUB_IN(int, batchSize)};
static const stub_param params_cublasStpttr[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, AP),
    STUB_IN(float *, A), STUB_IN(int, lda)};
static const stub_param params_cublasDtpttr[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, AP),
    STUB_IN(double *, A), STUB_IN(int, lda)};
static const stub_param params_cublasCtpttr[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, AP),
    STUB_IN(cuComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasZtpttr[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, AP),
    STUB_IN(cuDoubleComplex *, A), STUB_IN(int, lda)};
static const stub_param params_cublasStrttp[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const float *, A), STUB_IN(int, lda),
    STUB_IN(float *, AP)};
static const stub_param params_cublasDtrttp[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const double *, A),
    STUB_IN(int, lda), STUB_IN(double *, AP)};
static const stub_param params_cublasCtrttp[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuComplex *, A),
    STUB_IN(int, lda), STUB_IN(cuComplex *, AP)};
static const stub_param params_cublasZtrttp[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(int, n), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(int, lda), STUB_IN(cuDoubleComplex *, AP)};
static const stub_param params_cublasSgetrfBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(float *const *, A), STUB_IN(int, lda), STUB_IN(int *, P),
    STUB_IN(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasDgetrfBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(double *const *, A), STUB_IN(int, lda), STUB_IN(int *, P),
    STUB_IN(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasCgetrfBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(cuComplex *const *, A), STUB_IN(int, lda), STUB_IN(int *, P),
    STUB_IN(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasZgetrfBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(cuDoubleComplex *const *, A), STUB_IN(int, lda), STUB_IN(int *, P),
    STUB_IN(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasSgetriBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const float *const *, A), STUB_IN(int, lda), STUB_IN(const int *, P),
    STUB_IN(float *const *, C), STUB_IN(int, ldc), STUB_IN(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasDgetriBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const double *const *, A), STUB_IN(int, lda), STUB_IN(const int *, P),
    STUB_IN(double *const *, C), STUB_IN(int, ldc), STUB_IN(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasCgetriBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuComplex *const *, A), STUB_IN(int, lda),
    STUB_IN(const int *, P), STUB_IN(cuComplex *const *, C), STUB_IN(int, ldc),
    STUB_IN(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasZgetriBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(int, n), STUB_IN(const cuDoubleComplex *const *, A), STUB_IN(int, lda),
    STUB_IN(const int *, P), STUB_IN(cuDoubleComplex *const *, C), STUB_IN(int, ldc),
    STUB_IN(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasSgetrsBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, n), STUB_IN(int, nrhs),
    STUB_IN(const float *const *, Aarray), STUB_IN(int, lda), STUB_IN(const int *, devIpiv),
    STUB_IN(float *const *, Barray), STUB_IN(int, ldb), STUB_OUT(int *, info),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasDgetrsBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, n), STUB_IN(int, nrhs),
    STUB_IN(const double *const *, Aarray), STUB_IN(int, lda), STUB_IN(const int *, devIpiv),
    STUB_IN(double *const *, Barray), STUB_IN(int, ldb), STUB_OUT(int *, info),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasCgetrsBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, n), STUB_IN(int, nrhs),
    STUB_IN(const cuComplex *const *, Aarray), STUB_IN(int, lda), STUB_IN(const int *, devIpiv),
    STUB_IN(cuComplex *const *, Barray), STUB_IN(int, ldb), STUB_OUT(int *, info),
    STUB_IN(int, batchSize)};
static const stub_param params_cublasZgetrsBatched[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, trans), STUB_IN(int, n), STUB_IN(int, nrhs),
    STUB_IN(const cuDoubleComplex *const *, Aarray), STUB_IN(int, lda),
    STUB_IN(const int *, devIpiv), STUB_IN(cuDoubleComplex *const *, Barray), STUB_IN(int, ldb),
    STUB_OUT(int *, info), STUB_IN(int, batchSize)};
static const stub_param params_cublasUint8gemmBias[] = {STUB_IN(cublasHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb),
    STUB_IN(cublasOperation_t, transc), STUB_IN(int, m), STUB_IN(int, n), STUB_IN(int, k),
    STUB_IN(const unsigned char *, A), STUB_IN(int, A_bias), STUB_IN(int, lda),
    STUB_IN(const unsigned char *, B), STUB_IN(int, B_bias), STUB_IN(int, ldb),
    STUB_IN(unsigned char *, C), STUB_IN(int, C_bias), STUB_IN(int, ldc), STUB_IN(int, C_mult),
    STUB_IN(int, C_shift)};
static const stub_param params_cublasXtCreate[] = {STUB_OUT(cublasXtHandle_t *, handle)};
static const stub_param params_cublasXtDestroy[] = {STUB_IN(cublasXtHandle_t, handle)};
static const stub_param params_cublasXtGetNumBoards[] = {STUB_IN(int, nbDevices),
    STUB_IN(int *, deviceId), STUB_OUT(int *, nbBoards)};
static const stub_param params_cublasXtMaxBoards[] = {STUB_OUT(int *, nbGpuBoards)};
static const stub_param params_cublasXtDeviceSelect[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(int, nbDevices), STUB_IN(int *, deviceId)};
static const stub_param params_cublasXtSetBlockDim[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(int, blockDim)};
static const stub_param params_cublasXtGetBlockDim[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_OUT(int *, blockDim)};
static const stub_param params_cublasXtGetPinningMemMode[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_OUT(cublasXtPinnedMemMode_t *, mode)};
static const stub_param params_cublasXtSetPinningMemMode[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasXtPinnedMemMode_t, mode)};
static const stub_param params_cublasXtSetCpuRoutine[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasXtBlasOp_t, blasOp), STUB_IN(cublasXtOpType_t, type),
    STUB_IN(void *, blasFunctor)};
static const stub_param params_cublasXtSetCpuRatio[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasXtBlasOp_t, blasOp), STUB_IN(cublasXtOpType_t, type), STUB_IN(float, ratio)};
static const stub_param params_cublasXtSgemm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(size_t, k), STUB_IN(const float *, alpha),
    STUB_IN(const float *, A), STUB_IN(size_t, lda), STUB_IN(const float *, B),
    STUB_IN(size_t, ldb), STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtDgemm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(size_t, k), STUB_IN(const double *, alpha),
    STUB_IN(const double *, A), STUB_IN(size_t, lda), STUB_IN(const double *, B),
    STUB_IN(size_t, ldb), STUB_IN(const double *, beta), STUB_IN(double *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCgemm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(size_t, k), STUB_IN(const cuComplex *, alpha),
    STUB_IN(const cuComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZgemm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasOperation_t, transa), STUB_IN(cublasOperation_t, transb), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(size_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtSsyrk[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(size_t, lda), STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtDsyrk[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(size_t, lda), STUB_IN(const double *, beta), STUB_IN(double *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCsyrk[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZsyrk[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda),
    STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCherk[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const float *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const float *, beta), STUB_IN(cuComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZherk[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const double *, alpha), STUB_IN(const cuDoubleComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const double *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtSsyr2k[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(size_t, lda), STUB_IN(const float *, B), STUB_IN(size_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtDsyr2k[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(size_t, lda), STUB_IN(const double *, B), STUB_IN(size_t, ldb),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCsyr2k[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(size_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZsyr2k[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCherkx[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(size_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(cuComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZherkx[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const double *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtStrsm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(size_t, lda), STUB_IN(float *, B), STUB_IN(size_t, ldb)};
static const stub_param params_cublasXtDtrsm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(size_t, lda), STUB_IN(double *, B), STUB_IN(size_t, ldb)};
static const stub_param params_cublasXtCtrsm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(cuComplex *, B), STUB_IN(size_t, ldb)};
static const stub_param params_cublasXtZtrsm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(cuDoubleComplex *, B),
    STUB_IN(size_t, ldb)};
static const stub_param params_cublasXtSsymm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(size_t, lda), STUB_IN(const float *, B), STUB_IN(size_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtDsymm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(size_t, lda), STUB_IN(const double *, B), STUB_IN(size_t, ldb),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCsymm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(size_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZsymm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtChemm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(size_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZhemm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtSsyrkx[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(size_t, lda), STUB_IN(const float *, B), STUB_IN(size_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(float *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtDsyrkx[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(size_t, lda), STUB_IN(const double *, B), STUB_IN(size_t, ldb),
    STUB_IN(const double *, beta), STUB_IN(double *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCsyrkx[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(size_t, ldb),
    STUB_IN(const cuComplex *, beta), STUB_IN(cuComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZsyrkx[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCher2k[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(size_t, ldb),
    STUB_IN(const float *, beta), STUB_IN(cuComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZher2k[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasFillMode_t, uplo), STUB_IN(cublasOperation_t, trans), STUB_IN(size_t, n),
    STUB_IN(size_t, k), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const double *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtSspmm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, AP),
    STUB_IN(const float *, B), STUB_IN(size_t, ldb), STUB_IN(const float *, beta),
    STUB_IN(float *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtDspmm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, AP),
    STUB_IN(const double *, B), STUB_IN(size_t, ldb), STUB_IN(const double *, beta),
    STUB_IN(double *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCspmm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, AP),
    STUB_IN(const cuComplex *, B), STUB_IN(size_t, ldb), STUB_IN(const cuComplex *, beta),
    STUB_IN(cuComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZspmm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, AP), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(const cuDoubleComplex *, beta), STUB_IN(cuDoubleComplex *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtStrmm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const float *, alpha), STUB_IN(const float *, A),
    STUB_IN(size_t, lda), STUB_IN(const float *, B), STUB_IN(size_t, ldb), STUB_IN(float *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtDtrmm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const double *, alpha), STUB_IN(const double *, A),
    STUB_IN(size_t, lda), STUB_IN(const double *, B), STUB_IN(size_t, ldb), STUB_IN(double *, C),
    STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtCtrmm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuComplex *, alpha), STUB_IN(const cuComplex *, A),
    STUB_IN(size_t, lda), STUB_IN(const cuComplex *, B), STUB_IN(size_t, ldb),
    STUB_IN(cuComplex *, C), STUB_IN(size_t, ldc)};
static const stub_param params_cublasXtZtrmm[] = {STUB_IN(cublasXtHandle_t, handle),
    STUB_IN(cublasSideMode_t, side), STUB_IN(cublasFillMode_t, uplo),
    STUB_IN(cublasOperation_t, trans), STUB_IN(cublasDiagType_t, diag), STUB_IN(size_t, m),
    STUB_IN(size_t, n), STUB_IN(const cuDoubleComplex *, alpha),
    STUB_IN(const cuDoubleComplex *, A), STUB_IN(size_t, lda), STUB_IN(const cuDoubleComplex *, B),
    STUB_IN(size_t, ldb), STUB_IN(cuDoubleComplex *, C), STUB_IN(size_t, ldc)};

const stub_function stub_functions[] = {
    STUB_ENTRY(cublasAsumEx, cublasAsumEx, cublasAsumEx, 0, false, STATUS, params_cublasAsumEx, 8),
    STUB_ENTRY(cublasAsumEx_64, cublasAsumEx_64, cublasAsumEx_64, 0, false, STATUS,
        params_cublasAsumEx_64, 8),
    STUB_ENTRY(cublasAxpyEx, cublasAxpyEx, cublasAxpyEx, 0, false, STATUS, params_cublasAxpyEx, 11),
    STUB_ENTRY(cublasAxpyEx_64, cublasAxpyEx_64, cublasAxpyEx_64, 0, false, STATUS,
        params_cublasAxpyEx_64, 11),
    STUB_ENTRY(cublasCaxpy, cublasCaxpy_v2, cublasCaxpy_v2, 0, false, STATUS,
        params_cublasCaxpy_v2, 7),
    STUB_ENTRY(cublasCaxpy_64, cublasCaxpy_v2_64, cublasCaxpy_v2_64, 0, false, STATUS,
        params_cublasCaxpy_v2_64, 7),
    STUB_ENTRY(cublasCcopy, cublasCcopy_v2, cublasCcopy_v2, 0, false, STATUS,
        params_cublasCcopy_v2, 6),
    STUB_ENTRY(cublasCcopy_64, cublasCcopy_v2_64, cublasCcopy_v2_64, 0, false, STATUS,
        params_cublasCcopy_v2_64, 6),
    STUB_ENTRY(cublasCdgmm, cublasCdgmm, cublasCdgmm, 0, false, STATUS, params_cublasCdgmm, 10),
    STUB_ENTRY(cublasCdgmm_64, cublasCdgmm_64, cublasCdgmm_64, 0, false, STATUS,
        params_cublasCdgmm_64, 10),
    STUB_ENTRY(cublasCdotc, cublasCdotc_v2, cublasCdotc_v2, 0, false, STATUS,
        params_cublasCdotc_v2, 7),
    STUB_ENTRY(cublasCdotc_64, cublasCdotc_v2_64, cublasCdotc_v2_64, 0, false, STATUS,
        params_cublasCdotc_v2_64, 7),
    STUB_ENTRY(cublasCdotu, cublasCdotu_v2, cublasCdotu_v2, 0, false, STATUS,
        params_cublasCdotu_v2, 7),
    STUB_ENTRY(cublasCdotu_64, cublasCdotu_v2_64, cublasCdotu_v2_64, 0, false, STATUS,
        params_cublasCdotu_v2_64, 7),
    STUB_ENTRY(cublasCgbmv, cublasCgbmv_v2, cublasCgbmv_v2, 0, false, STATUS,
        params_cublasCgbmv_v2, 14),
    STUB_ENTRY(cublasCgbmv_64, cublasCgbmv_v2_64, cublasCgbmv_v2_64, 0, false, STATUS,
        params_cublasCgbmv_v2_64, 14),
    STUB_ENTRY(cublasCgeam, cublasCgeam, cublasCgeam, 0, false, STATUS, params_cublasCgeam, 13),
    STUB_ENTRY(cublasCgeam_64, cublasCgeam_64, cublasCgeam_64, 0, false, STATUS,
        params_cublasCgeam_64, 13),
    STUB_ENTRY(cublasCgelsBatched, cublasCgelsBatched, cublasCgelsBatched, 0, false, STATUS,
        params_cublasCgelsBatched, 12),
    STUB_ENTRY(cublasCgemm3m, cublasCgemm3m, cublasCgemm3m, 0, false, STATUS, params_cublasCgemm3m,
        14),
    STUB_ENTRY(cublasCgemm3mBatched, cublasCgemm3mBatched, cublasCgemm3mBatched, 0, false, STATUS,
        params_cublasCgemm3mBatched, 15),
    STUB_ENTRY(cublasCgemm3mBatched_64, cublasCgemm3mBatched_64, cublasCgemm3mBatched_64, 0, false,
        STATUS, params_cublasCgemm3mBatched_64, 15),
    STUB_ENTRY(cublasCgemm3mEx, cublasCgemm3mEx, cublasCgemm3mEx, 0, false, STATUS,
        params_cublasCgemm3mEx, 17),
    STUB_ENTRY(cublasCgemm3mEx_64, cublasCgemm3mEx_64, cublasCgemm3mEx_64, 0, false, STATUS,
        params_cublasCgemm3mEx_64, 17),
    STUB_ENTRY(cublasCgemm3mStridedBatched, cublasCgemm3mStridedBatched,
        cublasCgemm3mStridedBatched, 0, false, STATUS, params_cublasCgemm3mStridedBatched, 18),
    STUB_ENTRY(cublasCgemm3mStridedBatched_64, cublasCgemm3mStridedBatched_64,
        cublasCgemm3mStridedBatched_64, 0, false, STATUS, params_cublasCgemm3mStridedBatched_64,
        18),
    STUB_ENTRY(cublasCgemm3m_64, cublasCgemm3m_64, cublasCgemm3m_64, 0, false, STATUS,
        params_cublasCgemm3m_64, 14),
    STUB_ENTRY(cublasCgemmBatched, cublasCgemmBatched, cublasCgemmBatched, 0, false, STATUS,
        params_cublasCgemmBatched, 15),
    STUB_ENTRY(cublasCgemmBatched_64, cublasCgemmBatched_64, cublasCgemmBatched_64, 0, false,
        STATUS, params_cublasCgemmBatched_64, 15),
    STUB_ENTRY(cublasCgemmEx, cublasCgemmEx, cublasCgemmEx, 0, false, STATUS, params_cublasCgemmEx,
        17),
    STUB_ENTRY(cublasCgemmEx_64, cublasCgemmEx_64, cublasCgemmEx_64, 0, false, STATUS,
        params_cublasCgemmEx_64, 17),
    STUB_ENTRY(cublasCgemmStridedBatched, cublasCgemmStridedBatched, cublasCgemmStridedBatched, 0,
        false, STATUS, params_cublasCgemmStridedBatched, 18),
    STUB_ENTRY(cublasCgemmStridedBatched_64, cublasCgemmStridedBatched_64,
        cublasCgemmStridedBatched_64, 0, false, STATUS, params_cublasCgemmStridedBatched_64, 18),
    STUB_ENTRY(cublasCgemm, cublasCgemm_v2, cublasCgemm_v2, 0, false, STATUS,
        params_cublasCgemm_v2, 14),
    STUB_ENTRY(cublasCgemm_64, cublasCgemm_v2_64, cublasCgemm_v2_64, 0, false, STATUS,
        params_cublasCgemm_v2_64, 14),
    STUB_ENTRY(cublasCgemvBatched, cublasCgemvBatched, cublasCgemvBatched, 0, false, STATUS,
        params_cublasCgemvBatched, 13),
    STUB_ENTRY(cublasCgemvBatched_64, cublasCgemvBatched_64, cublasCgemvBatched_64, 0, false,
        STATUS, params_cublasCgemvBatched_64, 13),
    STUB_ENTRY(cublasCgemvStridedBatched, cublasCgemvStridedBatched, cublasCgemvStridedBatched, 0,
        false, STATUS, params_cublasCgemvStridedBatched, 16),
    STUB_ENTRY(cublasCgemvStridedBatched_64, cublasCgemvStridedBatched_64,
        cublasCgemvStridedBatched_64, 0, false, STATUS, params_cublasCgemvStridedBatched_64, 16),
    STUB_ENTRY(cublasCgemv, cublasCgemv_v2, cublasCgemv_v2, 0, false, STATUS,
        params_cublasCgemv_v2, 12),
    STUB_ENTRY(cublasCgemv_64, cublasCgemv_v2_64, cublasCgemv_v2_64, 0, false, STATUS,
        params_cublasCgemv_v2_64, 12),
    STUB_ENTRY(cublasCgeqrfBatched, cublasCgeqrfBatched, cublasCgeqrfBatched, 0, false, STATUS,
        params_cublasCgeqrfBatched, 8),
    STUB_ENTRY(cublasCgerc, cublasCgerc_v2, cublasCgerc_v2, 0, false, STATUS,
        params_cublasCgerc_v2, 10),
    STUB_ENTRY(cublasCgerc_64, cublasCgerc_v2_64, cublasCgerc_v2_64, 0, false, STATUS,
        params_cublasCgerc_v2_64, 10),
    STUB_ENTRY(cublasCgeru, cublasCgeru_v2, cublasCgeru_v2, 0, false, STATUS,
        params_cublasCgeru_v2, 10),
    STUB_ENTRY(cublasCgeru_64, cublasCgeru_v2_64, cublasCgeru_v2_64, 0, false, STATUS,
        params_cublasCgeru_v2_64, 10),
    STUB_ENTRY(cublasCgetrfBatched, cublasCgetrfBatched, cublasCgetrfBatched, 0, false, STATUS,
        params_cublasCgetrfBatched, 7),
    STUB_ENTRY(cublasCgetriBatched, cublasCgetriBatched, cublasCgetriBatched, 0, false, STATUS,
        params_cublasCgetriBatched, 9),
    STUB_ENTRY(cublasCgetrsBatched, cublasCgetrsBatched, cublasCgetrsBatched, 0, false, STATUS,
        params_cublasCgetrsBatched, 11),
    STUB_ENTRY(cublasChbmv, cublasChbmv_v2, cublasChbmv_v2, 0, false, STATUS,
        params_cublasChbmv_v2, 12),
    STUB_ENTRY(cublasChbmv_64, cublasChbmv_v2_64, cublasChbmv_v2_64, 0, false, STATUS,
        params_cublasChbmv_v2_64, 12),
    STUB_ENTRY(cublasChemm, cublasChemm_v2, cublasChemm_v2, 0, false, STATUS,
        params_cublasChemm_v2, 13),
    STUB_ENTRY(cublasChemm_64, cublasChemm_v2_64, cublasChemm_v2_64, 0, false, STATUS,
        params_cublasChemm_v2_64, 13),
    STUB_ENTRY(cublasChemv, cublasChemv_v2, cublasChemv_v2, 0, false, STATUS,
        params_cublasChemv_v2, 11),
    STUB_ENTRY(cublasChemv_64, cublasChemv_v2_64, cublasChemv_v2_64, 0, false, STATUS,
        params_cublasChemv_v2_64, 11),
    STUB_ENTRY(cublasCher2, cublasCher2_v2, cublasCher2_v2, 0, false, STATUS,
        params_cublasCher2_v2, 10),
    STUB_ENTRY(cublasCher2_64, cublasCher2_v2_64, cublasCher2_v2_64, 0, false, STATUS,
        params_cublasCher2_v2_64, 10),
    STUB_ENTRY(cublasCher2k, cublasCher2k_v2, cublasCher2k_v2, 0, false, STATUS,
        params_cublasCher2k_v2, 13),
    STUB_ENTRY(cublasCher2k_64, cublasCher2k_v2_64, cublasCher2k_v2_64, 0, false, STATUS,
        params_cublasCher2k_v2_64, 13),
    STUB_ENTRY(cublasCher, cublasCher_v2, cublasCher_v2, 0, false, STATUS, params_cublasCher_v2, 8),
    STUB_ENTRY(cublasCher_64, cublasCher_v2_64, cublasCher_v2_64, 0, false, STATUS,
        params_cublasCher_v2_64, 8),
    STUB_ENTRY(cublasCherk3mEx, cublasCherk3mEx, cublasCherk3mEx, 0, false, STATUS,
        params_cublasCherk3mEx, 13),
    STUB_ENTRY(cublasCherk3mEx_64, cublasCherk3mEx_64, cublasCherk3mEx_64, 0, false, STATUS,
        params_cublasCherk3mEx_64, 13),
    STUB_ENTRY(cublasCherkEx, cublasCherkEx, cublasCherkEx, 0, false, STATUS, params_cublasCherkEx,
        13),
    STUB_ENTRY(cublasCherkEx_64, cublasCherkEx_64, cublasCherkEx_64, 0, false, STATUS,
        params_cublasCherkEx_64, 13),
    STUB_ENTRY(cublasCherk, cublasCherk_v2, cublasCherk_v2, 0, false, STATUS,
        params_cublasCherk_v2, 11),
    STUB_ENTRY(cublasCherk_64, cublasCherk_v2_64, cublasCherk_v2_64, 0, false, STATUS,
        params_cublasCherk_v2_64, 11),
    STUB_ENTRY(cublasCherkx, cublasCherkx, cublasCherkx, 0, false, STATUS, params_cublasCherkx, 13),
    STUB_ENTRY(cublasCherkx_64, cublasCherkx_64, cublasCherkx_64, 0, false, STATUS,
        params_cublasCherkx_64, 13),
    STUB_ENTRY(cublasChpmv, cublasChpmv_v2, cublasChpmv_v2, 0, false, STATUS,
        params_cublasChpmv_v2, 10),
    STUB_ENTRY(cublasChpmv_64, cublasChpmv_v2_64, cublasChpmv_v2_64, 0, false, STATUS,
        params_cublasChpmv_v2_64, 10),
    STUB_ENTRY(cublasChpr2, cublasChpr2_v2, cublasChpr2_v2, 0, false, STATUS,
        params_cublasChpr2_v2, 9),
    STUB_ENTRY(cublasChpr2_64, cublasChpr2_v2_64, cublasChpr2_v2_64, 0, false, STATUS,
        params_cublasChpr2_v2_64, 9),
    STUB_ENTRY(cublasChpr, cublasChpr_v2, cublasChpr_v2, 0, false, STATUS, params_cublasChpr_v2, 7),
    STUB_ENTRY(cublasChpr_64, cublasChpr_v2_64, cublasChpr_v2_64, 0, false, STATUS,
        params_cublasChpr_v2_64, 7),
    STUB_ENTRY(cublasCmatinvBatched, cublasCmatinvBatched, cublasCmatinvBatched, 0, false, STATUS,
        params_cublasCmatinvBatched, 8),
    STUB_ENTRY(cublasCopyEx, cublasCopyEx, cublasCopyEx, 0, false, STATUS, params_cublasCopyEx, 8),
    STUB_ENTRY(cublasCopyEx_64, cublasCopyEx_64, cublasCopyEx_64, 0, false, STATUS,
        params_cublasCopyEx_64, 8),
    STUB_ENTRY(cublasCreate, cublasCreate_v2, cublasCreate_v2, 0, false, STATUS,
        params_cublasCreate_v2, 1),
    STUB_ENTRY(cublasCrot, cublasCrot_v2, cublasCrot_v2, 0, false, STATUS, params_cublasCrot_v2, 8),
    STUB_ENTRY(cublasCrot_64, cublasCrot_v2_64, cublasCrot_v2_64, 0, false, STATUS,
        params_cublasCrot_v2_64, 8),
    STUB_ENTRY(cublasCrotg, cublasCrotg_v2, cublasCrotg_v2, 0, false, STATUS,
        params_cublasCrotg_v2, 5),
    STUB_ENTRY(cublasCscal, cublasCscal_v2, cublasCscal_v2, 0, false, STATUS,
        params_cublasCscal_v2, 5),
    STUB_ENTRY(cublasCscal_64, cublasCscal_v2_64, cublasCscal_v2_64, 0, false, STATUS,
        params_cublasCscal_v2_64, 5),
    STUB_ENTRY(cublasCsrot, cublasCsrot_v2, cublasCsrot_v2, 0, false, STATUS,
        params_cublasCsrot_v2, 8),
    STUB_ENTRY(cublasCsrot_64, cublasCsrot_v2_64, cublasCsrot_v2_64, 0, false, STATUS,
        params_cublasCsrot_v2_64, 8),
    STUB_ENTRY(cublasCsscal, cublasCsscal_v2, cublasCsscal_v2, 0, false, STATUS,
        params_cublasCsscal_v2, 5),
    STUB_ENTRY(cublasCsscal_64, cublasCsscal_v2_64, cublasCsscal_v2_64, 0, false, STATUS,
        params_cublasCsscal_v2_64, 5),
    STUB_ENTRY(cublasCswap, cublasCswap_v2, cublasCswap_v2, 0, false, STATUS,
        params_cublasCswap_v2, 6),
    STUB_ENTRY(cublasCswap_64, cublasCswap_v2_64, cublasCswap_v2_64, 0, false, STATUS,
        params_cublasCswap_v2_64, 6),
    STUB_ENTRY(cublasCsymm, cublasCsymm_v2, cublasCsymm_v2, 0, false, STATUS,
        params_cublasCsymm_v2, 13),
    STUB_ENTRY(cublasCsymm_64, cublasCsymm_v2_64, cublasCsymm_v2_64, 0, false, STATUS,
        params_cublasCsymm_v2_64, 13),
    STUB_ENTRY(cublasCsymv, cublasCsymv_v2, cublasCsymv_v2, 0, false, STATUS,
        params_cublasCsymv_v2, 11),
    STUB_ENTRY(cublasCsymv_64, cublasCsymv_v2_64, cublasCsymv_v2_64, 0, false, STATUS,
        params_cublasCsymv_v2_64, 11),
    STUB_ENTRY(cublasCsyr2, cublasCsyr2_v2, cublasCsyr2_v2, 0, false, STATUS,
        params_cublasCsyr2_v2, 10),
    STUB_ENTRY(cublasCsyr2_64, cublasCsyr2_v2_64, cublasCsyr2_v2_64, 0, false, STATUS,
        params_cublasCsyr2_v2_64, 10),
    STUB_ENTRY(cublasCsyr2k, cublasCsyr2k_v2, cublasCsyr2k_v2, 0, false, STATUS,
        params_cublasCsyr2k_v2, 13),
    STUB_ENTRY(cublasCsyr2k_64, cublasCsyr2k_v2_64, cublasCsyr2k_v2_64, 0, false, STATUS,
        params_cublasCsyr2k_v2_64, 13),
    STUB_ENTRY(cublasCsyr, cublasCsyr_v2, cublasCsyr_v2, 0, false, STATUS, params_cublasCsyr_v2, 8),
    STUB_ENTRY(cublasCsyr_64, cublasCsyr_v2_64, cublasCsyr_v2_64, 0, false, STATUS,
        params_cublasCsyr_v2_64, 8),
    STUB_ENTRY(cublasCsyrk3mEx, cublasCsyrk3mEx, cublasCsyrk3mEx, 0, false, STATUS,
        params_cublasCsyrk3mEx, 13),
    STUB_ENTRY(cublasCsyrk3mEx_64, cublasCsyrk3mEx_64, cublasCsyrk3mEx_64, 0, false, STATUS,
        params_cublasCsyrk3mEx_64, 13),
    STUB_ENTRY(cublasCsyrkEx, cublasCsyrkEx, cublasCsyrkEx, 0, false, STATUS, params_cublasCsyrkEx,
        13),
    STUB_ENTRY(cublasCsyrkEx_64, cublasCsyrkEx_64, cublasCsyrkEx_64, 0, false, STATUS,
        params_cublasCsyrkEx_64, 13),
    STUB_ENTRY(cublasCsyrk, cublasCsyrk_v2, cublasCsyrk_v2, 0, false, STATUS,
        params_cublasCsyrk_v2, 11),
    STUB_ENTRY(cublasCsyrk_64, cublasCsyrk_v2_64, cublasCsyrk_v2_64, 0, false, STATUS,
        params_cublasCsyrk_v2_64, 11),
    STUB_ENTRY(cublasCsyrkx, cublasCsyrkx, cublasCsyrkx, 0, false, STATUS, params_cublasCsyrkx, 13),
    STUB_ENTRY(cublasCsyrkx_64, cublasCsyrkx_64, cublasCsyrkx_64, 0, false, STATUS,
        params_cublasCsyrkx_64, 13),
    STUB_ENTRY(cublasCtbmv, cublasCtbmv_v2, cublasCtbmv_v2, 0, false, STATUS,
        params_cublasCtbmv_v2, 10),
    STUB_ENTRY(cublasCtbmv_64, cublasCtbmv_v2_64, cublasCtbmv_v2_64, 0, false, STATUS,
        params_cublasCtbmv_v2_64, 10),
    STUB_ENTRY(cublasCtbsv, cublasCtbsv_v2, cublasCtbsv_v2, 0, false, STATUS,
        params_cublasCtbsv_v2, 10),
    STUB_ENTRY(cublasCtbsv_64, cublasCtbsv_v2_64, cublasCtbsv_v2_64, 0, false, STATUS,
        params_cublasCtbsv_v2_64, 10),
    STUB_ENTRY(cublasCtpmv, cublasCtpmv_v2, cublasCtpmv_v2, 0, false, STATUS,
        params_cublasCtpmv_v2, 8),
    STUB_ENTRY(cublasCtpmv_64, cublasCtpmv_v2_64, cublasCtpmv_v2_64, 0, false, STATUS,
        params_cublasCtpmv_v2_64, 8),
    STUB_ENTRY(cublasCtpsv, cublasCtpsv_v2, cublasCtpsv_v2, 0, false, STATUS,
        params_cublasCtpsv_v2, 8),
    STUB_ENTRY(cublasCtpsv_64, cublasCtpsv_v2_64, cublasCtpsv_v2_64, 0, false, STATUS,
        params_cublasCtpsv_v2_64, 8),
    STUB_ENTRY(cublasCtpttr, cublasCtpttr, cublasCtpttr, 0, false, STATUS, params_cublasCtpttr, 6),
    STUB_ENTRY(cublasCtrmm, cublasCtrmm_v2, cublasCtrmm_v2, 0, false, STATUS,
        params_cublasCtrmm_v2, 14),
    STUB_ENTRY(cublasCtrmm_64, cublasCtrmm_v2_64, cublasCtrmm_v2_64, 0, false, STATUS,
        params_cublasCtrmm_v2_64, 14),
    STUB_ENTRY(cublasCtrmv, cublasCtrmv_v2, cublasCtrmv_v2, 0, false, STATUS,
        params_cublasCtrmv_v2, 9),
    STUB_ENTRY(cublasCtrmv_64, cublasCtrmv_v2_64, cublasCtrmv_v2_64, 0, false, STATUS,
        params_cublasCtrmv_v2_64, 9),
    STUB_ENTRY(cublasCtrsmBatched, cublasCtrsmBatched, cublasCtrsmBatched, 0, false, STATUS,
        params_cublasCtrsmBatched, 13),
    STUB_ENTRY(cublasCtrsmBatched_64, cublasCtrsmBatched_64, cublasCtrsmBatched_64, 0, false,
        STATUS, params_cublasCtrsmBatched_64, 13),
    STUB_ENTRY(cublasCtrsm, cublasCtrsm_v2, cublasCtrsm_v2, 0, false, STATUS,
        params_cublasCtrsm_v2, 12),
    STUB_ENTRY(cublasCtrsm_64, cublasCtrsm_v2_64, cublasCtrsm_v2_64, 0, false, STATUS,
        params_cublasCtrsm_v2_64, 12),
    STUB_ENTRY(cublasCtrsv, cublasCtrsv_v2, cublasCtrsv_v2, 0, false, STATUS,
        params_cublasCtrsv_v2, 9),
    STUB_ENTRY(cublasCtrsv_64, cublasCtrsv_v2_64, cublasCtrsv_v2_64, 0, false, STATUS,
        params_cublasCtrsv_v2_64, 9),
    STUB_ENTRY(cublasCtrttp, cublasCtrttp, cublasCtrttp, 0, false, STATUS, params_cublasCtrttp, 6),
    STUB_ENTRY(cublasDasum, cublasDasum_v2, cublasDasum_v2, 0, false, STATUS,
        params_cublasDasum_v2, 5),
    STUB_ENTRY(cublasDasum_64, cublasDasum_v2_64, cublasDasum_v2_64, 0, false, STATUS,
        params_cublasDasum_v2_64, 5),
    STUB_ENTRY(cublasDaxpy, cublasDaxpy_v2, cublasDaxpy_v2, 0, false, STATUS,
        params_cublasDaxpy_v2, 7),
    STUB_ENTRY(cublasDaxpy_64, cublasDaxpy_v2_64, cublasDaxpy_v2_64, 0, false, STATUS,
        params_cublasDaxpy_v2_64, 7),
    STUB_ENTRY(cublasDcopy, cublasDcopy_v2, cublasDcopy_v2, 0, false, STATUS,
        params_cublasDcopy_v2, 6),
    STUB_ENTRY(cublasDcopy_64, cublasDcopy_v2_64, cublasDcopy_v2_64, 0, false, STATUS,
        params_cublasDcopy_v2_64, 6),
    STUB_ENTRY(cublasDdgmm, cublasDdgmm, cublasDdgmm, 0, false, STATUS, params_cublasDdgmm, 10),
    STUB_ENTRY(cublasDdgmm_64, cublasDdgmm_64, cublasDdgmm_64, 0, false, STATUS,
        params_cublasDdgmm_64, 10),
    STUB_ENTRY(cublasDdot, cublasDdot_v2, cublasDdot_v2, 0, false, STATUS, params_cublasDdot_v2, 7),
    STUB_ENTRY(cublasDdot_64, cublasDdot_v2_64, cublasDdot_v2_64, 0, false, STATUS,
        params_cublasDdot_v2_64, 7),
    STUB_ENTRY(cublasDestroy, cublasDestroy_v2, cublasDestroy_v2, 0, false, STATUS,
        params_cublasDestroy_v2, 1),
    STUB_ENTRY(cublasDgbmv, cublasDgbmv_v2, cublasDgbmv_v2, 0, false, STATUS,
        params_cublasDgbmv_v2, 14),
    STUB_ENTRY(cublasDgbmv_64, cublasDgbmv_v2_64, cublasDgbmv_v2_64, 0, false, STATUS,
        params_cublasDgbmv_v2_64, 14),
    STUB_ENTRY(cublasDgeam, cublasDgeam, cublasDgeam, 0, false, STATUS, params_cublasDgeam, 13),
    STUB_ENTRY(cublasDgeam_64, cublasDgeam_64, cublasDgeam_64, 0, false, STATUS,
        params_cublasDgeam_64, 13),
    STUB_ENTRY(cublasDgelsBatched, cublasDgelsBatched, cublasDgelsBatched, 0, false, STATUS,
        params_cublasDgelsBatched, 12),
    STUB_ENTRY(cublasDgemmBatched, cublasDgemmBatched, cublasDgemmBatched, 0, false, STATUS,
        params_cublasDgemmBatched, 15),
    STUB_ENTRY(cublasDgemmBatched_64, cublasDgemmBatched_64, cublasDgemmBatched_64, 0, false,
        STATUS, params_cublasDgemmBatched_64, 15),
    STUB_ENTRY(cublasDgemmGroupedBatched, cublasDgemmGroupedBatched, cublasDgemmGroupedBatched, 0,
        false, STATUS, params_cublasDgemmGroupedBatched, 16),
    STUB_ENTRY(cublasDgemmGroupedBatched_64, cublasDgemmGroupedBatched_64,
        cublasDgemmGroupedBatched_64, 0, false, STATUS, params_cublasDgemmGroupedBatched_64, 16),
    STUB_ENTRY(cublasDgemmStridedBatched, cublasDgemmStridedBatched, cublasDgemmStridedBatched, 0,
        false, STATUS, params_cublasDgemmStridedBatched, 18),
    STUB_ENTRY(cublasDgemmStridedBatched_64, cublasDgemmStridedBatched_64,
        cublasDgemmStridedBatched_64, 0, false, STATUS, params_cublasDgemmStridedBatched_64, 18),
    STUB_ENTRY(cublasDgemm, cublasDgemm_v2, cublasDgemm_v2, 0, false, STATUS,
        params_cublasDgemm_v2, 14),
    STUB_ENTRY(cublasDgemm_64, cublasDgemm_v2_64, cublasDgemm_v2_64, 0, false, STATUS,
        params_cublasDgemm_v2_64, 14),
    STUB_ENTRY(cublasDgemvBatched, cublasDgemvBatched, cublasDgemvBatched, 0, false, STATUS,
        params_cublasDgemvBatched, 13),
    STUB_ENTRY(cublasDgemvBatched_64, cublasDgemvBatched_64, cublasDgemvBatched_64, 0, false,
        STATUS, params_cublasDgemvBatched_64, 13),
    STUB_ENTRY(cublasDgemvStridedBatched, cublasDgemvStridedBatched, cublasDgemvStridedBatched, 0,
        false, STATUS, params_cublasDgemvStridedBatched, 16),
    STUB_ENTRY(cublasDgemvStridedBatched_64, cublasDgemvStridedBatched_64,
        cublasDgemvStridedBatched_64, 0, false, STATUS, params_cublasDgemvStridedBatched_64, 16),
    STUB_ENTRY(cublasDgemv, cublasDgemv_v2, cublasDgemv_v2, 0, false, STATUS,
        params_cublasDgemv_v2, 12),
    STUB_ENTRY(cublasDgemv_64, cublasDgemv_v2_64, cublasDgemv_v2_64, 0, false, STATUS,
        params_cublasDgemv_v2_64, 12),
    STUB_ENTRY(cublasDgeqrfBatched, cublasDgeqrfBatched, cublasDgeqrfBatched, 0, false, STATUS,
        params_cublasDgeqrfBatched, 8),
    STUB_ENTRY(cublasDger, cublasDger_v2, cublasDger_v2, 0, false, STATUS, params_cublasDger_v2,
        10),
    STUB_ENTRY(cublasDger_64, cublasDger_v2_64, cublasDger_v2_64, 0, false, STATUS,
        params_cublasDger_v2_64, 10),
    STUB_ENTRY(cublasDgetrfBatched, cublasDgetrfBatched, cublasDgetrfBatched, 0, false, STATUS,
        params_cublasDgetrfBatched, 7),
    STUB_ENTRY(cublasDgetriBatched, cublasDgetriBatched, cublasDgetriBatched, 0, false, STATUS,
        params_cublasDgetriBatched, 9),
    STUB_ENTRY(cublasDgetrsBatched, cublasDgetrsBatched, cublasDgetrsBatched, 0, false, STATUS,
        params_cublasDgetrsBatched, 11),
    STUB_ENTRY(cublasDmatinvBatched, cublasDmatinvBatched, cublasDmatinvBatched, 0, false, STATUS,
        params_cublasDmatinvBatched, 8),
    STUB_ENTRY(cublasDnrm2, cublasDnrm2_v2, cublasDnrm2_v2, 0, false, STATUS,
        params_cublasDnrm2_v2, 5),
    STUB_ENTRY(cublasDnrm2_64, cublasDnrm2_v2_64, cublasDnrm2_v2_64, 0, false, STATUS,
        params_cublasDnrm2_v2_64, 5),
    STUB_ENTRY(cublasDotEx, cublasDotEx, cublasDotEx, 0, false, STATUS, params_cublasDotEx, 11),
    STUB_ENTRY(cublasDotEx_64, cublasDotEx_64, cublasDotEx_64, 0, false, STATUS,
        params_cublasDotEx_64, 11),
    STUB_ENTRY(cublasDotcEx, cublasDotcEx, cublasDotcEx, 0, false, STATUS, params_cublasDotcEx, 11),
    STUB_ENTRY(cublasDotcEx_64, cublasDotcEx_64, cublasDotcEx_64, 0, false, STATUS,
        params_cublasDotcEx_64, 11),
    STUB_ENTRY(cublasDrot, cublasDrot_v2, cublasDrot_v2, 0, false, STATUS, params_cublasDrot_v2, 8),
    STUB_ENTRY(cublasDrot_64, cublasDrot_v2_64, cublasDrot_v2_64, 0, false, STATUS,
        params_cublasDrot_v2_64, 8),
    STUB_ENTRY(cublasDrotg, cublasDrotg_v2, cublasDrotg_v2, 0, false, STATUS,
        params_cublasDrotg_v2, 5),
    STUB_ENTRY(cublasDrotm, cublasDrotm_v2, cublasDrotm_v2, 0, false, STATUS,
        params_cublasDrotm_v2, 7),
    STUB_ENTRY(cublasDrotm_64, cublasDrotm_v2_64, cublasDrotm_v2_64, 0, false, STATUS,
        params_cublasDrotm_v2_64, 7),
    STUB_ENTRY(cublasDrotmg, cublasDrotmg_v2, cublasDrotmg_v2, 0, false, STATUS,
        params_cublasDrotmg_v2, 6),
    STUB_ENTRY(cublasDsbmv, cublasDsbmv_v2, cublasDsbmv_v2, 0, false, STATUS,
        params_cublasDsbmv_v2, 12),
    STUB_ENTRY(cublasDsbmv_64, cublasDsbmv_v2_64, cublasDsbmv_v2_64, 0, false, STATUS,
        params_cublasDsbmv_v2_64, 12),
    STUB_ENTRY(cublasDscal, cublasDscal_v2, cublasDscal_v2, 0, false, STATUS,
        params_cublasDscal_v2, 5),
    STUB_ENTRY(cublasDscal_64, cublasDscal_v2_64, cublasDscal_v2_64, 0, false, STATUS,
        params_cublasDscal_v2_64, 5),
    STUB_ENTRY(cublasDspmv, cublasDspmv_v2, cublasDspmv_v2, 0, false, STATUS,
        params_cublasDspmv_v2, 10),
    STUB_ENTRY(cublasDspmv_64, cublasDspmv_v2_64, cublasDspmv_v2_64, 0, false, STATUS,
        params_cublasDspmv_v2_64, 10),
    STUB_ENTRY(cublasDspr2, cublasDspr2_v2, cublasDspr2_v2, 0, false, STATUS,
        params_cublasDspr2_v2, 9),
    STUB_ENTRY(cublasDspr2_64, cublasDspr2_v2_64, cublasDspr2_v2_64, 0, false, STATUS,
        params_cublasDspr2_v2_64, 9),
    STUB_ENTRY(cublasDspr, cublasDspr_v2, cublasDspr_v2, 0, false, STATUS, params_cublasDspr_v2, 7),
    STUB_ENTRY(cublasDspr_64, cublasDspr_v2_64, cublasDspr_v2_64, 0, false, STATUS,
        params_cublasDspr_v2_64, 7),
    STUB_ENTRY(cublasDswap, cublasDswap_v2, cublasDswap_v2, 0, false, STATUS,
        params_cublasDswap_v2, 6),
    STUB_ENTRY(cublasDswap_64, cublasDswap_v2_64, cublasDswap_v2_64, 0, false, STATUS,
        params_cublasDswap_v2_64, 6),
    STUB_ENTRY(cublasDsymm, cublasDsymm_v2, cublasDsymm_v2, 0, false, STATUS,
        params_cublasDsymm_v2, 13),
    STUB_ENTRY(cublasDsymm_64, cublasDsymm_v2_64, cublasDsymm_v2_64, 0, false, STATUS,
        params_cublasDsymm_v2_64, 13),
    STUB_ENTRY(cublasDsymv, cublasDsymv_v2, cublasDsymv_v2, 0, false, STATUS,
        params_cublasDsymv_v2, 11),
    STUB_ENTRY(cublasDsymv_64, cublasDsymv_v2_64, cublasDsymv_v2_64, 0, false, STATUS,
        params_cublasDsymv_v2_64, 11),
    STUB_ENTRY(cublasDsyr2, cublasDsyr2_v2, cublasDsyr2_v2, 0, false, STATUS,
        params_cublasDsyr2_v2, 10),
    STUB_ENTRY(cublasDsyr2_64, cublasDsyr2_v2_64, cublasDsyr2_v2_64, 0, false, STATUS,
        params_cublasDsyr2_v2_64, 10),
    STUB_ENTRY(cublasDsyr2k, cublasDsyr2k_v2, cublasDsyr2k_v2, 0, false, STATUS,
        params_cublasDsyr2k_v2, 13),
    STUB_ENTRY(cublasDsyr2k_64, cublasDsyr2k_v2_64, cublasDsyr2k_v2_64, 0, false, STATUS,
        params_cublasDsyr2k_v2_64, 13),
    STUB_ENTRY(cublasDsyr, cublasDsyr_v2, cublasDsyr_v2, 0, false, STATUS, params_cublasDsyr_v2, 8),
    STUB_ENTRY(cublasDsyr_64, cublasDsyr_v2_64, cublasDsyr_v2_64, 0, false, STATUS,
        params_cublasDsyr_v2_64, 8),
    STUB_ENTRY(cublasDsyrk, cublasDsyrk_v2, cublasDsyrk_v2, 0, false, STATUS,
        params_cublasDsyrk_v2, 11),
    STUB_ENTRY(cublasDsyrk_64, cublasDsyrk_v2_64, cublasDsyrk_v2_64, 0, false, STATUS,
        params_cublasDsyrk_v2_64, 11),
    STUB_ENTRY(cublasDsyrkx, cublasDsyrkx, cublasDsyrkx, 0, false, STATUS, params_cublasDsyrkx, 13),
    STUB_ENTRY(cublasDsyrkx_64, cublasDsyrkx_64, cublasDsyrkx_64, 0, false, STATUS,
        params_cublasDsyrkx_64, 13),
    STUB_ENTRY(cublasDtbmv, cublasDtbmv_v2, cublasDtbmv_v2, 0, false, STATUS,
        params_cublasDtbmv_v2, 10),
    STUB_ENTRY(cublasDtbmv_64, cublasDtbmv_v2_64, cublasDtbmv_v2_64, 0, false, STATUS,
        params_cublasDtbmv_v2_64, 10),
    STUB_ENTRY(cublasDtbsv, cublasDtbsv_v2, cublasDtbsv_v2, 0, false, STATUS,
        params_cublasDtbsv_v2, 10),
    STUB_ENTRY(cublasDtbsv_64, cublasDtbsv_v2_64, cublasDtbsv_v2_64, 0, false, STATUS,
        params_cublasDtbsv_v2_64, 10),
    STUB_ENTRY(cublasDtpmv, cublasDtpmv_v2, cublasDtpmv_v2, 0, false, STATUS,
        params_cublasDtpmv_v2, 8),
    STUB_ENTRY(cublasDtpmv_64, cublasDtpmv_v2_64, cublasDtpmv_v2_64, 0, false, STATUS,
        params_cublasDtpmv_v2_64, 8),
    STUB_ENTRY(cublasDtpsv, cublasDtpsv_v2, cublasDtpsv_v2, 0, false, STATUS,
        params_cublasDtpsv_v2, 8),
    STUB_ENTRY(cublasDtpsv_64, cublasDtpsv_v2_64, cublasDtpsv_v2_64, 0, false, STATUS,
        params_cublasDtpsv_v2_64, 8),
    STUB_ENTRY(cublasDtpttr, cublasDtpttr, cublasDtpttr, 0, false, STATUS, params_cublasDtpttr, 6),
    STUB_ENTRY(cublasDtrmm, cublasDtrmm_v2, cublasDtrmm_v2, 0, false, STATUS,
        params_cublasDtrmm_v2, 14),
    STUB_ENTRY(cublasDtrmm_64, cublasDtrmm_v2_64, cublasDtrmm_v2_64, 0, false, STATUS,
        params_cublasDtrmm_v2_64, 14),
    STUB_ENTRY(cublasDtrmv, cublasDtrmv_v2, cublasDtrmv_v2, 0, false, STATUS,
        params_cublasDtrmv_v2, 9),
    STUB_ENTRY(cublasDtrmv_64, cublasDtrmv_v2_64, cublasDtrmv_v2_64, 0, false, STATUS,
        params_cublasDtrmv_v2_64, 9),
    STUB_ENTRY(cublasDtrsmBatched, cublasDtrsmBatched, cublasDtrsmBatched, 0, false, STATUS,
        params_cublasDtrsmBatched, 13),
    STUB_ENTRY(cublasDtrsmBatched_64, cublasDtrsmBatched_64, cublasDtrsmBatched_64, 0, false,
        STATUS, params_cublasDtrsmBatched_64, 13),
    STUB_ENTRY(cublasDtrsm, cublasDtrsm_v2, cublasDtrsm_v2, 0, false, STATUS,
        params_cublasDtrsm_v2, 12),
    STUB_ENTRY(cublasDtrsm_64, cublasDtrsm_v2_64, cublasDtrsm_v2_64, 0, false, STATUS,
        params_cublasDtrsm_v2_64, 12),
    STUB_ENTRY(cublasDtrsv, cublasDtrsv_v2, cublasDtrsv_v2, 0, false, STATUS,
        params_cublasDtrsv_v2, 9),
    STUB_ENTRY(cublasDtrsv_64, cublasDtrsv_v2_64, cublasDtrsv_v2_64, 0, false, STATUS,
        params_cublasDtrsv_v2_64, 9),
    STUB_ENTRY(cublasDtrttp, cublasDtrttp, cublasDtrttp, 0, false, STATUS, params_cublasDtrttp, 6),
    STUB_ENTRY(cublasDzasum, cublasDzasum_v2, cublasDzasum_v2, 0, false, STATUS,
        params_cublasDzasum_v2, 5),
    STUB_ENTRY(cublasDzasum_64, cublasDzasum_v2_64, cublasDzasum_v2_64, 0, false, STATUS,
        params_cublasDzasum_v2_64, 5),
    STUB_ENTRY(cublasDznrm2, cublasDznrm2_v2, cublasDznrm2_v2, 0, false, STATUS,
        params_cublasDznrm2_v2, 5),
    STUB_ENTRY(cublasDznrm2_64, cublasDznrm2_v2_64, cublasDznrm2_v2_64, 0, false, STATUS,
        params_cublasDznrm2_v2_64, 5),
    STUB_ENTRY(cublasGemmBatchedEx, cublasGemmBatchedEx, cublasGemmBatchedEx, 0, false, STATUS,
        params_cublasGemmBatchedEx, 20),
    STUB_ENTRY(cublasGemmBatchedEx_64, cublasGemmBatchedEx_64, cublasGemmBatchedEx_64, 0, false,
        STATUS, params_cublasGemmBatchedEx_64, 20),
    STUB_ENTRY(cublasGemmEx, cublasGemmEx, cublasGemmEx, 0, false, STATUS, params_cublasGemmEx, 19),
    STUB_ENTRY(cublasGemmEx_64, cublasGemmEx_64, cublasGemmEx_64, 0, false, STATUS,
        params_cublasGemmEx_64, 19),
    STUB_ENTRY(cublasGemmGroupedBatchedEx, cublasGemmGroupedBatchedEx, cublasGemmGroupedBatchedEx,
        0, false, STATUS, params_cublasGemmGroupedBatchedEx, 20),
    STUB_ENTRY(cublasGemmGroupedBatchedEx_64, cublasGemmGroupedBatchedEx_64,
        cublasGemmGroupedBatchedEx_64, 0, false, STATUS, params_cublasGemmGroupedBatchedEx_64, 20),
    STUB_ENTRY(cublasGemmStridedBatchedEx, cublasGemmStridedBatchedEx, cublasGemmStridedBatchedEx,
        0, false, STATUS, params_cublasGemmStridedBatchedEx, 23),
    STUB_ENTRY(cublasGemmStridedBatchedEx_64, cublasGemmStridedBatchedEx_64,
        cublasGemmStridedBatchedEx_64, 0, false, STATUS, params_cublasGemmStridedBatchedEx_64, 23),
    STUB_ENTRY(cublasGetAtomicsMode, cublasGetAtomicsMode, cublasGetAtomicsMode, 0, false, STATUS,
        params_cublasGetAtomicsMode, 2),
    STUB_ENTRY(cublasGetCudartVersion, cublasGetCudartVersion, cublasGetCudartVersion, 0, false,
        INTEGER, NULL, 0),
    STUB_ENTRY(cublasGetEmulationStrategy, cublasGetEmulationStrategy, cublasGetEmulationStrategy,
        0, false, STATUS, params_cublasGetEmulationStrategy, 2),
    STUB_ENTRY(cublasGetLoggerCallback, cublasGetLoggerCallback, cublasGetLoggerCallback, 0, false,
        STATUS, params_cublasGetLoggerCallback, 1),
    STUB_ENTRY(cublasGetMathMode, cublasGetMathMode, cublasGetMathMode, 0, false, STATUS,
        params_cublasGetMathMode, 2),
    STUB_ENTRY(cublasGetMatrix, cublasGetMatrix, cublasGetMatrix, 0, false, STATUS,
        params_cublasGetMatrix, 7),
    STUB_ENTRY(cublasGetMatrixAsync, cublasGetMatrixAsync, cublasGetMatrixAsync, 0, false, STATUS,
        params_cublasGetMatrixAsync, 8),
    STUB_ENTRY(cublasGetMatrixAsync_64, cublasGetMatrixAsync_64, cublasGetMatrixAsync_64, 0, false,
        STATUS, params_cublasGetMatrixAsync_64, 8),
    STUB_ENTRY(cublasGetMatrix_64, cublasGetMatrix_64, cublasGetMatrix_64, 0, false, STATUS,
        params_cublasGetMatrix_64, 7),
    STUB_ENTRY(cublasGetPointerMode, cublasGetPointerMode_v2, cublasGetPointerMode_v2, 0, false,
        STATUS, params_cublasGetPointerMode_v2, 2),
    STUB_ENTRY(cublasGetProperty, cublasGetProperty, cublasGetProperty, 0, false, STATUS,
        params_cublasGetProperty, 2),
    STUB_ENTRY(cublasGetSmCountTarget, cublasGetSmCountTarget, cublasGetSmCountTarget, 0, false,
        STATUS, params_cublasGetSmCountTarget, 2),
    STUB_ENTRY(cublasGetStatusName, cublasGetStatusName, cublasGetStatusName, 0, false, STRING,
        params_cublasGetStatusName, 1),
    STUB_ENTRY(cublasGetStatusString, cublasGetStatusString, cublasGetStatusString, 0, false,
        STRING, params_cublasGetStatusString, 1),
    STUB_ENTRY(cublasGetStream, cublasGetStream_v2, cublasGetStream_v2, 0, false, STATUS,
        params_cublasGetStream_v2, 2),
    STUB_ENTRY(cublasGetVector, cublasGetVector, cublasGetVector, 0, false, STATUS,
        params_cublasGetVector, 6),
    STUB_ENTRY(cublasGetVectorAsync, cublasGetVectorAsync, cublasGetVectorAsync, 0, false, STATUS,
        params_cublasGetVectorAsync, 7),
    STUB_ENTRY(cublasGetVectorAsync_64, cublasGetVectorAsync_64, cublasGetVectorAsync_64, 0, false,
        STATUS, params_cublasGetVectorAsync_64, 7),
    STUB_ENTRY(cublasGetVector_64, cublasGetVector_64, cublasGetVector_64, 0, false, STATUS,
        params_cublasGetVector_64, 6),
    STUB_ENTRY(cublasGetVersion, cublasGetVersion_v2, cublasGetVersion_v2, 0, false, STATUS,
        params_cublasGetVersion_v2, 2),
    STUB_ENTRY(cublasHSHgemvBatched, cublasHSHgemvBatched, cublasHSHgemvBatched, 0, false, STATUS,
        params_cublasHSHgemvBatched, 13),
    STUB_ENTRY(cublasHSHgemvBatched_64, cublasHSHgemvBatched_64, cublasHSHgemvBatched_64, 0, false,
        STATUS, params_cublasHSHgemvBatched_64, 13),
    STUB_ENTRY(cublasHSHgemvStridedBatched, cublasHSHgemvStridedBatched,
        cublasHSHgemvStridedBatched, 0, false, STATUS, params_cublasHSHgemvStridedBatched, 16),
    STUB_ENTRY(cublasHSHgemvStridedBatched_64, cublasHSHgemvStridedBatched_64,
        cublasHSHgemvStridedBatched_64, 0, false, STATUS, params_cublasHSHgemvStridedBatched_64,
        16),
    STUB_ENTRY(cublasHSSgemvBatched, cublasHSSgemvBatched, cublasHSSgemvBatched, 0, false, STATUS,
        params_cublasHSSgemvBatched, 13),
    STUB_ENTRY(cublasHSSgemvBatched_64, cublasHSSgemvBatched_64, cublasHSSgemvBatched_64, 0, false,
        STATUS, params_cublasHSSgemvBatched_64, 13),
    STUB_ENTRY(cublasHSSgemvStridedBatched, cublasHSSgemvStridedBatched,
        cublasHSSgemvStridedBatched, 0, false, STATUS, params_cublasHSSgemvStridedBatched, 16),
    STUB_ENTRY(cublasHSSgemvStridedBatched_64, cublasHSSgemvStridedBatched_64,
        cublasHSSgemvStridedBatched_64, 0, false, STATUS, params_cublasHSSgemvStridedBatched_64,
        16),
    STUB_ENTRY(cublasHgemm, cublasHgemm, cublasHgemm, 0, false, STATUS, params_cublasHgemm, 14),
    STUB_ENTRY(cublasHgemmBatched, cublasHgemmBatched, cublasHgemmBatched, 0, false, STATUS,
        params_cublasHgemmBatched, 15),
    STUB_ENTRY(cublasHgemmBatched_64, cublasHgemmBatched_64, cublasHgemmBatched_64, 0, false,
        STATUS, params_cublasHgemmBatched_64, 15),
    STUB_ENTRY(cublasHgemmStridedBatched, cublasHgemmStridedBatched, cublasHgemmStridedBatched, 0,
        false, STATUS, params_cublasHgemmStridedBatched, 18),
    STUB_ENTRY(cublasHgemmStridedBatched_64, cublasHgemmStridedBatched_64,
        cublasHgemmStridedBatched_64, 0, false, STATUS, params_cublasHgemmStridedBatched_64, 18),
    STUB_ENTRY(cublasHgemm_64, cublasHgemm_64, cublasHgemm_64, 0, false, STATUS,
        params_cublasHgemm_64, 14),
    STUB_ENTRY(cublasIamaxEx, cublasIamaxEx, cublasIamaxEx, 0, false, STATUS, params_cublasIamaxEx,
        6),
    STUB_ENTRY(cublasIamaxEx_64, cublasIamaxEx_64, cublasIamaxEx_64, 0, false, STATUS,
        params_cublasIamaxEx_64, 6),
    STUB_ENTRY(cublasIaminEx, cublasIaminEx, cublasIaminEx, 0, false, STATUS, params_cublasIaminEx,
        6),
    STUB_ENTRY(cublasIaminEx_64, cublasIaminEx_64, cublasIaminEx_64, 0, false, STATUS,
        params_cublasIaminEx_64, 6),
    STUB_ENTRY(cublasIcamax, cublasIcamax_v2, cublasIcamax_v2, 0, false, STATUS,
        params_cublasIcamax_v2, 5),
    STUB_ENTRY(cublasIcamax_64, cublasIcamax_v2_64, cublasIcamax_v2_64, 0, false, STATUS,
        params_cublasIcamax_v2_64, 5),
    STUB_ENTRY(cublasIcamin, cublasIcamin_v2, cublasIcamin_v2, 0, false, STATUS,
        params_cublasIcamin_v2, 5),
    STUB_ENTRY(cublasIcamin_64, cublasIcamin_v2_64, cublasIcamin_v2_64, 0, false, STATUS,
        params_cublasIcamin_v2_64, 5),
    STUB_ENTRY(cublasIdamax, cublasIdamax_v2, cublasIdamax_v2, 0, false, STATUS,
        params_cublasIdamax_v2, 5),
    STUB_ENTRY(cublasIdamax_64, cublasIdamax_v2_64, cublasIdamax_v2_64, 0, false, STATUS,
        params_cublasIdamax_v2_64, 5),
    STUB_ENTRY(cublasIdamin, cublasIdamin_v2, cublasIdamin_v2, 0, false, STATUS,
        params_cublasIdamin_v2, 5),
    STUB_ENTRY(cublasIdamin_64, cublasIdamin_v2_64, cublasIdamin_v2_64, 0, false, STATUS,
        params_cublasIdamin_v2_64, 5),
    STUB_ENTRY(cublasIsamax, cublasIsamax_v2, cublasIsamax_v2, 0, false, STATUS,
        params_cublasIsamax_v2, 5),
    STUB_ENTRY(cublasIsamax_64, cublasIsamax_v2_64, cublasIsamax_v2_64, 0, false, STATUS,
        params_cublasIsamax_v2_64, 5),
    STUB_ENTRY(cublasIsamin, cublasIsamin_v2, cublasIsamin_v2, 0, false, STATUS,
        params_cublasIsamin_v2, 5),
    STUB_ENTRY(cublasIsamin_64, cublasIsamin_v2_64, cublasIsamin_v2_64, 0, false, STATUS,
        params_cublasIsamin_v2_64, 5),
    STUB_ENTRY(cublasIzamax, cublasIzamax_v2, cublasIzamax_v2, 0, false, STATUS,
        params_cublasIzamax_v2, 5),
    STUB_ENTRY(cublasIzamax_64, cublasIzamax_v2_64, cublasIzamax_v2_64, 0, false, STATUS,
        params_cublasIzamax_v2_64, 5),
    STUB_ENTRY(cublasIzamin, cublasIzamin_v2, cublasIzamin_v2, 0, false, STATUS,
        params_cublasIzamin_v2, 5),
    STUB_ENTRY(cublasIzamin_64, cublasIzamin_v2_64, cublasIzamin_v2_64, 0, false, STATUS,
        params_cublasIzamin_v2_64, 5),
    STUB_ENTRY(cublasLoggerConfigure, cublasLoggerConfigure, cublasLoggerConfigure, 0, false,
        STATUS, params_cublasLoggerConfigure, 4),
    STUB_ENTRY(cublasNrm2Ex, cublasNrm2Ex, cublasNrm2Ex, 0, false, STATUS, params_cublasNrm2Ex, 8),
    STUB_ENTRY(cublasNrm2Ex_64, cublasNrm2Ex_64, cublasNrm2Ex_64, 0, false, STATUS,
        params_cublasNrm2Ex_64, 8),
    STUB_ENTRY(cublasRotEx, cublasRotEx, cublasRotEx, 0, false, STATUS, params_cublasRotEx, 12),
    STUB_ENTRY(cublasRotEx_64, cublasRotEx_64, cublasRotEx_64, 0, false, STATUS,
        params_cublasRotEx_64, 12),
    STUB_ENTRY(cublasRotgEx, cublasRotgEx, cublasRotgEx, 0, false, STATUS, params_cublasRotgEx, 8),
    STUB_ENTRY(cublasRotmEx, cublasRotmEx, cublasRotmEx, 0, false, STATUS, params_cublasRotmEx, 11),
    STUB_ENTRY(cublasRotmEx_64, cublasRotmEx_64, cublasRotmEx_64, 0, false, STATUS,
        params_cublasRotmEx_64, 11),
    STUB_ENTRY(cublasRotmgEx, cublasRotmgEx, cublasRotmgEx, 0, false, STATUS, params_cublasRotmgEx,
        12),
    STUB_ENTRY(cublasSasum, cublasSasum_v2, cublasSasum_v2, 0, false, STATUS,
        params_cublasSasum_v2, 5),
    STUB_ENTRY(cublasSasum_64, cublasSasum_v2_64, cublasSasum_v2_64, 0, false, STATUS,
        params_cublasSasum_v2_64, 5),
    STUB_ENTRY(cublasSaxpy, cublasSaxpy_v2, cublasSaxpy_v2, 0, false, STATUS,
        params_cublasSaxpy_v2, 7),
    STUB_ENTRY(cublasSaxpy_64, cublasSaxpy_v2_64, cublasSaxpy_v2_64, 0, false, STATUS,
        params_cublasSaxpy_v2_64, 7),
    STUB_ENTRY(cublasScalEx, cublasScalEx, cublasScalEx, 0, false, STATUS, params_cublasScalEx, 8),
    STUB_ENTRY(cublasScalEx_64, cublasScalEx_64, cublasScalEx_64, 0, false, STATUS,
        params_cublasScalEx_64, 8),
    STUB_ENTRY(cublasScasum, cublasScasum_v2, cublasScasum_v2, 0, false, STATUS,
        params_cublasScasum_v2, 5),
    STUB_ENTRY(cublasScasum_64, cublasScasum_v2_64, cublasScasum_v2_64, 0, false, STATUS,
        params_cublasScasum_v2_64, 5),
    STUB_ENTRY(cublasScnrm2, cublasScnrm2_v2, cublasScnrm2_v2, 0, false, STATUS,
        params_cublasScnrm2_v2, 5),
    STUB_ENTRY(cublasScnrm2_64, cublasScnrm2_v2_64, cublasScnrm2_v2_64, 0, false, STATUS,
        params_cublasScnrm2_v2_64, 5),
    STUB_ENTRY(cublasScopy, cublasScopy_v2, cublasScopy_v2, 0, false, STATUS,
        params_cublasScopy_v2, 6),
    STUB_ENTRY(cublasScopy_64, cublasScopy_v2_64, cublasScopy_v2_64, 0, false, STATUS,
        params_cublasScopy_v2_64, 6),
    STUB_ENTRY(cublasSdgmm, cublasSdgmm, cublasSdgmm, 0, false, STATUS, params_cublasSdgmm, 10),
    STUB_ENTRY(cublasSdgmm_64, cublasSdgmm_64, cublasSdgmm_64, 0, false, STATUS,
        params_cublasSdgmm_64, 10),
    STUB_ENTRY(cublasSdot, cublasSdot_v2, cublasSdot_v2, 0, false, STATUS, params_cublasSdot_v2, 7),
    STUB_ENTRY(cublasSdot_64, cublasSdot_v2_64, cublasSdot_v2_64, 0, false, STATUS,
        params_cublasSdot_v2_64, 7),
    STUB_ENTRY(cublasSetAtomicsMode, cublasSetAtomicsMode, cublasSetAtomicsMode, 0, false, STATUS,
        params_cublasSetAtomicsMode, 2),
    STUB_ENTRY(cublasSetEmulationStrategy, cublasSetEmulationStrategy, cublasSetEmulationStrategy,
        0, false, STATUS, params_cublasSetEmulationStrategy, 2),
    STUB_ENTRY(cublasSetLoggerCallback, cublasSetLoggerCallback, cublasSetLoggerCallback, 0, false,
        STATUS, params_cublasSetLoggerCallback, 1),
    STUB_ENTRY(cublasSetMathMode, cublasSetMathMode, cublasSetMathMode, 0, false, STATUS,
        params_cublasSetMathMode, 2),
    STUB_ENTRY(cublasSetMatrix, cublasSetMatrix, cublasSetMatrix, 0, false, STATUS,
        params_cublasSetMatrix, 7),
    STUB_ENTRY(cublasSetMatrixAsync, cublasSetMatrixAsync, cublasSetMatrixAsync, 0, false, STATUS,
        params_cublasSetMatrixAsync, 8),
    STUB_ENTRY(cublasSetMatrixAsync_64, cublasSetMatrixAsync_64, cublasSetMatrixAsync_64, 0, false,
        STATUS, params_cublasSetMatrixAsync_64, 8),
    STUB_ENTRY(cublasSetMatrix_64, cublasSetMatrix_64, cublasSetMatrix_64, 0, false, STATUS,
        params_cublasSetMatrix_64, 7),
    STUB_ENTRY(cublasSetPointerMode, cublasSetPointerMode_v2, cublasSetPointerMode_v2, 0, false,
        STATUS, params_cublasSetPointerMode_v2, 2),
    STUB_ENTRY(cublasSetSmCountTarget, cublasSetSmCountTarget, cublasSetSmCountTarget, 0, false,
        STATUS, params_cublasSetSmCountTarget, 2),
    STUB_ENTRY(cublasSetStream, cublasSetStream_v2, cublasSetStream_v2, 0, false, STATUS,
        params_cublasSetStream_v2, 2),
    STUB_ENTRY(cublasSetVector, cublasSetVector, cublasSetVector, 0, false, STATUS,
        params_cublasSetVector, 6),
    STUB_ENTRY(cublasSetVectorAsync, cublasSetVectorAsync, cublasSetVectorAsync, 0, false, STATUS,
        params_cublasSetVectorAsync, 7),
    STUB_ENTRY(cublasSetVectorAsync_64, cublasSetVectorAsync_64, cublasSetVectorAsync_64, 0, false,
        STATUS, params_cublasSetVectorAsync_64, 7),
    STUB_ENTRY(cublasSetVector_64, cublasSetVector_64, cublasSetVector_64, 0, false, STATUS,
        params_cublasSetVector_64, 6),
    STUB_ENTRY(cublasSetWorkspace, cublasSetWorkspace_v2, cublasSetWorkspace_v2, 0, false, STATUS,
        params_cublasSetWorkspace_v2, 3),
    STUB_ENTRY(cublasSgbmv, cublasSgbmv_v2, cublasSgbmv_v2, 0, false, STATUS,
        params_cublasSgbmv_v2, 14),
    STUB_ENTRY(cublasSgbmv_64, cublasSgbmv_v2_64, cublasSgbmv_v2_64, 0, false, STATUS,
        params_cublasSgbmv_v2_64, 14),
    STUB_ENTRY(cublasSgeam, cublasSgeam, cublasSgeam, 0, false, STATUS, params_cublasSgeam, 13),
    STUB_ENTRY(cublasSgeam_64, cublasSgeam_64, cublasSgeam_64, 0, false, STATUS,
        params_cublasSgeam_64, 13),
    STUB_ENTRY(cublasSgelsBatched, cublasSgelsBatched, cublasSgelsBatched, 0, false, STATUS,
        params_cublasSgelsBatched, 12),
    STUB_ENTRY(cublasSgemmBatched, cublasSgemmBatched, cublasSgemmBatched, 0, false, STATUS,
        params_cublasSgemmBatched, 15),
    STUB_ENTRY(cublasSgemmBatched_64, cublasSgemmBatched_64, cublasSgemmBatched_64, 0, false,
        STATUS, params_cublasSgemmBatched_64, 15),
    STUB_ENTRY(cublasSgemmEx, cublasSgemmEx, cublasSgemmEx, 0, false, STATUS, params_cublasSgemmEx,
        17),
    STUB_ENTRY(cublasSgemmEx_64, cublasSgemmEx_64, cublasSgemmEx_64, 0, false, STATUS,
        params_cublasSgemmEx_64, 17),
    STUB_ENTRY(cublasSgemmGroupedBatched, cublasSgemmGroupedBatched, cublasSgemmGroupedBatched, 0,
        false, STATUS, params_cublasSgemmGroupedBatched, 16),
    STUB_ENTRY(cublasSgemmGroupedBatched_64, cublasSgemmGroupedBatched_64,
        cublasSgemmGroupedBatched_64, 0, false, STATUS, params_cublasSgemmGroupedBatched_64, 16),
    STUB_ENTRY(cublasSgemmStridedBatched, cublasSgemmStridedBatched, cublasSgemmStridedBatched, 0,
        false, STATUS, params_cublasSgemmStridedBatched, 18),
    STUB_ENTRY(cublasSgemmStridedBatched_64, cublasSgemmStridedBatched_64,
        cublasSgemmStridedBatched_64, 0, false, STATUS, params_cublasSgemmStridedBatched_64, 18),
    STUB_ENTRY(cublasSgemm, cublasSgemm_v2, cublasSgemm_v2, 0, false, STATUS,
        params_cublasSgemm_v2, 14),
    STUB_ENTRY(cublasSgemm_64, cublasSgemm_v2_64, cublasSgemm_v2_64, 0, false, STATUS,
        params_cublasSgemm_v2_64, 14),
    STUB_ENTRY(cublasSgemvBatched, cublasSgemvBatched, cublasSgemvBatched, 0, false, STATUS,
        params_cublasSgemvBatched, 13),
    STUB_ENTRY(cublasSgemvBatched_64, cublasSgemvBatched_64, cublasSgemvBatched_64, 0, false,
        STATUS, params_cublasSgemvBatched_64, 13),
    STUB_ENTRY(cublasSgemvStridedBatched, cublasSgemvStridedBatched, cublasSgemvStridedBatched, 0,
        false, STATUS, params_cublasSgemvStridedBatched, 16),
    STUB_ENTRY(cublasSgemvStridedBatched_64, cublasSgemvStridedBatched_64,
        cublasSgemvStridedBatched_64, 0, false, STATUS, params_cublasSgemvStridedBatched_64, 16),
    STUB_ENTRY(cublasSgemv, cublasSgemv_v2, cublasSgemv_v2, 0, false, STATUS,
        params_cublasSgemv_v2, 12),
    STUB_ENTRY(cublasSgemv_64, cublasSgemv_v2_64, cublasSgemv_v2_64, 0, false, STATUS,
        params_cublasSgemv_v2_64, 12),
    STUB_ENTRY(cublasSgeqrfBatched, cublasSgeqrfBatched, cublasSgeqrfBatched, 0, false, STATUS,
        params_cublasSgeqrfBatched, 8),
    STUB_ENTRY(cublasSger, cublasSger_v2, cublasSger_v2, 0, false, STATUS, params_cublasSger_v2,
        10),
    STUB_ENTRY(cublasSger_64, cublasSger_v2_64, cublasSger_v2_64, 0, false, STATUS,
        params_cublasSger_v2_64, 10),
    STUB_ENTRY(cublasSgetrfBatched, cublasSgetrfBatched, cublasSgetrfBatched, 0, false, STATUS,
        params_cublasSgetrfBatched, 7),
    STUB_ENTRY(cublasSgetriBatched, cublasSgetriBatched, cublasSgetriBatched, 0, false, STATUS,
        params_cublasSgetriBatched, 9),
    STUB_ENTRY(cublasSgetrsBatched, cublasSgetrsBatched, cublasSgetrsBatched, 0, false, STATUS,
        params_cublasSgetrsBatched, 11),
    STUB_ENTRY(cublasSmatinvBatched, cublasSmatinvBatched, cublasSmatinvBatched, 0, false, STATUS,
        params_cublasSmatinvBatched, 8),
    STUB_ENTRY(cublasSnrm2, cublasSnrm2_v2, cublasSnrm2_v2, 0, false, STATUS,
        params_cublasSnrm2_v2, 5),
    STUB_ENTRY(cublasSnrm2_64, cublasSnrm2_v2_64, cublasSnrm2_v2_64, 0, false, STATUS,
        params_cublasSnrm2_v2_64, 5),
    STUB_ENTRY(cublasSrot, cublasSrot_v2, cublasSrot_v2, 0, false, STATUS, params_cublasSrot_v2, 8),
    STUB_ENTRY(cublasSrot_64, cublasSrot_v2_64, cublasSrot_v2_64, 0, false, STATUS,
        params_cublasSrot_v2_64, 8),
    STUB_ENTRY(cublasSrotg, cublasSrotg_v2, cublasSrotg_v2, 0, false, STATUS,
        params_cublasSrotg_v2, 5),
    STUB_ENTRY(cublasSrotm, cublasSrotm_v2, cublasSrotm_v2, 0, false, STATUS,
        params_cublasSrotm_v2, 7),
    STUB_ENTRY(cublasSrotm_64, cublasSrotm_v2_64, cublasSrotm_v2_64, 0, false, STATUS,
        params_cublasSrotm_v2_64, 7),
    STUB_ENTRY(cublasSrotmg, cublasSrotmg_v2, cublasSrotmg_v2, 0, false, STATUS,
        params_cublasSrotmg_v2, 6),
    STUB_ENTRY(cublasSsbmv, cublasSsbmv_v2, cublasSsbmv_v2, 0, false, STATUS,
        params_cublasSsbmv_v2, 12),
    STUB_ENTRY(cublasSsbmv_64, cublasSsbmv_v2_64, cublasSsbmv_v2_64, 0, false, STATUS,
        params_cublasSsbmv_v2_64, 12),
    STUB_ENTRY(cublasSscal, cublasSscal_v2, cublasSscal_v2, 0, false, STATUS,
        params_cublasSscal_v2, 5),
    STUB_ENTRY(cublasSscal_64, cublasSscal_v2_64, cublasSscal_v2_64, 0, false, STATUS,
        params_cublasSscal_v2_64, 5),
    STUB_ENTRY(cublasSspmv, cublasSspmv_v2, cublasSspmv_v2, 0, false, STATUS,
        params_cublasSspmv_v2, 10),
    STUB_ENTRY(cublasSspmv_64, cublasSspmv_v2_64, cublasSspmv_v2_64, 0, false, STATUS,
        params_cublasSspmv_v2_64, 10),
    STUB_ENTRY(cublasSspr2, cublasSspr2_v2, cublasSspr2_v2, 0, false, STATUS,
        params_cublasSspr2_v2, 9),
    STUB_ENTRY(cublasSspr2_64, cublasSspr2_v2_64, cublasSspr2_v2_64, 0, false, STATUS,
        params_cublasSspr2_v2_64, 9),
    STUB_ENTRY(cublasSspr, cublasSspr_v2, cublasSspr_v2, 0, false, STATUS, params_cublasSspr_v2, 7),
    STUB_ENTRY(cublasSspr_64, cublasSspr_v2_64, cublasSspr_v2_64, 0, false, STATUS,
        params_cublasSspr_v2_64, 7),
    STUB_ENTRY(cublasSswap, cublasSswap_v2, cublasSswap_v2, 0, false, STATUS,
        params_cublasSswap_v2, 6),
    STUB_ENTRY(cublasSswap_64, cublasSswap_v2_64, cublasSswap_v2_64, 0, false, STATUS,
        params_cublasSswap_v2_64, 6),
    STUB_ENTRY(cublasSsymm, cublasSsymm_v2, cublasSsymm_v2, 0, false, STATUS,
        params_cublasSsymm_v2, 13),
    STUB_ENTRY(cublasSsymm_64, cublasSsymm_v2_64, cublasSsymm_v2_64, 0, false, STATUS,
        params_cublasSsymm_v2_64, 13),
    STUB_ENTRY(cublasSsymv, cublasSsymv_v2, cublasSsymv_v2, 0, false, STATUS,
        params_cublasSsymv_v2, 11),
    STUB_ENTRY(cublasSsymv_64, cublasSsymv_v2_64, cublasSsymv_v2_64, 0, false, STATUS,
        params_cublasSsymv_v2_64, 11),
    STUB_ENTRY(cublasSsyr2, cublasSsyr2_v2, cublasSsyr2_v2, 0, false, STATUS,
        params_cublasSsyr2_v2, 10),
    STUB_ENTRY(cublasSsyr2_64, cublasSsyr2_v2_64, cublasSsyr2_v2_64, 0, false, STATUS,
        params_cublasSsyr2_v2_64, 10),
    STUB_ENTRY(cublasSsyr2k, cublasSsyr2k_v2, cublasSsyr2k_v2, 0, false, STATUS,
        params_cublasSsyr2k_v2, 13),
    STUB_ENTRY(cublasSsyr2k_64, cublasSsyr2k_v2_64, cublasSsyr2k_v2_64, 0, false, STATUS,
        params_cublasSsyr2k_v2_64, 13),
    STUB_ENTRY(cublasSsyr, cublasSsyr_v2, cublasSsyr_v2, 0, false, STATUS, params_cublasSsyr_v2, 8),
    STUB_ENTRY(cublasSsyr_64, cublasSsyr_v2_64, cublasSsyr_v2_64, 0, false, STATUS,
        params_cublasSsyr_v2_64, 8),
    STUB_ENTRY(cublasSsyrk, cublasSsyrk_v2, cublasSsyrk_v2, 0, false, STATUS,
        params_cublasSsyrk_v2, 11),
    STUB_ENTRY(cublasSsyrk_64, cublasSsyrk_v2_64, cublasSsyrk_v2_64, 0, false, STATUS,
        params_cublasSsyrk_v2_64, 11),
    STUB_ENTRY(cublasSsyrkx, cublasSsyrkx, cublasSsyrkx, 0, false, STATUS, params_cublasSsyrkx, 13),
    STUB_ENTRY(cublasSsyrkx_64, cublasSsyrkx_64, cublasSsyrkx_64, 0, false, STATUS,
        params_cublasSsyrkx_64, 13),
    STUB_ENTRY(cublasStbmv, cublasStbmv_v2, cublasStbmv_v2, 0, false, STATUS,
        params_cublasStbmv_v2, 10),
    STUB_ENTRY(cublasStbmv_64, cublasStbmv_v2_64, cublasStbmv_v2_64, 0, false, STATUS,
        params_cublasStbmv_v2_64, 10),
    STUB_ENTRY(cublasStbsv, cublasStbsv_v2, cublasStbsv_v2, 0, false, STATUS,
        params_cublasStbsv_v2, 10),
    STUB_ENTRY(cublasStbsv_64, cublasStbsv_v2_64, cublasStbsv_v2_64, 0, false, STATUS,
        params_cublasStbsv_v2_64, 10),
    STUB_ENTRY(cublasStpmv, cublasStpmv_v2, cublasStpmv_v2, 0, false, STATUS,
        params_cublasStpmv_v2, 8),
    STUB_ENTRY(cublasStpmv_64, cublasStpmv_v2_64, cublasStpmv_v2_64, 0, false, STATUS,
        params_cublasStpmv_v2_64, 8),
    STUB_ENTRY(cublasStpsv, cublasStpsv_v2, cublasStpsv_v2, 0, false, STATUS,
        params_cublasStpsv_v2, 8),
    STUB_ENTRY(cublasStpsv_64, cublasStpsv_v2_64, cublasStpsv_v2_64, 0, false, STATUS,
        params_cublasStpsv_v2_64, 8),
    STUB_ENTRY(cublasStpttr, cublasStpttr, cublasStpttr, 0, false, STATUS, params_cublasStpttr, 6),
    STUB_ENTRY(cublasStrmm, cublasStrmm_v2, cublasStrmm_v2, 0, false, STATUS,
        params_cublasStrmm_v2, 14),
    STUB_ENTRY(cublasStrmm_64, cublasStrmm_v2_64, cublasStrmm_v2_64, 0, false, STATUS,
        params_cublasStrmm_v2_64, 14),
    STUB_ENTRY(cublasStrmv, cublasStrmv_v2, cublasStrmv_v2, 0, false, STATUS,
        params_cublasStrmv_v2, 9),
    STUB_ENTRY(cublasStrmv_64, cublasStrmv_v2_64, cublasStrmv_v2_64, 0, false, STATUS,
        params_cublasStrmv_v2_64, 9),
    STUB_ENTRY(cublasStrsmBatched, cublasStrsmBatched, cublasStrsmBatched, 0, false, STATUS,
        params_cublasStrsmBatched, 13),
    STUB_ENTRY(cublasStrsmBatched_64, cublasStrsmBatched_64, cublasStrsmBatched_64, 0, false,
        STATUS, params_cublasStrsmBatched_64, 13),
    STUB_ENTRY(cublasStrsm, cublasStrsm_v2, cublasStrsm_v2, 0, false, STATUS,
        params_cublasStrsm_v2, 12),
    STUB_ENTRY(cublasStrsm_64, cublasStrsm_v2_64, cublasStrsm_v2_64, 0, false, STATUS,
        params_cublasStrsm_v2_64, 12),
    STUB_ENTRY(cublasStrsv, cublasStrsv_v2, cublasStrsv_v2, 0, false, STATUS,
        params_cublasStrsv_v2, 9),
    STUB_ENTRY(cublasStrsv_64, cublasStrsv_v2_64, cublasStrsv_v2_64, 0, false, STATUS,
        params_cublasStrsv_v2_64, 9),
    STUB_ENTRY(cublasStrttp, cublasStrttp, cublasStrttp, 0, false, STATUS, params_cublasStrttp, 6),
    STUB_ENTRY(cublasSwapEx, cublasSwapEx, cublasSwapEx, 0, false, STATUS, params_cublasSwapEx, 8),
    STUB_ENTRY(cublasSwapEx_64, cublasSwapEx_64, cublasSwapEx_64, 0, false, STATUS,
        params_cublasSwapEx_64, 8),
    STUB_ENTRY(cublasTSSgemvBatched, cublasTSSgemvBatched, cublasTSSgemvBatched, 0, false, STATUS,
        params_cublasTSSgemvBatched, 13),
    STUB_ENTRY(cublasTSSgemvBatched_64, cublasTSSgemvBatched_64, cublasTSSgemvBatched_64, 0, false,
        STATUS, params_cublasTSSgemvBatched_64, 13),
    STUB_ENTRY(cublasTSSgemvStridedBatched, cublasTSSgemvStridedBatched,
        cublasTSSgemvStridedBatched, 0, false, STATUS, params_cublasTSSgemvStridedBatched, 16),
    STUB_ENTRY(cublasTSSgemvStridedBatched_64, cublasTSSgemvStridedBatched_64,
        cublasTSSgemvStridedBatched_64, 0, false, STATUS, params_cublasTSSgemvStridedBatched_64,
        16),
    STUB_ENTRY(cublasTSTgemvBatched, cublasTSTgemvBatched, cublasTSTgemvBatched, 0, false, STATUS,
        params_cublasTSTgemvBatched, 13),
    STUB_ENTRY(cublasTSTgemvBatched_64, cublasTSTgemvBatched_64, cublasTSTgemvBatched_64, 0, false,
        STATUS, params_cublasTSTgemvBatched_64, 13),
    STUB_ENTRY(cublasTSTgemvStridedBatched, cublasTSTgemvStridedBatched,
        cublasTSTgemvStridedBatched, 0, false, STATUS, params_cublasTSTgemvStridedBatched, 16),
    STUB_ENTRY(cublasTSTgemvStridedBatched_64, cublasTSTgemvStridedBatched_64,
        cublasTSTgemvStridedBatched_64, 0, false, STATUS, params_cublasTSTgemvStridedBatched_64,
        16),
    STUB_ENTRY(cublasUint8gemmBias, cublasUint8gemmBias, cublasUint8gemmBias, 0, false, STATUS,
        params_cublasUint8gemmBias, 18),
    STUB_ENTRY(cublasXerbla, cublasXerbla, cublasXerbla, 0, false, VOID, params_cublasXerbla, 2),
    STUB_ENTRY(cublasXtCgemm, cublasXtCgemm, cublasXtCgemm, 0, false, STATUS, params_cublasXtCgemm,
        14),
    STUB_ENTRY(cublasXtChemm, cublasXtChemm, cublasXtChemm, 0, false, STATUS, params_cublasXtChemm,
        13),
    STUB_ENTRY(cublasXtCher2k, cublasXtCher2k, cublasXtCher2k, 0, false, STATUS,
        params_cublasXtCher2k, 13),
    STUB_ENTRY(cublasXtCherk, cublasXtCherk, cublasXtCherk, 0, false, STATUS, params_cublasXtCherk,
        11),
    STUB_ENTRY(cublasXtCherkx, cublasXtCherkx, cublasXtCherkx, 0, false, STATUS,
        params_cublasXtCherkx, 13),
    STUB_ENTRY(cublasXtCreate, cublasXtCreate, cublasXtCreate, 0, false, STATUS,
        params_cublasXtCreate, 1),
    STUB_ENTRY(cublasXtCspmm, cublasXtCspmm, cublasXtCspmm, 0, false, STATUS, params_cublasXtCspmm,
        12),
    STUB_ENTRY(cublasXtCsymm, cublasXtCsymm, cublasXtCsymm, 0, false, STATUS, params_cublasXtCsymm,
        13),
    STUB_ENTRY(cublasXtCsyr2k, cublasXtCsyr2k, cublasXtCsyr2k, 0, false, STATUS,
        params_cublasXtCsyr2k, 13),
    STUB_ENTRY(cublasXtCsyrk, cublasXtCsyrk, cublasXtCsyrk, 0, false, STATUS, params_cublasXtCsyrk,
        11),
    STUB_ENTRY(cublasXtCsyrkx, cublasXtCsyrkx, cublasXtCsyrkx, 0, false, STATUS,
        params_cublasXtCsyrkx, 13),
    STUB_ENTRY(cublasXtCtrmm, cublasXtCtrmm, cublasXtCtrmm, 0, false, STATUS, params_cublasXtCtrmm,
        14),
    STUB_ENTRY(cublasXtCtrsm, cublasXtCtrsm, cublasXtCtrsm, 0, false, STATUS, params_cublasXtCtrsm,
        12),
    STUB_ENTRY(cublasXtDestroy, cublasXtDestroy, cublasXtDestroy, 0, false, STATUS,
        params_cublasXtDestroy, 1),
    STUB_ENTRY(cublasXtDeviceSelect, cublasXtDeviceSelect, cublasXtDeviceSelect, 0, false, STATUS,
        params_cublasXtDeviceSelect, 3),
    STUB_ENTRY(cublasXtDgemm, cublasXtDgemm, cublasXtDgemm, 0, false, STATUS, params_cublasXtDgemm,
        14),
    STUB_ENTRY(cublasXtDspmm, cublasXtDspmm, cublasXtDspmm, 0, false, STATUS, params_cublasXtDspmm,
        12),
    STUB_ENTRY(cublasXtDsymm, cublasXtDsymm, cublasXtDsymm, 0, false, STATUS, params_cublasXtDsymm,
        13),
    STUB_ENTRY(cublasXtDsyr2k, cublasXtDsyr2k, cublasXtDsyr2k, 0, false, STATUS,
        params_cublasXtDsyr2k, 13),
    STUB_ENTRY(cublasXtDsyrk, cublasXtDsyrk, cublasXtDsyrk, 0, false, STATUS, params_cublasXtDsyrk,
        11),
    STUB_ENTRY(cublasXtDsyrkx, cublasXtDsyrkx, cublasXtDsyrkx, 0, false, STATUS,
        params_cublasXtDsyrkx, 13),
    STUB_ENTRY(cublasXtDtrmm, cublasXtDtrmm, cublasXtDtrmm, 0, false, STATUS, params_cublasXtDtrmm,
        14),
    STUB_ENTRY(cublasXtDtrsm, cublasXtDtrsm, cublasXtDtrsm, 0, false, STATUS, params_cublasXtDtrsm,
        12),
    STUB_ENTRY(cublasXtGetBlockDim, cublasXtGetBlockDim, cublasXtGetBlockDim, 0, false, STATUS,
        params_cublasXtGetBlockDim, 2),
    STUB_ENTRY(cublasXtGetNumBoards, cublasXtGetNumBoards, cublasXtGetNumBoards, 0, false, STATUS,
        params_cublasXtGetNumBoards, 3),
    STUB_ENTRY(cublasXtGetPinningMemMode, cublasXtGetPinningMemMode, cublasXtGetPinningMemMode, 0,
        false, STATUS, params_cublasXtGetPinningMemMode, 2),
    STUB_ENTRY(cublasXtMaxBoards, cublasXtMaxBoards, cublasXtMaxBoards, 0, false, STATUS,
        params_cublasXtMaxBoards, 1),
    STUB_ENTRY(cublasXtSetBlockDim, cublasXtSetBlockDim, cublasXtSetBlockDim, 0, false, STATUS,
        params_cublasXtSetBlockDim, 2),
    STUB_ENTRY(cublasXtSetCpuRatio, cublasXtSetCpuRatio, cublasXtSetCpuRatio, 0, false, STATUS,
        params_cublasXtSetCpuRatio, 4),
    STUB_ENTRY(cublasXtSetCpuRoutine, cublasXtSetCpuRoutine, cublasXtSetCpuRoutine, 0, false,
        STATUS, params_cublasXtSetCpuRoutine, 4),
    STUB_ENTRY(cublasXtSetPinningMemMode, cublasXtSetPinningMemMode, cublasXtSetPinningMemMode, 0,
        false, STATUS, params_cublasXtSetPinningMemMode, 2),
    STUB_ENTRY(cublasXtSgemm, cublasXtSgemm, cublasXtSgemm, 0, false, STATUS, params_cublasXtSgemm,
        14),
    STUB_ENTRY(cublasXtSspmm, cublasXtSspmm, cublasXtSspmm, 0, false, STATUS, params_cublasXtSspmm,
        12),
    STUB_ENTRY(cublasXtSsymm, cublasXtSsymm, cublasXtSsymm, 0, false, STATUS, params_cublasXtSsymm,
        13),
    STUB_ENTRY(cublasXtSsyr2k, cublasXtSsyr2k, cublasXtSsyr2k, 0, false, STATUS,
        params_cublasXtSsyr2k, 13),
    STUB_ENTRY(cublasXtSsyrk, cublasXtSsyrk, cublasXtSsyrk, 0, false, STATUS, params_cublasXtSsyrk,
        11),
    STUB_ENTRY(cublasXtSsyrkx, cublasXtSsyrkx, cublasXtSsyrkx, 0, false, STATUS,
        params_cublasXtSsyrkx, 13),
    STUB_ENTRY(cublasXtStrmm, cublasXtStrmm, cublasXtStrmm, 0, false, STATUS, params_cublasXtStrmm,
        14),
    STUB_ENTRY(cublasXtStrsm, cublasXtStrsm, cublasXtStrsm, 0, false, STATUS, params_cublasXtStrsm,
        12),
    STUB_ENTRY(cublasXtZgemm, cublasXtZgemm, cublasXtZgemm, 0, false, STATUS, params_cublasXtZgemm,
        14),
    STUB_ENTRY(cublasXtZhemm, cublasXtZhemm, cublasXtZhemm, 0, false, STATUS, params_cublasXtZhemm,
        13),
    STUB_ENTRY(cublasXtZher2k, cublasXtZher2k, cublasXtZher2k, 0, false, STATUS,
        params_cublasXtZher2k, 13),
    STUB_ENTRY(cublasXtZherk, cublasXtZherk, cublasXtZherk, 0, false, STATUS, params_cublasXtZherk,
        11),
    STUB_ENTRY(cublasXtZherkx, cublasXtZherkx, cublasXtZherkx, 0, false, STATUS,
        params_cublasXtZherkx, 13),
    STUB_ENTRY(cublasXtZspmm, cublasXtZspmm, cublasXtZspmm, 0, false, STATUS, params_cublasXtZspmm,
        12),
    STUB_ENTRY(cublasXtZsymm, cublasXtZsymm, cublasXtZsymm, 0, false, STATUS, params_cublasXtZsymm,
        13),
    STUB_ENTRY(cublasXtZsyr2k, cublasXtZsyr2k, cublasXtZsyr2k, 0, false, STATUS,
        params_cublasXtZsyr2k, 13),
    STUB_ENTRY(cublasXtZsyrk, cublasXtZsyrk, cublasXtZsyrk, 0, false, STATUS, params_cublasXtZsyrk,
        11),
    STUB_ENTRY(cublasXtZsyrkx, cublasXtZsyrkx, cublasXtZsyrkx, 0, false, STATUS,
        params_cublasXtZsyrkx, 13),
    STUB_ENTRY(cublasXtZtrmm, cublasXtZtrmm, cublasXtZtrmm, 0, false, STATUS, params_cublasXtZtrmm,
        14),
    STUB_ENTRY(cublasXtZtrsm, cublasXtZtrsm, cublasXtZtrsm, 0, false, STATUS, params_cublasXtZtrsm,
        12),
    STUB_ENTRY(cublasZaxpy, cublasZaxpy_v2, cublasZaxpy_v2, 0, false, STATUS,
        params_cublasZaxpy_v2, 7),
    STUB_ENTRY(cublasZaxpy_64, cublasZaxpy_v2_64, cublasZaxpy_v2_64, 0, false, STATUS,
        params_cublasZaxpy_v2_64, 7),
    STUB_ENTRY(cublasZcopy, cublasZcopy_v2, cublasZcopy_v2, 0, false, STATUS,
        params_cublasZcopy_v2, 6),
    STUB_ENTRY(cublasZcopy_64, cublasZcopy_v2_64, cublasZcopy_v2_64, 0, false, STATUS,
        params_cublasZcopy_v2_64, 6),
    STUB_ENTRY(cublasZdgmm, cublasZdgmm, cublasZdgmm, 0, false, STATUS, params_cublasZdgmm, 10),
    STUB_ENTRY(cublasZdgmm_64, cublasZdgmm_64, cublasZdgmm_64, 0, false, STATUS,
        params_cublasZdgmm_64, 10),
    STUB_ENTRY(cublasZdotc, cublasZdotc_v2, cublasZdotc_v2, 0, false, STATUS,
        params_cublasZdotc_v2, 7),
    STUB_ENTRY(cublasZdotc_64, cublasZdotc_v2_64, cublasZdotc_v2_64, 0, false, STATUS,
        params_cublasZdotc_v2_64, 7),
    STUB_ENTRY(cublasZdotu, cublasZdotu_v2, cublasZdotu_v2, 0, false, STATUS,
        params_cublasZdotu_v2, 7),
    STUB_ENTRY(cublasZdotu_64, cublasZdotu_v2_64, cublasZdotu_v2_64, 0, false, STATUS,
        params_cublasZdotu_v2_64, 7),
    STUB_ENTRY(cublasZdrot, cublasZdrot_v2, cublasZdrot_v2, 0, false, STATUS,
        params_cublasZdrot_v2, 8),
    STUB_ENTRY(cublasZdrot_64, cublasZdrot_v2_64, cublasZdrot_v2_64, 0, false, STATUS,
        params_cublasZdrot_v2_64, 8),
    STUB_ENTRY(cublasZdscal, cublasZdscal_v2, cublasZdscal_v2, 0, false, STATUS,
        params_cublasZdscal_v2, 5),
    STUB_ENTRY(cublasZdscal_64, cublasZdscal_v2_64, cublasZdscal_v2_64, 0, false, STATUS,
        params_cublasZdscal_v2_64, 5),
    STUB_ENTRY(cublasZgbmv, cublasZgbmv_v2, cublasZgbmv_v2, 0, false, STATUS,
        params_cublasZgbmv_v2, 14),
    STUB_ENTRY(cublasZgbmv_64, cublasZgbmv_v2_64, cublasZgbmv_v2_64, 0, false, STATUS,
        params_cublasZgbmv_v2_64, 14),
    STUB_ENTRY(cublasZgeam, cublasZgeam, cublasZgeam, 0, false, STATUS, params_cublasZgeam, 13),
    STUB_ENTRY(cublasZgeam_64, cublasZgeam_64, cublasZgeam_64, 0, false, STATUS,
        params_cublasZgeam_64, 13),
    STUB_ENTRY(cublasZgelsBatched, cublasZgelsBatched, cublasZgelsBatched, 0, false, STATUS,
        params_cublasZgelsBatched, 12),
    STUB_ENTRY(cublasZgemm3m, cublasZgemm3m, cublasZgemm3m, 0, false, STATUS, params_cublasZgemm3m,
        14),
    STUB_ENTRY(cublasZgemm3m_64, cublasZgemm3m_64, cublasZgemm3m_64, 0, false, STATUS,
        params_cublasZgemm3m_64, 14),
    STUB_ENTRY(cublasZgemmBatched, cublasZgemmBatched, cublasZgemmBatched, 0, false, STATUS,
        params_cublasZgemmBatched, 15),
    STUB_ENTRY(cublasZgemmBatched_64, cublasZgemmBatched_64, cublasZgemmBatched_64, 0, false,
        STATUS, params_cublasZgemmBatched_64, 15),
    STUB_ENTRY(cublasZgemmStridedBatched, cublasZgemmStridedBatched, cublasZgemmStridedBatched, 0,
        false, STATUS, params_cublasZgemmStridedBatched, 18),
    STUB_ENTRY(cublasZgemmStridedBatched_64, cublasZgemmStridedBatched_64,
        cublasZgemmStridedBatched_64, 0, false, STATUS, params_cublasZgemmStridedBatched_64, 18),
    STUB_ENTRY(cublasZgemm, cublasZgemm_v2, cublasZgemm_v2, 0, false, STATUS,
        params_cublasZgemm_v2, 14),
    STUB_ENTRY(cublasZgemm_64, cublasZgemm_v2_64, cublasZgemm_v2_64, 0, false, STATUS,
        params_cublasZgemm_v2_64, 14),
    STUB_ENTRY(cublasZgemvBatched, cublasZgemvBatched, cublasZgemvBatched, 0, false, STATUS,
        params_cublasZgemvBatched, 13),
    STUB_ENTRY(cublasZgemvBatched_64, cublasZgemvBatched_64, cublasZgemvBatched_64, 0, false,
        STATUS, params_cublasZgemvBatched_64, 13),
    STUB_ENTRY(cublasZgemvStridedBatched, cublasZgemvStridedBatched, cublasZgemvStridedBatched, 0,
        false, STATUS, params_cublasZgemvStridedBatched, 16),
    STUB_ENTRY(cublasZgemvStridedBatched_64, cublasZgemvStridedBatched_64,
        cublasZgemvStridedBatched_64, 0, false, STATUS, params_cublasZgemvStridedBatched_64, 16),
    STUB_ENTRY(cublasZgemv, cublasZgemv_v2, cublasZgemv_v2, 0, false, STATUS,
        params_cublasZgemv_v2, 12),
    STUB_ENTRY(cublasZgemv_64, cublasZgemv_v2_64, cublasZgemv_v2_64, 0, false, STATUS,
        params_cublasZgemv_v2_64, 12),
    STUB_ENTRY(cublasZgeqrfBatched, cublasZgeqrfBatched, cublasZgeqrfBatched, 0, false, STATUS,
        params_cublasZgeqrfBatched, 8),
    STUB_ENTRY(cublasZgerc, cublasZgerc_v2, cublasZgerc_v2, 0, false, STATUS,
        params_cublasZgerc_v2, 10),
    STUB_ENTRY(cublasZgerc_64, cublasZgerc_v2_64, cublasZgerc_v2_64, 0, false, STATUS,
        params_cublasZgerc_v2_64, 10),
    STUB_ENTRY(cublasZgeru, cublasZgeru_v2, cublasZgeru_v2, 0, false, STATUS,
        params_cublasZgeru_v2, 10),
    STUB_ENTRY(cublasZgeru_64, cublasZgeru_v2_64, cublasZgeru_v2_64, 0, false, STATUS,
        params_cublasZgeru_v2_64, 10),
    STUB_ENTRY(cublasZgetrfBatched, cublasZgetrfBatched, cublasZgetrfBatched, 0, false, STATUS,
        params_cublasZgetrfBatched, 7),
    STUB_ENTRY(cublasZgetriBatched, cublasZgetriBatched, cublasZgetriBatched, 0, false, STATUS,
        params_cublasZgetriBatched, 9),
    STUB_ENTRY(cublasZgetrsBatched, cublasZgetrsBatched, cublasZgetrsBatched, 0, false, STATUS,
        params_cublasZgetrsBatched, 11),
    STUB_ENTRY(cublasZhbmv, cublasZhbmv_v2, cublasZhbmv_v2, 0, false, STATUS,
        params_cublasZhbmv_v2, 12),
    STUB_ENTRY(cublasZhbmv_64, cublasZhbmv_v2_64, cublasZhbmv_v2_64, 0, false, STATUS,
        params_cublasZhbmv_v2_64, 12),
    STUB_ENTRY(cublasZhemm, cublasZhemm_v2, cublasZhemm_v2, 0, false, STATUS,
        params_cublasZhemm_v2, 13),
    STUB_ENTRY(cublasZhemm_64, cublasZhemm_v2_64, cublasZhemm_v2_64, 0, false, STATUS,
        params_cublasZhemm_v2_64, 13),
    STUB_ENTRY(cublasZhemv, cublasZhemv_v2, cublasZhemv_v2, 0, false, STATUS,
        params_cublasZhemv_v2, 11),
    STUB_ENTRY(cublasZhemv_64, cublasZhemv_v2_64, cublasZhemv_v2_64, 0, false, STATUS,
        params_cublasZhemv_v2_64, 11),
    STUB_ENTRY(cublasZher2, cublasZher2_v2, cublasZher2_v2, 0, false, STATUS,
        params_cublasZher2_v2, 10),
    STUB_ENTRY(cublasZher2_64, cublasZher2_v2_64, cublasZher2_v2_64, 0, false, STATUS,
        params_cublasZher2_v2_64, 10),
    STUB_ENTRY(cublasZher2k, cublasZher2k_v2, cublasZher2k_v2, 0, false, STATUS,
        params_cublasZher2k_v2, 13),
    STUB_ENTRY(cublasZher2k_64, cublasZher2k_v2_64, cublasZher2k_v2_64, 0, false, STATUS,
        params_cublasZher2k_v2_64, 13),
    STUB_ENTRY(cublasZher, cublasZher_v2, cublasZher_v2, 0, false, STATUS, params_cublasZher_v2, 8),
    STUB_ENTRY(cublasZher_64, cublasZher_v2_64, cublasZher_v2_64, 0, false, STATUS,
        params_cublasZher_v2_64, 8),
    STUB_ENTRY(cublasZherk, cublasZherk_v2, cublasZherk_v2, 0, false, STATUS,
        params_cublasZherk_v2, 11),
    STUB_ENTRY(cublasZherk_64, cublasZherk_v2_64, cublasZherk_v2_64, 0, false, STATUS,
        params_cublasZherk_v2_64, 11),
    STUB_ENTRY(cublasZherkx, cublasZherkx, cublasZherkx, 0, false, STATUS, params_cublasZherkx, 13),
    STUB_ENTRY(cublasZherkx_64, cublasZherkx_64, cublasZherkx_64, 0, false, STATUS,
        params_cublasZherkx_64, 13),
    STUB_ENTRY(cublasZhpmv, cublasZhpmv_v2, cublasZhpmv_v2, 0, false, STATUS,
        params_cublasZhpmv_v2, 10),
    STUB_ENTRY(cublasZhpmv_64, cublasZhpmv_v2_64, cublasZhpmv_v2_64, 0, false, STATUS,
        params_cublasZhpmv_v2_64, 10),
    STUB_ENTRY(cublasZhpr2, cublasZhpr2_v2, cublasZhpr2_v2, 0, false, STATUS,
        params_cublasZhpr2_v2, 9),
    STUB_ENTRY(cublasZhpr2_64, cublasZhpr2_v2_64, cublasZhpr2_v2_64, 0, false, STATUS,
        params_cublasZhpr2_v2_64, 9),
    STUB_ENTRY(cublasZhpr, cublasZhpr_v2, cublasZhpr_v2, 0, false, STATUS, params_cublasZhpr_v2, 7),
    STUB_ENTRY(cublasZhpr_64, cublasZhpr_v2_64, cublasZhpr_v2_64, 0, false, STATUS,
        params_cublasZhpr_v2_64, 7),
    STUB_ENTRY(cublasZmatinvBatched, cublasZmatinvBatched, cublasZmatinvBatched, 0, false, STATUS,
        params_cublasZmatinvBatched, 8),
    STUB_ENTRY(cublasZrot, cublasZrot_v2, cublasZrot_v2, 0, false, STATUS, params_cublasZrot_v2, 8),
    STUB_ENTRY(cublasZrot_64, cublasZrot_v2_64, cublasZrot_v2_64, 0, false, STATUS,
        params_cublasZrot_v2_64, 8),
    STUB_ENTRY(cublasZrotg, cublasZrotg_v2, cublasZrotg_v2, 0, false, STATUS,
        params_cublasZrotg_v2, 5),
    STUB_ENTRY(cublasZscal, cublasZscal_v2, cublasZscal_v2, 0, false, STATUS,
        params_cublasZscal_v2, 5),
    STUB_ENTRY(cublasZscal_64, cublasZscal_v2_64, cublasZscal_v2_64, 0, false, STATUS,
        params_cublasZscal_v2_64, 5),
    STUB_ENTRY(cublasZswap, cublasZswap_v2, cublasZswap_v2, 0, false, STATUS,
        params_cublasZswap_v2, 6),
    STUB_ENTRY(cublasZswap_64, cublasZswap_v2_64, cublasZswap_v2_64, 0, false, STATUS,
        params_cublasZswap_v2_64, 6),
    STUB_ENTRY(cublasZsymm, cublasZsymm_v2, cublasZsymm_v2, 0, false, STATUS,
        params_cublasZsymm_v2, 13),
    STUB_ENTRY(cublasZsymm_64, cublasZsymm_v2_64, cublasZsymm_v2_64, 0, false, STATUS,
        params_cublasZsymm_v2_64, 13),
    STUB_ENTRY(cublasZsymv, cublasZsymv_v2, cublasZsymv_v2, 0, false, STATUS,
        params_cublasZsymv_v2, 11),
    STUB_ENTRY(cublasZsymv_64, cublasZsymv_v2_64, cublasZsymv_v2_64, 0, false, STATUS,
        params_cublasZsymv_v2_64, 11),
    STUB_ENTRY(cublasZsyr2, cublasZsyr2_v2, cublasZsyr2_v2, 0, false, STATUS,
        params_cublasZsyr2_v2, 10),
    STUB_ENTRY(cublasZsyr2_64, cublasZsyr2_v2_64, cublasZsyr2_v2_64, 0, false, STATUS,
        params_cublasZsyr2_v2_64, 10),
    STUB_ENTRY(cublasZsyr2k, cublasZsyr2k_v2, cublasZsyr2k_v2, 0, false, STATUS,
        params_cublasZsyr2k_v2, 13),
    STUB_ENTRY(cublasZsyr2k_64, cublasZsyr2k_v2_64, cublasZsyr2k_v2_64, 0, false, STATUS,
        params_cublasZsyr2k_v2_64, 13),
    STUB_ENTRY(cublasZsyr, cublasZsyr_v2, cublasZsyr_v2, 0, false, STATUS, params_cublasZsyr_v2, 8),
    STUB_ENTRY(cublasZsyr_64, cublasZsyr_v2_64, cublasZsyr_v2_64, 0, false, STATUS,
        params_cublasZsyr_v2_64, 8),
    STUB_ENTRY(cublasZsyrk, cublasZsyrk_v2, cublasZsyrk_v2, 0, false, STATUS,
        params_cublasZsyrk_v2, 11),
    STUB_ENTRY(cublasZsyrk_64, cublasZsyrk_v2_64, cublasZsyrk_v2_64, 0, false, STATUS,
        params_cublasZsyrk_v2_64, 11),
    STUB_ENTRY(cublasZsyrkx, cublasZsyrkx, cublasZsyrkx, 0, false, STATUS, params_cublasZsyrkx, 13),
    STUB_ENTRY(cublasZsyrkx_64, cublasZsyrkx_64, cublasZsyrkx_64, 0, false, STATUS,
        params_cublasZsyrkx_64, 13),
    STUB_ENTRY(cublasZtbmv, cublasZtbmv_v2, cublasZtbmv_v2, 0, false, STATUS,
        params_cublasZtbmv_v2, 10),
    STUB_ENTRY(cublasZtbmv_64, cublasZtbmv_v2_64, cublasZtbmv_v2_64, 0, false, STATUS,
        params_cublasZtbmv_v2_64, 10),
    STUB_ENTRY(cublasZtbsv, cublasZtbsv_v2, cublasZtbsv_v2, 0, false, STATUS,
        params_cublasZtbsv_v2, 10),
    STUB_ENTRY(cublasZtbsv_64, cublasZtbsv_v2_64, cublasZtbsv_v2_64, 0, false, STATUS,
        params_cublasZtbsv_v2_64, 10),
    STUB_ENTRY(cublasZtpmv, cublasZtpmv_v2, cublasZtpmv_v2, 0, false, STATUS,
        params_cublasZtpmv_v2, 8),
    STUB_ENTRY(cublasZtpmv_64, cublasZtpmv_v2_64, cublasZtpmv_v2_64, 0, false, STATUS,
        params_cublasZtpmv_v2_64, 8),
    STUB_ENTRY(cublasZtpsv, cublasZtpsv_v2, cublasZtpsv_v2, 0, false, STATUS,
        params_cublasZtpsv_v2, 8),
    STUB_ENTRY(cublasZtpsv_64, cublasZtpsv_v2_64, cublasZtpsv_v2_64, 0, false, STATUS,
        params_cublasZtpsv_v2_64, 8),
    STUB_ENTRY(cublasZtpttr, cublasZtpttr, cublasZtpttr, 0, false, STATUS, params_cublasZtpttr, 6),
    STUB_ENTRY(cublasZtrmm, cublasZtrmm_v2, cublasZtrmm_v2, 0, false, STATUS,
        params_cublasZtrmm_v2, 14),
    STUB_ENTRY(cublasZtrmm_64, cublasZtrmm_v2_64, cublasZtrmm_v2_64, 0, false, STATUS,
        params_cublasZtrmm_v2_64, 14),
    STUB_ENTRY(cublasZtrmv, cublasZtrmv_v2, cublasZtrmv_v2, 0, false, STATUS,
        params_cublasZtrmv_v2, 9),
    STUB_ENTRY(cublasZtrmv_64, cublasZtrmv_v2_64, cublasZtrmv_v2_64, 0, false, STATUS,
        params_cublasZtrmv_v2_64, 9),
    STUB_ENTRY(cublasZtrsmBatched, cublasZtrsmBatched, cublasZtrsmBatched, 0, false, STATUS,
        params_cublasZtrsmBatched, 13),
    STUB_ENTRY(cublasZtrsmBatched_64, cublasZtrsmBatched_64, cublasZtrsmBatched_64, 0, false,
        STATUS, params_cublasZtrsmBatched_64, 13),
    STUB_ENTRY(cublasZtrsm, cublasZtrsm_v2, cublasZtrsm_v2, 0, false, STATUS,
        params_cublasZtrsm_v2, 12),
    STUB_ENTRY(cublasZtrsm_64, cublasZtrsm_v2_64, cublasZtrsm_v2_64, 0, false, STATUS,
        params_cublasZtrsm_v2_64, 12),
    STUB_ENTRY(cublasZtrsv, cublasZtrsv_v2, cublasZtrsv_v2, 0, false, STATUS,
        params_cublasZtrsv_v2, 9),
    STUB_ENTRY(cublasZtrsv_64, cublasZtrsv_v2_64, cublasZtrsv_v2_64, 0, false, STATUS,
        params_cublasZtrsv_v2_64, 9),
    STUB_ENTRY(cublasZtrttp, cublasZtrttp, cublasZtrttp, 0, false, STATUS, params_cublasZtrttp, 6),
};
const int stub_function_count = 580;
unsigned char stub_modes[580];
