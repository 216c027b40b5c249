// functions_rotations.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

CB_PARAM_LIST(cublasSrot, "handle", "n", "x", "incx", "y", "incy", "c", "s");

// cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y,
//     int incy, const float *c, const float *s)
static const cb_function f_cublasSrot = {.name = "cublasSrot", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasSrot)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSrot, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSrot, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasSrot *call = cb_symbol_address(&cublas_symbols[S_cublasSrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSrot, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
//     float *y, int64_t incy, const float *c, const float *s)
static const cb_function f_cublasSrot_64 = {.name = "cublasSrot_64", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasSrot_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSrot_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSrot_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasSrot_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSrot_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y,
//     int incy, const double *c, const double *s)
static const cb_function f_cublasDrot = {.name = "cublasDrot", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasDrot)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDrot, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDrot, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasDrot *call = cb_symbol_address(&cublas_symbols[S_cublasDrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDrot, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
//     double *y, int64_t incy, const double *c, const double *s)
static const cb_function f_cublasDrot_64 = {.name = "cublasDrot_64", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasDrot_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDrot_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDrot_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasDrot_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDrot_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y,
//     int incy, const float *c, const cuComplex *s)
static const cb_function f_cublasCrot = {.name = "cublasCrot", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasCrot)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCrot, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCrot, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasCrot *call = cb_symbol_address(&cublas_symbols[S_cublasCrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCrot, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy, const float *c, const cuComplex *s)
static const cb_function f_cublasCrot_64 = {.name = "cublasCrot_64", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasCrot_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCrot_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCrot_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasCrot_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCrot_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx,
//     cuComplex *y, int incy, const float *c, const float *s)
static const cb_function f_cublasCsrot = {.name = "cublasCsrot", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasCsrot)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsrot, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCsrot, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasCsrot *call = cb_symbol_address(&cublas_symbols[S_cublasCsrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsrot, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy, const float *c, const float *s)
static const cb_function f_cublasCsrot_64 = {.name = "cublasCsrot_64", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasCsrot_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCsrot_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasCsrot_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_FLOAT, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_FLOAT, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasCsrot_64 *call = cb_symbol_address(&cublas_symbols[S_cublasCsrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasCsrot_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)
static const cb_function f_cublasZrot = {.name = "cublasZrot", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasZrot)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZrot, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZrot, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasZrot *call = cb_symbol_address(&cublas_symbols[S_cublasZrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZrot, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
//     int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)
static const cb_function f_cublasZrot_64 = {.name = "cublasZrot_64", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasZrot_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZrot_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZrot_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasZrot_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZrot_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy, const double *c, const double *s)
static const cb_function f_cublasZdrot = {.name = "cublasZdrot", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasZdrot)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdrot, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZdrot, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasZdrot *call = cb_symbol_address(&cublas_symbols[S_cublasZdrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdrot, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
//     int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)
static const cb_function f_cublasZdrot_64 = {.name = "cublasZdrot_64", CB_PARAMS_OF(cublasSrot)};

CB_WRAPPER(cublasZdrot_64)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZdrot_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasZdrot_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in(py, argv[6], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_in(py, argv[7], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasZdrot_64 *call = cb_symbol_address(&cublas_symbols[S_cublasZdrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasZdrot_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

CB_PARAM_LIST(cublasRotEx, "handle", "n", "x", "xType", "incx", "y", "yType", "incy", "c", "s",
    "csType", "executiontype");

// cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
//     void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType,
//     cudaDataType executiontype)
static const cb_function f_cublasRotEx = {.name = "cublasRotEx", CB_PARAMS_OF(cublasRotEx)};

CB_WRAPPER(cublasRotEx)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasRotEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy, csType, executiontype;
    cb_address x, y;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "csType", &csType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasRotEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[8], &table_data_types, csType, csType, CB_SINGLE, on_host, "c",
            &c) < 0
        || cb_number_in_as(py, argv[9], &table_data_types, csType, csType, CB_SINGLE, on_host, "s",
            &s) < 0)
        goto done;
    fn_cublasRotEx *call = cb_symbol_address(&cublas_symbols[S_cublasRotEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy, c.data, s.data, csType,
        executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasRotEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
//     int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s,
//     cudaDataType csType, cudaDataType executiontype)
static const cb_function f_cublasRotEx_64 = {.name = "cublasRotEx_64", CB_PARAMS_OF(cublasRotEx)};

CB_WRAPPER(cublasRotEx_64)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasRotEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType, csType, executiontype;
    cb_number c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&c);
    cb_number_init(&s);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "csType", &csType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasRotEx_64, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_in_as(py, argv[8], &table_data_types, csType, csType, CB_SINGLE, on_host, "c",
            &c) < 0
        || cb_number_in_as(py, argv[9], &table_data_types, csType, csType, CB_SINGLE, on_host, "s",
            &s) < 0)
        goto done;
    fn_cublasRotEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasRotEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy, c.data, s.data, csType,
        executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasRotEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

CB_PARAM_LIST(cublasSrotg, "handle", "a", "b", "c", "s");

// cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)
static const cb_function f_cublasSrotg = {
    .name = "cublasSrotg",
    CB_PARAMS_OF(cublasSrotg),
    .result_count = 4,
    .default_mask = CB_BIT(3) | CB_BIT(4), // c, s
};

CB_WRAPPER(cublasSrotg)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSrotg, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s);
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || ask_pointer_mode(form, &f_cublasSrotg, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_inout(py, argv[1], CB_VALUE_FLOAT, CB_SINGLE, on_host, "a", &a) < 0
        || cb_number_inout(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE, on_host, "b", &b) < 0
        || cb_number_out(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_out(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasSrotg *call = cb_symbol_address(&cublas_symbols[S_cublasSrotg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasSrotg, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s)
    };
    retval = cb_return_many(form, &f_cublasSrotg, results);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)
static const cb_function f_cublasDrotg = {
    .name = "cublasDrotg",
    CB_PARAMS_OF(cublasSrotg),
    .result_count = 4,
    .default_mask = CB_BIT(3) | CB_BIT(4), // c, s
};

CB_WRAPPER(cublasDrotg)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDrotg, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s);
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || ask_pointer_mode(form, &f_cublasDrotg, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_inout(py, argv[1], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "a", &a) < 0
        || cb_number_inout(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "b", &b) < 0
        || cb_number_out(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_out(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasDrotg *call = cb_symbol_address(&cublas_symbols[S_cublasDrotg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasDrotg, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s)
    };
    retval = cb_return_many(form, &f_cublasDrotg, results);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c,
//     cuComplex *s)
static const cb_function f_cublasCrotg = {
    .name = "cublasCrotg",
    CB_PARAMS_OF(cublasSrotg),
    .result_count = 4,
    .default_mask = CB_BIT(3) | CB_BIT(4), // c, s
};

CB_WRAPPER(cublasCrotg)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasCrotg, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s);
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || ask_pointer_mode(form, &f_cublasCrotg, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_inout(py, argv[1], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "a", &a) < 0
        || cb_number_inout(py, argv[2], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "b", &b) < 0
        || cb_number_out(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_out(py, argv[4], CB_VALUE_COMPLEX64, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasCrotg *call = cb_symbol_address(&cublas_symbols[S_cublasCrotg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasCrotg, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s)
    };
    retval = cb_return_many(form, &f_cublasCrotg, results);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b,
//     double *c, cuDoubleComplex *s)
static const cb_function f_cublasZrotg = {
    .name = "cublasZrotg",
    CB_PARAMS_OF(cublasSrotg),
    .result_count = 4,
    .default_mask = CB_BIT(3) | CB_BIT(4), // c, s
};

CB_WRAPPER(cublasZrotg)
{
    PyObject *slots[5], *retval = NULL;
    if (!cb_arguments(form, &f_cublasZrotg, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s);
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || ask_pointer_mode(form, &f_cublasZrotg, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_inout(py, argv[1], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "a", &a) < 0
        || cb_number_inout(py, argv[2], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "b", &b) < 0
        || cb_number_out(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "c", &c) < 0
        || cb_number_out(py, argv[4], CB_VALUE_COMPLEX128, CB_SINGLE, on_host, "s", &s) < 0)
        goto done;
    fn_cublasZrotg *call = cb_symbol_address(&cublas_symbols[S_cublasZrotg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, c.data, s.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasZrotg, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s)
    };
    retval = cb_return_many(form, &f_cublasZrotg, results);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

// cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType,
//     void *c, void *s, cudaDataType csType, cudaDataType executiontype)
static const cb_function f_cublasRotgEx = {
    .name = "cublasRotgEx",
    CB_PARAMS("handle", "a", "b", "abType", "c", "s", "csType", "executiontype"),
    .result_count = 4,
};

CB_WRAPPER(cublasRotgEx)
{
    PyObject *slots[8], *retval = NULL;
    if (!cb_arguments(form, &f_cublasRotgEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s;
    int32_t abType, csType, executiontype;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s);
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "abType", &abType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "csType", &csType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[7], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasRotgEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_inout_as(py, argv[1], &table_data_types, abType, abType, CB_SINGLE, on_host, "a",
            &a) < 0
        || cb_number_inout_as(py, argv[2], &table_data_types, abType, abType, CB_SINGLE, on_host,
            "b", &b) < 0
        || cb_number_out_as(py, argv[4], &table_data_types, csType, csType, CB_SINGLE, on_host,
            "c", &c) < 0
        || cb_number_out_as(py, argv[5], &table_data_types, csType, csType, CB_SINGLE, on_host,
            "s", &s) < 0)
        goto done;
    fn_cublasRotgEx *call = cb_symbol_address(&cublas_symbols[S_cublasRotgEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, abType, c.data, s.data, csType, executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasRotgEx, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s)
    };
    retval = cb_return_many(form, &f_cublasRotgEx, results);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s);
    return retval;
}

CB_PARAM_LIST(cublasSrotm, "handle", "n", "x", "incx", "y", "incy", "param");

// cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y,
//     int incy, const float *param)
static const cb_function f_cublasSrotm = {.name = "cublasSrotm", CB_PARAMS_OF(cublasSrotm)};

CB_WRAPPER(cublasSrotm)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSrotm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number param;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSrotm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[6], CB_VALUE_FLOAT, 5, pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "param", &param) < 0)
        goto done;
    fn_cublasSrotm *call = cb_symbol_address(&cublas_symbols[S_cublasSrotm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, param.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSrotm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return retval;
}

// cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
//     float *y, int64_t incy, const float *param)
static const cb_function f_cublasSrotm_64 = {.name = "cublasSrotm_64", CB_PARAMS_OF(cublasSrotm)};

CB_WRAPPER(cublasSrotm_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSrotm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number param;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasSrotm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[6], CB_VALUE_FLOAT, 5, pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "param", &param) < 0)
        goto done;
    fn_cublasSrotm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasSrotm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, param.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasSrotm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return retval;
}

// cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y,
//     int incy, const double *param)
static const cb_function f_cublasDrotm = {.name = "cublasDrotm", CB_PARAMS_OF(cublasSrotm)};

CB_WRAPPER(cublasDrotm)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDrotm, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy;
    cb_address x, y;
    cb_number param;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int32(argv[3], "int", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int32(argv[5], "int", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDrotm, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[6], CB_VALUE_DOUBLE, 5, pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "param", &param) < 0)
        goto done;
    fn_cublasDrotm *call = cb_symbol_address(&cublas_symbols[S_cublasDrotm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, param.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDrotm, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return retval;
}

// cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
//     double *y, int64_t incy, const double *param)
static const cb_function f_cublasDrotm_64 = {.name = "cublasDrotm_64", CB_PARAMS_OF(cublasSrotm)};

CB_WRAPPER(cublasDrotm_64)
{
    PyObject *slots[7], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDrotm_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number param;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_int64(argv[3], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[4], "y", CB_TARGET, &y) < 0
        || cb_as_int64(argv[5], "int64_t", &incy) < 0
        || ask_pointer_mode(form, &f_cublasDrotm_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in(py, argv[6], CB_VALUE_DOUBLE, 5, pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "param", &param) < 0)
        goto done;
    fn_cublasDrotm_64 *call = cb_symbol_address(&cublas_symbols[S_cublasDrotm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, param.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasDrotm_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return retval;
}

CB_PARAM_LIST(cublasRotmEx, "handle", "n", "x", "xType", "incx", "y", "yType", "incy", "param",
    "paramType", "executiontype");

// cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
//     void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType,
//     cudaDataType executiontype)
static const cb_function f_cublasRotmEx = {.name = "cublasRotmEx", CB_PARAMS_OF(cublasRotmEx)};

CB_WRAPPER(cublasRotmEx)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasRotmEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy, paramType, executiontype;
    cb_address x, y;
    cb_number param;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int32(argv[1], "int", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int32(argv[4], "int", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int32(argv[7], "int", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[9], "paramType", &paramType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasRotmEx, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in_as(py, argv[8], &table_data_types, paramType, paramType, 5,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "param", &param) < 0)
        goto done;
    fn_cublasRotmEx *call = cb_symbol_address(&cublas_symbols[S_cublasRotmEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy, param.data, paramType,
        executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasRotmEx, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return retval;
}

// cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
//     int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param,
//     cudaDataType paramType, cudaDataType executiontype)
static const cb_function f_cublasRotmEx_64 = {
    .name = "cublasRotmEx_64",
    CB_PARAMS_OF(cublasRotmEx),
};

CB_WRAPPER(cublasRotmEx_64)
{
    PyObject *slots[11], *retval = NULL;
    if (!cb_arguments(form, &f_cublasRotmEx_64, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType, paramType, executiontype;
    cb_number param;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_int64(argv[1], "int64_t", &n) < 0
        || cb_as_device_address(form, argv[2], "x", CB_TARGET, &x) < 0
        || cb_as_enum(py, T_cudaDataType, argv[3], "xType", &xType) < 0
        || cb_as_int64(argv[4], "int64_t", &incx) < 0
        || cb_as_device_address(form, argv[5], "y", CB_TARGET, &y) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "yType", &yType) < 0
        || cb_as_int64(argv[7], "int64_t", &incy) < 0
        || cb_as_enum(py, T_cudaDataType, argv[9], "paramType", &paramType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasRotmEx_64, argv, handle, &pointer_mode, &retval) < 0
        || cb_number_in_as(py, argv[8], &table_data_types, paramType, paramType, 5,
            pointer_mode == CUBLAS_POINTER_MODE_HOST, "param", &param) < 0)
        goto done;
    fn_cublasRotmEx_64 *call = cb_symbol_address(&cublas_symbols[S_cublasRotmEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, xType, incx, y.value, yType, incy, param.data, paramType,
        executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS))
        retval = cb_fail(form, &f_cublasRotmEx_64, status, argv);
    else
        retval = cb_return0(form);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return retval;
}

CB_PARAM_LIST(cublasSrotmg, "handle", "d1", "d2", "x1", "y1", "param");

// cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1,
//     const float *y1, float *param)
static const cb_function f_cublasSrotmg = {
    .name = "cublasSrotmg",
    CB_PARAMS_OF(cublasSrotmg),
    .result_count = 4,
    .default_mask = CB_BIT(5), // param
};

CB_WRAPPER(cublasSrotmg)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasSrotmg, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number d1, d2, x1, y1, param;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&d1);
    cb_number_init(&d2);
    cb_number_init(&x1);
    cb_number_init(&y1);
    cb_number_init(&param);
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || ask_pointer_mode(form, &f_cublasSrotmg, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_inout(py, argv[1], CB_VALUE_FLOAT, CB_SINGLE, on_host, "d1", &d1) < 0
        || cb_number_inout(py, argv[2], CB_VALUE_FLOAT, CB_SINGLE, on_host, "d2", &d2) < 0
        || cb_number_inout(py, argv[3], CB_VALUE_FLOAT, CB_SINGLE, on_host, "x1", &x1) < 0
        || cb_number_in(py, argv[4], CB_VALUE_FLOAT, CB_SINGLE, on_host, "y1", &y1) < 0
        || cb_number_out(py, argv[5], CB_VALUE_FLOAT, 5, on_host, "param", &param) < 0)
        goto done;
    fn_cublasSrotmg *call = cb_symbol_address(&cublas_symbols[S_cublasSrotmg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, d1.data, d2.data, x1.data, y1.data, param.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasSrotmg, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_number_result(&d1),
        cb_number_result(&d2),
        cb_number_result(&x1),
        cb_number_result(&param)
    };
    retval = cb_return_many(form, &f_cublasSrotmg, results);
done:
    cb_number_done(&d1);
    cb_number_done(&d2);
    cb_number_done(&x1);
    cb_number_done(&y1);
    cb_number_done(&param);
    return retval;
}

// cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1,
//     const double *y1, double *param)
static const cb_function f_cublasDrotmg = {
    .name = "cublasDrotmg",
    CB_PARAMS_OF(cublasSrotmg),
    .result_count = 4,
    .default_mask = CB_BIT(5), // param
};

CB_WRAPPER(cublasDrotmg)
{
    PyObject *slots[6], *retval = NULL;
    if (!cb_arguments(form, &f_cublasDrotmg, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number d1, d2, x1, y1, param;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&d1);
    cb_number_init(&d2);
    cb_number_init(&x1);
    cb_number_init(&y1);
    cb_number_init(&param);
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || ask_pointer_mode(form, &f_cublasDrotmg, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_inout(py, argv[1], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "d1", &d1) < 0
        || cb_number_inout(py, argv[2], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "d2", &d2) < 0
        || cb_number_inout(py, argv[3], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "x1", &x1) < 0
        || cb_number_in(py, argv[4], CB_VALUE_DOUBLE, CB_SINGLE, on_host, "y1", &y1) < 0
        || cb_number_out(py, argv[5], CB_VALUE_DOUBLE, 5, on_host, "param", &param) < 0)
        goto done;
    fn_cublasDrotmg *call = cb_symbol_address(&cublas_symbols[S_cublasDrotmg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, d1.data, d2.data, x1.data, y1.data, param.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasDrotmg, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_number_result(&d1),
        cb_number_result(&d2),
        cb_number_result(&x1),
        cb_number_result(&param)
    };
    retval = cb_return_many(form, &f_cublasDrotmg, results);
done:
    cb_number_done(&d1);
    cb_number_done(&d2);
    cb_number_done(&x1);
    cb_number_done(&y1);
    cb_number_done(&param);
    return retval;
}

// cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2,
//     cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type,
//     void *param, cudaDataType paramType, cudaDataType executiontype)
static const cb_function f_cublasRotmgEx = {
    .name = "cublasRotmgEx",
    CB_PARAMS("handle", "d1", "d1Type", "d2", "d2Type", "x1", "x1Type", "y1", "y1Type", "param",
        "paramType", "executiontype"),
    .result_count = 4,
};

CB_WRAPPER(cublasRotmgEx)
{
    PyObject *slots[12], *retval = NULL;
    if (!cb_arguments(form, &f_cublasRotmgEx, &argv, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number d1, d2, x1, y1, param;
    int32_t d1Type, d2Type, x1Type, y1Type, paramType, executiontype;
    cublasPointerMode_t pointer_mode = 0;
    cb_number_init(&d1);
    cb_number_init(&d2);
    cb_number_init(&x1);
    cb_number_init(&y1);
    cb_number_init(&param);
    if (cb_as_handle(py, T_cublasHandle_t, argv[0], "handle", &handle) < 0
        || cb_as_enum(py, T_cudaDataType, argv[2], "d1Type", &d1Type) < 0
        || cb_as_enum(py, T_cudaDataType, argv[4], "d2Type", &d2Type) < 0
        || cb_as_enum(py, T_cudaDataType, argv[6], "x1Type", &x1Type) < 0
        || cb_as_enum(py, T_cudaDataType, argv[8], "y1Type", &y1Type) < 0
        || cb_as_enum(py, T_cudaDataType, argv[10], "paramType", &paramType) < 0
        || cb_as_enum(py, T_cudaDataType, argv[11], "executiontype", &executiontype) < 0
        || ask_pointer_mode(form, &f_cublasRotmgEx, argv, handle, &pointer_mode, &retval) < 0)
        goto done;
    bool on_host = pointer_mode == CUBLAS_POINTER_MODE_HOST;
    if (cb_number_inout_as(py, argv[1], &table_data_types, d1Type, d1Type, CB_SINGLE, on_host,
            "d1", &d1) < 0
        || cb_number_inout_as(py, argv[3], &table_data_types, d2Type, d2Type, CB_SINGLE, on_host,
            "d2", &d2) < 0
        || cb_number_inout_as(py, argv[5], &table_data_types, x1Type, x1Type, CB_SINGLE, on_host,
            "x1", &x1) < 0
        || cb_number_in_as(py, argv[7], &table_data_types, y1Type, y1Type, CB_SINGLE, on_host,
            "y1", &y1) < 0
        || cb_number_out_as(py, argv[9], &table_data_types, paramType, paramType, 5, on_host,
            "param", &param) < 0)
        goto done;
    fn_cublasRotmgEx *call = cb_symbol_address(&cublas_symbols[S_cublasRotmgEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, d1.data, d1Type, d2.data, d2Type, x1.data, x1Type, y1.data, y1Type,
        param.data, paramType, executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        retval = cb_fail(form, &f_cublasRotmgEx, status, argv);
        goto done;
    }
    PyObject *results[] = {
        cb_number_result(&d1),
        cb_number_result(&d2),
        cb_number_result(&x1),
        cb_number_result(&param)
    };
    retval = cb_return_many(form, &f_cublasRotmgEx, results);
done:
    cb_number_done(&d1);
    cb_number_done(&d2);
    cb_number_done(&x1);
    cb_number_done(&y1);
    cb_number_done(&param);
    return retval;
}
