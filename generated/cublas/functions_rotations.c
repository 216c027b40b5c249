// functions_rotations.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y,
//     int incy, const float *c, const float *s)
static const cb_function f_cublasSrot = {.name = "cublasSrot",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasSrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number c, s_;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSrot, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasSrot *call = cb_symbol_address(&symbols[S_cublasSrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSrot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
//     float *y, int64_t incy, const float *c, const float *s)
static const cb_function f_cublasSrot_64 = {.name = "cublasSrot_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasSrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasSrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSrot_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasSrot_64 *call = cb_symbol_address(&symbols[S_cublasSrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSrot_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y,
//     int incy, const double *c, const double *s)
static const cb_function f_cublasDrot = {.name = "cublasDrot",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasDrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasDrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number c, s_;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDrot, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasDrot *call = cb_symbol_address(&symbols[S_cublasDrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDrot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
//     double *y, int64_t incy, const double *c, const double *s)
static const cb_function f_cublasDrot_64 = {.name = "cublasDrot_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasDrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasDrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDrot_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasDrot_64 *call = cb_symbol_address(&symbols[S_cublasDrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDrot_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y,
//     int incy, const float *c, const cuComplex *s)
static const cb_function f_cublasCrot = {.name = "cublasCrot",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number c, s_;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCrot, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasCrot *call = cb_symbol_address(&symbols[S_cublasCrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCrot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy, const float *c, const cuComplex *s)
static const cb_function f_cublasCrot_64 = {.name = "cublasCrot_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCrot_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasCrot_64 *call = cb_symbol_address(&symbols[S_cublasCrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCrot_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx,
//     cuComplex *y, int incy, const float *c, const float *s)
static const cb_function f_cublasCsrot = {.name = "cublasCsrot",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCsrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number c, s_;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCsrot, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasCsrot *call = cb_symbol_address(&symbols[S_cublasCsrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsrot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
//     cuComplex *y, int64_t incy, const float *c, const float *s)
static const cb_function f_cublasCsrot_64 = {.name = "cublasCsrot_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasCsrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasCsrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasCsrot_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasCsrot_64 *call = cb_symbol_address(&symbols[S_cublasCsrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasCsrot_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)
static const cb_function f_cublasZrot = {.name = "cublasZrot",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number c, s_;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZrot, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasZrot *call = cb_symbol_address(&symbols[S_cublasZrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZrot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
//     int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)
static const cb_function f_cublasZrot_64 = {.name = "cublasZrot_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZrot_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasZrot_64 *call = cb_symbol_address(&symbols[S_cublasZrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZrot_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
//     cuDoubleComplex *y, int incy, const double *c, const double *s)
static const cb_function f_cublasZdrot = {.name = "cublasZdrot",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZdrot)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdrot, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number c, s_;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZdrot, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasZdrot *call = cb_symbol_address(&symbols[S_cublasZdrot]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZdrot, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
//     int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)
static const cb_function f_cublasZdrot_64 = {.name = "cublasZdrot_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "c", "s", NULL},
    .param_count = 8};

CB_WRAPPER(cublasZdrot_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasZdrot_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasZdrot_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_in(m, args[7], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasZdrot_64 *call = cb_symbol_address(&symbols[S_cublasZdrot_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, c.data, s_.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasZdrot_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
//     void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType,
//     cudaDataType executiontype)
static const cb_function f_cublasRotEx = {.name = "cublasRotEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy", "c",
        "s", "csType", "executiontype", NULL},
    .param_count = 12};

CB_WRAPPER(cublasRotEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasRotEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy, csType, executiontype, query_pointer_mode;
    cb_address x, y;
    cb_number c, s_;
    cb_value_kind c_kind = CB_VALUE_NONE, s__kind = CB_VALUE_NONE;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "csType", &csType) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasRotEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, csType, csType, "c", &c_kind) < 0)
        || cb_number_in(m, args[8], c_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c",
            &c) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, csType, csType, "s", &s__kind) < 0)
        || cb_number_in(m, args[9], s__kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "s", &s_) < 0)
        goto done;
    fn_cublasRotEx *call = cb_symbol_address(&symbols[S_cublasRotEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy, c.data, s_.data, (cudaDataType)csType, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasRotEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
//     int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s,
//     cudaDataType csType, cudaDataType executiontype)
static const cb_function f_cublasRotEx_64 = {.name = "cublasRotEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy", "c",
        "s", "csType", "executiontype", NULL},
    .param_count = 12};

CB_WRAPPER(cublasRotEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasRotEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType, csType, executiontype, query_pointer_mode;
    cb_number c, s_;
    cb_value_kind c_kind = CB_VALUE_NONE, s__kind = CB_VALUE_NONE;
    cb_number_init(&c);
    cb_number_init(&s_);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "csType", &csType) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasRotEx_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, csType, csType, "c", &c_kind) < 0)
        || cb_number_in(m, args[8], c_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c",
            &c) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, csType, csType, "s", &s__kind) < 0)
        || cb_number_in(m, args[9], s__kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "s", &s_) < 0)
        goto done;
    fn_cublasRotEx_64 *call = cb_symbol_address(&symbols[S_cublasRotEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy, c.data, s_.data, (cudaDataType)csType, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasRotEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)
static const cb_function f_cublasSrotg = {.name = "cublasSrotg",
    .params = (const char *const[]){"handle", "a", "b", "c", "s", NULL}, .param_count = 5,
    .result_count = 4, .default_mask = 0x18};

CB_WRAPPER(cublasSrotg)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasSrotg, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || ask_pointer_mode(s, &f_cublasSrotg, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_inout(m, args[1], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "a", &a) < 0
        || cb_number_inout(m, args[2], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "b", &b) < 0
        || cb_number_out(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_out(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasSrotg *call = cb_symbol_address(&symbols[S_cublasSrotg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSrotg, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s_)
    };
    result = cb_return_many(s, &f_cublasSrotg, values);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)
static const cb_function f_cublasDrotg = {.name = "cublasDrotg",
    .params = (const char *const[]){"handle", "a", "b", "c", "s", NULL}, .param_count = 5,
    .result_count = 4, .default_mask = 0x18};

CB_WRAPPER(cublasDrotg)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasDrotg, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || ask_pointer_mode(s, &f_cublasDrotg, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_inout(m, args[1], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "a", &a) < 0
        || cb_number_inout(m, args[2], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "b", &b) < 0
        || cb_number_out(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_out(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasDrotg *call = cb_symbol_address(&symbols[S_cublasDrotg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDrotg, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s_)
    };
    result = cb_return_many(s, &f_cublasDrotg, values);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c,
//     cuComplex *s)
static const cb_function f_cublasCrotg = {.name = "cublasCrotg",
    .params = (const char *const[]){"handle", "a", "b", "c", "s", NULL}, .param_count = 5,
    .result_count = 4, .default_mask = 0x18};

CB_WRAPPER(cublasCrotg)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasCrotg, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || ask_pointer_mode(s, &f_cublasCrotg, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_inout(m, args[1], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "a", &a) < 0
        || cb_number_inout(m, args[2], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "b", &b) < 0
        || cb_number_out(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_out(m, args[4], CB_VALUE_COMPLEX64, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasCrotg *call = cb_symbol_address(&symbols[S_cublasCrotg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasCrotg, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s_)
    };
    result = cb_return_many(s, &f_cublasCrotg, values);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b,
//     double *c, cuDoubleComplex *s)
static const cb_function f_cublasZrotg = {.name = "cublasZrotg",
    .params = (const char *const[]){"handle", "a", "b", "c", "s", NULL}, .param_count = 5,
    .result_count = 4, .default_mask = 0x18};

CB_WRAPPER(cublasZrotg)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[5], *result = NULL;
    if (!cb_arguments(s, &f_cublasZrotg, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s_;
    int32_t query_pointer_mode;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || ask_pointer_mode(s, &f_cublasZrotg, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_inout(m, args[1], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "a", &a) < 0
        || cb_number_inout(m, args[2], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "b", &b) < 0
        || cb_number_out(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "c", &c) < 0
        || cb_number_out(m, args[4], CB_VALUE_COMPLEX128, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "s", &s_) < 0)
        goto done;
    fn_cublasZrotg *call = cb_symbol_address(&symbols[S_cublasZrotg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, c.data, s_.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasZrotg, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s_)
    };
    result = cb_return_many(s, &f_cublasZrotg, values);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType,
//     void *c, void *s, cudaDataType csType, cudaDataType executiontype)
static const cb_function f_cublasRotgEx = {.name = "cublasRotgEx",
    .params = (const char *const[]){"handle", "a", "b", "abType", "c", "s", "csType",
        "executiontype", NULL},
    .param_count = 8, .result_count = 4};

CB_WRAPPER(cublasRotgEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[8], *result = NULL;
    if (!cb_arguments(s, &f_cublasRotgEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number a, b, c, s_;
    cb_value_kind a_kind = CB_VALUE_NONE, b_kind = CB_VALUE_NONE, c_kind = CB_VALUE_NONE,
        s__kind = CB_VALUE_NONE;
    int32_t abType, csType, executiontype, query_pointer_mode;
    cb_number_init(&a);
    cb_number_init(&b);
    cb_number_init(&c);
    cb_number_init(&s_);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "abType", &abType) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "csType", &csType) < 0
        || cb_as_enum(m, T_cudaDataType, args[7], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasRotgEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, abType, abType, "a", &a_kind) < 0)
        || cb_number_inout(m, args[1], a_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "a", &a) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, abType, abType, "b", &b_kind) < 0)
        || cb_number_inout(m, args[2], b_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "b", &b) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, csType, csType, "c", &c_kind) < 0)
        || cb_number_out(m, args[4], c_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "c", &c) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, csType, csType, "s", &s__kind) < 0)
        || cb_number_out(m, args[5], s__kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "s", &s_) < 0)
        goto done;
    fn_cublasRotgEx *call = cb_symbol_address(&symbols[S_cublasRotgEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, a.data, b.data, (cudaDataType)abType, c.data, s_.data,
        (cudaDataType)csType, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasRotgEx, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_number_result(&a),
        cb_number_result(&b),
        cb_number_result(&c),
        cb_number_result(&s_)
    };
    result = cb_return_many(s, &f_cublasRotgEx, values);
done:
    cb_number_done(&a);
    cb_number_done(&b);
    cb_number_done(&c);
    cb_number_done(&s_);
    return result;
}

// cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y,
//     int incy, const float *param)
static const cb_function f_cublasSrotm = {.name = "cublasSrotm",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "param", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSrotm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSrotm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number param;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSrotm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 5,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "param", &param) < 0)
        goto done;
    fn_cublasSrotm *call = cb_symbol_address(&symbols[S_cublasSrotm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, param.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSrotm, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return result;
}

// cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
//     float *y, int64_t incy, const float *param)
static const cb_function f_cublasSrotm_64 = {.name = "cublasSrotm_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "param", NULL},
    .param_count = 7};

CB_WRAPPER(cublasSrotm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasSrotm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number param;
    int32_t query_pointer_mode;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasSrotm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_FLOAT, 5,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "param", &param) < 0)
        goto done;
    fn_cublasSrotm_64 *call = cb_symbol_address(&symbols[S_cublasSrotm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, param.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasSrotm_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return result;
}

// cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y,
//     int incy, const double *param)
static const cb_function f_cublasDrotm = {.name = "cublasDrotm",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "param", NULL},
    .param_count = 7};

CB_WRAPPER(cublasDrotm)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDrotm, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, incx, incy, query_pointer_mode;
    cb_address x, y;
    cb_number param;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int32(args[3], "int", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int32(args[5], "int", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDrotm, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 5,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "param", &param) < 0)
        goto done;
    fn_cublasDrotm *call = cb_symbol_address(&symbols[S_cublasDrotm]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, param.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDrotm, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return result;
}

// cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
//     double *y, int64_t incy, const double *param)
static const cb_function f_cublasDrotm_64 = {.name = "cublasDrotm_64",
    .params = (const char *const[]){"handle", "n", "x", "incx", "y", "incy", "param", NULL},
    .param_count = 7};

CB_WRAPPER(cublasDrotm_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[7], *result = NULL;
    if (!cb_arguments(s, &f_cublasDrotm_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    cb_number param;
    int32_t query_pointer_mode;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_int64(args[3], "int64_t", &incx) < 0
        || cb_as_target(s, args[4], "y", false, &y) < 0
        || cb_as_int64(args[5], "int64_t", &incy) < 0
        || ask_pointer_mode(s, &f_cublasDrotm_64, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_in(m, args[6], CB_VALUE_DOUBLE, 5,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "param", &param) < 0)
        goto done;
    fn_cublasDrotm_64 *call = cb_symbol_address(&symbols[S_cublasDrotm_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, incx, y.value, incy, param.data);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasDrotm_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return result;
}

// cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
//     void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType,
//     cudaDataType executiontype)
static const cb_function f_cublasRotmEx = {.name = "cublasRotmEx",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        "param", "paramType", "executiontype", NULL},
    .param_count = 11};

CB_WRAPPER(cublasRotmEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasRotmEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int32_t n, xType, incx, yType, incy, paramType, executiontype, query_pointer_mode;
    cb_address x, y;
    cb_number param;
    cb_value_kind param_kind = CB_VALUE_NONE;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int32(args[1], "int", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int32(args[4], "int", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int32(args[7], "int", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[9], "paramType", &paramType) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasRotmEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, paramType, paramType, "param", &param_kind) < 0)
        || cb_number_in(m, args[8], param_kind, 5, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "param", &param) < 0)
        goto done;
    fn_cublasRotmEx *call = cb_symbol_address(&symbols[S_cublasRotmEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy, param.data, (cudaDataType)paramType, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasRotmEx, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return result;
}

// cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
//     int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param,
//     cudaDataType paramType, cudaDataType executiontype)
static const cb_function f_cublasRotmEx_64 = {.name = "cublasRotmEx_64",
    .params = (const char *const[]){"handle", "n", "x", "xType", "incx", "y", "yType", "incy",
        "param", "paramType", "executiontype", NULL},
    .param_count = 11};

CB_WRAPPER(cublasRotmEx_64)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[11], *result = NULL;
    if (!cb_arguments(s, &f_cublasRotmEx_64, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    int64_t n, incx, incy;
    cb_address x, y;
    int32_t xType, yType, paramType, executiontype, query_pointer_mode;
    cb_number param;
    cb_value_kind param_kind = CB_VALUE_NONE;
    cb_number_init(&param);
    x.held = y.held = false;
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_int64(args[1], "int64_t", &n) < 0
        || cb_as_target(s, args[2], "x", false, &x) < 0
        || cb_as_enum(m, T_cudaDataType, args[3], "xType", &xType) < 0
        || cb_as_int64(args[4], "int64_t", &incx) < 0
        || cb_as_target(s, args[5], "y", false, &y) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "yType", &yType) < 0
        || cb_as_int64(args[7], "int64_t", &incy) < 0
        || cb_as_enum(m, T_cudaDataType, args[9], "paramType", &paramType) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasRotmEx_64, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, paramType, paramType, "param", &param_kind) < 0)
        || cb_number_in(m, args[8], param_kind, 5, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "param", &param) < 0)
        goto done;
    fn_cublasRotmEx_64 *call = cb_symbol_address(&symbols[S_cublasRotmEx_64]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, n, x.value, (cudaDataType)xType, incx, y.value, (cudaDataType)yType,
        incy, param.data, (cudaDataType)paramType, (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    result = CB_LIKELY(status == CUBLAS_STATUS_SUCCESS) ? cb_return0(s)
        : cb_fail(s, &f_cublasRotmEx_64, status, args, NULL);
done:
    cb_address_release(&x);
    cb_address_release(&y);
    cb_number_done(&param);
    return result;
}

// cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1,
//     const float *y1, float *param)
static const cb_function f_cublasSrotmg = {.name = "cublasSrotmg",
    .params = (const char *const[]){"handle", "d1", "d2", "x1", "y1", "param", NULL},
    .param_count = 6, .result_count = 4, .default_mask = 0x20};

CB_WRAPPER(cublasSrotmg)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasSrotmg, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number d1, d2, x1, y1, param;
    int32_t query_pointer_mode;
    cb_number_init(&d1);
    cb_number_init(&d2);
    cb_number_init(&x1);
    cb_number_init(&y1);
    cb_number_init(&param);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || ask_pointer_mode(s, &f_cublasSrotmg, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_inout(m, args[1], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "d1", &d1) < 0
        || cb_number_inout(m, args[2], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "d2", &d2) < 0
        || cb_number_inout(m, args[3], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "x1", &x1) < 0
        || cb_number_in(m, args[4], CB_VALUE_FLOAT, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "y1", &y1) < 0
        || cb_number_out(m, args[5], CB_VALUE_FLOAT, 5,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "param", &param) < 0)
        goto done;
    fn_cublasSrotmg *call = cb_symbol_address(&symbols[S_cublasSrotmg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, d1.data, d2.data, x1.data, y1.data, param.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasSrotmg, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_number_result(&d1),
        cb_number_result(&d2),
        cb_number_result(&x1),
        cb_number_result(&param)
    };
    result = cb_return_many(s, &f_cublasSrotmg, values);
done:
    cb_number_done(&d1);
    cb_number_done(&d2);
    cb_number_done(&x1);
    cb_number_done(&y1);
    cb_number_done(&param);
    return result;
}

// cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1,
//     const double *y1, double *param)
static const cb_function f_cublasDrotmg = {.name = "cublasDrotmg",
    .params = (const char *const[]){"handle", "d1", "d2", "x1", "y1", "param", NULL},
    .param_count = 6, .result_count = 4, .default_mask = 0x20};

CB_WRAPPER(cublasDrotmg)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[6], *result = NULL;
    if (!cb_arguments(s, &f_cublasDrotmg, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number d1, d2, x1, y1, param;
    int32_t query_pointer_mode;
    cb_number_init(&d1);
    cb_number_init(&d2);
    cb_number_init(&x1);
    cb_number_init(&y1);
    cb_number_init(&param);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || ask_pointer_mode(s, &f_cublasDrotmg, args, handle, &query_pointer_mode, &result) < 0
        || cb_number_inout(m, args[1], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "d1", &d1) < 0
        || cb_number_inout(m, args[2], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "d2", &d2) < 0
        || cb_number_inout(m, args[3], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "x1", &x1) < 0
        || cb_number_in(m, args[4], CB_VALUE_DOUBLE, 0,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "y1", &y1) < 0
        || cb_number_out(m, args[5], CB_VALUE_DOUBLE, 5,
            query_pointer_mode == CUBLAS_POINTER_MODE_HOST, "param", &param) < 0)
        goto done;
    fn_cublasDrotmg *call = cb_symbol_address(&symbols[S_cublasDrotmg]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, d1.data, d2.data, x1.data, y1.data, param.data);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasDrotmg, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_number_result(&d1),
        cb_number_result(&d2),
        cb_number_result(&x1),
        cb_number_result(&param)
    };
    result = cb_return_many(s, &f_cublasDrotmg, values);
done:
    cb_number_done(&d1);
    cb_number_done(&d2);
    cb_number_done(&x1);
    cb_number_done(&y1);
    cb_number_done(&param);
    return result;
}

// cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2,
//     cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type,
//     void *param, cudaDataType paramType, cudaDataType executiontype)
static const cb_function f_cublasRotmgEx = {.name = "cublasRotmgEx",
    .params = (const char *const[]){"handle", "d1", "d1Type", "d2", "d2Type", "x1", "x1Type", "y1",
        "y1Type", "param", "paramType", "executiontype", NULL},
    .param_count = 12, .result_count = 4};

CB_WRAPPER(cublasRotmgEx)
{
    cb_surface *s = cb_surface_of(self);
    cb_module *m = s->module;
    PyObject *slots[12], *result = NULL;
    if (!cb_arguments(s, &f_cublasRotmgEx, &args, nargs, kwnames, slots))
        return NULL;
    cublasHandle_t handle;
    cb_number d1, d2, x1, y1, param;
    cb_value_kind d1_kind = CB_VALUE_NONE, d2_kind = CB_VALUE_NONE, x1_kind = CB_VALUE_NONE,
        y1_kind = CB_VALUE_NONE, param_kind = CB_VALUE_NONE;
    int32_t d1Type, d2Type, x1Type, y1Type, paramType, executiontype, query_pointer_mode;
    cb_number_init(&d1);
    cb_number_init(&d2);
    cb_number_init(&x1);
    cb_number_init(&y1);
    cb_number_init(&param);
    if (cb_as_handle(m, T_cublasHandle_t, args[0], &handle) < 0
        || cb_as_enum(m, T_cudaDataType, args[2], "d1Type", &d1Type) < 0
        || cb_as_enum(m, T_cudaDataType, args[4], "d2Type", &d2Type) < 0
        || cb_as_enum(m, T_cudaDataType, args[6], "x1Type", &x1Type) < 0
        || cb_as_enum(m, T_cudaDataType, args[8], "y1Type", &y1Type) < 0
        || cb_as_enum(m, T_cudaDataType, args[10], "paramType", &paramType) < 0
        || cb_as_enum(m, T_cudaDataType, args[11], "executiontype", &executiontype) < 0
        || ask_pointer_mode(s, &f_cublasRotmgEx, args, handle, &query_pointer_mode, &result) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, d1Type, d1Type, "d1", &d1_kind) < 0)
        || cb_number_inout(m, args[1], d1_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "d1", &d1) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, d2Type, d2Type, "d2", &d2_kind) < 0)
        || cb_number_inout(m, args[3], d2_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "d2", &d2) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, x1Type, x1Type, "x1", &x1_kind) < 0)
        || cb_number_inout(m, args[5], x1_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "x1", &x1) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, y1Type, y1Type, "y1", &y1_kind) < 0)
        || cb_number_in(m, args[7], y1_kind, 0, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "y1", &y1) < 0
        || (query_pointer_mode == CUBLAS_POINTER_MODE_HOST
            && cb_number_kind(m, &table_data_types, paramType, paramType, "param", &param_kind) < 0)
        || cb_number_out(m, args[9], param_kind, 5, query_pointer_mode == CUBLAS_POINTER_MODE_HOST,
            "param", &param) < 0)
        goto done;
    fn_cublasRotmgEx *call = cb_symbol_address(&symbols[S_cublasRotmgEx]);
    if (call == NULL)
        goto done;
    cublasStatus_t status;
    Py_BEGIN_ALLOW_THREADS
    status = call(handle, d1.data, (cudaDataType)d1Type, d2.data, (cudaDataType)d2Type, x1.data,
        (cudaDataType)x1Type, y1.data, (cudaDataType)y1Type, param.data, (cudaDataType)paramType,
        (cudaDataType)executiontype);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        result = cb_fail(s, &f_cublasRotmgEx, status, args, NULL);
        goto done;
    }
    PyObject *values[] = {
        cb_number_result(&d1),
        cb_number_result(&d2),
        cb_number_result(&x1),
        cb_number_result(&param)
    };
    result = cb_return_many(s, &f_cublasRotmgEx, values);
done:
    cb_number_done(&d1);
    cb_number_done(&d2);
    cb_number_done(&x1);
    cb_number_done(&y1);
    cb_number_done(&param);
    return result;
}

