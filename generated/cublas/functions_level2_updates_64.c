// functions_level2_updates_64.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasStrsv_64, "handle", "uplo", "trans", "diag", "n", "A", "lda", "x", "incx");

// cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda,
//     float *x, int64_t incx)
static const cb_function f_cublasStrsv_64 = {
    .name = "cublasStrsv_64",
    CB_PARAMS_OF(cublasStrsv_64),
};

CB_WRAPPER(cublasStrsv_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStrsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStrsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda,
//     double *x, int64_t incx)
static const cb_function f_cublasDtrsv_64 = {
    .name = "cublasDtrsv_64",
    CB_PARAMS_OF(cublasStrsv_64),
};

CB_WRAPPER(cublasDtrsv_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtrsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtrsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCtrsv_64 = {
    .name = "cublasCtrsv_64",
    CB_PARAMS_OF(cublasStrsv_64),
};

CB_WRAPPER(cublasCtrsv_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtrsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtrsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A,
//     int64_t lda, cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtrsv_64 = {
    .name = "cublasZtrsv_64",
    CB_PARAMS_OF(cublasStrsv_64),
};

CB_WRAPPER(cublasZtrsv_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int64(argv[6], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[8], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtrsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtrsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasStpsv_64, "handle", "uplo", "trans", "diag", "n", "AP", "x", "incx");

// cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x,
//     int64_t incx)
static const cb_function f_cublasStpsv_64 = {
    .name = "cublasStpsv_64",
    CB_PARAMS_OF(cublasStpsv_64),
};

CB_WRAPPER(cublasStpsv_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStpsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStpsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStpsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStpsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x,
//     int64_t incx)
static const cb_function f_cublasDtpsv_64 = {
    .name = "cublasDtpsv_64",
    CB_PARAMS_OF(cublasStpsv_64),
};

CB_WRAPPER(cublasDtpsv_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtpsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtpsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtpsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtpsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP,
//     cuComplex *x, int64_t incx)
static const cb_function f_cublasCtpsv_64 = {
    .name = "cublasCtpsv_64",
    CB_PARAMS_OF(cublasStpsv_64),
};

CB_WRAPPER(cublasCtpsv_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtpsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtpsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtpsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtpsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP,
//     cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtpsv_64 = {
    .name = "cublasZtpsv_64",
    CB_PARAMS_OF(cublasStpsv_64),
};

CB_WRAPPER(cublasZtpsv_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtpsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[7], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtpsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtpsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtpsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasStbsv_64, "handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x", "incx");

// cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A,
//     int64_t lda, float *x, int64_t incx)
static const cb_function f_cublasStbsv_64 = {
    .name = "cublasStbsv_64",
    CB_PARAMS_OF(cublasStbsv_64),
};

CB_WRAPPER(cublasStbsv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStbsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasStbsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasStbsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStbsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A,
//     int64_t lda, double *x, int64_t incx)
static const cb_function f_cublasDtbsv_64 = {
    .name = "cublasDtbsv_64",
    CB_PARAMS_OF(cublasStbsv_64),
};

CB_WRAPPER(cublasDtbsv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtbsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasDtbsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDtbsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtbsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A,
//     int64_t lda, cuComplex *x, int64_t incx)
static const cb_function f_cublasCtbsv_64 = {
    .name = "cublasCtbsv_64",
    CB_PARAMS_OF(cublasStbsv_64),
};

CB_WRAPPER(cublasCtbsv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtbsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasCtbsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCtbsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtbsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k,
//     const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)
static const cb_function f_cublasZtbsv_64 = {
    .name = "cublasZtbsv_64",
    CB_PARAMS_OF(cublasStbsv_64),
};

CB_WRAPPER(cublasZtbsv_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtbsv_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag;
    int64_t n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int64(argv[4], "int64_t", &n) < 0
        || cb_as_int64(argv[5], "int64_t", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[9], "int64_t", &incx) < 0)
        goto done;
    fn_cublasZtbsv_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZtbsv_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtbsv_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasSger_64, "handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A", "lda");

// cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha,
//     const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)
static const cb_function f_cublasSger_64 = {.name = "cublasSger_64", CB_PARAMS_OF(cublasSger_64)};

CB_WRAPPER(cublasSger_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSger_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &m) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasSger_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSger_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSger_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSger_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy,
//     double *A, int64_t lda)
static const cb_function f_cublasDger_64 = {.name = "cublasDger_64", CB_PARAMS_OF(cublasSger_64)};

CB_WRAPPER(cublasDger_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDger_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &m) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasDger_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDger_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDger_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDger_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const cb_function f_cublasCgeru_64 = {.name = "cublasCgeru_64", CB_PARAMS_OF(cublasSger_64)};

CB_WRAPPER(cublasCgeru_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgeru_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &m) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCgeru_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgeru_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgeru_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgeru_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const cb_function f_cublasCgerc_64 = {.name = "cublasCgerc_64", CB_PARAMS_OF(cublasSger_64)};

CB_WRAPPER(cublasCgerc_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgerc_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &m) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCgerc_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgerc_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCgerc_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgerc_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZgeru_64 = {.name = "cublasZgeru_64", CB_PARAMS_OF(cublasSger_64)};

CB_WRAPPER(cublasZgeru_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgeru_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &m) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZgeru_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgeru_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgeru_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgeru_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZgerc_64 = {.name = "cublasZgerc_64", CB_PARAMS_OF(cublasSger_64)};

CB_WRAPPER(cublasZgerc_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgerc_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &m) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZgerc_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgerc_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZgerc_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgerc_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

CB_PARAM_LIST(cublasSsyr_64, "handle", "uplo", "n", "alpha", "x", "incx", "A", "lda");

// cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)
static const cb_function f_cublasSsyr_64 = {.name = "cublasSsyr_64", CB_PARAMS_OF(cublasSsyr_64)};

CB_WRAPPER(cublasSsyr_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyr_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasSsyr_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSsyr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyr_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)
static const cb_function f_cublasDsyr_64 = {.name = "cublasDsyr_64", CB_PARAMS_OF(cublasSsyr_64)};

CB_WRAPPER(cublasDsyr_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyr_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasDsyr_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDsyr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyr_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
static const cb_function f_cublasCsyr_64 = {.name = "cublasCsyr_64", CB_PARAMS_OF(cublasSsyr_64)};

CB_WRAPPER(cublasCsyr_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyr_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCsyr_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsyr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyr_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A,
//     int64_t lda)
static const cb_function f_cublasZsyr_64 = {.name = "cublasZsyr_64", CB_PARAMS_OF(cublasSsyr_64)};

CB_WRAPPER(cublasZsyr_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyr_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZsyr_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZsyr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyr_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
static const cb_function f_cublasCher_64 = {.name = "cublasCher_64", CB_PARAMS_OF(cublasSsyr_64)};

CB_WRAPPER(cublasCher_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCher_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCher_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCher_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCher_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZher_64 = {.name = "cublasZher_64", CB_PARAMS_OF(cublasSsyr_64)};

CB_WRAPPER(cublasZher_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZher_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[7], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZher_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZher_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZher_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

CB_PARAM_LIST(cublasSspr_64, "handle", "uplo", "n", "alpha", "x", "incx", "AP");

// cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *x, int64_t incx, float *AP)
static const cb_function f_cublasSspr_64 = {.name = "cublasSspr_64", CB_PARAMS_OF(cublasSspr_64)};

CB_WRAPPER(cublasSspr_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSspr_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx;
    cb_number alpha;
    cb_address x, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasSspr_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSspr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSspr_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *x, int64_t incx, double *AP)
static const cb_function f_cublasDspr_64 = {.name = "cublasDspr_64", CB_PARAMS_OF(cublasSspr_64)};

CB_WRAPPER(cublasDspr_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDspr_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx;
    cb_number alpha;
    cb_address x, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasDspr_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDspr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDspr_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)
static const cb_function f_cublasChpr_64 = {.name = "cublasChpr_64", CB_PARAMS_OF(cublasSspr_64)};

CB_WRAPPER(cublasChpr_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChpr_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx;
    cb_number alpha;
    cb_address x, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasChpr_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr_64 *call = cb_symbol_address(&cublas_symbols[S_cublasChpr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChpr_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)
static const cb_function f_cublasZhpr_64 = {.name = "cublasZhpr_64", CB_PARAMS_OF(cublasSspr_64)};

CB_WRAPPER(cublasZhpr_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhpr_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx;
    cb_number alpha;
    cb_address x, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasZhpr_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZhpr_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhpr_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return retval;
}

CB_PARAM_LIST(cublasSsyr2_64, "handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A", "lda");

// cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A,
//     int64_t lda)
static const cb_function f_cublasSsyr2_64 = {
    .name = "cublasSsyr2_64",
    CB_PARAMS_OF(cublasSsyr2_64),
};

CB_WRAPPER(cublasSsyr2_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyr2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasSsyr2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSsyr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyr2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy,
//     double *A, int64_t lda)
static const cb_function f_cublasDsyr2_64 = {
    .name = "cublasDsyr2_64",
    CB_PARAMS_OF(cublasSsyr2_64),
};

CB_WRAPPER(cublasDsyr2_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyr2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasDsyr2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDsyr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyr2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const cb_function f_cublasCsyr2_64 = {
    .name = "cublasCsyr2_64",
    CB_PARAMS_OF(cublasSsyr2_64),
};

CB_WRAPPER(cublasCsyr2_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyr2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCsyr2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsyr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyr2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZsyr2_64 = {
    .name = "cublasZsyr2_64",
    CB_PARAMS_OF(cublasSsyr2_64),
};

CB_WRAPPER(cublasZsyr2_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyr2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZsyr2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZsyr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyr2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *A, int64_t lda)
static const cb_function f_cublasCher2_64 = {
    .name = "cublasCher2_64",
    CB_PARAMS_OF(cublasSsyr2_64),
};

CB_WRAPPER(cublasCher2_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCher2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCher2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCher2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCher2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)
static const cb_function f_cublasZher2_64 = {
    .name = "cublasZher2_64",
    CB_PARAMS_OF(cublasSsyr2_64),
};

CB_WRAPPER(cublasZher2_64)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZher2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int64(argv[9], "int64_t", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZher2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZher2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZher2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

CB_PARAM_LIST(cublasSspr2_64, "handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP");

// cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)
static const cb_function f_cublasSspr2_64 = {
    .name = "cublasSspr2_64",
    CB_PARAMS_OF(cublasSspr2_64),
};

CB_WRAPPER(cublasSspr2_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSspr2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasSspr2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSspr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSspr2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy,
//     double *AP)
static const cb_function f_cublasDspr2_64 = {
    .name = "cublasDspr2_64",
    CB_PARAMS_OF(cublasSspr2_64),
};

CB_WRAPPER(cublasDspr2_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDspr2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasDspr2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDspr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDspr2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
//     cuComplex *AP)
static const cb_function f_cublasChpr2_64 = {
    .name = "cublasChpr2_64",
    CB_PARAMS_OF(cublasSspr2_64),
};

CB_WRAPPER(cublasChpr2_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChpr2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasChpr2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasChpr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChpr2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx,
//     const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)
static const cb_function f_cublasZhpr2_64 = {
    .name = "cublasZhpr2_64",
    CB_PARAMS_OF(cublasSspr2_64),
};

CB_WRAPPER(cublasZhpr2_64)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhpr2_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo;
    int64_t n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int64(argv[2], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int64(argv[5], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_device_address(form, argv[8], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasZhpr2_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr2_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZhpr2_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhpr2_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return retval;
}
