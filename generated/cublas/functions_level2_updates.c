// functions_level2_updates.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasStrsv, "handle", "uplo", "trans", "diag", "n", "A", "lda", "x", "incx");

// cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x,
//     int incx)
static const cb_function f_cublasStrsv = {.name = "cublasStrsv", CB_PARAMS_OF(cublasStrsv)};

CB_WRAPPER(cublasStrsv)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStrsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0)
        goto done;
    fn_cublasStrsv *call = cb_symbol_address(&cublas_symbols[S_cublasStrsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStrsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x,
//     int incx)
static const cb_function f_cublasDtrsv = {.name = "cublasDtrsv", CB_PARAMS_OF(cublasStrsv)};

CB_WRAPPER(cublasDtrsv)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtrsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0)
        goto done;
    fn_cublasDtrsv *call = cb_symbol_address(&cublas_symbols[S_cublasDtrsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtrsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda,
//     cuComplex *x, int incx)
static const cb_function f_cublasCtrsv = {.name = "cublasCtrsv", CB_PARAMS_OF(cublasStrsv)};

CB_WRAPPER(cublasCtrsv)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtrsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0)
        goto done;
    fn_cublasCtrsv *call = cb_symbol_address(&cublas_symbols[S_cublasCtrsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtrsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtrsv = {.name = "cublasZtrsv", CB_PARAMS_OF(cublasStrsv)};

CB_WRAPPER(cublasZtrsv)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtrsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "A", 0, &A) < 0
        || cb_as_int32(argv[6], "int", &lda) < 0
        || cb_as_device_address(form, argv[7], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[8], "int", &incx) < 0)
        goto done;
    fn_cublasZtrsv *call = cb_symbol_address(&cublas_symbols[S_cublasZtrsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtrsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasStpsv, "handle", "uplo", "trans", "diag", "n", "AP", "x", "incx");

// cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
static const cb_function f_cublasStpsv = {.name = "cublasStpsv", CB_PARAMS_OF(cublasStpsv)};

CB_WRAPPER(cublasStpsv)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStpsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0)
        goto done;
    fn_cublasStpsv *call = cb_symbol_address(&cublas_symbols[S_cublasStpsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStpsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
static const cb_function f_cublasDtpsv = {.name = "cublasDtpsv", CB_PARAMS_OF(cublasStpsv)};

CB_WRAPPER(cublasDtpsv)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtpsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0)
        goto done;
    fn_cublasDtpsv *call = cb_symbol_address(&cublas_symbols[S_cublasDtpsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtpsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x,
//     int incx)
static const cb_function f_cublasCtpsv = {.name = "cublasCtpsv", CB_PARAMS_OF(cublasStpsv)};

CB_WRAPPER(cublasCtpsv)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtpsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0)
        goto done;
    fn_cublasCtpsv *call = cb_symbol_address(&cublas_symbols[S_cublasCtpsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtpsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
//     cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtpsv = {.name = "cublasZtpsv", CB_PARAMS_OF(cublasStpsv)};

CB_WRAPPER(cublasZtpsv)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtpsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, incx;
    cb_address AP, x;
    AP.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_device_address(form, argv[5], "AP", 0, &AP) < 0
        || cb_as_device_address(form, argv[6], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[7], "int", &incx) < 0)
        goto done;
    fn_cublasZtpsv *call = cb_symbol_address(&cublas_symbols[S_cublasZtpsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, AP.value, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtpsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&AP);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasStbsv, "handle", "uplo", "trans", "diag", "n", "k", "A", "lda", "x", "incx");

// cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda,
//     float *x, int incx)
static const cb_function f_cublasStbsv = {.name = "cublasStbsv", CB_PARAMS_OF(cublasStbsv)};

CB_WRAPPER(cublasStbsv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasStbsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0)
        goto done;
    fn_cublasStbsv *call = cb_symbol_address(&cublas_symbols[S_cublasStbsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasStbsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda,
//     double *x, int incx)
static const cb_function f_cublasDtbsv = {.name = "cublasDtbsv", CB_PARAMS_OF(cublasStbsv)};

CB_WRAPPER(cublasDtbsv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDtbsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0)
        goto done;
    fn_cublasDtbsv *call = cb_symbol_address(&cublas_symbols[S_cublasDtbsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDtbsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda,
//     cuComplex *x, int incx)
static const cb_function f_cublasCtbsv = {.name = "cublasCtbsv", CB_PARAMS_OF(cublasStbsv)};

CB_WRAPPER(cublasCtbsv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCtbsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0)
        goto done;
    fn_cublasCtbsv *call = cb_symbol_address(&cublas_symbols[S_cublasCtbsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCtbsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

// cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo,
//     cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A,
//     int lda, cuDoubleComplex *x, int incx)
static const cb_function f_cublasZtbsv = {.name = "cublasZtbsv", CB_PARAMS_OF(cublasStbsv)};

CB_WRAPPER(cublasZtbsv)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZtbsv, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, trans, diag, n, k, lda, incx;
    cb_address A, x;
    A.held = x.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_enum(py, T_cublasOperation_t, argv[2], "trans", &trans) < 0
        || cb_as_enum(py, T_cublasDiagType_t, argv[3], "diag", &diag) < 0
        || cb_as_int32(argv[4], "int", &n) < 0
        || cb_as_int32(argv[5], "int", &k) < 0
        || cb_as_device_address(form, argv[6], "A", 0, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || cb_as_device_address(form, argv[8], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[9], "int", &incx) < 0)
        goto done;
    fn_cublasZtbsv *call = cb_symbol_address(&cublas_symbols[S_cublasZtbsv]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, trans, diag, n, k, A.value, lda, x.value, incx);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZtbsv, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&A);
    cb_address_release(&x);
    return retval;
}

CB_PARAM_LIST(cublasSger, "handle", "m", "n", "alpha", "x", "incx", "y", "incy", "A", "lda");

// cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha,
//     const float *x, int incx, const float *y, int incy, float *A, int lda)
static const cb_function f_cublasSger = {.name = "cublasSger", CB_PARAMS_OF(cublasSger)};

CB_WRAPPER(cublasSger)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSger, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasSger, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSger *call = cb_symbol_address(&cublas_symbols[S_cublasSger]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSger, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha,
//     const double *x, int incx, const double *y, int incy, double *A, int lda)
static const cb_function f_cublasDger = {.name = "cublasDger", CB_PARAMS_OF(cublasSger)};

CB_WRAPPER(cublasDger)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDger, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasDger, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDger *call = cb_symbol_address(&cublas_symbols[S_cublasDger]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDger, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha,
//     const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
static const cb_function f_cublasCgeru = {.name = "cublasCgeru", CB_PARAMS_OF(cublasSger)};

CB_WRAPPER(cublasCgeru)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgeru, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCgeru, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgeru *call = cb_symbol_address(&cublas_symbols[S_cublasCgeru]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgeru, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha,
//     const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
static const cb_function f_cublasCgerc = {.name = "cublasCgerc", CB_PARAMS_OF(cublasSger)};

CB_WRAPPER(cublasCgerc)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCgerc, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCgerc, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCgerc *call = cb_symbol_address(&cublas_symbols[S_cublasCgerc]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCgerc, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
//     int lda)
static const cb_function f_cublasZgeru = {.name = "cublasZgeru", CB_PARAMS_OF(cublasSger)};

CB_WRAPPER(cublasZgeru)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgeru, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZgeru, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgeru *call = cb_symbol_address(&cublas_symbols[S_cublasZgeru]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgeru, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
//     const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
//     int lda)
static const cb_function f_cublasZgerc = {.name = "cublasZgerc", CB_PARAMS_OF(cublasSger)};

CB_WRAPPER(cublasZgerc)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZgerc, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t m, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &m) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZgerc, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZgerc *call = cb_symbol_address(&cublas_symbols[S_cublasZgerc]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, m, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZgerc, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

CB_PARAM_LIST(cublasSsyr, "handle", "uplo", "n", "alpha", "x", "incx", "A", "lda");

// cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *x, int incx, float *A, int lda)
static const cb_function f_cublasSsyr = {.name = "cublasSsyr", CB_PARAMS_OF(cublasSsyr)};

CB_WRAPPER(cublasSsyr)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasSsyr, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr *call = cb_symbol_address(&cublas_symbols[S_cublasSsyr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *x, int incx, double *A, int lda)
static const cb_function f_cublasDsyr = {.name = "cublasDsyr", CB_PARAMS_OF(cublasSsyr)};

CB_WRAPPER(cublasDsyr)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasDsyr, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr *call = cb_symbol_address(&cublas_symbols[S_cublasDsyr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)
static const cb_function f_cublasCsyr = {.name = "cublasCsyr", CB_PARAMS_OF(cublasSsyr)};

CB_WRAPPER(cublasCsyr)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCsyr, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr *call = cb_symbol_address(&cublas_symbols[S_cublasCsyr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A,
//     int lda)
static const cb_function f_cublasZsyr = {.name = "cublasZsyr", CB_PARAMS_OF(cublasSsyr)};

CB_WRAPPER(cublasZsyr)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZsyr, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr *call = cb_symbol_address(&cublas_symbols[S_cublasZsyr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)
static const cb_function f_cublasCher = {.name = "cublasCher", CB_PARAMS_OF(cublasSsyr)};

CB_WRAPPER(cublasCher)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCher, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCher, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher *call = cb_symbol_address(&cublas_symbols[S_cublasCher]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCher, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)
static const cb_function f_cublasZher = {.name = "cublasZher", CB_PARAMS_OF(cublasSsyr)};

CB_WRAPPER(cublasZher)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZher, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, lda;
    cb_number alpha;
    cb_address x, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[7], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZher, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher *call = cb_symbol_address(&cublas_symbols[S_cublasZher]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZher, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&A);
    return retval;
}

CB_PARAM_LIST(cublasSspr, "handle", "uplo", "n", "alpha", "x", "incx", "AP");

// cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *x, int incx, float *AP)
static const cb_function f_cublasSspr = {.name = "cublasSspr", CB_PARAMS_OF(cublasSspr)};

CB_WRAPPER(cublasSspr)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSspr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx;
    cb_number alpha;
    cb_address x, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasSspr, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr *call = cb_symbol_address(&cublas_symbols[S_cublasSspr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSspr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *x, int incx, double *AP)
static const cb_function f_cublasDspr = {.name = "cublasDspr", CB_PARAMS_OF(cublasSspr)};

CB_WRAPPER(cublasDspr)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDspr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx;
    cb_number alpha;
    cb_address x, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasDspr, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr *call = cb_symbol_address(&cublas_symbols[S_cublasDspr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDspr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const cuComplex *x, int incx, cuComplex *AP)
static const cb_function f_cublasChpr = {.name = "cublasChpr", CB_PARAMS_OF(cublasSspr)};

CB_WRAPPER(cublasChpr)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChpr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx;
    cb_number alpha;
    cb_address x, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasChpr, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr *call = cb_symbol_address(&cublas_symbols[S_cublasChpr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChpr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)
static const cb_function f_cublasZhpr = {.name = "cublasZhpr", CB_PARAMS_OF(cublasSspr)};

CB_WRAPPER(cublasZhpr)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhpr, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx;
    cb_number alpha;
    cb_address x, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasZhpr, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr *call = cb_symbol_address(&cublas_symbols[S_cublasZhpr]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhpr, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&AP);
    return retval;
}

CB_PARAM_LIST(cublasSsyr2, "handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "A", "lda");

// cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)
static const cb_function f_cublasSsyr2 = {.name = "cublasSsyr2", CB_PARAMS_OF(cublasSsyr2)};

CB_WRAPPER(cublasSsyr2)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSsyr2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasSsyr2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSsyr2 *call = cb_symbol_address(&cublas_symbols[S_cublasSsyr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSsyr2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *x, int incx, const double *y, int incy, double *A,
//     int lda)
static const cb_function f_cublasDsyr2 = {.name = "cublasDsyr2", CB_PARAMS_OF(cublasSsyr2)};

CB_WRAPPER(cublasDsyr2)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDsyr2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasDsyr2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDsyr2 *call = cb_symbol_address(&cublas_symbols[S_cublasDsyr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDsyr2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
//     cuComplex *A, int lda)
static const cb_function f_cublasCsyr2 = {.name = "cublasCsyr2", CB_PARAMS_OF(cublasSsyr2)};

CB_WRAPPER(cublasCsyr2)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsyr2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCsyr2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCsyr2 *call = cb_symbol_address(&cublas_symbols[S_cublasCsyr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsyr2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
//     int incy, cuDoubleComplex *A, int lda)
static const cb_function f_cublasZsyr2 = {.name = "cublasZsyr2", CB_PARAMS_OF(cublasSsyr2)};

CB_WRAPPER(cublasZsyr2)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZsyr2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZsyr2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZsyr2 *call = cb_symbol_address(&cublas_symbols[S_cublasZsyr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZsyr2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
//     cuComplex *A, int lda)
static const cb_function f_cublasCher2 = {.name = "cublasCher2", CB_PARAMS_OF(cublasSsyr2)};

CB_WRAPPER(cublasCher2)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCher2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasCher2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasCher2 *call = cb_symbol_address(&cublas_symbols[S_cublasCher2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCher2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

// cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
//     int incy, cuDoubleComplex *A, int lda)
static const cb_function f_cublasZher2 = {.name = "cublasZher2", CB_PARAMS_OF(cublasSsyr2)};

CB_WRAPPER(cublasZher2)
{
    PyObject *slots[10], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZher2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy, lda;
    cb_number alpha;
    cb_address x, y, A;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = A.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "A", CB_TARGET, &A) < 0
        || cb_as_int32(argv[9], "int", &lda) < 0
        || ask_pointer_mode(form, &f_cublasZher2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZher2 *call = cb_symbol_address(&cublas_symbols[S_cublasZher2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, A.value, lda);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZher2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&A);
    return retval;
}

CB_PARAM_LIST(cublasSspr2, "handle", "uplo", "n", "alpha", "x", "incx", "y", "incy", "AP");

// cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)
static const cb_function f_cublasSspr2 = {.name = "cublasSspr2", CB_PARAMS_OF(cublasSspr2)};

CB_WRAPPER(cublasSspr2)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSspr2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasSspr2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasSspr2 *call = cb_symbol_address(&cublas_symbols[S_cublasSspr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSspr2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)
static const cb_function f_cublasDspr2 = {.name = "cublasDspr2", CB_PARAMS_OF(cublasSspr2)};

CB_WRAPPER(cublasDspr2)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDspr2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasDspr2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasDspr2 *call = cb_symbol_address(&cublas_symbols[S_cublasDspr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDspr2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
//     cuComplex *AP)
static const cb_function f_cublasChpr2 = {.name = "cublasChpr2", CB_PARAMS_OF(cublasSspr2)};

CB_WRAPPER(cublasChpr2)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasChpr2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasChpr2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX64, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasChpr2 *call = cb_symbol_address(&cublas_symbols[S_cublasChpr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasChpr2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return retval;
}

// cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
//     const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
//     int incy, cuDoubleComplex *AP)
static const cb_function f_cublasZhpr2 = {.name = "cublasZhpr2", CB_PARAMS_OF(cublasSspr2)};

CB_WRAPPER(cublasZhpr2)
{
    PyObject *slots[9], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZhpr2, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t uplo, n, incx, incy;
    cb_number alpha;
    cb_address x, y, AP;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&alpha);
    x.held = y.held = AP.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cublasFillMode_t, argv[1], "uplo", &uplo) < 0
        || cb_as_int32(argv[2], "int", &n) < 0
        || cb_as_device_address(form, argv[4], "x", 0, &x) < 0
        || cb_as_int32(argv[5], "int", &incx) < 0
        || cb_as_device_address(form, argv[6], "y", 0, &y) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_device_address(form, argv[8], "AP", CB_TARGET, &AP) < 0
        || ask_pointer_mode(form, &f_cublasZhpr2, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[3], CB_VALUE_COMPLEX128, CB_SINGLE,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "alpha", &alpha) < 0)
        goto done;
    fn_cublasZhpr2 *call = cb_symbol_address(&cublas_symbols[S_cublasZhpr2]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, uplo, n, alpha.data, x.value, incx, y.value, incy, AP.value);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZhpr2, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_number_done(&alpha);
    cb_address_release(&x);
    cb_address_release(&y);
    cb_address_release(&AP);
    return retval;
}
